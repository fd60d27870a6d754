use std::sync::Arc;

use risk::{Action, Phase, Risk, Setup, Start, View, map::TerritoryId};
use tabletop::{Eye, Game, Seat, Seed, Session, Turn};

use super::*;
use crate::games::conquest::testing;

/// A game played by a draft alone, with seat 0 at the draft and random play in the other seats.
struct Play {
    game: Arc<Risk>,
    session: Session<Risk>,
}

impl Play {
    fn new(setup: Setup, seed: u64) -> Self {
        let game = Arc::new(Risk::new(setup, testing::world()).expect("a sound setup"));
        let players = testing::agents(game.seats());
        Self { session: Session::new(Arc::clone(&game), Seed(seed), players).expect("seated"), game }
    }

    /// Plays on until seat 0 is to act; `None` at the end of the game.
    fn view(&mut self) -> Option<View> {
        loop {
            match self.session.turn() {
                Turn::Over => return None,
                Turn::Chance => drop(self.session.advance()),
                Turn::Seat(Seat(0)) => return Some(self.session.view(Eye::Seat(Seat(0)))),
                Turn::Seat(seat) => {
                    let view = self.session.view(Eye::Seat(seat));
                    let action = self.game.sample(&view, &mut self.session.thinking(seat)).expect("something");
                    self.session.act(seat, action).expect("legal");
                }
            }
        }
    }

    /// Plays on to a phase, doing only what ends phases.
    fn until(&mut self, draft: &mut Draft, wanted: impl Fn(&Phase) -> bool) -> View {
        for _ in 0..10_000 {
            let view = self.view().expect("the game goes on");
            let game = Arc::clone(&self.game);
            let due = Due { game: &game, view: &view };
            draft.settle(due);
            if wanted(due.phase()) {
                return view;
            }
            draft.cycle(due, true);
            let action = draft.end_phase(due).or_else(|| draft.press(due));
            if let Some(action) = action {
                self.session.act(Seat(0), action).expect("legal");
            }
        }
        panic!("the phase never came");
    }
}

/// The whole game by keys that choose and keys that confirm: everything the draft proposes is legal.
#[test]
fn a_game_can_be_played_by_keys_alone() {
    for (seed, setup) in [
        Setup { seats: 3, round_limit: 12, ..Setup::default() },
        Setup { seats: 2, start: Start::Claim, round_limit: 12, fortify: risk::Fortify::Path, ..Setup::default() },
        Setup { seats: 4, victory: risk::Victory::Capitals(0), round_limit: 8, fog: true, ..Setup::default() },
        Setup { seats: 2, two_phase: true, round_limit: 12, ..Setup::default() },
    ]
    .into_iter()
    .enumerate()
    {
        let mut play = Play::new(setup, seed as u64);
        let game = Arc::clone(&play.game);
        let mut draft = Draft::default();
        let (mut rolls, mut captures, mut presses) = (0, 0, 0);
        while let Some(view) = play.view() {
            let due = Due { game: &game, view: &view };
            draft.settle(due);
            captures += usize::from(matches!(due.phase(), Phase::Occupy { .. }));
            // Attack for a while, then end the phase; elsewhere choose and confirm.
            let mut action = None;
            for _ in 0..40 {
                presses += 1;
                let attacking = *due.phase() == Phase::Attack;
                if !attacking || view.board.battles < 3 {
                    draft.cycle(due, true);
                }
                action = match attacking && presses % 3 == 0 {
                    true => draft.blitz(due).or_else(|| draft.end_phase(due)),
                    false => draft.press(due),
                };
                if action.is_some() {
                    break;
                }
            }
            let action = action.expect("the keys lead to an action");
            rolls += usize::from(matches!(action, Action::Attack { .. } | Action::Blitz { .. }));
            assert_eq!(game.check(&view, &action), Ok(()), "{action:?} in {:?}", due.phase());
            play.session.act(Seat(0), action).expect("legal");
        }
        assert!(rolls > 5 && captures > 0, "{rolls} rolls, {captures} captures");
    }
}

#[test]
fn armies_put_down_can_be_taken_up_until_they_are_confirmed() {
    let mut play = Play::new(Setup { seats: 3, start: Start::Scatter, ..Setup::default() }, 1);
    let game = Arc::clone(&play.game);
    let mut draft = Draft::default();
    let view = play.until(&mut draft, |phase| matches!(phase, Phase::Reinforce { .. }));
    let due = Due { game: &game, view: &view };
    let all = view.board.to_place;
    let own: Vec<TerritoryId> = due.territories().filter(|t| due.own(*t)).collect();
    let foreign = due.territories().find(|t| !due.own(*t)).expect("others are on the board");

    assert_eq!(draft.click(due, Some(foreign), Batch::All), None);
    assert_eq!(draft.left(due), all, "nothing can be put on foreign land");
    draft.click(due, Some(own[0]), Batch::Some(1));
    draft.click(due, Some(own[1]), Batch::Some(5));
    assert_eq!(draft.left(due), all - 1 - 5.min(all - 1));
    assert!(draft.undo());
    assert_eq!((draft.pending(own[0]), draft.pending(own[1])), (1, 0));
    draft.change(due, 2);
    assert_eq!(draft.pending(own[1]), 2);
    draft.change(due, -1);
    assert_eq!(draft.pending(own[1]), 1);
    assert!(matches!(draft.primary(due), Primary::PutAll(place, _) if place == own[1]) || all == 2);
    draft.all(due);
    assert_eq!(draft.primary(due), Primary::Place(all));
    let action = draft.press(due).expect("confirmed");
    assert_eq!(action, Action::Place(vec![(own[0], 1), (own[1], all - 1)]));
    assert_eq!(game.check(&view, &action), Ok(()));
}

