//! The first generations of a run in a kingdom with cards that trash: plans around each of them are bred in a population of their own.
//!
//! Such a plan does nothing at first that others do not do sooner: a deck has to be thin before it pays, and then wants other cards and other counts than
//! a thick one. Among plans of any kind its first menus die out before they have found these; left to themselves they find them in a few generations.

use tabletop::Seed;

use super::CoEvolution;
use crate::agents::Parameter;
use crate::cards::Card;
use crate::evolve::chamber::Chamber;
use crate::evolve::genome::Genome;
use crate::evolve::options::EvolutionOptions;
use crate::evolve::template::Template;
use crate::rules::Dominion;

/// The niches of a kingdom: every card by which others are trashed, and one for plans of any kind; none at all without such a card.
pub(super) fn niches(game: &Dominion, template: &Template) -> Vec<Option<Card>> {
    let trashes = |card: &Card| {
        game.kind(*card).is_some_and(|kind| Parameter::of(kind).contains(&Parameter::Coins)) && template.can_want(*card)
    };
    let mut niches: Vec<Option<Card>> = Card::all().filter(trashes).map(Some).collect();
    if !niches.is_empty() {
        niches.push(None);
    }
    niches
}

impl CoEvolution {
    /// Whether niches are bred apart in a generation, numbered from 0.
    pub(super) fn scouts(&self, generation: u32) -> bool {
        !self.niches.is_empty() && generation < self.options.scouting()
    }

    /// The generation from which on every chamber is bred as one, numbered from 0.
    pub(super) fn begun_at(&self) -> usize {
        if self.niches.is_empty() { 0 } else { self.history.len().min(self.options.scouting() as usize) }
    }

    /// How many populations there are in a generation.
    pub(super) fn populations(&self, generation: u32) -> usize {
        let niches = if self.scouts(generation) { self.niches.len() } else { 1 };
        usize::from(self.options.chambers) * niches
    }

    /// The numbers of every population of a generation.
    pub(super) fn options_in(&self, generation: u32) -> EvolutionOptions {
        if self.scouts(generation) { self.options.shared(self.niches.len()) } else { self.options.clone() }
    }

    /// Those of the generation under way.
    pub(super) fn options_now(&self) -> EvolutionOptions {
        self.options_in(self.generation())
    }

    /// The first populations.
    pub(super) fn begin(&mut self, known: &[Genome]) {
        let (options, alone) = (self.options_now(), [None]);
        let niches = if self.scouts(0) { &self.niches[..] } else { &alone };
        let all = (0..self.options.chambers).flat_map(|_| niches.iter().copied());
        let begin = |(niche, at): (Option<Card>, u64)| {
            Chamber::new(&self.template, known, niche, &options, &mut self.seed.stream("begin", at))
        };
        self.chambers = all.zip(0..).map(begin).collect();
    }

    /// Makes one population of the niches of each chamber, once they were bred apart for long enough.
    pub(super) fn unite(&mut self, seed: Seed) {
        let done = self.generation();
        if self.scouts(done) || done == 0 || !self.scouts(done - 1) {
            return;
        }
        let unite = |(parts, at): (&[Chamber], u64)| {
            Chamber::united(&self.template, parts, &self.options, &mut seed.stream("unite", at))
        };
        self.chambers = self.chambers.chunks(self.niches.len()).zip(0..).map(unite).collect();
    }
}
