//! What chance may do, how likely it is, and how it is drawn.

use rand::RngExt;
use tabletop::{Illegal, Rng, Seat};

use super::Risk;
use crate::action::{Outcome, Roll};
use crate::board::{Owner, Phase};
use crate::map::TerritoryId;
use crate::mission::Mission;
use crate::state::State;

impl Risk {
    pub(super) fn chances(&self, state: &State) -> Vec<(f64, Outcome)> {
        match state.board.phase {
            Phase::First => alike(Seat::all(self.may_begin().into()).map(Outcome::First).collect()),
            Phase::Mission(_) => alike(self.undealt(state).map(Outcome::Mission).collect()),
            Phase::Deal(_) => alike(lands_of(state, Owner::NOBODY).map(Outcome::Territory).collect()),
            Phase::Scatter(owner) => alike(lands_of(state, owner).map(Outcome::Territory).collect()),
            Phase::Roll(battle) => {
                let attacker = throws(battle.dice.into());
                let defender = throws(self.defender_dice(&state.board, battle.to));
                attacker
                    .iter()
                    .flat_map(|&(p, attacker)| {
                        defender.iter().map(move |&(q, defender)| (p * q, Outcome::Roll(Roll { attacker, defender })))
                    })
                    .collect()
            }
            Phase::Draw => alike(state.deck.iter().map(|&card| Outcome::Card(card)).collect()),
            _ => Vec::new(),
        }
    }

    pub(super) fn drawn(&self, state: &State, rng: &mut Rng) -> Option<Outcome> {
        match state.board.phase {
            Phase::First => Some(Outcome::First(Seat(rng.random_range(0..self.may_begin())))),
            Phase::Mission(_) => {
                let count = self.undealt(state).count();
                let at = (count > 0).then(|| rng.random_range(0..count))?;
                self.undealt(state).nth(at).map(Outcome::Mission)
            }
            Phase::Deal(_) => pick_land(state, Owner::NOBODY, rng),
            Phase::Scatter(owner) => pick_land(state, owner, rng),
            Phase::Roll(battle) => Some(Outcome::Roll(Roll {
                attacker: throw(battle.dice.into(), rng),
                defender: throw(self.defender_dice(&state.board, battle.to), rng),
            })),
            Phase::Draw if state.deck.is_empty() => None,
            Phase::Draw => Some(Outcome::Card(state.deck[rng.random_range(0..state.deck.len())])),
            _ => None,
        }
    }

    /// Whether an outcome can come here.
    pub(super) fn possible(&self, state: &State, outcome: &Outcome) -> Result<(), Illegal> {
        let can = match (&state.board.phase, outcome) {
            (Phase::First, &Outcome::First(seat)) => seat.0 < self.may_begin(),
            (Phase::Mission(_), &Outcome::Mission(mission)) => self.undealt(state).any(|left| left == mission),
            (Phase::Deal(_), &Outcome::Territory(territory)) => owned(state, territory, Owner::NOBODY),
            (&Phase::Scatter(owner), &Outcome::Territory(territory)) => owned(state, territory, owner),
            (Phase::Roll(battle), Outcome::Roll(roll)) => {
                is_throw(roll.attacker, battle.dice.into())
                    && is_throw(roll.defender, self.defender_dice(&state.board, battle.to))
            }
            (Phase::Draw, Outcome::Card(card)) => state.deck.contains(card),
            _ => false,
        };
        if can { Ok(()) } else { Err(Illegal::new("impossible-outcome", "that cannot come here")) }
    }

    /// How many of the seats, counted from the first, one that begins is drawn from.
    fn may_begin(&self) -> u8 {
        if self.setup.first_seat_begins { 1 } else { self.setup.seats }
    }

    /// The missions not yet dealt.
    fn undealt<'a>(&'a self, state: &'a State) -> impl Iterator<Item = Mission> + 'a {
        Mission::all(self.setup.seats.into()).filter(|mission| !state.missions.contains(&Some(*mission)))
    }
}

