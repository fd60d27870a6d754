//! Turns, buying, ends and ranks.

use dominion::{Action, Card, End, Phase, Setup};
use tabletop::{Game, Seat, Turn};

use crate::support::{Scene, card, rules};

#[test]
fn a_turn_is_actions_treasures_buys() {
    let mut scene = Scene::new(&["smithy", "festival"]).hand(0, "smithy, festival, 2 copper, estate").sound();
    let buy = |id: &str, scene: &Scene| Action::Buy(card(&scene.game, id));
    assert_eq!(scene.refused(buy("silver", &scene)).rule, "beyond-coins");
    assert_eq!(scene.refused(Action::Play(Card::ESTATE)).rule, "not-playable");
    assert_eq!(scene.refused(Action::Play(Card::GOLD)).rule, "not-in-hand");
    assert_eq!(scene.refused(Action::Accept).rule, "not-asked");
    scene.play("copper");
    let smithy = Action::Play(card(&scene.game, "smithy"));
    assert_eq!(scene.refused(smithy).rule, "treasures-played");
    scene.buy("copper");
    assert_eq!(scene.refused(Action::Play(Card::COPPER)).rule, "bought");
    assert_eq!(scene.refused(Action::PlayTreasures).rule, "bought");
    assert_eq!(scene.refused(buy("copper", &scene)).rule, "no-buys");
    assert_eq!(scene.refused(buy("platinum", &scene)).rule, "no-pile");
    scene.act(Action::EndTurn);
    // All of it is discarded, and five of the six cards are drawn again.
    assert_eq!((scene.me().turns, scene.turn(), scene.left()), (1, Turn::Chance, (0, 0, 0)));
    scene.draw("3 copper, estate, smithy");
    assert_eq!((scene.turn(), scene.left()), (Turn::Seat(Seat(1)), (1, 1, 0)));
}

#[test]
fn one_action_a_turn_unless_there_are_more() {
    let mut scene = Scene::new(&["smithy", "village"]).hand(0, "2 smithy, village").deck(0, "9 copper").sound();
    let smithy = Action::Play(card(&scene.game, "smithy"));
    scene.play("village");
    scene.act(smithy);
    scene.act(smithy);
    assert_eq!((scene.left().0, scene.in_hand(0).as_str()), (0, "7 copper"));
    let mut plain = Scene::new(&["smithy"]).hand(0, "2 smithy").sound();
    plain.act(smithy_of(&plain));
    assert_eq!(plain.refused(smithy_of(&plain)).rule, "no-actions");
}

fn smithy_of(scene: &Scene) -> Action {
    Action::Play(card(&scene.game, "smithy"))
}

#[test]
fn the_discard_pile_becomes_the_deck_where_it_must() {
    let mut scene = Scene::new(&["smithy"]).hand(0, "smithy").deck(0, "gold").discard(0, "2 estate").sound();
    let events = scene.play("smithy");
    assert_eq!(scene.in_hand(0), "gold, 2 estate");
    assert!(events.contains(&dominion::Event::Shuffled(Seat(0))), "{events:?}");
}

#[test]
fn the_last_province_ends_the_game_after_the_turn() {
    let mut scene = Scene::new(&[]).hand(0, "3 gold").discard(0, "province").sound();
    let left = scene.state.supply.count(Card::PROVINCE) - 1;
    scene.state.supply.take(Card::PROVINCE, left);
    scene.state.trash.add(Card::PROVINCE, left);
    scene.act(Action::PlayTreasures);
    scene.buy("province");
    assert_eq!(scene.turn(), Turn::Seat(Seat(0)));
    scene.act(Action::EndTurn);
    assert_eq!((scene.turn(), scene.state.turn.phase), (Turn::Over, Phase::Over(End::Victory)));
    let standing = scene.game.standing(&scene.state).unwrap();
    assert_eq!((standing.places, standing.reason.as_ref()), (vec![1, 2], "victory_pile"));
}

#[test]
fn three_empty_piles_end_it_and_two_do_not() {
    for (empty, over) in [(&["curse", "smithy"][..], false), (&["curse", "smithy", "estate"][..], true)] {
        let mut scene = Scene::new(&["smithy"]);
        for id in empty {
            scene = scene.emptied(id);
        }
        scene.act(Action::EndTurn);
        assert_eq!(scene.turn() == Turn::Over, over);
        if over {
            assert_eq!(scene.state.turn.phase, Phase::Over(End::Piles));
        }
    }
}

#[test]
fn the_last_colony_ends_it_where_there_are_colonies() {
    let game = rules(Setup { kingdom: Vec::new(), colonies: true, first_seat_begins: true, ..Setup::default() });
    let mut scene = Scene::of(game).emptied("colony");
    scene.act(Action::EndTurn);
    assert_eq!(scene.state.turn.phase, Phase::Over(End::Victory));
    // Without them the empty number is no pile.
    let plain = Scene::new(&[]);
    assert_eq!(plain.game.empty_piles(&plain.state.supply), 0);
}

#[test]
fn equal_points_go_to_fewer_turns_and_else_are_shared() {
    let over = |turns: [u16; 2]| {
        let mut scene = Scene::new(&[]).hand(0, "duchy").hand(1, "duchy").emptied("province");
        scene.state.players[0].turns = turns[0];
        scene.state.players[1].turns = turns[1];
        scene.act(Action::EndTurn);
        scene.game.standing(&scene.state).unwrap().places
    };
    // The first seat's turn is the last one: it has one more.
    assert_eq!(over([8, 8]), [2, 1]);
    assert_eq!(over([7, 8]), [1, 1]);
}

#[test]
fn the_limit_of_turns_ends_it() {
    let game = rules(Setup { kingdom: Vec::new(), first_seat_begins: true, turn_limit: 1, ..Setup::default() });
    let mut scene = Scene::of(game);
    scene.act(Action::EndTurn);
    assert_eq!(scene.turn(), Turn::Seat(Seat(1)));
    scene.act(Action::EndTurn);
    assert_eq!(scene.state.turn.phase, Phase::Over(End::Turns));
}
