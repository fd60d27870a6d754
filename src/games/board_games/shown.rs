//! What is shown of a game: what the eyes before the screen see, up to what was told last.

use derive_where::derive_where;
use tabletop::{Seat, Session, Step};

use super::{
    content::Content,
    game::{BoardGame, Lying, RulesOf, Seen},
    remembered::remembered,
};
use crate::{
    pieces::PieceMove,
    table::{LabContent, Sight},
};

/// What is shown of a game.
#[derive_where(Clone)]
pub struct Position<B: BoardGame> {
    /// What is seen.
    pub view: Seen<B>,
    /// Pieces that went out of sight, where they were seen last.
    pub remembered: Vec<Lying>,
    /// The move that led to it.
    pub last: Option<PieceMove>,
    /// Moves of both begun.
    pub round: u32,
    /// Who is to act.
    pub to_act: Option<Seat>,
    /// Whether the game is over.
    pub over: bool,
}

impl<B: BoardGame> Position<B> {
    /// What is seen of a session as it stands.
    pub fn of(session: &Session<RulesOf<B>>, sight: Sight) -> Self {
        let view = Content::<B>::visible(session.game(), session.state(), sight);
        let (to_act, over) = B::turn(session.game(), &view);
        let done = session.steps().iter().rev().find_map(|step| match step {
            Step::Action(_, action) => Some(B::piece_move(session.game(), action)),
            Step::Outcome(_) | Step::Declaration(..) => None,
        });
        let done = done.flatten();
        let round = Content::<B>::round(session.game(), session.state());
        let remembered = remembered::<B>(session, &view, sight);
        Self { view, remembered, last: done, round, to_act, over: over || session.standing().is_some() }
    }

    /// What was seen of it when so many steps were made.
    pub fn at(session: &Session<RulesOf<B>>, step: usize, sight: Sight) -> Self {
        let mut past = session.clone();
        past.seek(step);
        Self::of(&past, sight)
    }
}
