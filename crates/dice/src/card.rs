//! Cards and the catalogue that holds everything fighters may carry.

use std::collections::BTreeMap;
use std::fmt;

use derive_where::derive_where;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::{Message, canonical_hash, message};

use crate::amount::{Amount, ExprId, Large, MOST_AMOUNT, MOST_NODES, Node, range};
use crate::effect::{Effect, ListId};
use crate::modifier::Modifier;
use crate::program::{Program, Small};
use crate::sign::Stroke;
use crate::slot::{Slot, Uses};
use crate::status_kind::StatusKinds;

/// A card's place in its [`Catalogue`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct CardId(pub u16);

/// Which face of a card is up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Default, Serialize, Deserialize, JsonSchema)]
pub enum Form {
    /// Weakened.
    Minus,
    /// As it is found.
    #[default]
    Base,
    /// Upgraded.
    Plus,
}

impl Form {
    /// All three.
    pub const ALL: [Form; 3] = [Form::Minus, Form::Base, Form::Plus];

    /// What it adds to a card's name.
    pub const fn sign(self) -> &'static str {
        match self {
            Form::Minus => "-",
            Form::Base => "",
            Form::Plus => "+",
        }
    }
}

/// A card in one of its forms, written `broadsword`, `broadsword+` or `broadsword-`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(from = "String", into = "String")]
pub struct CardRef {
    /// The card's id.
    pub id: String,
    /// The form.
    pub form: Form,
}

impl From<String> for CardRef {
    fn from(text: String) -> Self {
        let signed =
            [Form::Plus, Form::Minus].into_iter().find_map(|form| Some((text.strip_suffix(form.sign())?, form)));
        match signed {
            Some((id, form)) => Self { id: id.to_owned(), form },
            None => Self { id: text, form: Form::Base },
        }
    }
}

impl From<&str> for CardRef {
    fn from(text: &str) -> Self {
        text.to_owned().into()
    }
}

impl From<CardRef> for String {
    fn from(card: CardRef) -> Self {
        card.id + card.form.sign()
    }
}

/// One face of a card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Face {
    /// What it says on it.
    pub text: String,
    /// The dice it takes.
    pub slot: Slot,
    /// How often.
    pub uses: Uses,
    /// Cells of the board it covers, 1 or 2.
    pub size: u8,
    /// What using it does.
    pub action: Program,
    /// What it does at the bearer's turn start, by itself.
    pub at_start: Option<Program>,
    /// What it does at the bearer's turn end, by itself.
    pub at_end: Option<Program>,
}

impl Face {
    /// A face of one cell that does `action`, once a turn.
    pub fn new(slot: Slot, action: Program) -> Self {
        Self { text: String::new(), slot, uses: Uses::default(), size: 1, action, at_start: None, at_end: None }
    }

    /// Whether it matters how often the card was used: this turn, this fight.
    pub(crate) fn counts(&self) -> (bool, bool) {
        let programs = || [Some(&self.action), self.at_start.as_ref(), self.at_end.as_ref()].into_iter().flatten();
        let reads = |small| programs().any(|program| program.reads().contains(&small));
        let turn = matches!(self.uses, Uses::Turn(_)) || reads(Small::Uses);
        (turn, self.uses == Uses::Fight || reads(Small::UsesInFight))
    }
}

/// What may not befall a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Immunity {
    /// Shock passes it over.
    Shock,
    /// Weaken passes it over.
    Weaken,
    /// Nobody copies it.
    Copy,
    /// Nobody steals it.
    Steal,
}

/// A card with its three faces.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Card {
    /// Its name in files.
    pub id: String,
    /// Its name for people.
    pub name: String,
    /// The faces, in the order of [`Form::ALL`].
    pub faces: [Face; 3],
    /// What may not befall it.
    pub immune: Vec<Immunity>,
    /// Cards of which its user may use one when it has been used, by id: copies of them come for this turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub offers: Vec<String>,
    /// Its sign; drawn from what it does where there is none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sign: Vec<Stroke>,
}

impl Card {
    /// Its name, whatever its form, as a message: languages may translate it under `card-` and its id.
    pub fn name_message(&self) -> Message {
        Message::name(format!("card-{}", self.id), self.name.clone())
    }

