//! What holds while the board is set up.

use tabletop::Seat;

use super::verdict::{Verdict, ensure};
use crate::board::{Board, Owner, Phase};
use crate::map::TerritoryId;
use crate::rules::Risk;
use crate::setup::Start;
use crate::state::State;

impl Risk {
    pub(super) fn check_opening(&self, state: &State) -> Verdict {
        let board = &state.board;
        ensure(untouched(state), || "before the first round there is no turn, no battle and no trade".to_owned())?;
        self.check_shares(board)?;
        self.check_given(state)?;
        self.check_opening_phase(state)
    }

    /// Every force has the territories and armies that are its by now.
    fn check_shares(&self, board: &Board) -> Verdict {
        let neutral = self.setup.has_neutrals() || board.neutral_reserve == 0;
        ensure(neutral, || "neutral armies in a game without a neutral force".to_owned())?;
        for owner in self.forces(board.first) {
            let (held, armies) = board.strength(owner);
            let fits = |holds: bool, what: &str| ensure(holds, || format!("while the board is set up {what}"));
            fits(held == self.share(board, owner), "territories are dealt out in turn")?;
            let all = u64::from(self.setup.starting_armies().max(held));
            fits(armies + u64::from(reserve(board, owner)) == all, "the armies of a force do not change")?;
            fits(is_settled(board) || armies == u64::from(held), "each settled territory has one army")?;
        }
        Ok(())
    }

    /// Every force in the order in which they settle, the neutrals last.
    pub(in crate::rules) fn forces(&self, first: Seat) -> impl Iterator<Item = Owner> + use<> {
        let seats = self.setup.seats;
        let in_order = (0..seats).map(move |turn| Owner::of(Seat((first.0 % seats + turn) % seats)));
        in_order.chain(self.setup.has_neutrals().then_some(Owner::NEUTRAL))
    }

    /// How many of the territories settled up to now are this force's.
    pub(in crate::rules) fn share(&self, board: &Board, owner: Owner) -> u32 {
        let settled = board.lands.iter().filter(|land| land.owner != Owner::NOBODY).count();
        let forces = self.forces(board.first).count();
        let place = self.forces(board.first).position(|force| force == owner).unwrap_or(forces);
        ((settled + forces - 1).saturating_sub(place) / forces) as u32
    }

    /// Missions are dealt before anything is settled, and capitals named once all armies stand.
    fn check_given(&self, state: &State) -> Verdict {
        let board = &state.board;
        let missions = match board.phase {
            Phase::First => state.missions.iter().all(Option::is_none),
            Phase::Mission(seat) => {
                !state.missions.is_empty()
                    && seat.0 < self.setup.seats
                    && self.given_before(board, &state.missions, seat)
            }
            _ => state.missions.iter().all(Option::is_some),
        };
        ensure(missions, || "missions are missing, or dealt out of turn".to_owned())?;
        let named = match board.phase {
            Phase::Capital => !state.named.is_empty() && self.given_before(board, &state.named, board.active),
            _ => state.named.iter().all(Option::is_none),
        };
        let own = |(seat, place): (usize, &Option<TerritoryId>)| {
            place.is_none_or(|place| board.holds(Seat(seat as u8), place))
        };
        ensure(named && board.capitals.is_empty() && state.named.iter().enumerate().all(own), || {
            "capitals are named out of turn, or are not their seat's own".to_owned()
        })
    }

    fn check_opening_phase(&self, state: &State) -> Verdict {
        let board = &state.board;
        let fits = |holds: bool, what: &str| ensure(holds, || format!("phase: {what}"));
        let settled = is_settled(board);
        let none_left = board.reserves.iter().all(|&reserve| reserve == 0) && board.neutral_reserve == 0;
        let mustering = board.phase == Phase::Muster;
        fits(mustering || board.to_place == 0 && board.neutrals_to_place == 0, "armies are to be placed out of turn")?;
        match board.phase {
            Phase::First | Phase::Mission(_) => {
                fits(board.lands.iter().all(|land| land.owner == Owner::NOBODY), "territories are settled too early")
            }
            Phase::Deal(owner) => {
                let dealt = self.setup.start != Start::Claim || owner == Owner::NEUTRAL;
                fits(
                    !settled && dealt && self.settles(board) == Some(owner),
                    "no territory is to be dealt to that force",
                )
            }
            Phase::Claim => {
                let own = self.settles(board) == Some(Owner::of(board.active));
                fits(!settled && own && self.setup.start == Start::Claim, "no territory is to be claimed by that seat")
            }
            Phase::Scatter(owner) => {
                let next = board.reserves.iter().position(|&reserve| reserve > 0);
                let next = next.map_or(Owner::NEUTRAL, |seat| Owner::of(Seat(seat as u8)));
                let due = settled && self.setup.start == Start::Scatter && !none_left;
                fits(due && owner == next, "no army of that force is to be scattered")
            }
            Phase::Muster => {
                let step = u32::from(self.setup.muster);
                let own = if self.setup.has_neutrals() { 2 * step } else { step };
                let reserve = board.reserves[board.active.index()];
                let due = board.to_place <= reserve.min(own)
                    && board.neutrals_to_place <= board.neutral_reserve.min(step)
                    && board.to_place + board.neutrals_to_place > 0;
                fits(settled && self.setup.start != Start::Scatter && due, "no such first armies are to be placed")
            }
            Phase::Capital => fits(settled && none_left, "capitals are named when all armies stand"),
            _ => fits(false, "a turn before the first round"),
        }
    }

    /// Whose territory is settled next.
    fn settles(&self, board: &Board) -> Option<Owner> {
        let forces = self.forces(board.first).count();
        let settled = board.lands.iter().filter(|land| land.owner != Owner::NOBODY).count();
        self.forces(board.first).nth(settled % forces)
    }
}

/// Whether nothing of the turns to come has happened yet.
fn untouched(state: &State) -> bool {
    let board = &state.board;
    let cards = board.hand_sizes.iter().all(|&size| size == 0) && board.discard.is_empty() && board.trades == 0;
    let battles = !board.captured && !board.pictured && board.battles == 0 && board.border.is_none();
    cards && battles && board.fallen.is_empty()
}

/// First armies a force has still to place.
pub(in crate::rules) fn reserve(board: &Board, owner: Owner) -> u32 {
    owner.seat().map_or(board.neutral_reserve, |seat| board.reserves[seat.index()])
}

/// Whether no territory is free any more.
pub(super) fn is_settled(board: &Board) -> bool {
    board.lands.iter().all(|land| land.owner != Owner::NOBODY)
}
