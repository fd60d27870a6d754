//! Reading `agent@level:key=value,…`: which opponent, how strong, with which settings. The same for every game.

use std::fmt::{self, Display};
use std::ops::RangeInclusive;
use std::str::FromStr;

use crate::written::{did_you_mean, nearest, shortened};
use crate::{Message, message};

/// How strong an opponent plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// Its name in specifications, after the `@`.
    pub id: &'static str,
    /// What is different, in one line.
    pub summary: &'static str,
    /// The settings it stands for, by key.
    pub settings: &'static [(&'static str, &'static str)],
    /// Whether it is played where none is named.
    pub usual: bool,
}

/// Why an opponent cannot be seated.
#[derive(Clone, PartialEq, Debug)]
pub enum AgentError {
    /// No opponent of that name.
    Agent {
        /// What was asked for.
        name: String,
        /// All names.
        known: Vec<&'static str>,
    },
    /// The opponent has no level of that name.
    Level {
        /// The opponent.
        agent: String,
        /// What was asked for.
        level: String,
        /// Those it has.
        known: Vec<&'static str>,
    },
    /// The opponent has no setting of that name.
    Setting {
        /// The opponent.
        agent: String,
        /// What was asked for.
        key: String,
        /// Those it has.
        known: Vec<&'static str>,
    },
    /// A setting has a value it cannot have.
    Value {
        /// The setting.
        key: String,
        /// What was given.
        value: String,
        /// What it may be.
        wanted: Message,
    },
    /// A part after the colon is no setting.
    Form {
        /// The part.
        part: String,
    },
}

impl AgentError {
    /// What is wrong.
    pub fn reason(&self) -> Message {
        match self {
            Self::Agent { name, .. } => {
                message!("fault-agent-unknown", "there is no agent '{name}'", name = shortened(name))
            }
            Self::Level { agent, level, .. } => {
                message!("fault-agent-level", "'{agent}' has no level '{level}'", agent, level = shortened(level))
            }
            Self::Setting { agent, key, .. } => {
                message!("fault-agent-setting", "'{agent}' has no setting '{key}'", agent, key = shortened(key))
            }
            Self::Value { key, value, wanted } => message!(
                "fault-agent-value",
                "{key}={value} is not {wanted}",
                key,
                value = shortened(value),
                wanted = wanted.clone()
            ),
            Self::Form { part } => message!("fault-agent-form", "'{part}' is not a setting", part = shortened(part)),
        }
    }

    /// What to write instead; `None` where the reason says it.
    pub fn remedy(&self) -> Option<Message> {
        Some(match self {
            Self::Agent { name, known } => one_of(name, known),
            Self::Level { known, .. } if known.is_empty() => {
                message!("remedy-agent-one_level", "it plays at one level only: leave out the '@'")
            }
            Self::Level { level, known, .. } => one_of(level, known),
            Self::Setting { known, .. } if known.is_empty() => {
                message!("remedy-agent-no_settings", "it has none: leave out the ':'")
            }
            Self::Setting { key, known, .. } => one_of(key, known),
            Self::Value { .. } => return None,
            Self::Form { .. } => message!("remedy-agent-form", "write key=value, separated by commas"),
        })
    }
}

impl Display for AgentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.reason())?;
        self.remedy().map_or(Ok(()), |remedy| write!(f, "; {remedy}"))
    }
}

impl std::error::Error for AgentError {}

/// The nearest of the names there are, and else all of them.
fn one_of(found: &str, known: &[&'static str]) -> Message {
    let all = || message!("remedy-known", "known are: {names}", names = known.join(", "));
    nearest(found, known.iter().copied()).map_or_else(all, did_you_mean)
}

/// A specification taken apart, still in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AgentSpec<'a> {
    /// The opponent.
    pub name: &'a str,
    /// Its level, where one is named.
    pub level: Option<&'a str>,
    /// What is set on top, in the order it is written.
    pub settings: Vec<Setting<'a>>,
}

