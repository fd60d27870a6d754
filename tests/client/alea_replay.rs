//! Recorded duels and gauntlets are watched: moved by keys, told as they were played, asked for reasons; and a turn of the foe is
//! summed up and shown again.

use bevy::{input::keyboard::Key, prelude::*};
use dice::gauntlet::{Setup as RunSetup, Terms};
use rubicon::{
    games::alea::{
        Content, Duel, fight_at,
        setup::{DuelSetup, Foe},
    },
    shell::{GameRecord, GameSetup, NewGame, Screen, WatchReplay},
    table::{replay::Wish, report::Report},
    text::Words,
};
use tabletop::{Controller, Game, Seat, Seed};

use crate::hands::{letter, players, press, screen, shell, steps, until};

fn table(app: &App) -> &Duel {
    app.world().resource::<Duel>()
}

/// A duel that opponents fight, or in which a person does.
fn duel(app: &App, watch: bool) -> NewGame {
    let content = app.world().resource::<Content>();
    let first = DuelSetup::first(&content.duel, &content.duelists);
    let setup = DuelSetup { foe: Foe::Named("mudling".to_owned()), watch, seed: "5".to_owned(), ..first };
    setup.new_game(&Words::english(), &content.duel).expect("it can be fought")
}

fn gauntlet() -> NewGame {
    let setup = RunSetup::of_run("brawler", Terms::default());
    NewGame {
        setup: GameSetup::new::<dice::gauntlet::Gauntlet>(setup),
        players: players(&["left-to-right", "left-to-right"]),
        seed: Seed(3),
        resume: None,
    }
}

/// The record of a game that opponents have played.
fn played(app: &mut App, game: NewGame) -> GameRecord {
    app.world_mut().write_message(game);
    until(app, "the result", |app| screen(app) == Screen::Result);
    let report = app.world().resource::<Report>();
    let luck = report.course.luck.as_ref().expect("dice were rolled");
    assert_eq!(luck.graph.lines[0].len(), report.course.times.len());
    for (line, course) in luck.lines.iter().zip(&luck.graph.lines) {
        let rolled: u32 = line.cells[0].parse().expect("a number");
        let above: f64 = line.cells[2].replace('\u{2212}', "-").parse().expect("a number");
        assert!(rolled > 0 && line.score.is_some(), "{line:?}");
        assert!((course.last().expect("the end") - above).abs() <= 0.05, "the course ends where the table stands");
    }
    report.record.clone().expect("it can be watched")
}

/// What is shown is where the session stands.
fn agrees(app: &App) {
    let table = table(app);
    let session = table.host.session().expect("here");
    let (rules, position) = (session.game(), session.state());
    let at = table.host.steps();
    if let Some(fight) = &position.fight {
        assert_eq!(table.shown.state, *fight, "at {at:?}");
    }
    assert_eq!(table.own.road.as_ref().map(|road| &road.shown), (!rules.is_duel()).then_some(position), "at {at:?}");
    let foe = fight_at(rules, position).expect("somebody to fight");
    assert_eq!(table.own_name(Seat(1)), foe.setup().fighters[1].name, "at {at:?}");
}

