//! The cards of the base set: every sentence of their texts, up to Poacher.

use dominion::Action;
use tabletop::{Eye, Game, Seat, Turn};

use crate::support::{self, Scene};

#[test]
fn plain_amounts_are_what_the_card_says() {
    // What a card brings: cards drawn, actions (one is used up), buys, coins.
    for (id, cards, actions, buys, coins) in [
        ("village", 1, 2, 1, 0),
        ("smithy", 3, 0, 1, 0),
        ("moat", 2, 0, 1, 0),
        ("festival", 0, 2, 2, 2),
        ("laboratory", 2, 1, 1, 0),
        ("market", 1, 1, 2, 1),
        ("merchant", 1, 1, 1, 0),
        ("poacher", 1, 1, 1, 1),
        ("council_room", 4, 0, 2, 0),
        ("witch", 2, 0, 1, 0),
        ("militia", 0, 0, 1, 2),
        ("harbinger", 1, 1, 1, 0),
    ] {
        let mut scene = Scene::new(&[id]).hand(0, id).deck(0, "9 copper").sound();
        scene.play(id);
        assert_eq!(scene.me().hand.total(), cards, "{id}");
        assert_eq!(scene.left(), (actions, buys, coins), "{id}");
        assert!(scene.at_rest(), "{id}: {}", scene.asked());
    }
}

#[test]
fn cellar_discards_any_number_and_draws_as_many() {
    let mut scene = Scene::new(&["cellar"]).hand(0, "cellar, 3 estate, copper").deck(0, "2 gold, silver").sound();
    scene.play("cellar");
    assert_eq!((scene.asked(), scene.left().0), ("0 Sift".to_owned(), 1));
    scene.choose("2 estate");
    scene.draw("gold, silver");
    assert_eq!(scene.in_hand(0), "copper, silver, gold, estate");
    assert_eq!(scene.told(&scene.me().discard), "2 estate");
}

#[test]
fn cellar_draws_what_it_discarded_where_nothing_else_is_left() {
    let mut scene = Scene::new(&["cellar"]).hand(0, "cellar, 2 estate").sound();
    scene.play("cellar");
    scene.choose("2 estate");
    assert_eq!(scene.in_hand(0), "2 estate");
    let mut empty = Scene::new(&["cellar"]).hand(0, "cellar").sound();
    empty.play("cellar");
    assert!(empty.at_rest());
}

#[test]
fn chapel_trashes_up_to_four() {
    let mut scene = Scene::new(&["chapel"]).hand(0, "chapel, 3 estate, 3 copper").sound();
    scene.play("chapel");
    let five = Action::Choose(support::cards(&scene.game, "3 estate, 2 copper"));
    assert_eq!(scene.refused(five).rule, "too-many-cards");
    scene.choose("3 estate, copper");
    assert_eq!(
        (scene.in_hand(0), scene.told(&scene.state.trash)),
        ("2 copper".to_owned(), "copper, 3 estate".to_owned())
    );
    let mut none = Scene::new(&["chapel"]).hand(0, "chapel, copper").sound();
    none.play("chapel");
    none.choose("");
    assert!(none.state.trash.is_empty() && none.at_rest());
}

#[test]
fn moat_keeps_an_attack_away_if_it_is_shown() {
    for shows in [true, false] {
        let mut scene = Scene::new(&["moat", "witch"]).hand(0, "witch").hand(1, "moat, copper").sound();
        scene.play("witch");
        assert_eq!((scene.turn(), scene.asked().as_str()), (Turn::Seat(Seat(1)), "1 Shield"));
        scene.act(if shows { Action::Accept } else { Action::Decline });
        assert_eq!(scene.told(&scene.other().discard), if shows { "" } else { "curse" });
        // What was shown everybody knows.
        assert_eq!(scene.told(&scene.other().known), if shows { "moat" } else { "" });
        assert!(scene.at_rest());
    }
}

