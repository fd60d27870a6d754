//! Rules that are asked in public and often got wrong, each in a position.

use boards::flip_jungle::{Ending, Equals, Event, FlipJungle, Outcome, Setup, State};
use tabletop::{Game, NoEvents, Seat, Turn};

use super::support::{allowed, at, done, refused, rules};

fn usual(text: &str) -> (FlipJungle, State) {
    let game = rules(Setup::default());
    let state = at(&game, text);
    (game, state)
}

#[test]
fn the_first_piece_gives_its_colour_to_whoever_turned_it_over() {
    let game = rules(Setup::default());
    for (seat, colour) in [(0, "white"), (8, "black")] {
        let mut state = game.start();
        game.apply(&mut state, &"b2".parse().unwrap(), &mut NoEvents).unwrap();
        assert_eq!(game.turn(&state), Turn::Chance);
        let outcomes = game.outcomes(&state);
        assert_eq!(outcomes.len(), 16);
        let mut events: Vec<Event> = Vec::new();
        game.resolve(&mut state, &outcomes[seat].1, &mut events).unwrap();
        let first = state.colour(Seat(0)).expect("it is known");
        assert_eq!(format!("{first:?}").to_lowercase(), colour);
        assert!(matches!(events[..], [Event::Flipped { .. }, Event::Chose { seat: Seat(0), .. }]), "{events:?}");
        assert_eq!(game.turn(&state), Turn::Seat(Seat(1)));
    }
}

#[test]
fn the_stronger_takes_the_weaker_and_the_rat_the_elephant() {
    let (game, state) = usual("Re2/2Er/Lt2/c2D w1 * 0");
    assert!(allowed(&game, &state, "a4-b4"), "the rat takes the elephant");
    assert_eq!(refused(&game, &state, "c3-d3"), "flip_jungle-rank", "the elephant takes no rat");
    assert!(allowed(&game, &state, "a2-b2"), "the lion takes the tiger");
    assert_eq!(refused(&game, &state, "d1-a1"), "flip_jungle-step", "from the edge to the other one");
    let (game, other) = usual("Re2/2Er/Lt2/c2D b1 * 0");
    assert_eq!(refused(&game, &other, "b2-a2"), "flip_jungle-rank");
    assert_eq!(refused(&game, &other, "b4-a4"), "flip_jungle-rank");
    assert!(allowed(&game, &other, "d3-c3"));
}

#[test]
fn nobody_takes_or_moves_what_lies_face_down() {
    let game = rules(Setup::default());
    let state = at(&game, "E?2/4/4/3c w1 LTPWDCRltpwdr 0");
    assert_eq!(refused(&game, &state, "a4-b4"), "flip_jungle-taking-face-down");
    assert_eq!(refused(&game, &state, "b4-b3"), "flip_jungle-face-down");
    assert!(allowed(&game, &state, "b4"), "it is turned over");
    assert_eq!(refused(&game, &state, "a4"), "flip_jungle-open");
    assert_eq!(refused(&game, &state, "a1"), "flip_jungle-nothing");
    assert_eq!(refused(&game, &state, "d1-d2"), "flip_jungle-not-yours");
    assert_eq!(refused(&game, &state, "a4-a2"), "flip_jungle-step");
}

#[test]
fn equals_take_each_other_or_fall_together() {
    let text = "Dd2/4/4/E2c w1 * 3";
    let (game, mut state) = usual(text);
    done(&game, &mut state, "a4-b4");
    assert_eq!(String::from(state.board), "1D2/4/4/E2c");
    let game = rules(Setup { equals: Equals::BothFall, ..Setup::default() });
    let mut state = at(&game, text);
    let mut events: Vec<Event> = Vec::new();
    game.apply(&mut state, &"a4-b4".parse().unwrap(), &mut events).unwrap();
    assert_eq!((String::from(state.board).as_str(), state.quiet, state.end), ("4/4/4/E2c", 0, None));
    assert!(matches!(events[..], [Event::Fell { .. }]), "{events:?}");
    // The last ones of both sides: nobody has won.
    let mut state = at(&game, "Dd2/4/4/4 w1 * 0");
    done(&game, &mut state, "a4-b4");
    assert_eq!(state.end.map(|end| (end.winner, end.ending)), Some((None, Ending::Bare)));
    assert_eq!(game.standing(&state).expect("it is over").places, [1, 1]);
    // The last one of the other side alone.
    let mut state = at(&game, "Dd2/4/4/E3 w1 * 0");
    done(&game, &mut state, "a4-b4");
    assert_eq!(state.end.map(|end| (end.winner, end.ending)), Some((Some(Seat(0)), Ending::Taken)));
}

#[test]
fn who_has_no_piece_or_nothing_to_do_has_lost() {
    let (game, mut state) = usual("Ec2/4/4/4 w1 * 0");
    done(&game, &mut state, "a4-b4");
    assert_eq!(state.end.map(|end| (end.winner, end.ending)), Some((Some(Seat(0)), Ending::Taken)));
    // A cat in the corner between stronger animals, which it cannot take.
    let (game, mut state) = usual("c1E1/T3/4/4 w1 * 0");
    done(&game, &mut state, "c4-b4");
    assert_eq!(state.end.map(|end| (end.winner, end.ending)), Some((Some(Seat(0)), Ending::Stuck)));
}

#[test]
fn who_has_nothing_but_face_down_pieces_turns_one_over() {
    let game = rules(Setup::default());
    let mut state = at(&game, "E1?1/4/4/4 w1 LTPWDCReltpwdr 0");
    done(&game, &mut state, "a4-a3");
    assert_eq!((state.end, game.actions(&state).expect("listed").len()), (None, 1));
    done(&game, &mut state, "c4");
    assert_eq!(String::from(state.board), "2c1/E3/4/4");
}

#[test]
fn repetition_and_plies_without_progress_are_draws() {
    let (game, mut state) = usual("E3/4/4/3e w1 * 0");
    for _ in 0..2 {
        assert_eq!(state.end, None);
        done(&game, &mut state, "a4-a3 d1-d2 a3-a4 d2-d1");
    }
    assert_eq!(state.end.map(|end| (end.winner, end.ending)), Some((None, Ending::Repetition)));
    let (game, mut state) = usual("E3/4/4/3e w1 * 39");
    done(&game, &mut state, "a4-a3");
    assert_eq!(state.end.map(|end| end.ending), Some(Ending::Quiet));
    // A piece that is turned over begins the count anew.
    let game = rules(Setup::default());
    let mut state = at(&game, "E?2/4/4/3e w1 LTPWDCRltpwdr 39");
    game.apply(&mut state, &"b4".parse().unwrap(), &mut NoEvents).unwrap();
    let Outcome::Piece(_) = game.outcomes(&state)[0].1 else { panic!("a piece") };
    let drawn = game.outcomes(&state)[0].1;
    game.resolve(&mut state, &drawn, &mut NoEvents).unwrap();
    assert_eq!((state.quiet, state.end), (0, None));
}