    /// What it says in a form, as a message; forms that say the same share one.
    pub fn text_message(&self, form: Form) -> Message {
        let [minus, base, plus] = self.faces.each_ref().map(|face| &face.text);
        let (end, text) = match form {
            Form::Minus if minus != base => ("minus", minus),
            Form::Plus if plus != base => ("plus", plus),
            _ => ("text", base),
        };
        Message::name(format!("card-{}-{end}", self.id), text.clone())
    }

    /// Its name in a form, as a message.
    pub fn message(&self, form: Form) -> Message {
        let name = self.name_message();
        match form {
            Form::Base => name,
            Form::Minus => Message::new("card-minus").with("card", name),
            Form::Plus => Message::new("card-plus").with("card", name),
        }
    }
}

/// Every card there is, with the effects and expressions they share. The rules read it; nothing changes it during a fight.
#[derive(Clone, Debug, Serialize)]
#[derive_where(PartialEq, Eq)]
pub struct Catalogue {
    statuses: StatusKinds,
    /// What a fight may be under; what it is under shows in its fighters and cards.
    #[serde(skip)]
    modifiers: Vec<Modifier>,
    cards: Vec<Card>,
    lists: Vec<Vec<Effect>>,
    nodes: Vec<Node>,
    #[serde(skip)]
    asks: Asks,
    #[serde(skip)]
    #[derive_where(skip)]
    places: Places,
}

/// What something of a catalogue asks for: what nobody asks for is not counted, so that boards which differ in nothing else are one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Asks {
    /// The HP that an activation took.
    pub dealt: bool,
    /// How many cards were used this turn.
    pub used: bool,
    /// What the last card of either side did.
    pub last: bool,
    /// What may be used once a card has been.
    pub offers: bool,
}

/// Where things stand in a catalogue, so that filling it takes a time in proportion to what it holds.
#[derive(Clone, Debug, Default)]
struct Places {
    cards: BTreeMap<String, CardId>,
    lists: BTreeMap<Vec<Effect>, ListId>,
    nodes: BTreeMap<Node, ExprId>,
}

impl Default for Catalogue {
    fn default() -> Self {
        let places = Places { lists: BTreeMap::from([(Vec::new(), ListId::NOTHING)]), ..Places::default() };
        Self {
            statuses: StatusKinds::default(),
            modifiers: Vec::new(),
            cards: Vec::new(),
            lists: vec![Vec::new()],
            nodes: Vec::new(),
            asks: Asks::default(),
            places,
        }
    }
}

/// What a catalogue cannot hold.
#[derive(Clone, PartialEq, Debug)]
pub enum CatalogueError {
    /// Two cards of one id.
    Twice(String),
    /// More cards than can be numbered.
    TooMany,
    /// A program of another number of dice than its slot.
    Dice(String),
    /// A face larger than the board, or a slot whose numbers are out of range.
    Face {
        /// Which card.
        id: String,
        /// What is wrong.
        fault: Message,
    },
}

impl CatalogueError {
    /// What is wrong.
    pub fn message(&self) -> Message {
        match self {
            Self::Twice(id) => message!("fault-card-twice", "there is a card '{id}' already", id),
            Self::TooMany => message!("fault-card-too_many", "there are more than {most} cards", most = u16::MAX),
            Self::Dice(id) => message!(
                "fault-card-dice",
                "card '{id}': its action was written down for another number of dice than its slot has",
                id
            ),
            Self::Face { id, fault } => {
                message!("fault-card-face", "card '{id}': {fault}", id, fault = fault.clone())
            }
        }
    }
}

/// A card that covers no cell of a board, or too many.
pub(crate) fn size_fault(size: u8) -> Message {
    message!("fault-card-size", "a card takes 1 or 2 cells, not {size}", size)
}

/// A card that is never used, or too often.
pub(crate) fn uses_fault(times: u8) -> Message {
    message!("fault-card-uses", "a card has 1 to 99 uses a turn, not {times}", times)
}

impl fmt::Display for CatalogueError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for CatalogueError {}

impl Catalogue {
    /// Keeps a list of effects. Equal lists share one number, and so do cards that do the same.
    pub fn list(&mut self, effects: Vec<Effect>) -> ListId {
        if let Some(known) = self.places.lists.get(&effects) {
            return *known;
        }
        let id = ListId(self.lists.len() as u32);
        self.asks.last |= effects.iter().any(|effect| matches!(effect, Effect::Echo(_)));
        self.places.lists.insert(effects.clone(), id);
        self.lists.push(effects);
        id
    }

