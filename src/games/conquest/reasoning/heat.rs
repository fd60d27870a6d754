//! A method's numbers by territory, such as a draft's, as warmth over the land, with a legend.

use bevy::{prelude::*, sprite::Text2dShadow, sprite_render::AlphaMode2d};
use bevy_egui::egui::{self, Align2, Mesh as EguiMesh, Pos2, Rect as Area, Stroke, StrokeKind, Ui};
use risk::map::TerritoryId;
use tabletop::Mark;

use crate::{
    games::conquest::{
        board::{Board, Depth, Ink, OnBoard},
        state::Match,
    },
    table::{
        Why,
        why::{WhyModel, figure},
    },
    theme::{
        GameFonts, Type, board,
        color::{self, BRASS, IVORY, LAMP_GOLD, PANEL},
        metrics,
        terms::{HEAT, heat},
    },
};

/// The warmth on the board.
#[derive(Component)]
pub(super) struct Heat {
    plan: Vec<Warm>,
    scale: f32,
    size: f32,
}

#[derive(Clone, PartialEq, Debug)]
struct Warm {
    at: TerritoryId,
    /// Of the most, 0 to 1.
    share: f32,
    figure: String,
}

/// The warmth of the column the numbers are sorted by.
fn plan(model: &WhyModel, why: &Why, territories: usize) -> Vec<Warm> {
    let numbers = &model.numbers;
    let (column, _) = why.sort(model);
    let Some(head) = numbers.columns.get(column) else { return Vec::new() };
    let warm = |row: &crate::table::why::NumberRow| {
        let Mark::At(at) = row.place else { return None };
        let at = u8::try_from(at).ok().map(TerritoryId).filter(|at| at.index() < territories)?;
        let value = row.values.get(column).copied().flatten()?;
        Some(Warm { at, share: numbers.share(row, column)?, figure: figure(value, head.decimals.min(2)) })
    };
    numbers.rows.iter().filter_map(warm).collect()
}

/// Draws the numbers that are shown in the panel, and takes them away with it.
pub(super) fn draw(
    mut commands: Commands,
    table: Res<Match>,
    view: Res<Board>,
    heats: Query<(Entity, &Heat)>,
    fonts: Option<Res<GameFonts>>,
    meshes: Option<ResMut<Assets<Mesh>>>,
    materials: Option<ResMut<Assets<ColorMaterial>>>,
) {
    let (Some(fonts), Some(mut meshes), Some(mut materials)) = (fonts, meshes, materials) else { return };
    let model = table.reasoning.open().filter(|_| table.why.is_open());
    let plan = model.map_or_else(Vec::new, |model| plan(model, &table.why, table.map().len()));
    let (scale, size) = (view.lens.scale(), view.size);
    let drawn = heats.iter().next();
    if drawn.map_or(plan.is_empty(), |(_, heat)| heat.plan == plan && heat.scale == scale && heat.size == size) {
        return;
    }
    heats.iter().for_each(|(entity, _)| commands.entity(entity).despawn());
    if plan.is_empty() {
        return;
    }
    let mut ink = Ink::default();
    for warm in &plan {
        let shade = heat(warm.share).bevy_alpha(board::HEAT_COVER).to_linear();
        view.atlas.shape(warm.at).pieces.iter().for_each(|rings| ink.fill(rings, shade));
    }
    let letters: Vec<(Vec2, String)> = plan
        .iter()
        .filter(|warm| warm.share > 0.0)
        .map(|warm| (view.atlas.shape(warm.at).token, warm.figure.clone()))
        .collect();
    let material = materials.add(ColorMaterial { alpha_mode: AlphaMode2d::Blend, ..default() });
    let whole = (OnBoard, Heat { plan, scale, size }, Transform::default(), Visibility::default());
    commands.spawn(whole).with_children(|layer| {
        layer.spawn((Mesh2d(meshes.add(ink.plain())), MeshMaterial2d(material), Depth::Heat.at(Vec2::ZERO)));
        for (token, text) in letters {
            let at = token - Vec2::new(0.0, 0.78 * board::TOKEN_HEIGHT * size * scale);
            layer.spawn((
                Text2d::new(text),
                TextFont {
                    font: fonts.sans_strong.clone().into(),
                    font_size: FontSize::Px((board::HEAT_LETTERS * size).round()),
                    ..default()
                },
                TextColor(color::IVORY.bevy()),
                Text2dShadow { offset: Vec2::new(1.0, -1.0), color: color::SHADOW.bevy() },
                Transform::from_translation(at.extend(Depth::Ranks as u8 as f32)).with_scale(Vec3::splat(scale)),
            ));
        }
    });
}

/// What the warmth means, in the lower right corner of the free part of the board.
pub fn legend(ui: &Ui, free: Area, model: &WhyModel, why: &Why) {
    let (column, _) = why.sort(model);
    let Some(head) = model.numbers.columns.get(column).filter(|_| !model.numbers.rows.is_empty()) else { return };
    let font = |style: Type| style.style().resolve(ui.style());
    let painter = ui.painter();
    let title = painter.layout_no_wrap(head.title.clone(), font(Type::Strong), LAMP_GOLD.egui());
    let width = (26.0 * metrics::GRID).min(free.width() - 4.0 * metrics::GRID);
    let meaning = painter.layout(head.meaning.clone(), font(Type::Small), IVORY.egui(), width);
    let ends = [0.0, head.most]
        .map(|value| painter.layout_no_wrap(figure(value, head.decimals.min(2)), font(Type::Small), IVORY.egui()));
    let bar = 1.5 * metrics::GRID;
    let height = title.size().y + meaning.size().y + bar + ends[0].size().y + metrics::GRID;
    let margin = metrics::GRID;
    let size = egui::Vec2::new(width, height) + egui::Vec2::splat(2.0 * margin);
    let area = Area::from_min_size(free.max - egui::Vec2::splat(margin) - size, size);
    let line = Stroke::new(metrics::HAIRLINE, BRASS.egui_alpha(0.8));
    painter.rect(area, metrics::BUTTON_RADIUS, PANEL.egui_alpha(0.94), line, StrokeKind::Inside);
    let mut y = area.top() + margin;
    let left = area.left() + margin;
    for galley in [title, meaning] {
        let below = galley.size().y;
        painter.galley(Pos2::new(left, y), galley, IVORY.egui());
        y += below;
    }
    y += 0.5 * metrics::GRID;
    let place = Area::from_min_size(Pos2::new(left, y), egui::Vec2::new(width, bar));
    let mut ramp = EguiMesh::default();
    for (at, shade) in HEAT.into_iter().enumerate() {
        let x = egui::lerp(place.left()..=place.right(), at as f32 / (HEAT.len() - 1) as f32);
        ramp.colored_vertex(Pos2::new(x, place.top()), shade.egui());
        ramp.colored_vertex(Pos2::new(x, place.bottom()), shade.egui());
    }
    for at in 0..HEAT.len() as u32 - 1 {
        ramp.add_triangle(2 * at, 2 * at + 1, 2 * at + 2);
        ramp.add_triangle(2 * at + 1, 2 * at + 2, 2 * at + 3);
    }
    painter.add(ramp);
    let [low, high] = ends;
    painter.galley(place.left_bottom(), low, IVORY.egui());
    let right = Align2::RIGHT_TOP.anchor_size(place.right_bottom(), high.size());
    painter.galley(right.min, high, IVORY.egui());
}
