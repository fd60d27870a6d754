//! What happened between fights, in lines of the log.

use dice::{
    CardId, Catalogue, Form,
    gauntlet::{Carried, Event, Site},
};
use tabletop::Seat;

use super::Road;
use crate::{
    games::alea::card_words,
    table::Tone,
    text::{Value, Words},
};

/// A line of the log; `None` where nothing is to be said. `names` are the fighters', the enemy's being the latest.
pub fn line(event: &Event, catalogue: &Catalogue, names: [&str; 2], words: &Words) -> Option<(Seat, String, Tone)> {
    let say = |key: &str, values: &[(&str, &dyn Value)], tone| Some((Road::HERO, words.with(key, values), tone));
    let plain = |key: &str, values: &[(&str, &dyn Value)]| say(key, values, Tone::Plain);
    let [hero, enemy]: [&dyn Value; 2] = [&names[0], &names[1]];
    let card = |card: CardId, form: Form| named(words, catalogue, Carried { card, form });
    match *event {
        Event::Begins(_) => say("gauntlet-log-begins", &[("hero", hero), ("enemy", enemy)], Tone::Turn),
        Event::Won { gold: 0 } => None,
        Event::Won { gold } => plain("gauntlet-log-won", &[("n", &gold)]),
        Event::Grew { hp, dice: 0, healed } => {
            plain("gauntlet-log-grew", &[("name", hero), ("hp", &hp), ("healed", &healed)])
        }
        Event::Grew { hp, dice, healed } => {
            let dice = words.count("alea-count-dice", dice.into());
            plain("gauntlet-log-grew_dice", &[("name", hero), ("hp", &hp), ("healed", &healed), ("dice", &dice)])
        }
        Event::Scrapped(carried) => plain("gauntlet-log-scrapped", &[("card", &named(words, catalogue, carried))]),
        Event::Took { card: taken, price: 0 } => plain("gauntlet-log-took", &[("card", &card(taken, Form::Base))]),
        Event::Took { card: taken, price } => {
            plain("gauntlet-log-bought", &[("card", &card(taken, Form::Base)), ("n", &price)])
        }
        Event::Dropped(carried) => plain("gauntlet-log-dropped", &[("card", &named(words, catalogue, carried))]),
        Event::Upgraded(carried) => plain("gauntlet-log-upgraded", &[("card", &named(words, catalogue, carried))]),
        Event::Healed { hp, price: 0 } => plain("gauntlet-log-slept", &[("n", &hp)]),
        Event::Healed { hp, price } => plain("gauntlet-log-ate", &[("n", &hp), ("price", &price)]),
        Event::Drilled { hp } => plain("gauntlet-log-drilled", &[("n", &hp)]),
        Event::Came(site) => plain("gauntlet-log-came", &[("site", &words.get(site_word(site)))]),
        Event::Over { won: true } => say("gauntlet-over-won", &[("name", hero)], Tone::Loud),
        Event::Over { won: false } => say("gauntlet-over-lost", &[("name", hero), ("enemy", enemy)], Tone::Loud),
        Event::Fight(_) | Event::Enemy(_) | Event::Site(_) | Event::Offered(_) => None,
    }
}

/// A card's name with the sign of its form.
pub fn named(words: &Words, catalogue: &Catalogue, carried: Carried) -> String {
    let known = catalogue.card(carried.card);
    known.map_or_else(String::new, |card| card_words::name(words, card, carried.form))
}

/// A card in the form that is one better; `None` where it is as good as it gets.
pub const fn better(carried: Carried) -> Option<Carried> {
    match carried.form {
        Form::Minus => Some(Carried { form: Form::Base, ..carried }),
        Form::Base => Some(Carried { form: Form::Plus, ..carried }),
        Form::Plus => None,
    }
}

/// The key of a site's name among the client's words.
pub const fn site_word(site: Site) -> &'static str {
    match site {
        Site::Chest => "gauntlet-site-chest",
        Site::Anvil => "gauntlet-site-anvil",
        Site::Shop => "gauntlet-site-shop",
        Site::Rest => "gauntlet-site-rest",
    }
}
