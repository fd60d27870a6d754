//! Scenes: ready-made situations to play, watch or study.
//!
//! A scene is a RON file: which game, a title and a description, the setup, who sits where, a seed, and perhaps where it
//! begins: in a state, after steps, or in a position as the game's people write it. A scene may be a [`Study`], which says who stands
//! to win, or ask for something, as a [`Puzzle`]. `raw` is the file as written, `opening` what a game begins with where it need not be a scene, `check` makes a playable
//! [`Scene`] of it and reports every fault of the file together. Playing a scene does not belong here.

mod check;
mod opening;
mod puzzle;
mod raw;
mod study;
mod written;

use std::sync::Arc;

use derive_where::derive_where;
use tabletop::variants::choose;
use tabletop::{Controller, Game, Player, Seed, message};

use crate::puzzle::Puzzle;
use crate::roster::{agent_name, fill, told_apart};
use crate::seats::{ProgramSeats, check_agents, is_program, program_title};
use crate::{GameModule, LabError, Library, Problem, SetupFault, TextFile};

pub use opening::Opening;
pub use puzzle::read_puzzle;
pub use raw::Start;
pub use study::no_seat;
pub use study::{Origin, Study};
pub use written::{WrittenPosition, open_written};

/// A situation ready to play: rules, players, and where it begins.
#[derive_where(Clone, Debug)]
pub struct Scene<G: Game> {
    /// The name it was asked for by: a scene's name, a file's path, or a game's id.
    pub name: String,
    /// Its title for people.
    pub title: String,
    /// What there is to see, in a sentence or two.
    pub description: String,
    /// The rules.
    #[derive_where(skip(Debug))]
    pub game: Arc<G>,
    /// Who plays, one per seat.
    pub players: Vec<Player>,
    /// Its seed; where there is none, each host chooses.
    pub seed: Option<Seed>,
    /// Where it begins, if not at the game's start.
    pub origin: Option<G::State>,
    /// Who stands to win there, where the scene says so.
    pub study: Option<Study>,
    /// What is to be found there, where the scene is a puzzle.
    pub puzzle: Option<Puzzle<G>>,
}

/// Which game a scene is of.
///
/// # Errors
/// [`LabError::Input`] where the file is no scene.
pub fn scene_game(file: &TextFile) -> Result<String, LabError> {
    raw::game(file).map_err(LabError::from)
}

/// Names of the shipped scenes of a game, sorted, whatever folder they lie in. A file that is no scene is of no game.
pub fn scenes_of(library: &Library, game: &str) -> Vec<String> {
    let is_of = |name: &String| library.scene(name).is_ok_and(|file| raw::game(&file).is_ok_and(|of| of == game));
    library.scenes(None).into_iter().filter(is_of).collect()
}

impl<G: Game> Scene<G> {
    /// Reads and checks a scene.
    ///
    /// # Errors
    /// [`LabError::Input`] with every fault of the file.
    pub fn load<M: GameModule<Game = G>>(module: &M, library: &Library, file: &TextFile) -> Result<Self, LabError> {
        check::check(module, library, file).map_err(LabError::Input)
    }

    /// A scene, or a setup with the module's stand-in in every seat.
    ///
    /// # Errors
    /// [`LabError::Input`] with every fault of the file or the setup.
    pub fn open<M: GameModule<Game = G>>(module: &M, library: &Library, opening: &Opening) -> Result<Self, LabError> {
        let (options, seats, text) = match opening {
            Opening::Scene(file) => return Self::load(module, library, file),
            Opening::Setup { options, seats } => (options, *seats, None),
            Opening::Position { text, options, seats } => (options, *seats, Some(text)),
        };
        let rules = || Self::rules_of(module, library, options.as_deref(), seats);
        let (game, origin) = match text {
            None => (rules()?, None),
            Some(text) => {
                let usual = || rules().map_err(LabError::problems);
                let (game, state) = open_written(module, Some(library), text, usual).map_err(LabError::Input)?;
                (game, Some(state))
            }
        };
        let info = module.info();
        let agents = vec![module.stand_in().to_owned(); game.seats()];
        Ok(Self {
            name: info.id.to_owned(),
            title: info.title.to_owned(),
            description: info.idea.to_owned(),
            players: players(module, &agents),
            game,
            seed: None,
            origin,
            study: None,
            puzzle: None,
        })
    }

