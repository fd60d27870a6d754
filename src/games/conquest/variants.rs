//! The variants of a game in words: what this table plays by.

use risk::{Cards, Fortify, Setup, Victory};

use crate::text::{Words, variant};

/// What a game's variants are, in the order of a turn: each with what it means.
pub fn variants(setup: &Setup, words: &Words) -> Vec<(String, String)> {
    let said = |name: &str, value: &str, note: &str| variant(words, name, words.get(value), words.get(note));
    let mut lines = vec![victory(setup, words)];
    if !setup.two_phase {
        lines.push(match setup.cards {
            Cards::Progressive => said("setup-cards", "cards-progressive", "cards-progressive_note"),
            Cards::Fixed => said("setup-cards", "cards-fixed", "cards-fixed_note"),
            Cards::Off => said("setup-cards", "cards-off", "cards-off_note"),
        });
        lines.push(match setup.fortify {
            Fortify::Adjacent => said("setup-fortify", "fortify-adjacent", "fortify-adjacent_note"),
            Fortify::Path => said("setup-fortify", "fortify-path", "fortify-path_note"),
            Fortify::Unlimited => said("setup-fortify", "fortify-unlimited", "fortify-unlimited_note"),
            Fortify::Off => said("setup-fortify", "fortify-off", "fortify-off_note"),
        });
    }
    let switches = [
        (setup.first_seat_begins, "setup-first_seat", "setup-first_seat_note"),
        (setup.two_phase, "setup-two_phase", "setup-two_phase_note"),
        (setup.fog, "setup-fog", "setup-fog_note"),
        (setup.seats == 2 && setup.neutrals, "setup-neutrals", "setup-neutrals_note"),
    ];
    let on = switches.into_iter().filter(|(on, ..)| *on);
    lines.extend(on.map(|(_, name, note)| (words.get(name).to_owned(), words.get(note).to_owned())));
    lines
}

fn victory(setup: &Setup, words: &Words) -> (String, String) {
    let (value, note, number) = match setup.victory {
        Victory::Elimination => ("victory-elimination", "victory-elimination_note", None),
        Victory::Share(percent) => ("victory-share", "victory-share_note", Some(u32::from(percent))),
        Victory::Capitals(0) => ("victory-capitals", "victory-capitals_note", Some(u32::from(setup.seats))),
        Victory::Capitals(capitals) => ("victory-capitals", "victory-capitals_note", Some(u32::from(capitals))),
        Victory::Missions => ("victory-missions", "victory-missions_note", None),
        Victory::Rounds(rounds) => ("victory-rounds", "victory-rounds_note", Some(rounds)),
    };
    let value = number.map_or_else(|| words.get(value).to_owned(), |number| format!("{} ({number})", words.get(value)));
    variant(words, "setup-victory", &value, words.get(note))
}

/// Whether a part of the rules with this mark has a place in this game.
pub fn applies(mark: &str, setup: &Setup) -> bool {
    match mark {
        "cards" => setup.has_cards(),
        "two" => setup.seats == 2 && setup.neutrals,
        "two_phase" => setup.two_phase,
        "full_turn" => !setup.two_phase,
        "fog" => setup.fog,
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rules_told_are_those_of_the_table() {
        let words = Words::english();
        let told = |setup: Setup| {
            let lines = variants(&setup, &words);
            lines.into_iter().map(|(heading, _)| heading).collect::<Vec<_>>().join("; ")
        };
        let plain = told(Setup { seats: 4, ..Setup::default() });
        assert!(plain.contains("Last one standing") && plain.contains("Rising") && !plain.contains("Fog"), "{plain}");
        let odd =
            told(Setup { seats: 2, fog: true, victory: Victory::Share(70), cards: Cards::Off, ..Setup::default() });
        assert!(["Fog", "Neutral", "(70)", "Cards: None"].iter().all(|part| odd.contains(part)), "{odd}");
        let short = told(Setup { two_phase: true, ..Setup::default() });
        assert!(short.contains("Two-phase") && !short.contains("Cards"), "{short}");
    }

    #[test]
    fn parts_that_do_not_apply_are_left_out() {
        let two_phase = Setup { two_phase: true, ..Setup::default() };
        assert!(applies("two_phase", &two_phase) && applies("any", &two_phase));
        assert!(!applies("cards", &two_phase) && !applies("full_turn", &two_phase));
    }
}
