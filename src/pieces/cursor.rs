//! The cell on which the keyboard is. Where the arrow keys are those for more and fewer, as the house has them, they go over the board as it
//! is seen; other keys that a player bound to these go through the cells in their order.

use std::sync::Arc;

use bevy::{input::keyboard::Key, prelude::*};
use bevy_egui::{EguiContexts, egui};

use super::{
    grid::{Grid, Heading},
    hand::{Gesture, Hand},
    in_hand::InHand,
    piece::{PieceMove, PieceMoves, PieceRefused},
    piece_board::PieceBoard,
};
use crate::{
    board::{Board, Click, Depth, Drag, Ink, OnBoard, PlaceId, PlaceList, Places},
    input::Actions,
    keys::Action,
    settings::Settings,
    shell::Overlay,
    theme::{
        board::{CURSOR_WIDTH, GLIDE},
        color,
    },
    ui::widgets,
};

/// The cell on which the keyboard is, if a key was used later than the mouse.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cursor(Option<PlaceId>);

impl Cursor {
    /// Which cell.
    pub const fn at(self) -> Option<PlaceId> {
        self.0
    }

    /// Where it comes up: on the piece in hand, else on the first that can move, else in the middle.
    fn start(grid: Grid, hand: Hand, moves: &PieceMoves) -> PlaceId {
        let movable = moves.0.iter().map(|by| by.from).min();
        hand.holds().or(movable).unwrap_or(PlaceId(grid.count() / 2))
    }

    /// Goes one cell further, and no further than the edge.
    fn step(&mut self, grid: Grid, hand: Hand, moves: &PieceMoves, towards: Towards) {
        let next = self.0.map(|at| match towards {
            Towards::Seen(heading) => grid.next(at, heading).unwrap_or(at),
            Towards::Next => PlaceId((at.0 + 1).min(grid.count() - 1)),
            Towards::Before => PlaceId(at.0.saturating_sub(1)),
        });
        self.0 = Some(next.unwrap_or_else(|| Self::start(grid, hand, moves)));
    }

    /// Goes to the next of the places where something can be done now, or to the one before.
    fn cycle(&mut self, hand: Hand, moves: &PieceMoves, forward: bool) {
        let mut open: Vec<PlaceId> = match hand.holds() {
            Some(from) => moves.targets(from).collect(),
            None => moves.0.iter().map(|by| by.from).collect(),
        };
        open.sort();
        open.dedup();
        let next = match self.0 {
            Some(at) if forward => open.iter().find(|place| **place > at).or(open.first()),
            Some(at) => open.iter().rfind(|place| **place < at).or(open.last()),
            None => open.first(),
        };
        self.0 = next.copied().or(self.0);
    }
}

/// Which way a key leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Towards {
    /// As the board is seen.
    Seen(Heading),
    /// To the next cell by number.
    Next,
    /// To the one before.
    Before,
}

/// The way that was asked for by the keys for more and fewer; these are taken.
fn asked(actions: &mut Actions, keys: &ButtonInput<Key>) -> Option<Towards> {
    let [more, fewer] = [Action::More, Action::Fewer].map(|action| actions.take(action));
    let arrows = [
        (Key::ArrowUp, Heading::Up),
        (Key::ArrowDown, Heading::Down),
        (Key::ArrowLeft, Heading::Left),
        (Key::ArrowRight, Heading::Right),
    ];
    let pressed = |key: &Key| keys.pressed(key.clone()) || keys.just_pressed(key.clone());
    let heading = arrows.into_iter().find(|(key, _)| pressed(key)).map(|(_, heading)| Towards::Seen(heading));
    let linear = if more { Towards::Next } else { Towards::Before };
    (more || fewer).then_some(heading.unwrap_or(linear))
}

/// Reads the keys of the person to act: over the cells, on to what can be done, and what is done there.
pub(super) fn by_keys(
    (mut actions, keys): (ResMut<Actions>, Res<ButtonInput<Key>>),
    overlay: Res<State<Overlay>>,
    (pieces, moves): (Res<PieceBoard>, Res<PieceMoves>),
    settings: Res<Settings>,
    mut board: ResMut<Board>,
    mut cursor: ResMut<Cursor>,
    mut in_hand: ResMut<InHand>,
    (mut made, mut refused): (MessageWriter<PieceMove>, MessageWriter<PieceRefused>),
) {
    if *overlay.get() != Overlay::None || moves.0.is_empty() {
        return;
    }
    let hand = in_hand.hand();
    let mut now = *cursor;
    if let Some(towards) = asked(&mut actions, &keys) {
        now.step(pieces.grid, hand, &moves, towards);
    }
    for (action, forward) in [(Action::NextTarget, true), (Action::PreviousTarget, false)] {
        if actions.take(action) {
            now.cycle(hand, &moves, forward);
        }
    }
    if cursor.set_if_neq(now)
        && let Some(at) = now.at()
    {
        board.show(at, settings.lasts(GLIDE));
    }
    for action in [Action::Main, Action::EndPhase] {
        let Some(at) = now.at().filter(|at| actions.just(action) && matters(hand, &moves, *at)) else { continue };
        actions.take(action);
        let press = Gesture::Press(Some(at));
        refused.write_batch(in_hand.hand().refused(press, &moves).map(PieceRefused));
        if let Some(by) = in_hand.take(press, &moves) {
            made.write(by);
        }
    }
    if (hand != Hand::Empty || now.at().is_some()) && actions.take(Action::Back) {
        // First what is in hand goes back, then the cursor goes.
        match hand {
            Hand::Empty => *cursor = Cursor::default(),
            _ => {
                in_hand.take(Gesture::LetGo, &moves);
            }
        }
    }
}

