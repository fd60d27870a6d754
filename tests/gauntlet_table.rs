//! A gauntlet's table without window and graphics: whole runs to the result, by opponents and by choices of a person.

mod hands;

use bevy::prelude::*;
use dice::gauntlet::{Growth, Setup, Terms};
use rubicon::{
    app::Screen,
    games::alea::Duel,
    handover::{GameSetup, NewGame, Report},
};
use tabletop::{Controller, Player, Seed};

use hands::{screen, shell, until};

/// A run of a hero; an opponent goes it where `hero` names one.
fn run(who: &str, hero: Option<&str>, terms: Terms, seed: u64) -> NewGame {
    let player = |name: &str, spec: Option<&str>, look| Player {
        name: name.to_owned(),
        controller: spec.map_or(Controller::Human, |spec| Controller::Agent(spec.to_owned())),
        look,
    };
    NewGame {
        setup: GameSetup::gauntlet(Setup { hero: who.to_owned(), terms }),
        players: vec![player("Hero", hero, 0), player("Enemies", Some("left-to-right"), 1)],
        seed: Seed(seed),
        resume: None,
    }
}

/// One fight and the boss.
fn short() -> Terms {
    Terms { layers: vec![Growth { tier: 1, gold: 4, hp: 4, dice: 1, recovery: 30 }], ..Terms::default() }
}

fn table(app: &App) -> &Duel {
    app.world().resource::<Duel>()
}

#[test]
fn opponents_go_the_whole_way() {
    let mut app = shell(None);
    for (who, seed) in [("brawler", 3), ("thief", 4), ("inventor", 5)] {
        app.world_mut().write_message(run(who, Some("left-to-right"), Terms::default(), seed));
        until(&mut app, "the table", |app| screen(app) == Screen::Play);
        until(&mut app, "the result", |app| screen(app) == Screen::Result);
        let report = app.world().resource::<Report>();
        assert_eq!(report.standings.len(), 2);
        assert!(report.rounds > 0 && !report.reason.is_empty(), "{report:?}");
        assert!(report.counted.iter().any(|figure| figure.head == "Hardest hit" && figure.value != "0"), "{report:?}");
        let course = &report.course;
        assert!(course.times.is_sorted() && course.graphs[0].lines[0].len() == course.times.len());
    }
}

#[test]
fn what_is_shown_at_the_crossroads_is_what_is() {
    let mut app = shell(None);
    app.world_mut().write_message(run("brawler", None, short(), 7));
    until(&mut app, "the first choice", |app| {
        app.world().get_resource::<Duel>().is_some_and(|table| table.crossroads().is_some())
    });
    let (rules, road) = table(&app).journey().expect("a gauntlet");
    assert_eq!(road.shown.map.len(), rules.length());
    assert_eq!(table(&app).host.position().and_then(|position| position.run).as_ref(), Some(&road.shown));
    assert!(table(&app).due().is_none() && table(&app).waits() && table(&app).undoable().is_none());
}
