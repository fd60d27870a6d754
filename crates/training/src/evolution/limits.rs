//! Numbers that must lie in a range, refused in words where they do not.

/// Most of anything that is counted: beyond it a generation would not fit into a report.
pub(super) const MOST: usize = 10_000;

/// Refuses a number outside `low..=high`; `low > high` says that there are too few genomes for any.
pub(super) fn within(name: &str, number: usize, low: usize, high: usize) -> Result<(), String> {
    match (low..=high).contains(&number) {
        true => Ok(()),
        false if low > high => Err(format!("{name}: there are too few genomes for it")),
        false => Err(format!("{name}: {number} is not between {low} and {high}")),
    }
}

/// Refuses a share outside `0.001..=high`.
pub(super) fn share(name: &str, number: f64, high: f64) -> Result<(), String> {
    match (0.001..=high).contains(&number) {
        true => Ok(()),
        false => Err(format!("{name}: {number} is not between 0.001 and {high}")),
    }
}
