//! A board in the window, for any game that is played on one: places that can be pointed at, a view of them that pans and zooms,
//! and what is drawn over them.
//!
//! A game [opens](open) it with its [`Places`], numbered as in [`tabletop::Mark`], and draws its own ground and pieces at a
//! [`Depth`]. It reads [`Click`]s and the [`Pointer`], says in [`Highlights`], [`Unseen`] and [`Arrows`] what is so now, and sends
//! [`Flash`]es and [`Effect`]s for what happens. Where something can be carried by hand it says so in [`Grips`] and reads [`Drag`]s; what
//! a player draws for thinking is the [`Sketch`]. Where the player wants text, the [`TextView`] tells its [`PlaceList`] in place of all
//! that is drawn. [`reasons::plugin_of`] draws what its opponents weighed, and [`guidance`] tells newcomers what is due. Nothing here knows a game;
//! what a place means, and how it looks, is the game's affair.

mod annotation;
mod arrow;
mod depth;
mod effects;
mod flash;
mod fog;
pub mod guidance;
mod heat;
mod highlight;
mod ink;
mod layer;
mod letters;
mod places;
mod pointer;
mod press;
pub mod reasons;
mod resting;
mod sketch;
mod text_view;
pub mod tile;
mod viewport;

pub use annotation::{Annotation, Arrows, Weighed};
pub use arrow::Pen;
pub use depth::Depth;
pub use effects::Effect;
pub use flash::Flash;
pub use fog::{Fog, Unseen};
pub use heat::{Heat, HeatMap};
pub use highlight::{Highlight, Highlights};
pub use ink::Ink;
pub use places::{Place, PlaceId, Places, Ring, Route, Wrap};
pub use pointer::{Click, Pointer};
pub use press::{Drag, DragStep, Grips};
pub use resting::Resting;
pub use sketch::Sketch;
pub use text_view::{PlaceGroup, PlaceLine, PlaceList, TextView};
pub use viewport::Viewport;

use std::sync::Arc;

use bevy::{prelude::*, window::WindowEvent};
use bevy_egui::egui;

use crate::{
    settings::Settings,
    shell::{MainCamera, Motion, Screen, ShellSystems},
    table::TableSystems,
    theme::{board, layout_zoom},
};

/// The order of a board's work in a frame.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum BoardSystems {
    /// The mouse is read: where it points, what it clicks and carries. What a game reads of it, it reads after that.
    Point,
    /// The view is moved; games place what depends on it after that.
    View,
}

/// Everything that leaves with the board.
#[derive(Component, Default)]
#[require(DespawnOnExit::<Screen>(Screen::Play))]
pub struct OnBoard;

/// What is drawn over single places, which is drawn anew where these are laid elsewhere.
#[derive(Component, Default)]
#[require(OnBoard)]
struct OfPlaces;

/// How high the pieces of a board are.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum PieceHeight {
    /// The same on the screen however close the view is: pixels as designed.
    Pixels(f32),
    /// A part of the board, which grows as the view comes closer: world units.
    Units(f32),
}

/// What a board is opened with.
pub struct BoardPlan {
    /// Its places.
    pub places: Arc<Places>,
    /// How high its pieces are.
    pub pieces: PieceHeight,
    /// How places out of sight are hidden.
    pub fog: Fog,
    /// How bright it is (0–1) at a point of a board of this extent: what covers places is lit as they are.
    pub light: fn(Rect, Vec2) -> f32,
}

/// The board that is shown.
#[derive(Resource)]
pub struct Board {
    /// Its places.
    pub places: Arc<Places>,
    /// The view of it.
    pub viewport: Viewport,
    /// How large things of fixed size are drawn: 1 as designed, more in larger windows and with larger text.
    pub size: f32,
    pieces: PieceHeight,
    fog: Fog,
    light: fn(Rect, Vec2) -> f32,
}

impl Board {
    fn new(plan: BoardPlan) -> Self {
        let BoardPlan { places, pieces, fog, light } = plan;
        let viewport = Viewport::new(places.bounds(), Vec2::new(1280.0, 720.0));
        Self { places, viewport, size: 1.0, pieces, fog, light }
    }

