//! What strategists answer to what cards ask, card by card: what they discard, trash, reveal, keep and choose.

use dominion::agents::{Parameter, PlayParameters, Strategist};
use dominion::{Action, Card, Menu, Task};
use tabletop::{Agent, Budget, Eye, Game, Monitor, Seed, Think, Turn};

use crate::support::{self, Scene, cards};

/// What the seat to act does.
fn answer(scene: &Scene) -> Action {
    answer_by(scene, PlayParameters::default())
}

/// The same by other numbers.
fn answer_by(scene: &Scene, parameters: PlayParameters) -> Action {
    let Turn::Seat(seat) = scene.turn() else { panic!("a seat is to act") };
    let menu: Menu = "e2-d4-p8-gold@99|silver@99".parse().expect("a menu");
    let mut agent = Strategist::new(&scene.game, "money", &menu, true)
        .expect("its cards are in the game")
        .with_parameters(parameters);
    let (view, monitor) = (scene.game.view(&scene.state, Eye::Seat(seat)), Monitor::new());
    let rng = Seed(1).stream("none", 0);
    let mut think = Think { budget: Budget::nodes(0), explain: false, rng, monitor: &monitor };
    agent.decide(&scene.game, &view, &mut think).action
}

/// Lets the seats answer until nothing is asked.
fn settle(scene: &mut Scene) {
    while matches!(scene.state.stack.last(), Some(Task::Ask(..))) {
        let action = answer(scene);
        scene.act(action);
    }
}

fn choice(scene: &Scene, text: &str) -> Action {
    Action::Choose(cards(&scene.game, text))
}

/// Plays the first seat's card of that id and says what is answered first.
fn played(mut scene: Scene, id: &str) -> (Scene, Action) {
    scene.play(id);
    let action = answer(&scene);
    (scene, action)
}

#[test]
fn dead_cards_and_coppers_are_discarded_for_new_ones() {
    let scene =
        Scene::new(&["cellar"]).hand(0, "cellar, estate, duchy, curse, copper, gold").deck(0, "9 silver").sound();
    let (scene, action) = played(scene, "cellar");
    assert_eq!(action, choice(&scene, "estate, duchy, curse, copper"));
}

#[test]
fn junk_is_trashed_and_enough_coins_are_kept() {
    let scene = Scene::new(&["chapel"]).hand(0, "chapel, curse, estate, 3 copper").sound();
    let (scene, action) = played(scene, "chapel");
    // The deck has three coins in all: the Coppers stay.
    assert_eq!(action, choice(&scene, "curse, estate"));
    let rich = Scene::new(&["chapel"]).hand(0, "chapel, 3 copper").discard(0, "2 gold").sound();
    let (rich, action) = played(rich, "chapel");
    assert_eq!(action, choice(&rich, "3 copper"));
    // At the end of the game Estates are points.
    let mut late = Scene::new(&["chapel"]).hand(0, "chapel, curse, estate").sound();
    late.state.supply.take(Card::PROVINCE, 6);
    late.state.trash.add(Card::PROVINCE, 6);
    let (late, action) = played(late, "chapel");
    assert_eq!(action, choice(&late, "curse"));
}

#[test]
fn a_militia_takes_victory_cards_curses_coppers_and_then_the_cheapest() {
    for (hand, gone) in [
        ("2 copper, estate, province, gold", "estate, province"),
        ("copper, estate, curse, silver, gold", "estate, curse"),
        ("2 copper, silver, gold, smithy", "2 copper"),
        ("silver, 2 gold, smithy, copper", "copper, silver"),
    ] {
        let scene = Scene::new(&["militia", "smithy"]).hand(0, "militia").hand(1, hand).sound();
        let (scene, action) = played(scene, "militia");
        assert_eq!(action, choice(&scene, gone), "{hand}");
    }
}

#[test]
fn shields_are_shown_and_curses_discarded() {
    let moat = Scene::new(&["moat", "witch"]).hand(0, "witch").hand(1, "moat").sound();
    assert_eq!(played(moat, "witch").1, Action::Accept);
    let curse = Scene::new(&["mountebank"]).hand(0, "mountebank").hand(1, "curse").sound();
    assert_eq!(played(curse, "mountebank").1, Action::Accept);
}

#[test]
fn the_best_discarded_card_comes_back_and_dead_ones_do_not() {
    for (discarded, back) in [("copper, gold, estate", "gold"), ("estate, curse", "")] {
        let scene = Scene::new(&["harbinger"]).hand(0, "harbinger").deck(0, "copper").discard(0, discarded).sound();
        let (scene, action) = played(scene, "harbinger");
        assert_eq!(action, choice(&scene, back), "{discarded}");
    }
}

