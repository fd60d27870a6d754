//! Section headings, `[name]`.

use super::super::error::{Findings, did_you_mean};
use super::text::{Place, Words};

/// If the line is a heading: its section, or `None` after reporting a section the format does not know.
pub(super) fn heading<S: Copy>(
    words: &Words<'_>,
    known: &[(&str, S)],
    findings: &mut Findings<Place>,
) -> Option<Option<S>> {
    let mut words = words.clone();
    let place = words.place();
    let word = words.word()?;
    if !word.starts_with('[') {
        return None;
    }
    let section = known.iter().find(|(name, _)| *name == word).map(|(_, section)| *section);
    if section.is_none() {
        let names: Vec<&str> = known.iter().map(|(name, _)| *name).collect();
        let advice = format!("the sections of this file are {}", names.join(", "));
        findings.add(
            place,
            format!("there is no section `{word}`"),
            did_you_mean(word, names.iter().copied(), &advice),
        );
    }
    words.end(findings);
    Some(section)
}
