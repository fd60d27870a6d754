//! Opponents that do not look ahead: Novice, which draws what it does, and Grabber, which takes what it can.

use rand::RngExt;
use tabletop::{Agent, Decision, Effort, Message, Term, Think};

use super::reasons;
use crate::face_down::game::FaceDown;
use crate::face_down::moves::Move;
use crate::face_down::piece::Piece;
use crate::face_down::position::Position;
use crate::face_down::rules::{ActionOf, Rules};
use crate::face_down::state::State;
use crate::face_down::wording;

/// The ids of what these opponents of a game say.
#[derive(Clone, Copy, Debug)]
pub struct SimpleWords {
    /// How one thinks.
    pub method: &'static str,
    /// What it decided, out of so many choices.
    pub headline: &'static str,
    /// The term for what is taken.
    pub taken: &'static str,
}

/// Draws what it does.
#[derive(Clone, Copy, Debug)]
pub struct Novice(pub SimpleWords);

/// What each piece of a position is worth.
pub type WorthOf<R> = Box<dyn Fn(&Position<<R as Rules>::Kind>, Piece<<R as Rules>::Kind>) -> f64>;

/// Takes what is worth most.
#[derive(Clone, Copy, Debug)]
pub struct Grabber<R: Rules> {
    /// What it says.
    pub words: SimpleWords,
    /// What pieces are worth by its rules.
    pub worth: fn(&R) -> WorthOf<R>,
}

impl<R: Rules> Agent<FaceDown<R>> for Novice {
    fn name(&self) -> &'static str {
        "novice"
    }

    fn decide(&mut self, game: &FaceDown<R>, view: &State<R::Kind>, think: &mut Think<'_>) -> Decision<ActionOf<R>> {
        chosen(game, view, think, self.0, |_, _| 0.0)
    }
}

impl<R: Rules> Agent<FaceDown<R>> for Grabber<R> {
    fn name(&self) -> &'static str {
        "grabber"
    }

    fn decide(&mut self, game: &FaceDown<R>, view: &State<R::Kind>, think: &mut Think<'_>) -> Decision<ActionOf<R>> {
        let worth = (self.worth)(game.rules());
        chosen(game, view, think, self.words, |position, mv| {
            position.board.piece(mv.to).filter(|_| !mv.is_flip()).map_or(0.0, |taken| worth(position, taken))
        })
    }
}

/// The action of the highest gain and whim together; a whim is less than any piece is worth.
fn chosen<R: Rules>(
    game: &FaceDown<R>,
    view: &State<R::Kind>,
    think: &mut Think<'_>,
    words: SimpleWords,
    gain: impl Fn(&Position<R::Kind>, Move) -> f64,
) -> Decision<ActionOf<R>> {
    let position = view.position();
    let weighed: Vec<(Move, f64, f64)> =
        game.legal(view).into_iter().map(|mv| (mv, gain(&position, mv), WHIM * think.rng.random::<f64>())).collect();
    let best = weighed.iter().max_by(|a, b| (a.1 + a.2).total_cmp(&(b.1 + b.2)));
    // Whoever is to act can do something; anything else answers with what nobody may do.
    let best = best.map_or(Move::NONE, |(mv, ..)| *mv);
    Decision::explained(best.into(), Effort::default(), think, || {
        let told = |&(mv, gain, whim): &(Move, f64, f64)| {
            let taken = (gain > 0.0).then(|| Term::plain(words.taken, gain));
            let terms = taken.into_iter().chain([Term::plain("term-whim", whim)]).collect();
            reasons::candidate(&position, mv, terms, mv == best)
        };
        let headline = Message::new(words.headline).with("action", wording::action(&position, best));
        reasons::explanation(words.method, headline.count("choices", weighed.len()), weighed.iter().map(told).collect())
    })
}

/// What a whim may be worth at most.
const WHIM: f64 = 0.1;
