//! What the foe can do in its next turn: in how many blows, with how much damage, and so how near death one is.
//!
//! A guess that takes as long as it does to look at the foe's cards once: a few rolls of its dice, always the same ones, each
//! laid out by the greediest hand there is. It looks at what lies open before both, and at nothing that changes in the turn
//! that is planned, so that every board of a turn is judged by the same guess. Whatever the foe does besides (healing,
//! shields, dice that it changes, cards it borrows) is left out.

use arrayvec::ArrayVec;
use tabletop::Seat;

use crate::amount::{Amount, Large, evaluate};
use crate::card::{CardId, Face};
use crate::effect::{Effect, ListId, Side};
use crate::program::Small;
use crate::slot::{Slot, Uses};
use crate::state::{CardState, MOST_CARDS, MOST_ROLLED, Role, State};
use crate::status::{Affinity, Element, Status};
use crate::{Alea, Fighter};

/// Rolls of the foe's dice that are laid out.
const ROLLS: usize = 16;

/// HP up to which the danger is told apart; who has more after the foe's best roll lives.
const MOST_TOLD: usize = 80;

/// Blows the foe may be kept from that are told apart.
const MOST_HAMPERED: usize = 4;

/// How unsure a guess is: neighbouring totals are this likely too, of 9.
const BLUR: [(i32, f64); 5] = [(-2, 1.0), (-1, 2.0), (0, 3.0), (1, 2.0), (2, 1.0)];

/// Values of a die.
const SIDES: usize = 6;

/// What the foe's next turn may bring.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Threat {
    /// How likely it does at least so much damage, by how many of its blows it is kept from.
    at_least: [[f64; MOST_TOLD]; MOST_HAMPERED],
    /// Blows it deals on average.
    pub blows: f64,
    /// Damage of a blow on average.
    pub blow: f64,
}

impl Threat {
    /// Nothing.
    pub const NONE: Self = Self { at_least: [[0.0; MOST_TOLD]; MOST_HAMPERED], blows: 0.0, blow: 0.0 };

    /// Of the turn that the foe of the active fighter has next, with so many dice.
    pub fn new(game: &Alea, state: &State, dice: u8) -> Self {
        let foe = Hand::new(game, state, dice);
        let mut threat = Self::NONE;
        let mut totals = [[0u8; MOST_TOLD]; MOST_HAMPERED];
        let (mut blows, mut damage) = (0, 0);
        for roll in 0..ROLLS {
            let dealt = foe.lay_out(roll);
            blows += dealt.len();
            damage += dealt.iter().sum::<i32>();
            // What it is kept from is what it can spare most easily.
            for (hampered, totals) in totals.iter_mut().enumerate() {
                let total: i32 = dealt.iter().take(dealt.len().saturating_sub(hampered)).sum();
                totals[(total + foe.alone).clamp(0, MOST_TOLD as i32 - 1) as usize] += 1;
            }
        }
        threat.blows = blows as f64 / ROLLS as f64;
        threat.blow = f64::from(damage) / (blows.max(1) as f64);
        for (at_least, totals) in threat.at_least.iter_mut().zip(&totals) {
            spread(totals, at_least);
        }
        threat
    }

    /// How likely it kills, 0 to 1, where the turn of `seat` ends as in `state`.
    #[inline]
    pub fn danger(&self, state: &State, seat: Seat) -> f64 {
        let (own, foe) = (state.fighter(seat), state.fighter(crate::state::other(seat)));
        let count = |status| f64::from(own.of(status));
        let left = i32::from(own.hp) - i32::from(own.of(Status::POISON));
        if left <= 0 {
            return 1.0;
        }
        let warded = count(Status::SHIELD) + count(Status::REDUCE) * self.blows + count(Status::DODGE) * self.blow;
        let needed = left + warded as i32;
        let hampered = usize::from(own.statuses.has(Status::SURVIVE)) + hampered(foe);
        let at_least = &self.at_least[hampered.min(MOST_HAMPERED - 1)];
        at_least.get(needed as usize).copied().unwrap_or(0.0)
    }
}

/// Blows that a fighter is kept from in its next turn.
#[inline]
fn hampered(foe: &Fighter) -> usize {
    let count = |status| usize::from(foe.of(status));
    let halves = 2 * (count(Status::LOCK) + count(Status::SHOCK)) + count(Status::FREEZE) + count(Status::CURSE);
    halves / 2 + foe.cards.iter().filter(|card| card.away).count()
}

/// From how often each total came to how likely it is at least so much.
fn spread(totals: &[u8; MOST_TOLD], at_least: &mut [f64; MOST_TOLD]) {
    let mut blurred = [0.0; MOST_TOLD];
    for (total, times) in totals.iter().enumerate().filter(|(_, times)| **times > 0) {
        for (beside, weight) in BLUR {
            // Who can do nothing does nothing.
            let at = if total == 0 { 0 } else { (total as i32 + beside).clamp(0, MOST_TOLD as i32 - 1) };
            blurred[at as usize] += f64::from(*times) * weight / 9.0;
        }
    }
    let mut sum = 0.0;
    for (at, share) in blurred.iter().enumerate().rev() {
        sum += share;
        at_least[at] = sum / ROLLS as f64;
    }
}

