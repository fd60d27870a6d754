//! What opponents say is so: every reason that is said in games of every opponent and persona is held against the rules by checkers that
//! know nothing of the conditions under which it may be said.
//!
//! Opponents think little here, so that many decisions are heard; thinking as they do where people play, with the table of how often each
//! sentence is said, by `cargo test --release -p registry --test registry said:: -- --ignored --nocapture`.

mod alea;
mod banqi;
mod conquest;
mod flip_jungle;
mod fog;
mod fox_hunt;
mod generals;
mod jungle;
mod race;
mod realm;
mod road;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use lab::{GameModule, Library, Opening, Scene, render};
use registry::games::{
    BanqiModule, DiceModule, DominionModule, FlipJungleModule, FogModule, FoxHuntModule, GauntletModule,
    GeneralsModule, HareModule, JungleModule, RiskModule,
};
use registry::{GAMES, sentences};
use sentences::{Because, Reason, Sentences, Telling};
use tabletop::{
    Agent, Argument, Budget, Candidate, Explanation, Eye, Game, Message, Monitor, Seat, Seed, Session, Term, Think,
    Turn,
};
use words::Catalog;

/// One thing that was said: what holds it against the rules is told all that was so.
pub struct Claim<'a, G: Game> {
    /// The rules.
    pub game: &'a G,
    /// The position before the decision, hidden facts included.
    pub state: &'a G::State,
    /// Who decided.
    pub seat: Seat,
    /// All that was weighed.
    pub weighed: &'a [Candidate],
    /// The decision as it is told.
    pub told: &'a Telling<'a>,
    /// The sentence.
    pub reason: &'a Reason,
}

/// What a checker finds: `Ok(true)` where the sentence holds, `Ok(false)` where the game has no such sentence.
pub type Verdict = Result<bool, String>;

impl<G: Game> Claim<'_, G> {
    /// The sentence's id, after `say-`.
    pub fn says(&self) -> &str {
        self.reason.message.id.trim_start_matches("say-")
    }

    /// What was done.
    pub fn action(&self) -> G::Action {
        serde_json::from_value(self.told.chosen.action.clone()).expect("the action that was played")
    }

    /// What it is told against.
    pub fn other(&self) -> Option<G::Action> {
        serde_json::from_value(self.told.other?.action.clone()).ok()
    }

    /// A number that the sentence names.
    pub fn number(&self, name: &str) -> Result<f64, String> {
        match self.reason.message.arguments.get(name) {
            Some(Argument::Whole(count)) => Ok(*count as f64),
            Some(Argument::Decimal { value, .. }) => Ok(*value),
            found => Err(format!("{name} is named and is {found:?}")),
        }
    }

    /// The sentence names this number.
    pub fn names(&self, name: &str, really: impl Into<f64>) -> Result<(), String> {
        let (named, really) = (self.number(name)?, really.into());
        if (named - really).abs() < 0.51 { Ok(()) } else { Err(format!("{name} is {really}, and {named} is said")) }
    }

    /// The sentence names this thing.
    pub fn calls(&self, name: &str, really: &Message) -> Result<(), String> {
        match self.reason.message.arguments.get(name) {
            Some(Argument::Message(named)) if named == really => Ok(()),
            found => Err(format!("{name} is {really:?}, and {found:?} is said")),
        }
    }
}

/// Something must be so.
pub fn so(holds: bool, what: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what.to_owned()) }
}

/// What the terms of that name gave an action.
fn gave(candidate: Option<&Candidate>, name: &str) -> f64 {
    let terms = candidate.into_iter().flat_map(|candidate| &candidate.terms);
    terms.filter(|term| sentences::term_id(&term.name) == name).map(|term| term.value).sum()
}

