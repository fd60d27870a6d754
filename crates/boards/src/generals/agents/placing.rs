//! How opponents place their pieces: as one of the placements that are shipped, with left and right exchanged or not, and a few pieces exchanged.

use rand::RngExt;
use tabletop::{Decision, Effort, Message, Rng, Think};

use super::reasons;
use crate::board::Square;
use crate::generals::action::Action;
use crate::generals::arrangement::Arrangement;
use crate::generals::game::Generals;
use crate::generals::placements::shipped_placements;
use crate::generals::rules::Steps;
use crate::generals::state::View;

/// How many pairs of neighbours in a row are exchanged.
const EXCHANGED: usize = 3;

/// What an opponent chooses its placement from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Choice {
    /// All pieces anywhere.
    Anywhere,
    /// Shipped placements that a person made up.
    MadeUp,
    /// Shipped placements that were found by play.
    Found,
}

/// A placement, and of which shipped one it is a variation; none for pieces that stand anywhere.
pub(super) fn placed(
    game: &Generals,
    view: &View,
    think: &mut Think<'_>,
    method: &'static str,
    choice: Choice,
) -> Decision<Action> {
    let drawn = drawn(game, choice, &mut think.rng);
    let (name, arrangement) = match drawn {
        Some((name, arrangement)) => (Some(name), arrangement),
        None => (None, game.any_arrangement(&mut think.rng)),
    };
    let action = Action::Place(arrangement);
    Decision::explained(action.clone(), Effort::default(), think, || {
        let headline = match name {
            Some(id) => Message::new("headline-generals_placed").with("placement", placement_name(&id)),
            None => Message::new("headline-generals_placed_anyhow"),
        };
        let candidate = reasons::candidate(game, view, &action, Vec::new(), true);
        reasons::explanation(method, headline, vec![candidate])
    })
}

/// What a placement is called.
fn placement_name(id: &str) -> Message {
    Message::name(format!("generals_placement-{id}"), id.replace('_', " "))
}

/// A variation of one of the shipped placements that are to choose from, and which it is.
fn drawn(game: &Generals, choice: Choice, rng: &mut Rng) -> Option<(String, Arrangement)> {
    let mut placements = shipped_placements(game.setup.relative);
    match choice {
        Choice::Anywhere => return None,
        Choice::MadeUp => placements.retain(|placement| placement.found.is_none()),
        // Where none was found by play those that were made up have to do.
        Choice::Found if placements.iter().all(|placement| placement.found.is_none()) => {}
        Choice::Found => placements.retain(|placement| placement.found.is_some()),
    }
    let chosen = (!placements.is_empty()).then(|| placements.swap_remove(rng.random_range(0..placements.len())))?;
    Some((chosen.id, varied(game, &chosen.arrangement, rng)))
}

/// A placement as opponents use it: with left and right exchanged or not, and a few neighbours exchanged.
pub fn varied(game: &Generals, arrangement: &Arrangement, rng: &mut Rng) -> Arrangement {
    let mut arrangement = if rng.random() { arrangement.mirrored() } else { arrangement.clone() };
    for _ in 0..EXCHANGED {
        arrangement = exchange(game, &arrangement, rng);
    }
    arrangement
}

/// Exchanges two neighbours in a row that move, neither of them the flag.
fn exchange(game: &Generals, arrangement: &Arrangement, rng: &mut Rng) -> Arrangement {
    let (rules, camp) = (game.rules(), arrangement.camp());
    let free = |square: Square| {
        let letter = arrangement.pieces().find(|(at, _)| *at == square).map(|(_, letter)| letter);
        let rank = letter.and_then(|letter| rules.rank(letter));
        rank.is_none_or(|rank| rank != rules.flag && rules.info(rank).steps != Steps::None)
    };
    let one = Square(rng.random_range(0..camp.count()) as u8);
    match camp.offset(one, (1, 0)) {
        Some(other) if free(one) && free(other) => arrangement.exchanged(one, other),
        _ => arrangement.clone(),
    }
}
