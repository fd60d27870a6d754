//! The portraits of the personas.

use std::{
    collections::BTreeMap,
    sync::{Arc, LazyLock},
};

use registry::games::risk::personas::{Character, personas};
use tabletop::Controller;

use crate::portrait::{Portrait, read};

/// The portraits, by their ids.
static PEOPLE: LazyLock<BTreeMap<String, Arc<Portrait>>> = LazyLock::new(|| {
    read(include_str!("../../../assets/risk/personas/portraits.ron"))
        .expect("a test reads the portraits that are built in")
});

/// The portrait of that id.
pub fn person(id: &str) -> Option<Arc<Portrait>> {
    PEOPLE.get(id).cloned()
}

/// The portrait of the persona that decides; `None` for persons and for opponents that are no personas.
pub fn of_controller(controller: &Controller) -> Option<Arc<Portrait>> {
    persona_of(controller).and_then(|persona| person(&persona.card.portrait))
}

/// The id of the persona that decides, under which its words are kept.
pub fn id_of(controller: &Controller) -> Option<&'static str> {
    persona_of(controller).map(|persona| persona.card.name.as_str())
}

fn persona_of(controller: &Controller) -> Option<&'static Character> {
    let Controller::Agent(spec) = controller else { return None };
    personas().iter().find(|persona| persona.card.name == spec.trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_persona_speaks_in_its_own_voice_of_all_it_does() {
        let words = crate::text::Words::english();
        let deeds = ["ponder", "trade", "place", "attack", "attack_you", "take", "take_you", "march"];
        let told = |who: &str, deed: &str| {
            words.with(&format!("conquest-say-{who}_{deed}"), &[("n", &3), ("place", &"Peru"), ("name", &"Anna")])
        };
        for deed in deeds {
            let mut lines: Vec<String> = personas().iter().map(|persona| told(&persona.card.name, deed)).collect();
            lines.push(told("anyone", deed));
            let all = lines.len();
            assert!(lines.iter().all(|line| !line.ends_with(deed)), "every line is written: {lines:?}");
            lines.sort();
            lines.dedup();
            assert_eq!(lines.len(), all, "nobody speaks like another one of {deed}");
        }
    }

    #[test]
    fn every_persona_has_a_portrait_within_its_medallion() {
        for persona in personas() {
            let portrait = person(&persona.card.portrait).unwrap_or_else(|| panic!("{} has none", persona.card.name));
            for points in portrait.outlines() {
                let outside = points.iter().find(|[x, y]| (x - 50.0).hypot(y - 50.0) > 59.0);
                assert_eq!(outside, None, "{}: {points:?}", persona.card.name);
            }
            let seated = Controller::Agent(persona.card.name.clone());
            assert_eq!(of_controller(&seated), Some(portrait));
        }
        assert_eq!(PEOPLE.len(), personas().len(), "each portrait is somebody's");
        assert_eq!(of_controller(&Controller::Agent("marshal@hard".to_owned())), None);
        assert_eq!(of_controller(&Controller::Human), None);
    }
}
