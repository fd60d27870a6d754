//! Realm through the registry: its scenes, whole games, matches, reasons, replays, the bots' door, its figures.

use std::collections::BTreeSet;
use std::sync::atomic::AtomicBool;

use dominion::{Dominion, Event};
use door::AnyGameDoor;
use lab::{AnyGame, ExplainRequest, GameModule, Opening, PlayRequest, ReplayRequest, Scene, TextFile};
use matches::bench::{Bench, Figure};
use matches::{AnyGameBench, AnyGameMatches, MatchRequest, RunControl};
use registry::games::DominionModule;
use registry::games::dominion::{kingdoms, truth};
use serde_json::{Value, json};
use tabletop::{Budget, Eye, Game, NoEvents, Seat, Seed, Turn};
use test_kit::library;

const SMALL: Budget = Budget::nodes(100);

fn play(opening: Opening, agents: &[&str], seed: u64) -> lab::PlayReport {
    let request = PlayRequest {
        opening,
        agents: (!agents.is_empty()).then(|| agents.iter().map(|agent| (*agent).to_owned()).collect()),
        seed: Some(Seed(seed)),
        budget: SMALL,
        language: Some("ru".to_owned()),
    };
    AnyGame::play(&DominionModule, &library(), &request, &AtomicBool::new(false), &mut |_| {}).expect("a game")
}

fn setup(options: &str) -> Opening {
    Opening::Setup { options: Some(options.to_owned()), seats: None }
}

fn rules(options: &str) -> std::sync::Arc<Dominion> {
    Scene::open(&DominionModule, &library(), &setup(options)).expect("rules").game
}

#[test]
fn its_scenes_are_there_are_read_and_are_played_to_their_end() {
    let library = library();
    let names = library.scenes(Some(Dominion::ID));
    let wanted = ["colonies", "first-game", "five-two", "four", "last-province", "three"];
    assert_eq!(names, wanted.map(|name| format!("dominion/{name}")));
    for (name, seats) in names.iter().zip([2, 2, 2, 4, 2, 3]) {
        let scene = Scene::load(&DominionModule, &library, &library.scene(name).unwrap()).unwrap();
        assert_eq!(scene.players.len(), seats, "{name}");
        let report = play(Opening::Scene(library.scene(name).unwrap()), &[], 5);
        assert!(report.fault.is_none() && report.reason.is_some(), "{name}: {report:?}");
        assert!(report.rounds > if name.ends_with("province") { 18 } else { 10 }, "{name}: {report:?}");
    }
}

#[test]
fn scenes_begin_as_they_say() {
    let library = library();
    let load = |name: &str| Scene::load(&DominionModule, &library, &library.scene(name).unwrap()).unwrap().game;
    assert!(load("dominion/colonies").setup().colonies);
    assert_eq!(load("dominion/four").start_supply().count(dominion::Card::CURSE), 30);
    let five = load("dominion/five-two");
    let state = five.start();
    assert!(state.players.iter().all(|player| player.hand.count(dominion::Card::COPPER) == 5), "{state:?}");
}

#[test]
fn every_kingdom_with_a_name_is_one_and_random_ones_follow_their_seed() {
    let library = library();
    let all = kingdoms::read(&library).unwrap();
    assert!(all.len() >= 12);
    let ids: BTreeSet<&str> = all.iter().map(|kingdom| kingdom.id.as_str()).collect();
    assert_eq!(ids.len(), all.len());
    for kingdom in &all {
        let game = rules(&format!("(named: \"{}\")", kingdom.id));
        assert_eq!(game.setup().kingdom, kingdom.cards);
        assert_eq!(game.setup().colonies, kingdom.colonies);
    }
    let random = |seed: u64| rules(&format!("(random: {seed}, colonies: true)")).setup().clone();
    assert_eq!(random(1), random(1));
    assert_ne!(random(1).kingdom, random(2).kingdom);
    let mut met = BTreeSet::new();
    for seed in 0..200 {
        let kingdom = random(seed).kingdom;
        assert_eq!(kingdom.iter().collect::<BTreeSet<_>>().len(), 10, "{kingdom:?}");
        met.extend(kingdom);
    }
    assert_eq!(met.len(), 61, "{met:?}");
}

#[test]
fn every_agent_plays_a_whole_game_at_every_number_of_seats_and_kingdom() {
    let agents: Vec<String> = AnyGame::agents(&DominionModule).into_iter().map(|agent| agent.name).collect();
    assert_eq!(agents.len(), 16);
    for (at, agent) in agents.iter().enumerate() {
        let seats = 2 + at % 3;
        let named: Vec<&str> = std::iter::repeat_n(agent.as_str(), seats).collect();
        let report = play(setup(&format!("(random: {at}, turn_limit: 60)")), &named, at as u64);
        assert!(report.fault.is_none() && report.reason.is_some(), "{agent}: {report:?}");
        assert!(report.turns >= report.rounds && report.rounds > 8, "{agent}: {report:?}");
    }
}

