//! How a run begins, which matches it asks for, and how it goes on with their scores.

use std::sync::Arc;

use tabletop::{Game, Seed};

use super::error::CoEvolutionError;
use super::record::{GenerationRecord, Leader};
use super::run::CoEvolution;
use super::scouting::niches;
use crate::agents::Strategist;
use crate::cards::Card;
use crate::evolve::arena::{Job, Score};
use crate::evolve::chamber::{Chamber, Leading};
use crate::evolve::genome::Genome;
use crate::evolve::options::{EvolutionOptions, MONEY_WEIGHT, VETERANS};
use crate::evolve::strategy::Strategy;
use crate::evolve::tally::Tally;
use crate::evolve::template::Template;
use crate::menu::MenuError;
use crate::rules::Dominion;

impl CoEvolution {
    /// Begins a run for the kingdom, the deal, the seats and the piles of a game. Strategies in `known`, perhaps of kingdoms alike, seed the
    /// first pools. Nothing but `seed` is drawn from.
    ///
    /// # Errors
    /// The first option that is out of its range.
    pub fn new(
        game: &Dominion,
        options: EvolutionOptions,
        known: &[Strategy],
        seed: Seed,
    ) -> Result<Self, CoEvolutionError> {
        options.check().map_err(CoEvolutionError::Options)?;
        let template = Template::new(game, &options);
        let known = known.iter().filter(|strategy| template.takes(strategy));
        let known: Vec<Genome> = known.map(|strategy| template.adapt(game, strategy)).collect();
        let mut run = Self {
            setup: game.setup().clone(),
            content: game.content_hash(),
            niches: if options.scouting() > 0 { niches(game, &template) } else { Vec::new() },
            options,
            seed,
            known: known.len() as u32,
            template,
            chambers: Vec::new(),
            games: 0,
            history: Vec::new(),
            champions: None,
        };
        run.begin(&known);
        Ok(run)
    }

    /// The rules its matches are played by: those of `game`, in which the first seat begins, since seats are taken in turn.
    pub fn rules(game: &Dominion) -> Dominion {
        game.beginning_first()
    }

    /// The matches to be played next; none once the run is over. They hang on nothing but the run and the rules, and may be played in any
    /// order with [`Job::play`].
    ///
    /// # Errors
    /// Where `game` is not the one the run was begun with.
    pub fn jobs(&self, game: &Dominion) -> Result<Vec<Job>, CoEvolutionError> {
        self.check(game)?;
        if self.is_over() {
            return Ok(Vec::new());
        }
        let generation = self.generation();
        if generation >= self.options.generations {
            return self.finals(game);
        }
        let (mut jobs, options) = (Vec::new(), self.options_now());
        for (number, chamber) in self.chambers.iter().enumerate() {
            let seed = self.seed.derive("generation", generation.into()).derive("chamber", number as u64);
            let rivals = self.rivals(game, number)?;
            let (places, games) = chamber.round(&options);
            let seed = seed.derive("round", chamber.rounds().into());
            for at in places {
                let own = self.follow(game, &chamber.pool[at].genome)?;
                for (number, rival) in rivals.iter().enumerate() {
                    let index = (at * rivals.len() + number) as u64;
                    jobs.push(Job::against(&own, rival, self.setup.seats, games, seed.derive("match", index)));
                }
            }
        }
        Ok(jobs)
    }

    /// Whom the candidates of a chamber play: its leaders, the one that led when it had come half as far, and money alone. Otherwise leaders
    /// come to know nothing but each other, and what beats them may lose to what they have forgotten.
    fn rivals(&self, game: &Dominion, chamber: usize) -> Result<Vec<Arc<Strategist>>, MenuError> {
        let leaders = self.chambers[chamber].leaders.iter().map(|leader| self.follow(game, &leader.genome));
        let veteran = self.veteran(chamber);
        let veteran = veteran.map(|leader| leader.strategy.strategist(game, "", self.options.guard).map(Arc::new));
        leaders.chain(veteran).chain([self.follow(game, &self.template.money())]).collect()
    }

    /// The best leader of a chamber when it had come half as far since it was bred as one.
    fn veteran(&self, chamber: usize) -> Option<&Leader> {
        let begun = self.begun_at();
        let half = (self.history.len() - begun).saturating_sub(1) / 2;
        if half > 0 { self.led(chamber, begun + half) } else { None }
    }

    /// Matches of the next round of a chamber.
    fn matches(&self, chamber: usize) -> usize {
        let own = &self.chambers[chamber];
        own.running() * (own.leaders.len() + usize::from(self.veteran(chamber).is_some()) + 1)
    }

    /// The best leaders of every chamber in generations of the run that are as far from each other, since it was bred as one.
    fn veterans(&self) -> Vec<&Leader> {
        let begun = self.begun_at();
        let generations = self.history.len() - begun;
        let mut past: Vec<usize> = (1..=VETERANS).map(|part| begun + part * generations / (VETERANS + 1)).collect();
        past.dedup();
        let chambers = 0..self.chambers.len();
        past.iter().flat_map(|&at| chambers.clone().filter_map(move |chamber| self.led(chamber, at))).collect()
    }

