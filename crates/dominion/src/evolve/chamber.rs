//! One population: who plays whom, who leads next, and who is born. `member` is a candidate, and says which of
//! them lead; `race` says how many games that takes.

mod member;
mod race;

use rand::RngExt;
use serde::{Deserialize, Serialize};
use tabletop::Rng;

use super::arena::Score;
use super::genome::Genome;
use super::mutation::{Rates, child};
use super::options::EvolutionOptions;
use super::template::Template;
use crate::cards::Card;
use member::is_same;
pub(super) use member::{Leading, Member};
use race::Race;

/// Tries to bring a child forth that is not there yet.
const TRIES: usize = 20;

/// A population.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct Chamber {
    pub pool: Vec<Member>,
    /// Those everybody plays, among others.
    pub leaders: Vec<Leading>,
    pub rates: Rates,
    /// The card that whoever leads buys: plans around it are bred apart from all others, which may do better as long as these are young.
    /// `None` where any plan may lead.
    #[serde(default)]
    pub niche: Option<Card>,
    /// The generation under way.
    #[serde(default)]
    race: Race,
}

impl Chamber {
    /// The first population, larger than later ones: money alone, what is known already, a mutant of each of those, and random menus. Money
    /// alone leads it. In a niche the random ones want its card early.
    pub fn new(
        template: &Template,
        known: &[Genome],
        niche: Option<Card>,
        options: &EvolutionOptions,
        rng: &mut Rng,
    ) -> Self {
        let rates = Rates::default();
        let mut pool: Vec<Member> = Vec::new();
        add(&mut pool, Member { genome: template.basic(), changes: 0 });
        for genome in known {
            add(&mut pool, Member { genome: genome.clone(), changes: 0 });
        }
        for genome in known {
            let (genome, _) = child(template, genome, &[], &rates, options.spread, rng);
            add(&mut pool, Member { genome, changes: 0 });
        }
        let size = options.candidates(0) as usize;
        for _ in 0..TRIES * size {
            if pool.len() >= size {
                break;
            }
            let mut genome = template.random(rng);
            if let Some(card) = niche {
                template.put_early(&mut genome, card, rng);
            }
            add(&mut pool, Member { genome, changes: 0 });
        }
        pool.truncate(size);
        let lead = |member: &Member| Leading { genome: member.genome.clone(), share: 0.5, bought: 0 };
        let leaders = pool.iter().take(options.leaders.into()).map(lead).collect();
        Self { pool, leaders, rates, niche, race: Race::default() }
    }

    /// One population of several: all their leaders and mutants of these, and the best of each lead it first.
    pub fn united(template: &Template, parts: &[Self], options: &EvolutionOptions, rng: &mut Rng) -> Self {
        let mut rates = Rates::default();
        parts.iter().for_each(|part| rates.add(&part.rates));
        let longest = parts.iter().map(|part| part.leaders.len()).max().unwrap_or(0);
        let mut parents: Vec<Leading> = Vec::new();
        for leader in (0..longest).flat_map(|at| parts.iter().filter_map(move |part| part.leaders.get(at))) {
            if !parents.iter().any(|other| is_same(&other.genome, &leader.genome)) {
                parents.push(leader.clone());
            }
        }
        parents.truncate(options.pool.into());
        let pool = bred(template, &parents, &rates, options, rng);
        parents.truncate(options.leaders.into());
        Self { pool, leaders: parents, rates, niche: None, race: Race::default() }
    }

    /// Who plays every rival next, and how many games each: the candidates by their place in the pool.
    pub fn round(&self, options: &EvolutionOptions) -> (Vec<usize>, u32) {
        (self.race.places(self.pool.len()), self.race.games(options))
    }

    /// Candidates that play the next round.
    pub fn running(&self) -> usize {
        self.race.places(self.pool.len()).len()
    }

    /// Rounds of this generation that were played.
    pub fn rounds(&self) -> u32 {
        self.race.rounds()
    }

    /// Goes on with the scores of a round, candidate by candidate against every rival. Once the generation's race is over there are new
    /// leaders and a new pool, and it is `true`.
    pub fn advance(
        &mut self,
        template: &Template,
        scores: &[Score],
        options: &EvolutionOptions,
        rng: &mut Rng,
    ) -> bool {
        let Some(leaders) = self.race.advance(&self.pool, scores, self.niche, options) else { return false };
        for member in &self.pool {
            let led = leaders.iter().any(|leader| leader.genome == member.genome);
            self.rates.count(member.changes, led);
        }
        self.leaders = leaders;
        self.race = Race::default();
        self.pool = bred(template, &self.leaders, &self.rates, options, rng);
        true
    }

    /// Whether the race under way is one of this pool.
    pub fn races(&self, options: &EvolutionOptions) -> bool {
        self.race.fits(self.pool.len(), options)
    }
}

/// The next pool: the leaders and their mutants.
fn bred(
    template: &Template,
    leaders: &[Leading],
    rates: &Rates,
    options: &EvolutionOptions,
    rng: &mut Rng,
) -> Vec<Member> {
    let size = usize::from(options.pool);
    let mut pool: Vec<Member> =
        leaders.iter().map(|leader| Member { genome: leader.genome.clone(), changes: 0 }).collect();
    for _ in 0..TRIES * size {
        if pool.len() >= size {
            break;
        }
        let own = rng.random_range(0..leaders.len());
        let parent = &leaders[own].genome;
        let others = leaders.iter().enumerate().filter(|(at, _)| *at != own);
        let others: Vec<&Genome> = others.map(|(_, leader)| &leader.genome).collect();
        let (genome, changes) = child(template, parent, &others, rates, options.spread, rng);
        add(&mut pool, Member { genome, changes });
    }
    pool
}

/// Adds a member whose like is not there.
fn add(pool: &mut Vec<Member>, member: Member) {
    if !pool.iter().any(|other| is_same(&other.genome, &member.genome)) {
        pool.push(member);
    }
}

#[cfg(test)]
mod tests;
