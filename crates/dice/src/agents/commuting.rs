//! Which placements of a turn commute: made in either order they lead to the same board and earn the same together.
//!
//! Each placement has a [`Footprint`]: the facts of the fight it may read, write or add to, whatever its dice and the board
//! are. Two of them commute where neither writes what the other looks at, and where no bound comes between them: nobody dies
//! of both together, and no counter and no fighter's row of dice is filled. What cannot be told beforehand commutes with
//! nothing; being wrong on that side costs time and nothing else.

use tabletop::Seat;

use super::board::{Board, Packed};
use crate::Alea;
use crate::amount::Amount;
use crate::card::Face;
use crate::effect::{Effect, ListId, Side};
use crate::program::Small;
use crate::slot::{Slot, Uses};
use crate::state::{CardState, Die, MOST_DICE, Role, other};
use crate::status::{Affinity, Status};

/// Placements of one card that are told apart: without a die, and with each value.
const VALUES: usize = 7;

/// Most stacks of a status that one activation of a placement that commutes puts on.
const MOST_PUT: u32 = 16;

/// Counters below this stay below [`MOST_STACKS`](crate::status::MOST_STACKS) whatever two of these placements put on.
const LOW: u8 = 64;

const OWN_HP: u64 = 1;
const FOE_HP: u64 = 1 << 1;

/// Statuses with a script are not asked for: with them nothing commutes.
const fn own(status: Status) -> u64 {
    1 << (2 + status.place())
}

const fn foe(status: Status) -> u64 {
    1 << (2 + Status::COUNT + status.place())
}

const fn card(at: usize) -> u64 {
    1 << (2 + 2 * Status::COUNT + at)
}

/// What every activation looks at besides its own effects.
const ALWAYS: u64 =
    own(Status::CURSE) | own(Status::FURY) | own(Status::RE_EQUIP) | own(Status::VANISH) | foe(Status::DODGE);

/// What a placement may look at and change, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Footprint {
    reads: u64,
    writes: u64,
    /// Facts it changes by as much in any order, unless a bound is met.
    adds: u64,
    bounds: Bounds,
}

/// The most a placement does to what is bounded.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Bounds {
    /// Damage to the foe.
    damage: u32,
    /// Own HP paid.
    paid: u32,
    /// Poison put on the foe.
    poison: u32,
    /// Dice that come.
    dice: u32,
}

impl Footprint {
    const fn commutes(&self, other: &Self) -> bool {
        let (all, others) = (self.reads | self.writes | self.adds, other.reads | other.writes | other.adds);
        self.writes & others == 0
            && other.writes & all == 0
            && self.adds & other.reads == 0
            && other.adds & self.reads == 0
    }

    /// What either may do.
    fn or(self, other: Self) -> Self {
        let (mine, others) = (self.bounds, other.bounds);
        Self {
            reads: self.reads | other.reads,
            writes: self.writes | other.writes,
            adds: self.adds | other.adds,
            bounds: Bounds {
                damage: mine.damage.max(others.damage),
                paid: mine.paid.max(others.paid),
                poison: mine.poison.max(others.poison),
                dice: mine.dice.max(others.dice),
            },
        }
    }
}

/// The placements of a turn that commute.
pub(super) struct Commuting {
    /// By card and value: the bounds of a placement, and with which others it commutes.
    placements: Vec<(Bounds, u128)>,
}

impl Commuting {
    /// Of a turn with these cards, whose fighter acts.
    pub fn new(game: &Alea, seat: Seat, cards: &[CardState]) -> Self {
        let footprints: Vec<Option<Footprint>> = cards
            .iter()
            .enumerate()
            .flat_map(|(at, _)| (0..VALUES as u8).map(move |value| (at, value)))
            .map(|(at, value)| Reader { game, seat }.placement(cards, at, value))
            .collect();
        let with = |one: &Footprint| {
            let others = footprints.iter().enumerate();
            let found = others.filter(|(_, other)| other.is_some_and(|other| one.commutes(&other)));
            found.fold(0, |with, (at, _)| with | 1u128 << at)
        };
        let placements =
            footprints.iter().map(|one| one.map_or((Bounds::default(), 0), |one| (one.bounds, with(&one))));
        Self { placements: placements.collect() }
    }

