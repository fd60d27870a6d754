//! A different move from an earlier position begins a branch: a replay is played on from where it stands, both ways are kept in the
//! record, drawn as a tree, and gone back to.

use bevy::{input::keyboard::Key, prelude::*};
use risk::{Phase, Risk, Setup, Start};
use rubicon::{
    games::conquest::Match,
    shell::{GameRecord, Screen, WatchReplay},
    table::{
        FileRegistry,
        replay::{Branch, Wish},
        report::Report,
    },
    text::Words,
};
use tabletop::{Controller, LineId};

use crate::hands::{
    begin, decide, due,
    mouse::{click_on, find, shell},
    press, screen, steps, table, until, wait_for_decision,
};

fn watch(app: &mut App, record: GameRecord) {
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
    until(app, "the title", |app| screen(app) == Screen::Title);
    app.world_mut().write_message(WatchReplay { record, back: Screen::Title });
    until(app, "the replay", |app| app.world().get_resource::<Match>().is_some_and(|table| table.tape.is_some()));
    press(app, Key::Space);
    steps(app, 3);
}

fn wind(app: &mut App, wish: Wish) {
    let words = app.world().resource::<Words>().clone();
    app.world_mut().resource_mut::<Match>().wind(wish, &words);
    steps(app, 2);
}

fn branches(app: &App) -> Vec<Branch> {
    table(app).tape.as_ref().expect("a replay").timeline.branches.clone()
}

#[test]
fn a_replay_is_played_on_and_both_ways_are_kept() {
    let mut app = shell(None);
    let setup = Setup { start: Start::Scatter, round_limit: 6, ..Setup::default() };
    begin(&mut app, setup, &["raider", "sentinel", "drifter"], 5);
    until(&mut app, "the result", |app| screen(app) == Screen::Result);
    let record = app.world().resource::<Report>().record.clone().expect("it can be watched");
    let whole = record.get::<Risk>().expect("a game of Conquest").steps.len();

    watch(&mut app, record);
    assert!(branches(&app).is_empty() && find(&app, "Branch 1 of 1").is_none(), "one line is no tree");
    // At a place where the first seat is to attack.
    let somewhere = (whole / 3..whole).find(|step| {
        wind(&mut app, Wish::Seek(*step));
        matches!(table(&app).host.session().map(|now| now.state().board.phase.clone()), Some(Phase::Attack))
    });
    let at = somewhere.expect("somebody attacks");
    let stood = table(&app).host.session().expect("here").hash();
    click_on(&mut app, "Take over");
    until(&mut app, "the game", |app| app.world().get_resource::<Match>().is_some_and(|table| table.tape.is_none()));
    assert!(wait_for_decision(&mut app));
    assert_eq!(due(&app), Some(Phase::Attack));
    assert_eq!(table(&app).host.session().map(|now| (now.len(), now.hash())), Some((at, stood)));
    assert_eq!(table(&app).host.players().iter().filter(|one| one.controller == Controller::Human).count(), 1);
    // Whoever attacked there passes now; the others go on as they like.
    press(&mut app, Key::Enter);
    let mut decisions = 0;
    while decisions < 4 {
        assert!(wait_for_decision(&mut app));
        decide(&mut app, false);
        decisions += 1;
    }
    assert!(wait_for_decision(&mut app));
    let session = table(&app).host.session().expect("here").clone();
    assert_eq!((session.lines().len(), session.line()), (2, LineId(1)));
    assert_eq!(session.lines()[0].len, whole, "how it went is kept");

    // Written, read and followed, it is the same tree.
    let text = session.record(true).to_ron().expect("written");
    let files = app.world().resource::<FileRegistry>().clone();
    let read = files.of_record(&text).expect("known").replay(&text).expect("it is followed");
    watch(&mut app, read.record);
    let tree = branches(&app);
    assert_eq!(tree.len(), 2);
    assert_eq!((tree[0].length, tree[0].over, tree[0].current), (whole, true, false));
    assert_eq!((tree[1].fork, tree[1].depth, tree[1].length, tree[1].current), (at, 1, session.len(), true));

    // The old way is gone back to, and the new one again.
    steps(&mut app, 5);
    click_on(&mut app, "Branch 2 of 2");
    steps(&mut app, 3);
    click_on(&mut app, &format!("1: from the beginning, {whole} steps to the end"));
    assert_eq!(table(&app).host.line(), Some(LineId(0)));
    wind(&mut app, Wish::End);
    assert_eq!(table(&app).host.steps(), Some(whole));
    assert!(table(&app).shown.standing.is_some());
    wind(&mut app, Wish::Line(LineId(1)));
    assert_eq!((table(&app).host.line(), table(&app).host.steps()), (Some(LineId(1)), Some(at)));
    assert_eq!(table(&app).host.session().expect("here").hash(), stood);
    wind(&mut app, Wish::End);
    assert_eq!(table(&app).host.session().expect("here").hash(), session.hash());
    assert!(branches(&app)[1].current && !branches(&app)[0].current);
}
