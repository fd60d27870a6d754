//! What may be done, and why something may not, in words a player understands.

use tabletop::{Game, Illegal, Turn};

use super::generals::Generals;
use crate::board::{Direction, Square};
use crate::generals::action::Action;
use crate::generals::arrangement::Arrangement;
use crate::generals::point::Point;
use crate::generals::rank::Rank;
use crate::generals::rules::Steps;
use crate::generals::side::Side;
use crate::generals::state::{Phase, Piece, State, View};

/// That cannot come here, or nothing is due.
pub(super) fn no_such_outcome() -> Illegal {
    Illegal::new("impossible-outcome", "that cannot come here")
}

/// What an action comes to.
pub(super) enum Checked {
    /// A side places these pieces.
    Placed(Side, Vec<Piece>),
    /// A piece goes from one square to another.
    Moved(Square, Square),
}

impl Generals {
    /// Tells every move of the side to move whose pieces' ranks are known.
    pub fn each_move(&self, state: &State, mut tell: impl FnMut(Square, Square)) {
        if state.phase != Phase::Moving || state.end.is_some() {
            return;
        }
        let own = state.army(state.mover).iter();
        for (from, piece) in own.filter_map(|piece| Some((piece.at?, piece))) {
            let steps = piece.rank.map_or(Steps::None, |rank| self.rules().info(rank).steps);
            self.ways(state, from, steps, |to| tell(from, to));
        }
    }

    /// Tells the squares to which a piece of the side to move can go.
    fn ways(&self, state: &State, from: Square, steps: Steps, mut tell: impl FnMut(Square)) {
        let rules = self.rules();
        for direction in Direction::ALL {
            let line = rules.size.line(from, direction).take_while(|square| rules.is_ground(*square));
            for (far, to) in line.enumerate() {
                match state.piece_on(to) {
                    _ if steps == Steps::None || (far > 0 && steps == Steps::One) => break,
                    Some((side, _)) => {
                        if far == 0 && side != state.mover {
                            tell(to);
                        }
                        break;
                    }
                    None => tell(to),
                }
            }
        }
    }

    /// Whether the side to move can move.
    pub(super) fn can_move(&self, state: &State) -> bool {
        let mut can = false;
        self.each_move(state, |_, _| can = true);
        can
    }

    /// Every move of the side to move, sorted.
    pub(in crate::generals) fn moves(&self, state: &State) -> Vec<Action> {
        let (size, mut moves) = (self.rules().size, Vec::new());
        self.each_move(state, |from, to| {
            moves.push(Action::Move { from: Point::of(size, from), to: Point::of(size, to) });
        });
        moves.sort_unstable();
        moves
    }

    /// Whether an action is one that a view offers to the seat that is to act.
    ///
    /// # Errors
    /// Why it may not be done.
    pub fn permits(&self, view: &View, action: &Action) -> Result<(), Illegal> {
        self.check(&view.known, action).map(drop)
    }

    /// What an action of whoever is to act comes to.
    ///
    /// # Errors
    /// Why it may not be done.
    pub(super) fn check(&self, state: &State, action: &Action) -> Result<Checked, Illegal> {
        match (self.turn(state), action) {
            (Turn::Over, _) => Err(Illegal::new("generals-over", "the game is over")),
            (Turn::Chance, _) if state.phase == Phase::Screen => {
                Err(Illegal::new("generals-screen", "the screen is taken away first"))
            }
            (Turn::Chance, _) => Err(Illegal::new("generals-undecided", "it is still drawn with what the game begins")),
            (Turn::Seat(_), Action::Place(arrangement)) => {
                let Phase::Placing(side) = state.phase else {
                    return Err(Illegal::new("generals-placed", "the pieces stand already"));
                };
                self.check_arrangement(arrangement)?;
                Ok(Checked::Placed(side, self.army_of(side, arrangement)))
            }
            (Turn::Seat(_), Action::Move { from, to }) => self.check_move(state, *from, *to),
        }
    }

    /// Whether a side may place its pieces so.
    ///
    /// # Errors
    /// Why it may not.
    pub fn check_arrangement(&self, arrangement: &Arrangement) -> Result<(), Illegal> {
        let rules = self.rules();
        if arrangement.camp() != rules.camp() {
            let (rows, columns) = (u32::from(rules.camp().rows()), u32::from(rules.camp().columns()));
            let text = format!("a side places its pieces on {rows} rows of {columns} squares");
            return Err(Illegal::new("generals-camp", text).with("rows", rows).with("columns", columns));
        }
        let mut counts = rules.counts();
        for (_, letter) in arrangement.pieces() {
            match rules.rank(letter).map(|rank| (&mut counts[rank.index()], rank)) {
                None => {
                    let text = format!("no piece has the letter {letter}");
                    return Err(Illegal::new("generals-no-letter", text).with("letter", letter.to_string()));
                }
                Some((0, rank)) => {
                    let piece = self.rank_name(rank);
                    let text = format!("there are too many pieces of the rank {piece}");
                    return Err(Illegal::new("generals-many", text).with("piece", piece));
                }
                Some((left, _)) => *left -= 1,
            }
        }
        match counts.iter().position(|left| *left > 0) {
            None => Ok(()),
            Some(at) => {
                let piece = self.rank_name(Rank(at as u8));
                let text = format!("not every piece is placed: the {piece} is missing");
                Err(Illegal::new("generals-few", text).with("piece", piece))
            }
        }
    }

    fn check_move(&self, state: &State, from: Point, to: Point) -> Result<Checked, Illegal> {
        let rules = self.rules();
        if state.phase != Phase::Moving {
            return Err(Illegal::new("generals-place-first", "place your pieces first"));
        }
        let (Some(from), Some(to)) = (from.on(rules.size), to.on(rules.size)) else {
            return Err(Illegal::new("generals-no-square", "there is no such square on this board"));
        };
        let piece = match state.piece_on(from) {
            None => return Err(Illegal::new("generals-nothing", "no piece stands there")),
            Some((side, _)) if side != state.mover => {
                return Err(Illegal::new("generals-not-yours", "this piece is not yours"));
            }
            Some((side, place)) => state.army(side)[place],
        };
        if !rules.is_ground(to) {
            return Err(Illegal::new("generals-water", "nobody enters the water"));
        }
        if state.piece_on(to).is_some_and(|(side, _)| side == state.mover) {
            return Err(Illegal::new("generals-own", "your own piece stands there"));
        }
        let steps = piece.rank.map_or(Steps::None, |rank| rules.info(rank).steps);
        let mut leads = false;
        self.ways(state, from, steps, |square| leads |= square == to);
        match steps {
            _ if leads => Ok(Checked::Moved(from, to)),
            Steps::None => Err(Illegal::new("generals-stays", "this piece never moves")),
            Steps::One => Err(Illegal::new("generals-step", "a piece goes one step along a row or column")),
            Steps::Far => Err(Illegal::new(
                "generals-far",
                "this piece goes along a row or column over empty squares, and challenges what stands beside it",
            )),
        }
    }
}
