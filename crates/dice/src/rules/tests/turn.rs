//! The order of a turn, who begins, and how fights end.

use super::*;
use crate::state::other;
use crate::{Affinity, Element};

#[test]
fn a_turn_passes_in_its_order() {
    let start = |face: &mut Face| face.at_start = Some(face.action.clone());
    let ring = Ring::new().card_with("drum", Slot::Free, |_, _| vec![inflict(Side::Own, Status::FREEZE, 1)], start);
    let mut fight = ring.with(0, Status::POISON, 1).with(0, Status::SHOCK, 1).with(0, Status::WEAKEN, 1).fight();
    // Poison has ticked and the drum has sounded before chance is asked for shock, then weaken, then dice.
    assert_eq!((fight.hp(0), fight.of(0, Status::FREEZE)), (29, 1));
    assert_eq!(fight.state.due, Some(Due::Shock));
    fight.fall(Outcome::Card(1));
    assert_eq!(fight.state.due, Some(Due::Weaken));
    fight.fall(Outcome::Card(0)).roll(&[2, 6, 3]);
    // Frost comes after the dice.
    assert_eq!(fight.values(), [2, 1, 3]);
}

#[test]
fn a_start_action_that_blinds_counts_this_turn() {
    let start = |face: &mut Face| face.at_start = Some(face.action.clone());
    let ring = Ring::new().card_with("veil", Slot::Free, |_, _| vec![inflict(Side::Own, Status::BLIND, 1)], start);
    let mut fight = ring.fight();
    fight.roll(&[2, 6]);
    assert_eq!(fight.values(), [0, 2, 6]);
    assert_eq!(fight.of(0, Status::BLIND), 0);
}

#[test]
fn end_actions_come_before_statuses_drop() {
    let end = |face: &mut Face| face.at_end = Some(face.action.clone());
    let twice = |_, _| vec![inflict(Side::Own, Status::BURN, 1), attack(2)];
    let mut fight = Ring::new().card_with("bell", Slot::Free, twice, end).dice(&[1]);
    fight.end();
    assert_eq!((fight.hp(1), fight.of(0, Status::BURN)), (28, 1));
}

#[test]
fn dice_left_are_lost_and_cards_are_ready_again() {
    let mut fight = Ring::new().dice(&[1, 2]);
    fight.place(0, 0).next_turn(&[3, 4]);
    assert_eq!((fight.values(), fight.state.round), (vec![3, 4], 2));
    fight.place(0, 0);
}

#[test]
fn who_goes_first_is_inborn() {
    assert_eq!(Ring::new().fight().state.active, Seat(0));
    let mut fight = Ring::new().born(1, Innate::GoesFirst).fight();
    assert_eq!(fight.state.active, Seat(1));
    fight.roll(&[1, 1, 1]).act(Action::EndTurn);
    assert_eq!((fight.state.active, fight.state.round), (Seat(0), 1));
    fight.roll(&[1, 1, 1]).act(Action::EndTurn);
    assert_eq!((fight.state.active, fight.state.round), (Seat(1), 2));
    let both = Ring::new().born(0, Innate::GoesFirst).born(1, Innate::GoesFirst);
    assert_eq!(both.fight().state.active, Seat(0));
}

#[test]
fn growing_dice_grow_each_turn() {
    let mut fight = Ring::new().born(0, Innate::GrowingDice).dice(&[1]);
    fight.next_turn(&[1, 2]).next_turn(&[1, 2, 3]);
    assert_eq!(fight.values(), [1, 2, 3]);
}

#[test]
fn affinities_change_what_lands() {
    let tool = |affinity| {
        let ring = Ring::new().card("tool", Slot::Any, |_, _| vec![inflict(Side::Foe, Status::BURN, 3)]);
        let mut ring =
            ring.born(1, Innate::Takes(Element::Fire, affinity)).born(1, Innate::Takes(Element::Ice, Affinity::Weak));
        ring.fighters[1].hp = Some(20);
        let mut fight = ring.dice(&[1]);
        fight.place(0, 1);
        (fight.of(1, Status::BURN), fight.hp(1))
    };
    assert_eq!(tool(Affinity::Immune), (0, 20));
    assert_eq!(tool(Affinity::Weak), (6, 20));
    assert_eq!(tool(Affinity::Strong), (2, 20));
    assert_eq!(tool(Affinity::Absorbs), (0, 23));
    for (element, status) in
        [(Element::Ice, Status::FREEZE), (Element::Shock, Status::SHOCK), (Element::Poison, Status::POISON)]
    {
        let ring = Ring::new().card("tool", Slot::Any, move |_, _| vec![inflict(Side::Foe, status, 3)]);
        let mut fight = ring.born(1, Innate::Takes(element, Affinity::Immune)).dice(&[1]);
        fight.place(0, 1);
        assert_eq!(fight.of(1, status), 0, "{status:?}");
    }
}

#[test]
fn the_last_round_ends_the_fight_without_a_winner() {
    let mut ring = Ring::new();
    ring.rounds = 1;
    let mut fight = ring.dice(&[1]);
    fight.end().act(Action::EndTurn);
    let standing = fight.game.standing(&fight.state).expect("over");
    assert_eq!((standing.places, standing.reason.as_ref()), (vec![1, 1], "round_limit"));
}

#[test]
fn who_flees_has_lost() {
    let mut fight = Ring::new().card("tool", Slot::Free, |_, _| vec![Effect::Flee, attack(30)]).dice(&[1]);
    fight.act(Action::Use { card: 1 });
    let standing = fight.game.standing(&fight.state).expect("over");
    assert_eq!((standing.winner(), standing.reason.as_ref(), fight.hp(1)), (Some(Seat(1)), "flight", 30));
}

#[test]
fn who_dies_of_poison_is_foreseen() {
    let mut deaths = 0;
    // Who acts, whether it is the last round, and the poison of both.
    for (actor, last, poison) in (0..36).map(|at| (at % 2, at / 2 % 2 == 1, [at / 4 % 3, at / 12 % 3])) {
        let mut ring = Ring::new();
        (ring.rounds, ring.fighters[0].dice, ring.fighters[1].dice) = (if last { 1 } else { 9 }, 0, 0);
        let mut fight = ring.fight();
        if actor == 1 {
            fight.act(Action::EndTurn);
        }
        for (fighter, poison) in fight.state.fighters.iter_mut().zip(poison) {
            fighter.hp = 2;
            // One short of the HP, as much, and far more.
            fighter.statuses.set(Status::POISON, [1, 2, 99][poison]);
        }
        let foreseen = fight.game.dies_of_poison(&fight.state);
        let ends = |fight: &mut Fight| {
            if !fight.state.over() {
                fight.act(Action::EndTurn);
            }
        };
        ends(&mut fight);
        ends(&mut fight);
        let winner = fight.game.standing(&fight.state).and_then(|standing| standing.winner());
        assert_eq!(foreseen, winner.map(other), "seat {actor} acts, last round {last}, {poison:?}");
        deaths += u32::from(foreseen.is_some());
    }
    // In the last round there is one poison left to fall, on who comes second.
    assert_eq!(deaths, 8 + 8 + 6);
}
