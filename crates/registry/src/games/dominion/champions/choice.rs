//! Which strategy fits a kingdom: the one that was bred for it, or what does best of all that is known.

use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use dominion::agents::Strategist;
use dominion::evolve::{CoEvolution, EvolutionOptions, Job, Library, Strategy, Template};
use dominion::{Dominion, Entry, FIRST_KINGDOM, Menu, Setup, read_bots};
use tabletop::{Game, Seed};

/// Kingdoms alike whose champions are tried.
const NEAREST: usize = 8;
/// Games of every two menus that are tried, and of every two of the best of them.
const TRIAL: u32 = 40;
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
    let strategy = remembered(game, Among::Champions, || best(game, candidates(&SHIPPED, game)));
    Champion { strategy, origin: Origin::Tried }
}

/// Money with a card that serves well beside it, but not best: the middle one of all such menus. The same for the same rules.
pub(super) fn one_card(game: &Dominion) -> Strategy {
    let middle = || {
        let all = ranked(game, with_one_card(game), TRIAL);
        all.get(all.len() / 2).cloned().unwrap_or_else(no_strategy)
    };
    remembered(game, Among::OneCard, middle)
}

/// What was found for the rules, which is looked for once.
fn remembered(game: &Dominion, among: Among, find: impl FnOnce() -> Strategy) -> Strategy {
    let (setup, content) = (game.setup(), game.content_hash());
    // Whoever asks for the same meanwhile waits for the answer instead of playing it out again.
    let mut found = FOUND.lock().unwrap_or_else(PoisonError::into_inner);
    let same = |known: &&Known| known.among == among && known.content == content && known.setup == *setup;
    if let Some(known) = found.iter().find(same) {
        return known.strategy.clone();
    }
    let strategy = find();
    if found.len() >= KEPT {
        found.remove(0);
    }
    found.push(Known { setup: setup.clone(), content, among, strategy: strategy.clone() });
    strategy
}

/// The best strategy that a library has for these cards with these piles: at this size of table, else at another one.
pub fn bred_for(library: &Library, setup: &Setup) -> Option<Strategy> {
    let known = library.entries().iter().filter(|entry| entry.is_of(setup));
    // Two seats before three before four, where there is none for as many as there are.
    let entry = known.min_by_key(|entry| (entry.seats != setup.seats, entry.seats))?;
    entry.strategies.first().cloned()
}

/// What may fit a game, money alone first: money with one card, reference menus all of whose cards are there, and champions of kingdoms alike
/// without the cards that are not.
pub fn candidates(library: &Library, game: &Dominion) -> Vec<Strategy> {
    let template = Template::new(game, &EvolutionOptions::default());
    let near = library.nearest(game.setup(), true);
    let bred = near.iter().take(NEAREST).flat_map(|entry| entry.strategies.iter().take(2));
    let adapted = bred.map(|strategy| template.adapt(game, strategy).strategy(game));
    let mut all = with_one_card(game);
    for strategy in reference(game).into_iter().chain(adapted) {
        if !all.contains(&strategy) {
            all.push(strategy);
        }
    }
    all
}

/// Money alone, with Platinum where there is some, and points of the kingdom as early as Duchies.
pub(in crate::games::dominion) fn money(game: &Dominion) -> Option<Menu> {
    let points = game.kingdom_victory().next().is_some();
    let text = match (game.setup().colonies, points) {
        (true, true) => "e2-d3-p4-k3-platinum@99|gold@99|silver@99",
        (true, false) => "e2-d3-p4-platinum@99|gold@99|silver@99",
        (false, true) => "e2-d4-p8-k4-gold@99|silver@99",
        (false, false) => "e2-d4-p8-gold@99|silver@99",
    };
    text.parse().ok()
}

/// Money with one card of the kingdom before Silver: every such menu, money alone first.
fn with_one_card(game: &Dominion) -> Vec<Strategy> {
    let Some(money) = money(game) else { return Vec::new() };
    let kinds = game.kinds().iter().skip(FIRST_KINGDOM.into()).filter(|kind| kind.cost <= 6);
    let with = |id: &str| {
        let mut menu = money.clone();
        let before = menu.entries.len().saturating_sub(1);
        menu.entries.insert(before, Entry { card: id.to_owned(), count: 1 });
        Strategy::from(menu)
    };
    std::iter::once(Strategy::from(money.clone())).chain(kinds.map(|kind| with(&kind.id))).collect()
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
    let mut left = ranked(game, candidates, TRIAL);
    if left.len() > 1 {
        left.truncate(LAST);
        left = ranked(game, left, LAST_TRIAL);
    }
    left.into_iter().next().or_else(|| money(game).map(Strategy::from)).unwrap_or_else(no_strategy)
}

/// Some strategies by what they win against each other in so many games of every two, the best first; those with cards that the game has
/// not are left out.
fn ranked(game: &Dominion, mut strategies: Vec<Strategy>, games: u32) -> Vec<Strategy> {
    strategies.retain(|strategy| strategy.strategist(game, "", true).is_ok());
    let shares = shares(game, &strategies, games, Seed(0).derive("trial", games.into()));
    let mut order: Vec<usize> = (0..strategies.len()).collect();
    // Stable: equal ones stay in their order.
    order.sort_by(|&one, &other| shares[other].total_cmp(&shares[one]));
    order.into_iter().map(|at| strategies[at].clone()).collect()
}

fn no_strategy() -> Strategy {
    Strategy::from(Menu { thresholds: None, entries: Vec::new() })
}

/// What each of some strategies wins against all others together: every one meets every other one, which has all other seats.
fn shares(game: &Dominion, strategies: &[Strategy], games: u32, seed: Seed) -> Vec<f64> {
    let rules = CoEvolution::rules(game);
    let seated = strategies.iter().filter_map(|strategy| strategy.strategist(game, "", true).ok());
    let seated: Vec<Arc<Strategist>> = seated.map(Arc::new).collect();
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
