//! A turn that would end without a capture takes one that is nearly sure and after which the army that makes it is still safe: it brings a
//! territory, and a card where there are cards, for next to nothing. A search of a few steps overlooks that now and then, since the line in
//! which it stops now comes to its own next attacks before anybody has answered.

use tabletop::Term;

use super::mind::Mind;
use super::sight::{Ground, Sight};
use super::surest::{self, Attack};
use crate::Action;
use crate::board::Owner;
use crate::odds::OddsTable;

/// The chance from which it is done, where it is not set.
pub(super) const FROM: f64 = 0.95;

/// How much stronger than every foe beside it the army must stay.
const SAFE: f64 = 2.0;

/// What it is told to choose by.
const BY: &str = "criterion-a_capture_that_costs_next_to_nothing";

/// The surest capture, from a chance of `from` on; `None` where the turn has one already.
pub(super) fn attack(sight: &Sight<'_>, from: f64, mind: &mut Mind<'_, '_>) -> Option<Action> {
    if from <= 0.0 || sight.board().captured {
        return None;
    }
    let (attack, chance) = surest::find(sight, from, |attack| stays_safe(sight, attack))?;
    let told = (
        Term::plain("term-chance_to_take_it_at_little_loss", chance),
        Term::plain("term-the_chance_that_is_enough_at_little_loss", from),
    );
    Some(surest::rather_than_stop(sight, attack, told, BY, mind))
}

/// Whether what is left of the army, but for the one that stays behind, is far stronger than every foe that may attack either territory.
/// What fog hides may be any number.
fn stays_safe(sight: &Sight<'_>, (from, to): Attack) -> bool {
    let attackers = sight.armies(from).saturating_sub(1);
    let forecast = OddsTable::shared().forecast(attackers, sight.armies(to), sight.defence(to));
    let left = forecast.attackers_left_if_conquered().unwrap_or(0.0);
    let mut around = [from, to].into_iter().flat_map(|at| sight.threats(at, sight.mine())).filter(|&foe| foe != to);
    around.all(|foe| sight.owner(foe) != Owner::UNSEEN && left >= SAFE * f64::from(sight.armies(foe)))
}
