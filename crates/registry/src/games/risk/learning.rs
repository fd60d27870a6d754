//! What can be learned of Conquest's opponents.

use lab::roster::agent_name;
use lab::{LabError, Library, OptionInfo, Problem, read_text};
use risk::{Risk, Setup};
use tabletop::Game;
use training::evolution::Gene;
use training::train::{Learning, Reference, Subject, TrainingModule, Variant, WeightsFile};

use super::{RiskModule, choice};

/// The rules that weights are learned for.
const VARIANTS: &[Variant] = &[
    Variant { id: "classic", idea: "the classic booklet, with rising cards", setup: "()" },
    Variant { id: "two-phase", idea: "armies are placed, then at most three attacks", setup: "(two_phase: true)" },
];

/// Minimax's four weights, by the feature they belong to, in the order of its setting `weights`.
const FOUR: [&str; 4] = ["territories", "armies", "strength", "closed"];

/// The features beyond the four that can count under all rules, and those that need cards: their settings.
const BEYOND: [&str; 4] = ["income", "hold", "deny", "safety"];
const WITH_CARDS: [&str; 2] = ["cards", "prey"];

/// Marshal's scales: setting, range.
const SCALES: &[(&str, f64, f64)] =
    &[("income", 0.5, 10.0), ("idle", 0.0, 1.0), ("contest", 0.0, 5.0), ("reserve", 0.0, 3.0)];

/// What can be learned under these rules.
fn of(setup: &Setup) -> Learning {
    Learning {
        rules: if setup.two_phase { "two-phase" } else { "classic" },
        subjects: [minimax(), wide(setup), marshal()].into_iter().chain(mercenaries()).chain([placing()]).collect(),
    }
}

fn minimax() -> Subject {
    Subject {
        id: "minimax",
        agent: "minimax",
        idea: "the weights of Minimax's four features",
        genes: FOUR.iter().map(|name| Gene::new(name, 0.0, 10.0)).collect(),
        settings: Some(weights),
        references: references(),
    }
}

/// Minimax's features, the four and those beyond them.
fn wide(setup: &Setup) -> Subject {
    let cards = WITH_CARDS.iter().filter(|_| setup.has_cards());
    Subject {
        id: "minimax-wide",
        idea: "the weights of Minimax's features, the four and those beyond them",
        genes: FOUR.iter().chain(&BEYOND).chain(cards).map(|name| Gene::new(name, 0.0, 10.0)).collect(),
        ..minimax()
    }
}

fn references() -> Vec<Reference> {
    vec![
        Reference { name: "hand weights", settings: "weights=hand" },
        Reference { name: "second reference weights", settings: "weights=second" },
    ]
}

fn marshal() -> Subject {
    Subject {
        id: "marshal",
        agent: "marshal",
        idea: "the numbers of Marshal's evaluation",
        genes: SCALES.iter().map(|&(name, low, high)| Gene::new(name, low, high)).collect(),
        settings: None,
        references: vec![Reference { name: "Marshal as it is", settings: "" }],
    }
}

/// The numbers by which new armies are shared among borders: setting, range.
const PLACING: [(&str, f64, f64); 5] = [
    ("borders", 0.0, 0.5),
    ("threat", 0.0, 1.0),
    ("reach", 0.0, 4.0),
    ("bonuses", 0.0, 4.0),
    ("chokepoints", 0.0, 4.0),
];

/// What Sentinel places by; Minimax places by the same numbers.
fn placing() -> Subject {
    Subject {
        id: "placing",
        agent: "sentinel",
        idea: "how Sentinel shares new armies among its borders",
        genes: PLACING.iter().map(|&(name, low, high)| Gene::new(name, low, high)).collect(),
        settings: None,
        references: vec![
            Reference { name: "the published form", settings: "placing=published" },
            Reference { name: "the improved form", settings: "placing=improved" },
        ],
    }
}

