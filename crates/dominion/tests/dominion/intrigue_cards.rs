//! The further pool, card by card: plain amounts and points of all sets, the first edition of the base set, and Intrigue.

use dominion::{Action, Card, Event, Setup};
use tabletop::{Eye, Game, Seat};

use crate::support::{Scene, card, cards, kingdom, rules};

#[test]
fn plain_amounts_are_what_the_card_says() {
    // What a card brings: cards drawn, actions (one is used up), buys, coins.
    for (id, drawn, actions, buys, coins) in [
        ("spy", 1, 1, 1, 0),
        ("great_hall", 1, 1, 1, 0),
        ("bridge", 0, 0, 2, 1),
        ("bazaar", 1, 2, 1, 1),
        ("workers_village", 1, 2, 2, 0),
        ("city", 1, 2, 1, 0),
        ("grand_market", 1, 1, 2, 2),
        ("goons", 0, 0, 2, 2),
        ("lighthouse", 0, 1, 1, 1),
        ("fishing_village", 0, 2, 1, 1),
        ("caravan", 1, 1, 1, 0),
        ("merchant_ship", 0, 0, 1, 2),
        ("wharf", 2, 0, 2, 0),
        ("treasury", 1, 1, 1, 1),
        ("ghost_ship", 2, 0, 1, 0),
        ("mountebank", 0, 0, 1, 2),
        ("monument", 0, 0, 1, 2),
        ("torturer", 3, 0, 1, 0),
        ("conspirator", 0, 0, 1, 2),
    ] {
        let mut scene = Scene::new(&[id]).hand(0, id).deck(0, "9 copper").sound();
        scene.play(id);
        assert_eq!(scene.me().hand.total(), drawn, "{id}");
        assert_eq!(scene.left(), (actions, buys, coins), "{id}");
    }
}

#[test]
fn points_are_what_the_card_says() {
    let game = kingdom(&["great_hall", "harem", "nobles", "island", "duke"]);
    for (owned, points) in [
        ("great_hall", 1),
        ("harem", 2),
        ("nobles", 2),
        ("island", 2),
        ("duke", 0),
        ("2 duke, 3 duchy", 2 * 3 + 3 * 3),
        ("estate, duchy, province, colony, curse", 1 + 3 + 6 + 10 - 1),
    ] {
        assert_eq!(game.points(&cards(&game, owned), 0), points, "{owned}");
    }
}

#[test]
fn spy_judges_every_deck() {
    let mut scene = Scene::new(&["spy"]).hand(0, "spy").top(0, "estate").top(0, "copper").top(1, "gold").sound();
    scene.play("spy");
    assert_eq!(scene.asked(), "0 SpyDiscard(Seat(0))");
    scene.act(Action::Accept);
    assert_eq!(scene.told(&scene.me().discard), "estate");
    assert_eq!(scene.asked(), "0 SpyDiscard(Seat(1))");
    scene.act(Action::Decline);
    assert_eq!((scene.other().top[0].card, scene.other().top[0].open), (Card::GOLD, true));
    // Empty decks are not asked about.
    let mut empty = Scene::new(&["spy"]).hand(0, "spy").sound();
    empty.play("spy");
    assert!(empty.at_rest());
}

#[test]
fn courtyard_puts_a_card_back_face_down() {
    let mut scene = Scene::new(&["courtyard"]).hand(0, "courtyard").deck(0, "2 gold, estate").sound();
    scene.play("courtyard");
    let events = scene.choose("gold");
    assert_eq!(scene.in_hand(0), "gold, estate");
    let told: Vec<Event> = events.iter().filter_map(|event| scene.game.redact(event, Eye::Seat(Seat(1)))).collect();
    assert_eq!(told, [Event::PutOnDeck { seat: Seat(0), card: None, open: false }]);
}

#[test]
fn shanty_town_draws_only_without_an_action() {
    let mut bare = Scene::new(&["shanty_town"]).hand(0, "shanty_town, copper").deck(0, "3 silver").sound();
    bare.play("shanty_town");
    assert_eq!(
        (bare.in_hand(0), bare.left().0, bare.told(&bare.me().known)),
        ("copper, 2 silver".into(), 2, "copper".into())
    );
    let mut busy = Scene::new(&["shanty_town"]).hand(0, "2 shanty_town").deck(0, "3 silver").sound();
    busy.play("shanty_town");
    assert_eq!(busy.in_hand(0), "shanty_town");
}

