//! A first look at all own moves over many positions, before anything is solved: captures are played to their end, and it is counted what is lost at once.
//!
//! Few positions can be solved. What they say of a move is set right by what more positions say without looking ahead, and that by what still more say of what is lost at once.

use std::collections::BTreeMap;

use tabletop::Monitor;

use super::play::Terms;
use super::settings::Settings;
use super::surveyed::{Survey, Surveyed};
use crate::chess::fog::agents::lost::Lost;
use crate::chess::fog::agents::memory::Memory;
use crate::chess::fog::lookahead::{Outlook, settle};
use crate::chess::moves::Move;
use crate::chess::position::Position;

/// What standing as before costs for at most so many times.
const MOST_TIMES: u32 = 5;

/// What is looked at.
pub(super) struct Field<'a> {
    /// The positions that will be solved.
    pub solved: &'a [Position],
    /// Positions of the belief with weights, in an order drawn by these.
    pub believed: &'a [(f64, Position)],
    /// The moves, which are those of all positions.
    pub moves: &'a [Move],
    /// What was seen before.
    pub memory: &'a Memory,
}

/// Looks at all moves in the positions that will be solved, and in more of the belief as long as more than `kept` positions may still be evaluated.
pub(super) fn survey(
    terms: &Terms<'_>,
    outlook: &Outlook<'_>,
    field: &Field<'_>,
    settings: &Settings,
    kept: u64,
    monitor: &Monitor,
) -> Survey {
    let mut values = BTreeMap::new();
    let mut rows: Vec<Vec<f64>> = Vec::new();
    let mut seen: Vec<Position> = Vec::new();
    let more = field.believed.iter().map(|(_, position)| position);
    let more = more.filter(|position| !field.solved.contains(position));
    for position in field.solved.iter().chain(more) {
        if monitor.stopped() || (terms.purse.get().left <= kept && !rows.is_empty()) {
            break;
        }
        let Some(pawns) = row(terms, outlook, position, field.moves) else { break };
        rows.push(pawns.iter().map(|(_, value)| terms.share(*value)).collect());
        values.extend(pawns);
        seen.push(*position);
    }
    let solved = rows.len().min(field.solved.len());
    let surveyed = |(place, mv): (usize, &Move)| {
        let worth = mean(&rows, place);
        let all = field.believed.iter().map(|(weight, position)| (position, *weight));
        let (all, looked) = (Lost::weighted(terms.game, all, *mv), Lost::after(terms.game, &seen, *mv));
        let stood = seen.first().map_or(0, |position| field.memory.stood(terms.game, position, *mv));
        let again = if worth > 0.0 { settings.again * f64::from(stood.min(MOST_TIMES)) } else { 0.0 };
        Surveyed {
            mv: *mv,
            worth,
            less: mean(&rows[..solved], place) - worth + again,
            king: (settings.risk * (all.king - looked.king)).clamp(0.0, 1.0),
            piece: all.piece - looked.piece,
        }
    };
    let mut moves: Vec<Surveyed> = field.moves.iter().enumerate().map(surveyed).collect();
    // A pawn's worth of a piece is about that much where both are even.
    let worth = |one: &Surveyed| one.worth - one.king - one.piece / (2.0 * terms.scale);
    moves.sort_by(|a, b| worth(b).total_cmp(&worth(a)));
    // Where there was no time for a single position, nothing tells them apart.
    moves.truncate(if rows.is_empty() { moves.len() } else { settings.candidates });
    Survey { moves, values }
}

/// What each move comes to in a position in pawns, with the key of the position after it; `None` where the purse does not last for all.
fn row(terms: &Terms<'_>, outlook: &Outlook<'_>, position: &Position, moves: &[Move]) -> Option<Vec<(u64, f64)>> {
    let mut purse = terms.purse.get();
    let mut after = |mv: &Move| {
        let mut next = outlook.node(*position);
        next.play(*mv);
        settle(&next, false, &mut purse).map(|value| (next.position.repetition_key(), value))
    };
    let values = moves.iter().map(&mut after).collect();
    terms.purse.set(purse);
    values
}

fn mean(rows: &[Vec<f64>], place: usize) -> f64 {
    rows.iter().map(|row| row[place]).sum::<f64>() / rows.len().max(1) as f64
}
