//! Reading `agent@level:key=value,…`: which opponent, how strong, with which settings.

use std::ops::RangeInclusive;
use std::str::FromStr;

/// Why an opponent cannot be seated. One line that says what to write instead.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AgentError {
    /// No opponent of that name.
    #[error("there is no agent '{name}'{}; there are {known}", did_you_mean(.suggestion))]
    Agent {
        /// What was asked for.
        name: String,
        /// The nearest name there is.
        suggestion: Option<&'static str>,
        /// All names.
        known: String,
    },
    /// The opponent has no level of that name.
    #[error("'{agent}' has no level '{level}'{}; {known}", did_you_mean(.suggestion))]
    Level {
        /// The opponent.
        agent: &'static str,
        /// What was asked for.
        level: String,
        /// The nearest name there is.
        suggestion: Option<&'static str>,
        /// The levels it has, in words.
        known: String,
    },
    /// The opponent has no setting of that name.
    #[error("'{agent}' has no setting '{key}'{}; {known}", did_you_mean(.suggestion))]
    Key {
        /// The opponent.
        agent: &'static str,
        /// What was asked for.
        key: String,
        /// The nearest name there is.
        suggestion: Option<&'static str>,
        /// The settings it has, in words.
        known: String,
    },
    /// A setting has a value it cannot have.
    #[error("{key}={value}: {wanted}")]
    Value {
        /// The setting.
        key: String,
        /// What was given.
        value: String,
        /// What it may be.
        wanted: String,
    },
    /// A part after the colon is no setting.
    #[error("'{part}' is not a setting; write key=value, separated by commas")]
    Form {
        /// The part.
        part: String,
    },
}

fn did_you_mean(suggestion: &Option<&'static str>) -> String {
    suggestion.map_or_else(String::new, |name| format!(" (did you mean '{name}'?)"))
}

/// The nearest of `names`, if one is near.
pub(super) fn nearest(word: &str, names: impl IntoIterator<Item = &'static str>) -> Option<&'static str> {
    let near = names.into_iter().map(|name| (strsim::jaro_winkler(word, name), name));
    near.filter(|(likeness, _)| *likeness > 0.7).max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, name)| name)
}

/// A specification taken apart, still in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Spec<'a> {
    pub name: &'a str,
    pub level: Option<&'a str>,
    pub settings: Vec<(&'a str, &'a str)>,
}

impl<'a> Spec<'a> {
    pub fn parse(text: &'a str) -> Result<Self, AgentError> {
        let (head, tail) = match text.split_once(':') {
            Some((head, tail)) => (head, Some(tail)),
            None => (text, None),
        };
        let (name, level) = match head.split_once('@') {
            Some((name, level)) => (name.trim(), Some(level.trim())),
            None => (head.trim(), None),
        };
        let settings = match tail {
            Some(tail) => tail.split(',').map(setting).collect::<Result<_, _>>()?,
            None => Vec::new(),
        };
        Ok(Self { name, level, settings })
    }
}

fn setting(part: &str) -> Result<(&str, &str), AgentError> {
    let pair = part.split_once('=').map(|(key, value)| (key.trim(), value.trim()));
    pair.ok_or_else(|| AgentError::Form { part: part.trim().to_owned() })
}

/// One setting's value, with its key for the error.
#[derive(Clone, Copy, Debug)]
pub(super) struct Setting<'a> {
    pub key: &'a str,
    pub value: &'a str,
}

impl Setting<'_> {
    fn wanted(&self, wanted: impl Into<String>) -> AgentError {
        AgentError::Value { key: self.key.to_owned(), value: self.value.to_owned(), wanted: wanted.into() }
    }

    /// A number within a range.
    pub fn number<T: FromStr + PartialOrd + std::fmt::Display + Copy>(
        &self,
        range: RangeInclusive<T>,
    ) -> Result<T, AgentError> {
        let number = self.value.parse().ok().filter(|number| range.contains(number));
        number.ok_or_else(|| self.wanted(format!("a number from {} to {}", range.start(), range.end())))
    }

    /// One of some words.
    pub fn word<T: Copy>(&self, words: &[(&'static str, T)]) -> Result<T, AgentError> {
        let found = words.iter().find(|(word, _)| *word == self.value).map(|&(_, meaning)| meaning);
        found.ok_or_else(|| {
            let names: Vec<&str> = words.iter().map(|&(word, _)| word).collect();
            self.wanted(format!("one of {}", names.join(", ")))
        })
    }

    /// Exactly `N` numbers within a range, separated by slashes.
    pub fn numbers<const N: usize>(&self, range: RangeInclusive<f64>) -> Result<[f64; N], AgentError> {
        let parse = |part: &str| part.trim().parse().ok().filter(|number| range.contains(number));
        let numbers: Option<Vec<f64>> = self.value.split('/').map(parse).collect();
        numbers.and_then(|numbers| numbers.try_into().ok()).ok_or_else(|| {
            self.wanted(format!("{N} numbers from {} to {}, separated by '/'", range.start(), range.end()))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_specification_comes_apart() {
        let spec = Spec::parse("minimax@hard:depth=3, nodes = 20000").unwrap();
        assert_eq!((spec.name, spec.level), ("minimax", Some("hard")));
        assert_eq!(spec.settings, [("depth", "3"), ("nodes", "20000")]);
        assert_eq!(Spec::parse("raider").unwrap(), Spec { name: "raider", level: None, settings: vec![] });
        assert!(matches!(Spec::parse("minimax:deep"), Err(AgentError::Form { .. })));
    }

    #[test]
    fn values_are_checked() {
        let setting = |value| Setting { key: "depth", value };
        assert_eq!(setting("3").number(0..=8), Ok(3));
        assert_eq!(setting("9").number(0..=8).unwrap_err().to_string(), "depth=9: a number from 0 to 8");
        assert!(setting("NaN").number(0.0..=1.0).is_err());
        assert_eq!(setting("1/2.5").numbers(0.0..=10.0), Ok([1.0, 2.5]));
        assert!(setting("1/2/3").numbers::<2>(0.0..=10.0).is_err());
        assert_eq!(setting("on").word(&[("on", true), ("off", false)]), Ok(true));
    }
}
