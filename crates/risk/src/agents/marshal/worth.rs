//! What a position is worth to Marshal, in armies: its own strength less its rivals', each rival by its share.
//!
//! A seat's strength is its armies, its income over some turns to come (a third of an army for each territory, never rounded,
//! and the bonuses of its continents as far as it can hold them), and its cards. A rival's strength counts by
//! λ = S · Sⱼ^(γ−1) / Σ Sₖ^γ, the rate at which the own share of a contest S^γ / ΣS^γ trades it for own strength: with two
//! seats the one ahead hurries and the one behind builds, with more the leader counts most.

use arrayvec::ArrayVec;
use tabletop::Seat;

use crate::agents::goal::Goal;
use crate::agents::kernel::{Field, Valuation};
use crate::agents::sight::{Ground, Sight};
use crate::agents::weighing::Tally;
use crate::board::{MAX_SEATS, Owner};
use crate::card::progressive_value;
use crate::map::ContinentId;
use crate::odds::OddsTable;
use crate::setup::Cards;

/// The numbers of the evaluation. Armies are the unit.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in crate::agents) struct Scales {
    /// Turns of income that count.
    pub income: f64,
    /// What an army behind the front loses.
    pub idle: f64,
    /// γ: how much more a strong rival counts than a weak one.
    pub contest: f64,
    /// Share of its income that a rival is expected to add where it attacks.
    pub reserve: f64,
}

impl Default for Scales {
    fn default() -> Self {
        Self { income: 4.0, idle: 0.25, contest: 1.5, reserve: 0.7 }
    }
}

/// What a rival's weight is kept within.
const RATES: (f64, f64) = (0.05, 2.0);

/// How much more the rival counts that must be destroyed.
const QUARRY: f64 = 2.0;

/// Armies a territory is worth when the next count of territories ends the game.
const LAND_AT_THE_END: f64 = 6.0;

/// Armies a victory is worth: more than any board.
const VICTORY: f64 = 1e6;

/// The evaluation, fitted to the position a turn is planned from.
#[derive(Clone, Debug)]
pub(in crate::agents) struct Worth {
    scales: Scales,
    /// Cards in hand, per seat.
    hands: ArrayVec<u8, MAX_SEATS>,
    /// What a card is worth.
    card: f64,
    /// The weight of each seat; 0 for the own.
    rates: [f64; MAX_SEATS],
    /// Income of each seat, for what it may add to an attack.
    reserves: [f64; MAX_SEATS],
    /// The own territories when the turn was planned; `None` once this turn's card is earned.
    lands: Option<u32>,
    /// Turns of income that count: fewer as the last round comes near.
    turns: f64,
    /// What a territory is worth by itself, because the last round counts them.
    land: f64,
    goal: Goal,
}

/// The parts of one seat's strength.
#[derive(Clone, Copy, Default)]
struct Strength {
    armies: f64,
    lands: f64,
    bonuses: f64,
    cards: f64,
}

impl Strength {
    fn total(&self, worth: &Worth) -> f64 {
        self.armies + worth.turns * (self.lands + self.bonuses) + self.cards
    }
}

impl Worth {
    /// Fits the evaluation to what is seen, for the seat that looks.
    pub fn fit(scales: Scales, sight: &Sight<'_>) -> Self {
        Self::fit_for(sight.me, Goal::new(sight), sight.board().captured, scales, sight)
    }

    /// What a rival would hold the position worth, as far as one can know: its cards are counted and its mission is not seen.
    pub fn fit_rival(rival: Seat, scales: Scales, sight: &Sight<'_>) -> Self {
        Self::fit_for(rival, Goal::of_rival(sight), false, scales, sight)
    }

    /// `captured`: whether the seat has earned the card of its turn.
    fn fit_for(me: Seat, goal: Goal, captured: bool, scales: Scales, sight: &Sight<'_>) -> Self {
        let board = sight.board();
        let left = f64::from(sight.setup().last_round().saturating_sub(board.round));
        let turns = scales.income.min(left);
        let near = if scales.income > 0.0 { 1.0 - turns / scales.income } else { 0.0 };
        let mut worth = Self {
            scales,
            turns,
            land: near * LAND_AT_THE_END,
            goal,
            hands: board.hand_sizes.clone(),
            card: card_worth(sight),
            rates: [0.0; MAX_SEATS],
            reserves: [0.0; MAX_SEATS],
            lands: (!captured && sight.setup().has_cards()).then(|| sight.strength(Owner::of(me)).0),
        };
        let seats = Seat::all(board.seats()).filter(|&seat| board.alive(seat));
        for seat in seats.clone() {
            worth.reserves[seat.index()] = scales.reserve * f64::from(sight.game.income(board, seat).total());
        }
        let strength = |seat: Seat| worth.strength(sight, seat, |_| 1.0).total(&worth).max(1.0);
        let own = strength(me);
        // libm's power is the same on every machine, the standard library's is not.
        let others: f64 =
            seats.clone().filter(|&seat| seat != me).map(|seat| libm::pow(strength(seat), scales.contest)).sum();
        let mut rates = [0.0; MAX_SEATS];
        for seat in seats.filter(|&seat| seat != me) {
            let rate = own * libm::pow(strength(seat), scales.contest - 1.0) / others.max(1.0);
            rates[seat.index()] = rate.clamp(RATES.0, RATES.1);
        }
        if let Goal::Destroy(target) = worth.goal {
            rates[target.index()] = (rates[target.index()] * QUARRY).min(RATES.1);
        }
        worth.rates = rates;
        worth
    }

