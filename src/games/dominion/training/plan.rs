//! For which kingdom menus are bred, and how long: the choices of the page, and the run they stand for.

use std::collections::BTreeSet;

use dominion::{Setup, evolve::EvolutionOptions};
use lab::{Opening, TextFile};
use registry::games::dominion::kingdoms::Kingdom;
use tabletop::Seed;
use training::breed::{BreedRequest, Terms};

use crate::{
    games::dominion::{setup::title, wording},
    table::setup::parse_seed,
    text::Words,
};

/// Seats of a table that menus can be bred for.
pub const SEATS: [u8; 3] = [2, 3, 4];
/// Generations of a run that is too short for leaders that must differ more (docs/realm.md, "Breeding menus").
const SHORT: u32 = 16;
/// Cards that are named where a kingdom has no name.
const NAMED: usize = 3;

/// How much is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Numbers {
    /// Menus of a generation.
    pub pool: u32,
    /// Games of a match of those who lead.
    pub games: u32,
    /// Generations.
    pub generations: u32,
    /// Games of each leader against each other one in the end.
    pub validation: u32,
}

impl Numbers {
    /// A run of seconds, to see how it goes.
    pub const QUICK: Self = Self { pool: 60, games: 100, generations: 12, validation: 2_000 };
    /// The usual numbers.
    pub const FULL: Self = Self { pool: 400, games: 1_000, generations: 32, validation: 10_000 };
}

/// The choices of the page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// Kingdom, first hands and seats.
    pub setup: Setup,
    /// How much is played.
    pub numbers: Numbers,
    /// Whether menus refuse to end a game while they are behind.
    pub guard: bool,
    /// Whether it begins with menus that are known already, and not with random ones alone.
    pub known: bool,
    /// The seed as it is written.
    pub seed: String,
}

impl Default for Plan {
    fn default() -> Self {
        Self { setup: Setup::default(), numbers: Numbers::QUICK, guard: true, known: true, seed: "1".to_owned() }
    }
}

impl Plan {
    /// What a run was begun with; `validation` as in [`Numbers`]. `None` where it was not of this game.
    pub fn of_terms(terms: &Terms, validation: u32) -> Option<Self> {
        let setup: Setup = serde_json::from_value(terms.setup.clone()).ok()?;
        let options: EvolutionOptions = serde_json::from_value(terms.options.clone()).ok()?;
        let EvolutionOptions { pool, games, generations, guard, .. } = options;
        let numbers = Numbers { pool: pool.into(), games, generations, validation };
        Some(Self { setup, numbers, guard, known: terms.known > 0, seed: terms.seed.to_string() })
    }

    /// The numbers of the run.
    pub fn options(&self) -> EvolutionOptions {
        let Numbers { pool, games, generations, .. } = self.numbers;
        let usual = EvolutionOptions::default();
        EvolutionOptions {
            pool: pool.min(1_000) as u16,
            leaders: usual.leaders.min(pool.saturating_sub(1).min(u32::from(u8::MAX)) as u8).max(1),
            games,
            generations,
            batch: (games / 4).clamp(2, usual.batch),
            finals: (2 * games).min(usual.finals),
            guard: self.guard,
            alike: generations <= SHORT,
            ..usual
        }
    }

    /// Most games it plays to breed.
    pub fn games(&self) -> u64 {
        self.options().most_games()
    }

    /// The run, which begins with what it takes of `library` if it is to.
    ///
    /// # Errors
    /// In plain words, what must be put right.
    pub fn request(&self, words: &Words, library: Option<TextFile>) -> Result<BreedRequest, String> {
        let seed = parse_seed(&self.seed).map_err(|_| words.get("setup-fault_seed").to_owned())?;
        let text = |value: Result<String, ron::Error>| value.map_err(|error| error.to_string());
        Ok(BreedRequest {
            opening: Opening::Setup {
                options: Some(text(ron::to_string(&self.setup))?),
                seats: Some(self.setup.seats.into()),
            },
            options: Some(text(ron::to_string(&self.options()))?),
            seed,
            validation: self.numbers.validation,
            known: library.filter(|_| self.known),
        })
    }

