//! Placing a turn's armies by border security, with the steps of the method as a table.

use tabletop::{Candidate, Column, Facts, Message, Row, Term};

use super::draft::{Border, Draft};
use super::mind::Mind;
use super::sight::{Ground, Sight};
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
fn explain(borders: &[Border], sight: &Sight<'_>, action: &Action, mind: &mut Mind<'_, '_>) {
    mind.list(|| candidates(borders, sight, action));
    if !mind.asked() {
        return;
    }
    let told = Message::new("headline-by_borders").with("action", wording::action(sight, action));
    mind.reasons.headline = told.count("borders", borders.len());
    tabulate(borders, sight, action, mind);
}

/// The steps of the method by territory, and the armies that `action` places there.
fn tabulate(borders: &[Border], sight: &Sight<'_>, action: &Action, mind: &mut Mind<'_, '_>) {
    let column = |title, meaning| Column { title: Message::new(title), meaning: Message::new(meaning) };
    mind.reasons.columns = vec![
        column("column-bst", "column-bst_meaning"),
        column("column-bsr", "column-bsr_meaning"),
        column("column-halved", "column-halved_meaning"),
        column("column-nbsr", "column-nbsr_meaning"),
        column("column-placed", "column-placed_meaning"),
    ];
    let placed = |territory: TerritoryId| match action {
        Action::Place(armies) => armies.iter().filter(|(at, _)| *at == territory).map(|&(_, count)| count).sum(),
        _ => 0u32,
    };
    let row = |border: &Border| Row {
        place: wording::at(border.territory),
        label: wording::place(sight, border.territory),
        values: vec![
            Some(border.bst as f64),
            Some(border.bsr),
            Some(if border.nbsr > 0.0 { border.bsr } else { 0.0 }),
            Some(border.nbsr),
            Some(f64::from(placed(border.territory))),
        ],
    };
    mind.reasons.rows = borders.iter().map(row).collect();
}

/// The draft, then for comparison everything on one border. The score is the share of the need that is served: the NBSR of
/// the borders that get armies.
fn candidates(borders: &[Border], sight: &Sight<'_>, action: &Action) -> Vec<Candidate> {
    let term = |border: &Border| {
        let place = wording::place(sight, border.territory);
        let facts = Facts::new().with("place", place.clone()).count("threat", border.bst);
        let facts = facts.count("armies_there", sight.armies(border.territory));
        Term::plain(Message::new("term-need_of").with("place", place), border.nbsr).with_facts(facts)
    };
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
