//! Whether a position looks like a view.

use crate::board::Squares;
use crate::chess::fog::action::Action;
use crate::chess::fog::game::Fog;
use crate::chess::fog::view::View;
use crate::chess::moves::{Move, Special};
use crate::chess::piece::{Kind, Piece, Side};
use crate::chess::position::Position;

/// What a view asks of a position.
#[derive(Debug)]
pub(super) struct Sighting<'a> {
    pub side: Side,
    pub view: &'a View,
    /// What is seen, as a position.
    pub known: Position,
    pub seen: Squares<u128>,
    /// By the square a piece stands on: where the view lets it go without becoming something else.
    goes: Vec<Squares<u128>>,
}

impl<'a> Sighting<'a> {
    /// That of the view of a side in fog.
    pub fn of(game: &Fog, view: &'a View, side: Side) -> Self {
        let rules = game.rules();
        let mut seen: Squares<u128> = rules.size.squares().collect();
        view.dark.iter().for_each(|square| seen.remove(*square));
        let mut goes = vec![Squares::none(); rules.size.squares().count()];
        for action in &view.moves {
            if let Action::Move { from, to, into: None } = action
                && let (Some(from), Some(to)) = (from.on(rules.size), to.on(rules.size))
            {
                goes[from.index()].insert(to);
            }
        }
        Self { side, view, known: view.known.position(rules), seen, goes }
    }

    /// Whether the view allows a move.
    fn allows(&self, game: &Fog, mv: Move) -> bool {
        match mv.special {
            Special::None | Special::Castles(_) | Special::EnPassant(_) => self.goes[mv.from.index()].contains(mv.to),
            // The moves of a view are sorted.
            Special::Promotes(_) | Special::Drops(_) | Special::Passes => {
                self.view.moves.binary_search(&game.action_of(mv)).is_ok()
            }
        }
    }

    /// Squares that are seen and on which a position has something else.
    pub fn differing(&self, position: &Position) -> Squares<u128> {
        self.seen.filter(|square| position.piece(*square) != self.known.piece(*square)).collect()
    }

    /// Whether a position looks so in every respect.
    pub fn fits(&self, game: &Fog, position: &Position) -> bool {
        let (rules, other) = (game.rules(), self.side.other());
        let kinds = || (0..rules.kinds.len() as u8).map(Kind);
        let held: u8 = kinds().map(|kind| position.in_hand(other, kind)).sum();
        let goes_on =
            Side::ALL.iter().all(|side| position.royal(*side).is_some() || position.in_hand(*side, rules.royal) > 0);
        goes_on && held == self.view.held[other.index()] && self.looks_so(game, position)
    }

    /// The same, but for what the other side has in hand and whether its king stands.
    pub fn looks_so(&self, game: &Fog, position: &Position) -> bool {
        let (rules, side) = (game.rules(), self.side);
        let alike = |kind| position.in_hand(side, kind) == self.known.in_hand(side, kind);
        position.mover == self.known.mover
            && position.passes == self.known.passes
            && position.of(side) == self.known.of(side)
            && (position.unmoved & position.of(side)) == self.known.unmoved
            && (0..rules.kinds.len() as u8).map(Kind).all(alike)
            && self.seen.into_iter().all(|square| position.piece(square) == self.known.piece(square))
            && if position.mover == side { self.may_do_so(game, position) } else { self.waits_so(game, position) }
    }

    /// Where its side is to act: whether it may do exactly what the view says. Then it sees the same, too.
    fn may_do_so(&self, game: &Fog, position: &Position) -> bool {
        let (mut count, mut same, mut passing) = (0, true, None);
        game.chess.pseudo_legal(position, |mv| {
            same = same && self.allows(game, mv);
            count += 1;
            if let Special::EnPassant(_) = mv.special {
                passing = position.passed;
            }
        });
        same && count == self.view.moves.len() && passing == self.known.passed
    }

    /// Where the other side is to act: whether as much is seen, and that side can do something, since the game goes on.
    fn waits_so(&self, game: &Fog, position: &Position) -> bool {
        let mut moves = false;
        self.seen == game.chess.sight(position, self.side) && {
            game.chess.pseudo_legal(position, |_| moves = true);
            moves
        }
    }

    /// What was taken between a state and this view, if anything.
    pub fn taken_since(&self, lost: &[Vec<u8>; 2]) -> Option<Piece> {
        let differs = |side: Side| {
            let lists = lost[side.index()].iter().zip(&self.view.known.lost[side.index()]);
            let kind = lists.into_iter().position(|(before, now)| before < now)?;
            Some(Piece { side, kind: Kind(kind as u8) })
        };
        Side::ALL.into_iter().find_map(differs)
    }
}
