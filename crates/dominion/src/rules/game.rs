//! The rules of one game: its setup and its cards, with what is worked out of them once.

use std::sync::Arc;

use tabletop::Seat;

use crate::cards::{Card, Cards, FIRST_KINGDOM, KINDS};
use crate::kinds::{BASICS, Catalog, Kind, Type};
use crate::setup::{Setup, SetupError};
use crate::state::TurnState;

/// The rules of one game: a setup with its cards.
#[derive(Clone, Debug)]
pub struct Dominion {
    pub(super) setup: Setup,
    /// By number; shared by all copies of the rules.
    pub(super) kinds: Arc<[Kind]>,
    /// Costs by number, before anything makes cards cheaper.
    pub(super) costs: [u8; KINDS],
    /// Kinds of each type as bits, by [`Type`].
    pub(super) types: [u32; 7],
    /// Kinds that have a pile in the supply, as bits.
    pub(super) piles: u32,
    /// 255 of each of them.
    pub(super) every_pile: Cards,
    /// Kinds that make their owner safe while in play, as bits.
    pub(super) guards: u32,
    /// Kinds that can be shown to be safe, as bits.
    pub(super) shields: u32,
    /// Kinds that may go from play on the deck when a turn ends, as bits.
    pub(super) returns: u32,
    /// Kinds that bring tokens for buys while in play, as bits.
    pub(super) paying: u32,
    /// Kinds whose points depend on what else is owned, as bits.
    pub(super) relative: u32,
    /// Kinds that take cards from the supply when they are played, or have cards played that may, as bits.
    pub(super) taking: u32,
    /// Cards that one play of a kind takes from the supply at most: by its player's choice, buys among them, and in all.
    pub(super) takes: [(u8, u8); KINDS],
    /// The supply before anything was bought.
    pub(super) supply: Cards,
}

impl Dominion {
    /// The rules of `setup` with cards of `catalog`.
    ///
    /// # Errors
    /// Every fault of the setup.
    pub fn new(setup: Setup, catalog: &Catalog) -> Result<Self, Vec<SetupError>> {
        let kinds: Arc<[Kind]> = setup.kinds(catalog)?.into();
        let bits = |wanted: &dyn Fn(&Kind) -> bool| -> u32 {
            kinds.iter().enumerate().filter(|(_, kind)| wanted(kind)).map(|(at, _)| 1 << at).sum()
        };
        let dear = 1 << Card::PLATINUM.0 | 1 << Card::COLONY.0;
        let all = (1 << kinds.len()) - 1;
        let mut costs = [0; KINDS];
        costs.iter_mut().zip(kinds.iter()).for_each(|(cost, kind)| *cost = kind.cost);
        let mut takes = [(0, 0); KINDS];
        takes.iter_mut().zip(kinds.iter()).for_each(|(takes, kind)| *takes = kind.takes(setup.seats));
        let types =
            [Type::Action, Type::Treasure, Type::Victory, Type::Curse, Type::Attack, Type::Reaction, Type::Duration];
        let mut game = Self {
            costs,
            types: types.map(|wanted| bits(&|kind| kind.is(wanted))),
            piles: if setup.colonies { all } else { all & !dear },
            guards: bits(&|kind| kind.guards),
            shields: bits(&|kind| kind.shield),
            returns: bits(&|kind| kind.returns),
            paying: bits(&|kind| kind.tokens_per_buy > 0),
            relative: bits(&|kind| kind.per.is_some()),
            taking: bits(&|kind| kind.takes(setup.seats).1 > 0),
            takes,
            supply: Cards::NONE,
            every_pile: Cards::NONE,
            kinds,
            setup,
        };
        game.supply = game
            .piles()
            .map(|card| (card, game.pile_size(card)))
            .fold(Cards::NONE, |supply, (card, size)| supply.with(card, size));
        game.every_pile = game.piles().fold(Cards::NONE, |all, card| all.with(card, u8::MAX));
        Ok(game)
    }

    /// The same rules, with the first seat beginning.
    pub(crate) fn beginning_first(&self) -> Self {
        let mut game = self.clone();
        game.setup.first_seat_begins = true;
        game
    }

    /// The same rules, with at most so many turns a seat.
    pub(crate) fn limited(&self, turns: u16) -> Self {
        let mut game = self.clone();
        game.setup.turn_limit = game.setup.turn_limit.min(turns);
        game
    }

    /// How many cards a pile begins with.
    pub(super) fn pile_size(&self, card: Card) -> u8 {
        let seats = self.setup.seats;
        match card {
            Card::COPPER => 60 - 7 * seats,
            Card::SILVER => 40,
            Card::GOLD => 30,
            Card::PLATINUM => 12,
            Card::CURSE => 10 * (seats - 1),
            _ if self.is(card, Type::Victory) => 8 + 4 * u8::from(seats > 2),
            _ => 10,
        }
    }

