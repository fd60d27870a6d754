//! The pieces as they are drawn: they stand, slide or leap to where the game says they stand, are turned over, follow the pointer while they
//! are lifted, and go when they were captured.

use std::{collections::HashMap, sync::Arc};

use bevy::prelude::*;

use super::{
    in_hand::InHand,
    piece::{Face, Piece, Pieces},
    set::PieceSet,
    tray::Tray,
    way::Way,
};
use crate::{
    board::{Board, Depth, Ink, OnBoard, PlaceId, Pointer},
    settings::Settings,
    shell::{Motion, Passage, eased},
    theme::board::{PIECE_FAINT, PIECE_LEAVES, PIECE_LIFTED, PIECE_RETURN},
};

/// How high pieces are drawn, to be scaled to the board's, world units: curves are drawn finely enough for this.
const DRAWN: f32 = 100.0;

/// How the pieces look: the set that is shown, which a game may exchange, and what was drawn of it.
#[derive(Resource)]
pub struct PieceLooks {
    set: Arc<PieceSet>,
    meshes: HashMap<Face, Handle<Mesh>>,
}

impl PieceLooks {
    /// Pieces of this set.
    pub fn new(set: Arc<PieceSet>) -> Self {
        Self { set, meshes: HashMap::new() }
    }

    /// The set.
    pub fn set(&self) -> &PieceSet {
        &self.set
    }

    /// The drawing of a piece.
    fn mesh(&mut self, face: &Face, meshes: &mut Assets<Mesh>) -> Handle<Mesh> {
        if let Some(mesh) = self.meshes.get(face) {
            return mesh.clone();
        }
        let mut ink = Ink::default();
        if let Some(picture) = self.set.picture(face) {
            picture.draw(&mut ink, Vec2::ZERO, 0.5 * DRAWN, self.set.enamel(face.side));
        }
        let mesh = meshes.add(ink.plain());
        self.meshes.insert(face.clone(), mesh.clone());
        mesh
    }
}

/// A piece as it is drawn.
#[derive(Component)]
pub(super) struct Figure {
    piece: Piece,
    /// Where it was drawn last.
    at: Vec2,
    /// The place on which it is shown: its own, or the one on which it was dropped.
    stands: PlaceId,
    /// Whether it is lifted.
    lifted: bool,
    way: Option<Way>,
    /// Being turned over: the face it showed before is seen for the first half.
    turning: Option<(Face, Passage)>,
    /// Captured, and on its way off the board.
    leaving: Option<Passage>,
    ink: Handle<ColorMaterial>,
}

/// Begins what has changed from the last list of pieces to this one.
pub(super) fn follow(
    mut commands: Commands,
    pieces: Res<Pieces>,
    mut looks: ResMut<PieceLooks>,
    (board, settings): (Res<Board>, Res<Settings>),
    (meshes, materials): (Option<ResMut<Assets<Mesh>>>, Option<ResMut<Assets<ColorMaterial>>>),
    mut figures: Query<(Entity, &mut Figure, &mut Mesh2d)>,
) {
    let (Some(mut meshes), Some(mut materials)) = (meshes, materials) else { return };
    let new_set = looks.is_changed();
    if !pieces.is_changed() && !new_set {
        return;
    }
    let looks = looks.bypass_change_detection();
    let seconds = if settings.reduced_motion { 0.0 } else { pieces.seconds };
    let mut wanted: HashMap<u16, &Piece> = pieces.all.iter().map(|piece| (piece.id, piece)).collect();
    for (entity, mut figure, mut mesh) in &mut figures {
        let figure = &mut *figure;
        match wanted.remove(&figure.piece.id) {
            Some(piece) => {
                // It may come back, as when its capture is taken back.
                figure.leaving = None;
                figure.change(piece, seconds);
                if figure.turning.is_none() || new_set {
                    mesh.0 = looks.mesh(&piece.face, &mut meshes);
                }
            }
            None if seconds > 0.0 && figure.leaving.is_none() => {
                let leaves = PIECE_LEAVES * seconds;
                if let Some(to) = pieces.last.filter(|last| last.from == figure.piece.place).map(|last| last.to) {
                    // It is there when it begins to go.
                    figure.way = Some(Way { from: figure.at, passage: Passage::new(0.5 * leaves), leaps: false });
                    (figure.piece.place, figure.stands, figure.lifted) = (to, to, false);
                }
                figure.leaving = Some(Passage::new(leaves));
            }
            None if seconds > 0.0 => {}
            None => commands.entity(entity).despawn(),
        }
    }
    for piece in wanted.into_values() {
        let at = board.places.get(piece.place).map(|place| place.centre()).unwrap_or_default();
        let ink = materials.add(ColorMaterial::default());
        commands.spawn((
            OnBoard,
            Mesh2d(looks.mesh(&piece.face, &mut meshes)),
            MeshMaterial2d(ink.clone()),
            Depth::Pieces.at(at),
            Figure::new(piece.clone(), at, ink),
        ));
    }
}

impl Figure {
    /// A piece that stands.
    fn new(piece: Piece, at: Vec2, ink: Handle<ColorMaterial>) -> Self {
        let stands = piece.place;
        Self { piece, at, stands, lifted: false, way: None, turning: None, leaving: None, ink }
    }

