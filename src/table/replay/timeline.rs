//! What the time line of a replay shows: whose turn it was when, and what was remarkable.

use tabletop::Seat;

/// A turn, as steps of the record.
#[derive(Clone, PartialEq, Debug)]
pub struct Section {
    /// Steps made when it began.
    pub from: usize,
    /// Steps made when it ended.
    pub to: usize,
    /// In which round, or what the game counts instead; 0 while the board was set up.
    pub round: u32,
    /// Whose it was; nobody's while the board was set up.
    pub seat: Option<Seat>,
}

/// What a mark stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sign {
    /// This seat was eliminated.
    Fallen(Seat),
    /// Something was gained that lasts, such as a continent.
    Gain,
    /// The end.
    Over,
}

/// Something remarkable.
#[derive(Clone, PartialEq, Debug)]
pub struct Mark {
    /// Steps made when it had happened.
    pub step: usize,
    /// Who did it.
    pub seat: Seat,
    /// What it was.
    pub sign: Sign,
    /// The same in words.
    pub text: String,
}

/// The whole line.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Timeline {
    /// Turns in order, without gaps.
    pub sections: Vec<Section>,
    /// In order.
    pub marks: Vec<Mark>,
    /// Steps in all.
    pub length: usize,
    /// The key of the words for a place, of a round and a name.
    pub place: &'static str,
}

impl Timeline {
    /// The turn that is under way when so many steps have been made.
    pub fn section(&self, at: usize) -> Option<&Section> {
        let next = self.sections.partition_point(|section| section.from <= at);
        self.sections.get(next.saturating_sub(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_turn_under_way_is_found() {
        let section = |from, to, round| Section { from, to, round, seat: None };
        let line = Timeline {
            sections: vec![section(0, 5, 0), section(5, 9, 1), section(9, 12, 1)],
            length: 12,
            ..Timeline::default()
        };
        let found = |at| line.section(at).map(|section| section.from);
        assert_eq!([0, 4, 5, 8, 9, 12].map(found), [0, 0, 5, 5, 9, 9].map(Some));
        assert_eq!(Timeline::default().section(3), None);
    }
}