#[test]
fn steward_has_three_choices() {
    let scene = || Scene::new(&["steward"]).hand(0, "steward, 3 estate, copper").deck(0, "3 silver").sound();
    let mut draws = scene();
    draws.play("steward");
    assert_eq!(draws.refused(Action::Option(3)).rule, "no-option");
    draws.act(Action::Option(0));
    assert_eq!(draws.me().hand.total(), 6);
    let mut coins = scene();
    coins.play("steward");
    coins.act(Action::Option(1));
    assert_eq!(coins.left().2, 2);
    let mut trashes = scene();
    trashes.play("steward");
    trashes.act(Action::Option(2));
    assert_eq!(trashes.refused(Action::Choose(cards(&trashes.game, "estate"))).rule, "too-few-cards");
    trashes.choose("2 estate");
    assert_eq!(trashes.told(&trashes.state.trash), "2 estate");
}

#[test]
fn bridges_make_everything_cheaper_but_not_below_nothing() {
    let mut scene = Scene::new(&["bridge", "throne_room", "workshop", "festival", "remodel"])
        .hand(0, "throne_room, bridge, workshop, remodel, gold, 2 copper")
        .sound();
    scene.state.turn.actions = 5;
    scene.play("throne_room");
    scene.choose("bridge");
    let cost = |scene: &Scene, id| scene.game.cost(card(&scene.game, id), &scene.state.turn);
    assert_eq!((cost(&scene, "festival"), cost(&scene, "estate"), cost(&scene, "copper")), (3, 0, 0));
    // Gains see the lower cost: a Festival of 3 by a Workshop; Gold (4) becomes a Province (6).
    scene.play("workshop");
    scene.gain("festival");
    scene.play("remodel");
    scene.choose("gold");
    scene.gain("province");
    scene.act(Action::PlayTreasures);
    scene.buy("estate");
    assert_eq!(scene.left().2, 4);
    // The next turn has the old costs again.
    scene.act(Action::EndTurn);
    assert_eq!(cost(&scene, "festival"), 5);
}

#[test]
fn conspirator_counts_repeats() {
    let mut scene =
        Scene::new(&["conspirator", "throne_room"]).hand(0, "throne_room, conspirator").deck(0, "3 copper").sound();
    scene.play("throne_room");
    scene.choose("conspirator");
    // Throne Room 1, Conspirator 2, Conspirator again 3.
    assert_eq!((scene.left(), scene.in_hand(0)), ((1, 1, 4), "copper".to_owned()));
}

#[test]
fn ironworks_rewards_every_type_of_what_is_gained() {
    for (gained, left, drawn) in [
        ("silver", (0, 1, 1), 0),
        ("estate", (0, 1, 0), 1),
        ("ironworks", (1, 1, 0), 0),
        ("great_hall", (1, 1, 0), 1),
        ("curse", (0, 1, 0), 0),
    ] {
        let mut scene = Scene::new(&["ironworks", "great_hall"]).hand(0, "ironworks").deck(0, "3 copper").sound();
        scene.play("ironworks");
        scene.gain(gained);
        assert_eq!((scene.left(), scene.me().hand.total()), (left, drawn), "{gained}");
    }
}

#[test]
fn minion_pays_or_renews_hands_of_five() {
    let scene = || {
        Scene::new(&["minion"])
            .hand(0, "minion, estate")
            .deck(0, "4 silver")
            .hand(1, "5 copper")
            .deck(1, "4 gold")
            .sound()
    };
    let mut pays = scene();
    pays.play("minion");
    pays.act(Action::Option(0));
    assert_eq!((pays.left(), pays.in_hand(1)), ((1, 1, 2), "5 copper".to_owned()));
    let mut renews = scene();
    renews.play("minion");
    renews.act(Action::Option(1));
    assert_eq!((renews.in_hand(0), renews.in_hand(1)), ("4 silver".to_owned(), "4 gold".to_owned()));
    let mut four = Scene::new(&["minion"]).hand(0, "minion").hand(1, "4 copper").deck(1, "4 gold").sound();
    four.play("minion");
    four.act(Action::Option(1));
    assert_eq!(four.in_hand(1), "4 copper");
}