/// A card that hurts, and how often it may yet.
struct Blow {
    /// Whether it takes two dice.
    pair: bool,
    /// Damage by the value of the die, or by both.
    damage: [i32; SIDES * SIDES],
    times: u8,
}

/// The cards and dice of the foe's next turn.
struct Hand<'a> {
    game: &'a Alea,
    round: i32,
    /// HP that either has, for cards that ask: half of the most. First the foe's.
    hp: [i32; 2],
    /// Whether poison does anything to whom it fights.
    poisons: bool,
    dice: usize,
    blows: ArrayVec<Blow, MOST_CARDS>,
    /// Countdowns that hurt: pips to go, pips each time, damage, times.
    countdowns: ArrayVec<(u8, u8, i32, u8), MOST_CARDS>,
    /// Damage of what needs no die.
    alone: i32,
}

impl<'a> Hand<'a> {
    fn new(game: &'a Alea, state: &State, dice: u8) -> Self {
        let seat = state.seat(Side::Foe);
        let poison = game.affinity(state.active, Element::Poison);
        let mut hand = Self {
            game,
            round: state.round.into(),
            hp: [seat, state.active].map(|seat| i32::from(game.max_hp(seat)) / 2),
            poisons: !matches!(poison, Some(Affinity::Immune | Affinity::Absorbs)),
            dice: usize::from(dice.min(MOST_ROLLED)),
            blows: ArrayVec::new(),
            countdowns: ArrayVec::new(),
            alone: 0,
        };
        for card in state.foe().cards.iter().filter(|card| card.role == Role::Gear && !card.borrowed) {
            // What is weakened now is restored before its bearer acts.
            if let Some(face) = game.catalogue().face(card.card, card.form) {
                hand.add(card, face);
            }
            for (id, face) in hand.offered(card).filter(|(_, face)| face.slot != Slot::Free) {
                hand.add(&CardState::new(id, card.form, Role::Gear), face);
            }
        }
        hand
    }