#[test]
fn the_dearest_treasure_that_can_grow_is_mined() {
    for (hand, trashed) in
        [("mine, copper, silver, gold", "silver"), ("mine, copper, gold", "copper"), ("mine, 2 gold", "")]
    {
        let scene = Scene::new(&["mine"]).hand(0, hand).sound();
        let (scene, action) = played(scene, "mine");
        assert_eq!(action, choice(&scene, trashed), "{hand}");
    }
}

#[test]
fn what_is_missed_least_is_remodeled_and_late_gold_becomes_a_province() {
    let early = Scene::new(&["remodel"]).hand(0, "remodel, copper, estate, gold").sound();
    let (early, action) = played(early, "remodel");
    assert_eq!(action, choice(&early, "estate"));
    let mut late = Scene::new(&["remodel"]).hand(0, "remodel, copper, estate, gold").sound();
    late.state.supply.take(Card::PROVINCE, 3);
    late.state.trash.add(Card::PROVINCE, 3);
    let (mut late, action) = played(late, "remodel");
    assert_eq!(action, choice(&late, "gold"));
    late.act(action);
    assert_eq!(answer(&late), Action::Gain(Card::PROVINCE));
}

#[test]
fn gains_go_by_the_menu_and_must_be_taken_where_nothing_is_wanted() {
    let scene = Scene::new(&["workshop", "smithy"]).hand(0, "workshop").sound();
    assert_eq!(played(scene, "workshop").1, Action::Gain(Card::SILVER));
    let none = Scene::new(&["workshop", "smithy"]).hand(0, "workshop").emptied("silver").sound();
    let (none, action) = played(none, "workshop");
    assert_eq!(action, Action::Gain(support::card(&none.game, "smithy")));
    // Only Curses and Coppers: the Copper, and never the Curse.
    let mut poor = Scene::new(&["workshop"]).hand(0, "workshop");
    for id in ["silver", "estate", "workshop"] {
        poor = poor.emptied(id);
    }
    assert_eq!(played(poor, "workshop").1, Action::Gain(Card::COPPER));
}

#[test]
fn a_sentry_trashes_junk_discards_points_and_keeps_the_rest() {
    let mut scene = Scene::new(&["sentry"]).hand(0, "sentry").top(0, "gold").top(0, "curse").top(0, "copper").sound();
    scene.play("sentry");
    settle(&mut scene);
    assert_eq!((scene.told(&scene.state.trash), scene.me().top.len()), ("curse".to_owned(), 1));
    let mut points =
        Scene::new(&["sentry"]).hand(0, "sentry").top(0, "province").top(0, "duchy").top(0, "copper").sound();
    points.play("sentry");
    settle(&mut points);
    assert_eq!(points.told(&points.me().discard), "duchy, province");
    // Of two good cards the better one is drawn first.
    let mut good = Scene::new(&["sentry"]).hand(0, "sentry").top(0, "gold").top(0, "silver").top(0, "copper").sound();
    good.play("sentry");
    settle(&mut good);
    assert_eq!(good.me().top.last().map(|top| top.card), Some(Card::GOLD));
}

#[test]
fn spies_leave_good_cards_at_home_and_bad_ones_elsewhere() {
    for (own, other, kept) in
        [("gold", "gold", (true, false)), ("estate", "curse", (false, true)), ("copper", "copper", (false, true))]
    {
        let mut scene = Scene::new(&["spy"]).hand(0, "spy").top(0, own).top(0, "silver").top(1, other).sound();
        scene.play("spy");
        settle(&mut scene);
        assert_eq!((scene.me().top.len() == 1, scene.other().top.len() == 1), kept, "{own}, {other}");
    }
}

#[test]
fn a_library_leaves_out_actions_that_can_no_longer_be_played() {
    let scene = || Scene::new(&["library", "smithy"]).hand(0, "library").deck(0, "9 copper").top(0, "smithy").sound();
    assert_eq!(played(scene(), "library").1, Action::Accept);
    let mut more = scene();
    more.state.turn.actions = 2;
    assert_eq!(played(more, "library").1, Action::Decline);
}

#[test]
fn a_courtyard_puts_back_an_action_that_waits() {
    let stuck = Scene::new(&["courtyard", "smithy"]).hand(0, "courtyard, smithy, gold").sound();
    let (stuck, action) = played(stuck, "courtyard");
    assert_eq!(action, choice(&stuck, "smithy"));
    let plain = Scene::new(&["courtyard"]).hand(0, "courtyard, estate, gold").sound();
    let (plain, action) = played(plain, "courtyard");
    assert_eq!(action, choice(&plain, "estate"));
}

