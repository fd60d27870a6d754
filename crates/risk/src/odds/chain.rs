//! The exact distribution of ends: probability carried forward, roll by roll, from the start of a fight.

use super::roll::{Defence, MAX_DICE, RollOdds};
use super::window::Window;

/// Probability too small to carry on. A fight within the limits visits fewer than 1e7 states, so that dropping this much
/// in each loses less than 1e-22; it keeps the work to the band around the likely course, and clear of subnormals.
const NEGLIGIBLE: f64 = 1e-30;

/// States with the same number of attackers: probability by defenders lost so far.
struct Row {
    /// No smaller loss has a probability worth carrying on.
    first: usize,
    reached: Vec<f64>,
}

impl Row {
    const BLANK: Self = Self { first: usize::MAX, reached: Vec::new() };

    fn add(&mut self, lost: usize, probability: f64) {
        if let Some(cell) = self.reached.get_mut(lost) {
            *cell += probability;
        } else {
            self.reached.resize(lost, 0.0);
            self.reached.push(probability);
        }
    }
}

/// Attackers left in a conquest, and the defenders left for every number of attackers at which the fight stops.
///
/// Needs `attackers > floor` and `defenders > 0`. Time is proportional to the smaller of `attackers - floor` and
/// `defenders`, times the width of the band of likely courses, times the dice.
pub(super) fn ends(attackers: u32, defenders: u32, floor: u32, defence: Defence) -> (Window, Vec<(u32, Window)>) {
    let mut rows = [Row::BLANK; MAX_DICE + 1];
    rows[0] = Row { first: 0, reached: vec![1.0] };
    let mut conquered = Vec::new();
    for left in (floor + 1..=attackers).rev() {
        conquered.push(roll_row(&mut rows, left, defenders, defence));
        // The row that is done becomes the blank one that the next roll may reach.
        rows[0].reached.clear();
        rows[0].first = usize::MAX;
        rows.rotate_left(1);
        if rows.iter().all(|row| row.reached.is_empty()) {
            break;
        }
    }
    let held = rows
        .into_iter()
        .zip((0..=floor).rev())
        .filter(|(row, _)| !row.reached.is_empty())
        .map(|(row, attackers)| (attackers, Window::ending_at(defenders, row.reached)))
        .collect();
    (Window::ending_at(attackers, conquered), held)
}

/// Carries the states with `attackers` left (row 0) one roll on, into the same row and the three after it, and returns
/// the probability that the territory has fallen with so many attackers left.
fn roll_row(rows: &mut [Row; MAX_DICE + 1], attackers: u32, defenders: u32, defence: Defence) -> f64 {
    let mut live = None;
    let mut lost = rows[0].first;
    while let Some(&probability) = rows[0].reached.get(lost) {
        if probability > NEGLIGIBLE {
            live.get_or_insert(lost);
            let left = u32::try_from(lost).map_or(0, |lost| defenders.saturating_sub(lost));
            let Some(roll) = RollOdds::of_armies(attackers, left, defence) else {
                break;
            };
            let stake = roll.stake() as usize;
            for (attacker_loss, chance) in roll.chances()[..=stake].iter().enumerate() {
                rows[attacker_loss].add(lost + stake - attacker_loss, probability * chance);
            }
        }
        lost += 1;
    }
    // Every reached row starts no earlier than the row it is reached from.
    if let Some(first) = live {
        for row in &mut rows[1..] {
            row.first = row.first.min(first);
        }
    }
    usize::try_from(defenders).ok().and_then(|all| rows[0].reached.get(all)).copied().unwrap_or(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::odds::grid::Grid;

    #[test]
    fn going_forward_agrees_with_going_back_at_the_limit() {
        for (defence, floor) in [(Defence::Standard, 0), (Defence::Standard, 37), (Defence::Capital, 2)] {
            let grid = Grid::new(1000 + floor, 1000, floor, defence);
            for (attackers, defenders) in [(1000, 1000), (860, 1000), (1000, 560), (1000, 730), (3, 1000), (1000, 2)] {
                let known = grid.at(attackers + floor, defenders);
                let (conquered, held) = ends(attackers + floor, defenders, floor, defence);
                let case = format!("{attackers} v {defenders}, stop at {floor}, {defence:?}");
                assert!((conquered.total() - known.p_conquer).abs() < 1e-12, "{case}");
                let held = held.iter().flat_map(|(_, window)| window.iter());
                let left: f64 = held.map(|(defenders, p)| f64::from(defenders) * p).sum();
                assert!((left - known.defenders_left).abs() < 1e-12 * f64::from(defenders), "{case}");
            }
        }
    }
}
