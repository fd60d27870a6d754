//! A session does what a plain list of whole lines does, in any order of acting, taking back, seeking, switching and saving.

use std::sync::Arc;

use proptest::prelude::*;
use tabletop::{
    Eye, Game, LineError, LineId, LineInfo, NoEvents, Record, Seat, Seed, Session, Standing, Step, TakeBack, Turn,
    UndoError,
};

use crate::sessions::players;
use crate::tiny::{Kuhn, Nim};

#[derive(Clone, Debug)]
enum Doing {
    /// So many steps, chosen by a number of their own: a branch shall be another than the one that was left.
    Act(u8, u64),
    Undo,
    UndoTo(u8, TakeBack),
    Redo,
    Seek(usize),
    Fork,
    /// The line at this place in the list.
    Switch(usize),
    Remove(usize),
    /// Written, read and followed.
    Save,
}

fn doing(most: u8, choices: u64) -> impl Strategy<Value = Doing> {
    prop_oneof![
        // Runs of steps, so that keyframes are passed.
        12 => (1..most, 0..choices).prop_map(|(times, choice)| Doing::Act(times, choice)),
        3 => Just(Doing::Undo),
        2 => (0u8..2, prop_oneof![Just(TakeBack::Honest), Just(TakeBack::Marked)])
            .prop_map(|(seat, take_back)| Doing::UndoTo(seat, take_back)),
        3 => Just(Doing::Redo),
        6 => (0usize..300).prop_map(Doing::Seek),
        1 => Just(Doing::Fork),
        4 => (0usize..20).prop_map(Doing::Switch),
        2 => (0usize..20).prop_map(Doing::Remove),
        2 => Just(Doing::Save),
    ]
}

/// A line with all its steps, and all its states, one more.
struct Whole<G: Game> {
    id: LineId,
    steps: Vec<Step<G>>,
    states: Vec<G::State>,
}

impl<G: Game> Clone for Whole<G> {
    fn clone(&self) -> Self {
        Self { id: self.id, steps: self.steps.clone(), states: self.states.clone() }
    }
}

impl<G: Game> Whole<G> {
    fn shared(&self, other: &Self) -> usize {
        self.steps.iter().zip(&other.steps).take_while(|(own, other)| own == other).count()
    }

    fn truncate(&mut self, len: usize) {
        self.steps.truncate(len);
        self.states.truncate(len + 1);
    }

    fn is_prefix_of(&self, other: &Self) -> bool {
        self.shared(other) == self.steps.len()
    }
}

struct Model<G: Game> {
    game: Arc<G>,
    lines: Vec<Whole<G>>,
    current: LineId,
    place: usize,
    next: u32,
    hindsight: u32,
}

impl<G: Game> Model<G> {
    fn new(game: &Arc<G>) -> Self {
        let first = Whole { id: LineId(0), steps: Vec::new(), states: vec![game.start()] };
        Self { game: Arc::clone(game), lines: vec![first], current: LineId(0), place: 0, next: 1, hindsight: 0 }
    }

    fn line(&self) -> &Whole<G> {
        self.lines.iter().find(|line| line.id == self.current).expect("it is there")
    }

    fn line_mut(&mut self) -> &mut Whole<G> {
        self.lines.iter_mut().find(|line| line.id == self.current).expect("it is there")
    }

    fn state(&self) -> &G::State {
        &self.line().states[self.place]
    }

    /// Whether step `at` of a line showed something, when `seat` takes it back.
    fn shown(&self, line: &Whole<G>, at: usize, seat: Option<Seat>) -> bool {
        let reveals = |eye| self.game.reveals(&line.states[at], &line.states[at + 1], eye);
        match &line.steps[at] {
            Step::Action(by, _) if Some(*by) == seat => reveals(*by),
            _ => Seat::all(self.game.seats()).any(reveals),
        }
    }

    /// Whether the rest of the current line stays where `seat` does something else.
    fn kept(&self, seat: Option<Seat>) -> bool {
        let line = self.line();
        let rest = self.place..line.steps.len();
        !rest.is_empty()
            && (rest.clone().any(|at| !matches!(&line.steps[at], Step::Action(by, _) if Some(*by) == seat))
                || rest.clone().any(|at| self.shown(line, at, seat))
                || self.lines.iter().any(|other| other.id != line.id && other.shared(line) > self.place)
                || self.game.turn(line.states.last().expect("the start")) == Turn::Over)
    }

    /// Whether another line has all steps of this one.
    fn is_merged(&self, line: &Whole<G>) -> bool {
        self.lines.iter().any(|other| other.id != line.id && line.is_prefix_of(other))
    }

    fn drop_line(&mut self, id: LineId) {
        self.lines.retain(|line| line.id != id);
    }

