//! The session at the table: that of one duel, or of a gauntlet of them.
//!
//! What a table tells and asks is in the gauntlet's terms, of which a duel knows those of its one fight. Panels, preview and
//! reasons know fights alone; where a gauntlet is asked for its fight, the one under way answers.

use std::sync::Arc;

use dice::{
    Alea, State,
    gauntlet::{self, Action, Event, Gauntlet},
};
use lab::{GameModule, games::DiceModule};
use tabletop::{Eye, Game, Illegal, Player, Seat, Seed, Session, Step, Turn};

use crate::{
    crash::Recorder,
    storage::Storage,
    table::{Autosave, Host, HostError, LoggedEvent, PlayLimits, Played, Question, SaveAs},
};

/// A session with its opponents.
pub enum Bout {
    /// One duel.
    Duel(Host<Alea>),
    /// A gauntlet: the first seat is the hero's, the second that of all enemies.
    Gauntlet(Host<Gauntlet>),
}

/// Does the same with either host.
macro_rules! either {
    ($bout:expr, $host:ident => $what:expr) => {
        match $bout {
            Bout::Duel($host) => $what,
            Bout::Gauntlet($host) => $what,
        }
    };
}

/// Where a session stands.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Position {
    /// The fight; `None` between those of a gauntlet.
    pub fight: Option<State>,
    /// The gauntlet, where it is one.
    pub run: Option<gauntlet::State>,
}

impl Position {
    fn of_run(run: &gauntlet::State) -> Self {
        Self { fight: run.fight.clone(), run: Some(run.clone()) }
    }
}

impl Bout {
    /// The gauntlet; `None` for a duel.
    pub fn gauntlet(&self) -> Option<&Host<Gauntlet>> {
        match self {
            Self::Duel(_) => None,
            Self::Gauntlet(host) => Some(host),
        }
    }

    /// The duel; `None` for a gauntlet.
    pub fn duel(&self) -> Option<&Host<Alea>> {
        match self {
            Self::Duel(host) => Some(host),
            Self::Gauntlet(_) => None,
        }
    }

    /// The rules of the fight in a position; of a gauntlet between two, those of one it could lead to, and of one that is over,
    /// those of the last. `None` where nobody is there to fight.
    pub fn rules(&self, position: &Position) -> Option<Arc<Alea>> {
        match (self, &position.run) {
            (Self::Duel(host), _) => Some(Arc::clone(host.game())),
            (Self::Gauntlet(host), Some(run)) => {
                let next = || {
                    let mut run = run.clone();
                    // A hero that has fallen fights no more, but the table of its last fight can still be laid.
                    run.hero.hp = run.hero.hp.max(1);
                    let way = run.taken().filter(|_| run.over()).or_else(|| run.ways().first().copied());
                    host.game().duel(&run, way.map_or(0, |way| way.enemy))
                };
                host.game().fight(run).or_else(next).map(Arc::new)
            }
            (Self::Gauntlet(_), None) => None,
        }
    }

    /// Who plays, one per seat.
    pub fn players(&self) -> &[Player] {
        either!(self, host => host.players())
    }

    /// The seed.
    pub fn seed(&self) -> Seed {
        either!(self, host => host.seed())
    }

    /// Who acts; `None` while opponents are playing.
    pub fn turn(&self) -> Option<Turn> {
        either!(self, host => host.turn())
    }

    /// Whether opponents are playing.
    pub fn away(&self) -> bool {
        either!(self, host => host.away())
    }

    /// Number of steps made; `None` while opponents are playing.
    pub fn steps(&self) -> Option<usize> {
        either!(self, host => host.session().map(Session::len))
    }

    /// Where it stands; `None` while opponents are playing.
    pub fn position(&self) -> Option<Position> {
        match self {
            Self::Duel(host) => Some(Position { fight: Some(host.view(Eye::Public)?), run: None }),
            Self::Gauntlet(host) => Some(Position::of_run(host.session()?.state())),
        }
    }

    /// A copy that can be led to other places; `None` while opponents are playing.
    pub fn track(&self) -> Option<Track> {
        Some(match self {
            Self::Duel(host) => Track::Duel(Box::new(host.session()?.clone())),
            Self::Gauntlet(host) => Track::Gauntlet(Box::new(host.session()?.clone())),
        })
    }

    /// The step made last, where a seat made it.
    pub fn last(&self) -> Option<(Seat, Action)> {
        match self {
            Self::Duel(host) => {
                acted(host.session()?.steps().last()?).map(|(seat, action)| (seat, Action::Fight(action)))
            }
            Self::Gauntlet(host) => acted(host.session()?.steps().last()?),
        }
    }

    /// The step taken back last, where a seat made it.
    pub fn undone(&self) -> Option<(Seat, Action)> {
        match self {
            Self::Duel(host) => {
                acted(host.session()?.undone().first()?).map(|(seat, action)| (seat, Action::Fight(action)))
            }
            Self::Gauntlet(host) => acted(host.session()?.undone().first()?),
        }
    }

