//! What a notation writes is read back, tells nobody what they may not know, and wrong texts get faults.

use std::collections::BTreeMap;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use rand::RngExt;

use super::golden::{random_step, seated};
use super::promise::{Promise, Violation, brief};
use crate::notation::{MOST_OF_MOVE, MOST_OF_POSITION, Misread, Notation, Transcript};
use crate::{Eye, Game, Rng, Seed, Session, Step, Turn};

/// What a pair of eyes sees after a step and what it hears of it, both as JSON.
type Perceived = (Vec<u8>, Vec<u8>);

/// Wrong texts tried of each that is written.
const SPOILT: usize = 4;
/// Most steps of one position that are compared.
const MOST_STEPS: usize = 256;
/// Letters that wrong texts are made with, beside those that stand there.
const ODD: [char; 12] = [' ', '?', '-', '+', '/', ';', '0', '9', 'x', '\u{0}', 'é', '\u{1F407}'];

/// What [`check_notation`] did. All are counts.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct NotationReport {
    /// Positions written and read back.
    pub positions: u64,
    /// Moves and outcomes written and read back.
    pub words: u64,
    /// Steps that somebody did not know and that were compared with others it could not tell from them.
    pub hidden: u64,
    /// Games written and read back whole.
    pub games: u64,
    /// Games that could not be, since something in them was hidden.
    pub unknown: u64,
    /// Wrong texts that got a fault.
    pub faults: u64,
}

impl fmt::Display for NotationReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { positions, words, hidden, games, unknown, faults } = self;
        write!(
            f,
            "{positions} positions, {words} words, {hidden} hidden, {games} games, {unknown} unknown, {faults} faults"
        )
    }
}

/// Plays so many `games` at random and holds `notation` against every position of them, the steps possible there, and wrong texts.
///
/// # Errors
/// The first promise that was not kept. A panic is reported as [`Promise::NotationFaults`].
pub fn check_notation<G: Game>(
    notation: &dyn Notation<G>,
    game: &Arc<G>,
    games: u64,
    seed: Seed,
) -> Result<NotationReport, Violation> {
    let mut report = NotationReport::default();
    for index in 0..games {
        let mut session = seated(game, seed.derive("game", index));
        let mut rng = session.seed().stream("notation", 0);
        loop {
            let mut check = Check { notation, session: &session, report: &mut report, rng: &mut rng };
            check.guarded(Check::position)?;
            if session.turn() == Turn::Over {
                check.guarded(Check::game)?;
                break;
            }
            let broken = |(promise, details)| violation::<G>(&session, promise, details);
            let mut next = session.clone();
            random_step(&mut next).map_err(broken)?;
            session = next;
        }
    }
    Ok(report)
}

fn violation<G: Game>(session: &Session<G>, promise: Promise, details: String) -> Violation {
    Violation { promise, game: G::ID.to_owned(), seed: session.seed(), step: session.len() as u64, details }
}

struct Check<'a, G: Game> {
    notation: &'a dyn Notation<G>,
    session: &'a Session<G>,
    report: &'a mut NotationReport,
    rng: &'a mut Rng,
}

