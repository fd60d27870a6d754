//! Matches between opponents of any game, from positions that both sides play once.

use std::fmt;
use std::ops::AddAssign;

use tabletop::{Agent, Budget, Game, Monitor, NoEvents, Seed, Think, Turn};

/// What came out for the first of two opponents.
#[derive(Clone, Copy, Debug, Default)]
pub struct Score {
    wins: u32,
    draws: u32,
    games: u32,
}

impl Score {
    pub fn add(&mut self, points: f64) {
        self.games += 1;
        self.wins += u32::from(points > 0.75);
        self.draws += u32::from(points == 0.5);
    }

    /// Its share of the points.
    pub fn share(&self) -> f64 {
        (f64::from(self.wins) + 0.5 * f64::from(self.draws)) / f64::from(self.games)
    }

    /// Between which shares it lies, 19 times of 20 (Wilson 1927), each game counted as one draw of a coin: too wide where many are drawn.
    pub fn interval(&self) -> [f64; 2] {
        const Z: f64 = 1.96;
        let (share, games) = (self.share(), f64::from(self.games));
        let middle = share + Z * Z / (2.0 * games);
        let half = Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
        [-1.0, 1.0].map(|side| (middle + side * half) / (1.0 + Z * Z / games))
    }
}

impl AddAssign for Score {
    fn add_assign(&mut self, other: Self) {
        self.wins += other.wins;
        self.draws += other.draws;
        self.games += other.games;
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [low, high] = self.interval();
        let Self { wins, draws, games } = self;
        write!(f, "{:.3} ({low:.3} to {high:.3}) of {games} games, {wins} won, {draws} drawn", self.share())
    }
}

/// Plays a game on from a state; the points of the first seat.
fn play<G>(rules: &G, mut state: G::State, players: [&mut dyn Agent<G>; 2], seed: u64) -> f64
where
    G: Game<View = <G as Game>::State>,
{
    let mut rng = Seed(seed).stream("chance", 0);
    let monitor = Monitor::new();
    let mut steps = 0;
    loop {
        steps += 1;
        match rules.turn(&state) {
            Turn::Over => {
                let places = rules.standing(&state).expect("it is over").places;
                return if places[0] == places[1] { 0.5 } else { f64::from(u8::from(places[0] == 1)) };
            }
            Turn::Chance => {
                let drawn = rules.draw(&state, &mut rng).expect("it is due");
                rules.resolve(&mut state, &drawn, &mut NoEvents).expect("it may come");
            }
            Turn::Seat(seat) => {
                let rng = Seed(seed).stream("think", steps);
                let mut think = Think { budget: Budget::default(), explain: false, rng, monitor: &monitor };
                let decision = players[seat.index()].decide(rules, &state, &mut think);
                rules.apply(&mut state, &decision.action, &mut NoEvents).expect("it is allowed");
            }
        }
    }
}

/// The score of the first opponent over these positions, each played from both sides with the same chance; `first` is the number of the first, and gives
/// it its chance.
pub fn match_of<G>(
    rules: &G,
    starts: impl IntoIterator<Item = G::State>,
    make: impl Fn(&str) -> Box<dyn Agent<G>>,
    [one, other]: [&str; 2],
    first: u64,
) -> Score
where
    G: Game<View = <G as Game>::State>,
{
    let mut score = Score::default();
    let (mut one, mut other) = (make(one), make(other));
    for (number, start) in (first..).zip(starts) {
        score.add(play(rules, start.clone(), [&mut *one, &mut *other], number));
        score.add(1.0 - play(rules, start, [&mut *other, &mut *one], number));
    }
    score
}
