//! A table of a report as CSV (RFC 4180): a share or a lead in plain digits, with its bounds in columns of their own; all else as it is told.

use reports::{Cell, Section};

/// The table, its head first.
pub fn render(section: &Section) -> String {
    let wide: Vec<bool> = (0..section.head.len())
        .map(|column| {
            section.rows.iter().any(|row| matches!(row.get(column), Some(Cell::Share { .. } | Cell::Lead(_))))
        })
        .collect();
    let head = section.head.iter().zip(&wide).flat_map(|(name, wide)| match wide {
        true => vec![name.clone(), format!("{name}, low"), format!("{name}, high")],
        false => vec![name.clone()],
    });
    let row = |row: &Vec<Cell>| line(row.iter().zip(&wide).flat_map(|(cell, wide)| fields(cell, *wide)));
    std::iter::once(line(head)).chain(section.rows.iter().map(row)).collect()
}

/// A cell, in three fields where the column has bounds.
fn fields(cell: &Cell, wide: bool) -> Vec<String> {
    let digits = |value: f64| format!("{value:.6}");
    let mut fields = match cell {
        Cell::Share { share, .. } => [share.rate, share.low, share.high].map(digits).to_vec(),
        Cell::Lead(lead) => [lead.value, lead.low, lead.high].map(digits).to_vec(),
        Cell::Text(text) | Cell::Number(text) | Cell::Code(text) => vec![text.clone()],
        Cell::Parts(parts) => vec![parts.join("; ")],
        Cell::Empty => vec![String::new()],
    };
    fields.resize(if wide { 3 } else { 1 }, String::new());
    fields
}

fn line(fields: impl IntoIterator<Item = String>) -> String {
    let quoted = |field: String| match field.contains([',', '"', '\n', '\r']) {
        true => format!("\"{}\"", field.replace('"', "\"\"")),
        false => field,
    };
    fields.into_iter().map(quoted).collect::<Vec<_>>().join(",") + "\r\n"
}

#[cfg(test)]
mod tests {
    use matches::stats::Interval;
    use training::breed::Lead;

    use super::*;

    #[test]
    fn every_row_has_as_many_fields_as_the_head_and_signs_are_quoted() {
        let share = Interval { rate: 0.5, low: 0.25, high: 0.75 };
        let rows = vec![
            vec![Cell::Text("a, \"b\"".to_owned()), Cell::Share { share, even: None }, Cell::Empty],
            vec![
                Cell::Parts(vec!["x".to_owned(), "y".to_owned()]),
                Cell::Empty,
                Cell::Lead(Lead { value: -0.1, low: -0.2, high: 0.0 }),
            ],
        ];
        let head = ["name", "share", "lead"].map(str::to_owned).to_vec();
        let section = Section { id: "x", title: String::new(), note: String::new(), head, rows, charts: Vec::new() };
        let wanted = "name,share,\"share, low\",\"share, high\",lead,\"lead, low\",\"lead, high\"\r\n\
                      \"a, \"\"b\"\"\",0.500000,0.250000,0.750000,,,\r\n\
                      x; y,,,,-0.100000,-0.200000,0.000000\r\n";
        assert_eq!(render(&section), wanted);
    }
}