/// What a line of play hopes for: the term did give more, and the numbers that are named are those it measured.
pub fn hoped<G: Game>(claim: &Claim<'_, G>) -> Result<(), String> {
    let (told, term) = (claim.told, &*claim.reason.term);
    so(gave(Some(told.chosen), term) > gave(told.other, term), "the term speaks against it")?;
    let measure = |candidate: &Candidate| {
        let of =
            |term: &Term| term.weight.filter(|weight| *weight != 0.0).map_or(term.value, |weight| term.value / weight);
        candidate.terms.iter().find(|found| sentences::term_id(&found.name) == term).map(of)
    };
    for (prefix, candidate) in [("", Some(told.chosen)), ("other_", told.other)] {
        let Some(measure) = candidate.and_then(measure) else { continue };
        claim.names(&format!("{prefix}measure"), measure)?;
        claim.names(&format!("{prefix}percent_of_one"), (100.0 * measure).round())?;
    }
    Ok(())
}

/// The term gave everything else that was weighed less, or no more where `as_much` is allowed.
pub fn topped<G: Game>(claim: &Claim<'_, G>, as_much: bool) -> Result<(), String> {
    let term = &*claim.reason.term;
    let chosen = gave(Some(claim.told.chosen), term);
    let below = |other: f64| if as_much { other <= chosen } else { other < chosen };
    let mut others = claim.weighed.iter().filter(|candidate| !candidate.chosen);
    so(others.all(|candidate| below(gave(Some(candidate), term))), "something else gives as much")
}

/// What was heard.
#[derive(Default)]
struct Heard {
    decisions: u64,
    /// How often each was said.
    said: BTreeMap<String, u64>,
    /// Sentences that do not hold, and reasons left out, with where.
    wrong: BTreeMap<String, Vec<String>>,
    /// Every so many decisions, from the first on, one is kept in words, with what was so.
    sample: u64,
    kept: Vec<String>,
}

impl Heard {
    fn wrong(&mut self, what: &str, how: String) {
        let known = self.wrong.entry(what.to_owned()).or_default();
        if known.len() < 3 {
            known.push(how);
        } else {
            known.push(String::new());
        }
    }
}

/// How much is listened to.
#[derive(Clone, Copy)]
struct Effort {
    /// Decisions heard of each opponent at each table.
    decisions: u64,
    /// Every so many decisions one is heard, so that the middle and the end of games are, too.
    stride: u64,
    /// Every so many tables one is played.
    every: usize,
    /// What a decision may spend; `None` for what it does where people play.
    budget: Option<u64>,
}

