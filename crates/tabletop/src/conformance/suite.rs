//! Random play with a probe here and there.

use std::collections::{BTreeMap, BTreeSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use rand::RngExt;

use super::golden::{random_step, seated};
use super::options::{Information, Options, Report};
use super::pool::Pool;
use super::promise::{Promise, Violation};
use crate::{Eye, Game, Illegal, Rng, Seed, Standing, Step, Turn};

/// Plays `options.games` games at random and checks every promise of a game on the positions met.
///
/// # Errors
/// The first promise that was not kept. A panic of the rules is reported as [`Promise::Total`].
pub fn check_game<G: Game>(game: &Arc<G>, options: &Options) -> Result<Report, Violation> {
    let mut suite = Suite::new(game, options);
    suite.guarded(|suite| suite.check_round_trip("setup", suite.game.setup()))?;
    suite.check_declarations_known()?;
    for index in 0..options.games {
        suite.begin(options.seed.derive("game", index));
        suite.guarded(Suite::play)?;
    }
    if options.information == Information::Hidden && suite.report.twins_apart == 0 {
        let details = format!("none of {} twins was another state", suite.report.twins);
        return Err(suite.broken(Promise::ConcealRedraws, details));
    }
    if options.information == Information::Hidden && options.worlds > 1 && suite.report.worlds_apart == 0 {
        let details = format!("none of {} worlds was another than the one before", suite.report.worlds);
        return Err(suite.broken(Promise::WorldRedraws, details));
    }
    Ok(suite.report)
}

/// Makes the dearer checks in one position, for positions random play seldom meets.
///
/// # Errors
/// The first promise that was not kept.
pub fn check_state<G: Game>(game: &Arc<G>, state: &G::State, options: &Options) -> Result<Report, Violation> {
    let mut suite = Suite::new(game, options);
    suite.begin(options.seed);
    suite.guarded(|suite| suite.probe(state))?;
    Ok(suite.report)
}

/// A check under way.
pub(super) struct Suite<'a, G: Game> {
    pub game: &'a Arc<G>,
    pub options: &'a Options,
    pub report: Report,
    /// The generator of the probes: apart from the play, which it must not change.
    pub rng: Rng,
    seed: Seed,
    step: u64,
    /// Actions and outcomes met so far, to be tried where they may not belong.
    pub actions: Pool<G::Action>,
    pub outcomes: Pool<G::Outcome>,
    /// States met so far, to be compared by value and by hash.
    pub states: Pool<G::State>,
    /// Distributions tested so far, by stream.
    pub tested: BTreeMap<&'static str, BTreeSet<u64>>,
    /// A view of some other state or eye, to be overwritten.
    pub used_view: G::View,
}

impl<'a, G: Game> Suite<'a, G> {
    pub fn new(game: &'a Arc<G>, options: &'a Options) -> Self {
        Self {
            game,
            options,
            report: Report::default(),
            rng: options.seed.stream("conformance", 0),
            seed: options.seed,
            step: 0,
            actions: Pool::new(),
            outcomes: Pool::new(),
            states: Pool::new(),
            tested: BTreeMap::new(),
            used_view: game.view(&game.start(), Eye::Public),
        }
    }

    pub fn begin(&mut self, seed: Seed) {
        self.seed = seed;
        self.step = 0;
        self.rng = seed.stream("conformance", 0);
    }

    /// The news that `promise` is broken here.
    pub fn broken(&self, promise: Promise, details: impl Into<String>) -> Violation {
        Violation { promise, game: G::ID.to_owned(), seed: self.seed, step: self.step, details: details.into() }
    }

    /// Reports a panic as a violation: whoever runs many games wants to know which one it was.
    pub fn guarded(&mut self, check: impl FnOnce(&mut Self) -> Result<(), Violation>) -> Result<(), Violation> {
        catch_unwind(AssertUnwindSafe(|| check(self))).unwrap_or_else(|payload| {
            let text = payload.downcast_ref::<String>().map(String::as_str);
            let text = text.or_else(|| payload.downcast_ref::<&str>().copied()).unwrap_or("without a message");
            Err(self.broken(Promise::Total, format!("panic: {text}")))
        })
    }

