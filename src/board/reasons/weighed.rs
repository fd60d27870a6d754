//! What was weighed and what is expected: numbered arrows and rings, dashes for the line of play.

use tabletop::Mark;

use crate::{
    board::{Annotation, Weighed},
    table::{Why, why::WhyModel},
    theme::{Shade, board, color},
};

/// Candidates drawn besides the one looked at: more would hide the board.
const DRAWN: usize = 5;

/// The candidates and the expected line of a decision, on a board of so many places.
pub(super) fn weighed(model: &WhyModel, why: &Why, places: usize) -> Weighed {
    let lit = why.lit(model);
    let on_board = |mark: &Mark| match *mark {
        Mark::At(at) => usize::from(at) < places,
        Mark::Way(from, to) => from != to && usize::from(from.max(to)) < places,
    };
    let annotate = |marks: &[Mark], rank: Option<usize>, shade: Shade| -> Vec<Annotation> {
        let is_lit = rank == Some(lit);
        let [bold, thin, step] = board::REASON_WIDTH;
        let (width, opacity) = match rank {
            Some(_) if is_lit => (bold, 1.0),
            Some(_) => (thin, board::REASON_FAINT),
            None => (step, 1.0),
        };
        let annotation = |mark: &Mark| Annotation {
            mark: *mark,
            shade,
            width,
            opacity,
            dashed: rank.is_none(),
            number: rank.map(|rank| rank + 1),
            lit: is_lit,
        };
        marks.iter().filter(|mark| on_board(mark)).map(annotation).collect()
    };
    let livery = model.by.0.color.shade();
    let mut all: Vec<Annotation> = Vec::new();
    // Of several candidates at one place the best one's number is seen, and the one looked at above all.
    let others = (0..model.candidates.len()).filter(|rank| *rank != lit).take(DRAWN);
    for rank in others.collect::<Vec<_>>().into_iter().rev() {
        let candidate = &model.candidates[rank];
        let shade = if candidate.chosen { livery } else { color::IVORY };
        all.extend(annotate(&candidate.marks, Some(rank), shade));
    }
    // The line is that of the one that was played.
    if model.played() == Some(lit) {
        for step in model.line.iter().skip(1) {
            let shade = step.livery.map_or(color::IVORY, |livery| livery.color.shade());
            all.extend(annotate(&step.marks, None, shade));
        }
    }
    if let Some(candidate) = model.candidates.get(lit) {
        all.extend(annotate(&candidate.marks, Some(lit), color::LAMP_GOLD));
    }
    let mut weighed = Weighed::default();
    for annotation in all {
        match weighed.0.iter().position(|other| other.mark == annotation.mark) {
            // What comes later matters more, but an expected step does not hide a candidate's number.
            Some(at) if annotation.number.is_some() => drop(weighed.0.remove(at)),
            Some(_) => continue,
            None => {}
        }
        weighed.0.push(annotation);
    }
    weighed
}

#[cfg(test)]
mod tests {
    use tabletop::{Candidate, Explanation, Message, Ply, Seat};

    use super::*;
    use crate::{text::Words, theme::Palette};

    fn model() -> WhyModel {
        let candidate = |marks: &[Mark], chosen| Candidate { marks: marks.to_vec(), chosen, ..Candidate::default() };
        let ply = |mark| Ply { seat: Some(Seat(0)), label: Message::default(), marks: vec![mark] };
        let explanation = Explanation {
            candidates: vec![
                candidate(&[Mark::Way(1, 2)], true),
                candidate(&[Mark::Way(3, 4)], false),
                candidate(&[Mark::At(2), Mark::At(9), Mark::At(4000)], false),
                candidate(&[Mark::At(2)], false),
            ],
            line: vec![ply(Mark::Way(1, 2)), ply(Mark::Way(2, 5)), ply(Mark::Way(3, 4))],
            ..Explanation::default()
        };
        WhyModel::new(&Words::english(), &explanation, Seat(0), "Anna", |seat| Palette::default().livery(seat.0))
    }

    fn drawn(weighed: &Weighed) -> Vec<(Mark, Option<usize>, bool)> {
        weighed.0.iter().map(|annotation| (annotation.mark, annotation.number, annotation.lit)).collect()
    }

    #[test]
    fn candidates_are_numbered_and_the_line_is_that_of_the_one_played() {
        let expected = [
            (Mark::At(2), Some(3), false),
            (Mark::At(9), Some(3), false),
            (Mark::Way(3, 4), Some(2), false),
            (Mark::Way(2, 5), None, false),
            (Mark::Way(1, 2), Some(1), true),
        ];
        assert_eq!(drawn(&weighed(&model(), &Why::default(), 42)), expected);
    }

    #[test]
    fn the_one_looked_at_is_lit_and_keeps_its_number() {
        let mut why = Why::default();
        why.choose(3);
        let weighed = weighed(&model(), &why, 42);
        assert_eq!(drawn(&weighed).last(), Some(&(Mark::At(2), Some(4), true)));
        assert!(weighed.0.iter().all(|annotation| annotation.number.is_some()), "no line of one that was not played");
    }
}