#[test]
fn turns_rounds_and_the_first_seat_are_counted_while_a_game_goes_on() {
    let game = rules("(named: \"reference\", seats: 3)");
    let mut seen = BTreeSet::new();
    for seed in 0..12 {
        let (mut rng, mut state) = (Seed(seed).stream("count", 0), game.start());
        let (mut turns, mut rounds, mut first) = (0, 0, None);
        while game.turn(&state) != Turn::Over && turns < 30 {
            let mut events = Vec::new();
            match game.turn(&state) {
                Turn::Chance => {
                    let outcome = game.draw(&state, &mut rng).unwrap();
                    game.resolve(&mut state, &outcome, &mut events).unwrap();
                }
                _ => game.apply(&mut state, &dominion::Action::EndTurn, &mut events).unwrap(),
            }
            for event in events {
                if let Event::TurnBegan { seat, turn } = event {
                    turns += 1;
                    rounds = u64::from(turn);
                    first.get_or_insert(seat);
                }
            }
            if let Some(first) = first {
                let length = DominionModule.length(&game, &state);
                assert_eq!(DominionModule.first_seat(&game, &state), first, "{state:?}");
                // A turn counts from the moment on that the one before is over.
                assert!((rounds..=rounds + 1).contains(&length.rounds), "{length:?} {rounds} {state:?}");
                assert!((turns..=turns + 1).contains(&length.turns), "{length:?} {turns}");
                seen.insert(first);
            }
        }
    }
    assert_eq!(seen.len(), 3);
}

#[test]
fn a_saved_game_is_followed_to_the_same_end() {
    let library = library();
    for (name, written, instead) in
        [("dominion/three", "Buy(1)", "Buy(2)"), ("dominion/last-province", "Buy(6)", "Buy(7)")]
    {
        let report = play(Opening::Scene(library.scene(name).unwrap()), &[], 3);
        let saved = |text: String| TextFile { name: "realm".to_owned(), text };
        let request = || ReplayRequest { verify: true, branch: None };
        let follow = |text| AnyGame::replay(&DominionModule, &library, &saved(text), request());
        let replay = follow(report.record.clone()).unwrap();
        assert_eq!((replay.hash, replay.steps), (report.hash, report.steps));
        let changed = report.record.replacen(written, instead, 1);
        assert_ne!(changed, report.record);
        assert!(follow(changed).is_err(), "{name}");
    }
}

#[test]
fn every_agent_explains_in_both_languages_what_it_does() {
    let library = library();
    let mut told = BTreeSet::new();
    for agent in AnyGame::agents(&DominionModule) {
        for (language, after) in [("en", 0), ("ru", 0), ("en", 38), ("ru", 40), ("en", 43)] {
            let request = ExplainRequest {
                opening: Opening::Scene(library.scene("dominion/four").unwrap()),
                agent: Some(agent.name.clone()),
                seed: Some(Seed(2)),
                budget: SMALL,
                after,
                graph: None,
                language: Some(language.to_owned()),
            };
            let report = AnyGame::explain(&DominionModule, &library, &request).unwrap();
            let explanation = &report.explanation;
            assert_eq!(explanation.candidates.iter().filter(|candidate| candidate.chosen).count(), 1, "{}", agent.name);
            let russian = explanation.headline.text.contains(|sign| ('а'..='я').contains(&sign));
            assert_eq!(russian, language == "ru", "{:?}", explanation.headline);
            told.insert(explanation.headline.text.clone());
        }
    }
    assert!(told.len() > 4, "{told:?}");
}

#[test]
fn a_match_is_the_same_at_any_number_of_threads_and_a_smithy_wins_it() {
    let library = library();
    let report = |threads| {
        let request = MatchRequest {
            opening: Opening::CLASSIC,
            agents: vec!["sm1".to_owned(), "bm0".to_owned()],
            games: 60,
            seed: Seed(8),
            budget: SMALL,
            threads: Some(threads),
            recorder: door::Recorder::default(),
        };
        let stop = AtomicBool::new(false);
        let control = RunControl { progress: &|_, _| {}, stop: &stop };
        let report = DominionModule.play_match(&library, &request, &control).unwrap();
        let mut value = serde_json::to_value(&report).unwrap();
        assert!(value["games_per_cpu_second"].take().is_number());
        (report, value)
    };
    let (one, two) = (report(1), report(2));
    assert_eq!(one.1, two.1);
    assert!(one.0.agents[0].win_rate > 0.8, "{:?}", one.0.agents);
}