    /// The rules of a setup that somebody wrote, for as many seats as are asked for.
    fn rules_of<M: GameModule<Game = G>>(
        module: &M,
        library: &Library,
        options: Option<&str>,
        seats: Option<usize>,
    ) -> Result<Arc<G>, LabError> {
        if let (Some(asked), Some(there)) = (seats, opening::written_seats(options))
            && asked != there
        {
            let reason = message!(
                "fault-scene-seats_twice",
                "{asked} seats are asked for, and the setup says {there}",
                asked,
                there
            );
            let remedy = message!("remedy-scene-seats_twice", "say it once, or the same both times");
            return Err(Problem::new(reason).remedy(remedy).into());
        }
        // What is chosen by the names of variants has no parentheses.
        let (chosen, fields) = match options {
            Some(text) if text.contains('(') => (None, Some(text)),
            text => (text, None),
        };
        let written = fields.map_or_else(|| Ok(module.setup()), raw::setup)?;
        let setup = module.resolve(written, library).map(|setup| match seats {
            Some(seats) => module.with_seats(setup, seats),
            None => setup,
        });
        let setup = setup.and_then(|mut setup| match chosen.map(|text| choose(G::variants(), &mut setup, text)) {
            Some(Err(reason)) => Err(vec![SetupFault { field: None, problem: Problem::new(reason) }]),
            _ => Ok(setup),
        });
        let game = setup.and_then(|setup| module.rules(setup, library)).map_err(|faults| {
            LabError::Input(faults.into_iter().map(|SetupFault { problem, .. }| problem).collect())
        })?;
        if let Some(seats) = seats.filter(|seats| *seats != game.seats()) {
            let there = game.seats();
            let reason =
                message!("fault-scene-seats", "{seats} seats are asked for, and the game has {there}", seats, there);
            let remedy = message!("remedy-scene-seats", "ask for as many, or name as many agents");
            return Err(Problem::new(reason).remedy(remedy).into());
        }
        Ok(game)
    }

    /// The agent of every seat, the module's stand-in where a person would sit.
    pub fn agents<M: GameModule<Game = G>>(&self, module: &M) -> Vec<String> {
        let agent = |player: &Player| match &player.controller {
            Controller::Human => module.stand_in().to_owned(),
            Controller::Agent(spec) => spec.clone(),
        };
        self.players.iter().map(agent).collect()
    }

    /// Seats these agents, repeating them where there are more seats. Programs from outside among them are only looked for.
    ///
    /// # Errors
    /// [`LabError::Input`] where there are more agents than seats, or one is unknown.
    pub fn seat<M: GameModule<Game = G>>(
        &mut self,
        module: &M,
        agents: &[String],
        programs: &dyn ProgramSeats<M>,
    ) -> Result<(), LabError> {
        let seats = self.game.seats();
        if agents.is_empty() || agents.len() > seats {
            let found = agents.len();
            let reason = message!("fault-scene-agents", "{found} agents are named for {seats} seats", found, seats);
            let remedy = message!("remedy-scene-agents", "name fewer agents or ask for more seats");
            return Err(Problem::new(reason).remedy(remedy).into());
        }
        check_agents(module, agents, programs)?;
        self.players = players(module, &fill(agents, seats));
        Ok(())
    }
}

/// Players for agents, named by their titles and numbered where a title occurs more than once.
fn players<M: GameModule>(module: &M, agents: &[String]) -> Vec<Player> {
    let controllers = agents.iter().map(|spec| Controller::Agent(spec.clone()));
    name_players(module, controllers.collect())
}

pub(crate) fn name_players<M: GameModule>(module: &M, controllers: Vec<Controller>) -> Vec<Player> {
    let (cards, personas, rungs) = (module.agents(), module.personas(), module.rungs());
    let title = |controller: &Controller| match controller {
        // A name of a person, which any sentence can be made with.
        Controller::Human => "Caesar".to_owned(),
        Controller::Agent(spec) if is_program(spec) => program_title(spec),
        Controller::Agent(spec) => {
            let name = agent_name(spec);
            let agents = cards.iter().map(|card| (&card.name, &card.title));
            let personas = personas.iter().map(|persona| (&persona.name, &persona.title));
            let rungs = rungs.iter().map(|rung| (&rung.name, &rung.title));
            let known = agents.chain(personas).chain(rungs).find(|(known, _)| *known == name);
            known.map_or_else(|| name.to_owned(), |(_, title)| title.clone())
        }
    };
    let titles: Vec<String> = controllers.iter().map(title).collect();
    told_apart(&titles, " ")
        .into_iter()
        .zip(controllers)
        .zip(0..)
        .map(|((name, controller), look)| Player { name, controller, livery: look })
        .collect()
}
