//! Reading `agent@level:key=value,…`: which opponent, how strong, with which settings.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// Why an opponent cannot be seated. One line that says what to write instead.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AgentError {
    /// No opponent of that name.
    #[error("there is no agent '{name}'{}; there are {known}", did_you_mean(.near))]
    Agent {
        /// What was asked for.
        name: String,
        /// The nearest name there is.
        near: Option<&'static str>,
        /// All names.
        known: String,
    },
    /// The opponent has no level, or no setting, of that name.
    #[error("'{agent}' has no {what} '{name}'{}; {known}", did_you_mean(.near))]
    Part {
        /// The opponent.
        agent: &'static str,
        /// `level` or `setting`.
        what: &'static str,
        /// What was asked for.
        name: String,
        /// The nearest name there is.
        near: Option<&'static str>,
        /// Those it has, in words.
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
    #[error("'{0}' is not a setting; write key=value, separated by commas")]
    Form(String),
}

fn did_you_mean(near: &Option<&'static str>) -> String {
    near.map_or_else(String::new, |name| format!(" (did you mean '{name}'?)"))
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
    pub settings: Vec<Setting<'a>>,
}

/// One setting's value, with its key for the error.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Setting<'a> {
    pub key: &'a str,
    pub value: &'a str,
}

impl<'a> Spec<'a> {
    pub fn parse(text: &'a str) -> Result<Self, AgentError> {
        let (head, tail) = text.split_once(':').map_or((text, None), |(head, tail)| (head, Some(tail)));
        let (name, level) = head.split_once('@').map_or((head, None), |(name, level)| (name, Some(level.trim())));
        let setting = |part: &'a str| match part.split_once('=') {
            Some((key, value)) => Ok(Setting { key: key.trim(), value: value.trim() }),
            None => Err(AgentError::Form(part.trim().to_owned())),
        };
        let settings = tail.map_or(Ok(Vec::new()), |tail| tail.split(',').map(setting).collect())?;
        Ok(Self { name: name.trim(), level, settings })
    }
}

impl Setting<'_> {
    fn wanted(&self, wanted: impl Into<String>) -> AgentError {
        AgentError::Value { key: self.key.to_owned(), value: self.value.to_owned(), wanted: wanted.into() }
    }

    /// A number within a range.
    pub fn number<T: FromStr + PartialOrd + Display + Copy>(&self, range: RangeInclusive<T>) -> Result<T, AgentError> {
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

    /// Up to `most` whole numbers from 0 to 99, separated by slashes.
    pub fn list(&self, most: usize) -> Result<Vec<u16>, AgentError> {
        let read = |part: &str| part.trim().parse().ok().filter(|number| *number <= 99);
        let numbers: Option<Vec<u16>> = self.value.split('/').map(read).collect();
        let wanted = || self.wanted(format!("up to {most} numbers from 0 to 99, separated by '/', such as 0/0/8/8/4"));
        numbers.filter(|numbers| numbers.len() <= most).ok_or_else(wanted)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_specification_comes_apart() {
        let spec = Spec::parse("leslie@strong:depth=3, widths = 0/8").unwrap();
        assert_eq!((spec.name, spec.level), ("leslie", Some("strong")));
        assert_eq!(spec.settings[1], Setting { key: "widths", value: "0/8" });
        assert_eq!(Spec::parse(" faith ").unwrap(), Spec { name: "faith", level: None, settings: vec![] });
        assert_eq!(Spec::parse("faith:deep"), Err(AgentError::Form("deep".to_owned())));
    }

    #[test]
    fn values_are_checked() {
        let setting = |value| Setting { key: "depth", value };
        assert_eq!(setting("3").number(0..=8), Ok(3));
        assert_eq!(setting("9").number(0..=8).unwrap_err().to_string(), "depth=9: a number from 0 to 8");
        assert_eq!(setting("on").word(&[("on", true), ("off", false)]), Ok(true));
        assert!(setting("maybe").word(&[("on", true)]).is_err());
        assert_eq!(setting("0/8/4").list(3), Ok(vec![0, 8, 4]));
        assert!(setting("0/8/4").list(2).is_err() && setting("100").list(2).is_err() && setting("").list(2).is_err());
    }
}
