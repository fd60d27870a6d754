//! The run: round after round until the optimiser has a champion, then its validation.

use std::sync::atomic::{AtomicU64, Ordering};

use tabletop::{Game, Seed};

use super::games::Hall;
use super::report::{GenerationReport, Share, Training, Validation};
use super::subject::{Learning, Subject};
use super::{Checkpoint, Progress, Stage, TrainRequest, TrainWatch};
use crate::evolution::{Genome, Method, Ranking, Score};
use crate::play::seat_agents;
use crate::{GameModule, LabError, Library, Opening, Problem, Scene};

/// Most games of a run.
const MOST_GAMES: u64 = 20_000_000;

/// What can be learned in an opening.
///
/// # Errors
/// As [`Scene::open`].
pub(crate) fn learnable<M: GameModule>(module: &M, library: &Library, opening: &Opening) -> Result<Learning, LabError> {
    let scene = Scene::open(module, library, opening)?;
    Ok(module.learning(&scene.game))
}

/// Learns, from the beginning or from where a checkpoint stands.
///
/// # Errors
/// [`LabError::Input`] for a request that cannot be followed, [`LabError::Fault`] where an agent breaks the rules, and what
/// [`TrainWatch::keep`] returns.
pub(crate) fn train<M: GameModule>(
    module: &M,
    library: &Library,
    request: &TrainRequest,
    from: Option<Checkpoint>,
    watch: &TrainWatch<'_>,
) -> Result<Training, LabError> {
    if request.game != M::Game::ID {
        let problem = Problem::new(format!("the run is of the game '{}', not '{}'", request.game, M::Game::ID));
        return Err(problem.remedy("name that game").into());
    }
    if request.budget.nodes.is_none() {
        return Err(Problem::new("no budget is set for decisions").remedy("set one, such as 300 positions").into());
    }
    let scene = Scene::open(module, library, &request.opening)?;
    let learning = module.learning(&scene.game);
    let (subject, base) = learning.subject(&request.subject)?;
    let seats = scene.game.seats();
    let optimiser = request.method.begin(&subject.genes, seats, request.seed.derive("optimiser", 0));
    let optimiser = optimiser.map_err(|reason| Problem::new(reason).remedy("choose another number"))?;
    let state = match from {
        Some(checkpoint) if checkpoint.request != *request => {
            return Err(Problem::new("the checkpoint is of another run").remedy("go on with its own request").into());
        }
        Some(checkpoint) => {
            checkpoint.check(&subject.genes, seats)?;
            checkpoint
        }
        None => Checkpoint::begin(request, optimiser),
    };
    let references = references(subject, base, request);
    let first = subject.spec(base, &subject.genes.iter().map(|gene| gene.low).collect());
    // The learner first: what is wrong with its level or settings is wrong with its references too.
    seat_agents(module, &[first])?;
    seat_agents(module, &references.iter().map(|(_, agent)| agent.clone()).collect::<Vec<_>>())?;
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(watch.threads.unwrap_or(0))
        .build()
        .map_err(|error| LabError::System(format!("threads cannot be started: {error}")))?;
    let hall = Hall {
        module,
        game: scene.game,
        origin: scene.origin,
        opening: &request.opening,
        budget: request.budget,
        pool,
        stop: watch.stop,
        spent: AtomicU64::new(0),
    };
    let mut course = Course { request, watch, subject, base, references, seats, hall, state, planned: 0 };
    course.planned = course.planned_games()?;
    let validation = course.run()?;
    Ok(course.report(learning.rules, validation))
}

/// The subject's references and those of the request: what they are called, and the agents.
fn references(subject: &Subject, base: &str, request: &TrainRequest) -> Vec<(String, String)> {
    let own = subject.references.iter().map(|known| (known.name.to_owned(), subject.with(base, known.settings)));
    own.chain(request.against.iter().map(|agent| (agent.clone(), agent.clone()))).collect()
}

struct Course<'a, M: GameModule> {
    request: &'a TrainRequest,
    watch: &'a TrainWatch<'a>,
    subject: &'a Subject,
    base: &'a str,
    references: Vec<(String, String)>,
    seats: usize,
    hall: Hall<'a, M>,
    state: Checkpoint,
    planned: u64,
}

