//! Where a label is put so that it lies on nothing that is read.

use bevy_egui::egui::{Id, Rect};

/// Under which id the buttons of the maps lie over the board, with the key to the one that is shown.
pub(super) fn legend_area() -> Id {
    Id::new("thematic maps")
}

/// Under which id the table of seats lies over the board.
pub(super) fn seats_area() -> Id {
    Id::new("table of seats")
}

/// What labels keep clear of, as far as they can.
#[derive(Default)]
pub(super) struct KeepClear {
    taken: Vec<Rect>,
}

/// How much it counts that a label leaves its bounds, as against lying on something.
const OUTSIDE: f32 = 4.0;

impl KeepClear {
    /// Nothing shall lie here.
    pub(super) fn add(&mut self, place: Rect) {
        self.taken.push(place);
    }

    /// The best of these places for a label of what lies at `own`, which it may cover; it is taken from now on. The best is the one of which
    /// least lies on something else, or beyond the bounds; an earlier one is a little better than a later one.
    pub(super) fn put(&mut self, own: Rect, places: impl IntoIterator<Item = Rect>, bounds: Rect) -> Option<Rect> {
        let mut found: Option<(f32, Rect)> = None;
        for (rank, place) in places.into_iter().enumerate() {
            let covered = self.covered(own, place);
            let outside = area(place) - shared(bounds, place);
            // As much as a hundredth of the label for each rank.
            let cost = covered + OUTSIDE * outside + 0.01 * rank as f32 * area(place);
            if found.is_none_or(|(least, _)| cost < least) {
                found = Some((cost, place));
            }
        }
        let (_, place) = found?;
        self.add(place);
        Some(place)
    }

    /// The first of these places that covers least.
    pub(super) fn least(&self, places: impl IntoIterator<Item = Rect>) -> Option<Rect> {
        let covered = |place: &Rect| self.covered(Rect::NOTHING, *place);
        places.into_iter().min_by(|one, other| covered(one).total_cmp(&covered(other)))
    }

    /// How much of what is taken by others than `own` lies below a place.
    fn covered(&self, own: Rect, place: Rect) -> f32 {
        self.taken.iter().filter(|taken| **taken != own).map(|taken| shared(*taken, place)).sum()
    }
}

fn area(place: Rect) -> f32 {
    place.width().max(0.0) * place.height().max(0.0)
}

fn shared(one: Rect, other: Rect) -> f32 {
    area(one.intersect(other))
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{pos2, vec2};

    use super::*;

    fn square(x: f32, y: f32) -> Rect {
        Rect::from_center_size(pos2(x, y), vec2(10.0, 10.0))
    }

    #[test]
    fn a_label_goes_where_nothing_lies() {
        let bounds = Rect::from_min_max(pos2(0.0, 0.0), pos2(100.0, 100.0));
        let mut clear = KeepClear::default();
        clear.add(square(50.0, 50.0));
        let places = || [square(50.0, 50.0), square(55.0, 50.0), square(70.0, 50.0), square(80.0, 50.0)];
        let own = square(10.0, 10.0);
        clear.add(own);
        let mut put = |places: &[Rect]| clear.put(own, places.iter().copied(), bounds);
        assert_eq!(put(&places()), Some(square(70.0, 50.0)), "the first that is free");
        assert_eq!(put(&places()), Some(square(80.0, 50.0)), "that one is taken now");
        // Where nothing is free, the least is covered, and nothing leaves the window for it.
        assert_eq!(put(&[square(50.0, 50.0), square(57.0, 50.0)]), Some(square(57.0, 50.0)));
        assert_eq!(put(&[square(200.0, 0.0), square(80.0, 54.0)]), Some(square(80.0, 54.0)));
        assert_eq!(put(&[square(12.0, 10.0), square(30.0, 10.0)]), Some(square(12.0, 10.0)), "it may lie on its own");
        assert_eq!(put(&[]), None);
    }

    #[test]
    fn a_table_covers_as_little_as_can_be() {
        let mut clear = KeepClear::default();
        (0..4).for_each(|at| clear.add(square(10.0 * at as f32, 0.0)));
        let places = |xs: &[f32]| xs.iter().map(|x| square(*x, 0.0)).collect::<Vec<_>>();
        assert_eq!(clear.least(places(&[0.0, 50.0, 60.0])), Some(square(50.0, 0.0)), "the first that is free");
        assert_eq!(clear.least(places(&[0.0, 36.0, 20.0])), Some(square(36.0, 0.0)), "else where least lies");
        assert_eq!(clear.least([]), None);
    }
}
