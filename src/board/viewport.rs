//! What part of the board is seen, and where on the screen.

use bevy::math::{Rect, Vec2};

use crate::{
    shell::Passage,
    theme::board::{CLOSEST, VISIT},
};

/// Room left around the whole board, pixels.
const MARGIN: f32 = 6.0;

/// The view of the board. Screen positions are logical pixels from the upper left corner, `y` downwards; world positions
/// are those of the [`Places`](super::Places).
#[derive(Clone, PartialEq, Debug)]
pub struct Viewport {
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
    passage: Passage,
}

impl Viewport {
    /// The whole board in a window of this size.
    pub fn new(board: Rect, window: Vec2) -> Self {
        let free = Rect::from_corners(Vec2::ZERO, window);
        Self { board, window, free, centre: board.center(), zoom: 1.0, glide: None }
    }

    /// Looks at the whole of a board of another extent, in the same part of the window.
    pub fn lay(&mut self, board: Rect) {
        let free = (self.window, self.free);
        *self = Self::new(board, free.0);
        self.frame(free.0, free.1);
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
        let goes_on = glide.passage.pass(elapsed);
        let eased = glide.passage.eased();
        self.centre = glide.from.0.lerp(glide.to.0, eased);
        self.zoom = glide.from.1 + (glide.to.1 - glide.from.1) * eased;
        self.keep_inside();
        if goes_on {
            self.glide = Some(glide);
        }
        true
    }

