//! Events of a run as lines of a log.

use dice::gauntlet::{Carried, Event, Gauntlet, Site};
use dice::{CardId, Form};

use super::super::narrate::{self, card};

/// The line of an event; `None` where it is not worth one.
pub(super) fn line(game: &Gauntlet, names: &[String], event: &Event) -> Option<String> {
    let enemy = |number: u16| game.enemy(number).map_or("somebody", |enemy| enemy.fighter.name.as_str());
    let base = |id: CardId| carried(game, Carried { card: id, form: Form::Base });
    Some(match *event {
        Event::Fight(event) => return narrate::line(&game.content().catalogue, names, &event),
        Event::Enemy(number) => format!("On the map: {}", enemy(number)),
        Event::Site(site) => format!("  and behind it {}", place(site)),
        Event::Begins(number) => format!("{} fights {}", game.hero().fighter.name, enemy(number)),
        Event::Won { gold: 0 } => "The fight is won".to_owned(),
        Event::Won { gold } => format!("The fight is won: {gold} gold"),
        Event::Grew { hp, dice, healed } => {
            let dice = match dice {
                0 => String::new(),
                1 => ", a die more".to_owned(),
                more => format!(", {more} dice more"),
            };
            format!("  grows by {hp} HP{dice}; {healed} HP come back")
        }
        Event::Scrapped(taken) => format!("  takes {} apart, which becomes the skill", carried(game, taken)),
        Event::Offered(id) => format!("  may have {}", base(id)),
        Event::Took { card, price: 0 } => format!("  takes {}", base(card)),
        Event::Took { card, price } => format!("  buys {} for {price} gold", base(card)),
        Event::Dropped(dropped) => format!("  throws {} away", carried(game, dropped)),
        Event::Upgraded(upgraded) => format!("  has a card made {}", carried(game, upgraded)),
        Event::Healed { hp, price: 0 } => format!("  sleeps: {hp} HP come back"),
        Event::Healed { hp, price } => format!("  eats for {price} gold: {hp} HP come back"),
        Event::Drilled { hp } => format!("  exercises: {hp} HP more at most"),
        Event::Came(site) => format!("Comes to {}", place(site)),
        Event::Over { won: true } => "The boss is beaten: the run is won".to_owned(),
        Event::Over { won: false } => "The run is lost".to_owned(),
    })
}

fn carried(game: &Gauntlet, Carried { card: id, form }: Carried) -> String {
    card(&game.content().catalogue, id, form)
}

const fn place(site: Site) -> &'static str {
    match site {
        Site::Chest => "a chest",
        Site::Anvil => "an anvil",
        Site::Shop => "a shop",
        Site::Rest => "a rest",
    }
}
