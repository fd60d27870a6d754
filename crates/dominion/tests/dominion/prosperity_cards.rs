//! The further pool, card by card: Prosperity.

use dominion::Action;
use tabletop::{Game, Seat};

use crate::support::{Scene, card};

#[test]
fn monument_takes_a_token() {
    let mut scene = Scene::new(&["monument", "kings_court"]).hand(0, "kings_court, monument").sound();
    scene.play("kings_court");
    scene.choose("monument");
    assert_eq!((scene.me().tokens, scene.left().2), (3, 6));
    assert_eq!(scene.game.score(&scene.state, Seat(0)).points, 3);
}

#[test]
fn city_grows_with_empty_piles() {
    for (empty, drawn, left) in [(0, 1, (2, 1, 0)), (1, 2, (2, 1, 0)), (2, 2, (2, 2, 1))] {
        let mut scene = Scene::new(&["city", "village"]).hand(0, "city").deck(0, "5 copper");
        for id in ["curse", "village"].into_iter().take(empty) {
            scene = scene.emptied(id);
        }
        let mut scene = scene.sound();
        scene.play("city");
        assert_eq!((scene.me().hand.total(), scene.left()), (drawn, left), "{empty}");
    }
}

#[test]
fn mountebank_is_bought_off_with_a_curse() {
    let scene = || Scene::new(&["mountebank"]).hand(0, "mountebank").hand(1, "curse, gold").sound();
    let mut discards = scene();
    discards.play("mountebank");
    discards.act(Action::Accept);
    assert_eq!(discards.told(&discards.other().discard), "curse");
    let mut takes = scene();
    takes.play("mountebank");
    takes.act(Action::Decline);
    assert_eq!(takes.told(&takes.other().discard), "copper, curse");
    // Without a Curse in hand nobody is asked; an empty pile gives nothing.
    let mut none = Scene::new(&["mountebank"]).hand(0, "mountebank").hand(1, "gold").emptied("curse").sound();
    none.play("mountebank");
    assert_eq!(none.told(&none.other().discard), "copper");
}

#[test]
fn venture_plays_the_next_treasure() {
    let mut scene = Scene::new(&["venture", "village"])
        .hand(0, "venture, copper")
        .top(0, "gold")
        .top(0, "venture")
        .top(0, "village")
        .top(0, "estate")
        .sound();
    scene.play("venture");
    // Venture 1, the next Venture 1, Gold 3.
    assert_eq!((scene.left().2, scene.told(&scene.me().play)), (5, "gold, 2 venture".to_owned()));
    assert_eq!(scene.told(&scene.me().discard), "estate, village");
    let mut none = Scene::new(&["venture"]).hand(0, "venture").deck(0, "2 estate").sound();
    none.play("venture");
    assert_eq!((none.left().2, none.told(&none.me().discard)), (1, "2 estate".to_owned()));
}

#[test]
fn goons_pay_for_every_goons_in_play_and_every_buy() {
    let mut scene = Scene::new(&["goons", "throne_room", "village"])
        .hand(0, "goons, throne_room, village, goons, 2 copper")
        .hand(1, "4 copper, estate")
        .sound();
    scene.state.turn.actions = 3;
    scene.play("throne_room");
    scene.choose("goons");
    scene.choose("copper, estate");
    scene.play("goons");
    // Played twice by the Throne Room it is in play once.
    assert_eq!((scene.left(), scene.in_hand(1)), ((1, 4, 6), "3 copper".to_owned()));
    scene.buy("copper");
    assert_eq!(scene.me().tokens, 2);
    scene.buy("estate");
    assert_eq!(scene.me().tokens, 4);
}

#[test]
fn grand_market_is_not_bought_with_copper_in_play() {
    let mut scene = Scene::new(&["grand_market"]).hand(0, "2 gold, copper").sound();
    let grand = Action::Buy(card(&scene.game, "grand_market"));
    scene.play("gold");
    scene.play("gold");
    assert!(scene.game.validate(&scene.state, &grand).is_ok());
    scene.play("copper");
    assert_eq!(scene.refused(grand).rule, "barred");
}

#[test]
fn kings_court_plays_an_action_three_times() {
    let mut scene = Scene::new(&["kings_court", "festival"]).hand(0, "kings_court, festival").sound();
    scene.play("kings_court");
    scene.choose("festival");
    assert_eq!(scene.left(), (6, 4, 6));
    let mut none = Scene::new(&["kings_court"]).hand(0, "kings_court, copper").sound();
    none.play("kings_court");
    assert!(none.at_rest());
}

#[test]
fn bank_counts_the_treasures_in_play_and_comes_last() {
    let mut scene = Scene::new(&["bank"]).hand(0, "bank, 2 copper, silver").sound();
    scene.act(Action::PlayTreasures);
    assert_eq!(scene.left().2, 1 + 1 + 2 + 4);
    let mut first = Scene::new(&["bank"]).hand(0, "bank, copper").sound();
    first.play("bank");
    assert_eq!(first.left().2, 1);
}
