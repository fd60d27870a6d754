//! What the slips of lower levels may cost, and what they are told as, over turns of many fights.

use std::sync::Arc;

use tabletop::{Agent, Budget, Explanation, Game, Monitor, NoEvents, Seat, Seed, Think, Turn};

use super::{Level, Planner};
use crate::agents::Points;
use crate::{Action, Alea, Content, Setup, State};

/// So many points only a victory is worth that nothing can keep from coming.
const SURE: f64 = 990_000.0;

/// What is known of the turn under way.
#[derive(Default)]
struct PromisedTurn {
    /// Who plays it, in which round.
    turn: Option<(u16, Seat)>,
    /// The victory was promised in it.
    sure: bool,
}

/// What was seen over all fights.
#[derive(Default)]
struct Count {
    asked: usize,
    slips: usize,
    pairs: usize,
    kills: usize,
}

fn half_filled(state: &State) -> bool {
    state.actor().cards.iter().any(|card| card.held > 0)
}

fn ask(game: &Alea, state: &State, rng: tabletop::Rng) -> (Action, Explanation) {
    let monitor = Monitor::new();
    let mut think = Think { budget: Budget::default(), explain: true, rng, monitor: &monitor };
    let level = Level { states: 2_000, iterations: 60, slips: 0.6 };
    let decision = Planner::new(Arc::new(Points::shipped()), level).decide(game, state, &mut think);
    (decision.action, *decision.explanation.expect("reasons were asked for"))
}

impl Count {
    /// Looks at a decision; whether it was a slip.
    fn check(&mut self, state: &State, action: Action, told: &Explanation) -> bool {
        let at = told.candidates.iter().position(|candidate| candidate.chosen).expect("one is chosen");
        let (best, chosen) = (&told.candidates[0], &told.candidates[at]);
        self.asked += 1;
        assert_eq!(told.headline.id == "headline-slip", at > 0, "{}", told.headline);
        match told.line.first() {
            Some(first) => assert_eq!(first.label, chosen.label, "what is expected begins with what is done"),
            None => assert_eq!(action, Action::EndTurn),
        }
        if at == 0 {
            return false;
        }
        self.slips += 1;
        let lost = best.score - chosen.score;
        assert!(lost > 2.0 && lost <= 400.0, "{} loses {lost}", told.headline);
        assert_ne!(action, Action::EndTurn, "a slip ends a turn: {state:?}");
        assert!(!half_filled(state), "a slip leaves a card half filled: {state:?}");
        true
    }

    /// Plays a fight in which both sides slip.
    fn fight(&mut self, game: &Alea, seed: Seed) {
        let (mut state, mut told) = (game.start(), PromisedTurn::default());
        for step in 0.. {
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = game.draw(&state, &mut seed.stream("chance", step)).expect("chance is due");
                    game.resolve(&mut state, &outcome, &mut NoEvents).expect("it is drawn");
                }
                Turn::Seat(seat) => {
                    if told.turn != Some((state.round, seat)) {
                        assert!(!told.sure, "a certain kill was missed before {state:?}");
                        told = PromisedTurn { turn: Some((state.round, seat)), ..PromisedTurn::default() };
                    }
                    let (action, reasons) = ask(game, &state, seed.stream("think", step));
                    let slip = self.check(&state, action, &reasons);
                    self.kills += usize::from(!told.sure && reasons.candidates[0].score > SURE);
                    told.sure |= reasons.candidates[0].score > SURE;
                    game.apply(&mut state, &action, &mut NoEvents).expect("it is legal");
                    assert!(!(slip && half_filled(&state)), "a slip begins to fill a card: {state:?}");
                    self.pairs += usize::from(half_filled(&state));
                }
            }
        }
    }
}

#[test]
fn a_slip_ends_no_turn_loses_no_die_and_misses_no_kill() {
    let (content, mut count) = (Content::shipped(), Count::default());
    for (at, enemy) in content.enemies.iter().enumerate() {
        let hero = &content.heroes[at % content.heroes.len()];
        let fighters = [hero.fighter.clone(), enemy.fighter.clone()];
        let game = Alea::new(Setup::new(fighters, 12), Arc::clone(&content.catalogue)).expect("they can meet");
        count.fight(&game, Seed(5).derive("fight", at as u64));
    }
    let Count { asked, slips, pairs, kills } = count;
    println!("{slips} slips in {asked} decisions, {pairs} pairs begun, {kills} turns of a certain kill");
    assert!(slips > 60 && pairs > 20 && kills > 10, "{slips} slips, {pairs} pairs begun, {kills} kills");
}
