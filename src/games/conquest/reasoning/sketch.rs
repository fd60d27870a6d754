//! What was weighed and what is expected, drawn over the board: numbered arrows and rings, dashes for the line of play.

use bevy::prelude::*;
use risk::map::TerritoryId;
use tabletop::Mark;

use crate::{
    games::conquest::{
        arrow::Pen,
        board::{Board, Depth, Ink, OnBoard},
        state::Match,
    },
    table::{Why, why::WhyModel},
    theme::{GameFonts, Shade, board, color},
};

/// Candidates drawn besides the one looked at: more would hide the board.
const DRAWN: usize = 5;

/// Everything that is drawn, in one piece.
#[derive(Component)]
pub(super) struct Sketch {
    plan: Plan,
    scale: f32,
    size: f32,
}

/// What is to be drawn, the lowest first.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Plan {
    strokes: Vec<Stroke>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
struct Stroke {
    /// Where; at least one end lies on the board.
    from: Option<TerritoryId>,
    to: TerritoryId,
    /// Which number stands on it; `None` for a step of the expected line.
    rank: Option<usize>,
    lit: bool,
    shade: Shade,
}

impl Plan {
    /// The candidates and the expected line of a decision, on a board of so many territories.
    pub fn new(model: &WhyModel, why: &Why, territories: usize) -> Self {
        let lit = why.lit(model);
        let place = |index: u16| u8::try_from(index).ok().map(TerritoryId).filter(|at| at.index() < territories);
        let stroke = |mark: &Mark, rank: Option<usize>, lit: bool, shade: Shade| {
            let (from, to) = match *mark {
                Mark::At(at) => (None, place(at)?),
                Mark::Way(from, to) => (Some(place(from)?), place(to)?),
            };
            (from != Some(to)).then_some(Stroke { from, to, rank, lit, shade })
        };
        let livery = model.by.0.color.shade();
        let mut strokes: Vec<Stroke> = Vec::new();
        // Of several candidates at one place the best one's number is seen, and the one looked at above all.
        let others = (0..model.candidates.len()).filter(|rank| *rank != lit).take(DRAWN);
        for rank in others.collect::<Vec<_>>().into_iter().rev() {
            let candidate = &model.candidates[rank];
            let shade = if candidate.chosen { livery } else { color::IVORY };
            strokes.extend(candidate.marks.iter().filter_map(|mark| stroke(mark, Some(rank), false, shade)));
        }
        // The line is that of the one that was played.
        if model.played() == Some(lit) {
            for step in model.line.iter().skip(1) {
                let shade = step.livery.map_or(color::IVORY, |livery| livery.color.shade());
                strokes.extend(step.marks.iter().filter_map(|mark| stroke(mark, None, false, shade)));
            }
        }
        if let Some(candidate) = model.candidates.get(lit) {
            let marks = candidate.marks.iter();
            strokes.extend(marks.filter_map(|mark| stroke(mark, Some(lit), true, color::LAMP_GOLD)));
        }
        let mut plan = Self::default();
        for stroke in strokes {
            let same = |other: &Stroke| (other.from, other.to) == (stroke.from, stroke.to);
            match plan.strokes.iter().position(same) {
                // What comes later matters more, but an expected step does not hide a candidate's number.
                Some(at) if stroke.rank.is_some() => drop(plan.strokes.remove(at)),
                Some(_) => continue,
                None => {}
            }
            plan.strokes.push(stroke);
        }
        plan
    }
}

/// Draws the reasons that are shown in the panel, and takes them away with it.
pub(super) fn draw(
    mut commands: Commands,
    table: Res<Match>,
    view: Res<Board>,
    sketches: Query<(Entity, &Sketch)>,
    fonts: Option<Res<GameFonts>>,
    meshes: Option<ResMut<Assets<Mesh>>>,
    materials: Option<ResMut<Assets<ColorMaterial>>>,
) {
    let (Some(fonts), Some(mut meshes), Some(mut materials)) = (fonts, meshes, materials) else { return };
    let model = table.reasoning.open().filter(|_| table.why.is_open());
    let plan = model.map_or_else(Plan::default, |model| Plan::new(model, &table.why, table.map().len()));
    let (scale, size) = (view.lens.scale(), view.size);
    let drawn = sketches.iter().next();
    if drawn.map_or(plan.strokes.is_empty(), |(_, sketch)| {
        sketch.plan == plan && sketch.scale == scale && sketch.size == size
    }) {
        return;
    }
    sketches.iter().for_each(|(entity, _)| commands.entity(entity).despawn());
    if plan.strokes.is_empty() {
        return;
    }
    let (mut ink, mut discs) = (Ink::default(), Ink::default());
    let mut numbers = Vec::new();
    let unit = size * scale;
    for stroke in &plan.strokes {
        let [bold, thin, step] = board::REASON_WIDTH;
        let (width, opacity) = match (stroke.rank, stroke.lit) {
            (_, true) => (bold, 1.0),
            (Some(_), false) => (thin, board::REASON_FAINT),
            (None, false) => (step, 1.0),
        };
        let pen = Pen { shade: stroke.shade, width, unit, opacity, dashed: stroke.rank.is_none() };
        let at = match stroke.from {
            Some(from) => pen.way(&mut ink, &view.atlas, from, stroke.to),
            None => ring(&mut ink, view.atlas.shape(stroke.to).token, Pen { width: 0.6 * width, ..pen }),
        };
        if let Some(rank) = stroke.rank {
            disc(&mut discs, at, unit, stroke.lit);
            numbers.push((rank, at, stroke.lit));
        }
    }
    let material = materials.add(ColorMaterial::default());
    let whole = (OnBoard, Sketch { plan, scale, size }, Transform::default(), Visibility::default());
    commands.spawn(whole).with_children(|sketch| {
        let layer = |ink: Ink, depth: Depth, meshes: &mut Assets<Mesh>| {
            (Mesh2d(meshes.add(ink.plain())), MeshMaterial2d(material.clone()), depth.at(Vec2::ZERO))
        };
        sketch.spawn(layer(ink, Depth::Reasons, &mut meshes));
        sketch.spawn(layer(discs, Depth::Ranks, &mut meshes));
        for (rank, at, lit) in numbers {
            let letters = (1.35 * board::RANK_RADIUS * size).round();
            let shade = if lit { color::INK_TEXT } else { color::IVORY };
            sketch.spawn((
                Text2d::new((rank + 1).to_string()),
                TextFont { font: fonts.sans_strong.clone().into(), font_size: FontSize::Px(letters), ..default() },
                TextColor(shade.bevy()),
                Transform::from_translation(at.extend(Depth::Ranks as u8 as f32 + 0.5)).with_scale(Vec3::splat(scale)),
            ));
        }
    });
}

