//! Tuning by studies: which weights Ks, Kc and Kp judge most positions as the studies do. Tuning by play is `learning`.
//!
//! What a position is worth is linear in the weights, so each study is evaluated once and the whole grid is arithmetic.

use hare::agents::{Curves, Parts, Weights, Worth};
use hare::{Hare, State};
use lab::{Origin, Scene};
use serde::Serialize;
use tabletop::{Game, Seat};

/// Steps of the grid along each weight: 0.5 to 2.0 by 0.1.
pub const STEPS: usize = 16;
/// Sets of weights in the grid.
pub const SETS: usize = STEPS * STEPS * STEPS;

/// The weight at a step of the grid, counted from 0.
pub fn weight(step: usize) -> f64 {
    // From whole numbers, so that 1.0 is 1.0.
    (5 + step) as f64 / 10.0
}

/// What the studies say of the grid.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Tuning {
    /// Studies.
    pub studies: usize,
    /// Studies judged as they should be, by the steps of Ks, Kc and Kp: [`SETS`] numbers, Kp fastest.
    pub hits: Vec<u16>,
    /// The plateau.
    pub plateau: Plateau,
    /// Studies judged as they should be by the weights tuned, those of the plateau's centre.
    pub best: Judgement,
    /// The same of the weights that ship.
    pub shipped: Judgement,
}

/// The sets of weights that judge most studies as they should be.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Plateau {
    /// Studies they judge so.
    pub hits: u16,
    /// How many of the [`SETS`] they are.
    pub sets: usize,
    /// How many sets hang together with the centre, by steps along one weight.
    pub connected: usize,
    /// Least and most of Ks, Kc and Kp on it.
    pub extent: [(f64, f64); 3],
    /// The set on it with the most of the plateau around it: the one nearest to the mean of all.
    pub centre: [f64; 3],
}

/// How some weights judge the studies.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Judgement {
    /// Ks, Kc and Kp.
    pub weights: [f64; 3],
    /// Studies judged as they should be.
    pub hits: u16,
    /// The same of those studies whose own judgement is not a search's, see [`Origin::is_independent`], and how many these are.
    pub independent: (u16, u16),
    /// What the winner has more than the best of the others, by study, in points.
    pub leads: Vec<(String, f64)>,
}

/// A study as far as weights have to do with it: what each rival of the winner has less, by part.
struct Measured {
    name: String,
    independent: bool,
    /// The winner's parts less a rival's, for each rival, with weights of 1.
    leads: Vec<Parts>,
}

impl Measured {
    fn of(scene: &Scene<Hare>, worth: &Worth) -> Option<Self> {
        let (study, state) = (scene.study.as_ref()?, scene.origin.as_ref()?);
        let parts = |seat: Seat, state: &State| worth.parts(&scene.game, state, seat);
        let own = parts(study.winner, state);
        let rivals = Seat::all(scene.game.seats()).filter(|seat| *seat != study.winner);
        Some(Self {
            name: scene.name.clone(),
            independent: !matches!(study.origin, Origin::Searched { .. }),
            leads: rivals.map(|seat| own.plus(parts(seat, state), -1.0)).collect(),
        })
    }

    /// What the winner has more than the best of the others.
    fn lead(&self, [salads, carrots, squares]: [f64; 3]) -> f64 {
        let total = |lead: &Parts| {
            salads * lead.salads + carrots * lead.carrots + squares * lead.squares + lead.home + lead.turns
        };
        self.leads.iter().map(total).fold(f64::INFINITY, f64::min)
    }
}

/// Studies, each evaluated once over the curves that ship.
pub struct Measurement {
    studies: Vec<Measured>,
    shipped: [f64; 3],
}

impl Measurement {
    /// Of these scenes; those that are no studies are left out.
    pub fn of(scenes: &[Scene<Hare>]) -> Self {
        let curves = Curves::shipped();
        let Weights { salads, carrots, squares } = curves.weights;
        let even = Curves { weights: Weights { salads: 1.0, carrots: 1.0, squares: 1.0 }, ..curves };
        let worth = Worth::new(even);
        let studies = scenes.iter().filter_map(|scene| Measured::of(scene, &worth)).collect();
        Self { studies, shipped: [salads, carrots, squares] }
    }

    /// Holds the whole grid against the studies; `None` where there is none.
    pub fn tune(&self) -> Option<Tuning> {
        if self.studies.is_empty() {
            return None;
        }
        let hits: Vec<u16> = (0..SETS).map(|set| self.hits(steps(set).map(weight))).collect();
        let plateau = Plateau::of(&hits);
        Some(Tuning {
            studies: self.studies.len(),
            best: self.judge(plateau.centre),
            shipped: self.judge(self.shipped),
            plateau,
            hits,
        })
    }

