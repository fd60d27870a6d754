//! Setting the board up: who begins, missions, territories, first armies, capitals.

use arrayvec::ArrayVec;
use tabletop::{EventSink, Eye, Seat};

use super::Risk;
use crate::board::{Board, Land, Owner, Phase};
use crate::card::Card;
use crate::event::{Event, EventKind};
use crate::map::TerritoryId;
use crate::mission::Mission;
use crate::setup::{Start, Victory};
use crate::state::State;

impl Risk {
    /// The table before anything is drawn.
    pub(super) fn empty_table(&self) -> State {
        let seats = usize::from(self.setup.seats);
        let armies = self.setup.starting_armies();
        let deck: Vec<Card> = if self.setup.has_cards() { Card::deck(&self.map).collect() } else { Vec::new() };
        let per_seat = |there: bool| if there { seats } else { 0 };
        State {
            board: Board {
                lands: vec![Land { owner: Owner::NOBODY, armies: 0 }; self.map.len()],
                phase: Phase::First,
                active: Seat(0),
                first: Seat(0),
                round: 0,
                to_place: 0,
                neutrals_to_place: 0,
                reserves: (0..seats).map(|_| armies).collect(),
                neutral_reserve: if self.setup.has_neutrals() { armies } else { 0 },
                hand_sizes: (0..seats).map(|_| 0).collect(),
                deck_size: deck.len() as u16,
                discard: Vec::new(),
                trades: 0,
                captured: false,
                pictured: false,
                battles: 0,
                border: None,
                capitals: ArrayVec::new(),
                fallen: ArrayVec::new(),
            },
            hands: vec![Vec::new(); seats],
            deck,
            missions: vec![None; per_seat(self.setup.victory == Victory::Missions)],
            named: vec![None; per_seat(matches!(self.setup.victory, Victory::Capitals(_)))],
        }
    }