    /// What a card offers, in its form.
    fn offered(&self, card: &CardState) -> impl Iterator<Item = (CardId, &'a Face)> + use<'a> {
        let (catalogue, form) = (self.game.catalogue(), card.form);
        catalogue.offers(card.card).filter_map(move |id| Some((id, catalogue.face(id, form)?)))
    }

    /// The most that one of the cards does that a card offers and that need no die.
    fn offered_alone(&self, card: &CardState) -> i32 {
        let alone = self.offered(card).filter(|(_, face)| face.slot == Slot::Free);
        let damage = alone.map(|(id, face)| {
            let copy = CardState::new(id, card.form, Role::Gear);
            self.damage(face.action.list([0, 0], |read| small(&copy, 0, read)))
        });
        damage.max().unwrap_or(0)
    }

    fn add(&mut self, card: &CardState, face: &Face) {
        let by_itself = face.at_start.iter().chain(&face.at_end);
        self.alone +=
            by_itself.map(|program| self.damage(program.list([0, 0], |read| small(card, 0, read)))).sum::<i32>();
        let times = match face.uses {
            Uses::Turn(times) => times.min(self.dice as u8),
            Uses::Unlimited => self.dice as u8,
            Uses::Fight => u8::from(card.spent == 0),
        };
        let chosen = self.offered_alone(card);
        let damage = |used: u8, dice: [u8; 2]| match face.slot.accepts(dice) {
            true => chosen + self.damage(face.action.list(dice, |read| small(card, used, read))),
            false => 0,
        };
        match face.slot {
            Slot::Passive => {}
            Slot::Free => self.alone += damage(0, [0, 0]) * i32::from(times.min(1)),
            Slot::Countdown(goal) => {
                let damage = damage(0, [0, 0]);
                let left = goal.saturating_sub(card.progress).max(1);
                if damage > 0 && times > 0 {
                    let _ = self.countdowns.try_push((left, goal, damage, times));
                }
            }
            slot => {
                // Cards that do more each time they are used are several.
                let mut found: ArrayVec<Blow, MOST_CARDS> = ArrayVec::new();
                let counts = face.action.reads().contains(&Small::Uses);
                for used in 0..if counts { times } else { times.min(1) } {
                    let mut blow = Blow {
                        pair: slot.arity() == 2,
                        damage: [0; SIDES * SIDES],
                        times: if counts { 1 } else { times },
                    };
                    for (at, most) in blow.damage.iter_mut().enumerate() {
                        let values = [(at / SIDES) as u8 + 1, (at % SIDES) as u8 + 1];
                        *most = if blow.pair {
                            damage(used, values)
                        } else if at < SIDES {
                            damage(used, [values[1], 0])
                        } else {
                            break;
                        };
                    }
                    if blow.damage.iter().any(|damage| *damage > 0) {
                        let _ = found.try_push(blow);
                    }
                }
                let room = self.blows.remaining_capacity();
                self.blows.extend(found.into_iter().take(room));
            }
        }
    }

    /// What the effects of a list do to the HP of whom the foe fights.
    fn damage(&self, list: ListId) -> i32 {
        let amount = |amount| self.amount(amount).max(0);
        let effects = self.game.catalogue().effects(list).iter();
        let damage = effects.map(|effect| match *effect {
            Effect::Attack { amount: damage, .. } | Effect::Drain(damage) => amount(damage),
            Effect::Inflict { side: Side::Foe, status: Status::POISON, amount: poison } if self.poisons => {
                amount(poison)
            }
            Effect::OneOf { first, count } => {
                // Branches are kept before the list that names them, so this ends.
                let branches = (0..u32::from(count)).map(|at| ListId(first.0.saturating_add(at)));
                let sum: i32 = branches.filter(|branch| *branch < list).map(|branch| self.damage(branch)).sum();
                sum / i32::from(count.max(1))
            }
            _ => 0,
        });
        damage.sum()
    }

    fn amount(&self, amount: Amount) -> i32 {
        let dice = self.dice as i32;
        let fact = |large| match large {
            Large::OwnHp | Large::OwnLost => self.hp[0],
            Large::FoeHp | Large::FoeLost => self.hp[1],
            Large::OwnShield | Large::FoeShield => 0,
            // In the middle of its turn.
            Large::DiceSum => 7 * dice / 4,
            Large::DiceCount => (dice + 1) / 2,
            Large::OddDice | Large::EvenDice => (dice + 2) / 4,
            Large::Round => self.round,
            Large::CardsUsed => (self.dice / 2) as i32,
            Large::Dealt | Large::Amount | Large::OwnCount(_) | Large::FoeCount(_) => 0,
        };
        match amount {
            Amount::Fixed(value) => value.into(),
            Amount::Sum(id) => evaluate(self.game.catalogue().nodes(), id, &fact),
        }
    }

    /// The blows of a roll, the hardest first: the die that does most goes where it does, again and again, and what no card
    /// takes counts down.
    fn lay_out(&self, roll: usize) -> ArrayVec<i32, { MOST_ROLLED as usize }> {
        let mut dice: ArrayVec<u8, { MOST_ROLLED as usize }> = (0..self.dice).map(|die| fallen(roll, die)).collect();
        let mut left: ArrayVec<u8, MOST_CARDS> = self.blows.iter().map(|blow| blow.times).collect();
        let mut dealt = ArrayVec::new();
        loop {
            // Twice the damage for each die it takes, which blow, and its dice.
            let mut best = (0, 0, 0, 0);
            for (at, blow) in self.blows.iter().enumerate().filter(|(at, _)| left[*at] > 0) {
                for (one, value) in dice.iter().enumerate() {
                    let value = usize::from(*value) - 1;
                    if !blow.pair {
                        best = best.max((2 * blow.damage[value], at, one, one));
                        continue;
                    }
                    for (two, other) in dice.iter().enumerate().skip(one + 1) {
                        let other = usize::from(*other) - 1;
                        let damage = blow.damage[value * SIDES + other].max(blow.damage[other * SIDES + value]);
                        best = best.max((damage, at, one, two));
                    }
                }
            }
            let (rate, at, one, two) = best;
            if rate == 0 {
                break;
            }
            left[at] -= 1;
            dice.swap_remove(two);
            if two != one {
                dice.swap_remove(one);
            }
            dealt.push(if two == one { rate / 2 } else { rate });
        }
        let mut rest: u8 = dice.iter().sum();
        for (first, again, damage, times) in &self.countdowns {
            let mut pips = *first;
            for _ in 0..*times {
                if rest < pips || dealt.is_full() {
                    break;
                }
                rest -= pips;
                pips = *again;
                dealt.push(*damage);
            }
        }
        dealt.sort_unstable_by(|a, b| b.cmp(a));
        dealt
    }
}

/// How a die falls in a roll: any value alike, and each roll of the second half the other side up of one of the first.
fn fallen(roll: usize, die: usize) -> u8 {
    let (at, turned) = (roll % (ROLLS / 2), roll >= ROLLS / 2);
    // The golden section spreads what comes one after the other.
    let mixed = ((at * MOST_ROLLED as usize + die) as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let value = (((mixed >> 32) * SIDES as u64) >> 32) as u8 + 1;
    if turned { 7 - value } else { value }
}

/// A small fact of the foe's turn: nobody is under any status yet.
const fn small(card: &CardState, used: u8, read: Small) -> u8 {
    match read {
        Small::Uses => used,
        Small::UsesInFight => card.spent,
        Small::Own(_) | Small::Foe(_) => 0,
    }
}
