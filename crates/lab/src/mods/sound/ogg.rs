//! An Ogg file as pages: the packets that tell what it is, and how long it says it lasts.

/// How a page begins, in bytes, before the lengths of its parts.
const HEAD: usize = 27;

/// Where in a page stand: how many frames end with it, whose page it is, and how many parts it has.
const GRANULE: std::ops::Range<usize> = 6..14;
const SERIAL: std::ops::Range<usize> = 14..18;
const PARTS: usize = 26;

/// Packets that tell what a Vorbis stream is.
const HEADERS: usize = 3;

/// The beginning of a file of one stream.
#[derive(Default)]
pub(super) struct Stream {
    /// Its first three packets.
    pub headers: Vec<Vec<u8>>,
    /// Frames it says it has.
    pub frames: u64,
}

impl Stream {
    /// Reads a file; `None` where it is none, has fewer packets, is cut off, or holds several streams.
    pub fn read(file: &[u8]) -> Option<Self> {
        let (mut stream, mut packet, mut rest, mut serial) = (Self::default(), Vec::new(), file, None);
        while !rest.is_empty() {
            if !rest.starts_with(b"OggS") {
                return None;
            }
            let parts = usize::from(*rest.get(PARTS)?);
            let lengths = rest.get(HEAD..HEAD + parts)?;
            let mut body = rest.get(HEAD + parts..)?;
            if *serial.get_or_insert(rest.get(SERIAL)?) != rest.get(SERIAL)? {
                return None;
            }
            let frames = u64::from_le_bytes(rest.get(GRANULE)?.try_into().ok()?);
            // A page on which no packet ends says so by the largest number.
            if frames != u64::MAX {
                stream.frames = stream.frames.max(frames);
            }
            for length in lengths {
                let (part, behind) = body.split_at_checked(usize::from(*length))?;
                body = behind;
                if stream.headers.len() < HEADERS {
                    packet.extend_from_slice(part);
                    // A full part is followed by more of its packet.
                    if *length < u8::MAX {
                        stream.headers.push(std::mem::take(&mut packet));
                    }
                }
            }
            rest = body;
        }
        (stream.headers.len() == HEADERS).then_some(stream)
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// Where pages begin, as far as they can be told.
    pub fn pages(file: &[u8]) -> Vec<usize> {
        let (mut found, mut at) = (Vec::new(), 0);
        while file.get(at..at + 4) == Some(b"OggS") && file.len() >= at + HEAD {
            let parts = usize::from(file[at + PARTS]);
            let end = end(file, at);
            if file.len() < at + HEAD + parts || file.len() < end {
                break;
            }
            found.push(at);
            at = end;
        }
        found
    }

    /// Where the page at `at` ends.
    pub fn end(file: &[u8], at: usize) -> usize {
        let parts = usize::from(file[at + PARTS]);
        let lengths = file.get(at + HEAD..at + HEAD + parts).unwrap_or_default();
        at + HEAD + parts + lengths.iter().map(|length| usize::from(*length)).sum::<usize>()
    }

    /// Makes the sum of a page right.
    pub fn seal(page: &mut [u8]) {
        page[22..26].fill(0);
        let sum = page.iter().fold(0u32, |sum, byte| {
            (0..8).fold(sum ^ u32::from(*byte) << 24, |sum, _| {
                if sum & 1 << 31 == 0 { sum << 1 } else { sum << 1 ^ 0x04c1_1db7 }
            })
        });
        page[22..26].copy_from_slice(&sum.to_le_bytes());
    }

    #[test]
    fn a_file_is_taken_apart_into_its_headers() {
        let file = include_bytes!("../../../../../assets/audio/piece-move.ogg");
        let stream = Stream::read(file).expect("it is an Ogg file");
        let kinds: Vec<u8> = stream.headers.iter().map(|packet| packet[0]).collect();
        assert_eq!(kinds, [1, 3, 5]);
        assert!(stream.headers.iter().all(|packet| &packet[1..7] == b"vorbis"));
        assert!(stream.frames > 1000);
        // The sums of the file's own pages are those that are made here.
        let mut sealed = file.to_vec();
        for page in pages(file) {
            let end = end(file, page);
            seal(&mut sealed[page..end]);
        }
        assert_eq!(sealed, file);
        assert!(Stream::read(&file[..file.len() - 1]).is_none());
    }

    #[test]
    fn a_file_of_two_streams_is_none() {
        let file = include_bytes!("../../../../../assets/audio/piece-move.ogg");
        let mut other = file.to_vec();
        other[SERIAL.start] ^= 1;
        assert!(Stream::read(&[&file[..], &other].concat()).is_none());
    }
}
