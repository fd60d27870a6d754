//! Menus and the conditions of a run in words, for tables that people read.

use dominion::agents::Parameter;
use dominion::evolve::{CoEvolution, Strategy};
use dominion::{Deal, Dominion};
use tabletop::{Game, Message};
use training::breed::Offer;

/// The count of an entry that is bought as often as it can be.
const ANY: u8 = 99;

/// A strategy part by part: entries in their order, then when victory cards come first, then numbers that are not the usual ones and that
/// one of its cards is played by.
pub(super) fn strategy(game: &Dominion, strategy: &Strategy) -> Vec<Message> {
    let name = |id: &str| game.card(id).map_or_else(|| Message::text(id), |card| game.name(card));
    let entries = strategy.menu.entries.iter().filter(|entry| entry.count > 0).map(|entry| match entry.count {
        ANY => name(&entry.card),
        count => Message::new("realm-bred-entry").with("card", name(&entry.card)).count("count", count),
    });
    let thresholds = strategy.menu.thresholds.iter().flat_map(|thresholds| {
        let province = game.setup().colonies.then_some(("province", thresholds.province));
        let kingdom = game.kingdom_victory().map(|card| (game.id(card), thresholds.kingdom));
        [("estate", thresholds.estate), ("duchy", thresholds.duchy)].into_iter().chain(province).chain(kingdom)
    });
    let thresholds = thresholds.filter(|(_, left)| *left > 0);
    let thresholds = thresholds
        .map(|(card, left)| Message::new("realm-bred-threshold").with("card", name(card)).count("left", left));
    let played_by = |id: &str| game.card(id).and_then(|card| game.kind(card)).map_or_else(Vec::new, Parameter::of);
    let shifted = strategy.numbers(played_by).into_iter().map(|(parameter, value)| number(parameter, value));
    entries.chain(thresholds).chain(shifted).collect()
}

/// A number cards are played by.
fn number(parameter: Parameter, value: u8) -> Message {
    match parameter {
        Parameter::Remodel => Message::new("realm-bred-remodel").count("left", value),
        Parameter::Salvage => Message::new("realm-bred-salvage").count("left", value),
        Parameter::Estates => Message::new("realm-bred-estates").count("left", value),
        Parameter::Coins => Message::new("realm-bred-coins").count("coins", value),
    }
}

/// How the games of a run begin, and what else differs from the usual ones.
pub(super) fn conditions(run: &CoEvolution) -> Vec<Message> {
    let (setup, options, known) = (run.setup(), run.options(), run.known());
    let start = match setup.deal {
        Deal::Random => Message::name("realm-bred-random_start", "random start"),
        Deal::FourThree => Message::name("realm-bred-four_three", "4-3 start"),
        Deal::FiveTwo => Message::name("realm-bred-five_two", "5-2 start"),
    };
    let more = [
        (setup.colonies, Message::name("realm-bred-colonies", "Platinum and Colony")),
        (options.guard, Message::name("realm-bred-guard", "with guard")),
        (options.unrestricted, Message::name("realm-bred-unrestricted", "unrestricted menus")),
        (options.alike, Message::name("realm-bred-alike", "leaders alike")),
        (options.scouting > 0, Message::name("realm-bred-scouting", "plans that trash are kept apart at first")),
        (options.victory_entries, Message::name("realm-bred-victory_entries", "victory cards as entries")),
    ];
    let more = more.into_iter().filter(|(is, _)| *is).map(|(_, words)| words);
    let begun =
        || Message::name("realm-bred-known", format!("known menus at the start: {known}")).count("count", known);
    let known = (known > 0).then(begun);
    std::iter::once(start).chain(more).chain(known).collect()
}

/// The cards of the kingdom.
pub(super) fn offers(game: &Dominion) -> Vec<Offer> {
    let offer = |id: &String| {
        let name = game.card(id).map_or_else(|| Message::text(id), |card| game.name(card));
        Offer { id: id.clone(), name }
    };
    game.setup().kingdom.iter().map(offer).collect()
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use dominion::Setup;

    use super::*;
    use crate::games::dominion::content;
    use lab::Library;

    #[test]
    fn numbers_are_told_in_both_languages_where_a_card_of_the_menu_is_played_by_them() {
        let library = Library::open(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")).expect("a library");
        let catalog = content::catalog(&library).expect("cards");
        let kingdom = ["remodel", "salvager", "chapel", "smithy"].map(str::to_owned).to_vec();
        let game = Dominion::new(Setup { kingdom, ..Setup::default() }, &catalog).expect("a game");
        let (english, russian) = (library.words(None).expect("words").0, library.words(Some("ru")).expect("words").0);
        let numbers = "remodel=9;salvage=3;estates=1;coins=4";
        for (bought, ids) in [
            ("remodel@1|salvager@1", "remodel salvage estates coins"),
            ("chapel@1|smithy@2", "estates coins"),
            ("remodel@0|smithy@2", ""),
        ] {
            let told = strategy(&game, &format!("e0-d0-p0-{bought};{numbers}").parse().expect("a menu"));
            let told: Vec<&Message> = told
                .iter()
                .filter(|told| {
                    ["remodel", "salvage", "estates", "coins"].iter().any(|id| told.id == format!("realm-bred-{id}"))
                })
                .collect();
            let found: Vec<&str> = told.iter().filter_map(|told| told.id.strip_prefix("realm-bred-")).collect();
            assert_eq!(found.join(" "), ids, "{bought}");
            for message in told {
                let (english, russian) = (lab::render(&english, message), lab::render(&russian, message));
                assert!(english.is_ascii() && !english.contains("bred-"), "{english}");
                assert!(!russian.contains(|sign: char| sign.is_ascii_alphabetic()), "{russian}");
            }
        }
    }
}
