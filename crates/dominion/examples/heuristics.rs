//! What each rule that cards are played by is worth: a menu that plays by it against the same menu without it, and menus of one card against
//! money alone.
//!
//! `cargo run --release -p dominion --example heuristics -- [games=20000] [only=renew-last] [card=upgrade]`: every rule in the kingdoms where
//! it has something to say, ties half, with 95 % Wilson intervals; then ten copies of a card against BM1.
//! `… heuristics -- champions [games=2000] [only=…]`: the shipped champion of each kingdom by all rules against itself without any of them (or without that
//! one), where any of its decisions differ.

use dominion::agents::{Heuristic, Strategist};
use dominion::evolve::{Library, Strategy};
use dominion::{Catalog, Dominion, Kernel, Setup};
use tabletop::Seed;

/// A rule, the kingdom it is tried in, and the menus: that of the two that are compared, and that of the other seat where it is not the same.
struct Trial {
    rule: Heuristic,
    kingdom: &'static str,
    menu: &'static str,
}

const fn trial(rule: Heuristic, kingdom: &'static str, menu: &'static str) -> Trial {
    Trial { rule, kingdom, menu }
}

const TRIALS: [Trial; 20] = [
    trial(Heuristic::RenewLast, "minion", "e2-d4-p8-minion@10|gold@99|silver@99"),
    trial(Heuristic::RenewLast, "minion village market", "e2-d4-p8-minion@10|gold@99|market@2|village@2|silver@99"),
    trial(Heuristic::FreeTheStuck, "nobles", "e2-d4-p8-nobles@10|gold@99|silver@99"),
    trial(Heuristic::FreeTheStuck, "nobles smithy", "e2-d4-p8-nobles@10|gold@99|smithy@2|silver@99"),
    trial(Heuristic::PaidBuys, "goons", "e2-d4-p8-goons@10|gold@99|silver@99"),
    trial(Heuristic::PaidBuys, "goons workers_village", "e2-d4-p8-goons@10|workers_village@5|gold@99|silver@99"),
    trial(Heuristic::CoinsForTheGreatest, "steward", "e2-d4-p8-gold@99|steward@2|silver@99"),
    trial(Heuristic::CoinsForTheGreatest, "steward village", "e2-d4-p8-gold@99|steward@4|village@3|silver@99"),
    trial(Heuristic::SalvageForMore, "salvager", "e2-d4-p8-salvager@10|gold@99|silver@99"),
    trial(Heuristic::SalvageForMore, "salvager", "e2-d4-p8-gold@99|salvager@2|silver@99"),
    trial(Heuristic::GrowMost, "upgrade", "e2-d4-p8-upgrade@10|gold@99|silver@99"),
    trial(Heuristic::GrowMost, "upgrade market smithy", "e2-d4-p8-gold@99|upgrade@2|market@3|smithy@1|silver@99"),
    trial(Heuristic::GrowMost, "remodel", "e2-d4-p8-gold@99|remodel@2|silver@99"),
    trial(Heuristic::LetIn, "library moat militia", "e2-d4-p8-gold@99|library@2|militia@2|moat@2|silver@99"),
    trial(Heuristic::LetIn, "minion moat", "e2-d4-p8-minion@10|gold@99|moat@1|silver@99"),
    trial(Heuristic::PlayRevealedWell, "vassal remodel", "e2-d4-p8-gold@99|vassal@4|remodel@3|silver@99"),
    trial(
        Heuristic::PlayRevealedWell,
        "vassal chapel salvager",
        "e2-d4-p8-gold@99|vassal@4|salvager@2|silver@99|chapel@1",
    ),
    trial(Heuristic::LeaveTheIdle, "moneylender conspirator", "e2-d4-p8-gold@99|moneylender@1|conspirator@4|silver@99"),
    trial(Heuristic::LeaveTheIdle, "chapel library", "e2-d4-p8-gold@99|library@2|silver@99|chapel@1"),
    trial(Heuristic::PlayRevealedWell, "vassal upgrade", "e2-d4-p8-gold@99|vassal@4|upgrade@3|silver@99"),
];

/// Cards of which the source has figures for ten copies against BM1, in per cent.
const TEN: [(&str, &str); 6] =
    [("nobles", "66"), ("salvager", "18"), ("upgrade", "42"), ("minion", "–"), ("goons", "–"), ("steward", "–")];

fn number(words: &[String], name: &str, otherwise: u32) -> u32 {
    text(words, name).and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}

fn text<'a>(words: &'a [String], name: &str) -> Option<&'a str> {
    words.iter().find_map(|word| word.strip_prefix(name)?.strip_prefix('='))
}