#[test]
fn moat_is_asked_for_again_when_an_attack_is_played_twice() {
    let mut scene = Scene::new(&["moat", "witch", "throne_room"]).hand(0, "throne_room, witch").hand(1, "moat").sound();
    scene.play("throne_room");
    scene.choose("witch");
    scene.act(Action::Accept);
    assert_eq!(scene.asked(), "1 Shield");
    scene.act(Action::Decline);
    assert_eq!(scene.told(&scene.other().discard), "curse");
}

#[test]
fn harbinger_may_put_a_discarded_card_on_the_deck() {
    let mut scene =
        Scene::new(&["harbinger"]).hand(0, "harbinger").deck(0, "copper").discard(0, "gold, estate").sound();
    scene.play("harbinger");
    scene.choose("gold");
    assert_eq!((scene.me().top.len(), scene.me().top[0].open), (1, true));
    assert_eq!(scene.told(&scene.me().discard), "estate");
    let mut none = Scene::new(&["harbinger"]).hand(0, "harbinger").discard(0, "gold, estate").deck(0, "copper").sound();
    none.play("harbinger");
    none.choose("");
    assert!(none.me().top.is_empty());
    // With nothing discarded nobody is asked.
    let mut empty = Scene::new(&["harbinger"]).hand(0, "harbinger").deck(0, "copper").sound();
    empty.play("harbinger");
    assert!(empty.at_rest());
}

#[test]
fn merchants_raise_the_first_silver_alone() {
    let mut scene = Scene::new(&["merchant"]).hand(0, "2 merchant, 2 silver").deck(0, "9 copper").sound();
    scene.play("merchant");
    scene.play("merchant");
    scene.play("silver");
    assert_eq!(scene.left().2, 4);
    scene.play("silver");
    assert_eq!(scene.left().2, 6);
}

#[test]
fn vassal_plays_an_action_and_discards_the_rest() {
    let mut scene = Scene::new(&["vassal", "village"]).hand(0, "vassal").deck(0, "copper").top(0, "village").sound();
    scene.play("vassal");
    assert_eq!(scene.left().2, 2);
    assert_eq!(scene.asked(), format!("0 PlayRevealed(Card({}))", support::card(&scene.game, "village").0));
    scene.act(Action::Accept);
    assert_eq!((scene.left().0, scene.in_hand(0)), (2, "copper".to_owned()));
    assert_eq!(scene.told(&scene.me().play), "vassal, village");

    let mut declined = Scene::new(&["vassal", "village"]).hand(0, "vassal").top(0, "village").sound();
    declined.play("vassal");
    declined.act(Action::Decline);
    assert_eq!(declined.told(&declined.me().discard), "village");

    let mut treasure = Scene::new(&["vassal"]).hand(0, "vassal").top(0, "gold").sound();
    treasure.play("vassal");
    assert!(treasure.at_rest());
    assert_eq!(treasure.told(&treasure.me().discard), "gold");

    let mut nothing = Scene::new(&["vassal"]).hand(0, "vassal").sound();
    nothing.play("vassal");
    assert!(nothing.at_rest());
}

#[test]
fn workshop_gains_up_to_four() {
    let mut scene = Scene::new(&["workshop", "smithy", "market"]).hand(0, "workshop").sound();
    scene.play("workshop");
    let market = support::card(&scene.game, "market");
    assert_eq!(scene.refused(Action::Gain(market)).rule, "not-gainable");
    assert_eq!(scene.refused(Action::Decline).rule, "must-gain");
    scene.gain("smithy");
    assert_eq!(scene.told(&scene.me().discard), "smithy");
}

#[test]
fn workshop_does_nothing_where_no_card_is_cheap_enough() {
    let mut scene = Scene::new(&["workshop"]).hand(0, "workshop");
    for id in ["copper", "silver", "estate", "curse", "workshop"] {
        scene = scene.emptied(id);
    }
    let mut scene = scene.sound();
    scene.play("workshop");
    assert!(scene.at_rest() && scene.me().discard.is_empty());
}

