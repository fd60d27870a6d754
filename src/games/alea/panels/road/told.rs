//! The road in words: where the hero is, what a choice would bring.

use dice::{
    Enemy, Form, Role,
    gauntlet::{Action, Carried, Gauntlet, Site, Stage},
};
use tabletop::{Game, Illegal};

use super::{super::card, plain_card::plain_card, sign::Sign};
use crate::{
    games::alea::card_words,
    games::alea::{Pick, Preview, Road, details as nature, facts, road as way},
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
        Stage::Visiting(site) => behind(rules, site, words),
        Stage::Levelling => words.with("gauntlet-line-level", &[("n", &terms.offers)]),
        Stage::Scrapping => words.get("gauntlet-line-scrap").to_owned(),
        _ => words.get("gauntlet-line-map").to_owned(),
    }
}

/// What a site is for.
fn behind(rules: &Gauntlet, site: Site, words: &Words) -> String {
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
            let back = after(rules, road, Action::Rest).map_or(0, |(hp, _)| hp.saturating_sub(hero.hp));
            let text = words.with("gauntlet-tile-sleep_text", &[("n", &back)]);
            [words.get("gauntlet-tile-sleep").to_owned(), text]
        }
        _ => {
            let more = after(rules, road, Action::Drill).map_or(0, |(_, most)| most.saturating_sub(hero.max_hp));
            let text = words.with("gauntlet-tile-exercise_text", &[("n", &more)]);
            [words.get("gauntlet-tile-exercise").to_owned(), text]
        }
    }
}

/// HP and most HP after a choice; `None` where it is not legal.
fn after(rules: &Gauntlet, road: &Road, action: Action) -> Option<(u16, u16)> {
    let mut state = road.shown.clone();
    rules.apply(&mut state, &action, &mut tabletop::NoEvents).ok()?;
    Some((state.hero.hp, state.hero.max_hp))
}

/// What a choice would bring, for the dock.
pub fn details(
    rules: &Gauntlet,
    road: &Road,
    words: &Words,
    pick: Pick,
    refused: Option<&Illegal>,
) -> (String, Preview) {
    let (state, catalogue) = (&road.shown, &rules.content().catalogue);
    let mut lines = Vec::new();
    let fault = match road.pick == Some(pick) {
        true => refused.map(Illegal::message),
        false => pick
            .action(state.stage)
            .and_then(|action| rules.validate(state, &action).err())
            .map(|fault| fault.message()),
    };
    let said = |carried: Carried, role: Role| {
        let model = plain_card(words, catalogue, carried, role);
        let told = model.map_or_else(String::new, |model| card::told(words, &model));
        told.split_once(": ").map_or(told.clone(), |(_, body)| body.to_owned())
    };
    let label = match pick {
        Pick::Way(at) => match state.ways().get(usize::from(at)) {
            None => String::new(),
            Some(place) => {
                let Some(enemy) = rules.enemy(place.enemy) else { return Default::default() };
                lines.push(card_words::enemy_text(words, enemy));
                if let Some(site) = place.site {
                    let name = words.get(way::site_word(site));
                    let what = behind(rules, site, words);
                    lines.push(words.with("gauntlet-map-behind", &[("site", &name), ("what", &what)]));
                }
                lines.extend(nature(words, &enemy.fighter, catalogue).into_iter().map(unmarked));
                let tier = match enemy.boss {
                    true => words.get("gauntlet-boss").to_owned(),
                    false => words.with("alea-setup-tier", &[("n", &enemy.tier)]),
                };
                format!("{}, {tier}: {}", words.person(&enemy.fighter.name), facts(words, &enemy.fighter))
            }
        },
        Pick::Offer(at) => match state.offers.get(usize::from(at)) {
            None => String::new(),
            Some(card) => {
                let carried = Carried { card: *card, form: Form::Base };
                lines.push(said(carried, Role::Gear));
                lines.push(words.count("gauntlet-cells", rules.cells(carried) as usize));
                let better = said(Carried { form: Form::Plus, ..carried }, Role::Gear);
                lines.push(words.with("gauntlet-as_plus", &[("text", &better)]));
                way::named(words, catalogue, carried)
            }
        },
        Pick::Own(at) => match state.hero.cards.get(usize::from(at)) {
            None => String::new(),
            Some(carried) => {
                lines.push(said(*carried, Role::Gear));
                let key = match state.stage {
                    Stage::Scrapping => "gauntlet-own-scrap",
                    Stage::Visiting(Site::Anvil) => "gauntlet-own-upgrade",
                    _ => "gauntlet-own-drop",
                };
                if fault.is_none() {
                    lines.push(words.get(key).to_owned());
                }
                if let Some(better) = way::better(*carried).filter(|_| state.stage == Stage::Visiting(Site::Anvil)) {
                    lines.push(words.with("gauntlet-as_plus", &[("text", &said(better, Role::Gear))]));
                    let [now, then] = [*carried, better].map(|form| rules.cells(form) as usize);
                    if now != then {
                        lines.push(words.count("gauntlet-cells_then", then));
                    }
                }
                way::named(words, catalogue, *carried)
            }
        },
        // It is asked in words of its own.
        Pick::Without => String::new(),
        Pick::Meal | Pick::Sleep | Pick::Exercise => {
            let [title, text] = tile(rules, road, words, pick);
            lines.push(text);
            title
        }
    };
    lines.splice(0..0, fault.map(|fault| words.with("gauntlet-refused", &[("reason", &words.message(&fault))])));
    (label, Preview { certain: lines, ..Preview::default() })
}

/// A line without the mark before it: the dock has its own.
fn unmarked(line: String) -> String {
    line.trim_start_matches(['\u{2022}', ' ']).to_owned()
}
