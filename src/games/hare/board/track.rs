//! Where the track winds: five rows over the meadow, from a clearing at the lower left to one at the upper right.

use std::f32::consts::{PI, TAU};

use bevy::prelude::*;
use hare::{GOAL, SQUARES};

use crate::{
    board::{Place, PlaceId, Places},
    games::hare::theme::meadow::{
        CLEARING, CLEARING_OFF, ENDS, GAP, HALF, LOWEST, NUMBER_AT, PLACES, ROW, RUNNER_AT, SIGN_AT, SIZE, SWING,
        TURNED, TURNS,
    },
};

/// Rows of the track.
const ROWS: usize = 5;
/// Pieces a row, and a turn, is drawn in.
const PIECES: usize = 48;
/// How steeply the track goes up where it turns.
const BENT: f32 = 0.3;
/// Points along a side of a square.
const SIDE: usize = 7;

/// A square among the board's places.
pub const fn place_of(square: u8) -> PlaceId {
    PlaceId(square as u16)
}

/// The square that a place of the board is.
pub const fn square_of(place: PlaceId) -> u8 {
    // The board's places are the 65 squares.
    place.0 as u8
}

/// The track in world coordinates, which cover `0..=SIZE.x` and `-SIZE.y..=0`.
#[derive(Resource, Clone, Debug)]
pub struct Track {
    /// The middle line from the end of the first square's near side to the far side of the last.
    line: Vec<Vec2>,
    /// How far each of its points is from its beginning.
    far: Vec<f32>,
}

impl Default for Track {
    fn default() -> Self {
        let mut line: Vec<Vec2> = Vec::new();
        for row in 0..ROWS {
            let right = row % 2 == 0;
            let y = -SIZE.y + LOWEST + ROW * row as f32;
            let (mut from, mut to) = if right { (TURNS[0], TURNS[1]) } else { (TURNS[1], TURNS[0]) };
            if row == 0 {
                from = ENDS[0];
            }
            if row + 1 == ROWS {
                to = ENDS[1];
            }
            line.extend((0..=PIECES).map(|piece| {
                let x = from + (to - from) * piece as f32 / PIECES as f32;
                Vec2::new(x, y + swing(x))
            }));
            if row + 1 < ROWS {
                let middle = Vec2::new(to, y + 0.5 * ROW);
                let side = if right { 1.0 } else { -1.0 };
                line.extend((1..PIECES).map(|piece| {
                    let angle = -0.5 * PI + PI * piece as f32 / PIECES as f32;
                    middle + 0.5 * ROW * Vec2::new(side * angle.cos(), angle.sin())
                }));
            }
        }
        let mut far = vec![0.0];
        for pair in line.windows(2) {
            far.push(far[far.len() - 1] + pair[0].distance(pair[1]));
        }
        Self { line, far }
    }
}

/// How far a row lies above its level, so that it winds; nothing where rows turn.
fn swing(x: f32) -> f32 {
    let share = (x - TURNS[0]) / (TURNS[1] - TURNS[0]);
    SWING * (1.0 - (2.0 * TAU * share).cos()) / 2.0
}

impl Track {
    /// The board's extent.
    pub fn bounds() -> Rect {
        Rect::from_corners(Vec2::new(0.0, -SIZE.y), Vec2::new(SIZE.x, 0.0))
    }

    /// Length of the middle line.
    fn length(&self) -> f32 {
        self.far.last().copied().unwrap_or(0.0)
    }

    /// Length of a square along the track.
    fn step(&self) -> f32 {
        self.length() / (SQUARES - 2) as f32
    }

    /// A point of the middle line and the direction it goes in there.
    fn at(&self, far: f32) -> (Vec2, Vec2) {
        let far = far.clamp(0.0, self.length());
        let next = self.far.partition_point(|other| *other < far).clamp(1, self.line.len() - 1);
        let (from, to) = (self.line[next - 1], self.line[next]);
        let whole = (self.far[next] - self.far[next - 1]).max(f32::MIN_POSITIVE);
        (from.lerp(to, (far - self.far[next - 1]) / whole), (to - from).normalize_or(Vec2::X))
    }

    /// The middle of a place on the way from the start, 0, to the goal, 64; between two whole numbers on the way from one to
    /// the next.
    pub fn along(&self, square: f32) -> Vec2 {
        let goal = f32::from(GOAL);
        let (start, end) = (self.clearing(0), self.clearing(GOAL));
        if square < 1.0 {
            return start.lerp(self.at(0.5 * self.step()).0, square.max(0.0));
        }
        if square > goal - 1.0 {
            return self.at(self.length() - 0.5 * self.step()).0.lerp(end, (square - goal + 1.0).min(1.0));
        }
        self.at((square - 0.5) * self.step()).0
    }

    /// The middle of the clearing at the start, or at the goal.
    fn clearing(&self, square: u8) -> Vec2 {
        match square {
            0 => self.line[0] - Vec2::new(CLEARING_OFF, 0.0),
            _ => self.line[self.line.len() - 1] + Vec2::new(CLEARING_OFF, 0.0),
        }
    }

