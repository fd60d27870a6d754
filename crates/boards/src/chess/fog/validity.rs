//! Whether a state can be one of a game.

use tabletop::Illegal;

use super::action::Action;
use super::game::Fog;
use super::state::{Cell, State};
use super::view::View;
use crate::board::{MOST_PLIES, Soundness, Square, sound};
use crate::chess::piece::{Piece, Side};

impl Fog {
    /// Whether a view that was told from outside can be one: its lists have their lengths, and what is dark lies on the board.
    ///
    /// # Errors
    /// Why it cannot be.
    pub fn check_view(&self, view: &View) -> Result<(), Illegal> {
        let rules = self.rules();
        self.check_lists(&view.known)?;
        let dark = view.dark.iter().all(|square| rules.size.contains(*square));
        sound(
            dark && view.dark.is_sorted_by(|one, next| one < next),
            "chess_dark",
            "a dark square lies beyond the board, or out of order",
        )?;
        if view.dark.is_empty() && self.world_of_whole(view).is_some() {
            self.check_validity(&view.known)
        } else {
            Ok(())
        }
    }

    /// Whether an action is one that a view offers.
    ///
    /// # Errors
    /// Why it may not be done.
    pub fn permits(&self, view: &View, action: &Action) -> Result<(), Illegal> {
        if view.moves.contains(action) {
            return Ok(());
        }
        Err(self.refusal(&view.known, action))
    }

    /// Whether all lists have an entry for each square or kind, and every kind is known.
    fn check_lists(&self, state: &State) -> Soundness {
        let rules = self.rules();
        let lists = [&state.hands, &state.lost, &state.army].into_iter().flatten();
        let complete = lists.into_iter().all(|list| list.len() == rules.kinds.len());
        sound(
            state.cells.len() == rules.size.count() && complete,
            "chess_lists",
            "a list has too many entries or too few",
        )?;
        let known = |cell: &Cell| match cell {
            Cell::Piece(piece) => piece.kind.index() < rules.kinds.len(),
            Cell::Empty => true,
        };
        sound(state.cells.iter().all(known), "chess_kind", "there is no such kind of piece in this game")
    }

    /// Whether a state that was read from a file can stand under these rules.
    pub(super) fn check_validity(&self, state: &State) -> Soundness {
        let rules = self.rules();
        if state.undecided {
            let text = "with which start the game begins is drawn before anything else";
            return sound(*state == self.start_undecided(), "undecided", text);
        }
        let on_board = |square: &Square| rules.size.contains(*square);
        self.check_lists(state)?;
        for side in Side::ALL {
            let royal = Piece { side, kind: rules.royal };
            let count = state.cells.iter().filter(|cell| **cell == Cell::Piece(royal)).count();
            let held = usize::from(state.hands[side.index()][rules.royal.index()]);
            sound(count + held <= 1, "chess_kings", "a side has more than one king")?;
        }
        sound(
            rules.drops.is_some() || state.hands.iter().flatten().all(|count| *count == 0),
            "chess_hand",
            "nobody has pieces in hand in this game",
        )?;
        let stands = |square: &Square| state.piece(*square).is_some();
        sound(
            state.unmoved.iter().all(|square| on_board(square) && stands(square)),
            "chess_unmoved",
            "a piece is said not to have moved that is not there",
        )?;
        sound(
            state.unmoved.is_sorted_by(|one, next| one < next),
            "chess_unmoved_order",
            "pieces that have not moved are not in the order of their squares",
        )?;
        sound(
            state.passed.iter().all(on_board),
            "chess_passed",
            "a pawn is said to have passed a square beyond the board",
        )?;
        sound(state.passes <= 2, "chess_passes", "more turns were left than end a game")?;
        sound(state.quiet <= self.setup.quiet_limit, "quiet_limit", "more quiet plies are counted than end the game")?;
        sound(
            state.plies <= MOST_PLIES && state.past.len() <= usize::from(state.quiet),
            "quiet_told",
            "more quiet moves are told than are counted",
        )?;
        sound(
            state.end == self.end_of(&State { end: None, ..state.clone() }),
            "ending",
            "the game is over, or is not, against its rules",
        )
    }
}
