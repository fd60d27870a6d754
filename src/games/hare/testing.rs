//! What tests of this folder share.

/// Players for every seat, none of them a person.
pub(crate) fn agents(seats: usize) -> Vec<tabletop::Player> {
    (0..seats)
        .map(|seat| tabletop::Player {
            name: format!("Player {}", seat + 1),
            controller: tabletop::Controller::Agent("sprinter".to_owned()),
            livery: seat as u8,
        })
        .collect()
}
