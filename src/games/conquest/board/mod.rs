//! The board: sea, land, tokens, names, and the view of it.
//!
//! It draws a [`BoardLook`] and knows no rules: who may do what, and what just happened, is told by the folder above.
//! World coordinates are those of the [`Atlas`].

mod atlas;
mod continents;
mod cover;
mod ink;
mod land;
mod lens;
mod letters;
mod look;
mod names;
mod pointer;
pub(super) mod relief;
mod sea;
mod token;

pub use atlas::{Atlas, Way};
pub use continents::ContinentSigns;
pub use ink::Ink;
pub use land::Flash;
pub use lens::Lens;
pub use look::{BoardLook, Holder, Light, PlaceLook, Tint};
pub use pointer::{Click, Pointer};
pub use relief::GRAIN_SIZE;
pub use token::Pop;

use bevy::{prelude::*, window::WindowEvent};
use risk::map::Map;

use crate::{
    settings::Settings,
    shell::{MainCamera, Screen, ShellSystems},
    text::Words,
    theme::{GameFonts, layout_zoom},
};

/// What lies over what, the lowest first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Depth {
    /// Water.
    Sea,
    /// Lines of latitude and longitude.
    Graticule,
    /// Shallow water.
    Shallows,
    /// Land out of play.
    Wilds,
    /// Sea lanes.
    Lanes,
    /// Parchment.
    Paper,
    /// The owner's colour.
    Wash,
    /// Numbers of a method, as warmth.
    Heat,
    /// Hatching of fog.
    Hatching,
    /// Lakes.
    Lakes,
    /// Coasts and borders.
    Borders,
    /// Light around territories.
    Glow,
    /// Names.
    Names,
    /// Attack arrows.
    Arrows,
    /// What was weighed and expected.
    Reasons,
    /// Tokens.
    Tokens,
    /// The numbers of what was weighed.
    Ranks,
    /// What rises and marches over them.
    Effects,
}

impl Depth {
    /// A place at this depth.
    pub fn at(self, place: Vec2) -> Transform {
        Transform::from_translation(place.extend(self as u8 as f32))
    }
}

/// Reading the pointer.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct PointerSystems;

/// Everything that leaves with the board.
#[derive(Component, Default)]
#[require(DespawnOnExit::<Screen>(Screen::Play))]
pub struct OnBoard;

/// The map's drawing and the view of it, while a board is shown.
#[derive(Resource)]
pub struct Board {
    /// The drawing.
    pub atlas: Atlas,
    /// The view.
    pub lens: Lens,
    /// How large things of fixed size are drawn: 1 as designed, more in larger windows and with larger text.
    pub size: f32,
}

/// Draws the board and reads the pointer on it.
pub struct BoardPlugin;

impl Plugin for BoardPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<BoardLook>()
            .init_resource::<Pointer>()
            .init_resource::<ContinentSigns>()
            .add_message::<Flash>()
            .add_message::<Click>()
            .add_message::<WindowEvent>()
            .add_message::<Pop>()
            .add_systems(OnExit(Screen::Play), remove)
            .add_systems(
                Update,
                (
                    pointer::point.in_set(PointerSystems).in_set(ShellSystems::Act),
                    (measure, pointer::keys, look_through).chain().in_set(ShellSystems::Animate),
                    (land::paint, land::mark)
                        .chain()
                        .run_if(resource_exists::<land::GlowInks>)
                        .after(look_through)
                        .in_set(ShellSystems::Animate),
                    (token::show, token::pop, token::resize, continents::place, names::place)
                        .chain()
                        .after(look_through)
                        .in_set(ShellSystems::Animate),
                )
                    .run_if(resource_exists::<Board>),
            );
    }
}

/// Spawns the board of a map. Returns `false` where the map has no drawing.
pub fn spawn(world: &mut World, map: &Map) -> bool {
    let Some(atlas) = Atlas::new(map) else { return false };
    world.resource_mut::<BoardLook>().places = vec![PlaceLook::default(); map.len()];
    world.resource_mut::<BoardLook>().pointed = None;
    // Without graphics there is nothing to draw on, but the board can still be pointed at.
    if world.contains_resource::<Assets<ColorMaterial>>() && world.contains_resource::<GameFonts>() {
        world.resource_scope(|world, mut meshes: Mut<Assets<Mesh>>| {
            world.resource_scope(|world, mut materials: Mut<Assets<ColorMaterial>>| {
                world.resource_scope(|world, mut images: Mut<Assets<Image>>| {
                    let fonts = world.resource::<GameFonts>().clone();
                    let words = world.resource::<Words>().clone();
                    let grain = images.add(relief::grain());
                    let mut commands = world.commands();
                    sea::spawn(&mut commands, &atlas, &grain, &mut meshes, &mut materials, &mut images);
                    sea::spawn_signs(&mut commands, &atlas, &fonts, |territory| {
                        words.with("conquest.lane_to", &[("territory", &map.territory_name(territory))])
                    });
                    land::spawn(&mut commands, &atlas, &grain, &mut meshes, &mut materials, &mut images);
                    names::spawn(&mut commands, map, &fonts);
                    continents::spawn(&mut commands, map, &fonts);
                    token::spawn(&mut commands, &atlas, &fonts, &mut meshes, &mut materials);
                });
            });
        });
    }
    let lens = Lens::new(atlas.bounds(), Vec2::new(1280.0, 720.0));
    world.insert_resource(Board { atlas, lens, size: 1.0 });
    world.flush();
    true
}

fn remove(mut commands: Commands, mut look: ResMut<BoardLook>) {
    commands.remove_resource::<Board>();
    look.places.clear();
}

/// Follows the size of the window and of the text.
fn measure(mut board: ResMut<Board>, cameras: Query<&Camera, With<MainCamera>>, settings: Res<Settings>) {
    let Some(window) = cameras.iter().find_map(Camera::logical_viewport_size) else { return };
    let size = layout_zoom(window.x, window.y) * settings.text_size.sqrt();
    if board.size != size {
        board.size = size;
    }
}

/// Moves the camera to where the view is.
fn look_through(
    mut board: ResMut<Board>,
    time: Res<Time>,
    mut motion: ResMut<crate::shell::Motion>,
    mut cameras: Query<(&mut Transform, &mut Projection), With<MainCamera>>,
) {
    if board.bypass_change_detection().lens.pass(time.delta_secs()) {
        board.set_changed();
        motion.smooth();
    }
    for (mut transform, mut projection) in &mut cameras {
        let at = board.lens.camera().extend(transform.translation.z);
        if transform.translation != at {
            transform.translation = at;
        }
        if let Projection::Orthographic(orthographic) = projection.bypass_change_detection()
            && orthographic.scale != board.lens.scale()
        {
            orthographic.scale = board.lens.scale();
            projection.set_changed();
        }
    }
}
