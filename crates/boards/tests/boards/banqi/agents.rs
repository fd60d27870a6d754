//! Opponents keep the contract, and each is stronger than the one before it.

use std::sync::Arc;

use boards::banqi::{Banqi, BoardSize, Ranks, Setup, agents};
use tabletop::conformance::{AgentOptions, check_agent};
use tabletop::{Agent, Budget, Game, Mark, Monitor, NoEvents, Seat, Seed, Think, Turn};

use super::support::{at, rules};

#[test]
fn every_opponent_keeps_every_promise() {
    for (index, setup) in (0..).zip([
        Setup::default(),
        Setup { ranks: Ranks::Chinese, chase_limit: 3, ..Setup::default() },
        Setup { ranks: Ranks::HongKong, sliding_cannon: true, quiet_limit: 40, ..Setup::default() },
        Setup { size: BoardSize::Large, ..Setup::default() },
    ]) {
        let game = Arc::new(rules(setup));
        for info in agents::list() {
            let options =
                AgentOptions { games: 1, seed: Seed(index), budget: Budget::nodes(60), ..AgentOptions::default() };
            let make = |_| agents::make(info.id).unwrap_or_else(|fault| panic!("{fault}"));
            let report = check_agent(&game, make, &options, |_| {});
            let report = report.unwrap_or_else(|violation| panic!("{}: {violation}", info.id));
            assert!(report.decisions > 20, "{}: {report}", info.id);
        }
    }
}

/// Plays a game; the score of the first opponent.
fn game(rules: &Banqi, seats: [&str; 2], seed: u64) -> f64 {
    let mut players: Vec<Box<dyn Agent<Banqi>>> =
        seats.iter().map(|spec| agents::make(spec).unwrap_or_else(|fault| panic!("{fault}"))).collect();
    let mut state = rules.start();
    let mut rng = Seed(seed).stream("chance", 0);
    let monitor = Monitor::new();
    let mut steps = 0;
    loop {
        steps += 1;
        match rules.turn(&state) {
            Turn::Over => {
                let places = rules.standing(&state).expect("it is over").places;
                return if places[0] == places[1] { 0.5 } else { f64::from(u8::from(places[0] == 1)) };
            }
            Turn::Chance => {
                let drawn = rules.draw(&state, &mut rng).expect("it is due");
                rules.resolve(&mut state, &drawn, &mut NoEvents).expect("it may come");
            }
            Turn::Seat(seat) => {
                let rng = Seed(seed).stream("think", steps);
                let mut think = Think { budget: Budget::default(), explain: false, rng, monitor: &monitor };
                let decision = players[seat.index()].decide(rules, &state, &mut think);
                rules.apply(&mut state, &decision.action, &mut NoEvents).expect("it is allowed");
            }
        }
    }
}

/// Games the first opponent won, drew and lost, in pairs in which both begin once.
fn games(one: &str, other: &str, pairs: u64) -> [u32; 3] {
    let rules = rules(Setup::default());
    let mut counts = [0; 3];
    for seed in 0..pairs {
        for score in [game(&rules, [one, other], seed), 1.0 - game(&rules, [other, one], seed)] {
            counts[if score == 1.0 { 0 } else { 1 + usize::from(score == 0.0) }] += 1;
        }
    }
    counts
}

/// The share of the first opponent, a draw being half a game, with Wilson's interval of 95 % (Wilson 1927).
fn wilson([won, drawn, lost]: [u32; 3]) -> [f64; 3] {
    const Z: f64 = 1.96;
    let games = f64::from(won + drawn + lost);
    let share = (f64::from(won) + 0.5 * f64::from(drawn)) / games;
    let middle = share + Z * Z / (2.0 * games);
    let spread = Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
    [share, (middle - spread) / (1.0 + Z * Z / games), (middle + spread) / (1.0 + Z * Z / games)]
}

/// The share of the first opponent over pairs of games.
fn share(one: &str, other: &str, pairs: u64) -> f64 {
    wilson(games(one, other, pairs))[0]
}

