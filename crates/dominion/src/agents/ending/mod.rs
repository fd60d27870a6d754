//! The guard: how a turn may end the game, whichever way piles empty, and who would win it then.
//!
//! `prospect` is the turn under way reduced to what decides that, `buys` looks for buys that end the game ahead, `effects` does what cards
//! and answers do to the supply, `outlook` puts them together: what comes of a choice at best, or at worst where others choose.
//! `job` is what is still to be done on the way.
//!
//! Cards that will be drawn are not known, so they count as none: a win that is found is certain but for what others may show or choose, and a
//! loss that is found is one unless the draw brings more points. None of it is looked at while the end is out of reach.

mod buys;
mod effects;
mod job;
mod outlook;
mod prospect;

pub(super) use job::Others;
pub(super) use outlook::{Outlook, after, last_buy, of, of_buys, winning_buy};
pub(super) use prospect::Prospect;

use crate::cards::Card;
use crate::kinds::Kind;
use crate::rules::Dominion;
use crate::sight::Sight;
use crate::task::{Query, Task};

/// Whether the game may end with this turn: so many cards can still be taken that a pile that ends it, or all that are missing to three
/// empty ones, may go. Cheap, since it is asked at every decision.
pub(super) fn is_near(game: &Dominion, sight: &Sight<'_>) -> bool {
    let own = sight.seat == sight.active;
    let (mut chosen, mut all) = if own { game.taken_by(sight.hand) } else { (0, 0) };
    let mut times = 1;
    if chosen > 0 {
        let repeats = sight.hand.kinds().filter_map(|card| game.kind(card)).map(Kind::repeats);
        times = repeats.max().unwrap_or(0).max(1);
    }
    for task in sight.stack {
        let (kind, repeats) = match *task {
            Task::Effect { card, .. } | Task::Ask(_, Query::PlayRevealed(card)) => (card, 1),
            Task::Again { card, times, .. } => (card, times),
            _ => continue,
        };
        let Some(kind) = game.kind(kind) else { continue };
        let takes = kind.takes(game.seats_in_all());
        times = times.max(kind.repeats());
        chosen = chosen.saturating_add(takes.0.saturating_mul(repeats));
        all = all.saturating_add(takes.1.saturating_mul(repeats));
    }
    let most = |takes: u8| sight.turn.buys.saturating_add(takes.saturating_mul(times));
    let last = |pile: Card| sight.supply.count(pile) <= most(chosen);
    let piles = most(all);
    last(Card::PROVINCE)
        || (game.setup_colonies() && last(Card::COLONY))
        || (game.empty_piles(sight.supply).saturating_add(piles) >= 3
            && game.piles_of_at_most(sight.supply, piles) >= 3)
}