fn rules(kingdom: &str) -> Dominion {
    let cards = include_str!("../../../assets/dominion/cards.ron");
    let catalog = Catalog::from_ron("cards.ron", cards).unwrap_or_else(|faults| panic!("{faults:?}"));
    let kingdom = kingdom.split(' ').map(str::to_owned).collect();
    Dominion::new(Setup { kingdom, ..Setup::default() }, &catalog).unwrap_or_else(|faults| panic!("{faults:?}"))
}

fn seat(game: &Dominion, menu: &str) -> Strategist {
    let strategy: Strategy = menu.parse().unwrap_or_else(|error| panic!("{menu}: {error}"));
    strategy.strategist(game, "", true).unwrap_or_else(|error| panic!("{menu}: {error}"))
}

/// The champion of each kingdom that is shipped, by the rules against itself without them.
fn champions(words: &[String], games: u32) {
    let cards = include_str!("../../../assets/dominion/cards.ron");
    let catalog = Catalog::from_ron("cards.ron", cards).unwrap_or_else(|faults| panic!("{faults:?}"));
    let shipped = include_str!("../../../assets/dominion/champions.ron");
    let library = Library::from_ron("champions.ron", shipped).unwrap_or_else(|faults| panic!("{faults:?}"));
    let off = |rule: &Heuristic| text(words, "only").is_none_or(|only| only == rule.id());
    let (mut sum, mut count) = (0.0, 0.0);
    for trained in library.entries() {
        let setup = Setup { kingdom: trained.kingdom.clone(), colonies: trained.colonies, ..Setup::default() };
        let game = Dominion::new(setup, &catalog).unwrap_or_else(|faults| panic!("{faults:?}"));
        let Some(strategy) = trained.strategies.first() else { continue };
        let with = strategy.strategist(&game, "", true).unwrap_or_else(|error| panic!("{strategy}: {error}"));
        let without = Heuristic::ALL.into_iter().filter(off).fold(with.clone(), Strategist::without);
        let (share, low, high) = share(&game, &with, &without, games);
        (sum, count) = (sum + share, count + 1.0);
        println!("{share:5.1} % ({low:.1}–{high:.1}) {strategy}");
    }
    println!("{:.2} % on average over {count} kingdoms", sum / count);
}

/// The share of the first in so many games, seats in turn, with its 95 % Wilson interval, in per cent.
fn share(game: &Dominion, one: &Strategist, other: &Strategist, games: u32) -> (f64, f64, f64) {
    let (mut kernel, mut rng, mut points) = (Kernel::new(game), Seed(7).stream("games", 0), 0.0);
    let tables = [[one.clone(), other.clone()], [other.clone(), one.clone()]];
    for number in 0..games {
        let own = number as usize % 2;
        let standing = kernel.play(&tables[own], &mut rng, |_| {}).unwrap_or_else(|| panic!("two seats"));
        points += if standing.places[own] == 1 { 1.0 / standing.winners().count() as f64 } else { 0.0 };
    }
    let (games, z) = (f64::from(games), 1.96_f64);
    let share = points / games;
    let middle = (share + z * z / 2.0 / games) / (1.0 + z * z / games);
    let half = z / (1.0 + z * z / games) * (share * (1.0 - share) / games + z * z / 4.0 / games / games).sqrt();
    (100.0 * share, 100.0 * (middle - half), 100.0 * (middle + half))
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let games = number(&words, "games", 20_000);
    let only = text(&words, "only");
    if words.iter().any(|word| word == "champions") {
        return champions(&words, number(&words, "games", 2_000));
    }
    for Trial { rule, kingdom, menu } in &TRIALS {
        if only.is_some_and(|only| only != rule.id()) {
            continue;
        }
        let game = rules(kingdom);
        let own = text(&words, "menu").unwrap_or(menu);
        let (with, without) = (seat(&game, own), seat(&game, own).without(*rule));
        let (share, low, high) = share(&game, &with, &without, games);
        println!("{:<24} {share:5.1} % ({low:.1}–{high:.1}) {own}", rule.id());
    }
    for (card, source) in TEN {
        if only.is_some() || text(&words, "card").is_some_and(|only| only != card) {
            continue;
        }
        let game = rules(card);
        let dear = game.card(card).and_then(|card| game.kind(card)).is_some_and(|kind| kind.cost > 5);
        let menu = match dear {
            true => format!("e2-d4-p8-{card}@10|gold@99|silver@99"),
            false => format!("e2-d4-p8-gold@99|{card}@10|silver@99"),
        };
        let money = seat(&game, "e2-d4-p8-gold@99|silver@99");
        let all = Heuristic::ALL.into_iter().fold(seat(&game, &menu), Strategist::without);
        for (name, agent) in [("with all rules", seat(&game, &menu)), ("without any of them", all)] {
            let (share, low, high) = share(&game, &agent, &money, games);
            println!("{card:<12} ten copies v BM1, {name:<20} {share:5.1} % ({low:.1}–{high:.1}), source {source}");
        }
    }
}