impl<'a> AgentSpec<'a> {
    /// Takes `text` apart.
    ///
    /// # Errors
    /// A part behind the colon that is no `key=value`.
    pub fn parse(text: &'a str) -> Result<Self, AgentError> {
        let (head, tail) = text.split_once(':').map_or((text, None), |(head, tail)| (head, Some(tail)));
        let (name, level) = head.split_once('@').map_or((head, None), |(name, level)| (name, Some(level.trim())));
        let setting = |part: &'a str| match part.split_once('=') {
            Some((key, value)) => Ok(Setting { key: key.trim(), value: value.trim() }),
            None => Err(AgentError::Form { part: part.trim().to_owned() }),
        };
        let settings = tail.map_or(Ok(Vec::new()), |tail| tail.split(',').map(setting).collect())?;
        Ok(Self { name: name.trim(), level, settings })
    }

    /// That of `agents` which is named, each with its name as `id` tells it.
    ///
    /// # Errors
    /// None is of that name.
    pub fn find<A>(&self, agents: &'static [A], id: impl Fn(&A) -> &'static str) -> Result<&'static A, AgentError> {
        agents
            .iter()
            .find(|agent| id(agent) == self.name)
            .ok_or_else(|| AgentError::Agent { name: self.name.to_owned(), known: agents.iter().map(id).collect() })
    }

    /// The settings of the level that is named, or of the usual one, and then those on top, for an agent with these levels and these
    /// `keys` to set.
    ///
    /// # Errors
    /// A level or a key that the agent has not.
    pub fn changes(&self, levels: &'static [Level], keys: &[&'static str]) -> Result<Vec<Setting<'a>>, AgentError> {
        let level = match self.level {
            None => levels.iter().find(|level| level.usual),
            Some(wanted) => {
                let named = levels.iter().find(|level| level.id == wanted);
                Some(named.ok_or_else(|| AgentError::Level {
                    agent: self.name.to_owned(),
                    level: wanted.to_owned(),
                    known: levels.iter().map(|level| level.id).collect(),
                })?)
            }
        };
        if let Some(unknown) = self.settings.iter().find(|setting| !keys.contains(&setting.key)) {
            return Err(AgentError::Setting {
                agent: self.name.to_owned(),
                key: unknown.key.to_owned(),
                known: keys.to_vec(),
            });
        }
        let of_level = level.into_iter().flat_map(|level| level.settings).map(|&(key, value)| Setting { key, value });
        Ok(of_level.chain(self.settings.iter().copied()).collect())
    }
}

/// One setting's value, with its key for the error.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setting<'a> {
    /// What is set.
    pub key: &'a str,
    /// What to, as it is written.
    pub value: &'a str,
}

