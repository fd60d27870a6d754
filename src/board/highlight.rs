//! Lines of light around the places that are chosen, aimed at, open to an action or under the pointer: a bright line between two dark
//! ones, which is seen on any ground, in a soft halo. Games light and dim the grounds themselves.

use bevy::{prelude::*, sprite_render::AlphaMode2d};

use super::{Board, Depth, Ink, Place, PlaceId, Places, Pointer, Ring, on_board::OfPlaces};
use crate::theme::{Shade, board, color};

/// How a place is lit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Highlight {
    /// As it is.
    #[default]
    Plain,
    /// One can act on it, as on most places: light everywhere would tell nothing.
    Open,
    /// One can act on it.
    Legal,
    /// It is aimed at.
    Target,
    /// Chosen.
    Chosen,
    /// Not in question now.
    Dim,
}

impl Highlight {
    /// Whether one can act on such a place.
    pub const fn is_open(self) -> bool {
        matches!(self, Self::Open | Self::Legal | Self::Target | Self::Chosen)
    }
}

/// How all places are lit.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Highlights {
    /// By place, as the game says.
    pub places: Vec<Highlight>,
    /// The place under the pointer.
    pub pointed: Option<PlaceId>,
}

impl Highlights {
    /// How one place is lit.
    pub fn of(&self, place: PlaceId) -> Highlight {
        self.places.get(place.index()).copied().unwrap_or_default()
    }
}

/// The line of light around a place.
#[derive(Component)]
pub(super) struct Glow(PlaceId);

/// What lines of light are drawn in.
#[derive(Resource)]
pub(super) struct GlowInks {
    chosen: Handle<ColorMaterial>,
    target: Handle<ColorMaterial>,
    legal: Handle<ColorMaterial>,
    pointed: Handle<ColorMaterial>,
}

pub(super) fn spawn(
    commands: &mut Commands,
    places: &Places,
    meshes: &mut Assets<Mesh>,
    materials: &mut Assets<ColorMaterial>,
) {
    let mut ink = |shade: Shade| {
        materials.add(ColorMaterial { color: shade.bevy(), alpha_mode: AlphaMode2d::Blend, ..default() })
    };
    let inks = GlowInks {
        chosen: ink(board::RIM_CHOSEN),
        target: ink(board::RIM_TARGET),
        legal: ink(board::RIM_LEGAL),
        pointed: ink(color::IVORY),
    };
    for (id, place) in places.iter() {
        commands.spawn((
            OfPlaces,
            Glow(id),
            Mesh2d(meshes.add(rim(place).plain())),
            MeshMaterial2d(inks.legal.clone()),
            Depth::Glow.at(Vec2::ZERO),
            Visibility::Hidden,
        ));
    }
    commands.insert_resource(inks);
}

/// Strokes the halo is laid on with.
const HALO_STROKES: u8 = 5;

/// The line about a place, in white to be tinted: halo, dark, light.
fn rim(place: &Place) -> Ink {
    let ([light, dark], (reach, strength)) = (board::RIM_WIDTH, board::HALO);
    let mut ink = Ink::default();
    let each = strength / f32::from(HALO_STROKES);
    let halo = (0..HALO_STROKES).map(|stroke| {
        let share = f32::from(stroke) / f32::from(HALO_STROKES);
        (reach + (dark - reach) * share, LinearRgba::WHITE.with_alpha(each))
    });
    let lines = [(dark, LinearRgba::BLACK.with_alpha(0.8)), (light, LinearRgba::WHITE)];
    // Small bends of a coast would only make the light flicker, and so would specks beside it.
    let rings = place.polygons().iter().flatten();
    let reach = |ring: &Ring| ring.iter().map(|at| at.distance(ring[0])).fold(0.0, f32::max);
    let most = rings.clone().map(reach).fold(0.0, f32::max);
    let rings: Vec<Ring> =
        rings.filter(|ring| reach(ring) >= most.min(board::RIM_SPECK)).map(|ring| smoothed(ring)).collect();
    for (width, colour) in halo.chain(lines) {
        rings.iter().for_each(|ring| ink.stroke(ring, true, width, colour));
    }
    ink
}

