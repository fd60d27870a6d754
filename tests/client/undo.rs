//! Steps taken back and done again at the table, by key.

use bevy::{input::keyboard::Key, prelude::App};
use risk::{Phase, Setup, Start};
use rubicon::{
    games::conquest::Match,
    shell::{Notices, TableStatus},
};
use tabletop::{Game, Seed};

use crate::hands::{begin, chord, due, letter, press, shell, steps, table, until, wait_for_decision};

fn lines(app: &App) -> usize {
    table(app).log.entries().len()
}

fn step(app: &App) -> usize {
    table(app).host.session().expect("a person is to act").len()
}

/// Presses a key with Ctrl and waits until what it brought has been told.
fn told(app: &mut App, key: &str) {
    chord(app, true, letter(key));
    until(app, "rest", |app| !app.world().resource::<TableStatus>().busy && due(app).is_some());
}

#[test]
fn placings_and_phases_are_undone_and_redone_one_by_one() {
    let mut app = shell(None);
    begin(&mut app, Setup { start: Start::Scatter, ..Setup::default() }, &["human", "drifter"], 1);
    until(&mut app, "reinforcing", |app| matches!(due(app), Some(Phase::Reinforce { .. })));
    let (begun, told_before) = (step(&app), lines(&app));
    assert!(table(&app).undoable().is_none(), "the deal was chance");

    press(&mut app, letter("e"));
    press(&mut app, Key::End);
    press(&mut app, Key::Space);
    until(&mut app, "attacking", |app| matches!(due(app), Some(Phase::Attack)));
    press(&mut app, Key::Enter);
    until(&mut app, "fortifying", |app| matches!(due(app), Some(Phase::Fortify)));
    let (done, told_after) = (step(&app), lines(&app));
    assert!(done >= begun + 2 && told_after > told_before);

    let mut undone = 0;
    while table(&app).undoable().is_some() {
        told(&mut app, "z");
        undone += 1;
    }
    assert_eq!((step(&app), undone), (begun, done - begun));
    assert!(matches!(due(&app), Some(Phase::Reinforce { .. })));
    assert_eq!(lines(&app), told_before, "the log forgets what was undone");

    for _ in 0..undone {
        assert!(table(&app).redoable().is_some());
        told(&mut app, "y");
    }
    assert_eq!((step(&app), lines(&app)), (done, told_after));
    assert!(table(&app).redoable().is_none());
    assert!(matches!(due(&app), Some(Phase::Fortify)));
}

#[test]
fn nothing_is_undone_across_the_dice() {
    let mut app = shell(None);
    begin(&mut app, Setup { start: Start::Scatter, ..Setup::default() }, &["human", "drifter", "drifter"], 2);
    until(&mut app, "reinforcing", |app| matches!(due(app), Some(Phase::Reinforce { .. })));
    press(&mut app, letter("e"));
    press(&mut app, Key::End);
    press(&mut app, Key::Space);
    until(&mut app, "attacking", |app| matches!(due(app), Some(Phase::Attack)));
    press(&mut app, letter("e"));
    press(&mut app, Key::Space);
    assert!(wait_for_decision(&mut app));
    let rolled = step(&app);
    assert!(table(&app).undoable().is_none());
    chord(&mut app, true, letter("z"));
    assert_eq!(step(&app), rolled);
}

/// Where nothing was shown since, what is taken back goes over the replies of others.
#[test]
fn replies_are_taken_back_with_the_move_they_answered() {
    let mut app = shell(None);
    begin(&mut app, Setup { start: Start::Claim, ..Setup::default() }, &["human", "drifter", "drifter"], 1);
    let claims = |app: &App| table(app).host.session().expect("here").len();
    for claim in 0..2 {
        assert!(wait_for_decision(&mut app));
        let due = table(&app).due().expect("a claim is due");
        let action = due.game.sample(due.view, &mut Seed(7).stream("claims", claim)).expect("land is left");
        app.world_mut().resource_mut::<Match>().act(action, &mut Notices::default());
        steps(&mut app, 2);
    }
    assert!(wait_for_decision(&mut app));
    let before = claims(&app);
    assert!(table(&app).undoable().is_some(), "nobody has seen anything new");
    chord(&mut app, true, letter("z"));
    assert!(wait_for_decision(&mut app));
    assert_eq!(claims(&app), before - 3, "two replies and the claim itself");
    chord(&mut app, true, letter("z"));
    steps(&mut app, 2);
    assert!(wait_for_decision(&mut app));
    assert!(claims(&app) < before - 3);
}
