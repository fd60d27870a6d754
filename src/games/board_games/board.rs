//! The board: what it is opened with, how it lies, and when its pieces look otherwise.

use bevy::prelude::*;

use super::{
    game::BoardGame,
    sets::set,
    state::FieldTable,
    theme::{LAMP, NIGHT},
};
use crate::{
    board::{Fog, Grips},
    pieces::{self, PieceLooks, PiecePlan, Turned},
    settings::Settings,
    storage::Storage,
    table::{KnownBest, Sight},
    text::Words,
};

/// Opens the board of a game, and looks up what was scored by its rules before.
pub fn open<B: BoardGame>(world: &mut World, table: &FieldTable<B>) {
    let look = world.resource::<Settings>().piece_look(world.resource::<Words>());
    let board = B::board(table.host.game());
    pieces::open(world, PiecePlan { board, set: set::<B>(look), fog: Fog::Clouds, light });
    world.resource_mut::<Grips>().draws = B::DRAWS;
    let kept = world.get_resource::<Storage>().zip(table.host.setup_text());
    let best = kept.map(|(storage, setup)| KnownBest::of(storage, B::ID, &setup));
    world.insert_resource(best.unwrap_or_default());
}

/// How bright a point of the board is (0–1): the lamp hangs over its middle.
pub fn light(board: Rect, at: Vec2) -> f32 {
    let far = (at - board.center()).length() / (LAMP * board.size().max_element());
    NIGHT + (1.0 - NIGHT) * (-far * far).exp()
}

/// Brings the side of whoever looks to the bottom, and from there as far around as the player has turned it. Between two persons the board stays as it lay.
pub fn lie<B: BoardGame>(world: &mut World) {
    let table = world.resource::<FieldTable<B>>();
    let side = match table.sight {
        Sight::Seat(seat) => B::bottom(seat).unwrap_or(0),
        Sight::Public | Sight::All => 0,
    };
    let quarters = 2 * side + table.own.turned;
    pieces::turn(world, Turned::ALL[quarters % Turned::ALL.len()]);
}

/// Gives the pieces the look that the player has chosen.
pub fn dress<B: BoardGame>(settings: Res<Settings>, words: Res<Words>, mut looks: ResMut<PieceLooks>) {
    let wanted = set::<B>(settings.piece_look(&words));
    if !std::ptr::eq(looks.set(), &*wanted) {
        *looks = PieceLooks::new(wanted);
    }
}