    /// Makes a step; `went` is the line the session went to.
    fn act(&mut self, step: Step<G>, went: LineId) {
        let (seat, place, line) = (self.game.turn(self.state()), self.place, self.line().clone());
        let seat = if let Turn::Seat(seat) = seat { Some(seat) } else { None };
        self.place += 1;
        if line.steps.get(place) == Some(&step) {
            return;
        }
        let kept = Self { place, ..self.copy() }.kept(seat);
        let through = |other: &&Whole<G>| other.shared(&line) >= place;
        let goes_on = |other: &&Whole<G>| through(other) && other.steps.get(place) == Some(&step);
        if self.lines.iter().any(|other| goes_on(&other)) {
            // Where several lines go on so, any of them will do.
            let other = self.lines.iter().find(|other| other.id == went && goes_on(other));
            self.current = other.expect("it goes along a line that goes on so").id;
            if !kept || self.is_merged(&line) {
                self.drop_line(line.id);
            }
            return;
        }
        let known = self
            .lines
            .iter()
            .filter(through)
            .any(|other| (place..other.steps.len()).any(|at| self.shown(other, at, seat)));
        self.hindsight += u32::from(known);
        let mut state = line.states[place].clone();
        match &step {
            Step::Action(_, action) => self.game.apply(&mut state, action, &mut NoEvents).expect("legal"),
            Step::Outcome(outcome) => self.game.resolve(&mut state, outcome, &mut NoEvents).expect("possible"),
            Step::Declaration(..) => unreachable!("nothing is declared here"),
        }
        if kept {
            self.begin(line, place);
        }
        let line = self.line_mut();
        line.truncate(place);
        line.steps.push(step);
        line.states.push(state);
    }

    /// Begins a line that shares so many steps of another.
    fn begin(&mut self, mut line: Whole<G>, place: usize) {
        if self.is_merged(&line) {
            self.drop_line(line.id);
        }
        line.truncate(place);
        line.id = LineId(self.next);
        self.current = line.id;
        self.next += 1;
        self.lines.push(line);
    }

    fn copy(&self) -> Self {
        Self { game: Arc::clone(&self.game), lines: self.lines.clone(), ..*self }
    }

    fn last_decision(&self, seat: Seat) -> Option<usize> {
        self.line().steps[..self.place].iter().rposition(|step| matches!(step, Step::Action(by, _) if *by == seat))
    }

    fn undo_to(&mut self, seat: Seat, take_back: TakeBack) -> Result<usize, UndoError> {
        let at = self.last_decision(seat).ok_or(UndoError::Start)?;
        let line = self.line();
        let shown = (at..self.place).find(|&index| self.shown(line, index, Some(seat)));
        match shown {
            Some(step) if take_back == TakeBack::Honest => Err(match line.steps[step] {
                Step::Action(..) => UndoError::Revealed { step },
                Step::Outcome(_) | Step::Declaration(..) => UndoError::Chance,
            }),
            _ => {
                let count = self.place - at;
                self.place = at;
                Ok(count)
            }
        }
    }

    fn undo(&mut self) -> Result<(), UndoError> {
        match self.line().steps[..self.place].last() {
            None => Err(UndoError::Start),
            Some(Step::Outcome(_) | Step::Declaration(..)) => Err(UndoError::Chance),
            Some(&Step::Action(seat, _)) => self.undo_to(seat, TakeBack::Honest).map(drop),
        }
    }

    fn switch(&mut self, to: LineId) {
        let target = self.lines.iter().find(|line| line.id == to).expect("it is there").clone();
        if to != self.current && self.is_merged(self.line()) {
            self.drop_line(self.current);
        }
        self.current = to;
        self.place = target.steps.len();
    }

    fn remove(&mut self, id: LineId) -> Result<(), LineError> {
        if id == self.current {
            return Err(LineError::Current);
        }
        let (gone, here) = (self.lines.iter().find(|line| line.id == id).expect("it is there"), self.line());
        let end = here.steps.len();
        let alone = self.lines.iter().all(|line| line.id == id || line.shared(gone) <= end);
        let shown = (end..gone.steps.len()).any(|at| self.shown(gone, at, None));
        self.hindsight += u32::from(here.is_prefix_of(gone) && alone && shown);
        self.drop_line(id);
        Ok(())
    }

    /// What is left after the session was saved and taken up again.
    fn save(&mut self) {
        let seat = if let Turn::Seat(seat) = self.game.turn(self.state()) { Some(seat) } else { None };
        if !self.kept(seat) {
            let place = self.place;
            self.line_mut().truncate(place);
        }
        self.next = 1 + self.lines.iter().map(|line| line.id.0).max().expect("there is one");
    }

    fn told(&self) -> Vec<LineInfo> {
        let mut lines: Vec<&Whole<G>> = self.lines.iter().collect();
        lines.sort_by_key(|line| line.id);
        let tell = |(index, line): (usize, &&Whole<G>)| {
            let earlier = lines[..index].iter().map(|other| (other.shared(line), other.id));
            let nearest = earlier.min_by_key(|&(shared, id)| (std::cmp::Reverse(shared), id));
            let end = line.states.last().expect("the start");
            let standing: Option<Standing> = self.game.standing(end);
            let (fork, parent) = nearest.map_or((0, None), |(shared, id)| (shared, Some(id)));
            LineInfo { id: line.id, parent, fork, len: line.steps.len(), hash: self.game.hash(end), standing }
        };
        lines.iter().enumerate().map(tell).collect()
    }

