//! How the rows and columns of a board are called.

/// How rows or columns are called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Labels {
    /// By letters from `a` on.
    Letters,
    /// By numbers from 1 on.
    Numbers,
    /// By numbers that end with 1.
    Countdown,
}

impl Labels {
    /// How the one is called that is so many-th, from 0, of `count`.
    pub fn label(self, at: u16, count: u16) -> String {
        match self {
            // No board has more columns than the alphabet has letters.
            Self::Letters => char::from(b'a'.saturating_add(at.min(25) as u8)).to_string(),
            Self::Numbers => (at + 1).to_string(),
            Self::Countdown => (count.saturating_sub(at)).to_string(),
        }
    }
}

/// How columns and rows are called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Coordinates {
    /// The columns, from the first.
    pub columns: Labels,
    /// The rows, from the first.
    pub rows: Labels,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_begin_and_end_where_they_should() {
        let ends = |labels: Labels| [labels.label(0, 9), labels.label(8, 9)];
        assert_eq!(ends(Labels::Letters), ["a", "i"]);
        assert_eq!(ends(Labels::Numbers), ["1", "9"]);
        assert_eq!(ends(Labels::Countdown), ["9", "1"]);
    }
}
