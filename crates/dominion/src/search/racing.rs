//! Candidates are played out in the same worlds with the same random numbers, and those that fall behind drop out.
//!
//! A candidate that is behind the leader by more than [`DROPPED`] standard errors of the paired difference is played out no more (a race as
//! of Maron and Moore 1994, "Hoeffding races", by normal intervals). What the menu's own rules would do gives way only to what is better by [`CLEAR`] standard
//! errors.

use tabletop::{Monitor, Rng, Seat, Standing};

use super::worlds::Worlds;
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

/// A candidate and how it did.
#[derive(Clone, Debug)]
pub(super) struct Runner {
    pub action: Action,
    /// Share of games won, a shared win divided.
    pub wins: f64,
    /// Points ahead of the best other seat at the end, on average.
    pub ahead: f64,
    /// What each playout was worth, world by world.
    worth: Vec<f64>,
    running: bool,
}

impl Runner {
    fn new(action: Action) -> Self {
        Self { action, wins: 0.0, ahead: 0.0, worth: Vec::new(), running: true }
    }

    /// Games it was played out in.
    pub fn playouts(&self) -> usize {
        self.worth.len()
    }

    /// What it is worth, in games won.
    pub fn worth(&self) -> f64 {
        self.wins + POINT * self.ahead
    }

    fn take(&mut self, wins: f64, ahead: f64) {
        let count = self.worth.len() as f64 + 1.0;
        self.wins += (wins - self.wins) / count;
        self.ahead += (ahead - self.ahead) / count;
        self.worth.push(wins + POINT * ahead);
    }

    /// By how much it is ahead of another one in the worlds both were played out in, and the standard error of that.
    fn lead(&self, other: &Self) -> (f64, f64) {
        let count = self.worth.len().min(other.worth.len()) as f64;
        let differences = || self.worth.iter().zip(&other.worth).map(|(own, others)| own - others);
        let mean = differences().sum::<f64>() / count.max(1.0);
        let squares = differences().map(|difference| (difference - mean).powi(2)).sum::<f64>();
        (mean, (squares / (count - 1.0).max(1.0) / count.max(1.0)).sqrt())
    }
}

/// What came of a race.
pub(super) struct Race {
    /// The candidates, what the strategist would do first.
    pub runners: Vec<Runner>,
    /// The one that is done.
    pub best: usize,
    /// Games played out.
    pub playouts: u64,
    /// Whether a stop cut it short.
    pub cut: bool,
}

/// What is raced with.
pub(super) struct Course<'a> {
    pub game: &'a Dominion,
    pub seat: Seat,
    /// Who plays on, the same at every seat. Its buys are guarded, for nobody would end a game that is lost.
    pub strategist: Strategist,
    pub worlds: Worlds,
    /// Most games that are played out.
    pub budget: u64,
    pub monitor: &'a Monitor,
}

impl Course<'_> {
    /// Compares candidates, at least two of them; the first is the usual one.
    pub fn race(&self, candidates: Vec<Action>, rng: &mut Rng) -> Race {
        let turns = self.worlds.turns().saturating_add(TURNS);
        let game = self.game.limited(turns);
        let cut_off = turns < tabletop::Game::setup(self.game).turn_limit;
        let seats = vec![self.strategist.clone(); tabletop::Game::seats(self.game)];
        let mut kernel = Kernel::new(&game);
        let mut race =
            Race { runners: candidates.into_iter().map(Runner::new).collect(), best: 0, playouts: 0, cut: false };
        'worlds: loop {
            for _ in 0..BATCH {
                race.cut = self.monitor.stopped();
                let running = race.runners.iter().filter(|runner| runner.running).count() as u64;
                if race.cut || race.playouts + running > self.budget {
                    break 'worlds;
                }
                let world = self.worlds.draw(self.game, rng);
                let chance = split(rng);
                for runner in race.runners.iter_mut().filter(|runner| runner.running) {
                    let ended = kernel.play_on(&world, &runner.action, &seats, &mut chance.clone());
                    let Some(standing) = ended else { break 'worlds };
                    let unfinished = cut_off && kernel.state().turn.phase == Phase::Over(End::Turns);
                    let share = if unfinished { 1.0 / seats.len() as f64 } else { self.share(&standing) };
                    runner.take(share, self.ahead(kernel.state()));
                }
                race.playouts += running;
            }
            self.monitor.report(race.playouts, 0);
            if !race.drop_behind() {
                break;
            }
        }
        race.best = race.decide();
        race
    }

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

/// A generator of its own for what comes in a world, so that worlds do not depend on how long games last.
fn split(rng: &mut Rng) -> Rng {
    use rand::{RngExt, SeedableRng};
    let mut seed = [0; 32];
    rng.fill(&mut seed);
    Rng::from_seed(seed)
}

impl Race {
    fn leader(&self) -> usize {
        let running = self.runners.iter().enumerate().filter(|(_, runner)| runner.running);
        let best =
            running.max_by(|(at, one), (other_at, other)| one.worth().total_cmp(&other.worth()).then(other_at.cmp(at)));
        best.map_or(0, |(at, _)| at)
    }

    /// Drops those that are clearly behind the leader, and those that do just the same as one before them; says whether several are left.
    fn drop_behind(&mut self) -> bool {
        let leader = self.leader();
        for at in 0..self.runners.len() {
            if at == leader || !self.runners[at].running {
                continue;
            }
            let (lead, error) = self.runners[leader].lead(&self.runners[at]);
            let same = lead == 0.0 && error == 0.0 && at > leader;
            self.runners[at].running = !same && lead <= DROPPED * error;
        }
        self.runners.iter().filter(|runner| runner.running).count() > 1
    }

    /// The leader, or the usual one where that is not clearly behind.
    fn decide(&self) -> usize {
        let leader = self.leader();
        let (lead, error) = self.runners[leader].lead(&self.runners[0]);
        if self.runners[0].running && lead <= CLEAR * error { 0 } else { leader }
    }
}
