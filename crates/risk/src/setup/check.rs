//! What is wrong with a setup, alone and against a map.

use super::{LONGEST_GAME, MAX_SEATS, MOST_BLIZZARDS, MOST_PORTALS, Setup, SetupError, Victory};
use crate::map::{LayoutFault, Map};
use crate::mission::TWENTY_FOUR;

impl Setup {
    pub(super) fn no_room(&self, fault: LayoutFault) -> SetupError {
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
