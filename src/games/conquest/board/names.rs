//! Names of territories: beside their tokens, on their own land where there is room, never over a token or each other.

use bevy::{
    ecs::query::QueryData,
    prelude::*,
    text::{LineHeight, TextLayoutInfo},
};
use risk::map::{Map, TerritoryId};

use super::{atlas::Atlas, continents::Legend, cover::Cover, token};
use crate::{
    board::{Board, Depth, OnBoard},
    theme::{GameFonts, board, color},
};

/// A territory's name.
#[derive(Component)]
pub(super) struct Name {
    territory: TerritoryId,
}

/// The longest name that stays on one line, letters.
const ONE_LINE: usize = 11;
/// Room kept between names and tokens, pixels.
const AIR: f32 = 1.0;

pub(super) fn spawn(commands: &mut Commands, map: &Map, fonts: &GameFonts) {
    for territory in map.territories() {
        let letters = || {
            (
                Text2d::new(broken(map.territory_name(territory))),
                TextFont { font: fonts.sans.clone().into(), ..default() },
                TextLayout::justify(Justify::Center),
                LineHeight::RelativeToFont(0.92),
                TextColor::default(),
            )
        };
        commands.spawn((OnBoard, Name { territory }, letters(), Depth::Names.at(Vec2::ZERO))).with_children(|name| {
            for [x, y] in HALO {
                name.spawn((Halo, letters(), Transform::from_xyz(x, y, -0.1)));
            }
        });
    }
}

/// Where copies of the letters stand to make a halo around them, pixels.
const HALO: [[f32; 2]; 8] =
    [[-1.0, 0.0], [1.0, 0.0], [0.0, -1.0], [0.0, 1.0], [-1.0, -1.0], [-1.0, 1.0], [1.0, -1.0], [1.0, 1.0]];
/// A name with more of itself than this on land is printed in ink; one over water is lettered in ivory.
const ASHORE: f32 = 0.6;

/// One copy of the letters that make the halo.
#[derive(Component)]
pub(super) struct Halo;

/// A long name over two or three lines.
fn broken(name: &str) -> String {
    if name.chars().count() <= ONE_LINE {
        return name.to_owned();
    }
    name.replace(' ', "\n")
}

/// Puts every name where it fits best, whenever the view or a name's size has changed.
pub(super) fn place(
    board: Res<Board>,
    atlas: Res<Atlas>,
    mut cover: Local<Option<Cover>>,
    mut placed_for: Local<(f32, f32)>,
    mut names: Query<(&Name, Ref<TextLayoutInfo>, Letters, &mut Transform, &Children), Without<Halo>>,
    mut halos: Query<Letters, With<Halo>>,
    legends: Query<(&Transform, &TextLayoutInfo), (With<Legend>, Without<Name>)>,
) {
    let scale = board.viewport.scale();
    let view = (scale, board.size);
    let laid_out = names.iter().any(|(_, layout, ..)| layout.is_changed());
    if *placed_for == view && !laid_out && !board.is_added() {
        return;
    }
    if board.is_added() || cover.is_none() {
        *cover = Some(Cover::new(&atlas));
    }
    let Some(cover) = cover.as_ref() else { return };
    *placed_for = view;
    let font_size = FontSize::Px(board.grown(board::NAME_SIZE));
    let room = token::room(&board) * scale;
    let tokens: Vec<(TerritoryId, Rect)> =
        atlas.territories().map(|(territory, land)| (territory, Rect::from_center_size(land.centre(), room))).collect();
    let boxes: Vec<(TerritoryId, Vec2)> =
        names.iter().map(|(name, layout, ..)| (name.territory, layout.size * scale)).collect();
    let obstacles: Vec<Rect> = tokens
        .iter()
        .map(|(_, token)| *token)
        .chain(
            legends.iter().map(|(at, layout)| Rect::from_center_size(at.translation.truncate(), layout.size * scale)),
        )
        .collect();
    let rooms = arrange(&atlas, cover, &tokens, &obstacles, &boxes, AIR * scale);
    for (name, _, mut letters, mut transform, halo) in &mut names {
        let Some((_, room)) = rooms.iter().find(|(territory, _)| *territory == name.territory) else { continue };
        let at = room.center().extend(Depth::Names.z());
        *transform = Transform::from_translation(at).with_scale(Vec3::splat(scale));
        let [ink, halo_ink] = match cover.share_on_land(*room) > ASHORE {
            true => [board::LAND_LETTERS.bevy(), board::LAND.bevy_alpha(board::LETTERS_HALO)],
            false => [color::IVORY.bevy(), color::INK_DEEP.bevy_alpha(board::LETTERS_HALO)],
        };
        letters.set(font_size, ink);
        for copy in halo {
            if let Ok(mut letters) = halos.get_mut(*copy) {
                letters.set(font_size, halo_ink);
            }
        }
    }
}