#[test]
fn who_takes_beats_who_does_anything_and_who_thinks_beats_both() {
    assert!(share("grabber", "novice", 15) > 0.75);
    assert!(share("chains", "grabber", 15) > 0.85);
    assert!(share("strategist:nodes=200", "grabber", 8) > 0.75);
}

/// In full: `cargo test -p boards the_ladder -- --ignored --nocapture`.
#[test]
#[ignore = "hours; short matches are played by the test before"]
fn the_ladder() {
    for (one, other, pairs) in [
        ("grabber", "novice", 200),
        ("chains", "novice", 200),
        ("chains", "grabber", 200),
        ("strategist@easy", "grabber", 100),
        ("strategist@normal", "grabber", 100),
        ("strategist@easy", "chains", 100),
        ("strategist@normal", "chains", 100),
        ("strategist@hard", "chains", 40),
        ("strategist@expert", "chains", 20),
        ("strategist@normal", "strategist@easy", 100),
        ("strategist@hard", "strategist@normal", 40),
        ("strategist@expert", "strategist@hard", 10),
    ] {
        let counts = games(one, other, pairs);
        let [share, least, most] = wilson(counts);
        let [won, drawn, lost] = counts;
        println!("{one} against {other}: {share:.3} ({least:.3} to {most:.3}), {won} won, {drawn} drawn, {lost} lost");
    }
}

/// The decision in a position.
fn decides(game: &Banqi, text: &str, spec: &str) -> String {
    let mut agent = agents::make(spec).unwrap_or_else(|fault| panic!("{fault}"));
    let state = at(game, text);
    let monitor = Monitor::new();
    let mut think =
        Think { budget: Budget::default(), explain: true, rng: Seed(1).stream("think", 0), monitor: &monitor };
    let decision = agent.decide(game, &state, &mut think);
    let reasons = decision.explanation.expect("they are asked for");
    let chosen: Vec<_> = reasons.candidates.iter().filter(|candidate| candidate.chosen).collect();
    assert_eq!(chosen.len(), 1, "{reasons:?}");
    let sum: f64 = chosen[0].terms.iter().map(|term| term.value).sum();
    assert!((sum - chosen[0].score).abs() < 1e-6);
    assert_eq!(game.turn(&state), Turn::Seat(Seat(0)));
    decision.action.to_string()
}

#[test]
fn strategist_sees_what_is_near() {
    let game = rules(Setup::default());
    // A general two steps behind a horse, and one beside it that would take back.
    let text = "8/2Rh1g2/8/8 r1 GAAEERHHCCSSSSSaaeerrhccsssss 0";
    assert_eq!(decides(&game, text, "strategist:nodes=2000"), "c3-c4");
    let text = "4r3/3g4/2Rh1A2/1s6 r1 GAEERHHCCSSSSSaaeerhccssss 0";
    assert_ne!(decides(&game, text, "strategist:nodes=2000"), "b3-b4", "the chariot would be taken back");
    assert_eq!(decides(&game, text, "grabber"), "b3-b4");
}

/// What Chains tells of a position: the action, and the names of the terms of the candidate that was chosen.
fn wishes(game: &Banqi, text: &str) -> (String, Vec<String>, Vec<Mark>) {
    let mut agent = agents::make("chains").unwrap_or_else(|fault| panic!("{fault}"));
    let monitor = Monitor::new();
    let mut think =
        Think { budget: Budget::default(), explain: true, rng: Seed(1).stream("think", 0), monitor: &monitor };
    let decision = agent.decide(game, &at(game, text), &mut think);
    let reasons = decision.explanation.expect("they are asked for");
    let chosen = reasons.candidates.into_iter().find(|candidate| candidate.chosen).expect("one is chosen");
    let terms = chosen.terms.iter().map(|term| term.name.id.to_string()).collect();
    (decision.action.to_string(), terms, chosen.marks)
}

