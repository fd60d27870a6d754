//! What holds from the first turn on.

use tabletop::{Seat, Standing};

use super::opening::is_settled;
use super::verdict::{Verdict, ensure};
use crate::board::{Battle, Board, Owner, Phase};
use crate::card::{FORCED_SPOILS, FORCED_TRADE};
use crate::map::TerritoryId;
use crate::rules::Risk;
use crate::rules::victory::{REASONS, by_rounds, places};
use crate::setup::{Fortify, TWO_PHASE_BATTLES};
use crate::state::State;

impl Risk {
    pub(super) fn check_turn(&self, state: &State) -> Verdict {
        let board = &state.board;
        let left = board.reserves.iter().chain([&board.neutral_reserve, &board.neutrals_to_place]);
        let set_up = is_settled(board) && left.into_iter().all(|&count| count == 0);
        ensure(set_up, || "a turn before the board is set up".to_owned())?;
        ensure(state.missions.iter().all(Option::is_some), || "missions are missing".to_owned())?;
        self.check_revealed(state)?;
        if let Phase::Over(standing) = &board.phase {
            return check_standing(board, standing);
        }
        let living = board.seats() - board.fallen.len();
        ensure(board.alive(board.active) && living > 1, || "phase: the game would be over".to_owned())?;
        self.check_hands(state)?;
        self.check_battles(board)?;
        self.check_turn_phase(state)
    }

    fn check_revealed(&self, state: &State) -> Verdict {
        let capitals = &state.board.capitals;
        let same = state.named.iter().copied().eq(capitals.iter().copied().map(Some));
        let apart = capitals.iter().enumerate().all(|(at, capital)| !capitals[..at].contains(capital));
        ensure(same && apart, || "capitals are missing, shared, or not those that were named".to_owned())
    }

    /// Five cards and more are traded when a turn begins; only an elimination brings more than one in a turn.
    fn check_hands(&self, state: &State) -> Verdict {
        let board = &state.board;
        for (seat, hand) in state.hands.iter().enumerate() {
            let most = match board.phase {
                Phase::Occupy { .. } | Phase::Reinforce { spoils: true } if seat == board.active.index() => continue,
                Phase::Reinforce { .. } => FORCED_TRADE + 1,
                _ if seat == board.active.index() => FORCED_TRADE,
                _ => FORCED_TRADE + 1,
            };
            ensure(hand.len() <= most, || format!("{} holds {} untraded cards", Seat(seat as u8), hand.len()))?;
        }
        Ok(())
    }

    /// What the turn has brought so far hangs together.
    fn check_battles(&self, board: &Board) -> Verdict {
        let fits = |holds: bool, what: &str| ensure(holds, || format!("battles: {what}"));
        if board.battles == 0 {
            fits(!board.captured && board.border.is_none(), "something was fought for without a battle")?;
        } else {
            fits(board.captured || board.border.is_some(), "a battle was fought over no border")?;
        }
        let most = if self.setup.two_phase { TWO_PHASE_BATTLES } else { u8::MAX };
        fits(board.battles <= most, "there were more than this variant allows")?;
        let across = board.border.is_none_or(|(from, to)| self.is_front(board, from, to));
        fits(across, "the border last fought over is none of the active seat's")?;
        fits(!board.pictured || board.trades > 0, "a pictured territory got armies without a trade")
    }

    /// Whether the active seat can attack over this border, as far as armies do not matter.
    fn is_front(&self, board: &Board, from: TerritoryId, to: TerritoryId) -> bool {
        self.map.contains(from)
            && self.map.contains(to)
            && board.holds(board.active, from)
            && !board.holds(board.active, to)
            && self.map.adjacent(from, to)
    }

    fn check_turn_phase(&self, state: &State) -> Verdict {
        let board = &state.board;
        let fits = |holds: bool, what: &str| ensure(holds, || format!("phase: {what}"));
        let placing = matches!(board.phase, Phase::Reinforce { .. });
        fits(placing || board.to_place == 0, "armies are left to place")?;
        match board.phase {
            Phase::Reinforce { spoils: false } => {
                fits(board.battles == 0, "a turn begins before its battles")?;
                fits(board.to_place > 0, "there is nothing to place")
            }
            Phase::Reinforce { spoils: true } => {
                let forced = state.hands[board.active.index()].len() >= FORCED_SPOILS;
                let won =
                    board.captured && board.border.is_none() && !board.fallen.is_empty() && self.setup.has_cards();
                fits(won, "nobody's cards were inherited")?;
                fits(board.to_place > 0 || forced, "there is nothing to place")
            }
            Phase::Attack => Ok(()),
            Phase::Roll(Battle { from, to, dice, stop }) => {
                fits(self.is_front(board, from, to) && board.border == Some((from, to)), "no such battle can be")?;
                let spare = board.land(from).armies - 1;
                let most = spare.min(3);
                let dice = u32::from(dice);
                let rolls = match stop {
                    None => (1..=most).contains(&dice),
                    Some(stop) => (1..=spare).contains(&stop) && dice == most,
                };
                fits(rolls, "no such dice can be rolled")
            }
            Phase::Occupy { from, to, least } => {
                let there = self.map.contains(from) && self.map.contains(to) && from != to;
                let taken = there
                    && self.map.adjacent(from, to)
                    && board.holds(board.active, from)
                    && board.holds(board.active, to)
                    && board.captured
                    && board.border.is_none();
                fits(taken, "no such territory can be occupied")?;
                fits((1..=3).contains(&least) && least < board.land(from).armies, "nothing can move in")
            }
            Phase::Fortify => fits(self.setup.fortify_rule() != Fortify::Off, "nothing is moved in this variant"),
            Phase::Draw => fits(board.captured && !state.deck.is_empty(), "there is no card to draw"),
            _ => fits(false, "the board is set up already"),
        }
    }
}

/// The standing is the one the board shows.
fn check_standing(board: &Board, standing: &Standing) -> Verdict {
    let reason = standing.reason.as_ref();
    let winner = (!by_rounds(reason)).then_some(board.active);
    let last = Seat::all(board.seats()).filter(|&seat| board.strength(Owner::of(seat)).0 > 0).count() == 1;
    let fits =
        REASONS.contains(&reason) && (reason == "elimination") == last && standing.places == places(board, winner);
    ensure(fits, || "phase: the standing is not that of the board".to_owned())
}
