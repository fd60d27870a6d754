//! Oracle: takes what it can, mixes where it must, says so, and does the same for the same seed.

use boards::chess::fog::{Fog, Relative};
use tabletop::{Agent, Budget, Decision, Explanation, Eye, Game, Limits, Monitor, Seat, Seed, Table, Think, Turn};

use super::support::{ending, game, make, score, told};

#[test]
fn oracle_takes_what_it_sees() {
    for (relative, start, best, why) in [
        (Relative::Chess, "4k3/8/8/8/8/8/8/4R1K1 w - - 0 1", "e1-e8", "the king can be taken"),
        (Relative::Chess, "4k3/8/8/3q4/8/4N3/8/4K3 w - - 0 1", "e3-d5", "a queen that nobody guards"),
        (Relative::Xiangqi, "4k4/9/9/9/9/9/9/9/4R4/3K5 w", "e2-e10", "the general can be taken"),
        (Relative::Janggi, "4k4/9/9/9/9/9/9/9/4R4/3K5 w", "e2-e10", "the general can be taken"),
    ] {
        let game = game(relative, true, &[start]);
        for spec in ["oracle@easy", "oracle@normal"] {
            let (action, reasons) = told(&game, spec);
            assert_eq!(action, best, "{spec}, {relative:?}, {why}: {:#?}", reasons.candidates);
        }
    }
}

/// Plays against an easy Scout and hands every decision of an Oracle on.
fn decisions(game: &Fog, spec: &str, plies: u64, mut each: impl FnMut(&Decision<boards::chess::fog::Action>)) {
    let (mut state, monitor) = (game.start(), Monitor::new());
    let mut agents = [make(spec), make("scout@easy")];
    for ply in 0..plies {
        let Turn::Seat(seat) = game.turn(&state) else { break };
        let rng = Seed(5).stream("think", ply);
        let mut think = Think { budget: Budget::default(), explain: true, rng, monitor: &monitor };
        let view = game.view(&state, Eye::Seat(seat));
        let decision = agents[seat.index()].decide(game, &view, &mut think);
        if seat.0 == 0 {
            each(&decision);
        }
        let mut events = Vec::new();
        game.apply(&mut state, &decision.action, &mut events).expect("it is allowed");
        for (at, agent) in (0..).zip(&mut agents) {
            let told = events.iter().filter_map(|event| game.redact(event, Eye::Seat(Seat(at))));
            told.for_each(|event| agent.observe(game, &event));
        }
    }
}

/// The chances it says it drew by, in per cent; none where something else than chances is told.
fn chances(told: &Explanation) -> Vec<f64> {
    let drawn = told.candidates.iter().filter(|candidate| !candidate.terms.is_empty());
    drawn.map(|candidate| candidate.score).filter(|chance| *chance > 0.0).collect()
}

#[test]
fn it_draws_from_three_moves_at_most_within_its_budget_and_says_so() {
    let (mut mixed, mut supposed) = (0, 0);
    for relative in Relative::ALL {
        let game = game(relative, true, &[]);
        let mut seen = 0;
        decisions(&game, "oracle:nodes=1500,belief=300", 24, |decision| {
            assert!(decision.effort.nodes <= 1_500, "{:?}", decision.effort);
            let told = decision.explanation.as_ref().expect("it is asked for");
            // A subgame that breaks its contract would not be solved.
            assert_ne!(told.headline.id, "headline-chess_unseen", "{relative:?}");
            let chances = chances(told);
            if !chances.is_empty() {
                assert!(chances.len() <= 3 && (chances.iter().sum::<f64>() - 100.0).abs() < 1e-6, "{told:#?}");
                let chosen = told.candidates.iter().find(|candidate| candidate.chosen).expect("one was chosen");
                assert!(chosen.score > 0.0, "{told:#?}");
            }
            if let Some(main) = told.columns.last() {
                assert_eq!(main.title.id, "column-chess_any", "the client takes the last one for the main one");
            }
            for row in &told.rows {
                assert!(row.values.len() == told.columns.len(), "{told:#?}");
                assert!(row.values.iter().flatten().all(|value| (0.0..=100.0).contains(value)), "{row:?}");
            }
            seen += 1;
            mixed += usize::from(chances.len() > 1);
            supposed += usize::from(told.columns.len() == 4);
        });
        assert!(seen >= 6, "{relative:?}: {seen}");
    }
    println!("{mixed} mixed, {supposed} with what the other side may think");
    assert!(mixed > 10 && supposed > 10, "{mixed}, {supposed}");
}

