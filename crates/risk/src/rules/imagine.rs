//! Whether a view from a file or a pipe can be what a seat to act sees: whether some state looks like it.

use tabletop::{Game, Illegal, Seat, Turn};

use super::Risk;
use super::validity::reserve;
use crate::board::{Board, Land, Owner, Phase};
use crate::card::Card;
use crate::map::TerritoryId;
use crate::mission::Mission;
use crate::setup::Victory;
use crate::state::{State, View};

impl Risk {
    /// Whether a view that somebody wrote can stand under these rules, its seat being the one to act. Views of the house need no
    /// check; opponents need not cope with one that fails it.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn check_view(&self, view: &View) -> Result<(), Illegal> {
        let invalid = |text: &str| Err(Illegal::new("invalid-view", text.to_owned()));
        let state = self.imagined(view);
        let Turn::Seat(acting) = self.turn(&state) else { return invalid("phase: nobody is to act now") };
        if view.seat() != Some(acting) || acting.0 >= self.setup.seats {
            return invalid("eye: it is not the seat to act");
        }
        if !view.missions.is_empty() {
            return invalid("missions: they are shown when the game is over");
        }
        let own = |given: &[Option<TerritoryId>]| given.get(acting.index()).copied().flatten();
        if view.capital != own(&state.named) || view.mission.is_some() == state.missions.is_empty() {
            return invalid("mission, capital: they are not those of this game");
        }
        self.check_validity(&state)
    }

    /// A state that looks like the view to its seat, if there is one: what is hidden is filled in with whatever fits.
    fn imagined(&self, view: &View) -> State {
        let seats = usize::from(self.setup.seats);
        let (me, mut board) = (view.board.active, view.board.clone());
        if self.setup.fog {
            self.lift_fog(&mut board);
        }
        let mut unseen = Card::deck(&self.map)
            .filter(|card| self.setup.has_cards() && !view.hand.contains(card) && !board.discard.contains(card));
        let hands = Seat::all(seats).map(|seat| {
            let size = board.hand_sizes.get(seat.index()).copied().unwrap_or(0);
            if seat == me { view.hand.clone() } else { unseen.by_ref().take(size.into()).collect() }
        });
        let hands = hands.collect();
        let missions = if self.setup.victory == Victory::Missions {
            let mut others = Mission::all(seats).filter(|mission| view.mission != Some(*mission));
            Seat::all(seats).map(|seat| if seat == me { view.mission } else { others.next() }).collect()
        } else {
            Vec::new()
        };
        let named = match self.setup.victory {
            Victory::Capitals(_) if board.capitals.is_empty() => self.named_before(&board, view.capital),
            Victory::Capitals(_) => board.capitals.iter().copied().map(Some).collect(),
            _ => Vec::new(),
        };
        State { hands, deck: unseen.collect(), missions, named, board }
    }

    /// A capital of its own for every seat that has named one before the active seat, which has named `own`.
    fn named_before(&self, board: &Board, own: Option<TerritoryId>) -> Vec<Option<TerritoryId>> {
        let seats = usize::from(self.setup.seats);
        let mut named = vec![None; seats];
        if board.phase == Phase::Capital {
            let order = self.forces(board.first).filter_map(Owner::seat);
            for seat in order.take_while(|&seat| seat != board.active) {
                named[seat.index()] = self
                    .map
                    .territories()
                    .find(|&place| board.lands.get(place.index()).is_some_and(|land| land.owner.is(seat)));
            }
        }
        if let Some(place) = named.get_mut(board.active.index()) {
            *place = own;
        }
        named
    }

    /// Gives every territory behind the fog to somebody who may stand there.
    fn lift_fog(&self, board: &mut Board) {
        let listed = board.reserves.len() == usize::from(self.setup.seats);
        if board.round == 0 && listed {
            let forces: Vec<Owner> = self.forces(board.first).collect();
            forces.into_iter().for_each(|force| self.complete(board, force));
            return;
        }
        let rivals: Vec<Seat> =
            Seat::all(self.setup.seats.into()).filter(|&seat| seat != board.active && board.alive(seat)).collect();
        let nowhere = |seat: &&Seat| !board.lands.iter().any(|land| land.owner.is(**seat));
        let mut lost: Vec<Owner> = rivals.iter().filter(nowhere).map(|&seat| Owner::of(seat)).collect();
        let anybody = match rivals.first() {
            Some(&seat) if !self.setup.has_neutrals() => Owner::of(seat),
            _ => Owner::NEUTRAL,
        };
        for land in board.lands.iter_mut().filter(|land| is_hidden(land)) {
            *land = Land { owner: lost.pop().unwrap_or(anybody), armies: 1 };
        }
    }

    /// While the board is set up it is known how many territories and armies a force has: those that are not seen lie in the fog.
    fn complete(&self, board: &mut Board, force: Owner) {
        let (seen, armies) = board.strength(force);
        let missing = self.share(board, force).saturating_sub(seen);
        let all = u64::from(self.setup.starting_armies().max(self.share(board, force)));
        let mut rest = all.saturating_sub(armies).saturating_sub(reserve(board, force).into());
        let mut hidden = board.lands.iter_mut().filter(|land| is_hidden(land));
        for left in (1..=missing).rev() {
            let Some(land) = hidden.next() else { return };
            let here = if left == 1 { rest } else { 1 };
            *land = Land { owner: force, armies: u32::try_from(here).unwrap_or(u32::MAX) };
            rest = rest.saturating_sub(1);
        }
    }
}

fn is_hidden(land: &Land) -> bool {
    land.owner == Owner::UNSEEN && land.armies == 0
}
