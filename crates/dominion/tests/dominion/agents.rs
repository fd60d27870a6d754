//! Opponents keep the contract on any kingdom, and play what their menus say.

use std::sync::Arc;

use dominion::agents::Strategist;
use dominion::{Action, Card, Dominion, Menu, Phase};
use rand::RngExt;
use rand::seq::IndexedRandom;
use tabletop::conformance::{AgentOptions, check_agent};
use tabletop::{Agent, Budget, Decision, Eye, Game, Monitor, Seat, Seed, Think, Turn};

use crate::support::play::{Listener, match_of, play, strategist, table_setup};
use crate::support::{self, Scene, rules, variant};

/// A random menu of a game's cards.
fn menu(game: &Dominion, seed: Seed) -> Menu {
    let rng = &mut seed.stream("menu", 0);
    let ids: Vec<&str> = game.kinds()[9..].iter().map(|kind| kind.id.as_str()).collect();
    let mut entries = vec!["gold@99".to_owned()];
    for _ in 0..6 {
        if let Some(id) = ids.choose(rng) {
            entries.push(format!("{id}@{}", rng.random_range(1..6)));
        }
    }
    entries.push("silver@99".to_owned());
    format!("e2-d4-p8-{}", entries.join("|")).parse().expect("a menu")
}

#[test]
fn strategists_keep_the_contract_on_any_kingdom() {
    let mut probes = 0;
    for index in 0..30 {
        let seed = Seed(3).derive("kingdom", index);
        let game = rules(variant(seed));
        let options = AgentOptions { games: 2, seed, probe_every: 12, ..AgentOptions::default() };
        let make = |seat: Seat| -> Box<dyn Agent<Dominion>> {
            let menu = menu(&game, seed.derive("seat", seat.0.into()));
            Box::new(Strategist::new(&game, "menu", &menu, true).unwrap())
        };
        let report = check_agent(&game, make, &options, |_| {})
            .unwrap_or_else(|violation| panic!("{:?}: {violation}", game.setup()));
        probes += report.probes;
    }
    assert!(probes > 300, "{probes}");
}

fn decide(scene: &Scene, agent: &mut Strategist) -> Decision<Action> {
    let view = scene.game.view(&scene.state, Eye::Seat(Seat(0)));
    let monitor = Monitor::new();
    let mut think = Think { budget: Budget::nodes(0), explain: true, rng: Seed(1).stream("x", 0), monitor: &monitor };
    agent.decide(&scene.game, &view, &mut think)
}

#[test]
fn a_buy_tells_which_entry_fired_and_why_those_before_it_did_not() {
    let mut scene = Scene::new(&["smithy", "witch"]).hand(0, "4 copper").discard(0, "smithy").sound();
    scene.act(Action::PlayTreasures);
    let menu: Menu = "e2-d4-p8-gold@99|smithy@1|silver@99".parse().unwrap();
    let mut agent = Strategist::new(&scene.game, "SM1", &menu, true).unwrap();
    let decision = decide(&scene, &mut agent);
    assert_eq!(decision.action, Action::Buy(Card::SILVER));
    let reasons = decision.explanation.unwrap();
    let told = reasons.candidates.iter().map(|candidate| {
        let chosen = if candidate.chosen { "*" } else { " " };
        format!("{chosen} {}: {}", candidate.label, candidate.terms[0].name)
    });
    insta::assert_snapshot!(format!("{}\n{}", reasons.headline, told.collect::<Vec<_>>().join("\n")));
}

#[test]
fn the_guard_refuses_to_end_the_game_behind_and_the_bold_do_not() {
    for (guard, ahead, bought) in [(true, false, "gold"), (false, false, "province"), (true, true, "province")] {
        let own = if ahead { "6 province" } else { "" };
        let others = if ahead { "" } else { "6 province" };
        let mut scene = Scene::new(&[]).hand(0, "3 gold").discard(0, own).discard(1, others);
        let left = scene.state.supply.count(Card::PROVINCE) - 1;
        scene.state.supply.take(Card::PROVINCE, left);
        scene.state.trash.add(Card::PROVINCE, left);
        let mut scene = scene.sound();
        scene.act(Action::PlayTreasures);
        let menu: Menu = "e0-d0-p8-gold@99|silver@99".parse().unwrap();
        let mut agent = Strategist::new(&scene.game, "BM0", &menu, guard).unwrap();
        let wanted = Action::Buy(support::card(&scene.game, bought));
        assert_eq!(decide(&scene, &mut agent).action, wanted, "guard {guard}, ahead {ahead}");
    }
}

#[test]
fn the_guard_ends_the_game_by_an_empty_pile_where_that_wins() {
    for (guard, points, bought) in [(true, "3 duchy", "cellar"), (true, "", "gold"), (false, "3 duchy", "gold")] {
        // Who is not ahead does not end the game.
        let scene = Scene::new(&["cellar", "smithy", "market"]).hand(0, "2 gold").discard(0, points);
        let mut scene = scene.emptied("smithy").emptied("market");
        let left = support::card(&scene.game, "cellar");
        let more = scene.state.supply.count(left) - 1;
        scene.state.supply.take(left, more);
        scene.state.trash.add(left, more);
        let mut scene = scene.sound();
        scene.act(Action::PlayTreasures);
        let menu: Menu = "e0-d0-p8-gold@99|silver@99".parse().unwrap();
        let mut agent = Strategist::new(&scene.game, "BM0", &menu, guard).unwrap();
        let decision = decide(&scene, &mut agent);
        let wanted = Action::Buy(support::card(&scene.game, bought));
        assert_eq!(decision.action, wanted, "guard {guard}, {points}");
        let told = decision.explanation.unwrap();
        assert_eq!(told.headline.id == "realm-wins_now", bought == "cellar", "{}", told.headline);
        assert_eq!(told.candidates.iter().filter(|candidate| candidate.chosen).count(), 1);
    }
}