/// Plays games in which everybody is the same opponent, and holds everything it says against the rules.
fn listen<M: GameModule>(module: &M, effort: Effort, check: fn(&Claim<'_, M::Game>) -> Verdict, heard: &mut Heard) {
    let library = Library::open(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")).expect("the program's files");
    let words = [None, Some("ru")].map(|language| library.words(language).expect("words that can be read").0);
    let agents = module.agents().into_iter().map(|agent| agent.name);
    let everybody: Vec<String> = agents.chain(module.personas().into_iter().map(|persona| persona.name)).collect();
    let variants = module.variants(&library).expect("variants that can be read");
    let mut tables = Vec::new();
    for variant in &variants {
        let seats = variant.seats.clone().unwrap_or_else(|| module.info().seats);
        tables.extend(seats.map(|seats| (variant, seats)));
    }
    let mut at = 0;
    for agent in &everybody {
        for (variant, seats) in &tables {
            at += 1;
            if at % effort.every != 0 {
                continue;
            }
            let opening = Opening::Setup { options: Some(variant.setup.clone()), seats: Some(*seats) };
            let scene = Scene::open(module, &library, &opening).expect("a variant that can be played");
            let seed = Seed(at as u64);
            let session = Session::new(scene.game.clone(), seed, scene.players.clone()).expect("a session");
            let variant = &variant.id;
            let mut table =
                Table { session, agent, variant, check, words: &words, left: effort.decisions, effort, made: 0 };
            let agents: Option<Vec<_>> = (0..scene.game.seats()).map(|_| module.agent(agent).ok()).collect();
            table.play(agents.expect("an agent of the registry"), heard);
        }
    }
}

/// A table at which one opponent sits in all seats.
struct Table<'a, G: Game> {
    session: Session<G>,
    agent: &'a str,
    variant: &'a str,
    check: fn(&Claim<'_, G>) -> Verdict,
    words: &'a [Catalog],
    /// Decisions still to be heard.
    left: u64,
    effort: Effort,
    /// Decisions made.
    made: u64,
}

impl<G: Game> Table<'_, G> {
    fn play(&mut self, mut agents: Vec<Box<dyn Agent<G>>>, heard: &mut Heard) {
        let game = self.session.game().clone();
        while self.left > 0 {
            let events = match self.session.turn() {
                Turn::Over => return,
                Turn::Chance => self.session.advance().expect("chance that is due"),
                Turn::Seat(seat) => {
                    let view = self.session.view(Eye::Seat(seat));
                    let rng = self.session.thinking(seat);
                    let budget = Budget { nodes: self.effort.budget };
                    let explain = self.made.is_multiple_of(self.effort.stride);
                    let mut think = Think { budget, explain, rng, monitor: &Monitor::new() };
                    let decision = agents[seat.index()].decide_for_show(&game, &view, &mut think);
                    self.made += 1;
                    if explain {
                        self.left -= 1;
                        heard.decisions += 1;
                        self.hear(seat, &view, &decision.explanation.unwrap_or_default(), heard);
                    }
                    self.session.act(seat, decision.action).expect("a legal action")
                }
            };
            for (seat, agent) in Seat::all(agents.len()).zip(&mut agents).filter(|(_, agent)| agent.watches()) {
                for event in events.iter().filter_map(|event| game.redact(event, Eye::Seat(seat))) {
                    agent.observe(&game, &event);
                }
            }
        }
    }

    fn hear(&self, seat: Seat, view: &G::View, explanation: &Explanation, heard: &mut Heard) {
        let (game, state) = (self.session.game(), self.session.state());
        let Some(told) = sentences().tell(explanation) else {
            *heard.said.entry("(the headline)".to_owned()).or_default() += 1;
            return;
        };
        let place =
            format!("{} in {}, seed {}, step {}", self.agent, self.variant, self.session.seed(), self.session.len());
        if heard.decisions.is_multiple_of(heard.sample) {
            heard.kept.push(format!("{place}\n{}", self.in_words(&told)));
        }
        let mut found = |says: &str, verdict: Result<(), String>| {
            *heard.said.entry(says.to_owned()).or_default() += 1;
            if let Err(why) = verdict {
                let other = told.other.map(|other| &other.label);
                heard.wrong(says, format!("{place}: {why}; {} rather than {other:?}", told.chosen.label));
            }
        };
        if let Some(id) = told.because.id() {
            let actions = game.actions(view).map(|actions| actions.len());
            found(id, unreasoned(&told, explanation, actions));
        }
        let Because::Reasons(reasons) = &told.because else { return };
        let facts = told.other.into_iter().chain([told.chosen]).flat_map(|candidate| candidate.facts.iter());
        for (name, _) in facts {
            assert!(!name.starts_with("other_"), "{name} cannot be told from a fact of the other action");
        }
        for reason in reasons {
            self.word(reason);
            let claim = Claim { game: &**game, state, seat, weighed: &explanation.candidates, told: &told, reason };
            let verdict = match (self.check)(&claim) {
                Ok(true) => Ok(()),
                Ok(false) => Err("nobody checks it".to_owned()),
                Err(why) => Err(why),
            };
            found(claim.says(), verdict);
        }
        if let Some(left_out) = left_out(&told, reasons) {
            heard.wrong("(left out)", format!("{place}: {left_out}"));
        }
    }
}

impl<G: Game> Table<'_, G> {
    /// A decision in English, with all that was weighed and what is so of it.
    fn in_words(&self, told: &Telling<'_>) -> String {
        let words = &self.words[0];
        let label = |candidate: &Candidate| render(words, &candidate.label);
        let facts = |candidate: &Candidate| {
            let fact = |(name, argument): (_, &Argument)| match argument {
                Argument::Message(message) => format!("{name} {}", render(words, message)),
                other => format!("{name} {other}"),
            };
            candidate.facts.iter().map(fact).collect::<Vec<_>>().join(", ")
        };
        let because = match &told.because {
            Because::Reasons(reasons) => {
                let said = |reason: &Reason| render(words, &reason.message.clone().with("who", Message::text("me")));
                reasons.iter().map(said).collect::<Vec<_>>().join(", and ")
            }
            without => without.id().unwrap_or_default().to_owned(),
        };
        let other = told.other.map_or_else(String::new, |other| format!("\n  not {} [{}]", label(other), facts(other)));
        format!("  {} [{}]{other}\n  \"{because}\"", label(told.chosen), facts(told.chosen))
    }

    /// English and Russian have words for it, and everything those name is known.
    fn word(&self, reason: &Reason) {
        for words in self.words {
            for who in ["me", "you"] {
                let message = reason.message.clone().with("who", Message::text(who));
                // A place that nothing fills leaves the sentence without words.
                let text = render(words, &message);
                assert!(!text.contains("say-") && !text.is_empty(), "{text}: {message:?}");
                let cyrillic = text.chars().any(|letter| ('а'..='я').contains(&letter));
                let russian = *words.language() == "ru";
                assert!(cyrillic == russian || reason.term == "realm_rule", "{text}: {message:?}");
            }
        }
    }
}

