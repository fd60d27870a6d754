//! What a search does otherwise than the fixed rules that cards are played by, card by card and question by question.
//!
//! `cargo run --release -p dominion --example second_guess -- [CARD…] [games=6] [playouts=1000] [seed=1] [plain] [without=RULE,RULE|all]`: for every
//! card a kingdom that holds it, in which both seats buy it; the first seat plays by its fixed rules, and before every decision the card
//! has a part in (it is played or waits in hand, or it asks) a search compares what else there is. Printed are those decisions by kind: how many,
//! in how many the search clearly prefers something else, by how many points of games won it thinks so a game, and what it does most often instead.
//! `plain` sets money beside the card and nothing else.

use std::collections::BTreeMap;

use dominion::agents::{Heuristic, Strategist};
use dominion::evolve::Strategy;
use dominion::{Action, Card, Catalog, Dominion, Searcher, Setup, State, Task};
use tabletop::{Agent, Budget, Eye, Game, Monitor, NoEvents, Seat, Seed, Think, Turn};

/// Cards that sit beside a card, as far as they are others: what draws, gives actions, attacks, trashes.
const BESIDE: [&str; 5] = ["village", "smithy", "militia", "market", "moneylender"];

/// Decisions of a kind.
#[derive(Default)]
struct Kind {
    searched: u32,
    otherwise: u32,
    /// Points of games won that the search sees in them, in all.
    gain: f64,
    /// What it does instead, how often, and for how much.
    instead: BTreeMap<String, (u32, f64)>,
}

fn number(words: &[String], name: &str, otherwise: u64) -> u64 {
    text(words, name).and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}

fn text<'a>(words: &'a [String], name: &str) -> Option<&'a str> {
    words.iter().find_map(|word| word.strip_prefix(name)?.strip_prefix('='))
}

/// What a decision is about: the question, or which action comes next; `None` where the card has no part in it.
fn about(game: &Dominion, state: &State, seat: Seat, card: Card) -> Option<String> {
    let asking = state.stack.iter().rev().find_map(|task| match task {
        Task::Effect { card, .. } => Some(*card),
        _ => None,
    });
    match state.stack.last() {
        Some(Task::Ask(_, query)) => {
            let own = game.kind(card).is_some_and(|kind| kind.shield);
            let name = format!("{query:?}");
            let name = name.split([' ', '(']).next().unwrap_or_default();
            let whose = if seat == state.active { "" } else { ", attacked" };
            (asking == Some(card) || own && name == "Shield").then(|| format!("{name}{whose}"))
        }
        _ if state.turn.actions > 0 && state.players[seat.index()].hand.has(card) => Some("next action".to_owned()),
        _ => None,
    }
}

