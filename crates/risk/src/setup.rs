//! Everything chosen before a game begins.

use std::fmt;
use std::sync::Arc;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::{Message, message};

use crate::map::{Layout, LayoutFault, Map};
use crate::mission::TWENTY_FOUR;

/// Most seats of a game.
pub const MAX_SEATS: usize = 8;

/// The variants of one game. Every field has the classic booklet's value as default, so a file names only what differs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// Id of the map, such as `world`.
    pub map: String,
    /// Seats, 2 to 8.
    #[schemars(range(min = 2, max = 8))]
    pub seats: u8,
    /// How territories and first armies come onto the board.
    pub start: Start,
    /// Armies placed per turn while armies are placed alternately, 1 to 20. The booklet says 1. Beside neutrals a turn places twice
    /// as many of one's own and this many neutral ones, as the booklet has it for two players.
    #[schemars(range(min = 1, max = 20))]
    pub muster: u8,
    /// Whether the first seat begins; otherwise who begins is drawn, as the booklet has it.
    pub first_seat_begins: bool,
    /// With two seats: whether a third, neutral force stands between them.
    pub neutrals: bool,
    /// What traded sets are worth.
    pub cards: Cards,
    /// What may be moved at the end of a turn.
    pub fortify: Fortify,
    /// What wins, besides being the last one standing.
    pub victory: Victory,
    /// Whether a capital is defended with three dice. Only with [`Victory::Capitals`].
    pub capital_dice: bool,
    /// Whether a seat sees only its own territories and their neighbours.
    pub fog: bool,
    /// The two-phase variant: a turn is a draft, then at most [`TWO_PHASE_BATTLES`] battles; no cards, no fortifying.
    pub two_phase: bool,
    /// Territories that portals join, each with all others: none, or 2 to 8.
    #[schemars(range(min = 0, max = 8))]
    pub portals: u8,
    /// Territories that blizzards close for the whole game, 0 to 64, as far as the map has room for them.
    #[schemars(range(min = 0, max = 64))]
    pub blizzards: u8,
    /// What portals and blizzards are drawn from: the same number draws the same of a map. At a table of the client 0 stands for a number
    /// drawn from the game's seed.
    pub layout: u32,
    /// Rounds after which the seat with most territories, then armies, wins, 1 to [`LONGEST_GAME`].
    pub round_limit: u32,
}

/// Most territories that portals join.
pub const MOST_PORTALS: u8 = 8;

/// Most territories that blizzards close.
pub const MOST_BLIZZARDS: u8 = 64;

/// Most rounds a game may be set to last.
pub const LONGEST_GAME: u32 = 10_000;

/// Battles a turn in the two-phase variant. A blitz is one battle, and so are single rolls on one border in a row.
pub const TWO_PHASE_BATTLES: u8 = 3;

impl Default for Setup {
    fn default() -> Self {
        Self {
            map: "world".to_owned(),
            seats: 4,
            start: Start::default(),
            muster: 1,
            first_seat_begins: false,
            neutrals: true,
            cards: Cards::default(),
            fortify: Fortify::default(),
            victory: Victory::default(),
            capital_dice: true,
            fog: false,
            two_phase: false,
            portals: 0,
            blizzards: 0,
            layout: 0,
            round_limit: 300,
        }
    }
}

/// How territories and first armies come onto the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub enum Start {
    /// Territories are dealt at random, then armies placed in turn.
    #[default]
    Deal,
    /// Territories are claimed one by one, then armies placed in turn.
    Claim,
    /// Territories and armies are dealt at random.
    Scatter,
}

/// What traded sets are worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub enum Cards {
    /// 4, 6, 8, 10, 12, 15, 20, 25, then 5 more each, counted over all seats.
    #[default]
    Progressive,
    /// Infantry 4, cavalry 6, artillery 8, mixed 10.
    Fixed,
    /// No cards.
    Off,
}

/// What may be moved at the end of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub enum Fortify {
    /// One move to an adjacent territory.
    #[default]
    Adjacent,
    /// One move along a path of own territories.
    Path,
    /// Any number of moves along paths of own territories.
    Unlimited,
    /// None.
    Off,
}

/// What wins, besides being the last one standing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub enum Victory {
    /// Nothing else.
    #[default]
    Elimination,
    /// This share of the map, in percent, 51 to 100, and more than the deal gives anybody.
    Share(u8),
    /// Holding this many capitals, 2 to one per seat; 0 means all of them.
    Capitals(u8),
    /// A secret mission of one's own. What the deal and the first armies fulfil counts once the seat has taken a territory, or
    /// the first round is over.
    Missions,
    /// Most territories, then armies, after this many rounds, 1 to [`LONGEST_GAME`].
    Rounds(u32),
}

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