/// Mercenary's numbers: setting, range.
const STYLE: [(&str, f64, f64); 16] = [
    ("land", 0.0, 4.0),
    ("continent", 0.0, 12.0),
    ("complete", 0.0, 6.0),
    ("deny", 0.0, 6.0),
    ("card", 0.0, 8.0),
    ("hunt", 0.0, 8.0),
    ("leader", 0.0, 4.0),
    ("cost", 0.0, 1.5),
    ("neutral", 0.0, 4.0),
    ("open", 0.0, 1.5),
    ("ahead", 0.0, 1.0),
    ("stop", -1.0, 4.0),
    ("odds", 0.5, 2.0),
    ("spare", -1.0, 4.0),
    ("guard", 0.0, 4.0),
    ("mass", 0.0, 2.0),
];

/// What makes a style what it is: its name, what it is learned for, and the ranges that are its own.
type Bounds = (&'static str, &'static str, &'static [(&'static str, f64, f64)]);

const STYLES: [Bounds; 5] = [
    ("masser", "Mercenary as a masser: one great army", &[("mass", 1.5, 5.0), ("guard", 0.0, 0.5)]),
    ("turtle", "Mercenary as a turtle: a fortress", &[("guard", 6.0, 20.0), ("odds", 1.3, 2.5), ("mass", 0.0, 0.5)]),
    (
        "runner",
        "Mercenary as a continent runner",
        &[("continent", 12.0, 20.0), ("complete", 4.0, 12.0), ("land", 0.0, 1.0)],
    ),
    ("hunter", "Mercenary as a card hunter", &[("hunt", 8.0, 20.0), ("card", 6.0, 16.0), ("continent", 0.0, 3.0)]),
    ("basher", "Mercenary as a leader-basher", &[("leader", 8.0, 20.0), ("deny", 5.0, 15.0), ("continent", 0.0, 6.0)]),
];

/// Mercenary's numbers within the bounds of each style.
fn mercenaries() -> impl Iterator<Item = Subject> {
    STYLES.into_iter().map(|(id, idea, own)| {
        let range = |&(name, low, high): &(&'static str, f64, f64)| {
            own.iter().find(|own| own.0 == name).copied().unwrap_or((name, low, high))
        };
        Subject {
            id,
            agent: "mercenary",
            idea,
            genes: STYLE.iter().map(range).map(|(name, low, high)| Gene::new(name, low, high)).collect(),
            settings: None,
            references: vec![Reference { name: "Mercenary as it is", settings: "" }],
        }
    })
}

/// The four weights as one setting, the others each by its name.
fn weights(values: &[(&str, f64)]) -> String {
    let of = |name: &str| values.iter().find(|(known, _)| *known == name).map_or(0.0, |&(_, value)| value);
    let four = FOUR.map(|name| of(name).to_string()).join("/");
    let more = values.iter().filter(|(name, _)| !FOUR.contains(name)).map(|(name, value)| format!(",{name}={value}"));
    format!("weights={four}{}", more.collect::<String>())
}

/// The setting that names a weights file.
const LEARNED: &str = "learned";

/// That setting, for agents that can learn.
pub(super) fn setting(agent: &str) -> Option<OptionInfo> {
    let meaning = "a weights file that 'train' wrote, on the command line: its numbers take this setting's place";
    let learns = of(&Setup::default()).subjects.iter().any(|subject| subject.agent == agent);
    learns.then(|| choice(LEARNED, meaning, false))
}

impl TrainingModule for RiskModule {
    fn variants(&self) -> &'static [Variant] {
        VARIANTS
    }

    fn learning(&self, game: &Risk) -> Learning {
        of(game.setup())
    }

    fn ended_by_limit(&self, reason: &str) -> bool {
        reason == "round_limit"
    }

    fn spelled_out(&self, spec: &str, _: &Library) -> Result<String, LabError> {
        spelled_out(spec)
    }
}

