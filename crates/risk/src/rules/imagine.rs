//! Whether a view from a file or a pipe can be what a seat to act sees: whether some state looks like it.

use tabletop::{Game, Illegal, Seat, Turn};

use super::Risk;
use crate::board::{Board, Land, Owner};
use crate::card::Card;
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
        self.check_validity(&state)
    }

    /// A state that looks like the view to its seat, if there is one: what is hidden is filled in with whatever fits.
    fn imagined(&self, view: &View) -> State {
        let seats = usize::from(self.setup.seats);
        let (me, mut board) = (view.board.active, view.board.clone());
        self.lift_fog(&mut board);
        let mut unseen = Card::deck(&self.map)
            .filter(|card| self.setup.has_cards() && !view.hand.contains(card) && !board.discard.contains(card));
        let hands = Seat::all(seats).map(|seat| {
            let size = board.hand_sizes.get(seat.index()).copied().unwrap_or(0);
            if seat == me { view.hand.clone() } else { unseen.by_ref().take(size.into()).collect() }
        });
        let hands = hands.collect();
        let missions = if self.setup.victory == Victory::Missions { vec![view.mission; seats] } else { Vec::new() };
        let named = match self.setup.victory {
            Victory::Capitals(_) if board.capitals.is_empty() => {
                Seat::all(seats).map(|seat| view.capital.filter(|_| seat == me)).collect()
            }
            Victory::Capitals(_) => board.capitals.iter().copied().map(Some).collect(),
            _ => Vec::new(),
        };
        State { hands, deck: unseen.collect(), missions, named, board }
    }

    /// Gives every territory behind the fog to somebody who may stand there.
    fn lift_fog(&self, board: &mut Board) {
        if !self.setup.fog {
            return;
        }
        let other = Seat::all(self.setup.seats.into()).find(|&seat| seat != board.active && board.alive(seat));
        let somebody = match other {
            Some(seat) if !self.setup.has_neutrals() => Owner::of(seat),
            _ => Owner::NEUTRAL,
        };
        for land in board.lands.iter_mut().filter(|land| land.owner == Owner::UNSEEN && land.armies == 0) {
            *land = Land { owner: somebody, armies: 1 };
        }
    }
}
