//! Looking for the attacks of one turn that take everything that is wanted: which army goes where, in which order.
//!
//! Every battle counts with its exact odds and comes out with the armies expected then. A sequence is worth the product of its
//! chances; the search goes through sequences, likely ones first, and drops what cannot become better than the best one found.

use std::sync::Arc;

use crate::agents::kernel::{Arena, Field, Outlook, Stage, Tree, Valuation};
use crate::agents::sight::{Ground, Sight};
use crate::board::{Land, Owner};
use crate::map::TerritoryId;
use crate::odds::Defence;

use tabletop::{Monitor, Seat};

/// Positions a search looks at before it is content with what it has.
pub(in crate::agents) const MOST_POSITIONS: u64 = 400;

/// Sequences less likely to succeed are no plan.
const LEAST_CHANCE: f64 = 0.25;

/// A sequence this likely need not be bettered.
const SURE: f64 = 0.995;

/// Attacks that are followed from one position.
const WIDTH: usize = 6;

/// Armies that must move into a captured territory: the dice of the last roll.
const LEAST_MOVED: u32 = 3;

/// Steps away from all that is wanted of a territory that leads nowhere.
const FAR: u8 = u8::MAX;

/// From where and against where.
pub(in crate::agents) type Attack = (TerritoryId, TerritoryId);

/// An attack of a plan.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::agents) struct Step {
    pub attack: Attack,
    /// Armies that move in then, as far as one can expect.
    pub moved: u32,
}

/// A position of a chase has no worth of its own: only what it takes counts.
#[derive(Debug)]
pub(super) struct Worthless;

impl Valuation for Worthless {
    fn value(&self, _: &Field<Self>, _: Seat) -> f64 {
        0.0
    }
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

/// A search for the attacks that take what is wanted.
pub(in crate::agents) struct Chase<'a> {
    field: Field<Worthless>,
    /// Which territories are wanted, by index, and how many of them.
    wanted: &'a [bool; 256],
    need: usize,
    me: Seat,
    /// Positions looked at so far, and at most.
    pub positions: u64,
    most: u64,
    line: Vec<Step>,
    best: Option<Plan>,
    monitor: &'a Monitor,
}

/// What is seen as a position of a chase.
pub(super) fn field(sight: &Sight<'_>) -> Field<Worthless> {
    let tree = Tree { threshold: 0.0, width: 1, attacks: 1, outlook: Outlook::Expected };
    let arena = Arena::new(sight.game.map(), tree, sight.me, &[], sight.board(), Worthless);
    let capitals = sight.map().territories().filter(|&at| sight.defence(at) == Defence::Capital);
    Field::new(Arc::new(arena.with_capitals(capitals)), sight.board(), Stage::Attack { left: 1 })
}

/// Carries a step out as it is expected to come out.
pub(super) fn carry_out(field: &mut Field<Worthless>, Step { attack: (from, to), moved }: Step) {
    field.win(from, to);
    let Land { owner, armies } = field.land(to);
    if moved < armies {
        field.set(from, Land { owner, armies: 1 + armies - moved });
        field.set(to, Land { owner, armies: moved });
    }
}

impl<'a> Chase<'a> {
    /// A chase from what is seen after `need` of the `wanted` territories, until the monitor says stop.
    pub fn new(sight: &Sight<'_>, wanted: &'a [bool; 256], need: usize, monitor: &'a Monitor) -> Self {
        let (field, me) = (field(sight), sight.me);
        Self { field, wanted, need, me, positions: 0, most: 0, line: Vec::new(), best: None, monitor }
    }

    /// The best sequence of at most `battles` attacks, with the armies of some own territories changed, found in at most so
    /// many positions.
    pub fn run(&mut self, changes: &[(TerritoryId, u32)], battles: usize, most: u64) -> Option<Plan> {
        self.most = most;
        let mark = self.field.mark();
        for &(territory, armies) in changes {
            self.field.set(territory, Land { owner: Owner::of(self.me), armies });
        }
        self.best = None;
        self.line.clear();
        self.positions = 0;
        self.search(self.need, battles, 1.0);
        self.field.back_to(mark);
        self.best.take()
    }

