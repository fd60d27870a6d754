//! Choices of a run in words.

use crate::card::{CardId, Form};
use crate::gauntlet::action::Action;
use crate::gauntlet::hero::Carried;
use crate::gauntlet::map::Site;
use crate::gauntlet::rules::Gauntlet;
use crate::gauntlet::state::State;

/// A choice, as it is made in `state`.
pub(super) fn label(game: &Gauntlet, state: &State, action: Action) -> String {
    let card = |at: u8| state.hero.cards.get(usize::from(at)).map_or_else(String::new, |card| name(game, *card));
    match action {
        Action::Fight(action) => format!("{action:?}"),
        Action::Go(way) => match state.ways().get(usize::from(way)) {
            None => "go nowhere".to_owned(),
            Some(way) => {
                let enemy = game.enemy(way.enemy).map_or("somebody", |enemy| enemy.fighter.name.as_str());
                way.site.map_or_else(|| format!("fight {enemy}"), |site| format!("fight {enemy}, then {}", place(site)))
            }
        },
        Action::Scrap(Some(at)) => format!("take {} apart", card(at)),
        Action::Scrap(None) => "take nothing apart".to_owned(),
        Action::Take(at) => format!("take {}", offered(game, state, at)),
        Action::Drop(at) => format!("throw {} away", card(at)),
        Action::Upgrade(at) => format!("upgrade {}", card(at)),
        Action::Eat => "eat".to_owned(),
        Action::Rest => "sleep".to_owned(),
        Action::Drill => "exercise".to_owned(),
        Action::Leave => "go on".to_owned(),
    }
}

fn offered(game: &Gauntlet, state: &State, at: u8) -> String {
    let card = state.offers.get(usize::from(at)).copied().unwrap_or(CardId(u16::MAX));
    name(game, Carried { card, form: Form::Base })
}

fn name(game: &Gauntlet, carried: Carried) -> String {
    let known = game.content().catalogue.card(carried.card);
    known.map_or_else(|| "a card".to_owned(), |card| format!("{}{}", card.name, carried.form.sign()))
}

const fn place(site: Site) -> &'static str {
    match site {
        Site::Chest => "a chest",
        Site::Anvil => "an anvil",
        Site::Shop => "a shop",
        Site::Rest => "a rest",
    }
}
