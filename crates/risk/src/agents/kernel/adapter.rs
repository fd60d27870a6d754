//! The field as `search` walks it: moves, chance, values.

use search::{ManySided, Moves, Outcomes, Position, TwoSided};
use tabletop::{Message, Seat, Turn};

use super::arena::{Outlook, Tree};
use super::field::{Bookmark, Field, Stage, Valuation};
use crate::agents::sets::Territories;
use crate::agents::sight::Ground;
use crate::agents::wording;
use crate::board::Owner;
use crate::map::TerritoryId;
use crate::odds::{Expectation, Forecast};

/// One edge of the tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::agents) enum Step {
    /// The forced draft at the start of a turn.
    Draft,
    /// An attack with everything but the army that stays.
    Attack { from: TerritoryId, to: TerritoryId },
    /// Chance: the attack succeeds.
    Won,
    /// Chance: the attack fails.
    Lost,
    /// No more attacks this turn.
    Stop,
}

/// One attack that may become an edge.
#[derive(Clone, Copy)]
struct Edge {
    from: TerritoryId,
    to: TerritoryId,
    chance: f64,
}

impl<V, S: Territories> Field<V, S> {
    /// What to expect of an attack with everything but the army that stays.
    #[inline]
    pub fn forecast(&self, from: TerritoryId, to: TerritoryId) -> Forecast {
        let (attackers, defenders) = (self.armies(from).saturating_sub(1), self.armies(to));
        self.arena.odds.forecast(attackers, defenders, self.arena.defence(to))
    }

    /// The same in whole armies.
    #[inline]
    fn expect(&self, from: TerritoryId, to: TerritoryId) -> Expectation {
        let (attackers, defenders) = (self.armies(from).saturating_sub(1), self.armies(to));
        self.arena.odds.expect(attackers, defenders, self.arena.defence(to))
    }

    /// The attacks of the seat to move that are likely enough, the likeliest ones first, as many as the tree is wide.
    fn edges(&self) -> arrayvec::ArrayVec<Edge, { Tree::WIDEST }> {
        let mut edges = arrayvec::ArrayVec::<Edge, { Tree::WIDEST }>::new();
        let Tree { threshold, width, .. } = self.arena.tree;
        let width = width.clamp(1, Tree::WIDEST);
        let own = self.holdings(Owner::of(self.seat()));
        for from in own.each().map(TerritoryId) {
            let armies = self.armies(from);
            if armies < 2 {
                continue;
            }
            for to in self.arena.outward[from.index()].without(own).each().map(TerritoryId) {
                let chance = self.arena.odds.expect(armies - 1, self.armies(to), self.arena.defence(to)).p_conquer;
                if chance < threshold {
                    continue;
                }
                if edges.len() == width {
                    if edges[width - 1].chance >= chance {
                        continue;
                    }
                    edges.pop();
                }
                // Most attacks come after those that are listed already.
                let mut place = edges.len();
                edges.push(Edge { from, to, chance });
                while place > 0 && edges[place - 1].chance < chance {
                    edges.swap(place - 1, place);
                    place -= 1;
                }
            }
        }
        edges
    }

    /// Whether the root seat or everybody else who moves in the tree is gone. Where nobody else ever moved (fog may hide all
    /// rivals) only the first counts.
    fn over(&self) -> bool {
        let left = self.arena.order.iter().filter(|&&seat| self.force(Owner::of(seat)).lands > 0).count();
        left < self.arena.order.len().min(2) || self.force(Owner::of(self.arena.root)).lands == 0
    }

    /// The attack succeeds with the armies expected then; all that may move in do.
    #[inline]
    pub fn win(&mut self, from: TerritoryId, to: TerritoryId) {
        self.capture(from, to, self.expect(from, to).attackers);
    }

    /// The attack fails with the armies expected then.
    #[inline]
    pub fn lose(&mut self, from: TerritoryId, to: TerritoryId) {
        self.repulse(from, to, self.expect(from, to).defenders);
    }
}

impl<V: Valuation<S>, S: Territories> Field<V, S> {
    /// Goes on after an attack.
    #[inline]
    fn fought(&mut self, left: u8) {
        if left == 0 {
            self.pass();
        } else {
            self.turn_to(self.seat(), Stage::Attack { left });
        }
    }

