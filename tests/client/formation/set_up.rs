//! Two seats set up unseen, one after the other, at one screen and against an opponent: a curtain hangs between persons, whoever waits
//! is told why, and nothing on the screen or on the board depends on what somebody else has set up.

use std::sync::atomic::Ordering;

use rubicon::pieces::Pieces;
use tabletop::Seat;

use super::{
    hands::{begin, kinds, ready, row, says, screen_of, send, sit_down, steps_in_log, swap, table, wait_for},
    module::HELD,
};
use crate::hands::{steps, until};

/// What the second of two persons sees of the first one's set-up: screens, and the board with all that stands on it.
type Seen = (Vec<Vec<String>>, Vec<Pieces>);

/// Two persons at one screen, of whom the first swaps so and has these runners in the end.
fn second_person_sees(swaps: &[[u8; 2]], strengths: [usize; 3]) -> Seen {
    let mut app = begin(&["human", "human"]);
    let board = |app: &bevy::prelude::App| app.world().resource::<Pieces>().clone();
    let first = sit_down(&mut app, 0);
    assert!(says(&first, "human 0 sets up") && !says(&first, "is to play"), "{first:?}");
    swaps.iter().for_each(|[runner, other]| swap(&mut app, 0, *runner, *other));
    wait_for(&mut app, 0);
    let own = screen_of(&app);
    assert!(says(&own, "Nobody else sees what you set up.") && row(&app, 1) == kinds([0, 0, 0]), "{own:?}");
    assert_eq!(row(&app, 0), kinds(strengths));
    assert!(!says(&own, "swaps at") && steps_in_log(&app).is_empty(), "the next person reads the log: {own:?}");
    ready(&mut app, 0);
    let mut screens = vec![sit_down(&mut app, 1)];
    assert!(says(&screens[0], "human 1 sets up") && says(&screens[0], "stays hidden"), "{screens:?}");
    let mut boards = vec![board(&app)];
    assert_eq!([row(&app, 0), row(&app, 1)], [kinds([0, 0, 0]), kinds([1, 2, 3])]);
    screens.push(screen_of(&app));
    assert!(says(&screens[1], "human 0 is ready") && !says(&screens[1], "swaps at"), "{screens:?}");
    assert_eq!(steps_in_log(&app), ["ready"]);
    ready(&mut app, 1);
    // Where nobody sets up any more, the curtain says so.
    screens.push(sit_down(&mut app, 0));
    assert!(says(&screens[2], "human 0 is to play") && !says(&screens[2], "sets up"), "{screens:?}");
    assert_eq!(row(&app, 1), kinds([0, 0, 0]));
    send(&mut app, 0, 1);
    screens.push(sit_down(&mut app, 1));
    boards.push(Pieces {
        all: board(&app).all.into_iter().filter(|piece| piece.face.kind.is_none()).collect(),
        ..board(&app)
    });
    assert_eq!(boards[1].all.len(), 2, "what was not sent stays face down: {boards:?}");
    (screens, boards)
}

#[test]
fn persons_at_one_screen_set_up_behind_a_curtain() {
    let seen = second_person_sees(&[[0, 1], [1, 2]], [2, 3, 1]);
    // The runner that is sent is the same, and the others are not.
    assert_eq!(seen, second_person_sees(&[[2, 1]], [1, 3, 2]), "what was set up shows");
    let other = second_person_sees(&[[1, 2], [1, 2]], [1, 2, 3]);
    assert_eq!((&seen.0[..3], &seen.1[..1]), (&other.0[..3], &other.1[..1]), "what was set up shows");
    assert_ne!(seen.0[3], other.0[3], "another runner was sent");
}

#[test]
fn whoever_waits_for_an_opponents_set_up_is_told_why() {
    let mut app = begin(&["human", "patient"]);
    wait_for(&mut app, 0);
    assert!(!says(&screen_of(&app), "you cannot see it") && table(&app).curtain.waiting().is_none());
    swap(&mut app, 0, 1, 2);
    until(&mut app, "the own step in the log", |app| steps_in_log(app) == ["swap1"]);
    HELD.store(true, Ordering::Relaxed);
    ready(&mut app, 0);
    let told = "patient 1 is setting up; you cannot see it";
    until(&mut app, "the reason of the wait", |app| says(&screen_of(app), told));
    assert_eq!((table(&app).unseen_setup(), table(&app).actor()), (Some(Seat(1)), None));
    HELD.store(false, Ordering::Relaxed);
    wait_for(&mut app, 0);
    assert_eq!([row(&app, 0), row(&app, 1)], [kinds([1, 3, 2]), kinds([0, 0, 0])]);
    assert!(!says(&screen_of(&app), told));
    // What the opponent decides in the open is no set-up.
    HELD.store(true, Ordering::Relaxed);
    send(&mut app, 0, 0);
    until(&mut app, "the opponent's thought", |app| says(&screen_of(app), "patient 1 is thinking"));
    assert_eq!(table(&app).unseen_setup(), None);
    HELD.store(false, Ordering::Relaxed);
    steps(&mut app, 1);
}