    /// How Ks, Kc and Kp judge the studies, which are in the order of the scenes.
    pub fn judge(&self, weights: [f64; 3]) -> Judgement {
        let lead = |study: &Measured| (study.name.clone(), study.lead(weights));
        let independent = || self.studies.iter().filter(|study| study.independent);
        let hits = independent().filter(|study| study.lead(weights) > 0.0).count();
        Judgement {
            weights,
            hits: self.hits(weights),
            independent: (hits as u16, independent().count() as u16),
            leads: self.studies.iter().map(lead).collect(),
        }
    }

    fn hits(&self, weights: [f64; 3]) -> u16 {
        self.studies.iter().filter(|study| study.lead(weights) > 0.0).count() as u16
    }
}

/// The steps of Ks, Kc and Kp of a set, by its place in [`Tuning::hits`].
fn steps(set: usize) -> [usize; 3] {
    [set / (STEPS * STEPS), set / STEPS % STEPS, set % STEPS]
}

/// The place in [`Tuning::hits`] of the set of these steps of Ks, Kc and Kp, each below [`STEPS`].
pub fn set([salads, carrots, squares]: [usize; 3]) -> usize {
    (salads * STEPS + carrots) * STEPS + squares
}

impl Plateau {
    /// The plateau of a grid of [`SETS`] numbers.
    fn of(hits: &[u16]) -> Self {
        let most = hits.iter().copied().max().unwrap_or(0);
        let on: Vec<[usize; 3]> = (0..SETS).filter(|&at| hits[at] == most).map(steps).collect();
        let along = |axis: usize| on.iter().map(move |steps| steps[axis]);
        let mean: [f64; 3] = std::array::from_fn(|axis| along(axis).sum::<usize>() as f64 / on.len() as f64);
        let far = |steps: &[usize; 3]| -> f64 {
            steps.iter().zip(mean).map(|(&step, mean)| (step as f64 - mean) * (step as f64 - mean)).sum()
        };
        let nearest = on.iter().min_by(|a, b| far(a).total_cmp(&far(b))).copied().unwrap_or_default();
        Self {
            hits: most,
            sets: on.len(),
            connected: connected(hits, nearest),
            extent: std::array::from_fn(|axis| {
                (weight(along(axis).min().unwrap_or(0)), weight(along(axis).max().unwrap_or(0)))
            }),
            centre: nearest.map(weight),
        }
    }
}

/// How many sets with as many hits hang together with one.
fn connected(hits: &[u16], from: [usize; 3]) -> usize {
    let mut seen = vec![false; SETS];
    let mut open = vec![from];
    seen[set(from)] = true;
    let mut count = 0;
    while let Some(at) = open.pop() {
        count += 1;
        for axis in 0..3 {
            for step in [at[axis].wrapping_sub(1), at[axis] + 1] {
                let mut next = at;
                next[axis] = step;
                if step < STEPS && !seen[set(next)] && hits[set(next)] == hits[set(from)] {
                    seen[set(next)] = true;
                    open.push(next);
                }
            }
        }
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_grid_goes_from_a_half_to_two_by_tenths() {
        assert_eq!((weight(0), weight(5), weight(STEPS - 1), SETS), (0.5, 1.0, 2.0, 4_096));
        assert!((0..SETS).all(|at| set(steps(at)) == at));
        assert_eq!(steps(1), [0, 0, 1]);
    }

    #[test]
    fn a_plateau_is_counted_bounded_and_centred() {
        let mut hits = vec![3; SETS];
        for salads in 4..=6 {
            for carrots in 2..=4 {
                hits[set([salads, carrots, 9])] = 7;
            }
        }
        hits[set([15, 15, 15])] = 7;
        let plateau = Plateau::of(&hits);
        assert_eq!((plateau.hits, plateau.sets, plateau.connected), (7, 10, 9));
        assert_eq!(plateau.extent, [(0.9, 2.0), (0.7, 2.0), (1.4, 2.0)]);
        assert_eq!(plateau.centre, [1.1, 0.9, 1.4]);
    }

    #[test]
    fn a_winner_leads_the_best_of_the_others() {
        let part = |salads, carrots, squares| Parts { salads, carrots, squares, home: 1.0, turns: 0.0 };
        let study = Measured {
            name: String::new(),
            independent: true,
            leads: vec![part(10.0, -4.0, 0.0), part(0.0, 1.0, 5.0)],
        };
        assert_eq!(study.lead([1.0, 1.0, 1.0]), 7.0);
        assert_eq!(study.lead([1.0, 2.0, 0.5]), 3.0);
        assert_eq!(study.lead([0.5, 2.0, 1.0]), -2.0);
        let measured = Measurement { studies: vec![study], shipped: [1.0; 3] };
        assert_eq!((measured.judge([0.5, 2.0, 1.0]).hits, measured.judge([1.0, 2.0, 0.5]).independent), (0, (1, 1)));
    }
}
