//! Names of territories: ivory with a dark halo on every ground, beside their tokens, never over a token or each other. Where a map is too crowded
//! for that, some names wait until one looks closer.

use bevy::{
    prelude::*,
    text::{LineHeight, TextLayoutInfo},
};
use risk::map::{Map, TerritoryId};

use super::{
    arrange::{Label, arrange},
    atlas::Atlas,
    continents::{ContinentSigns, Legend},
    cover::Cover,
    token,
};
use crate::{
    board::{Board, Depth, OnBoard},
    games::conquest::place_names,
    text::Words,
    theme::{GameFonts, board, color},
};

/// A territory's name.
#[derive(Component)]
pub(super) struct Name {
    territory: TerritoryId,
    /// Its width and height as shares of the size of its letters, once it has been laid out.
    measure: Option<Vec2>,
}

/// The longest name that stays on one line, letters.
const ONE_LINE: usize = 11;
/// Room kept between names and tokens, pixels.
const AIR: f32 = 0.5;
/// What of a name may lie below something else, square pixels: less than can be seen.
const UNSEEN: f32 = 3.0;

/// The line from a name to its token, where they do not touch.
#[derive(Component)]
pub(super) struct Leader(TerritoryId);

/// How far a name must be from its token to be led there, and how wide the line is, pixels as designed.
const LED: [f32; 2] = [5.0, 1.6];

pub(super) fn spawn(
    commands: &mut Commands,
    words: &Words,
    map: &Map,
    fonts: &GameFonts,
    meshes: &mut Assets<Mesh>,
    materials: &mut Assets<ColorMaterial>,
) {
    let (line, ink) = (meshes.add(Rectangle::new(1.0, 1.0)), materials.add(color::IVORY.bevy()));
    for territory in map.territories() {
        let (mesh, material) = (Mesh2d(line.clone()), MeshMaterial2d(ink.clone()));
        commands.spawn((OnBoard, Leader(territory), mesh, material, Visibility::Hidden));
    }
    let dark = color::INK_DEEP.bevy_alpha(board::LETTERS_HALO);
    for territory in map.territories() {
        let letters = |ink: Color| {
            (
                Text2d::new(broken(place_names::territory(words, map, territory))),
                TextFont { font: fonts.sans_strong.clone().into(), font_size: FontSize::Px(MEASURED), ..default() },
                TextLayout::justify(Justify::Center),
                LineHeight::RelativeToFont(LINE),
                TextColor(ink),
            )
        };
        let name = Name { territory, measure: None };
        commands.spawn((OnBoard, name, letters(color::IVORY.bevy()), Depth::Names.at(Vec2::ZERO))).with_children(
            |name| {
                for [x, y] in HALO {
                    name.spawn((Halo, letters(dark), Transform::from_xyz(x, y, -0.1)));
                }
            },
        );
    }
}

/// Size of letters in which names are measured, pixels.
const MEASURED: f32 = 20.0;
/// Distance of lines, as a share of the size of the letters.
const LINE: f32 = 0.95;
/// Where copies of the letters stand to make a halo around them, pixels.
const HALO: [[f32; 2]; 8] =
    [[-1.4, 0.0], [1.4, 0.0], [0.0, -1.4], [0.0, 1.4], [-1.0, -1.0], [-1.0, 1.0], [1.0, -1.0], [1.0, 1.0]];

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

/// What is changed of a name.
type Shown = (
    &'static mut Name,
    &'static TextLayoutInfo,
    &'static mut TextFont,
    &'static mut Transform,
    &'static mut Visibility,
    &'static Children,
);

