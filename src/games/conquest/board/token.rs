//! Armies: enamel shields with the owner's colour and shape, and the count.

use bevy::prelude::*;
use risk::map::TerritoryId;

use super::{
    atlas::Atlas,
    look::{BoardLook, Holder, PlaceLook},
};
use crate::{
    board::{Board, Depth, Ink, OnBoard},
    settings::Settings,
    shell::{Motion, Passage},
    theme::{Emblem, GameFonts, Livery, Palette, Shade, board, color, seats},
};

/// A territory's token.
#[derive(Component)]
pub(super) struct Token {
    territory: TerritoryId,
    shown: Option<PlaceLook>,
    /// A leap that is under way.
    pop: Option<Passage>,
    /// A shake that is under way.
    hit: Option<Passage>,
    /// Where it stands.
    home: Vec2,
}

/// The count on a token.
#[derive(Component)]
pub(super) struct Count;

/// Armies that are placed but can still be taken back, at a token's shoulder.
#[derive(Component)]
pub(super) struct Pending;

/// The star over a capital.
#[derive(Component)]
pub(super) struct Star;

/// Asks for a token to leap for a moment, as when armies arrive.
#[derive(Message, Clone, Copy, Debug)]
pub struct Pop {
    /// Where.
    pub territory: TerritoryId,
    /// For how many seconds.
    pub seconds: f32,
}

/// Asks for a token to be shaken for a moment, as when armies fall there.
#[derive(Message, Clone, Copy, Debug)]
pub struct Hit {
    /// Where.
    pub territory: TerritoryId,
    /// For how many seconds.
    pub seconds: f32,
}

/// The shields, one mesh each; drawn in pixels about the origin, to be scaled by the view.
#[derive(Resource)]
pub(super) struct Shields {
    neutral: Handle<Mesh>,
    seats: Vec<(Livery, Handle<Mesh>)>,
}

/// Room a token takes, in pixels, a little growth included.
pub(super) fn room(board: &Board) -> Vec2 {
    Vec2::new(0.96, 1.1) * board::TOKEN_HEIGHT * board.size
}

pub(super) fn spawn(
    commands: &mut Commands,
    atlas: &Atlas,
    fonts: &GameFonts,
    meshes: &mut Assets<Mesh>,
    materials: &mut Assets<ColorMaterial>,
) {
    let enamel = materials.add(ColorMaterial::default());
    let neutral = meshes.add(shield(seats::NEUTRAL, None));
    // Of every palette, so that another one is shown the moment it is chosen.
    let seats = Palette::ALL
        .into_iter()
        .flat_map(Palette::liveries)
        .map(|livery| (livery, meshes.add(shield(livery.color.shade(), Some(livery.emblem)))))
        .collect();
    commands.insert_resource(Shields { neutral: neutral.clone(), seats });
    let star = meshes.add(star());
    for (territory, land) in atlas.territories() {
        commands
            .spawn((
                OnBoard,
                Token { territory, shown: None, pop: None, hit: None, home: land.centre() },
                Mesh2d(neutral.clone()),
                MeshMaterial2d(enamel.clone()),
                Depth::Pieces.at(land.centre()),
                Visibility::Hidden,
            ))
            .with_children(|token| {
                token.spawn((
                    Count,
                    Text2d::default(),
                    TextFont { font: fonts.sans_strong.clone().into(), ..default() },
                    TextColor::default(),
                    Transform::from_xyz(0.0, -0.12 * board::TOKEN_HEIGHT, 0.2),
                ));
                token.spawn((
                    Pending,
                    Text2d::default(),
                    TextFont { font: fonts.sans_strong.clone().into(), ..default() },
                    TextColor(color::LAMP_BRIGHT.bevy()),
                    bevy::sprite::Text2dShadow { offset: Vec2::new(1.0, -1.0), color: color::SHADOW.bevy() },
                    Transform::from_xyz(0.62 * board::TOKEN_HEIGHT, 0.42 * board::TOKEN_HEIGHT, 0.3),
                ));
                token.spawn((
                    Star,
                    Mesh2d(star.clone()),
                    MeshMaterial2d(enamel.clone()),
                    Transform::from_xyz(0.0, 0.62 * board::TOKEN_HEIGHT, 0.1),
                    Visibility::Hidden,
                ));
            });
    }
}

