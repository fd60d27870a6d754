//! What the page shows, as plain data.

use std::sync::Arc;

use dominion::{Menu, Setup, Thresholds, evolve::Strategy};
use training::breed::{BreedProgress, Stage};

use super::{
    plan::{Plan, named},
    run::{Ending, News, Run, speed},
    study::{CardLine, FacesById, Progressed, Tournament, card_lines, progressed, tournament},
};
use crate::{
    games::dominion::{CardFace, Coat, Content, wording},
    text::{Decimal, Words},
    training::{AskOf, Curve, PageModel, RunModel, RunState, time_left},
};

/// Counts from which an entry stands for as many as there are.
const ANY: u8 = 99;

/// What Realm keeps for its training ground.
#[derive(Default)]
pub struct RealmTraining {
    /// The part that is shown.
    pub tab: Tab,
    /// What stands on cards, in the language it was made for.
    pub(super) faces: (String, FacesById),
}

/// What the page shows.
pub(super) type Model<'a> = PageModel<'a, RealmTraining>;

/// What the page's parts ask for.
pub(super) type Asked = Option<AskOf<RealmTraining>>;

/// What the panels are drawn from.
pub struct Shown<'a> {
    /// What is shipped.
    pub content: &'a Content,
    /// What stands on cards.
    pub faces: &'a FacesById,
    /// The part that is shown.
    pub tab: Tab,
}

/// What the parts of the page ask for beside what any training ground is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MenuAsk {
    /// Play against the leader of this place.
    PlayLeader(usize),
    /// Another part of what was found out.
    Tab(Tab),
}

/// The parts of what is found out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Tab {
    /// Who leads.
    #[default]
    Leaders,
    /// Leaders against each other.
    Tournament,
    /// The last leader against earlier ones.
    Progression,
    /// What is worth buying.
    Cards,
    /// What was kept of other runs.
    Kept,
}

