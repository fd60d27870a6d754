//! Events of a run as lines of a log.

use dice::gauntlet::{Carried, Event, Gauntlet, Site};
use dice::{CardId, Form};
use tabletop::Message;

use super::super::narrate::{self, card};
use crate::LogLine;

/// The line of an event; `None` where it is not worth one.
pub(super) fn line(game: &Gauntlet, names: &[String], event: &Event) -> Option<LogLine> {
    let enemy = |number: u16| game.enemy(number).map_or_else(|| Message::text("?"), |enemy| enemy.message());
    let hero = || game.hero().message();
    let base = |id: CardId| carried(game, Carried { card: id, form: Form::Base });
    let with = |id: &'static str, card: Message| Message::new(id).with("card", card);
    let (depth, message) = match *event {
        Event::Fight(event) => return narrate::line(&game.content().catalogue, names, &event),
        Event::Enemy(number) => (0, Message::new("gauntlet-event-enemy").with("enemy", enemy(number))),
        Event::Site(site) => (1, Message::new("gauntlet-event-site").with("site", place(site))),
        Event::Begins(number) => {
            (0, Message::new("gauntlet-log-begins").with("hero", hero()).with("enemy", enemy(number)))
        }
        Event::Won { gold } => (0, Message::new("gauntlet-log-won").count("n", gold)),
        Event::Grew { hp, dice, healed } => {
            let id = if dice == 0 { "gauntlet-log-grew" } else { "gauntlet-log-grew_dice" };
            let grew = Message::new(id).with("name", hero()).count("hp", hp).count("healed", healed);
            (1, if dice == 0 { grew } else { grew.with("dice", Message::new("alea-count-dice").count("n", dice)) })
        }
        Event::Scrapped(taken) => (1, with("gauntlet-log-scrapped", carried(game, taken))),
        Event::Offered(id) => (1, with("gauntlet-event-offered", base(id))),
        Event::Took { card, price: 0 } => (1, with("gauntlet-log-took", base(card))),
        Event::Took { card, price } => (1, with("gauntlet-log-bought", base(card)).count("n", price)),
        Event::Dropped(dropped) => (1, with("gauntlet-log-dropped", carried(game, dropped))),
        Event::Upgraded(upgraded) => (1, with("gauntlet-log-upgraded", carried(game, upgraded))),
        Event::Healed { hp, price: 0 } => (1, Message::new("gauntlet-log-slept").count("n", hp)),
        Event::Healed { hp, price } => (1, Message::new("gauntlet-log-ate").count("price", price).count("n", hp)),
        Event::Drilled { hp } => (1, Message::new("gauntlet-log-drilled").count("n", hp)),
        Event::Came(site) => (0, Message::new("gauntlet-log-came").with("site", place(site))),
        Event::Over { won: true } => (0, Message::new("gauntlet-over-won").with("name", hero())),
        Event::Over { won: false } => (0, Message::new("gauntlet-event-lost")),
    };
    Some(LogLine::new(depth, message))
}

fn carried(game: &Gauntlet, Carried { card: id, form }: Carried) -> Message {
    card(&game.content().catalogue, id, form)
}

const fn place(site: Site) -> Message {
    Message::new(match site {
        Site::Chest => "gauntlet-site-chest",
        Site::Anvil => "gauntlet-site-anvil",
        Site::Shop => "gauntlet-site-shop",
        Site::Rest => "gauntlet-site-rest",
    })
}
