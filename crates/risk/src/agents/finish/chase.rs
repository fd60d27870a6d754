//! Looking for the attacks of one turn that take everything that is wanted: which army goes where, in which order.
//!
//! Every battle counts with its exact odds and comes out with the armies expected then. A sequence is worth the product of its
//! chances; the search goes through sequences, likely ones first, and drops what cannot become better than the best one found.

use arrayvec::ArrayVec;
use tabletop::Monitor;

use super::bound::Bound;
use super::theatre::{Theatre, Ways};
use crate::agents::sight::Sight;
use crate::map::{TerritoryId, TerritorySet};
use crate::odds::Expectation;

/// Positions a search looks at before it is content with what it has.
pub(in crate::agents) const MOST_POSITIONS: u64 = 400;

/// Sequences less likely to succeed are no plan.
pub(super) const LEAST_CHANCE: f64 = 0.25;

/// A sequence this likely need not be bettered.
pub(super) const SURE: f64 = 0.995;

/// Attacks that are followed from one position.
pub(super) const WIDTH: usize = 6;

/// Armies that must move into a captured territory: the dice of the last roll.
pub(super) const LEAST_MOVED: u32 = 3;

/// From where and against where.
pub(in crate::agents) type Attack = (TerritoryId, TerritoryId);

/// An attack of a plan.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::agents) struct Step {
    pub attack: Attack,
    /// Armies that move in then, as far as one can expect.
    pub moved: u32,
}

/// The best sequence found.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::agents) struct Plan {
    /// The chance that all of its attacks succeed, in (0, 1].
    pub chance: f64,
    /// Its attacks, in order.
    pub line: Vec<Step>,
    /// Own armies expected at its end.
    pub armies: u64,
    /// Own territories then.
    pub lands: u32,
}

/// An attack that may be followed.
#[derive(Clone, Copy)]
struct Candidate {
    from: u8,
    to: u8,
    expected: Expectation,
    /// The larger it is, the sooner the attack is followed.
    order: f64,
}

/// A search for the attacks that take what is wanted.
pub(in crate::agents) struct Chase<'a> {
    theatre: Theatre<'a>,
    wanted: TerritorySet,
    /// How many of the wanted territories are needed.
    need: usize,
    /// What that takes, where it is all of them.
    bound: Option<Bound>,
    /// Positions looked at so far, and at most.
    pub positions: u64,
    most: u64,
    line: Vec<Step>,
    best: Option<Plan>,
    monitor: &'a Monitor,
}

impl<'a> Chase<'a> {
    /// A chase from what is seen after `need` of the `wanted` territories, until the monitor says stop.
    pub fn new(sight: &Sight<'a>, wanted: TerritorySet, need: usize, monitor: &'a Monitor) -> Self {
        let theatre = Theatre::new(sight);
        let all = wanted.without(theatre.own()).len() as usize == need;
        let bound = all.then(|| Bound::new(&theatre, wanted));
        Self { theatre, wanted, need, bound, positions: 0, most: 0, line: Vec::new(), best: None, monitor }
    }

    /// The best sequence of at most `battles` attacks, with the armies of some own territories changed, found in at most so
    /// many positions.
    pub fn run(&mut self, changes: &[(TerritoryId, u32)], battles: usize, most: u64) -> Option<Plan> {
        self.most = most;
        self.best = None;
        self.line.clear();
        self.positions = 0;
        let before = self.theatre.clone();
        changes.iter().for_each(|&(at, armies)| self.theatre.station(at.0, armies));
        if !self.bound.as_ref().is_some_and(|bound| bound.refuses(&self.theatre)) {
            self.search(self.need, battles, 1.0);
        }
        self.theatre = before;
        self.best.take()
    }

    /// The chance that has to be exceeded.
    #[inline]
    fn known(&self) -> f64 {
        self.best.as_ref().map_or(LEAST_CHANCE, |best| best.chance)
    }

    /// Goes through what may follow, so much being needed still, and so likely so far.
    fn search(&mut self, need: usize, battles: usize, chance: f64) {
        let known = self.known();
        if chance <= known || known >= SURE {
            return;
        }
        if need == 0 {
            return self.keep(chance);
        }
        if battles < need || self.positions >= self.most || self.monitor.stopped() {
            return;
        }
        self.positions += 1;
        let ways = self.theatre.ways(self.wanted);
        for attack in self.attacks(&ways) {
            let likely = chance * attack.expected.p_conquer;
            // What follows is never likelier.
            if likely > self.known() {
                self.follow(attack, &ways, (need, battles - 1, likely));
            }
        }
    }

    /// Keeps the line as the best sequence.
    fn keep(&mut self, chance: f64) {
        let own = self.theatre.own();
        let armies = own.iter().map(|at| u64::from(self.theatre.armies(at))).sum();
        self.best = Some(Plan { chance, line: self.line.clone(), armies, lands: own.len() });
    }

    /// Carries an attack out, and goes on with the ways of moving in that may lead further.
    fn follow(
        &mut self,
        Candidate { from, to, expected, .. }: Candidate,
        ways: &Ways,
        (need, battles, chance): (usize, usize, f64),
    ) {
        let left = need - usize::from(self.wanted.contains(to)).min(need);
        let before = (self.theatre.armies(from), self.theatre.armies(to));
        let moved = expected.attackers;
        self.theatre.take(to);
        let beyond = ways.reached.without(self.theatre.own());
        let leads = |at: u8| !self.theatre.around(at).and(beyond).is_empty();
        let (on, back) = (leads(to), leads(from));
        // All go on; as few as must, where more is to be had behind; or half, where there is something on both sides.
        let mut divisions = [None; 3];
        if !back || on || moved <= LEAST_MOVED {
            divisions[0] = Some(moved);
        }
        if back && moved > LEAST_MOVED {
            divisions[1] = Some(LEAST_MOVED);
            divisions[2] = (on && moved / 2 > LEAST_MOVED).then_some(moved / 2);
        }
        for armies in divisions.into_iter().flatten() {
            self.theatre.station(from, 1 + moved - armies);
            self.theatre.station(to, armies);
            self.line.push(Step { attack: (TerritoryId(from), TerritoryId(to)), moved: armies });
            self.search(left, battles, chance);
            self.line.pop();
        }
        self.theatre.give_back(to);
        self.theatre.station(from, before.0);
        self.theatre.station(to, before.1);
    }

    /// The attacks that lead to what is wanted, the likely ones first, dead ends before what leads on.
    fn attacks(&self, ways: &Ways) -> ArrayVec<Candidate, WIDTH> {
        let theatre = &self.theatre;
        let mut attacks = ArrayVec::<Candidate, WIDTH>::new();
        let foreign = ways.reached.without(theatre.own());
        let open = self.wanted.without(theatre.own());
        for from in ways.reached.and(theatre.own()).iter().filter(|&from| theatre.armies(from) > 1) {
            let size = 1e-6 * f64::from(theatre.armies(from).min(1000));
            for to in theatre.around(from).and(foreign).iter() {
                // Nearer with every step; what is wanted itself is always near enough.
                if !open.contains(to) && !ways.nearer(from, to) {
                    continue;
                }
                let expected = theatre.expect(from, to);
                let further = theatre.around(to).and(open).len();
                let order = expected.p_conquer - 0.03 * f64::from(further) + size;
                let place = attacks.iter().position(|other| order > other.order).unwrap_or(attacks.len());
                if place < WIDTH {
                    if attacks.is_full() {
                        attacks.pop();
                    }
                    attacks.insert(place, Candidate { from, to, expected, order });
                }
            }
        }
        attacks
    }
}
