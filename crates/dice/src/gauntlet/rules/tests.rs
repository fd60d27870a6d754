//! The course of a run, choice by choice.

use std::sync::Arc;

use tabletop::{Game, NoEvents, Seat, Seed, Turn};

use super::*;
use crate::Form;
use crate::gauntlet::map::{Site, Way};
use crate::gauntlet::{Growth, Terms};

fn gauntlet(hero: &str) -> Gauntlet {
    let setup = Setup::of_run(hero, Terms::default());
    Gauntlet::new(setup, Arc::new(Content::shipped())).expect("the hero is there")
}

/// A run whose map is drawn.
fn mapped(game: &Gauntlet, seed: Seed) -> State {
    let mut state = game.start();
    for draw in 0.. {
        if state.stage != Stage::Mapping {
            break;
        }
        let outcome = game.draw(&state, &mut seed.stream("map", draw)).expect("the map is drawn by chance");
        game.resolve(&mut state, &outcome, &mut NoEvents).expect("what is drawn can come");
    }
    state
}

/// Wins the fight under way: a foe of 1 HP that does nothing is hit sooner or later.
fn win(game: &Gauntlet, state: &mut State) {
    state.fight.as_mut().expect("a fight is under way").fighters[1].hp = 1;
    for step in 0.. {
        if state.stage != Stage::Fighting {
            return;
        }
        assert!(step < 2_000, "the hero cannot hit a foe of 1 HP");
        match game.turn(state) {
            Turn::Chance => {
                let outcome = game.draw(state, &mut Seed(2).stream("fight", step)).expect("chance is due");
                game.resolve(state, &outcome, &mut NoEvents).expect("what is drawn can come");
            }
            Turn::Seat(Seat(0)) => {
                let action = game.sample(state, &mut Seed(3).stream("fight", step)).expect("the hero acts");
                game.apply(state, &action, &mut NoEvents).expect("it is legal");
            }
            _ => {
                let end = Action::Fight(crate::Action::EndTurn);
                game.apply(state, &end, &mut NoEvents).expect("a turn can be ended");
            }
        }
    }
}

/// Draws what is offered.
fn dealt(game: &Gauntlet, state: &mut State) {
    for draw in 0.. {
        if !state.dealing {
            return;
        }
        let outcome = game.draw(state, &mut Seed(4).stream("offers", draw)).expect("a card is drawn");
        game.resolve(state, &outcome, &mut NoEvents).expect("what is drawn can come");
    }
}

fn act(game: &Gauntlet, state: &mut State, action: Action) {
    game.apply(state, &action, &mut NoEvents).unwrap_or_else(|illegal| panic!("{action:?}: {illegal}"));
    game.check_state(state).unwrap_or_else(|illegal| panic!("{illegal}: {state:?}"));
}

fn refused(game: &Gauntlet, state: &State, action: Action) -> &'static str {
    game.validate(state, &action).expect_err("it should be refused").rule
}

/// At a site, behind a fight that was won, with nothing taken on the way.
fn at(game: &Gauntlet, site: Site) -> State {
    let mut state = mapped(game, Seed(1));
    state.map[0][0].site = Some(site);
    let other = Site::ALL.into_iter().find(|other| *other != site);
    state.map[0][1].site = other;
    act(game, &mut state, Action::Go(0));
    win(game, &mut state);
    if state.stage == Stage::Scrapping {
        act(game, &mut state, Action::Scrap(None));
    }
    dealt(game, &mut state);
    act(game, &mut state, Action::Leave);
    dealt(game, &mut state);
    assert_eq!(state.stage, Stage::Visiting(site));
    state
}

