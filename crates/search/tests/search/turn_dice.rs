//! Turns with dice whose values are known from elsewhere.

use search::plain::expectimax;
use search::{Outcomes, Planning};

use crate::solved::{assert_near, plan, spread};

/// Five dice of which any may be kept while the others are thrown again; a hand earns what `earns` says.
#[derive(Clone)]
struct Hand {
    /// How many dice show each face.
    faces: [u8; 6],
    /// Dice in the air.
    thrown: u8,
    rolls: u8,
    earns: fn(&[u8; 6]) -> f64,
}

impl PartialEq for Hand {
    fn eq(&self, other: &Self) -> bool {
        (self.faces, self.thrown, self.rolls) == (other.faces, other.thrown, other.rolls)
    }
}

impl Eq for Hand {}

impl Hand {
    fn new(dice: u8, rolls: u8, earns: fn(&[u8; 6]) -> f64) -> Hand {
        Hand { faces: [0; 6], thrown: dice, rolls: rolls - 1, earns }
    }
}

/// Faces kept, or faces thrown.
type Faces = [u8; 6];

/// Calls `visit` with every way to take up to `most[face]` dice of each face.
fn each_part(most: &Faces, face: usize, part: &mut Faces, visit: &mut impl FnMut(&Faces)) {
    if face == 6 {
        visit(part);
        return;
    }
    for count in 0..=most[face] {
        part[face] = count;
        each_part(most, face + 1, part, visit);
    }
    part[face] = 0;
}

impl Planning for Hand {
    type Move = Faces;
    type Reward = f64;

    fn hash(&self) -> u64 {
        let code = self.faces.iter().fold(0, |code, count| code * 6 + u64::from(*count));
        spread((code * 6 + u64::from(self.thrown)) * 4 + u64::from(self.rolls))
    }

    fn is_chance(&self) -> bool {
        self.thrown > 0
    }

    fn moves(&self, out: &mut Vec<Faces>) {
        if self.rolls > 0 {
            each_part(&self.faces, 0, &mut [0; 6], &mut |kept| {
                if *kept != self.faces {
                    out.push(*kept);
                }
            });
        }
    }

    fn outcomes(&self, out: &mut Outcomes<'_, Faces>) {
        let factorial = |n: u8| (1..=n).map(f64::from).product::<f64>();
        each_part(&[self.thrown; 6], 0, &mut [0; 6], &mut |faces| {
            if faces.iter().sum::<u8>() == self.thrown {
                let ways = faces.iter().fold(factorial(self.thrown), |ways, count| ways / factorial(*count));
                out.push(ways / 6f64.powi(self.thrown.into()), *faces);
            }
        });
    }

    fn play(&mut self, faces: Faces) -> f64 {
        if self.thrown > 0 {
            self.thrown = 0;
            self.faces.iter_mut().zip(faces).for_each(|(count, more)| *count += more);
        } else {
            self.thrown = self.faces.iter().sum::<u8>() - faces.iter().sum::<u8>();
            self.faces = faces;
            self.rolls -= 1;
        }
        0.0
    }

    fn end(&self) -> Option<f64> {
        Some((self.earns)(&self.faces))
    }
}

#[test]
fn one_die_kept_or_thrown_again() {
    let pips = |faces: &Faces| (1..).zip(faces).map(|(pips, count)| f64::from(pips * u32::from(*count))).sum();
    // One throw 3.5; with a second it is used below 4: (4 + 5 + 6)/6 + 3.5/2; with a third below 5.
    for (rolls, known) in [(1, 3.5), (2, 4.25), (3, 14.0 / 3.0)] {
        assert_near(plan(&Hand::new(1, rolls, pips)).value, known, 1e-7);
        // Dice are judged one by one, so two are worth twice as much.
        assert_near(plan(&Hand::new(2, rolls, pips)).value, 2.0 * known, 1e-7);
    }
}

#[test]
fn five_of_a_kind_in_three_throws() {
    let alike = |faces: &Faces| f64::from(u8::from(faces.contains(&5)));
    let plan = plan(&Hand::new(5, 3, alike));
    // 2783176 in 6^10, from the Markov chain over the largest group.
    assert_near(plan.value, 2_783_176.0 / 60_466_176.0, 1e-7);
    assert!(plan.exact);
}

#[test]
fn sixes_in_three_throws() {
    let sixes = |faces: &Faces| f64::from(faces[5]);
    let chance = 1.0 - (5.0f64 / 6.0).powi(3);
    assert_near(plan(&Hand::new(5, 3, sixes)).value, 5.0 * chance, 1e-7);
}

#[test]
fn unmerged_hands_are_worth_the_same() {
    let alike = |faces: &Faces| f64::from(u8::from(faces.contains(&3)));
    let hand = Hand::new(3, 2, alike);
    assert_eq!(plan(&hand).value, expectimax(&hand));
}

/// Pig: throw and add, or hold. A 1 loses everything. Held by rule from `most` on.
#[derive(Clone, PartialEq, Eq)]
struct Pig {
    total: u32,
    most: u32,
    throwing: bool,
    lost: bool,
}

impl Planning for Pig {
    type Move = u32;
    type Reward = f64;

    fn hash(&self) -> u64 {
        spread(u64::from(self.total) * 4 + u64::from(self.throwing) * 2 + u64::from(self.lost))
    }

    fn is_chance(&self) -> bool {
        self.throwing
    }

    fn moves(&self, out: &mut Vec<u32>) {
        out.extend((!self.lost && self.total < self.most).then_some(0));
    }

    fn outcomes(&self, out: &mut Outcomes<'_, u32>) {
        (1..=6).for_each(|face| out.push(1.0 / 6.0, face));
    }

    fn play(&mut self, face: u32) -> f64 {
        self.throwing = face == 0;
        self.lost = face == 1;
        self.total = if self.lost { 0 } else { self.total + face };
        0.0
    }

    fn end(&self) -> Option<f64> {
        Some(f64::from(self.total))
    }
}

#[test]
fn pig_is_held_at_twenty() {
    let pig = |total| Pig { total, most: 200, throwing: false, lost: false };
    // Neller and Presser 2004: throwing from k gains as much as it may lose at k = 20, so it is held there.
    for total in 0..40 {
        assert_eq!(plan(&pig(total)).best(), (total < 20).then_some(0), "at {total}");
    }
    assert_near(plan(&pig(0)).value, 8.1418, 1e-4);
    // Held at n by rule: the expectation from the recursion on the rules.
    for most in 1..40u32 {
        let mut worth = vec![0.0; most as usize + 7];
        for total in (0..worth.len()).rev() {
            let throw = |worth: &[f64]| (2..=6).map(|face| worth[total + face]).sum::<f64>() / 6.0;
            worth[total] = if total < most as usize { throw(&worth).max(total as f64) } else { total as f64 };
        }
        assert_near(plan(&Pig { most, ..pig(0) }).value, worth[0], 1e-6);
    }
}
