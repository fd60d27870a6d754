//! Chess and its relatives at the table: what a move of a piece may stand for is asked, a turn is left by a button, clouds lie over what is not seen, what went out of sight stays where it was seen last,
//! opponents can be asked whether they peeked, and a replay is watched through any eyes and looked over.

use bevy::{input::keyboard::Key, prelude::*};
use boards::chess::fog::{Fog, Relative, Setup};
use rubicon::{
    board::{Arrows, Unseen},
    games::board_games::{FieldTable, FogBoard},
    pieces::Pieces,
    shell::{Screen, WatchReplay},
    table::{Sight, replay::Wish, why::Honesty},
    text::Words,
};
use tabletop::{Cause, Seat};

use crate::{
    board_games::{begin, drag, made, place, result, says, table, tap, told, wait},
    hands::{
        mouse::{click_on, find, seen},
        press, screen, steps, until,
    },
};

fn begin_fog(relative: Relative, fog: bool, start: &str, seats: &[&str]) -> App {
    let starts = if start.is_empty() { Vec::new() } else { vec![start.to_owned()] };
    begin::<Fog>(Setup { relative, fog, starts, ..Setup::default() }, seats)
}

#[test]
fn a_pawn_on_the_last_row_asks_what_it_becomes() {
    let mut app = begin_fog(Relative::Chess, false, "8/4P2k/8/8/8/8/8/4K3 w - - 0", &["human", "human"]);
    wait::<FogBoard>(&mut app, 0);
    tap(&mut app, "e7");
    tap(&mut app, "e8");
    steps(&mut app, 5);
    assert_eq!(made::<FogBoard>(&app), 0);
    for piece in ["Queen", "Rook", "Bishop", "Knight"] {
        assert!(find(&app, piece).is_some(), "{piece}: {:?}", seen(&app).says);
    }
    press(&mut app, Key::Escape);
    steps(&mut app, 3);
    assert!(made::<FogBoard>(&app) == 0 && find(&app, "Knight").is_none(), "it may be left");
    drag(&mut app, "e7", "e8");
    click_on(&mut app, "Rook");
    wait::<FogBoard>(&mut app, 1);
    assert_eq!((made::<FogBoard>(&app), told(&app, "e8").as_str()), (1, "white rook"));
}

#[test]
fn a_turn_is_left_by_a_button_where_the_rules_have_it() {
    let mut app = begin_fog(Relative::Janggi, false, "", &["human", "human"]);
    wait::<FogBoard>(&mut app, 0);
    click_on(&mut app, "Leave the turn");
    wait::<FogBoard>(&mut app, 1);
    assert_eq!(made::<FogBoard>(&app), 1);
}

#[test]
fn pieces_come_from_the_hand() {
    let mut app = begin_fog(Relative::Sittuyin, false, "", &["human", "human"]);
    wait::<FogBoard>(&mut app, 0);
    assert!(says(&app, "In hand: "), "{:?}", seen(&app).says);
    tap(&mut app, "d1");
    click_on(&mut app, "King");
    wait::<FogBoard>(&mut app, 1);
    assert_eq!(told(&app, "d1"), "white king");
}

fn dark(app: &App, name: &str) -> bool {
    app.world().resource::<Unseen>().0[usize::from(place(app, name).0)]
}

/// The pawn at a3 cannot go anywhere; once the rook looks away it is known to have been there, and no more.
#[test]
fn what_went_out_of_sight_stays_where_it_was_seen_last() {
    let start = "4k3/8/8/8/8/p6R/P7/4K3 w - - 0";
    let mut app = begin_fog(Relative::Chess, true, start, &["human", "novice"]);
    wait::<FogBoard>(&mut app, 0);
    assert!(!dark(&app, "a3") && dark(&app, "a8"));
    assert_eq!([told(&app, "a3"), told(&app, "e8")], ["black pawn", "dark"]);
    let faint = |app: &App, name: &str| {
        let at = place(app, name);
        let pieces = &app.world().resource::<Pieces>().all;
        pieces.iter().find(|piece| piece.place == at).map(|piece| piece.faint)
    };
    assert_eq!([faint(&app, "a3"), faint(&app, "a2")], [Some(false), Some(true)], "nobody sees the pawn on a2");
    drag(&mut app, "h3", "h4");
    wait::<FogBoard>(&mut app, 0);
    assert!(dark(&app, "a3"));
    assert_eq!(told(&app, "a3"), "black pawn, last seen here");
    assert_eq!(faint(&app, "a3"), Some(true));
    drag(&mut app, "h4", "h3");
    wait::<FogBoard>(&mut app, 0);
    assert_eq!((told(&app, "a3").as_str(), faint(&app, "a3")), ("black pawn", Some(false)));
}

