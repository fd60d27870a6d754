//! The talk with programs from outside, kept where somebody asked for it.

use std::fmt;
use std::io::Write;
use std::sync::{Arc, Mutex, PoisonError};

use crate::plain::harmful;

/// Most bytes of a transcript, and most of what is kept of standard error: 64 MiB each. The last line says where it was cut.
pub const MOST_RECORDED: usize = 64 << 20;

/// Where the talk with programs from outside is kept; nowhere by default. Clones write to the same places.
///
/// Every line begins with the number of the process, from 1 in the order they were started. In a transcript `→` is what the host
/// wrote and `←` what the program printed; in what is kept of standard error, `|` is a line of it. `·` tells in both which
/// program was started, which seat it plays, and how it ended. Signs that would steer a terminal are written as `\u{…}`.
#[derive(Clone, Debug, Default)]
pub struct Recorder {
    transcript: Option<Record>,
    complaints: Option<Record>,
}

impl Recorder {
    /// Keeps every line between host and programs there, up to [`MOST_RECORDED`] bytes.
    #[must_use]
    pub fn with_transcript(self, to: impl Write + Send + 'static) -> Self {
        Self { transcript: Some(Record::new(to, MOST_RECORDED)), ..self }
    }

    /// Keeps everything programs write to standard error there, up to [`MOST_RECORDED`] bytes.
    #[must_use]
    pub fn with_complaints(self, to: impl Write + Send + 'static) -> Self {
        Self { complaints: Some(Record::new(to, MOST_RECORDED)), ..self }
    }

    /// Why not all of it could be kept, where a place could not be written to.
    pub fn faults(&self) -> Vec<String> {
        [&self.transcript, &self.complaints].into_iter().flatten().filter_map(Record::fault).collect()
    }

    /// The transcript of the talk with the process of this number.
    pub(crate) fn transcript(&self, process: u64) -> Transcript {
        Transcript { recorder: self.clone(), process }
    }
}

/// The transcript of the talk with one process.
#[derive(Clone, Debug, Default)]
pub(crate) struct Transcript {
    recorder: Recorder,
    process: u64,
}

impl Transcript {
    /// What the host wrote.
    pub fn said(&self, line: &str) {
        self.write(&self.recorder.transcript, '→', line);
    }

    /// What the program printed.
    pub fn heard(&self, line: &str) {
        self.write(&self.recorder.transcript, '←', line);
    }

    /// What the program wrote to standard error.
    pub fn complained(&self, line: &str) {
        self.write(&self.recorder.complaints, '|', line);
    }

    /// What became of it.
    pub fn noted(&self, line: &str) {
        self.write(&self.recorder.transcript, '·', line);
        self.write(&self.recorder.complaints, '·', line);
    }

    /// Whether standard error is kept.
    pub fn keeps_complaints(&self) -> bool {
        self.recorder.complaints.is_some()
    }

    fn write(&self, record: &Option<Record>, sign: char, line: &str) {
        if let Some(record) = record {
            record.line(&format!("{} {sign} {}", self.process, visible(line)));
        }
    }
}

/// A place of bounded size to write lines to.
#[derive(Clone)]
struct Record(Arc<Mutex<Sink>>);

struct Sink {
    to: Box<dyn Write + Send>,
    /// Bytes there is still room for; 0 once it was cut or failed.
    left: usize,
    most: usize,
    fault: Option<String>,
}

impl Record {
    fn new(to: impl Write + Send + 'static, most: usize) -> Self {
        Self(Arc::new(Mutex::new(Sink { to: Box::new(to), left: most, most, fault: None })))
    }

    fn line(&self, line: &str) {
        let mut sink = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if sink.left == 0 {
            return;
        }
        let written = match sink.left.checked_sub(line.len() + 1) {
            Some(left @ 1..) => {
                sink.left = left;
                writeln!(sink.to, "{line}")
            }
            _ => {
                sink.left = 0;
                let most = sink.most >> 20;
                writeln!(sink.to, "… the rest is not kept: this place holds {most} MiB at most")
            }
        };
        if let Err(error) = written.and_then(|()| sink.to.flush()) {
            sink.left = 0;
            sink.fault = Some(format!("the talk with programs could not be kept to its end: {error}"));
        }
    }

    fn fault(&self) -> Option<String> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).fault.clone()
    }
}

impl fmt::Debug for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Record")
    }
}

/// A line whose every sign can be seen, on one line.
fn visible(line: &str) -> String {
    let mut out = String::with_capacity(line.len());
    for c in line.chars() {
        if harmful(c) && c != '\t' { out.extend(c.escape_unicode()) } else { out.push(c) }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A place that can be read while it is written to.
    #[derive(Clone, Default)]
    struct Shared(Arc<Mutex<Vec<u8>>>);

    impl Write for Shared {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0.lock().unwrap().extend_from_slice(bytes);
            Ok(bytes.len())
        }
        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }

    impl Shared {
        fn text(&self) -> String {
            String::from_utf8(self.0.lock().unwrap().clone()).unwrap()
        }
    }

    /// A place that takes nothing.
    struct Full;

    impl Write for Full {
        fn write(&mut self, _: &[u8]) -> std::io::Result<usize> {
            Err(std::io::Error::from(std::io::ErrorKind::StorageFull))
        }
        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn lines_say_who_said_them_and_steer_no_terminal() {
        let (talk, errors) = (Shared::default(), Shared::default());
        let recorder = Recorder::default().with_transcript(talk.clone()).with_complaints(errors.clone());
        let transcript = recorder.transcript(3);
        transcript.noted("started: bot");
        transcript.said("{}");
        transcript.heard("hm\u{1b}[2J\u{202e}");
        transcript.complained("a\tb");
        assert_eq!(talk.text(), "3 · started: bot\n3 → {}\n3 ← hm\\u{1b}[2J\\u{202e}\n");
        assert_eq!(errors.text(), "3 · started: bot\n3 | a\tb\n");
    }

    #[test]
    fn no_place_holds_more_than_its_most() {
        let talk = Shared::default();
        let record = Record::new(talk.clone(), 1 << 20);
        for _ in 0..20 {
            record.line(&"x".repeat(100_000));
        }
        let text = talk.text();
        assert_eq!(text.lines().count(), 11, "ten lines and the one that says it was cut");
        assert!(text.ends_with("… the rest is not kept: this place holds 1 MiB at most\n"), "{text:.50}");
        assert!(text.len() <= (1 << 20) + 100);
    }

    #[test]
    fn a_place_that_fails_is_told_once_and_stops_nothing() {
        let recorder = Recorder::default().with_transcript(Full);
        recorder.transcript(1).said("{}");
        recorder.transcript(1).said("{}");
        assert_eq!(recorder.faults().len(), 1, "{:?}", recorder.faults());
    }
}
