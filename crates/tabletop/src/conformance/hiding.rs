//! Views, events and legality hide what they must: nothing tells a position from its twins.

use super::golden::{random_step, seated_at};
use super::options::Information;
use super::pool::choose;
use super::promise::{Promise, Violation, brief};
use super::suite::Suite;
use crate::{Eye, Game, Step, Turn};

/// Steps that are made both on a position and on its twin.
const STEPS: usize = 4;
/// Most steps possible on a twin that are all made, to see what else may be told there.
const MOST_ON_TWIN: usize = 2_048;

impl<G: Game> Suite<'_, G> {
    /// Compares `state` with its twins for every pair of eyes.
    pub fn check_hiding(&mut self, state: &G::State) -> Result<(), Violation> {
        let steps = self.possible_steps(state);
        self.check_outcome_sets(state, &steps)?;
        let steps = choose(steps, STEPS, &mut self.rng);
        self.check_chance_reveals(state, &steps)?;
        self.check_setting_up(state, &steps)?;
        for eye in Eye::all(self.game.seats()) {
            let view = self.game.view(state, eye);
            self.check_round_trip("view", &view)?;
            self.game.view_into(state, eye, &mut self.used_view);
            if self.used_view != view {
                let text = format!("for {eye:?}: {} instead of {}", brief(&self.used_view), brief(&view));
                return Err(self.broken(Promise::ViewInto, text));
            }
            for _ in 0..self.options.twins {
                self.check_twin(state, eye, &view, &steps)?;
            }
            self.check_worlds(state, eye, &view, &steps)?;
        }
        Ok(())
    }

    /// Every step possible in a position; `None` where actions are not listed.
    fn all_steps(&self, state: &G::State) -> Option<Vec<Step<G>>> {
        Some(match self.game.turn(state) {
            Turn::Seat(seat) => {
                let actions = self.game.actions(&self.game.view(state, Eye::Seat(seat)))?;
                actions.into_iter().map(|action| Step::Action(seat, action)).collect()
            }
            Turn::Chance => self.game.outcomes(state).into_iter().map(|(_, outcome)| Step::Outcome(outcome)).collect(),
            Turn::Over => Vec::new(),
        })
    }

    /// Steps possible in a position: all where they are listed, some where they are not.
    fn possible_steps(&mut self, state: &G::State) -> Vec<Step<G>> {
        if let Some(steps) = self.all_steps(state) {
            return steps;
        }
        let Turn::Seat(seat) = self.game.turn(state) else { return Vec::new() };
        let view = self.game.view(state, Eye::Seat(seat));
        let sampled = (0..STEPS).filter_map(|_| self.game.sample(&view, &mut self.rng));
        sampled.map(|action| Step::Action(seat, action)).collect()
    }

    fn check_twin(&mut self, state: &G::State, eye: Eye, view: &G::View, steps: &[Step<G>]) -> Result<(), Violation> {
        let twin = self.game.conceal(state, eye, &mut self.rng);
        self.report.twins += 1;
        if twin != *state {
            self.report.twins_apart += 1;
            if self.options.information == Information::Perfect {
                let text = format!("for {eye:?}: {} instead of {}", brief(&twin), brief(state));
                return Err(self.broken(Promise::ConcealIdentity, text));
            }
        }
        if let Err(illegal) = self.game.check_state(&twin) {
            let text = format!("a twin for {eye:?} cannot be: {illegal}: {}", brief(&twin));
            return Err(self.broken(Promise::TwinPlayable, text));
        }
        self.compare_hashes(state, self.game.hash(state), &twin)?;
        self.compare_views(view, &self.game.view(&twin, eye), eye, Promise::ViewHides)?;
        let public = self.game.view(state, Eye::Public);
        self.compare_views(&public, &self.game.view(&twin, Eye::Public), eye, Promise::PublicKnowsLeast)?;
        if let Turn::Seat(seat) = self.game.turn(state)
            && eye.is(seat)
        {
            self.check_legality(&twin, steps)?;
        }
        if twin != *state {
            self.check_twin_setting_up(state, &twin, eye, steps)?;
            for step in steps {
                self.check_twin_events(state, &twin, eye, step)?;
                self.check_twin_reveals(state, &twin, eye, step)?;
            }
            self.check_twin_news(state, &twin, eye, steps)?;
            self.check_twin_plays(&twin, eye)?;
        }
        Ok(())
    }

    fn compare_views(&self, view: &G::View, other: &G::View, eye: Eye, promise: Promise) -> Result<(), Violation> {
        // A comparison of one's own could look away; the bytes cannot.
        if view != other || self.bytes(view)? != self.bytes(other)? {
            let text = format!("with a twin for {eye:?}, {} became {}", brief(view), brief(other));
            return Err(self.broken(promise, text));
        }
        Ok(())
    }

    /// `steps` are legal for the seat to act; so they must be on a twin it cannot tell apart.
    pub fn check_legality(&self, twin: &G::State, steps: &[Step<G>]) -> Result<(), Violation> {
        for step in steps {
            if let Step::Action(seat, action) = step {
                let turn = self.game.turn(twin);
                if turn != Turn::Seat(*seat) {
                    return Err(
                        self.broken(Promise::LegalityShown, format!("on a twin the turn is {turn:?}, not {seat}'s"))
                    );
                }
                if let Err(illegal) = self.game.validate(twin, action) {
                    let text = format!("on a twin {} is refused: {illegal}", brief(action));
                    return Err(self.broken(Promise::LegalityShown, text));
                }
            }
        }
        Ok(())
    }

    /// The same step on `state` and on its twin, if it is possible there and looks the same afterwards, was told the same.
    fn check_twin_events(
        &mut self,
        state: &G::State,
        twin: &G::State,
        eye: Eye,
        step: &Step<G>,
    ) -> Result<(), Violation> {
        if self.game.turn(twin) != self.game.turn(state) {
            return Ok(());
        }
        let (Ok((after, events)), Ok((twin_after, twin_events))) = (self.made(state, step), self.made(twin, step))
        else {
            return Ok(());
        };
        if self.game.view(&after, eye) != self.game.view(&twin_after, eye) {
            return Ok(());
        }
        self.report.events_compared += 1;
        let (told, twin_told) = (self.redacted(&events, eye), self.redacted(&twin_events, eye));
        if told != twin_told || self.bytes(&told)? != self.bytes(&twin_told)? {
            let text = format!("{} tells {eye:?} {} or, on a twin, {}", brief(step), brief(&told), brief(&twin_told));
            return Err(self.broken(Promise::EventHides, text));
        }
        Ok(())
    }

    /// What a step of somebody else tells along with a view, it may tell on the twin too, if the twin can come to look so at all.
    /// Else the news sets the two apart, though they look the same before and after: so the number of dice would tell how many
    /// attack from where `eye` does not see. The same step cannot show that, where it is not possible on both.
    fn check_twin_news(
        &mut self,
        state: &G::State,
        twin: &G::State,
        eye: Eye,
        steps: &[Step<G>],
    ) -> Result<(), Violation> {
        let turn = self.game.turn(state);
        if !self.options.views_remember
            || self.game.turn(twin) != turn
            || matches!(turn, Turn::Seat(seat) if eye.is(seat))
        {
            return Ok(());
        }
        let Some(possible) = self.all_steps(twin).filter(|steps| steps.len() <= MOST_ON_TWIN) else { return Ok(()) };
        let look =
            |(after, events): (G::State, Vec<G::Event>)| (self.game.view(&after, eye), self.redacted(&events, eye));
        let on_twin: Vec<_> = possible.iter().filter_map(|step| self.made(twin, step).ok()).map(look).collect();
        let here: Vec<_> = steps.iter().filter_map(|step| Some((step, look(self.made(state, step).ok()?)))).collect();
        for (step, (view, told)) in here {
            let mut alike = on_twin.iter().filter(|(twin_view, _)| *twin_view == view).peekable();
            let Some((_, instead)) = alike.peek() else { continue };
            self.report.events_compared += 1;
            if !alike.clone().any(|(_, twin_told)| *twin_told == told) {
                let text = format!("{} tells {eye:?} {} and, on a twin, {}", brief(step), brief(&told), brief(instead));
                return Err(self.broken(Promise::EventHides, text));
            }
        }
        Ok(())
    }

    /// The events as `eye` sees them.
    pub fn redacted(&self, events: &[G::Event], eye: Eye) -> Vec<G::Event> {
        events.iter().filter_map(|event| self.game.redact(event, eye)).collect()
    }

    /// An agent that samples twins plays on from them.
    fn check_twin_plays(&self, twin: &G::State, eye: Eye) -> Result<(), Violation> {
        let mut session = seated_at(self.game, self.options.seed, twin.clone());
        while (session.len() as u64) < self.options.twin_steps && session.turn() != Turn::Over {
            random_step(&mut session).map_err(|(promise, details)| {
                let text = format!("{} steps after a twin for {eye:?}: {promise}: {details}", session.len());
                self.broken(Promise::TwinPlayable, text)
            })?;
        }
        Ok(())
    }
}
