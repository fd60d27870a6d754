//! The positions that a game may begin with, as a setup writes them: one is played, of several one is drawn.

use std::fmt;

use tabletop::notation::{Misread, Span};
use tabletop::written::shortened;
use tabletop::{Message, message};

/// Most positions that one is drawn of.
pub const MOST_STARTS: usize = 64;

/// What is wrong with the positions that a game is to begin with.
#[derive(Clone, PartialEq, Debug)]
pub enum StartError {
    /// There are too many.
    TooMany(usize),
    /// One cannot be read.
    Unreadable {
        /// Which, from 1.
        number: usize,
        /// What is written.
        text: String,
        /// What is wrong with it.
        fault: Misread,
    },
    /// In one the game is over.
    Over {
        /// Which, from 1.
        number: usize,
    },
}

impl StartError {
    /// The field, a colon, and what is wrong.
    pub fn message(&self) -> Message {
        match self {
            Self::TooMany(found) => message!(
                "fault-starts-many",
                "starts: {found} are more than {most}; leave some out",
                found = *found as u32,
                most = MOST_STARTS as u32
            ),
            Self::Unreadable { number, text, fault } => message!(
                "fault-starts-unreadable",
                "starts: of number {number}, {fault}",
                number = *number as u32,
                fault = fault.message(text)
            ),
            Self::Over { number } => message!(
                "fault-starts-over",
                "starts: in number {number} the game is over; write a position in which somebody can act",
                number = *number as u32
            ),
        }
    }
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for StartError {}

/// The positions of these texts, each as `read` has it; `over` says whether the game is over there.
///
/// # Errors
/// What is wrong with each. Of too many none is read.
pub fn read_starts<S>(
    texts: &[String],
    read: impl Fn(Span<'_>) -> Result<S, Misread>,
    over: impl Fn(&S) -> bool,
) -> Result<Vec<S>, Vec<StartError>> {
    if texts.len() > MOST_STARTS {
        return Err(vec![StartError::TooMany(texts.len())]);
    }
    let (mut starts, mut faults) = (Vec::new(), Vec::new());
    for (number, text) in (1..).zip(texts) {
        match read(Span::of(text)) {
            Err(fault) => faults.push(StartError::Unreadable { number, text: text.clone(), fault }),
            Ok(start) if over(&start) => faults.push(StartError::Over { number }),
            Ok(start) => starts.push(start),
        }
    }
    if faults.is_empty() { Ok(starts) } else { Err(faults) }
}

/// Which of several starts was drawn, as a word: `start:2` is the second.
pub fn write_start(start: u8) -> String {
    format!("start:{}", u16::from(start) + 1)
}

/// The start of such a word, from 0; `None` where it is a word of something else.
///
/// # Errors
/// There is no start of that number.
pub fn read_start(word: Span<'_>) -> Option<Result<u8, Misread>> {
    let (_, number) = word.split_once(':').filter(|(name, _)| name.text == "start")?;
    Some(number.number::<u8>(1, MOST_STARTS as u32).map(|number| number - 1))
}

/// What is wrong with a word that should tell of a start.
pub fn no_start(word: Span<'_>) -> Misread {
    let found = shortened(word.text);
    let reason = message!("fault-starts-word", "'{found}' is nothing that chance can bring", found);
    word.fault(reason, message!("remedy-starts-word", "write the number of a start: start:2"))
}