    fn glide_to(&mut self, centre: Vec2, zoom: f32, seconds: f32) {
        let glide = Glide { from: (self.centre, self.zoom), to: (centre, zoom), passage: Passage::new(seconds) };
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
    use proptest::prelude::*;

    use super::*;

    fn viewport() -> Viewport {
        let board = Rect::from_corners(Vec2::new(0.0, -1000.0), Vec2::new(2000.0, 0.0));
        let mut viewport = Viewport::new(board, Vec2::new(1280.0, 720.0));
        viewport.frame(Vec2::new(1280.0, 720.0), Rect::from_corners(Vec2::ZERO, Vec2::new(980.0, 540.0)));
        viewport
    }

    #[test]
    fn the_whole_board_fits_the_free_area() {
        let viewport = viewport();
        for corner in [Vec2::new(0.0, 0.0), Vec2::new(2000.0, -1000.0)] {
            assert!(viewport.free().contains(viewport.screen(corner)), "{corner}");
        }
        assert!((viewport.world(viewport.screen(Vec2::new(300.0, -200.0))) - Vec2::new(300.0, -200.0)).length() < 1e-2);
    }

    #[test]
    fn coming_closer_keeps_what_is_under_the_pointer() {
        let mut viewport = viewport();
        let pointer = Vec2::new(600.0, 250.0);
        let under = viewport.world(pointer);
        viewport.zoom_at(pointer, 2.5);
        assert!((viewport.world(pointer) - under).length() < 1e-2);
        viewport.zoom_at(pointer, 100.0);
        assert_eq!(viewport.zoom(), CLOSEST);
        viewport.zoom_at(pointer, 0.0);
        assert_eq!(viewport.zoom(), 1.0);
    }

    #[test]
    fn the_board_cannot_be_lost() {
        let mut viewport = viewport();
        viewport.zoom_at(Vec2::new(100.0, 100.0), 3.0);
        viewport.pan(Vec2::splat(1e6));
        assert!(viewport.world(viewport.free().min).x >= -1e-2);
        viewport.pan(Vec2::splat(-1e6));
        assert!(viewport.world(viewport.free().max).x <= 2000.0 + 1e-2);
    }

    #[test]
    fn a_board_with_little_room_is_approached() {
        let mut viewport = viewport();
        let whole = viewport.width();
        viewport.frame(Vec2::new(1280.0, 720.0), Rect::from_corners(Vec2::new(500.0, 0.0), Vec2::new(980.0, 540.0)));
        assert!(viewport.width() < whole);
        let place = Vec2::new(900.0, -500.0);
        viewport.approach(place, whole, 0.0);
        assert!((viewport.width() * viewport.zoom() - whole).abs() < 1.0);
        assert!(viewport.screen(place).distance(viewport.free().center()) < 1.0);
        viewport.approach(place, 0.5 * whole, 0.0);
        assert!((viewport.width() * viewport.zoom() - whole).abs() < 1.0, "it never goes back");
    }

    #[test]
    fn a_place_is_shown_within_its_time() {
        let mut viewport = viewport();
        viewport.zoom_at(Vec2::new(100.0, 100.0), 4.0);
        let place = Vec2::new(1700.0, -700.0);
        viewport.show(place, 0.5);
        assert!(viewport.pass(0.25));
        assert!(viewport.pass(0.3));
        assert!(!viewport.pass(0.1));
        assert!(viewport.free().contains(viewport.screen(place)));
        viewport.fit(0.0);
        assert_eq!(viewport.zoom(), 1.0);
        viewport.visit(place, 0.0);
        assert!(viewport.zoom() > 1.0 && viewport.free().contains(viewport.screen(place)));
    }

    /// What a person does to the view.
    #[derive(Clone, Debug)]
    enum Deed {
        Zoom(Vec2, f32),
        Pan(Vec2),
        Frame(Vec2, [f32; 4]),
        Show(Vec2),
        Fit,
    }

    fn deed() -> impl Strategy<Value = Deed> {
        let point = (0.0..1500.0_f32, 0.0..900.0_f32).prop_map(Vec2::from);
        prop_oneof![
            (point.clone(), 0.3..3.0_f32).prop_map(|(at, factor)| Deed::Zoom(at, factor)),
            (-2000.0..2000.0_f32, -2000.0..2000.0_f32).prop_map(|by| Deed::Pan(by.into())),
            ((400.0..2000.0_f32, 300.0..1200.0_f32), [0.0..0.4_f32, 0.0..0.4, 0.6..1.0, 0.6..1.0])
                .prop_map(|(window, free)| Deed::Frame(window.into(), free)),
            point.prop_map(|at| Deed::Show(at * Vec2::new(1.0, -1.0))),
            Just(Deed::Fit),
        ]
    }

    /// What a camera that stands there draws at a point of the window, by its own rules: the middle of the window is where it
    /// stands, and `y` goes up.
    fn drawn_at(viewport: &Viewport, window: Vec2, pixel: Vec2) -> Vec2 {
        let off = (pixel - 0.5 * window) * viewport.scale();
        Vec2::new(viewport.camera().x + off.x, viewport.camera().y - off.y)
    }

    proptest! {
        #[test]
        fn whatever_is_done_a_point_is_where_it_is_drawn(deeds in prop::collection::vec(deed(), 0..12), at in [0.0..1.0_f32, 0.0..1.0]) {
            let board = Rect::from_corners(Vec2::new(0.0, -900.0), Vec2::new(1500.0, 0.0));
            let mut window = Vec2::new(1280.0, 720.0);
            let mut viewport = Viewport::new(board, window);
            for deed in deeds {
                match deed {
                    Deed::Zoom(at, factor) => {
                        let zoom = viewport.zoom();
                        viewport.zoom_at(at, factor);
                        prop_assert!(viewport.zoom() == (zoom * factor).clamp(1.0, CLOSEST));
                    }
                    Deed::Pan(by) => viewport.pan(by),
                    Deed::Frame(size, [left, top, right, bottom]) => {
                        window = size;
                        viewport.frame(size, Rect::new(left * size.x, top * size.y, right * size.x, bottom * size.y));
                    }
                    Deed::Show(at) => {
                        viewport.show(at, 0.3);
                        while viewport.pass(0.05) {}
                    }
                    Deed::Fit => viewport.fit(0.0),
                }
                // The board fills the free area, or lies in its middle.
                let seen = Rect::from_corners(viewport.world(viewport.free().min), viewport.world(viewport.free().max));
                for axis in 0..2 {
                    let (low, high) = (seen.min[axis] - board.min[axis], board.max[axis] - seen.max[axis]);
                    prop_assert!((low > -0.1 && high > -0.1) || (low - high).abs() < 0.2, "{low} {high}");
                }
            }
            let pixel = window * Vec2::from(at);
            let world = viewport.world(pixel);
            prop_assert!(world.distance(drawn_at(&viewport, window, pixel)) < 0.05);
            prop_assert!(viewport.screen(world).distance(pixel) < 0.05);
        }

        #[test]
        fn what_is_under_the_pointer_stays_there_but_for_the_edges(
            start in [400.0..1100.0_f32, 250.0..650.0],
            at in [0.2..0.8_f32, 0.2..0.8],
            factor in 1.0..2.0_f32,
        ) {
            let board = Rect::from_corners(Vec2::new(0.0, -900.0), Vec2::new(1500.0, 0.0));
            let window = Vec2::new(1280.0, 720.0);
            let mut viewport = Viewport::new(board, window);
            viewport.zoom_at(0.5 * window, 2.4);
            viewport.pan(0.5 * window - viewport.screen(Vec2::new(start[0], -start[1])));
            let pixel = window * Vec2::from(at);
            let under = viewport.world(pixel);
            // Coming closer never meets an edge.
            viewport.zoom_at(pixel, factor);
            prop_assert!(viewport.screen(under).distance(pixel) < 0.1);
        }
    }
}
