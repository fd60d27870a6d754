//! What the dock's stage follows as the story is told: the battle on the table, and what whoever plays is up to.

use risk::{EventKind, Owner, Roll, map::TerritoryId};
use tabletop::Seat;

/// A battle that is shown, from the first aim to the fall of the territory or the next deed.
#[derive(Clone, PartialEq, Debug)]
pub struct Battle {
    /// From where and against where.
    pub lands: (TerritoryId, TerritoryId),
    /// Who attacks.
    pub attacker: Seat,
    /// Who defends.
    pub defender: Owner,
    /// The dice of the last roll; `None` before the first.
    pub roll: Option<Roll>,
    /// Armies attacker and defender lost in that roll, once the dice lie still.
    pub lost: [u32; 2],
    /// Armies they lost in all.
    pub in_all: [u32; 2],
    /// Whether the territory fell.
    pub taken: bool,
    /// Seconds the dice still tumble.
    pub tumbling: f32,
    /// Seconds since they were thrown.
    pub age: f32,
}

impl Battle {
    /// A battle that is about to begin.
    pub fn new(lands: (TerritoryId, TerritoryId), attacker: Seat, defender: Owner) -> Self {
        let (roll, none) = (None, [0; 2]);
        Self { lands, attacker, defender, roll, lost: none, in_all: none, taken: false, tumbling: 0.0, age: 0.0 }
    }

    /// Dice are thrown, to tumble for so many seconds.
    pub fn throw(&mut self, roll: Roll, tumbling: f32) {
        (self.roll, self.lost, self.tumbling, self.age) = (Some(roll), [0; 2], tumbling, 0.0);
    }

    /// The dice lie still, and armies fall.
    pub fn fall(&mut self, roll: Roll, lost: [u32; 2]) {
        (self.roll, self.lost, self.tumbling) = (Some(roll), lost, 0.0);
        for (all, lost) in self.in_all.iter_mut().zip(lost) {
            *all += lost;
        }
    }

    /// Lets time pass. Returns whether dice tumble.
    pub fn pass(&mut self, elapsed: f32) -> bool {
        self.age += elapsed;
        let tumbles = self.tumbling > 0.0;
        self.tumbling -= if tumbles { elapsed } else { 0.0 };
        tumbles
    }
}

/// What whoever plays is up to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Deed {
    /// Nothing yet.
    #[default]
    Ponder,
    /// A set of cards is traded for so many armies.
    Trade(u32),
    /// So many armies are placed.
    Place(TerritoryId, u32),
    /// A territory is attacked that somebody holds.
    Attack(TerritoryId, Owner),
    /// A territory was taken that somebody held.
    Take(TerritoryId, Owner),
    /// So many armies march within the own realm.
    March(TerritoryId, u32),
}

impl Deed {
    /// Whose deed an event is and what it tells of it; `None` where that is nothing new.
    pub fn from_event(event: &EventKind) -> Option<(Seat, Self)> {
        match *event {
            EventKind::Turn { seat, .. } => Some((seat, Self::Ponder)),
            EventKind::Traded { seat, armies, .. } => Some((seat, Self::Trade(armies))),
            EventKind::Placed { seat, territory, armies } => Some((seat, Self::Place(territory, armies))),
            EventKind::Assaulted { seat, to, defender, .. } => Some((seat, Self::Attack(to, defender))),
            EventKind::Captured { seat, to, loser, .. } => Some((seat, Self::Take(to, loser))),
            EventKind::Fortified { seat, to, armies, .. } => Some((seat, Self::March(to, armies))),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn losses_add_up_roll_by_roll() {
        let mut battle = Battle::new((TerritoryId(0), TerritoryId(1)), Seat(0), Owner::of(Seat(1)));
        let roll = Roll { attacker: [6, 4, 1], defender: [5, 5, 0] };
        battle.throw(roll, 0.5);
        assert_eq!((battle.lost, battle.in_all), ([0, 0], [0, 0]), "nobody has fallen while the dice tumble");
        assert!(battle.pass(0.3) && battle.pass(0.3) && !battle.pass(0.3));
        battle.fall(roll, [1, 1]);
        battle.throw(roll, 0.5);
        battle.fall(roll, [0, 2]);
        assert_eq!((battle.lost, battle.in_all), ([0, 2], [1, 3]));
    }
}
