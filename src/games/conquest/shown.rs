//! The board as it is shown: it follows the events one by one, so that nothing is seen before it has happened on screen.

use risk::{Board, EventKind, Fallen, Land, Mission, Owner, Phase, View, card::Card, map::TerritoryId};
use tabletop::{Seat, Standing};

/// What lies on the table as far as the screen has told the story.
#[derive(Clone, PartialEq, Debug)]
pub struct Shown {
    /// Territories, turn, card counts, capitals, eliminations. What a player may do next is not read from here.
    pub board: Board,
    /// The cards of whoever looks, sorted.
    pub hand: Vec<Card>,
    /// The mission of whoever looks.
    pub mission: Option<Mission>,
    /// The capital of whoever looks, before all are revealed.
    pub capital: Option<TerritoryId>,
    /// Where the last roll was, for marking the fight.
    pub fight: Option<(TerritoryId, TerritoryId)>,
    /// How it ended.
    pub standing: Option<Standing>,
    /// Whose hand it is.
    pub looker: Option<Seat>,
}

impl Shown {
    /// What a view holds.
    pub fn new(view: &View) -> Self {
        Self {
            board: view.board.clone(),
            hand: view.hand.clone(),
            mission: view.mission,
            capital: view.capital,
            fight: None,
            standing: match &view.board.phase {
                Phase::Over(standing) => Some(standing.clone()),
                _ => None,
            },
            looker: view.seat(),
        }
    }

    /// Takes over what a view holds, at a moment when everything has been shown.
    pub fn catch_up(&mut self, view: &View) {
        self.board.clone_from(&view.board);
        self.hand.clone_from(&view.hand);
        self.mission = view.mission;
        self.capital = view.capital;
        self.looker = view.seat();
    }

    /// Shows one event, as the looker sees it.
    pub fn apply(&mut self, event: &EventKind) {
        let board = &mut self.board;
        match event {
            EventKind::First(seat) => (board.first, board.active) = (*seat, *seat),
            EventKind::Mission { seat, mission } => {
                if self.looker == Some(*seat) && mission.is_some() {
                    self.mission = *mission;
                }
            }
            EventKind::Settled { territory, owner } => {
                set(board, *territory, |land| *land = Land { owner: *owner, armies: 1 });
            }
            EventKind::Placed { seat, territory, armies } => {
                set(board, *territory, |land| land.armies = land.armies.saturating_add(*armies));
                if board.round == 0 {
                    board.active = *seat;
                }
                if *seat == board.active {
                    board.to_place = board.to_place.saturating_sub(*armies);
                }
            }
            EventKind::Scattered { territory } => set(board, *territory, |land| land.armies += 1),
            EventKind::Named { territory, .. } => self.capital = territory.or(self.capital),
            EventKind::Capitals(capitals) => board.capitals = capitals.iter().copied().collect(),
            EventKind::Turn { seat, round, .. } => {
                board.active = *seat;
                board.round = *round;
                self.fight = None;
            }
            EventKind::Traded { seat, cards, .. } => {
                change(board, *seat, |size| size.saturating_sub(3));
                board.trades = board.trades.saturating_add(1);
                self.hand.retain(|card| !cards.contains(card));
            }
            EventKind::Rolled { from, to, attacker_lost, defender_lost, .. } => {
                set(board, *from, |land| land.armies = land.armies.saturating_sub(*attacker_lost));
                set(board, *to, |land| land.armies = land.armies.saturating_sub(*defender_lost));
                self.fight = Some((*from, *to));
            }
            EventKind::Assaulted { to, defender_lost, .. } => {
                set(board, *to, |land| land.armies = land.armies.saturating_sub(*defender_lost));
                self.fight = None;
            }
            EventKind::Captured { seat, to, .. } => {
                set(board, *to, |land| *land = Land { owner: Owner::of(*seat), armies: 0 });
            }
            EventKind::Occupied { from, to, armies } => self.march(*from, *to, *armies),
            EventKind::Fortified { from, to, armies, .. } => self.march(Some(*from), *to, *armies),
            EventKind::Eliminated { seat, by, cards } => {
                board.fallen.push(Fallen { seat: *seat, by: *by, round: board.round });
                let taken = board.hand_sizes.get(seat.index()).copied().unwrap_or(0);
                change(board, *seat, |_| 0);
                change(board, *by, |size| size.saturating_add(taken));
                if self.looker == Some(*seat) {
                    self.hand.clear();
                }
                if self.looker == Some(*by) {
                    cards.iter().flatten().for_each(|card| self.take(*card));
                }
            }
            EventKind::Drew { seat, card } => {
                change(board, *seat, |size| size.saturating_add(1));
                board.deck_size = board.deck_size.saturating_sub(1);
                if self.looker == Some(*seat) {
                    card.iter().for_each(|card| self.take(*card));
                }
            }
            EventKind::Reshuffled => {}
            EventKind::Over(standing) => self.standing = Some(standing.clone()),
        }
    }

