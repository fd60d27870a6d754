//! What may be taken back in a duel and in a gauntlet: one's own actions since the last dice.

use std::sync::Arc;

use dice::Content;
use dice::gauntlet::{Gauntlet, Setup, Terms};
use tabletop::conformance::play_random;
use tabletop::{Controller, Game, Player, Seat, Seed, Session, Step, TakeBack, UndoError};

use crate::support::{catalogue, fight};

/// Plays at random and compares what may be taken back with what fell since.
fn compare<G: Game>(game: &Arc<G>, seed: Seed, met: &mut [u32; 2]) {
    let played = play_random(game, seed, 400).expect("random play is sound");
    let player = Player { name: "player".to_owned(), controller: Controller::Human, livery: 0 };
    let mut session = Session::new(Arc::clone(game), seed, vec![player; game.seats()]).expect("seated");
    for (index, step) in played.steps().iter().enumerate() {
        match step {
            Step::Action(seat, action) => drop(session.act(*seat, action.clone()).expect("it was legal")),
            Step::Outcome(_) => drop(session.advance().expect("it is due")),
            Step::Declaration(..) => unreachable!("random play declares nothing"),
        }
        for seat in Seat::all(game.seats()) {
            let made = session.steps();
            let Some(at) = made.iter().rposition(|step| matches!(step, Step::Action(by, _) if *by == seat)) else {
                assert_eq!(session.undoable_to(seat, TakeBack::Marked), Err(UndoError::Start));
                continue;
            };
            let fallen = made[at..].iter().any(|step| matches!(step, Step::Outcome(_)));
            let count = index + 1 - at;
            let honest = if fallen { Err(UndoError::Chance) } else { Ok(count) };
            assert_eq!(session.undoable_to(seat, TakeBack::Honest), honest, "{seed}, step {index}");
            assert_eq!(session.undoable_to(seat, TakeBack::Marked), Ok(count));
            met[usize::from(fallen)] += 1;
        }
    }
}

#[test]
fn nothing_is_taken_back_over_dice_and_all_else_is() {
    let catalogue = catalogue();
    let mut met = [0; 2];
    for index in 0..20 {
        let seed = Seed(9).derive("fight", index);
        compare(&Arc::new(fight(seed, &catalogue)), seed, &mut met);
    }
    assert!(met.iter().all(|&times| times > 100), "{met:?}");
}

#[test]
fn what_the_way_of_a_gauntlet_has_shown_stays() {
    let content = Arc::new(Content::shipped());
    let mut met = [0; 2];
    for (index, hero) in ["brawler", "thief", "inventor"].into_iter().enumerate() {
        let setup = Setup::of_run(hero, Terms::default());
        let game = Gauntlet::new(setup, Arc::clone(&content)).expect("the hero is there");
        compare(&Arc::new(game), Seed(index as u64), &mut met);
    }
    assert!(met.iter().all(|&times| times > 50), "{met:?}");
}