    /// How many cards of a kind there are in the game.
    pub(crate) fn ever(&self, card: Card) -> u16 {
        let own = match card {
            Card::COPPER => 7,
            Card::ESTATE => 3,
            _ => 0,
        };
        u16::from(self.supply.count(card)) + own * u16::from(self.setup.seats)
    }

    /// The supply before anything was bought.
    pub fn start_supply(&self) -> Cards {
        self.supply
    }

    /// The kinds of the game by number.
    pub fn kinds(&self) -> &[Kind] {
        &self.kinds
    }

    /// The kinds that have a pile in the supply, an empty one too.
    pub fn piles(&self) -> impl Iterator<Item = Card> + Clone + use<> {
        let piles = self.piles;
        Card::all().filter(move |card| piles >> card.0 & 1 == 1)
    }

    /// What a kind is; `None` where the game has no such number.
    pub fn kind(&self, card: Card) -> Option<&Kind> {
        self.kinds.get(card.index())
    }

    /// The number of the card of that id, if the game has it.
    pub fn card(&self, id: &str) -> Option<Card> {
        self.kinds.iter().position(|kind| kind.id == id).map(|at| Card(at as u8))
    }

    /// Whether a kind has a type.
    #[inline]
    pub fn is(&self, card: Card, wanted: Type) -> bool {
        card.index() < KINDS && self.types[wanted as usize] >> card.0 & 1 == 1
    }

    /// The kingdom's cards that count at the end.
    pub fn kingdom_victory(&self) -> impl Iterator<Item = Card> + '_ {
        self.piles().filter(|&card| card.0 >= FIRST_KINGDOM && self.is(card, Type::Victory))
    }

    /// The actions of a heap, in order.
    #[inline]
    pub(crate) fn actions_among(&self, cards: &Cards) -> impl Iterator<Item = Card> + Clone + use<> {
        each_of(cards.mask() & self.types[Type::Action as usize])
    }

    /// Cards that playing all of a heap once takes from the supply at most: by their player's choice, buys among them, and in all.
    #[inline]
    pub(crate) fn taken_by(&self, heap: &Cards) -> (u8, u8) {
        each_of(heap.mask() & self.taking).fold((0, 0), |sum: (u8, u8), card| {
            let (count, takes) = (heap.count(card), self.takes[card.index()]);
            (sum.0.saturating_add(count.saturating_mul(takes.0)), sum.1.saturating_add(count.saturating_mul(takes.1)))
        })
    }

    /// Whether a card in play keeps its owner safe from attacks.
    #[inline]
    pub(crate) fn keeps_safe(&self, play: &Cards) -> bool {
        play.mask() & self.guards != 0
    }

    /// The other seats in turn order after `seat`.
    pub(crate) fn seats_after(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        self.others(seat)
    }

    /// Victory tokens that a buy brings with these cards in play.
    #[inline]
    pub(crate) fn tokens_per_buy(&self, play: &Cards) -> u16 {
        each_of(play.mask() & self.paying)
            .map(|card| u16::from(play.count(card)) * self.kind(card).map_or(0, |kind| u16::from(kind.tokens_per_buy)))
            .fold(0, u16::saturating_add)
    }

    /// How many piles hold no more than so many cards, empty ones among them.
    #[inline]
    pub(crate) fn piles_of_at_most(&self, supply: &Cards, count: u8) -> u8 {
        each_of(self.piles).filter(|&card| supply.count(card) <= count).count() as u8
    }

    /// What a card costs now, in coins.
    #[inline]
    pub fn cost(&self, card: Card, turn: &TurnState) -> u8 {
        self.costs.get(card.index()).copied().unwrap_or(0).saturating_sub(turn.cheaper)
    }

    /// How many piles of a supply are empty.
    pub fn empty_piles(&self, supply: &Cards) -> u8 {
        (self.piles & !supply.mask()).count_ones() as u8
    }

    /// How many seats there are.
    pub(crate) fn seats_in_all(&self) -> u8 {
        self.setup.seats
    }

    /// The seats.
    pub(super) fn seats_of(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.setup.seats.into())
    }

    /// The other seats in turn order after `seat`.
    pub(super) fn others(&self, seat: Seat) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        let seats = self.setup.seats;
        (1..seats).map(move |step| Seat((seat.0 + step) % seats))
    }

    /// Whether Colonies are in the supply.
    pub(crate) fn setup_colonies(&self) -> bool {
        self.setup.colonies
    }

    /// How setups, menus and records name a card.
    pub fn id(&self, card: Card) -> &str {
        self.kind(card).map_or("", |kind| kind.id.as_str())
    }

    /// Whether it is one of the nine basic cards.
    pub fn is_basic(card: Card) -> bool {
        card.0 < FIRST_KINGDOM && card.index() < BASICS.len()
    }
}

/// The kinds that a mask of bits holds, in order.
#[inline]
pub(super) fn each_of(mut mask: u32) -> impl Iterator<Item = Card> + Clone {
    std::iter::from_fn(move || {
        let card = (mask != 0).then(|| Card(mask.trailing_zeros() as u8));
        mask &= mask.wrapping_sub(1);
        card
    })
}
