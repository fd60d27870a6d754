//! A part of a report as words and a table of cells.

use crate::stats::Interval;

/// A part of a report: words, then a table.
#[derive(Clone, PartialEq, Debug)]
pub struct Section {
    /// What it is about.
    pub title: String,
    /// How to read it.
    pub note: String,
    /// The table's head.
    pub head: Vec<String>,
    /// The table's rows, each as long as the head.
    pub rows: Vec<Vec<Cell>>,
}

/// A cell of a table.
#[derive(Clone, PartialEq, Debug)]
pub enum Cell {
    /// Words.
    Text(String),
    /// A figure.
    Number(String),
    /// A share of games with its 95 % interval, beside the share an equal would have.
    Share {
        /// The share.
        share: Interval,
        /// What an equal would have, in [0, 1].
        even: f64,
    },
    /// Nothing to say.
    Empty,
}