#[test]
fn saboteur_trashes_the_first_card_of_three_or_more() {
    let mut scene = Scene::new(&["saboteur", "village"])
        .hand(0, "saboteur")
        .top(1, "gold")
        .top(1, "village")
        .top(1, "copper")
        .top(1, "estate")
        .sound();
    scene.play("saboteur");
    assert_eq!(scene.told(&scene.state.trash), "village");
    assert_eq!(scene.told(&scene.other().discard), "copper, estate");
    // A Village costs 3: what replaces it costs 1 at most, and need not be taken.
    let estate = card(&scene.game, "estate");
    assert_eq!(scene.refused(Action::Gain(estate)).rule, "not-gainable");
    scene.act(Action::Decline);
    assert!(scene.at_rest());
    assert_eq!(scene.other().top.len(), 1);
}

#[test]
fn saboteur_finds_nothing_in_a_poor_deck() {
    let mut scene = Scene::new(&["saboteur"]).hand(0, "saboteur").deck(1, "2 copper").discard(1, "estate").sound();
    scene.play("saboteur");
    assert!(scene.at_rest() && scene.state.trash.is_empty());
    assert_eq!(scene.told(&scene.other().discard), "2 copper, estate");
}

#[test]
fn torturer_offers_a_choice_even_with_nothing_to_lose() {
    let scene = || Scene::new(&["torturer"]).hand(0, "torturer").hand(1, "2 estate, gold").sound();
    let mut discards = scene();
    discards.play("torturer");
    discards.act(Action::Option(0));
    discards.choose("2 estate");
    assert_eq!(discards.in_hand(1), "gold");
    let mut cursed = scene();
    cursed.play("torturer");
    cursed.act(Action::Option(1));
    assert_eq!(cursed.in_hand(1), "gold, 2 estate, curse");
    let mut empty = Scene::new(&["torturer"]).hand(0, "torturer").emptied("curse").sound();
    empty.play("torturer");
    empty.act(Action::Option(1));
    assert!(empty.at_rest() && empty.other().owned().is_empty());
}

#[test]
fn upgrade_gains_exactly_one_more() {
    let mut scene = Scene::new(&["upgrade"]).hand(0, "upgrade, estate, copper, curse, gold").deck(0, "copper").sound();
    scene.play("upgrade");
    scene.choose("estate");
    // The only card of 3 is a Silver.
    assert_eq!(scene.told(&scene.me().discard), "silver");
    assert!(scene.at_rest());
    // Nothing costs 1: the Copper is gone for nothing.
    let mut nothing = Scene::new(&["upgrade"]).hand(0, "upgrade").top(0, "copper").sound();
    nothing.play("upgrade");
    assert_eq!((nothing.told(&nothing.state.trash), nothing.at_rest()), ("copper".to_owned(), true));
}

#[test]
fn harem_is_played_as_a_treasure_and_nobles_choose() {
    let mut scene = Scene::new(&["harem", "nobles"]).hand(0, "nobles, harem").deck(0, "4 copper").sound();
    scene.play("nobles");
    scene.act(Action::Option(1));
    assert_eq!(scene.left(), (2, 1, 0));
    scene.play("harem");
    assert_eq!(scene.left().2, 2);
    let mut draws = Scene::new(&["nobles"]).hand(0, "nobles").deck(0, "4 copper").sound();
    draws.play("nobles");
    draws.act(Action::Option(0));
    assert_eq!(draws.in_hand(0), "3 copper");
}

#[test]
fn council_and_spies_reach_all_three_others() {
    let game =
        rules(Setup { seats: 4, kingdom: vec!["saboteur".to_owned()], first_seat_begins: true, ..Setup::default() });
    let mut scene = Scene::of(game).hand(0, "saboteur").deck(1, "silver").deck(2, "gold").deck(3, "copper").sound();
    scene.play("saboteur");
    // In turn order: the second seat first, which may gain for its Silver.
    assert!(scene.asked().starts_with("1 Gain"), "{}", scene.asked());
    scene.gain("copper");
    assert!(scene.asked().starts_with("2 Gain"), "{}", scene.asked());
    scene.act(Action::Decline);
    assert!(scene.at_rest());
    assert_eq!(scene.told(&scene.state.trash), "silver, gold");
}
