//! What changes from a leader to its child, and how often each kind of change proved useful.

use rand::RngExt;
use rand::seq::IndexedRandom;
use serde::{Deserialize, Serialize};
use tabletop::Rng;

use super::genome::{Genome, Slot};
use super::options::EvolutionOptions;
use super::template::Template;

/// A kind of change.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Mutation {
    /// Another card in an entry, or what another leader wants there.
    Replace,
    /// Another count of an entry.
    Count,
    /// Two entries change places.
    Swap,
    /// A threshold of victory cards is shifted.
    Threshold,
    /// A number by which cards are played is shifted.
    Parameter,
}

impl Mutation {
    /// Every kind, in the order of [`Rates::shares`].
    pub const ALL: [Self; 5] = [Self::Replace, Self::Count, Self::Swap, Self::Threshold, Self::Parameter];
}

/// Children a kind is taken to have been tried on before any was, so that a first success does not decide everything.
const PRIOR: f64 = 100.0;
/// Of these, how many led.
const PRIOR_LED: [f64; 5] = [10.0, 10.0, 6.0, 6.0, 3.0];
/// No kind is drawn less often than this: what is useless now may be useful later.
const LEAST_SHARE: f64 = 0.04;
/// Counts that entries are given afresh, the common ones often.
const COUNTS: [u8; 14] = [0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 5, 7, 10, 99];

/// How often each kind of change was tried, and how often a child with it became a leader.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Rates {
    /// Children with such a change, by [`Mutation::ALL`].
    pub tried: [u64; 5],
    /// Those of them that led.
    pub led: [u64; 5],
}

impl Rates {
    /// How likely each kind is drawn: in proportion to the share of children with it that became leaders. They add up to 1.
    pub fn shares(&self) -> [f64; 5] {
        let rate = |at: usize| (self.led[at] as f64 + PRIOR_LED[at]) / (self.tried[at] as f64 + PRIOR);
        let rates = [0, 1, 2, 3, 4].map(rate);
        let sum: f64 = rates.iter().sum();
        rates.map(|rate| LEAST_SHARE + (1.0 - 5.0 * LEAST_SHARE) * rate / sum)
    }

    /// Counts all that others counted, too.
    pub(super) fn add(&mut self, others: &Self) {
        for at in 0..Mutation::ALL.len() {
            self.tried[at] += others.tried[at];
            self.led[at] += others.led[at];
        }
    }

    /// Counts a child with these kinds of change.
    pub(super) fn count(&mut self, kinds: u8, led: bool) {
        for at in (0..Mutation::ALL.len()).filter(|at| kinds >> at & 1 == 1) {
            self.tried[at] += 1;
            self.led[at] += u64::from(led);
        }
    }

    /// A kind, of those that can change a menu of this form: what cannot is never tried, so its rate would stay what it was at first.
    fn draw(&self, template: &Template, rng: &mut Rng) -> usize {
        let mut shares = self.shares();
        for (share, kind) in shares.iter_mut().zip(Mutation::ALL) {
            *share *= f64::from(can_change(template, kind));
        }
        let mut place = rng.random::<f64>() * shares.iter().sum::<f64>();
        for (at, share) in shares.into_iter().enumerate() {
            place -= share;
            if place < 0.0 {
                return at;
            }
        }
        0
    }
}

/// A child of a menu, with one change or more of kinds drawn as often as at the beginning of a run.
pub fn mutant(template: &Template, parent: &Genome, rng: &mut Rng) -> Genome {
    child(template, parent, &[], &Rates::default(), EvolutionOptions::default().spread, rng).0
}

/// A child of a genome, and its kinds of change as bits: one or more, their number by a Gaussian of that spread, so that gaps are jumped.
/// Entries may come from `others`.
pub(super) fn child(
    template: &Template,
    parent: &Genome,
    others: &[&Genome],
    rates: &Rates,
    spread: f64,
    rng: &mut Rng,
) -> (Genome, u8) {
    let (mut genome, mut kinds) = (parent.clone(), 0);
    for _ in 0..(gaussian(rng) * spread).abs().ceil().max(1.0) as u32 {
        let at = rates.draw(template, rng);
        let kind = Mutation::ALL[at];
        let changed = match others.choose(rng) {
            Some(other) if kind == Mutation::Replace && rng.random() => adopt(&mut genome, other, rng),
            _ => mutate(template, &mut genome, kind, rng),
        };
        if changed {
            kinds |= 1 << at;
        }
    }
    (genome, kinds)
}

/// A number of mean 0 and standard deviation 1, very nearly Gaussian: twelve uniform ones (Irwin, Hall 1927). It needs no function whose last
/// bit differs between machines.
fn gaussian(rng: &mut Rng) -> f64 {
    (0..12).map(|_| rng.random::<f64>()).sum::<f64>() - 6.0
}