    fn march(&mut self, from: Option<TerritoryId>, to: TerritoryId, armies: u32) {
        if let Some(from) = from {
            set(&mut self.board, from, |land| land.armies = land.armies.saturating_sub(armies));
        }
        set(&mut self.board, to, |land| land.armies = land.armies.saturating_add(armies));
        self.fight = None;
    }

    fn take(&mut self, card: Card) {
        if let Err(at) = self.hand.binary_search(&card) {
            self.hand.insert(at, card);
        }
    }
}

fn set(board: &mut Board, territory: TerritoryId, change: impl FnOnce(&mut Land)) {
    if let Some(land) = board.lands.get_mut(territory.index()) {
        change(land);
    }
}

fn change(board: &mut Board, seat: Seat, change: impl FnOnce(u8) -> u8) {
    if let Some(size) = board.hand_sizes.get_mut(seat.index()) {
        *size = change(*size);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use risk::{Cards, Risk, Setup, Start};
    use tabletop::{Eye, Game, Seed, Session, Turn};

    use super::*;
    use crate::games::conquest::testing;

    /// Plays at random and compares what was shown, event by event, with what is the case.
    fn follow(setup: Setup, seed: u64, steps: usize) {
        let game = Arc::new(Risk::new(setup, testing::world()).expect("a sound setup"));
        let players = testing::agents(game.seats());
        let mut session = Session::new(Arc::clone(&game), Seed(seed), players).expect("seated");
        let eye = Eye::Seat(Seat(0));
        let mut shown = Shown::new(&session.view(eye));
        for _ in 0..steps {
            let events = match session.turn() {
                Turn::Over => break,
                Turn::Chance => session.advance().expect("chance is due"),
                Turn::Seat(seat) => {
                    let view = session.view(Eye::Seat(seat));
                    let action = game.sample(&view, &mut session.thinking(seat)).expect("something can be done");
                    session.act(seat, action).expect("legal")
                }
            };
            for event in events.iter().filter_map(|event| game.redact(event, eye)) {
                shown.apply(&event.kind);
            }
            let view = session.view(eye);
            assert_eq!(shown.board.lands, view.board.lands);
            // While the board is set up the turn passes without an event.
            if view.board.round > 0 {
                assert_eq!(shown.board.active, view.board.active);
            }
            assert_eq!(shown.board.hand_sizes, view.board.hand_sizes);
            assert_eq!(shown.board.fallen, view.board.fallen);
            assert_eq!(shown.board.round, view.board.round);
            assert_eq!(shown.hand, view.hand);
            assert_eq!((shown.mission, shown.capital), (view.mission, view.capital));
        }
    }

    #[test]
    fn what_is_shown_is_what_is() {
        for seed in 0..4 {
            follow(Setup { seats: 3, round_limit: 40, ..Setup::default() }, seed, 6000);
            follow(Setup { seats: 2, start: Start::Claim, round_limit: 40, ..Setup::default() }, seed, 6000);
            let capitals = risk::Victory::Capitals(0);
            follow(
                Setup {
                    seats: 6,
                    start: Start::Scatter,
                    cards: Cards::Fixed,
                    victory: capitals,
                    round_limit: 20,
                    ..Setup::default()
                },
                seed,
                6000,
            );
            follow(
                Setup { seats: 4, victory: risk::Victory::Missions, round_limit: 20, ..Setup::default() },
                seed,
                4000,
            );
        }
    }
}
