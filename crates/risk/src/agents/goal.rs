//! What wins besides being the last one standing, as far as a plan of one turn can reach it.

use arrayvec::ArrayVec;
use tabletop::Seat;

use crate::agents::kernel::Field;
use crate::agents::sight::{Ground, Sight};
use crate::board::{MAX_SEATS, Owner};
use crate::map::{ContinentId, TerritoryId};
use crate::mission::{EIGHTEEN, Mission, TWENTY_FOUR};
use crate::setup::Victory;

/// Armies that holding a capital is worth.
const CAPITAL: f64 = 12.0;

/// Armies that holding all of a mission's continent is worth beyond its bonus.
const MISSION: f64 = 8.0;

/// What the seat to act plays for.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Goal {
    /// Nothing but the last one standing.
    Last,
    /// So many territories.
    Lands(u32),
    /// Eighteen territories with two armies each.
    Eighteen,
    /// So many of these capitals.
    Capitals { all: ArrayVec<TerritoryId, MAX_SEATS>, wanted: usize },
    /// These continents, and one more where `third` is set.
    Continents { both: [ContinentId; 2], third: bool },
    /// The end of this seat.
    Destroy(Seat),
}

impl Goal {
    /// What the seat that looks plays for.
    pub fn new(sight: &Sight<'_>) -> Self {
        match sight.view.mission {
            Some(mission) if sight.setup().victory == Victory::Missions => Self::of_mission(sight, mission),
            _ => Self::of_rival(sight),
        }
    }

    /// What anybody plays for, as far as it lies open.
    pub fn of_rival(sight: &Sight<'_>) -> Self {
        let board = sight.board();
        match sight.setup().victory {
            Victory::Elimination | Victory::Rounds(_) | Victory::Missions => Goal::Last,
            Victory::Share(percent) => Goal::Lands((board.lands.len() * usize::from(percent)).div_ceil(100) as u32),
            Victory::Capitals(wanted) => {
                let wanted = if wanted == 0 { board.seats() } else { wanted.into() };
                Goal::Capitals { all: board.capitals.clone(), wanted }
            }
        }
    }

    fn of_mission(sight: &Sight<'_>, mission: Mission) -> Self {
        match mission.asked_of(sight.me, |seat| sight.board().alive(seat)) {
            Mission::TwentyFour => Goal::Lands(TWENTY_FOUR),
            Mission::Eighteen => Goal::Eighteen,
            Mission::Destroy(seat) => Goal::Destroy(seat),
            Mission::Continents { first, second, third } => match (first.on(sight.map()), second.on(sight.map())) {
                (Some(first), Some(second)) => Goal::Continents { both: [first, second], third },
                _ => Goal::Last,
            },
        }
    }

    /// Whether the position wins.
    pub fn reached<V>(&self, field: &Field<V>) -> bool {
        let root = field.arena.root;
        let lands = || field.force(Owner::of(root)).lands;
        let holds = |continent| field.held(root, continent) == field.map().continent_members(continent).len();
        match self {
            Goal::Last => false,
            Goal::Lands(wanted) => lands() >= *wanted,
            Goal::Eighteen => {
                let strong = |&at: &TerritoryId| field.owner(at).is(root) && field.armies(at) >= 2;
                lands() >= EIGHTEEN as u32 && field.map().territories().filter(strong).count() >= EIGHTEEN
            }
            Goal::Capitals { all, wanted } => {
                let held = all.iter().filter(|&&capital| field.owner(capital).is(root)).count();
                held > 1 && held >= *wanted
            }
            Goal::Continents { both, third } => {
                let more = || field.map().continents().any(|continent| !both.contains(&continent) && holds(continent));
                both.iter().all(|&continent| holds(continent)) && (!third || more())
            }
            Goal::Destroy(seat) => field.force(Owner::of(*seat)).lands == 0 && !field.arena.unseen,
        }
    }

    /// How far the position has come, in armies.
    pub fn progress<V>(&self, field: &Field<V>) -> f64 {
        let root = field.arena.root;
        match self {
            Goal::Capitals { all, .. } => {
                CAPITAL * all.iter().filter(|&&capital| field.owner(capital).is(root)).count() as f64
            }
            Goal::Continents { both, .. } => both
                .iter()
                .map(|&continent| {
                    let members = field.map().continent_members(continent).len() as f64;
                    MISSION * field.held(root, continent) as f64 / members
                })
                .sum(),
            Goal::Last | Goal::Lands(_) | Goal::Eighteen | Goal::Destroy(_) => 0.0,
        }
    }
}