    /// World units of a pixel as designed.
    pub fn unit(&self) -> f32 {
        self.size * self.viewport.scale()
    }

    /// How large things of fixed size are drawn in a window of this zoom with text of this size: no larger than leaves pieces apart
    /// while the whole board is shown.
    pub fn sized(&self, zoom: f32, text_size: f32) -> f32 {
        let most = match self.pieces {
            PieceHeight::Pixels(_) => (self.viewport.width() / board::SPACIOUS_WIDTH).max(1.0),
            PieceHeight::Units(_) => f32::INFINITY,
        };
        (zoom * text_size.sqrt()).min(most)
    }

    /// Height of a piece, world units.
    pub fn piece_height(&self) -> f32 {
        match self.pieces {
            PieceHeight::Pixels(pixels) => pixels * self.unit(),
            PieceHeight::Units(units) => units,
        }
    }

    /// A point where a piece stands: who stands lower on the board stands in front.
    pub fn standing(&self, at: Vec2) -> Vec3 {
        let bounds = self.places.bounds();
        let low = ((bounds.max.y - at.y) / bounds.height()).clamp(0.0, 1.0);
        at.extend(Depth::Pieces.z() + 0.4 * low)
    }

    /// Brings a place into view, within `seconds`; does nothing where it is well in view already.
    pub fn show(&mut self, place: PlaceId, seconds: f32) {
        if let Some(place) = self.places.get(place) {
            self.viewport.show(place.centre(), seconds);
        }
    }

    /// Comes close enough to a place to see it well, within `seconds`.
    pub fn visit(&mut self, place: PlaceId, seconds: f32) {
        if let Some(place) = self.places.get(place) {
            self.viewport.visit(place.centre(), seconds);
        }
    }

    /// Tells what part of the window panels leave free.
    pub fn leave_free(&mut self, ctx: &egui::Context, free: egui::Rect) {
        let zoom = ctx.zoom_factor();
        let window = ctx.viewport_rect().size() * zoom;
        let pixels = |at: egui::Pos2| Vec2::new(at.x, at.y) * zoom;
        self.viewport.frame(Vec2::new(window.x, window.y), Rect::from_corners(pixels(free.min), pixels(free.max)));
    }

    /// Where egui, at this zoom, has a point of the world.
    pub fn on_screen(&self, world: Vec2, zoom: f32) -> egui::Pos2 {
        let at = self.viewport.screen(world) / zoom;
        egui::pos2(at.x, at.y)
    }
}

/// The area of each place, in the order of their numbers; texture coordinates are world coordinates, `y` downwards.
#[derive(Resource)]
struct AreaMeshes(Vec<Handle<Mesh>>);

/// Reads the pointer on the board that is open, moves the view, and draws what lies over the places.
pub fn plugin(app: &mut App) {
    app.init_resource::<Pointer>()
        .init_resource::<Highlights>()
        .init_resource::<Unseen>()
        .init_resource::<Arrows>()
        .init_resource::<Weighed>()
        .init_resource::<HeatMap>()
        .init_resource::<PlaceList>()
        .init_resource::<Grips>()
        .init_resource::<Sketch>()
        .add_message::<WindowEvent>()
        .add_message::<Click>()
        .add_message::<Drag>()
        .add_message::<Flash>()
        .add_message::<Effect>()
        .add_systems(OnExit(Screen::Play), close)
        .add_systems(
            Update,
            (
                (pointer::point, highlight::hover, sketch::follow)
                    .chain()
                    .in_set(BoardSystems::Point)
                    .before(TableSystems::Click)
                    .in_set(ShellSystems::Act),
                (measure, pointer::keys, look_through).chain().in_set(BoardSystems::View).in_set(ShellSystems::Animate),
                (
                    highlight::draw,
                    (fog::hide, fog::drift),
                    (flash::begin, flash::fade).chain(),
                    (effects::spawn, effects::pass).chain(),
                    (annotation::arrows, annotation::weighed, sketch::sketch, heat::draw),
                )
                    .after(BoardSystems::View)
                    .in_set(ShellSystems::Animate),
            )
                .run_if(resource_exists::<Board>),
        );
}

