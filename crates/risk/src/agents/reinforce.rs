//! Placing a turn's armies by border security, with the steps of the method as a table.

use tabletop::{Candidate, Column, Row, Term};

use super::draft::{Border, Draft};
use super::policy::Mind;
use super::sight::Sight;
use super::{weighing, wording};
use crate::Action;
use crate::map::TerritoryId;

/// Drafts everything there is to place over all borders.
pub(super) fn by_security(draft: &mut Draft, sight: &Sight<'_>, mind: &mut Mind<'_, '_>) -> Action {
    by_security_of(draft, sight, mind, |_| true)
}

/// The same over the borders that `wanted` names.
pub(super) fn by_security_of(
    draft: &mut Draft,
    sight: &Sight<'_>,
    mind: &mut Mind<'_, '_>,
    wanted: impl Fn(TerritoryId) -> bool,
) -> Action {
    draft.make_for(sight, sight.mine(), sight.board().to_place, wanted);
    let action = Action::Place(draft.placing());
    explain(draft.borders(), sight, &action, mind);
    action
}

/// Tells a draft, if asked: what share of the need each way of placing serves, and the steps of the method by territory.
pub(super) fn explain(borders: &[Border], sight: &Sight<'_>, action: &Action, mind: &mut Mind<'_, '_>) {
    mind.list(|| candidates(borders, sight, action));
    if !mind.asked() {
        return;
    }
    let column = |title: &str, meaning: &str| Column { title: title.to_owned(), meaning: meaning.to_owned() };
    mind.reasons.columns = vec![
        column("BST", "Border-security threat: foreign armies that may attack the territory"),
        column("BSR", "Border-security ratio: BST for each own army there"),
        column("NBSR", "BSR without the smaller half, scaled to sum to 1: its share of the new armies"),
        column("Armies", "New armies it gets"),
    ];
    mind.reasons.rows = borders
        .iter()
        .map(|border| Row {
            place: wording::at(border.territory),
            label: sight.name(border.territory).to_owned(),
            values: vec![Some(border.bst as f64), Some(border.bsr), Some(border.nbsr), Some(f64::from(border.armies))],
        })
        .collect();
}

/// The draft, then for comparison everything on one border. The score is the share of the need that is served: the NBSR of
/// the borders that get armies.
fn candidates(borders: &[Border], sight: &Sight<'_>, action: &Action) -> Vec<Candidate> {
    let term = |border: &Border| Term::plain(format!("need of {}", sight.name(border.territory)), border.nbsr);
    let served = borders.iter().filter(|border| border.armies > 0).map(term).collect();
    let mut list = vec![weighing::candidate(sight, action, served, true)];
    let available = borders.iter().map(|border| border.armies).sum();
    for border in borders.iter().filter(|border| border.nbsr > 0.0) {
        let alone = Action::Place(vec![(border.territory, available)]);
        if alone != *action {
            list.push(weighing::candidate(sight, &alone, vec![term(border)], false));
        }
    }
    list
}