fn owned(state: &State, territory: TerritoryId, owner: Owner) -> bool {
    state.board.lands.get(territory.index()).is_some_and(|land| land.owner == owner)
}

fn lands_of(state: &State, owner: Owner) -> impl Iterator<Item = TerritoryId> + '_ {
    let lands = state.board.lands.iter().enumerate();
    lands.filter(move |(_, land)| land.owner == owner).map(|(at, _)| TerritoryId(at as u8))
}

fn pick_land(state: &State, owner: Owner, rng: &mut Rng) -> Option<Outcome> {
    let count = lands_of(state, owner).count();
    let at = (count > 0).then(|| rng.random_range(0..count))?;
    lands_of(state, owner).nth(at).map(Outcome::Territory)
}

/// Equally likely outcomes.
fn alike(outcomes: Vec<Outcome>) -> Vec<(f64, Outcome)> {
    let probability = 1.0 / outcomes.len().max(1) as f64;
    outcomes.into_iter().map(|outcome| (probability, outcome)).collect()
}

/// One throw of up to three dice, highest first, 0 where none is thrown.
fn throw(dice: u32, rng: &mut Rng) -> [u8; 3] {
    let mut throw = [0; 3];
    for die in throw.iter_mut().take(dice as usize) {
        *die = rng.random_range(1..=6);
    }
    throw.sort_unstable_by(|a, b| b.cmp(a));
    throw
}

/// Every throw of up to three dice with its probability, each sorted with the highest first.
fn throws(dice: u32) -> Vec<(f64, [u8; 3])> {
    let faces = |thrown: bool| if thrown { 1..=6u8 } else { 0..=0 };
    let mut list = Vec::new();
    for a in faces(dice >= 1) {
        for b in faces(dice >= 2).take_while(|&b| b <= a) {
            for c in faces(dice >= 3).take_while(|&c| c <= b) {
                list.push((orders([a, b, c], dice) / 6f64.powi(dice.min(3) as i32), [a, b, c]));
            }
        }
    }
    list
}

/// In how many orders the first `dice` of a sorted throw may have fallen.
fn orders(throw: [u8; 3], dice: u32) -> f64 {
    let thrown = &throw[..dice.min(3) as usize];
    let pairs = thrown.windows(2).filter(|pair| pair[0] == pair[1]).count();
    match (thrown.len(), pairs) {
        (3, 0) => 6.0,
        (3, 1) => 3.0,
        (2, 0) => 2.0,
        _ => 1.0,
    }
}

fn is_throw(throw: [u8; 3], dice: u32) -> bool {
    let dice = dice.min(3) as usize;
    throw[..dice].iter().all(|die| (1..=6).contains(die))
        && throw[dice..].iter().all(|&die| die == 0)
        && throw.is_sorted_by(|a, b| a >= b)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn throws_are_all_there() {
        for (dice, kinds) in [(1, 6), (2, 21), (3, 56)] {
            let list = throws(dice);
            assert_eq!(list.len(), kinds);
            assert!((list.iter().map(|(p, _)| p).sum::<f64>() - 1.0).abs() < 1e-12);
            assert!(list.iter().all(|&(_, throw)| is_throw(throw, dice)));
        }
        assert!(!is_throw([3, 4, 0], 2) && !is_throw([6, 0, 0], 2) && !is_throw([7, 1, 0], 2));
    }

    #[test]
    fn losses_go_pair_by_pair_and_ties_to_the_defender() {
        let roll = |attacker, defender| Roll { attacker, defender }.losses();
        assert_eq!(roll([6, 5, 1], [6, 4, 0]), (1, 1));
        assert_eq!(roll([6, 6, 1], [5, 5, 0]), (0, 2));
        assert_eq!(roll([3, 0, 0], [3, 2, 0]), (1, 0));
        assert_eq!(roll([6, 5, 4], [5, 5, 3]), (1, 2));
    }
}
