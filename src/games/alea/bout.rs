//! The session at the table: that of one duel, or of a gauntlet of them.
//!
//! What a table tells and asks is in the gauntlet's terms, of which a duel knows those of its one fight. Panels, preview and
//! reasons know fights alone; where a gauntlet is asked for its fight, the one under way answers.

use std::sync::Arc;

use dice::{
    Alea, State,
    gauntlet::{self, Action, Event, Gauntlet},
};
use lab::GameModule;
use registry::games::DiceModule;
use tabletop::{Decision, Eye, Illegal, LineId, LineInfo, Player, Seat, Seed, Session, Turn};

use crate::{
    crash::Recorder,
    shell::{GameRecord, NewGame},
    storage::Storage,
    table::{
        Asked, Autosave, Host, HostError, Inquiry, LiveSession, LoggedEvent, PlayLimits, Played, Question, SaveAs,
        Thought,
    },
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

    /// How far it has come, for the log of the program.
    pub fn progress(&self) -> String {
        match self {
            Self::Duel(host) => host.session().map_or_else(String::new, |session| {
                let turns = DiceModule.length(session.game(), session.state()).turns;
                format!("turn {turns}, step {}", session.len())
            }),
            Self::Gauntlet(host) => host.session().map_or_else(String::new, |session| {
                format!("{} fights won, step {}", session.state().tally.fights, session.len())
            }),
        }
    }
}

impl LiveSession for Bout {
    type Action = Action;
    type Event = Event;

    fn players(&self) -> &[Player] {
        either!(self, host => host.players())
    }

    fn seed(&self) -> Seed {
        either!(self, host => host.seed())
    }

    fn turn(&self) -> Option<Turn> {
        either!(self, host => host.turn())
    }

    fn setting_up(&self) -> Option<Seat> {
        either!(self, host => host.setting_up())
    }

    fn away(&self) -> bool {
        either!(self, host => host.away())
    }

    fn thought(&self) -> Option<Thought> {
        either!(self, host => host.thought())
    }

    fn steps(&self) -> Option<usize> {
        either!(self, host => host.steps())
    }

    fn forced(&self) -> bool {
        either!(self, host => host.forced())
    }

    fn action_at(&self, step: usize) -> Option<(Seat, Action)> {
        match self {
            Self::Duel(host) => host.action_at(step).map(|(seat, action)| (seat, Action::Fight(action))),
            Self::Gauntlet(host) => host.action_at(step),
        }
    }

    fn past(&self, from: usize) -> Vec<LoggedEvent<Event>> {
        match self {
            Self::Duel(host) => host.past(from).into_iter().map(of_fight).collect(),
            Self::Gauntlet(host) => host.past(from),
        }
    }

    fn redacted(&self, event: &Event, _: Eye) -> Option<Event> {
        Some(*event)
    }

    fn act(&mut self, seat: Seat, action: Action) -> Result<Played<Event>, HostError> {
        match (self, action) {
            (Self::Duel(host), Action::Fight(action)) => host.act(seat, action).map(played),
            (Self::Duel(_), _) => Err(Illegal::new("not-now", "there is nothing but the fight").case("duel").into()),
            (Self::Gauntlet(host), action) => host.act(seat, action),
        }
    }

    fn undoable(&self, seat: Seat) -> Option<usize> {
        either!(self, host => host.undoable(seat))
    }

    fn undo(&mut self, seat: Seat) -> Result<(), HostError> {
        either!(self, host => host.undo(seat))
    }

    fn redo(&mut self, seat: Seat) -> Result<Played<Event>, HostError> {
        match self {
            Self::Duel(host) => host.redo(seat).map(played),
            Self::Gauntlet(host) => host.redo(seat),
        }
    }

    fn step_forward(&mut self) -> Option<Vec<LoggedEvent<Event>>> {
        match self {
            Self::Duel(host) => Some(host.step_forward()?.into_iter().map(of_fight).collect()),
            Self::Gauntlet(host) => host.step_forward(),
        }
    }

    fn seek(&mut self, step: usize) {
        either!(self, host => host.seek(step));
    }

    fn lines(&self) -> Vec<LineInfo> {
        either!(self, host => host.lines())
    }

    fn line(&self) -> Option<LineId> {
        either!(self, host => host.line())
    }

    fn switch(&mut self, line: LineId) {
        either!(self, host => host.switch(line));
    }

    fn branch(&self) -> Result<NewGame, HostError> {
        either!(self, host => host.branch())
    }

    fn play(&mut self, limits: PlayLimits) {
        either!(self, host => host.play(limits));
    }

    fn poll(&mut self) -> Option<Played<Event>> {
        match self {
            Self::Duel(host) => host.poll().map(played),
            Self::Gauntlet(host) => host.poll(),
        }
    }

    fn hurry(&self) {
        either!(self, host => host.hurry());
    }

    fn recorder(&self) -> Arc<dyn Recorder> {
        either!(self, host => host.recorder())
    }

    fn record(&self) -> Option<GameRecord> {
        either!(self, host => LiveSession::record(host))
    }

    fn save(&self, autosave: &mut Autosave, storage: &Storage, progress: String) {
        either!(self, host => host.save(autosave, storage, progress));
    }

    fn save_as(&self, autosave: &mut Autosave, storage: &Storage, asked: SaveAs) {
        either!(self, host => host.save_as(autosave, storage, asked));
    }
}

/// An opponent asked about a fight, whose answer is one of the table.
pub struct Fighting(pub Inquiry<Alea>);

impl Asked<Action> for Fighting {
    fn poll(&mut self) -> Option<Decision<Action>> {
        let Decision { action, explanation, effort } = self.0.poll()?;
        Some(Decision { action: Action::Fight(action), explanation, effort })
    }

    fn nodes(&self) -> u64 {
        self.0.progress().0
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

fn of_fight(told: LoggedEvent<dice::Event>) -> LoggedEvent<Event> {
    LoggedEvent { step: told.step, event: Event::Fight(told.event) }
}

fn played(played: Played<dice::Event>) -> Played<Event> {
    Played { events: played.events.into_iter().map(of_fight).collect(), made: played.made, faults: played.faults }
}