/// Size and colour of letters.
#[derive(QueryData)]
#[query_data(mutable)]
pub(super) struct Letters {
    font: &'static mut TextFont,
    ink: &'static mut TextColor,
}

impl LettersItem<'_, '_> {
    fn set(&mut self, size: FontSize, ink: Color) {
        if self.font.font_size != size {
            self.font.font_size = size;
        }
        self.ink.set_if_neq(TextColor(ink));
    }
}

/// A place for every name, given in world units: the cheapest of those around its token, improved in turns.
fn arrange(
    atlas: &Atlas,
    cover: &Cover,
    tokens: &[(TerritoryId, Rect)],
    obstacles: &[Rect],
    boxes: &[(TerritoryId, Vec2)],
    air: f32,
) -> Vec<(TerritoryId, Rect)> {
    let mut rooms: Vec<(TerritoryId, Rect)> = Vec::new();
    for &(territory, size) in boxes {
        rooms.push((territory, Rect::from_center_size(atlas.label(territory), size)));
    }
    const SWEEPS: usize = 3;
    for sweep in 0..SWEEPS {
        for at in 0..rooms.len() {
            let (territory, size) = boxes[at];
            let Some((_, token)) = tokens.iter().find(|(other, _)| *other == territory) else { continue };
            let cost = |room: Rect| {
                let overlap = |other: Rect| {
                    let common = room.inflate(air).intersect(other);
                    if common.is_empty() { 0.0 } else { common.width() * common.height() }
                };
                let area = size.x * size.y;
                let obstacles: f32 = obstacles.iter().map(|obstacle| overlap(*obstacle)).sum();
                // In the first sweep the names that come later have no place yet.
                let reach = if sweep == 0 { at } else { rooms.len() };
                let names: f32 =
                    rooms[..reach].iter().enumerate().filter(|(i, _)| *i != at).map(|(_, (_, r))| overlap(*r)).sum();
                let off = 1.0 - cover.share_on(room, territory);
                let foreign = (cover.share_on_land(room) - cover.share_on(room, territory)).max(0.0);
                8.0 * obstacles + 5.0 * names + (0.35 * off + 0.45 * foreign) * area
            };
            let best = around(*token, size, air)
                .chain([Rect::from_center_size(atlas.label(territory), size)])
                .enumerate()
                // A slight preference for the first places, so that equal ones do not flicker.
                .map(|(rank, room)| (cost(room) + 0.012 * rank as f32 * size.x * size.y, room))
                .min_by(|(a, _), (b, _)| a.total_cmp(b));
            if let Some((_, room)) = best {
                rooms[at].1 = room;
            }
        }
    }
    rooms
}

/// Places around a token: below, above, beside, and the corners between.
fn around(token: Rect, size: Vec2, air: f32) -> impl Iterator<Item = Rect> {
    let reach = (token.size() + size) / 2.0 + air;
    [
        (0.0, -1.0),
        (0.0, 1.0),
        (1.0, 0.0),
        (-1.0, 0.0),
        (0.55, -1.0),
        (-0.55, -1.0),
        (0.55, 1.0),
        (-0.55, 1.0),
        (1.0, -0.6),
        (-1.0, -0.6),
        (1.0, 0.6),
        (-1.0, 0.6),
    ]
    .into_iter()
    .map(move |(x, y)| Rect::from_center_size(token.center() + Vec2::new(x, y) * reach, size))
}
