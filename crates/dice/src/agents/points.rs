//! What things are worth to a computer player.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::content::{ContentFault, Source, read_value};

/// A table of points. A file names every number; those that came later may be missing in older ones, and then mean what was
/// meant before there were any.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
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
    /// Of what a card that works once a fight can do at its best, the share that using it costs: what it is still worth later.
    #[serde(default)]
    pub kept_back: f64,
    /// Each HP that a shield, dodging, reducing or surviving keeps from the foe's next turn, as far as can be foreseen; at 0
    /// these count as [`boon`](Self::boon), and so do thorns.
    #[serde(default)]
    pub guard: f64,
    /// To be killed for certain in the foe's next turn, as far as can be foreseen.
    #[serde(default)]
    pub danger: f64,
    /// The foe defeated.
    pub victory: f64,
    /// Oneself defeated.
    pub death: f64,
    /// The fight left, which loses it.
    #[serde(default = "as_death")]
    pub flight: f64,
    /// Whether a status counts only as far as its bearer can suffer from it, or gain by it.
    pub capped: bool,
    /// Whether a sure victory is played for by the fewest actions, whatever else they earn.
    pub shortest_win: bool,
    /// Whether poison that kills before its bearer acts again counts as its defeat.
    pub deadly_poison: bool,
}

/// What leaving a fight was worth before it had a number of its own: as much as being defeated, by every table there was.
const fn as_death() -> f64 {
    -1_000_000.0
}

/// No number of a table is NaN: readers refuse what is not finite.
impl Eq for Points {}

impl Points {
    /// The default table, `assets/dice/points.ron`, as it was when the program was built.
    pub fn shipped() -> Self {
        Self::built_in("points.ron", include_str!("../../../../assets/dice/points.ron"))
    }

    /// The table that was shipped before what the foe may do next counted, `assets/dice/points-flat.ron`: an HP is worth the
    /// same however many are left. It does not move; what comes after it is measured against it.
    pub fn flat() -> Self {
        Self::built_in("points-flat.ron", include_str!("../../../../assets/dice/points-flat.ron"))
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
        let (shipped, flat, published) = (Points::shipped(), Points::flat(), Points::published());
        for before in [flat, published] {
            assert_eq!([before.kept_back, before.guard, before.danger], [0.0; 3]);
            assert_eq!(before.flight, before.death);
        }
        assert!(flat.capped && flat.shortest_win && flat.deadly_poison);
        // Nobody earns by hurting and healing itself.
        assert!(shipped.healing <= -shipped.own_hp && flat.healing <= -flat.own_hp);
        assert!(shipped.capped && shipped.shortest_win && shipped.deadly_poison);
        // The published table knows nothing of what came after it.
        assert!(!published.capped && !published.shortest_win && !published.deadly_poison);
        assert_eq!([published.foe_boon, published.own_poison, published.own_affliction], [0.0; 3]);
        assert_eq!([published.own_hp, published.once_a_fight], [0.0; 2]);
        assert_eq!(published.damage, 100.0);
    }
}
