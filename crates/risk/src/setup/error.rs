//! A setup that cannot be played, and how that is told.

use std::fmt;

use tabletop::{Message, message};

use super::limits::{LONGEST_GAME, MOST_BLIZZARDS, MOST_PORTALS};
use crate::mission::TWENTY_FOUR;

/// A setup that cannot be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// Too few or too many seats.
    Seats(u8),
    /// Armies per placing turn.
    Muster(u8),
    /// No rounds at all, or too many.
    RoundLimit(u32),
    /// Share out of range.
    Share(u8),
    /// A share that somebody has before anybody moved.
    DealtShare {
        /// Percent to hold.
        percent: u8,
        /// The map's territories.
        territories: usize,
        /// Seats and neutrals.
        forces: usize,
    },
    /// Every seat holds one capital from the start.
    OneCapital,
    /// More capitals than there can be.
    Capitals {
        /// Capitals to hold.
        wanted: u8,
        /// Capitals on the board.
        seats: u8,
    },
    /// No rounds at all, or too many.
    Rounds(u32),
    /// Every force needs a territory.
    SmallMap {
        /// The map's id.
        map: String,
        /// Its territories.
        territories: usize,
        /// Seats and neutrals.
        forces: usize,
    },
    /// One portal leads nowhere, and there can be too many.
    Portals(u8),
    /// The map has no room for as many portals, of which no two stand on neighbours.
    RoomForPortals {
        /// The map's id.
        map: String,
        /// Portals that were wanted.
        wanted: u8,
        /// Portals that found a place.
        most: usize,
    },
    /// Too many blizzards.
    Blizzards(u8),
    /// With as many territories closed the map would fall apart, or a continent lose more than half of its own.
    RoomForBlizzards {
        /// The map's id.
        map: String,
        /// Blizzards that were wanted.
        wanted: u8,
        /// Blizzards that found a place.
        most: usize,
    },
    /// Missions name the continents of the world map.
    Missions {
        /// The map's id.
        map: String,
        /// The first continent it lacks.
        missing: &'static str,
    },
    /// Missions ask for 24 territories.
    FewForMissions {
        /// The map's id.
        map: String,
        /// Its territories.
        territories: usize,
    },
    /// The map loaded is not the one named.
    OtherMap {
        /// The setup's map.
        named: String,
        /// The map's own id.
        given: String,
    },
}

impl SetupError {
    /// The field, a colon, and what is wrong.
    pub fn message(&self) -> Message {
        match self {
            Self::Seats(found) => {
                message!("fault-table-seats", "seats: {found} is not between 2 and 8", found = *found)
            }
            Self::Muster(found) => {
                message!("fault-table-muster", "muster: {found} is not between 1 and 20", found = *found)
            }
            Self::RoundLimit(found) => message!(
                "fault-table-round_limit",
                "round_limit: {found} is not between 1 and {most}",
                found = *found,
                most = LONGEST_GAME
            ),
            Self::SmallMap { map, territories, forces } => message!(
                "fault-table-small_map",
                "map: '{map}' has {territories} territories, too few for {forces} forces",
                map,
                territories = *territories,
                forces = *forces
            ),
            Self::OtherMap { named, given } => message!(
                "fault-table-other_map",
                "map: the setup names '{named}' but the map given is '{given}'",
                named,
                given
            ),
            Self::Portals(_) | Self::RoomForPortals { .. } | Self::Blizzards(_) | Self::RoomForBlizzards { .. } => {
                self.of_layout()
            }
            fault => fault.of_victory(),
        }
    }

    /// The same of a fault of portals and blizzards.
    fn of_layout(&self) -> Message {
        match self {
            Self::Portals(found) => message!(
                "fault-table-portals",
                "portals: {found} is not between 2 and {most}, nor 0 for none",
                found = *found,
                most = MOST_PORTALS
            ),
            Self::RoomForPortals { map, wanted, most } => message!(
                "fault-table-room_for_portals",
                "portals: the map '{map}' has room for {most} of the {wanted} portals; no two may stand on neighbours",
                map,
                most = *most,
                wanted = *wanted
            ),
            Self::RoomForBlizzards { map, wanted, most } => message!(
                "fault-table-room_for_blizzards",
                "blizzards: the map '{map}' has room for {most} of the {wanted} blizzards; what stays open must hang together, with half of each continent",
                map,
                most = *most,
                wanted = *wanted
            ),
            Self::Blizzards(found) => message!(
                "fault-table-blizzards",
                "blizzards: {found} is not between 0 and {most}",
                found = *found,
                most = MOST_BLIZZARDS
            ),
            other => other.of_victory(),
        }
    }

    /// The same of a fault of what wins.
    fn of_victory(&self) -> Message {
        match self {
            Self::Share(percent) => message!(
                "fault-table-share",
                "victory: a share of {percent} % is not between 51 and 100",
                percent = *percent
            ),
            Self::DealtShare { percent, territories, forces } => message!(
                "fault-table-dealt_share",
                "victory: with {forces} forces on {territories} territories the deal alone gives a share of {percent} %; ask for more",
                percent = *percent,
                territories = *territories,
                forces = *forces
            ),
            Self::Capitals { wanted, seats } => message!(
                "fault-table-capitals",
                "victory: {wanted} capitals are more than the {seats} there are; use 0 for all",
                wanted = *wanted,
                seats = *seats
            ),
            Self::Rounds(found) => message!(
                "fault-table-rounds",
                "victory: {found} rounds are not between 1 and {most}",
                found = *found,
                most = LONGEST_GAME
            ),
            Self::Missions { map, missing } => message!(
                "fault-table-missions",
                "victory: the missions name continents that the map '{map}' does not have: {missing}",
                map,
                missing = *missing
            ),
            Self::FewForMissions { map, territories } => message!(
                "fault-table-few_for_missions",
                "victory: the missions ask for {most} territories; the map '{map}' has {territories}",
                most = TWENTY_FOUR,
                map,
                territories = *territories
            ),
            // What is left is the only fault of a victory by capitals that has no numbers.
            _ => message!(
                "fault-table-one_capital",
                "victory: 1 capital is what every seat begins with; use 2 or more, or 0 for all"
            ),
        }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for SetupError {}
