//! What tests of recaps share: games that are played, and at each turn of a person what the recap says, line by line.

use std::sync::Arc;

use lab::GameModule;
use tabletop::{Controller, Eye, Game, Player, Seat, Seed, Session, Step, Turn};

use super::{RecapLine, TableGame};
use crate::{
    table::{Host, LabContent, Table},
    text::{
        Words,
        heard::{Said, listen},
    },
};

/// Who reads: the only person at the table.
pub(crate) const READER: Seat = Seat(0);

/// A recap, and what it is about.
pub(crate) struct CheckedRecap<'a, G: Game> {
    /// The game as it stands now that it is read.
    pub session: &'a Session<G>,
    /// Its lines.
    pub lines: Vec<RecapLine>,
    /// What each line says.
    pub said: Vec<Vec<Said>>,
    /// The first step that it is about.
    pub first: usize,
    /// The step of the reader's own last action: what it brought to others may be told, too.
    pub own: usize,
}

impl<G: Game> CheckedRecap<'_, G> {
    /// The position before a step.
    pub fn before(&self, step: usize) -> G::State {
        let mut past = self.session.clone();
        past.seek(step);
        past.state().clone()
    }

    /// The positions from before the first step to now.
    pub fn states(&self) -> Vec<G::State> {
        let mut past = self.session.clone();
        let mut states = Vec::new();
        for step in self.first..=self.session.len() {
            past.seek(step);
            states.push(past.state().clone());
        }
        states
    }
}

/// Plays at random up to so many steps, and hands out the recap whenever the first seat is to act and somebody else did before. `turn` is
/// whose turn it is in a position. Returns how many recaps were read.
pub(crate) fn read<T, G>(
    game: Arc<G>,
    (seed, steps): (u64, usize),
    turn: impl Fn(&G::State) -> Seat,
    mut check: impl FnMut(&CheckedRecap<'_, G>) -> Result<(), String>,
) -> usize
where
    G: Game,
    T: TableGame,
    T::Content: LabContent<Module: GameModule<Game = G>>,
{
    let words = Words::english();
    let players = Seat::all(game.seats()).map(|seat| Player {
        name: format!("Player {}", seat.index() + 1),
        controller: if seat == READER { Controller::Human } else { Controller::Agent("somebody".to_owned()) },
        livery: seat.0,
    });
    let mut session = Session::new(Arc::clone(&game), Seed(seed), players.collect()).expect("seated");
    let (mut read, mut last) = (0, None);
    while session.len() < steps {
        match session.turn() {
            Turn::Over => break,
            Turn::Chance => drop(session.advance().expect("chance is due")),
            Turn::Seat(seat) => {
                if seat == READER && last.is_some_and(|last| last != READER) {
                    let told = told::<T, G>(&session, &turn, &words);
                    read += usize::from(!told.lines.is_empty());
                    if let Err(why) = check(&told) {
                        panic!("seed {seed}, step {}: {why}: {:?}", session.len(), told.lines);
                    }
                }
                last = Some(seat);
                let view = session.view(Eye::Seat(seat));
                let action = game.sample(&view, &mut session.thinking(seat)).expect("something can be done");
                session.act(seat, action).expect("legal");
            }
        }
    }
    read
}

fn told<'a, T, G>(session: &'a Session<G>, turn: &impl Fn(&G::State) -> Seat, words: &Words) -> CheckedRecap<'a, G>
where
    G: Game,
    T: TableGame,
    T::Content: LabContent<Module: GameModule<Game = G>>,
{
    let nobody = session.players().iter().map(|_| None).collect();
    let host = Host::resume(Arc::clone(session.game()), &session.record(false), nobody).expect("followed");
    let mut table = Table::<T>::lay(host, false).expect("it is laid");
    let ((), heard) = listen(|| table.sum_up(READER, words));
    let recap = table.recap.take();
    // A card that the reader's own move brought may be told of, with what came of it.
    let begun = recap.as_ref().and_then(|recap| recap.events.first()).map(|told| told.step);
    let lines = recap.map(|recap| recap.lines).unwrap_or_default();
    let said = by_line(&lines, heard);
    let own = |step: &Step<G>| matches!(step, Step::Action(seat, _) if *seat == READER);
    // Who has not acted yet is told nothing.
    let acted = session.steps().iter().rposition(own);
    let after = acted.map_or(session.len(), |step| step + 1);
    let mut past = session.clone();
    let passed = (after..session.len()).find(|step| {
        past.seek(*step);
        turn(past.state()) != READER
    });
    let first = passed.into_iter().chain(begun).min().unwrap_or(session.len());
    CheckedRecap { session, lines, said, first, own: acted.unwrap_or(first) }
}

/// What was said, by the line it stands in: each line names what it is made of in its order, harm and the rest apart. What holds a deed that
/// was named before stands in the same line.
fn by_line(lines: &[RecapLine], heard: Vec<Said>) -> Vec<Vec<Said>> {
    let mut said: Vec<Vec<Said>> = lines.iter().map(|_| Vec::new()).collect();
    let (mut line, mut read) = (0, (0, 0));
    for message in heard.into_iter().filter(|message| message.id.contains("-recap-")) {
        while let Some(told) = lines.get(line) {
            let at =
                |part: &str, from: usize| part[from..].find(&message.text).map(|at| from + at + message.text.len());
            if let Some(end) = at(&told.harm, read.0) {
                read.0 = end;
            } else if let Some(end) = at(&told.text, read.1) {
                read.1 = end;
            } else if !message.values.contains_key("deed") {
                (line, read) = (line + 1, (0, 0));
                continue;
            }
            said[line].push(message);
            break;
        }
    }
    said
}
