//! What a status with a script is worth: the HP that one more of it costs its bearer, seen in fights that are played twice over the same dice, with it and without.
//!
//! Both sides play by the [habit](first_choice) of the simplest opponent, which takes as long as it does to look at the cards: what is wanted is what the status does, not what the
//! best play would make of it. The next two turns of the bearer count, in a spread of fights; where both HP change, what the other side loses counts for the bearer.

use std::sync::Arc;

use tabletop::{Game, NoEvents, Seat, Seed, Turn};

use super::left_to_right::first_choice;
use crate::card::Catalogue;
use crate::combatant::Combatant;
use crate::setup::Setup;
use crate::stage::Stage;
use crate::state::{State, other};
use crate::status::Status;
use crate::status_kind::Worth;
use crate::{Action, Alea};

/// Fights that are played twice for each of the two who may put the status on.
const FIGHTS: usize = 64;

/// How many of the status are put on, where there may be as many.
const STACKS: u8 = 2;

/// Turns that are looked at, both sides together.
const TURNS: usize = 4;

/// Actions of a fight that are played at most.
const MOST_ACTIONS: usize = 200;

/// What one more of a status is worth that its bearer put on itself, and one that the foe did, seen in fights of these fighters.
pub(crate) fn worth(catalogue: &Arc<Catalogue>, fighters: &[Combatant], status: Status) -> [Worth; 2] {
    let most = catalogue.statuses().get(status).map_or(STACKS, |kind| kind.most.min(STACKS));
    [Seat(0), Seat(1)].map(|bearer| {
        let costs: Vec<f64> = (0..FIGHTS)
            .filter_map(|number| Trial::new(catalogue, fighters, number)?.cost(bearer, status, most))
            .map(|cost| cost / f64::from(most))
            .collect();
        let count = costs.len().max(2) as f64;
        let mean = costs.iter().sum::<f64>() / count;
        let variance = costs.iter().map(|cost| (cost - mean).powi(2)).sum::<f64>() / (count - 1.0);
        Worth { hp: mean, error: (variance / count).sqrt() }
    })
}

/// A fight in which the first fighter is about to end its turn.
struct Trial {
    game: Alea,
    state: State,
    seed: Seed,
}

impl Trial {
    /// The fight of this number; `None` where it is over before.
    fn new(catalogue: &Arc<Catalogue>, fighters: &[Combatant], number: usize) -> Option<Self> {
        let fighter = |at: usize| fighters.get(at % fighters.len().max(1)).cloned();
        let pair = [fighter(7 * number)?, fighter(11 * number + number / fighters.len() + 1)?];
        // Nobody dies of what is tried, and everybody has something to lose and something to heal.
        let fighters = pair.map(|one| Combatant { max_hp: 300, hp: Some(150), ..one });
        let game = Alea::new(Setup::new(fighters, 100), Arc::clone(catalogue)).ok()?;
        let mut trial = Self { state: game.start(), game, seed: Seed(38).derive("status", number as u64) };
        if trial.state.active != Seat(0) {
            return None;
        }
        trial.play(|_, action| action != Action::EndTurn);
        (trial.game.turn(&trial.state) == Turn::Seat(Seat(0))).then_some(trial)
    }

    /// HP that it costs the bearer to have so many of a status, put on as the turn of the first fighter ends.
    fn cost(&self, bearer: Seat, status: Status, count: u8) -> Option<f64> {
        let lost = |count: u8| {
            let mut state = self.state.clone();
            self.game.put(&mut state, bearer, status, count);
            let mut trial = Self { game: self.game.clone(), state, seed: self.seed };
            let mut turns = 0;
            let mut active = trial.state.active;
            trial.play(|state, action| {
                turns += usize::from(state.active != active);
                active = state.active;
                turns < TURNS || action != Action::EndTurn
            });
            let hp = |seat| f64::from(trial.state.fighter(seat).hp);
            hp(other(bearer)) - hp(bearer)
        };
        let cost = lost(count) - lost(0);
        cost.is_finite().then_some(cost)
    }

    /// Plays on as long as the next action is wanted. Each turn has dice of its own, whatever fell before.
    fn play(&mut self, mut wanted: impl FnMut(&State, Action) -> bool) {
        let (mut turn, mut rng) = (None, self.seed.stream("turn", 0));
        for _ in 0..MOST_ACTIONS {
            let now = (self.state.round, self.state.active);
            if turn != Some(now) {
                (turn, rng) = (Some(now), self.seed.stream("turn", 2 * u64::from(now.0) + u64::from(now.1.0)));
            }
            match self.game.turn(&self.state) {
                Turn::Chance => {
                    let Some(outcome) = self.game.draw(&self.state, &mut rng) else { return };
                    if self.game.resolve(&mut self.state, &outcome, &mut NoEvents).is_err() {
                        return;
                    }
                }
                Turn::Seat(_) if self.state.stage == Stage::Acting => {
                    let action = first_choice(&self.game, &self.state);
                    if !wanted(&self.state, action) || self.game.apply(&mut self.state, &action, &mut NoEvents).is_err()
                    {
                        return;
                    }
                }
                _ => return,
            }
        }
    }
}
