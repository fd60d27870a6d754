//! What of the log is seen: one player's lines or all, which turns are folded, and where each line stands.

use std::{collections::BTreeSet, ops::RangeInclusive};

use tabletop::Seat;

use super::{LogLine, LogModel};

/// What the heights of lines depend on.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Setting {
    /// Width of a line, points.
    pub width: f32,
    /// Size of its letters, points.
    pub size: f32,
}

/// How many new lines are measured in a frame. A turn shown at once brings dozens, and laying them all out would make that
/// frame late; at this pace they come within a few frames, which nobody sees.
const MOST_AT_ONCE: usize = 2;

/// Measures every line once, and knows which lie in a window without looking at the others.
#[derive(Default, Debug)]
pub(super) struct LogView {
    only: Option<Seat>,
    /// Headings whose turns are folded, by their place in the log.
    folded: BTreeSet<usize>,
    generation: u64,
    setting: Setting,
    /// Of every line, points.
    heights: Vec<f32>,
    /// The lines that are seen, and where each begins below the first, points.
    rows: Vec<(usize, f32)>,
    height: f32,
    stale: bool,
}

impl LogView {
    /// Takes over what is new in the log, as far as there is time for in this frame. Returns whether that was all.
    pub fn take_in(&mut self, log: &LogModel, setting: Setting, measure: impl Fn(&LogLine) -> f32) -> bool {
        if self.generation != log.generation {
            self.generation = log.generation;
            self.folded.clear();
            self.forget();
        }
        if self.setting != setting {
            self.setting = setting;
            self.forget();
        }
        // The last line may have grown since it was measured.
        let (known, last) = (self.heights.len(), self.heights.pop());
        let from = self.heights.len();
        // A log seen for the first time is wanted whole.
        let most = if known == 0 { usize::MAX } else { MOST_AT_ONCE + 1 };
        self.heights.extend(log.lines.iter().skip(from).take(most).map(measure));
        if self.stale || self.heights.len() != known || self.heights.get(from).copied() != last {
            self.stale = false;
            self.lay(log);
        }
        self.heights.len() == log.lines.len()
    }

    /// Forgets what was measured, and so where everything stands.
    fn forget(&mut self) {
        self.heights.clear();
        self.stale = true;
    }

    fn lay(&mut self, log: &LogModel) {
        self.rows.clear();
        self.height = 0.0;
        let mut hidden = false;
        for (at, (line, height)) in log.lines.iter().zip(&self.heights).enumerate() {
            let heading = line.is_heading();
            if heading {
                hidden = self.folded.contains(&at);
            }
            if (hidden && !heading) || self.only.is_some_and(|only| line.seat != Some(only)) {
                continue;
            }
            self.rows.push((at, self.height));
            self.height += height;
        }
    }

    /// Height of all lines that are seen, points.
    pub fn height(&self) -> f32 {
        self.height
    }

    /// The lines that can be seen between two heights: the place in the log, where it begins, how high it is.
    pub fn between(&self, top: f32, bottom: f32) -> impl Iterator<Item = (usize, f32, f32)> + '_ {
        let first = self.rows.partition_point(|(_, begin)| *begin <= top).saturating_sub(1);
        let inside: RangeInclusive<f32> = f32::NEG_INFINITY..=bottom;
        self.rows[first..]
            .iter()
            .take_while(move |(_, begin)| inside.contains(begin))
            .map(|(at, begin)| (*at, *begin, self.heights[*at]))
    }

    /// The player whose lines alone are seen.
    pub fn only(&self) -> Option<Seat> {
        self.only
    }

    /// Leaves one player's lines, or all of them.
    pub fn leave_only(&mut self, seat: Option<Seat>) {
        (self.only, self.stale) = (seat, true);
    }

    /// Folds the turn below a heading, or unfolds it.
    pub fn fold(&mut self, heading: usize) {
        if !self.folded.remove(&heading) {
            self.folded.insert(heading);
        }
        self.stale = true;
    }

    /// Whether the turn below a heading is folded.
    pub fn is_folded(&self, heading: usize) -> bool {
        self.folded.contains(&heading)
    }
}

#[cfg(test)]
mod tests {
    use std::{cell::Cell, sync::Arc};

    use super::*;
    use crate::table::Tone;

