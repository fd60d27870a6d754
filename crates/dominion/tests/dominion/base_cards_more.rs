//! The cards of the base set: every sentence of their texts, from Remodel on.

use dominion::{Action, Setup};
use tabletop::{Eye, Game, Seat};

use crate::support::{self, Scene, rules};

#[test]
fn remodel_gains_up_to_two_more_and_need_not_find_anything() {
    let mut scene = Scene::new(&["remodel", "smithy"]).hand(0, "remodel, estate, gold").sound();
    scene.play("remodel");
    assert_eq!(scene.refused(Action::Choose(support::cards(&scene.game, ""))).rule, "too-few-cards");
    scene.choose("estate");
    let gold = support::card(&scene.game, "gold");
    assert_eq!(scene.refused(Action::Gain(gold)).rule, "not-gainable");
    scene.gain("smithy");
    assert_eq!(
        (scene.told(&scene.state.trash), scene.told(&scene.me().discard)),
        ("estate".to_owned(), "smithy".to_owned())
    );
    // An empty hand: nothing to trash, nothing to gain.
    let mut empty = Scene::new(&["remodel"]).hand(0, "remodel").sound();
    empty.play("remodel");
    assert!(empty.at_rest() && empty.state.trash.is_empty());
    // The last card must be trashed.
    let mut last = Scene::new(&["remodel"]).hand(0, "remodel, gold").sound();
    last.play("remodel");
    last.gain("province");
    assert_eq!(last.told(&last.state.trash), "gold");
}

#[test]
fn throne_room_plays_an_action_twice() {
    let mut scene = Scene::new(&["throne_room", "market"]).hand(0, "throne_room, market").deck(0, "5 copper").sound();
    scene.play("throne_room");
    scene.choose("market");
    assert_eq!((scene.left(), scene.in_hand(0)), ((2, 3, 2), "2 copper".to_owned()));
    let mut none = Scene::new(&["throne_room", "market"]).hand(0, "throne_room, market").sound();
    none.play("throne_room");
    none.choose("");
    assert_eq!(none.in_hand(0), "market");
}

#[test]
fn throne_room_on_throne_room_plays_two_actions_twice() {
    let mut scene = Scene::new(&["throne_room", "festival", "smithy"])
        .hand(0, "2 throne_room, festival, smithy")
        .deck(0, "9 copper")
        .sound();
    scene.play("throne_room");
    scene.choose("throne_room");
    scene.choose("festival");
    scene.choose("smithy");
    assert_eq!((scene.left(), scene.in_hand(0)), ((4, 3, 4), "6 copper".to_owned()));
    assert!(scene.at_rest());
}

#[test]
fn bandit_trashes_one_treasure_of_two_by_its_owners_choice() {
    let mut scene = Scene::new(&["bandit"]).hand(0, "bandit").top(1, "silver").top(1, "gold").sound();
    scene.play("bandit");
    assert_eq!(scene.told(&scene.me().discard), "gold");
    assert_eq!(scene.asked(), "1 TrashTreasure(Copper)");
    scene.choose("silver");
    assert_eq!(
        (scene.told(&scene.state.trash), scene.told(&scene.other().discard)),
        ("silver".to_owned(), "gold".to_owned())
    );
    // Coppers are spared.
    let mut spared = Scene::new(&["bandit"]).hand(0, "bandit").deck(1, "2 copper").sound();
    spared.play("bandit");
    assert_eq!(spared.told(&spared.other().discard), "2 copper");
    // One treasure and something else; one card; none at all.
    let mut one = Scene::new(&["bandit"]).hand(0, "bandit").top(1, "silver").top(1, "estate").sound();
    one.play("bandit");
    assert_eq!(
        (one.told(&one.state.trash), one.told(&one.other().discard)),
        ("silver".to_owned(), "estate".to_owned())
    );
    let mut nothing = Scene::new(&["bandit"]).hand(0, "bandit").sound();
    nothing.play("bandit");
    assert!(nothing.at_rest());
}

#[test]
fn council_room_lets_the_others_draw() {
    let game = rules(Setup {
        seats: 3,
        kingdom: vec!["council_room".to_owned()],
        first_seat_begins: true,
        ..Setup::default()
    });
    let mut scene =
        Scene::of(game).hand(0, "council_room").deck(0, "5 copper").deck(1, "2 gold").deck(2, "2 silver").sound();
    scene.play("council_room");
    assert_eq!(
        (scene.in_hand(0), scene.in_hand(1), scene.in_hand(2)),
        ("4 copper".into(), "gold".into(), "silver".into())
    );
}

