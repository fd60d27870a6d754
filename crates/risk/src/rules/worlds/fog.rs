//! The territories behind the fog: who may stand there, and with how many armies.

use rand::RngExt;
use rand::seq::{IndexedRandom, SliceRandom};
use tabletop::{Eye, Rng, Seat};

use super::turn::{Front, Unseen, is_hidden};
use crate::board::{Board, Land, MOST_ARMIES, Owner, Phase};
use crate::map::TerritoryId;
use crate::rules::Risk;
use crate::rules::validity::reserve;

/// Armies dealt out one by one before the rest goes to one territory: more than any game begins with.
const ONE_BY_ONE: u64 = 500;

impl Risk {
    /// Gives every territory that `eye` does not see to somebody who may stand there, and draws what it does not see of the turn.
    /// `told` is what else is known of a fight that is not seen whole; without it there may be one or none.
    pub(super) fn lift_fog(&self, board: &mut Board, eye: Eye, told: Option<Option<(Unseen, Front)>>, rng: &mut Rng) {
        let own_turn = eye.is(board.active);
        if board.round == 0 {
            self.forces(board.first).for_each(|force| self.complete(board, force, rng));
            if !own_turn && board.phase == Phase::Muster {
                self.draw_muster(board, rng);
            }
            return;
        }
        if !own_turn
            && board.phase == Phase::Attack
            && let Some(fight) = told.unwrap_or_else(|| self.some_fight(board, rng))
        {
            self.draw_fight(board, fight, eye, rng);
        }
        self.settle_unseen(board, eye, rng);
        if !own_turn {
            self.draw_turn(board, rng);
        }
    }

    /// While the board is set up it is known how many territories and armies a force has: those that are not seen lie in the fog.
    fn complete(&self, board: &mut Board, force: Owner, rng: &mut Rng) {
        let (seen, armies) = board.strength(force);
        let share = self.share(board, force);
        let mut hidden = hidden(board);
        hidden.shuffle(rng);
        hidden.truncate(share.saturating_sub(seen) as usize);
        for place in &hidden {
            board.lands[place.index()] = Land { owner: force, armies: 1 };
        }
        let all = u64::from(self.setup.starting_armies().max(share));
        let spent = armies + u64::from(reserve(board, force)) + hidden.len() as u64;
        let rest = all.saturating_sub(spent);
        for _ in 0..rest.min(ONE_BY_ONE) {
            let Some(place) = hidden.choose(rng) else { return };
            board.lands[place.index()].reinforce(1);
        }
    }

    /// First armies that another seat has still to place of those that are due.
    fn draw_muster(&self, board: &mut Board, rng: &mut Rng) {
        let step = u32::from(self.setup.muster);
        let own = if self.setup.has_neutrals() { 2 * step } else { step };
        let most = own.min(reserve(board, Owner::of(board.active)));
        // Who has none of its own left places neutral ones, so it sees where.
        let neutrals = match most {
            0 => step.min(board.neutral_reserve),
            _ => self.neutrals_due(board, board.active),
        };
        board.to_place = rng.random_range(0..=most);
        board.neutrals_to_place = rng.random_range(u32::from(board.to_place == 0).min(neutrals)..=neutrals);
        if board.to_place + board.neutrals_to_place == 0 {
            board.to_place = most.min(1);
        }
    }

    /// Every rival that is seen nowhere stands somewhere in the fog.
    fn settle_unseen(&self, board: &mut Board, eye: Eye, rng: &mut Rng) {
        let mut free = hidden(board);
        free.shuffle(rng);
        let anybody = self.rivals(board, eye);
        let nowhere = |owner: &&Owner| owner.seat().is_some() && !board.lands.iter().any(|land| land.owner == **owner);
        let mut lost: Vec<Owner> = anybody.iter().filter(nowhere).copied().collect();
        let most = 2 * self.usual_armies(board);
        for place in free {
            let Some(owner) = lost.pop().or_else(|| anybody.choose(rng).copied()) else { return };
            board.lands[place.index()] = Land { owner, armies: rng.random_range(1..=most) };
        }
    }

    /// Forces that may stand where `eye` does not see.
    pub(super) fn rivals(&self, board: &Board, eye: Eye) -> Vec<Owner> {
        let seats = Seat::all(self.setup.seats.into()).filter(|&seat| !eye.is(seat) && board.alive(seat));
        seats.map(Owner::of).chain(self.setup.has_neutrals().then_some(Owner::NEUTRAL)).collect()
    }

    /// About as many armies as stand on a territory, by those that are seen; else by those a game begins with.
    pub(super) fn usual_armies(&self, board: &Board) -> u32 {
        let seen = || board.lands.iter().map(|land| land.armies).filter(|&armies| armies > 0);
        let (armies, lands) = match seen().count() as u64 {
            0 => (u64::from(self.setup.starting_armies()) * u64::from(self.setup.seats), self.map.len() as u64),
            count => (seen().map(u64::from).sum(), count),
        };
        u32::try_from(armies.div_ceil(lands.max(1))).unwrap_or(MOST_ARMIES).clamp(1, MOST_ARMIES / 2)
    }
}

/// Territories of which nothing is seen.
pub(super) fn hidden(board: &Board) -> Vec<TerritoryId> {
    let places = (0..).map(TerritoryId).zip(&board.lands);
    places.filter(|(_, land)| is_hidden(land)).map(|(place, _)| place).collect()
}
