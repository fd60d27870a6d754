//! What a game lends to regret minimisation: positions, who knows what in them, and what they are worth.

use std::fmt::Debug;

use tabletop::{Seat, Turn};

use crate::position::Outcomes;

/// A position of a game in extensive form: two seats, 0 and 1, what one wins the other loses, and a seat need not see everything.
///
/// Positions that a seat cannot tell apart when it is to move are one *information set*; the game names it by a
/// [key](Self::information). A strategy has probabilities for each information set, not for each position.
///
/// # Contract
///
/// * **Keys.** All positions in which a seat is to move with the same key have the same moves in the same order.
/// * **Perfect recall.** A seat forgets nothing: its key follows from everything it has seen and done since the [starts](crate::Start),
///   in order, so that positions with the same key have the same last move of that seat behind them, made with the same key.
///   A hash that is carried along and takes in every observation and every move of one's own will do. All 64 bits should be spread: two
///   information sets with equal keys would be played as one.
/// * **Payoffs** are finite and those of seat 0; seat 1 gets the opposite. They may have any unit. What lies beyond [`MAX_VALUE`](crate::MAX_VALUE) is cut
///   to it, and what is not a number counts as 0.
/// * Probabilities of outcomes are positive and sum to 1; where they do not, they are scaled so that they do.
/// * No method panics in a position reached by its own moves and outcomes. Seats above 1 are taken for seat 1.
///
/// The first two points are looked at whenever a position is opened, and told as [`Malformed`](crate::Malformed) where they are broken.
///
/// # Adapting a game
///
/// Each seat hides a coin; seat 1 wants them to be different. Two heads are worth 3 to seat 0, two tails 1.
///
/// ```
/// use search::{Cfr, CfrLimits, Entry, ExtensiveForm, Start, plain};
/// use tabletop::{Monitor, Seat, Seed, Turn};
///
/// #[derive(Clone, Default)]
/// struct Coins { hidden: Vec<bool> }
///
/// impl ExtensiveForm for Coins {
///     type Move = bool;
///
///     fn turn(&self) -> Turn {
///         match self.hidden.len() {
///             2 => Turn::Over,
///             seat => Turn::Seat(Seat(seat as u8)),
///         }
///     }
///
///     fn information(&self, _: Seat) -> u64 {
///         0 // neither seat has seen or done anything before its only move
///     }
///
///     fn moves(&self, out: &mut Vec<bool>) {
///         out.extend([true, false]);
///     }
///
///     fn play(&mut self, heads: bool) {
///         self.hidden.push(heads);
///     }
///
///     fn evaluate(&self) -> f64 {
///         match self.hidden[..] {
///             [true, true] => 3.0,
///             [false, false] => 1.0,
///             [_, _] => -1.0,
///             _ => 0.0, // nobody knows yet
///         }
///     }
/// }
///
/// let starts = [Start::new(Coins::default(), 1.0)];
/// let mut cfr = Cfr::new(1_000);
/// cfr.begin(&starts, Entry::Dealt)?;
/// cfr.open_all()?;
/// cfr.solve(&CfrLimits::iterations(1_000), &mut Seed(1).stream("think", 0), &Monitor::new())?;
/// // Seat 0 shows heads one time in three: then either answer of seat 1 is worth the same to it.
/// let heads = cfr.average(Seat(0), 0).expect("it moves first").choices[0].probability;
/// assert!((heads - 1.0 / 3.0).abs() < 0.01);
/// assert!((cfr.value() - 1.0 / 3.0).abs() < 0.001);
/// // The strategy is judged on the game itself: a seat that knew it would win no more than this against it.
/// let strategy = |seat, key, moves: &[bool]| cfr.average(seat, key).map_or(vec![0.5; moves.len()], |mixture| mixture.probabilities());
/// assert!(plain::exploitability(&starts, &strategy) < 0.01);
/// # Ok::<(), search::Malformed>(())
/// ```
pub trait ExtensiveForm: Clone {
    /// A move of a seat or a chance outcome; small, as it is copied freely.
    type Move: Copy + PartialEq + Debug;

    /// Who acts next.
    fn turn(&self) -> Turn;

    /// The key of what `seat` knows here. Asked of the seat to move; and of a seat that is [offered an alternative](crate::Entry) also in the
    /// starts where it is not to move.
    fn information(&self, seat: Seat) -> u64;

    /// Pushes every move of the seat to move, in an order that is always the same: the order of probabilities in a strategy. `out` comes
    /// empty. Where nothing is pushed the game counts as over.
    fn moves(&self, out: &mut Vec<Self::Move>);

    /// Pushes every chance outcome with its probability, in an order that is always the same. Asked only where chance acts next. Where
    /// nothing is pushed the game counts as over.
    fn outcomes(&self, out: &mut Outcomes<'_, Self::Move>) {
        let _ = out;
    }

    /// Plays a move or a chance outcome.
    fn play(&mut self, mv: Self::Move);

    /// What the position is worth to seat 0: the payoff where the game is over, elsewhere a static evaluation, which stands for the
    /// position until it is opened. Asked once for every position that is met.
    fn evaluate(&self) -> f64;
}
