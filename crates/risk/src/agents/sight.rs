//! The board as the seat to act sees it: the questions every opponent asks.

use arrayvec::ArrayVec;
use tabletop::{Game, Seat};

use super::sets::Territories;
use crate::board::{Board, Land, Owner};
use crate::map::{ContinentId, Map, TerritoryId, TerritorySet};
use crate::odds::{Defence, Forecast, OddsTable};
use crate::rules::Risk;
use crate::setup::{Setup, TWO_PHASE_BATTLES};
use crate::state::View;

/// Something with territories, forces and armies: a view, or a board inside a search.
///
/// A *foe* of a force is every other force, neutral and unseen ones included. What threatens a territory is counted over the
/// territories it can be attacked from, which are its neighbours unless the map has one-way borders.
pub(super) trait Ground {
    /// Sets of its territories.
    type Set: Territories;

    /// The map.
    fn map(&self) -> &Map;

    /// Who holds the territory, with how many armies (0 where fog hides them).
    fn land(&self, territory: TerritoryId) -> Land;

    /// Who holds the territory.
    #[inline]
    fn owner(&self, territory: TerritoryId) -> Owner {
        self.land(territory).owner
    }

    /// Armies on the territory.
    #[inline]
    fn armies(&self, territory: TerritoryId) -> u32 {
        self.land(territory).armies
    }

    /// Territories and armies of a force, as far as they are seen.
    fn strength(&self, owner: Owner) -> (u32, u64) {
        let own = self.map().territories().filter(|&territory| self.owner(territory) == owner);
        own.fold((0, 0), |(lands, armies), at| (lands + 1, armies + u64::from(self.armies(at))))
    }

    /// Territories of a continent that a seat holds.
    fn held(&self, seat: Seat, continent: ContinentId) -> usize {
        let owner = Owner::of(seat);
        self.map().continent_members(continent).iter().filter(|&&member| self.owner(member) == owner).count()
    }

    /// Armies of all forces, as far as they are seen.
    fn all_armies(&self) -> u64 {
        self.map().territories().map(|territory| u64::from(self.armies(territory))).sum()
    }

    /// The foes of `owner` that may attack the territory.
    #[inline]
    fn threats(&self, territory: TerritoryId, owner: Owner) -> impl Iterator<Item = TerritoryId> + '_ {
        let around = self.map().attackers_of(territory).iter().copied();
        around.filter(move |&other| self.owner(other) != owner)
    }

    /// The border-security threat of a territory of `owner`: foreign armies that may attack it.
    #[inline]
    fn threat(&self, territory: TerritoryId, owner: Owner) -> u64 {
        self.threats(territory, owner).map(|other| u64::from(self.armies(other))).sum()
    }

    /// Whether a foe of `owner` may attack the territory.
    #[inline]
    fn is_border(&self, territory: TerritoryId, owner: Owner) -> bool {
        self.threats(territory, owner).next().is_some()
    }

    /// The territories of `owner`.
    fn holdings(&self, owner: Owner) -> Self::Set {
        listed(self, owner)
    }

    /// The territories from which one can be attacked.
    #[inline]
    fn inward(&self, territory: TerritoryId) -> Self::Set {
        Self::Set::from_set(self.map().inward(territory))
    }

    /// The territories of `owner` that a foe may attack.
    #[inline]
    fn borders(&self, owner: Owner) -> Self::Set {
        let own = self.holdings(owner);
        own.only(|at| !self.inward(TerritoryId(at)).within(own))
    }
}

/// The territories of a force, looked up one by one.
pub(super) fn listed<G: Ground + ?Sized>(ground: &G, owner: Owner) -> G::Set {
    let mut listed = G::Set::default();
    let all = ground.map().territories();
    all.filter(|&territory| ground.owner(territory) == owner).for_each(|territory| listed.insert(territory.0));
    listed
}

/// What the seat to act sees.
#[derive(Clone, Copy)]
pub(super) struct Sight<'a> {
    /// The rules.
    pub game: &'a Risk,
    /// Everything the seat may know.
    pub view: &'a View,
    /// Its seat.
    pub me: Seat,
    /// The territories it holds.
    holdings: TerritorySet,
    odds: &'static OddsTable,
}

/// Armies assumed on each territory behind the fog: as many as on those seen, on average.
pub(super) fn armies_unseen(board: &Board) -> u32 {
    let seen = board.lands.iter().filter(|land| land.owner != Owner::UNSEEN);
    let (lands, armies) = seen.fold((0u64, 0u64), |(lands, armies), land| (lands + 1, armies + u64::from(land.armies)));
    (armies / lands.max(1)).clamp(1, u32::MAX.into()) as u32
}

