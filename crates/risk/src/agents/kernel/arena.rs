//! What stays the same during one search.

use std::sync::Arc;

use arrayvec::ArrayVec;
use tabletop::Seat;

use crate::agents::sets::Territories;
use crate::board::{Board, MAX_SEATS, Owner};
use crate::map::{Map, TerritoryId, TerritorySet};
use crate::odds::{Defence, OddsTable};

/// How battles come out in the tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::agents) enum Outlook {
    /// As expected: the attack succeeds and the expected armies are left.
    Expected,
    /// By chance: won or lost, each with the armies expected then.
    Chance,
}

/// What the tree holds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in crate::agents) struct Tree {
    /// Attacks with a smaller exact chance to conquer are no edges, in [0, 1].
    pub threshold: f64,
    /// Most attacks looked at in a node, the likeliest ones, 1 to [`Tree::WIDEST`].
    pub width: usize,
    /// Most attacks of one turn.
    pub attacks: u8,
    /// How battles come out.
    pub outlook: Outlook,
}

impl Tree {
    /// Largest width.
    pub const WIDEST: usize = 32;
}

/// What stays the same during one search: the map, the tree's shape, who plays in it, what counts.
#[derive(Debug)]
pub(in crate::agents) struct Arena<V, S = TerritorySet> {
    pub map: Arc<Map>,
    /// Where armies can go from a territory, and from where they can come.
    pub outward: Vec<S>,
    pub inward: Vec<S>,
    pub tree: Tree,
    /// The seat that thinks.
    pub root: Seat,
    /// The seats that move in the tree, in turn order, the root first.
    pub order: ArrayVec<Seat, MAX_SEATS>,
    /// Seats of the game.
    pub seats: usize,
    /// Territories that are defended with three dice.
    pub capitals: S,
    /// Whether fog hides part of the board.
    pub unseen: bool,
    /// What a position is worth.
    pub valuation: V,
    pub odds: &'static OddsTable,
}

impl<V, S: Territories> Arena<V, S> {
    /// A search for `root` on a board, against `rivals` in turn order.
    pub fn new(map: &Arc<Map>, tree: Tree, root: Seat, rivals: &[Seat], board: &Board, valuation: V) -> Self {
        let mut order = ArrayVec::from_iter([root]);
        order.extend(rivals.iter().copied());
        Self {
            map: Arc::clone(map),
            outward: S::of_each(map, Map::outward),
            inward: S::of_each(map, Map::inward),
            tree,
            root,
            order,
            seats: board.seats(),
            capitals: S::default(),
            unseen: board.lands.iter().any(|land| land.owner == Owner::UNSEEN),
            valuation,
            odds: OddsTable::shared(),
        }
    }

    /// The same with capitals that are defended with three dice.
    pub fn with_capitals(self, capitals: impl IntoIterator<Item = TerritoryId>) -> Self {
        Self { capitals: S::from_set(capitals.into_iter().map(|at| at.0).collect()), ..self }
    }

    /// With how many dice at most a territory is defended.
    #[inline]
    pub fn defence(&self, territory: TerritoryId) -> Defence {
        if self.capitals.contains(territory.0) { Defence::Capital } else { Defence::Standard }
    }
}