/// Puts every name where it fits best, whenever the view or a name's size has changed.
pub(super) fn place(
    board: Res<Board>,
    atlas: Res<Atlas>,
    mut cover: Local<Option<Cover>>,
    mut placed_for: Local<(f32, f32)>,
    mut names: Query<Shown, (Without<Halo>, Without<Leader>)>,
    mut halos: Query<&mut TextFont, With<Halo>>,
    mut leaders: Query<(&Leader, &mut Transform, &mut Visibility), Without<Name>>,
    legends: Query<(&Transform, Ref<TextLayoutInfo>), (With<Legend>, Without<Name>, Without<Leader>)>,
    mut known: ResMut<ContinentSigns>,
) {
    let scale = board.viewport.scale();
    let view = (scale, board.size);
    let mut measured = false;
    for (mut name, layout, ..) in &mut names {
        if name.measure.is_none() && layout.size.x > 0.0 {
            name.measure = Some(layout.size / MEASURED);
            measured = true;
        }
    }
    let moved = legends.iter().any(|(_, layout)| layout.is_changed());
    if *placed_for == view && !measured && !moved && !board.is_added() {
        return;
    }
    if board.is_added() || cover.is_none() {
        *cover = Some(Cover::new(&atlas));
    }
    let Some(cover) = cover.as_ref() else { return };
    *placed_for = view;
    let wishes: Vec<(TerritoryId, Vec2)> =
        names.iter().map(|(name, ..)| (name.territory, name.measure.unwrap_or_default())).collect();
    let signs: Vec<Rect> = legends
        .iter()
        .map(|(at, layout)| Rect::from_center_size(at.translation.truncate(), layout.size * scale))
        .collect();
    let (pixels, rooms) = fit(&atlas, cover, &board, &wishes, &signs);
    let font_size = FontSize::Px(pixels);
    known.names.clone_from(&rooms);
    let tokens: Vec<Rect> = wishes.iter().map(|&(at, _)| token_room(&atlas, &board, at)).collect();
    let readable = readable(&rooms, &tokens, UNSEEN * scale * scale);
    let placed = names.iter_mut().zip(rooms).zip(readable);
    for (((name, _, mut letters, mut transform, mut seen, halo), room), readable) in placed {
        if name.measure.is_none() {
            continue;
        }
        seen.set_if_neq(if readable { Visibility::Inherited } else { Visibility::Hidden });
        if let Some((_, mut at, mut seen)) = leaders.iter_mut().find(|(leader, ..)| leader.0 == name.territory) {
            let led = led(room, token_room(&atlas, &board, name.territory), &board).filter(|_| readable);
            seen.set_if_neq(if led.is_some() { Visibility::Inherited } else { Visibility::Hidden });
            *at = led.unwrap_or_default();
        }
        *transform = Transform::from_translation(room.center().extend(Depth::Names.z())).with_scale(Vec3::splat(scale));
        set_size(&mut letters, font_size);
        for copy in halo {
            if let Ok(mut letters) = halos.get_mut(*copy) {
                set_size(&mut letters, font_size);
            }
        }
    }
}

/// The room of a territory's token on the board.
fn token_room(atlas: &Atlas, board: &Board, territory: TerritoryId) -> Rect {
    Rect::from_center_size(atlas.token(territory), token::room(board) * board.viewport.scale())
}

/// Which names are shown: those that share no more than `bearable` with any token or with a name that is shown. Of two that lie on each other the one
/// that has more in its way gives way.
fn readable(rooms: &[Rect], tokens: &[Rect], bearable: f32) -> Vec<bool> {
    let common = |one: &Rect, other: &Rect| {
        let common = one.intersect(*other);
        if common.is_empty() { 0.0 } else { common.size().element_product() }
    };
    let in_the_way = |at: usize| {
        let names = rooms.iter().enumerate().filter(|&(other, _)| other != at).map(|(_, other)| other);
        names.chain(tokens).map(|other| common(&rooms[at], other)).sum::<f32>()
    };
    let mut order: Vec<(f32, usize)> = (0..rooms.len()).map(|at| (in_the_way(at), at)).collect();
    order.sort_by(|a, b| a.0.total_cmp(&b.0));
    let mut shown: Vec<usize> = Vec::new();
    for (_, at) in order {
        let free = |other: &Rect| common(&rooms[at], other) <= bearable;
        if tokens.iter().all(free) && shown.iter().all(|&other| free(&rooms[other])) {
            shown.push(at);
        }
    }
    (0..rooms.len()).map(|at| shown.contains(&at)).collect()
}

/// The line from a name to its token, unless they touch.
fn led(name: Rect, token: Rect, board: &Board) -> Option<Transform> {
    let from = token.center().clamp(name.min, name.max);
    let to = from.clamp(token.min, token.max);
    let [least, width] = LED.map(|pixels| pixels * board.unit());
    let way = to - from;
    (way.length() > least).then(|| {
        Transform::from_translation(from.midpoint(to).extend(Depth::Names.z() - 0.3))
            .with_rotation(Quat::from_rotation_z(way.to_angle()))
            .with_scale(Vec3::new(way.length(), width, 1.0))
    })
}

fn set_size(letters: &mut Mut<TextFont>, size: FontSize) {
    if letters.font_size != size {
        letters.font_size = size;
    }
}

