//! Plays a strategist that searches against the same menu without search, or against another opponent, in kingdoms where the action phase
//! matters.
//!
//! `cargo run --release -p dominion --example search -- KINGDOM... [games=200] [playouts=2000] [seed=1] [menu=...] [against=MENU]`: kingdoms by
//! the ids of the list below, or `all`. Every deal is played twice, with seats exchanged.

#[path = "../tests/dominion/support/play.rs"]
mod play;

use cpu_clock::ProcessTime;
use dominion::agents::Strategist;
use dominion::evolve::Strategy;
use dominion::{Catalog, Dominion, Searcher, Setup};
use tabletop::{Agent, Budget, Eye, Game, Monitor, NoEvents, Seat, Seed, Think, Turn};

/// Kingdoms of `assets/dominion/kingdoms.ron`, whether with Colonies, their cards, and the champion that is shipped for each; the menu
/// with Colonies is written by hand.
const KINGDOMS: [(&str, bool, &str, &str); 7] = [
    (
        "chapel-and-witch",
        false,
        "chapel village bureaucrat gardens moneylender throne_room council_room festival library witch",
        "e5-d5-p8-k6-witch@1|gold@99|witch@1|festival@7|bureaucrat@1|council_room@1|silver@99;estates=0;coins=4",
    ),
    (
        "seaside",
        false,
        "lighthouse fishing_village warehouse caravan island salvager bazaar merchant_ship ghost_ship wharf",
        "e1-d3-p8-k4-ghost_ship@1|wharf@3|fishing_village@3|warehouse@1|wharf@10|gold@99|wharf@1|fishing_village@1|lighthouse@4|silver@99;estates=3;coins=1",
    ),
    (
        "big-and-small",
        false,
        "artisan bandit bureaucrat chapel festival gardens sentry throne_room witch workshop",
        "e6-d6-p8-k7-artisan@99|witch@1|festival@6|bandit@1|bandit@2|gold@1|bureaucrat@2|silver@99;estates=1;coins=3",
    ),
    (
        "coins",
        false,
        "bandit bureaucrat chapel harbinger laboratory merchant mine moneylender throne_room vassal",
        "e2-d4-p8-bandit@1|laboratory@99|laboratory@1|merchant@1|laboratory@3|gold@99|gold@1|chapel@1|silver@99;estates=4;coins=3",
    ),
    (
        "quick-hands",
        false,
        "cellar council_room festival gardens library harbinger militia poacher smithy throne_room",
        "e2-d4-p8-k4-gold@4|gold@7|gold@5|library@1|festival@3|militia@1|festival@4|poacher@2|silver@99|cellar@2",
    ),
    (
        "top-of-the-deck",
        false,
        "artisan bureaucrat council_room festival harbinger laboratory moneylender sentry vassal village",
        "e2-d2-p8-sentry@2|festival@3|sentry@1|gold@1|sentry@1|vassal@99|sentry@1|silver@2;estates=1;coins=3",
    ),
    (
        "prosperity",
        true,
        "monument workers_village city mountebank venture goons grand_market bank kings_court bridge",
        "e2-d3-p4-platinum@99|kings_court@1|goons@2|grand_market@4|gold@99|mountebank@2|workers_village@3|bridge@1|silver@99",
    ),
];

/// The number that stands as `name=number`.
fn number(words: &[String], name: &str, otherwise: u64) -> u64 {
    text(words, name).and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}

/// What stands behind `name=`.
fn text<'a>(words: &'a [String], name: &str) -> Option<&'a str> {
    words.iter().find_map(|word| word.strip_prefix(name)?.strip_prefix('='))
}

/// What the decisions of the one that searches cost.
#[derive(Default)]
struct Cost {
    searched: u32,
    playouts: u64,
    seconds: f64,
    longest: f64,
}

