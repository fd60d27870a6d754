//! What tests of this folder share.

use std::sync::Arc;

use risk::map::Map;

/// The shipped world map.
pub(crate) fn world() -> Arc<Map> {
    let file = "assets/risk/world.ron";
    let path = crate::storage::program_folder().expect("the assets are there").join(file);
    let text = std::fs::read_to_string(path).expect("readable");
    Arc::new(Map::from_ron(file, &text).expect("the shipped map is sound"))
}

/// Players for every seat, none of them a person.
pub(crate) fn agents(seats: usize) -> Vec<tabletop::Player> {
    (0..seats)
        .map(|seat| tabletop::Player {
            name: format!("Player {}", seat + 1),
            controller: tabletop::Controller::Agent("drifter".to_owned()),
            livery: seat as u8,
        })
        .collect()
}
