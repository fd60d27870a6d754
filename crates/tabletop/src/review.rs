//! A seat's own play looked over once a game is done.
//!
//! With hindsight everything looks like a mistake. What helps is to tell three things apart: what the seat knew and misjudged, what it did not know but should have reckoned with, and what it could not know.

use crate::{Eye, Game, Mark, Message, Monitor, Seat, Session, Step};

/// Why something came out worse than it might have.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Cause {
    /// What the seat knew was enough to decide better: it misjudged.
    Judgement,
    /// What was hidden was likely enough to be reckoned with.
    Belief,
    /// What was hidden was unlikely: bad luck.
    Luck,
}

/// What is to be said of a decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Finding {
    /// Why it came out as it did.
    pub cause: Cause,
    /// The same in a sentence.
    pub text: Message,
    /// Where on the board it is.
    pub marks: Vec<Mark>,
    /// How much it cost, in the game's own unit.
    pub cost: f64,
}

/// Looks over what one seat did. Alone of all that judges play it is shown what was really there, so it is asked only once that may be known.
pub trait Reviewer<G: Game>: Send {
    /// Something happened, as the seat was told it. Called for everything, in the order of the game.
    fn observe(&mut self, game: &G, event: &G::Event);

    /// What is to be said of an `action` of the seat: it had `seen` this, and `truth` was there. Nothing of one that was about as good as any. Called before what came of it is
    /// [observed](Reviewer::observe). Gives up soon once the monitor stops it.
    fn look(
        &mut self,
        game: &G,
        seen: &G::View,
        truth: &G::State,
        action: &G::Action,
        monitor: &Monitor,
    ) -> Option<Finding>;
}

/// Looks over all decisions of a seat up to where a session stands; `told` gets each finding with the step it is about, and after each decision how many steps are looked over.
pub fn review<G: Game>(
    session: &Session<G>,
    seat: Seat,
    reviewer: &mut dyn Reviewer<G>,
    monitor: &Monitor,
    mut told: impl FnMut(usize, Option<Finding>),
) {
    let mut past = session.clone();
    past.seek(0);
    for (step, made) in session.steps().iter().enumerate() {
        if monitor.stopped() {
            return;
        }
        if let Step::Action(by, action) = made
            && *by == seat
        {
            let (seen, truth) = (past.view(Eye::Seat(seat)), past.state());
            told(step, reviewer.look(past.game(), &seen, truth, action, monitor));
        }
        let Ok(events) = past.redo() else { return };
        for event in events.iter().filter_map(|event| past.game().redact(event, Eye::Seat(seat))) {
            reviewer.observe(past.game(), &event);
        }
    }
}