    /// Keeps lists one after another, as the branches of [`Effect::OneOf`].
    pub fn branches(&mut self, branches: Vec<Vec<Effect>>) -> ListId {
        let first = self.lists.len();
        self.asks.last |= branches.iter().flatten().any(|effect| matches!(effect, Effect::Echo(_)));
        for (at, branch) in branches.iter().enumerate() {
            // An equal list keeps the number it was first known by.
            self.places.lists.entry(branch.clone()).or_insert(ListId((first + at) as u32));
        }
        self.lists.extend(branches);
        ListId(first as u32)
    }

    /// Keeps a node of an expression, whose parts must have been kept before.
    pub fn node(&mut self, node: Node) -> ExprId {
        let next = ExprId(self.nodes.len() as u32);
        let id = *self.places.nodes.entry(node).or_insert(next);
        if id == next {
            self.nodes.push(node);
        }
        self.asks.dealt |= node == Node::Large(Large::Dealt);
        self.asks.used |= node == Node::Large(Large::CardsUsed);
        id
    }

    /// What something asks for.
    #[inline]
    pub(crate) fn asks(&self) -> Asks {
        self.asks
    }

    /// Puts these kinds of statuses in the place of those there were. Cards name statuses by number, so whoever adds some keeps the others' numbers.
    pub fn set_statuses(&mut self, kinds: StatusKinds) {
        self.statuses = kinds;
    }

    /// The kinds of statuses.
    #[inline]
    pub fn statuses(&self) -> &StatusKinds {
        &self.statuses
    }

    /// Puts these rule modifiers in the place of those there were.
    pub(crate) fn set_modifiers(&mut self, modifiers: Vec<Modifier>) {
        self.modifiers = modifiers;
    }

    /// The rule modifiers that a fight may be under.
    pub fn modifiers(&self) -> &[Modifier] {
        &self.modifiers
    }

    /// The rule modifier of that id.
    pub fn modifier(&self, id: &str) -> Option<&Modifier> {
        self.modifiers.iter().find(|modifier| modifier.id == id)
    }

    /// The same where no card is used more often than this.
    pub(crate) fn used_at_most(&self, most: Uses) -> Self {
        let mut all = self.clone();
        for face in all.cards.iter_mut().flat_map(|card| &mut card.faces) {
            face.uses = face.uses.rarer(most);
        }
        all
    }

    /// Adds a card.
    ///
    /// # Errors
    /// See [`CatalogueError`].
    pub fn add(&mut self, card: Card) -> Result<CardId, CatalogueError> {
        if self.find(&card.id).is_some() {
            return Err(CatalogueError::Twice(card.id));
        }
        let id = CardId(u16::try_from(self.cards.len()).map_err(|_| CatalogueError::TooMany)?);
        let card = Self::checked(card)?;
        self.asks.offers |= !card.offers.is_empty();
        self.places.cards.insert(card.id.clone(), id);
        self.cards.push(card);
        Ok(id)
    }

    /// Puts a card in the place of the one of its id, or adds it where there is none.
    ///
    /// # Errors
    /// See [`CatalogueError`]; then the old one stays.
    pub fn replace(&mut self, card: Card) -> Result<CardId, CatalogueError> {
        let Some(id) = self.find(&card.id) else { return self.add(card) };
        let card = Self::checked(card)?;
        self.asks.offers |= !card.offers.is_empty();
        self.cards[usize::from(id.0)] = card;
        Ok(id)
    }

    fn checked(card: Card) -> Result<Card, CatalogueError> {
        for face in &card.faces {
            let fault = face.slot.fault().or_else(|| {
                let fits = (1..=2).contains(&face.size);
                (!fits).then(|| size_fault(face.size))
            });
            let fault = fault.or_else(|| match face.uses {
                Uses::Turn(times) if !(1..=99).contains(&times) => Some(uses_fault(times)),
                _ => None,
            });
            if let Some(fault) = fault {
                return Err(CatalogueError::Face { id: card.id, fault });
            }
            if face.slot != Slot::Passive && face.action.arity() != face.slot.arity() {
                return Err(CatalogueError::Dice(card.id));
            }
        }
        Ok(card)
    }

