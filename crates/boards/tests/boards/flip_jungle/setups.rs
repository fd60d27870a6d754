//! What games begin with, and setups that cannot be played.

use boards::flip_jungle::{Event, FlipJungle, Setup};
use tabletop::{Game, Seed, Turn};

use super::support::rules;

fn faults(setup: Setup) -> Vec<String> {
    FlipJungle::new(setup).expect_err("it cannot be played").iter().map(ToString::to_string).collect()
}

#[test]
fn a_game_begins_with_the_position_of_its_setup_or_with_one_drawn_of_several() {
    let starts = vec!["1??1/????/????/1??1 -1 EeRr 0".to_owned(), "????/????/????/???? -1".to_owned()];
    let one = rules(Setup { starts: starts[..1].to_vec(), ..Setup::default() });
    assert_eq!((one.start().board.face_down().len(), one.turn(&one.start())), (12, Turn::Seat(tabletop::Seat(0))));
    let two = rules(Setup { starts, ..Setup::default() });
    let mut seen = [0, 0];
    for seed in 0..40 {
        let mut state = two.start();
        assert_eq!(two.turn(&state), Turn::Chance);
        let drawn = two.draw(&state, &mut Seed(seed).stream(two.stream(&state), 0)).expect("it is due");
        let mut events: Vec<Event> = Vec::new();
        two.resolve(&mut state, &drawn, &mut events).expect("it may come");
        let [Event::Began { start }] = events[..] else { panic!("{events:?}") };
        seen[usize::from(start)] += 1;
        assert_eq!(state.board.face_down().len(), if start == 0 { 12 } else { 16 });
    }
    assert!(seen[0] > 8 && seen[1] > 8, "{seen:?}");
}

#[test]
fn each_fault_of_a_setup_is_told_with_its_field() {
    assert_eq!(faults(Setup { quiet_limit: 0, ..Setup::default() }), ["quiet_limit: 0 is not between 1 and 200"]);
    let starts = vec!["4/4/4/3x".to_owned(), "E3/4/4/4 w1 LTPWDCReltpwdcr 0".to_owned()];
    let told = faults(Setup { starts, ..Setup::default() });
    assert!(told[0].starts_with("starts: of number 1, line 1, column 8: 'x' is no piece"), "{told:?}");
    assert!(told[1].starts_with("starts: in number 2 the game is over"), "{told:?}");
}
