//! The runners: enamel hares with their seat's colour and shape, that hop along the track.

use bevy::prelude::*;
use hare::GOAL;

use super::{RaceLook, RunnerLook, Track};
use crate::{
    board::{Board, Depth, Ink, OnBoard},
    games::hare::{
        pictures::Subject,
        theme::meadow::{FORWARD, LEAP, RUNNER},
    },
    pieces::{grown, lift},
    settings::Settings,
    shell::{Motion, Passage},
    theme::{Livery, Palette, color},
};

/// The figure of a runner, by its number among all.
#[derive(Component)]
pub(super) struct Figure {
    number: usize,
    shown: Option<RunnerLook>,
    hop: Option<Hopping>,
}

/// A hop that is under way.
struct Hopping {
    from: u8,
    to: u8,
    passage: Passage,
}

/// Asks for a runner to hop along the track.
#[derive(Message, Clone, Copy, PartialEq, Debug)]
pub struct Hop {
    /// Its number among all.
    pub number: usize,
    /// From which square.
    pub from: u8,
    /// To which.
    pub to: u8,
    /// For how many seconds.
    pub seconds: f32,
}

/// The meshes of the figures, by livery; the second of two runners wears a band.
#[derive(Resource)]
pub(super) struct Enamel {
    hares: Vec<(Livery, bool, Handle<Mesh>)>,
    material: Handle<ColorMaterial>,
}

pub(super) fn prepare(commands: &mut Commands, meshes: &mut Assets<Mesh>, materials: &mut Assets<ColorMaterial>) {
    // Of every palette, so that another one is shown the moment it is chosen.
    let liveries = Palette::ALL.into_iter().flat_map(Palette::liveries);
    let hares = liveries
        .flat_map(|livery| [false, true].map(|second| (livery, second)))
        .map(|(livery, second)| (livery, second, meshes.add(hare(livery, second))))
        .collect();
    commands.insert_resource(Enamel { hares, material: materials.add(ColorMaterial::default()) });
}

/// A hare in enamel with its seat's shape on a dark field.
fn hare(livery: Livery, second: bool) -> Mesh {
    let mut ink = Ink::default();
    let shade = livery.color.shade();
    Subject::Runner.draw(&mut ink, Vec2::ZERO, RUNNER, shade);
    let middle = Vec2::new(-0.02, -0.46) * RUNNER;
    let radius = 0.27 * RUNNER;
    let circle =
        |radius: f32| (0..24).map(move |i| middle + radius * Vec2::from_angle(std::f32::consts::TAU * i as f32 / 24.0));
    ink.convex(circle(1.28 * radius).map(|at| (at, color::INK_DEEP.bevy().to_linear())));
    for triangle in livery.emblem.triangles() {
        let ivory = color::IVORY.bevy().to_linear();
        ink.convex(triangle.map(|[x, y]| (middle + radius * Vec2::new(x, -y), ivory)));
    }
    if second {
        let band = [Vec2::new(-0.36, 0.06), Vec2::new(0.32, -0.10), Vec2::new(0.34, 0.04), Vec2::new(-0.32, 0.20)];
        ink.convex(band.map(|at| (at * RUNNER, color::IVORY.bevy().to_linear())));
    }
    ink.plain()
}

/// Spawns figures for new runners, and shows what the look says.
pub(super) fn follow(
    mut commands: Commands,
    look: Res<RaceLook>,
    enamel: Option<Res<Enamel>>,
    mut figures: Query<(Entity, &mut Figure, &mut Mesh2d)>,
) {
    let Some(enamel) = enamel.filter(|_| look.is_changed()) else { return };
    let mesh = |runner: &RunnerLook| {
        let worn =
            |(livery, second, _): &&(Livery, bool, Handle<Mesh>)| (*livery, *second) == (runner.livery, runner.second);
        enamel.hares.iter().find(worn).map(|(.., mesh)| mesh.clone()).unwrap_or_default()
    };
    let known = figures.iter().count();
    for (entity, mut figure, mut worn) in &mut figures {
        match look.runners.get(figure.number) {
            Some(runner) if figure.shown != Some(*runner) => {
                figure.shown = Some(*runner);
                worn.0 = mesh(runner);
            }
            Some(_) => {}
            None => commands.entity(entity).despawn(),
        }
    }
    for (number, runner) in look.runners.iter().enumerate().skip(known) {
        commands.spawn((
            OnBoard,
            Figure { number, shown: Some(*runner), hop: None },
            Mesh2d(mesh(runner)),
            MeshMaterial2d(enamel.material.clone()),
            Depth::Pieces.at(Vec2::ZERO),
        ));
    }
}

/// Starts hops.
pub(super) fn hop(mut hops: MessageReader<Hop>, settings: Res<Settings>, mut figures: Query<&mut Figure>) {
    for hop in hops.read().filter(|_| !settings.reduced_motion) {
        if let Some(mut figure) = figures.iter_mut().find(|figure| figure.number == hop.number) {
            figure.hop = Some(Hopping { from: hop.from, to: hop.to, passage: Passage::new(hop.seconds) });
        }
    }
}

/// Puts every figure where it stands, or where it is on its way.
pub(super) fn run(
    look: Res<RaceLook>,
    track: Res<Track>,
    time: Res<Time>,
    board: Res<Board>,
    mut motion: ResMut<Motion>,
    mut figures: Query<(&mut Figure, &mut Transform)>,
) {
    for (mut figure, mut transform) in &mut figures {
        let Some(runner) = figure.shown else { continue };
        let mut at = track.stand(runner.square, place_among(&look.runners, figure.number));
        let mut size = if runner.active { FORWARD } else { 1.0 };
        if let Some(hop) = &mut figure.bypass_change_detection().hop {
            let goes_on = hop.passage.pass(time.delta_secs());
            motion.smooth();
            let eased = hop.passage.eased();
            let (from, to) = (f32::from(hop.from), f32::from(hop.to));
            let [height, squares] = LEAP;
            let leaps = ((to - from).abs() / squares).round().max(1.0);
            let lift = lift(eased, leaps);
            let off = at - track.middle(runner.square.min(GOAL));
            at = track.along(from + (to - from) * eased) + off + Vec2::new(0.0, height * lift);
            size *= grown(lift);
            if !goes_on {
                figure.bypass_change_detection().hop = None;
            }
        }
        let wanted = Transform::from_translation(board.standing(at)).with_scale(Vec3::splat(size));
        transform.set_if_neq(wanted);
    }
}

/// The how-many-th of how many on its square a runner is.
fn place_among(runners: &[RunnerLook], number: usize) -> (usize, usize) {
    let Some(own) = runners.get(number) else { return (0, 1) };
    let there = |runner: &&RunnerLook| runner.square == own.square;
    let before = runners[..number].iter().filter(there).count();
    (before, runners.iter().filter(there).count())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runners_on_one_square_have_places_of_their_own() {
        let livery = Palette::default().livery(0);
        let look = |square| RunnerLook { livery, square, active: false, second: false };
        let runners = [look(0), look(7), look(0), look(0)];
        let places: Vec<_> = (0..4).map(|number| place_among(&runners, number)).collect();
        assert_eq!(places, [(0, 3), (0, 1), (1, 3), (2, 3)]);
    }
}
