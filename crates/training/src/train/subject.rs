//! What a game says can be learned.

use lab::Problem;
use serde::Serialize;

use crate::evolution::{Gene, Genome};

/// A variant of the rules that has a name, for `--rules` and the names of files.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Variant {
    /// Its name, small letters and signs '-'.
    pub id: &'static str,
    /// What it is, in one line.
    pub idea: &'static str,
    /// The setup, in RON, naming only what differs from the classic one.
    pub setup: &'static str,
}

/// What can be learned under some rules.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Learning {
    /// The rules' name: the variant they are or are nearest to.
    pub rules: &'static str,
    /// What can be learned; empty where nothing can.
    pub subjects: Vec<Subject>,
}

/// Some numbers of an agent that can be learned together.
#[derive(Clone, Debug, Serialize)]
pub struct Subject {
    /// Its name on the command line.
    pub id: &'static str,
    /// The agent whose numbers they are.
    pub agent: &'static str,
    /// What is learned, in one line.
    pub idea: &'static str,
    /// The numbers. Each is the agent's setting of that name, unless `settings` says otherwise.
    pub genes: Vec<Gene>,
    /// Writes values as settings of the agent, separated by commas, where the names alone do not say how.
    #[serde(skip)]
    pub settings: Option<fn(&[(&str, f64)]) -> String>,
    /// Known values to compare with; the first one is the yardstick of the learning curve.
    pub references: Vec<Reference>,
}

/// Known values of a subject's numbers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Reference {
    /// What they are called.
    pub name: &'static str,
    /// The settings that stand for them; empty for the agent as it is.
    pub settings: &'static str,
}

impl Subject {
    /// These values as settings of the agent.
    pub fn settings_of(&self, values: &[(&str, f64)]) -> String {
        match self.settings {
            Some(write) => write(values),
            None => values.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join(","),
        }
    }

    /// The agent of a genome, with what `base` (`@level:key=value,…`, or empty) says besides.
    pub(super) fn spec(&self, base: &str, genome: &Genome) -> String {
        let values: Vec<(&str, f64)> =
            self.genes.iter().map(|gene| gene.name.as_str()).zip(genome.iter().copied()).collect();
        self.with(base, &self.settings_of(&values))
    }

    /// The agent with further settings.
    pub fn with(&self, base: &str, settings: &str) -> String {
        let mark = match (settings.is_empty(), base.contains(':')) {
            (true, _) => "",
            (false, true) => ",",
            (false, false) => ":",
        };
        format!("{}{base}{mark}{settings}", self.agent)
    }
}

impl Learning {
    /// The subject that words such as `minimax@normal:width=6` name, and what they say besides its name.
    ///
    /// # Errors
    /// Where nothing can be learned, or there is no such subject.
    pub fn subject<'a>(&self, words: &'a str) -> Result<(&Subject, &'a str), Problem> {
        let end = words.find(['@', ':']).unwrap_or(words.len());
        let (id, base) = (words[..end].trim(), words[end..].trim());
        if self.subjects.is_empty() {
            return Err(Problem::new("this game has nothing to learn").remedy("train risk, which has"));
        }
        let found = self.subjects.iter().find(|subject| subject.id == id);
        let ids = self.subjects.iter().map(|subject| subject.id);
        found.map(|subject| (subject, base)).ok_or_else(|| Problem::unknown("subject of training", id, ids))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn learning() -> Learning {
        let subject = Subject {
            id: "keeper-wide",
            agent: "keeper",
            idea: "",
            genes: vec![Gene::new("at", 0.0, 30.0), Gene::new("far", 0.0, 1.0)],
            settings: None,
            references: Vec::new(),
        };
        Learning { rules: "classic", subjects: vec![subject] }
    }

    #[test]
    fn words_name_a_subject_and_keep_the_rest() {
        let learning = learning();
        for (words, spec) in [
            ("keeper-wide", "keeper:at=4.5,far=0"),
            ("keeper-wide@hard", "keeper@hard:at=4.5,far=0"),
            ("keeper-wide:x=1", "keeper:x=1,at=4.5,far=0"),
            ("keeper-wide@hard:x=1", "keeper@hard:x=1,at=4.5,far=0"),
        ] {
            let (subject, base) = learning.subject(words).unwrap();
            assert_eq!(subject.spec(base, &vec![4.5, 0.0]), spec);
            assert_eq!(subject.with(base, ""), format!("keeper{base}"));
        }
        let unknown = learning.subject("keper-wide").unwrap_err().to_string();
        assert!(unknown.contains("did you mean 'keeper-wide'?"), "{unknown}");
        assert!(Learning::default().subject("x").unwrap_err().to_string().contains("nothing to learn"));
    }
}
