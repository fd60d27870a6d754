//! What territories are worth taking to a Mercenary, as it sees the board.

use super::style::Style;
use crate::agents::bitboard::{self, NEUTRAL, Position, Rules};
use crate::agents::sight::Sight;
use crate::agents::weighing::Tally;
use crate::board::MAX_SEATS;
use crate::map::TerritorySet;
use crate::setup::Cards;

/// A rival is hunted by an army so many times as large as all of its own, besides one army for each of its territories.
const HUNTED: f64 = 1.2;

/// Armies that a foe is taken to add before it comes.
const ADDED: u32 = 3;

/// The board in the eyes of one style.
pub(super) struct Outlook {
    rules: Rules,
    position: Position,
    style: Style,
    seat: u8,
    /// By continent: the worth of a territory of it.
    pull: Vec<f64>,
    /// By force: the worth of a territory of it.
    rivals: [f64; MAX_SEATS + 1],
    /// By territory: its worth without what lies beyond it; 0 for own ones.
    worth: Vec<f64>,
}

impl Outlook {
    /// Looks at the board with so many armies to place.
    pub fn new(sight: &Sight<'_>, style: Style, armies: u32) -> Self {
        let rules = Rules::new(sight);
        let position = bitboard::position(&rules, sight);
        let seat = sight.me.0;
        let mut outlook =
            Self { position, style, seat, pull: Vec::new(), rivals: [0.0; MAX_SEATS + 1], worth: Vec::new(), rules };
        let own = outlook.own();
        let strongest = f64::from(own.iter().map(|at| outlook.position.armies(at)).max().unwrap_or(0) + armies);
        outlook.pull =
            (0..outlook.rules.terrain.continents()).map(|continent| outlook.pull_of(continent, strongest)).collect();
        outlook.weigh_rivals(strongest);
        let worth = |at| {
            let mut worth = 0.0;
            if !own.contains(at) {
                outlook.weigh_alone(at, &mut worth);
            }
            worth
        };
        outlook.worth = (0..outlook.rules.terrain.len() as u8).map(worth).collect();
        outlook
    }

    fn own(&self) -> TerritorySet {
        self.position.own(self.seat)
    }

    fn targets(&self, from: u8) -> TerritorySet {
        self.rules.terrain.out[usize::from(from)].without(self.own())
    }

    fn threats(&self, at: u8) -> TerritorySet {
        self.rules.terrain.into[usize::from(at)].without(self.own())
    }

    /// What a territory of the continent is worth as part of it: most where it is nearly one's own and within what one army can do.
    fn pull_of(&self, continent: usize, strongest: f64) -> f64 {
        let (terrain, position) = (&self.rules.terrain, &self.position);
        let size = f64::from(terrain.sizes[continent]);
        let held = f64::from(position.held(terrain, self.seat, continent as u8));
        let theirs: u32 = terrain.members[continent].without(self.own()).iter().map(|at| position.armies(at)).sum();
        let reach = strongest / (strongest + f64::from(theirs) + size - held).max(1.0);
        self.style.continent * f64::from(terrain.bonus[continent]) * reach * (held + 1.0) / (size * size)
    }

    fn weigh_rivals(&mut self, strongest: f64) {
        let position = &self.position;
        let strength = |seat: u8| f64::from(position.lands(seat) + position.troops(seat));
        let mean = position.seats().map(strength).sum::<f64>() / position.seats().count().max(1) as f64;
        self.rivals[usize::from(NEUTRAL)] = -self.style.neutral;
        for rival in position.seats().filter(|&rival| rival != self.seat) {
            let ahead = strength(rival) / mean.max(1.0) - 1.0;
            let lands = f64::from(position.lands(rival));
            let mut worth = self.style.leader * ahead.max(0.0);
            if strongest > HUNTED * f64::from(position.troops(rival)) + lands {
                let cards = position.hands[usize::from(rival)].len();
                worth += self.style.hunt * f64::from(cards + 1) / lands.max(1.0);
            }
            self.rivals[usize::from(rival)] = worth;
        }
    }

