//! Reads several files on several cores, with their output in the order of the files.

use std::io::{self, ErrorKind, Write};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;

use crate::failure::Failure;

/// How many blocks of output a file may be ahead of its turn.
const AHEAD: usize = 16;

/// What a worker sends: output, and at last its result.
enum Message<T> {
    Output(Vec<u8>),
    Done(Result<T, Failure>),
}

/// Does the work of each file, as many at a time as there are cores. The output comes out
/// file by file. A failure of one file is reported, and the others are read all the same:
/// the second part of the result is how it all ended.
pub(crate) fn in_order<T: Send>(
    files: &[PathBuf],
    work: impl Fn(&Path, &mut dyn Write) -> Result<T, Failure> + Sync,
    out: &mut impl Write,
) -> Result<(Vec<T>, Result<(), Failure>), Failure> {
    if let [file] = files {
        return Ok((vec![work(file, out)?], Ok(())));
    }
    let channels = files.iter().map(|_| sync_channel(AHEAD));
    let (senders, receivers): (Vec<_>, Vec<_>) = channels.unzip();
    // A worker owns its file's sender: if it dies, the receiver sees a closed channel.
    let tasks = Mutex::new(files.iter().zip(senders));
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    thread::scope(|scope| {
        for _ in 0..cores.min(files.len()) {
            scope.spawn(|| {
                while let Some((file, sender)) = next(&tasks) {
                    let result = work(file, &mut Output(&sender));
                    // If nobody waits any more, the output has failed.
                    let _ = sender.send(Message::Done(result));
                }
            });
        }
        let (mut results, mut end) = (Vec::new(), Ok(()));
        for receiver in receivers {
            match take(&receiver, out)? {
                Ok(result) => results.push(result),
                Err(error) => {
                    let status = error.report();
                    end = end.and(Err(Failure::Reported(status)));
                }
            }
        }
        Ok((results, end))
    })
}

fn next<T>(tasks: &Mutex<impl Iterator<Item = T>>) -> Option<T> {
    tasks.lock().ok()?.next()
}

/// Takes the output of one file, and its result. The outer failure is one of the output.
fn take<T>(
    receiver: &Receiver<Message<T>>,
    out: &mut impl Write,
) -> Result<Result<T, Failure>, Failure> {
    loop {
        match receiver.recv() {
            Ok(Message::Output(bytes)) => out.write_all(&bytes)?,
            Ok(Message::Done(result)) => return Ok(result),
            Err(_) => return Err(Failure::Machine("a worker has stopped".into())),
        }
    }
}

/// The output of a worker, on its way to the thread that writes it.
struct Output<'a, T>(&'a SyncSender<Message<T>>);

impl<T> Write for Output<'_, T> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let sent = self.0.send(Message::Output(bytes.to_vec()));
        sent.map_err(|_| io::Error::from(ErrorKind::BrokenPipe))?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
