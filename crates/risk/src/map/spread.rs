//! Where to draw the territories of a map that says nothing of it: so that distances on the board are, as nearly as they can be, steps between them.
//!
//! Stress majorization (Gansner, Koren and North, Graph Drawing 2004): every point moves to the weighted mean of where each other one wants it, at its
//! number of steps; the weight of a pair falls with the square of these. The same borders always give the same points.

/// Rounds; what is left to gain after them cannot be seen.
const ROUNDS: usize = 150;

/// A point for each territory, in steps, by borders that join all of them.
pub(super) fn spread(borders: &[Vec<usize>]) -> Vec<(f64, f64)> {
    let steps = steps(borders);
    let count = borders.len();
    // A spiral, so that no three lie in a line.
    let mut points: Vec<(f64, f64)> = (0..count)
        .map(|at| {
            let (angle, out) = (2.399_963 * at as f64, (at as f64 + 0.5).sqrt());
            (out * libm::cos(angle), out * libm::sin(angle))
        })
        .collect();
    for _ in 0..ROUNDS {
        for at in 0..count {
            let (mut x, mut y, mut weights) = (0.0, 0.0, 0.0);
            for other in (0..count).filter(|&other| other != at) {
                let wanted = f64::from(steps[at * count + other]);
                let (dx, dy) = (points[at].0 - points[other].0, points[at].1 - points[other].1);
                let stretch = wanted / (dx * dx + dy * dy).sqrt().max(1e-9);
                let weight = 1.0 / (wanted * wanted);
                x += weight * (points[other].0 + stretch * dx);
                y += weight * (points[other].1 + stretch * dy);
                weights += weight;
            }
            if weights > 0.0 {
                points[at] = (x / weights, y / weights);
            }
        }
    }
    points
}

/// Steps between each two, whichever way borders lead; as many as there are territories where no way leads.
fn steps(borders: &[Vec<usize>]) -> Vec<u16> {
    let count = borders.len();
    let mut near = borders.to_vec();
    for (from, list) in borders.iter().enumerate() {
        for &to in list {
            near[to].push(from);
        }
    }
    let mut steps = vec![count as u16; count * count];
    for from in 0..count {
        let row = &mut steps[from * count..(from + 1) * count];
        row[from] = 0;
        let mut edge = vec![from];
        for step in 1u16.. {
            let mut next = Vec::new();
            for &to in edge.iter().flat_map(|&at| &near[at]) {
                if to != from && row[to] == count as u16 {
                    row[to] = step;
                    next.push(to);
                }
            }
            if next.is_empty() {
                break;
            }
            edge = next;
        }
    }
    steps
}

#[cfg(test)]
mod tests {
    use super::*;

    fn distance(points: &[(f64, f64)], one: usize, other: usize) -> f64 {
        let (dx, dy) = (points[one].0 - points[other].0, points[one].1 - points[other].1);
        (dx * dx + dy * dy).sqrt()
    }

    #[test]
    fn a_row_is_drawn_as_a_row_and_a_ring_as_a_ring() {
        let row: Vec<Vec<usize>> =
            (0..8usize).map(|at| at.checked_sub(1).into_iter().chain((at < 7).then_some(at + 1)).collect()).collect();
        let points = spread(&row);
        for at in 0..7 {
            assert!((distance(&points, at, at + 1) - 1.0).abs() < 0.05, "{points:?}");
        }
        assert!(distance(&points, 0, 7) > 6.5, "{points:?}");
        let ring: Vec<Vec<usize>> = (0..12).map(|at| vec![(at + 1) % 12]).collect();
        let points = spread(&ring);
        let sides: Vec<f64> = (0..12).map(|at| distance(&points, at, (at + 1) % 12)).collect();
        assert!(sides.iter().all(|side| (side - sides[0]).abs() < 0.1), "{sides:?}");
        assert_eq!(points, spread(&ring), "always the same");
    }
}
