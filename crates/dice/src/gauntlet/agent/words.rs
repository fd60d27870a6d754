//! Choices of a run as messages.

use tabletop::Message;

use crate::card::{CardId, Form};
use crate::content::Enemy;
use crate::gauntlet::action::Action;
use crate::gauntlet::hero::Carried;
use crate::gauntlet::map::Site;
use crate::gauntlet::rules::Gauntlet;
use crate::gauntlet::state::State;

/// A choice, as it is made in `state`.
pub(super) fn message(game: &Gauntlet, state: &State, action: Action) -> Message {
    let carried =
        |at: u8| state.hero.cards.get(usize::from(at)).map_or_else(Message::default, |card| name(game, *card));
    match action {
        Action::Fight(action) => Message::text(format!("{action:?}")),
        Action::Go(way) => match state.ways().get(usize::from(way)) {
            None => Message::new("act-go_nowhere"),
            Some(way) => {
                let fight = Message::new(way.site.map_or("act-fight", fight_before));
                fight.with("enemy", game.enemy(way.enemy).map_or_else(Message::default, Enemy::message))
            }
        },
        Action::Scrap(Some(at)) => Message::new("act-scrap").with("card", carried(at)),
        Action::Scrap(None) => Message::new("act-scrap_nothing"),
        Action::Take(at) => Message::new("act-take").with("card", offered(game, state, at)),
        Action::Drop(at) => Message::new("act-drop").with("card", carried(at)),
        Action::Upgrade(at) => Message::new("act-upgrade").with("card", carried(at)),
        Action::Eat => Message::new("act-eat"),
        Action::Rest => Message::new("act-sleep"),
        Action::Drill => Message::new("act-exercise"),
        Action::Leave => Message::new("act-leave"),
    }
}

fn offered(game: &Gauntlet, state: &State, at: u8) -> Message {
    let card = state.offers.get(usize::from(at)).copied().unwrap_or(CardId(u16::MAX));
    name(game, Carried { card, form: Form::Base })
}

fn name(game: &Gauntlet, carried: Carried) -> Message {
    let known = game.content().catalogue.card(carried.card);
    known.map_or_else(Message::default, |card| card.message(carried.form))
}

const fn fight_before(site: Site) -> &'static str {
    match site {
        Site::Chest => "act-fight_chest",
        Site::Anvil => "act-fight_anvil",
        Site::Shop => "act-fight_shop",
        Site::Rest => "act-fight_rest",
    }
}