    /// The best leader of a chamber after a generation, numbered from 0.
    fn led(&self, chamber: usize, generation: usize) -> Option<&Leader> {
        self.history.get(generation)?.chambers.get(chamber)?.first()
    }

    fn follow(&self, game: &Dominion, genome: &Genome) -> Result<Arc<Strategist>, MenuError> {
        genome.strategist(game, self.options.guard).map(Arc::new)
    }

    /// Who plays the final: the leaders of all chambers, and those of earlier generations, since the last ones may be good against each other
    /// alone. Equal ones once.
    fn finalists(&self, game: &Dominion) -> Vec<Strategy> {
        let leaders = self.chambers.iter().flat_map(|chamber| &chamber.leaders);
        let leaders = leaders.map(|leader| leader.genome.strategy(game));
        let veterans = self.veterans().into_iter().map(|leader| leader.strategy.clone());
        let mut all: Vec<Strategy> = Vec::new();
        for strategy in leaders.chain(veterans) {
            if !all.contains(&strategy) {
                all.push(strategy);
            }
        }
        all
    }

    /// Every finalist against all of them and money alone.
    fn finals(&self, game: &Dominion) -> Result<Vec<Job>, CoEvolutionError> {
        let finalists = self.finalists(game);
        let seated = finalists.iter().map(|strategy| strategy.strategist(game, "", self.options.guard).map(Arc::new));
        let rivals: Vec<Arc<Strategist>> =
            seated.chain([self.follow(game, &self.template.money())]).collect::<Result<_, _>>()?;
        let pairs = (0..finalists.len()).flat_map(|own| (0..rivals.len()).map(move |rival| (own, rival)));
        let job = |(index, (own, rival)): (usize, (usize, usize))| {
            let seed = self.seed.derive("final", index as u64);
            Job::against(&rivals[own], &rivals[rival], self.setup.seats, self.options.finals, seed)
        };
        Ok(pairs.enumerate().map(job).collect())
    }

    /// Goes on with the scores of the jobs, in their order.
    ///
    /// # Errors
    /// Where there is not one score for each job, or `game` is not the one the run was begun with.
    pub fn tell(&mut self, game: &Dominion, scores: &[Score]) -> Result<(), CoEvolutionError> {
        self.check(game)?;
        let generation = self.generation();
        let last = generation >= self.options.generations;
        let matches: Vec<usize> = (0..self.chambers.len()).map(|chamber| self.matches(chamber)).collect();
        let wanted = match last {
            _ if self.is_over() => 0,
            true => {
                let finalists = self.finalists(game).len();
                finalists * (finalists + 1)
            }
            false => matches.iter().sum(),
        };
        if scores.len() != wanted {
            return Err(CoEvolutionError::Scores { wanted, found: scores.len() });
        }
        self.games += scores.iter().map(|score| u64::from(score.games)).sum::<u64>();
        if self.is_over() {
            return Ok(());
        }
        if last {
            self.crown(game, scores);
            return Ok(());
        }
        let (seed, options) = (self.seed.derive("generation", generation.into()), self.options_now());
        let (mut rest, mut over) = (scores, true);
        for (number, (chamber, matches)) in self.chambers.iter_mut().zip(matches).enumerate() {
            let (own, others) = rest.split_at(matches);
            // All chambers race over as many rounds, so all of them are over together.
            over &= chamber.advance(&self.template, own, &options, &mut seed.stream("breed", number as u64));
            rest = others;
        }
        if !over {
            return Ok(());
        }
        let lead = |chamber: &Chamber| chamber.leaders.iter().map(|leader| leader_report(game, leader)).collect();
        self.history.push(GenerationRecord {
            generation: generation + 1,
            games: self.games,
            chambers: self.chambers.iter().map(lead).collect(),
            rates: self.chambers.iter().map(|chamber| chamber.rates).collect(),
        });
        self.unite(seed);
        Ok(())
    }

    /// The leaders in the order of the final.
    fn crown(&mut self, game: &Dominion, scores: &[Score]) {
        let finalists = self.finalists(game);
        let rows = scores.chunks(finalists.len() + 1);
        let placed = finalists.into_iter().zip(rows).map(|(strategy, scores)| {
            let (others, money) = scores.split_at(scores.len().saturating_sub(1));
            let [others, money] = [others, money].map(|scores| Tally::from_scores(scores).share());
            let share = (1.0 - MONEY_WEIGHT) * others + MONEY_WEIGHT * money;
            Leader { strategy, share, bought: names(game, Tally::from_scores(scores).bought()) }
        });
        let mut leaders: Vec<Leader> = placed.collect();
        leaders.sort_by(|one, other| other.share.total_cmp(&one.share));
        leaders.truncate(self.options.leaders.into());
        self.champions = Some(leaders);
    }
}

/// A leader for people.
fn leader_report(game: &Dominion, leader: &Leading) -> Leader {
    Leader { strategy: leader.genome.strategy(game), share: leader.share, bought: names(game, leader.bought) }
}

/// Ids of cards that stand as bits.
fn names(game: &Dominion, cards: u32) -> Vec<String> {
    Card::all().filter(|card| cards >> card.0 & 1 == 1).map(|card| game.id(card).to_owned()).collect()
}
