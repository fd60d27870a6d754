//! Six features beyond the published four, each in [0, 1]: what the four cannot see.
//!
//! 0. *Income*: a third of an army for each territory, never rounded and without a least number, and the bonuses of whole
//!    continents; the own part of all seats'.
//! 1. *Cards*: the armies the own cards stand for, W = cards × what a card adds to a set, as W / (W + all armies). A card this
//!    turn's first capture earns counts, and so do the cards of seats that fall in the tree.
//! 2. *Hold*: the bonuses of own continents, each times the chance that no stack of a rival beside it breaks in, as a share of
//!    all bonuses.
//! 3. *Deny*: 1 − the same of the rivals together.
//! 4. *Safety*: 1 − the mean over own territories beside a rival of the chance that its strongest army there conquers them; 1
//!    without any.
//! 5. *Prey*: the mean over rivals, weighted by their cards, of u / (u + v): u are the own armies beside the rival's territories
//!    that may attack, v all of its armies; 1 for one that has fallen in the tree. 0 where no rival has cards.
//!
//! Neutral armies never attack, so they threaten nothing here. A force without territories has 0 in each, a seat that is alone
//! has 1. The first four are of the published method, see [`features`](super::features).

use arrayvec::ArrayVec;
use tabletop::Seat;

use super::kernel::Field;
use super::marshal::card_worth;
use super::sets::Territories;
use super::sight::{Ground, Sight};
use crate::board::{MAX_SEATS, Owner};
use crate::map::{ContinentId, TerritoryId};

/// How many there are.
pub(super) const COUNT: usize = 6;

/// Their settings' names, in order.
pub(super) const KEYS: [&str; COUNT] = ["income", "cards", "hold", "deny", "safety", "prey"];

/// Their names, in order.
pub(super) const NAMES: [&str; COUNT] = [
    "term-share_of_all_income",
    "term-cards_by_what_they_bring",
    "term-continents_held",
    "term-continents_denied_to_rivals",
    "term-safety_of_the_borders",
    "term-rivals_near_their_end_by_cards",
];

/// What lies open about cards when a decision is made: the same all through a search.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Hands {
    /// Cards in hand, per seat.
    cards: ArrayVec<u8, MAX_SEATS>,
    /// Armies a card stands for; 0 without cards.
    worth: f64,
    /// The territories of the seat that thinks, while this turn's first capture still earns a card.
    earning: Option<u32>,
}

impl Hands {
    /// What is seen of them.
    pub fn seen(sight: &Sight<'_>) -> Self {
        let board = sight.board();
        let earning = !board.captured && sight.setup().has_cards();
        Self {
            cards: board.hand_sizes.clone(),
            worth: card_worth(sight),
            earning: earning.then(|| sight.strength(sight.mine()).0),
        }
    }

    fn of(&self, seat: Seat) -> f64 {
        self.cards.get(seat.index()).map_or(0.0, |&cards| cards.into())
    }
}

/// One of the features of a seat.
pub(super) fn feature<V, S: Territories>(field: &Field<V, S>, hands: &Hands, seat: Seat, which: usize) -> f64 {
    if field.force(Owner::of(seat)).lands == 0 {
        return 0.0;
    }
    if field.alone(seat) {
        return 1.0;
    }
    match which {
        0 => income(field, seat),
        1 => cards(field, hands, seat),
        2 => held(field, seat),
        3 => 1.0 - rivals(field, seat).map(|rival| held(field, rival)).sum::<f64>().min(1.0),
        4 => safety(field, seat),
        _ => prey(field, hands, seat),
    }
}

fn seats<V, S: Territories>(field: &Field<V, S>) -> impl Iterator<Item = Seat> + use<V, S> {
    Seat::all(field.arena.seats)
}

fn rivals<V, S: Territories>(field: &Field<V, S>, seat: Seat) -> impl Iterator<Item = Seat> + use<V, S> {
    seats(field).filter(move |&other| other != seat)
}

fn whole<V, S: Territories>(field: &Field<V, S>, seat: Seat, continent: ContinentId) -> bool {
    field.held(seat, continent) == field.map().continent_members(continent).len()
}

fn income<V, S: Territories>(field: &Field<V, S>, seat: Seat) -> f64 {
    let map = field.map();
    let of = |seat: Seat| {
        let bonuses = map.continents().filter(|&continent| whole(field, seat, continent));
        let bonuses: f64 = bonuses.map(|continent| f64::from(map.continent_bonus(continent))).sum();
        f64::from(field.force(Owner::of(seat)).lands) / 3.0 + bonuses
    };
    // At least a third of an army: the seat has a territory.
    of(seat) / seats(field).map(of).sum::<f64>()
}

