//! Which games a match plays: groups of equal seeds, every rotation of the seats in each.

use std::sync::Arc;

use door::ProcessPool;
use lab::roster::fill;
use lab::seats::check_agents;
use lab::{GameModule, LabError, Library, Problem, Scene};
use tabletop::{Game, Seed, message};

use crate::MatchRequest;
use crate::contest::{Layout, Shape};

/// Most games of a match; beyond it the results would not fit into memory.
const MOST_GAMES: u64 = 10_000_000;

/// A checked match.
pub(super) struct Plan<G: Game> {
    pub game: Arc<G>,
    pub origin: Option<G::State>,
    /// One agent per seat, as the entrants sit in rotation 0.
    pub entrants: Vec<String>,
    pub seed: Seed,
}

impl<G: Game> Plan<G> {
    pub fn new<M: GameModule<Game = G>>(
        module: &M,
        library: &Library,
        request: &MatchRequest,
    ) -> Result<Self, LabError> {
        if request.agents.is_empty() {
            return Err(Problem::new("no agents are named").remedy("name them with --agents a,b").into());
        }
        if request.games == 0 || request.games > MOST_GAMES {
            let problem = Problem::new(format!("{} games cannot be played", request.games));
            return Err(problem.remedy(format!("ask for 1 to {MOST_GAMES}")).into());
        }
        check_agents(module, &request.agents, &ProcessPool::default())?;
        let seats = module.info().seats;
        // A game for one seat has one however many agents are compared.
        let named = if *seats.end() == 1 { 1 } else { request.agents.len() };
        let opening = request.opening.seating(named, *seats.start());
        let scene = Scene::open(module, library, &opening)?;
        let seats = scene.game.seats();
        // At one seat there is nobody to meet: every agent plays every seed alone.
        if seats > 1 && request.agents.len() > seats {
            let found = request.agents.len();
            let reason = message!("fault-scene-agents", "{found} agents are named for {seats} seats", found, seats);
            let remedy = message!("remedy-scene-agents", "name fewer agents or ask for more seats");
            return Err(Problem::new(reason).remedy(remedy).into());
        }
        Ok(Self {
            seed: request.seed,
            game: scene.game,
            origin: scene.origin,
            entrants: fill(&request.agents, seats.max(request.agents.len())),
        })
    }

    /// The match as plain data.
    pub fn layout(&self, request: &MatchRequest) -> Layout {
        let field = std::iter::once((&*self.game, self.origin.as_ref()));
        let seats = self.game.seats();
        let shape = if seats == 1 { Shape::Arena { seat: 0, situations: 1 } } else { Shape::Rotations };
        Layout::new(request, self.entrants.clone(), seats, shape, field)
    }

    /// The seed all games of a group are played with.
    pub fn group_seed(&self, group: u64) -> Seed {
        self.seed.derive("group", group)
    }

    /// The entrants by seat in a group's game: entrant `e` sits in seat `(e + rotation) mod seats`; at one seat each has a game alone.
    pub fn seating(&self, rotation: usize) -> Vec<usize> {
        if self.game.seats() == 1 {
            return vec![rotation];
        }
        let seats = self.entrants.len();
        (0..seats).map(|seat| (seat + seats - rotation % seats) % seats).collect()
    }
}
