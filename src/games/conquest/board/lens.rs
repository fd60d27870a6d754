//! What part of the board is seen, and where on the screen.

use bevy::math::{Rect, Vec2};

use crate::theme::board::{CLOSEST, VISIT};

/// Room left around the whole board, pixels.
const MARGIN: f32 = 6.0;

/// The view of the board. Screen positions are logical pixels from the upper left corner, `y` downwards; world positions
/// are those of the [`Atlas`](super::Atlas).
#[derive(Clone, PartialEq, Debug)]
pub struct Lens {
    board: Rect,
    window: Vec2,
    free: Rect,
    centre: Vec2,
    /// How many times larger than the whole board.
    zoom: f32,
    glide: Option<Glide>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
struct Glide {
    from: (Vec2, f32),
    to: (Vec2, f32),
    passed: f32,
    lasts: f32,
}

impl Lens {
    /// The whole board in a window of this size.
    pub fn new(board: Rect, window: Vec2) -> Self {
        let free = Rect::from_corners(Vec2::ZERO, window);
        Self { board, window, free, centre: board.center(), zoom: 1.0, glide: None }
    }

    /// Tells the size of the window and what part of it no panel covers.
    pub fn frame(&mut self, window: Vec2, free: Rect) {
        if free.width() > 1.0 && free.height() > 1.0 && (self.window, self.free) != (window, free) {
            self.window = window;
            self.free = free;
            self.keep_inside();
        }
    }

    /// What part of the window no panel covers.
    pub fn free(&self) -> Rect {
        self.free
    }

    /// World units a pixel covers.
    pub fn scale(&self) -> f32 {
        let room = (self.free.size() - 2.0 * MARGIN).max(Vec2::ONE);
        (self.board.size() / room).max_element() / self.zoom
    }

    /// How many times larger than when the whole board is shown, 1 to [`CLOSEST`].
    pub fn zoom(&self) -> f32 {
        self.zoom
    }

    /// The world position at a screen position.
    pub fn world(&self, screen: Vec2) -> Vec2 {
        self.centre + (screen - self.free.center()) * Vec2::new(1.0, -1.0) * self.scale()
    }

    /// The screen position of a world position.
    pub fn screen(&self, world: Vec2) -> Vec2 {
        self.free.center() + (world - self.centre) * Vec2::new(1.0, -1.0) / self.scale()
    }

    /// Where the camera, whose view is the whole window, must stand.
    pub fn camera(&self) -> Vec2 {
        self.world(self.window / 2.0)
    }

    /// Comes closer (`factor` above 1) or goes back, keeping the world under `screen` where it is.
    pub fn zoom_at(&mut self, screen: Vec2, factor: f32) {
        self.glide = None;
        let under = self.world(screen);
        self.zoom = (self.zoom * factor).clamp(1.0, CLOSEST);
        self.centre += under - self.world(screen);
        self.keep_inside();
    }

    /// Moves the board by so many pixels.
    pub fn pan(&mut self, pixels: Vec2) {
        self.glide = None;
        self.centre -= pixels * Vec2::new(1.0, -1.0) * self.scale();
        self.keep_inside();
    }

    /// The whole board, within `seconds`.
    pub fn fit(&mut self, seconds: f32) {
        self.glide_to(self.board.center(), 1.0, seconds);
    }

    /// Brings a place into view, within `seconds`; does nothing where it is well in view already.
    pub fn show(&mut self, place: Vec2, seconds: f32) {
        let inner = self.free.inflate(-0.12 * self.free.size().min_element());
        if !inner.contains(self.screen(place)) {
            self.glide_to(place, self.zoom, seconds);
        }
    }

    /// Width of the board on the screen when all of it is shown, pixels.
    pub fn width(&self) -> f32 {
        self.board.width() / (self.scale() * self.zoom)
    }

    /// Brings a place into the middle, close enough for the board to be so many pixels wide, within `seconds`.
    pub fn approach(&mut self, place: Vec2, width: f32, seconds: f32) {
        let zoom = (width / self.width().max(1.0)).clamp(1.0, CLOSEST);
        self.glide_to(place, self.zoom.max(zoom), seconds);
    }

    /// Comes close enough to a place to see it well, within `seconds`.
    pub fn visit(&mut self, place: Vec2, seconds: f32) {
        self.glide_to(place, self.zoom.max(VISIT), seconds);
    }