#[test]
fn a_host_of_ones_own_asks_by_lines_of_json() {
    let game = rules("(named: \"first-game\", deal: FourThree, first_seat_begins: true)");
    let state = game.start();
    let view = game.view(&state, Eye::Seat(Seat(0)));
    let versions = [1, door::PROTOCOL];
    let hello = json!({ "hello": {
        "protocol": 1, "versions": versions, "game": "dominion", "seat": 0, "seats": 2, "setup": game.setup(),
    } });
    let request = json!({ "decide": { "id": 1, "view": view, "budget": 200, "explain": true } });
    let mut output = Vec::new();
    let input = format!("{hello}\n{request}\n");
    DominionModule.bot(&library(), "sm1", &mut input.as_bytes(), &mut output).unwrap();
    let lines: Vec<Value> =
        String::from_utf8(output).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let decision = &lines.last().unwrap()["decision"];
    let action: dominion::Action = serde_json::from_value(decision["action"].clone()).unwrap();
    assert!(game.validate(&state, &action).is_ok(), "{lines:?}");
    assert!(decision["explanation"]["candidates"].as_array().is_some_and(|all| !all.is_empty()), "{decision}");
}

#[test]
fn views_of_games_are_taken_and_others_refused_and_permits_says_what_the_rules_say() {
    let game = rules("(random: 7, turn_limit: 40)");
    let (mut taken, mut refused) = (0, 0);
    for seed in 0..20 {
        let (mut rng, mut state) = (Seed(seed).stream("views", 0), game.start());
        while game.turn(&state) != Turn::Over {
            match game.turn(&state) {
                Turn::Chance => {
                    let outcome = game.draw(&state, &mut rng).unwrap();
                    game.resolve(&mut state, &outcome, &mut NoEvents).unwrap();
                }
                Turn::Seat(seat) => {
                    let view = game.view(&state, Eye::Seat(seat));
                    DominionModule::check_view(&game, &view).unwrap_or_else(|fault| panic!("{fault}: {view:?}"));
                    taken += 1;
                    let mut wrong =
                        vec![game.view(&state, Eye::Public), game.view(&state, Eye::Seat(Seat(1 - seat.0)))];
                    let spoilt = |change: &dyn Fn(&mut dominion::View)| {
                        let mut view = view.clone();
                        change(&mut view);
                        view
                    };
                    wrong.push(spoilt(&|view| view.players[0].hand_size += 1));
                    wrong.push(spoilt(&|view| view.supply.add(dominion::Card::GOLD, 1)));
                    wrong.push(spoilt(&|view| drop(view.players.pop())));
                    wrong.push(spoilt(&|view| view.turn.phase = dominion::Phase::Over(dominion::End::Piles)));
                    for view in wrong {
                        assert!(DominionModule::check_view(&game, &view).is_err(), "{view:?}");
                        refused += 1;
                    }
                    for action in [dominion::Action::Accept, dominion::Action::EndTurn, dominion::Action::PlayTreasures]
                    {
                        let by_view = DominionModule::permits(&game, &view, &action).map_err(|illegal| illegal.rule);
                        let by_state = game.validate(&state, &action).map_err(|illegal| illegal.rule);
                        assert_eq!(by_view, by_state);
                    }
                    let action = game.sample(&view, &mut rng).unwrap();
                    game.apply(&mut state, &action, &mut NoEvents).unwrap();
                }
                Turn::Over => unreachable!("asked above"),
            }
        }
    }
    assert!(taken > 500 && refused == 6 * taken, "{taken} {refused}");
}

#[test]
fn its_figures_are_measured_and_the_win_table_is_that_of_the_page() {
    let mut tell = |_: &Figure| {};
    let mut bench = Bench::new(Some("SM1 against BM1"), &mut tell, &|_| {});
    AnyGameBench::bench(&DominionModule, &library(), &mut bench).unwrap();
    let told = bench.into_figures();
    assert!(told.len() == 2 && told.iter().all(|figure| figure.value > 0.0), "{told:?}");
    let game = truth::reference(&library()).unwrap();
    for (row, column) in [("BM1", "SM1"), ("WI1", "BM1"), ("MIL1", "MIL2"), ("BM0", "BM0")] {
        let cell = truth::cell(&game, row, column, 4_000, Seed(1), false).unwrap();
        // Four standard errors of the two.
        assert!(cell.off().abs() < 4.0 * cell.error.hypot(0.25), "{cell:?}");
        assert!(cell.error > 0.1 && cell.turns > 10.0, "{cell:?}");
    }
    assert!(truth::cell(&game, "BM9", "BM1", 10, Seed(1), false).is_err());
}