/// Opens a board, until the table is left.
pub fn open(world: &mut World, plan: BoardPlan) {
    let places = &plan.places;
    world.insert_resource(Highlights { places: vec![Highlight::Plain; places.len()], pointed: None });
    world.insert_resource(Unseen(vec![false; places.len()]));
    world.insert_resource(Arrows::default());
    world.insert_resource(Weighed::default());
    world.insert_resource(HeatMap::default());
    world.insert_resource(PlaceList::default());
    world.insert_resource(Grips::default());
    world.insert_resource(Sketch::default());
    world.insert_resource(Board::new(plan));
    draw_places(world);
}

/// Lays the places of the open board elsewhere, as when it is turned: `places` are the same by number, so what was said of them still holds.
/// What a game draws itself it draws anew.
pub fn lay_anew(world: &mut World, places: Arc<Places>) {
    let drawn: Vec<Entity> = world.query_filtered::<Entity, With<OfPlaces>>().iter(world).collect();
    for entity in drawn {
        world.despawn(entity);
    }
    let Some(mut board) = world.get_resource_mut::<Board>() else { return };
    board.viewport.lay(places.bounds());
    board.places = places;
    draw_places(world);
    // What is drawn of them is drawn on the new ones.
    world.resource_mut::<Highlights>().set_changed();
    world.resource_mut::<Unseen>().set_changed();
}

/// Draws what lies over each place: its light, and what hides it.
fn draw_places(world: &mut World) {
    let Board { places, fog, light, .. } = world.resource::<Board>();
    let (places, fog, light) = (Arc::clone(places), *fog, *light);
    let light = |at| light(places.bounds(), at);
    // Without graphics there is nothing to draw on, but the board can still be pointed at.
    if world.contains_resource::<Assets<ColorMaterial>>() {
        world.resource_scope(|world, mut meshes: Mut<Assets<Mesh>>| {
            world.resource_scope(|world, mut materials: Mut<Assets<ColorMaterial>>| {
                world.resource_scope(|world, mut images: Mut<Assets<Image>>| {
                    let areas = AreaMeshes(places.iter().map(|(_, place)| meshes.add(area(place, light))).collect());
                    let mut commands = world.commands();
                    highlight::spawn(&mut commands, &places, &mut meshes, &mut materials);
                    fog::spawn(&mut commands, fog, &areas, &mut materials, &mut images);
                    commands.insert_resource(areas);
                });
            });
        });
    }
    world.flush();
}

fn area(place: &Place, light: impl Fn(Vec2) -> f32) -> Mesh {
    let mut ink = Ink::default();
    let shade = |at| LinearRgba::gray(light(at));
    place.polygons().iter().for_each(|rings| ink.fill_by(rings, shade));
    ink.plain()
}

fn close(mut commands: Commands, mut pointer: ResMut<Pointer>) {
    // Where it goes from now on, no board sees.
    *pointer = Pointer::default();
    commands.remove_resource::<Board>();
    commands.remove_resource::<AreaMeshes>();
}

/// Follows the size of the window and of the text.
fn measure(mut board: ResMut<Board>, cameras: Query<&Camera, With<MainCamera>>, settings: Res<Settings>) {
    let Some(window) = cameras.iter().find_map(Camera::logical_viewport_size) else { return };
    let size = board.sized(layout_zoom(window.x, window.y), settings.text_size);
    if board.size != size {
        board.size = size;
    }
}

/// Moves the camera to where the view is.
fn look_through(
    mut board: ResMut<Board>,
    time: Res<Time>,
    mut motion: ResMut<Motion>,
    mut cameras: Query<(&mut Transform, &mut Projection), With<MainCamera>>,
) {
    if board.bypass_change_detection().viewport.pass(time.delta_secs()) {
        board.set_changed();
        motion.smooth();
    }
    for (mut transform, mut projection) in &mut cameras {
        let at = board.viewport.camera().extend(transform.translation.z);
        if transform.translation != at {
            transform.translation = at;
        }
        if let Projection::Orthographic(orthographic) = projection.bypass_change_detection()
            && orthographic.scale != board.viewport.scale()
        {
            orthographic.scale = board.viewport.scale();
            projection.set_changed();
        }
    }
}
