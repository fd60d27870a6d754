//! The table of turns, built backwards from the goal.

use super::amounts::{AMOUNTS, Amounts};
use super::table::{FINENESS, Table};
use crate::cost::cost;
use crate::rules::Hare;
use crate::track::{GOAL, SQUARES, Square};

/// Turns that no way home is longer than; who knows of none counts as having so many to go.
pub(super) const LONGEST: u8 = 63;
/// Carrots of one helping, of a square back and of a rank.
const TEN: u16 = 10;
/// How much of the way is held to be gone at the rank that a runner has; the rest is gone at any it may get.
const HELD: f32 = 0.5;

/// Amounts of carrots on each square.
type Board = [Amounts; SQUARES];

/// What does not change on the way.
struct Way<'a> {
    game: &'a Hare,
    rank: u8,
    /// Carrots one may come home with.
    limit: u16,
}

/// The turns home where the place `place` is free.
pub(super) fn table(game: &Hare, place: u8) -> Table {
    let (ranks, salads) = (game.all_runners(), usize::from(game.starting_salads()) + 1);
    // Nobody is before those that are home.
    let possible = usize::from(place).min(ranks)..=ranks;
    let alone: Vec<Vec<u8>> =
        possible.map(|rank| Way { game, rank: rank as u8, limit: TEN * u16::from(place) }.turns(salads)).collect();
    let mut turns = Vec::with_capacity(ranks * salads * SQUARES * AMOUNTS);
    for rank in 1..=ranks {
        let held = &alone[rank.saturating_sub(usize::from(place)).min(alone.len() - 1)];
        for (at, own) in held.iter().enumerate() {
            let mean = alone.iter().map(|turns| f32::from(turns[at])).sum::<f32>() / alone.len() as f32;
            turns.push((FINENESS * (HELD * f32::from(*own) + (1.0 - HELD) * mean)).round() as u16);
        }
    }
    Table { turns, salads, ranks }
}

impl Way<'_> {
    /// The fewest turns of a runner that keeps its rank, by salads, square and carrots.
    fn turns(&self, salads: usize) -> Vec<u8> {
        let mut turns = vec![LONGEST; salads * SQUARES * AMOUNTS];
        let mut fewer: Vec<Board> = Vec::new();
        for (salads, turns) in turns.chunks_exact_mut(SQUARES * AMOUNTS).enumerate() {
            fewer = self.with_salads(salads, &fewer, turns);
        }
        turns
    }

    /// Fills in the turns of who has so many salads. `fewer` says, for one salad less, what has just so many turns to go, by turns;
    /// the same is returned for so many.
    fn with_salads(&self, salads: usize, fewer: &[Board], turns: &mut [u8]) -> Vec<Board> {
        let stuck = self.stuck(salads);
        let mut known: Board = [Amounts::default(); SQUARES];
        let mut found = vec![known];
        turns[usize::from(GOAL) * AMOUNTS..].fill(0);
        for turn in 1..=LONGEST {
            // Nothing comes of nothing: what is left has no way home.
            let ends =
                |boards: &[Board]| boards.iter().rev().take(2).all(|board| *board == [Amounts::default(); SQUARES]);
            if turn > 2 && ends(&found) && fewer.len() < usize::from(turn) {
                break;
            }
            let none: Board = [Amounts::default(); SQUARES];
            let before = found.last().unwrap_or(&none);
            // A salad takes the turn after the one that leads to it.
            let eaten = usize::from(turn).checked_sub(2).and_then(|turn| fewer.get(turn)).unwrap_or(&none);
            let landing = self.landing(salads, turn, before, eaten);
            let mut next = none;
            for square in 0..GOAL {
                let at = usize::from(square);
                let leads = self.leads(square, before, &landing);
                next[at] = leads.without(known[at]);
            }
            if next[0].contains(self.game.starting_carrots()) {
                for (next, (stuck, known)) in next.iter_mut().zip(stuck.iter().zip(&known)) {
                    *next = next.or(stuck.without(*known));
                }
            }
            for (square, next) in next.iter().enumerate() {
                known[square] = known[square].or(*next);
                next.each(|amount| turns[square * AMOUNTS + amount] = turn);
            }
            found.push(next);
        }
        found
    }

    /// With what carrots left a runner may come to each square, so that it then has just one turn less to go.
    fn landing(&self, salads: usize, turn: u8, before: &Board, eaten: &Board) -> Board {
        std::array::from_fn(|at| {
            let pay = TEN * u16::from(self.rank);
            match self.game.track().square(at as u8) {
                Square::Goal if salads == 0 && turn == 1 => Amounts::up_to(self.limit),
                Square::Salad => eaten[at].before_earning(pay),
                Square::Carrot => before[at],
                square @ (Square::Position(_) | Square::Flag) => {
                    before[at].before_earning(if square.pays(self.rank) { pay } else { 0 })
                }
                Square::Goal | Square::Start | Square::Hare | Square::Hedgehog => Amounts::default(),
            }
        })
    }

    /// What leads from a square to one of those.
    fn leads(&self, square: u8, before: &Board, landing: &Board) -> Amounts {
        let mut from = Amounts::default();
        for to in square + 1..=GOAL {
            let price = cost(to - square);
            if usize::from(price) >= AMOUNTS {
                break;
            }
            let landing = landing[usize::from(to)];
            if !landing.is_empty() {
                from = from.or(landing.before_paying(price));
            }
        }
        let hedgehog = self.game.track().hedgehog_behind[usize::from(square)];
        if hedgehog > 0 {
            from = from.or(before[usize::from(hedgehog)].before_earning(TEN * u16::from(square - hedgehog)));
        }
        if self.game.track().square(square) == Square::Carrot {
            let here = before[usize::from(square)];
            from = from.or(here.before_earning(TEN)).or(here.before_paying(TEN));
        }
        from
    }

    /// With what carrots a runner can do nothing on each square, and so begins anew.
    fn stuck(&self, salads: usize) -> Board {
        let track = self.game.track();
        std::array::from_fn(|at| {
            let square = at as u8;
            if square == GOAL || track.hedgehog_behind[at] > 0 || track.square(square) == Square::Carrot {
                return Amounts::default();
            }
            let enters = |to: &u8| match track.square(*to) {
                Square::Salad => salads > 0,
                Square::Hare | Square::Hedgehog | Square::Start | Square::Goal => false,
                Square::Carrot | Square::Position(_) | Square::Flag => true,
            };
            let nearest = (square + 1..GOAL).find(enters);
            nearest.map_or(Amounts::ALL, |to| match cost(to - square) {
                0 => Amounts::default(),
                price => Amounts::up_to(price - 1),
            })
        })
    }
}
