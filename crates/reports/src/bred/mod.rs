//! What runs of breeding found, as a document: a section of all runs, for each run its leaders, what they are against each other and against
//! those before them, and what is worth using.
//!
//! `run` has the sections of one run, `offers` those of cards and the like, `say` the words and cells they are made of.

mod offers;
mod run;
mod say;

use training::breed::BreedStudy;
use words::Catalog;

use self::say::Say;
use super::{Cell, Document, Section};

impl Document {
    /// What is known of runs of one game, in the words of a language. `title` is the game's name.
    pub fn bred(title: &str, studies: &[BreedStudy], words: &Catalog) -> Self {
        let all = Say { words, run: None };
        let mut sections = vec![overview(&all, studies)];
        for (number, study) in (1..).zip(studies) {
            // A single run needs no number.
            let say = Say { words, run: (studies.len() > 1).then_some(number) };
            let BreedStudy { report, progression } = study;
            sections.extend([run::leaderboard(&say, report), run::tournament(&say, report)]);
            sections.extend([run::progression(&say, progression), run::course(&say, report)]);
            sections.push(offers::of_run(&say, report));
        }
        if studies.len() > 1 {
            sections.push(offers::of_all(&all, studies));
        }
        sections.retain(|section| !section.rows.is_empty());
        Self {
            title: words.with("bred-title", &[("game", &title)]),
            preface: words.get("bred-preface").to_owned(),
            key: words.get("bred-key").to_owned(),
            language: words.language().to_string(),
            decimal: if all.decimal(0.5, 1).contains(',') { ',' } else { '.' },
            sections,
            missing: 0,
        }
    }
}

/// A row for each run.
fn overview(say: &Say<'_>, studies: &[BreedStudy]) -> Section {
    let row = |(number, BreedStudy { report, progression }): (usize, &BreedStudy)| {
        let offers = report.offers.iter().map(|offer| say.message(&offer.name)).collect();
        let conditions: Vec<String> = report.conditions.iter().map(|words| say.message(words)).collect();
        vec![
            Cell::Number(number.to_string()),
            Cell::Parts(offers),
            Cell::Text(conditions.join(", ")),
            Cell::Number(report.seats.to_string()),
            Cell::Number(report.curve.len().to_string()),
            Cell::Number(report.games.to_string()),
            Cell::Text(report.seed.to_string()),
            progression.overall().map_or(Cell::Empty, |found| Cell::Text(say.character(found))),
        ]
    };
    Section {
        id: "runs",
        title: say.word("bred-runs"),
        note: say.word("bred-runs-note"),
        head: say.head([
            "bred-run",
            "bred-offers",
            "bred-conditions",
            "bred-seats",
            "bred-generations",
            "bred-games",
            "bred-seed",
            "bred-character",
        ]),
        rows: (1..).zip(studies).map(row).collect(),
        charts: Vec::new(),
    }
}
