//! What lessons of Conquest claim, held against the rules at every decision where one may be told.

use std::sync::Arc;

use risk::{Cards, Fortify, Phase, Risk, Setup, Start, State, card};
use tabletop::{Controller, Eye, Game, Seat};

use super::{
    coach::Lesson,
    state::{Conquest, Match},
    testing,
};
use crate::table::lesson_checks::read;

/// The claim of a lesson.
fn check(table: &Match, state: &State, lesson: Lesson) -> Result<(), String> {
    let (game, board) = (table.game(), &state.board);
    let me = board.active;
    let (map, setup) = (game.map(), game.setup());
    let own = || map.territories().filter(|at| board.holds(me, *at));
    let holds = match lesson {
        // There are armies to place, and a territory to put them on.
        Lesson::Place => board.to_place + board.neutrals_to_place > 0 && own().next().is_some(),
        // Somebody can be attacked, and the likeliest attack is listed.
        Lesson::Attack => {
            let goes = |at: risk::map::TerritoryId| {
                let others = map.neighbours(at).iter().any(|other| !board.holds(me, *other));
                board.land(at).armies > 1 && others
            };
            own().any(goes) && board.phase == Phase::Attack
        }
        Lesson::Odds => table.draft.from.is_some() && table.draft.to.is_some(),
        Lesson::Occupy => matches!(board.phase, Phase::Occupy { .. }),
        Lesson::Fortify => board.phase == Phase::Fortify && setup.fortify_rule() != Fortify::Off,
        Lesson::Cards => {
            let hand = game.view(state, Eye::Seat(me)).hand;
            let sets = |a: usize, b: usize, c: usize| card::set_kind(map, [hand[a], hand[b], hand[c]]).is_some();
            let places = || 0..hand.len();
            setup.has_cards() && places().any(|a| places().any(|b| places().any(|c| a < b && b < c && sets(a, b, c))))
        }
        Lesson::Opponents => {
            let asked = |player: &tabletop::Player| player.controller != Controller::Human;
            board.round > 1 && table.host.players().iter().any(asked)
        }
    };
    if holds && me == Seat(0) { Ok(()) } else { Err(format!("{:?} in {setup:?}", board.phase)) }
}

#[test]
fn lessons_of_conquest_claim_what_is_so() {
    let base = |seats| Setup { seats, round_limit: 20, ..Setup::default() };
    let setups = [
        base(3),
        Setup { start: Start::Claim, fortify: Fortify::Unlimited, ..base(4) },
        Setup { start: Start::Scatter, cards: Cards::Off, ..base(3) },
        Setup { start: Start::Scatter, fortify: Fortify::Off, ..base(3) },
        Setup { start: Start::Scatter, two_phase: true, ..base(2) },
        Setup { start: Start::Scatter, fog: true, ..base(4) },
    ];
    let mut read_at = [0; 7];
    for (seed, setup) in setups.into_iter().enumerate() {
        let game = Arc::new(Risk::new(setup, testing::world()).expect("a sound setup"));
        let counts = read::<Conquest, Risk>(&game, (seed as u64, 500), check);
        read_at.iter_mut().zip(counts).for_each(|(sum, count)| *sum += count);
    }
    // The odds come with a choice, which nobody makes here.
    let told = read_at.iter().filter(|count| **count > 0).count();
    assert!(told >= 5, "{read_at:?}");
}
