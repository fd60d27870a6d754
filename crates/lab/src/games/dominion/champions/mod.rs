//! Champions: menus that were bred for kingdoms and are shipped, and what fits a kingdom for which none was bred. `levels` seats them as an
//! opponent.

mod levels;

use std::sync::{LazyLock, Mutex, PoisonError};

use dominion::agents::Strategist;
use dominion::evolve::{CoEvolution, Job, Library, Strategy, Template};
use dominion::{Dominion, Menu, Setup, read_bots};
use tabletop::{Game, Seed};

pub use levels::{LEVELS, NAME, Strength, make, strategy};

/// Kingdoms alike whose champions are tried.
const NEAREST: usize = 8;
/// Games of every two menus that are tried, and of every two of the best of them.
const TRIAL: u32 = 60;
const LAST_TRIAL: u32 = 400;
/// Menus that are tried a second time.
const LAST: usize = 4;
/// Kingdoms whose choice is kept in mind.
const KEPT: usize = 64;

/// The champions that are shipped, by kingdom.
static SHIPPED: LazyLock<Library> = LazyLock::new(|| {
    let text = include_str!("../../../../../../assets/dominion/champions.ron");
    Library::from_ron("champions.ron", text).unwrap_or_default()
});

/// What was tried out, by rules; what was found last comes last.
static FOUND: Mutex<Vec<Known>> = Mutex::new(Vec::new());

/// What was found for the rules of a setup over cards of that hash.
struct Known {
    setup: Setup,
    content: u64,
    among: Among,
    strategy: Strategy,
}

/// What is tried.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Among {
    /// Champions of kingdoms alike, and reference menus.
    Champions,
    /// Money with one card.
    OneCard,
}

/// The strategy for a kingdom, and where it comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Champion {
    /// What it buys, and how it plays its cards.
    pub strategy: Strategy,
    /// Where it comes from.
    pub origin: Origin,
}

/// Where a strategy comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// It was bred for just these cards.
    Bred,
    /// None was: it did best of the champions of kingdoms alike and the reference menus, in a few thousand games played on the spot.
    Tried,
}

/// The champions that are shipped.
pub fn shipped() -> &'static Library {
    &SHIPPED
}

/// The champion of a game: the one that was bred for its cards, else what does best of all that is known. The same for the same rules.
pub fn champion(game: &Dominion) -> Champion {
    if let Some(strategy) = bred_for(&SHIPPED, game.setup()) {
        return Champion { strategy, origin: Origin::Bred };
    }
    let strategy = remembered(game, Among::Champions, || candidates(&SHIPPED, game));
    Champion { strategy, origin: Origin::Tried }
}

/// Money with the card that serves best beside it. The same for the same rules.
fn one_card(game: &Dominion) -> Strategy {
    remembered(game, Among::OneCard, || levels::with_one_card(game))
}

/// The best of some strategies, which is played out once for the same rules.
fn remembered(game: &Dominion, among: Among, candidates: impl FnOnce() -> Vec<Strategy>) -> Strategy {
    let (setup, content) = (game.setup(), game.content_hash());
    // Whoever asks for the same meanwhile waits for the answer instead of playing it out again.
    let mut found = FOUND.lock().unwrap_or_else(PoisonError::into_inner);
    let same = |known: &&Known| known.among == among && known.content == content && known.setup == *setup;
    if let Some(known) = found.iter().find(same) {
        return known.strategy.clone();
    }
    let strategy = best(game, candidates());
    if found.len() >= KEPT {
        found.remove(0);
    }
    found.push(Known { setup: setup.clone(), content, among, strategy: strategy.clone() });
    strategy
}