/// A ring without bends that lead no farther off the straight way than [`board::RIM_BENDS`].
fn smoothed(ring: &[Vec2]) -> Ring {
    let Some(first) = ring.first() else { return Ring::new() };
    let far = (0..ring.len()).max_by(|a, b| ring[*a].distance(*first).total_cmp(&ring[*b].distance(*first)));
    let (there, back) = ring.split_at(far.unwrap_or(0));
    let mut kept = Ring::new();
    straighten(&[there, &back[..1]].concat(), &mut kept);
    straighten(&[back, &ring[..1]].concat(), &mut kept);
    kept
}

/// Keeps of a line what bends it (Douglas and Peucker 1973), but for its last point.
fn straighten(line: &[Vec2], kept: &mut Ring) {
    let [first, between @ .., last] = line else { return };
    let way = *last - *first;
    let off = |at: Vec2| {
        let share = ((at - *first).dot(way) / way.length_squared().max(f32::MIN_POSITIVE)).clamp(0.0, 1.0);
        at.distance(*first + share * way)
    };
    let bend = (1..=between.len()).max_by(|a, b| off(line[*a]).total_cmp(&off(line[*b])));
    match bend.filter(|at| off(line[*at]) > board::RIM_BENDS) {
        Some(at) => {
            straighten(&line[..=at], kept);
            straighten(&line[at..], kept);
        }
        None => kept.push(*first),
    }
}

/// Remembers what the pointer is over.
pub(super) fn hover(pointer: Res<Pointer>, mut highlights: ResMut<Highlights>) {
    if highlights.pointed != pointer.over {
        highlights.pointed = pointer.over;
    }
}

/// Draws the lines.
pub(super) fn draw(
    highlights: Res<Highlights>,
    board: Res<Board>,
    inks: Option<Res<GlowInks>>,
    mut glows: Query<(&Glow, &mut MeshMaterial2d<ColorMaterial>, &mut Visibility)>,
) {
    let Some(inks) = inks.filter(|_| highlights.is_changed() || board.is_added()) else { return };
    for (glow, mut material, mut visibility) in &mut glows {
        let ink = match highlights.of(glow.0) {
            Highlight::Chosen => Some(&inks.chosen),
            Highlight::Target => Some(&inks.target),
            _ if highlights.pointed == Some(glow.0) => Some(&inks.pointed),
            Highlight::Legal => Some(&inks.legal),
            Highlight::Plain | Highlight::Open | Highlight::Dim => None,
        };
        visibility.set_if_neq(if ink.is_some() { Visibility::Inherited } else { Visibility::Hidden });
        if let Some(ink) = ink.filter(|ink| material.0 != **ink) {
            material.0 = ink.clone();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_light_goes_straight_past_small_bends() {
        let corners = [Vec2::ZERO, Vec2::new(40.0, 0.0), Vec2::new(40.0, 40.0), Vec2::new(0.0, 40.0)];
        let mut jagged = Ring::new();
        for (from, to) in corners.iter().zip(corners.iter().cycle().skip(1)) {
            let side = (*to - *from).normalize().perp();
            jagged.extend((0..8u8).map(|step| {
                let off = if step % 2 == 1 { 0.6 * board::RIM_BENDS } else { 0.0 };
                from.lerp(*to, f32::from(step) / 8.0) + off * side
            }));
        }
        let smooth = smoothed(&jagged);
        assert!(smooth.len() < 9, "{smooth:?}");
        assert!(corners.iter().all(|corner| smooth.contains(corner)), "corners stay: {smooth:?}");
        assert_eq!(smoothed(&[]), Ring::new());
        assert_eq!(smoothed(&corners), corners);
    }
}