/// A ring around a token. Returns where its number stands.
fn ring(ink: &mut Ink, token: Vec2, pen: Pen) -> Vec2 {
    const POINTS: usize = 40;
    let radius = 0.74 * board::TOKEN_HEIGHT * pen.unit;
    let points: Vec<Vec2> = (0..POINTS)
        .map(|step| token + radius * Vec2::from_angle(std::f32::consts::TAU * step as f32 / POINTS as f32))
        .collect();
    let width = pen.width * pen.unit;
    ink.stroke(&points, true, width * 1.7, color::INK_DEEP.bevy_alpha(pen.opacity));
    ink.stroke(&points, true, width, pen.shade.bevy_alpha(pen.opacity));
    token + radius * Vec2::from_angle(0.75 * std::f32::consts::PI)
}

/// The ground of a number.
fn disc(ink: &mut Ink, at: Vec2, unit: f32, lit: bool) {
    const POINTS: usize = 28;
    let ground = if lit { color::LAMP_GOLD } else { color::PANEL };
    let rim = if lit { color::INK_DEEP } else { color::BRASS };
    let radius = board::RANK_RADIUS * unit * if lit { 1.12 } else { 1.0 };
    for (scale, shade) in [(1.16, rim), (1.0, ground)] {
        let point = |step: usize| Vec2::from_angle(std::f32::consts::TAU * step as f32 / POINTS as f32);
        ink.convex((0..POINTS).map(|step| (at + scale * radius * point(step), shade.bevy().to_linear())));
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Candidate, Explanation, Ply, Seat};

    use super::*;
    use crate::theme::Palette;

    fn model() -> WhyModel {
        let candidate = |marks: &[Mark], chosen| Candidate { marks: marks.to_vec(), chosen, ..Candidate::default() };
        let ply = |mark| Ply { seat: Some(Seat(0)), label: String::new(), marks: vec![mark] };
        let explanation = Explanation {
            candidates: vec![
                candidate(&[Mark::Way(1, 2)], true),
                candidate(&[Mark::Way(3, 4)], false),
                candidate(&[Mark::At(2), Mark::At(9), Mark::At(4000)], false),
                candidate(&[Mark::At(2)], false),
            ],
            line: vec![ply(Mark::Way(1, 2)), ply(Mark::Way(2, 5)), ply(Mark::Way(3, 4))],
            ..Explanation::default()
        };
        WhyModel::new(&explanation, Seat(0), "Anna", |seat| Palette::default().livery(seat.0))
    }

    fn drawn(plan: &Plan) -> Vec<(Option<u8>, u8, Option<usize>, bool)> {
        plan.strokes.iter().map(|s| (s.from.map(|from| from.0), s.to.0, s.rank, s.lit)).collect()
    }

    #[test]
    fn candidates_are_numbered_and_the_line_is_that_of_the_one_played() {
        let plan = Plan::new(&model(), &Why::default(), 42);
        let expected = [
            (None, 2, Some(2), false),
            (None, 9, Some(2), false),
            (Some(3), 4, Some(1), false),
            (Some(2), 5, None, false),
            (Some(1), 2, Some(0), true),
        ];
        assert_eq!(drawn(&plan), expected);
    }

    #[test]
    fn the_one_looked_at_is_lit_and_keeps_its_number() {
        let mut why = Why::default();
        why.choose(3);
        let plan = Plan::new(&model(), &why, 42);
        assert_eq!(drawn(&plan).last(), Some(&(None, 2, Some(3), true)));
        assert!(plan.strokes.iter().all(|stroke| stroke.rank.is_some()), "no line of one that was not played");
    }
}
