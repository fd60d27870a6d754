//! What actions of a position are worth, by a game's tables or by following every line of play.

use std::collections::BTreeMap;

use tabletop::{Eye, Game, NoEvents, Seat, Step, Turn};

use super::forced::Forced;
use super::{Proof, PuzzleMaker, Worth};

/// Positions that are looked at for one action at most, where every line of play is followed.
const MOST_POSITIONS: u64 = 2_000_000;
/// Positions that wins by tables are followed through at most.
const MOST_FOLLOWED: u32 = 1_000_000;

/// Asks what is known of positions of a game.
pub struct Judge<'a, G: Game> {
    /// The rules.
    pub game: &'a G,
    /// What the game lends.
    pub maker: Box<dyn PuzzleMaker<G>>,
    /// By position, how long the game lasts there at most.
    lengths: BTreeMap<u64, u32>,
    /// Positions that wins may still be followed through.
    left: u32,
}

impl<'a, G: Game> Judge<'a, G> {
    /// One that has not been asked anything yet.
    pub fn new(game: &'a G, maker: Box<dyn PuzzleMaker<G>>) -> Self {
        Self { game, maker, lengths: BTreeMap::new(), left: MOST_FOLLOWED }
    }

    /// From now on wins are followed through so many positions at most.
    pub fn follow_at_most(&mut self, left: u32) {
        self.left = left;
    }

    /// What each action of the seat to act is worth, the best first, where tables know it.
    pub fn worths(&mut self, state: &G::State) -> Option<Vec<(G::Action, Worth)>> {
        self.maker.worths(self.game, state)
    }

    /// In how many plies the game is over at most, where the side that wins by tables goes by them, and the other side does whatever it wants. `None` where nobody wins, where tables do not know it, or
    /// where that takes too long to find out.
    pub fn length(&mut self, state: &G::State) -> Option<u32> {
        if self.game.turn(state) == Turn::Over {
            return self.game.standing(state)?.winner().map(|_| 0);
        }
        let key = self.maker.standing_key(state);
        if let Some(length) = self.lengths.get(&key) {
            return Some(*length);
        }
        self.left = self.left.checked_sub(1)?;
        let worths = self.worths(state)?;
        let (best, worth) = worths.first()?;
        let length = match worth {
            Worth::Won(_) => self.length(&self.after(state, best)?)?,
            Worth::Drawn => return None,
            Worth::Lost(_) => {
                let mut longest = 0;
                for (action, _) in &worths {
                    longest = longest.max(self.length(&self.after(state, action)?)?);
                }
                longest
            }
        };
        self.lengths.insert(key, length + 1);
        Some(length + 1)
    }

    /// In how many plies an action ends the game at most, itself counted, as [`length`](Self::length) has it.
    pub fn length_with(&mut self, state: &G::State, action: &G::Action) -> Option<u32> {
        let after = self.after(state, action)?;
        self.length(&after).map(|length| length + 1)
    }

    /// Which actions win by force within so many plies; of each action of the seat to act whether it does. `None` where that takes too long to find out.
    pub fn forced(&self, state: &G::State, plies: u32) -> Option<Vec<(G::Action, bool)>> {
        let Turn::Seat(seat) = self.game.turn(state) else { return None };
        let key = |state: &G::State| self.maker.key(state);
        let mut forced = Forced::new(self.game, seat, &key, MOST_POSITIONS);
        let actions = self.game.actions(&self.game.view(state, Eye::Seat(seat)))?;
        let known = actions.into_iter().map(|action| forced.with(state, &action, plies).map(|won| (action, won)));
        known.collect()
    }

    /// Whether a seat wins by force within so many plies. `None` where that takes too long to find out.
    pub fn is_forced(&self, state: &G::State, seat: Seat, plies: u32) -> Option<bool> {
        let key = |state: &G::State| self.maker.key(state);
        Forced::new(self.game, seat, &key, MOST_POSITIONS).within(state, plies)
    }

    /// The best play of both sides after an action, which comes first: to the end where one wins, or as far as is worth telling.
    pub fn line(&mut self, state: &G::State, action: &G::Action, proof: Proof) -> Vec<Step<G>> {
        let Turn::Seat(solver) = self.game.turn(state) else { return Vec::new() };
        let mut line = Vec::new();
        let (mut state, mut next) = (state.clone(), Some(action.clone()));
        let mut left = proof.plies();
        while let Some(action) = next.take() {
            let Turn::Seat(seat) = self.game.turn(&state) else { break };
            let Some(after) = self.after(&state, &action) else { break };
            line.push(Step::Action(seat, action));
            left = left.saturating_sub(1);
            state = after;
            // What is told ends where chance has a say: any of it may come.
            next = match (self.game.turn(&state), proof) {
                (Turn::Seat(mover), _) if left > 0 => match proof {
                    Proof::Solved { .. } => self.best(&state),
                    Proof::Searched { .. } => self.best_forced(&state, solver, mover, left),
                },
                _ => None,
            };
        }
        line
    }

    /// The best action by tables; of those that lose the one with which the game lasts longest.
    fn best(&mut self, state: &G::State) -> Option<G::Action> {
        let worths = self.worths(state)?;
        let (best, worth) = worths.first()?.clone();
        match worth {
            Worth::Won(_) => Some(best),
            Worth::Drawn => None,
            Worth::Lost(_) => {
                let mut longest: Option<(u32, G::Action)> = None;
                for (action, _) in worths {
                    let length = self.length_with(state, &action)?;
                    if longest.as_ref().is_none_or(|(known, _)| length > *known) {
                        longest = Some((length, action));
                    }
                }
                longest.map(|(_, action)| action)
            }
        }
    }

    /// The action with which `solver` wins soonest, or the other side loses latest, where the win is forced within so many plies.
    fn best_forced(&self, state: &G::State, solver: Seat, mover: Seat, left: u32) -> Option<G::Action> {
        let actions = self.game.actions(&self.game.view(state, Eye::Seat(mover)))?;
        let soonest = |action: &G::Action| {
            let after = self.after(state, action)?;
            (0..left).find(|plies| self.is_forced(&after, solver, *plies) == Some(true))
        };
        let known = actions.into_iter().filter_map(|action| Some((soonest(&action)?, action)));
        let known: Vec<(u32, G::Action)> = known.collect();
        let wanted = known.iter().map(|(plies, _)| *plies);
        let wanted = if mover == solver { wanted.min() } else { wanted.max() }?;
        known.into_iter().find(|(plies, _)| *plies == wanted).map(|(_, action)| action)
    }

    /// The state after an action.
    pub fn after(&self, state: &G::State, action: &G::Action) -> Option<G::State> {
        let mut after = state.clone();
        self.game.apply(&mut after, action, &mut NoEvents).ok()?;
        Some(after)
    }
}
