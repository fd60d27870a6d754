//! Hash keys of what a position consists of, to be combined by exclusive or (Zobrist 1970).
//!
//! Armies have no bound, so keys are computed instead of looked up.

use tabletop::Seat;

use crate::board::{Land, Owner};
use crate::map::TerritoryId;

/// SplitMix64's finaliser (Steele, Lea, Flood 2014).
#[inline]
const fn mix(x: u64) -> u64 {
    let x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}

/// A force by number. No search turns one force without a seat into another, so all of them may share one.
#[inline]
fn code(owner: Owner) -> u64 {
    owner.seat().map_or(u64::from(u8::MAX), |seat| seat.0.into())
}

/// A territory's holder and armies.
#[inline]
pub(super) fn land(territory: TerritoryId, land: Land) -> u64 {
    let place = (territory.0 as u64) << 48 | code(land.owner) << 40;
    mix((place | land.armies as u64).wrapping_add(0x9e37_79b9_7f4a_7c15))
}

/// Whose turn it is, and what is left of it: `stage` numbers the stages.
#[inline]
pub(super) fn turn(seat: Seat, stage: u64) -> u64 {
    mix((stage << 8 | u64::from(seat.0)).wrapping_add(0xd1b5_4a32_d192_ed03))
}
