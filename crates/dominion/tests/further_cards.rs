//! The further pool, card by card: the first edition of the base set, Intrigue, Seaside, Prosperity.

mod support;

use dominion::{Action, Card, Drawn, Event, Setup};
use support::{Scene, card, cards, kingdom, rules};
use tabletop::{Eye, Game, Seat};

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
