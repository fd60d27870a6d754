//! A weapon nobody planned for is dropped into the folder of mods while the program runs: it appears, works, and the enemy that
//! carries it uses it with sense, though nothing in its mind knows it.

use std::sync::Arc;

use dice::{Action, Alea, Cause, Combatant, Content, Event, Setup, State};
use lab::mods::Wanted;
use lab::{GameModule, Library};
use registry::games::DiceModule;
use registry::games::dice::Duel;
use tabletop::{Budget, Game, Monitor, NoEvents, Seat, Seed, Think, Turn};

use crate::modded::{Shelf, library, manifest};

const ENEMY: Seat = Seat(1);

/// The weapon, and a shipped enemy who is given it.
const WEAPON: &str = r#"[(
    id: "pocketful", name: "Pocketful of Bones", slot: Free,
    text: "Deals the sum of your unused dice. You lose 1 HP for each odd one.",
    action: "attack(dice_sum()); lose(odd_dice())",
    plus: (action: "attack(dice_sum() + 2); lose(odd_dice())"), minus: (action: "attack(dice_sum() / 2); lose(odd_dice())"),
)]"#;
const BEARER: &str = r#"[(
    id: "hedge-knight", name: "Hedge Knight", text: "Has found something new.", tier: 2, hp: 28, dice: 3,
    cards: ["pocketful", "old-sabre", "brass-file"],
)]"#;

fn drop_in(shelf: &Shelf) {
    shelf.write("bones", "mod.ron", manifest("bones", ""));
    shelf.write("bones", "equipment/pocketful.ron", WEAPON);
    shelf.write("bones", "enemies/bearer.ron", BEARER);
}

/// A library over an empty folder of mods, all of which are in use.
fn opened() -> (Shelf, Library) {
    let shelf = Shelf::new();
    let library = library().with_mods(Some(shelf.root().to_owned()), Wanted::These(vec!["bones".to_owned()]));
    (shelf, library)
}

fn rules(library: &Library) -> Arc<Alea> {
    let setup = DiceModule.resolve(Duel::of("brawler", "hedge-knight"), library).expect("both are there");
    DiceModule.rules(setup, library).expect("they can meet")
}

#[test]
fn it_appears_in_the_next_fight_and_the_one_under_way_keeps_its_cards() {
    let (shelf, library) = opened();
    let before = DiceModule.stock(&library).unwrap();
    assert!(before.content.catalogue.find("pocketful").is_none());
    assert!(before.all_problems()[0].to_string().contains("'bones'"), "a mod that is wanted and not there is told");
    let under_way = rules(&library);
    let start = under_way.start();
    drop_in(&shelf);
    let after = DiceModule.stock(&library).unwrap();
    assert_eq!(after.all_problems(), []);
    let changed: Vec<_> = after.mods[0].changes.iter().map(|change| (change.kind, change.id.as_str())).collect();
    assert_eq!(changed, [("card", "pocketful"), ("enemy", "hedge-knight")]);
    let next = rules(&library);
    assert_eq!(carried(&next), ["pocketful", "old-sabre", "brass-file"]);
    assert_eq!(carried(&under_way), ["cleaver", "tower-shield"]);
    assert!(under_way.check_state(&start).is_ok());
    assert_ne!(under_way.content_hash(), next.content_hash());
}

fn carried(game: &Alea) -> Vec<&str> {
    game.setup().fighters[1].cards.iter().map(|card| card.id.as_str()).collect()
}

/// What the planner does with the weapon, these other cards, HP and dice, up to the end of its turn; and the position after it.
fn turn(content: &Content, others: &[&str], hp: u16, foe: u16, dice: &[u8]) -> (Vec<String>, State) {
    let cards = ["pocketful"].iter().chain(others).map(|card| (*card).into()).collect();
    let one = Combatant {
        name: "One".to_owned(),
        max_hp: 40,
        hp: Some(hp),
        dice: dice.len() as u8,
        cards,
        ..Combatant::default()
    };
    let two = Combatant { name: "Two".to_owned(), max_hp: foe, dice: 2, ..Combatant::default() };
    let game = Alea::new(Setup::new([one, two], 20), Arc::clone(&content.catalogue)).expect("they can meet");
    let mut state = game.start();
    for die in dice {
        game.resolve(&mut state, &dice::Outcome::Die(*die), &mut NoEvents).expect("a die is due");
    }
    let mut planner = DiceModule.agent("planner").expect("it is listed");
    let mut used = Vec::new();
    while game.turn(&state) == Turn::Seat(Seat(0)) {
        let (monitor, rng) = (Monitor::new(), Seed(1).stream("thinking", 0));
        let mut think = Think { budget: Budget::default(), explain: false, rng, monitor: &monitor };
        let action = planner.decide(&game, &state, &mut think).action;
        let mut events = Vec::new();
        game.apply(&mut state, &action, &mut events).expect("it is legal");
        let names = events.iter().filter_map(|event| match event {
            Event::Activated { id, .. } => game.catalogue().card(*id).map(|card| card.id.clone()),
            _ => None,
        });
        used.extend(names);
        if action == Action::EndTurn {
            break;
        }
    }
    (used, state)
}

