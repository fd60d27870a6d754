//! From a text to a game that can be played on: what is unknown is drawn, and the moves are made.

use super::transcript::{UNKNOWN, fits_move, too_long};
use super::{MOST_OF_MOVE, Misread, Notation, Span, Transcript};
use crate::{Eye, Game, Illegal, Message, NoEvents, Rng, Step, Turn, message};
use derive_where::derive_where;

/// What a text begins.
#[derive_where(Clone, PartialEq, Debug)]
pub struct OpenedText<G: Game> {
    /// Where it begins, if not at the game's start.
    pub origin: Option<G::State>,
    /// The moves made from there.
    pub steps: Vec<Step<G>>,
    /// Where they lead.
    pub state: G::State,
}

impl Transcript {
    /// Reads it by the rules of `game`. What its position leaves open is drawn by `rng`.
    ///
    /// # Errors
    /// The first fault, with its place: something cannot be read, the position cannot be, or a move cannot be made.
    pub fn open<G: Game>(&self, notation: &dyn Notation<G>, game: &G, rng: &mut Rng) -> Result<OpenedText<G>, Misread> {
        self.check_game(G::ID)?;
        let origin = match &self.position {
            None => None,
            Some(part) => {
                let view = notation.read_position(game, &part.text).map_err(|misread| misread.after(part.at))?;
                Some(world(game, &view, rng).map_err(|reason| impossible(part.at, reason))?)
            }
        };
        let mut state = origin.clone().unwrap_or_else(|| game.start());
        let mut steps = Vec::new();
        if let Some(part) = &self.moves {
            for Span { at, text: word } in Span::of(&part.text).words().filter(|word| !notation.is_no_move(word.text)) {
                let step = step(notation, game, &state, word).map_err(|misread| misread.after(part.at + at))?;
                make(game, &mut state, &step).map_err(|illegal| unplayable(part.at + at, word, illegal.message()))?;
                steps.push(step);
            }
        }
        Ok(OpenedText { origin, steps, state })
    }
}

/// A state that looks so and can be played.
fn world<G: Game>(game: &G, view: &G::View, rng: &mut Rng) -> Result<G::State, Message> {
    let world = game.world(view, rng);
    let world = world.ok_or_else(|| message!("fault-notation-no_world", "nothing that is hidden could lie so"))?;
    game.check_state(&world).map_err(|illegal| illegal.message())?;
    Ok(world)
}

/// The step of a word, by whose turn it is.
fn step<G: Game>(notation: &dyn Notation<G>, game: &G, state: &G::State, word: &str) -> Result<Step<G>, Misread> {
    if word == UNKNOWN {
        let reason = message!("fault-notation-unknown", "this move was hidden from whoever copied the game");
        let remedy = message!("remedy-notation-unknown", "copy the position in place of the game");
        return Err(Misread::new(0, reason, remedy));
    }
    if !fits_move(word) {
        return Err(too_long(0, MOST_OF_MOVE));
    }
    match game.turn(state) {
        Turn::Seat(seat) => {
            let usual = notation.read_usual(game, &game.view(state, Eye::Seat(seat)), word);
            let action = usual.map_or_else(|| notation.read_action(game, word), Ok);
            action.map(|action| Step::Action(seat, action))
        }
        Turn::Chance => notation.read_outcome(game, word).map(Step::Outcome),
        Turn::Over => {
            let reason = message!("fault-notation-over", "the game is over before this move");
            Err(Misread::new(0, reason, message!("remedy-notation-over", "leave out what comes after the end")))
        }
    }
}

fn make<G: Game>(game: &G, state: &mut G::State, step: &Step<G>) -> Result<(), Illegal> {
    match step {
        Step::Action(_, action) => game.apply(state, action, &mut NoEvents),
        Step::Outcome(outcome) => game.resolve(state, outcome, &mut NoEvents),
        // None is read.
        Step::Declaration(..) => Ok(()),
    }
}

fn impossible(at: usize, reason: Message) -> Misread {
    let reason = message!("fault-notation-position", "the position cannot be played: {reason}", reason);
    Misread::new(at, reason, message!("remedy-notation-position", "correct the position, or copy it anew"))
}

fn unplayable(at: usize, word: &str, reason: Message) -> Misread {
    let reason = message!("fault-notation-move", "the move {word} cannot be made here: {reason}", word, reason);
    Misread::new(at, reason, message!("remedy-notation-move", "correct it, or leave it out with all that follow"))
}