impl Setting<'_> {
    /// The error that the value is not what is `wanted`.
    pub fn wanted(&self, wanted: Message) -> AgentError {
        AgentError::Value { key: self.key.to_owned(), value: self.value.to_owned(), wanted }
    }

    /// A number within a range.
    ///
    /// # Errors
    /// It is none, or beyond the range.
    pub fn number<T: FromStr + PartialOrd + Display + Copy>(&self, range: RangeInclusive<T>) -> Result<T, AgentError> {
        let number = self.value.parse().ok().filter(|number| range.contains(number));
        number.ok_or_else(|| {
            let (least, most) = (range.start().to_string(), range.end().to_string());
            self.wanted(message!("fault-agent-number", "a number from {least} to {most}", least, most))
        })
    }

    /// One of some words, as what it stands for.
    ///
    /// # Errors
    /// It is none of them.
    pub fn word<T: Copy>(&self, words: &[(&'static str, T)]) -> Result<T, AgentError> {
        let found = words.iter().find(|(word, _)| *word == self.value).map(|&(_, meaning)| meaning);
        found.ok_or_else(|| {
            let words = words.iter().map(|&(word, _)| word).collect::<Vec<_>>().join(", ");
            self.wanted(message!("fault-agent-word", "one of {words}", words))
        })
    }

    /// Exactly `N` numbers within a range, separated by slashes.
    ///
    /// # Errors
    /// They are fewer or more, or one is none or beyond the range.
    pub fn numbers<const N: usize>(&self, range: RangeInclusive<f64>) -> Result<[f64; N], AgentError> {
        let parse = |part: &str| part.trim().parse().ok().filter(|number| range.contains(number));
        let numbers: Option<Vec<f64>> = self.value.split('/').map(parse).collect();
        numbers.and_then(|numbers| numbers.try_into().ok()).ok_or_else(|| {
            let (least, most) = (range.start().to_string(), range.end().to_string());
            self.wanted(message!(
                "fault-agent-numbers",
                "{count} numbers from {least} to {most}, separated by '/'",
                count = N,
                least,
                most
            ))
        })
    }

    /// Up to `most` whole numbers from 0 to 99, separated by slashes.
    ///
    /// # Errors
    /// They are more, or one is none or beyond 99.
    pub fn list(&self, most: usize) -> Result<Vec<u16>, AgentError> {
        let read = |part: &str| part.trim().parse().ok().filter(|number| *number <= 99);
        let numbers: Option<Vec<u16>> = self.value.split('/').map(read).collect();
        numbers.filter(|numbers| numbers.len() <= most).ok_or_else(|| {
            self.wanted(message!(
                "fault-agent-list",
                "up to {most} numbers from 0 to 99, separated by '/', such as 0/0/8/8/4",
                most
            ))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LEVELS: &[Level] = &[
        Level { id: "easy", summary: "Near.", settings: &[("depth", "1")], usual: false },
        Level { id: "hard", summary: "Far.", settings: &[("depth", "6")], usual: true },
    ];

    fn setting(value: &'static str) -> Setting<'static> {
        Setting { key: "odds", value }
    }

    #[test]
    fn a_specification_is_taken_apart() {
        let spec = AgentSpec::parse("leslie@strong:depth=3, widths = 0/8").unwrap();
        assert_eq!((spec.name, spec.level), ("leslie", Some("strong")));
        assert_eq!(spec.settings[1], Setting { key: "widths", value: "0/8" });
        assert_eq!(AgentSpec::parse(" faith ").unwrap(), AgentSpec { name: "faith", level: None, settings: vec![] });
        assert_eq!(AgentSpec::parse("faith:deep"), Err(AgentError::Form { part: "deep".to_owned() }));
    }

    #[test]
    fn the_level_comes_first_and_what_is_written_on_top() {
        let values = |text: &'static str| -> Vec<&str> {
            let changes = AgentSpec::parse(text).unwrap().changes(LEVELS, &["depth"]).unwrap();
            changes.iter().map(|change| change.value).collect()
        };
        assert_eq!(values("leslie"), ["6"]);
        assert_eq!(values("leslie@easy"), ["1"]);
        assert_eq!(values("leslie@easy:depth=3"), ["1", "3"]);
    }

    #[test]
    fn what_an_agent_has_not_is_told_with_what_it_has() {
        let told = |text: &str, levels, keys: &[&'static str]| {
            AgentSpec::parse(text).unwrap().changes(levels, keys).unwrap_err().to_string()
        };
        assert_eq!(told("leslie@hardd", LEVELS, &[]), "'leslie' has no level 'hardd'; did you mean 'hard'?");
        assert_eq!(told("leslie@xyz", LEVELS, &[]), "'leslie' has no level 'xyz'; known are: easy, hard");
        let one = "'leslie' has no level 'easy'; it plays at one level only: leave out the '@'";
        assert_eq!(told("leslie@easy", &[], &[]), one);
        assert_eq!(told("leslie:dept=3", &[], &["depth"]), "'leslie' has no setting 'dept'; did you mean 'depth'?");
        assert_eq!(told("leslie:dept=3", &[], &[]), "'leslie' has no setting 'dept'; it has none: leave out the ':'");
    }

    #[test]
    fn values_are_checked() {
        assert_eq!(setting("0.5").number(0.0..=1.0), Ok(0.5));
        assert!(setting("NaN").number(0.0..=1.0).is_err());
        assert_eq!(setting("1/2.5").numbers(0.0..=10.0), Ok([1.0, 2.5]));
        assert!(setting("1/2/3").numbers::<2>(0.0..=10.0).is_err());
        assert_eq!(setting("0/8/4").list(3), Ok(vec![0, 8, 4]));
        assert!(setting("0/8/4").list(2).is_err() && setting("100").list(2).is_err() && setting("").list(2).is_err());
        let told = setting("maybe").word(&[("on", true), ("off", false)]).unwrap_err().to_string();
        assert_eq!(told, "odds=maybe is not one of on, off");
    }
}
