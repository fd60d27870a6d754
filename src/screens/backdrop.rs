//! The living picture behind the pages: a dim world in lamplight that turns slowly. The play screen has its own board.

use std::f32::consts::TAU;

use bevy::{
    asset::RenderAssetUsages,
    camera::ScalingMode,
    mesh::{Indices, PrimitiveTopology},
    prelude::*,
    sprite_render::AlphaMode2d,
};
use lyon_tessellation::{
    BuffersBuilder, FillOptions, FillTessellator, FillVertex, LineJoin, StrokeOptions, StrokeTessellator, StrokeVertex,
    VertexBuffers, math::point, path::Path,
};
use risk::map::{BorderKind, Geometry, Map};

use crate::{
    app::{MainCamera, Screen, ShellSystems},
    content::Content,
    motion::Motion,
    settings::Settings,
    theme::{
        Shade,
        color::{BRASS, INK_DEEP, INK_NAVY, LAMP_GOLD, UMBER},
        metrics,
    },
};

/// See the module.
pub(super) struct BackdropPlugin;

impl Plugin for BackdropPlugin {
    fn build(&self, app: &mut App) {
        app.add_systems(Startup, spawn.run_if(resource_exists::<Assets<ColorMaterial>>))
            .add_systems(OnEnter(Screen::Play), hide)
            .add_systems(OnExit(Screen::Play), show)
            .add_systems(Update, (fit, turn).chain().in_set(ShellSystems::Animate).run_if(not(in_state(Screen::Play))));
    }
}

/// Everything of the picture hangs below this.
#[derive(Component)]
struct Backdrop;

/// The turning world: two copies side by side, so that one always follows the other.
#[derive(Component)]
struct World {
    /// Width and height of one copy, in its own units.
    size: Vec2,
}

/// Light and shade over it, drawn for a window of 1 by 1.
#[derive(Component)]
struct Light;

fn spawn(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<ColorMaterial>>,
    content: Option<Res<Content>>,
) {
    let material = materials.add(ColorMaterial { alpha_mode: AlphaMode2d::Blend, ..ColorMaterial::from(Color::WHITE) });
    let map = content.and_then(|content| content.maps.first().cloned());
    let size = map
        .as_deref()
        .and_then(Map::geometry)
        .map_or(Vec2::new(2.0, 1.0), |geometry| Vec2::new(geometry.size().x(), geometry.size().y()));
    commands.spawn((Backdrop, Transform::default(), Visibility::default())).with_children(|backdrop| {
        backdrop.spawn((World { size }, Transform::default(), Visibility::default())).with_children(|world| {
            let grid = meshes.add(graticule(size));
            let land = map.as_deref().and_then(|map| Some(meshes.add(land(map, map.geometry()?))));
            for copy in 0..2 {
                let place = Vec3::new(copy as f32 * size.x, 0.0, 0.0);
                world.spawn((
                    Mesh2d(grid.clone()),
                    MeshMaterial2d(material.clone()),
                    Transform::from_translation(place),
                ));
                if let Some(land) = &land {
                    world.spawn((
                        Mesh2d(land.clone()),
                        MeshMaterial2d(material.clone()),
                        Transform::from_translation(place.with_z(1.0)),
                    ));
                }
            }
        });
        backdrop.spawn((
            Light,
            Mesh2d(meshes.add(lamplight())),
            MeshMaterial2d(material),
            Transform::from_xyz(0.0, 0.0, 10.0),
        ));
    });
}

fn hide(mut backdrops: Query<&mut Visibility, With<Backdrop>>) {
    for mut visibility in &mut backdrops {
        *visibility = Visibility::Hidden;
    }
}

