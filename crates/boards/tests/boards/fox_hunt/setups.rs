//! What games begin with, and setups that cannot be played.

use boards::fox_hunt::{Answer, BoardSize, Event, FoxHunt, Outcome, Setup, rays};
use tabletop::{Game, NoEvents, Seed, Turn};

use super::support::{begun, rules};

fn faults(setup: Setup) -> Vec<String> {
    FoxHunt::new(setup).expect_err("it cannot be played").iter().map(ToString::to_string).collect()
}

#[test]
fn foxes_hide_by_what_the_start_tells() {
    let setup = Setup { size: BoardSize::Tiny, foxes: 3, starts: vec!["a1=* c3=2 f2=0".to_owned()] };
    let game = rules(setup);
    let mut often = [0_u32; 120];
    for seed in 0..400 {
        let state = begun(&game, Seed(seed));
        game.check_state(&state).unwrap_or_else(|illegal| panic!("{illegal}"));
        for shot in &state.shots {
            if let Answer::Missed(count) = shot.answer {
                assert_eq!((rays(shot.square) & state.dens()).len(), u32::from(count));
            }
        }
        state.foxes.iter().for_each(|fox| often[fox.index()] += 1);
    }
    let odds = game.odds(&game.view(&game.start(), tabletop::Eye::Public)).expect("they are counted");
    for square in game.ground() {
        let chance = if square.0 == 0 { 1.0 } else { odds.chance(square) };
        let spread = (400.0 * chance * (1.0 - chance)).sqrt();
        assert!((f64::from(often[square.index()]) - 400.0 * chance).abs() <= 4.0 * spread, "{square:?}");
    }
}

#[test]
fn one_of_several_starts_is_drawn() {
    let starts = vec!["c3=0".to_owned(), "-".to_owned()];
    let game = rules(Setup { size: BoardSize::Tiny, foxes: 2, starts });
    let mut seen = [0, 0];
    for seed in 0..40 {
        let mut state = game.start();
        assert_eq!(game.turn(&state), Turn::Chance);
        let drawn = game.draw(&state, &mut Seed(seed).stream(game.stream(&state), 0)).expect("it is due");
        let mut events: Vec<Event> = Vec::new();
        game.resolve(&mut state, &drawn, &mut events).expect("it may come");
        let [Event::Began { start }] = events[..] else { panic!("{events:?}") };
        seen[usize::from(start)] += 1;
        assert_eq!(state.shots.len(), 1 - usize::from(start));
    }
    assert!(seen[0] > 8 && seen[1] > 8, "{seen:?}");
    assert!(game.resolve(&mut game.start(), &Outcome::Start(2), &mut NoEvents).is_err());
}

#[test]
fn each_fault_of_a_setup_is_told_with_its_field() {
    for foxes in [0, 9, 255] {
        assert_eq!(faults(Setup { foxes, ..Setup::default() }), [format!("foxes: {foxes} is not between 1 and 8")]);
    }
    let starts = ["x", "a1=* b1=*", "a1=0 a6=0 f1=0 f6=2", "a1=2 hides 1"].map(str::to_owned).to_vec();
    let told = faults(Setup { size: BoardSize::Tiny, foxes: 2, starts });
    assert!(told[0].starts_with("starts: of number 1, line 1, column 1: 'x' says nothing of a position"), "{told:?}");
    assert!(told[1].starts_with("starts: in number 2 the game is over"), "{told:?}");
    assert!(told[2].contains("number 3") && told[2].contains("cannot hide as the shots tell"), "{told:?}");
    assert_eq!(told.len(), 3, "what else is told of a beginning is left out");
    assert_eq!(
        faults(Setup { starts: vec![String::new(); 65], ..Setup::default() }),
        ["starts: 65 are more than 64; leave some out"]
    );
}
