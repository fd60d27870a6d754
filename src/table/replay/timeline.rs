//! What the time line of a replay shows: whose turn it was when, and what was remarkable.

use tabletop::{Game, LineId, LineInfo, Seat, Session, Turn};

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

/// One way the game went.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Branch {
    /// Its line in the session.
    pub line: LineId,
    /// How many branches lead to it.
    pub depth: usize,
    /// The step at which it leaves the line it branches off; 0 for the first.
    pub fork: usize,
    /// Steps from the beginning of the game to its end.
    pub length: usize,
    /// Whether the game came to its end there.
    pub over: bool,
    /// Whether it is the one that is watched.
    pub current: bool,
}

/// The lines of a session as a tree, in the order in which it is read from above; nothing where there is but one.
pub fn branches(lines: &[LineInfo], current: Option<LineId>) -> Vec<Branch> {
    fn below(
        lines: &[LineInfo],
        parent: Option<LineId>,
        depth: usize,
        current: Option<LineId>,
        tree: &mut Vec<Branch>,
    ) {
        for line in lines.iter().filter(|line| line.parent == parent) {
            tree.push(Branch {
                line: line.id,
                depth,
                fork: line.fork,
                length: line.len,
                over: line.standing.is_some(),
                current: current == Some(line.id),
            });
            below(lines, Some(line.id), depth + 1, current, tree);
        }
    }
    let mut tree = Vec::new();
    if lines.len() > 1 {
        below(lines, None, 0, current, &mut tree);
    }
    tree
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
    /// All lines of play, where there are several: as a tree, each below the one it branches off.
    pub branches: Vec<Branch>,
    /// The key of the words for a place, of a round and a name.
    pub place: &'static str,
}

impl Timeline {
    /// The line of a session that stands at its end: `turn` says of each of its places in which round it lies and whose turn it is.
    pub fn of_turns<G: Game>(
        session: &Session<G>,
        marks: Vec<Mark>,
        mut turn: impl FnMut(&Session<G>) -> (u32, Option<Seat>),
    ) -> Self {
        let mut sections: Vec<Section> = Vec::new();
        walk(session, |past| {
            let (step, (round, seat)) = (past.len(), turn(past));
            if let Some(section) = sections.last_mut() {
                section.to = step;
            }
            let same = sections.last().is_some_and(|section| (section.round, section.seat) == (round, seat));
            if !same && past.turn() != Turn::Over {
                sections.push(Section { from: step, to: step, round, seat });
            }
        });
        sections.retain(|section| section.to > section.from);
        Self { sections, marks, length: session.len(), place: "watch-at", ..Self::default() }
    }

    /// The turn that is under way when so many steps have been made.
    pub fn section(&self, at: usize) -> Option<&Section> {
        let next = self.sections.partition_point(|section| section.from <= at);
        self.sections.get(next.saturating_sub(1))
    }
}

/// Shows `look` a session before each of its steps and at its end.
pub fn walk<G: Game>(session: &Session<G>, mut look: impl FnMut(&Session<G>)) {
    let mut past = session.clone();
    past.seek(0);
    loop {
        look(&past);
        if past.len() >= session.len() || past.redo().is_err() {
            break;
        }
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
