//! Who sees what: views and redacted events.

use tabletop::Eye;

use super::Risk;
use crate::board::{Battle, Board, Land, Owner, Phase};
use crate::card::{Card, FORCED_TRADE, sets_in};
use crate::event::{Event, EventKind, Seats};
use crate::map::TerritoryId;
use crate::state::{State, Trading, View};

impl Risk {
    /// Fills a view whose board is a copy of the state's.
    pub(super) fn look(&self, state: &State, eye: Eye, view: &mut View) {
        view.eye = eye;
        view.hand.clear();
        view.missions.clear();
        view.mission = None;
        view.capital = None;
        if let Eye::Seat(seat) = eye {
            view.hand.extend(state.hands.get(seat.index()).into_iter().flatten());
            view.mission = state.missions.get(seat.index()).copied().flatten();
            view.capital = state.named.get(seat.index()).copied().flatten();
        }
        view.trading = self.trading(&state.board, eye, &view.hand);
        if matches!(state.board.phase, Phase::Over(_)) {
            view.missions.extend_from_slice(&state.missions);
        } else if self.setup.fog {
            self.fog(state, eye, &mut view.board);
        }
    }

    /// What becomes of a set in a hand.
    fn trading(&self, board: &Board, eye: Eye, hand: &[Card]) -> Trading {
        if sets_in(&self.map, hand).next().is_none() {
            return Trading::NoSet;
        }
        match board.phase {
            Phase::Reinforce { .. } if !eye.is(board.active) => Trading::Later,
            Phase::Reinforce { .. } if hand.len() >= FORCED_TRADE => Trading::Must,
            Phase::Reinforce { spoils: false } => Trading::May,
            _ => Trading::Later,
        }
    }

    /// Blanks what `eye` does not see.
    fn fog(&self, state: &State, eye: Eye, board: &mut Board) {
        let truth = &state.board;
        for (at, land) in board.lands.iter_mut().enumerate() {
            if !self.sees(truth, eye, TerritoryId(at as u8)) {
                *land = Land { owner: Owner::UNSEEN, armies: 0 };
            }
        }
        if eye.is(truth.active) {
            return;
        }
        board.to_place = 0;
        board.neutrals_to_place = 0;
        board.captured = false;
        board.pictured = false;
        board.battles = 0;
        board.border = None;
        // One end alone would tell the other, and the dice the size of what attacks.
        if let Phase::Roll(Battle { from, to, .. }) | Phase::Occupy { from, to, .. } = truth.phase
            && !(self.sees(truth, eye, from) && self.sees(truth, eye, to))
        {
            board.phase = Phase::Attack;
        }
    }

    /// Whether `eye` sees a territory. Free ones are seen by all: who claims must know them.
    pub(super) fn sees(&self, board: &Board, eye: Eye, territory: TerritoryId) -> bool {
        if !self.setup.fog || board.land(territory).owner == Owner::NOBODY {
            return true;
        }
        let Eye::Seat(seat) = eye else { return false };
        board.holds(seat, territory) || self.beside(territory).any(|near| board.holds(seat, near))
    }

    /// Every territory from or to which armies can go from here.
    fn beside(&self, territory: TerritoryId) -> impl Iterator<Item = TerritoryId> + '_ {
        let inward = if self.map.directed() { self.map.attackers_of(territory) } else { &[] };
        self.map.neighbours(territory).iter().chain(inward).copied()
    }

    /// The seats that see a territory.
    pub(super) fn watchers(&self, board: &Board, territory: TerritoryId) -> Seats {
        if !self.setup.fog || board.land(territory).owner == Owner::NOBODY {
            return Seats::ALL;
        }
        self.beside(territory)
            .chain([territory])
            .filter_map(|place| board.land(place).owner.seat())
            .fold(Seats::NONE, Seats::with)
    }

    pub(super) fn redacted(&self, event: &Event, eye: Eye) -> Option<Event> {
        if !event.seen.sees(eye) {
            return None;
        }
        let whole = event.whole.sees(eye);
        let seen = if event.seen == Seats::ALL { Seats::ALL } else { Seats::only(eye) };
        let mut event = Event { kind: event.kind.clone(), seen, whole: seen };
        match &mut event.kind {
            EventKind::Mission { seat, mission } if !eye.is(*seat) => *mission = None,
            EventKind::Named { seat, territory } if !eye.is(*seat) => *territory = None,
            EventKind::Drew { seat, card } if !eye.is(*seat) => *card = None,
            EventKind::Eliminated { seat, by, cards } if !eye.is(*by) && !eye.is(*seat) => *cards = None,
            EventKind::Turn { seat, income, .. } if self.setup.fog && !eye.is(*seat) => *income = None,
            &mut EventKind::Rolled { seat, to, defender, defender_lost, .. } if !whole => {
                event.kind = EventKind::Assaulted { seat, to, defender, defender_lost };
            }
            EventKind::Captured { from, .. } | EventKind::Occupied { from, .. } if !whole => *from = None,
            _ => {}
        }
        Some(event)
    }
}
