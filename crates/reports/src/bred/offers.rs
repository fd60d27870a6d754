//! What setups offer and whether it is worth using: of one run by how its users fare, of all by how often the best use it.

use training::breed::{BreedReport, BreedStudy, contrast, evaluate};

use super::run::even;
use super::say::{Say, expected, number};
use crate::{Cell, Section};

/// How the leaders of a run that use something fare against those that do not; what is used by most first.
pub(super) fn of_run(say: &Say<'_>, report: &BreedReport) -> Section {
    let even = even(report.seats);
    let mut found: Vec<_> = report.offers.iter().map(|offer| (offer, contrast(report, offer))).collect();
    // Stable: those that nobody uses stay in the order of the setup.
    found.sort_by_key(|(_, contrast)| std::cmp::Reverse(contrast.with));
    let rows = found.into_iter().map(|(offer, contrast)| {
        let users = say.with("bred-users", &[("with", &contrast.with), ("leaders", &contrast.leaders)]);
        vec![Cell::Text(say.message(&offer.name)), Cell::Text(users), expected(contrast.expected, even)]
    });
    Section {
        id: "cards",
        title: say.title("bred-cards"),
        note: say.word("bred-cards-note"),
        head: say.head(["bred-card", "bred-used_by", "bred-against_without"]),
        rows: rows.collect(),
        charts: Vec::new(),
    }
}

/// In how many of all setups the best use something.
pub(super) fn of_all(say: &Say<'_>, studies: &[BreedStudy]) -> Section {
    let rows = evaluate(studies.iter().map(|study| &study.report)).into_iter().map(|found| {
        vec![
            Cell::Text(say.message(&found.offer.name)),
            number(found.setups),
            number(found.used),
            Cell::Share { share: found.share, even: None },
        ]
    });
    Section {
        id: "evaluation",
        title: say.word("bred-evaluation"),
        note: say.word("bred-evaluation-note"),
        head: say.head(["bred-card", "bred-setups", "bred-used", "bred-used_share"]),
        rows: rows.collect(),
        charts: Vec::new(),
    }
}