#[test]
fn the_map_has_rising_tiers_unlike_ways_and_a_boss() {
    let game = gauntlet("brawler");
    for seed in 0..50 {
        let state = mapped(&game, Seed(seed));
        game.check_state(&state).expect("it is sound");
        assert_eq!((state.stage, state.map.len()), (Stage::Choosing, 6));
        for (at, layer) in state.map[..5].iter().enumerate() {
            let [one, two] = layer[..] else { panic!("two ways") };
            assert!(one.enemy != two.enemy && one.site != two.site);
            for way in [one, two] {
                let enemy = game.enemy(way.enemy).expect("it is there");
                assert_eq!((usize::from(enemy.tier), enemy.boss), (at + 1, false));
            }
        }
        let [Way { enemy, site: None }] = state.map[5][..] else { panic!("one boss") };
        assert!(game.enemy(enemy).expect("it is there").boss);
    }
    assert_ne!(mapped(&game, Seed(1)).map, mapped(&game, Seed(2)).map);
}

#[test]
fn a_victory_brings_gold_growth_and_a_choice_of_cards() {
    let game = gauntlet("brawler");
    let mut state = mapped(&game, Seed(1));
    let before = state.hero.clone();
    act(&game, &mut state, Action::Go(1));
    assert_eq!(refused(&game, &state, Action::Go(0)), "not-now");
    win(&game, &mut state);
    assert_eq!((state.stage, state.hero.gold, state.hero.max_hp), (Stage::Levelling, 4, before.max_hp + 4));
    assert_eq!(game.turn(&state), Turn::Chance);
    dealt(&game, &mut state);
    assert_eq!(state.offers.len(), 3);
    let wanted = (0..3).find(|offer| game.validate(&state, &Action::Take(*offer)).is_ok()).expect("one fits");
    let card = state.offers[usize::from(wanted)];
    act(&game, &mut state, Action::Take(wanted));
    assert_eq!(state.hero.cards.last().map(|carried| carried.card), Some(card));
    assert!(matches!(state.stage, Stage::Visiting(_)));
    assert_eq!((state.tally.fights, state.tally.cards_taken, state.tally.gold_earned), (1, 1, 4));
    assert!(state.tally.dealt > 0 && state.tally.turns > 0 && state.tally.dice > 0);
}

#[test]
fn dice_come_with_the_fights_that_bring_them() {
    let growth: Vec<u8> = Terms::default().layers.iter().map(|layer| layer.dice).collect();
    assert_eq!(growth, [0, 0, 1, 0, 0]);
    let mut terms = Terms::default();
    terms.layers[1].dice = 1;
    let setup = Setup::of_run("brawler", terms);
    let game = Gauntlet::new(setup, Arc::new(Content::shipped())).expect("the hero is there");
    let mut state = at(&game, Site::Rest);
    act(&game, &mut state, Action::Rest);
    let dice = state.hero.dice;
    act(&game, &mut state, Action::Go(0));
    assert_eq!(state.fight.as_ref().map(|fight| fight.fighters[0].hp), Some(state.hero.hp));
    win(&game, &mut state);
    assert_eq!(state.hero.dice, dice + 1);
}

#[test]
fn the_inventor_scraps_a_card_for_a_gadget() {
    let game = gauntlet("inventor");
    let mut state = mapped(&game, Seed(1));
    act(&game, &mut state, Action::Go(0));
    win(&game, &mut state);
    assert_eq!(state.stage, Stage::Scrapping);
    let scrapped = state.hero.cards[2];
    act(&game, &mut state, Action::Scrap(Some(2)));
    assert_eq!((state.hero.cards.len(), state.hero.gadget), (3, Some(scrapped)));
    let duel = game.against(&state, 0).expect("they meet");
    let fight = duel.start();
    let skill = fight.fighters[0].cards.iter().find(|card| card.role == crate::Role::Skill).expect("a skill");
    assert_eq!((skill.card, skill.form), (scrapped.card, scrapped.form));
    assert_eq!(state.tally.cards_scrapped, 1);
    assert_eq!(refused(&gauntlet("thief"), &mapped(&gauntlet("thief"), Seed(1)), Action::Scrap(None)), "not-now");
}