impl<G: Game> Check<'_, G> {
    fn guarded(&mut self, check: impl FnOnce(&mut Self) -> Result<(), Violation>) -> Result<(), Violation> {
        catch_unwind(AssertUnwindSafe(|| check(self))).unwrap_or_else(|payload| {
            let text = payload.downcast_ref::<String>().map(String::as_str);
            let text = text.or_else(|| payload.downcast_ref::<&str>().copied()).unwrap_or("without a message");
            Err(self.broken(Promise::NotationFaults, format!("panic: {text}")))
        })
    }

    fn broken(&self, promise: Promise, details: String) -> Violation {
        violation(self.session, promise, details)
    }

    fn position(&mut self) -> Result<(), Violation> {
        let (game, state) = (&**self.session.game(), self.session.state());
        for eye in Eye::all(game.seats()) {
            let view = game.view(state, eye);
            let text = self.notation.write_position(game, &view);
            let one_line = !text.contains('\n') && text.trim() == text && !text.is_empty();
            if !one_line || text.chars().nth(MOST_OF_POSITION).is_some() {
                return Err(self.broken(Promise::NotationReadsBack, format!("for {eye:?} {text:?} is not one line")));
            }
            let read = self.notation.read_position(game, &text);
            if !matches!(&read, Ok(read) if *read == view) {
                let text = format!("{text:?} of {eye:?} is {} and not {}", brief(&read), brief(&view));
                return Err(self.broken(Promise::NotationReadsBack, text));
            }
            self.report.positions += 1;
            self.spoil(&text, |check, text| {
                let read = check.notation.read_position(game, text)?;
                Ok(check.notation.write_position(game, &read))
            })?;
            self.hiding(eye, &view)?;
        }
        for step in self.steps(state) {
            self.word(&step)?;
            self.usual_word(state, &step)?;
        }
        Ok(())
    }

    /// A move as players usually write it is read as the same.
    fn usual_word(&mut self, state: &G::State, step: &Step<G>) -> Result<(), Violation> {
        let (game, notation) = (&**self.session.game(), self.notation);
        let Step::Action(seat, action) = step else { return Ok(()) };
        let view = game.view(state, Eye::Seat(*seat));
        let Some(text) = notation.write_usual(game, &view, action) else { return Ok(()) };
        let one_word = !text.is_empty() && !text.contains(char::is_whitespace) && text != "?";
        let same = notation.read_usual(game, &view, &text).is_some_and(|read| read == *action);
        if !same || !one_word || notation.is_no_move(&text) || text.chars().nth(MOST_OF_MOVE).is_some() {
            let text = format!("{} is usually written {text:?}, which is no word or is read as another", brief(step));
            return Err(self.broken(Promise::NotationReadsBack, text));
        }
        self.report.words += 1;
        Ok(())
    }

    /// Steps possible in a state: all that are listed, or one.
    fn steps(&mut self, state: &G::State) -> Vec<Step<G>> {
        let game = &**self.session.game();
        let mut steps: Vec<Step<G>> = match game.turn(state) {
            Turn::Seat(seat) => {
                let view = game.view(state, Eye::Seat(seat));
                let actions = game.actions(&view).unwrap_or_else(|| game.sample(&view, self.rng).into_iter().collect());
                actions.into_iter().map(|action| Step::Action(seat, action)).collect()
            }
            Turn::Chance => game.outcomes(state).into_iter().map(|(_, outcome)| Step::Outcome(outcome)).collect(),
            Turn::Over => Vec::new(),
        };
        steps.truncate(MOST_STEPS);
        steps
    }

    fn word(&mut self, step: &Step<G>) -> Result<(), Violation> {
        let (game, notation) = (&**self.session.game(), self.notation);
        let (text, same) = match step {
            Step::Action(_, action) => {
                let text = notation.write_action(game, action);
                let same = notation.read_action(game, &text).is_ok_and(|read| read == *action);
                (text, same)
            }
            Step::Outcome(outcome) => {
                let text = notation.write_outcome(game, outcome);
                let same = notation.read_outcome(game, &text).is_ok_and(|read| read == *outcome);
                (text, same)
            }
            Step::Declaration(..) => return Ok(()),
        };
        let one_word = !text.is_empty() && !text.contains(char::is_whitespace) && text != "?";
        if !same || !one_word || text.chars().nth(MOST_OF_MOVE).is_some() {
            let text = format!("{} is written {text:?}, which is no word or is read as another", brief(step));
            return Err(self.broken(Promise::NotationReadsBack, text));
        }
        self.report.words += 1;
        self.spoil(&text, |check, text| match step {
            Step::Action(..) => Ok(check.notation.write_action(game, &check.notation.read_action(game, text)?)),
            Step::Declaration(..) => Ok(text.to_owned()),
            Step::Outcome(..) => Ok(check.notation.write_outcome(game, &check.notation.read_outcome(game, text)?)),
        })
    }

    /// What looks and sounds the same to `eye` reads the same, on the position and on another that looks like it.
    fn hiding(&mut self, eye: Eye, view: &G::View) -> Result<(), Violation> {
        let game = Arc::clone(self.session.game());
        let mut alike: BTreeMap<Perceived, (String, Step<G>)> = BTreeMap::new();
        let worlds = [Some(self.session.state().clone()), game.world(view, self.rng)];
        for state in worlds.into_iter().flatten() {
            for step in self.steps(&state) {
                if matches!(step, Step::Action(seat, _) if eye.is(seat)) {
                    continue;
                }
                let (mut after, mut events) = (state.clone(), Vec::new());
                let done = match &step {
                    Step::Action(_, action) => game.apply(&mut after, action, &mut events),
                    Step::Outcome(outcome) => game.resolve(&mut after, outcome, &mut events),
                    Step::Declaration(..) => continue,
                };
                if done.is_err() {
                    continue;
                }
                let told: Vec<G::Event> = events.iter().filter_map(|event| game.redact(event, eye)).collect();
                let bytes = |error: serde_json::Error| self.broken(Promise::RoundTrip, error.to_string());
                let looks = serde_json::to_vec(&game.view(&after, eye)).map_err(bytes)?;
                let sounds = serde_json::to_vec(&told).map_err(bytes)?;
                let text = Transcript::write_step(self.notation, &game, &step, eye);
                if let Some((other, first)) = alike.get(&(looks.clone(), sounds.clone())) {
                    if *other != text {
                        let text =
                            format!("{eye:?} reads {} as {text:?} and {} as {other:?}", brief(&step), brief(first));
                        return Err(self.broken(Promise::NotationHides, text));
                    }
                    self.report.hidden += u64::from(text == "?");
                } else {
                    alike.insert((looks, sounds), (text, step));
                }
            }
        }
        Ok(())
    }

    /// The whole game as everybody knows it is read back, as far as nothing of it is hidden.
    fn game(&mut self) -> Result<(), Violation> {
        let game = &**self.session.game();
        for eye in Eye::all(game.seats()) {
            let text = Transcript::write_game(self.notation, self.session, eye);
            let read = Transcript::of(&text).and_then(|read| read.open(self.notation, game, self.rng));
            let moves = self.session.steps().iter().filter(|step| !step.is_declaration());
            let steps: Vec<Step<G>> = moves.cloned().collect();
            let known = steps.iter().all(|step| self.notation.knows(game, step, eye));
            match read {
                Ok(read) if known && read.state == *self.session.state() && read.steps == steps => {
                    self.report.games += 1
                }
                Err(_) if !known => self.report.unknown += 1,
                read => {
                    let text = format!("{text:?} is {}", brief(&read));
                    return Err(self.broken(Promise::NotationReadsBack, text));
                }
            }
        }
        Ok(())
    }

    /// Texts with a letter more, less or another: they are read and written as the same again, or get a fault.
    fn spoil(&mut self, text: &str, again: impl Fn(&Self, &str) -> Result<String, Misread>) -> Result<(), Violation> {
        let letters: Vec<char> = text.chars().collect();
        for _ in 0..SPOILT {
            let mut spoilt = letters.clone();
            let at = self.rng.random_range(0..letters.len());
            let odd = if self.rng.random_bool(0.5) { ODD[self.rng.random_range(0..ODD.len())] } else { letters[at] };
            match self.rng.random_range(0..4u8) {
                0 => drop(spoilt.remove(at)),
                1 => spoilt.insert(at, odd),
                2 => spoilt[at] = odd,
                _ => spoilt.truncate(at),
            }
            let spoilt: String = spoilt.into_iter().collect();
            match again(self, &spoilt) {
                Err(Misread { at, reason, remedy }) => {
                    let placed = at <= spoilt.chars().count();
                    if !placed || reason.to_string().is_empty() || remedy.to_string().is_empty() {
                        let text = format!("{spoilt:?} gets after {at} letters {reason:?}, {remedy:?}");
                        return Err(self.broken(Promise::NotationFaults, text));
                    }
                    self.report.faults += 1;
                }
                Ok(written) => {
                    let twice = again(self, &written);
                    if twice.as_ref() != Ok(&written) {
                        let text = format!("{spoilt:?} is read as {written:?}, and that as {twice:?}");
                        return Err(self.broken(Promise::NotationReadsBack, text));
                    }
                }
            }
        }
        Ok(())
    }
}
