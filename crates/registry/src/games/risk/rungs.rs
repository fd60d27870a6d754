//! The ladder of Conquest: opponents in the order of their strength, from one for a first game to the strongest, as data.

use std::sync::LazyLock;

use ron::value::RawValue;
use serde::Deserialize;

use super::personas::{self, known_agent, line_fault, name_fault};
use lab::roster::refused;
use lab::source::Source;
use lab::{Problem, Rung, TextFile};
use risk::agents;

/// A file of rungs, in parts.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "Ladder")]
struct Parts<'a> {
    #[serde(borrow)]
    rungs: Vec<&'a RawValue>,
}

/// A rung as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "Rung")]
struct Written {
    id: String,
    name: String,
    play: String,
    plays: String,
    elo: f64,
    #[serde(default)]
    like: Vec<String>,
}

static SHIPPED: LazyLock<Vec<Rung>> = LazyLock::new(|| {
    let text = include_str!("../../../../../assets/risk/levels/levels.ron");
    let file = TextFile { name: "assets/risk/levels/levels.ron".to_owned(), text: text.to_owned() };
    read(&file).expect("a test reads the rungs that are built in")
});

/// The rungs that are shipped, the lowest first.
pub fn rungs() -> &'static [Rung] {
    &SHIPPED
}

/// The rung of this name that is no agent of the catalogue.
pub(super) fn find(name: &str) -> Option<&'static Rung> {
    SHIPPED.iter().find(|rung| rung.name == name && !known_agent(name))
}

/// Reads a file of rungs.
///
/// # Errors
/// Every fault of it with its place and a remedy; at least one.
pub fn read(file: &TextFile) -> Result<Vec<Rung>, Vec<Problem>> {
    let source = Source { name: &file.name, text: &file.text };
    let parts: Parts<'_> = source.whole().map_err(|problem| vec![problem])?;
    let (mut rungs, mut problems) = (Vec::<Rung>::new(), Vec::new());
    for part in parts.rungs {
        let written: Written = match source.part(part) {
            Ok(written) => written,
            Err(problem) => {
                problems.push(problem);
                continue;
            }
        };
        let faults = faults(&written, &rungs);
        for (field, problem) in faults {
            problems.push(source.fault(source.field(part, field).unwrap_or(part), problem));
        }
        let Written { id, name, play, plays, elo, like } = written;
        rungs.push(Rung { name: id, title: name, play, plays, elo, like });
    }
    if rungs.is_empty() && problems.is_empty() {
        problems.push(Problem::new("there is no rung in it").in_file(&file.name).remedy("write one, or restore it"));
    }
    if problems.is_empty() { Ok(rungs) } else { Err(problems) }
}

/// What is wrong with a rung above those that came before it, and in which field.
fn faults(written: &Written, below: &[Rung]) -> Vec<(&'static str, Problem)> {
    let Written { id, name, play, plays, elo, like } = written;
    let mut faults = Vec::new();
    if id.is_empty() || !id.chars().all(|c| c.is_ascii_lowercase() || c == '-') {
        let problem = Problem::new(format!("'{id}' cannot be an id"));
        faults.push(("id", problem.remedy("use small letters and '-', such as 'sergeant'")));
    }
    if known_agent(id) && plays != id {
        let problem = Problem::new(format!("'{id}' is an opponent of the catalogue, and is not what plays here"));
        faults.push(("id", problem.remedy("call the rung something else")));
    }
    faults.extend(name_fault(name).map(|problem| ("name", problem)));
    faults.extend(line_fault("play", play).map(|problem| ("play", problem)));
    if below.iter().any(|rung| rung.name == *id) || personas::find(id).is_some() {
        let problem = Problem::new(format!("there are two opponents '{id}'"));
        faults.push(("id", problem.remedy("rename one of them")));
    }
    if let Err(error) = agents::make(plays) {
        faults.push(("plays", refused(plays, &error, &[])));
    }
    if !elo.is_finite() || below.last().is_some_and(|last| *elo <= last.elo) {
        let problem = Problem::new(format!("elo {elo} is not above that of the rung below"));
        faults.push(("elo", problem.remedy("write the rungs in the order of their strength")));
    }
    for name in like.iter().filter(|name| personas::find(name).is_none() && agents::make(name).is_err()) {
        let problem = Problem::new(format!("there is no opponent '{name}'"));
        faults.push(("like", problem.remedy("name personas, or agents as they are seated")));
    }
    faults
}