#[test]
fn a_chest_holds_cards_for_nothing() {
    let game = gauntlet("thief");
    let mut state = at(&game, Site::Chest);
    assert_eq!(state.offers.len(), 2);
    let gold = state.hero.gold;
    let take = (0..2).find(|offer| game.validate(&state, &Action::Take(*offer)).is_ok()).expect("one fits");
    act(&game, &mut state, Action::Take(take));
    assert_eq!((state.stage, state.layer, state.hero.gold), (Stage::Choosing, 1, gold));
}

#[test]
fn an_anvil_upgrades_one_card() {
    let game = gauntlet("brawler");
    let mut state = at(&game, Site::Anvil);
    act(&game, &mut state, Action::Upgrade(0));
    assert_eq!((state.hero.cards[0].form, state.stage), (Form::Plus, Stage::Choosing));
    let mut again = at(&game, Site::Anvil);
    again.hero.cards[0].form = Form::Plus;
    assert_eq!(refused(&game, &again, Action::Upgrade(0)), "upgraded");
    assert_eq!(refused(&game, &again, Action::Upgrade(9)), "no-such-card");
}

#[test]
fn a_shop_sells_cards_and_meals_for_gold() {
    let game = gauntlet("brawler");
    let mut state = at(&game, Site::Shop);
    state.hero.gold = 7;
    state.hero.hp = 10;
    act(&game, &mut state, Action::Eat);
    assert_eq!((state.hero.hp, state.hero.gold), (18, 5));
    let card = (0..3).find(|offer| game.validate(&state, &Action::Take(*offer)).is_ok()).expect("one fits");
    act(&game, &mut state, Action::Take(card));
    assert_eq!((state.hero.gold, state.stage, state.offers.len()), (0, Stage::Visiting(Site::Shop), 2));
    assert_eq!(refused(&game, &state, Action::Eat), "gold");
    state.hero.hp = state.hero.max_hp;
    assert_eq!(refused(&game, &state, Action::Eat), "healthy");
    act(&game, &mut state, Action::Leave);
    assert_eq!((state.stage, state.offers.len(), state.tally.gold_spent), (Stage::Choosing, 0, 7));
}

#[test]
fn a_rest_heals_or_trains() {
    let game = gauntlet("brawler");
    let mut state = at(&game, Site::Rest);
    state.hero.hp = 1;
    let mut other = state.clone();
    act(&game, &mut state, Action::Rest);
    assert_eq!(state.hero.hp, 1 + state.hero.max_hp / 2);
    act(&game, &mut other, Action::Drill);
    assert_eq!((other.hero.hp, other.hero.max_hp), (5, state.hero.max_hp + 4));
}

#[test]
fn what_has_no_room_needs_some_thrown_away() {
    let game = gauntlet("brawler");
    let mut state = at(&game, Site::Chest);
    let large = Carried { card: game.content.catalogue.find("cleaver").expect("it is there"), form: Form::Base };
    assert_eq!(refused(&game, &state, Action::Drop(0)), "room");
    state.hero.cards = vec![large; 4];
    assert_eq!(game.room(&state), 0);
    assert_eq!(refused(&game, &state, Action::Take(0)), "no-room");
    act(&game, &mut state, Action::Drop(1));
    act(&game, &mut state, Action::Take(0));
    state.hero.cards = vec![large];
    assert_eq!(game.room(&state), 6);
}

#[test]
fn a_defeat_and_the_boss_end_the_run() {
    let game = gauntlet("brawler");
    let mut state = mapped(&game, Seed(1));
    act(&game, &mut state, Action::Go(0));
    for step in 0.. {
        if state.over() {
            break;
        }
        match game.turn(&state) {
            Turn::Chance => {
                let outcome = game.draw(&state, &mut Seed(2).stream("fight", step)).expect("chance is due");
                game.resolve(&mut state, &outcome, &mut NoEvents).expect("what is drawn can come");
            }
            Turn::Seat(Seat(0)) => act(&game, &mut state, Action::Fight(crate::Action::EndTurn)),
            _ => {
                let action = game.listed(&state)[0];
                act(&game, &mut state, action);
            }
        }
    }
    let standing = game.standing(&state).expect("it is over");
    assert_eq!((standing.winner(), standing.reason.as_ref()), (Some(Seat(1)), "defeat"));
    let mut state = mapped(&game, Seed(1));
    state.layer = 5;
    act(&game, &mut state, Action::Go(0));
    win(&game, &mut state);
    let standing = game.standing(&state).expect("it is over");
    assert_eq!((standing.winner(), standing.reason.as_ref()), (Some(Seat(0)), "boss_beaten"));
}

