//! Thins lines after Visvalingam and Whyatt (1993): the point whose triangle with its neighbours is smallest goes
//! first.

use crate::plane::{Point, area};
use std::cmp::Ordering;
use std::collections::BinaryHeap;

/// A point that may go, smallest triangle on top of the heap.
struct Candidate {
    area: f64,
    at: usize,
    /// A stale candidate's neighbours have changed since.
    neighbours: [usize; 2],
}

impl Ord for Candidate {
    fn cmp(&self, other: &Self) -> Ordering {
        other.area.total_cmp(&self.area).then_with(|| other.at.cmp(&self.at))
    }
}

impl PartialOrd for Candidate {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Candidate {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Candidate {}

/// Removes points while a triangle is smaller than `smallest` square units. The ends stay; a closed line keeps a
/// triangle.
pub fn simplify(line: &[Point], smallest: f64) -> Vec<Point> {
    let last = line.len() - 1;
    let fewest = if line[0] == line[last] { 4 } else { 2 };
    let mut before: Vec<usize> = (0..=last).map(|at| at.saturating_sub(1)).collect();
    let mut after: Vec<usize> = (0..=last).map(|at| (at + 1).min(last)).collect();
    let mut kept = vec![true; line.len()];
    let mut left = line.len();
    let candidate = |at: usize, neighbours: [usize; 2]| {
        let triangle = [line[neighbours[0]], line[at], line[neighbours[1]]];
        Candidate { area: area(&triangle), at, neighbours }
    };
    let mut heap: BinaryHeap<Candidate> = (1..last).map(|at| candidate(at, [at - 1, at + 1])).collect();
    while left > fewest
        && let Some(Candidate { area, at, neighbours }) = heap.pop()
    {
        if area >= smallest {
            break;
        }
        if !kept[at] || neighbours != [before[at], after[at]] {
            continue;
        }
        kept[at] = false;
        left -= 1;
        let [from, to] = neighbours;
        after[from] = to;
        before[to] = from;
        for neighbour in [from, to] {
            if neighbour != 0 && neighbour != last {
                heap.push(candidate(neighbour, [before[neighbour], after[neighbour]]));
            }
        }
    }
    line.iter().zip(kept).filter(|(_, kept)| *kept).map(|(point, _)| *point).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_on_a_straight_line_go_and_corners_stay() {
        let line = [[0.0, 0.0], [1.0, 0.0], [2.0, 0.0], [2.0, 5.0], [2.0, 9.0]];
        assert_eq!(simplify(&line, 0.5), [[0.0, 0.0], [2.0, 0.0], [2.0, 9.0]]);
    }

    #[test]
    fn a_closed_line_keeps_a_triangle() {
        let ring = [[0.0, 0.0], [0.1, 0.0], [0.1, 0.1], [0.0, 0.1], [0.0, 0.0]];
        assert_eq!(simplify(&ring, 10.0).len(), 4);
    }
}