fn cards<V, S: Territories>(field: &Field<V, S>, hands: &Hands, seat: Seat) -> f64 {
    if hands.worth <= 0.0 {
        return 0.0;
    }
    let lands = field.force(Owner::of(seat)).lands;
    let earned = seat == field.arena.root && hands.earning.is_some_and(|before| lands > before);
    let inherited: f64 = rivals(field, seat).filter(|&rival| fallen(field, rival)).map(|rival| hands.of(rival)).sum();
    let worth = (hands.of(seat) + inherited + f64::from(u8::from(earned))) * hands.worth;
    worth / (worth + field.all_armies().max(1) as f64)
}

/// Whether a seat has no territory left; behind fog nobody knows.
fn fallen<V, S: Territories>(field: &Field<V, S>, seat: Seat) -> bool {
    field.force(Owner::of(seat)).lands == 0 && !field.arena.unseen
}

fn held<V, S: Territories>(field: &Field<V, S>, seat: Seat) -> f64 {
    let map = field.map();
    let bonus = |continent| f64::from(map.continent_bonus(continent));
    let all: f64 = map.continents().map(bonus).sum();
    let own = map.continents().filter(|&continent| whole(field, seat, continent));
    let kept: f64 = own.map(|continent| bonus(continent) * hold(field, seat, continent)).sum();
    if all > 0.0 { kept / all } else { 0.0 }
}

/// The chance that no stack beside a continent breaks in.
fn hold<V, S: Territories>(field: &Field<V, S>, seat: Seat, continent: ContinentId) -> f64 {
    let members = field.map().continent_members(continent);
    members.iter().map(|&territory| 1.0 - danger(field, seat, territory).unwrap_or(0.0)).product()
}

/// The chance that the strongest rival army beside a territory conquers it; `None` without any.
fn danger<V, S: Territories>(field: &Field<V, S>, seat: Seat, territory: TerritoryId) -> Option<f64> {
    let rivals = field.threats(territory, Owner::of(seat)).filter(|&other| field.owner(other).seat().is_some());
    let strongest = rivals.map(|other| field.armies(other)).max()?;
    let defence = field.arena.defence(territory);
    Some(field.arena.odds.p_conquer(strongest.saturating_sub(1), field.armies(territory), defence))
}

fn own<V, S: Territories>(field: &Field<V, S>, seat: Seat) -> impl Iterator<Item = TerritoryId> {
    let owner = Owner::of(seat);
    field.map().territories().filter(move |&territory| field.owner(territory) == owner)
}

fn safety<V, S: Territories>(field: &Field<V, S>, seat: Seat) -> f64 {
    let dangers = own(field, seat).filter_map(|territory| danger(field, seat, territory));
    let (count, sum) = dangers.fold((0u32, 0.0), |(count, sum), danger| (count + 1, sum + danger));
    if count == 0 { 1.0 } else { 1.0 - sum / f64::from(count) }
}

fn prey<V, S: Territories>(field: &Field<V, S>, hands: &Hands, seat: Seat) -> f64 {
    let total: f64 = rivals(field, seat).map(|rival| hands.of(rival)).sum();
    if total <= 0.0 {
        return 0.0;
    }
    let mut reach = [0u64; MAX_SEATS];
    for territory in own(field, seat) {
        let able = u64::from(field.armies(territory).saturating_sub(1));
        let mut met = 0u8;
        for &other in field.map().neighbours(territory) {
            if let Some(rival) = field.owner(other).seat().filter(|&rival| rival != seat) {
                let bit = 1 << rival.index();
                if met & bit == 0 {
                    met |= bit;
                    reach[rival.index()] += able;
                }
            }
        }
    }
    let near = |rival: Seat| {
        let force = field.force(Owner::of(rival));
        match force.lands {
            0 if fallen(field, rival) => 1.0,
            // Behind fog: nothing of it is in reach.
            0 => 0.0,
            _ => {
                let able = reach[rival.index()] as f64;
                able / (able + force.armies.max(1) as f64)
            }
        }
    };
    rivals(field, seat).map(|rival| hands.of(rival) * near(rival)).sum::<f64>() / total
}

#[cfg(test)]
mod tests;