    /// Of a turn in which nothing can be told beforehand.
    pub const NONE: Self = Self { placements: Vec::new() };

    /// Which placements commute with `by` on a board, all by their [`number`].
    #[inline]
    pub fn with(&self, by: u32, board: &Board) -> impl Fn(u32) -> bool {
        let plain = board.packed().filter(|packed| Self::plain(packed));
        let first = plain.and_then(|packed| self.find(by, packed));
        let room = plain.map(Room::from_packed);
        move |other| {
            let (Some((_, with, first)), Some(packed), Some(room)) = (first, plain, room) else { return false };
            self.find(other, packed).is_some_and(|(at, _, second)| with >> at & 1 == 1 && room.holds(first, second))
        }
    }

    /// The place of a placement, what it commutes with where there is room, and its bounds.
    #[inline]
    fn find(&self, number: u32, packed: &Packed) -> Option<(usize, u128, Bounds)> {
        let (card, code) = ((number >> 8) as usize, number as u8);
        let value = if code == 0 { 0 } else { Die::decoded(code).plain()? };
        let at = card * VALUES + usize::from(value);
        let (bounds, with) = *self.placements.get(at)?;
        (!packed.shocked(card)).then_some((at, with, bounds))
    }

    /// Whether nothing waits for the next activation or for the next attack, and no counter is near its bound.
    fn plain(packed: &Packed) -> bool {
        let waiting = [Status::CURSE, Status::FURY, Status::RE_EQUIP, Status::VANISH];
        let words = packed.own.words().into_iter().chain(packed.foe.words());
        words.fold(0, |all, word| all | word) & u64::from_ne_bytes([!(LOW - 1); 8]) == 0
            && !waiting.into_iter().any(|status| packed.own.has(status))
            && !packed.foe.has(Status::DODGE)
            && !packed.foe.has(Status::THORNS)
    }
}

/// What a placement is called on every board of a turn: by the die's code, 0 for none, and the card.
#[inline]
pub(super) const fn number(die: u8, card: u8) -> u32 {
    (card as u32) << 8 | die as u32
}

/// How far the bounds of a board are away.
#[derive(Clone, Copy)]
struct Room {
    own_hp: u32,
    foe_hp: u32,
    foe_poison: u32,
    dice: u32,
}

impl Room {
    #[inline]
    fn from_packed(packed: &Packed) -> Self {
        Self {
            own_hp: packed.hp[0].into(),
            foe_hp: packed.hp[1].into(),
            foe_poison: packed.foe.of(Status::POISON).into(),
            dice: packed.dice.iter().take_while(|code| **code != 0).count() as u32,
        }
    }

    /// Whether there is room for both.
    #[inline]
    const fn holds(self, first: Bounds, second: Bounds) -> bool {
        let (damage, poison) = (first.damage + second.damage, first.poison + second.poison);
        damage < self.foe_hp
            && first.paid + second.paid < self.own_hp
            // Poison counts as far as there are HP.
            && (poison == 0 || damage + poison + self.foe_poison <= self.foe_hp)
            && first.dice + second.dice + self.dice <= MOST_DICE as u32
    }
}

/// Reads off what placements may do.
struct Reader<'a> {
    game: &'a Alea,
    seat: Seat,
}

