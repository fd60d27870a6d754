//! A position of the search: make, take back, count.

use std::sync::Arc;

use tabletop::Seat;

use super::arena::Arena;
use super::zobrist;
use crate::agents::draft::Draft;
use crate::agents::sets::Territories;
use crate::agents::sight::{Ground, armies_unseen, listed};
use crate::board::{Board, Land, MAX_SEATS, Owner};
use crate::map::{ContinentId, Map, TerritoryId, TerritorySet};

/// What a position is worth.
pub(in crate::agents) trait Valuation<S = TerritorySet>:
    Send + Sync + Sized + std::fmt::Debug
{
    /// The worth for one seat, finite, a pure function of the position.
    fn value(&self, field: &Field<Self, S>, seat: Seat) -> f64;

    /// Lowest and highest worth, if known.
    fn range(&self) -> Option<(f64, f64)> {
        None
    }

    /// Whether a win is worth more than the position it leaves. Then the battle that decides the game is weighed by its odds, won
    /// and lost, also where others come out as expected.
    fn prizes_wins(&self) -> bool {
        false
    }
}

/// What the seat to move is about to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::agents) enum Stage {
    /// It gets its armies and places them by border security.
    Draft,
    /// It may attack so many times more.
    Attack { left: u8 },
    /// The dice of its attack are rolled; it may attack so many times more afterwards.
    Battle { from: TerritoryId, to: TerritoryId, left: u8 },
}

impl Stage {
    fn number(self) -> u64 {
        match self {
            Stage::Draft => 0,
            Stage::Attack { left } => 1 << 8 | u64::from(left),
            Stage::Battle { from, to, left } => {
                2 << 8 | u64::from(left) | u64::from(from.0) << 16 | u64::from(to.0) << 24
            }
        }
    }
}

/// Territories and armies of one force.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(in crate::agents) struct Force {
    pub lands: u32,
    pub armies: u64,
}

/// Forces counted apart: every seat, and all others together.
const FORCES: usize = MAX_SEATS + 1;

/// Where the board stood before a step.
#[derive(Clone, Copy, Debug)]
pub(in crate::agents) struct Bookmark {
    changes: usize,
    hash: u64,
    seat: Seat,
    stage: Stage,
    turns: u8,
}

/// A position of the search.
#[derive(Debug)]
pub(in crate::agents) struct Field<V, S = TerritorySet> {
    pub arena: Arc<Arena<V, S>>,
    lands: Vec<Land>,
    /// The territories of each force.
    holdings: [S; FORCES],
    /// Territories held per force and continent, continent by continent.
    held: Vec<u8>,
    forces: [Force; FORCES],
    armies: u64,
    seat: Seat,
    stage: Stage,
    /// Turns that have ended since the root.
    turns: u8,
    hash: u64,
    /// What was overwritten since the root, to be put back.
    changes: Vec<(TerritoryId, Land)>,
    draft: Draft,
}

impl<V, S: Copy> Clone for Field<V, S> {
    fn clone(&self) -> Self {
        Self {
            arena: Arc::clone(&self.arena),
            lands: self.lands.clone(),
            held: self.held.clone(),
            changes: self.changes.clone(),
            draft: self.draft.clone(),
            ..*self
        }
    }
}

#[inline]
fn force(owner: Owner) -> usize {
    owner.seat().map_or(MAX_SEATS, Seat::index)
}

impl<V, S: Territories> Field<V, S> {
    /// The board as it lies, with the root seat to move.
    pub fn new(arena: Arc<Arena<V, S>>, board: &Board, stage: Stage) -> Self {
        let seat = arena.root;
        let continents = arena.map.continents().len();
        let mut field = Self {
            lands: board.lands.clone(),
            holdings: [S::default(); FORCES],
            held: vec![0; FORCES * continents],
            forces: [Force::default(); FORCES],
            armies: 0,
            seat,
            stage,
            turns: 0,
            hash: zobrist::turn(seat, stage.number()),
            changes: Vec::new(),
            draft: Draft::default(),
            arena,
        };
        let assumed = armies_unseen(board);
        for territory in field.arena.map.territories() {
            let land = &mut field.lands[territory.index()];
            if land.owner == Owner::UNSEEN {
                land.armies = assumed;
            }
            let land = *land;
            field.hash ^= zobrist::land(territory, land);
            field.count(territory, land);
        }
        field
    }

