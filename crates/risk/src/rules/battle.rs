//! Attacks, captures and eliminations.

use tabletop::{EventSink, Seat};

use super::Risk;
use super::cards::give;
use crate::action::Roll;
use crate::board::{Battle, Fallen, Owner, Phase};
use crate::card::FORCED_SPOILS;
use crate::event::{Event, EventKind};
use crate::map::TerritoryId;
use crate::state::State;

impl Risk {
    pub(super) fn attack(&self, state: &mut State, from: TerritoryId, to: TerritoryId, dice: u8, stop: Option<u32>) {
        let board = &mut state.board;
        if board.border != Some((from, to)) {
            board.border = Some((from, to));
            board.battles = board.battles.saturating_add(1);
        }
        board.phase = Phase::Roll(Battle { from, to, dice, stop });
    }

    pub(super) fn roll(&self, state: &mut State, roll: Roll, events: &mut impl EventSink<Event>) {
        let board = &mut state.board;
        let Phase::Roll(battle) = board.phase else { return };
        let Battle { from, to, dice, stop } = battle;
        let seat = board.active;
        let (attacker_lost, defender_lost) = roll.losses();
        self.tell_attack(events, board, (from, to), || EventKind::Rolled {
            seat,
            from,
            to,
            defender: board.land(to).owner,
            roll,
            attacker_lost,
            defender_lost,
        });
        board.lands[from.index()].armies -= attacker_lost;
        board.lands[to.index()].armies -= defender_lost;
        let left = board.land(from).armies;
        if board.land(to).armies == 0 {
            self.capture(state, from, to, dice.into(), events);
        } else if stop.is_some_and(|stop| left > stop.max(1)) {
            board.phase = Phase::Roll(Battle { dice: (left - 1).min(3) as u8, ..battle });
        } else {
            board.phase = Phase::Attack;
        }
    }

    fn capture(
        &self,
        state: &mut State,
        from: TerritoryId,
        to: TerritoryId,
        least: u32,
        events: &mut impl EventSink<Event>,
    ) {
        let board = &mut state.board;
        let seat = board.active;
        let loser = board.land(to).owner;
        self.tell_attack(events, board, (from, to), || EventKind::Captured { seat, from: Some(from), to, loser });
        board.lands[to.index()].owner = Owner::of(seat);
        board.captured = true;
        board.border = None;
        board.phase = Phase::Occupy { from, to, least };
        if let Some(loser) = loser.seat()
            && !board.lands.iter().any(|land| land.owner.is(loser))
        {
            self.eliminate(state, loser, events);
            if state.board.fallen.len() + 1 == usize::from(self.setup.seats) {
                // Nothing is left to choose for: the dice that won move in.
                self.march(state, from, to, least, events);
                return self.end(state, Some(seat), "elimination", events);
            }
        }
        // No choice is no decision: all that can move must.
        if state.board.land(from).armies == least + 1 {
            self.occupy(state, least, events);
        }
    }

    fn eliminate(&self, state: &mut State, loser: Seat, events: &mut impl EventSink<Event>) {
        let by = state.board.active;
        state.board.fallen.push(Fallen { seat: loser, by, round: state.board.round });
        let cards = std::mem::take(&mut state.hands[loser.index()]);
        state.board.hand_sizes[loser.index()] = 0;
        Self::tell(events, || EventKind::Eliminated { seat: loser, by, cards: Some(cards.clone()) });
        give(state, by, cards);
    }

    pub(super) fn occupy(&self, state: &mut State, armies: u32, events: &mut impl EventSink<Event>) {
        let Phase::Occupy { from, to, .. } = state.board.phase else { return };
        self.march(state, from, to, armies, events);
        let board = &mut state.board;
        // Only an elimination brings so many cards in the middle of a turn: more than four are traded before it goes on.
        let spoils = usize::from(board.hand_sizes[board.active.index()]) >= FORCED_SPOILS;
        board.phase = if spoils { Phase::Reinforce { spoils } } else { Phase::Attack };
        self.check_victory(state, events);
    }

    fn march(
        &self,
        state: &mut State,
        from: TerritoryId,
        to: TerritoryId,
        armies: u32,
        events: &mut impl EventSink<Event>,
    ) {
        let board = &mut state.board;
        board.march(from, to, armies);
        self.tell_attack(events, board, (from, to), || EventKind::Occupied { from: Some(from), to, armies });
    }
}