/// What is said where there is no reason.
fn unreasoned(told: &Telling<'_>, explanation: &Explanation, actions: Option<usize>) -> Result<(), String> {
    let best = explanation.candidates.iter().map(|candidate| candidate.score).fold(f64::MIN, f64::max);
    let chosen = told.chosen.score;
    let tied = (best - chosen).abs() <= 1e-9 * best.abs().max(1.0);
    let slipped = explanation.headline.id == "headline-slip";
    so(
        slipped == (told.because == Because::Slip) || told.because == Because::Forced,
        "a slip is told as one, and nothing else is",
    )?;
    match told.because {
        Because::Forced => so(actions == Some(1), "something else was allowed"),
        Because::Slip | Because::SecondBest => so(!tied && chosen < best, "it was the best"),
        Because::Alike => so(tied || !explanation.scoring.is_value(), "something promised more"),
        Because::Alone => so(actions != Some(1) && explanation.candidates.len() == 1, "something else was weighed"),
        Because::Lot | Because::Reasons(_) => Ok(()),
    }
}

/// The term that spoke most for what was done, where it is none of those that are said.
fn left_out(told: &Telling<'_>, reasons: &[Reason]) -> Option<String> {
    let mut leads: BTreeMap<String, f64> = BTreeMap::new();
    for (sign, candidate) in [(1.0, Some(told.chosen)), (-1.0, told.other)] {
        for term in candidate.into_iter().flat_map(|candidate| &candidate.terms) {
            *leads.entry(sentences::term_id(&term.name)).or_default() += sign * term.value;
        }
    }
    let (most, lead) = leads.iter().max_by(|a, b| a.1.total_cmp(b.1))?;
    let said = reasons.iter().filter_map(|reason| leads.get(&reason.term)).any(|said| said >= lead);
    (!said && *lead > 0.0).then(|| format!("{most} gave most, {lead}"))
}

