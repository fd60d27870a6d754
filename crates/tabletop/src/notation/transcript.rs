//! The text of a position or of a game: which game it is of, where it begins, and the moves.
//!
//! ```text
//! game hare (board: "1978", seats: 3)
//! position 7 47c 3s / 9 50c 3s / 10 50c 3s; 1 to move
//! moves +5 +3 take
//! ```
//! Each line may be left out, and a text that begins with none of the three words is a position.

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{MOST_OF_MOVE, MOST_OF_POSITION, Misread, Notation};
use crate::written::{Fields, without_mark};
use crate::{Eye, Game, Session, Step, message};

/// Most letters of a whole text.
const MOST: usize = 1 << 20;
/// About how many letters stand on a line of moves.
const LINE: usize = 100;
/// What stands for a move that is not known.
pub(super) const UNKNOWN: &str = "?";

/// A part of a text, with the letters that stand before it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct TextPart {
    pub at: usize,
    pub text: String,
}

impl TextPart {
    /// A text after so many letters, without the spaces around it.
    fn of(at: usize, text: &str) -> Self {
        let indent = text.chars().take_while(|letter| letter.is_whitespace()).count();
        Self { at: at + indent, text: text.trim().to_owned() }
    }
}

/// A text, taken apart and unread.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Transcript {
    pub(super) game: Option<TextPart>,
    pub(super) setup: Option<TextPart>,
    pub(super) position: Option<TextPart>,
    pub(super) moves: Option<TextPart>,
}

impl Transcript {
    /// Takes a text apart.
    ///
    /// # Errors
    /// It is empty, too long, or a line stands twice.
    pub fn of(text: &str) -> Result<Self, Misread> {
        let text = without_mark(text);
        let mut parts = Self::default();
        if text.chars().nth(MOST).is_some() {
            return Err(too_long(0, MOST));
        }
        let mut at = 0;
        let mut rest = text;
        while !rest.is_empty() {
            let line = rest.split_inclusive('\n').next().unwrap_or(rest);
            let (word, after) = line.trim_start().split_once(char::is_whitespace).unwrap_or((line.trim(), ""));
            let indent = line.chars().take_while(|letter| letter.is_whitespace()).count();
            let begins = at + indent;
            match word {
                "" => {}
                "moves" => {
                    let from = rest.len() - (rest.trim_start().len() - word.len());
                    set(&mut parts.moves, TextPart { at: begins + word.len(), text: rest[from..].to_owned() })?;
                    break;
                }
                "game" => parts.set_game(begins + word.len() + 1, after)?,
                "position" => set(&mut parts.position, TextPart::of(begins + word.len() + 1, after))?,
                _ => set(&mut parts.position, TextPart::of(begins, line.trim_start()))?,
            }
            at += line.chars().count();
            rest = &rest[line.len()..];
        }
        if let Some(position) = parts.position.as_ref().filter(|part| part.text.chars().nth(MOST_OF_POSITION).is_some())
        {
            return Err(too_long(position.at, MOST_OF_POSITION));
        }
        if parts == Self::default() {
            return Err(nothing(0));
        }
        Ok(parts)
    }

    fn set_game(&mut self, at: usize, after: &str) -> Result<(), Misread> {
        let indent = after.chars().take_while(|letter| letter.is_whitespace()).count();
        let after = after.trim();
        let end = after.find(|letter: char| letter.is_whitespace() || letter == '(').unwrap_or(after.len());
        let id = &after[..end];
        let setup = after[end..].trim_start();
        let before = after.chars().count() - setup.chars().count();
        set(&mut self.game, TextPart { at: at + indent, text: id.to_owned() })?;
        if !setup.is_empty() {
            self.setup = Some(TextPart { at: at + indent + before, text: setup.to_owned() });
        }
        Ok(())
    }

    /// The id of the game that it says it is of.
    pub fn game(&self) -> Option<&str> {
        self.game.as_ref().map(|part| part.text.as_str())
    }

    /// That it is of another game than the one with this id.
    ///
    /// # Errors
    /// Where that stands.
    pub fn check_game(&self, id: &str) -> Result<(), Misread> {
        match &self.game {
            Some(part) if part.text != id => {
                let found = crate::written::shortened(&part.text);
                let reason = message!("fault-notation-game", "this is of the game '{found}', not '{id}'", found, id);
                let remedy = message!("remedy-notation-game", "open that game first, or copy from '{id}'", id);
                Err(Misread::new(part.at, reason, remedy))
            }
            _ => Ok(()),
        }
    }

    /// Where the setup stands, in letters before it, if it says one.
    pub fn setup_place(&self) -> Option<usize> {
        self.setup.as_ref().map(|part| part.at)
    }

