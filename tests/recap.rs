//! What happened since the last turn, summed up and replayed at the table.

mod hands;

use risk::{Setup, Start};
use rubicon::settings::{Settings, Speed};

use hands::{begin, decide, due, letter, press, shell, steps, table, until, wait_for_decision};

#[test]
fn a_replay_shows_what_happened_and_returns_to_the_turn() {
    let mut app = shell(None);
    begin(&mut app, Setup { start: Start::Scatter, ..Setup::default() }, &["human", "raider", "raider", "raider"], 3);
    assert!(wait_for_decision(&mut app));
    assert!(table(&app).recap.is_none(), "there was no turn before");
    let mut decisions = 0;
    until(&mut app, "a recap", |app| {
        decisions += 1;
        assert!(wait_for_decision(app));
        let open = table(app).recap_open;
        if !open {
            decide(app, decisions % 4 == 2);
        }
        open
    });
    let recap = table(&app).recap.clone().expect("its card is shown");
    assert!(recap.deeds.iter().any(|deeds| !deeds.taken.is_empty()));
    let before = (table(&app).view.clone(), table(&app).desk.clone(), table(&app).chronicle.log().entries().len());
    let lands = table(&app).shown.board.lands.clone();

    // Something is shown in between, then everything is as it was.
    app.world_mut().resource_mut::<Settings>().speed = Speed::Normal;
    press(&mut app, letter("r"));
    steps(&mut app, 2);
    assert!(table(&app).replaying.is_some() && due(&app).is_none());
    assert_ne!(table(&app).shown.board.lands, lands);
    let held = table(&app).host.session().expect("the game stands still").len();
    press(&mut app, bevy::input::keyboard::Key::Space);
    until(&mut app, "the turn again", |app| due(app).is_some());
    assert_eq!(table(&app).host.session().expect("here").len(), held);
    let after = (table(&app).view.clone(), table(&app).desk.clone(), table(&app).chronicle.log().entries().len());
    assert_eq!(after, before);
    assert_eq!(table(&app).shown.board.lands, lands);
    assert!(table(&app).replaying.is_none() && !table(&app).recap_open);
}