/// An action by the cards' ids.
fn action_text(game: &Dominion, action: &Action) -> String {
    let heap = |cards: &dominion::Cards| {
        let each = cards.counts().map(|(card, count)| match count {
            1 => game.id(card).to_owned(),
            _ => format!("{count} {}", game.id(card)),
        });
        let told = each.collect::<Vec<_>>().join("+");
        if told.is_empty() { "none".to_owned() } else { told }
    };
    match action {
        Action::Play(card) | Action::Gain(card) | Action::Buy(card) => game.id(*card).to_owned(),
        Action::Choose(cards) => heap(cards),
        Action::Option(at) => format!("choice {}", at + 1),
        Action::PlayTreasures => "no action".to_owned(),
        other => format!("{other:?}").to_lowercase(),
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let cards = include_str!("../../../assets/dominion/cards.ron");
    let catalog = Catalog::from_ron("cards.ron", cards).unwrap_or_else(|faults| panic!("{faults:?}"));
    let (games, playouts) = (number(&words, "games", 6), number(&words, "playouts", 1_000));
    let plain = words.iter().any(|word| word == "plain");
    let without = text(&words, "without").unwrap_or_default();
    let off = |rule: &Heuristic| without == "all" || without.split(',').any(|id| id == rule.id());
    let wanted: Vec<&String> = words.iter().filter(|word| catalog.get(word).is_some()).collect();
    let (mut all, mut decisions) = (0.0, 0);
    println!("card             kind                      searched  otherwise  points a game  instead");
    for kind in catalog.kingdom_cards() {
        if !wanted.is_empty() && !wanted.contains(&&kind.id) {
            continue;
        }
        let beside: Vec<&str> = BESIDE.into_iter().filter(|id| *id != kind.id && !plain).collect();
        let kingdom = std::iter::once(kind.id.as_str()).chain(beside.iter().copied()).map(str::to_owned).collect();
        let game = Dominion::new(Setup { kingdom, ..Setup::default() }, &catalog)
            .unwrap_or_else(|faults| panic!("{}: {faults:?}", kind.id));
        let more: String = beside.iter().map(|id| format!("|{id}@1")).collect();
        let menu = if kind.cost > 5 {
            format!("e2-d4-p8-k5-{}@4|gold@99{more}|silver@99", kind.id)
        } else {
            format!("e2-d4-p8-k5-gold@99|{}@4{more}|silver@99", kind.id)
        };
        let strategy: Strategy = menu.parse().unwrap_or_else(|error| panic!("{menu}: {error}"));
        let strategist = strategy.strategist(&game, "", true).unwrap_or_else(|error| panic!("{menu}: {error}"));
        let strategist = Heuristic::ALL.into_iter().filter(off).fold(strategist, Strategist::without);
        let card = game.card(&kind.id).unwrap_or(Card::COPPER);
        let mut kinds: BTreeMap<String, Kind> = BTreeMap::new();
        for number in 0..games {
            let seed = Seed(self::number(&words, "seed", 1)).derive(&kind.id, number);
            play(&game, &strategist, card, playouts, seed, &mut kinds);
        }
        let mut kinds: Vec<(String, Kind)> = kinds.into_iter().collect();
        kinds.sort_by(|one, other| other.1.gain.total_cmp(&one.1.gain));
        for (name, kind_of) in kinds {
            let mut instead: Vec<(&String, &(u32, f64))> = kind_of.instead.iter().collect();
            instead.sort_by(|one, other| other.1.1.total_cmp(&one.1.1));
            let instead: Vec<String> =
                instead.iter().take(3).map(|(what, (count, gain))| format!("{what} ×{count} ({gain:.0})")).collect();
            let gain = kind_of.gain / games as f64;
            all += gain;
            decisions += kind_of.searched;
            println!(
                "{:16} {name:25} {:8} {:10} {gain:14.1}  {}",
                kind.id,
                kind_of.searched,
                kind_of.otherwise,
                instead.join("; ")
            );
        }
    }
    println!("in all {decisions} decisions, {all:.1} points summed over cards");
}

/// Plays a game by fixed rules and looks at the first seat's decisions.
fn play(
    game: &Dominion,
    strategist: &Strategist,
    card: Card,
    playouts: u64,
    seed: Seed,
    kinds: &mut BTreeMap<String, Kind>,
) {
    let (monitor, mut state, mut usual) = (Monitor::new(), game.start(), strategist.clone());
    let mut searcher = Searcher::new(strategist.clone(), playouts);
    for step in 0.. {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = game.draw(&state, &mut seed.stream("cards", step)).unwrap_or_else(|| panic!("due"));
                game.resolve(&mut state, &outcome, &mut NoEvents).unwrap_or_else(|illegal| panic!("{illegal}"));
            }
            Turn::Seat(seat) => {
                let view = game.view(&state, Eye::Seat(seat));
                let think = |explain| Think {
                    budget: Budget::default(),
                    explain,
                    rng: seed.stream("think", step),
                    monitor: &monitor,
                };
                let action = usual.decide(game, &view, &mut think(false)).action;
                let about = if seat == Seat(0) { about(game, &state, seat, card) } else { None };
                if let Some(about) = about {
                    let found = searcher.decide(game, &view, &mut think(true));
                    let reasons = found.explanation.unwrap_or_default();
                    let score = |wanted: &Action| {
                        let is = |value: &serde_json::Value| {
                            serde_json::from_value::<Action>(value.clone()).is_ok_and(|action| action == *wanted)
                        };
                        reasons.candidates.iter().find(|one| is(&one.action)).map_or(0.0, |one| one.score)
                    };
                    if found.effort.nodes > 0 {
                        let kind = kinds.entry(about).or_default();
                        kind.searched += 1;
                        if found.action != action {
                            let gain = score(&found.action) - score(&action);
                            kind.otherwise += 1;
                            kind.gain += gain;
                            let what = format!("{} → {}", action_text(game, &action), action_text(game, &found.action));
                            let instead = kind.instead.entry(what).or_default();
                            *instead = (instead.0 + 1, instead.1 + gain);
                        }
                    }
                }
                game.apply(&mut state, &action, &mut NoEvents)
                    .unwrap_or_else(|illegal| panic!("{action:?}: {illegal}"));
            }
        }
    }
}
