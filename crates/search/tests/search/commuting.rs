//! An expansion plays only one order of moves that commute, and finds the same as if it had played every order.

use std::cell::Cell;
use std::rc::Rc;

use rand::RngExt;
use search::{Expansion, Guarded, Outcomes, Planning, Reward};
use tabletop::{Monitor, Seed};

type Worth = Guarded<1>;

/// Piles to take from in any order. Some piles share a purse that pays for what is taken until it is empty, so that what one
/// of them earns depends on the others, and some end in a throw of chance that may add to the next pile.
#[derive(Clone)]
struct Piles {
    left: Vec<u8>,
    purse: u8,
    thrown: Option<u8>,
    kinds: Rc<[Kind]>,
    /// Whether it reports which moves commute.
    reports: bool,
    /// How often a move was made.
    played: Rc<Cell<u64>>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Kind {
    Plain(f64),
    Purse,
    Throw,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Step {
    Take(u8),
    Fall(u8),
}

impl PartialEq for Piles {
    fn eq(&self, other: &Self) -> bool {
        (&self.left, self.purse, self.thrown) == (&other.left, other.purse, other.thrown)
    }
}

impl Eq for Piles {}

impl Piles {
    fn random(seed: u64, reports: bool) -> Self {
        let mut rng = Seed(seed).stream("piles", 0);
        let count = rng.random_range(1..6usize);
        let kinds = (0..count).map(|_| match rng.random_range(0..8) {
            0 => Kind::Throw,
            1 | 2 => Kind::Purse,
            _ => Kind::Plain(f64::from(rng.random_range(-3..6)) / 4.0),
        });
        let kinds: Rc<[Kind]> = kinds.collect();
        let left = (0..count).map(|_| rng.random_range(0..4)).collect::<Vec<u8>>();
        Self { left, purse: rng.random_range(0..4), thrown: None, kinds, reports, played: Rc::default() }
    }
}

impl Planning for Piles {
    type Move = Step;
    type Reward = Worth;

    fn hash(&self) -> u64 {
        let all = self.left.iter().chain([&self.purse]);
        let code = all.fold(u64::from(self.thrown.map_or(9, |pile| pile)), |code, left| code * 11 + u64::from(*left));
        code.wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    fn is_chance(&self) -> bool {
        self.thrown.is_some()
    }

    fn moves(&self, out: &mut Vec<Step>) {
        out.extend((0u8..).zip(&self.left).filter(|(_, left)| **left > 0).map(|(pile, _)| Step::Take(pile)));
    }

    fn outcomes(&self, out: &mut Outcomes<'_, Step>) {
        (0..2).for_each(|more| out.push(0.5, Step::Fall(more)));
    }

    fn play(&mut self, step: Step) -> Worth {
        self.played.set(self.played.get() + 1);
        let points = match step {
            Step::Fall(more) => {
                // Only the next pile is filled, so that this ends.
                let next = self.thrown.take().map_or(0, |pile| usize::from(pile) + 1);
                if let Some(left) = self.left.get_mut(next) {
                    *left += more;
                }
                0.25
            }
            Step::Take(pile) => {
                self.left[usize::from(pile)] -= 1;
                match self.kinds[usize::from(pile)] {
                    Kind::Plain(points) => points,
                    Kind::Purse => {
                        let paid = self.purse.min(2);
                        self.purse -= paid;
                        f64::from(paid) - 0.5
                    }
                    Kind::Throw => {
                        self.thrown = Some(pile);
                        0.0
                    }
                }
            }
        };
        Worth::new(points, [1.0])
    }

    fn end(&self) -> Option<Worth> {
        Some(Worth::ZERO)
    }

    fn number(&self, step: Step) -> u32 {
        match step {
            Step::Take(pile) => pile.into(),
            Step::Fall(_) => u32::MAX,
        }
    }

    fn commuting(&self, by: u32) -> impl Fn(u32) -> bool {
        let throws = |pile: u32| self.kinds[pile as usize] == Kind::Throw;
        let alone = !self.reports || throws(by);
        move |other| !alone && !throws(other)
    }
}

#[test]
fn one_order_is_played_and_every_order_known() {
    let monitor = Monitor::new();
    let (mut fewer, mut all, mut plain) = (0, 0, 0);
    for seed in 0..400 {
        let expanded = |reports| {
            let piles = Piles::random(seed, reports);
            let mut expansion = Expansion::new();
            let plan = expansion.plan(&piles, 10_000, true, &monitor).expect("these turns are small");
            let played = piles.played.get();
            (plan, expansion.graph(usize::MAX, usize::MAX), played)
        };
        let (swapped, every) = (expanded(true), expanded(false));
        assert_eq!((&swapped.0, &swapped.1), (&every.0, &every.1), "seed {seed}");
        if swapped.0.states < 60 {
            assert_eq!(swapped.0.value, search::plain::expectimax(&Piles::random(seed, false)), "seed {seed}");
            plain += 1;
        }
        (fewer, all) = (fewer + swapped.2, all + every.2);
    }
    assert!(plain > 100, "{plain}");
    assert!(fewer * 4 < all * 3, "{fewer} moves were made instead of {all}");
}

#[test]
fn a_plan_is_carried_on_as_if_it_were_made_anew() {
    let monitor = Monitor::new();
    let mut compared = 0;
    for seed in 0..200 {
        let root = Piles::random(seed, true);
        let mut expansion = Expansion::new();
        let plan = expansion.plan(&root, 10_000, true, &monitor).expect("these turns are small");
        for reasons in [false, true] {
            let mut due = vec![root.clone()];
            while let Some(state) = due.pop() {
                let carried = expansion.carry_on(&state, 10_000, reasons).expect("it was seen");
                let anew = Expansion::new().plan(&state, 10_000, reasons, &monitor).expect("it is smaller");
                assert_eq!(carried, anew, "seed {seed}");
                assert_eq!(expansion.carry_on(&state, anew.states as usize - 1, reasons), None);
                compared += 1;
                let after = |step| {
                    let mut next = state.clone();
                    next.play(step);
                    next
                };
                if state.is_chance() {
                    due.extend([after(Step::Fall(0)), after(Step::Fall(1))]);
                } else if let Some(step) = anew.best() {
                    due.push(after(step));
                }
            }
        }
        assert_eq!(expansion.plan(&root, plan.states as usize - 1, true, &monitor).ok(), None);
        assert_eq!(expansion.carry_on(&root, 10_000, true), None, "nothing is known of a turn that was not finished");
    }
    assert!(compared > 3_000, "{compared}");
}
