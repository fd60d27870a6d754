//! What the answer to a shot tells.

use crate::board::Square;
use crate::fox_hunt::ground::{Area, rays};
use crate::fox_hunt::setup::MOST_FOXES;

/// The answers that tell of placements apart: a hit, and each number of foxes.
const ANSWERS: usize = MOST_FOXES as usize + 2;

/// What the answer to a shot at a square tells on the average, in bits, if each of these placements is as likely as any other: the entropy of the answer. 0 where there is none.
pub fn bits(placements: &[Area], square: Square) -> f64 {
    let mut counts = [0_u32; ANSWERS];
    let seen = rays(square);
    for foxes in placements {
        let answer = if foxes.contains(square) { ANSWERS - 1 } else { (*foxes & seen).len() as usize };
        counts[answer.min(ANSWERS - 1)] += 1;
    }
    let all = placements.len().max(1) as f64;
    let shares = counts.into_iter().filter(|count| *count > 0).map(|count| f64::from(count) / all);
    shares.map(|share| -share * share.log2()).sum::<f64>().max(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_tells_as_much_as_it_parts() {
        let area = |squares: &[u8]| squares.iter().map(|square| Square(*square)).collect::<Area>();
        // A fox at a1, b1, c1 or d2, each alone.
        let four: Vec<Area> = [0, 1, 2, 13].iter().map(|square| area(&[*square])).collect();
        assert_eq!(bits(&four, Square(5)), 0.811_278_124_459_132_8, "three of four are seen from f1");
        assert_eq!(bits(&four, Square(119)), 0.0, "none is seen from j12");
        assert!((bits(&four, Square(0)) - 1.5).abs() < 1e-12, "a hit, two that are seen, one that is not");
        assert_eq!((bits(&[], Square(0)), bits(&four[..1], Square(0)), bits(&four, Square(255))), (0.0, 0.0, 0.0));
    }
}
