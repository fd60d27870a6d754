//! The curves and weights as a file gives them.

use serde::{Deserialize, Serialize};

/// Ks, Kc and Kp: what each part of a position weighs.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// Ks, of salads.
    pub salads: f64,
    /// Kc, of carrots.
    pub carrots: f64,
    /// Kp, of squares.
    pub squares: f64,
}

/// Points of a line: a number, and what so many are worth together. Straight in between, and beyond the last as just before it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Curve(pub Vec<(f64, f64)>);

impl Curve {
    /// What `count` are worth; 0 for a curve of no points.
    pub fn at(&self, count: f64) -> f64 {
        let points = &self.0;
        let right = points.partition_point(|&(x, _)| x < count).clamp(1.min(points.len()), points.len());
        let right = right.min(points.len().saturating_sub(1));
        match (points.get(right.saturating_sub(1)), points.get(right)) {
            (Some(&(x0, y0)), Some(&(x1, y1))) if x1 > x0 => y0 + (count - x0) / (x1 - x0) * (y1 - y0),
            (_, Some(&(_, y))) => y,
            _ => 0.0,
        }
    }
}

/// The three curves of the carrots in hand.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CarrotCurves {
    /// Before half-way.
    pub early: Curve,
    /// After half-way.
    pub late: Curve,
    /// Of those beyond the limit, once there is enough to finish.
    pub excess: Curve,
}

/// Everything that is data of an evaluation, in points: see `assets/hare/evaluation.ron`, which ships.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Curves {
    /// Ks, Kc and Kp.
    pub weights: Weights,
    /// A square.
    pub square: f64,
    /// Carrots in hand.
    pub carrots: CarrotCurves,
    /// Salads in hand, 0 to 3, by the salad squares ahead; on as the last number.
    pub salads: [Vec<f64>; 4],
    /// A turn that goes on a salad.
    pub meal: f64,
    /// Being home first.
    pub home: f64,
    /// What each own turn costs that is still to go. 0 leaves the way home out of the judgement.
    #[serde(default)]
    pub turn: f64,
}

impl Curves {
    /// Those of a file, in RON.
    ///
    /// # Errors
    /// Where it is no such file: the line, and what is wrong.
    pub fn from_ron(text: &str) -> Result<Self, String> {
        ron::from_str(text).map_err(|fault| fault.to_string())
    }

    /// Those that ship.
    pub fn shipped() -> Self {
        let text = include_str!("../../../../../assets/hare/evaluation.ron");
        Self::from_ron(text).expect("the file is built in, and a test reads it")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_curve_is_straight_between_its_points_and_goes_on_beyond_them() {
        let curve = Curve(vec![(0.0, 0.0), (10.0, 20.0), (20.0, 25.0)]);
        let found = [0.0, 5.0, 10.0, 12.0, 20.0, 30.0].map(|count| curve.at(count));
        assert_eq!(found, [0.0, 10.0, 20.0, 21.0, 25.0, 30.0]);
        assert_eq!((Curve(vec![]).at(3.0), Curve(vec![(4.0, 7.0)]).at(3.0)), (0.0, 7.0));
    }

    #[test]
    fn what_ships_is_read_and_a_fault_is_told() {
        let shipped = Curves::shipped();
        assert_eq!(shipped.square, 3.0);
        assert!(Curves::from_ron("(weights: 3)").is_err());
    }

    /// What one more is worth, from `from` on.
    fn slopes(curve: &Curve, until: u16) -> Vec<f64> {
        (0..until).map(|count| curve.at(f64::from(count) + 1.0) - curve.at(f64::from(count))).collect()
    }

    #[test]
    fn carrots_are_worth_less_as_they_pile_up_faster_so_after_half_way() {
        let CarrotCurves { early, late, excess } = Curves::shipped().carrots;
        let [early, late, excess] = [early, late, excess].map(|curve| slopes(&curve, 400));
        let falls = |slopes: &[f64]| slopes.windows(2).all(|pair| pair[1] <= pair[0] + 1e-9);
        assert!(falls(&early) && falls(&late) && falls(&excess));
        assert!(early.iter().chain(&late).all(|slope| *slope > 0.0) && excess.iter().all(|slope| *slope < 0.0));
        // By how much of its first worth a carrot has fallen at 100: less before half-way.
        assert!(early[100] / early[0] > late[100] / late[0]);
    }

    #[test]
    fn salads_weigh_the_more_the_fewer_squares_are_ahead_to_eat_them_on() {
        let salads = Curves::shipped().salads;
        for curve in &salads {
            assert!(curve.windows(2).all(|pair| pair[0] <= pair[1]));
        }
        for ahead in 0..6 {
            let worth = |salads: &Vec<f64>| *salads.get(ahead).or(salads.last()).unwrap();
            assert!(salads.windows(2).all(|pair| worth(&pair[0]) > worth(&pair[1])));
        }
    }
}