impl Setup {
    /// Whether neutral armies stand on the board.
    pub fn has_neutrals(&self) -> bool {
        self.seats == 2 && self.neutrals
    }

    /// Whether cards are drawn.
    pub fn has_cards(&self) -> bool {
        self.cards != Cards::Off && !self.two_phase
    }

    /// The fortify rule in force.
    pub fn fortify_rule(&self) -> Fortify {
        if self.two_phase { Fortify::Off } else { self.fortify }
    }

    /// The last round: of the victory rule where it counts rounds, else the limit.
    pub fn last_round(&self) -> u32 {
        match self.victory {
            Victory::Rounds(rounds) => rounds.min(self.round_limit),
            _ => self.round_limit,
        }
    }

    /// Armies each force starts with, before it gets at least one per territory. The booklet ends at six seats; seven and eight
    /// start with as many as six.
    pub fn starting_armies(&self) -> u32 {
        match self.seats {
            0..=2 => 40,
            3 => 35,
            4 => 30,
            5 => 25,
            _ => 20,
        }
    }

    /// The portals and blizzards of the game; `None` where there are none and the map is played as its file has it.
    pub fn map_layout(&self) -> Option<Layout> {
        let (portals, blizzards, number) = (self.portals, self.blizzards, self.layout);
        (portals > 0 || blizzards > 0).then_some(Layout { portals, blizzards, number })
    }

    /// The map as it is played: with its portals, and without what blizzards close.
    pub(crate) fn played_on(&self, map: Arc<Map>) -> Result<Arc<Map>, SetupError> {
        let Some(layout) = self.map_layout() else { return Ok(map) };
        let drawn = map.draw_layout(layout).map_err(|fault| self.no_room(fault))?;
        Ok(Arc::new(map.with_layout(&drawn)))
    }

    fn no_room(&self, fault: LayoutFault) -> SetupError {
        let map = self.map.clone();
        match fault {
            LayoutFault::Portals(most) => SetupError::RoomForPortals { map, wanted: self.portals, most },
            LayoutFault::Blizzards(most) => SetupError::RoomForBlizzards { map, wanted: self.blizzards, most },
        }
    }

    /// Checks every field, alone and against the map as its file has it.
    ///
    /// # Errors
    /// Every fault, not only the first.
    pub fn check(&self, map: &Map) -> Result<(), Vec<SetupError>> {
        let mut faults = Vec::new();
        let mut ensure = |holds: bool, fault: SetupError| {
            if !holds {
                faults.push(fault);
            }
        };
        ensure((2..=MAX_SEATS).contains(&self.seats.into()), SetupError::Seats(self.seats));
        ensure((1..=20).contains(&self.muster), SetupError::Muster(self.muster));
        ensure((1..=LONGEST_GAME).contains(&self.round_limit), SetupError::RoundLimit(self.round_limit));
        ensure(self.map == map.id(), SetupError::OtherMap { named: self.map.clone(), given: map.id().to_owned() });
        let forces = usize::from(self.seats) + usize::from(self.has_neutrals());
        let [portals, blizzards] =
            [self.portals != 1 && self.portals <= MOST_PORTALS, self.blizzards <= MOST_BLIZZARDS];
        ensure(portals, SetupError::Portals(self.portals));
        ensure(blizzards, SetupError::Blizzards(self.blizzards));
        let mut closed = 0;
        if let Some(layout) = self.map_layout().filter(|_| portals && blizzards) {
            match map.draw_layout(layout) {
                Ok(_) => closed = self.blizzards.into(),
                Err(fault) => ensure(false, self.no_room(fault)),
            }
        }
        let territories = map.len() - closed;
        ensure(territories >= forces, SetupError::SmallMap { map: self.map.clone(), territories, forces });
        match self.victory {
            Victory::Elimination => {}
            Victory::Share(percent) => {
                ensure((51..=100).contains(&percent), SetupError::Share(percent));
                let dealt = territories.div_ceil(forces.max(1)) * 100 >= territories * usize::from(percent);
                ensure(!dealt || percent < 51, SetupError::DealtShare { percent, territories, forces });
            }
            Victory::Capitals(wanted) => {
                ensure(wanted != 1, SetupError::OneCapital);
                ensure(wanted <= self.seats, SetupError::Capitals { wanted, seats: self.seats });
            }
            Victory::Missions => {
                if let Err(missing) = crate::mission::continents_on(map) {
                    ensure(false, SetupError::Missions { map: self.map.clone(), missing });
                }
                let enough = territories >= TWENTY_FOUR as usize;
                ensure(enough, SetupError::FewForMissions { map: self.map.clone(), territories });
            }
            Victory::Rounds(rounds) => {
                ensure((1..=LONGEST_GAME).contains(&rounds), SetupError::Rounds(rounds));
            }
        }
        if faults.is_empty() { Ok(()) } else { Err(faults) }
    }
}