    /// Lets time pass. Returns whether the view still moves.
    pub fn pass(&mut self, elapsed: f32) -> bool {
        let Some(mut glide) = self.glide.take() else { return false };
        glide.passed += elapsed;
        let share = if glide.lasts > 0.0 { (glide.passed / glide.lasts).min(1.0) } else { 1.0 };
        let eased = share * share * (3.0 - 2.0 * share);
        self.centre = glide.from.0.lerp(glide.to.0, eased);
        self.zoom = glide.from.1 + (glide.to.1 - glide.from.1) * eased;
        self.keep_inside();
        if share < 1.0 {
            self.glide = Some(glide);
        }
        true
    }

    fn glide_to(&mut self, centre: Vec2, zoom: f32, seconds: f32) {
        let glide = Glide { from: (self.centre, self.zoom), to: (centre, zoom), passed: 0.0, lasts: seconds };
        self.glide = Some(glide);
        if seconds <= 0.0 {
            self.pass(0.0);
        }
    }

    fn keep_inside(&mut self) {
        let half = self.free.size() * self.scale() / 2.0;
        let (low, high) = (self.board.min + half, self.board.max - half);
        let middle = self.board.center();
        self.centre = Vec2::new(
            if low.x < high.x { self.centre.x.clamp(low.x, high.x) } else { middle.x },
            if low.y < high.y { self.centre.y.clamp(low.y, high.y) } else { middle.y },
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lens() -> Lens {
        let board = Rect::from_corners(Vec2::new(0.0, -1000.0), Vec2::new(2000.0, 0.0));
        let mut lens = Lens::new(board, Vec2::new(1280.0, 720.0));
        lens.frame(Vec2::new(1280.0, 720.0), Rect::from_corners(Vec2::ZERO, Vec2::new(980.0, 540.0)));
        lens
    }

    #[test]
    fn the_whole_board_fits_the_free_area() {
        let lens = lens();
        for corner in [Vec2::new(0.0, 0.0), Vec2::new(2000.0, -1000.0)] {
            assert!(lens.free().contains(lens.screen(corner)), "{corner}");
        }
        assert!((lens.world(lens.screen(Vec2::new(300.0, -200.0))) - Vec2::new(300.0, -200.0)).length() < 1e-2);
    }

    #[test]
    fn coming_closer_keeps_what_is_under_the_pointer() {
        let mut lens = lens();
        let pointer = Vec2::new(600.0, 250.0);
        let under = lens.world(pointer);
        lens.zoom_at(pointer, 2.5);
        assert!((lens.world(pointer) - under).length() < 1e-2);
        lens.zoom_at(pointer, 100.0);
        assert_eq!(lens.zoom(), CLOSEST);
        lens.zoom_at(pointer, 0.0);
        assert_eq!(lens.zoom(), 1.0);
    }

    #[test]
    fn the_board_cannot_be_lost() {
        let mut lens = lens();
        lens.zoom_at(Vec2::new(100.0, 100.0), 3.0);
        lens.pan(Vec2::splat(1e6));
        assert!(lens.world(lens.free().min).x >= -1e-2);
        lens.pan(Vec2::splat(-1e6));
        assert!(lens.world(lens.free().max).x <= 2000.0 + 1e-2);
    }

    #[test]
    fn a_board_with_little_room_is_approached() {
        let mut lens = lens();
        let whole = lens.width();
        lens.frame(Vec2::new(1280.0, 720.0), Rect::from_corners(Vec2::new(500.0, 0.0), Vec2::new(980.0, 540.0)));
        assert!(lens.width() < whole);
        let place = Vec2::new(900.0, -500.0);
        lens.approach(place, whole, 0.0);
        assert!((lens.width() * lens.zoom() - whole).abs() < 1.0);
        assert!(lens.screen(place).distance(lens.free().center()) < 1.0);
        lens.approach(place, 0.5 * whole, 0.0);
        assert!((lens.width() * lens.zoom() - whole).abs() < 1.0, "it never goes back");
    }

    #[test]
    fn a_place_is_shown_within_its_time() {
        let mut lens = lens();
        lens.zoom_at(Vec2::new(100.0, 100.0), 4.0);
        let place = Vec2::new(1700.0, -700.0);
        lens.show(place, 0.5);
        assert!(lens.pass(0.25));
        assert!(lens.pass(0.3));
        assert!(!lens.pass(0.1));
        assert!(lens.free().contains(lens.screen(place)));
        lens.fit(0.0);
        assert_eq!(lens.zoom(), 1.0);
        lens.visit(place, 0.0);
        assert!(lens.zoom() > 1.0 && lens.free().contains(lens.screen(place)));
    }
}
