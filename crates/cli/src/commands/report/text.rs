//! A report as Markdown, alone or inside another text.

use std::path::Path;

use lab::{LabError, Problem, read_text};
use matches::stats::Interval;
use reports::{Cell, Document, Section};
use training::breed::Lead;

/// Where the tables begin in a text that has other things to say too.
const BEGIN: &str = "<!-- measured: begin -->";
/// Where they end.
const END: &str = "<!-- measured: end -->";

/// A text that holds the tables between two marks.
pub struct Host<'a> {
    /// The file.
    pub file: &'a Path,
    before: String,
    after: String,
}

impl<'a> Host<'a> {
    /// Reads the text.
    ///
    /// # Errors
    /// A file that cannot be read, or has no place for the tables.
    pub fn read(file: &'a Path) -> Result<Self, LabError> {
        let text = read_text(file)?.text;
        let parts = text.split_once(BEGIN).and_then(|(before, rest)| Some((before, rest.split_once(END)?.1)));
        let (before, after) = parts.ok_or_else(|| {
            let problem = Problem::new("there is no place for the tables").in_file(file.display().to_string());
            problem.remedy(format!("write '{BEGIN}' and '{END}' where they belong, on lines of their own"))
        })?;
        Ok(Self { file, before: before.to_owned(), after: after.to_owned() })
    }

    /// The text with these tables.
    pub fn with(&self, tables: &str) -> String {
        format!("{}{BEGIN}\n{tables}{END}{}", self.before, self.after)
    }
}

/// The sections with their tables.
pub fn render(document: &Document) -> String {
    document.sections.iter().map(|part| section(part, document.decimal)).collect::<Vec<_>>().join("\n")
}

fn section(section: &Section, decimal: char) -> String {
    let line = |cells: Vec<String>| format!("| {} |\n", cells.join(" | "));
    let is_figure = |cell: Option<&Cell>| matches!(cell, Some(Cell::Number(_) | Cell::Lead(_) | Cell::Empty));
    let right = |column: usize| section.rows.iter().all(|row| is_figure(row.get(column)));
    let rule = (0..section.head.len()).map(|column| if right(column) { "--:" } else { "---" }.to_owned()).collect();
    let rows = section.rows.iter().map(|row| line(row.iter().map(|of| cell(of, decimal)).collect()));
    let head = line(section.head.clone());
    format!("### {}\n{}\n\n{head}{}{}", section.title, section.note, line(rule), rows.collect::<String>())
}

fn cell(cell: &Cell, decimal: char) -> String {
    match cell {
        Cell::Text(text) | Cell::Number(text) | Cell::Code(text) => text.replace('|', "\\|"),
        Cell::Share { share, .. } => told(share, decimal),
        Cell::Lead(lead) => format!("{} ({})", signed(lead.value, decimal), bounds(lead, decimal)),
        Cell::Parts(parts) => parts.join(" · ").replace('|', "\\|"),
        Cell::Empty => String::new(),
    }
}

/// A share with its interval, in percent.
pub fn told(share: &Interval, decimal: char) -> String {
    let text = format!("{:.1} % ({:.1} – {:.1})", 100.0 * share.rate, 100.0 * share.low, 100.0 * share.high);
    text.replace('.', &decimal.to_string())
}

/// A lead in percent, with its sign.
pub fn signed(value: f64, decimal: char) -> String {
    format!("{:+.1}", 100.0 * value).replace('.', &decimal.to_string())
}

/// The interval of a lead.
pub fn bounds(lead: &Lead, decimal: char) -> String {
    format!("{} – {}", signed(lead.low, decimal), signed(lead.high, decimal))
}