    /// The setup that it is of, where it says so.
    ///
    /// # Errors
    /// It is no setup of the game.
    pub fn setup<S: DeserializeOwned>(&self) -> Result<Option<S>, Misread> {
        let Some(part) = &self.setup else { return Ok(None) };
        ron::from_str(&part.text).map(Some).map_err(|error| {
            let slip = crate::written::ron_fault(&error, &part.text);
            let before: usize = part
                .text
                .split_inclusive('\n')
                .take(slip.line.saturating_sub(1))
                .map(|line| line.chars().count())
                .sum();
            Misread::new(part.at + before + slip.column.saturating_sub(1), slip.reason, slip.remedy)
        })
    }

    /// The text of what a view shows.
    pub fn write_position<G: Game>(notation: &dyn Notation<G>, game: &G, view: &G::View) -> String {
        format!("{}\nposition {}\n", head(game), notation.write_position(game, view))
    }

    /// A step as `eye` knows it: one word, `?` where it does not know it, and nothing for a declaration, which is no move.
    pub fn write_step<G: Game>(notation: &dyn Notation<G>, game: &G, step: &Step<G>, eye: Eye) -> String {
        match step {
            _ if !notation.knows(game, step, eye) => UNKNOWN.to_owned(),
            Step::Action(_, action) => notation.write_action(game, action),
            Step::Outcome(outcome) => notation.write_outcome(game, outcome),
            Step::Declaration(..) => String::new(),
        }
    }

    /// The text of a session as far as it has come, as `eye` knows it.
    pub fn write_game<G: Game>(notation: &dyn Notation<G>, session: &Session<G>, eye: Eye) -> String {
        let game = &**session.game();
        let mut text = head(game);
        text.push('\n');
        if let Some(origin) = session.origin() {
            text += &format!("position {}\n", notation.write_position(game, &game.view(origin, eye)));
        }
        text += "moves";
        let mut column = 5;
        let mut past = session.clone();
        // What was said of the end of the game is no move.
        for (at, step) in session.steps().iter().enumerate().filter(|(_, step)| !step.is_declaration()) {
            let usual = match step {
                Step::Action(seat, action) if notation.knows(game, step, eye) => {
                    past.seek(at);
                    notation.write_usual(game, &past.view(Eye::Seat(*seat)), action)
                }
                _ => None,
            };
            let word = usual.unwrap_or_else(|| Self::write_step(notation, game, step, eye));
            column += 1 + word.chars().count();
            text.push(if column > LINE { '\n' } else { ' ' });
            if column > LINE {
                column = word.chars().count();
            }
            text += &word;
        }
        text.push('\n');
        text
    }
}

/// The line that says which game it is.
fn head<G: Game>(game: &G) -> String {
    format!("game {} {}", G::ID, short(game.setup()))
}

/// A setup in RON, without what is taken for granted where it is left out.
fn short<S: Serialize + DeserializeOwned + PartialEq>(setup: &S) -> String {
    let whole = ron::to_string(setup).unwrap_or_default();
    let Ok(Fields(fields)) = ron::from_str::<Fields<'_>>(&whole) else { return whole };
    let written = |fields: &[(String, String)]| {
        let fields: Vec<String> = fields.iter().map(|(name, value)| format!("{name}: {value}")).collect();
        format!("({})", fields.join(", "))
    };
    let mut kept: Vec<(String, String)> =
        fields.into_iter().map(|(name, value)| (name, value.get_ron().trim().to_owned())).collect();
    let same = |fields: &[(String, String)]| ron::from_str::<S>(&written(fields)).is_ok_and(|read| read == *setup);
    if !same(&kept) {
        return whole;
    }
    // What comes last hangs most on what comes first, such as all else on an edition.
    for at in (0..kept.len()).rev() {
        let mut fewer = kept.clone();
        fewer.remove(at);
        if same(&fewer) {
            kept = fewer;
        }
    }
    written(&kept)
}

fn set(part: &mut Option<TextPart>, found: TextPart) -> Result<(), Misread> {
    if part.is_some() {
        let reason = message!("fault-notation-twice", "this stands in the text already");
        return Err(Misread::new(found.at, reason, message!("remedy-notation-twice", "leave one of the two out")));
    }
    *part = Some(found);
    Ok(())
}

pub(super) fn nothing(at: usize) -> Misread {
    let reason = message!("fault-notation-empty", "nothing is written");
    Misread::new(at, reason, message!("remedy-notation-empty", "copy a position or a game first"))
}

pub(super) fn too_long(at: usize, most: usize) -> Misread {
    let reason = message!(
        "fault-notation-long",
        "this is longer than anything that is written so, which has up to {most} letters",
        most
    );
    Misread::new(at, reason, message!("remedy-notation-long", "copy one position or one game alone"))
}

/// Whether a word may be a move at all.
pub(super) fn fits_move(word: &str) -> bool {
    word.chars().nth(MOST_OF_MOVE).is_none()
}
