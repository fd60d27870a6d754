//! The portraits of the personas.

use std::{
    collections::BTreeMap,
    sync::{Arc, LazyLock},
};

use lab::games::risk::personas::personas;
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
    let Controller::Agent(spec) = controller else { return None };
    let persona = personas().iter().find(|persona| persona.card.name == spec.trim())?;
    person(&persona.card.portrait)
}

#[cfg(test)]
mod tests {
    use super::*;

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
