//! What the time line of a replay shows: whose turn it was when, and what was remarkable.

use risk::review::{MarkKind, Review};
use tabletop::Seat;

use crate::{games::conquest::state::Match, text::Words};

/// A turn, as steps of the record.
#[derive(Clone, PartialEq, Debug)]
pub struct Section {
    /// Steps made when it began.
    pub from: usize,
    /// Steps made when it ended.
    pub to: usize,
    /// In which round; 0 while the board was set up.
    pub round: u32,
    /// Whose it was; nobody's while the board was set up.
    pub seat: Option<Seat>,
}

/// What a mark stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sign {
    /// This seat was eliminated.
    Fallen(Seat),
    /// A continent was taken.
    Continent,
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
}

impl Timeline {
    /// The line of a reviewed game.
    pub(super) fn new(review: &Review, table: &Match, words: &Words) -> Self {
        let mut sections = Vec::new();
        let mut begun = Section { from: 0, to: 0, round: 0, seat: None };
        let mut marks = Vec::new();
        for mark in &review.marks {
            let name = table.name(mark.seat);
            let step = mark.step + 1;
            let (sign, text) = match mark.kind {
                MarkKind::Turn => {
                    let next = Section { from: step, to: step, round: mark.round, seat: Some(mark.seat) };
                    let ended = std::mem::replace(&mut begun, next);
                    sections.push(Section { to: step, ..ended });
                    continue;
                }
                MarkKind::Eliminated(loser) => {
                    let text = words.with(
                        "conquest.replay.eliminated",
                        &[("name", &name), ("loser", &table.name(loser)), ("round", &mark.round)],
                    );
                    (Sign::Fallen(loser), text)
                }
                MarkKind::Continent(continent) => {
                    let continent = table.map().continent_name(continent);
                    let text = words.with(
                        "conquest.replay.continent",
                        &[("name", &name), ("continent", &continent), ("round", &mark.round)],
                    );
                    (Sign::Continent, text)
                }
                MarkKind::Over => (Sign::Over, words.with("conquest.replay.over", &[("round", &mark.round)])),
            };
            marks.push(Mark { step, seat: mark.seat, sign, text });
        }
        sections.push(Section { to: review.steps, ..begun });
        sections.retain(|section| section.to > section.from);
        Self { sections, marks, length: review.steps }
    }

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