    /// Gives the turn to the next seat in the tree that has a territory.
    fn pass(&mut self) {
        let order = &self.arena.order;
        let here = order.iter().position(|&seat| seat == self.seat()).unwrap_or(0);
        let after = (1..=order.len()).map(|step| order[(here + step) % order.len()]);
        let next = after.into_iter().find(|&seat| self.force(Owner::of(seat)).lands > 0);
        let next = next.unwrap_or(self.seat());
        // Where a win has no worth of its own, positions are the same whenever they come.
        match self.arena.valuation.prizes_wins() {
            true => self.next_turn(next),
            false => self.turn_to(next, Stage::Draft),
        }
    }
}

impl<V: Valuation<S>, S: Territories> Position for Field<V, S> {
    type Move = Step;
    type Undo = Bookmark;

    const HISTORY_SLOTS: usize = 64 * 64;

    #[inline]
    fn turn(&self) -> Turn {
        match self.stage() {
            _ if self.over() => Turn::Over,
            Stage::Battle { .. } => Turn::Chance,
            Stage::Draft | Stage::Attack { .. } => Turn::Seat(self.seat()),
        }
    }

    fn moves(&self, out: &mut Moves<'_, Step>) {
        if self.stage() == Stage::Draft {
            return out.push(Step::Draft);
        }
        for Edge { from, to, chance } in self.edges() {
            out.push_ordered(Step::Attack { from, to }, (chance * 1000.0) as i32);
        }
        out.push(Step::Stop);
    }

    fn outcomes(&self, out: &mut Outcomes<'_, Step>) {
        if let Stage::Battle { from, to, .. } = self.stage() {
            let chance = self.forecast(from, to).p_conquer;
            out.push(chance, Step::Won);
            out.push(1.0 - chance, Step::Lost);
        }
    }

    fn make(&mut self, step: Step) -> Bookmark {
        let mark = self.mark();
        match (step, self.stage()) {
            (Step::Draft, _) => {
                let seat = self.seat();
                self.draft(self.income(seat));
                self.turn_to(seat, Stage::Attack { left: self.arena.tree.attacks });
            }
            (Step::Attack { from, to }, Stage::Attack { left }) => {
                let left = left.saturating_sub(1);
                let prized = self.arena.valuation.prizes_wins() && self.decides(to);
                match self.arena.tree.outlook {
                    Outlook::Expected if !prized => {
                        self.win(from, to);
                        self.fought(left);
                    }
                    _ => self.turn_to(self.seat(), Stage::Battle { from, to, left }),
                }
            }
            (Step::Won, Stage::Battle { from, to, left }) => {
                self.win(from, to);
                self.fought(left);
            }
            (Step::Lost, Stage::Battle { from, to, left }) => {
                self.lose(from, to);
                self.fought(left);
            }
            _ => self.pass(),
        }
        mark
    }

    fn unmake(&mut self, _step: Step, mark: Bookmark) {
        self.back_to(mark);
    }

    #[inline]
    fn hash(&self) -> u64 {
        self.key()
    }

    #[inline]
    fn forced(&self) -> bool {
        self.stage() == Stage::Draft
    }

    /// Attacks are alike by where they go from and to; on maps beyond 64 territories some share a slot.
    #[inline]
    fn history_slot(&self, step: Step) -> usize {
        match step {
            Step::Attack { from, to } => (from.index() % 64) * 64 + to.index() % 64,
            _ => usize::MAX,
        }
    }

    fn label(&self, step: Step) -> Message {
        match step {
            Step::Draft => Message::new("act-draft").count("armies", self.income(self.seat())),
            Step::Attack { from, to } => {
                let battle = wording::battle(self, from, to, self.forecast(from, to).p_conquer);
                Message::new("act-attack").with("battle", battle)
            }
            Step::Won => Message::new("act-won"),
            Step::Lost => Message::new("act-lost"),
            Step::Stop => Message::new("act-end_attack"),
        }
    }

    fn caption(&self) -> Message {
        let (lands, armies) = self.strength(Owner::of(self.arena.root));
        Message::new("caption-position").count("territories", lands).count("armies", armies)
    }
}

impl<V: Valuation<S>, S: Territories> TwoSided for Field<V, S> {
    #[inline]
    fn maximises(&self, seat: Seat) -> bool {
        seat == self.arena.root
    }

    #[inline]
    fn evaluate(&self) -> f64 {
        self.arena.valuation.value(self, self.arena.root)
    }

    fn range(&self) -> Option<(f64, f64)> {
        self.arena.valuation.range()
    }
}

impl<V: Valuation<S>, S: Territories> ManySided for Field<V, S> {
    fn seats(&self) -> usize {
        self.arena.seats
    }

    fn evaluate_seats(&self, out: &mut [f64]) {
        for (seat, value) in out.iter_mut().enumerate() {
            *value = self.arena.valuation.value(self, Seat(seat as u8));
        }
    }
}
