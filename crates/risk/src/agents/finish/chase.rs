//! Looking for the attacks of one turn that take everything that is wanted: which army goes where, in which order.
//!
//! Every battle counts with its exact odds and comes out with the armies expected then. A sequence is worth the product of its
//! chances; the search goes through sequences, likely ones first, and drops what cannot become better than the best one found.

use arrayvec::ArrayVec;
use tabletop::Monitor;

use super::quarry::LONGEST;
use super::theatre::Theatre;
use crate::agents::sets::Territories;
use crate::map::{TerritoryId, TerritorySet};
use crate::odds::Expectation;

/// Sequences less likely to succeed are no plan.
pub(super) const LEAST_CHANCE: f64 = 0.25;

/// Positions a search looks at before it is content with what it has.
pub(in crate::agents) const MOST_POSITIONS: u64 = 400;

/// A sequence this likely need not be bettered.
pub(super) const SURE: f64 = 0.995;

/// Attacks that are followed from one position.
pub(super) const WIDTH: usize = 6;

/// Armies that must move into a captured territory: the dice of the last roll.
pub(super) const LEAST_MOVED: u32 = 3;

/// Own territories with other armies than they have: one that is reinforced, or both sides of a border.
pub(in crate::agents) type Changes = ArrayVec<(TerritoryId, u32), 2>;

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
pub(in crate::agents) struct Chase<'a, S> {
    theatre: &'a mut Theatre<S>,
    wanted: S,
    /// How many of the wanted territories are needed.
    need: usize,
    /// Positions looked at so far, and at most.
    pub positions: u64,
    most: u64,
    line: ArrayVec<Step, LONGEST>,
    best: Option<Plan>,
    /// The chance that has to be exceeded.
    known: f64,
    monitor: &'a Monitor,
}

impl<'a, S: Territories> Chase<'a, S> {
    /// A chase after `need` of the `wanted` territories, until the monitor says stop. The theatre is as it was after each run.
    pub fn new(theatre: &'a mut Theatre<S>, wanted: TerritorySet, need: usize, monitor: &'a Monitor) -> Self {
        let wanted = S::from_set(wanted);
        Self {
            theatre,
            wanted,
            need,
            positions: 0,
            most: 0,
            line: ArrayVec::new(),
            best: None,
            known: LEAST_CHANCE,
            monitor,
        }
    }

    /// The best sequence of at most `battles` attacks, with the armies of some own territories changed, found in at most so
    /// many positions.
    pub fn run(&mut self, changes: &Changes, battles: usize, most: u64) -> Option<Plan> {
        self.most = most;
        self.best = None;
        self.known = LEAST_CHANCE;
        self.line.clear();
        self.positions = 0;
        let before: ArrayVec<u32, 2> = changes.iter().map(|(at, _)| self.theatre.armies(at.0)).collect();
        changes.iter().for_each(|&(at, armies)| self.theatre.station(at.0, armies));
        self.search(self.need, battles, 1.0);
        changes.iter().zip(before).for_each(|((at, _), armies)| self.theatre.station(at.0, armies));
        self.best.take()
    }

    /// Goes through what may follow, so much being needed still, and so likely so far.
    fn search(&mut self, need: usize, battles: usize, chance: f64) {
        if chance <= self.known || self.known >= SURE {
            return;
        }
        if need == 0 {
            return self.keep(chance);
        }
        if battles < need || self.positions >= self.most || self.monitor.stopped() {
            return;
        }
        self.positions += 1;
        let mut attacks = ArrayVec::new();
        let reached = self.attacks(chance, &mut attacks);
        for attack in &attacks {
            let likely = chance * attack.expected.p_conquer;
            // What follows is never likelier.
            if likely > self.known {
                self.follow(attack, reached, (need, battles - 1, likely));
            }
        }
    }

    /// Keeps the line as the best sequence.
    fn keep(&mut self, chance: f64) {
        let own = self.theatre.own();
        let armies = own.each().map(|at| u64::from(self.theatre.armies(at))).sum();
        self.known = chance;
        self.best = Some(Plan { chance, line: self.line.to_vec(), armies, lands: own.count() });
    }