/// Plays a game and says what the first agent has of it: 1, a half, or 0.
fn game(game: &Dominion, agents: &mut [Box<dyn Agent<Dominion>>; 2], own: Seat, seed: Seed, cost: &mut Cost) -> f64 {
    let (monitor, mut state) = (Monitor::new(), game.start());
    let mut view = game.view(&state, Eye::Public);
    for step in 0.. {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = game.draw(&state, &mut seed.stream("cards", step)).unwrap_or_else(|| panic!("due"));
                game.resolve(&mut state, &outcome, &mut NoEvents).unwrap_or_else(|illegal| panic!("{illegal}"));
            }
            Turn::Seat(seat) => {
                game.view_into(&state, Eye::Seat(seat), &mut view);
                let rng = seed.stream("think", step);
                let mut think = Think { budget: Budget::default(), explain: false, rng, monitor: &monitor };
                let clock = ProcessTime::now();
                let agent = &mut agents[usize::from(seat != own)];
                let decision = agent.decide(game, &view, &mut think);
                if decision.effort.nodes > 0 {
                    let seconds = clock.elapsed().as_secs_f64();
                    cost.searched += 1;
                    cost.playouts += decision.effort.nodes;
                    cost.seconds += seconds;
                    cost.longest = cost.longest.max(seconds);
                }
                game.apply(&mut state, &decision.action, &mut NoEvents).unwrap_or_else(|illegal| panic!("{illegal}"));
            }
        }
    }
    match game.standing(&state).and_then(|standing| standing.winner()) {
        None => 0.5,
        Some(winner) => f64::from(u8::from(winner == own)),
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let catalog = Catalog::from_ron("cards.ron", include_str!("../../../assets/dominion/cards.ron"))
        .unwrap_or_else(|faults| panic!("{faults:?}"));
    let (games, playouts) = (number(&words, "games", 200), number(&words, "playouts", 2_000));
    for (id, colonies, cards, menu) in KINGDOMS {
        if !words.iter().any(|word| word == id || word == "all") {
            continue;
        }
        let kingdom = cards.split(' ').map(str::to_owned).collect();
        let rules = Dominion::new(Setup { kingdom, colonies, ..Setup::default() }, &catalog)
            .unwrap_or_else(|faults| panic!("{id}: {faults:?}"));
        let seat = |menu: &str| -> Strategist {
            let strategy: Strategy = menu.parse().unwrap_or_else(|error| panic!("{menu}: {error}"));
            strategy.strategist(&rules, id, true).unwrap_or_else(|error| panic!("{menu}: {error}"))
        };
        let own = text(&words, "menu").unwrap_or(menu);
        let searcher = Box::new(Searcher::new(seat(own), playouts));
        let mut agents: [Box<dyn Agent<Dominion>>; 2] =
            [searcher, Box::new(seat(text(&words, "against").unwrap_or(own)))];
        let (mut points, mut cost) = (0.0, Cost::default());
        let clock = ProcessTime::now();
        for pair in 0..games / 2 {
            let deal = Seed(number(&words, "seed", 1)).derive("pair", pair);
            points += game(&rules, &mut agents, Seat(0), deal, &mut cost);
            points += game(&rules, &mut agents, Seat(1), deal, &mut cost);
        }
        print_share(id, points, (games / 2 * 2) as f64, &cost, clock.elapsed().as_secs_f64());
    }
}

/// Prints the share with its Wilson interval at 95 %, and the cost.
fn print_share(id: &str, points: f64, games: f64, cost: &Cost, seconds: f64) {
    let (share, z) = (points / games, 1.96_f64);
    let middle = (share + z * z / 2.0 / games) / (1.0 + z * z / games);
    let half = z / (1.0 + z * z / games) * (share * (1.0 - share) / games + z * z / 4.0 / games / games).sqrt();
    let searched = f64::from(cost.searched);
    println!(
        "{id}: {:.1} % ({:.1} to {:.1}) of {games} games; a game {:.0} decisions searched, each {:.0} playouts, {:.1} ms, longest {:.0} ms; {seconds:.0} CPU seconds",
        100.0 * share,
        100.0 * (middle - half),
        100.0 * (middle + half),
        searched / games,
        cost.playouts as f64 / searched,
        1_000.0 * cost.seconds / searched,
        1_000.0 * cost.longest,
    );
}
