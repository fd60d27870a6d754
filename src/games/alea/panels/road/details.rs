//! What a choice on the road would bring, as the dock tells it.

use dice::{
    Catalogue, Form, Role,
    gauntlet::{Carried, Gauntlet, Site, Stage, State},
};
use tabletop::{Game, Illegal};

use super::{
    super::card,
    plain_card::plain_card,
    sentences::{site_line, tile},
};
use crate::{
    games::alea::{Pick, Preview, Road, card_words, details as nature, facts, road as way},
    text::Words,
};

/// What a choice would bring: what is chosen, and what comes of it line by line, first of all why it cannot be had.
pub fn details(
    rules: &Gauntlet,
    road: &Road,
    words: &Words,
    pick: Pick,
    refused: Option<&Illegal>,
) -> (String, Preview) {
    let (state, catalogue) = (&road.shown, &rules.content().catalogue);
    let fault = match road.pick == Some(pick) {
        true => refused.map(Illegal::message),
        false => pick
            .action(state.stage)
            .and_then(|action| rules.validate(state, &action).err())
            .map(|fault| fault.message()),
    };
    let (label, mut lines) = match pick {
        Pick::Way(at) => way_ahead(rules, state, words, at),
        Pick::Offer(at) => offered_card(rules, state, words, at),
        Pick::Own(at) => match state.hero.cards.get(usize::from(at)) {
            None => Default::default(),
            Some(carried) => {
                let lines = own_card(rules, state, words, *carried, fault.is_none());
                (way::named(words, catalogue, *carried), lines)
            }
        },
        // It is asked in words of its own.
        Pick::Without => Default::default(),
        Pick::Meal | Pick::Sleep | Pick::Exercise => {
            let [title, text] = tile(rules, road, words, pick);
            (title, vec![text])
        }
    };
    lines.splice(0..0, fault.map(|fault| words.with("gauntlet-refused", &[("reason", &words.message(&fault))])));
    (label, Preview { certain: lines, ..Preview::default() })
}

/// The enemy on one of the ways ahead, and what lies behind it.
fn way_ahead(rules: &Gauntlet, state: &State, words: &Words, at: u8) -> (String, Vec<String>) {
    let place = state.ways().get(usize::from(at));
    let Some((place, enemy)) = place.and_then(|place| Some((place, rules.enemy(place.enemy)?))) else {
        return Default::default();
    };
    let mut lines = vec![card_words::enemy_text(words, enemy)];
    if let Some(site) = place.site {
        let (name, what) = (words.get(way::site_word(site)), site_line(rules, site, words));
        lines.push(words.with("gauntlet-map-behind", &[("site", &name), ("what", &what)]));
    }
    lines.extend(nature(words, &enemy.fighter, &rules.content().catalogue).into_iter().map(unmarked));
    let tier = match enemy.boss {
        true => words.get("gauntlet-boss").to_owned(),
        false => words.with("alea-setup-tier", &[("n", &enemy.tier)]),
    };
    (format!("{}, {tier}: {}", words.person(&enemy.fighter.name), facts(words, &enemy.fighter)), lines)
}

/// A card that can be had, as it is and as it can become.
fn offered_card(rules: &Gauntlet, state: &State, words: &Words, at: u8) -> (String, Vec<String>) {
    let Some(card) = state.offers.get(usize::from(at)) else { return Default::default() };
    let catalogue = &rules.content().catalogue;
    let carried = Carried { card: *card, form: Form::Base };
    let better = card_text(words, catalogue, Carried { form: Form::Plus, ..carried });
    let lines = vec![
        card_text(words, catalogue, carried),
        words.count("gauntlet-cells", rules.cells(carried) as usize),
        words.with("gauntlet-as_plus", &[("text", &better)]),
    ];
    (way::named(words, catalogue, carried), lines)
}

/// A card of the hero's, and what becomes of it here where that is `legal`.
fn own_card(rules: &Gauntlet, state: &State, words: &Words, carried: Carried, legal: bool) -> Vec<String> {
    let catalogue = &rules.content().catalogue;
    let mut lines = vec![card_text(words, catalogue, carried)];
    let key = match state.stage {
        Stage::Scrapping => "gauntlet-own-scrap",
        Stage::Visiting(Site::Anvil) => "gauntlet-own-upgrade",
        _ => "gauntlet-own-drop",
    };
    if legal {
        lines.push(words.get(key).to_owned());
    }
    if let Some(better) = way::better(carried).filter(|_| state.stage == Stage::Visiting(Site::Anvil)) {
        lines.push(words.with("gauntlet-as_plus", &[("text", &card_text(words, catalogue, better))]));
        let [now, then] = [carried, better].map(|form| rules.cells(form) as usize);
        if now != then {
            lines.push(words.count("gauntlet-cells_then", then));
        }
    }
    lines
}

/// What a card of the hero's does, without its name.
fn card_text(words: &Words, catalogue: &Catalogue, carried: Carried) -> String {
    let model = plain_card(words, catalogue, carried, Role::Gear);
    let text = model.map_or_else(String::new, |model| card::told(words, &model));
    text.split_once(": ").map_or(text.clone(), |(_, body)| body.to_owned())
}

/// A line without the mark before it: the dock has its own.
fn unmarked(line: String) -> String {
    line.trim_start_matches(['\u{2022}', ' ']).to_owned()
}
