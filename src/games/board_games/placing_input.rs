//! What the person to act does with the pieces that are being placed, and with ways to place them.

use bevy::prelude::*;
use tabletop::Game;

use super::{
    game::BoardGame,
    kept_placements::{keep, kept, remove},
    state::FieldTable,
    theme::PLACED,
};
use crate::{
    pieces::PieceMove, settings::Settings, shell::Notices, storage::Storage, table::setup::fresh_seed, text::Words,
};

/// What the player asks for beside carrying pieces. Places are those in the lists that the panel shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlaceAsk {
    /// To place them as the game proposes.
    Ready(usize),
    /// To place them as was kept.
    Kept(usize),
    /// To keep that one no longer.
    Remove(usize),
    /// To exchange left and right.
    Mirror,
    /// To place them anyhow.
    Shuffle,
    /// To call this one so.
    Name(String),
    /// To keep this one under its name.
    Keep,
}

/// Carries a piece while pieces are being placed. Whether they are.
pub fn carried<B: BoardGame>(table: &mut FieldTable<B>, by: PieceMove, settings: &Settings) -> bool {
    let Some(placing) = &mut table.own.placing else { return false };
    placing.carry(by);
    table.own.lasts = settings.lasts(PLACED);
    table.hint = None;
    true
}

/// Takes back how a piece was carried last. Whether there was anything to be taken back.
pub fn took_back<B: BoardGame>(table: &mut FieldTable<B>) -> bool {
    let Some(placing) = table.own.placing.as_mut().filter(|placing| placing.can_go_back()) else { return false };
    placing.go_back();
    true
}

/// Lays all pieces as they are placed.
pub fn place_all<B: BoardGame>(table: &mut FieldTable<B>, notices: &mut Notices) {
    let pieces = table.own.placing.as_ref().map(|placing| placing.pieces().to_vec()).unwrap_or_default();
    if let Some(action) = B::placing(table.host.game(), &table.shown.view, &pieces) {
        table.own.lasts = 0.0;
        table.act(action, notices);
    }
}

/// Reads the placements that the player keeps, once pieces are being placed.
pub fn read_kept<B: BoardGame>(
    storage: Option<Res<Storage>>,
    mut table: ResMut<FieldTable<B>>,
    mut notices: ResMut<Notices>,
) {
    if table.own.placing.as_ref().is_none_or(|placing| placing.kept.is_some()) {
        return;
    }
    let read = storage.map(|storage| kept::<B>(&storage, table.host.game(), &table.shown.view));
    let (found, faults) = read.unwrap_or_default();
    faults.into_iter().for_each(|fault| notices.failed(fault));
    if let Some(placing) = &mut table.own.placing {
        placing.kept = Some(found);
    }
}

/// Does what is asked for on the panel.
pub fn ask<B: BoardGame>(
    table: &mut FieldTable<B>,
    ask: PlaceAsk,
    (words, settings): (&Words, &Settings),
    storage: Option<&Storage>,
    notices: &mut Notices,
) {
    let (game, view) = (table.host.game().clone(), table.shown.view.clone());
    let Some(placing) = &mut table.own.placing else { return };
    table.hint = None;
    table.own.lasts = settings.lasts(PLACED);
    match ask {
        PlaceAsk::Ready(at) => {
            if let Some((_, action)) = B::placements(&game).get(at) {
                placing.lay(B::placed(&game, &view, action));
            }
        }
        PlaceAsk::Kept(at) => {
            if let Some(placement) = placing.kept.iter().flatten().nth(at).cloned() {
                placing.lay(placement.pieces);
            }
        }
        PlaceAsk::Mirror => placing.mirror(B::board(&game).grid),
        PlaceAsk::Shuffle => {
            if let Some(action) = game.sample(&view, &mut fresh_seed().stream("placing", 0)) {
                placing.lay(B::placed(&game, &view, &action));
            }
        }
        PlaceAsk::Name(name) => placing.name = name,
        PlaceAsk::Keep => {
            let (Some(storage), Some(action)) = (storage, B::placing(&game, &view, placing.pieces())) else {
                notices.error(words.get("replay-no_storage"));
                return;
            };
            let name = placing.name.trim().to_owned();
            match keep::<B>(storage, &game, &name, &action) {
                Ok(()) => {
                    notices.info(words.with("boards-placing_kept", &[("name", &name)]));
                    (placing.kept, placing.name) = (None, String::new());
                }
                Err(problem) => notices.failed(problem),
            }
        }
        PlaceAsk::Remove(at) => {
            let Some(placement) = placing.kept.iter().flatten().nth(at).cloned() else { return };
            match storage.map_or(Ok(()), |storage| remove::<B>(storage, &placement.name)) {
                Ok(()) => placing.kept = None,
                Err(problem) => notices.failed(problem),
            }
        }
    }
}