/// The largest letters with which all names can be read, in pixels, and the rooms of the names, in their order. `measures` are
/// shares of the size of letters.
fn fit(
    atlas: &Atlas,
    cover: &Cover,
    board: &Board,
    measures: &[(TerritoryId, Vec2)],
    signs: &[Rect],
) -> (f32, Vec<Rect>) {
    let scale = board.viewport.scale();
    let room = token::room(board) * scale;
    let wanted = board.grown(board::NAME_SIZE);
    let least = board::NAME_SIZE[0].min(wanted);
    let mut found: Option<(f32, f32, Vec<Rect>)> = None;
    for step in 0.. {
        let pixels = wanted - step as f32;
        if pixels < least {
            break;
        }
        let labels: Vec<Label> = measures
            .iter()
            .map(|(territory, measure)| Label {
                territory: *territory,
                token: Rect::from_center_size(atlas.token(*territory), room),
                size: *measure * pixels * scale,
            })
            .collect();
        let (rooms, covered) = arrange(cover, &labels, signs, atlas.bounds(), AIR * scale);
        let covered = covered / (scale * scale);
        if found.as_ref().is_none_or(|(least, ..)| covered < *least) {
            found = Some((covered, pixels, rooms));
        }
        if covered < UNSEEN {
            break;
        }
    }
    let (_, pixels, rooms) = found.unwrap_or_default();
    (pixels, rooms)
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui;

    use super::*;
    use crate::{
        board::{BoardPlan, Fog, PieceHeight},
        theme::{self, Type},
    };

    /// The board in a window with so much room for it, pixels, and text of this size.
    fn board(atlas: &Atlas, window: [f32; 2], free: Vec2, text_size: f32) -> Board {
        let mut world = World::new();
        let plan = BoardPlan {
            places: atlas.places().clone(),
            pieces: PieceHeight::Pixels(board::TOKEN_HEIGHT),
            fog: Fog::Hatching,
            light: |_, _| 1.0,
        };
        crate::board::open(&mut world, plan);
        let mut board = world.remove_resource::<Board>().expect("it was opened");
        board.viewport.frame(free, Rect::from_corners(Vec2::ZERO, free));
        board.size = board.sized(theme::layout_zoom(window[0], window[1]), text_size);
        board
    }

    /// Width and height of all names as shares of the size of their letters.
    fn measures(map: &Map) -> Vec<(TerritoryId, Vec2)> {
        let ctx = egui::Context::default();
        theme::apply(&ctx, 1.0, true);
        let font = egui::FontId::new(100.0, Type::Strong.font(1.0).family);
        let mut found = Vec::new();
        // The typefaces arrive with the second pass.
        for _ in 0..2 {
            found.clear();
            let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
                for territory in map.territories() {
                    let name = broken(map.territory_name(territory));
                    let lines = name.lines().count() as f32;
                    let galley = ui.painter().layout_no_wrap(name, font.clone(), egui::Color32::WHITE);
                    found.push((territory, Vec2::new(galley.size().x / 100.0, LINE * lines)));
                }
            });
            output.textures_delta.clear();
        }
        found
    }

    #[test]
    fn of_names_that_lie_on_each_other_the_freest_are_shown() {
        let room = |x: f32| Rect::from_center_size(Vec2::new(x, 0.0), Vec2::new(10.0, 4.0));
        // The second lies on both others, the last below a token.
        let rooms = [room(0.0), room(8.0), room(16.0), room(40.0)];
        assert_eq!(readable(&rooms, &[room(42.0)], 1.0), [true, false, true, false]);
        assert_eq!(readable(&rooms, &[room(42.0)], 40.0), [true; 4], "as much as that is bearable");
        assert_eq!(readable(&rooms[..2], &[], 1.0), [true, false], "the first of equals");
    }

    #[test]
    fn names_lie_neither_on_each_other_nor_below_tokens() {
        let map = crate::games::conquest::testing::world();
        let atlas = Atlas::new(&map).expect("the world map has a drawing");
        let cover = Cover::new(&atlas);
        let measures = measures(&map);
        // Windows and text sizes, with what panels leave free there.
        for (window, text_size, free) in [
            ([1280.0, 720.0], 1.0, [976.0, 537.0]),
            ([1280.0, 720.0], 1.5, [915.0, 485.0]),
            ([1280.0, 720.0], 2.0, [865.0, 441.0]),
            ([1920.0, 1080.0], 1.0, [1548.0, 855.0]),
        ] {
            let board = board(&atlas, window, free.into(), text_size);
            let (pixels, rooms) = fit(&atlas, &cover, &board, &measures, &[]);
            assert!(pixels >= board::NAME_SIZE[0], "{pixels} pixels at {free:?}");
            let unit = board.viewport.scale();
            let tokens: Vec<Rect> = measures
                .iter()
                .map(|(territory, _)| Rect::from_center_size(atlas.token(*territory), token::room(&board) * unit))
                .collect();
            for (at, room) in rooms.iter().enumerate() {
                let name = map.territory_name(measures[at].0);
                let hides = |other: &Rect| {
                    let common = room.intersect(*other).size() / unit;
                    common.x > 1.0 && common.y > 1.0
                };
                let under = tokens.iter().position(hides).map(|token| map.territory_name(measures[token].0));
                assert_eq!(under, None, "{name} lies below a token at {free:?}, text {text_size}");
                let upon = rooms[..at].iter().position(hides).map(|other| map.territory_name(measures[other].0));
                assert_eq!(upon, None, "{name} lies on a name at {free:?}, text {text_size}");
                assert!(
                    atlas.bounds().inflate(0.5).contains(room.min) && atlas.bounds().inflate(0.5).contains(room.max),
                    "{name} leaves the map"
                );
            }
        }
    }
}
