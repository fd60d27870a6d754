//! The Game of the Generals at the table: an army is placed by hand, as lies ready, or as was kept; nobody sees how before the screen is gone; and a piece of unknown rank tells what it can be.

use bevy::{input::keyboard::Key, prelude::*};
use boards::generals::{Generals, Relative, Setup};
use rubicon::{
    board::{PlaceId, Unseen},
    games::board_games::{BoardGame, FieldTable, GeneralsBoard},
    pieces::{Face, Pieces},
    storage::Storage,
    text::Words,
};
use tabletop::Seat;

use crate::{
    board_games::{begin, begin_with, drag, made, place, says, table, tap, told, wait},
    hands::{
        awake,
        mouse::{click_on, find, seen},
        press, steps, until,
    },
};

fn begin_generals(relative: Relative, start: &str, seats: &[&str]) -> App {
    let starts = if start.is_empty() { Vec::new() } else { vec![start.to_owned()] };
    begin::<Generals>(Setup { relative, starts, ..Setup::default() }, seats)
}

/// The action of a step, as people write it.
fn action(app: &App, step: usize) -> String {
    let (_, action) = table::<GeneralsBoard>(app).host.action_at(step).expect("an action");
    action.to_string()
}

fn dark(app: &App, name: &str) -> bool {
    app.world().resource::<Unseen>().0[usize::from(place(app, name).0)]
}

/// Waits for the curtain before a person, and lifts it.
fn sit_down(app: &mut App, seat: u8) {
    until(app, "the curtain", |app| {
        let table = app.world().get_resource::<FieldTable<GeneralsBoard>>();
        table.is_some_and(|table| table.curtain.waiting() == Some(Seat(seat)))
    });
    awake(app);
    steps(app, 2);
    press(app, Key::Space);
    wait::<GeneralsBoard>(app, seat);
}

#[test]
fn an_army_is_placed_by_hand() {
    let mut app = begin_generals(Relative::Salpakan, "", &["human", "novice"]);
    wait::<GeneralsBoard>(&mut app, 0);
    // The first of the ways that lie ready, and the other side's rows under clouds.
    assert_eq!(["a1", "a3", "h1"].map(|name| told(&app, name)), ["white flag", "white private", "empty"]);
    assert!(dark(&app, "a8") && dark(&app, "i6") && !dark(&app, "e5") && !dark(&app, "a1"));
    drag(&mut app, "a1", "a3");
    steps(&mut app, 3);
    assert_eq!(["a1", "a3"].map(|name| told(&app, name)), ["white private", "white flag"], "they changed places");
    tap(&mut app, "a3");
    tap(&mut app, "h1");
    assert_eq!(["a3", "h1"].map(|name| told(&app, name)), ["empty", "white flag"], "two clicks, to an empty square");
    drag(&mut app, "h1", "e5");
    steps(&mut app, 3);
    assert!(told(&app, "h1") == "white flag" && says(&app, "within your own rows"), "{:?}", seen(&app).says);
    click_on(&mut app, "Take back");
    steps(&mut app, 3);
    assert_eq!(["a3", "h1"].map(|name| told(&app, name)), ["white flag", "empty"], "a change is taken back");
    click_on(&mut app, "Mirror");
    steps(&mut app, 3);
    assert_eq!(["a3", "i3"].map(|name| told(&app, name)), ["empty", "white flag"]);
    assert_eq!(made::<GeneralsBoard>(&app), 0, "nothing is done yet");
    press(&mut app, Key::Space);
    wait::<GeneralsBoard>(&mut app, 0);
    assert_eq!(action(&app, 0), "1PAPS1PGF/PKLC1BDTY/3JIMPYP");
    assert_eq!(["a3", "i3", "e3"].map(|name| told(&app, name)), ["empty", "white flag", "white sergeant"]);
    assert!(!dark(&app, "a8") && find(&app, "Mirror").is_none(), "the screen is gone");
    let all = &app.world().resource::<Pieces>().all;
    assert_eq!(all.iter().filter(|piece| piece.face == Face::up("unknown", 1)).count(), 21);
}

#[test]
fn ways_to_place_an_army_lie_ready_and_are_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let storage = Storage::open(Some(folder.path())).expect("opened");
    let begin = || {
        let mut app = begin_with::<Generals>(&storage, Setup::default(), &["human", "novice"]);
        wait::<GeneralsBoard>(&mut app, 0);
        steps(&mut app, 5);
        app
    };
    let mut app = begin();
    click_on(&mut app, "Flag on the run");
    steps(&mut app, 3);
    assert_eq!(told(&app, "h2"), "white flag");
    click_on(&mut app, "Shuffle");
    steps(&mut app, 3);
    let squares =
        ["a", "b", "c", "d", "e", "f", "g", "h", "i"].map(|column| [1, 2, 3].map(|row| format!("{column}{row}")));
    let mine = |app: &App| squares.iter().flatten().map(|name| told(app, name)).collect::<Vec<_>>();
    let kept = folder.path().join("placements/generals");
    let files = || std::fs::read_dir(&kept).map_or(0, Iterator::count);
    let anyhow = mine(&app);
    assert_eq!(files(), 0);
    let mut table = app.world_mut().resource_mut::<FieldTable<GeneralsBoard>>();
    table.own.placing.as_mut().expect("it is placed").name = "My wall".to_owned();
    steps(&mut app, 2);
    click_on(&mut app, "Keep");
    steps(&mut app, 3);
    assert!(files() == 1 && says(&app, "Kept as"), "{:?}", seen(&app).says);
    // Beside it lie one of the other game, and what is none.
    let other = "RKRMBRLKRR/MICLAYCMIL/NKREINKREM/FNENREINEN";
    std::fs::write(kept.join("other.txt"), other).expect("written");
    std::fs::write(kept.join("broken.txt"), "PGP/x").expect("written");
    let mut app = begin();
    assert!(find(&app, "other").is_none() && says(&app, "broken.txt is no placement"), "{:?}", seen(&app).says);
    assert_ne!(mine(&app), anyhow);
    click_on(&mut app, "My wall");
    steps(&mut app, 3);
    assert_eq!(mine(&app), anyhow, "it is as it was");
    click_on(&mut app, "Keep \u{201c}My wall\u{201d} no longer");
    steps(&mut app, 3);
    assert!(find(&app, "My wall").is_none() && files() == 2);
}