#[test]
fn library_draws_to_seven_and_may_leave_actions_out() {
    let mut scene = Scene::new(&["library", "village"])
        .hand(0, "library, 4 copper")
        .deck(0, "3 gold")
        .top(0, "village")
        .top(0, "silver")
        .top(0, "village")
        .sound();
    scene.play("library");
    assert_eq!(scene.asked(), "0 SetDrawnAside(7)");
    scene.act(Action::Accept);
    // The Silver goes into the hand by itself; the next Village is kept.
    scene.act(Action::Decline);
    assert_eq!(scene.in_hand(0), "4 copper, silver, gold, village");
    assert_eq!(scene.told(&scene.me().discard), "village");
    assert!(scene.at_rest());
}

#[test]
fn library_ends_where_nothing_is_left_and_never_draws_what_it_set_aside() {
    let mut scene = Scene::new(&["library", "village"]).hand(0, "library").deck(0, "2 village").sound();
    scene.play("library");
    scene.act(Action::Accept);
    scene.act(Action::Accept);
    assert!(scene.at_rest() && scene.me().hand.is_empty());
    assert_eq!(scene.told(&scene.me().discard), "2 village");
    let mut full = Scene::new(&["library"]).hand(0, "library, 7 copper").deck(0, "gold").sound();
    full.play("library");
    assert_eq!(full.in_hand(0), "7 copper");
}

#[test]
fn mine_turns_a_treasure_into_a_dearer_one_in_hand() {
    let mut scene = Scene::new(&["mine"]).hand(0, "mine, copper, silver, estate").sound();
    scene.play("mine");
    assert_eq!(scene.refused(Action::Choose(support::cards(&scene.game, "estate"))).rule, "not-among");
    scene.choose("silver");
    let duchy = support::card(&scene.game, "duchy");
    assert_eq!(scene.refused(Action::Gain(duchy)).rule, "not-gainable");
    scene.gain("gold");
    assert_eq!(scene.in_hand(0), "copper, gold, estate");
    let mut none = Scene::new(&["mine"]).hand(0, "mine, copper, estate").sound();
    none.play("mine");
    none.choose("");
    assert!(none.at_rest() && none.state.trash.is_empty());
}

#[test]
fn sentry_trashes_discards_and_orders() {
    let scene = || Scene::new(&["sentry"]).hand(0, "sentry").top(0, "gold").top(0, "estate").top(0, "copper").sound();
    let mut sorted = scene();
    sorted.play("sentry");
    assert_eq!((sorted.in_hand(0), sorted.told(&sorted.me().looked)), ("copper".to_owned(), "gold, estate".to_owned()));
    sorted.choose("estate");
    sorted.choose("gold");
    assert_eq!(
        (sorted.told(&sorted.state.trash), sorted.told(&sorted.me().discard)),
        ("estate".to_owned(), "gold".to_owned())
    );
    assert!(sorted.at_rest());

    let mut ordered = scene();
    ordered.play("sentry");
    ordered.choose("");
    ordered.choose("");
    // The first one put back lies below the other.
    ordered.choose("gold");
    let top: Vec<u8> = ordered.me().top.iter().map(|top| top.card.0).collect();
    assert_eq!(top, [dominion::Card::GOLD.0, dominion::Card::ESTATE.0]);
    let seen = ordered.game.view(&ordered.state, Eye::Seat(Seat(1)));
    assert_eq!(seen.players[0].top, [None, None]);
    let own = ordered.game.view(&ordered.state, Eye::Seat(Seat(0)));
    assert_eq!(own.players[0].top.len(), 2);
    assert!(own.players[0].top.iter().all(Option::is_some));
}

#[test]
fn sentry_looks_at_as_many_as_there_are() {
    let mut one = Scene::new(&["sentry"]).hand(0, "sentry").top(0, "gold").top(0, "copper").sound();
    one.play("sentry");
    one.choose("");
    one.choose("");
    assert!(one.at_rest() && one.me().top.len() == 1);
    let mut none = Scene::new(&["sentry"]).hand(0, "sentry").top(0, "copper").sound();
    none.play("sentry");
    assert!(none.at_rest() && none.in_hand(0) == "copper");
}

#[test]
fn witch_gives_curses_while_there_are_some() {
    let mut scene = Scene::new(&["witch"]).hand(0, "witch").sound();
    scene.play("witch");
    assert_eq!(scene.told(&scene.other().discard), "curse");
    let mut none = Scene::new(&["witch"]).hand(0, "witch").emptied("curse").sound();
    none.play("witch");
    assert!(none.other().discard.is_empty() && none.at_rest());
}

#[test]
fn artisan_gains_to_the_hand_and_puts_a_card_back() {
    let mut scene = Scene::new(&["artisan", "market"]).hand(0, "artisan, estate").sound();
    scene.play("artisan");
    scene.gain("market");
    assert_eq!(scene.in_hand(0), "estate, market");
    scene.choose("estate");
    assert_eq!((scene.me().top[0].card, scene.me().top[0].open), (dominion::Card::ESTATE, false));
}