    /// Tells what a foreign territory is worth, in armies, without what lies beyond it.
    fn weigh_alone(&self, at: u8, tally: &mut impl Tally) {
        let (terrain, position, style) = (&self.rules.terrain, &self.position, &self.style);
        let owner = position.owner(at);
        let continent = terrain.continent[usize::from(at)];
        let bonus = f64::from(terrain.bonus[usize::from(continent)]);
        tally.plain("term-worth_of_any_territory", style.land);
        tally.plain("term-towards_its_continent", self.pull[usize::from(continent)]);
        if position.held(terrain, self.seat, continent) + 1 == terrain.sizes[usize::from(continent)] {
            tally.weighted("term-bonus_of_the_continent_it_completes", bonus, style.complete);
        }
        if owner != NEUTRAL && position.holds(terrain, owner, continent) {
            tally.weighted("term-bonus_it_takes_from_a_rival", bonus, style.deny);
        }
        tally.plain("term-whose_it_is", self.rivals[usize::from(owner)]);
        tally.weighted("term-armies_there", f64::from(position.armies(at)), -style.cost);
        tally.weighted("term-foes_beside_it", f64::from(self.threats(at).len()), -style.open);
        if !position.captured && self.rules.cards != Cards::Off {
            tally.plain("term-card_for_the_first_capture", style.card);
        }
    }

    /// The best territory beyond one, 0 if none is worth anything.
    fn beyond(&self, at: u8) -> f64 {
        self.targets(at).iter().map(|next| self.worth[usize::from(next)]).fold(0.0, f64::max)
    }

    /// Tells what taking a foreign territory is worth, in armies.
    pub fn weigh_attack(&self, at: u8, tally: &mut impl Tally) {
        self.weigh_alone(at, tally);
        tally.weighted("term-best_territory_beyond_it", self.beyond(at), self.style.ahead);
    }

    /// Attackers it wants against so many defenders.
    fn wanted(&self, defenders: u32) -> f64 {
        self.style.odds * f64::from(defenders) + self.style.spare
    }

    /// Whether it dares to attack with all but the army that stays.
    pub fn dares(&self, from: u8, to: u8) -> bool {
        let stand = self.position.armies(from);
        stand > 2 && f64::from(stand - 1) >= self.wanted(self.position.armies(to))
    }

    /// What an attack must be worth.
    pub fn least(&self) -> f64 {
        self.style.stop
    }

    /// Tells what so many new armies are worth on an own territory beside a foe, in armies.
    pub fn weigh_front(&self, front: u8, armies: u32, tally: &mut impl Tally) {
        let stand = self.position.armies(front);
        let attackers = f64::from((stand + armies).saturating_sub(1));
        let promise = |to: u8| {
            let worth = self.worth[usize::from(to)] + self.style.ahead * self.beyond(to);
            let missing = self.wanted(self.position.armies(to)) - attackers;
            // Where nothing can be taken yet, armies go where least is missing.
            if missing > 0.0 { worth.min(0.0) - missing } else { worth }
        };
        let most = self.targets(front).iter().map(promise).fold(f64::NEG_INFINITY, f64::max);
        tally.plain("term-best_territory_in_reach", if most.is_finite() { most } else { 0.0 });
        tally.weighted("term-own_armies", f64::from(stand), self.style.mass);
        let guarded = self.guarded(front);
        if guarded > 0.0 {
            tally.weighted("term-bonus_it_guards", guarded, self.style.guard);
        }
    }

    /// What an own territory pays as part of a whole continent, if it stands beside more than it could bear.
    fn guarded(&self, at: u8) -> f64 {
        let (terrain, position) = (&self.rules.terrain, &self.position);
        let continent = terrain.continent[usize::from(at)];
        if !position.holds(terrain, self.seat, continent) {
            return 0.0;
        }
        let rivals = self.threats(at).without(position.own(NEUTRAL));
        let greatest = rivals.iter().map(|foe| position.armies(foe)).max().unwrap_or(0);
        let in_danger = greatest > 1 && position.armies(at) < greatest + ADDED;
        if in_danger { f64::from(terrain.bonus[usize::from(continent)]) } else { 0.0 }
    }
}