/// A shield: shadow, brass rim, enamel that shines above, and the owner's shape on a dark band.
fn shield(enamel: Shade, emblem: Option<Emblem>) -> Mesh {
    let half = board::TOKEN_HEIGHT / 2.0;
    let outline = |scale: f32, shift: Vec2| {
        seats::shield_outline().into_iter().map(move |[x, y]| Vec2::new(x, -y) * half * scale + shift)
    };
    let mut ink = Ink::default();
    let shadow = color::SHADOW.bevy_alpha(0.4).to_linear();
    ink.convex(outline(1.06, Vec2::new(1.0, -1.8)).map(|at| (at, shadow)));
    let (rim_top, rim_foot) = (board::TOKEN_RIM.mix(color::IVORY, 0.45), board::TOKEN_RIM.mix(color::INK_TEXT, 0.35));
    let fall = |top: Shade, foot: Shade| {
        move |at: Vec2| {
            let share = (0.5 - at.y / (2.0 * half)).clamp(0.0, 1.0);
            (at, top.mix(foot, share).bevy().to_linear())
        }
    };
    ink.convex(outline(1.0, Vec2::ZERO).map(fall(rim_top, rim_foot)));
    ink.convex(outline(0.88, Vec2::ZERO).map(|at| (at, color::INK_DEEP.bevy().to_linear())));
    let (top, foot) = (enamel.mix(color::IVORY, 0.16), enamel.mix(color::INK_DEEP, 0.22));
    ink.convex(outline(0.83, Vec2::ZERO).map(fall(top, foot)));
    if let Some(emblem) = emblem {
        let band = |y: f32| y > 0.30 * half;
        let dark = enamel.mix(color::INK_DEEP, 0.62).bevy().to_linear();
        let top: Vec<Vec2> = outline(0.83, Vec2::ZERO).filter(|at| band(at.y)).collect();
        let (left, right) = (-0.83 * 0.86 * half, 0.83 * 0.86 * half);
        let foot = 0.26 * half;
        let (first, last) = (top.first().copied().unwrap_or_default(), top.last().copied().unwrap_or_default());
        let corners = [
            Vec2::new(left, first.y.max(last.y)),
            Vec2::new(right, first.y.max(last.y)),
            Vec2::new(right, foot),
            Vec2::new(left, foot),
        ];
        ink.convex(corners.map(|at| (at, dark)));
        let middle = Vec2::new(0.0, 0.535 * half);
        for triangle in emblem.triangles() {
            ink.convex(
                triangle.map(|[x, y]| (middle + Vec2::new(x, -y) * 0.235 * half, color::IVORY.bevy().to_linear())),
            );
        }
    }
    ink.plain()
}

fn star() -> Mesh {
    let mut ink = Ink::default();
    let radius = 0.27 * board::TOKEN_HEIGHT;
    for (scale, shade) in [(1.35, color::INK_DEEP), (1.0, color::LAMP_GOLD)] {
        for triangle in Emblem::Star.triangles() {
            ink.convex(triangle.map(|[x, y]| (Vec2::new(x, -y) * radius * scale, shade.bevy().to_linear())));
        }
    }
    ink.plain()
}

/// How large a token with so many armies is drawn.
fn growth(armies: u32) -> f32 {
    let [share, most] = board::TOKEN_GROWTH;
    1.0 + (share * (armies.max(1) as f32).log2()).min(most)
}

/// Ink that reads on an enamel.
fn count_ink(holder: Holder) -> Shade {
    match holder {
        Holder::Seat(livery) => livery.ink(),
        Holder::Neutral | Holder::Nobody | Holder::Unseen => seats::ink_on(seats::NEUTRAL),
    }
}

/// Shows what the look says, where it has changed.
pub(super) fn show(
    look: Res<BoardLook>,
    board: Res<Board>,
    shields: Option<Res<Shields>>,
    mut tokens: Query<(&mut Token, &mut Mesh2d, &mut Visibility, &Children)>,
    mut counts: Query<(&mut Text2d, &mut TextFont, &mut TextColor), (With<Count>, Without<Pending>)>,
    mut pendings: Query<(&mut Text2d, &mut TextFont), (With<Pending>, Without<Count>)>,
    mut stars: Query<&mut Visibility, (With<Star>, Without<Token>)>,
) {
    let Some(shields) = shields else { return };
    if !look.is_changed() && !board.is_changed() {
        return;
    }
    for (mut token, mut mesh, mut visibility, children) in &mut tokens {
        let place = look.place(token.territory);
        let armies = place.armies.saturating_add(place.pending);
        let size = board.size * growth(armies) * board::TOKEN_HEIGHT;
        for child in children {
            if let Ok((mut text, mut font, mut ink)) = counts.get_mut(*child) {
                let digits = armies.max(1).ilog10();
                let font_size = FontSize::Px((size * board::COUNT_SIZE * if digits >= 2 { 0.82 } else { 1.0 }).round());
                if font.font_size != font_size {
                    font.font_size = font_size;
                }
                if token.shown != Some(place) {
                    text.0 = armies.to_string();
                    ink.set_if_neq(TextColor(count_ink(place.holder).bevy()));
                }
            } else if let Ok((mut text, mut font)) = pendings.get_mut(*child) {
                font.font_size = FontSize::Px((size * board::COUNT_SIZE).round());
                if token.shown != Some(place) {
                    text.0 = if place.pending > 0 { format!("+{}", place.pending) } else { String::new() };
                }
            } else if let Ok(mut star) = stars.get_mut(*child) {
                star.set_if_neq(if place.capital { Visibility::Inherited } else { Visibility::Hidden });
            }
        }
        if token.shown == Some(place) {
            continue;
        }
        let mesh_of = match place.holder {
            Holder::Seat(livery) => shields.seats.iter().find(|(of, _)| *of == livery).map(|(_, mesh)| mesh),
            Holder::Neutral => Some(&shields.neutral),
            Holder::Nobody | Holder::Unseen => None,
        };
        visibility.set_if_neq(if mesh_of.is_some() && armies > 0 { Visibility::Inherited } else { Visibility::Hidden });
        if let Some(handle) = mesh_of {
            mesh.0 = handle.clone();
        }
        token.shown = Some(place);
    }
}

