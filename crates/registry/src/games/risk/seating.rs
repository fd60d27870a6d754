//! Who is meant by a name at the table: an opponent of the catalogue, a persona over one, or a rung of the ladder.

use lab::Problem;
use lab::roster::{agent_name, refused};
use risk::{Risk, agents};
use tabletop::agent_spec::AgentError;
use tabletop::{Agent, message};

use super::personas::{self, personas};
use super::rungs::{self, rungs};

/// The opponent that is meant: the one that plays a persona or a rung, or the one that is named.
pub(super) fn played(spec: &str) -> Result<&str, Problem> {
    let name = agent_name(spec);
    if let Some(persona) = personas::find(name) {
        if persona.card.name == spec.trim() {
            return Ok(&persona.card.plays);
        }
        let reason = message!("fault-agent-persona", "'{spec}': a persona has no levels and no settings", spec);
        return Err(changed(reason, &persona.card.name, &persona.card.plays));
    }
    let Some(rung) = rungs::find(name) else { return Ok(spec) };
    if rung.name == spec.trim() {
        return Ok(&rung.plays);
    }
    let reason = message!("fault-agent-rung", "'{spec}': a rung of the ladder has no levels and no settings", spec);
    Err(changed(reason, &rung.name, &rung.plays))
}

/// That settings were written behind the name of somebody who has none.
fn changed(reason: tabletop::Message, name: &String, plays: &String) -> Problem {
    let remedy = message!("remedy-agent-persona", "write '{name}', or change what it plays, '{plays}'", name, plays);
    Problem::new(reason).remedy(remedy)
}

/// An opponent of the catalogue; personas and rungs are none.
pub(super) fn made(spec: &str) -> Result<Box<dyn Agent<Risk>>, Problem> {
    agents::make(spec).map_err(|error| unseated(spec, &error))
}

/// That neither an opponent of the catalogue nor anybody over one is written so.
pub(super) fn unseated(spec: &str, error: &AgentError) -> Problem {
    let personas = personas().iter().map(|persona| persona.card.name.as_str());
    let rungs = rungs().iter().map(|rung| rung.name.as_str()).filter(|name| rungs::find(name).is_some());
    let names: Vec<&str> = personas.chain(rungs).collect();
    refused(spec, error, &names)
}
