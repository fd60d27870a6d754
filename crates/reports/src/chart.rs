//! What of a report can be drawn, as data: how a picture looks is for callers to say.

use matches::stats::Interval;
use training::breed::Lead;

/// A picture.
#[derive(Clone, PartialEq, Debug)]
pub enum Chart {
    /// Shares that follow each other.
    Curve(Curve),
    /// How far everybody is ahead of everybody.
    Heat(Heat),
}

/// Shares that follow each other.
#[derive(Clone, PartialEq, Debug)]
pub struct Curve {
    /// Above it.
    pub title: String,
    /// What goes to the right.
    pub x: String,
    /// What goes upwards.
    pub y: String,
    /// What an equal would have, in [0, 1], and the words for it.
    pub even: (f64, String),
    /// The name of the line.
    pub name: String,
    /// Whole numbers from 1 on, rising, and the share at each.
    pub points: Vec<(u32, Interval)>,
}

/// How far everybody is ahead of everybody.
#[derive(Clone, PartialEq, Debug)]
pub struct Heat {
    /// Above it.
    pub title: String,
    /// Names of rows and columns.
    pub names: Vec<String>,
    /// The lead of each row over each column; `None` where they did not meet.
    pub cells: Vec<Vec<Option<Lead>>>,
}
