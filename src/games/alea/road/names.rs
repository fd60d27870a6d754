//! What cards and sites on the way are called.

use dice::{
    Catalogue, Form,
    gauntlet::{Carried, Site},
};

use crate::{games::alea::card_words, text::Words};

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
