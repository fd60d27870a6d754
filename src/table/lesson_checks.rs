//! What tests of lessons share: games that are played, and at each decision of a person every lesson that may be told there.

use std::sync::Arc;

use lab::GameModule;
use tabletop::{Controller, Eye, Game, Player, Seat, Seed, Session, Turn};

use super::{
    Host, LabContent, Table,
    lessons::{self, Lessons, Taught},
};

/// Who is taught: the only person at the table.
const PUPIL: Seat = Seat(0);

/// Plays at random up to so many steps, and holds every lesson that fits a decision of the first seat against the position. Returns how many there
/// were of each, in the order of all.
pub(crate) fn read<T, G>(
    game: &Arc<G>,
    (seed, steps): (u64, usize),
    mut check: impl FnMut(&Table<T>, &G::State, T::Lesson) -> Result<(), String>,
) -> Vec<usize>
where
    G: Game,
    T: Taught,
    T::Content: LabContent<Module: GameModule<Game = G>>,
{
    let players = Seat::all(game.seats()).map(|seat| Player {
        name: format!("Player {}", seat.index() + 1),
        controller: if seat == PUPIL { Controller::Human } else { Controller::Agent("somebody".to_owned()) },
        livery: seat.0,
    });
    let mut session = Session::new(Arc::clone(game), Seed(seed), players.collect()).expect("seated");
    let mut read = vec![0; T::Lesson::ALL.len()];
    while session.len() < steps {
        match session.turn() {
            Turn::Over => break,
            Turn::Chance => drop(session.advance().expect("chance is due")),
            Turn::Seat(seat) => {
                if seat == PUPIL {
                    let nobody = session.players().iter().map(|_| None).collect();
                    let host = Host::resume(Arc::clone(game), &session.record(false), nobody).expect("followed");
                    let mut table = Table::<T>::lay(host, false).expect("it is laid");
                    T::arrive(&mut table, seat);
                    for lesson in lessons::fitting(&table) {
                        let at = T::Lesson::ALL.iter().position(|known| *known == lesson).expect("one of all");
                        read[at] += 1;
                        if let Err(why) = check(&table, session.state(), lesson) {
                            panic!("seed {seed}, step {}: {}: {why}", session.len(), lesson.name());
                        }
                    }
                }
                let view = session.view(Eye::Seat(seat));
                let action = game.sample(&view, &mut session.thinking(seat)).expect("something can be done");
                session.act(seat, action).expect("legal");
            }
        }
    }
    read
}
