//! What games begin with, and setups that cannot be played.

use boards::banqi::{Banqi, Event, Setup};
use tabletop::{Game, Seed, Turn};

use super::support::{at, rules};

fn faults(setup: Setup) -> Vec<String> {
    Banqi::new(setup).expect_err("it cannot be played").iter().map(ToString::to_string).collect()
}

#[test]
fn a_game_begins_with_the_position_of_its_setup_or_with_one_drawn_of_several() {
    let corners = "1??????1/????????/????????/1??????1 -1 GAAg 0";
    let one = rules(Setup { starts: vec![corners.to_owned()], ..Setup::default() });
    assert_eq!(one.start(), at(&one, corners));
    assert!(matches!(one.turn(&one.start()), Turn::Seat(_)));
    let two = rules(Setup {
        starts: vec![corners.to_owned(), "????????/????????/????????/???????? -1".to_owned()],
        ..Setup::default()
    });
    let mut seen = [0, 0];
    for seed in 0..40 {
        let mut state = two.start();
        assert_eq!(two.turn(&state), Turn::Chance);
        let drawn = two.draw(&state, &mut Seed(seed).stream(two.stream(&state), 0)).expect("it is due");
        let mut events: Vec<Event> = Vec::new();
        two.resolve(&mut state, &drawn, &mut events).expect("it may come");
        let [Event::Began { start }] = events[..] else { panic!("{events:?}") };
        seen[usize::from(start)] += 1;
        assert_eq!(state.board.face_down().len(), if start == 0 { 28 } else { 32 });
    }
    assert!(seen[0] > 8 && seen[1] > 8, "{seen:?}");
}

#[test]
fn each_fault_of_a_setup_is_told_with_its_field() {
    assert_eq!(
        faults(Setup { quiet_limit: 0, chase_limit: 99, ..Setup::default() }),
        [
            "quiet_limit: 0 is not between 1 and 180",
            "chase_limit: 99 is not between 0 and 20; 0 is a game without such a rule"
        ]
    );
    let starts = vec!["8/8/8/7x".to_owned(), "8/8/8/6Gg r1 AAEERRHHCCSSSSSaaeerrhhccsssss 60".to_owned()];
    let told = faults(Setup { starts, ..Setup::default() });
    assert!(told[0].starts_with("starts: of number 1, line 1, column 8: 'x' is no piece"), "{told:?}");
    assert!(told[1].starts_with("starts: in number 2 the game is over"), "{told:?}");
    let told = faults(Setup { starts: vec![String::new(); 65], ..Setup::default() });
    assert_eq!(told, ["starts: 65 are more than 64; leave some out"]);
}