/// Listens to every game, prints what was heard and returns what was wrong.
fn listen_to_all(effort: fn(&str) -> Effort, sample: u64) -> (u64, String) {
    let mut decisions = 0;
    let mut wrong = String::new();
    for game in GAMES {
        let id = game.info().id;
        let (mut heard, effort) = (Heard { sample, ..Heard::default() }, effort(id));
        match id {
            "risk" => listen(&RiskModule, effort, conquest::check, &mut heard),
            "dice" => listen(&DiceModule, effort, alea::check, &mut heard),
            "gauntlet" => listen(&GauntletModule, effort, road::check, &mut heard),
            "hare" => listen(&HareModule, effort, race::check, &mut heard),
            "dominion" => listen(&DominionModule, effort, realm::check, &mut heard),
            "banqi" => listen(&BanqiModule, effort, banqi::check, &mut heard),
            "jungle" => listen(&JungleModule, effort, jungle::check, &mut heard),
            "flip_jungle" => listen(&FlipJungleModule, effort, flip_jungle::check, &mut heard),
            "fog" => listen(&FogModule, effort, fog::check, &mut heard),
            "generals" => listen(&GeneralsModule, effort, generals::check, &mut heard),
            "fox_hunt" => listen(&FoxHuntModule, effort, fox_hunt::check, &mut heard),
            other => panic!("nobody listens to {other}"),
        }
        println!("\n{id}: {} decisions", heard.decisions);
        let mut said: Vec<(&String, &u64)> = heard.said.iter().collect();
        said.sort_by_key(|(_, times)| std::cmp::Reverse(**times));
        for (sentence, times) in said {
            println!("  {times:6}  {sentence}");
        }
        let read = Sentences::read(game.sentences()).expect("a file that can be read");
        let unheard: BTreeSet<&str> =
            read.iter().map(|(_, say, _)| say).filter(|say| !heard.said.contains_key(*say)).collect();
        println!("  never: {unheard:?}");
        heard.kept.iter().for_each(|kept| println!("{kept}"));
        for (sentence, cases) in &heard.wrong {
            wrong += &format!("{id}: {sentence}, {} times:\n", cases.len());
            cases.iter().filter(|case| !case.is_empty()).for_each(|case| wrong += &format!("    {case}\n"));
        }
        decisions += heard.decisions;
    }
    (decisions, wrong)
}

/// How many decisions, at the least.
const DECISIONS: u64 = 10_000;

#[test]
fn what_is_said_is_so() {
    let effort = |game: &str| match game {
        "risk" => Effort { decisions: 150, stride: 5, every: 41, budget: Some(60) },
        "dominion" => Effort { decisions: 60, stride: 3, every: 17, budget: Some(20) },
        "dice" => Effort { decisions: 80, stride: 1, every: 2, budget: Some(20) },
        "gauntlet" => Effort { decisions: 300, stride: 1, every: 1, budget: Some(4) },
        "banqi" | "jungle" | "flip_jungle" => Effort { decisions: 80, stride: 2, every: 2, budget: Some(300) },
        "fox_hunt" => Effort { decisions: 60, stride: 1, every: 1, budget: Some(60) },
        _ => Effort { decisions: 80, stride: 2, every: 7, budget: Some(60) },
    };
    let (decisions, wrong) = listen_to_all(effort, 173);
    assert!(decisions > DECISIONS, "{decisions}");
    assert!(wrong.is_empty(), "{wrong}");
}

#[test]
#[ignore = "takes long: every opponent thinks as long as where people play"]
fn what_is_said_is_so_where_people_play() {
    let effort = |game: &str| match game {
        "risk" => Effort { decisions: 200, stride: 5, every: 7, budget: None },
        "dominion" => Effort { decisions: 120, stride: 3, every: 3, budget: None },
        "dice" => Effort { decisions: 100, stride: 1, every: 1, budget: None },
        "gauntlet" => Effort { decisions: 1_000, stride: 1, every: 1, budget: None },
        _ => Effort { decisions: 100, stride: 1, every: 2, budget: None },
    };
    let (decisions, wrong) = listen_to_all(effort, 997);
    println!("\n{decisions} decisions");
    assert!(decisions > DECISIONS, "{decisions}");
    assert!(wrong.is_empty(), "{wrong}");
}

/// Every file of sentences can be read, games that share a term say it alike, and a term always has something to say.
#[test]
fn sentences_can_be_read_and_leave_no_term_without_words() {
    let mut known: BTreeMap<(String, usize), (String, String)> = BTreeMap::new();
    for game in GAMES {
        let read = Sentences::read(game.sentences()).unwrap_or_else(|fault| panic!("{}: {fault}", game.info().id));
        let mut places: BTreeMap<&str, usize> = BTreeMap::new();
        for (term, say, when) in read.iter() {
            assert!(read.is_complete(term) || term == "alone", "{term} ends with a sentence that asks for something");
            let place = places.entry(term).or_default();
            *place += 1;
            let told = (say.to_owned(), format!("{when:?}"));
            let before = known.insert((term.to_owned(), *place), told.clone());
            assert!(before.is_none_or(|before| before == told), "{term} is said in two ways");
        }
    }
    assert!(known.len() > 150, "{}", known.len());
}
