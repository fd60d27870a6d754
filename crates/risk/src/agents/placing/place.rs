//! Placing a turn's armies in the published or in an improved form.

use super::measures::Measures;
use super::numbers::Placing;
use super::reasons;
use crate::Action;
use crate::agents::draft::Draft;
use crate::agents::mind::Mind;
use crate::agents::reinforce;
use crate::agents::sight::Sight;

/// Places everything there is to place.
pub(in crate::agents) fn choose(
    draft: &mut Draft,
    placing: &Placing,
    sight: &Sight<'_>,
    mind: &mut Mind<'_, '_>,
) -> Action {
    if *placing == Placing::PUBLISHED {
        return reinforce::by_security(draft, sight, mind);
    }
    place(draft, placing, sight);
    let action = Action::Place(draft.placing());
    reasons::tell(draft.borders(), placing, sight, &action, mind);
    action
}

/// Shares everything there is to place among the borders in `draft`, and tells nothing of it.
pub(in crate::agents) fn place(draft: &mut Draft, placing: &Placing, sight: &Sight<'_>) {
    let available = sight.board().to_place;
    if *placing == Placing::PUBLISHED {
        draft.make(sight, sight.mine(), available);
    } else {
        let need = |border: &_| Measures::new(sight, placing, border, available).need(placing);
        draft.share(sight, sight.mine(), available, placing.borders, need);
    }
}
