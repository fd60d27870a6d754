//! What a step forward costs, and how far carrots reach.

use crate::track::GOAL;

/// Carrots that reach from the start to the goal in one go: more reach no farther.
const ENOUGH: usize = 2_080;

/// How far each number of carrots up to [`ENOUGH`] reaches.
static REACH: [u8; ENOUGH + 1] = reaches();

/// What each number of squares costs.
static COST: [u16; GOAL as usize + 1] = costs();

/// Carrots for `squares` forward: 1 for the first, 2 for the second and so on, n(n+1)/2 in all. Beyond the length of the board
/// it stays at what the whole board costs.
#[inline]
pub fn cost(squares: u8) -> u16 {
    COST[usize::from(squares.min(GOAL))]
}

/// The most squares, 0 to 64, that so many carrots pay for.
#[inline]
pub fn reach(carrots: u16) -> u8 {
    REACH[usize::from(carrots).min(ENOUGH)]
}

const fn costs() -> [u16; GOAL as usize + 1] {
    let mut table = [0; GOAL as usize + 1];
    let mut squares = 1;
    while squares < table.len() {
        table[squares] = table[squares - 1] + squares as u16;
        squares += 1;
    }
    table
}

const fn reaches() -> [u8; ENOUGH + 1] {
    let costs = costs();
    let mut table = [0; ENOUGH + 1];
    let (mut carrots, mut squares) = (0, 0);
    while carrots <= ENOUGH {
        while squares < GOAL as usize && costs[squares + 1] as usize <= carrots {
            squares += 1;
        }
        table[carrots] = squares as u8;
        carrots += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_cost_triangular_numbers() {
        let told: Vec<u16> = [0, 1, 2, 3, 4, 20, 44, 64].into_iter().map(cost).collect();
        assert_eq!(told, [0, 1, 3, 6, 10, 210, 990, 2_080]);
        assert_eq!((cost(65), cost(255)), (2_080, 2_080));
    }

    #[test]
    fn the_longest_step_is_the_last_that_can_be_paid() {
        assert_eq!([65, 68, 98].map(reach), [10, 11, 13]);
        for carrots in 0..=u16::MAX {
            let most = reach(carrots);
            assert!(cost(most) <= carrots, "{carrots}");
            assert!(most == GOAL || cost(most + 1) > carrots, "{carrots}");
        }
    }
}
