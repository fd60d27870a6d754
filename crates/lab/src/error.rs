//! What can go wrong, in lines a person can act on.

use std::fmt;

use tabletop::written::{Excerpt, Severity, did_you_mean, nearest, shortened, visible};
use tabletop::{Message, message};

/// One fault of the input: where it is, what is wrong, what to do about it.
#[derive(Clone, PartialEq, Debug)]
pub struct Problem {
    /// The file it is in; `None` where it came from the command line or a form.
    pub file: Option<String>,
    /// Line and column in the file, from 1.
    pub place: Option<(u32, u32)>,
    /// What is wrong.
    pub reason: Box<Message>,
    /// What to do about it.
    pub remedy: Option<Box<Message>>,
    /// The line it stands on.
    pub excerpt: Option<Box<Excerpt>>,
    /// Whether what it concerns is left out.
    pub severity: Severity,
}

impl Problem {
    /// A fault that lies in no file.
    pub fn new(reason: impl Into<Said>) -> Self {
        let (reason, severity) = (Box::new(reason.into().one_line()), Severity::Error);
        Self { file: None, place: None, reason, remedy: None, excerpt: None, severity }
    }

    /// Something that is worth telling, though nothing is left out for it.
    pub fn warning(reason: impl Into<Said>) -> Self {
        Self { severity: Severity::Warning, ..Self::new(reason) }
    }

    /// The same with the line it stands on.
    #[must_use]
    pub fn shown(mut self, excerpt: Option<Excerpt>) -> Self {
        self.excerpt = excerpt.map(Box::new);
        self
    }

    /// The same with a remedy.
    #[must_use]
    pub fn remedy(mut self, remedy: impl Into<Said>) -> Self {
        self.remedy = Some(Box::new(remedy.into().one_line()));
        self
    }

    /// The same with the file it lies in.
    #[must_use]
    pub fn in_file(mut self, file: impl Into<String>) -> Self {
        self.file = Some(visible(&file.into()).into_owned());
        self
    }

    /// The same with line and column, both from 1.
    #[must_use]
    pub fn at(mut self, line: usize, column: usize) -> Self {
        let number = |at: usize| u32::try_from(at).unwrap_or(u32::MAX);
        self.place = Some((number(line), number(column)));
        self
    }

    /// It with its remedy, as one message.
    pub fn message(&self) -> Message {
        let reason = (*self.reason).clone();
        match self.remedy.as_deref() {
            Some(remedy) => {
                message!("fault-with_remedy", "{reason}; {remedy}", reason, remedy = remedy.clone())
            }
            None => reason,
        }
    }

    /// The same with the place it lies at, where it has one and lies in no file.
    pub fn placed_message(&self) -> Message {
        let fault = self.message();
        match (&self.file, self.place) {
            (None, Some((line, column))) => {
                message!("fault-at", "line {line}, column {column}: {fault}", line, column, fault)
            }
            _ => fault,
        }
    }

    /// An unknown `kind` (such as "agent"), with the nearest of the `known` names as suggestion. Languages have it as
    /// `fault-unknown-` and the kind.
    pub fn unknown<'a>(kind: &str, found: &str, known: impl IntoIterator<Item = &'a str>) -> Self {
        let known: Vec<&str> = known.into_iter().collect();
        let remedy = nearest(found, known.iter().copied()).map_or_else(|| among(&known), did_you_mean);
        let (id, found) = (format!("fault-unknown-{}", Message::slug(kind)), shortened(found));
        let reason = Message::name(id, format!("unknown {kind} '{found}'")).with("found", Message::text(found));
        Self::new(reason).remedy(remedy)
    }
}

/// What is wrong with a text that was to be JSON, without the place.
pub fn json_reason(error: &serde_json::Error) -> String {
    let text = error.to_string();
    text.rsplit_once(" at line ").map_or(text.as_str(), |(reason, _)| reason).replace('`', "'")
}

/// The names there are, as many as anybody reads.
fn among(known: &[&str]) -> Message {
    let (told, more) = known.split_at(known.len().min(MOST_NAMES));
    let names = told.join(", ");
    match more.len() {
        0 => message!("remedy-known", "known are: {names}", names),
        more => message!("remedy-known-more", "known are: {names} and {more} more", names, more),
    }
}

/// What a problem is told with: a message that every language has, or an English sentence of a command that only those read who build
/// the program or mods.
pub struct Said(Message);

impl Said {
    /// On one line, without signs that nobody can see.
    fn one_line(self) -> Message {
        self.0.cleaned(&|text| visible(text).split_whitespace().collect::<Vec<_>>().join(" "))
    }
}

impl From<Message> for Said {
    fn from(message: Message) -> Self {
        Self(message)
    }
}

impl From<String> for Said {
    fn from(text: String) -> Self {
        Self(Message::text(text))
    }
}

impl From<&str> for Said {
    fn from(text: &str) -> Self {
        Self(Message::text(text))
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (&self.file, self.place) {
            (Some(file), Some((line, column))) => write!(f, "{file}:{line}:{column}: ")?,
            (Some(file), None) => write!(f, "{file}: ")?,
            (None, Some((line, column))) => write!(f, "line {line}, column {column}: ")?,
            (None, None) => {}
        }
        write!(f, "{}", self.reason)?;
        match &self.remedy {
            Some(remedy) => write!(f, "; {remedy}"),
            None => Ok(()),
        }
    }
}

/// Names told where none is near: more would not be read.
const MOST_NAMES: usize = 12;

/// Why the lab did not do what it was asked to.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum LabError {
    /// The request, or a file it names, is wrong. All faults of a file are reported together; at least one.
    #[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))]
    Input(Vec<Problem>),
    /// An agent or the rules broke the contract.
    #[error("{what}; reproduce it with: {command}")]
    Fault {
        /// Which game by its seed, which step, which agent, which rule.
        what: String,
        /// A command line that shows it again.
        command: String,
    },
    /// The machine refused something: a file that cannot be written, threads that cannot be started.
    #[error("{0}")]
    System(String),
}

impl LabError {
    /// What is wrong, each on its own; what the machine says is one.
    pub fn problems(self) -> Vec<Problem> {
        match self {
            Self::Input(problems) => problems,
            other => vec![Problem::new(other.to_string())],
        }
    }
}

/// What is wrong, one fault after the other.
impl From<LabError> for Message {
    fn from(error: LabError) -> Self {
        Self::faults(error.problems().iter().map(Problem::message))
    }
}

impl From<Problem> for LabError {
    fn from(problem: Problem) -> Self {
        Self::Input(vec![problem])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_problem_is_one_line_with_place_and_remedy() {
        let problem = Problem::unknown("agent", "sentinal", ["raider", "sentinel"]).in_file("a.ron").at(3, 9);
        assert_eq!(problem.to_string(), "a.ron:3:9: unknown agent 'sentinal'; did you mean 'sentinel'?");
        assert_eq!(Problem::new("two\n  lines").to_string(), "two lines");
    }

    #[test]
    fn far_off_names_get_the_list_and_not_a_guess() {
        let problem = Problem::unknown("game", "chess", ["risk", "dice"]);
        assert_eq!(problem.to_string(), "unknown game 'chess'; known are: risk, dice");
        let cards: Vec<String> = (1..=79).map(|at| format!("card-{at}")).collect();
        let told = Problem::unknown("card", "zzz", cards.iter().map(String::as_str)).to_string();
        assert!(told.ends_with("card-11, card-12 and 67 more"), "{told}");
    }
}