#[test]
fn two_persons_place_their_armies_behind_a_screen() {
    let seen_by_second = |way: &str| {
        let mut app = begin_generals(Relative::Salpakan, "", &["human", "human"]);
        sit_down(&mut app, 0);
        click_on(&mut app, way);
        steps(&mut app, 3);
        press(&mut app, Key::Space);
        sit_down(&mut app, 1);
        // Black sits at the bottom now, and its own army lies ready.
        assert_eq!((told(&app, "i8").as_str(), dark(&app, "a1")), ("black flag", true));
        (app.world().resource::<Pieces>().clone(), seen(&app).says.clone())
    };
    assert_eq!(
        seen_by_second("Decoy"),
        seen_by_second("Spies ahead"),
        "the second person sees how the first has placed"
    );
}

#[test]
fn a_fight_tells_who_survives_and_a_tip_what_it_may_be() {
    let start = "f8/4c4/9/4G1S2/9/9/9/F8 w";
    let mut app = begin_generals(Relative::Salpakan, start, &["human", "novice"]);
    wait::<GeneralsBoard>(&mut app, 0);
    assert_eq!(told(&app, "e7"), "black piece of unknown rank");
    drag(&mut app, "e5", "e6");
    wait::<GeneralsBoard>(&mut app, 0);
    let view = table::<GeneralsBoard>(&app).shown.view.clone();
    let words = Words::english();
    let tip = GeneralsBoard::tip(&words, table::<GeneralsBoard>(&app).host.game(), &view, place(&app, "e6"));
    let tip = tip.expect("a piece stands there");
    assert_eq!(tip.title, "White general");
    assert!(tip.lines[0].starts_with("Takes: lieutenant general to"), "{:?}", tip.lines);
    assert!(tip.lines.iter().any(|line| line == "Falls to: spy, general of the army"), "{:?}", tip.lines);
}

/// The sergeant comes to a piece and falls: it is no private, and no flag.
#[test]
fn what_took_a_piece_is_told_with_what_it_took() {
    let start = "f8/9/4c4/4S4/9/9/9/F8 w";
    let mut app = begin_generals(Relative::Salpakan, start, &["human", "novice"]);
    wait::<GeneralsBoard>(&mut app, 0);
    drag(&mut app, "e5", "e6");
    wait::<GeneralsBoard>(&mut app, 0);
    let shown = table::<GeneralsBoard>(&app);
    let (view, game) = (&shown.shown.view, shown.host.game());
    // It may have gone on since.
    let survived = view.known.armies[1].iter().find(|piece| piece.home == view.known.fights[0].defender);
    let at = PlaceId(survived.and_then(|piece| piece.at).expect("it stands").0.into());
    let tip = GeneralsBoard::tip(&Words::english(), game, view, at).expect("it is told of");
    assert_eq!(tip.title, "Black piece of unknown rank");
    assert!(tip.lines.contains(&"It has met: sergeant".to_owned()), "{:?}", tip.lines);
    assert!(tip.lines.iter().any(|line| line.ends_with("may be: spy to second lieutenant")), "{:?}", tip.lines);
    assert_eq!(told(&app, "e5"), "empty");
    assert_eq!(GeneralsBoard::taken(game, view), [Face::up("sergeant", 0)]);
}

#[test]
fn a_scout_runs_and_mines_stay_in_l_attaque() {
    let start = "fr8/91/91/4n5/4E5/91/91/91/91/FR8 w";
    let mut app = begin_generals(Relative::Attaque, start, &["human", "human"]);
    sit_down(&mut app, 0);
    assert_eq!(told(&app, "c5"), "empty");
    let tip = |app: &App, name: &str| {
        let shown = table::<GeneralsBoard>(app);
        GeneralsBoard::tip(&Words::english(), shown.host.game(), &shown.shown.view, place(app, name))
    };
    assert_eq!(tip(&app, "c5").map(|tip| tip.title).as_deref(), Some("A lake"));
    drag(&mut app, "b1", "b9");
    steps(&mut app, 5);
    assert_eq!(action(&app, 0), "b1-b9");
}