/// Whether there is anything in a menu of this form that a kind of change could be made to.
fn can_change(template: &Template, kind: Mutation) -> bool {
    match kind {
        Mutation::Replace | Mutation::Count | Mutation::Swap => true,
        Mutation::Threshold => template.thresholds() > 0,
        Mutation::Parameter => !template.parameters().is_empty(),
    }
}

/// Makes one change. `false` where there is nothing of that kind to change.
fn mutate(template: &Template, genome: &mut Genome, kind: Mutation, rng: &mut Rng) -> bool {
    let genes = genome.genes.len();
    match kind {
        Mutation::Replace => {
            let open: Vec<usize> = (0..genes).filter(|&at| matches!(genome.genes[at].slot, Slot::Costs(..))).collect();
            let Some(&at) = open.choose(rng) else { return false };
            let gene = &mut genome.genes[at];
            let others: Vec<_> = template.fitting(gene.slot).into_iter().filter(|&card| card != gene.card).collect();
            let Some(&card) = others.choose(rng) else { return false };
            gene.card = card;
            // A card of which none is wanted changes nothing yet.
            if gene.count == 0 {
                gene.count = COUNTS[1..].choose(rng).copied().unwrap_or(1);
            }
        }
        Mutation::Count => {
            if genes == 0 {
                return false;
            }
            let gene = &mut genome.genes[rng.random_range(0..genes)];
            gene.count = match rng.random_range(0..4) {
                0 if gene.count < 98 => gene.count + 1,
                1 if gene.count < 99 => gene.count.saturating_sub(1),
                _ => COUNTS.choose(rng).copied().unwrap_or(1),
            };
        }
        Mutation::Swap => {
            if genes < 2 {
                return false;
            }
            let (one, other) = (rng.random_range(0..genes), rng.random_range(1..genes));
            genome.genes.swap(one, (one + other) % genes);
        }
        Mutation::Threshold => {
            let Some(thresholds) = &mut genome.thresholds else { return false };
            let which = rng.random_range(0..template.thresholds());
            let Some(threshold) = template.threshold(thresholds, which) else { return false };
            *threshold = shifted(*threshold, (0, template.most()), rng);
        }
        Mutation::Parameter => {
            let Some(&parameter) = template.parameters().choose(rng) else { return false };
            let number = genome.parameters.get_mut(parameter);
            *number = shifted(*number, parameter.range(), rng);
        }
    }
    true
}

/// Puts an entry of another menu into the same place of this one, in a slot of its kind that wants nothing where there is one. `false` where
/// there is nothing to be had.
fn adopt(genome: &mut Genome, other: &Genome, rng: &mut Rng) -> bool {
    let wanted: Vec<usize> = (0..other.genes.len()).filter(|&at| other.genes[at].count > 0).collect();
    let Some(&place) = wanted.choose(rng) else { return false };
    let model = other.genes[place];
    let alike: Vec<usize> = (0..genome.genes.len()).filter(|&at| genome.genes[at].slot == model.slot).collect();
    let idle: Vec<usize> = alike.iter().copied().filter(|&at| genome.genes[at].count == 0).collect();
    let Some(&at) = (if idle.is_empty() { alike } else { idle }).choose(rng) else { return false };
    let gene = genome.genes.remove(at);
    genome.genes.insert(place.min(genome.genes.len()), model);
    gene != model
}

/// A number one or two away, within its range.
fn shifted(number: u8, (least, most): (u8, u8), rng: &mut Rng) -> u8 {
    let by = rng.random_range(1..=2);
    let number = if rng.random() { number.saturating_add(by) } else { number.saturating_sub(by) };
    number.clamp(least, most)
}

#[cfg(test)]
mod tests {
    use tabletop::Seed;

    use super::*;
    use crate::{Catalog, Dominion, Setup};

    #[test]
    fn only_what_can_change_a_menu_is_drawn() {
        let text = include_str!("../../../../assets/dominion/cards.ron");
        let catalog = Catalog::from_ron("cards.ron", text).expect("ours");
        let drawn = |card: &str, victory_entries| {
            let setup = Setup { kingdom: vec![card.to_owned()], ..Setup::default() };
            let game = Dominion::new(setup, &catalog).expect("a kingdom of one card");
            let template = Template::new(&game, &EvolutionOptions { victory_entries, ..EvolutionOptions::default() });
            let mut rng = Seed(1).stream("draw", 0);
            let mut counts = [0_u32; 5];
            (0..5_000).for_each(|_| counts[Rates::default().draw(&template, &mut rng)] += 1);
            counts.map(|count| count > 0)
        };
        assert_eq!(drawn("chapel", false), [true; 5]);
        // A Smithy is played in one way only.
        assert_eq!(drawn("smithy", false), [true, true, true, true, false]);
        assert_eq!(drawn("smithy", true), [true, true, true, false, false]);
    }
}
