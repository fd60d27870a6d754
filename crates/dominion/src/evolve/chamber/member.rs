//! Candidates and leaders of a population, and which of a ranking lead next.

use serde::{Deserialize, Serialize};

use crate::cards::{Card, FIRST_KINGDOM};
use crate::evolve::genome::Genome;
use crate::evolve::options::EvolutionOptions;

/// One candidate.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(in crate::evolve) struct Member {
    pub genome: Genome,
    /// Kinds of change by which it differs from its parent, as bits; 0 for what is no child.
    pub changes: u8,
}

/// A candidate that leads.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(in crate::evolve) struct Leading {
    pub genome: Genome,
    /// Share of games against the rivals of its generation.
    pub share: f64,
    /// Cards it bought in more than a quarter of its games, as bits.
    pub bought: u32,
}

/// Whether two menus want the same: entries without a count do not matter.
pub(super) fn is_same(one: &Genome, other: &Genome) -> bool {
    let wanted = |genome: &Genome| -> Vec<(Card, u8)> {
        genome.genes.iter().filter(|gene| gene.count > 0).map(|gene| (gene.card, gene.count)).collect()
    };
    one.thresholds == other.thresholds && one.parameters == other.parameters && wanted(one) == wanted(other)
}

/// The first of a ranking that differ in the cards they buy, at most half of them with the same kingdom card where they may not be alike: where
/// all hold one attack, whoever holds its defence leads, and is weak against everything else. Where there are too few such, the next ones whose menus
/// differ. In a niche those that buy its card come before all others.
pub(super) fn select(ranked: &[(f64, u32, &Member)], niche: Option<Card>, options: &EvolutionOptions) -> Vec<Leading> {
    let (mut chosen, count): (Vec<Leading>, _) = (Vec::new(), usize::from(options.leaders));
    let at_home = niche.map_or(0, |card| 1 << card.0);
    let homes = if niche.is_some() { &[at_home, 0][..] } else { &[0] };
    for (home, strict) in homes.iter().flat_map(|&home| [(home, true), (home, false)]) {
        for (share, bought, member) in ranked.iter().filter(|(_, bought, _)| bought & home == home) {
            let like =
                |leader: &Leading| is_same(&leader.genome, &member.genome) || (strict && leader.bought == *bought);
            let buyers = |card: u32| chosen.iter().filter(|leader| leader.bought >> card & 1 == 1).count();
            let common = |card: u32| (bought & !at_home) >> card & 1 == 1 && buyers(card) >= count.div_ceil(2);
            let common = strict && !options.alike && (u32::from(FIRST_KINGDOM)..u32::BITS).any(common);
            if chosen.len() < count && !common && !chosen.iter().any(like) {
                chosen.push(Leading { genome: member.genome.clone(), share: *share, bought: *bought });
            }
        }
    }
    chosen.sort_by(|one, other| other.share.total_cmp(&one.share));
    chosen
}
