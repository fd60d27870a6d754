//! Games and positions for tests.

pub mod play;

use std::sync::Arc;

use dominion::{
    Action, Card, Cards, Catalog, Deal, Dominion, Event, Outcome, Player, Setup, State, Task, Top, TurnState,
};
use rand::RngExt;
use rand::seq::IndexedRandom;
use tabletop::{Game, Illegal, Seat, Seed, Turn};

/// The cards that are shipped.
pub fn catalog() -> Catalog {
    let text = include_str!("../../../../../assets/dominion/cards.ron");
    Catalog::from_ron("cards.ron", text).unwrap_or_else(|faults| panic!("{faults:#?}"))
}

/// The rules of a setup that can be played.
pub fn rules(setup: Setup) -> Arc<Dominion> {
    Arc::new(Dominion::new(setup.clone(), &catalog()).unwrap_or_else(|faults| panic!("{setup:?}: {faults:?}")))
}

/// Two seats with a kingdom of these cards; the first begins.
pub fn kingdom(cards: &[&str]) -> Arc<Dominion> {
    let kingdom = cards.iter().map(|&card| card.to_owned()).collect();
    rules(Setup { kingdom, first_seat_begins: true, ..Setup::default() })
}

/// A random setup. Every setting is drawn.
pub fn variant(seed: Seed) -> Setup {
    let rng = &mut seed.stream("variant", 0);
    let all: Vec<String> = catalog().kingdom_cards().map(|kind| kind.id.clone()).collect();
    let size = if rng.random_bool(0.9) { 10 } else { rng.random_range(0..=10) };
    Setup {
        seats: rng.random_range(2..=4),
        kingdom: all.sample(rng, size).cloned().collect(),
        colonies: rng.random_bool(0.3),
        deal: [Deal::Random, Deal::Random, Deal::FourThree, Deal::FiveTwo][rng.random_range(0..4)],
        first_seat_begins: rng.random_bool(0.5),
        turn_limit: if rng.random_bool(0.2) { rng.random_range(4..=30) } else { 200 },
    }
}

/// Cards by their ids, `3 copper` for three of them, with commas between.
pub fn cards(game: &Dominion, text: &str) -> Cards {
    let mut heap = Cards::NONE;
    for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
        let (count, id) = match part.split_once(' ') {
            Some((count, id)) => (count.parse().expect("a count"), id),
            None => (1, part),
        };
        heap.add(card(game, id), count);
    }
    heap
}

/// A card by its id.
pub fn card(game: &Dominion, id: &str) -> Card {
    game.card(id).unwrap_or_else(|| panic!("{id} is not in the game"))
}

/// A position in which the first seat is to move, written as one needs it: cards in hand, deck and discard pile come from the supply, what
/// is not asked for goes back to it.
pub struct Scene {
    pub game: Arc<Dominion>,
    pub state: State,
}

impl Scene {
    /// Nobody has a card yet; the first seat has an action and a buy.
    pub fn new(kingdom_cards: &[&str]) -> Self {
        let game = kingdom(kingdom_cards);
        Self::of(game)
    }

    /// The same under other rules.
    pub fn of(game: Arc<Dominion>) -> Self {
        let mut state = game.start();
        for player in &mut state.players {
            state.supply.add_all(&player.owned());
            *player = Player::default();
        }
        state.stack.clear();
        state.active = Seat(0);
        state.turn = TurnState { actions: 1, buys: 1, ..TurnState::default() };
        Self { game, state }
    }

    fn taken(&mut self, text: &str) -> Cards {
        let heap = cards(&self.game, text);
        assert!(self.state.supply.includes(&heap), "{text} is not in the supply");
        self.state.supply.take_all(&heap);
        heap
    }

    /// Gives a seat these cards in hand too.
    pub fn hand(mut self, seat: u8, text: &str) -> Self {
        let heap = self.taken(text);
        self.state.players[usize::from(seat)].hand.add_all(&heap);
        self
    }

    /// Gives a seat these cards in the deck too, in no order.
    pub fn deck(mut self, seat: u8, text: &str) -> Self {
        let heap = self.taken(text);
        self.state.players[usize::from(seat)].deck.add_all(&heap);
        self
    }