    #[inline]
    fn count(&mut self, territory: TerritoryId, land: Land) {
        let force = force(land.owner);
        let counted = &mut self.forces[force];
        counted.lands += 1;
        counted.armies += u64::from(land.armies);
        self.armies += u64::from(land.armies);
        self.holdings[force].insert(territory.0);
        self.held[self.arena.map.continent_of(territory).index() * FORCES + force] += 1;
    }

    #[inline]
    fn discount(&mut self, territory: TerritoryId, land: Land) {
        let force = force(land.owner);
        let counted = &mut self.forces[force];
        counted.lands -= 1;
        counted.armies -= u64::from(land.armies);
        self.armies -= u64::from(land.armies);
        self.holdings[force].remove(territory.0);
        self.held[self.arena.map.continent_of(territory).index() * FORCES + force] -= 1;
    }

    /// Lays a holder and armies on a territory, and keeps all counts in step.
    #[inline]
    fn lay(&mut self, territory: TerritoryId, land: Land) {
        let old = std::mem::replace(&mut self.lands[territory.index()], land);
        if old.owner == land.owner {
            let counted = &mut self.forces[force(land.owner)].armies;
            *counted = *counted - u64::from(old.armies) + u64::from(land.armies);
            self.armies = self.armies - u64::from(old.armies) + u64::from(land.armies);
        } else {
            self.discount(territory, old);
            self.count(territory, land);
        }
    }

    /// Puts a holder and armies on a territory.
    #[inline]
    pub fn set(&mut self, territory: TerritoryId, land: Land) {
        let old = self.lands[territory.index()];
        self.changes.push((territory, old));
        self.hash ^= zobrist::land(territory, old) ^ zobrist::land(territory, land);
        self.lay(territory, land);
    }

    /// Where the board stands, for [`back_to`](Self::back_to).
    #[inline]
    pub fn mark(&self) -> Bookmark {
        Bookmark { changes: self.changes.len(), hash: self.hash, seat: self.seat, stage: self.stage, turns: self.turns }
    }

    /// Puts everything back as it was.
    #[inline]
    pub fn back_to(&mut self, mark: Bookmark) {
        while self.changes.len() > mark.changes {
            let Some((territory, land)) = self.changes.pop() else { break };
            self.lay(territory, land);
        }
        self.hash = mark.hash;
        self.seat = mark.seat;
        self.stage = mark.stage;
        self.turns = mark.turns;
    }

    /// Gives the move to a seat at a stage.
    #[inline]
    pub fn turn_to(&mut self, seat: Seat, stage: Stage) {
        let before = zobrist::turn(self.seat, self.clock());
        self.seat = seat;
        self.stage = stage;
        self.hash ^= before ^ zobrist::turn(seat, self.clock());
    }

    /// Gives the move to a seat whose turn begins.
    pub fn next_turn(&mut self, seat: Seat) {
        let before = zobrist::turn(self.seat, self.clock());
        self.turns = self.turns.saturating_add(1);
        self.hash ^= before ^ zobrist::turn(self.seat, self.clock());
        self.turn_to(seat, Stage::Draft);
    }

    /// What the seat to move is about to do, and after how many turns: a win is worth less the later it comes, so positions of
    /// different turns are not the same.
    #[inline]
    fn clock(&self) -> u64 {
        self.stage.number() | u64::from(self.turns) << 40
    }

    /// Turns that have ended since the root.
    #[inline]
    pub fn turns(&self) -> u8 {
        self.turns
    }

