//! What guards, and cards that work once a fight, are worth in a turn: what a table of points says, held against what the foe
//! may do next and against what the cards can do later.

use arrayvec::ArrayVec;
use tabletop::Seat;

use super::points::Points;
use super::threat::Threat;
use crate::Alea;
use crate::amount::{Amount, Large, evaluate};
use crate::card::{CardId, Face, Form};
use crate::effect::{Effect, ListId, Side};
use crate::slot::Uses;
use crate::state::{MOST_CARDS, MOST_DICE, Role, State};
use crate::status::{MOST_STACKS, MOST_STATUSES, Status};

/// HP a die does on average where it finds a card.
pub(super) const DIE: f64 = 2.5;

/// Of what thorns could do, the share they do: who sees them strikes less often.
const PRICKED: f64 = 0.5;

/// Prices of a turn: nothing in it changes them.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Prices {
    /// What the foe's next turn may bring.
    threat: Threat,
    /// Whether it has one, and it matters.
    next: bool,
    /// What each good status on oneself is worth, and how much of it counts.
    boons: [(f64, u8); MOST_STATUSES],
    /// Whether a shield that is used up is a loss.
    pub guarded: bool,
    /// What each of one's cards for once a fight is still worth later.
    later: ArrayVec<(CardId, Form, f64), MOST_CARDS>,
    /// Cards of one's own: what stands behind them is borrowed, and gone after the turn.
    cards: usize,
}

impl Prices {
    /// In the turn of the active fighter of `blank`, of which only that is looked at which no turn changes.
    pub fn new(game: &Alea, points: &Points, blank: &State) -> Self {
        let foe = blank.seat(Side::Foe);
        let looks = points.guard != 0.0 || points.danger != 0.0;
        let threat = if looks { Threat::new(game, blank, game.next_dice(blank, foe)) } else { Threat::NONE };
        let next = points.danger != 0.0 && game.acts_again(blank, foe);
        let cards = &blank.actor().cards;
        let mut prices = Self {
            boons: std::array::from_fn(|place| boon(points, &threat, Status::at(place))),
            threat,
            next,
            guarded: points.guard != 0.0,
            later: ArrayVec::new(),
            cards: cards.iter().filter(|card| !card.borrowed).count(),
        };
        if points.kept_back != 0.0 {
            for card in cards.iter().filter(|card| card.role == Role::Gear && !card.borrowed) {
                for form in Form::ALL {
                    let face = game.catalogue().face(card.card, form).filter(|face| face.uses == Uses::Fight);
                    if let Some(face) = face {
                        let best = Later { game, points, prices: &prices, state: blank }.best(face);
                        let _ = prices.later.try_push((card.card, form, points.kept_back * best));
                    }
                }
            }
        }
        prices
    }

    /// How likely the foe's next turn kills, where the turn of `seat` ends as in `state`.
    #[inline]
    pub fn danger(&self, state: &State, seat: Seat) -> f64 {
        if self.next { self.threat.danger(state, seat) } else { 0.0 }
    }

    /// What a change of a good status on oneself is worth.
    #[inline]
    pub fn boon(&self, status: Status, before: u8, change: i16) -> f64 {
        let (worth, most) = self.boons[status.place()];
        if most == MOST_STACKS {
            return worth * f64::from(change);
        }
        let counts = |count: i16| f64::from(count.clamp(0, most.into()));
        worth * (counts(i16::from(before) + change) - counts(before.into()))
    }

    /// What a card at this place is still worth later, if it works once a fight.
    #[inline]
    pub fn later(&self, at: u8, card: CardId, form: Form) -> f64 {
        if usize::from(at) >= self.cards {
            return 0.0;
        }
        self.later.iter().find(|(id, face, _)| (*id, *face) == (card, form)).map_or(0.0, |(.., worth)| *worth)
    }
}

/// What one more of a good status on oneself is worth, and how much of it counts.
fn boon(points: &Points, threat: &Threat, status: Status) -> (f64, u8) {
    if points.guard == 0.0 {
        return (points.boon, MOST_STACKS);
    }
    match status {
        Status::SHIELD => (points.guard, MOST_STACKS),
        Status::REDUCE => (points.guard * threat.blows, threat.blow.ceil() as u8),
        Status::DODGE => (points.guard * threat.blow, threat.blows.ceil() as u8),
        Status::SURVIVE => (points.boon + points.guard * threat.blow, MOST_STACKS),
        Status::THORNS => (points.damage * threat.blows * PRICKED, MOST_STACKS),
        _ => (points.boon, MOST_STACKS),
    }
}

/// Judges what a card can do at its best: in need, when both are near their end.
struct Later<'a> {
    game: &'a Alea,
    points: &'a Points,
    prices: &'a Prices,
    state: &'a State,
}

impl Later<'_> {
    /// The most that one use of a face earns.
    fn best(&self, face: &Face) -> f64 {
        let lists = face.action.lists().iter().map(|list| self.worth(*list));
        lists.fold(0.0, f64::max)
    }

    fn good(&self, status: Status) -> bool {
        self.game.catalogue().statuses().good(status)
    }

    fn worth(&self, list: ListId) -> f64 {
        let effects = self.game.catalogue().effects(list).iter();
        let worth = effects.map(|effect| match *effect {
            Effect::Attack { amount, .. } => self.points.damage * self.amount(amount),
            Effect::Drain(amount) => (self.points.damage + self.points.healing) * self.amount(amount),
            Effect::Heal(amount) => self.points.healing * self.amount(amount),
            Effect::Lose(amount) => self.points.own_hp * self.amount(amount),
            Effect::Give(amount) => self.points.damage * DIE * (self.amount(amount) / 6.0).min(MOST_DICE as f64).ceil(),
            Effect::Roll => self.points.damage * DIE,
            Effect::Inflict { side: Side::Own, status, amount } if self.good(status) => {
                self.prices.boon(status, 0, self.amount(amount) as i16)
            }
            Effect::Inflict { side: Side::Foe, status: Status::POISON, amount } => {
                self.points.poison * self.amount(amount)
            }
            Effect::Inflict { side: Side::Foe, status, amount } if !self.good(status) => {
                // No more than falls on the dice or cards of a turn.
                self.points.affliction * self.amount(amount).min(3.0)
            }
            Effect::OneOf { first, count } => {
                // Branches are kept before the list that names them, so this ends.
                let branches = (0..u32::from(count)).map(|at| ListId(first.0.saturating_add(at)));
                branches.filter(|branch| *branch < list).map(|branch| self.worth(branch)).sum::<f64>()
                    / f64::from(count.max(1))
            }
            _ => 0.0,
        });
        worth.sum()
    }

    fn amount(&self, amount: Amount) -> f64 {
        let quarter = |seat| i32::from(self.game.max_hp(seat)) / 4;
        let (own, foe) = (quarter(self.state.active), quarter(self.state.seat(Side::Foe)));
        let fact = |large| match large {
            Large::OwnHp => own,
            Large::OwnLost => 3 * own,
            Large::FoeHp => foe,
            Large::FoeLost => 3 * foe,
            Large::Round => self.state.round.into(),
            _ => 0,
        };
        let value = match amount {
            Amount::Fixed(value) => value.into(),
            Amount::Sum(id) => evaluate(self.game.catalogue().nodes(), id, &fact),
        };
        f64::from(value.clamp(0, MOST_STACKS.into()))
    }
}