#[test]
fn chains_tells_which_wish_it_follows() {
    let game = rules(Setup::default());
    let holds = |text: &str, action: &str, term: &str| {
        let (done, terms, _) = wishes(&game, text);
        assert!(done == action && terms.iter().any(|name| name == term), "{text}: {done} {terms:?}");
    };
    // A horse beside a chariot goes away; to the one square that the chariot does not reach next.
    let fled = wishes(&game, "8/8/8/Hr6 r1 GAAEERRHCCSSSSSgaaeerhhccsssss 0");
    assert!(fled.1.iter().any(|name| name == "term-banqi_flee"), "{fled:?}");
    // It takes what nobody guards, and leaves what is guarded by a stronger piece.
    holds("8/2Rh4/8/7s r1 GAAEERHHCCSSSSSgaaeerrhccssss 0", "c3-c4", "term-banqi_take");
    let (guarded, ..) = wishes(&game, "8/2Rhg3/8/7s r1 GAAEERHHCCSSSSSaaeerrhccssss 0");
    assert_ne!(guarded, "c3-c4");
    // A cannon is shown its whole way: to where exactly one piece lies between.
    let (_, terms, marks) = wishes(&game, "5s1h/8/8/C7 r1 GAAEERRHHCSSSSSgaaeerrhccssss 0");
    assert!(terms.iter().any(|name| name == "term-banqi_attack"), "{terms:?}");
    assert!(marks.len() == 4 && matches!(marks[3], Mark::Way(24..=28, 31)), "{marks:?}");
}

#[test]
fn chains_turns_over_what_is_likely_to_help() {
    let game = rules(Setup::default());
    // Only the own general is left, and beside a cannon it threatens it.
    let (action, terms, _) = wishes(&game, "8/8/?7/c6S r1 AAEERRHHCCSSSSgaaeerrhhcsssss 0");
    assert!(action == "b1" && terms.iter().any(|name| name == "term-banqi_flip_cannon"), "{action} {terms:?}");
    // Beside an enemy general the one piece that is left would be taken: it is left alone while another move is there.
    let (action, terms, _) = wishes(&game, "8/8/?7/g6S r1 GAEERRHHCCSSSSaaeerrhhccsssss 0");
    assert!(action != "b1", "{action} {terms:?}");
}

#[test]
fn strategist_tells_what_tables_know() {
    let game = rules(Setup::default());
    let mut agent = agents::make("strategist").unwrap_or_else(|fault| panic!("{fault}"));
    let mut headline = |text: &str| {
        let monitor = Monitor::new();
        let rng = Seed(1).stream("think", 0);
        let mut think = Think { budget: Budget::nodes(200), explain: true, rng, monitor: &monitor };
        let decision = agent.decide(&game, &at(&game, text), &mut think);
        decision.explanation.expect("it is asked for").headline.id.to_string()
    };
    assert_eq!(headline("h7/8/8/6GA r1 AEERRHHCCSSSSSgaaeerrhccsssss 0"), "headline-banqi_table_won");
    assert_eq!(headline("c7/8/8/7S r1 GAAEERRHHCCSSSSgaaeerrhhcsssss 0"), "headline-banqi_table_drawn");
    assert_eq!(headline("h7/8/8/GSEAA3 r1 ERRHHCCSSSSgaaeerrhccsssss 0"), "headline-banqi_searched");
}

#[test]
fn chains_beats_grabber_in_every_variant() {
    for setup in [
        Setup { ranks: Ranks::Chinese, ..Setup::default() },
        Setup { ranks: Ranks::HongKong, sliding_cannon: true, ..Setup::default() },
        Setup { sliding_cannon: true, ..Setup::default() },
        Setup { size: BoardSize::Large, ..Setup::default() },
    ] {
        let rules = rules(setup.clone());
        let pair = |seed| game(&rules, ["chains", "grabber"], seed) + 1.0 - game(&rules, ["grabber", "chains"], seed);
        let share = (0..8).map(pair).sum::<f64>() / 16.0;
        assert!(share > 0.85, "{setup:?}: {share}");
    }
}