/// Whether pressing the key there does anything; where it does not, the key is the game's.
fn matters(hand: Hand, moves: &PieceMoves, at: PlaceId) -> bool {
    hand.holds().is_some() || moves.can_move(at)
}

/// Goes away where the mouse is used.
pub(super) fn give_way(mut clicks: MessageReader<Click>, mut drags: MessageReader<Drag>, mut cursor: ResMut<Cursor>) {
    if clicks.read().count() + drags.read().count() > 0 {
        cursor.set_if_neq(Cursor::default());
    }
}

/// The dashes around the cell, as they were drawn.
#[derive(Component)]
pub(super) struct Frame {
    at: PlaceId,
    places: Arc<Places>,
}

/// Draws dashes around the cell.
pub(super) fn draw(
    mut commands: Commands,
    cursor: Res<Cursor>,
    board: Res<Board>,
    (meshes, materials): (Option<ResMut<Assets<Mesh>>>, Option<ResMut<Assets<ColorMaterial>>>),
    drawn: Query<(Entity, &Frame)>,
) {
    let (Some(mut meshes), Some(mut materials)) = (meshes, materials) else { return };
    let same = |frame: &Frame| Some(frame.at) == cursor.at() && Arc::ptr_eq(&frame.places, &board.places);
    let known = drawn.iter().next();
    if known.map_or(cursor.at().is_none(), |(_, frame)| same(frame)) {
        return;
    }
    drawn.iter().for_each(|(entity, _)| commands.entity(entity).despawn());
    let Some((at, place)) = cursor.at().and_then(|at| Some((at, board.places.get(at)?))) else { return };
    let mut ink = Ink::default();
    let [light, dark] = CURSOR_WIDTH;
    for ring in place.polygons().iter().flatten() {
        let inside: Vec<Vec2> = ring.iter().chain(ring.first()).map(|point| place.centre().lerp(*point, 0.9)).collect();
        // Six dashes to each side of a square.
        let dash = inside.windows(2).map(|pair| pair[0].distance(pair[1])).sum::<f32>() / 48.0;
        for (width, shade) in [(dark, color::INK_DEEP), (light, color::IVORY)] {
            ink.dashes(&inside, [dash; 2], width, shade.bevy());
        }
    }
    commands.spawn((
        OnBoard,
        Frame { at, places: Arc::clone(&board.places) },
        Mesh2d(meshes.add(ink.plain())),
        MeshMaterial2d(materials.add(ColorMaterial::default())),
        Depth::Names.at(Vec2::ZERO),
    ));
}

/// Lets a screen reader say what is at the cell on which the keyboard is.
pub(super) fn speak(mut contexts: EguiContexts, cursor: Res<Cursor>, list: Res<PlaceList>) -> Result {
    let line = cursor.at().and_then(|at| list.line(at));
    let told = line.map_or_else(String::new, |line| format!("{}: {}", line.name, line.text));
    widgets::spoken(contexts.ctx_mut()?, egui::Id::new("cell of the keyboard"), &told);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pieces::{Cells, Turned};

    fn moves(pairs: &[(u16, u16)]) -> PieceMoves {
        PieceMoves(pairs.iter().map(|(from, to)| PieceMove { from: PlaceId(*from), to: PlaceId(*to) }).collect())
    }

    #[test]
    fn it_comes_up_where_something_can_be_done_and_stays_on_the_board() {
        let grid = Grid::new(4, 8, Cells::Squares);
        let mut cursor = Cursor::default();
        let moves = moves(&[(6, 2), (3, 7)]);
        let up = Towards::Seen(Heading::Up);
        cursor.step(grid, Hand::Empty, &moves, up);
        assert_eq!(cursor.at(), Some(PlaceId(3)), "the first press shows it");
        cursor.step(grid, Hand::Empty, &moves, up);
        assert_eq!(cursor.at(), Some(PlaceId(7)));
        cursor.step(grid, Hand::Empty, &moves, Towards::Seen(Heading::Right));
        assert_eq!(cursor.at(), Some(PlaceId(7)), "it is at the edge");
        cursor.step(grid.lying(Turned::Half), Hand::Empty, &moves, up);
        assert_eq!(cursor.at(), Some(PlaceId(3)), "up is where the player sees it");
        let mut of_hand = Cursor::default();
        of_hand.step(grid, Hand::Chosen(PlaceId(6)), &moves, up);
        assert_eq!(of_hand.at(), Some(PlaceId(6)));
        let mut nowhere = Cursor::default();
        nowhere.step(grid, Hand::Empty, &PieceMoves::default(), up);
        assert_eq!(nowhere.at(), Some(PlaceId(16)));
        nowhere = Cursor(Some(PlaceId(31)));
        nowhere.step(grid, Hand::Empty, &moves, Towards::Next);
        assert_eq!(nowhere.at(), Some(PlaceId(31)));
        nowhere.step(grid, Hand::Empty, &moves, Towards::Before);
        assert_eq!(nowhere.at(), Some(PlaceId(30)));
    }

    #[test]
    fn it_goes_on_to_what_can_be_done() {
        let moves = moves(&[(6, 2), (6, 9), (3, 7)]);
        let mut cursor = Cursor::default();
        let mut visited = |hand, forward| {
            cursor.cycle(hand, &moves, forward);
            cursor.at().map(|at| at.0)
        };
        let (empty, six) = (Hand::Empty, Hand::Chosen(PlaceId(6)));
        let forth = [visited(empty, true), visited(empty, true), visited(empty, true)];
        assert_eq!(forth, [Some(3), Some(6), Some(3)]);
        assert_eq!(visited(empty, false), Some(6));
        assert_eq!([visited(six, true), visited(six, true), visited(six, false)], [Some(9), Some(2), Some(9)]);
    }
}
