//! The road in words: where the hero is, what a place is for, what was won.

use dice::{
    Enemy,
    gauntlet::{Action, Gauntlet, Site, Stage},
};
use tabletop::Game;

use super::sign::Sign;
use crate::{
    games::alea::{Pick, Road, facts, road as way},
    text::{Value, Words},
};

/// The key of the name of a place.
pub const fn title(stage: Stage) -> &'static str {
    match stage {
        Stage::Mapping | Stage::Choosing | Stage::Fighting | Stage::Over { .. } => "gauntlet-title-map",
        Stage::Scrapping => "gauntlet-title-scrap",
        Stage::Levelling => "gauntlet-title-level",
        Stage::Visiting(site) => way::site_word(site),
    }
}

/// The key of what can be done at a place, and by which keys.
pub const fn advice(stage: Stage) -> &'static str {
    match stage {
        Stage::Mapping | Stage::Choosing | Stage::Fighting | Stage::Over { .. } => "gauntlet-advice-map",
        Stage::Scrapping => "gauntlet-advice-scrap",
        Stage::Levelling | Stage::Visiting(Site::Chest) => "gauntlet-advice-cards",
        Stage::Visiting(Site::Shop) => "gauntlet-advice-shop",
        Stage::Visiting(Site::Anvil) => "gauntlet-advice-anvil",
        Stage::Visiting(Site::Rest) => "gauntlet-advice-rest",
    }
}

/// What a place is for, in a line.
pub fn line(rules: &Gauntlet, road: &Road, words: &Words) -> String {
    let terms = &rules.setup().terms;
    match road.shown.stage {
        Stage::Visiting(site) => site_line(rules, site, words),
        Stage::Levelling => words.with("gauntlet-line-level", &[("n", &terms.offers)]),
        Stage::Scrapping => words.get("gauntlet-line-scrap").to_owned(),
        _ => words.get("gauntlet-line-map").to_owned(),
    }
}

/// What a site is for.
pub(super) fn site_line(rules: &Gauntlet, site: Site, words: &Words) -> String {
    let terms = &rules.setup().terms;
    match site {
        Site::Chest => words.with("gauntlet-line-chest", &[("n", &terms.chest)]),
        Site::Anvil => words.get("gauntlet-line-anvil").to_owned(),
        Site::Shop => words.with("gauntlet-line-shop", &[("card", &terms.card_price), ("meal", &terms.meal_price)]),
        Site::Rest => words.get("gauntlet-line-rest").to_owned(),
    }
}

/// A stop on the map in a sentence.
pub fn stop(enemy: &Enemy, site: Option<Site>, words: &Words) -> String {
    let (name, facts): (&dyn Value, &dyn Value) = (&words.person(&enemy.fighter.name), &facts(words, &enemy.fighter));
    match site {
        Some(site) => {
            let site = words.get(way::site_word(site));
            words.with("gauntlet-map-stop", &[("name", name), ("facts", facts), ("site", &site)])
        }
        None => words.with("gauntlet-map-boss", &[("name", name), ("facts", facts)]),
    }
}

/// What the last victory brought, each with its sign.
pub fn gained(road: &Road, words: &Words) -> Vec<(Sign, String)> {
    let grown = road.grown;
    let mut gained = Vec::new();
    for (sign, key, n) in [
        (Sign::Coin, "gauntlet-gained-gold", grown.gold),
        (Sign::Heart, "gauntlet-gained-hp", grown.hp),
        (Sign::Bandage, "gauntlet-gained-healed", grown.healed),
    ] {
        if n > 0 {
            gained.push((sign, words.with(key, &[("n", &n)])));
        }
    }
    if grown.dice > 0 {
        let dice = words.count("alea-count-dice", grown.dice.into());
        gained.insert(1, (Sign::Die, words.with("gauntlet-gained-dice", &[("dice", &dice)])));
    }
    gained
}

/// Name and meaning of a choice that is no card.
pub fn tile(rules: &Gauntlet, road: &Road, words: &Words, pick: Pick) -> [String; 2] {
    let (terms, hero) = (&rules.setup().terms, &road.shown.hero);
    let missing = hero.max_hp.saturating_sub(hero.hp);
    match pick {
        Pick::Meal => {
            let price = words.with("gauntlet-price", &[("n", &terms.meal_price)]);
            let text = words.with("gauntlet-tile-meal_text", &[("n", &terms.meal.min(missing)), ("price", &price)]);
            [words.get("gauntlet-tile-meal").to_owned(), text]
        }
        Pick::Sleep => {
            let back = hp_after(rules, road, Action::Rest).map_or(0, |(hp, _)| hp.saturating_sub(hero.hp));
            let text = words.with("gauntlet-tile-sleep_text", &[("n", &back)]);
            [words.get("gauntlet-tile-sleep").to_owned(), text]
        }
        _ => {
            let more = hp_after(rules, road, Action::Drill).map_or(0, |(_, most)| most.saturating_sub(hero.max_hp));
            let text = words.with("gauntlet-tile-exercise_text", &[("n", &more)]);
            [words.get("gauntlet-tile-exercise").to_owned(), text]
        }
    }
}

/// HP and most HP after a choice; `None` where it is not legal.
fn hp_after(rules: &Gauntlet, road: &Road, action: Action) -> Option<(u16, u16)> {
    let mut state = road.shown.clone();
    rules.apply(&mut state, &action, &mut tabletop::NoEvents).ok()?;
    Some((state.hero.hp, state.hero.max_hp))
}
