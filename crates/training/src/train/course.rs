//! The run: round after round until the optimiser has a champion, then its validation.

use std::sync::atomic::{AtomicU64, Ordering};

use lab::seats::house_agents;
use lab::{GameModule, LabError, Library, Opening, Problem, Scene};
use tabletop::{Game, Seed};

use super::games::Hall;
use super::module::TrainingModule;
use super::report::{GenerationReport, Share, Training, Validation};
use super::subject::{Learning, Subject};
use super::{Checkpoint, Progress, Stage, TrainControl, TrainRequest};
use crate::evolution::{Genome, Method, Ranking, Score};

/// What the best of the first population is called among the references.
pub(super) const FIRST: &str = "the best of the first population";

/// Most games of a run.
const MOST_GAMES: u64 = 20_000_000;

/// What can be learned in an opening.
///
/// # Errors
/// As [`Scene::open`].
pub(super) fn learnable<M: TrainingModule>(
    module: &M,
    library: &Library,
    opening: &Opening,
) -> Result<Learning, LabError> {
    let scene = Scene::open(module, library, opening)?;
    Ok(module.learning(&scene.game))
}

/// Learns, from the beginning or from where a checkpoint stands.
///
/// # Errors
/// [`LabError::Input`] for a request that cannot be followed, [`LabError::Fault`] where an agent breaks the rules, and what
/// [`TrainControl::keep`] returns.
pub(super) fn train<M: TrainingModule>(
    module: &M,
    library: &Library,
    request: &TrainRequest,
    from: Option<Checkpoint>,
    control: &TrainControl<'_>,
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
    let (styles, seed) = (request.styles.len(), request.seed.derive("optimiser", 0));
    let optimiser = request.method.begin(&subject.genes, seats, styles, seed);
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
    house_agents(module, &[first])?;
    house_agents(module, &references.iter().map(|(_, agent)| agent.clone()).collect::<Vec<_>>())?;
    house_agents(module, &request.styles)?;
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(control.threads.unwrap_or(0))
        .build()
        .map_err(|error| LabError::System(format!("threads cannot be started: {error}")))?;
    let hall = Hall {
        module,
        game: scene.game,
        origin: scene.origin,
        opening: &request.opening,
        budget: request.budget,
        limit_wins: request.limit_wins,
        pool,
        stop: control.stop,
        spent: AtomicU64::new(0),
    };
    let mut course = Course { request, control, subject, base, references, seats, hall, state, planned: 0 };
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
    control: &'a TrainControl<'a>,
    subject: &'a Subject,
    base: &'a str,
    references: Vec<(String, String)>,
    seats: usize,
    hall: Hall<'a, M>,
    state: Checkpoint,
    planned: u64,
}