    fn play(&mut self) -> Result<(), Violation> {
        let mut session = seated(self.game, self.seed);
        let mut hashes = vec![session.hash()];
        loop {
            self.step = session.len() as u64;
            let over = self.check_standing(session.state())?;
            if over || session.is_empty() || self.rng.random_range(0..self.options.probe_every.max(1)) == 0 {
                self.probe(session.state())?;
                self.check_undo(&mut session, &hashes)?;
            }
            if over {
                break;
            }
            if self.step >= self.options.max_steps {
                return Err(self.broken(Promise::Ends, "the limit of steps was reached"));
            }
            random_step(&mut session).map_err(|(promise, details)| self.broken(promise, details))?;
            hashes.push(session.hash());
            match session.steps().last() {
                Some(Step::Action(..)) => self.report.actions += 1,
                Some(Step::Outcome(_)) => self.report.outcomes += 1,
                Some(Step::Declaration(..)) | None => {}
            }
        }
        let index = self.report.games;
        if self.options.record_every > 0 && index.is_multiple_of(self.options.record_every) {
            self.check_history(&mut session, &hashes)?;
            self.report.records += 1;
        }
        self.report.games += 1;
        self.report.longest = self.report.longest.max(self.step);
        Ok(())
    }

    /// Whether the game is over, as turn and standing agree.
    fn check_standing(&mut self, state: &G::State) -> Result<bool, Violation> {
        let over = self.game.turn(state) == Turn::Over;
        let standing = self.game.standing(state);
        if over != standing.is_some() {
            let text = if over { "over without a standing" } else { "a standing before the end" };
            return Err(self.broken(Promise::StandingAtEnd, text));
        }
        let Some(standing) = standing else { return Ok(over) };
        let mut places = standing.places.clone();
        places.sort_unstable();
        // Shared places may leave a gap after them (1, 1, 3) or not (1, 1, 2).
        let ranked = places.first() == Some(&1)
            && places.windows(2).enumerate().all(|(index, pair)| {
                let (before, place) = (usize::from(pair[0]), usize::from(pair[1]));
                place == before || place == before + 1 || place == index + 2
            });
        if places.len() != self.game.seats() || !ranked {
            let text = format!("places {:?} for {} seats", standing.places, self.game.seats());
            return Err(self.broken(Promise::PlacesWellFormed, text));
        }
        let Standing { places, scores, .. } = &standing;
        let better = |one: usize, other: usize| places[one] < places[other];
        let seats = 0..scores.len();
        let against =
            seats.clone().any(|one| seats.clone().any(|other| better(one, other) && scores[one] < scores[other]));
        if !scores.is_empty() && (scores.len() != self.game.seats() || against) {
            let text = format!("scores {scores:?} with places {places:?} for {} seats", self.game.seats());
            return Err(self.broken(Promise::PlacesFollowScores, text));
        }
        self.report.scored += u64::from(!scores.is_empty());
        Ok(over)
    }

    fn probe(&mut self, state: &G::State) -> Result<(), Violation> {
        self.report.probes += 1;
        if let Err(illegal) = self.game.check_state(state) {
            return Err(self.broken(Promise::ReachedStateSound, illegal.to_string()));
        }
        self.check_state_round_trip(state)?;
        self.check_hash(state)?;
        match self.game.turn(state) {
            Turn::Seat(seat) if seat.index() >= self.game.seats() => {
                return Err(self.broken(Promise::OutOfTurn, format!("it is the turn of {seat}, who is not there")));
            }
            Turn::Seat(seat) => self.check_actions(state, seat)?,
            Turn::Chance => self.check_chance(state)?,
            Turn::Over => {}
        }
        self.check_out_of_turn(state)?;
        self.check_hiding(state)
    }

    /// Makes `step` on a copy.
    pub fn made(&self, state: &G::State, step: &Step<G>) -> Result<(G::State, Vec<G::Event>), Illegal> {
        let (mut state, mut events) = (state.clone(), Vec::new());
        match step {
            Step::Action(_, action) => self.game.apply(&mut state, action, &mut events)?,
            Step::Outcome(outcome) => self.game.resolve(&mut state, outcome, &mut events)?,
            Step::Declaration(..) => {} // No rule knows of it.
        }
        Ok((state, events))
    }
}
