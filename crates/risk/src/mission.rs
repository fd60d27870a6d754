//! The secret missions: eight that are common to all games, and one for each colour in play.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::map::{ContinentId, Map};

/// Territories of [`Mission::TwentyFour`], and of missions that cannot be fulfilled otherwise.
pub(crate) const TWENTY_FOUR: u32 = 24;
/// Territories of [`Mission::Eighteen`].
pub(crate) const EIGHTEEN: usize = 18;

/// What a seat must reach. Continents are named as on the world map.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Mission {
    /// Both continents, and one more of any where `third` is set.
    Continents {
        /// First continent.
        first: Region,
        /// Second continent.
        second: Region,
        /// Whether a third of the player's choice is needed.
        third: bool,
    },
    /// Eighteen territories with at least two armies each.
    Eighteen,
    /// Twenty-four territories.
    TwentyFour,
    /// Destroy this seat oneself; own or destroyed by others: [`Mission::TwentyFour`].
    Destroy(Seat),
}

impl Mission {
    /// What it asks of a seat: to destroy oneself, or a seat that has fallen to another, is to hold [`Mission::TwentyFour`].
    #[must_use]
    pub fn asked_of(self, seat: Seat, alive: impl FnOnce(Seat) -> bool) -> Self {
        match self {
            Mission::Destroy(target) if target == seat || !alive(target) => Mission::TwentyFour,
            mission => mission,
        }
    }
}

/// A continent that a mission names.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Region {
    /// Asia.
    Asia,
    /// Africa.
    Africa,
    /// Australia.
    Australia,
    /// Europe.
    Europe,
    /// North America.
    NorthAmerica,
    /// South America.
    SouthAmerica,
}

impl Region {
    const ALL: [Region; 6] =
        [Region::Asia, Region::Africa, Region::Australia, Region::Europe, Region::NorthAmerica, Region::SouthAmerica];

    /// Its name on the world map.
    pub fn name(self) -> &'static str {
        match self {
            Region::Asia => "Asia",
            Region::Africa => "Africa",
            Region::Australia => "Australia",
            Region::Europe => "Europe",
            Region::NorthAmerica => "North America",
            Region::SouthAmerica => "South America",
        }
    }

    /// The continent of that name on `map`.
    pub fn on(self, map: &Map) -> Option<ContinentId> {
        map.continents().find(|&continent| map.continent_name(continent) == self.name())
    }
}

/// Whether a map has every continent the missions name.
///
/// # Errors
/// The first one it lacks.
pub(crate) fn continents_on(map: &Map) -> Result<(), &'static str> {
    match Region::ALL.into_iter().find(|region| region.on(map).is_none()) {
        Some(region) => Err(region.name()),
        None => Ok(()),
    }
}

impl Mission {
    /// The missions of a game of `seats` seats, in order: the eight common ones and one per colour in play.
    pub fn all(seats: usize) -> impl Iterator<Item = Mission> {
        let pair = |first, second, third| Mission::Continents { first, second, third };
        [
            pair(Region::Asia, Region::SouthAmerica, false),
            pair(Region::Europe, Region::Australia, true),
            pair(Region::Asia, Region::Africa, false),
            pair(Region::Europe, Region::SouthAmerica, true),
            pair(Region::NorthAmerica, Region::Australia, false),
            pair(Region::NorthAmerica, Region::Africa, false),
            Mission::Eighteen,
            Mission::TwentyFour,
        ]
        .into_iter()
        .chain(Seat::all(seats).map(Mission::Destroy))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_asked_to_destroy_themselves_or_who_has_fallen() {
        let destroy = Mission::Destroy(Seat(1));
        assert_eq!(destroy.asked_of(Seat(0), |_| true), destroy);
        assert_eq!(destroy.asked_of(Seat(1), |_| true), Mission::TwentyFour);
        assert_eq!(destroy.asked_of(Seat(0), |seat| seat != Seat(1)), Mission::TwentyFour);
        assert_eq!(Mission::Eighteen.asked_of(Seat(0), |_| false), Mission::Eighteen);
    }
}
