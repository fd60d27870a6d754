//! The worked example of rule modifiers and of a reaction: its rules hold in whole fights, and its enemy uses its card and strikes back.

use std::sync::Arc;

use dice::agents::{Level, Planner, Points};
use dice::{Alea, Cause, Content, Event, Mark, Setup, Source, Sources};
use tabletop::{Agent, Seat, Seed};

use super::support::played;

fn content() -> Content {
    let file = |name, text| [Source { name, text }];
    let statuses = file("statuses.ron", include_str!("../../../../mods/example-rules/statuses/statuses.ron"));
    let cards = file("cards.ron", include_str!("../../../../mods/example-rules/equipment/cards.ron"));
    let enemies = file("enemies.ron", include_str!("../../../../mods/example-rules/enemies/enemies.ron"));
    let modifiers = file("modifiers.ron", include_str!("../../../../mods/example-rules/modifiers/modifiers.ron"));
    let example =
        Sources { statuses: &statuses, cards: &cards, enemies: &enemies, modifiers: &modifiers, ..Sources::default() };
    let loaded = Content::load_layers(&[Sources::SHIPPED, example]);
    assert_eq!(loaded.faults, [vec![], vec![]]);
    loaded.content
}

/// What happens in planned fights of every hero against the fencer under these rules.
fn fought(content: &Content, modifiers: &[&str]) -> Vec<Event> {
    let (fencer, mut events) = (content.enemy("fencer").expect("it is there"), Vec::new());
    let points = Arc::new(Points::shipped());
    let level = Level { states: 600, iterations: 60, slips: 0.0 };
    for (at, hero) in (0u64..).zip(content.heroes.iter().cycle().take(4 * content.heroes.len())) {
        let setup = Setup {
            modifiers: modifiers.iter().map(|id| (*id).to_owned()).collect(),
            ..Setup::new([hero.fighter.clone(), fencer.fighter.clone()], 60)
        };
        let game = Alea::new(setup, Arc::clone(&content.catalogue)).expect("they can meet");
        let planner = || Box::new(Planner::new(Arc::clone(&points), level)) as Box<dyn Agent<Alea>>;
        events.extend(played(&game, &mut [planner(), planner()], Seed(38).derive("fight", at)).1);
    }
    events
}

#[test]
fn its_enemy_parries_and_strikes_back() {
    let content = content();
    let events = fought(&content, &[]);
    let parry = content.catalogue.find("parry").expect("it is there");
    let count = |wanted: &dyn Fn(&Event) -> bool| events.iter().filter(|event| wanted(event)).count();
    let parried = count(&|event| matches!(event, Event::Activated { id, .. } if *id == parry));
    let riposte = content.catalogue.statuses().find("riposte").expect("it is there");
    let spent = count(&|event| matches!(event, Event::Status { status, change: -1, .. } if *status == riposte));
    let struck = count(&|event| matches!(event, Event::Hurt { seat: Seat(0), cause: Cause::Attack, .. }));
    assert!(parried > 5 && spent > 3 && struck > 5, "{parried} parries, {spent} ripostes");
}

#[test]
fn its_rules_hold_in_whole_fights_alone_and_together() {
    let content = content();
    for modifiers in [&["sixes-burn"][..], &["in-haze"], &["in-haze", "sixes-burn", "once", "foe-first"]] {
        let (burns, blinds) = (modifiers.contains(&"sixes-burn"), modifiers.contains(&"in-haze"));
        let events = fought(&content, modifiers);
        let (mut sixes, mut hidden, mut turns) = (0, 0, 0);
        for pair in events.windows(2) {
            match pair {
                // Whatever shows a 6 as it falls burns at once.
                [Event::Die { die, rolled: true, .. }, next] if die.value == 6 && !die.burning && !die.locked => {
                    let marked = matches!(next, Event::Marked { mark: Mark::Fire, .. });
                    assert_eq!(marked, burns, "{pair:?}");
                    sixes += 1;
                }
                [Event::Die { die, rolled: true, .. }, _] => hidden += u32::from(die.value == 0),
                [Event::Turn { .. }, _] => turns += 1,
                _ => {}
            }
        }
        assert!(sixes > 10 && turns > 20, "{modifiers:?}: {sixes} sixes in {turns} turns");
        assert_eq!(hidden > 0, blinds, "{modifiers:?}: {hidden} in {turns}");
    }
}