#[test]
fn coppers_are_kept_where_they_bar_what_the_menu_wants() {
    let menu: Menu = "e0-d0-p8-grand_market@9|gold@9".parse().unwrap();
    let mut scene = Scene::new(&["grand_market"]).hand(0, "2 gold, copper").sound();
    let mut agent = Strategist::new(&scene.game, "GM", &menu, true).unwrap();
    for _ in 0..3 {
        let action = decide(&scene, &mut agent).action;
        scene.act(action);
    }
    assert_eq!(
        (scene.told(&scene.me().discard), scene.told(&scene.me().play)),
        ("grand_market".into(), "2 gold".into())
    );
    // With too few coins they are played.
    let mut poor = Scene::new(&["grand_market"]).hand(0, "gold, 2 copper").sound();
    let first = decide(&poor, &mut agent).action;
    poor.act(first);
    assert_eq!((poor.left().2, poor.state.turn.phase), (5, Phase::Treasure));
}

#[test]
fn villages_come_before_what_draws_and_throne_rooms_first() {
    for (hand, order) in [
        ("chapel, smithy, village", &["village", "smithy", "chapel"][..]),
        ("chapel, smithy, throne_room, village", &["throne_room", "smithy", "chapel"]),
        ("throne_room, moneylender, chapel, copper", &["throne_room"]),
        // Nothing is there that gains by being played twice: no Copper for the Moneylender, nothing to be trashed.
        ("throne_room, moneylender, chapel", &[]),
        ("2 throne_room, moneylender", &[]),
        ("2 throne_room, gold", &[]),
        // The second Throne Room is there to be remodelled.
        ("2 throne_room, remodel, gold", &["throne_room"]),
        ("throne_room, gold", &[]),
        ("remodel, gold", &[]),
        // What is thrown away from the top of the deck is not drawn by what comes after it.
        ("market, sentry, gold", &["sentry", "market"]),
    ] {
        let kingdom = ["village", "smithy", "throne_room", "chapel", "moneylender", "remodel", "sentry", "market"];
        let mut scene = Scene::new(&kingdom).hand(0, hand).deck(0, "9 copper").sound();
        let menu: Menu = "e0-d0-p8-gold@9".parse().unwrap();
        let mut agent = Strategist::new(&scene.game, "order", &menu, true).unwrap();
        let mut played = Vec::new();
        while scene.state.turn.phase == Phase::Action && scene.turn() == Turn::Seat(Seat(0)) && scene.me().turns == 0 {
            let action = decide(&scene, &mut agent).action;
            if let Action::Play(card) = action {
                played.push(scene.game.id(card).to_owned());
            }
            scene.act(action);
        }
        assert_eq!(played, order, "{hand}");
    }
}

#[test]
fn a_game_of_menus_comes_to_its_end_by_provinces() {
    let game = rules(table_setup());
    let mut agents = [strategist(&game, "SM1", true), strategist(&game, "BM1", true)];
    let mut bought = 0;
    let end = play(
        &game,
        &mut agents,
        Seed(4),
        &mut Listener(|event| {
            bought += u32::from(matches!(event, dominion::Event::Bought { card: Card::PROVINCE, .. }));
        }),
    );
    assert_eq!((game.standing(&end).unwrap().reason.as_ref(), bought), ("victory_pile", 8));
}

/// Some cells of the table of the rules page, within four standard errors; `examples/win_table.rs` prints all of them.
#[test]
fn wins_are_those_of_the_rules_page() {
    let game: Arc<Dominion> = rules(table_setup());
    for (row, column, page) in [
        ("BM0", "BM1", 19.1),
        ("SM1", "BM1", 74.1),
        ("MOA1", "BM1", 55.4),
        ("WI1", "BM1", 87.9),
        ("FES", "LAB", 42.7),
        ("MIL2", "SM1", 48.1),
    ] {
        let tally = match_of(&game, row, column, 2_000, Seed(1), false);
        let off = tally.share() - page;
        assert!(off.abs() < 4.0 * tally.error(), "{row} against {column}: {:.1}, not {page}", tally.share());
    }
}

#[test]
fn late_in_the_game_gold_is_salvaged_and_remodeled_for_provinces() {
    for (card, left, given_up) in
        [("salvager", 2, "gold"), ("salvager", 8, "estate"), ("remodel", 5, "gold"), ("remodel", 8, "estate")]
    {
        // With Gold alone in coins and two Coppers the hand buys no Province; the coins of the Gold make it 8.
        let hand = format!("{card}, gold, estate, 2 copper");
        let mut scene = Scene::new(&[card]).hand(0, &hand);
        let taken = scene.state.supply.count(Card::PROVINCE) - left;
        scene.state.supply.take(Card::PROVINCE, taken);
        scene.state.trash.add(Card::PROVINCE, taken);
        let menu: Menu = "e2-d4-p8-gold@99|silver@99".parse().unwrap();
        let mut agent = Strategist::new(&scene.game, "late", &menu, false).unwrap();
        let played = decide(&scene, &mut agent).action;
        assert_eq!(played, Action::Play(scene.game.card(card).unwrap()), "{card} at {left}");
        scene.act(played);
        let Action::Choose(cards) = decide(&scene, &mut agent).action else { panic!("{card} at {left}") };
        assert_eq!(cards.kinds().map(|card| scene.game.id(card)).collect::<Vec<_>>(), [given_up], "{card} at {left}");
    }
}
