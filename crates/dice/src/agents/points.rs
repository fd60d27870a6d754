//! What things are worth to a computer player.

use serde::{Deserialize, Serialize};

use crate::content::{ContentFault, Source, read_value};

/// A table of points. A file names every number.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Points {
    /// Each HP the foe loses.
    pub damage: f64,
    /// Each point of the foe's shield that is broken.
    pub shield_damage: f64,
    /// Each poison put on the foe.
    pub poison: f64,
    /// Each other bad status put on the foe.
    pub affliction: f64,
    /// Each good status the foe gets, or loses the other way round.
    pub foe_boon: f64,
    /// Each good status put on oneself.
    pub boon: f64,
    /// Each poison put on oneself, or cured the other way round.
    pub own_poison: f64,
    /// Each other bad status put on oneself that outlasts the turn, or cured the other way round.
    pub own_affliction: f64,
    /// Each activation that affects a fighter or a countdown.
    pub activation: f64,
    /// Each activation that only changes dice and cards.
    pub idle_activation: f64,
    /// Each point of countdown progress.
    pub countdown: f64,
    /// Each pip left on unused dice; a face-down die counts 3.5.
    pub pip: f64,
    /// Each action.
    pub action: f64,
    /// Each HP healed.
    pub healing: f64,
    /// Each own HP lost.
    pub own_hp: f64,
    /// Each use of a card that works once a fight.
    pub once_a_fight: f64,
    /// The foe defeated.
    pub victory: f64,
    /// Oneself defeated.
    pub death: f64,
    /// Whether a status counts only as far as its bearer can suffer from it, or gain by it.
    pub capped: bool,
    /// Whether a sure victory is played for by the fewest actions, whatever else they earn.
    pub shortest_win: bool,
    /// Whether poison that kills before its bearer acts again counts as its defeat.
    pub deadly_poison: bool,
}

/// No number of a table is NaN: readers refuse what is not finite.
impl Eq for Points {}

impl Points {
    /// The default table, `assets/dice/points.ron`, as it was when the program was built.
    pub fn shipped() -> Self {
        Self::built_in("points.ron", include_str!("../../../../assets/dice/points.ron"))
    }

    /// The published table, `assets/dice/points-published.ron`, which does not move.
    pub fn published() -> Self {
        Self::built_in("points-published.ron", include_str!("../../../../assets/dice/points-published.ron"))
    }

    fn built_in(name: &str, text: &str) -> Self {
        Self::from_ron(name, text).expect("a test reads every table that is built in")
    }

    /// Reads a table.
    ///
    /// # Errors
    /// What is wrong with the file.
    pub fn from_ron(name: &str, text: &str) -> Result<Self, Box<ContentFault>> {
        read_value(Source { name, text })
    }
}

#[cfg(test)]
mod tests {
    use super::Points;

    #[test]
    fn the_tables_that_are_built_in_are_sound() {
        let (shipped, published) = (Points::shipped(), Points::published());
        assert!(shipped.capped && shipped.shortest_win && shipped.deadly_poison);
        // The published table knows nothing of what came after it.
        assert!(!published.capped && !published.shortest_win && !published.deadly_poison);
        assert_eq!([published.foe_boon, published.own_poison, published.own_affliction], [0.0; 3]);
        assert_eq!([published.own_hp, published.once_a_fight], [0.0; 2]);
        assert_eq!(published.damage, 100.0);
    }
}