    /// Whether the capture of a territory leaves no seat but the one to move, as far as one can know.
    pub fn decides(&self, to: TerritoryId) -> bool {
        let Some(last) = self.lands[to.index()].owner.seat() else { return false };
        let others = (0..self.arena.seats).filter(|&other| other != self.seat.index());
        let left = |other: usize| self.forces[other].lands - u32::from(other == last.index());
        !self.arena.unseen && others.into_iter().all(|other| left(other) == 0)
    }

    /// `to` falls: `moved` armies move in, one stays in `from`.
    #[inline]
    pub fn capture(&mut self, from: TerritoryId, to: TerritoryId, moved: u32) {
        let owner = self.lands[from.index()].owner;
        self.set(from, Land { owner, armies: 1 });
        self.set(to, Land { owner, armies: moved });
    }

    /// `to` holds with `left` armies, one stays in `from`.
    #[inline]
    pub fn repulse(&mut self, from: TerritoryId, to: TerritoryId, left: u32) {
        let attacker = self.lands[from.index()].owner;
        let defender = self.lands[to.index()].owner;
        self.set(from, Land { owner: attacker, armies: 1 });
        self.set(to, Land { owner: defender, armies: left });
    }

    /// The armies a turn begins with: a third of the territories, at least three, and the bonuses of continents held.
    pub fn income(&self, seat: Seat) -> u32 {
        let map = &self.arena.map;
        let held = |continent| self.held(seat, continent) == map.continent_members(continent).len();
        let bonuses = map.continents().filter(|&continent| held(continent));
        let base = (self.force(Owner::of(seat)).lands / 3).max(3);
        bonuses.fold(base, |sum, continent| sum.saturating_add(map.continent_bonus(continent)))
    }

    /// Places `armies` of the seat to move by border security.
    pub fn draft(&mut self, armies: u32) {
        let mut draft = std::mem::take(&mut self.draft);
        let owner = Owner::of(self.seat);
        for border in draft.make(self, owner, armies) {
            if border.armies > 0 {
                let before = self.lands[border.territory.index()].armies;
                self.set(border.territory, Land { owner, armies: before.saturating_add(border.armies) });
            }
        }
        self.draft = draft;
    }

    /// Every land in order.
    #[cfg(test)]
    pub fn lands(&self) -> &[Land] {
        &self.lands
    }

    /// Territories and armies of a force. All but seats count as one.
    #[inline]
    pub fn force(&self, owner: Owner) -> Force {
        self.forces[force(owner)]
    }

    /// The seat to move.
    #[inline]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What it is about to do.
    #[inline]
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Hash of everything the search depends on.
    #[inline]
    pub fn key(&self) -> u64 {
        self.hash
    }

    /// Whether no seat but `seat` has a territory, as far as one can know.
    pub fn alone(&self, seat: Seat) -> bool {
        let others = (0..self.arena.seats).filter(|&other| other != seat.index());
        self.forces[seat.index()].lands > 0
            && others.into_iter().all(|other| self.forces[other].lands == 0)
            && !self.arena.unseen
    }
}

impl<V, S: Territories> Ground for Field<V, S> {
    type Set = S;

    #[inline]
    fn map(&self) -> &Map {
        &self.arena.map
    }

    #[inline]
    fn land(&self, territory: TerritoryId) -> Land {
        self.lands[territory.index()]
    }

    #[inline]
    fn strength(&self, owner: Owner) -> (u32, u64) {
        let force = self.force(owner);
        (force.lands, force.armies)
    }

    #[inline]
    fn held(&self, seat: Seat, continent: ContinentId) -> usize {
        self.held[continent.index() * FORCES + seat.index()].into()
    }

    #[inline]
    fn all_armies(&self) -> u64 {
        self.armies
    }

    #[inline]
    fn inward(&self, territory: TerritoryId) -> S {
        self.arena.inward[territory.index()]
    }

    #[inline]
    fn holdings(&self, owner: Owner) -> S {
        // All but seats are counted as one force.
        if owner.seat().is_some() { self.holdings[force(owner)] } else { listed(self, owner) }
    }
}
