//! Makes straight cuts wander as rivers and ridges do: the middle of each step strays to one side, again and again.
//!
//! How far follows from the step's ends alone, so that a cut named in several rows is one line.

use crate::lattice::Site;

/// Steps shorter than this stay straight, in lattice units.
const SHORTEST: f64 = 4000.0;
/// How far a middle strays at most, in lattice units: long cuts keep their course.
const FARTHEST: f64 = 3500.0;

/// The ring with wandering sides. `most` is how far the middle of a side may stray, as a share of its length.
pub fn wander(ring: &[Site], most: f64) -> Vec<Site> {
    if most == 0.0 {
        return ring.to_vec();
    }
    let mut line = Vec::new();
    for (a, b) in ring.iter().zip(ring.iter().cycle().skip(1)) {
        line.push(*a);
        let mut side = Vec::new();
        stray((*a).min(*b), (*a).max(*b), most, &mut side);
        if a > b {
            side.reverse();
        }
        line.extend(side);
    }
    line
}

/// The points between two sites, in order.
fn stray(a: Site, b: Site, most: f64, line: &mut Vec<Site>) {
    let (dx, dy) = (f64::from(b.x - a.x), f64::from(b.y - a.y));
    if dx.hypot(dy) < SHORTEST {
        return;
    }
    let aside = most.min(FARTHEST / dx.hypot(dy)) * draw(a, b);
    let middle = |p: i32, q: i32, across: f64| (f64::midpoint(p.into(), q.into()) + aside * across).round() as i32;
    let middle = Site { x: middle(a.x, b.x, -dy), y: middle(a.y, b.y, dx) };
    stray(a, middle, most, line);
    line.push(middle);
    stray(middle, b, most, line);
}

/// A number from -1 to 1 that looks drawn by chance and is always the same for the same ends.
fn draw(a: Site, b: Site) -> f64 {
    // SplitMix64, over the four coordinates one after the other.
    let mixed = [a.x, a.y, b.x, b.y].into_iter().fold(0u64, |state, part| {
        let mut z = (state ^ u64::from(part.cast_unsigned())).wrapping_add(0x9e37_79b9_7f4a_7c15);
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    });
    (mixed >> 11) as f64 / (1u64 << 52) as f64 - 1.0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn site(x: i32, y: i32) -> Site {
        Site { x, y }
    }

    #[test]
    fn a_side_is_the_same_line_in_both_directions() {
        let (there, back) = ([site(0, 0), site(90_000, 20_000)], [site(90_000, 20_000), site(0, 0)]);
        let mut line = wander(&there, 0.1);
        assert!(line.len() > 20);
        line.rotate_left(1);
        line.reverse();
        let (mut a, mut b) = (line, wander(&back, 0.1));
        a.sort_unstable();
        b.sort_unstable();
        assert_eq!(a, b);
    }

    #[test]
    fn short_sides_and_no_straying_change_nothing() {
        let ring = [site(0, 0), site(3000, 0), site(3000, 2000)];
        assert_eq!(wander(&ring, 0.2), ring);
        let long = [site(0, 0), site(50_000, 0), site(50_000, 20_000)];
        assert_eq!(wander(&long, 0.0), long);
    }
}
