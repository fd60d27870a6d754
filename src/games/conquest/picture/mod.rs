//! The living picture behind the pages: the chart of the world by lamplight, on which opponents play a quiet game against
//! each other. It turns slowly, the lamp flickers, campaigns are drawn as they happen. The play screen has its own board.
//!
//! With reduced motion it is a still picture of such a game. It moves on the bare title only; behind other pages it rests. Where a frame
//! costs too much for it to flow, the world stands still, and the land changes hands in steps.

mod campaign;
mod chart;
mod lamp;
mod march;

use bevy::{camera::ScalingMode, ecs::system::SystemParam, prelude::*};

use crate::{
    games::conquest::Content,
    games::conquest::theme::picture,
    settings::Settings,
    shell::{LivingPace, MainCamera, Motion, Overlay, Screen, ShellSystems},
};

use super::board::Atlas;
use campaign::Campaign;

/// See the module.
pub(super) struct PicturePlugin;

impl Plugin for PicturePlugin {
    fn build(&self, app: &mut App) {
        app.add_systems(Startup, spawn.run_if(resource_exists::<Assets<ColorMaterial>>))
            .add_systems(OnEnter(Screen::Play), hide)
            .add_systems(OnExit(Screen::Play), show)
            .add_systems(OnEnter(Screen::Title), |mut pace: ResMut<LivingPace>| pace.begin())
            .add_systems(
                Update,
                (fit, turn, march::play, march::paint, lamp::flicker)
                    .chain()
                    .in_set(ShellSystems::Animate)
                    .run_if(not(in_state(Screen::Play)).and_then(resource_exists::<Picture>)),
            );
    }
}

/// Everything of the picture hangs below this.
#[derive(Component)]
struct Root;

/// The turning world: two copies side by side, so that one always follows the other.
#[derive(Component)]
struct World;

/// The chart and the game on it.
#[derive(Resource)]
struct Picture {
    atlas: Atlas,
    campaign: Campaign,
    /// Seconds for which it has moved.
    clock: f32,
}

fn spawn(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<ColorMaterial>>,
    mut images: ResMut<Assets<Image>>,
    content: Res<Content>,
) {
    let Some(map) = content.maps.first() else { return };
    let Some(atlas) = Atlas::new(map) else { return };
    let world = commands.spawn((World, Transform::default(), Visibility::default())).id();
    let root = commands.spawn((Root, Transform::default(), Visibility::default())).add_child(world).id();
    let paints = chart::spawn(&mut commands, world, &atlas, &mut meshes, &mut materials, &mut images);
    lamp::spawn(&mut commands, root, &mut meshes, &mut materials);
    march::spawn(&mut commands, world, &atlas, &mut meshes, &mut materials);
    commands.insert_resource(march::Paints::new(paints));
    commands.insert_resource(Picture { campaign: Campaign::new(&content, map.len()), atlas, clock: 0.0 });
}

fn hide(mut roots: Query<&mut Visibility, With<Root>>) {
    for mut visibility in &mut roots {
        *visibility = Visibility::Hidden;
    }
}

/// Takes the camera back from the board, which moves and zooms it.
fn show(
    mut roots: Query<&mut Visibility, With<Root>>,
    mut cameras: Query<(&mut Transform, &mut Projection), With<MainCamera>>,
) {
    for mut visibility in &mut roots {
        *visibility = Visibility::Inherited;
    }
    for (mut transform, mut projection) in &mut cameras {
        *transform = Transform::default();
        if let Projection::Orthographic(lens) = projection.as_mut() {
            lens.scale = 1.0;
            lens.scaling_mode = ScalingMode::WindowSize;
            lens.viewport_origin = Vec2::splat(0.5);
        }
    }
}

/// Fills the window, whatever its shape.
fn fit(
    cameras: Query<&Camera, With<MainCamera>>,
    picture: Res<Picture>,
    mut lights: Query<&mut Transform, (With<lamp::Light>, Without<World>)>,
    mut worlds: Query<&mut Transform, (With<World>, Without<lamp::Light>)>,
) {
    let Some(window) = cameras.single().ok().and_then(Camera::logical_viewport_size) else { return };
    for mut light in &mut lights {
        light.scale = window.extend(1.0);
    }
    let size = picture.atlas.size();
    for mut transform in &mut worlds {
        // Higher than the window, so that the poles lie in the dark beyond its edges.
        let scale = (picture::OVERSCAN * window.y / size.y).max(window.x / size.x);
        transform.scale = Vec3::new(scale, scale, 1.0);
        transform.translation.y = 0.5 * scale * size.y;
    }
}

/// What the picture goes by.
#[derive(SystemParam)]
struct Life<'w> {
    time: Res<'w, Time<Real>>,
    screen: Res<'w, State<Screen>>,
    overlay: Res<'w, State<Overlay>>,
    settings: Res<'w, Settings>,
    pace: Res<'w, LivingPace>,
}

impl Life<'_> {
    /// Whether the title shows it.
    fn is_seen(&self) -> bool {
        *self.screen.get() == Screen::Title && *self.overlay.get() == Overlay::None
    }

    /// Whether it moves, and does not only change in steps.
    fn flows(&self) -> bool {
        self.is_seen() && !self.settings.reduced_motion && self.pace.flows()
    }

    /// Seconds since the frame before. A window that slept does not leap.
    fn elapsed(&self) -> f32 {
        let longest = if self.pace.flows() { picture::LONGEST_FRAME } else { picture::LONGEST_STEP };
        self.time.delta_secs().min(longest)
    }
}

/// Turns the world, where the title shows it and motion is wanted.
fn turn(
    life: Life,
    mut motion: ResMut<Motion>,
    mut picture: ResMut<Picture>,
    mut worlds: Query<&mut Transform, With<World>>,
) {
    if life.flows() {
        picture.clock += life.elapsed();
        motion.living(life.pace.frame());
    }
    // At first the Atlantic lies behind the name: the sea under the words, the old world under the lamp.
    let drifted = (picture.clock / picture::TURN + picture::FIRST_MERIDIAN).fract();
    for mut transform in &mut worlds {
        let width = transform.scale.x * picture.atlas.size().x;
        transform.translation.x = -drifted * width - 0.5 * width;
    }
}