/// Takes the camera back from the board, which moves and zooms it.
fn show(
    mut backdrops: Query<&mut Visibility, With<Backdrop>>,
    mut cameras: Query<(&mut Transform, &mut Projection), With<MainCamera>>,
) {
    for mut visibility in &mut backdrops {
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

fn fit(
    cameras: Query<&Camera, With<MainCamera>>,
    mut lights: Query<&mut Transform, (With<Light>, Without<World>)>,
    mut worlds: Query<(&World, &mut Transform), Without<Light>>,
) {
    let Some(window) = cameras.single().ok().and_then(Camera::logical_viewport_size) else { return };
    for mut light in &mut lights {
        light.scale = window.extend(1.0);
    }
    for (world, mut transform) in &mut worlds {
        // Higher than the window, so that the poles lie in the dark beyond its edges.
        let scale = (1.12 * window.y / world.size.y).max(1.0001 * window.x / world.size.x);
        transform.scale = Vec3::new(scale, scale, 1.0);
        transform.translation.y = 0.5 * scale * world.size.y;
    }
}

fn turn(
    time: Res<Time<Real>>,
    screen: Res<State<Screen>>,
    settings: Res<Settings>,
    mut motion: ResMut<Motion>,
    mut worlds: Query<(&World, &mut Transform)>,
    mut drifted: Local<f32>,
) {
    if *screen.get() == Screen::Title && !settings.reduced_motion {
        *drifted = (*drifted + time.delta_secs() / metrics::TITLE_DRIFT).fract();
        motion.ambient();
    }
    for (world, mut transform) in &mut worlds {
        // At first the Atlantic lies in the middle: a coast on either side of the name.
        let offset = (*drifted + 0.02).fract();
        let width = transform.scale.x * world.size.x;
        transform.translation.x = -offset * width - 0.5 * width;
    }
}

/// Vertices of one mesh, coloured one by one.
#[derive(Default)]
struct Painting {
    buffers: VertexBuffers<([f32; 3], [f32; 4]), u32>,
}

impl Painting {
    fn mesh(self) -> Mesh {
        let (places, colors): (Vec<_>, Vec<_>) = self.buffers.vertices.into_iter().unzip();
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, places)
            .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, colors)
            .with_inserted_indices(Indices::U32(self.buffers.indices))
    }

    fn fill(&mut self, path: &Path, shade: Shade, opacity: f32) {
        let color = linear(shade, opacity);
        let mut out = BuffersBuilder::new(&mut self.buffers, |vertex: FillVertex| (place(vertex.position()), color));
        // A shape too broken to fill is left out of a picture nobody plays on.
        let _ = FillTessellator::new().tessellate_path(path, &FillOptions::tolerance(0.2), &mut out);
    }

    fn stroke(&mut self, path: &Path, width: f32, shade: Shade, opacity: f32) {
        let color = linear(shade, opacity);
        let options = StrokeOptions::tolerance(0.2).with_line_width(width).with_line_join(LineJoin::Round);
        let mut out = BuffersBuilder::new(&mut self.buffers, |vertex: StrokeVertex| (place(vertex.position()), color));
        let _ = StrokeTessellator::new().tessellate_path(path, &options, &mut out);
    }
}

/// Maps grow downwards, Bevy upwards.
fn place(at: lyon_tessellation::math::Point) -> [f32; 3] {
    [at.x, -at.y, 0.0]
}

fn linear(shade: Shade, opacity: f32) -> [f32; 4] {
    shade.bevy_alpha(opacity).to_linear().to_f32_array()
}

fn line_path(points: impl IntoIterator<Item = (f32, f32)>, closed: bool) -> Path {
    let mut builder = Path::builder();
    let mut points = points.into_iter();
    if let Some((x, y)) = points.next() {
        builder.begin(point(x, y));
        for (x, y) in points {
            builder.line_to(point(x, y));
        }
        builder.end(closed);
    }
    builder.build()
}

