//! A belief over the ranks of one side.

use std::sync::Arc;

use rand::RngExt;
use tabletop::Rng;

use super::chain::Chain;
use super::counting::Counting;
use super::habits::Habits;
use super::weights::{Chances, MOST_RANKS, fitting_ranks};
use crate::generals::game::Generals;
use crate::generals::rank::{Rank, Ranks};
use crate::generals::rules::Survivor;
use crate::generals::side::Side;
use crate::generals::state::View;

/// Parts of an army's strength that are told apart.
const QUARTERS: f64 = 4.0;

/// What somebody may believe of the ranks of a side, by a view alone.
#[derive(Clone, Debug)]
pub struct Belief {
    /// By piece of the side, in the order of its army: how likely each rank is.
    chances: Vec<Chances>,
    /// The pieces whose ranks are not known.
    open: Vec<usize>,
    /// The ranks that are known, in the order of the army; any for the others.
    known: Vec<Rank>,
    ways: Ways,
}

/// Sums that were counted before: between two fights often nothing is known anew.
#[derive(Clone, Debug, Default)]
pub struct Kept(Option<(Vec<Chances>, Vec<u8>, Arc<Counting>)>);

impl Kept {
    /// The sums of these weights, counted anew only where they are others than before.
    fn counting(&mut self, weights: &[Chances], counts: &[u8]) -> Option<Arc<Counting>> {
        if let Some((kept, of, counting)) = &self.0
            && kept == weights
            && of == counts
        {
            return Some(Arc::clone(counting));
        }
        let counting = Arc::new(Counting::new(weights, counts)?);
        self.0 = Some((weights.to_vec(), counts.to_vec(), Arc::clone(&counting)));
        Some(counting)
    }
}

#[derive(Clone, Debug)]
enum Ways {
    Counted(Arc<Counting>),
    Drawn(Chain),
}

impl Belief {
    /// The belief over a side's ranks; `None` where nothing fits the view, which cannot be with a view of a game. `rng` is used where there are too many ways to count.
    pub fn new(game: &Generals, view: &View, side: Side, habits: &Habits, rng: &mut Rng) -> Option<Self> {
        Self::with_kept(game, view, side, habits, (rng, &mut Kept::default()))
    }

    /// The same, by sums that were `kept` from a view before where they still hold.
    pub fn with_kept(
        game: &Generals,
        view: &View,
        side: Side,
        habits: &Habits,
        (rng, kept): (&mut Rng, &mut Kept),
    ) -> Option<Self> {
        let fitting = fitting_ranks(game, view, side);
        let army = view.known.army(side);
        let open: Vec<usize> = (0..army.len()).filter(|place| army[*place].rank.is_none()).collect();
        let mut counts = vec![0; game.rules().ranks.len()];
        for rank in game.unknown_ranks(view, side)? {
            *counts.get_mut(rank.index())? += 1;
        }
        let strengths = strengths(game);
        let weights = |place: &usize| {
            let mut weights = habits.weights(game, view, side, *place, &strengths);
            for (rank, weight) in (0..).map(Rank).zip(&mut weights) {
                *weight = if fitting[*place].contains(rank) { *weight } else { 0.0 };
            }
            weights
        };
        let weights: Vec<Chances> = open.iter().map(weights).collect();
        let ways = match kept.counting(&weights, &counts) {
            Some(counting) => Ways::Counted(counting),
            None => Ways::Drawn(Chain::new(game.rules(), &weights, &counts, rng)?),
        };
        let known: Vec<Rank> = army.iter().map(|piece| piece.rank.unwrap_or(Rank(0))).collect();
        let mut chances = vec![[0.0; MOST_RANKS]; army.len()];
        for (piece, chances) in army.iter().zip(&mut chances) {
            if let Some(chance) = piece.rank.and_then(|rank| chances.get_mut(rank.index())) {
                *chance = 1.0;
            }
        }
        let drawn = match &ways {
            Ways::Counted(counting) => &counting.chances,
            Ways::Drawn(chain) => &chain.chances,
        };
        open.iter().zip(drawn).for_each(|(place, told)| chances[*place] = *told);
        Some(Self { chances, open, known, ways })
    }

    /// Whether all ways were summed up, so that every chance is exact.
    pub fn is_exact(&self) -> bool {
        matches!(self.ways, Ways::Counted(_))
    }

    /// How likely a piece, by its place in the army, has a rank: 0 to 1.
    pub fn chance(&self, place: usize, rank: Rank) -> f64 {
        self.chances.get(place).and_then(|chances| chances.get(rank.index())).copied().unwrap_or(0.0)
    }

    /// How likely it has one of these ranks.
    pub fn chance_of(&self, place: usize, ranks: Ranks) -> f64 {
        ranks.iter().map(|rank| self.chance(place, rank)).sum()
    }

    /// The likeliest rank of a piece, and how likely it is.
    pub fn likeliest(&self, place: usize) -> Option<(Rank, f64)> {
        let chances = self.chances.get(place)?;
        let best = (0..).map(Rank).zip(chances).max_by(|one, other| one.1.total_cmp(other.1));
        best.map(|(rank, chance)| (rank, *chance))
    }

    /// How likely an own rank takes the piece, both fall, and the own one falls alone.
    pub fn odds(&self, game: &Generals, own: Rank, place: usize) -> [f64; 3] {
        let mut odds = [0.0; 3];
        for rank in game.rules().all().iter() {
            let at = match game.rules().survivor(own, rank) {
                Survivor::Attacker => 0,
                Survivor::Nobody => 1,
                Survivor::Defender => 2,
            };
            odds[at] += self.chance(place, rank);
        }
        odds
    }

    /// Ranks for the whole army, by their weights.
    pub fn draw(&self, rng: &mut Rng) -> Vec<Rank> {
        let mut ranks = self.known.clone();
        let drawn = match &self.ways {
            Ways::Counted(counting) => counting.draw(rng),
            Ways::Drawn(chain) => chain.draws[rng.random_range(0..chain.draws.len())].clone(),
        };
        self.open.iter().zip(drawn).for_each(|(place, rank)| ranks[*place] = rank);
        ranks
    }
}

/// By rank: the share of a whole army that it takes, in quarters, so that ranks that are nearly as strong weigh the same.
fn strengths(game: &Generals) -> Chances {
    let rules = game.rules();
    let mut strengths = [0.0; MOST_RANKS];
    for rank in rules.all().iter() {
        let taken = rules.all().iter().filter(|other| rules.survivor(rank, *other) == Survivor::Attacker);
        let taken: u32 = taken.map(|other| u32::from(rules.info(other).count)).sum();
        strengths[rank.index()] = (QUARTERS * f64::from(taken) / rules.army() as f64).round() / QUARTERS;
    }
    strengths
}
