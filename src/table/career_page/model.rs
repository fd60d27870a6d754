//! What the page shows, as plain data in the player's language.

use lab::{GameModule, Rung};

use crate::{
    stamp,
    table::{
        LabContent,
        career::{Career, FinishedGame, level_of, one_level, proposal},
        report::percent,
        setup::{proposed, title_with_level},
    },
    text::Words,
};

/// The part of all such games, at either end, in which chance is told to have been hard or kind.
const NOTABLE: f64 = 0.25;

/// Everything on the page.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct CareerModel {
    /// The name of the game.
    pub game: String,
    /// How many games there were and how many of them were won; `None` where there were none.
    pub tally: Option<String>,
    /// The level that is proposed next, and why; `None` where the game has no levels.
    pub proposal: Option<String>,
    /// How the games went at each level that was played, and at tables of no single level.
    pub levels: Vec<LevelLine>,
    /// The levels over time, of games against a single level.
    pub course: Vec<CoursePoint>,
    /// The names of the levels, the lowest first.
    pub rungs: Vec<String>,
    /// How kind chance was over all games.
    pub luck: Option<LuckLine>,
    /// The games, the latest first.
    pub games: Vec<GameLine>,
    /// What is said of games that are told no more.
    pub earlier: Option<String>,
}

/// How games went at a level.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LevelLine {
    /// What it is called.
    pub name: String,
    /// Games played.
    pub games: usize,
    /// Games won.
    pub won: usize,
}

/// A game in the picture of levels over time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CoursePoint {
    /// The opponents' level, from 0.
    pub level: usize,
    /// Whether it was won.
    pub won: bool,
}

/// How kind chance was.
#[derive(Clone, PartialEq, Debug)]
pub struct LuckLine {
    /// In a sentence.
    pub told: String,
    /// 1 for kind, −1 for hard, 0 for neither.
    pub kind: i8,
}

/// A finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameLine {
    /// How it ended for the player, such as "Won" or "Place 3 of 4".
    pub result: String,
    /// Whether a person came first.
    pub won: bool,
    /// Against whom.
    pub against: String,
    /// When, how long it was, and luck where that is known.
    pub facts: String,
}

impl CareerModel {
    /// What there is to show of a game.
    pub fn of<C: LabContent>(words: &Words, content: &C, career: &Career) -> Self {
        let rungs = C::MODULE.rungs();
        let (played, won) = career.tally();
        let titled = |spec: &str| {
            let rung = rungs.iter().find(|rung| rung.name == spec);
            rung.map_or_else(
                || title_with_level(content.cast(), words, spec),
                |rung| words.person(&rung.title).into_owned(),
            )
        };
        let counted = |n: u64| usize::try_from(n).unwrap_or(usize::MAX);
        let earlier = career.earlier.games;
        Self {
            game: words.get(&format!("game-{}", C::ID)).to_owned(),
            tally: (played > 0).then(|| words.with("career-tally", &[("n", &counted(played)), ("won", &counted(won))])),
            proposal: proposal(career, &rungs).map(|known| proposed(words, &rungs, known)),
            levels: levels(words, career, &rungs),
            course: course(career, &rungs),
            rungs: rungs.iter().map(|rung| words.person(&rung.title).into_owned()).collect(),
            luck: luck(words, career),
            games: career.games.iter().rev().map(|game| line(words, game, &rungs, &titled)).collect(),
            earlier: (earlier > 0).then(|| words.count("career-earlier", counted(earlier))),
        }
    }
}

/// How games went at each level that was played, the lowest first; behind them those at other tables.
fn levels(words: &Words, career: &Career, rungs: &[Rung]) -> Vec<LevelLine> {
    let level = |game: &FinishedGame| game.alone().and(one_level(rungs, game));
    let at = |level_of_game: Option<usize>, name: String| {
        let there: Vec<&FinishedGame> = career.games.iter().filter(|game| level(game) == level_of_game).collect();
        LevelLine { name, games: there.len(), won: there.iter().filter(|game| game.won()).count() }
    };
    let named = (0..).zip(rungs).map(|(place, rung)| {
        let name = words.with("ladder-numbered", &[("n", &(place + 1)), ("name", &words.person(&rung.title))]);
        at(Some(place), name)
    });
    let others = std::iter::once(at(None, words.get("career-other").to_owned()));
    named.chain(others).filter(|line| line.games > 0).collect()
}

fn course(career: &Career, rungs: &[Rung]) -> Vec<CoursePoint> {
    let point = |game: &FinishedGame| {
        let person = game.alone()?;
        Some(CoursePoint { level: one_level(rungs, game)?, won: person.place == 1 })
    };
    career.games.iter().filter_map(point).collect()
}

/// The luck of all games together in which somebody played alone and chance had a part.
fn luck(words: &Words, career: &Career) -> Option<LuckLine> {
    let scores = career.games.iter().filter_map(|game| game.alone()?.luck);
    let scores: Vec<f64> = scores.filter(|score| score.is_finite()).collect();
    if scores.is_empty() {
        return None;
    }
    let share = luckier_than(scores.iter().sum::<f64>() / (scores.len() as f64).sqrt());
    let kind = i8::from(share >= 1.0 - NOTABLE) - i8::from(share <= NOTABLE);
    let judged = match kind {
        1 => "career-luck_good",
        -1 => "career-luck_bad",
        _ => "career-luck_even",
    };
    let told = words.with("career-luck_told", &[("n", &scores.len()), ("share", &percent(share))]);
    Some(LuckLine { told: format!("{told} {}", words.get(judged)), kind })
}

/// The share of such games in which chance is less kind, by the normal law; `score` in standard deviations.
fn luckier_than(score: f64) -> f64 {
    0.5 * libm::erfc(-score / std::f64::consts::SQRT_2)
}

fn line(words: &Words, game: &FinishedGame, rungs: &[Rung], titled: &impl Fn(&str) -> String) -> GameLine {
    let seats = game.seats();
    let ended = |place: u8| match place {
        1 => words.get("career-result_won").to_owned(),
        _ => words.with("career-result_place", &[("place", &place), ("seats", &seats)]),
    };
    let result = match game.persons.as_slice() {
        [only] => ended(only.place),
        several => {
            let told = several.iter().map(|person| {
                let name = words.person(&person.name);
                words.with("career-named", &[("name", &name), ("result", &ended(person.place))])
            });
            told.collect::<Vec<_>>().join(", ")
        }
    };
    let own_level = game.opponents.first().and_then(|first| level_of(rungs, first));
    // A table of somebody who is only like a level is told by its names.
    let level = own_level.filter(|level| game.opponents.iter().all(|spec| *spec == rungs[*level].name));
    let against = match (level, game.opponents.is_empty()) {
        (Some(level), _) => {
            let name = words.person(&rungs[level].title);
            words.with("career-against_level", &[("n", &(level + 1)), ("name", &name)])
        }
        (None, true) => String::new(),
        (None, false) => {
            let who: Vec<String> = game.opponents.iter().map(|spec| titled(spec)).collect();
            words.with("career-against", &[("who", &who.join(", "))])
        }
    };
    let (when, rounds) = (stamp::local(&game.at), words.count("result-rounds", game.rounds as usize));
    let facts = match game.alone().and_then(|person| person.luck) {
        Some(score) => {
            let share = percent(luckier_than(score));
            words.with("career-facts_luck", &[("when", &when), ("rounds", &rounds), ("share", &share)])
        }
        None => words.with("career-facts", &[("when", &when), ("rounds", &rounds)]),
    };
    GameLine { result, won: game.won(), against, facts }
}