    /// Who made a step; `None` for chance, and while opponents are playing.
    pub fn actor(&self, step: usize) -> Option<Seat> {
        either!(self, host => acted(host.session()?.steps().get(step)?).map(|(seat, _)| seat))
    }

    /// Everything that has happened so far; nothing while opponents are playing.
    pub fn past(&self) -> Vec<LoggedEvent<Event>> {
        match self {
            Self::Duel(host) => host.past().into_iter().map(of_fight).collect(),
            Self::Gauntlet(host) => host.past(),
        }
    }

    /// The decision before step `step`, as `seat` sees it, where it was one of a fight; `watched` adds what happened in a duel
    /// before. In a gauntlet nobody is told: its enemies are others every time.
    pub fn question(&self, step: usize, seat: Seat, watched: bool) -> Option<Question<Alea>> {
        match self {
            Self::Duel(host) => host.question(step, seat, watched),
            Self::Gauntlet(host) => {
                let Question { game, seat, view, rng, .. } = host.question(step, seat, false)?;
                let rules = Arc::new(game.fight(&view)?);
                Some(Question { game: rules, seat, view: view.fight?, seen: Vec::new(), rng })
            }
        }
    }

    /// Whoever can tell what this game was if the program falls over.
    pub fn recorder(&self) -> Arc<dyn Recorder> {
        either!(self, host => host.recorder())
    }

    /// A person acts.
    ///
    /// # Errors
    /// The rules forbid it, or opponents are still playing.
    pub fn act(&mut self, seat: Seat, action: Action) -> Result<Played<Event>, HostError> {
        match (self, action) {
            (Self::Duel(host), Action::Fight(action)) => host.act(seat, action).map(played),
            (Self::Duel(_), _) => Err(Illegal::new("not-now", "there is nothing but the fight").into()),
            (Self::Gauntlet(host), action) => host.act(seat, action),
        }
    }

    /// Takes back the last step, where it was an action of this person and no chance has fallen since.
    ///
    /// # Errors
    /// It was not, or opponents are still playing.
    pub fn undo(&mut self, seat: Seat) -> Result<(), HostError> {
        either!(self, host => host.undo(seat))
    }

    /// Does again what this person took back last.
    ///
    /// # Errors
    /// Nothing was taken back, or opponents are still playing.
    pub fn redo(&mut self, seat: Seat) -> Result<Played<Event>, HostError> {
        match self {
            Self::Duel(host) => host.redo(seat).map(played),
            Self::Gauntlet(host) => host.redo(seat),
        }
    }

    /// Lets opponents (and chance) play for a stretch, in another thread.
    pub fn play(&mut self, stretch: PlayLimits) {
        either!(self, host => host.play(stretch));
    }

    /// Takes the session back if the stretch has ended, with what it brought. Never waits.
    pub fn poll(&mut self) -> Option<Played<Event>> {
        match self {
            Self::Duel(host) => host.poll().map(played),
            Self::Gauntlet(host) => host.poll(),
        }
    }

    /// Asks the opponent that is thinking to decide at once.
    pub fn hurry(&self) {
        either!(self, host => host.hurry());
    }

    /// Begins to write the autosave, if the session is here.
    pub fn save(&self, autosave: &mut Autosave, storage: &Storage) {
        match self {
            Self::Duel(host) => {
                let Some(session) = host.session() else { return };
                let turns = DiceModule.length(session.game(), session.state()).turns;
                autosave.write(session.record(true), storage, format!("turn {turns}, step {}", session.len()));
            }
            Self::Gauntlet(host) => {
                let Some(session) = host.session() else { return };
                let fights = session.state().tally.fights;
                autosave.write(session.record(true), storage, format!("{fights} fights won, step {}", session.len()));
            }
        }
    }

    /// Begins to write a save under a name, if the session is here.
    pub fn save_as(&self, autosave: &mut Autosave, storage: &Storage, asked: SaveAs) {
        either!(self, host => if let Some(session) = host.session() {
            autosave.write_named(session.record(true), storage, asked);
        });
    }
}

/// A copy of a session that can be led to other places.
pub enum Track {
    /// Of a duel.
    Duel(Box<Session<Alea>>),
    /// Of a gauntlet.
    Gauntlet(Box<Session<Gauntlet>>),
}

impl Track {
    /// The position before a step.
    pub fn at(&mut self, step: usize) -> Position {
        match self {
            Self::Duel(session) => {
                session.seek(step);
                Position { fight: Some(session.state().clone()), run: None }
            }
            Self::Gauntlet(session) => {
                session.seek(step);
                Position::of_run(session.state())
            }
        }
    }
}

fn acted<G: Game>(step: &Step<G>) -> Option<(Seat, G::Action)> {
    match step {
        Step::Action(seat, action) => Some((*seat, action.clone())),
        Step::Outcome(_) => None,
    }
}

fn of_fight(told: LoggedEvent<dice::Event>) -> LoggedEvent<Event> {
    LoggedEvent { step: told.step, event: Event::Fight(told.event) }
}

fn played(played: Played<dice::Event>) -> Played<Event> {
    Played { events: played.events.into_iter().map(of_fight).collect(), made: played.made, faults: played.faults }
}
