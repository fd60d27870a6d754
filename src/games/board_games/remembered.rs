//! Pieces that went out of sight, where they were seen last.

use std::{cmp::Reverse, collections::BTreeMap};

use tabletop::Session;

use super::{
    content::Content,
    game::{BoardGame, Lying, RulesOf, Seen},
};
use crate::{
    board::PlaceId,
    table::{LabContent, Sight},
};

/// So many steps are looked back at most: what was seen earlier helps nobody.
const STEPS: usize = 60;

/// Pieces of the other side that stood last on cells which are out of sight now, as the same eyes saw them before, the latest first. Where more of them were seen than
/// there can be beside those in sight, the earlier ones have moved since and are left out.
pub fn remembered<B: BoardGame>(session: &Session<RulesOf<B>>, view: &Seen<B>, sight: Sight) -> Vec<Lying> {
    let (game, Sight::Seat(seat)) = (session.game(), sight) else { return Vec::new() };
    let dark = B::unseen(game, view);
    let now = session.len();
    if dark.is_empty() || now == 0 {
        return Vec::new();
    }
    let side = B::side(view, seat);
    // What was seen on each cell last, and when.
    let mut last: BTreeMap<PlaceId, (usize, Option<Lying>)> = BTreeMap::new();
    let mut past = session.clone();
    past.seek(now.saturating_sub(STEPS));
    while past.len() < now {
        let step = past.len();
        let then = Content::<B>::visible(game, past.state(), sight);
        let (unseen, lying) = (B::unseen(game, &then), B::lying(game, &then));
        for place in dark.iter().filter(|place| !unseen.contains(place)) {
            let stood = lying.iter().find(|piece| piece.place == *place).cloned();
            last.insert(*place, (step, stood.filter(|piece| piece.face.side.is_some() && piece.face.side != side)));
        }
        if past.redo().is_err() {
            break;
        }
    }
    let mut seen: Vec<(usize, Lying)> = last.into_values().filter_map(|(step, stood)| Some((step, stood?))).collect();
    seen.sort_by_key(|(step, _)| Reverse(*step));
    let mut kept = B::lying(game, view);
    let in_sight = kept.len();
    for (_, piece) in seen {
        let alike = kept.iter().filter(|other| other.face == piece.face).count();
        if alike < B::most(game, view, &piece.face) {
            kept.push(piece);
        }
    }
    kept.split_off(in_sight)
}
