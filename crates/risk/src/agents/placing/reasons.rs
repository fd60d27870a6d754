//! Why armies are placed so: what speaks for the borders that get some, and for each border by itself.

use tabletop::{Candidate, Column, Facts, Message, Row, Term};

use super::measures::{Measures, ways};
use super::numbers::Placing;
use crate::Action;
use crate::agents::draft::Border;
use crate::agents::mind::Mind;
use crate::agents::sight::{Ground, Sight};
use crate::agents::{weighing, wording};

/// The columns of the table and what they mean: what speaks for a border, and what it gets.
const COLUMNS: [(&str, &str); 8] = [
    ("column-bst", "column-bst_meaning"),
    ("column-bsr", "column-bsr_meaning"),
    ("column-reach", "column-reach_meaning"),
    ("column-bonuses", "column-bonuses_meaning"),
    ("column-chokepoints", "column-chokepoints_meaning"),
    ("column-need", "column-need_meaning"),
    ("column-share", "column-share_meaning"),
    ("column-placed", "column-placed_meaning"),
];

/// Tells a placing, if asked. The score of a way of placing is the need of the borders that get armies then.
pub(super) fn tell(borders: &[Border], placing: &Placing, sight: &Sight<'_>, action: &Action, mind: &mut Mind<'_, '_>) {
    if !mind.asked() {
        return;
    }
    let available = sight.board().to_place;
    let measured: Vec<(&Border, Measures)> =
        borders.iter().map(|border| (border, Measures::new(sight, placing, border, available))).collect();
    mind.reasons.candidates = candidates(&measured, placing, sight, action);
    let told = Message::new("headline-by_need").with("action", wording::action(sight, action));
    mind.reasons.headline = told.count("borders", borders.len());
    let column = |&(title, meaning)| Column { title: Message::new(title), meaning: Message::new(meaning) };
    mind.reasons.columns = COLUMNS.iter().map(column).collect();
    let row = |(border, measures): &(&Border, Measures)| Row {
        place: wording::at(border.territory),
        label: wording::place(sight, border.territory),
        values: vec![
            Some(border.bst as f64),
            Some(border.bsr),
            (placing.reach > 0.0).then_some(measures.reach),
            (placing.bonuses > 0.0).then_some(measures.bonuses),
            (placing.chokepoints > 0.0).then_some(measures.chokepoints),
            Some(border.need),
            Some(border.nbsr),
            Some(f64::from(border.armies)),
        ],
    };
    mind.reasons.rows = measured.iter().map(row).collect();
}

/// What is done, then for comparison everything on one border.
fn candidates(
    measured: &[(&Border, Measures)],
    placing: &Placing,
    sight: &Sight<'_>,
    action: &Action,
) -> Vec<Candidate> {
    let served: Vec<_> = measured.iter().filter(|(border, _)| border.armies > 0).copied().collect();
    let mut list = vec![weighing::candidate(sight, action, terms(&served, placing, sight), true)];
    for alone in measured {
        let placed = Action::Place(vec![(alone.0.territory, sight.board().to_place)]);
        if placed != *action {
            list.push(weighing::candidate(sight, &placed, terms(&[*alone], placing, sight), false));
        }
    }
    list.sort_by(weighing::best_first);
    list
}

/// What speaks for a border: the name of the term, its weight, and how much of it there is.
type Part = (&'static str, f64, fn(&Measures) -> f64);

/// What speaks for these borders together; of each the facts are those of the border it speaks for most.
fn terms(served: &[(&Border, Measures)], placing: &Placing, sight: &Sight<'_>) -> Vec<Term> {
    let sum = served.iter().fold(Measures::default(), |sum, (_, measures)| sum + *measures);
    let parts: [Part; 4] = [
        ("term-threat_for_each_army_there", placing.threat, |measures| measures.threat),
        ("term-territories_it_should_take", placing.reach, |measures| measures.reach),
        ("term-bonuses_at_stake", placing.bonuses, |measures| measures.bonuses),
        ("term-ways_it_closes", placing.chokepoints, |measures| measures.chokepoints),
    ];
    // What has no weight is no reason; the threat is always told, so that no score is without terms.
    let told = parts.into_iter().enumerate().filter(|&(at, (_, weight, _))| at == 0 || weight > 0.0);
    told.map(|(_, (name, weight, of))| {
        let most = served.iter().reduce(|best, next| if of(&next.1) > of(&best.1) { next } else { best });
        let facts = most.map_or_else(Facts::new, |(border, measures)| facts(border, measures, sight));
        Term::weighted(name, of(&sum), weight).with_facts(facts)
    })
    .collect()
}

fn facts(border: &Border, measures: &Measures, sight: &Sight<'_>) -> Facts {
    let at = border.territory;
    Facts::new()
        .with("place", wording::place(sight, at))
        .count("threat", border.bst)
        .count("armies_there", sight.armies(at))
        // Rounded as it is told, so that nothing is called more that looks alike.
        .decimal("captures", (10.0 * measures.reach).round() / 10.0, 1)
        .count("foes_beside", ways(sight, at))
}
