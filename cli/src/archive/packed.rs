//! Unpacks archives, and says what is wrong with one that cannot be unpacked.

use std::io::{self, BufRead, BufReader, ErrorKind, Read};

use flate2::bufread::GzDecoder;

/// Reads gzip archives, one after another, with zeros after each: tapes and some servers fill
/// blocks with them.
pub(super) struct Gzip<R> {
    /// `None` after the last one.
    decoder: Option<GzDecoder<BufReader<Counted<R>>>>,
}

impl<R: Read> Gzip<R> {
    pub(super) fn new(input: R) -> Self {
        let input = BufReader::new(Counted { input, count: 0 });
        Self { decoder: Some(GzDecoder::new(input)) }
    }

    /// Goes on to the next archive, if there is one.
    fn next_archive(&mut self) -> io::Result<()> {
        let Some(decoder) = self.decoder.take() else { return Ok(()) };
        let mut input = decoder.into_inner();
        loop {
            let bytes = input.fill_buf()?;
            match bytes.iter().position(|byte| *byte != 0) {
                None if bytes.is_empty() => return Ok(()),
                None => {
                    let zeros = bytes.len();
                    input.consume(zeros);
                }
                Some(zeros) if bytes[zeros] == 0x1F => {
                    input.consume(zeros);
                    self.decoder = Some(GzDecoder::new(input));
                    return Ok(());
                }
                Some(zeros) => {
                    let rest = (bytes.len() - zeros) as u64;
                    let place = input.get_ref().count - rest;
                    return Err(io::Error::other(format!(
                        "after the gzip archive, at byte {place}, comes something that is not \
                         gzip: cut it off, as with head -c {place}"
                    )));
                }
            }
        }
    }
}

impl<R: Read> Read for Gzip<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        while let Some(decoder) = &mut self.decoder {
            match decoder.read(buffer) {
                Ok(0) if !buffer.is_empty() => self.next_archive()?,
                Err(error) if error.kind() == ErrorKind::UnexpectedEof => {
                    return Err(io::Error::other("the gzip archive is cut off"));
                }
                result => return result,
            }
        }
        Ok(0)
    }
}

/// Counts the bytes that are read.
struct Counted<R> {
    input: R,
    count: u64,
}

impl<R: Read> Read for Counted<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.input.read(buffer)?;
        self.count += count as u64;
        Ok(count)
    }
}

/// Reads zstd archives, one after another, with windows of up to 128 MB.
pub(super) struct Zstd<R: Read>(zstd::Decoder<'static, BufReader<R>>);

impl<R: Read> Zstd<R> {
    pub(super) fn new(input: R) -> io::Result<Self> {
        Ok(Self(zstd::Decoder::new(input)?))
    }
}

impl<R: Read> Read for Zstd<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.0.read(buffer).map_err(|error| {
            // The library has no codes for these.
            let text = match error.to_string().as_str() {
                "Frame requires too much memory for decoding" => {
                    "its zstd window is larger than 128 MB: unpack it first, as with zstd -d --long=31"
                }
                "Unknown frame descriptor" => {
                    "after the zstd archive comes something that is not zstd"
                }
                "incomplete frame" => "the zstd archive is cut off",
                _ => return error,
            };
            io::Error::other(text)
        })
    }
}