impl<M: GameModule> Course<'_, M> {
    /// Games of the whole run.
    fn planned_games(&self) -> Result<u64, LabError> {
        let method = &self.request.method;
        let measured =
            u64::from(method.generations()).saturating_mul(self.yardstick_agents()).saturating_mul(self.yardsticks());
        let validated = (self.references.len() as u64).saturating_mul(self.groups(self.request.validation));
        let besides = measured.saturating_add(validated).saturating_mul(self.seats as u64);
        let games = method.games(self.seats).saturating_add(besides);
        if games > MOST_GAMES {
            let problem = Problem::new(format!("{games} games are more than a run can hold"));
            return Err(problem.remedy(format!("choose smaller numbers, {MOST_GAMES} games at most")).into());
        }
        Ok(games)
    }

    fn groups(&self, games: u64) -> u64 {
        games.div_ceil(self.seats as u64)
    }

    /// Groups that an agent plays against the yardstick.
    fn yardsticks(&self) -> u64 {
        if self.references.is_empty() { 0 } else { self.groups(self.request.yardstick) }
    }

    /// Agents measured in a generation: the best, and the median where it is another.
    fn yardstick_agents(&self) -> u64 {
        1 + u64::from(matches!(self.request.method, Method::Genetic(_)))
    }

    /// Plays the run to its end; empty where it was stopped.
    fn run(&mut self) -> Result<Vec<Validation>, LabError> {
        (self.watch.keep)(&self.state)?;
        while let Some(round) = self.state.optimiser.round() {
            let finals = self.state.curve.len() as u32 >= self.request.method.generations();
            let stage = if finals { Stage::Finals } else { Stage::Generation };
            let specs: Vec<String> = round.genomes.iter().map(|genome| self.spec(genome)).collect();
            let seed = self.request.seed.derive("round", self.state.rounds);
            let Some(scores) = self.play(stage, &specs, &round.tables, seed)? else { return Ok(Vec::new()) };
            self.state.rounds += 1;
            match self.state.optimiser.take(&scores) {
                Some(ranking) => {
                    let Some(generation) = self.measure(ranking)? else { return Ok(Vec::new()) };
                    (self.watch.generation)(&generation);
                    self.state.curve.push(generation);
                    (self.watch.keep)(&self.state)?;
                }
                None if finals => (self.watch.keep)(&self.state)?,
                None => {}
            }
        }
        self.validate()
    }

    fn spec(&self, genome: &Genome) -> String {
        self.subject.spec(self.base, genome)
    }

    /// Plays tables and counts them. `None` where the run was stopped.
    fn play(
        &mut self,
        stage: Stage,
        specs: &[String],
        tables: &[Vec<usize>],
        seed: Seed,
    ) -> Result<Option<Vec<Score>>, LabError> {
        let generations = self.request.method.generations();
        let (before, planned) = (self.state.games, self.planned);
        let generation = (self.state.curve.len() as u32 + 1).min(generations);
        let done = AtomicU64::new(0);
        let told = || {
            let games = before + done.fetch_add(1, Ordering::Relaxed) + 1;
            (self.watch.progress)(Progress { stage, generation, generations, games, planned });
        };
        let scores = self.hall.play(specs, tables, seed, &told)?;
        if scores.is_some() {
            self.state.games += (tables.len() * self.seats) as u64;
        }
        Ok(scores)
    }

    /// An agent against a reference in all other seats.
    fn against(
        &mut self,
        stage: Stage,
        agent: String,
        reference: usize,
        groups: u64,
        seed: Seed,
    ) -> Result<Option<Share>, LabError> {
        let specs = [agent, self.references[reference].1.clone()];
        let table: Vec<usize> = (0..self.seats).map(|place| usize::from(place > 0)).collect();
        let scores = self.play(stage, &specs, &vec![table; groups as usize], seed)?;
        Ok(scores.map(|scores| Share::of_first(&scores, self.seats)))
    }

    /// A generation's report, with its best and its median against the first reference. `None` where the run was stopped.
    fn measure(&mut self, ranking: Ranking) -> Result<Option<GenerationReport>, LabError> {
        let Ranking { best, median, fitness } = ranking;
        let (mut best_against, mut median_against) = (None, None);
        if self.yardsticks() > 0 {
            let (groups, seed) = (self.yardsticks(), self.request.seed.derive("yardstick", 0));
            best_against = self.against(Stage::Yardstick, self.spec(&best), 0, groups, seed)?;
            if best_against.is_none() {
                return Ok(None);
            }
            if self.yardstick_agents() > 1 {
                median_against = self.against(Stage::Yardstick, self.spec(&median), 0, groups, seed)?;
                if median_against.is_none() {
                    return Ok(None);
                }
            }
        }
        Ok(Some(GenerationReport {
            number: self.state.curve.len() as u32 + 1,
            games: self.state.games,
            best,
            best_fitness: fitness.first().copied().unwrap_or(0.0),
            median_fitness: fitness.get(fitness.len() / 2).copied().unwrap_or(0.0),
            fitness,
            best_against,
            median_against,
        }))
    }

    /// The champion against every reference; empty where the run was stopped.
    fn validate(&mut self) -> Result<Vec<Validation>, LabError> {
        let groups = self.groups(self.request.validation);
        let Some(champion) = self.state.champion(|genome| self.spec(genome)).filter(|_| groups > 0) else {
            return Ok(Vec::new());
        };
        let mut validation = Vec::new();
        for reference in 0..self.references.len() {
            let seed = self.request.seed.derive("validation", reference as u64);
            let share = self.against(Stage::Validation, champion.agent.clone(), reference, groups, seed)?;
            let Some(share) = share else { return Ok(Vec::new()) };
            let (name, agent) = self.references[reference].clone();
            validation.push(Validation { name, agent, share });
        }
        Ok(validation)
    }

    fn report(self, rules: &str, validation: Vec<Validation>) -> Training {
        let request = self.request;
        let wanted = if request.validation > 0 { self.references.len() } else { 0 };
        let champion = self.state.champion(|genome| self.spec(genome));
        Training {
            game: M::Game::ID.to_owned(),
            rules: rules.to_owned(),
            seats: self.seats,
            subject: request.subject.clone(),
            genes: self.subject.genes.clone(),
            method: request.method.clone(),
            budget: request.budget.nodes,
            seed: request.seed,
            yardstick: self.references.first().filter(|_| request.yardstick > 0).map(|(_, agent)| agent.clone()),
            stopped: champion.is_none() || validation.len() < wanted,
            champion,
            validation,
            curve: self.state.curve,
            games: self.state.games,
            cpu_seconds: self.hall.spent.load(Ordering::Relaxed) as f64 / 1e9,
        }
    }
}