impl Tab {
    /// All of them, as they stand side by side, each with the key of its word.
    pub const ALL: [(Self, &'static str); 5] = [
        (Self::Leaders, "realm-train-leaders"),
        (Self::Tournament, "realm-train-tournament"),
        (Self::Progression, "realm-train-progression"),
        (Self::Cards, "realm-train-cards"),
        (Self::Kept, "training-champions"),
    ];
}

/// What was found out by a run.
#[derive(Clone, PartialEq, Debug)]
pub struct Found {
    /// Who leads, the best first.
    pub leaders: Vec<LeaderModel>,
    /// The leaders against each other.
    pub tournament: Option<Tournament>,
    /// The last leader against earlier ones.
    pub progression: Option<Progressed>,
    /// What is worth buying.
    pub cards: Vec<CardLine>,
}

/// A menu in the order of its entries.
#[derive(Clone, PartialEq, Debug)]
pub struct MenuModel {
    /// Victory cards that come first once so few of the greatest are left, then the entries, the most wanted first.
    pub entries: Vec<EntryModel>,
    /// Numbers its cards are played by that are not the usual ones, in words.
    pub numbers: Vec<String>,
    /// All of it as text.
    pub text: String,
}

/// An entry of a menu.
#[derive(Clone, PartialEq, Debug)]
pub struct EntryModel {
    /// Its card.
    pub face: Arc<CardFace>,
    /// What stands in its corner; `None` where as many are wanted as there are.
    pub mark: Option<String>,
    /// It in words.
    pub told: String,
}

/// A leader.
#[derive(Clone, PartialEq, Debug)]
pub struct LeaderModel {
    /// Its menu.
    pub menu: MenuModel,
    /// Share of games, in [0, 1], and its interval where it was measured in fresh games.
    pub share: (f64, Option<[f64; 2]>),
    /// The agent that plays so.
    pub agent: String,
}

/// A strategy as it is drawn.
pub fn menu_model(words: &Words, faces: &FacesById, setup: &Setup, strategy: &Strategy) -> MenuModel {
    let Menu { thresholds, entries } = &strategy.menu;
    let mut shown = Vec::new();
    if let Some(Thresholds { estate, duchy, province, kingdom }) = *thresholds {
        // Without Colonies a Province always comes first.
        let province = setup.colonies.then_some(("province", province));
        let points = |id: &&String| faces.get(*id).is_some_and(|face| matches!(face.coat, Coat::Victory | Coat::Mixed));
        let own = setup.kingdom.iter().filter(points).map(|id| (id.as_str(), kingdom));
        for (id, left) in province.into_iter().chain([("duchy", duchy)]).chain(own).chain([("estate", estate)]) {
            if let Some(face) = faces.get(id).filter(|_| left > 0) {
                let told = words.with("realm-bred-threshold", &[("card", &face.name), ("left", &u32::from(left))]);
                shown.push(EntryModel { face: Arc::clone(face), mark: Some(format!("\u{2264}{left}")), told });
            }
        }
    }
    for entry in entries.iter().filter(|entry| entry.count > 0) {
        let Some(face) = faces.get(&entry.card) else { continue };
        let count = (entry.count < ANY).then_some(u32::from(entry.count));
        let told = match count {
            Some(count) => words.with("realm-bred-entry", &[("card", &face.name), ("count", &count)]),
            None => words.with("realm-train-any", &[("card", &face.name)]),
        };
        shown.push(EntryModel { face: Arc::clone(face), mark: count.map(|count| count.to_string()), told });
    }
    let numbers = strategy.numbers(|id| faces.get(id).map_or_else(Vec::new, |face| face.parameters.clone()));
    MenuModel { entries: shown, numbers: wording::parameters(words, &numbers), text: strategy.to_string() }
}

/// A run as the page shows it. `kept` is the file of its champion, or why there is none.
pub(super) fn run_model(
    words: &Words,
    content: &Content,
    faces: &FacesById,
    run: &Run,
    plan: &Plan,
    kept: Option<&Result<String, String>>,
) -> RunModel<Found> {
    let state = RunState::of(run, |end| *end == Ending::Stopped, words);
    let news = run.news();
    let plan = news.plan.as_deref().unwrap_or(plan);
    let title = words.with(
        "realm-train-run",
        &[("kingdom", &named(words, &content.kingdoms, &plan.setup)), ("seats", &u32::from(plan.setup.seats))],
    );
    let seats = usize::from(plan.setup.seats.max(2));
    let report = news.study.as_ref().map(|study| &study.report).or(news.report.as_deref());
    RunModel {
        title,
        share: match (&state, news.progress) {
            (RunState::Done, _) => 1.0,
            (_, Some(progress)) if !news.looking => progress.share() as f32,
            (_, None) if !news.looking => 0.0,
            _ => 1.0,
        },
        line: line(words, run, &news, &state, kept),
        curve: Curve {
            against: (!news.curve.is_empty()).then(|| words.get("realm-train-before_it").to_owned()),
            best: news.curve.iter().map(|generation| [generation.share; 3]).collect(),
            median: Vec::new(),
        },
        playable: !news.leaders.is_empty(),
        equal: 1.0 / seats as f64,
        resumable: state == RunState::Stopped && news.written.is_some(),
        found: Found {
            leaders: leaders(words, faces, &plan.setup, &news),
            tournament: report.and_then(tournament),
            progression: news.study.as_ref().and_then(|study| progressed(words, &study.progression)),
            cards: report.map_or_else(Vec::new, |report| card_lines(faces, report)),
        },
        state,
    }
}

fn leaders(words: &Words, faces: &FacesById, setup: &Setup, news: &News) -> Vec<LeaderModel> {
    let measured = news.report.as_ref().map_or(&[][..], |report| &report.leaders);
    let leader = |(at, bred): (usize, &training::breed::Bred)| {
        let strategy: Strategy = bred.strategy.parse().ok()?;
        let fresh = measured.get(at).and_then(|ranked| ranked.expected);
        let share = fresh.map_or((bred.share, None), |fresh| (fresh.share, Some([fresh.low, fresh.high])));
        Some(LeaderModel { menu: menu_model(words, faces, setup, &strategy), share, agent: bred.agent.clone() })
    };
    news.leaders.iter().enumerate().filter_map(leader).collect()
}

fn line(words: &Words, run: &Run, news: &News, state: &RunState, kept: Option<&Result<String, String>>) -> String {
    if let Some(reason) = &news.unkept {
        return words.with("training-keep_failed", &[("reason", reason)]);
    }
    state.line(news.curve.len(), kept, words).unwrap_or_else(|| match state {
        RunState::Done => words.get("realm-train-over").to_owned(),
        _ => under_way(words, run, news),
    })
}

/// What a run is doing, how far it is, how fast, and how long it will still take.
fn under_way(words: &Words, run: &Run, news: &News) -> String {
    let Some(progress) = news.progress else {
        return words.get(if news.looking { "realm-train-looking" } else { "training-starting" }).to_owned();
    };
    let BreedProgress { stage, generation, generations, games, .. } = progress;
    let doing = match stage {
        _ if news.looking => words.get("realm-train-looking").to_owned(),
        Stage::Generation => words.with("training-generation", &[("n", &generation), ("of", &generations)]),
        Stage::Final => words.get("training-finals").to_owned(),
        Stage::Validation => words.get("training-proof").to_owned(),
    };
    let mut parts = vec![doing];
    if !news.looking {
        parts.push(words.with("realm-train-games", &[("games", &games)]));
    }
    if let Some(speed) = speed(run, news) {
        parts.push(words.with("realm-train-speed", &[("games", &Decimal::new(speed, 0))]));
    }
    if let Some(left) = run.left(progress.share()).filter(|_| !news.looking) {
        parts.push(time_left(words, left));
    }
    parts.join(" \u{b7} ")
}
