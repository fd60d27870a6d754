//! Words for messages: what rules and agents say, in a language.

use tabletop::{Argument, Message, message};
use words::{Catalog, Decimal, FileError, Language, SourceFile, Value};

use crate::{LabError, Library, Problem, TextFile};

/// The language that everything has.
const ENGLISH: &str = "en";

/// A message in words: its sentence in the language, or else the text it brings along, or else its id and arguments. A name that content gives
/// is translated only where it is the one that was translated (see [`Catalog::named`]).
pub fn render(words: &Catalog, message: &Message) -> String {
    if message.arguments.is_empty() && !message.text.is_empty() {
        return words.named(&message.id, &message.text).to_owned();
    }
    if !words.has(&message.id) {
        return message.to_string();
    }
    let filled: Vec<(&str, Box<dyn Value>)> =
        message.arguments.iter().map(|(name, argument)| (name.as_ref(), value(words, argument))).collect();
    let filled: Vec<(&str, &dyn Value)> = filled.iter().map(|(name, value)| (*name, &**value)).collect();
    words.with(&message.id, &filled)
}

/// A number of reasons or results where no language is asked: the minus is the sign that messages write, so that a page has one kind of it,
/// and what rounds to nothing has none.
pub fn figure(value: f64, decimals: usize) -> String {
    Decimal::new(value, decimals).to_string().replace('-', "\u{2212}")
}

/// The same with a sign in any case but nothing.
pub fn signed_figure(value: f64, decimals: usize) -> String {
    let plain = figure(value, decimals);
    let plus = value > 0.0 && plain.contains(|digit: char| ('1'..='9').contains(&digit));
    if plus { format!("+{plain}") } else { plain }
}

fn value(words: &Catalog, argument: &Argument) -> Box<dyn Value> {
    match argument {
        Argument::Whole(count) => Box::new(*count),
        Argument::Decimal { value, decimals } => Box::new(Decimal::new(*value, (*decimals).into())),
        Argument::Message(message) => Box::new(render(words, message)),
        Argument::List(messages) => {
            let each = messages.iter().map(|message| render(words, message));
            let list = each.reduce(|list, more| words.with("reason-list", &[("list", &list), ("more", &more)]));
            Box::new(list.unwrap_or_default())
        }
    }
}

impl Problem {
    /// The same, with what it says in words of a language.
    #[must_use]
    pub fn in_language(&self, words: &Catalog) -> Self {
        let reason = match (&self.file, self.place) {
            // Without a file nobody would say in which language the place is told.
            (None, Some((line, column))) => {
                let fault = (*self.reason).clone();
                message!("fault-at", "line {line}, column {column}: {fault}", line, column, fault)
            }
            _ => (*self.reason).clone(),
        };
        let said = |message: &Message| Box::new(Message::text(render(words, message)));
        Self {
            place: self.place.filter(|_| self.file.is_some()),
            reason: said(&reason),
            remedy: self.remedy.as_deref().map(said),
            ..self.clone()
        }
    }
}

impl LabError {
    /// It in words of a language, a line for every fault; what the machine says is English.
    pub fn in_language(&self, words: &Catalog) -> String {
        match self {
            Self::Input(problems) => {
                let lines: Vec<String> =
                    problems.iter().map(|problem| problem.in_language(words).to_string()).collect();
                lines.join("\n")
            }
            other => other.to_string(),
        }
    }
}

impl Library {
    /// The words of a language, and what is wrong with its files; English where none is named, without words where the library has no
    /// language files at all.
    ///
    /// # Errors
    /// [`LabError::Input`] for a language that is not there, or English that cannot be read.
    pub fn words(&self, language: Option<&str>) -> Result<(Catalog, Vec<FileError>), LabError> {
        let files = |tag: &str| self.assets(&format!("text/{tag}"), "ftl");
        let english = files(ENGLISH).unwrap_or_default();
        let faulty = |error: FileError| {
            let restore = message!("remedy-library-restore_file", "restore the file");
            LabError::from(Problem::new(error.to_string()).remedy(restore))
        };
        match language.filter(|tag| *tag != ENGLISH) {
            None => Ok((Catalog::english(sources(&english)).map_err(faulty)?, Vec::new())),
            Some(tag) => {
                let unknown = || {
                    let known = self.languages().join(", ");
                    Problem::new(message!("fault-library-language", "there is no language '{tag}'", tag))
                        .remedy(message!("remedy-library-language", "choose one of: {known}", known))
                };
                let parsed: Language = tag.parse().map_err(|_| unknown())?;
                let own =
                    self.languages().iter().any(|known| known == tag).then(|| files(tag)).ok_or_else(unknown)??;
                Catalog::translated(sources(&english), &parsed, sources(&own)).map_err(faulty)
            }
        }
    }

    /// The languages there are, by their tags.
    pub fn languages(&self) -> Vec<String> {
        self.asset_folders("text")
    }
}

fn sources(files: &[TextFile]) -> impl Iterator<Item = SourceFile<'_>> {
    files.iter().map(|file| (file.name.as_str(), file.text.as_bytes()))
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    fn library() -> Library {
        Library::open(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")).unwrap()
    }

    #[test]
    fn figures_have_one_minus_and_nothing_has_no_sign() {
        let (words, _) = library().words(None).unwrap();
        for value in [-0.004, -0.0, 0.004, -2.5, 12_345.678, -208.25] {
            let said = words.number(Decimal::new(value, 2)).replace(',', "");
            assert_eq!(figure(value, 2), said, "as a sentence would say it");
        }
        assert_eq!([-0.004, 0.004, -2.5, 2.5].map(|value| figure(value, 2)), ["0.00", "0.00", "\u{2212}2.50", "2.50"]);
        let signed = [-0.004, 0.004, -2.5, 2.5].map(|value| signed_figure(value, 2));
        assert_eq!(signed, ["0.00", "0.00", "\u{2212}2.50", "+2.50"]);
    }

    #[test]
    fn messages_are_told_with_what_they_are_made_of() {
        let (words, _) = library().words(None).unwrap();
        let place = |name: &str, armies: u8| {
            Message::new("act-place_at").count("armies", armies).with("place", Message::name("nowhere", name))
        };
        let places = Message::new("act-place").list("places", vec![place("Peru", 3), place("Siam", 2)]);
        assert_eq!(render(&words, &places), "Place 3 in Peru, 2 in Siam");
        let best = Message::new("headline-best_by").with("action", places).count("choices", 12_345);
        let best = best.with("by", Message::new("criterion-armies"));
        assert_eq!(render(&words, &best), "Place 3 in Peru, 2 in Siam: the best of 12,345 choices by armies");
        assert_eq!(render(&words, &Message::text("as it is")), "as it is");
        assert_eq!(render(&words, &Message::new("nobody-wrote_it").count("n", 2)), "nobody-wrote_it(n: 2)");
    }

    #[test]
    fn a_language_that_is_not_there_is_refused_by_name() {
        for tag in ["tlh", "../en", "not a tag", ""] {
            let error = library().words(Some(tag)).unwrap_err().to_string();
            assert!(error.contains("no language") && error.contains("en, ru"), "{error}");
        }
    }
}