    /// The next seat in turn order, eliminated or not.
    fn after(&self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.setup.seats)
    }

    pub(super) fn begin(&self, state: &mut State, first: Seat, events: &mut impl EventSink<Event>) {
        state.board.first = first;
        state.board.active = first;
        Self::tell(events, || EventKind::First(first));
        if state.missions.is_empty() {
            self.settle_next(state, events);
        } else {
            state.board.phase = Phase::Mission(first);
        }
    }

    pub(super) fn deal_mission(&self, state: &mut State, mission: Mission, events: &mut impl EventSink<Event>) {
        let Phase::Mission(seat) = state.board.phase else { return };
        state.missions[seat.index()] = Some(mission);
        Self::tell(events, || EventKind::Mission { seat, mission: Some(mission) });
        let next = self.after(seat);
        if next == state.board.first {
            self.settle_next(state, events);
        } else {
            state.board.phase = Phase::Mission(next);
        }
    }

    /// Turns to the next free territory, or goes on when there is none.
    fn settle_next(&self, state: &mut State, events: &mut impl EventSink<Event>) {
        let seats = usize::from(self.setup.seats);
        let forces = seats + usize::from(self.setup.has_neutrals());
        let settled = state.board.lands.iter().filter(|land| land.owner != Owner::NOBODY).count();
        if settled == state.board.lands.len() {
            return self.first_armies(state, events);
        }
        // The neutrals come last in each go, and never choose: their territory is dealt even where seats claim.
        let turn = settled % forces;
        let seat = Seat(((usize::from(state.board.first.0) + turn) % seats) as u8);
        state.board.phase = match self.setup.start {
            _ if turn == seats => Phase::Deal(Owner::NEUTRAL),
            Start::Deal | Start::Scatter => Phase::Deal(Owner::of(seat)),
            Start::Claim => {
                state.board.active = seat;
                Phase::Claim
            }
        };
    }

    pub(super) fn claim(&self, state: &mut State, territory: TerritoryId, events: &mut impl EventSink<Event>) {
        let owner = Owner::of(state.board.active);
        self.settle(state, territory, owner, events);
    }

    /// A territory card is dealt, or an army falls.
    pub(super) fn deal(&self, state: &mut State, territory: TerritoryId, events: &mut impl EventSink<Event>) {
        match state.board.phase {
            Phase::Deal(owner) => self.settle(state, territory, owner, events),
            Phase::Scatter(owner) => {
                let board = &mut state.board;
                board.lands[territory.index()].reinforce(1);
                *reserve_of(board, owner) -= 1;
                self.tell_at(events, board, &[territory], || EventKind::Scattered { territory });
                self.scatter_next(state, events);
            }
            _ => {}
        }
    }

    fn settle(&self, state: &mut State, territory: TerritoryId, owner: Owner, events: &mut impl EventSink<Event>) {
        let board = &mut state.board;
        board.lands[territory.index()] = Land { owner, armies: 1 };
        // On a map with more territories than armies each still gets its one.
        let reserve = reserve_of(board, owner);
        *reserve = reserve.saturating_sub(1);
        self.tell_at(events, board, &[territory], || EventKind::Settled { territory, owner });
        self.settle_next(state, events);
    }

    fn first_armies(&self, state: &mut State, events: &mut impl EventSink<Event>) {
        state.board.active = state.board.first;
        match self.setup.start {
            Start::Scatter => self.scatter_next(state, events),
            Start::Deal | Start::Claim => self.muster_next(state, state.board.first, events),
        }
    }

    fn scatter_next(&self, state: &mut State, events: &mut impl EventSink<Event>) {
        let board = &mut state.board;
        let owner = match board.reserves.iter().position(|&reserve| reserve > 0) {
            Some(seat) => Owner::of(Seat(seat as u8)),
            None if board.neutral_reserve > 0 => Owner::NEUTRAL,
            None => return self.capitals_next(state, events),
        };
        board.phase = Phase::Scatter(owner);
    }

    /// Gives the placing to `seat`, or to the next that still has something to place. As the map hangs together, somebody always sees where
    /// neutral armies can be placed.
    fn muster_next(&self, state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
        let board = &mut state.board;
        let mut seat = seat;
        for _ in 0..self.setup.seats {
            let reserve = board.reserves[seat.index()];
            let neutrals = self.neutrals_due(board, seat);
            if reserve > 0 || neutrals > 0 {
                let step = u32::from(self.setup.muster);
                let own = if self.setup.has_neutrals() { 2 * step } else { step };
                board.active = seat;
                board.to_place = own.min(reserve);
                board.neutrals_to_place = neutrals;
                board.phase = Phase::Muster;
                return;
            }
            seat = self.after(seat);
        }
        self.capitals_next(state, events);
    }

    /// Neutral armies that a seat places when it is its turn: none where it sees no neutral territory.
    pub(super) fn neutrals_due(&self, board: &Board, seat: Seat) -> u32 {
        let is_seen = |at: TerritoryId| board.land(at).owner == Owner::NEUTRAL && self.sees(board, Eye::Seat(seat), at);
        match board.neutral_reserve > 0 && self.map.territories().any(is_seen) {
            true => board.neutral_reserve.min(self.setup.muster.into()),
            false => 0,
        }
    }

    /// After a placing of first armies: the next seat's, once this one's are placed.
    pub(super) fn mustered(&self, state: &mut State, events: &mut impl EventSink<Event>) {
        if state.board.to_place == 0 && state.board.neutrals_to_place == 0 {
            let next = self.after(state.board.active);
            self.muster_next(state, next, events);
        }
    }

    fn capitals_next(&self, state: &mut State, events: &mut impl EventSink<Event>) {
        let board = &mut state.board;
        let order = (0..self.setup.seats).map(|turn| Seat((board.first.0 + turn) % self.setup.seats));
        let unnamed = order.clone().find(|seat| state.named.get(seat.index()).is_some_and(Option::is_none));
        if let Some(seat) = unnamed {
            board.active = seat;
            board.phase = Phase::Capital;
            return;
        }
        board.capitals = state.named.iter().flatten().copied().collect();
        if !board.capitals.is_empty() {
            Self::tell(events, || EventKind::Capitals(board.capitals.to_vec()));
        }
        board.round = 1;
        board.active = board.first;
        self.begin_turn(state, events);
    }

    pub(super) fn name_capital(&self, state: &mut State, territory: TerritoryId, events: &mut impl EventSink<Event>) {
        let seat = state.board.active;
        state.named[seat.index()] = Some(territory);
        Self::tell(events, || EventKind::Named { seat, territory: Some(territory) });
        self.capitals_next(state, events);
    }
}

/// First armies a force has still to place.
pub(super) fn reserve_of(board: &mut Board, owner: Owner) -> &mut u32 {
    match owner.seat() {
        Some(seat) => &mut board.reserves[seat.index()],
        None => &mut board.neutral_reserve,
    }
}