impl Reader<'_> {
    /// What putting a die of this value on the card at this place, or using it without one, may do, as long as the card is
    /// not shocked; `None` where that cannot be told.
    fn placement(&self, cards: &[CardState], at: usize, value: u8) -> Option<Footprint> {
        let face = self.game.face(&cards[at])?;
        let fits = if value == 0 { face.slot == Slot::Free } else { (0..=6).any(|held| face.slot.takes(value, held)) };
        if !fits || cards[at].role == Role::Limit {
            return None;
        }
        let mut found = self.activation(face, value)?;
        found.reads |= ALWAYS;
        if cards[at].role == Role::Skill {
            found.reads |= own(Status::SILENCE);
        }
        // Copies of a card change places with each other.
        let kind = |card: &CardState| (card.card, card.form, card.role, card.borrowed);
        let first = cards.iter().position(|other| kind(other) == kind(&cards[at])).unwrap_or(at);
        let kept = face.uses == Uses::Unlimited && face.counts() == (false, false);
        let marks = !kept || face.slot.arity() == 2 || matches!(face.slot, Slot::Countdown(_));
        *(if marks { &mut found.writes } else { &mut found.reads }) |= card(first);
        Some(found)
    }

    /// What activating a card with a die of this value may do.
    fn activation(&self, face: &Face, value: u8) -> Option<Footprint> {
        let program = &face.action;
        let mut found = Footprint::default();
        for read in program.reads() {
            match *read {
                // Each card counts its own.
                Small::Uses | Small::UsesInFight => {}
                Small::Own(status) => found.reads |= own(status),
                Small::Foe(status) => found.reads |= foe(status),
            }
        }
        // Tables over several facts are long, and cards with such are few.
        if program.reads().len() > 1 {
            return None;
        }
        let lists = program.lists();
        let lists = match program.arity() {
            1 => lists.chunks(lists.len().div_ceil(6).max(1)).nth(usize::from(value.checked_sub(1)?))?,
            _ => lists,
        };
        let mut last = None;
        for list in lists {
            if last != Some(*list) {
                found = found.or(self.list(*list)?);
                last = Some(*list);
            }
        }
        Some(found)
    }

    /// What the effects of a list may do together.
    fn list(&self, list: ListId) -> Option<Footprint> {
        let mut found = Footprint::default();
        let mut put = 0;
        for effect in self.game.catalogue().effects(list) {
            let bounds = &mut found.bounds;
            match *effect {
                Effect::Attack { amount, pierce } => {
                    bounds.damage += fixed(amount)?;
                    found.reads |= foe(Status::REDUCE) | foe(Status::THORNS);
                    found.adds |= if pierce { FOE_HP } else { FOE_HP | foe(Status::SHIELD) };
                }
                Effect::Heal(hp) => {
                    fixed(hp)?;
                    found.writes |= OWN_HP;
                }
                Effect::Lose(hp) => {
                    bounds.paid += fixed(hp)?;
                    found.writes |= OWN_HP;
                }
                Effect::Give(value) => bounds.dice += fixed(value)?.div_ceil(6),
                Effect::Inflict { side, status, amount } => {
                    let affinity = self
                        .game
                        .catalogue()
                        .statuses()
                        .element(status)
                        .and_then(|element| self.game.affinity(self.on(side), element));
                    let amount = fixed(amount)?;
                    let stacks = if affinity == Some(Affinity::Weak) { 2 * amount } else { amount };
                    put += stacks;
                    match (side, status) {
                        _ if affinity == Some(Affinity::Absorbs) => found.writes |= hp(side),
                        // Attacks take from it.
                        (Side::Foe, Status::SHIELD) => found.writes |= foe(status),
                        (Side::Foe, _) => found.adds |= foe(status),
                        (Side::Own, _) => found.adds |= own(status),
                    }
                    if (side, status) == (Side::Foe, Status::POISON) {
                        bounds.poison += stacks;
                    }
                }
                Effect::Remove { side, status, amount } => {
                    fixed(amount)?;
                    found.writes |= if side == Side::Own { own(status) } else { foe(status) };
                }
                Effect::Bonus(points) => {
                    fixed(points)?;
                }
                // Chance, other cards, the end of the turn, and what hangs on how an attack went.
                Effect::Drain(_)
                | Effect::Roll
                | Effect::Split(_)
                | Effect::Hasten(_)
                | Effect::Copy(_)
                | Effect::Steal
                | Effect::PassDie
                | Effect::MarkDie(_)
                | Effect::Echo(_)
                | Effect::ChangeDamage(_)
                | Effect::EndTurn
                | Effect::Flee
                | Effect::OneOf { .. } => return None,
            }
        }
        (put <= MOST_PUT).then_some(found)
    }

    const fn on(&self, side: Side) -> Seat {
        match side {
            Side::Own => self.seat,
            Side::Foe => other(self.seat),
        }
    }
}

const fn hp(side: Side) -> u64 {
    match side {
        Side::Own => OWN_HP,
        Side::Foe => FOE_HP,
    }
}

/// A plain number, at least 0; `None` for what only the fight knows.
const fn fixed(amount: Amount) -> Option<u32> {
    match amount {
        Amount::Fixed(amount) if amount > 0 => Some(amount as u32),
        Amount::Fixed(_) => Some(0),
        Amount::Sum(_) => None,
    }
}