fn graticule(size: Vec2) -> Mesh {
    let mut painting = Painting::default();
    let width = size.y / 900.0;
    const MERIDIANS: usize = 12;
    const PARALLELS: usize = 6;
    for i in 0..MERIDIANS {
        let x = size.x * i as f32 / MERIDIANS as f32;
        painting.stroke(&line_path([(x, 0.0), (x, size.y)], false), width, BRASS, 0.12);
    }
    for i in 0..=PARALLELS {
        let y = size.y * i as f32 / PARALLELS as f32;
        painting.stroke(&line_path([(0.0, y), (size.x, y)], false), width, BRASS, 0.12);
    }
    painting.mesh()
}

fn land(map: &Map, geometry: &Geometry) -> Mesh {
    let mut painting = Painting::default();
    let hairline = geometry.size().y() / 900.0;
    for wild in geometry.wilds() {
        painting.fill(&line_path(wild.iter().map(|p| (p.x(), p.y())), true), INK_NAVY.mix(UMBER, 0.2), 1.0);
    }
    for territory in map.territories() {
        // Neighbouring continents differ a little, as on an old map that was coloured by hand.
        let tone = 0.34 + 0.05 * f32::from(map.continent_of(territory).0 % 3);
        let shade = INK_NAVY.mix(UMBER, tone);
        for polygon in geometry.outline(territory).polygons() {
            let mut builder = Path::builder();
            for ring in std::iter::once(polygon.outer()).chain(polygon.holes()) {
                let points = geometry.ring_points(ring);
                if let Some(first) = points.first() {
                    builder.begin(point(first.x(), first.y()));
                    for p in &points[1..] {
                        builder.line_to(point(p.x(), p.y()));
                    }
                    builder.end(true);
                }
            }
            painting.fill(&builder.build(), shade, 1.0);
        }
    }
    for lake in geometry.lakes() {
        painting.fill(&line_path(lake.iter().map(|p| (p.x(), p.y())), true), INK_NAVY, 1.0);
    }
    for arc in geometry.arcs() {
        let (width, opacity) = match map.border_kind(arc) {
            BorderKind::Coast => (1.6 * hairline, 0.8),
            BorderKind::Continent => (1.4 * hairline, 0.45),
            BorderKind::Territory => (0.8 * hairline, 0.25),
        };
        painting.stroke(&line_path(arc.points().iter().map(|p| (p.x(), p.y())), false), width, BRASS, opacity);
    }
    painting.mesh()
}

/// A warm pool of light right of the middle that falls off into the dark, over a window of 1 by 1.
fn lamplight() -> Mesh {
    const SPOKES: u32 = 64;
    const LAMP: Vec2 = Vec2::new(0.18, 0.06);
    /// Distance from the lamp, then shade and opacity there.
    const RINGS: [(f32, Shade, f32); 8] = [
        (0.0, LAMP_GOLD, 0.17),
        (0.1, LAMP_GOLD, 0.13),
        (0.22, LAMP_GOLD, 0.05),
        (0.3, INK_NAVY, 0.06),
        (0.42, INK_DEEP, 0.34),
        (0.56, INK_DEEP, 0.72),
        (0.75, INK_DEEP, 0.92),
        (1.6, INK_DEEP, 0.98),
    ];
    let mut painting = Painting::default();
    let buffers = &mut painting.buffers;
    for (distance, shade, opacity) in RINGS {
        for spoke in 0..SPOKES {
            let (sin, cos) = (TAU * spoke as f32 / SPOKES as f32).sin_cos();
            let at = LAMP + distance * Vec2::new(cos, sin);
            buffers.vertices.push(([at.x, at.y, 0.0], linear(shade, opacity)));
        }
    }
    for ring in 1..RINGS.len() as u32 {
        for spoke in 0..SPOKES {
            let [inner, outer] = [ring - 1, ring].map(|r| r * SPOKES);
            let next = (spoke + 1) % SPOKES;
            buffers.indices.extend([
                inner + spoke,
                outer + spoke,
                outer + next,
                inner + spoke,
                outer + next,
                inner + next,
            ]);
        }
    }
    painting.mesh()
}