    /// What its files are called, without folder and ending: the same for the same run.
    pub fn stem(&self, kingdoms: &[Kingdom]) -> String {
        let Setup { kingdom, colonies, deal, seats, .. } = &self.setup;
        let known = kingdoms.iter().find(|known| is_same(&known.cards, kingdom) && known.colonies == *colonies);
        let sorted: BTreeSet<&str> = kingdom.iter().map(String::as_str).collect();
        let cards: Vec<&str> = sorted.into_iter().collect();
        let number = Seed::from_phrase(&format!("{} {colonies}", cards.join(" "))).0 & 0xff_ffff;
        let name = known.map_or_else(|| format!("kingdom-{number:06x}"), |known| known.id.clone());
        let deal = deal.coppers().map_or_else(String::new, |coppers| format!("-{coppers}-coppers"));
        let guard = if self.guard { "" } else { "-no-guard" };
        let known = if self.known { "-known" } else { "" };
        let Numbers { pool, games, generations, .. } = self.numbers;
        let seed: String = self.seed.trim().chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
        format!("{name}{deal}{guard}{known}-{seats}-seats-{generations}x{pool}x{games}-seed-{seed}")
    }
}

/// Whether these are the same cards, in whatever order.
fn is_same(one: &[String], other: &[String]) -> bool {
    one.len() == other.len() && one.iter().all(|card| other.contains(card))
}

/// What a kingdom is called: by its name, or by some of its cards.
pub fn named(words: &Words, kingdoms: &[Kingdom], setup: &Setup) -> String {
    let known = |kingdom: &&Kingdom| is_same(&kingdom.cards, &setup.kingdom) && kingdom.colonies == setup.colonies;
    if let Some(kingdom) = kingdoms.iter().find(known) {
        return title(words, kingdom);
    }
    let some: Vec<String> = setup.kingdom.iter().take(NAMED).map(|id| wording::of_id(words, id)).collect();
    words.with("realm-train-unnamed", &[("cards", &some.join(", "))])
}

#[cfg(test)]
mod tests {
    use registry::games::dominion::champions::shipped;

    use super::*;

    #[test]
    fn every_choice_is_a_run_that_can_be_begun() {
        let library = lab::Library::open(std::path::Path::new(env!("CARGO_MANIFEST_DIR"))).expect("the files");
        let begin = |plan: &Plan| {
            let shipped = TextFile { name: "champions.ron".to_owned(), text: shipped().to_ron() };
            let request = plan.request(&Words::english(), Some(shipped)).expect("a sound plan");
            let run = training::breed::BreedRun::begin(&registry::games::DominionModule, &library, &request);
            run.unwrap_or_else(|error| panic!("{plan:?}: {error}"))
        };
        for pool in [10, 60, 200] {
            for games in [20, 100, 2_000] {
                for seats in SEATS {
                    let numbers = Numbers { pool, games, ..Numbers::QUICK };
                    let plan = Plan { setup: Setup { seats, ..Setup::default() }, numbers, ..Plan::default() };
                    let run = begin(&plan);
                    assert_eq!(Plan::of_terms(&run.terms(), run.validation()), Some(plan), "a file knows its plan");
                }
            }
        }
        let random = Plan { known: false, ..Plan::default() };
        let run = begin(&random);
        assert_eq!(Plan::of_terms(&run.terms(), run.validation()), Some(random));
        let full = Plan { numbers: Numbers::FULL, guard: false, ..Plan::default() };
        assert_eq!(full.options(), EvolutionOptions::default(), "the full run is the usual one");
        let blank = Plan { seed: " ".to_owned(), ..Plan::default() };
        assert!(blank.request(&Words::english(), None).is_err());
    }

    #[test]
    fn files_of_different_runs_have_different_names() {
        let plan = Plan::default();
        let stem = |plan: &Plan| plan.stem(&[]);
        let mut turned = plan.clone();
        turned.setup.kingdom.reverse();
        assert_eq!(stem(&plan), stem(&turned), "cards have no order");
        let mut other = plan.clone();
        other.setup.kingdom[0] = "witch".to_owned();
        let seats = Plan { setup: Setup { seats: 3, ..Setup::default() }, ..plan.clone() };
        let seed = Plan { seed: "../a b".to_owned(), ..plan.clone() };
        assert!(!stem(&seed).contains(['/', '.', ' ']), "{}", stem(&seed));
        let full = Plan { numbers: Numbers::FULL, ..plan.clone() };
        let bold = Plan { guard: false, ..plan.clone() };
        let random = Plan { known: false, ..plan.clone() };
        let plans = [&plan, &other, &seats, &seed, &full, &bold, &random];
        let all: BTreeSet<String> = plans.into_iter().map(stem).collect();
        assert_eq!(all.len(), plans.len(), "{all:?}");
    }
}
