//! Who can sit down at a table, as players know them.

use std::{borrow::Cow, sync::Arc};

use lab::{AgentInfo, Difficulty, OptionInfo, Rung};
use tabletop::Controller;

use crate::{portrait::Portrait, text::Words};

/// An opponent that can take a seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Opponent {
    /// The game it plays, by the id of its [`ClientGame`](crate::table::ClientGame): several games may have opponents of one name.
    pub game: &'static str,
    /// Its name in the registry.
    pub name: String,
    /// Its name for players.
    pub title: String,
    /// Its strategy, in one sentence.
    pub idea: String,
    /// Its levels, weakest first; empty where it has but one strength.
    pub levels: Vec<Level>,
    /// Who it is, where it is somebody and not a method.
    pub persona: Option<Persona>,
}

/// What a persona has beside an opponent.
#[derive(Clone, PartialEq, Debug)]
pub struct Persona {
    /// Its character, in one line.
    pub character: String,
    /// Its portrait, if it has one.
    pub portrait: Option<Arc<Portrait>>,
    /// How hard it is to beat.
    pub difficulty: Difficulty,
}

/// How strong an opponent plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Level {
    /// Its name in the registry.
    pub name: String,
    /// What it means, in one sentence.
    pub meaning: String,
    /// Whether it is played where none is named.
    pub usual: bool,
}

impl Opponent {
    /// The agent spec that seats it at `level`, such as `minimax@hard`; without a level the agent plays its usual one.
    pub fn spec(&self, level: Option<&str>) -> String {
        match level {
            Some(level) => format!("{}@{level}", self.name),
            None => self.name.clone(),
        }
    }

    /// The agent spec that seats it at its usual level.
    pub fn usual(&self) -> String {
        self.spec(self.levels.iter().find(|level| level.usual).map(|level| level.name.as_str()))
    }

    /// The agent spec that seats it at its weakest level, for whoever plays a game for the first time.
    pub fn gentlest(&self) -> String {
        self.spec(self.levels.first().map(|level| level.name.as_str()))
    }
}

/// In words.
impl Opponent {
    /// Its name for players.
    pub fn title_in<'a>(&'a self, words: &'a Words) -> Cow<'a, str> {
        words.person(&self.title)
    }

    /// Its strategy, in one sentence.
    pub fn idea_in<'a>(&'a self, words: &'a Words) -> &'a str {
        words.named(&format!("opponent-{}-{}-idea", self.game, self.name), &self.idea)
    }

    /// What one of its levels means, in one sentence.
    pub fn meaning_in<'a>(&'a self, words: &'a Words, level: &'a Level) -> &'a str {
        words.named(&format!("opponent-{}-{}-level-{}", self.game, self.name, level.name), &level.meaning)
    }

    /// Its character, in one line, where it is somebody.
    pub fn character_in<'a>(&'a self, words: &'a Words) -> Option<&'a str> {
        let character = &self.persona.as_ref()?.character;
        Some(words.named(&format!("opponent-{}-{}-character", self.game, self.name), character))
    }

    /// The level of this name.
    pub fn level(&self, name: &str) -> Option<&Level> {
        self.levels.iter().find(|level| level.name == name)
    }
}

impl Level {
    /// Its name for players.
    pub fn title_in<'a>(&'a self, words: &'a Words) -> &'a str {
        words.named(&format!("level-{}", self.name), &self.name)
    }
}

impl Opponent {
    /// An agent of a game.
    pub fn of(game: &'static str, info: AgentInfo) -> Self {
        let level = |level: OptionInfo| Level { name: level.name, meaning: level.meaning, usual: level.usual };
        Self {
            game,
            name: info.name,
            title: info.title,
            idea: info.idea,
            levels: info.levels.into_iter().map(level).collect(),
            persona: None,
        }
    }

    /// A rung of a game's ladder, as somebody who can take a seat.
    pub fn of_rung(game: &'static str, rung: Rung) -> Self {
        Self { game, name: rung.name, title: rung.title, idea: rung.play, levels: Vec::new(), persona: None }
    }
}

/// The opponent that `spec` names.
pub fn opponent_of<'a>(opponents: &'a [Opponent], spec: &str) -> Option<&'a Opponent> {
    opponents.iter().find(|opponent| opponent.name == name_in(spec))
}

/// The name players know an opponent by, without its level; `spec` is its agent spec.
pub fn title_of(opponents: &[Opponent], words: &Words, spec: &str) -> String {
    let known = opponent_of(opponents, spec);
    words.person(known.map_or_else(|| name_in(spec), |known| known.title.as_str())).into_owned()
}

/// The name players know an opponent by, with its level where one is given.
pub fn title_with_level(opponents: &[Opponent], words: &Words, spec: &str) -> String {
    let title = title_of(opponents, words, spec);
    let Some(level) = level_in(spec) else { return title };
    let level =
        opponent_of(opponents, spec).and_then(|known| known.level(level)).map_or(level, |level| level.title_in(words));
    format!("{title}, {level}")
}

fn name_in(spec: &str) -> &str {
    spec.split(['@', ':']).next().unwrap_or(spec).trim()
}

fn level_in(spec: &str) -> Option<&str> {
    spec.split_once('@').and_then(|(_, rest)| rest.split(':').next())
}

/// The registry's name of an agent, without level and settings; `None` for a person.
pub fn agent_name(controller: &Controller) -> Option<&str> {
    match controller {
        Controller::Human => None,
        Controller::Agent(spec) => Some(name_in(spec)),
    }
}

/// The level of an agent, if one is given.
pub fn agent_level(controller: &Controller) -> Option<&str> {
    match controller {
        Controller::Human => None,
        Controller::Agent(spec) => level_in(spec),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_opponent_is_called_by_its_title_and_level_whatever_else_is_set() {
        let level = Level { name: "odd".to_owned(), meaning: String::new(), usual: false };
        let known = Opponent {
            game: "test",
            name: "raider".to_owned(),
            title: "Rider".to_owned(),
            idea: String::new(),
            levels: vec![level],
            persona: None,
        };
        let (words, opponents) = (Words::english(), [known]);
        assert_eq!(title_of(&opponents, &words, "raider@odd:depth=3"), "Rider");
        let told = ["raider", "raider@odd:depth=3", "raider:depth=3", "ghost@9"];
        let told = told.map(|spec| title_with_level(&opponents, &words, spec));
        assert_eq!(told, ["Rider", "Rider, odd", "Rider", "ghost, 9"]);
    }
}
