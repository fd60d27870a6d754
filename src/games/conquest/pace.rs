//! How fast a turn is told: the longer it has been told, the quicker its rest.

use risk::map::TerritoryId;

use crate::theme::board;

/// What there is to see while a deed of a person's own is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Scene {
    /// Nothing of its own.
    #[default]
    Nothing,
    /// Dice.
    Dice,
    /// Territories that get their first owners.
    Owners,
    /// Armies that come onto the board.
    Arrival,
    /// Armies that march.
    March,
    /// Cards.
    Cards,
}

/// How much an event is to whoever looks on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weight {
    /// It changes the game.
    Blow,
    /// A person's affair.
    Near,
    /// What others do among themselves.
    Far,
}

/// How far the telling of a turn has come.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Pace {
    /// Seconds it has been told, as designed.
    told: f32,
    /// The battle that was told last.
    pub fight: Option<(TerritoryId, TerritoryId)>,
}

impl Pace {
    /// How long something is shown that was designed to be shown for `seconds`.
    pub fn share(&mut self, seconds: f32, weight: Weight) -> f32 {
        let [share, budget, least] = match weight {
            Weight::Blow => return seconds,
            Weight::Near => board::PACE_NEAR,
            Weight::Far => board::PACE_FAR,
        };
        let seconds = seconds * share * (1.0 - self.told / budget).max(least);
        self.told += seconds;
        seconds
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longer_a_turn_is_told_the_quicker_its_rest() {
        let told = |weight, moves: usize| -> f32 {
            let mut pace = Pace::default();
            (0..moves).map(|_| pace.share(1.0, weight)).sum()
        };
        assert!(told(Weight::Far, 1) < told(Weight::Near, 1), "what others do is told in passing");
        assert!(told(Weight::Far, 40) < 12.0, "{}", told(Weight::Far, 40));
        assert_eq!(told(Weight::Blow, 3), 3.0, "what changes the game keeps its time");
        // Nothing is left out: even the last of a long run is seen for a moment.
        assert!(told(Weight::Far, 200) > told(Weight::Far, 199));
    }
}
