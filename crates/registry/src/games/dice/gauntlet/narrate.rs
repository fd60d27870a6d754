//! Events of a run as lines of a log: what each of them says, as facts. Which line is said of them, and on which condition, stands in
//! `assets/sentences/gauntlet-log.ron`.

use std::sync::LazyLock;

use dice::gauntlet::{Carried, Event, Gauntlet, Site};
use dice::{CardId, Form};
use lab::LogLine;
use sentences::Phrases;
use tabletop::{Facts, Message};

use super::super::narrate::{self, Narrator};

/// What the log may say between fights.
static LOG: LazyLock<Phrases> =
    LazyLock::new(|| Phrases::shipped(include_str!("../../../../../../assets/sentences/gauntlet-log.ron")));

/// The line of an event for those who do not see the table; `None` where it is not worth one.
pub(super) fn line(game: &Gauntlet, names: &[String], event: &Event) -> Option<LogLine> {
    let catalogue = &game.content().catalogue;
    let enemy = match *event {
        Event::Fight(event) => return narrate::line(catalogue, names, &event),
        Event::Enemy(number) | Event::Begins(number) => {
            game.enemy(number).map_or_else(|| Message::text("?"), |enemy| enemy.message())
        }
        _ => Message::default(),
    };
    let narrator = Narrator { catalogue, names: [game.hero().message(), enemy], sees: false };
    Some(LogLine::new(depth(event), narrator.run(event)?))
}

/// See [`LogLine::depth`].
const fn depth(event: &Event) -> u8 {
    match event {
        Event::Enemy(_) | Event::Begins(_) | Event::Won { .. } | Event::Came(_) | Event::Over { .. } => 0,
        _ => 1,
    }
}

impl Narrator<'_> {
    /// What is said of an event of a run; `None` where it is not worth a line.
    pub fn run(&self, event: &Event) -> Option<Message> {
        if let Event::Fight(event) = event {
            return self.fight(event);
        }
        let (occasion, facts) = self.occasion_of_run(event)?;
        LOG.first(occasion, &facts)
    }

    /// The occasion that an event between fights is, and what it says.
    fn occasion_of_run(&self, event: &Event) -> Option<(&'static str, Facts)> {
        let [hero, enemy] = &self.names;
        let mut facts = self.facts().with("hero", hero.clone());
        if !enemy.is_empty() {
            facts = facts.with("enemy", enemy.clone());
        }
        let with = |facts: Facts, Carried { card, form }: Carried| facts.with("card", self.card(card, form));
        let base = |card: CardId| Carried { card, form: Form::Base };
        Some(match *event {
            Event::Fight(_) => return None,
            Event::Enemy(_) => ("enemy", facts),
            Event::Site(site) => ("site", facts.with("site", place(site))),
            Event::Begins(_) => ("begins", facts),
            Event::Won { gold } => ("won", facts.count("gold", gold)),
            Event::Grew { hp, dice, healed } => {
                ("grew", facts.count("hp", hp).count("dice", dice).count("healed", healed))
            }
            Event::Scrapped(carried) => ("scrapped", with(facts, carried)),
            Event::Offered(card) => ("offered", with(facts, base(card))),
            Event::Took { card, price } => ("took", with(facts, base(card)).count("price", price)),
            Event::Dropped(carried) => ("dropped", with(facts, carried)),
            Event::Upgraded(carried) => ("upgraded", with(facts, carried)),
            Event::Healed { hp, price } => ("healed", facts.count("hp", hp).count("price", price)),
            Event::Drilled { hp } => ("drilled", facts.count("hp", hp)),
            Event::Came(site) => ("came", facts.with("site", place(site))),
            Event::Over { won } => ("over", facts.holds("won", won)),
        })
    }
}

const fn place(site: Site) -> Message {
    Message::new(match site {
        Site::Chest => "gauntlet-site-chest",
        Site::Anvil => "gauntlet-site-anvil",
        Site::Shop => "gauntlet-site-shop",
        Site::Rest => "gauntlet-site-rest",
    })
}

#[cfg(test)]
mod tests {
    use super::super::super::{DiceModule, narrate::tests};
    use super::*;

    #[test]
    fn every_line_of_a_run_is_said_of_an_event_and_stands_in_both_languages() {
        let (card, carried) = (CardId(0), Carried { card: CardId(0), form: Form::Plus });
        let events = [
            Event::Enemy(0),
            Event::Site(Site::Anvil),
            Event::Begins(0),
            Event::Won { gold: 0 },
            Event::Won { gold: 2 },
            Event::Grew { hp: 4, dice: 0, healed: 3 },
            Event::Grew { hp: 4, dice: 1, healed: 3 },
            Event::Scrapped(carried),
            Event::Offered(card),
            Event::Took { card, price: 0 },
            Event::Took { card, price: 2 },
            Event::Dropped(carried),
            Event::Upgraded(carried),
            Event::Healed { hp: 5, price: 0 },
            Event::Healed { hp: 5, price: 1 },
            Event::Drilled { hp: 2 },
            Event::Came(Site::Chest),
            Event::Over { won: true },
            Event::Over { won: false },
        ];
        let stock = DiceModule.stock(&tests::library()).expect("what is shipped can be read");
        let catalogue = &stock.content.catalogue;
        let tell = |sees: bool, enemy: &str| {
            let narrator = Narrator { catalogue, names: ["Marta", enemy].map(Message::text), sees };
            events.iter().filter_map(|event| narrator.run(event)).collect::<Vec<_>>()
        };
        let (seen, unseen, unknown) = (tell(true, "the foe"), tell(false, "the foe"), tell(false, ""));
        tests::held(&LOG, &[seen.clone(), unseen.clone(), unknown.clone()].concat());
        // What lies on the table is not told to who sees it, nobody speaks of no gold, and of nobody it is said that they come.
        assert_eq!([seen.len(), unseen.len(), unknown.len()], [4, 1, 3].map(|untold| events.len() - untold));
    }
}
