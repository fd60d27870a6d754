//! Names of continents with what they pay, over the open sea nearest to them.

use bevy::{prelude::*, sprite::Text2dShadow, text::TextLayoutInfo};
use risk::map::{ContinentId, Map, TerritoryId};

use super::{atlas::Atlas, cover::Cover, token};
use crate::{
    board::{Board, Depth, OnBoard},
    games::conquest::place_names,
    text::Words,
    theme::{GameFonts, board, color},
};

/// A continent's name.
#[derive(Component)]
pub(super) struct Legend {
    continent: ContinentId,
    members: Vec<TerritoryId>,
}

/// Where the continents' names stand, for what is drawn at them, and where those of territories do, for what keeps clear of them.
#[derive(Resource, Default)]
pub struct ContinentSigns {
    signs: Vec<(ContinentId, Sign)>,
    /// The rooms of the territories' names, world units.
    pub(super) names: Vec<Rect>,
}

/// Where one name stands.
#[derive(Clone, Copy, Debug)]
pub struct Sign {
    /// The middle of it, world units.
    pub at: Vec2,
    /// How large it is, pixels.
    pub size: Vec2,
}

impl ContinentSigns {
    /// Where a continent's name stands; `None` until it has been placed.
    pub fn of(&self, continent: ContinentId) -> Option<Sign> {
        self.signs.iter().find(|(known, _)| *known == continent).map(|(_, sign)| *sign)
    }

    /// All of them.
    pub fn all(&self) -> impl Iterator<Item = Sign> {
        self.signs.iter().map(|(_, sign)| *sign)
    }

    /// The rooms of the territories' names, world units.
    pub fn names(&self) -> &[Rect] {
        &self.names
    }
}

/// World units between the places tried.
const STEP: f32 = 12.0;
/// How far from its territories a name may stand, as a share of the board's width.
const REACH: f32 = 0.12;

pub(super) fn spawn(commands: &mut Commands, words: &Words, map: &Map, fonts: &GameFonts) {
    for continent in map.continents() {
        let name = place_names::continent(words, map, continent).to_uppercase();
        commands.spawn((
            OnBoard,
            Legend { continent, members: map.continent_members(continent).to_vec() },
            Text2d::new(format!("{name}  +{}", map.continent_bonus(continent))),
            TextFont { font: fonts.serif.clone().into(), ..default() },
            bevy::text::LetterSpacing::Px(1.5),
            TextColor(board::SEA_LETTERS.bevy()),
            Text2dShadow { offset: Vec2::new(0.0, -1.0), color: color::SHADOW.bevy_alpha(0.8) },
            Depth::Names.at(Vec2::ZERO),
        ));
    }
}

/// Puts the names where there is room, whenever the size of the whole board or of the names has changed.
pub(super) fn place(
    board: Res<Board>,
    atlas: Res<Atlas>,
    mut cover: Local<Option<Cover>>,
    mut placed_for: Local<(f32, f32)>,
    mut signs: ResMut<ContinentSigns>,
    mut legends: Query<(&Legend, Ref<TextLayoutInfo>, &mut TextFont, &mut Transform)>,
) {
    let scale = board.viewport.scale();
    let laid_out = legends.iter().any(|(_, layout, ..)| layout.is_changed());
    if *placed_for == (scale, board.size) && !laid_out && !board.is_added() {
        return;
    }
    if board.is_added() || cover.is_none() {
        *cover = Some(Cover::new(&atlas));
    }
    let Some(cover) = cover.as_ref() else { return };
    *placed_for = (scale, board.size);
    let font_size = FontSize::Px(board.grown(board::CONTINENT_SIZE));
    // Places are chosen for the whole board and kept when the view comes closer: names must not wander about.
    let whole = scale * board.viewport.zoom();
    signs.signs.clear();
    let mut taken: Vec<Rect> = Vec::new();
    let mut sorted: Vec<_> = legends.iter_mut().collect();
    sorted.sort_by_key(|(legend, ..)| legend.continent);
    for (legend, layout, mut font, mut transform) in sorted {
        if font.font_size != font_size {
            font.font_size = font_size;
        }
        let shrink = board::CONTINENT_SIZE[0] * board.size / board.grown(board::CONTINENT_SIZE);
        let size = layout.size * shrink * whole;
        let at = best(&atlas, cover, &legend.members, size, token::room(&board) * whole, &taken);
        taken.push(Rect::from_center_size(at, size).inflate(2.0 * STEP));
        signs.signs.push((legend.continent, Sign { at, size: layout.size }));
        *transform = Depth::Names.at(at).with_scale(Vec3::splat(scale));
    }
}

fn best(atlas: &Atlas, cover: &Cover, members: &[TerritoryId], size: Vec2, token: Vec2, taken: &[Rect]) -> Vec2 {
    let mut around = Rect::EMPTY;
    for (_, land) in atlas.territories().filter(|(territory, _)| members.contains(territory)) {
        around = around.union(land.bounds());
    }
    let reach = REACH * atlas.size().x;
    let area = around.inflate(reach).intersect(atlas.bounds()).inflate(-0.5 * size.max_element().min(0.0));
    let inner = Rect::from_corners(atlas.bounds().min + size * 0.55, atlas.bounds().max - size * 0.55);
    let mut found = (f32::INFINITY, around.center());
    let (columns, rows) = ((area.width() / STEP) as u32, (area.height() / STEP) as u32);
    for row in 0..=rows {
        for column in 0..=columns {
            let at = area.min + Vec2::new(column as f32, row as f32) * STEP;
            let room = Rect::from_center_size(at, size);
            if !inner.contains(at) || taken.iter().any(|other| !other.intersect(room).is_empty()) {
                continue;
            }
            // Close to the nearest territory of its own, far from those of others.
            let (mut own, mut foreign) = (f32::INFINITY, f32::INFINITY);
            for (territory, land) in atlas.territories() {
                let nearest = at.clamp(land.bounds().min, land.bounds().max);
                let distance = at.distance(nearest).min(at.distance(land.centre()));
                let least = if members.contains(&territory) { &mut own } else { &mut foreign };
                *least = least.min(distance);
            }
            let tokens = atlas
                .territories()
                .filter(|(_, land)| !Rect::from_center_size(land.centre(), token).intersect(room).is_empty())
                .count();
            let land = cover.share_on_land(room.inflate(7.0));
            let off_centre = (at - around.center()).length();
            let ashore = if land > 0.0 { 600.0 } else { 0.0 };
            let cost =
                4000.0 * land + ashore + 3000.0 * tokens as f32 + own - 0.6 * foreign.min(120.0) + 0.25 * off_centre;
            if cost < found.0 {
                found = (cost, at);
            }
        }
    }
    found.1
}
