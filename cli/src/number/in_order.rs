//! Reads several files on several cores, with their output in the order of the files.
//!
//! Output that waits for its turn is bounded in all: when it fills its room, only the file whose
//! turn it is goes on.

use std::collections::{BTreeMap, VecDeque};
use std::io::{self, ErrorKind, Write};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use crate::failure::Failure;

/// How many bytes of output may wait for the turn of their files.
const ROOM: usize = 6 << 20;

/// How many bytes of the file whose turn it is may wait for the output.
const ROOM_OF_TURN: usize = 1 << 20;

/// How many files may be read before their turn. Most have no output while one is slow.
const AHEAD: usize = 1_000;

/// Does the work of each file, as many at a time as there are cores. The output comes out
/// file by file. A failure of one file is reported, and the others are read all the same:
/// the second part of the result is how it all ended.
pub(crate) fn in_order(
    files: &[PathBuf],
    work: impl Fn(&Path, &mut dyn Write) -> Result<(), Failure> + Sync,
    out: &mut impl Write,
) -> Result<Result<(), Failure>, Failure> {
    if let [file] = files {
        return Ok(work(file, out));
    }
    let queue = Queue::default();
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    thread::scope(|scope| {
        // However this ends, the workers end too.
        let _closed = OnDrop(|| queue.close());
        for _ in 0..cores.min(files.len()) {
            scope.spawn(|| {
                let _closed = OnDrop(|| {
                    if thread::panicking() {
                        queue.close();
                    }
                });
                while let Some(file) = queue.next_file(files.len()) {
                    let result = work(&files[file], &mut Output { queue: &queue, file });
                    queue.end(file, result);
                }
            });
        }
        let mut end = Ok(());
        for file in 0..files.len() {
            while let Some(block) = queue.take(file) {
                out.write_all(&block)?;
            }
            if let Err(error) = queue.result(file)? {
                let status = error.report();
                end = end.and(Err(Failure::Reported(status)));
            }
        }
        Ok(end)
    })
}

/// The output of all files, on its way from the workers to the thread that writes it.
#[derive(Default)]
struct Queue {
    state: Mutex<State>,
    /// Something in the state has changed.
    changed: Condvar,
}

#[derive(Default)]
struct State {
    /// The next file that no worker has taken.
    next: usize,
    /// The file whose output is written.
    turn: usize,
    /// What waits of each file that a worker has taken.
    files: BTreeMap<usize, Waiting>,
    /// How many bytes of files before their turn wait.
    ahead: usize,
    /// Nothing more is written.
    is_closed: bool,
}

/// The output of a file that waits, and at last its result.
#[derive(Default)]
struct Waiting {
    blocks: VecDeque<Vec<u8>>,
    bytes: usize,
    result: Option<Result<(), Failure>>,
}

impl Queue {
    fn lock(&self) -> MutexGuard<'_, State> {
        // The state is right between any two statements that could panic.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until the state is as it must be.
    fn wait(&self, is_blocked: impl FnMut(&mut State) -> bool) -> MutexGuard<'_, State> {
        let waited = self.changed.wait_while(self.lock(), is_blocked);
        waited.unwrap_or_else(PoisonError::into_inner)
    }

    /// Gives a worker its next file.
    fn next_file(&self, count: usize) -> Option<usize> {
        let is_far_ahead = |state: &mut State| !state.is_closed && state.next >= state.turn + AHEAD;
        let mut state = self.wait(is_far_ahead);
        let file = state.next;
        (file < count && !state.is_closed).then(|| {
            state.next += 1;
            state.files.insert(file, Waiting::default());
            file
        })
    }

    /// Takes a block of a file from its worker, as soon as there is room for it. Returns false if
    /// nothing more is written.
    fn put(&self, file: usize, block: Vec<u8>) -> bool {
        let size = block.len();
        let has_room = |state: &State| {
            if state.turn == file {
                let bytes = state.files.get(&file).map_or(0, |waiting| waiting.bytes);
                bytes == 0 || bytes + size <= ROOM_OF_TURN
            } else {
                state.ahead + size <= ROOM
            }
        };
        let mut state = self.wait(|state| !state.is_closed && !has_room(state));
        if state.is_closed {
            return false;
        }
        if state.turn != file {
            state.ahead += size;
        }
        if let Some(waiting) = state.files.get_mut(&file) {
            waiting.blocks.push_back(block);
            waiting.bytes += size;
        }
        self.changed.notify_all();
        true
    }

    fn end(&self, file: usize, result: Result<(), Failure>) {
        if let Some(waiting) = self.lock().files.get_mut(&file) {
            waiting.result = Some(result);
        }
        self.changed.notify_all();
    }

    /// Returns the next block of the file whose turn it is, or `None` at its end.
    fn take(&self, file: usize) -> Option<Vec<u8>> {
        let is_blocked = |state: &mut State| {
            if state.turn != file {
                // What has been waiting is not ahead any more.
                state.turn = file;
                state.ahead -= state.files.get(&file).map_or(0, |waiting| waiting.bytes);
                self.changed.notify_all();
            }
            let waiting = state.files.get(&file);
            let has_come =
                waiting.is_some_and(|file| !file.blocks.is_empty() || file.result.is_some());
            !state.is_closed && !has_come
        };
        let mut state = self.wait(is_blocked);
        let waiting = state.files.get_mut(&file)?;
        let block = waiting.blocks.pop_front()?;
        waiting.bytes -= block.len();
        self.changed.notify_all();
        Some(block)
    }

    /// Returns the result of a file whose output has all been taken.
    fn result(&self, file: usize) -> Result<Result<(), Failure>, Failure> {
        let waiting = self.lock().files.remove(&file);
        let result = waiting.and_then(|waiting| waiting.result);
        result.ok_or_else(|| Failure::Machine("a worker has stopped".into()))
    }

    fn close(&self) {
        self.lock().is_closed = true;
        self.changed.notify_all();
    }
}

/// The output of a worker.
struct Output<'a> {
    queue: &'a Queue,
    file: usize,
}

impl Write for Output<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let is_put = bytes.is_empty() || self.queue.put(self.file, bytes.to_vec());
        if is_put { Ok(bytes.len()) } else { Err(ErrorKind::BrokenPipe.into()) }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Does something when it is dropped, also by a panic.
struct OnDrop<F: FnMut()>(F);

impl<F: FnMut()> Drop for OnDrop<F> {
    fn drop(&mut self) {
        (self.0)();
    }
}