#[test]
fn a_steward_trashes_two_junk_cards_and_else_takes_cards() {
    let junk = Scene::new(&["steward"]).hand(0, "steward, 2 curse, gold").sound();
    assert_eq!(played(junk, "steward").1, Action::Option(2));
    let clean = Scene::new(&["steward"]).hand(0, "steward, gold").sound();
    assert_eq!(played(clean, "steward").1, Action::Option(0));
    let rich = || Scene::new(&["steward"]).hand(0, "steward, 2 gold");
    assert_eq!(
        played(rich().sound(), "steward").1,
        Action::Option(0),
        "early Provinces fill a deck that is not built yet"
    );
    let late = rich().discard(1, "3 province").sound();
    assert_eq!(played(late, "steward").1, Action::Option(1), "two coins make a Province");
}

#[test]
fn nobles_bring_actions_where_actions_wait() {
    let stuck = Scene::new(&["nobles", "smithy"]).hand(0, "nobles, smithy").sound();
    assert_eq!(played(stuck, "nobles").1, Action::Option(1));
    let free = Scene::new(&["nobles", "smithy"]).hand(0, "nobles, gold").sound();
    assert_eq!(played(free, "nobles").1, Action::Option(0));
}

#[test]
fn minions_keep_a_good_hand_and_renew_a_poor_one() {
    for (hand, option) in [("minion, gold, silver", 0), ("minion, 3 copper", 1), ("minion, 3 estate", 1)] {
        let scene = Scene::new(&["minion"]).hand(0, hand).sound();
        assert_eq!(played(scene, "minion").1, Action::Option(option), "{hand}");
    }
}

#[test]
fn torturers_are_paid_with_dead_cards() {
    let dead = Scene::new(&["torturer"]).hand(0, "torturer").hand(1, "2 estate, gold").sound();
    assert_eq!(played(dead, "torturer").1, Action::Option(0));
    let good = Scene::new(&["torturer"]).hand(0, "torturer").hand(1, "2 gold, silver").sound();
    assert_eq!(played(good, "torturer").1, Action::Option(1));
    // Without Curses there is nothing to fear.
    let none = Scene::new(&["torturer"]).hand(0, "torturer").hand(1, "2 estate, gold").emptied("curse").sound();
    assert_eq!(played(none, "torturer").1, Action::Option(1));
}

#[test]
fn throne_rooms_take_the_best_action_and_treasuries_return() {
    let scene = Scene::new(&["throne_room", "smithy", "moat"]).hand(0, "throne_room, moat").deck(0, "9 copper").sound();
    let (scene, action) = played(scene, "throne_room");
    assert_eq!(action, choice(&scene, "moat"));
    let mut treasury = Scene::new(&["treasury"]).hand(0, "2 treasury").deck(0, "9 copper").sound();
    treasury.play("treasury");
    treasury.play("treasury");
    treasury.act(Action::EndTurn);
    assert_eq!(answer(&treasury), choice(&treasury, "2 treasury"));
}

#[test]
fn the_cheapest_treasure_falls_to_a_bandit() {
    let scene = Scene::new(&["bandit"]).hand(0, "bandit").top(1, "silver").top(1, "gold").sound();
    let (scene, action) = played(scene, "bandit");
    assert_eq!(action, choice(&scene, "silver"));
}

#[test]
fn numbers_say_when_gold_becomes_a_province_and_what_is_trashed() {
    let mut scene = Scene::new(&["remodel", "chapel"]).hand(0, "remodel, chapel, 2 estate, gold, copper").sound();
    scene.state.turn.actions = 2;
    let (mut scene, _) = played(scene, "remodel");
    let plain = PlayParameters::default();
    let early = answer_by(&scene, PlayParameters { remodel: 8, ..plain });
    assert_eq!((early, answer_by(&scene, plain)), (choice(&scene, "gold"), choice(&scene, "estate")));
    scene.act(early);
    scene.gain("province");
    scene.play("chapel");
    // Seven Provinces are left.
    let thrift = PlayParameters { estates: 7, coins: 0, ..plain };
    assert_eq!(answer_by(&scene, thrift), choice(&scene, "copper"));
    assert_eq!(answer_by(&scene, plain), choice(&scene, "2 estate"));
}

#[test]
fn a_kingdom_asks_for_the_numbers_its_cards_need() {
    let catalog = support::catalog();
    let of = |id: &str| Parameter::of(catalog.get(id).expect("it is shipped"));
    assert_eq!(of("remodel"), [Parameter::Remodel, Parameter::Estates, Parameter::Coins]);
    assert_eq!(of("steward"), [Parameter::Estates, Parameter::Coins]);
    assert!(of("mine").is_empty() && of("village").is_empty());
}