#[test]
fn a_curtain_falls_between_two_persons_in_fog_and_in_sight_none() {
    for (fog, falls) in [(true, true), (false, false)] {
        let mut app = begin_fog(Relative::Chess, fog, "", &["human", "human"]);
        until(&mut app, "the table", |app| {
            let table = app.world().get_resource::<FieldTable<FogBoard>>();
            table.is_some_and(|table| table.actor().is_some() || table.curtain.waiting().is_some())
        });
        assert_eq!(table::<FogBoard>(&app).curtain.waiting().is_some(), falls);
    }
}

/// Watches a whole game of opponents again, standing still.
fn watched(seats: &[&str]) -> App {
    let mut app = begin_fog(Relative::Chess, true, "", seats);
    let record = result(&mut app).record.expect("it can be watched");
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
    until(&mut app, "the title", |app| screen(app) == Screen::Title);
    app.world_mut().write_message(WatchReplay { record, back: Screen::Title });
    until(&mut app, "the replay", |app| {
        app.world().get_resource::<FieldTable<FogBoard>>().is_some_and(|table| table.tape.is_some())
    });
    press(&mut app, Key::Space);
    steps(&mut app, 3);
    app
}

fn wind(app: &mut App, wish: Wish) {
    let words = app.world().resource::<Words>().clone();
    app.world_mut().resource_mut::<FieldTable<FogBoard>>().wind(wish, &words);
    steps(app, 3);
}

#[test]
fn a_replay_is_watched_through_any_eyes_and_its_opponents_did_not_peek() {
    let mut app = watched(&["scout:nodes=300,belief=60", "grabber"]);
    wind(&mut app, Wish::Seek(6));
    let unseen = |app: &App| app.world().resource::<Unseen>().0.iter().filter(|unseen| **unseen).count();
    assert_eq!((table::<FogBoard>(&app).sight, unseen(&app)), (Sight::All, 0));
    for seat in [0, 1] {
        wind(&mut app, Wish::Eyes(Some(Seat(seat))));
        assert_eq!(table::<FogBoard>(&app).sight, Sight::Seat(Seat(seat)));
        assert!(unseen(&app) > 16, "much of it is dark");
    }
    wind(&mut app, Wish::Eyes(None));
    assert_eq!(unseen(&app), 0);
    // The decision before the step where it stands.
    for at in [6, 7] {
        wind(&mut app, Wish::Seek(at));
        wind(&mut app, Wish::Why);
        until(&mut app, "the reasons", |app| table::<FogBoard>(app).reasoning.open().is_some());
        click_on(&mut app, "Did it peek?");
        until(&mut app, "the answer", |app| {
            !matches!(table::<FogBoard>(app).reasoning.drawer.honesty, Some(Honesty::Unasked | Honesty::Asking) | None)
        });
        assert!(says(&app, "it decides the same"), "{:?}", seen(&app).says);
        assert!(says(&app, "in another world"), "much is hidden: {:?}", seen(&app).says);
    }
}

#[test]
fn the_moves_of_a_seat_are_looked_over() {
    let mut app = watched(&["novice", "grabber"]);
    click_on(&mut app, "Review");
    steps(&mut app, 2);
    click_on(&mut app, "novice 0\u{2019}s moves");
    until(&mut app, "the review", |app| table::<FogBoard>(app).review.as_ref().is_some_and(|review| !review.goes_on()));
    steps(&mut app, 3);
    let review = table::<FogBoard>(&app).review.as_ref().expect("it was looked over");
    assert_eq!(review.seat, Seat(0));
    let misjudged = review.found.iter().filter(|(_, finding)| finding.cause == Cause::Judgement).count();
    assert!(misjudged > 0, "who plays by chance misjudges: {:?}", review.found);
    assert!(says(&app, &format!("Known and misjudged: {misjudged}")));
    // Where one of them stands, the board shows what was done and what was better.
    let (step, finding) =
        review.found.iter().find(|(_, finding)| finding.cause == Cause::Judgement).expect("there is one");
    let (step, marks) = (*step, finding.marks.clone());
    wind(&mut app, Wish::Seek(step));
    let drawn: Vec<_> = app.world().resource::<Arrows>().0.iter().map(|arrow| arrow.mark).collect();
    assert!(drawn == marks && drawn.len() == 2, "{drawn:?}");
    wind(&mut app, Wish::Start);
    assert!(app.world().resource::<Arrows>().0.is_empty() || step == 0);
}
