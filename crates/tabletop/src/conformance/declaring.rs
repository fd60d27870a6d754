//! Resigning and draws by agreement: in any position of a game that knows them, and in its record.

use rand::RngExt;

use super::promise::{Promise, Violation};
use super::suite::Suite;
use crate::declared::{AGREEMENT, RESIGNATION};
use crate::{Declaration, Game, RecordError, Seat, Session, Standing, Turn};

impl<G: Game> Suite<'_, G> {
    /// Who wins when somebody gives up is plain at two seats alone.
    pub fn check_declarations_known(&self) -> Result<(), Violation> {
        let (seats, known) = (self.game.seats(), self.game.declarations());
        if seats == 2 || known.is_none() {
            return Ok(());
        }
        Err(self.broken(Promise::Declaring, format!("{known:?} at {seats} seats")))
    }

    /// Ends the game somewhere by what a seat declares, and goes back to how it was. `hashes` are those after 0, 1, 2 … steps.
    pub fn check_declaring(&mut self, mut session: Session<G>, hashes: &[u64]) -> Result<(), Violation> {
        let known = self.game.declarations();
        if known.is_none() {
            return Ok(());
        }
        let (line, end) = (session.line(), session.len());
        let place = self.rng.random_range(0..=end);
        session.seek(place);
        let resigner = Seat(self.rng.random_range(0..2));
        if known.draw && matches!(session.turn(), Turn::Seat(_)) {
            self.check_draw(session.clone())?;
        }
        if known.resign && session.turn() != Turn::Over {
            self.declare(&mut session, resigner, Declaration::Resign)?;
            let places = Seat::all(2).map(|seat| if seat == resigner { 2 } else { 1 }).collect();
            self.check_ended(&session, Standing::new(places, RESIGNATION))?;
        }
        let back = session.switch(line).is_ok() && (session.len(), session.hash()) == (end, hashes[end]);
        self.report.declared += 1;
        back.then_some(()).ok_or_else(|| self.broken(Promise::Declaring, format!("at step {place} of {end}, it stays")))
    }

    /// The seat to act offers a draw, which is declined, cannot be offered again, and is accepted in another try.
    fn check_draw(&self, mut session: Session<G>) -> Result<(), Violation> {
        let Turn::Seat(seat) = session.turn() else { return Ok(()) };
        let other = Seat(1 - seat.0);
        self.declare(&mut session, seat, Declaration::OfferDraw)?;
        let mut declined = session.clone();
        self.declare(&mut declined, other, Declaration::DeclineDraw)?;
        if declined.declare(seat, Declaration::OfferDraw).is_ok() || declined.turn() != Turn::Seat(seat) {
            return Err(self.broken(Promise::Declaring, "an offer that was declined is made again, or ended the turn"));
        }
        self.declare(&mut session, other, Declaration::AcceptDraw)?;
        self.check_ended(&session, Standing::new(vec![1, 1], AGREEMENT))
    }

    fn declare(&self, session: &mut Session<G>, seat: Seat, declaration: Declaration) -> Result<(), Violation> {
        let declared = session.declare(seat, declaration);
        declared.map_err(|illegal| self.broken(Promise::Declaring, format!("{seat}, {declaration:?}: {illegal}")))
    }

    /// The game is over so, its record tells it, and one that tells another end is refused.
    fn check_ended(&self, session: &Session<G>, standing: Standing) -> Result<(), Violation> {
        if session.turn() != Turn::Over || session.standing().as_ref() != Some(&standing) {
            let found = session.standing();
            return Err(self.broken(Promise::Declaring, format!("it stands at {found:?} instead of {standing:?}")));
        }
        let mut record = self.check_record(session)?;
        record.steps.pop();
        self.must_refuse(&record, "a declaration less", |error| matches!(error, RecordError::OtherEnd { .. }))?;
        // What has changed since the game began is in its snapshot alone, and so is how it ended.
        let mut old = session.record(true);
        old.rules = old.rules.wrapping_add(1);
        let resumed = Session::resume(session.game().clone(), &old).ok().and_then(|resumed| resumed.standing());
        if resumed.as_ref() != Some(&standing) {
            return Err(self.broken(Promise::Declaring, format!("resumed from its snapshot, it stands at {resumed:?}")));
        }
        Ok(())
    }
}