    /// The middle of a square.
    pub fn middle(&self, square: u8) -> Vec2 {
        self.along(f32::from(square.min(GOAL)))
    }

    /// Where the sign of a square stands, and its number: below each other in the rows, the number on the inner side in the turns.
    /// The sign of a clearing stands at its edge.
    pub fn marks(&self, square: u8) -> [Vec2; 2] {
        let middle = self.middle(square);
        let off = match square {
            0 => [Vec2::new(0.0, CLEARING.y + 4.0), Vec2::ZERO],
            GOAL => [Vec2::new(0.0, -CLEARING.y - 4.0), Vec2::ZERO],
            _ => {
                let (_, along) = self.at((f32::from(square) - 0.5) * self.step());
                let inward = along.perp();
                // Every turn of the track is seen from its inside by the sign of the direction it goes in.
                let bent = along.y > BENT;
                let inward = if middle.x > 0.5 * SIZE.x { inward } else { -inward };
                if bent { [-TURNED[0] * inward, TURNED[1] * inward] } else { [SIGN_AT, NUMBER_AT] }
            }
        };
        off.map(|off| middle + off)
    }

    /// Where the runner that is so many-th of `count` stands on a square.
    pub fn stand(&self, square: u8, (at, count): (usize, usize)) -> Vec2 {
        let middle = self.middle(square);
        if (1..GOAL).contains(&square) {
            return middle + RUNNER_AT;
        }
        // In one row, or in two of which the one behind may be longer.
        let rows = count.div_ceil(4).max(1);
        let long = count.div_ceil(rows);
        let (column, row) = (at % long.max(1), at / long.max(1));
        let here = if row + 1 < rows { long } else { count - long * (rows - 1) };
        let x = column as f32 - 0.5 * (here as f32 - 1.0);
        let y = 0.5 * (rows as f32 - 1.0) - row as f32;
        middle + PLACES * Vec2::new(x, y)
    }

    /// The outline of a square.
    pub fn outline(&self, square: u8) -> Vec<Vec2> {
        if !(1..GOAL).contains(&square) {
            let middle = self.clearing(square);
            return (0..40).map(|i| middle + CLEARING * Vec2::from_angle(TAU * i as f32 / 40.0)).collect();
        }
        let (from, to) = ((f32::from(square) - 1.0) * self.step(), f32::from(square) * self.step());
        let side = |half: f32| {
            // On the inner side of a turn the gap is kept too.
            (0..=SIDE).map(move |i| {
                let share = i as f32 / SIDE as f32;
                let (at, along) = self.at(from + (to - from) * share);
                let inward = GAP * (0.5 - share);
                at + half * along.perp() + inward * along
            })
        };
        side(HALF).chain(side(-HALF).rev()).collect()
    }

    /// The middle line, for the earth below the squares.
    pub fn line(&self) -> &[Vec2] {
        &self.line
    }

    /// All squares as places of a board.
    pub fn places(&self) -> Places {
        let place = |square: u8| Place::new(self.middle(square), vec![vec![self.outline(square)]]);
        Places::new(Self::bounds(), (0..=GOAL).map(place).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_lie_on_the_board_apart_from_each_other_and_in_a_row() {
        let track = Track::default();
        let places = track.places();
        assert_eq!(places.len(), SQUARES);
        for (id, place) in places.iter() {
            assert_eq!(places.hit(place.centre()), Some(id), "nothing lies over square {}", id.0);
            let inside = Track::bounds().union(place.bounds()) == Track::bounds();
            assert!(inside, "square {} reaches {:?}", id.0, place.bounds());
            assert!(place.bounds().height() > 90.0 && place.bounds().width() > 90.0, "square {} is small", id.0);
        }
        let middles: Vec<Vec2> = (0..=GOAL).map(|square| track.middle(square)).collect();
        for pair in middles[1..SQUARES - 1].windows(2) {
            let apart = pair[0].distance(pair[1]);
            assert!((80.0..120.0).contains(&apart), "{apart}");
        }
        for (at, one) in middles.iter().enumerate() {
            let near = middles[at + 1..].iter().find(|other| one.distance(**other) < 75.0);
            assert_eq!(near, None, "square {at}");
        }
    }

    #[test]
    fn runners_in_a_clearing_stand_apart_and_within_it() {
        let track = Track::default();
        for count in 1..=6 {
            let stands: Vec<Vec2> = (0..count).map(|at| track.stand(0, (at, count))).collect();
            for (at, one) in stands.iter().enumerate() {
                assert!(stands[at + 1..].iter().all(|other| one.distance(*other) > 50.0));
                assert!(((*one - track.middle(0)) / CLEARING).length() < 1.0);
            }
        }
    }

    #[test]
    fn the_way_from_square_to_square_is_that_of_the_track() {
        let track = Track::default();
        for square in 0..GOAL {
            let half = track.along(f32::from(square) + 0.5);
            let [near, far] = [square, square + 1].map(|square| track.middle(square));
            assert!(half.distance(near) < 110.0 && half.distance(far) < 110.0, "{square}");
        }
    }
}