    const SETTING: Setting = Setting { width: 300.0, size: 12.0 };

    fn line(at: usize) -> LogLine {
        LogLine {
            seat: Some(Seat((at / 5 % 2) as u8)),
            livery: None,
            text: format!("line {at}"),
            tone: if at.is_multiple_of(5) { Tone::Turn } else { Tone::Plain },
            place: None,
            step: at,
            reasons: false,
            notation: None,
            why: None,
        }
    }

    fn log(lines: usize) -> LogModel {
        LogModel { generation: 1, lines: Arc::new((0..lines).map(line).collect()) }
    }

    fn seen(view: &LogView) -> Vec<usize> {
        view.between(0.0, f32::INFINITY).map(|(at, ..)| at).collect()
    }

    #[test]
    fn every_line_but_the_last_is_measured_once() {
        let mut view = LogView::default();
        let measured = Cell::new(0);
        let measure = |_: &LogLine| {
            measured.set(measured.get() + 1);
            10.0
        };
        view.take_in(&log(1000), SETTING, measure);
        assert_eq!((measured.replace(0), view.height()), (1000, 10_000.0));
        view.take_in(&log(1000), SETTING, measure);
        assert_eq!(measured.replace(0), 1);
        view.take_in(&log(1002), SETTING, measure);
        assert_eq!((measured.replace(0), view.height()), (3, 10_020.0));
        view.take_in(&log(1002), Setting { width: 200.0, ..SETTING }, measure);
        assert_eq!(measured.get(), 1002);
    }

    #[test]
    fn many_new_lines_come_in_a_few_frames() {
        let mut view = LogView::default();
        assert!(view.take_in(&log(10), SETTING, |_| 10.0));
        let long = log(10 + 2 * MOST_AT_ONCE + 1);
        let measured = Cell::new(0);
        let measure = |_: &LogLine| {
            measured.set(measured.get() + 1);
            10.0
        };
        let frames = [(); 3].map(|()| view.take_in(&long, SETTING, measure));
        assert_eq!(frames, [false, false, true]);
        assert_eq!(view.height(), 10.0 * long.lines.len() as f32);
        assert_eq!(measured.get(), 2 * (MOST_AT_ONCE + 1) + 2, "the last line known is measured again");
    }

    #[test]
    fn only_what_lies_in_the_window_is_looked_at() {
        let mut view = LogView::default();
        view.take_in(&log(1000), SETTING, |_| 10.0);
        let rows: Vec<(usize, f32, f32)> = view.between(5005.0, 5030.0).collect();
        assert_eq!(rows, [(500, 5000.0, 10.0), (501, 5010.0, 10.0), (502, 5020.0, 10.0), (503, 5030.0, 10.0)]);
        assert_eq!(LogView::default().between(0.0, 100.0).count(), 0);
    }

    #[test]
    fn turns_are_folded_and_players_left_alone() {
        let mut view = LogView::default();
        view.take_in(&log(12), SETTING, |_| 10.0);
        view.fold(5);
        view.take_in(&log(12), SETTING, |_| 10.0);
        assert_eq!(seen(&view), [0, 1, 2, 3, 4, 5, 10, 11]);
        assert_eq!(view.height(), 80.0);
        view.leave_only(Some(Seat(1)));
        view.take_in(&log(12), SETTING, |_| 10.0);
        assert_eq!(seen(&view), [5]);
        view.fold(5);
        view.take_in(&log(12), SETTING, |_| 10.0);
        assert_eq!(seen(&view), [5, 6, 7, 8, 9]);
        view.fold(5);
        view.leave_only(None);
        view.take_in(&LogModel { generation: 2, ..log(3) }, SETTING, |_| 10.0);
        assert_eq!(seen(&view), [0, 1, 2], "another log has nothing folded");
        view.take_in(&LogModel { generation: 3, ..log(0) }, SETTING, |_| 10.0);
        assert_eq!((seen(&view), view.height()), (Vec::new(), 0.0), "nor does an empty one keep lines of the last");
    }

    #[test]
    fn a_last_line_that_grows_moves_what_is_below_the_others() {
        let mut view = LogView::default();
        view.take_in(&log(3), SETTING, |_| 10.0);
        view.take_in(&log(3), SETTING, |_| 25.0);
        assert_eq!(view.height(), 45.0);
    }
}
