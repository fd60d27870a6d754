//! The catalogue: who there is, and one clear line for every specification that names nobody.

use risk::{Risk, Setup, agents};
use tabletop::{Budget, Game, Limits, Seed, Table};

use crate::support;

fn refusal(spec: &str) -> String {
    match agents::make(spec) {
        Ok(agent) => panic!("'{spec}' seats {}", agent.name()),
        Err(error) => error.to_string(),
    }
}

#[test]
fn every_agent_and_level_can_be_seated() {
    let ids: Vec<&str> = agents::list().iter().map(|info| info.id).collect();
    let weakest_first = [
        "drifter",
        "beginner",
        "raider",
        "gardener",
        "sentinel",
        "mercenary",
        "minimax",
        "minimax-ga",
        "marshal",
        "strategos",
    ];
    assert_eq!(ids, weakest_first);
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
        "minimax:income=2.5,cards=1,hold=10,deny=0,safety=3,prey=0.125",
        "minimax-ga@easy:nodes=200,rivals=all",
        "minimax-ga:draft=security,features=four",
        "minimax:draft=security",
        "marshal:length=4,width=3,nodes=1000",
        "sentinel:odds=0.8,leader=0.3,continent=.2,trade=forced,patience=0.5",
        "sentinel:placing=improved",
        "minimax@normal:placing=published,borders=.25,threat=0,reach=10,bonuses=1.5,chokepoints=2",
        "raider:margin=-2,patience=1",
        "beginner:whim=0,daring=-3,leader=20,stack=8",
        "beginner:continents=0,enough=-5,stays=1,forgets=0.5",
        "marshal@easy:misjudge=0.3",
        "gardener:odds=0.9,trade=at-once",
        "mercenary:style=turtle,guard=20,stop=-5",
        "strategos:length=4,width=3,nodes=1000,opening=usual",
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
        (
            "napoleon",
            "known are: drifter, beginner, raider, gardener, sentinel, mercenary, minimax, minimax-ga, marshal, strategos",
        ),
        ("minimax@hardd", "did you mean 'hard'?"),
        ("raider@hard", "it plays at one level only"),
        ("minimax:dept=3", "did you mean 'depth'?"),
        ("drifter:depth=3", "it has none"),
        ("raider:depth=3", "known are: margin, trade, patience, stack"),
        ("sentinel:odds=2", "odds=2 is not a number from 0 to 1"),
        ("sentinel:placing=better", "placing=better is not one of published, improved"),
        ("minimax:borders=2", "borders=2 is not a number from 0 to 1"),
        ("sentinel:reach=-1", "reach=-1 is not a number from 0 to 10"),
        ("raider:margin=-11", "margin=-11 is not a number from -10 to 20"),
        ("gardener:odds=NaN", "a number from 0 to 1.35"),
        ("beginner:daring=4", "daring=4 is not a number from -3 to 3"),
        ("marshal:stack=0", "stack=0 is not a number from 1 to 200"),
        ("marshal:trade=never", "one of at-once, forced"),
        ("minimax:patience=7", "patience=7 is not a number from 0 to 1"),
        ("minimax:depth=99", "depth=99 is not a number from 0 to 12"),
        ("minimax:depth=", "a number from 0 to 12"),
        ("minimax:weights=5/5", "4 numbers from 0 to 10"),
        ("minimax:weights=5/5/5/NaN", "4 numbers from 0 to 10"),
        ("minimax:prey=10.5", "prey=10.5 is not a number from 0 to 10"),
        ("minimax-ga:without=hope", "without=hope is not one of territories, armies, strength, closed, income, cards"),
        ("minimax:more=1/2", "has no setting 'more'"),
        ("minimax-ga:weights=hand", "no setting 'weights'; known are: features, depth, nodes"),
        ("minimax:draft=none", "draft=none is not one of security, searched"),
        ("minimax:rivals=some", "one of strongest, all, each"),
        ("minimax:deep", "'deep' is not a setting; write key=value"),
        ("marshal:nodes=-4", "a number from 1"),
        ("mercenary:style=pirate", "style=pirate is not one of usual, masser, turtle, runner, hunter, basher"),
        ("mercenary:ahead=2", "ahead=2 is not a number from 0 to 1"),
        ("strategos:opening=bold", "opening=bold is not one of planned, usual"),
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
    let play = |from: usize| {
        let six = agents::list().iter().skip(from).take(6);
        let mut seated: Vec<_> = six.map(|info| agents::make(info.id).expect("listed")).collect();
        let limits = Limits { budget: Budget::nodes(500), ..Limits::default() };
        let finish = Table::new(&game, Seed(8), &mut seated).expect("six agents").play(limits).expect("no fault");
        (finish.steps, finish.nodes, game.hash(&finish.state))
    };
    let last = agents::list().len() - 6;
    assert_eq!(play(0), play(0));
    assert_eq!(play(last), play(last));
}

/// Games of Minimax as it was before it had features beyond the four: they cost nothing and change nothing where their weights
/// are 0. `rubicon-lab play risk --seats 3 --agents … --seed 11` shows the same hashes.
#[test]
fn four_weights_play_as_they_always_did() {
    let classic = |seats| Setup { seats, ..Setup::default() };
    let rows = [
        (
            classic(3),
            vec!["minimax:depth=3,weights=second", "minimax:depth=4,nodes=400", "minimax:depth=0"],
            11,
            (386, 7_559, 0xf753_53ed_dcae_0b7d),
        ),
        (
            Setup { two_phase: true, ..classic(2) },
            vec!["minimax:depth=4,nodes=300", "minimax:depth=2,weights=1/2/3/4.5,outlook=chance"],
            11,
            (334, 7_575, 0x714a_5b19_ed7f_80a2),
        ),
        (
            classic(4),
            vec![
                "minimax:rivals=each,depth=2",
                "minimax:rivals=all,depth=3",
                "minimax:rivals=each,depth=2",
                "minimax:rivals=all,depth=3",
            ],
            12,
            (530, 2_619, 0x0555_648b_2a9b_3680),
        ),
    ];
    for (setup, specs, seed, played) in rows {
        for zeros in ["", ",income=0,cards=0,hold=0,deny=0,safety=0,prey=0"] {
            let game = Risk::new(setup.clone(), support::world()).expect("playable");
            let spec = |spec: &&str| {
                let mark = if spec.contains(':') { "" } else { ":width=8" };
                // As published: no win has a worth of its own, and nothing but the method decides.
                agents::make(&format!("{spec}{mark}{zeros},win=0,finish=off,restless=0,sure=0")).expect("listed")
            };
            let mut seated: Vec<_> = specs.iter().map(spec).collect();
            let finish = Table::new(&game, Seed(seed), &mut seated).expect("seated").play(Limits::default());
            let finish = finish.expect("no fault");
            assert_eq!((finish.steps, finish.nodes, game.hash(&finish.state)), played, "{specs:?}{zeros}");
        }
    }
}
