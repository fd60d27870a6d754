//! `report`: what is known about the strength of a game's opponents, or of strategies that were bred, as a page, a text, tables and pictures.
//!
//! `planned` and `bred` find it, `page`, `text`, `csv` and `chart` say how it looks.

mod bred;
mod chart;
mod csv;
mod page;
mod planned;
mod text;

use std::fs;
use std::path::Path;

use lab::{LabError, Library, Problem};
use registry::command::{Done, Output, writable, write};
use registry::game;
use reports::Document;

use crate::args::ReportArgs;

/// What a report found.
struct Found {
    document: Document,
    /// How weights were learned, as SVG.
    learning: Vec<String>,
    /// Said behind it.
    note: Option<String>,
    done: Done,
}

/// The pictures of a document, as SVG.
struct Pictures {
    /// Those of each section.
    sections: Vec<Vec<String>>,
    /// How weights were learned.
    learning: Vec<String>,
}

pub fn run(library: &Library, args: &ReportArgs, output: &mut Output) -> anyhow::Result<Done> {
    let any_game = game(&args.game)?;
    // What cannot be written in the end is said before hours are spent.
    if let Some(file) = &args.out {
        writable(file)?;
    }
    for folder in [&args.tables, &args.pictures].into_iter().flatten() {
        folder_at(folder)?;
    }
    let old = args.text.as_deref().map(text::Host::read).transpose()?;
    let found = match args.runs.is_empty() {
        true => planned::find(library, any_game, args)?,
        false => bred::find(library, any_game, args)?,
    };
    let Found { document, learning, note, done } = found;
    let draw = |chart| chart::draw(chart, document.decimal);
    let sections = document.sections.iter().map(|section| section.charts.iter().map(draw).collect());
    let pictures = Pictures { sections: sections.collect::<anyhow::Result<_>>()?, learning };
    if let Some(file) = &args.out {
        write(file, &page::render(&document, &pictures))?;
        output.line(format!("the report is in {}", file.display()))?;
    }
    write_parts(&document, &pictures, args, output)?;
    if let Some(host) = &old {
        write(host.file, &host.with(&text::render(&document)))?;
        output.line(format!("its tables are in {}", host.file.display()))?;
    }
    if [&args.out, &args.text, &args.tables, &args.pictures].into_iter().all(Option::is_none) {
        output.line(text::render(&document))?;
    }
    if let Some(note) = note {
        output.line(note)?;
    }
    Ok(done)
}

/// Makes a folder where there is none.
fn folder_at(folder: &Path) -> anyhow::Result<()> {
    fs::create_dir_all(folder).map_err(|_| {
        let problem = Problem::new("cannot be made a folder").in_file(folder.display().to_string());
        LabError::from(problem.remedy("name a folder, or where one can be made")).into()
    })
}

/// The tables and the pictures as files of their own, named by their sections in the order of the report.
fn write_parts(document: &Document, pictures: &Pictures, args: &ReportArgs, output: &mut Output) -> anyhow::Result<()> {
    let named = |index: usize, id: &str, ending: &str| format!("{:02}-{id}.{ending}", index + 1);
    if let Some(folder) = &args.tables {
        for (index, section) in document.sections.iter().enumerate() {
            write(&folder.join(named(index, section.id, "csv")), &csv::render(section))?;
        }
        output.line(format!("{} tables are in {}", document.sections.len(), folder.display()))?;
    }
    if let Some(folder) = &args.pictures {
        let of_sections = document.sections.iter().enumerate().zip(&pictures.sections);
        let of_sections =
            of_sections.flat_map(|((index, section), svgs)| svgs.iter().map(move |svg| (index, section.id, svg)));
        let learning =
            pictures.learning.iter().zip(document.sections.len()..).map(|(svg, index)| (index, "learning", svg));
        let all: Vec<(usize, &str, &String)> = of_sections.chain(learning).collect();
        for (index, id, svg) in &all {
            write(&folder.join(named(*index, id, "svg")), svg)?;
        }
        output.line(format!("{} pictures are in {}", all.len(), folder.display()))?;
    }
    Ok(())
}