    /// Carries an attack out, and goes on with the ways of moving in that may lead further: beyond the border that was crossed lies
    /// something that was `reached`.
    fn follow(
        &mut self,
        &Candidate { from, to, expected, .. }: &Candidate,
        reached: S,
        (need, battles, chance): (usize, usize, f64),
    ) {
        let left = need - usize::from(self.wanted.contains(to)).min(need);
        let before = (self.theatre.armies(from), self.theatre.armies(to));
        let moved = expected.attackers;
        self.theatre.take(to);
        let beyond = reached.without(self.theatre.own());
        let leads = |at: u8| !self.theatre.around(at).and(beyond).is_empty();
        let (on, back) = (leads(to), leads(from));
        let mut go_on = |armies: u32| {
            self.theatre.station(from, 1 + moved - armies);
            self.theatre.station(to, armies);
            self.line.push(Step { attack: (TerritoryId(from), TerritoryId(to)), moved: armies });
            self.search(left, battles, chance);
            self.line.pop();
        };
        // All go on; as few as must, where more is to be had behind; or half, where there is something on both sides.
        if !back || on || moved <= LEAST_MOVED {
            go_on(moved);
        }
        if back && moved > LEAST_MOVED {
            go_on(LEAST_MOVED);
            if on && moved / 2 > LEAST_MOVED {
                go_on(moved / 2);
            }
        }
        self.theatre.give_back(to);
        self.theatre.station(from, before.0);
        self.theatre.station(to, before.1);
    }

    /// Lists the attacks that lead nearer to what is wanted, the likely ones first, dead ends before what leads on; perhaps without those
    /// after which it is not likely enough any more. Tells from which territories a way leads there.
    fn attacks(&self, chance: f64, attacks: &mut ArrayVec<Candidate, WIDTH>) -> S {
        let is_hopeful = |expected: Expectation| chance * expected.p_conquer > self.known;
        let mut hopeless = 0;
        let reached = self.list(|from, targets| {
            // Nothing is defended by less than one army.
            if !is_hopeful(self.theatre.at_best(from)) {
                hopeless += targets.count();
                return;
            }
            for to in targets.each() {
                let expected = self.theatre.expect(from, to);
                if is_hopeful(expected) {
                    enlist(attacks, self.candidate(from, to, expected));
                } else {
                    hopeless += 1;
                }
            }
        });
        // Where not all have room, those without hope take it from others.
        if hopeless > 0 && !attacks.is_empty() && attacks.len() + hopeless as usize > WIDTH {
            attacks.clear();
            self.list(|from, targets| {
                for to in targets.each() {
                    enlist(attacks, self.candidate(from, to, self.theatre.expect(from, to)));
                }
            });
        }
        reached
    }

    /// Tells each territory with an army that can leave what it may attack nearer to what is wanted; returns from which territories a way
    /// leads there.
    #[inline]
    fn list(&self, mut tell: impl FnMut(u8, S)) -> S {
        let (theatre, own, able) = (&*self.theatre, self.theatre.own(), self.theatre.able());
        let open = self.wanted.without(own);
        // Ring by ring around what is wanted. A way begins on own ground and does not go over it.
        let (mut reached, mut ring) = (open, open);
        while !ring.is_empty() {
            let beside = ring.around(|at| theatre.attackers(at)).without(reached);
            let nearer = reached.without(own);
            for from in beside.and(able).each() {
                tell(from, theatre.around(from).and(nearer));
            }
            reached = reached.or(beside);
            ring = beside.without(own);
        }
        reached
    }

    /// An attack and when it is followed.
    #[inline]
    fn candidate(&self, from: u8, to: u8, expected: Expectation) -> Candidate {
        let further = self.theatre.around(to).and(self.wanted).without(self.theatre.own()).count();
        let size = 1e-6 * f64::from(self.theatre.armies(from).min(1000));
        let order = expected.p_conquer - 0.03 * f64::from(further) + size;
        Candidate { from, to, expected, order }
    }
}

/// Puts an attack where it belongs among the best ones, of equal ones in the order of territories.
#[inline]
fn enlist(attacks: &mut ArrayVec<Candidate, WIDTH>, attack: Candidate) {
    let comes_first = |other: &Candidate| {
        attack.order > other.order || attack.order == other.order && (attack.from, attack.to) < (other.from, other.to)
    };
    if attacks.is_full() {
        if !comes_first(&attacks[WIDTH - 1]) {
            return;
        }
        attacks.pop();
    }
    let mut place = attacks.len();
    attacks.push(attack);
    while place > 0 && comes_first(&attacks[place - 1]) {
        attacks.swap(place - 1, place);
        place -= 1;
    }
}