    /// How many different beginnings all lines have: the steps of a tree that holds each once.
    fn steps_once(&self) -> usize {
        let new = |(index, line): (usize, &Whole<G>)| {
            let shared = self.lines[..index].iter().map(|other| other.shared(line)).max().unwrap_or_default();
            line.steps.len() - shared
        };
        self.lines.iter().enumerate().map(new).sum()
    }
}

fn compare<G: Game>(session: &Session<G>, model: &Model<G>) -> Result<(), TestCaseError> {
    let line = model.line();
    prop_assert_eq!((session.line(), session.len()), (line.id, model.place));
    prop_assert_eq!((session.steps(), session.undone()), line.steps.split_at(model.place));
    prop_assert_eq!(session.state(), model.state());
    prop_assert_eq!(session.lines(), model.told());
    prop_assert_eq!(session.hindsight(), model.hindsight);
    Ok(())
}

fn walk<G: Game>(game: &Arc<G>, seed: u64, doings: Vec<Doing>) -> Result<(), TestCaseError> {
    let seats = game.seats() as u8;
    let mut session = Session::new(Arc::clone(game), Seed(seed), players(seats)).expect("one player per seat");
    let mut model = Model::new(game);
    for doing in doings {
        match doing {
            Doing::Act(times, choice) => {
                for number in 0..times {
                    match session.turn() {
                        Turn::Seat(seat) => {
                            let mut rng = Seed(choice).stream("choice", number.into());
                            let action = game.sample(&session.view(Eye::Seat(seat)), &mut rng).expect("its turn");
                            session.act(seat, action).expect("it was sampled");
                        }
                        Turn::Chance => drop(session.advance().expect("it is due")),
                        Turn::Over => break,
                    }
                    let step = session.steps().last().expect("it was made").clone();
                    model.act(step, session.line());
                    compare(&session, &model)?;
                }
            }
            Doing::Undo => {
                prop_assert_eq!(session.undoable(), model.copy().undo());
                prop_assert_eq!(session.undo(), model.undo());
            }
            Doing::UndoTo(seat, take_back) => {
                let seat = Seat(seat);
                prop_assert_eq!(session.undoable_to(seat, take_back), model.copy().undo_to(seat, take_back));
                prop_assert_eq!(session.undo_to(seat, take_back), model.undo_to(seat, take_back));
            }
            Doing::Redo => {
                let last = model.place == model.line().steps.len();
                prop_assert_eq!(session.redo().is_err(), last);
                model.place += usize::from(!last);
            }
            Doing::Seek(index) => {
                session.seek(index);
                model.place = index.min(model.line().steps.len());
            }
            Doing::Fork => {
                if model.place < model.line().steps.len() {
                    model.begin(model.line().clone(), model.place);
                }
                prop_assert_eq!(session.fork(), Ok(model.current));
            }
            Doing::Switch(index) => {
                let to = model.lines[index % model.lines.len()].id;
                prop_assert_eq!(session.switch(to), Ok(()));
                model.switch(to);
            }
            Doing::Remove(index) => {
                let line = model.lines[index % model.lines.len()].id;
                prop_assert_eq!(session.remove(line), model.remove(line));
            }
            Doing::Save => {
                let text = session.record(false).to_ron().expect("it can be written");
                let record = Record::from_ron(&text).expect("it can be read");
                session = Session::replay(Arc::clone(game), &record).expect("it is its own record");
                session.verify_dice().expect("they follow from the seed");
                prop_assert_eq!(session.record(false), record.clone());
                model.save();
                let recorded = record.branches.iter().map(|branch| branch.steps.len()).sum::<usize>();
                prop_assert_eq!(record.steps.len() + recorded, model.steps_once());
            }
        }
        compare(&session, &model)?;
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    /// A long game without secrets.
    #[test]
    fn a_session_is_a_list_of_lines(doings in prop::collection::vec(doing(40, u64::MAX), 1..60), seed in any::<u64>()) {
        walk(&Arc::new(Nim::new(&[250, 250])), seed, doings)?;
    }

    /// A short one with dice and cards, whose few ways are soon met again.
    #[test]
    fn it_is_so_with_chance_and_secrets(doings in prop::collection::vec(doing(6, 4), 1..80), seed in 0u64..50) {
        walk(&Arc::new(Kuhn::new(4, true)), seed, doings)?;
    }

    /// A short one without, so that much is taken back.
    #[test]
    fn it_is_so_on_short_lines(doings in prop::collection::vec(doing(4, 6), 1..80)) {
        walk(&Arc::new(Nim::new(&[3, 3])), 1, doings)?;
    }
}
