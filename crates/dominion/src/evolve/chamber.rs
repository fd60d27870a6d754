//! One population: who plays whom, who leads next, and who is born.

use rand::RngExt;
use serde::{Deserialize, Serialize};
use tabletop::Rng;

use super::arena::Score;
use super::genome::Genome;
use super::mutation::{Rates, child};
use super::options::EvolutionOptions;
use super::template::Template;
use crate::cards::{Card, KINDS};

/// Share of games above which a card counts as bought.
const BOUGHT: f64 = 0.25;
/// Tries to bring a child forth that is not there yet.
const TRIES: usize = 20;

/// One candidate.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct Member {
    pub genome: Genome,
    /// Kinds of change by which it differs from its parent, as bits; 0 for what is no child.
    pub changes: u8,
}

/// A candidate that leads.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct Leading {
    pub genome: Genome,
    /// Share of games against the leaders before it.
    pub share: f64,
    /// Cards it bought in more than a quarter of its games, as bits.
    pub bought: u32,
}

/// A population.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct Chamber {
    pub pool: Vec<Member>,
    /// Those everybody plays.
    pub leaders: Vec<Leading>,
    pub rates: Rates,
}

impl Chamber {
    /// The first population: what is known already, mutants of it in a third of the pool, and random menus. Money alone leads it.
    pub fn new(template: &Template, known: &[Genome], options: &EvolutionOptions, rng: &mut Rng) -> Self {
        let pool_size = usize::from(options.pool);
        let rates = Rates::default();
        let mut pool: Vec<Member> = Vec::new();
        let begin = std::iter::once(template.money()).chain(known.iter().cloned());
        for genome in begin.take(pool_size) {
            add(&mut pool, Member { genome, changes: 0 });
        }
        let mutants = if known.is_empty() { 0 } else { pool_size / 3 };
        for at in 0..mutants {
            let (genome, _) = child(template, &known[at % known.len()], &rates, options.spread, rng);
            add(&mut pool, Member { genome, changes: 0 });
        }
        for _ in 0..TRIES * pool_size {
            if pool.len() >= pool_size {
                break;
            }
            add(&mut pool, Member { genome: template.random(rng), changes: 0 });
        }
        pool.truncate(pool_size);
        let lead = |member: &Member| Leading { genome: member.genome.clone(), share: 0.5, bought: 0 };
        let leaders = pool.iter().take(options.leaders.into()).map(lead).collect();
        Self { pool, leaders, rates }
    }

    /// Who leads next, by the scores of every member against every leader, member by member; and the next pool.
    pub fn advance(&mut self, template: &Template, scores: &[Score], options: &EvolutionOptions, rng: &mut Rng) {
        let rivals = self.leaders.len().max(1);
        let mut ranked: Vec<(f64, u32, &Member)> = self
            .pool
            .iter()
            .zip(scores.chunks(rivals))
            .map(|(member, scores)| (share(scores), bought(scores), member))
            .collect();
        // Stable, so that equal shares stay in the order of the pool: leaders before their children.
        ranked.sort_by(|one, other| other.0.total_cmp(&one.0));
        let leaders = select(&ranked, options.leaders.into());
        for (_, _, member) in &ranked {
            let led = leaders.iter().any(|leader| leader.genome == member.genome);
            self.rates.count(member.changes, led);
        }
        self.leaders = leaders;
        self.breed(template, options, rng);
    }

    /// The next pool: the leaders and their mutants.
    fn breed(&mut self, template: &Template, options: &EvolutionOptions, rng: &mut Rng) {
        let size = usize::from(options.pool);
        let mut pool: Vec<Member> =
            self.leaders.iter().map(|leader| Member { genome: leader.genome.clone(), changes: 0 }).collect();
        for _ in 0..TRIES * size {
            if pool.len() >= size {
                break;
            }
            let parent = &self.leaders[rng.random_range(0..self.leaders.len())].genome;
            let (genome, changes) = child(template, parent, &self.rates, options.spread, rng);
            add(&mut pool, Member { genome, changes });
        }
        self.pool = pool;
    }
}

/// Adds a member whose like is not there.
fn add(pool: &mut Vec<Member>, member: Member) {
    if !pool.iter().any(|other| is_same(&other.genome, &member.genome)) {
        pool.push(member);
    }
}

/// Whether two menus want the same: entries without a count do not matter.
pub(super) fn is_same(one: &Genome, other: &Genome) -> bool {
    let wanted = |genome: &Genome| -> Vec<(Card, u8)> {
        genome.genes.iter().filter(|gene| gene.count > 0).map(|gene| (gene.card, gene.count)).collect()
    };
    one.thresholds == other.thresholds && one.parameters == other.parameters && wanted(one) == wanted(other)
}

/// The mean share of several matches.
pub(super) fn share(scores: &[Score]) -> f64 {
    scores.iter().map(|score| score.share).sum::<f64>() / scores.len().max(1) as f64
}

/// Cards bought in more than a quarter of the games of several matches, as bits. Coppers and Curses nobody buys to have them.
pub(super) fn bought(scores: &[Score]) -> u32 {
    let games: u32 = scores.iter().map(|score| score.games).sum();
    let often = |at: &usize| {
        let times: u32 = scores.iter().map(|score| score.bought[*at]).sum();
        f64::from(times) > BOUGHT * f64::from(games)
    };
    let counted = (0..KINDS).filter(|&at| at != Card::COPPER.index() && at != Card::CURSE.index());
    counted.filter(often).map(|at| 1 << at).sum()
}

/// The first of a ranking that differ in the cards they buy; where too few do, the next ones whose menus differ.
fn select(ranked: &[(f64, u32, &Member)], count: usize) -> Vec<Leading> {
    let mut chosen: Vec<Leading> = Vec::new();
    for strict in [true, false] {
        for (share, bought, member) in ranked {
            let like =
                |leader: &Leading| is_same(&leader.genome, &member.genome) || (strict && leader.bought == *bought);
            if chosen.len() < count && !chosen.iter().any(like) {
                chosen.push(Leading { genome: member.genome.clone(), share: *share, bought: *bought });
            }
        }
    }
    chosen.sort_by(|one, other| other.share.total_cmp(&one.share));
    chosen
}

#[cfg(test)]
mod tests;
