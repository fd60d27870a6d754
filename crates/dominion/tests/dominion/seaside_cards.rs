//! The further pool, card by card: Seaside.

use dominion::{Action, Card, Drawn, Event};
use tabletop::{Eye, Game, Seat};

use crate::support::{Scene, card};

/// Ends the turn of the first seat and then that of the second.
fn round(scene: &mut Scene) {
    scene.act(Action::EndTurn);
    scene.act(Action::EndTurn);
}

#[test]
fn cards_that_stay_bring_more_next_turn_and_go_then() {
    for (id, drawn, left) in [
        ("lighthouse", 0, (1, 1, 1)),
        ("fishing_village", 0, (2, 1, 1)),
        ("caravan", 1, (1, 1, 0)),
        ("merchant_ship", 0, (1, 1, 2)),
        ("wharf", 2, (1, 2, 0)),
    ] {
        let mut scene =
            Scene::new(&[id]).hand(0, id).deck(0, "20 copper").hand(1, "estate").deck(1, "5 estate").sound();
        scene.play(id);
        scene.act(Action::EndTurn);
        assert_eq!(scene.told(&scene.me().play), id);
        scene.act(Action::EndTurn);
        assert_eq!((scene.me().hand.total(), scene.left()), (5 + drawn, left), "{id}");
        assert_eq!(scene.told(&scene.me().play), id);
        round(&mut scene);
        assert!(scene.me().play.is_empty() && scene.me().owned().has(card(&scene.game, id)), "{id}");
        assert_eq!(scene.left(), (1, 1, 0), "{id}");
    }
}

#[test]
fn lighthouse_keeps_attacks_away_until_the_next_turn() {
    let mut scene = Scene::new(&["lighthouse", "witch", "moat"])
        .hand(0, "lighthouse, 4 moat")
        .deck(0, "9 copper")
        .hand(1, "witch")
        .deck(1, "9 estate")
        .sound();
    scene.play("lighthouse");
    scene.act(Action::EndTurn);
    let events = scene.play("witch");
    let safe = Event::Safe { seat: Seat(0), card: card(&scene.game, "lighthouse") };
    assert!(events.contains(&safe), "{events:?}");
    // Nobody asks for the Moat of whoever is safe already.
    assert!(scene.at_rest() && !scene.me().owned().has(Card::CURSE));
}

#[test]
fn a_throne_room_that_plays_a_card_that_stays_stays_too() {
    let mut scene = Scene::new(&["throne_room", "wharf"])
        .hand(0, "throne_room, wharf")
        .deck(0, "20 copper")
        .hand(1, "gold")
        .sound();
    scene.play("throne_room");
    scene.choose("wharf");
    assert_eq!(scene.left(), (0, 3, 0));
    scene.act(Action::EndTurn);
    assert_eq!(scene.told(&scene.me().play), "throne_room, wharf");
    scene.act(Action::EndTurn);
    // Twice two cards and a buy.
    assert_eq!((scene.me().hand.total(), scene.left()), (9, (1, 3, 0)));
    round(&mut scene);
    assert!(scene.me().play.is_empty());
}

#[test]
fn of_two_throne_rooms_only_the_one_that_played_it_stays() {
    let mut scene = Scene::new(&["throne_room", "caravan", "smithy"])
        .hand(0, "2 throne_room, caravan, smithy")
        .deck(0, "20 copper")
        .sound();
    scene.play("throne_room");
    scene.choose("throne_room");
    scene.choose("smithy");
    scene.choose("caravan");
    scene.act(Action::EndTurn);
    assert_eq!(scene.told(&scene.me().play), "throne_room, caravan");
    // Played by the same Throne Room both times, two cards that stay keep it once.
    let mut twice = Scene::new(&["throne_room", "caravan", "wharf"])
        .hand(0, "2 throne_room, caravan, wharf")
        .deck(0, "20 copper")
        .sound();
    twice.play("throne_room");
    twice.choose("throne_room");
    twice.choose("wharf");
    twice.choose("caravan");
    twice.act(Action::EndTurn);
    assert_eq!(twice.told(&twice.me().play), "throne_room, caravan, wharf");
    assert_eq!(twice.told(&twice.me().later), "2 caravan, 2 wharf");
}

