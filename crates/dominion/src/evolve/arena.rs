//! Matches: a candidate against rivals, seats taken in turn.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tabletop::{Seat, Seed};

use crate::agents::Strategist;
use crate::kernel::Kernel;
use crate::rules::Dominion;

/// One match to be played.
#[derive(Clone, Debug)]
pub struct Job {
    /// The candidate, then the others at the table in the order of their seats.
    pub(super) table: Vec<Arc<Strategist>>,
    /// How many games.
    pub(super) games: u32,
    /// What its games follow from.
    pub(super) seed: Seed,
}

/// What a match came to for the candidate.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Score {
    /// Games played.
    pub games: u32,
    /// Games it won alone.
    pub won: u32,
    /// Games somebody else won alone.
    pub lost: u32,
    /// Its share of all games, a shared first place divided: 1/seats where it is as good as the others.
    pub share: f64,
    /// Games after which it owned more of a kind than at the beginning, by card.
    pub bought: [u32; crate::cards::KINDS],
}

impl Job {
    /// A match of so many games, whatever comes of it: the first of the table, whose score it is, against the others.
    pub fn new(table: Vec<Arc<Strategist>>, games: u32, seed: Seed) -> Self {
        Self { table, games, seed }
    }

    /// A match of a candidate against one rival, who has all other seats: among different rivals a candidate could live off what they do to each
    /// other, and money alone would not be alone.
    pub(super) fn against(own: &Arc<Strategist>, rival: &Arc<Strategist>, seats: u8, games: u32, seed: Seed) -> Self {
        let others = std::iter::repeat_n(rival, usize::from(seats).saturating_sub(1));
        Self::new(std::iter::once(own).chain(others).cloned().collect(), games, seed)
    }

    /// Plays the match with the rules it was made for. The same score on any machine and in any thread.
    pub fn play(&self, game: &Dominion) -> Score {
        let mut kernel = Kernel::new(game);
        let (mut score, mut points, mut rng) = (Score::default(), 0.0, self.seed.stream("match", 0));
        let seats = self.table.len();
        // The candidate's seat changes from game to game.
        let mut seating: Vec<Strategist> = self.table.iter().map(|agent| agent.as_ref().clone()).collect();
        let begun = kernel.begun();
        while score.games < self.games {
            let own = score.games as usize % seats;
            let Some(standing) = kernel.play(&seating, &mut rng, |_| {}) else { break };
            let first = standing.places.iter().filter(|&&place| place == 1).count().max(1);
            let leads = standing.places.get(own) == Some(&1);
            points += if leads { 1.0 / first as f64 } else { 0.0 };
            score.won += u32::from(leads && first == 1);
            score.lost += u32::from(!leads && first == 1);
            score.games += 1;
            let mut gained = kernel.owned(Seat(own as u8));
            gained.take_all(&begun);
            gained.kinds().for_each(|card| score.bought[card.index()] += 1);
            seating.rotate_right(1);
        }
        score.share = points / f64::from(score.games.max(1));
        score
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Catalog, Menu, Setup};

    #[test]
    fn a_rival_has_all_other_seats() {
        let catalog =
            Catalog::from_ron("cards.ron", include_str!("../../../../assets/dominion/cards.ron")).expect("ours");
        for seats in 2..=4 {
            let game = Dominion::new(Setup { seats, ..Setup::default() }, &catalog).expect("the usual kingdom");
            let follow = |name: &str, text: &str| {
                let menu: Menu = text.parse().expect("a menu");
                Arc::new(Strategist::new(&game, name, &menu, true).expect("basic cards"))
            };
            let (own, rival) = (follow("own", "e2-d4-p8-gold@99|silver@99"), follow("rival", "e0-d0-p8-silver@99"));
            let job = Job::against(&own, &rival, seats, 30, Seed(1));
            let names: Vec<&str> =
                job.table.iter().map(|agent| tabletop::Agent::<Dominion>::name(agent.as_ref())).collect();
            assert_eq!(names, [&["own"][..], &vec!["rival"; usize::from(seats) - 1]].concat());
            assert!(job.play(&game).share > 0.9, "money with points beats Silvers alone");
            let equal = Job::against(&own, &own, seats, 300, Seed(1)).play(&game).share;
            assert!((equal - 1.0 / f64::from(seats)).abs() < 0.08, "copies win their share: {equal}");
        }
    }
}