#[test]
fn bureaucrat_puts_a_silver_and_their_victory_card_on_decks() {
    let mut scene = Scene::new(&["bureaucrat"]).hand(0, "bureaucrat").hand(1, "estate, duchy, copper").sound();
    scene.play("bureaucrat");
    assert_eq!((scene.asked().as_str(), scene.me().top[0].card), ("1 VictoryOnDeck", dominion::Card::SILVER));
    let copper = Action::Choose(support::cards(&scene.game, "copper"));
    assert_eq!(scene.refused(copper).rule, "not-among");
    scene.choose("duchy");
    assert_eq!((scene.other().top[0].card, scene.other().top[0].open), (dominion::Card::DUCHY, true));
    // One alone is no choice.
    let mut one = Scene::new(&["bureaucrat"]).hand(0, "bureaucrat").hand(1, "2 estate, copper").sound();
    one.play("bureaucrat");
    assert!(one.at_rest());
    assert_eq!(one.in_hand(1), "copper, estate");
}

#[test]
fn bureaucrat_has_a_hand_without_victory_cards_shown() {
    let mut scene = Scene::new(&["bureaucrat"]).hand(0, "bureaucrat").hand(1, "2 copper, silver").sound();
    scene.play("bureaucrat");
    let view = scene.game.view(&scene.state, Eye::Seat(Seat(0)));
    assert_eq!(scene.told(&view.players[1].known), "2 copper, silver");
}

#[test]
fn gardens_count_tens_of_cards_rounded_down() {
    let game = support::kingdom(&["gardens"]);
    for (coppers, points) in [(8, 0), (9, 1), (18, 1), (19, 2)] {
        let owned = support::cards(&game, &format!("{coppers} copper, gardens"));
        assert_eq!(game.points(&owned, 0), points, "{coppers}");
    }
    let two = support::cards(&game, "18 copper, 2 gardens, curse");
    assert_eq!(game.points(&two, 3), 2 * 2 - 1 + 3);
}

#[test]
fn militia_leaves_three_cards() {
    let mut scene = Scene::new(&["militia"]).hand(0, "militia").hand(1, "2 copper, 2 estate, gold").sound();
    scene.play("militia");
    assert_eq!(scene.asked(), "1 Discard(2)");
    scene.choose("2 estate");
    assert_eq!((scene.in_hand(1), scene.left().2), ("2 copper, gold".to_owned(), 2));
    let mut three = Scene::new(&["militia"]).hand(0, "militia").hand(1, "2 copper, estate").sound();
    three.play("militia");
    assert!(three.at_rest());
}

#[test]
fn moneylender_may_trash_a_copper_for_three() {
    for (answer, coins, hand) in [("copper", 3, "copper, estate"), ("", 0, "2 copper, estate")] {
        let mut scene = Scene::new(&["moneylender"]).hand(0, "moneylender, 2 copper, estate").sound();
        scene.play("moneylender");
        scene.choose(answer);
        assert_eq!((scene.left().2, scene.in_hand(0)), (coins, hand.to_owned()));
    }
    let mut none = Scene::new(&["moneylender"]).hand(0, "moneylender, silver").sound();
    none.play("moneylender");
    assert!(none.at_rest());
}

#[test]
fn poacher_discards_one_for_every_empty_pile() {
    let mut scene = Scene::new(&["poacher", "village"])
        .hand(0, "poacher, gold, 2 estate")
        .deck(0, "copper")
        .emptied("curse")
        .emptied("village")
        .sound();
    scene.play("poacher");
    assert_eq!(scene.asked(), "0 Discard(2)");
    scene.choose("2 estate");
    assert_eq!(scene.in_hand(0), "copper, gold");
    // Fewer cards than empty piles: all go.
    let mut few = Scene::new(&["poacher", "village"])
        .hand(0, "poacher")
        .deck(0, "copper")
        .emptied("curse")
        .emptied("village")
        .sound();
    few.play("poacher");
    assert!(few.at_rest() && few.me().hand.is_empty());
}
