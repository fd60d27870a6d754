//! A chase over the board of a search, as plainly as it can be said: what the one that plays is compared with.

use tabletop::{Monitor, Seat};

use crate::agents::finish::chase::{Attack, LEAST_CHANCE, LEAST_MOVED, Plan, SURE, Step, WIDTH};
use crate::agents::finish::line::{Worthless, carry_out, field};
use crate::agents::kernel::Field;
use crate::agents::sight::{Ground, Sight};
use crate::board::{Land, Owner};
use crate::map::{TerritoryId, TerritorySet};

const FAR: u8 = u8::MAX;

/// A search for the attacks that take what is wanted.
pub(super) struct PlainChase<'a> {
    field: Field<Worthless>,
    wanted: TerritorySet,
    need: usize,
    me: Seat,
    pub positions: u64,
    most: u64,
    line: Vec<Step>,
    best: Option<Plan>,
    monitor: &'a Monitor,
}

impl<'a> PlainChase<'a> {
    pub fn new(sight: &Sight<'_>, wanted: TerritorySet, need: usize, monitor: &'a Monitor) -> Self {
        let (field, me) = (field(sight), sight.me);
        Self { field, wanted, need, me, positions: 0, most: 0, line: Vec::new(), best: None, monitor }
    }

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

    fn follow(&mut self, (from, to): Attack, steps: &[u8; 256], (need, battles, chance): (usize, usize, f64)) {
        let mark = self.field.mark();
        let owner = Owner::of(self.me);
        let left = need - usize::from(self.wanted.contains(to.0)).min(need);
        self.field.win(from, to);
        let moved = self.field.armies(to);
        let leads = |at: TerritoryId| {
            let mut around = self.field.map().neighbours(at).iter();
            around.any(|&near| self.field.owner(near) != owner && steps[near.index()] < FAR)
        };
        let (on, back) = (leads(to), leads(from));
        let mut ways = Vec::new();
        if !back || on || moved <= LEAST_MOVED {
            ways.push(moved);
        }
        if back && moved > LEAST_MOVED {
            ways.push(LEAST_MOVED);
            if on && moved / 2 > LEAST_MOVED {
                ways.push(moved / 2);
            }
        }
        self.field.back_to(mark);
        for armies in ways {
            let step = Step { attack: (from, to), moved: armies };
            carry_out(&mut self.field, step);
            self.line.push(step);
            self.search(left, battles, chance);
            self.line.pop();
            self.field.back_to(mark);
        }
    }

    fn attacks(&self, steps: &[u8; 256]) -> Vec<(Attack, f64)> {
        let owner = Owner::of(self.me);
        let map = self.field.map();
        let mut attacks: Vec<(Attack, f64, f64)> = Vec::new();
        for from in map.territories() {
            if self.field.owner(from) != owner || self.field.armies(from) < 2 || steps[from.index()] == FAR {
                continue;
            }
            for &to in map.neighbours(from) {
                let nearer = self.wanted.contains(to.0) || steps[to.index()] < steps[from.index()];
                if self.field.owner(to) == owner || steps[to.index()] == FAR || !nearer {
                    continue;
                }
                let chance = self.field.forecast(from, to).p_conquer;
                let around = map.neighbours(to).iter();
                let further = around.filter(|&&near| self.wanted.contains(near.0) && self.field.owner(near) != owner);
                let size = 1e-6 * f64::from(self.field.armies(from).min(1000));
                attacks.push(((from, to), chance, chance - 0.03 * further.count() as f64 + size));
            }
        }
        attacks.sort_by(|a, b| b.2.total_cmp(&a.2));
        attacks.truncate(WIDTH);
        attacks.into_iter().map(|(attack, chance, _)| (attack, chance)).collect()
    }

    fn steps(&self) -> [u8; 256] {
        let owner = Owner::of(self.me);
        let map = self.field.map();
        let mut steps = [FAR; 256];
        let mut queue = Vec::new();
        for at in map.territories().filter(|at| self.wanted.contains(at.0) && self.field.owner(*at) != owner) {
            steps[at.index()] = 0;
            queue.push(at);
        }
        let mut next = 0;
        while let Some(&at) = queue.get(next) {
            next += 1;
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