    /// Goes through what may follow, so much being needed still, and so likely so far.
    fn search(&mut self, need: usize, battles: usize, chance: f64) {
        let known = self.best.as_ref().map_or(LEAST_CHANCE, |best| best.chance);
        if chance <= known || known >= SURE {
            return;
        }
        if need == 0 {
            let force = self.field.force(Owner::of(self.me));
            self.best = Some(Plan { chance, line: self.line.clone(), armies: force.armies, lands: force.lands });
            return;
        }
        if battles < need || self.positions >= self.most || self.monitor.stopped() {
            return;
        }
        self.positions += 1;
        let steps = self.steps();
        for (attack, odds) in self.attacks(&steps) {
            self.follow(attack, &steps, (need, battles - 1, chance * odds));
        }
    }

    /// Carries an attack out, and goes on with the ways of moving in that may lead further.
    fn follow(&mut self, (from, to): Attack, steps: &[u8; 256], (need, battles, chance): (usize, usize, f64)) {
        let mark = self.field.mark();
        let owner = Owner::of(self.me);
        let left = need - usize::from(self.wanted[to.index()]).min(need);
        self.field.win(from, to);
        let moved = self.field.armies(to);
        let leads = |at: TerritoryId, but: TerritoryId| {
            let around = self.field.map().neighbours(at).iter();
            let ahead =
                around.filter(|&&near| near != but && self.field.owner(near) != owner && steps[near.index()] < FAR);
            ahead.count()
        };
        let (on, back) = (leads(to, from), leads(from, to));
        // All go on; as few as must, where more is to be had behind; or half, where there is something on both sides.
        let mut ways = [None; 3];
        if back == 0 || on > 0 || moved <= LEAST_MOVED {
            ways[0] = Some(moved);
        }
        if back > 0 && moved > LEAST_MOVED {
            ways[1] = Some(LEAST_MOVED);
            ways[2] = (on > 0 && moved / 2 > LEAST_MOVED).then_some(moved / 2);
        }
        for armies in ways.into_iter().flatten() {
            let here = self.field.mark();
            if armies < moved {
                self.field.set(from, Land { owner, armies: 1 + moved - armies });
                self.field.set(to, Land { owner, armies });
            }
            self.line.push(Step { attack: (from, to), moved: armies });
            self.search(left, battles, chance);
            self.line.pop();
            self.field.back_to(here);
        }
        self.field.back_to(mark);
    }

    /// The attacks that lead to what is wanted, the likely ones first, dead ends before what leads on.
    fn attacks(&self, steps: &[u8; 256]) -> Vec<(Attack, f64)> {
        let owner = Owner::of(self.me);
        let map = self.field.map();
        let mut attacks: Vec<(Attack, f64, f64)> = Vec::new();
        for from in map.territories() {
            if self.field.owner(from) != owner || self.field.armies(from) < 2 || steps[from.index()] == FAR {
                continue;
            }
            for &to in map.neighbours(from) {
                // Nearer with every step; what is wanted itself is always near enough.
                let nearer = self.wanted[to.index()] || steps[to.index()] < steps[from.index()];
                if self.field.owner(to) == owner || steps[to.index()] == FAR || !nearer {
                    continue;
                }
                let chance = self.field.forecast(from, to).p_conquer;
                let around = map.neighbours(to).iter();
                let further = around.filter(|&&near| self.wanted[near.index()] && self.field.owner(near) != owner);
                let order =
                    chance - 0.03 * further.count() as f64 + 1e-6 * f64::from(self.field.armies(from).min(1000));
                attacks.push(((from, to), chance, order));
            }
        }
        attacks.sort_by(|a, b| b.2.total_cmp(&a.2));
        attacks.truncate(WIDTH);
        attacks.into_iter().map(|(attack, chance, _)| (attack, chance)).collect()
    }

    /// Attacks from each territory to the nearest one that is wanted, through territories that are not own: 0 there,
    /// 1 on those beside it; 255 where no way leads.
    fn steps(&self) -> [u8; 256] {
        let owner = Owner::of(self.me);
        let map = self.field.map();
        let mut steps = [FAR; 256];
        let mut queue = arrayvec::ArrayVec::<TerritoryId, 256>::new();
        for at in map.territories().filter(|at| self.wanted[at.index()] && self.field.owner(*at) != owner) {
            steps[at.index()] = 0;
            queue.push(at);
        }
        let mut next = 0;
        while let Some(&at) = queue.get(next) {
            next += 1;
            // A way begins on own ground and does not go over it.
            if self.field.owner(at) == owner {
                continue;
            }
            for &near in map.attackers_of(at) {
                if steps[near.index()] == FAR {
                    steps[near.index()] = steps[at.index()] + 1;
                    queue.push(near);
                }
            }
        }
        steps
    }
}
