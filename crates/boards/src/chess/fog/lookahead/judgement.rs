//! What a position is worth, and why.

use super::node::Node;
use crate::board::Squares;
use crate::chess::piece::Side;
use crate::chess::rules::Stalemate;

/// A game that is won now; each ply until then takes one off.
pub const WON: f64 = 1000.0;

/// A game that is lost or won in one of many positions counts no more than this in a mean, in pawns: a little more than all pieces together are mostly worth.
const MOST: f64 = 40.0;

/// A value of one position as it counts in a mean of many.
pub fn counted(value: f64) -> f64 {
    // Of games that are won, those that are won sooner count more.
    if value.abs() > WON / 2.0 {
        value.signum() * (MOST + (value.abs() - WON) / 50.0)
    } else {
        value.clamp(-MOST, MOST)
    }
}

/// What a side can do.
#[derive(Default)]
struct Reach {
    /// Where it could go.
    to: Squares<u128>,
    /// Whether it could take the king.
    takes_king: bool,
    /// Whether it can do something that the rules allow; asked for whoever is to act alone.
    acts: bool,
}

/// What a position is worth to the side that searches.
pub enum Judged {
    /// The game is over, or a king is taken with the next move.
    Ended(f64),
    /// By pieces and places, squares seen, squares beside the kings.
    Open([f64; 3]),
}

/// What the parts of a value are called.
pub const PARTS: [&str; 3] = ["term-chess_pieces", "term-chess_seen", "term-chess_danger"];

impl Node<'_> {
    /// What White has more, as the side that searches has it.
    fn own(&self, white: f64) -> f64 {
        if self.outlook.own == Side::White { white } else { -white }
    }

    /// A game that one side wins so many plies on.
    fn won_by(&self, side: Side, plies: u16) -> f64 {
        let value = WON - f64::from(self.plies.saturating_add(plies));
        if side == self.outlook.own { value } else { -value }
    }

    /// What the position is worth if the game is over, want of moves left aside.
    pub fn ended(&self) -> Option<f64> {
        let (game, position) = (self.outlook.game, &self.position);
        let rules = game.rules();
        for side in Side::ALL {
            if position.royal(side).is_none() && position.in_hand(side, rules.royal) == 0 {
                return Some(self.won_by(side.other(), 0));
            }
        }
        let end = game.bare(position).map(|end| end.winner).or_else(|| {
            let faced = position.passes < 2;
            game.chess.passed_out(position).then(|| if faced { None } else { game.ahead(position) })
        });
        if let Some(winner) = end {
            return Some(winner.map_or(0.0, |side| self.won_by(side, 0)));
        }
        let again = self.plies > 0 && self.outlook.came_before(position);
        (again || self.outlook.limit().is_some_and(|limit| position.quiet >= limit)).then_some(0.0)
    }

    fn reach(&self, side: Side) -> Reach {
        let (game, mut as_mover) = (self.outlook.game, self.position);
        let acts = as_mover.mover == side;
        if !acts {
            (as_mover.mover, as_mover.passed, as_mover.passes) = (side, None, 0);
        }
        let (king, mut reach) = (as_mover.royal(side.other()), Reach::default());
        game.chess.pseudo_legal(&as_mover, |mv| {
            reach.to.insert(mv.to);
            reach.takes_king |= Some(mv.to) == king;
            if acts && !reach.acts {
                reach.acts = game.setup.fog || game.chess.is_safe(&as_mover, mv);
            }
        });
        reach
    }

    /// What the position is worth.
    pub(super) fn judge(&self) -> Judged {
        if let Some(value) = self.ended() {
            return Judged::Ended(value);
        }
        let (game, mover) = (self.outlook.game, self.position.mover);
        let [active, waiting] = [mover, mover.other()].map(|side| self.reach(side));
        if game.setup.fog && active.takes_king {
            return Judged::Ended(self.won_by(mover, 1));
        }
        if !active.acts {
            let mate = !game.setup.fog && waiting.takes_king;
            let lost = mate || game.rules().stalemate == Stalemate::Lost;
            return Judged::Ended(if lost { self.won_by(mover.other(), 0) } else { 0.0 });
        }
        let (own, other) = if mover == self.outlook.own { (&active, &waiting) } else { (&waiting, &active) };
        let weights = &self.outlook.worth.weights;
        let near = |reach: &Reach, king: Side| {
            self.position.royal(king).map_or(0, |king| (reach.to & self.outlook.worth.beside(king)).len())
        };
        let more = |own: u32, other: u32| f64::from(own) - f64::from(other);
        let danger = more(near(own, self.outlook.own.other()), near(other, self.outlook.own));
        Judged::Open([
            self.own(self.lead) + self.hunt(),
            weights.seen * more(own.to.len(), other.to.len()),
            weights.danger * danger,
        ])
    }

    /// A king that is left alone is worth less at the edge, and with the other king near.
    fn hunt(&self) -> f64 {
        let size = self.outlook.game.rules().size;
        let mut hunt = 0.0;
        for side in Side::ALL {
            let (alone, hunter) = (self.position.of(side), self.position.of(side.other()));
            if alone.len() != 1 || hunter.len() < 2 {
                continue;
            }
            let [Some(king), Some(other)] = [side, side.other()].map(|side| self.position.royal(side)) else {
                continue;
            };
            let edge = |at: u8, count: u8| f64::from(at.min(count - 1 - at));
            let inside = edge(size.column(king), size.columns()) + edge(size.row(king), size.rows());
            let apart = size.column(king).abs_diff(size.column(other)).max(size.row(king).abs_diff(size.row(other)));
            let value = 0.2 * inside + 0.1 * f64::from(apart);
            hunt += if side == self.outlook.own { value } else { -value };
        }
        hunt
    }

    /// What the position is worth to the side that searches.
    pub fn value(&self) -> f64 {
        match self.judge() {
            Judged::Ended(value) => value,
            Judged::Open(parts) => parts.iter().sum(),
        }
    }

    /// The same in its parts.
    pub fn parts(&self) -> Vec<(&'static str, f64)> {
        match self.judge() {
            Judged::Ended(value) => vec![("term-chess_end", value)],
            Judged::Open(parts) => PARTS.into_iter().zip(parts).collect(),
        }
    }
}