#[test]
fn duels_and_gauntlets_are_watched_by_keys() {
    let mut app = shell(None);
    for (game, fights) in [(duel(&app, true), 0), (gauntlet(), 2)] {
        let record = played(&mut app, game);
        app.world_mut().write_message(WatchReplay { record, back: Screen::Title });
        until(&mut app, "the replay", |app| app.world().get_resource::<Duel>().is_some_and(|duel| duel.tape.is_some()));
        press(&mut app, Key::Space);
        let length = table(&app).tape.as_ref().expect("a replay").length();
        let begun: Vec<u32> =
            table(&app).tape.as_ref().expect("a replay").timeline.sections.iter().map(|s| s.round).collect();
        assert!(begun.is_sorted() && begun.last() > Some(&fights), "{begun:?}");
        press(&mut app, Key::End);
        assert_eq!(table(&app).host.steps(), Some(length));
        agrees(&app);
        let whole = table(&app).log.entries().last().map(|entry| entry.text.clone());
        let mut seen = Vec::new();
        for key in [Key::PageUp, Key::PageUp, Key::ArrowLeft, Key::PageUp, Key::PageDown, Key::Home] {
            press(&mut app, key);
            agrees(&app);
            seen.push(table(&app).host.steps().expect("here"));
        }
        assert_eq!(seen.pop(), Some(0));
        assert!(seen[0] > seen[1] && seen[1] > seen[2] && seen[2] > seen[3] && seen[3] < seen[4], "{seen:?}");
        // Played on by itself it is told to the same end.
        press(&mut app, Key::Space);
        until(&mut app, "the end", |app| table(app).host.steps() == Some(length) && table(app).caught_up());
        agrees(&app);
        assert_eq!(table(&app).log.entries().last().map(|entry| entry.text.clone()), whole);
        press(&mut app, Key::Escape);
        until(&mut app, "the way back", |app| screen(app) == Screen::Title);
    }
}

#[test]
fn a_watched_decision_is_made_again_for_its_reasons() {
    let mut app = shell(None);
    for game in [duel(&app, true), gauntlet()] {
        let record = played(&mut app, game);
        app.world_mut().write_message(WatchReplay { record, back: Screen::Title });
        until(&mut app, "the replay", |app| app.world().get_resource::<Duel>().is_some_and(|duel| duel.tape.is_some()));
        press(&mut app, Key::End);
        let words = app.world().resource::<Words>().clone();
        app.world_mut().resource_mut::<Duel>().wind(Wish::Why, &words);
        until(&mut app, "the reasons", |app| table(app).reasoning.open().is_some());
        let step = table(&app).reasoning.step().expect("a decision");
        let (by, _) = table(&app).host.action_at(step).expect("an action");
        let model = table(&app).reasoning.open().expect("reasons");
        assert_eq!(model.by.1, table(&app).own_name(by));
        assert!(!model.candidates.is_empty(), "{}", model.headline);
    }
}

#[test]
fn the_turn_of_the_foe_is_summed_up_and_shown_again() {
    let mut app = shell(None);
    let game = duel(&app, false);
    assert_eq!(game.players[0].controller, Controller::Human);
    app.world_mut().write_message(game);
    let due = |app: &mut App| app.world().get_resource::<Duel>().is_some_and(|table| table.due().is_some());
    until(&mut app, "the first decision", due);
    assert!(table(&app).recap.is_none(), "there was no turn before");
    let before = table(&app).shown.state.clone();
    press(&mut app, Key::Enter);
    until(&mut app, "the next turn", |app| due(app) && table(app).shown.state.round == 2);
    let lines = table(&app).recap.as_ref().expect("the foe has played").lines.clone();
    assert_eq!(lines.len(), 1);
    assert_eq!(lines[0].seat, Seat(1));
    let now = table(&app).shown.state.clone();
    let lost = before.fighters[0].hp - now.fighters[0].hp;
    assert_eq!(lines[0].harm.contains(&format!("takes {lost} HP from you")), lost > 0, "{lines:?}, {lost} HP lost");
    assert!(table(&app).recap_open);

    let log = table(&app).log.entries().len();
    app.world_mut().resource_mut::<rubicon::settings::Settings>().speed = rubicon::settings::Speed::Normal;
    press(&mut app, letter("r"));
    steps(&mut app, 2);
    assert!(table(&app).replaying.is_some() && table(&app).due().is_none());
    assert_eq!(table(&app).shown.state.fighters[0].hp, before.fighters[0].hp);
    press(&mut app, Key::Space);
    until(&mut app, "the turn again", due);
    assert_eq!(table(&app).shown.state, now);
    assert_eq!(table(&app).log.entries().len(), log, "what is shown again is not told again");
    assert!(!table(&app).recap_open, "it has been read");
}
