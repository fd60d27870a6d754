//! Which parts of the rules have a place in a game.

use risk::Setup;

/// Whether a part of the rules with this mark has a place in this game.
pub fn applies(mark: &str, setup: &Setup) -> bool {
    match mark {
        "cards" => setup.has_cards(),
        "two" => setup.seats == 2 && setup.neutrals,
        "two_phase" => setup.two_phase,
        "full_turn" => !setup.two_phase,
        "fog" => setup.fog,
        "layout" => setup.map_layout().is_some(),
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_that_do_not_apply_are_left_out() {
        let two_phase = Setup { two_phase: true, ..Setup::default() };
        assert!(applies("two_phase", &two_phase) && applies("any", &two_phase));
        assert!(!applies("cards", &two_phase) && !applies("full_turn", &two_phase));
    }
}