/// An agent with the numbers of the weights file that its setting `learned` names written out in place of that setting.
///
/// # Errors
/// Every fault of the file, or numbers of another agent.
fn spelled_out(spec: &str) -> Result<String, LabError> {
    let learns = of(&Setup::default()).subjects.iter().any(|subject| subject.agent == agent_name(spec));
    let Some((head, settings)) = spec.split_once(':').filter(|_| learns) else { return Ok(spec.to_owned()) };
    let written = settings.split(',').map(|setting| match setting.split_once('=') {
        Some((key, path)) if key.trim() == LEARNED => numbers(head, path.trim()),
        _ => Ok(setting.to_owned()),
    });
    Ok(format!("{head}:{}", written.collect::<Result<Vec<_>, LabError>>()?.join(",")))
}

fn numbers(agent: &str, path: &str) -> Result<String, LabError> {
    let file = read_text(path.as_ref())?;
    // The classic rules know every number there is.
    let learning = of(&Setup::default());
    let weights = WeightsFile::read(&file, Risk::ID, &learning)?;
    let (subject, _) = learning.subject(&weights.subject)?;
    if subject.agent != agent_name(agent) {
        let problem = Problem::new(format!("these are numbers of '{}', not of '{}'", subject.agent, agent_name(agent)));
        return Err(problem.in_file(file.name).remedy(format!("write {}:{LEARNED}=…", subject.agent)).into());
    }
    Ok(subject.settings_of(&weights.values()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_a_setting_of_its_agent() {
        for setup in [Setup::default(), Setup { two_phase: true, ..Setup::default() }] {
            for subject in of(&setup).subjects {
                for low in [true, false] {
                    let genome = subject.genes.iter().map(|gene| if low { gene.low } else { gene.high });
                    let values: Vec<(&str, f64)> =
                        subject.genes.iter().map(|gene| gene.name.as_str()).zip(genome).collect();
                    let spec = format!("{}:{}", subject.agent, subject.settings_of(&values));
                    assert!(risk::agents::make(&spec).is_ok(), "{spec}");
                }
                for reference in &subject.references {
                    let spec = format!("{}:{}", subject.agent, reference.settings);
                    assert!(risk::agents::make(spec.trim_end_matches(':')).is_ok(), "{spec}");
                }
            }
        }
    }

    #[test]
    fn features_that_need_cards_are_learned_only_with_cards() {
        let count = |setup: &Setup| of(setup).subjects.iter().map(|subject| subject.genes.len()).collect::<Vec<_>>();
        assert_eq!(count(&Setup::default())[..2], [4, 10]);
        assert_eq!(count(&Setup { two_phase: true, ..Setup::default() })[..2], [4, 8]);
    }

    /// What agents play with is what was trained, and nothing is missing from the files.
    #[test]
    fn shipped_weights_are_sound_files() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/risk/weights");
        let mut read = 0;
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let file = read_text(&path).unwrap();
            let weights = WeightsFile::read(&file, Risk::ID, &of(&Setup::default())).unwrap();
            let features = if weights.weights.len() == 4 { "-four" } else { "" };
            let name = format!("{}-{}{features}.ron", weights.rules, weights.seats);
            assert_eq!(path.file_name().unwrap().to_str().unwrap(), name);
            assert!(VARIANTS.iter().any(|variant| variant.id == weights.rules), "{name}");
            let spec = format!("minimax:{LEARNED}={}", path.display());
            let spelled = spelled_out(&spec).unwrap();
            assert!(!spelled.contains(LEARNED) && risk::agents::make(&spelled).is_ok(), "{spelled}");
            assert!(
                spelled_out(&spec.replace("minimax", "marshal")).unwrap_err().to_string().contains("not of 'marshal'")
            );
            read += 1;
        }
        assert!(read > 0);
        assert_eq!(spelled_out("minimax@hard").unwrap(), "minimax@hard");
        assert_eq!(spelled_out("minimax:depth=3, width=4").unwrap(), "minimax:depth=3, width=4");
        assert!(spelled_out("minimax:learned=lost.ron").unwrap_err().to_string().contains("lost.ron: cannot be read"));
    }
}
