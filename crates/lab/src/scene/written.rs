//! Where a scene begins that is written as people of the game write its positions and games.

use std::sync::Arc;

use ron::value::RawValue;
use tabletop::notation::{Misread, Notation, Transcript};
use tabletop::written::Excerpt;
use tabletop::{Game, Seed, message};

use crate::source::Check;
use crate::{GameModule, Library, Problem, SetupFault};

/// What a text begins: rules and a state.
pub type WrittenPosition<G> = (Arc<G>, <G as Game>::State);

/// Opens what somebody wrote or copied, by the rules that it says it is of; by those of `usual` where it says none. What the text leaves open is
/// drawn by a seed that follows from the text, so that the same text opens the same.
///
/// # Errors
/// The first fault of the text, with its place in it, or of the setup it is of.
pub fn open_written<M: GameModule>(
    module: &M,
    library: Option<&Library>,
    text: &str,
    usual: impl FnOnce() -> Result<Arc<M::Game>, Vec<Problem>>,
) -> Result<WrittenPosition<M::Game>, Vec<Problem>> {
    let placed = |misread: Misread| vec![placed(&misread, text)];
    let notation = notation(module).map_err(|problem| vec![problem])?;
    let transcript = Transcript::of(text).map_err(placed)?;
    transcript.check_game(M::Game::ID).map_err(placed)?;
    let game = match (transcript.setup().map_err(placed)?, library) {
        (None, _) => usual()?,
        (Some(setup), Some(library)) => module
            .rules(setup, library)
            .map_err(|faults| faults.into_iter().map(|SetupFault { problem, .. }| problem).collect::<Vec<_>>())?,
        (Some(_), None) => {
            return Err(vec![Problem::new(message!("fault-table-no_files", "the program's files are missing"))]);
        }
    };
    let opened = transcript.open(notation, &game, &mut Seed::from_phrase(text).stream("world", 0)).map_err(placed)?;
    Ok((game, opened.state))
}

/// The state of a text that is a part of a scene; a fault of it is kept at its place in the file.
pub(super) fn read<'a, G: Game, M: GameModule<Game = G>>(
    check: &mut Check<'a>,
    module: &M,
    game: &G,
    (raw, text): (&'a RawValue, &str),
) -> Option<G::State> {
    let notation = notation(module).map_err(|problem| check.fault(raw, problem)).ok()?;
    let opened = Transcript::of(text).and_then(|transcript| match transcript.setup_place() {
        Some(at) => {
            let reason = message!("fault-notation-setup", "a scene says its setup by itself");
            Err(Misread::new(at, reason, message!("remedy-notation-setup", "leave it out here")))
        }
        None => transcript.open(notation, game, &mut Seed::from_phrase(text).stream("world", 0)),
    });
    match opened {
        Ok(opened) => Some(opened.state),
        Err(Misread { at, reason, remedy }) => {
            let problem = Problem::new(*reason).remedy(*remedy);
            let problem = check.source.fault_after(raw, letters_before(raw.get_ron(), at), problem);
            check.problems.push(problem);
            None
        }
    }
}

pub(super) fn notation<M: GameModule>(module: &M) -> Result<&'static dyn Notation<M::Game>, Problem> {
    module.notation().ok_or_else(|| {
        let id = M::Game::ID;
        let reason = message!("fault-notation-none", "positions of the game '{id}' have no notation", id);
        Problem::new(reason).remedy(message!("remedy-notation-none", "open a saved game or a scene instead"))
    })
}

fn placed(misread: &Misread, text: &str) -> Problem {
    let (line, column) = misread.place(text);
    let problem = Problem::new((*misread.reason).clone()).remedy((*misread.remedy).clone());
    problem.at(line, column).shown(Excerpt::of(text, line, column))
}

/// How many letters of a part of a file stand before so many letters of the first text in it.
pub(super) fn letters_before(part: &str, at: usize) -> usize {
    let Some(quote) = part.find('"') else { return 0 };
    let raw = part[..quote].trim_end_matches('#').ends_with('r');
    let mut before = part[..quote].chars().count() + 1;
    let mut letters = part[quote + 1..].chars();
    for _ in 0..at {
        before += match letters.next() {
            Some('\\') if !raw => 1 + escaped(&mut letters),
            Some(_) => 1,
            None => return before,
        };
    }
    before
}

/// The letters after a backslash that stand for one.
fn escaped(letters: &mut std::str::Chars<'_>) -> usize {
    match letters.next() {
        Some('x') => 1 + letters.by_ref().take(2).count(),
        Some('u') => {
            let mut count = 1;
            for letter in letters.by_ref() {
                count += 1;
                if letter == '}' {
                    break;
                }
            }
            count
        }
        Some(_) => 1,
        None => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::letters_before;

    #[test]
    fn letters_of_a_text_are_found_in_its_file() {
        assert_eq!(letters_before("Notation(\"abc\")", 0), 10);
        assert_eq!(letters_before("Notation(\"abc\")", 2), 12);
        assert_eq!(letters_before("Notation(\"a\\n\\u{e9}\\x41b\")", 4), 10 + 1 + 2 + 6 + 4);
        assert_eq!(letters_before("Notation(r#\"a\\n\"#)", 2), 14);
        assert_eq!(letters_before("Notation(\"abc\")", 99), 15);
        assert_eq!(letters_before("5", 3), 0);
    }
}
