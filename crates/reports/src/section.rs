//! A part of a report as words, a table of cells, and what is to be drawn.

use matches::stats::Interval;
use training::breed::Lead;

use super::Chart;

/// A part of a report: words, then pictures and a table.
#[derive(Clone, PartialEq, Debug)]
pub struct Section {
    /// What files of it are named by, in small letters.
    pub id: &'static str,
    /// What it is about.
    pub title: String,
    /// How to read it.
    pub note: String,
    /// The table's head.
    pub head: Vec<String>,
    /// The table's rows, each as long as the head.
    pub rows: Vec<Vec<Cell>>,
    /// The same as pictures, where it can be drawn.
    pub charts: Vec<Chart>,
}

/// A cell of a table.
#[derive(Clone, PartialEq, Debug)]
pub enum Cell {
    /// Words.
    Text(String),
    /// A figure.
    Number(String),
    /// A share, such as of games, with its 95 % interval, beside the share an equal would have.
    Share {
        /// The share.
        share: Interval,
        /// What an equal would have, in [0, 1]; `None` where there is no such thing.
        even: Option<f64>,
    },
    /// How far one is ahead of another.
    Lead(Lead),
    /// Words as they are typed.
    Code(String),
    /// Several short words in their order, such as what a strategy buys.
    Parts(Vec<String>),
    /// Nothing to say.
    Empty,
}
