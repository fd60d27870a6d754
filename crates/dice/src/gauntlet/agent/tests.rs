//! What is chosen between fights, weighed by no fights at all: then every fight keeps the HP there are.

use std::sync::Arc;

use tabletop::{Agent, Budget, Explanation, Game, Monitor, NoEvents, Seed, Think};

use super::{Action, Gauntlet, Points, State, Traveller};
use crate::Content;
use crate::agents::Greedy;
use crate::card::{CardId, Form};
use crate::gauntlet::agent::outlook::Outlook;
use crate::gauntlet::hero::Carried;
use crate::gauntlet::map::Site;
use crate::gauntlet::state::Stage;
use crate::gauntlet::{Setup, Terms};

fn gauntlet(hero: &str) -> Gauntlet {
    let setup = Setup::of_run(hero, Terms::default());
    Gauntlet::new(setup, Arc::new(Content::shipped())).expect("the hero is there")
}

fn card(game: &Gauntlet, id: &str) -> CardId {
    game.content().catalogue.find(id).expect("it is shipped")
}

/// Behind the fight of a layer, at this stage: the sites of each layer are given, the first taken; these cards, these offered.
fn at(game: &Gauntlet, stage: Stage, layer: u8, sites: [[Site; 2]; 5], cards: &[&str], offers: &[&str]) -> State {
    let mut state = game.start();
    for draw in 0.. {
        if state.stage != Stage::Mapping {
            break;
        }
        let outcome = game.draw(&state, &mut Seed(1).stream("map", draw)).expect("the map is drawn by chance");
        game.resolve(&mut state, &outcome, &mut NoEvents).expect("what is drawn can come");
    }
    for (ways, sites) in state.map.iter_mut().zip(sites) {
        ways.iter_mut().zip(sites).for_each(|(way, site)| way.site = Some(site));
    }
    (state.stage, state.layer, state.way) = (stage, layer, Some(0));
    state.hero.cards = cards.iter().map(|id| Carried { card: card(game, id), form: Form::Base }).collect();
    state.offers = offers.iter().map(|id| card(game, id)).collect();
    game.check_state(&state).unwrap_or_else(|illegal| panic!("{illegal}"));
    state
}

const NO_SHOPS: [[Site; 2]; 5] = [[Site::Chest, Site::Rest]; 5];

/// A shop behind these layers, where the first way goes.
fn shops(layers: &[usize]) -> [[Site; 2]; 5] {
    let mut sites = NO_SHOPS;
    layers.iter().for_each(|layer| sites[*layer][0] = Site::Shop);
    sites
}

fn decide(game: &Gauntlet, state: &State) -> (Action, Explanation) {
    let points = Arc::new(Points::shipped());
    let mut traveller = Traveller::new(Box::new(Greedy::new(Arc::clone(&points))), points);
    let (monitor, rng) = (Monitor::new(), Seed(1).stream("think", 0));
    let mut think = Think { budget: Budget::nodes(0), explain: true, rng, monitor: &monitor };
    let decision = traveller.decide(game, state, &mut think);
    (decision.action, *decision.explanation.expect("reasons were asked for"))
}

/// What throwing a card away leads to: the last card of each.
fn swaps(game: &Gauntlet, state: &State, at: u8) -> Vec<CardId> {
    assert_eq!(game.validate(state, &Action::Drop(at)), Ok(()));
    let monitor = Monitor::new();
    let outlook = Outlook::new(game, &Arc::new(Points::shipped()), Seed(1), 0, &monitor);
    outlook.runs(state, Action::Drop(at)).iter().filter_map(|run| run.hero.cards.last()).map(|last| last.card).collect()
}

#[test]
fn a_card_is_thrown_away_for_what_had_no_room_and_can_be_paid() {
    let game = gauntlet("brawler");
    let (small, large) = (card(&game, "quick-step"), card(&game, "stone-maul"));
    let shop = |cards: &[&str], gold| {
        let mut state = at(&game, Stage::Visiting(Site::Shop), 1, shops(&[1, 3]), cards, &["quick-step", "stone-maul"]);
        state.hero.gold = gold;
        state
    };
    let full = ["cleaver"; 4];
    assert_eq!(swaps(&game, &shop(&full, 5), 0), [small, large], "neither had room");
    assert_eq!(swaps(&game, &shop(&full, 4), 0), [], "neither can be paid");
    let nearly = ["cleaver", "cleaver", "cleaver", "practice-foil"];
    assert_eq!(swaps(&game, &shop(&nearly, 5), 3), [large], "the small one had room");
    let crowded = ["cleaver", "cleaver", "practice-foil", "old-sabre", "hat-needle", "padded-coat"];
    assert_eq!(swaps(&game, &shop(&crowded, 5), 2), [small], "the large one still has none");
    let (action, told) = decide(&game, &shop(&full, 4));
    assert!(!matches!(action, Action::Drop(_)), "{}", told.headline);
    let dropped = told.candidates.iter().filter(|candidate| candidate.label.id == "act-drop").count();
    assert_eq!(dropped, 0, "what leads to nothing is no choice");
}

#[test]
fn nothing_is_given_up_for_nothing() {
    let game = gauntlet("inventor");
    let state = at(&game, Stage::Scrapping, 0, NO_SHOPS, &["cleaver", "old-sabre"], &[]);
    let (action, told) = decide(&game, &state);
    assert_eq!(action, Action::Scrap(None), "{}", told.headline);
    assert_eq!(told.candidates[0].score, told.candidates[2].score, "all are alike without fights");
    let state = at(&game, Stage::Levelling, 0, NO_SHOPS, &["cleaver"; 4], &["stone-maul"]);
    let (action, told) = decide(&game, &state);
    assert_eq!((action, told.candidates.len()), (Action::Leave, 5), "{}", told.headline);
    assert_eq!(
        told.headline.arguments.get("action"),
        Some(&tabletop::Argument::Message(told.candidates[0].label.clone()))
    );
}

#[test]
fn gold_counts_while_a_shop_lies_ahead() {
    let game = gauntlet("brawler");
    // A meal brings one HP of 200, half a point, for two pieces of gold, a point.
    let counts = |stage, layer, sites| {
        let mut state = at(&game, stage, layer, sites, &["cleaver"], &[]);
        (state.hero.max_hp, state.hero.hp, state.hero.gold) = (200, 199, 21);
        let (action, told) = decide(&game, &state);
        let gold = |terms: &[tabletop::Term]| terms.iter().any(|term| term.name.id == "term-gold");
        let counted = told.candidates.iter().filter(|candidate| gold(&candidate.terms)).count();
        assert!(counted == 0 || counted == told.candidates.len(), "{:?}", told.candidates);
        (action, counted > 0)
    };
    let shop = Stage::Visiting(Site::Shop);
    assert_eq!(counts(shop, 4, shops(&[0, 4])), (Action::Eat, false), "the last shop before the boss");
    assert_eq!(counts(shop, 2, shops(&[2])), (Action::Eat, false), "the last shop on the map");
    assert_eq!(counts(shop, 2, shops(&[2, 4])), (Action::Leave, true), "another is still to come");
    assert_eq!(counts(Stage::Levelling, 2, shops(&[3])), (Action::Leave, true), "it lies behind the next fight");
}