    /// Puts a card on a seat's deck that only it knows.
    pub fn top(mut self, seat: u8, id: &str) -> Self {
        let heap = self.taken(id);
        let tops = heap.each().map(|card| Top { card, open: false });
        self.state.players[usize::from(seat)].top.extend(tops);
        self
    }

    /// Gives a seat these cards in the discard pile too.
    pub fn discard(mut self, seat: u8, text: &str) -> Self {
        let heap = self.taken(text);
        self.state.players[usize::from(seat)].discard.add_all(&heap);
        self
    }

    /// Puts all of a pile on the trash.
    pub fn emptied(mut self, id: &str) -> Self {
        let card = card(&self.game, id);
        let all = self.state.supply.count(card);
        self.state.supply.take(card, all);
        self.state.trash.add(card, all);
        self
    }

    /// Checks that the position can be.
    pub fn sound(self) -> Self {
        self.game.check_state(&self.state).unwrap_or_else(|illegal| panic!("{illegal}: {:?}", self.state));
        self
    }

    /// Does it, and returns what happened.
    pub fn act(&mut self, action: Action) -> Vec<Event> {
        let mut events = Vec::new();
        self.game
            .apply(&mut self.state, &action, &mut events)
            .unwrap_or_else(|illegal| panic!("{action:?}: {illegal}; {:?}", self.state.stack));
        self.game.check_state(&self.state).unwrap_or_else(|illegal| panic!("after {action:?}: {illegal}"));
        events
    }

    /// Plays a card of that id.
    pub fn play(&mut self, id: &str) -> Vec<Event> {
        let card = card(&self.game, id);
        self.act(Action::Play(card))
    }

    /// Buys a card of that id.
    pub fn buy(&mut self, id: &str) -> Vec<Event> {
        let card = card(&self.game, id);
        self.act(Action::Buy(card))
    }

    /// Answers with these cards.
    pub fn choose(&mut self, text: &str) -> Vec<Event> {
        let heap = cards(&self.game, text);
        self.act(Action::Choose(heap))
    }

    /// Answers with a card of the supply.
    pub fn gain(&mut self, id: &str) -> Vec<Event> {
        let card = card(&self.game, id);
        self.act(Action::Gain(card))
    }

    /// Has chance bring these cards.
    pub fn draw(&mut self, text: &str) -> Vec<Event> {
        let (heap, mut events) = (cards(&self.game, text), Vec::new());
        self.game
            .resolve(&mut self.state, &Outcome::Drawn(heap), &mut events)
            .unwrap_or_else(|illegal| panic!("{text}: {illegal}; {:?}", self.state.stack));
        events
    }

    /// Why it may not be done.
    pub fn refused(&self, action: Action) -> Illegal {
        self.game.validate(&self.state, &action).expect_err("it may be done")
    }

    /// Who acts.
    pub fn turn(&self) -> Turn {
        self.game.turn(&self.state)
    }

    /// Whether nothing is asked and nothing is due.
    pub fn at_rest(&self) -> bool {
        self.state.stack.is_empty()
    }

    /// What is asked, as it is written.
    pub fn asked(&self) -> String {
        match self.state.stack.last() {
            Some(Task::Ask(seat, query)) => format!("{} {query:?}", seat.0),
            other => format!("{other:?}"),
        }
    }

    /// Cards of a seat's hand, by their ids.
    pub fn in_hand(&self, seat: u8) -> String {
        self.told(&self.state.players[usize::from(seat)].hand)
    }

    /// Cards by their ids.
    pub fn told(&self, heap: &Cards) -> String {
        let told = heap.counts().map(|(card, count)| match count {
            1 => self.game.id(card).to_owned(),
            _ => format!("{count} {}", self.game.id(card)),
        });
        told.collect::<Vec<_>>().join(", ")
    }

    /// The first seat as it is.
    pub fn me(&self) -> &Player {
        &self.state.players[0]
    }

    /// The second seat as it is.
    pub fn other(&self) -> &Player {
        &self.state.players[1]
    }

    /// Actions, buys and coins.
    pub fn left(&self) -> (u8, u8, u16) {
        let turn = &self.state.turn;
        (turn.actions, turn.buys, turn.coins)
    }
}
