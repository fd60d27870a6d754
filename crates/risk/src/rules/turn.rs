//! Turns: income, placing, and passing on.

use tabletop::{EventSink, Seat};

use super::Risk;
use super::start::reserve_of;
use crate::board::{Board, Owner, Phase};
use crate::event::{Event, EventKind, Income};
use crate::map::{ContinentId, TerritoryId};
use crate::setup::Fortify;
use crate::state::State;

impl Risk {
    /// The armies a seat would get if its turn began now, as far as its territories are seen.
    pub fn income(&self, board: &Board, seat: Seat) -> Income {
        Income {
            territories: land_income(board, seat),
            continents: self
                .held(board, seat)
                .map(|continent| (continent, self.map.continent_bonus(continent)))
                .collect(),
        }
    }

    /// The continents a seat holds in full.
    pub fn held<'a>(&'a self, board: &'a Board, seat: Seat) -> impl Iterator<Item = ContinentId> + 'a {
        self.map.continents().filter(move |&continent| {
            self.map.continent_members(continent).iter().all(|&territory| board.holds(seat, territory))
        })
    }

    pub(super) fn begin_turn(&self, state: &mut State, events: &mut impl EventSink<Event>) {
        let board = &mut state.board;
        let seat = board.active;
        let bonuses: u32 = self.held(board, seat).map(|continent| self.map.continent_bonus(continent)).sum();
        board.to_place = 0;
        board.grant(land_income(board, seat).saturating_add(bonuses));
        board.captured = false;
        board.pictured = false;
        board.battles = 0;
        board.border = None;
        board.phase = Phase::Reinforce { spoils: false };
        Self::tell(events, || EventKind::Turn { seat, round: board.round, income: Some(self.income(board, seat)) });
        // A mission may have been fulfilled by others, such as the destruction of the seat it names.
        self.check_victory(state, events);
    }

    pub(super) fn place(&self, state: &mut State, armies: &[(TerritoryId, u32)], events: &mut impl EventSink<Event>) {
        let board = &mut state.board;
        let seat = board.active;
        let mustering = board.phase == Phase::Muster;
        for &(territory, count) in armies {
            let owner = board.land(territory).owner;
            board.lands[territory.index()].reinforce(count);
            if owner == Owner::NEUTRAL {
                board.neutrals_to_place -= count;
            } else {
                board.to_place -= count;
            }
            if mustering {
                *reserve_of(board, owner) -= count;
            }
            self.tell_at(events, board, &[territory], || EventKind::Placed { seat, territory, armies: count });
        }
        if mustering {
            self.mustered(state, events);
        } else if board.to_place == 0 {
            board.phase = Phase::Attack;
            self.check_victory(state, events);
        }
    }

    pub(super) fn end_attack(&self, state: &mut State, events: &mut impl EventSink<Event>) {
        if self.setup.fortify_rule() == Fortify::Off {
            self.end_turn(state, events);
        } else {
            state.board.phase = Phase::Fortify;
        }
    }

    pub(super) fn end_turn(&self, state: &mut State, events: &mut impl EventSink<Event>) {
        let board = &mut state.board;
        if board.captured && self.setup.has_cards() {
            if state.deck.is_empty() && !board.discard.is_empty() {
                state.deck = std::mem::take(&mut board.discard);
                board.deck_size = state.deck.len() as u16;
                Self::tell(events, || EventKind::Reshuffled);
            }
            if !state.deck.is_empty() {
                board.phase = Phase::Draw;
                return;
            }
        }
        self.pass_turn(state, events);
    }

    /// Gives the turn to the next seat that is still in the game.
    pub(super) fn pass_turn(&self, state: &mut State, events: &mut impl EventSink<Event>) {
        let board = &mut state.board;
        let mut next = board.active;
        for _ in 0..self.setup.seats {
            next = Seat((next.0 + 1) % self.setup.seats);
            if next == board.first {
                board.round += 1;
            }
            if board.alive(next) {
                break;
            }
        }
        if board.round > self.setup.last_round() {
            board.round = self.setup.last_round();
            return self.end_by_rounds(state, events);
        }
        board.active = next;
        self.begin_turn(state, events);
    }
}

/// A third of the territories, at least three.
fn land_income(board: &Board, seat: Seat) -> u32 {
    let lands = board.lands.iter().filter(|land| land.owner.is(seat)).count() as u32;
    (lands / 3).max(3)
}