#[test]
fn a_planner_uses_it_when_it_pays_and_not_when_it_kills() {
    let (shelf, library) = opened();
    drop_in(&shelf);
    let content = DiceModule.stock(&library).unwrap().content;
    let hp = |state: &State| state.fighters.each_ref().map(|fighter| fighter.hp);
    // What lies unused is what it deals: it comes before the sabre takes a die away.
    let (used, state) = turn(&content, &["old-sabre"], 40, 60, &[6, 4, 2]);
    assert_eq!((used, hp(&state)), (vec!["pocketful".to_owned(), "old-sabre".to_owned()], [40, 60 - 12 - 6]));
    // An odd die costs an HP: it is filed even first, and deals more.
    let (used, state) = turn(&content, &["brass-file"], 40, 60, &[6, 5]);
    assert_eq!((used, hp(&state)), (vec!["brass-file".to_owned(), "pocketful".to_owned()], [40, 60 - 12]));
    // Three odd dice at 3 HP are death: it stays in the pocket. At 4 HP it is worth it.
    let (used, state) = turn(&content, &[], 3, 60, &[5, 5, 3]);
    assert_eq!((used, hp(&state)), (vec![], [3, 60]));
    let (used, state) = turn(&content, &[], 4, 60, &[5, 5, 3]);
    assert_eq!((used, hp(&state)), (vec!["pocketful".to_owned()], [1, 60 - 13]));
    // Spent on the sabre first, one odd die less is paid for: at 3 HP that is the way.
    let (used, state) = turn(&content, &["old-sabre"], 3, 60, &[5, 5, 3]);
    assert_eq!((used, hp(&state)), (vec!["old-sabre".to_owned(), "pocketful".to_owned()], [1, 60 - 13]));
}

#[test]
fn the_enemy_fights_with_it_and_never_dies_of_it() {
    let (shelf, library) = opened();
    drop_in(&shelf);
    let game = rules(&library);
    let weapon = game.catalogue().find("pocketful").unwrap();
    let (mut turns, mut uses, mut price) = (0, 0, 0);
    for seed in 0..12 {
        let mut agents = ["greedy", "planner"].map(|name| DiceModule.agent(name).expect("it is listed"));
        let mut state = game.start();
        for step in 0.. {
            let mut events = Vec::new();
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = game.draw(&state, &mut Seed(seed).stream("chance", step)).expect("chance is due");
                    game.resolve(&mut state, &outcome, &mut events).expect("it can come");
                }
                Turn::Seat(seat) => {
                    let (monitor, rng) = (Monitor::new(), Seed(seed).stream("thinking", step));
                    let mut think = Think { budget: Budget::default(), explain: false, rng, monitor: &monitor };
                    let action = agents[seat.index()].decide(&game, &state, &mut think).action;
                    game.apply(&mut state, &action, &mut events).expect("it is legal");
                }
            }
            for event in events {
                match event {
                    Event::Turn { seat: ENEMY, .. } => turns += 1,
                    Event::Activated { id, .. } if id == weapon => uses += 1,
                    Event::Hurt { seat: ENEMY, cause: Cause::Price, hp, .. } => {
                        price += u32::from(hp);
                        assert!(state.fighters[1].hp > 0, "seed {seed}: it died of its own weapon");
                    }
                    _ => {}
                }
            }
        }
    }
    assert!(turns > 20 && uses * 10 >= turns * 9, "{uses} uses in {turns} turns");
    assert!(price > 0 && price < uses, "the file keeps the price low: {price} HP for {uses} uses");
}