impl<'a> Sight<'a> {
    /// The sight of the seat to act; of the active seat where the eyes are nobody's.
    pub fn new(game: &'a Risk, view: &'a View) -> Self {
        let me = view.seat().unwrap_or(view.board.active);
        let holdings = TerritorySet::which(&view.board.lands, |land| land.owner.is(me));
        Self { game, view, me, holdings, odds: OddsTable::shared() }
    }

    /// What lies open.
    #[inline]
    pub fn board(&self) -> &'a Board {
        &self.view.board
    }

    /// The variants.
    #[inline]
    pub fn setup(&self) -> &'a Setup {
        self.game.setup()
    }

    /// The own force.
    #[inline]
    pub fn mine(&self) -> Owner {
        Owner::of(self.me)
    }

    /// Whether the territory is one's own.
    #[inline]
    pub fn own(&self, territory: TerritoryId) -> bool {
        self.holdings.contains(territory.0)
    }

    /// The territories whose holder is such a one.
    #[inline]
    pub fn held_by(&self, is_such: impl Fn(Owner) -> bool) -> TerritorySet {
        TerritorySet::which(&self.board().lands, |land| is_such(land.owner))
    }

    /// One's own territories, in order.
    #[inline]
    pub fn lands(&self) -> impl Iterator<Item = TerritoryId> + Clone + use<'a> {
        self.holdings.iter().map(TerritoryId)
    }

    /// One's own territories that stand beside somebody to attack, in order.
    #[inline]
    pub fn fronts(&self) -> impl Iterator<Item = TerritoryId> + Clone + use<'a> {
        let (map, own) = (self.game.map(), self.holdings);
        self.lands().filter(move |&from| !map.outward(from).within(own))
    }

    /// The [`fronts`](Self::fronts) with most armies, at most `N`, the first of equal ones first.
    pub fn strongest_fronts<const N: usize>(&self) -> ArrayVec<TerritoryId, N> {
        let mut strongest = ArrayVec::new();
        for front in self.fronts() {
            let place = strongest.partition_point(|&other| self.armies(other) >= self.armies(front));
            if place < N {
                if strongest.is_full() {
                    strongest.pop();
                }
                strongest.insert(place, front);
            }
        }
        strongest
    }

    /// Every attack the rules allow now, in the order of territories: from where and against where.
    #[inline]
    pub fn attacks(&self) -> impl Iterator<Item = (TerritoryId, TerritoryId)> + Clone + use<'a> {
        let sight = *self;
        let allowed = !self.setup().two_phase || self.board().battles < TWO_PHASE_BATTLES;
        let sources = self.lands().filter(move |&from| allowed && sight.armies(from) > 1);
        sources.flat_map(move |from| {
            let foreign = sight.game.map().outward(from).without(sight.holdings);
            foreign.iter().map(move |to| (from, TerritoryId(to)))
        })
    }

    /// The rival with most territories as far as they are seen, the one with more armies of equal ones, else the first; `None`
    /// without rivals.
    pub fn leader(&self) -> Option<Seat> {
        let board = self.board();
        let rivals = Seat::all(board.seats()).filter(|&seat| seat != self.me && board.alive(seat));
        let strength = |seat: Seat| self.strength(Owner::of(seat));
        rivals.max_by(|&a, &b| strength(a).cmp(&strength(b)).then(b.cmp(&a)))
    }

    /// With how many dice at most a territory is defended.
    #[inline]
    pub fn defence(&self, territory: TerritoryId) -> Defence {
        if self.setup().capital_dice && self.board().capitals.contains(&territory) {
            Defence::Capital
        } else {
            Defence::Standard
        }
    }

    /// What to expect when so many attackers, without the one that stays behind, fight for a territory to the end.
    #[inline]
    pub fn forecast(&self, attackers: u32, to: TerritoryId) -> Forecast {
        self.odds.forecast(attackers, self.armies(to), self.defence(to))
    }

    /// The exact chance that an attack with everything but the army that stays takes the territory.
    #[inline]
    pub fn p_conquer(&self, from: TerritoryId, to: TerritoryId) -> f64 {
        self.odds.p_conquer(self.armies(from).saturating_sub(1), self.armies(to), self.defence(to))
    }
}

impl Ground for Sight<'_> {
    type Set = TerritorySet;

    #[inline]
    fn map(&self) -> &Map {
        self.game.map()
    }

    #[inline]
    fn land(&self, territory: TerritoryId) -> Land {
        self.board().land(territory)
    }

    #[inline]
    fn holdings(&self, owner: Owner) -> TerritorySet {
        if owner == self.mine() { self.holdings } else { self.held_by(|holder| holder == owner) }
    }
}
