//! Persons who share a screen: the curtain keeps what one holds from the other.

use risk::Risk;
use std::{
    path::Path,
    time::{Duration, Instant},
};

use bevy::{input::keyboard::Key, prelude::*, time::TimeUpdateStrategy};
use risk::{Cards, Phase, Setup, Start, Victory};
use rubicon::{
    app,
    games::{GAMES, conquest::Match},
    input::Actions,
    settings::{Settings, Speed},
    shell::{GameSetup, NewGame, Screen},
    table::Sight,
    text::Words,
};
use tabletop::{Controller, Player, Seat, Seed};

use crate::hands::press;

fn shell(setup: Setup, seats: &[&str]) -> App {
    let mut app = app::headless(GAMES);
    GAMES.load(app.world_mut(), Path::new(env!("CARGO_MANIFEST_DIR")), &Words::english());
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(100)));
    app.world_mut().resource_mut::<Settings>().speed = Speed::Instant;
    let players = seats
        .iter()
        .zip(0..)
        .map(|(spec, look)| Player {
            name: format!("{spec} {look}"),
            controller: if *spec == "human" { Controller::Human } else { Controller::Agent((*spec).to_owned()) },
            livery: look,
        })
        .collect();
    let setup = GameSetup::new::<Risk>(Setup { seats: seats.len() as u8, start: Start::Scatter, ..setup });
    (0..3).for_each(|_| app.update());
    app.world_mut().write_message(NewGame { setup, players, seed: Seed(12), resume: None });
    (0..3).for_each(|_| app.update());
    app
}

fn table(app: &App) -> Option<&Match> {
    app.world().get_resource::<Match>()
}

/// Lets frames pass until a person is to act, the curtain is down, or the game has left the screen.
fn wait(app: &mut App) {
    let begun = Instant::now();
    while table(app).is_some_and(|table| table.due().is_none() && table.curtain.waiting().is_none()) {
        assert!(begun.elapsed() < Duration::from_secs(60), "nobody is to act");
        app.update();
        std::thread::sleep(Duration::from_micros(200));
    }
}

/// One key of whoever is to act.
fn act(app: &mut App, blitzes: &mut u32) {
    match table(app).and_then(Match::due).map(|due| due.phase().clone()) {
        Some(Phase::Attack) => {
            *blitzes += 1;
            press(app, Key::Character("e".into()));
            press(app, if blitzes.is_multiple_of(3) { Key::Enter } else { Key::Character("b".into()) });
        }
        Some(Phase::Reinforce { .. }) => {
            press(app, Key::Character("e".into()));
            press(app, Key::End);
            press(app, Key::Space);
        }
        Some(Phase::Fortify) => press(app, Key::Enter),
        _ => press(app, Key::Space),
    }
}

#[test]
fn nothing_secret_is_shown_before_the_next_person_sits_down() {
    let setup = Setup { victory: Victory::Missions, round_limit: 6, ..Setup::default() };
    let mut app = shell(setup, &["human", "human", "raider"]);
    let (mut curtains, mut blitzes, mut hands) = (Vec::new(), 0, 0);
    for _ in 0..2000 {
        wait(&mut app);
        let Some(now) = table(&app) else { break };
        let Some(seat) = now.curtain.waiting() else {
            let due = now.due().expect("a person is to act");
            assert_eq!((now.sight, Some(due.seat())), (Sight::Seat(due.seat()), curtains.last().copied()));
            assert!(now.shown.mission.is_some(), "whoever sits there sees the mission");
            hands += usize::from(!now.shown.hand.is_empty());
            act(&mut app, &mut blitzes);
            continue;
        };
        assert_ne!(curtains.last(), Some(&seat), "the same person is not asked twice");
        curtains.push(seat);
        // However long it hangs, and whatever else is pressed, it hides.
        press(&mut app, Key::Character("c".into()));
        press(&mut app, Key::Character("b".into()));
        let now = table(&app).expect("the table stands");
        assert_eq!((now.sight, now.curtain.waiting()), (Sight::Public, Some(seat)));
        assert!(now.view.is_none() && now.shown.hand.is_empty());
        assert!(now.shown.mission.is_none() && now.shown.capital.is_none());
        for entry in now.log.entries() {
            assert!(!entry.text.starts_with("draws ") || entry.text == "draws a card.", "{}", entry.text);
        }
        while app.world().resource::<Actions>().resting() {
            app.update();
        }
        press(&mut app, Key::Space);
    }
    assert!(curtains.len() > 4 && hands > 0, "{curtains:?}, {hands} hands seen");
}

#[test]
fn without_secrets_there_is_no_curtain() {
    let mut app = shell(Setup { cards: Cards::Off, round_limit: 3, ..Setup::default() }, &["human", "human"]);
    let mut seen = Vec::new();
    let mut blitzes = 2;
    while *app.world().resource::<State<Screen>>().get() == Screen::Play && seen.len() < 60 {
        wait(&mut app);
        let Some(now) = table(&app) else { break };
        assert_eq!(now.curtain.waiting(), None);
        seen.extend(now.due().map(|due| due.seat()));
        act(&mut app, &mut blitzes);
    }
    assert!(seen.contains(&Seat(0)) && seen.contains(&Seat(1)));
}

#[test]
fn a_person_alone_is_never_asked() {
    let mut app = shell(Setup { fog: true, ..Setup::default() }, &["human", "raider"]);
    wait(&mut app);
    assert!(table(&app).is_some_and(|table| table.due().is_some() && table.curtain.waiting().is_none()));
}