#[test]
fn faults_of_a_setup_are_told_together() {
    let growth = Growth { tier: 9, gold: 0, hp: 0, dice: 99, recovery: 0 };
    let terms = Terms { layers: vec![growth], ways: 0, rounds: 0, offers: 99, ..Terms::default() };
    let faults = Gauntlet::new(Setup::of_run("nobody", terms), Arc::new(Content::shipped()))
        .expect_err("nearly everything is wrong");
    for field in ["ways", "rounds", "offers", "tier", "dice", "nobody"] {
        assert!(faults.iter().any(|fault| fault.to_string().contains(field)), "{field}: {faults:?}");
    }
    let few = Terms { ways: 4, layers: vec![Growth { tier: 1, dice: 0, ..growth }], ..Terms::default() };
    let alone = Content { enemies: Content::shipped().enemies[..2].to_vec(), ..Content::shipped() };
    let faults = Gauntlet::new(Setup::of_run("thief", few), Arc::new(alone)).expect_err("too few");
    assert_eq!(faults.len(), 2, "{faults:?}");
}

type Spoil = fn(&mut State);

#[test]
fn states_that_cannot_be_are_refused() {
    let game = gauntlet("brawler");
    let sound = at(&game, Site::Shop);
    assert_eq!(game.check_state(&sound), Ok(()));
    let breaks: [(&str, Spoil); 21] = [
        ("most HP of 0", |state| state.hero.max_hp = 0),
        ("0 HP of", |state| state.hero.hp = 0),
        ("999 HP of", |state| state.hero.hp = 999),
        ("99 dice", |state| state.hero.dice = 99),
        ("a card that is not there", |state| {
            state.hero.cards.push(Carried { card: CardId(999), form: Form::Base });
        }),
        ("a gadget of a hero who makes none", |state| state.hero.gadget = Some(state.hero.cards[0])),
        ("cells", |state| state.hero.cards.extend([state.hero.cards[0]; 9])),
        ("a way is taken exactly once", |state| state.way = None),
        ("a way is taken exactly once", |state| {
            state.stage = Stage::Choosing;
            state.offers.clear();
        }),
        ("the way that was taken is not on the map", |state| state.way = Some(2)),
        ("nothing lies behind the boss", |state| state.layer = 5),
        ("layer 6", |state| state.layer = 6),
        ("the map is drawn first", |state| drop(state.map.pop())),
        ("layer 0 has other ways", |state| state.map[0].truncate(1)),
        ("somebody stands in layer 0", |state| state.map[0][0].enemy = 9_999),
        ("somebody stands in layer 0", |state| state.map[0][1].enemy = state.map[0][0].enemy),
        ("a way of layer 0 leads elsewhere", |state| state.map[0][1].site = None),
        ("another site lies behind this way", |state| {
            state.stage = Stage::Visiting(Site::Rest);
            state.offers.clear();
        }),
        ("other cards are offered", |state| state.offers = vec![state.offers[0]; 2]),
        ("this hero takes nothing apart", |state| {
            state.stage = Stage::Scrapping;
            state.offers.clear();
        }),
        ("exactly while it is fought", |state| {
            state.stage = Stage::Fighting;
            state.offers.clear();
        }),
    ];
    for (reason, spoil) in breaks {
        let mut state = sound.clone();
        spoil(&mut state);
        let illegal = game.check_state(&state).expect_err(reason);
        assert!(illegal.text.contains(reason), "'{illegal}' instead of '{reason}'");
    }
}