/// Starts leaps and shakes.
pub(super) fn pop(mut pops: MessageReader<Pop>, mut hits: MessageReader<Hit>, mut tokens: Query<&mut Token>) {
    for hit in hits.read() {
        if let Some(mut token) = tokens.iter_mut().find(|token| token.territory == hit.territory) {
            token.hit = Some(Passage::new(hit.seconds));
        }
    }
    for pop in pops.read() {
        if let Some(mut token) = tokens.iter_mut().find(|token| token.territory == pop.territory) {
            token.pop = Some(Passage::new(pop.seconds));
        }
    }
}

/// How far a token that was hit is moved, pixels, when so much of the shake is over (0 to 1).
fn shake(share: f32) -> f32 {
    let [reach, times] = board::TOKEN_SHAKE;
    reach * (1.0 - share) * (share * times * std::f32::consts::TAU).sin()
}

/// How much a token grows that leaps, when so much of the leap is over (0 to 1).
fn leap(share: f32) -> f32 {
    0.38 * (share * std::f32::consts::PI).sin() * (1.0 - share * 0.4)
}

/// How much of something that is under way is over after so many seconds more; `None` where nothing is. What is over is taken away.
fn pass(under_way: &mut Option<Passage>, seconds: f32) -> Option<f32> {
    let passage = under_way.as_mut()?;
    let goes_on = passage.pass(seconds);
    let share = passage.share();
    if !goes_on {
        *under_way = None;
    }
    Some(share)
}

/// Keeps tokens the same size on the screen however close the view is, but for their leaps.
pub(super) fn resize(
    board: Res<Board>,
    settings: Res<Settings>,
    time: Res<Time>,
    mut motion: ResMut<Motion>,
    mut tokens: Query<(&mut Token, &mut Transform, &Children)>,
    mut texts: Query<&mut Transform, (Or<(With<Count>, With<Pending>)>, Without<Token>)>,
) {
    let near = 1.0 + 0.25 * board.closeness();
    for (mut token, mut transform, children) in &mut tokens {
        let armies = token.shown.map_or(0, |place| place.armies.saturating_add(place.pending));
        let own = board.size * growth(armies) * near;
        let token = token.bypass_change_detection();
        let [popped, shaken] = [&mut token.pop, &mut token.hit].map(|under_way| pass(under_way, time.delta_secs()));
        if popped.or(shaken).is_some() {
            motion.smooth();
        }
        let still = settings.reduced_motion;
        if let Some(share) = shaken {
            let pixels = if still { 0.0 } else { shake(share) };
            transform.translation.x = token.home.x + pixels * board.size * board.viewport.scale();
        }
        let leap = popped.filter(|_| !still).map_or(0.0, leap);
        let scale = Vec3::splat(board.viewport.scale() * own * (1.0 + leap));
        if transform.scale == scale {
            continue;
        }
        transform.scale = scale;
        for child in children {
            // Letters are set in the size they are seen in, so only the nearness enlarges them.
            if let Ok(mut text) = texts.get_mut(*child) {
                text.scale = Vec3::splat(near / own);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shake_goes_both_ways_and_ends_where_it_began() {
        let way: Vec<f32> = (0..=100).map(|at| shake(at as f32 / 100.0)).collect();
        assert_eq!((way[0], way[100]), (0.0, 0.0));
        assert_eq!(leap(0.0), 0.0);
        assert!(leap(1.0).abs() < 1e-6 && leap(0.4) > 0.2);
        assert!(way.iter().any(|x| *x > 2.0) && way.iter().any(|x| *x < -2.0), "{way:?}");
    }
}
