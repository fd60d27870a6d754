//! Lines from a stranger: of bounded length, of UTF-8, and never more of them in memory than somebody reads.

use std::collections::VecDeque;
use std::io::{BufRead, BufReader, Read};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

use crate::plain::plain;
use crate::recorder::Transcript;

/// Lines read ahead of whoever takes them; beyond it the writer waits.
const AHEAD: usize = 64;

/// Bytes kept of what a program says on standard error.
const TAIL: usize = 2_000;

/// Bytes of a line of standard error that are kept as one; longer ones are kept in pieces.
const LONGEST_KEPT: usize = 8_192;

/// What was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Line {
    /// A line without its end.
    Text(String),
    /// A line longer than allowed. Nothing of it was kept, and nothing is read after it.
    TooLong,
    /// A line that is not UTF-8 from this byte on, counted from 1.
    NotText(usize),
}

/// Reads a line of at most `most` bytes; `None` at the end.
///
/// # Errors
/// Those of the source.
pub(crate) fn read_line(source: &mut impl BufRead, most: usize) -> std::io::Result<Option<Line>> {
    let mut bytes = Vec::new();
    let read = source.by_ref().take(most as u64 + 1).read_until(b'\n', &mut bytes)?;
    if read == 0 {
        return Ok(None);
    }
    if bytes.last() == Some(&b'\n') {
        bytes.pop();
        if bytes.last() == Some(&b'\r') {
            bytes.pop();
        }
    } else if bytes.len() > most {
        return Ok(Some(Line::TooLong));
    }
    Ok(Some(match String::from_utf8(bytes) {
        Ok(text) => Line::Text(text),
        Err(error) => Line::NotText(error.utf8_error().valid_up_to() + 1),
    }))
}

/// Reads lines on a thread of their own until the source ends, fails, or writes a line that is too long. Each is told to `transcript`.
///
/// # Errors
/// Where no thread can be started.
pub(crate) fn read_ahead(
    source: impl Read + Send + 'static,
    most: usize,
    transcript: Transcript,
) -> std::io::Result<(Receiver<Line>, JoinHandle<()>)> {
    let (told, lines): (SyncSender<Line>, _) = sync_channel(AHEAD);
    let thread = std::thread::Builder::new().name("door-lines".to_owned()).spawn(move || {
        let mut source = BufReader::new(source);
        while let Ok(Some(line)) = read_line(&mut source, most) {
            match &line {
                Line::Text(text) => transcript.heard(text),
                Line::NotText(column) => transcript.heard(&format!("(a line that is not UTF-8 at byte {column})")),
                Line::TooLong => transcript.heard("(a line that is too long, of which nothing is kept)"),
            }
            let last = line == Line::TooLong;
            if told.send(line).is_err() || last {
                break;
            }
        }
    })?;
    Ok((lines, thread))
}

/// The last of what a program said on standard error.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tail(Arc<Mutex<VecDeque<u8>>>);

impl Tail {
    /// Follows a source on a thread of its own until it ends. All of it is told to `transcript`, line by line.
    ///
    /// # Errors
    /// Where no thread can be started.
    pub fn follow(
        mut source: impl Read + Send + 'static,
        transcript: Transcript,
    ) -> std::io::Result<(Self, JoinHandle<()>)> {
        let tail = Self::default();
        let kept = tail.clone();
        let thread = std::thread::Builder::new().name("door-complaints".to_owned()).spawn(move || {
            let (mut piece, mut begun) = ([0; 512], Vec::new());
            while let Ok(read @ 1..) = source.read(&mut piece) {
                if transcript.keeps_complaints() {
                    begun.extend_from_slice(&piece[..read]);
                    tell_lines(&mut begun, &transcript);
                }
                let mut kept = kept.0.lock().unwrap_or_else(PoisonError::into_inner);
                kept.extend(&piece[..read]);
                let excess = kept.len().saturating_sub(TAIL);
                kept.drain(..excess);
            }
            if !begun.is_empty() {
                transcript.complained(&String::from_utf8_lossy(&begun));
            }
        })?;
        Ok((tail, thread))
    }

    /// Its last line that says anything, fit to be shown.
    pub fn last_words(&self) -> Option<String> {
        let bytes: Vec<u8> = self.0.lock().unwrap_or_else(PoisonError::into_inner).iter().copied().collect();
        let text = String::from_utf8_lossy(&bytes);
        let line = text.lines().rev().map(str::trim).find(|line| !line.is_empty())?;
        Some(plain(line, 200))
    }
}

/// Tells every whole line, and what is too long for one in pieces; the rest stays.
fn tell_lines(begun: &mut Vec<u8>, transcript: &Transcript) {
    while let Some(end) =
        begun.iter().position(|byte| *byte == b'\n').or((begun.len() > LONGEST_KEPT).then_some(LONGEST_KEPT))
    {
        let line: Vec<u8> = begun.drain(..=end).collect();
        let line = String::from_utf8_lossy(&line);
        transcript.complained(line.trim_end_matches(['\r', '\n']));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(bytes: &[u8], most: usize) -> Vec<Line> {
        let mut source = bytes;
        std::iter::from_fn(|| read_line(&mut source, most).unwrap()).collect()
    }

    #[test]
    fn lines_end_with_or_without_a_sign_and_are_bounded() {
        let text = |line: &str| Line::Text(line.to_owned());
        assert_eq!(all(b"one\r\n\ntwo", 9), [text("one"), text(""), text("two")]);
        assert_eq!(all(b"12345\n", 5), [text("12345")]);
        assert_eq!(all(b"123456\n", 5)[0], Line::TooLong);
        assert_eq!(all(b"a\xff\n", 5), [Line::NotText(2)]);
    }

    #[test]
    fn words_of_strangers_lose_what_could_harm() {
        assert_eq!(plain("\u{1b}[2Jboo\u{202e}\n", 20), "[2Jboo");
        assert_eq!(plain("abcdef", 3), "abc…");
    }

    #[test]
    fn the_tail_keeps_the_last_words() {
        let said = [vec![b'x'; 5_000], b"\nTraceback\nNameError: x\n\n".to_vec()].concat();
        let (tail, thread) = Tail::follow(std::io::Cursor::new(said), Transcript::default()).unwrap();
        thread.join().unwrap();
        assert_eq!(tail.last_words().as_deref(), Some("NameError: x"));
        assert!(tail.0.lock().unwrap().len() <= TAIL);
    }
}
