//! Steps taken back and done again at the table, by key.

mod hands;

use bevy::{input::keyboard::Key, prelude::App};
use risk::{Phase, Setup, Start};
use rubicon::shell::TableStatus;

use hands::{begin, chord, due, letter, press, shell, table, until, wait_for_decision};

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