#[test]
fn the_same_seed_draws_the_same_and_others_draw_something_else() {
    let game = game(Relative::Chess, true, &[]);
    let (state, monitor) = (game.start(), Monitor::new());
    let view = game.view(&state, Eye::Seat(Seat(0)));
    let decide = |seed: u64| {
        let rng = Seed(seed).stream("think", 0);
        let mut think = Think { budget: Budget::default(), explain: true, rng, monitor: &monitor };
        make("oracle:nodes=3000").decide(&game, &view, &mut think)
    };
    let drawn: Vec<String> = (0..8).map(|seed| decide(seed).action.to_string()).collect();
    assert_eq!(decide(3), decide(3));
    assert!(drawn.iter().any(|action| *action != drawn[0]), "{drawn:?}");
}

/// The weakest level, in every relative, to the end of a game with both colours.
#[test]
fn whole_games_of_every_relative() {
    for relative in Relative::ALL {
        let game = game(relative, true, &[]);
        for (seed, specs) in
            (0..).zip([["oracle:nodes=300,belief=200", "novice"], ["grabber", "oracle:nodes=300,belief=200"]])
        {
            let mut agents: Vec<Box<dyn Agent<Fog>>> = specs.into_iter().map(make).collect();
            let table = Table::new(&game, Seed(seed), &mut agents).expect("two seats");
            let finish = table.play(Limits::default()).unwrap_or_else(|fault| panic!("{relative:?}: {fault:?}"));
            assert!(finish.standing.is_some(), "{relative:?}: it ends");
        }
    }
}

#[test]
fn oracle_beats_grabber_in_fog() {
    let score = score(&game(Relative::Chess, true, &[]), "oracle@easy", "grabber", 0..4);
    println!("oracle@easy against grabber {score}");
    assert!(score.share() > 0.7, "{score}");
}

/// In full: `cargo test -p boards oracle_meets -- --ignored --nocapture`. Budgets are those of Scout's levels.
#[test]
#[ignore = "a long match; a short one is played by the test before"]
fn oracle_meets_the_others() {
    let chess = game(Relative::Chess, true, &[]);
    for (one, other) in [
        ("oracle@easy", "grabber"),
        ("oracle:nodes=5000,belief=3000", "scout@normal"),
        ("oracle@normal", "scout:nodes=20000,belief=5000"),
        ("oracle@hard", "scout@hard"),
    ] {
        println!("{one} against {other} {}", score(&chess, one, other, 0..20));
    }
}

/// What a change of the settings is worth: `cargo test -p boards oracle_settings -- --ignored --nocapture`.
#[test]
#[ignore = "long matches, which prove nothing"]
fn oracle_settings() {
    let chess = game(Relative::Chess, true, &[]);
    for change in ["gadget=1", "gadget=2", "others=0", "risk=0", "scale=20", "exploration=0.3", "most=1"] {
        let one = format!("oracle:nodes=5000,belief=3000,{change}");
        println!("{one} against scout@normal: {}", score(&chess, &one, "scout@normal", 0..20));
    }
}

/// Won endings against a bare king: `cargo test -p boards bare_kings_of_oracle -- --ignored --nocapture`.
#[test]
#[ignore = "some hundred games"]
fn bare_kings_of_oracle() {
    for (name, start) in [("queen", "4k3/8/8/8/8/8/8/3QK3 w - - 0 1"), ("rook", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1")] {
        for spec in ["oracle@easy", "oracle@normal"] {
            let (games, won, lost, plies) = ending(Relative::Chess, start, [spec, "scout@easy"], 50);
            println!("{spec}, king and {name}: {won} of {games} won, {lost} lost, {plies} plies on average");
        }
    }
}