#[test]
fn warehouse_draws_three_and_discards_three() {
    let mut scene = Scene::new(&["warehouse"]).hand(0, "warehouse, estate").deck(0, "3 gold").sound();
    scene.play("warehouse");
    scene.choose("estate, 2 gold");
    assert_eq!((scene.in_hand(0), scene.left().0), ("gold".to_owned(), 1));
    let mut few = Scene::new(&["warehouse"]).hand(0, "warehouse").deck(0, "gold, copper").sound();
    few.play("warehouse");
    assert!(few.at_rest() && few.me().hand.is_empty());
}

#[test]
fn island_sets_itself_and_a_card_aside_until_the_end() {
    let mut scene = Scene::new(&["island"]).hand(0, "island, province, copper").sound();
    scene.play("island");
    scene.choose("province");
    assert_eq!(
        (scene.told(&scene.me().aside), scene.told(&scene.me().play)),
        ("province, island".to_owned(), String::new())
    );
    assert_eq!(scene.game.score(&scene.state, Seat(0)).points, 8);
    let mut alone = Scene::new(&["island"]).hand(0, "island").sound();
    alone.play("island");
    assert_eq!(alone.told(&alone.me().aside), "island");
    // Played twice it goes once, and another Island in play stays where it is.
    let mut twice = Scene::new(&["island", "throne_room"]).hand(0, "throne_room, 2 island, 2 copper, estate").sound();
    twice.play("throne_room");
    twice.choose("island");
    twice.choose("copper");
    twice.choose("estate");
    assert_eq!(twice.told(&twice.me().aside), "copper, estate, island");
    assert_eq!(twice.in_hand(0), "copper, island");
}

#[test]
fn salvager_turns_a_card_into_its_cost() {
    let mut scene = Scene::new(&["salvager"]).hand(0, "salvager, province, copper").sound();
    scene.play("salvager");
    scene.choose("province");
    assert_eq!((scene.left(), scene.told(&scene.state.trash)), ((0, 2, 8), "province".to_owned()));
    let mut empty = Scene::new(&["salvager"]).hand(0, "salvager").sound();
    empty.play("salvager");
    assert_eq!(empty.left(), (0, 2, 0));
}

#[test]
fn treasuries_may_return_unless_a_victory_card_was_bought() {
    let scene = || Scene::new(&["treasury"]).hand(0, "2 treasury, 2 copper").deck(0, "9 estate, 2 silver").sound();
    let mut returns = scene();
    returns.play("treasury");
    returns.draw("estate");
    returns.play("treasury");
    returns.draw("estate");
    returns.act(Action::EndTurn);
    assert!(returns.asked().starts_with("0 Return"), "{}", returns.asked());
    returns.choose("2 treasury");
    // Both are drawn again at once, with three others.
    returns.draw("3 estate");
    assert_eq!(returns.in_hand(0), "3 estate, 2 treasury");
    assert_eq!(returns.told(&returns.me().known), "2 treasury");

    let mut bought = scene();
    bought.play("treasury");
    bought.draw("estate");
    bought.act(Action::PlayTreasures);
    bought.buy("estate");
    bought.act(Action::EndTurn);
    assert_eq!(
        bought.asked(),
        format!("{:?}", Some(dominion::Task::Draw { seat: Seat(0), count: 5, to: Drawn::Hand }))
    );
}

#[test]
fn ghost_ship_has_cards_put_back_in_an_order_nobody_else_knows() {
    let mut scene = Scene::new(&["ghost_ship"]).hand(0, "ghost_ship").hand(1, "3 copper, estate, gold").sound();
    scene.play("ghost_ship");
    assert_eq!(scene.asked(), "1 PutOnDeck(2)");
    scene.choose("gold");
    scene.choose("estate");
    assert_eq!(scene.in_hand(1), "3 copper");
    let own = scene.game.view(&scene.state, Eye::Seat(Seat(1)));
    assert_eq!(own.players[1].top, [Some(Card::GOLD), Some(Card::ESTATE)]);
    let seen = scene.game.view(&scene.state, Eye::Seat(Seat(0)));
    assert_eq!(seen.players[1].top, [None, None]);
    let mut three = Scene::new(&["ghost_ship"]).hand(0, "ghost_ship").hand(1, "3 copper").sound();
    three.play("ghost_ship");
    assert!(three.at_rest());
}
