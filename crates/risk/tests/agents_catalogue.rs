//! The catalogue: who there is, and one clear line for every specification that names nobody.

mod support;

use risk::{Risk, Setup, agents};
use tabletop::{Budget, Game, Limits, Seed, Table};

fn refusal(spec: &str) -> String {
    match agents::make(spec) {
        Ok(agent) => panic!("'{spec}' seats {}", agent.name()),
        Err(error) => error.to_string(),
    }
}

#[test]
fn every_agent_and_level_can_be_seated() {
    let ids: Vec<&str> = agents::list().iter().map(|info| info.id).collect();
    assert_eq!(ids, ["drifter", "raider", "gardener", "sentinel", "minimax", "marshal"]);
    for info in agents::list() {
        assert_eq!(agents::make(info.id).expect(info.id).name(), info.id);
        assert!(!info.persona.is_empty() && !info.persona.contains('\n'));
        assert!(!info.summary.is_empty() && !info.method.is_empty() && !info.name.is_empty());
        for level in info.levels {
            let spec = format!("{}@{}", info.id, level.id);
            assert_eq!(agents::make(&spec).expect(&spec).name(), info.id);
        }
        let usual = info.levels.iter().filter(|level| level.usual).count();
        assert_eq!(usual, usize::from(!info.levels.is_empty()), "{}: one level is the usual one", info.id);
    }
}

#[test]
fn settings_are_taken() {
    for spec in [
        "minimax:depth=3,nodes=20000,weights=5/5/5/5",
        "minimax@hard:weights=2.5/4.25/4.8/3.5",
        "minimax:weights=second, rivals=each ,depth=2",
        "minimax:outlook=chance,width=4,threshold=0.6,attacks=2,rivals=all",
        "marshal:length=4,width=3,nodes=1000",
        "sentinel:odds=0.8,leader=0.3,continent=.2,trade=forced,patience=0.5",
        "raider:margin=-2,patience=1",
        "gardener:odds=0.9,trade=at-once",
    ] {
        assert!(agents::make(spec).is_ok(), "{spec}: {}", refusal(spec));
    }
}

#[test]
fn refusals_name_the_fault_and_the_remedy() {
    for (spec, words) in [
        ("", "there is no agent ''"),
        ("sentinal", "did you mean 'sentinel'?"),
        ("minmax:depth=3", "did you mean 'minimax'?"),
        ("napoleon", "there are drifter, raider, gardener, sentinel, minimax, marshal"),
        ("minimax@hardd", "did you mean 'hard'?"),
        ("raider@hard", "it plays at one level only"),
        ("minimax:dept=3", "did you mean 'depth'?"),
        ("drifter:depth=3", "it has none"),
        ("raider:depth=3", "there are margin, trade, patience"),
        ("sentinel:odds=2", "odds=2: a number from 0 to 1"),
        ("raider:margin=-11", "margin=-11: a number from -10 to 20"),
        ("gardener:odds=NaN", "a number from 0 to 1.35"),
        ("marshal:trade=never", "one of at-once, forced"),
        ("minimax:patience=7", "patience=7: a number from 0 to 1"),
        ("minimax:depth=99", "depth=99: a number from 0 to 12"),
        ("minimax:depth=", "a number from 0 to 12"),
        ("minimax:weights=5/5", "4 numbers from 0 to 10"),
        ("minimax:weights=5/5/5/NaN", "4 numbers from 0 to 10"),
        ("minimax:rivals=some", "one of strongest, all, each"),
        ("minimax:deep", "'deep' is not a setting; write key=value"),
        ("marshal:nodes=-4", "a number from 1"),
    ] {
        let refusal = refusal(spec);
        assert!(refusal.contains(words), "'{spec}': {refusal}");
        assert!(!refusal.contains('\n'), "'{spec}': more than one line");
    }
}

/// The steps of a game are the same whoever watches, and however often it is played.
#[test]
fn games_repeat() {
    let game = Risk::new(Setup { seats: 6, round_limit: 10, ..Setup::default() }, support::world()).expect("playable");
    let play = || {
        let mut seated: Vec<_> = agents::list().iter().map(|info| agents::make(info.id).expect("listed")).collect();
        let limits = Limits { budget: Budget::nodes(500), ..Limits::default() };
        let finish = Table::new(&game, Seed(8), &mut seated).expect("six agents").play(limits).expect("no fault");
        (finish.steps, finish.nodes, game.hash(&finish.state))
    };
    assert_eq!(play(), play());
}