/// The best strategy that a library has for these cards with these piles: at this size of table, else at another one.
pub fn bred_for(library: &Library, setup: &Setup) -> Option<Strategy> {
    let like = |seats: u8| Setup { seats, ..setup.clone() };
    let known = library.entries().iter().filter(|entry| entry.is_of(setup));
    // Two seats before three before four, where there is none for as many as there are.
    let entry = known.min_by_key(|entry| (entry.seats != like(setup.seats).seats, entry.seats))?;
    entry.strategies.first().cloned()
}

/// What may fit a game, money alone first: reference menus all of whose cards are there, and champions of kingdoms alike without the cards
/// that are not.
pub fn candidates(library: &Library, game: &Dominion) -> Vec<Strategy> {
    let template = Template::new(game, false);
    let near = library.nearest(game.setup(), true);
    let bred = near.iter().take(NEAREST).flat_map(|entry| entry.strategies.iter().take(2));
    let adapted = bred.map(|strategy| template.adapt(game, strategy).strategy(game));
    let mut all: Vec<Strategy> = money(game).map(Strategy::from).into_iter().collect();
    for strategy in reference(game).into_iter().chain(adapted) {
        if !all.contains(&strategy) {
            all.push(strategy);
        }
    }
    all
}

/// Money alone, with Platinum where there is some.
pub(super) fn money(game: &Dominion) -> Option<Menu> {
    let text =
        if game.setup().colonies { "e2-d3-p4-platinum@99|gold@99|silver@99" } else { "e2-d4-p8-gold@99|silver@99" };
    text.parse().ok()
}

/// The reference menus all of whose cards a game has.
fn reference(game: &Dominion) -> Vec<Strategy> {
    let text = include_str!("../../../../../../assets/dominion/bots.ron");
    let bots = read_bots("bots.ron", text).unwrap_or_default();
    let menus = bots.into_iter().map(|bot| bot.menu);
    let fits = |menu: &Menu| menu.entries.iter().all(|entry| game.card(&entry.card).is_some());
    menus.filter(fits).map(Strategy::from).collect()
}

/// The one of some strategies that wins most against the others, those with cards that the game has not left out; money alone where none is left.
pub fn best(game: &Dominion, candidates: Vec<Strategy>) -> Strategy {
    let mut left = candidates;
    left.retain(|strategy| strategy.strategist(game, "", true).is_ok());
    for (games, most) in [(TRIAL, LAST), (LAST_TRIAL, 1)] {
        if left.len() > most {
            let seed = Seed(0).derive("trial", games.into());
            let shares = shares(game, &left, games, seed);
            let mut order: Vec<usize> = (0..left.len()).collect();
            order.sort_by(|&one, &other| shares[other].total_cmp(&shares[one]));
            left = order.into_iter().take(most).map(|at| left[at].clone()).collect();
        }
    }
    left.into_iter().next().or_else(|| money(game).map(Strategy::from)).unwrap_or_else(no_strategy)
}

fn no_strategy() -> Strategy {
    Strategy::from(Menu { thresholds: None, entries: Vec::new() })
}

/// What each of some strategies wins against all others together: every one meets every other one, which has all other seats.
fn shares(game: &Dominion, strategies: &[Strategy], games: u32, seed: Seed) -> Vec<f64> {
    let rules = CoEvolution::rules(game);
    let seated: Vec<Strategist> =
        strategies.iter().filter_map(|strategy| strategy.strategist(game, "", true).ok()).collect();
    let (count, others) = (seated.len(), game.seats() - 1);
    let mut won = vec![0.0; strategies.len()];
    for own in 0..count {
        // At two seats what one does not win the other does.
        let rivals = if others == 1 { own + 1..count } else { 0..count };
        for rival in rivals.filter(|&rival| rival != own) {
            let table = std::iter::once(own).chain(std::iter::repeat_n(rival, others)).map(|at| seated[at].clone());
            let score =
                Job::new(table.collect(), games, seed.derive("pair", (own * count + rival) as u64)).play(&rules);
            won[own] += score.share;
            won[rival] += if others == 1 { 1.0 - score.share } else { 0.0 };
        }
    }
    won
}