    /// Begins to become another piece within `seconds`: elsewhere, or with another face.
    fn change(&mut self, piece: &Piece, seconds: f32) {
        let begins = seconds > 0.0;
        if piece.place != self.piece.place {
            let passage = Passage::new(seconds);
            self.way = begins.then_some(Way { from: self.at, passage, leaps: piece.leaps });
            (self.lifted, self.stands) = (false, piece.place);
        }
        if piece.face != self.piece.face {
            self.turning = begins.then(|| (self.piece.face.clone(), Passage::new(seconds)));
        }
        self.piece = piece.clone();
    }

    /// How far it is turned: its width as a share of the whole, and the face that is to be seen.
    fn turned(&self) -> (f32, &Face) {
        let Some((before, passage)) = &self.turning else { return (1.0, &self.piece.face) };
        let width = (passage.share() * std::f32::consts::PI).cos();
        (width.abs().max(0.02), if width > 0.0 { before } else { &self.piece.face })
    }

    /// Lets time pass. Returns whether anything of it still moves.
    fn pass(&mut self, seconds: f32) -> bool {
        let moves = self.way.is_some() || self.turning.is_some() || self.leaving.is_some();
        self.way.take_if(|way| !way.passage.pass(seconds));
        self.turning.take_if(|(_, passage)| !passage.pass(seconds));
        moves
    }

    /// Is lifted to where the pointer is.
    fn carry(&mut self, to: Option<Vec2>) {
        self.at = to.unwrap_or(self.at);
        (self.lifted, self.way) = (true, None);
    }

    /// Is shown on a place. Where it was put down or shown elsewhere, it gets there within `seconds`, unless it is on its way.
    fn stand(&mut self, on: PlaceId, seconds: f32) {
        if self.lifted || self.stands != on {
            let way = Way { from: self.at, passage: Passage::new(seconds), leaps: false };
            self.way.get_or_insert(way);
        }
        (self.lifted, self.stands) = (false, on);
    }

    /// Where it is on its way to `home` on a board whose pieces are so high, how large it looks, and how far it lies over those that stand.
    fn lies(&self, home: Vec2, height: f32) -> (Vec2, f32, f32) {
        if self.lifted {
            return (self.at, PIECE_LIFTED[0], 0.5);
        }
        match self.way {
            Some(way) => {
                let (at, size) = way.at(home, height);
                (at, size, 0.45)
            }
            None => (home, 1.0, 0.0),
        }
    }
}

/// Draws every piece where it stands, or where it is on its way.
pub(super) fn run(
    mut commands: Commands,
    (time, settings): (Res<Time>, Res<Settings>),
    (board, pointer): (Res<Board>, Res<Pointer>),
    (in_hand, tray): (Res<InHand>, Res<Tray>),
    mut looks: ResMut<PieceLooks>,
    mut motion: ResMut<Motion>,
    (meshes, materials): (Option<ResMut<Assets<Mesh>>>, Option<ResMut<Assets<ColorMaterial>>>),
    mut figures: Query<(Entity, &mut Figure, &mut Mesh2d, &mut Transform)>,
) {
    let (Some(mut meshes), Some(mut materials)) = (meshes, materials) else { return };
    let (seconds, height) = (time.delta_secs(), board.piece_height());
    let hand = pointer.at.map(|at| board.viewport.world(at));
    for (entity, mut figure, mut mesh, mut transform) in &mut figures {
        let figure = &mut *figure;
        let leaves = figure.leaving.as_mut().map(|passage| (passage.pass(seconds), passage.share()));
        if let Some((false, _)) = leaves {
            commands.entity(entity).despawn();
            continue;
        }
        let place = figure.piece.place;
        match in_hand.hand().lifted() {
            Some(lifted) if lifted == place && leaves.is_none() => figure.carry(hand),
            _ => figure.stand(in_hand.shown_at(place), settings.lasts(PIECE_RETURN)),
        }
        let turns = figure.turning.is_some();
        if figure.pass(seconds) {
            motion.smooth();
        }
        let Some(home) = board.places.get(figure.stands).map(|place| place.centre()) else { continue };
        let (mut at, mut size, over) = figure.lies(home, height);
        let mut opacity = if figure.piece.faint { PIECE_FAINT } else { 1.0 };
        if let Some((_, share)) = leaves {
            // It stays until the one that captures it is there.
            let gone = eased((2.0 * share - 1.0).max(0.0));
            let spot = figure.piece.face.side.and_then(|side| tray.spot(side));
            at = at.lerp(spot.map_or(at, |spot| board.viewport.world(spot)), gone);
            size *= 1.0 - 0.4 * gone;
            opacity *= 1.0 - gone;
        } else {
            figure.at = at;
        }
        let (width, face) = figure.turned();
        if turns {
            let wanted = looks.bypass_change_detection().mesh(face, &mut meshes);
            if mesh.0 != wanted {
                mesh.0 = wanted;
            }
        }
        let mut stand = board.standing(at);
        if over > 0.0 {
            stand.z = Depth::Pieces.z() + over;
        }
        let scale = size * height / DRAWN;
        transform.set_if_neq(Transform::from_translation(stand).with_scale(Vec3::new(scale * width, scale, 1.0)));
        if materials.get(&figure.ink).is_some_and(|ink| ink.color.alpha() != opacity)
            && let Some(mut ink) = materials.get_mut(&figure.ink)
        {
            ink.color.set_alpha(opacity);
        }
    }
}
