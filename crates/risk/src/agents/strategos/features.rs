//! What the worth of a position is made of, for each seat.

use crate::agents::bitboard::{NEUTRAL, Position, Rules};
use crate::card::progressive_value;
use crate::setup::Cards;

/// Numbers that are told of a seat.
pub(super) const FEATURES: usize = 14;

/// A set takes somewhat more than three cards on average.
const CARDS_FOR_A_SET: f64 = 3.5;

/// Mean of the fixed values of sets by how often each kind comes.
const FIXED_SET: f64 = 8.5;

/// Turns of income that count as strength.
const TURNS: f64 = 3.0;

/// How a seat stands along its borders.
#[derive(Default)]
struct Borders {
    /// Armies of its greatest stack, and of all territories that can be attacked.
    greatest: f64,
    armies: f64,
    /// Armies by which its stacks outnumber the weakest foe beside each.
    strike: f64,
    /// Territories beside a rival's army that is greater by two and more.
    threatened: f64,
    /// Foreign part of the ways into its territories, added up over them.
    open: f64,
}

/// What continents pay a seat or might.
#[derive(Default)]
struct Continents {
    /// Bonuses of its whole continents, split by how safe the weakest border of each is.
    safe: f64,
    in_danger: f64,
    /// All bonuses, each by the cube of the share of the continent it holds.
    begun: f64,
    /// Bonuses of rivals, each by how strong its greatest army stands against the weakest border it reaches.
    breakable: f64,
}

/// A seat's numbers in a position. Armies and income enter by their logarithms, bonuses as shares of all armies on the board.
pub(super) fn of(rules: &Rules, position: &Position, seat: u8) -> [f64; FEATURES] {
    let ln = |value: f64| libm::log(value.max(0.5));
    let all = f64::from(position.seats().map(|seat| position.troops(seat)).sum::<u32>().max(1));
    let (troops, income) = (f64::from(position.troops(seat)), f64::from(position.income(seat)));
    let lands = f64::from(position.lands(seat).max(1));
    let borders = borders(rules, position, seat);
    let continents = continents(rules, position, seat);
    let set = match rules.cards {
        Cards::Progressive => f64::from(progressive_value(position.trades)),
        Cards::Fixed => FIXED_SET,
        Cards::Off => 0.0,
    };
    let cards = f64::from(position.hands[usize::from(seat)].len()) * set / CARDS_FOR_A_SET;
    [
        ln(troops),
        ln(income),
        ln(lands),
        4.0 * cards / all,
        ln(borders.greatest),
        20.0 * continents.safe / all,
        20.0 * continents.in_danger / all,
        borders.armies / troops.max(1.0),
        2.0 * borders.strike / all,
        borders.threatened / lands,
        borders.open / lands,
        20.0 * continents.begun / all,
        20.0 * continents.breakable / all,
        ln(troops + TURNS * income),
    ]
}

fn borders(rules: &Rules, position: &Position, seat: u8) -> Borders {
    let own = position.own(seat);
    let mut borders = Borders::default();
    for at in own.iter() {
        let stand = position.armies(at);
        borders.greatest = borders.greatest.max(f64::from(stand));
        let ways = rules.terrain.into[usize::from(at)];
        let foes = ways.without(own);
        if foes.is_empty() {
            continue;
        }
        let (mut weakest, mut strongest) = (u32::MAX, 0);
        for foe in foes.iter() {
            let armies = position.armies(foe);
            weakest = weakest.min(armies);
            if position.owner(foe) != NEUTRAL {
                strongest = strongest.max(armies);
            }
        }
        borders.armies += f64::from(stand);
        borders.strike += f64::from(stand.saturating_sub(1).saturating_sub(weakest));
        borders.threatened += f64::from(u8::from(strongest > stand + 1));
        borders.open += f64::from(foes.len()) / f64::from(ways.len());
    }
    borders
}

fn continents(rules: &Rules, position: &Position, seat: u8) -> Continents {
    let terrain = &rules.terrain;
    let own = position.own(seat);
    let mut told = Continents::default();
    for continent in 0..terrain.continents() {
        let bonus = f64::from(terrain.bonus[continent]);
        let members = terrain.members[continent];
        let held = f64::from(position.held(terrain, seat, continent as u8)) / f64::from(terrain.sizes[continent]);
        told.begun += bonus * held * held * held;
        // Part of the armies on both sides of a border that stand on this side, 1 where nobody stands beyond.
        let part = |at: u8, beyond: u32| {
            let stand = f64::from(position.armies(at));
            stand / (stand + f64::from(beyond)).max(1.0)
        };
        let greatest = |among: crate::map::TerritorySet| {
            among.iter().map(|at| position.armies(at).saturating_sub(1)).max().unwrap_or(0)
        };
        let holder = members.iter().next().map_or(NEUTRAL, |at| position.owner(at));
        if !position.holds(terrain, holder, continent as u8) || holder == NEUTRAL {
            continue;
        }
        let beyond = |at: u8| match holder == seat {
            true => terrain.into[usize::from(at)].without(own).without(position.own(NEUTRAL)),
            false => terrain.into[usize::from(at)].and(own),
        };
        let weakest = members.iter().map(|at| part(at, greatest(beyond(at)))).fold(1.0, f64::min);
        if holder == seat {
            told.safe += bonus * weakest;
            told.in_danger += bonus * (1.0 - weakest);
        } else {
            told.breakable += bonus * (1.0 - weakest);
        }
    }
    told
}
