//! Printing: lines, tables and JSON, on a standard output that may be closed at any time.

use std::io::{self, IsTerminal, Write};

use serde::Serialize;

/// Standard output. Every failure is handed up, so that a closed pipe ends the program quietly.
pub struct Output {
    out: Box<dyn Write>,
}

impl Default for Output {
    fn default() -> Self {
        Self::new()
    }
}

impl Output {
    /// Opens it: line by line for people, in larger pieces for programs.
    pub fn new() -> Self {
        let out = io::stdout();
        Self { out: if out.is_terminal() { Box::new(out) } else { Box::new(io::BufWriter::new(out)) } }
    }

    /// A line.
    ///
    /// # Errors
    /// Those of standard output, here and below: it may be closed.
    pub fn line(&mut self, line: impl AsRef<str>) -> io::Result<()> {
        writeln!(self.out, "{}", line.as_ref())
    }

    /// A value as one line of JSON.
    pub fn json(&mut self, value: &impl Serialize) -> anyhow::Result<()> {
        let text = serde_json::to_string(value)?;
        Ok(writeln!(self.out, "{text}")?)
    }

    /// A table: the first row is its head. Columns whose cells are numbers are set right.
    pub fn table(&mut self, rows: &[Vec<String>]) -> io::Result<()> {
        let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
        let cell = |row: &Vec<String>, column: usize| row.get(column).cloned().unwrap_or_default();
        let widths: Vec<usize> = (0..columns)
            .map(|column| rows.iter().map(|row| cell(row, column).chars().count()).max().unwrap_or(0))
            .collect();
        let numeric: Vec<bool> =
            (0..columns).map(|column| rows.iter().skip(1).all(|row| is_number(&cell(row, column)))).collect();
        for row in rows {
            let cells: Vec<String> = (0..columns)
                .map(|column| {
                    let (text, width) = (cell(row, column), widths[column]);
                    if numeric[column] { format!("{text:>width$}") } else { format!("{text:<width$}") }
                })
                .collect();
            writeln!(self.out, "{}", cells.join("  ").trim_end())?;
        }
        Ok(())
    }

    /// Hands everything on.
    pub fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

fn is_number(cell: &str) -> bool {
    cell.is_empty() || cell.starts_with(|c: char| c.is_ascii_digit() || "+-–\u{2212}".contains(c))
}

/// A share as a percentage.
pub fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

/// A number with as many digits as say something.
pub fn figure(value: f64) -> String {
    match value.abs() {
        size if size >= 100.0 => format!("{value:.0}"),
        size if size >= 1.0 || size == 0.0 => format!("{value:.2}"),
        _ => format!("{value:.3}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_short() {
        assert_eq!([0.0, 0.05, 12.345, 1234.5].map(figure), ["0.00", "0.050", "12.35", "1234"]);
        assert_eq!(percent(0.5), "50.0 %");
    }
}
