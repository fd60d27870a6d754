//! Games that end in a score, for one seat or several.

use std::sync::Arc;

use tabletop::conformance::{Information, Options, check_game, play_random};
use tabletop::{Game, Record, Seat, Seed, Session, Standing, Turn, canonical_hash};

use crate::tiny::{Formation, Nim, Solo};

#[test]
fn games_with_a_score_keep_every_promise() {
    let thorough = |information| Options { games: 60, probe_every: 1, information, ..Options::default() };
    let alone = check_game(&Arc::new(Solo(4)), &thorough(Information::Perfect)).expect("it is sound");
    let points = check_game(&Arc::new(Formation::default()), &thorough(Information::Hidden)).expect("it is sound");
    let without = check_game(&Arc::new(Nim::new(&[3, 4])), &thorough(Information::Perfect)).expect("it is sound");
    assert_eq!((alone.scored, points.scored, without.scored), (60, 60, 0), "{alone} {points} {without}");
}

#[test]
fn places_follow_from_scores() {
    let standing = Standing::scored(vec![7, -2, 9, 7], "points");
    assert_eq!((standing.places.as_slice(), standing.winner()), (&[2, 4, 1, 2][..], Some(Seat(2))));
    assert_eq!((standing.score(Seat(1)), standing.score(Seat(4))), (Some(-2), None));
    assert_eq!(Standing::new(vec![1, 2], "won").score(Seat(0)), None);
}

#[test]
fn a_standing_without_scores_is_written_and_hashed_as_before_there_were_any() {
    let plain = Standing::new(vec![1, 2], "won");
    assert_eq!(ron::to_string(&plain).expect("it can be written"), r#"(places:[1,2],reason:"won")"#);
    assert_eq!(canonical_hash(&plain), canonical_hash(&(vec![1u8, 2], "won")));
    assert_eq!(ron::from_str::<Standing>(r#"(places:[1,2],reason:"won")"#), Ok(plain));
    let scored = Standing::scored(vec![3, 1], "won");
    let text = ron::to_string(&scored).expect("it can be written");
    assert_eq!(ron::from_str::<Standing>(&text), Ok(scored.clone()));
    assert_ne!(canonical_hash(&scored), canonical_hash(&Standing::new(vec![1, 2], "won")));
}

#[test]
fn a_game_for_one_seat_is_played_recorded_and_followed() {
    let session = play_random(&Arc::new(Solo(5)), Seed(3), u64::MAX).expect("it plays to the end");
    let standing = session.standing().expect("it is over");
    assert_eq!((standing.places.as_slice(), standing.winner()), (&[1][..], Some(Seat(0))));
    assert_eq!(standing.score(Seat(0)), Some(session.state().kept.into()));
    let text = session.record(false).to_ron().expect("it can be written");
    let again = Session::replay(Arc::new(Solo(5)), &Record::from_ron(&text).expect("it can be read"));
    let again = again.unwrap_or_else(|error| panic!("{error}"));
    assert_eq!((again.standing(), again.turn()), (Some(standing), Turn::Over));
    assert_eq!(again.game().seats(), 1);
}