impl<M: TrainingModule> Course<'_, M> {
    /// Games of the whole run.
    fn planned_games(&self) -> Result<u64, LabError> {
        let method = &self.request.method;
        let generations = u64::from(method.generations());
        let against_reference = if self.references.is_empty() { 0 } else { generations * self.measured_agents() };
        let against_first = if self.chooses_first() { generations - 1 } else { 0 };
        let measured = (against_reference + against_first).saturating_mul(self.groups(self.request.yardstick));
        let opponents = self.references.len() as u64 + u64::from(self.chooses_first());
        let validated = opponents.saturating_mul(self.groups(self.request.validation));
        let besides = measured.saturating_add(validated).saturating_mul(self.seats as u64);
        let games = method.games(self.seats, self.request.styles.len()).saturating_add(besides);
        if games > MOST_GAMES {
            let problem = Problem::new(format!("{games} games are more than a run can hold"));
            return Err(problem.remedy(format!("choose smaller numbers, {MOST_GAMES} games at most")).into());
        }
        Ok(games)
    }

    fn groups(&self, games: u64) -> u64 {
        games.div_ceil(self.seats as u64)
    }

    /// Agents measured in a generation: the best, and the median where many genomes are bred from.
    fn measured_agents(&self) -> u64 {
        1 + u64::from(matches!(self.request.method, Method::Genetic(_)))
    }

    /// Whether the optimiser tells the best of the first population.
    fn chooses_first(&self) -> bool {
        matches!(self.request.method, Method::Strategy(_))
    }

    /// Plays the run to its end; empty where it was stopped.
    fn run(&mut self) -> Result<Vec<Validation>, LabError> {
        (self.control.keep)(&self.state)?;
        while let Some(round) = self.state.optimiser.round() {
            let finals = self.state.optimiser.plays_finals();
            let stage = if finals { Stage::Finals } else { Stage::Generation };
            let candidates = round.genomes.iter().map(|genome| self.spec(genome));
            let specs: Vec<String> = candidates.chain(self.request.styles.iter().cloned()).collect();
            let seed = self.request.seed.derive("round", self.state.rounds);
            let Some(scores) = self.play(stage, &specs, &round.tables, round.seeds, seed)? else {
                return Ok(Vec::new());
            };
            self.state.rounds += 1;
            match self.state.optimiser.take(&scores) {
                Some(ranking) => {
                    let Some(generation) = self.measure(ranking)? else { return Ok(Vec::new()) };
                    (self.control.generation)(&generation);
                    self.state.curve.push(generation);
                    (self.control.keep)(&self.state)?;
                }
                None if finals => (self.control.keep)(&self.state)?,
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
        seeds: usize,
        seed: Seed,
    ) -> Result<Option<Vec<Score>>, LabError> {
        let generations = self.request.method.generations();
        let (before, planned) = (self.state.games, self.planned);
        let generation = (self.state.curve.len() as u32 + 1).min(generations);
        let done = AtomicU64::new(0);
        let told = || {
            let games = before + done.fetch_add(1, Ordering::Relaxed) + 1;
            (self.control.progress)(Progress { stage, generation, generations, games, planned });
        };
        let scores = self.hall.play(specs, tables, seeds, seed, &told)?;
        if scores.is_some() {
            self.state.games += (tables.len() * self.seats) as u64;
        }
        Ok(scores)
    }

    /// An agent against another in all other seats. `None` where the run was stopped.
    fn against(
        &mut self,
        stage: Stage,
        agents: [String; 2],
        groups: u64,
        seed: Seed,
    ) -> Result<Option<Share>, LabError> {
        let table: Vec<usize> = (0..self.seats).map(|place| usize::from(place > 0)).collect();
        let groups = groups as usize;
        let scores = self.play(stage, &agents, &vec![table; groups], groups, seed)?;
        Ok(scores.map(|scores| Share::of_first(&scores, self.seats)))
    }

    /// A generation's report, with its best and its median against the first reference, and its best against that of the first
    /// population. `None` where the run was stopped.
    fn measure(&mut self, ranking: Ranking) -> Result<Option<GenerationReport>, LabError> {
        let Ranking { best, median, fitness, born } = ranking;
        let reference = self.references.first().map(|(_, agent)| agent.clone());
        let first = self.first();
        let many = self.measured_agents() > 1;
        let wanted = [(&best, reference.clone()), (&median, reference.filter(|_| many)), (&best, first)];
        let (groups, seed) = (self.groups(self.request.yardstick), self.request.seed.derive("yardstick", 0));
        let mut shares = [None; 3];
        for (share, (genome, against)) in shares.iter_mut().zip(wanted) {
            let Some(against) = against.filter(|_| groups > 0) else { continue };
            *share = self.against(Stage::Yardstick, [self.spec(genome), against], groups, seed)?;
            if share.is_none() {
                return Ok(None);
            }
        }
        let [best_against, median_against, best_against_first] = shares;
        Ok(Some(GenerationReport {
            number: self.state.curve.len() as u32 + 1,
            games: self.state.games,
            best,
            best_fitness: fitness.first().copied().unwrap_or(0.0),
            median_fitness: fitness.get(fitness.len() / 2).copied().unwrap_or(0.0),
            fitness,
            born: Some(born),
            best_against,
            median_against,
            best_against_first,
        }))
    }

    /// The agent of the best of the first population, once it is known.
    fn first(&self) -> Option<String> {
        self.state.optimiser.first().map(|genome| self.spec(genome))
    }

    /// Whom the champion is validated against: what they are called, and the agents.
    fn opponents(&self) -> Vec<(String, String)> {
        let first = self.first().map(|agent| (FIRST.to_owned(), agent));
        self.references.iter().cloned().chain(first).collect()
    }

    /// The champion against every opponent; empty where the run was stopped.
    fn validate(&mut self) -> Result<Vec<Validation>, LabError> {
        let groups = self.groups(self.request.validation);
        let Some(champion) = self.state.champion(|genome| self.spec(genome)).filter(|_| groups > 0) else {
            return Ok(Vec::new());
        };
        let mut validation = Vec::new();
        for (index, (name, agent)) in self.opponents().into_iter().enumerate() {
            let seed = self.request.seed.derive("validation", index as u64);
            let share = self.against(Stage::Validation, [champion.agent.clone(), agent.clone()], groups, seed)?;
            let Some(share) = share else { return Ok(Vec::new()) };
            validation.push(Validation { name, agent, share });
        }
        Ok(validation)
    }

    fn report(self, rules: &str, validation: Vec<Validation>) -> Training {
        let request = self.request;
        let wanted = if request.validation > 0 { self.opponents().len() } else { 0 };
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
            styles: request.styles.clone(),
            yardstick: self.references.first().filter(|_| request.yardstick > 0).map(|(_, agent)| agent.clone()),
            stopped: champion.is_none() || validation.len() < wanted,
            champion,
            validation,
            curve: self.state.curve,
            games: self.state.games,
            limit_wins: request.limit_wins,
            cpu_seconds: self.hall.spent.load(Ordering::Relaxed) as f64 / 1e9,
        }
    }
}