    /// The parts of a seat's strength; `hold` is the chance that it holds a continent of its own.
    fn strength(&self, ground: &impl Ground, seat: Seat, hold: impl Fn(ContinentId) -> f64) -> Strength {
        let owner = Owner::of(seat);
        let (lands, armies) = ground.strength(owner);
        let mut strength = Strength {
            armies: armies as f64,
            lands: f64::from(lands) / 3.0,
            cards: f64::from(self.hands.get(seat.index()).copied().unwrap_or(0)) * self.card,
            ..Strength::default()
        };
        let map = ground.map();
        for continent in map.continents() {
            let members = map.continent_members(continent).len();
            let held = ground.held(seat, continent);
            if held == members {
                strength.bonuses += f64::from(map.continent_bonus(continent)) * hold(continent);
            }
        }
        strength
    }

    /// The chance that a seat holds all of its continent until its next turn: that no stack beside it, with what its owner may
    /// add, breaks in.
    fn hold(&self, field: &Field<Self>, seat: Seat, continent: ContinentId) -> f64 {
        let (owner, odds) = (Owner::of(seat), OddsTable::shared());
        let mut hold = 1.0;
        for &territory in field.map().continent_members(continent) {
            let mut worst: f64 = 0.0;
            for other in field.threats(territory, owner) {
                if let Some(rival) = field.owner(other).seat() {
                    let reserve = self.reserves[rival.index()];
                    worst = worst.max(f64::from(field.armies(other).saturating_sub(1)) + reserve);
                }
            }
            if worst >= 1.0 {
                let defence = field.arena.defence(territory);
                hold *= 1.0 - odds.p_conquer(worst as u32, field.armies(territory), defence);
            }
        }
        hold
    }

    /// Tells the terms of a position.
    pub fn weigh(&self, field: &Field<Self>, tally: &mut impl Tally) {
        let root = field.arena.root;
        let own = self.strength(field, root, |continent| self.hold(field, root, continent));
        let scales = &self.scales;
        tally.weighted("term-armies", own.armies, 1.0);
        tally.weighted("term-income_from_territories", own.lands, self.turns);
        tally.weighted("term-continents_as_far_as_they_hold", own.bonuses, self.turns);
        tally.weighted("term-armies_behind_the_front", self.idle(field, root), -scales.idle);
        let mut cards = own.cards;
        if self.lands.is_some_and(|lands| field.force(Owner::of(root)).lands > lands) {
            cards += self.card;
        }
        let (mut armies, mut income, mut continents, mut theirs) = (0.0, 0.0, 0.0, 0.0);
        for rival in (0..self.hands.len()).filter(|&rival| self.rates[rival] > 0.0) {
            let rate = self.rates[rival];
            let seat = Seat(rival as u8);
            if field.force(Owner::of(seat)).lands == 0 && !field.arena.unseen {
                cards += f64::from(self.hands[rival]) * self.card;
                continue;
            }
            let strength = self.strength(field, seat, |continent| self.hold(field, seat, continent));
            armies += rate * strength.armies;
            income += rate * strength.lands;
            continents += rate * strength.bonuses;
            theirs += rate * strength.cards;
        }
        tally.plain("term-cards", cards);
        tally.weighted("term-rivals_armies", armies, -1.0);
        tally.weighted("term-rivals_income_from_territories", income, -self.turns);
        tally.weighted("term-rivals_continents", continents, -self.turns);
        tally.plain("term-rivals_cards", -theirs);
        tally.weighted("term-territories_for_the_last_count", f64::from(field.force(Owner::of(root)).lands), self.land);
        tally.plain("term-goal_in_part", self.goal.progress(field));
        if field.alone(root) || self.goal.reached(field) {
            tally.plain("term-victory", VICTORY);
        }
    }

    /// Armies that stand beside no foe, but for the one each territory needs.
    fn idle(&self, field: &Field<Self>, seat: Seat) -> f64 {
        let owner = Owner::of(seat);
        let behind = field.map().territories().filter(|&territory| {
            field.owner(territory) == owner && field.armies(territory) > 1 && !field.is_border(territory, owner)
        });
        behind.map(|territory| f64::from(field.armies(territory) - 1)).sum()
    }
}

impl Valuation for Worth {
    fn value(&self, field: &Field<Self>, _seat: Seat) -> f64 {
        let mut value = 0.0;
        self.weigh(field, &mut value);
        value
    }
}

/// What one card is worth now: its part in the set it will help to make.
pub(in crate::agents) fn card_worth(sight: &Sight<'_>) -> f64 {
    /// A set takes somewhat more than three cards on average.
    const CARDS_FOR_A_SET: f64 = 3.5;
    match sight.setup().cards {
        _ if !sight.setup().has_cards() => 0.0,
        Cards::Progressive => f64::from(progressive_value(sight.board().trades)) / CARDS_FOR_A_SET,
        // The mean of the fixed values by how often each kind comes.
        Cards::Fixed => 8.5 / CARDS_FOR_A_SET,
        Cards::Off => 0.0,
    }
}