#[test]
fn the_rest_goes_where_it_is_said_to_go_and_later_first_armies_follow() {
    let setup = Setup { seats: 4, muster: 5, ..Setup::default() };
    let mut play = Play::new(setup, 3);
    let game = Arc::clone(&play.game);
    let mut draft = Draft::default();
    let mut placings = 0;
    while let Some(view) = play.view() {
        let due = Due { game: &game, view: &view };
        draft.settle(due);
        if *due.phase() != Phase::Muster {
            break;
        }
        assert_eq!(draft.follows(due), placings > 0, "only once the rest was asked for");
        if placings == 0 {
            let first = due.territories().find(|territory| due.own(*territory)).expect("it was dealt some");
            draft.click(due, Some(first), Batch::Some(2));
            assert_eq!(draft.left(due), 3);
        }
        let (before, told) = (draft.placed().to_vec(), draft.rest(due));
        let action = draft.place_rest(due).expect("there is something to place");
        assert_eq!(draft.placed(), [before, told].concat(), "it does what was said");
        let Action::Place(placed) = &action else { panic!("{action:?}") };
        assert_eq!(placed.iter().map(|(_, armies)| armies).sum::<u32>(), view.board.to_place);
        assert!(placed.iter().skip(usize::from(placings == 0)).all(|(at, _)| due.on_border(*at)), "{placed:?}");
        assert_eq!(game.check(&view, &action), Ok(()));
        play.session.act(Seat(0), action).expect("legal");
        placings += 1;
    }
    assert!(placings > 2, "{placings}");
    draft.stop_following(Seat(0));
    assert!(draft.following.is_empty());
    // The armies of a turn are placed as a good player would, and nothing follows them.
    let view = play.until(&mut draft, |phase| matches!(phase, Phase::Reinforce { .. }));
    let due = Due { game: &game, view: &view };
    let told = draft.rest(due);
    assert!(told.len() < 4, "they stand together: {told:?}");
    let Some(Action::Place(placed)) = draft.place_rest(due) else { panic!("a turn brings armies") };
    assert_eq!(placed, told);
    assert!(draft.rest(due).is_empty(), "nothing is left");
    assert!(draft.following.is_empty());
}

#[test]
fn one_press_places_and_goes_on_and_none_too_many_ends_the_attacks() {
    let mut play = Play::new(Setup { seats: 3, start: Start::Scatter, ..Setup::default() }, 1);
    let game = Arc::clone(&play.game);
    let mut draft = Draft::default();
    let view = play.until(&mut draft, |phase| matches!(phase, Phase::Reinforce { .. }));
    let due = Due { game: &game, view: &view };
    assert_eq!(draft.primary(due), Primary::Choose, "where the last ones went is no choice for these");
    draft.cycle(due, true);
    let at = draft.cursor.expect("chosen");
    let action = draft.press(due);
    assert_eq!(action, Some(Action::Place(vec![(at, view.board.to_place)])), "put and confirmed at once");
    play.session.act(Seat(0), action.expect("just seen")).expect("legal");
    let view = play.view().expect("it goes on");
    let due = Due { game: &game, view: &view };
    draft.settle(due);
    assert_eq!((due.phase(), draft.primary(due)), (&Phase::Attack, Primary::ChooseAttack));
    assert_eq!(draft.press(due), None, "a press too many does nothing");
    assert_eq!(draft.end_phase(due), Some(Action::EndAttack), "what ends the attacks is asked for by name");
}

#[test]
fn clicking_an_enemy_chooses_the_strongest_neighbour() {
    let mut play = Play::new(Setup { seats: 3, start: Start::Scatter, ..Setup::default() }, 2);
    let game = Arc::clone(&play.game);
    let mut draft = Draft::default();
    let view = play.until(&mut draft, |phase| *phase == Phase::Attack);
    let due = Due { game: &game, view: &view };
    let (_, target) = due.attacks(None)[0];
    draft.click(due, Some(target), Batch::Some(1));
    let from = draft.from.expect("chosen");
    assert_eq!(draft.to, Some(target));
    for other in game.map().attackers_of(target).iter().filter(|other| due.can_attack(**other, target)) {
        assert!(due.armies(*other) <= due.armies(from));
    }
    draft.dice = Some(1);
    assert_eq!(draft.press(due), Some(Action::Attack { from, to: target, dice: 1 }));
    assert!(draft.back() && draft.to.is_none() && draft.from.is_some());
    assert!(draft.back() && draft.from.is_none());
    draft.click(due, None, Batch::Some(1));
    assert_eq!(draft.primary(due), Primary::ChooseAttack);
}

#[test]
fn armies_to_spare_stand_behind_the_borders_first() {
    let mut play = Play::new(Setup { seats: 3, start: Start::Scatter, ..Setup::default() }, 2);
    let game = Arc::clone(&play.game);
    let mut draft = Draft::default();
    let view = play.until(&mut draft, |phase| *phase == Phase::Attack);
    assert!(Due { game: &game, view: &view }.spare(9).is_empty(), "nobody marches yet");
    let view = play.until(&mut draft, |phase| *phase == Phase::Fortify);
    let due = Due { game: &game, view: &view };
    let spare = due.spare(9);
    assert!(!spare.is_empty());
    for (from, armies) in &spare {
        assert!(due.own(*from) && *armies > 0 && *armies == due.armies(*from) - 1);
    }
    assert!(spare.is_sorted_by_key(|(from, armies)| (due.on_border(*from), std::cmp::Reverse(*armies))));
    draft.click(due, Some(spare[0].0), Batch::All);
    assert_eq!((draft.from, draft.to), (Some(spare[0].0), None));
}
