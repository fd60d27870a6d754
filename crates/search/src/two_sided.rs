//! What a game of two interests lends to alpha-beta: values, and three hooks that a game takes up only if it wants to.

use tabletop::Seat;

use crate::{Moves, Position};

/// Most moves a search plays beyond its horizon, whatever [`TwoSided::QUIESCENCE`] says.
pub const MAX_QUIESCENCE: u32 = 50;

/// A position of two interests, one number: what alpha-beta searches.
///
/// More than two seats are searched as two sides by telling who is with the root seat ([`maximises`](Self::maximises)): "all
/// against me" (paranoid) has one seat on the maximising side.
///
/// # Hooks
///
/// They are off unless a game switches them on; a game that leaves them alone is searched as if they did not exist, to the node.
/// What each of them means is written down without any cleverness in [`plain::minimax`](crate::plain::minimax), and a search
/// answers what that does.
///
/// * **Quiescence**, for boards on which pieces take each other (Banqi, Jungle, fog chess): switched on by
///   [`QUIESCENCE`](Self::QUIESCENCE). At the horizon the search asks [`leaf`](Self::leaf) what the position's value is good for,
///   and plays an exchange to its end by [`noisy_moves`](Self::noisy_moves) instead of valuing its middle.
/// * **Repetition**, for games in which pieces can go back to where they were (the same three): switched on by
///   [`REPETITION`](Self::REPETITION). A position that was on the way already can get a value of its own
///   ([`repeated`](Self::repeated)). [`repetition_key`](Self::repetition_key) says which positions are the same,
///   [`reversible`](Self::reversible) how far back one may come from, [`earlier`](Self::earlier) what the game itself has seen.
/// * **Moves that need depth**, for games in which a move opens very many outcomes (Banqi: a piece turned over):
///   [`moves_within`](Self::moves_within) leaves them out where too little depth is left below them.
/// * **Null windows** need nothing of a position: [`AlphaBeta::with_null_windows`](crate::AlphaBeta::with_null_windows).
pub trait TwoSided: Position {
    /// Most moves a search plays on beyond its horizon while a [`leaf`](Self::leaf) is not quiet; 0 switches quiescence off.
    ///
    /// Each move of a seat costs one, forced moves and chance outcomes none. When they are used up, and at depth 0, every leaf
    /// counts as quiet. At most [`MAX_QUIESCENCE`] are played.
    const QUIESCENCE: u32 = 0;

    /// Whether the search watches for positions that come again.
    ///
    /// A value may then depend on the way, so the transposition table keeps values for a position *and* the reversible positions
    /// before it. What transposes by quiet moves alone is searched anew; after a capture all ways share again. On the small boards
    /// of the tests that costs half as many positions again at depth 7 and two thirds at depth 8.
    const REPETITION: bool = false;

    /// Whether `seat` wants the value high. The side to move decides max or min, never the ply.
    fn maximises(&self, seat: Seat) -> bool;

    /// The value of the position as it stands, from the maximising side, at the horizon or at the end of the game.
    ///
    /// A pure function of the position. Finite, and within [`range`](Self::range) where that is given; a search takes NaN as
    /// the lowest value and clamps the rest to the range or to [`MAX_VALUE`](crate::MAX_VALUE), so that no value can break it. Asked at [`Turn::Chance`](tabletop::Turn::Chance) only
    /// where there are no outcomes or the search is [`MAX_PLY`](crate::MAX_PLY) deep.
    fn evaluate(&self) -> f64;

    /// Lowest and highest value any position of this game can have, if known; asked once, at the root.
    ///
    /// It lets chance nodes cut (Star1). A narrower true range cuts more. Ends that are not finite or out of order are ignored.
    fn range(&self) -> Option<(f64, f64)> {
        None
    }

    /// What the value of this position is good for when no depth is left.
    ///
    /// Called by the search at its horizon where a seat is to move, no move is forced and moves of quiescence are left. It must
    /// depend on the position alone. Cheap, as most positions of a search are leaves.
    fn leaf(&self) -> Leaf {
        Leaf::Quiet
    }

    /// Pushes the moves that an exchange goes on with (captures, say): some of [`moves`](Position::moves), in an order that is
    /// always the same.
    ///
    /// Called at leaves that are a [`Leaf::Exchange`], after the position was evaluated and only if standing does not settle
    /// the matter. None at all is allowed; then the value stands.
    fn noisy_moves(&self, out: &mut Moves<'_, Self::Move>) {
        let _ = out;
    }

    /// Pushes the moves that are worth a search where `left` plies, at least 1, are left to the horizon: [`moves`](Position::moves) without some of the
    /// last of them, for which that is too little, but at least one where there is one. Tells whether it left any out.
    ///
    /// Asked below the root, and not where an [unsettled](Leaf::Unsettled) leaf is played on. The default leaves out none.
    fn moves_within(&self, left: u32, out: &mut Moves<'_, Self::Move>) -> bool {
        let _ = left;
        self.moves(out);
        false
    }

    /// What makes two positions the same to the rule of repetition: equal keys, same position.
    ///
    /// The hash, unless that counts something which the rule does not, as the plies since the last capture.
    fn repetition_key(&self) -> u64 {
        self.hash()
    }

    /// How many of the positions just before this one may come again, and so may be what this one repeats.
    ///
    /// Every position on the way counts, those of chance and forced moves too. The number is 0 right after a move that nothing
    /// undoes (a capture, a turned piece), and one more than before after any other. Positions nobody knows of, before the
    /// game or before what [`earlier`](Self::earlier) tells, may be counted in.
    fn reversible(&self) -> usize {
        0
    }

    /// Pushes the [keys](Self::repetition_key) of the positions of the game before this one, oldest first, without this one.
    ///
    /// Called once a search, at the root. As many as [`reversible`](Self::reversible) counts are enough.
    fn earlier(&self, out: &mut Vec<u64>) {
        let _ = out;
    }

    /// The value of this position, from the maximising side, if it has been on the way `times` times before; `None` to search
    /// it like any other.
    ///
    /// Called in the tree, never at the root, where `times` is at least 1 and the game is not over. It depends on the position
    /// and on `times` alone. By rules of threefold repetition 2 is the end of the game; to answer from 1 on sees the same
    /// earlier, as who can come back once can come back twice. The same limits as for [`evaluate`](Self::evaluate) hold.
    fn repeated(&self, times: u32) -> Option<f64> {
        let _ = times;
        None
    }
}

/// What the value of a position at the horizon is good for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leaf {
    /// It is the answer.
    Quiet,
    /// Pieces hang: the side to move takes the value as it stands, or plays one of the
    /// [noisy moves](TwoSided::noisy_moves), whichever is better for it.
    Exchange,
    /// Something is under way that no value can tell (a king in check, a den about to fall): every move is searched, and the
    /// side to move may not stand.
    Unsettled,
}
