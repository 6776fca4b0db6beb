//! A window on the bytes of an archive.

use std::io::{ErrorKind, Read};
use std::path::Path;

use crate::failure::Failure;

/// How much of an archive is in memory. Tag sections are shorter. (For the fuzzer the window
/// is small, so that its archives fill it.)
const SIZE: usize = if cfg!(fuzzing) { 1 << 11 } else { 1 << 18 };

/// How much is read at once. It goes to the same memory each time, which is therefore still
/// in the nearest cache when it is searched.
const READ: usize = 1 << 17;

/// A window of fixed size, which moves over the archive.
pub(crate) struct Block<'a, R> {
    input: R,
    /// The name of the archive.
    name: &'a Path,
    buffer: Box<[u8]>,
    /// Where the window begins in the buffer.
    start: usize,
    /// Where the window ends in the buffer.
    end: usize,
    /// The offset in the archive of the first byte of the window.
    offset: u64,
    is_at_end: bool,
}

impl<'a, R: Read> Block<'a, R> {
    pub(crate) fn new(input: R, name: &'a Path) -> Self {
        let buffer = vec![0; SIZE].into_boxed_slice();
        Self { input, name, buffer, start: 0, end: 0, offset: 0, is_at_end: false }
    }

    /// Returns the bytes in the window.
    #[inline]
    pub(crate) fn bytes(&self) -> &[u8] {
        &self.buffer[self.start..self.end]
    }

    /// Returns the offset in the archive of the first byte of the window.
    pub(crate) fn offset(&self) -> u64 {
        self.offset
    }

    /// Returns whether the window is full, so that bytes must be dropped before more are read.
    pub(crate) fn is_full(&self) -> bool {
        self.end - self.start == self.buffer.len()
    }

    /// Drops the first bytes of the window.
    pub(crate) fn drop_first(&mut self, count: usize) {
        self.start += count;
        self.offset += count as u64;
    }

    /// Reads more bytes after those of the window. Returns false if there are none, or no room.
    pub(crate) fn read_more(&mut self) -> Result<bool, Failure> {
        if self.start > 0 {
            self.buffer.copy_within(self.start..self.end, 0);
            self.end -= self.start;
            self.start = 0;
        }
        while !self.is_at_end && self.end < self.buffer.len() {
            let until = self.buffer.len().min(self.end + READ);
            match self.input.read(&mut self.buffer[self.end..until]) {
                Ok(0) => self.is_at_end = true,
                Ok(count) => {
                    self.end += count;
                    return Ok(true);
                }
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => return Err(Failure::file("read", self.name, &error)),
            }
        }
        Ok(false)
    }
}
