//! What a candidate comes to in a world: it is done, and everybody plays on by the menu to the end of the game.

use search::{Race, Worlds};
use tabletop::{Game, Monitor, Rng, Seat, Standing};

use super::worlds::Dealer;
use crate::action::Action;
use crate::agents::Strategist;
use crate::kernel::Kernel;
use crate::rules::Dominion;
use crate::state::{End, Phase, State};

/// Worlds after which candidates are looked at, and again after every as many.
const BATCH: usize = 32;
/// Standard errors behind the leader at which a candidate drops out.
const DROPPED: f64 = 2.5;
/// Standard errors by which the usual candidate must be behind to give way.
const CLEAR: f64 = 1.0;
/// Turns a seat that are played out at most. A game that is not over by then is nobody's, so that whoever is ahead wants it to end.
const TURNS: u16 = 30;
/// What a point ahead at the end is worth, in games won.
pub(super) const POINT: f64 = 0.005;
/// Points ahead beyond which more are worth nothing: nobody goes on for more points who has enough to end the game.
const MOST_AHEAD: i32 = 12;

/// What a playout tells: the share of the game won, a shared win divided; and points ahead of the best other seat at the end.
const TERMS: usize = 2;

/// A candidate and how it did.
pub(super) type Runner = search::Runner<Action, TERMS>;
/// What came of a race; its first runner is what the strategist would do.
pub(super) type Raced = search::Raced<Action, TERMS>;

/// What candidates are raced with.
pub(super) struct Course<'a> {
    pub game: &'a Dominion,
    pub seat: Seat,
    /// Who plays on, the same at every seat. Its buys are guarded, for nobody would end a game that is lost.
    pub strategist: Strategist,
    pub dealer: Dealer,
    /// Most games that are played out.
    pub budget: u64,
}

impl Course<'_> {
    /// Compares candidates; the first is the usual one.
    pub fn race(self, candidates: Vec<Action>, rng: &mut Rng, monitor: &Monitor) -> Raced {
        let turns = self.dealer.turns().saturating_add(TURNS);
        let limited = self.game.limited(turns);
        let mut playouts = Playouts {
            game: self.game,
            seat: self.seat,
            seats: vec![self.strategist; self.game.seats()],
            dealer: self.dealer,
            kernel: Kernel::new(&limited),
            cut_off: turns < self.game.setup().turn_limit,
        };
        let race = Race { playouts: self.budget, batch: BATCH, dropped: DROPPED, clear: CLEAR };
        race.run(&mut playouts, candidates, rng, monitor)
    }
}

/// The worlds of a decision, and the table at which they are played out.
struct Playouts<'a> {
    game: &'a Dominion,
    seat: Seat,
    /// Who plays on, by seat.
    seats: Vec<Strategist>,
    dealer: Dealer,
    /// Plays by the rules with the turns that are played out as their limit.
    kernel: Kernel<'a>,
    /// Whether that limit comes before the one of the setup, so that a game which it ends is not over.
    cut_off: bool,
}

impl Worlds<TERMS> for Playouts<'_> {
    type World = State;
    type Candidate = Action;

    fn weights(&self) -> [f64; TERMS] {
        [1.0, POINT]
    }

    fn draw(&mut self, rng: &mut Rng) -> State {
        self.dealer.draw(self.game, rng)
    }

    fn play_out(&mut self, world: &State, candidate: &Action, chance: &mut Rng) -> Option<[f64; TERMS]> {
        let standing = self.kernel.play_on(world, candidate, &self.seats, chance)?;
        let unfinished = self.cut_off && self.kernel.state().turn.phase == Phase::Over(End::Turns);
        let share = if unfinished { 1.0 / self.seats.len() as f64 } else { self.share(&standing) };
        Some([share, self.ahead(self.kernel.state())])
    }
}

impl Playouts<'_> {
    /// The seat's share of a game that is over.
    fn share(&self, standing: &Standing) -> f64 {
        match standing.places.get(self.seat.index()) {
            Some(1) => 1.0 / standing.winners().count().max(1) as f64,
            _ => 0.0,
        }
    }

    /// Points ahead of the best other seat.
    fn ahead(&self, state: &State) -> f64 {
        let points = |seat: Seat| self.game.score(state, seat).points;
        let others = Seat::all(state.players.len()).filter(|&seat| seat != self.seat).map(points);
        let ahead = points(self.seat) - others.max().unwrap_or(0);
        ahead.clamp(-MOST_AHEAD, MOST_AHEAD).into()
    }
}
