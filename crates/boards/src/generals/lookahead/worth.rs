//! What ranks are worth: by what they can take of the other army, and what can take them.

use crate::generals::rank::Rank;
use crate::generals::rules::{Rules, Survivor};

/// How often the worth of what is taken is looked at anew.
const ROUNDS: usize = 4;

/// What each rank is worth where so many of each face each other, fractions by how likely they are. The average of an army is 1; a flag, whose fall decides the game, counts by what it can take.
#[derive(Clone, PartialEq, Debug)]
pub struct Worths {
    /// Of the one side, and of the other.
    pub of: [Vec<f64>; 2],
}

impl Worths {
    /// Those of two armies.
    pub fn new(rules: &Rules, counts: [&[f64]; 2], alive: f64, fear: f64) -> Self {
        let mut of = [vec![1.0; rules.ranks.len()], vec![1.0; rules.ranks.len()]];
        for _ in 0..ROUNDS {
            let next = [0, 1].map(|side: usize| {
                let others = (counts[1 - side], of[1 - side].as_slice());
                let worths = rules.all().iter().map(|rank| worth(rules, rank, others, alive, fear)).collect();
                even(worths, counts[side])
            });
            of = next;
        }
        Self { of }
    }
}

fn worth(rules: &Rules, rank: Rank, (counts, worths): (&[f64], &[f64]), alive: f64, fear: f64) -> f64 {
    let (mut all, mut taken, mut taking) = (0.0, 0.0, 0.0);
    for (other, (count, worth)) in (0..).map(Rank).zip(counts.iter().zip(worths)) {
        all += count * worth;
        match rules.survivor(rank, other) {
            Survivor::Attacker => taken += count * worth,
            Survivor::Defender => taking += count * worth,
            Survivor::Nobody => {}
        }
    }
    let share = |part: f64| if all > 0.0 { part / all } else { 0.0 };
    (alive + share(taken)) * (1.0 - fear * share(taking))
}

/// The same with an average of 1.
fn even(worths: Vec<f64>, counts: &[f64]) -> Vec<f64> {
    let (pieces, sum) = counts
        .iter()
        .zip(&worths)
        .fold((0.0, 0.0), |(pieces, sum), (count, worth)| (pieces + count, sum + count * worth));
    let average = if sum > 0.0 { sum / pieces } else { 1.0 };
    worths.into_iter().map(|worth| worth / average).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generals::relatives::SALPAKAN;

    #[test]
    fn what_takes_more_is_worth_more() {
        let counts: Vec<f64> = SALPAKAN.counts().into_iter().map(f64::from).collect();
        let worths = Worths::new(&SALPAKAN, [&counts, &counts], 0.3, 0.5);
        let worth = |letter| worths.of[0][SALPAKAN.rank(letter).expect("a rank").index()];
        for (more, less) in "AGTDBCLMKIJ".chars().zip("GTDBCLMKIJS".chars()) {
            assert!(worth(more) > worth(less), "{more} and {less}: {worths:?}");
        }
        assert!(worth('Y') > worth('C') && worth('P') < worth('C') && worth('P') > worth('F'), "{worths:?}");
        // Where no spy is left, privates take nothing but the flag.
        let mut without = counts.clone();
        without[0] = 0.0;
        let later = Worths::new(&SALPAKAN, [&counts, &without], 0.3, 0.5);
        assert!(later.of[0][13] < worths.of[0][13]);
    }
}
