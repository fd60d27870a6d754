//! Every kind of slot and of use.

use super::*;
use crate::CardId;

const PLACE: Action = Action::Place { die: 0, card: 1 };

/// The values of a die that go on a card with this slot.
fn accepted(slot: Slot) -> Vec<u8> {
    let fits = |value: &u8| {
        let fight = Ring::new().card("tool", slot, |die, _| vec![attack(die)]).dice(&[*value]);
        fight.game.validate(&fight.state, &PLACE).is_ok()
    };
    (1..=6).filter(fits).collect()
}

/// The damage of the first fighter's second card with these dice.
fn damage(slot: Slot, dice: &[u8]) -> u16 {
    let mut fight = Ring::new().card("tool", slot, |one, two| vec![attack(one + two)]).dice(dice);
    for _ in dice {
        fight.place(0, 1);
    }
    30 - fight.hp(1)
}

#[test]
fn any_takes_every_die() {
    assert_eq!(accepted(Slot::Any), [1, 2, 3, 4, 5, 6]);
    assert_eq!(damage(Slot::Any, &[4]), 4);
}

#[test]
fn even_takes_even_dice() {
    assert_eq!(accepted(Slot::Even), [2, 4, 6]);
}

#[test]
fn odd_takes_odd_dice() {
    assert_eq!(accepted(Slot::Odd), [1, 3, 5]);
}

#[test]
fn exactly_takes_one_value() {
    assert_eq!(accepted(Slot::Exactly(5)), [5]);
}

#[test]
fn at_most_takes_the_low() {
    assert_eq!(accepted(Slot::AtMost(3)), [1, 2, 3]);
}

#[test]
fn at_least_takes_the_high() {
    assert_eq!(accepted(Slot::AtLeast(5)), [5, 6]);
}

#[test]
fn free_pips_count_more_to_the_action() {
    assert_eq!(accepted(Slot::Bonus(2)).len(), 6);
    assert_eq!(damage(Slot::Bonus(2), &[3]), 5);
    assert_eq!(damage(Slot::Bonus(6), &[6]), 12);
}

#[test]
fn doubles_wait_for_an_equal_die() {
    let mut fight = Ring::new().card("tool", Slot::Doubles, |one, two| vec![attack(one + two)]).dice(&[4, 3, 4]);
    fight.place(0, 1);
    assert_eq!((fight.hp(1), fight.state.fighters[0].cards[1].held), (30, 4));
    assert_eq!(fight.refused(PLACE), "does-not-fit");
    fight.place(1, 1);
    assert_eq!((fight.hp(1), fight.state.fighters[0].cards[1].held), (22, 0));
}

#[test]
fn a_total_needs_exactly_its_sum() {
    assert_eq!(accepted(Slot::Total(9)), [3, 4, 5, 6]);
    assert_eq!(damage(Slot::Total(9), &[3, 6]), 9);
    let mut fight = Ring::new().card("tool", Slot::Total(9), |_, _| vec![attack(9)]).dice(&[5, 5, 4]);
    fight.place(0, 1);
    assert_eq!(fight.refused(PLACE), "does-not-fit");
    fight.place(1, 1);
    assert_eq!(fight.hp(1), 21);
}

#[test]
fn a_pair_takes_any_two_dice_in_order() {
    let mut fight = Ring::new().card("tool", Slot::Pair, |one, two| vec![attack(one * 3 - two)]).dice(&[5, 2]);
    fight.place(0, 1).place(0, 1);
    assert_eq!(fight.hp(1), 30 - 13);
}

#[test]
fn what_waits_for_a_second_die_is_lost_with_the_turn() {
    let mut fight = Ring::new().card("tool", Slot::Pair, |one, two| vec![attack(one + two)]).dice(&[5, 2]);
    fight.place(0, 1).next_turn(&[1, 2]);
    assert_eq!(fight.state.fighters[0].cards[1].held, 0);
    fight.place(0, 1).place(0, 1);
    assert_eq!(fight.hp(1), 27);
}

#[test]
fn a_countdown_goes_on_from_turn_to_turn_and_loses_what_is_beyond() {
    let mut fight = Ring::new().card("tool", Slot::Countdown(7), |_, _| vec![attack(10)]).dice(&[3, 1]);
    fight.place(0, 1).place(0, 1);
    assert_eq!((fight.hp(1), fight.state.fighters[0].cards[1].progress), (30, 4));
    fight.next_turn(&[6, 6]);
    assert_eq!(fight.state.fighters[0].cards[1].progress, 4);
    fight.place(0, 1);
    assert_eq!((fight.hp(1), fight.state.fighters[0].cards[1].progress), (20, 0));
    let (id, form) = (CardId(1), Form::Base);
    assert!(fight.events.contains(&Event::Counted { seat: Seat(0), card: 1, id, form, pips: 3, left: 0 }));
    assert_eq!(fight.refused(PLACE), "used");
}

#[test]
fn a_free_card_is_used_without_dice() {
    let mut fight = Ring::new().card("tool", Slot::Free, |_, _| vec![attack(5)]).dice(&[3]);
    assert_eq!(fight.refused(PLACE), "does-not-fit");
    fight.act(Action::Use { card: 1 });
    assert_eq!(fight.hp(1), 25);
    assert_eq!(fight.refused(Action::Use { card: 1 }), "used");
    assert_eq!(fight.refused(Action::Use { card: 0 }), "needs-dice");
}

#[test]
fn a_passive_card_takes_nothing() {
    let fight = Ring::new().card("tool", Slot::Passive, |_, _| Vec::new()).dice(&[3]);
    assert_eq!(fight.refused(PLACE), "passive");
    assert_eq!(fight.refused(Action::Use { card: 1 }), "passive");
}

#[test]
fn uses_are_counted_by_turn() {
    let twice = |face: &mut Face| face.uses = Uses::Turn(2);
    let mut fight = Ring::new().card_with("tool", Slot::Any, |die, _| vec![attack(die)], twice).dice(&[1, 1, 1]);
    fight.place(0, 1).place(0, 1);
    assert_eq!(fight.refused(PLACE), "used");
    fight.next_turn(&[1, 1, 1]).place(0, 1);
    assert_eq!(fight.hp(1), 27);
}

#[test]
fn unlimited_uses_last_as_long_as_the_dice() {
    let always = |face: &mut Face| face.uses = Uses::Unlimited;
    let mut fight = Ring::new().card_with("tool", Slot::Any, |die, _| vec![attack(die)], always).dice(&[1; 10]);
    for _ in 0..10 {
        fight.place(0, 1);
    }
    assert_eq!(fight.hp(1), 20);
}

#[test]
fn once_a_fight_is_once_a_fight() {
    let once = |face: &mut Face| face.uses = Uses::Fight;
    let mut fight = Ring::new().card_with("tool", Slot::Any, |die, _| vec![attack(die)], once).dice(&[1, 1]);
    fight.place(0, 1).next_turn(&[1, 1]);
    assert_eq!(fight.refused(PLACE), "used");
}

#[test]
fn a_turn_has_an_end_even_with_endless_dice() {
    let always = |face: &mut Face| face.uses = Uses::Unlimited;
    let again = |die, _| vec![Effect::Give(Amount::Fixed(die))];
    let mut fight = Ring::new().card_with("tool", Slot::Any, again, always).dice(&[1]);
    for _ in 0..crate::MOST_PLACEMENTS {
        fight.place(0, 1);
    }
    assert_eq!(fight.refused(PLACE), "too-many");
    assert_eq!(fight.game.actions(&fight.state), Some(vec![Action::EndTurn]));
}