    /// The number of a card.
    pub fn find(&self, id: &str) -> Option<CardId> {
        self.places.cards.get(id).copied()
    }

    /// A card.
    pub fn card(&self, id: CardId) -> Option<&Card> {
        self.cards.get(usize::from(id.0))
    }

    /// Whether something may not befall a card.
    #[inline]
    pub(crate) fn is_immune(&self, id: CardId, from: Immunity) -> bool {
        self.card(id).is_some_and(|card| card.immune.contains(&from))
    }

    /// The cards of which whoever has used a card may use one.
    pub fn offers(&self, id: CardId) -> impl Iterator<Item = CardId> {
        let offers = self.card(id).map_or(&[][..], |card| &card.offers);
        offers.iter().filter_map(|id| self.find(id))
    }

    /// All cards, by number.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// A face of a card.
    #[inline]
    pub(crate) fn face(&self, id: CardId, form: Form) -> Option<&Face> {
        self.card(id).map(|card| &card.faces[form as usize])
    }

    /// The effects of a list; none where it is not there.
    #[inline]
    pub fn effects(&self, list: ListId) -> &[Effect] {
        self.lists.get(list.0 as usize).map_or(&[], Vec::as_slice)
    }

    /// The effects of a branch of [`Effect::OneOf`], counted from 0 from its first; none where it is not there.
    pub fn branch(&self, first: ListId, at: u8) -> &[Effect] {
        self.effects(ListId(first.0.saturating_add(at.into())))
    }

    /// Whether the effects of a list can never do anything in a fight: amounts that are never above 0 do nothing, and neither
    /// do points for computer players.
    pub(crate) fn idle(&self, list: ListId) -> bool {
        let never = |amount| match amount {
            Amount::Fixed(value) => value < 1,
            Amount::Sum(id) => range(&self.nodes, id, &|_| (0, MOST_AMOUNT)).1 < 1,
        };
        self.effects(list).iter().all(|effect| match *effect {
            Effect::Attack { amount, .. }
            | Effect::Drain(amount)
            | Effect::Heal(amount)
            | Effect::Lose(amount)
            | Effect::Give(amount)
            | Effect::Split(amount)
            | Effect::Hasten(amount)
            | Effect::Inflict { amount, .. }
            | Effect::Remove { amount, .. } => never(amount),
            Effect::Bonus(_) => true,
            // Less damage is something too.
            Effect::ChangeDamage(amount) => amount == Amount::Fixed(0),
            // Branches are kept before the list that names them, so this ends.
            Effect::OneOf { first, count } => (0..u32::from(count))
                .map(|at| ListId(first.0.saturating_add(at)))
                .all(|branch| branch >= list || self.idle(branch)),
            Effect::Roll
            | Effect::Copy(_)
            | Effect::Steal
            | Effect::PassDie
            | Effect::MarkDie(_)
            | Effect::Echo(_)
            | Effect::EndTurn
            | Effect::Flee => false,
        })
    }

    /// A node of an expression, for telling it in words; `None` where it is not there.
    pub fn expression(&self, id: ExprId) -> Option<Node> {
        self.nodes.get(id.0 as usize).copied()
    }

    /// How many lists there are.
    pub(crate) fn list_count(&self) -> usize {
        self.lists.len()
    }

    /// The nodes of all expressions.
    pub(crate) fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// Nodes an expression is made of, itself included, counted as often as they are met; stops beyond [`MOST_NODES`].
    pub fn weight(&self, id: ExprId) -> usize {
        let mut open = vec![id];
        let mut met = 0;
        while let Some(id) = open.pop() {
            met += 1;
            if met > MOST_NODES {
                break;
            }
            match self.nodes.get(id.0 as usize) {
                Some(&Node::Op(_, a, b)) => open.extend([a, b]),
                Some(&Node::When(condition, a, b)) => open.extend([condition, a, b]),
                _ => {}
            }
        }
        met
    }

    /// The same on every machine for the same cards.
    pub fn hash(&self) -> u64 {
        canonical_hash(self)
    }
}

impl From<i16> for Amount {
    fn from(amount: i16) -> Self {
        Amount::Fixed(amount)
    }
}
