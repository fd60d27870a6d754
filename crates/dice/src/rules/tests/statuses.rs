//! Every bad status: what it does, and when it ends.

use super::*;

/// The first fighter with a tool that puts a status on a side.
pub(super) fn puts(side: Side, status: Status, count: i16) -> Ring {
    Ring::new().card("tool", Slot::Any, move |_, _| vec![inflict(side, status, count)])
}

#[test]
fn poison_hurts_past_the_shield_and_shrinks() {
    let mut fight = Ring::new().with(0, Status::POISON, 3).with(0, Status::SHIELD, 9).dice(&[1]);
    assert_eq!((fight.hp(0), fight.of(0, Status::POISON), fight.of(0, Status::SHIELD)), (27, 2, 9));
    fight.next_turn(&[1]);
    assert_eq!((fight.hp(0), fight.of(0, Status::POISON)), (25, 1));
}

#[test]
fn poison_can_kill() {
    let mut ring = Ring::new().with(0, Status::POISON, 3);
    ring.fighters[0].hp = Some(3);
    let fight = ring.fight();
    assert_eq!(fight.game.standing(&fight.state).expect("over").winner(), Some(Seat(1)));
}

#[test]
fn burn_sets_the_next_dice_alight() {
    let mut fight = Ring::new().with(0, Status::BURN, 2).dice(&[5, 4, 3]);
    assert_eq!([0, 1, 2].map(|at| fight.die(at).burning), [true, true, false]);
    assert_eq!(fight.of(0, Status::BURN), 0);
    fight.place(0, 0);
    assert_eq!((fight.hp(0), fight.hp(1)), (28, 25));
}

#[test]
fn shield_and_reduce_help_against_burning_dice() {
    let mut fight = Ring::new().with(0, Status::BURN, 1).with(0, Status::SHIELD, 1).dice(&[5]);
    fight.place(0, 0);
    assert_eq!((fight.hp(0), fight.of(0, Status::SHIELD)), (29, 0));
    // Reduce is gone by one's own turn unless something puts it on at turn start: so on oneself, while acting.
    let ring = Ring::new()
        .with(0, Status::BURN, 2)
        .card("tool", Slot::Any, |_, _| vec![inflict(Side::Own, Status::REDUCE, 1)]);
    let mut fight = ring.dice(&[5, 4]);
    fight.place(0, 1).place(0, 0);
    assert_eq!(fight.hp(0), 30 - 2 - 1);
}

#[test]
fn a_burning_die_can_kill_its_owner() {
    let mut ring = Ring::new().with(0, Status::BURN, 1);
    ring.fighters[0].hp = Some(2);
    let mut fight = ring.dice(&[6]);
    fight.place(0, 0);
    assert_eq!((fight.hp(1), fight.game.standing(&fight.state).expect("over").winner()), (30, Some(Seat(1))));
}

#[test]
fn burn_left_over_ends_with_the_turn() {
    let mut fight = Ring::new().with(0, Status::BURN, 5).dice(&[1, 1]);
    assert_eq!(fight.of(0, Status::BURN), 3);
    fight.end();
    assert_eq!(fight.of(0, Status::BURN), 0);
}

#[test]
fn burn_left_over_lights_dice_rolled_later() {
    let ring = Ring::new().with(0, Status::BURN, 3).card("tool", Slot::Any, |_, _| vec![Effect::Roll]);
    let mut fight = ring.dice(&[1, 1]);
    fight.place(0, 1).fall(Outcome::Die(4));
    assert!(fight.die(1).burning && fight.of(0, Status::BURN) == 0);
}

#[test]
fn freeze_makes_the_highest_dice_ones() {
    let fight = Ring::new().with(0, Status::FREEZE, 2).dice(&[2, 6, 5, 6]);
    assert_eq!(fight.values(), [2, 1, 5, 1]);
    assert_eq!(fight.of(0, Status::FREEZE), 0);
}

#[test]
fn freeze_takes_no_die_twice_and_ends_with_the_turn() {
    let mut fight = Ring::new().with(0, Status::FREEZE, 5).dice(&[2, 6]);
    assert_eq!((fight.values(), fight.of(0, Status::FREEZE)), (vec![1, 1], 3));
    fight.end();
    assert_eq!(fight.of(0, Status::FREEZE), 0);
}

#[test]
fn shock_turns_a_card_off_until_a_die_is_spent() {
    let mut fight = Ring::new().with(0, Status::SHOCK, 1).fight();
    assert_eq!(fight.state.due, Some(Due::Shock));
    fight.fall(Outcome::Card(0)).roll(&[3, 5, 1]);
    assert!(fight.state.fighters[0].cards[0].shocked);
    fight.place(0, 0);
    assert_eq!((fight.hp(1), fight.state.fighters[0].cards[0].shocked), (30, false));
    fight.place(0, 0);
    assert_eq!(fight.hp(1), 25);
}

#[test]
fn shock_beyond_the_cards_and_the_turn_is_lost() {
    let mut fight = Ring::new().with(0, Status::SHOCK, 4).fight();
    fight.fall(Outcome::Card(0)).roll(&[1, 1, 1]);
    assert_eq!(fight.of(0, Status::SHOCK), 3);
    fight.end();
    assert_eq!((fight.of(0, Status::SHOCK), fight.state.fighters[0].cards[0].shocked), (0, false));
}

#[test]
fn shock_spares_a_started_countdown() {
    let mut fight = Ring::new().card("tool", Slot::Countdown(9), |_, _| vec![attack(9)]).dice(&[3]);
    fight.place(0, 1).end();
    fight.state.fighters[0].statuses.set(Status::SHOCK, 1);
    fight.act(Action::EndTurn);
    assert_eq!(fight.game.outcomes(&fight.state), [(1.0, Outcome::Card(0))]);
}

#[test]
fn a_shocked_card_without_slot_takes_any_die_to_wake() {
    let mut fight = Ring::new().card("tool", Slot::Free, |_, _| vec![attack(9)]).with(0, Status::SHOCK, 1).fight();
    fight.fall(Outcome::Card(1)).roll(&[1, 2, 3]);
    assert_eq!(fight.refused(Action::Use { card: 1 }), "shocked");
    fight.place(0, 1).act(Action::Use { card: 1 });
    assert_eq!(fight.hp(1), 21);
}

#[test]
fn weaken_lands_on_cards_until_the_next_turn() {
    let mut fight = Ring::new().with(0, Status::WEAKEN, 1).fight();
    assert_eq!(fight.state.due, Some(Due::Weaken));
    fight.fall(Outcome::Card(0)).roll(&[5, 1, 1]).place(0, 0);
    assert_eq!((fight.hp(1), fight.of(0, Status::WEAKEN)), (26, 0));
    fight.next_turn(&[5, 1, 1]).place(0, 0);
    assert_eq!(fight.hp(1), 21);
}

#[test]
fn weaken_beyond_the_cards_is_lost() {
    let mut fight = Ring::new().with(0, Status::WEAKEN, 7).fight();
    fight.fall(Outcome::Card(0));
    assert_eq!((fight.state.due, fight.of(0, Status::WEAKEN)), (Some(Due::Roll), 0));
}

#[test]
fn blind_dice_have_no_number_until_they_are_put_somewhere() {
    let mut fight = Ring::new().with(0, Status::BLIND, 1).fight();
    fight.roll(&[2, 3]);
    assert_eq!(fight.values(), [0, 2, 3]);
    fight.place(0, 0);
    assert_eq!(fight.state.due, Some(Due::Turn(0)));
    assert_eq!(fight.game.outcomes(&fight.state).len(), 6);
    fight.fall(Outcome::Die(6));
    assert_eq!(fight.hp(1), 24);
}

#[test]
fn a_blind_die_that_does_not_fit_comes_back_seen() {
    let ring = Ring::new().with(0, Status::BLIND, 1).card("tool", Slot::Even, |die, _| vec![attack(die)]);
    let mut fight = ring.fight();
    fight.roll(&[2, 3]).place(0, 1).fall(Outcome::Die(5));
    assert_eq!((fight.values(), fight.hp(1)), (vec![2, 3, 5], 30));
    assert!(fight.events.contains(&Event::Turned { seat: Seat(0), value: 5, back: true }));
}

#[test]
fn blind_is_apart_from_burn() {
    let mut ring = Ring::new().with(0, Status::BLIND, 1).with(0, Status::BURN, 1);
    ring.fighters[0].dice = 1;
    let mut fight = ring.fight();
    assert!(fight.die(0).hidden() && fight.die(0).burning);
    fight.place(0, 0).fall(Outcome::Die(2));
    assert_eq!((fight.hp(0), fight.hp(1)), (28, 28));
}

#[test]
fn a_blind_die_burns_once_even_if_it_comes_back() {
    let ring = Ring::new()
        .with(0, Status::BLIND, 1)
        .with(0, Status::BURN, 1)
        .card("tool", Slot::Even, |die, _| vec![attack(die)]);
    let mut fight = ring.fight();
    fight.roll(&[1, 1]).place(0, 1).fall(Outcome::Die(5));
    assert_eq!((fight.hp(0), fight.die(2)), (28, Die::new(5)));
}

#[test]
fn frost_takes_face_down_dice_last() {
    let mut fight = Ring::new().with(0, Status::BLIND, 1).with(0, Status::FREEZE, 1).fight();
    fight.roll(&[2, 3]);
    assert_eq!(fight.values(), [0, 2, 1]);
}

#[test]
fn blind_ends_with_the_turn() {
    let mut ring = Ring::new().with(0, Status::BLIND, 9);
    ring.fighters[0].dice = 2;
    let mut fight = ring.fight();
    assert_eq!((fight.values(), fight.of(0, Status::BLIND)), (vec![0, 0], 7));
    fight.end();
    assert_eq!(fight.of(0, Status::BLIND), 0);
}

#[test]
fn lock_holds_the_first_dice_and_each_die_takes_one_of_lock_and_burn() {
    let mut fight = Ring::new().with(0, Status::LOCK, 1).with(0, Status::BURN, 1).dice(&[6, 5, 4]);
    let marks = [0, 1, 2].map(|at| (fight.die(at).locked, fight.die(at).burning));
    assert_eq!(marks, [(true, false), (false, true), (false, false)]);
    assert_eq!(fight.refused(Action::Place { die: 0, card: 0 }), "locked");
    fight.end();
    assert!(fight.state.fighters[0].dice.is_empty());
}

#[test]
fn a_curse_fizzles_half_the_time_and_shrinks_when_it_does() {
    let mut fight = Ring::new().with(0, Status::CURSE, 2).dice(&[6, 5]);
    fight.place(0, 0);
    let outcomes = [(0.5, Outcome::Fizzle(false)), (0.5, Outcome::Fizzle(true))];
    assert_eq!(fight.game.outcomes(&fight.state), outcomes);
    fight.fall(Outcome::Fizzle(true));
    assert_eq!((fight.hp(1), fight.of(0, Status::CURSE), fight.values()), (30, 1, vec![5]));
    assert_eq!(fight.refused(Action::Place { die: 0, card: 0 }), "used");
    fight.end();
    assert_eq!(fight.of(0, Status::CURSE), 0);
}

#[test]
fn a_curse_that_does_not_fizzle_stays() {
    let mut fight = Ring::new().with(0, Status::CURSE, 2).dice(&[6, 5]);
    fight.place(0, 0).fall(Outcome::Fizzle(false));
    assert_eq!((fight.hp(1), fight.of(0, Status::CURSE)), (24, 2));
}

#[test]
fn silence_turns_skill_and_limit_off() {
    let ring = Ring::new().with(0, Status::SILENCE, 1).card("skill", Slot::Free, |_, _| vec![attack(3)]).skilled();
    let mut fight = ring.dice(&[1]);
    assert_eq!(fight.refused(Action::Use { card: 1 }), "silenced");
    fight.next_turn(&[1]).act(Action::Use { card: 1 });
    assert_eq!(fight.hp(1), 27);
}

#[test]
fn vanish_destroys_dice_of_one_value() {
    let ring =
        Ring::new().with(0, Status::VANISH, 1).card("tool", Slot::Any, |_, _| vec![Effect::Give(Amount::Fixed(6))]);
    let mut fight = ring.dice(&[3, 5, 3, 6]);
    assert_eq!(fight.values(), [5, 6]);
    fight.place(0, 1);
    assert_eq!(fight.values(), [0u8; 0], "the new 6 meets the old one");
    fight.end();
    assert_eq!(fight.of(0, Status::VANISH), 0);
}

#[test]
fn what_one_puts_on_oneself_survives_one_end_more() {
    let catalogue = Content::load(Sources::default()).0.catalogue;
    let ending = |status: &Status| catalogue.statuses().ends(*status, Ends::TurnEnd);
    for status in Status::BUILT_IN.into_iter().filter(ending) {
        let mut fight = puts(Side::Own, status, 2).dice(&[6]);
        fight.place(0, 1).end();
        assert_eq!(fight.of(0, status), 2, "{status:?}");
    }
    let mut fight = puts(Side::Own, Status::CURSE, 2).dice(&[6]);
    fight.place(0, 1).next_turn(&[6]);
    assert_eq!(fight.of(0, Status::CURSE), 2);
    fight.end();
    assert_eq!(fight.of(0, Status::CURSE), 0);
}

#[test]
fn counters_have_a_limit() {
    let mut fight = puts(Side::Foe, Status::POISON, 90).with(1, Status::POISON, 90).dice(&[1]);
    fight.place(0, 1);
    assert_eq!(fight.of(1, Status::POISON), crate::MOST_STACKS);
}

#[test]
fn a_position_with_a_counter_beyond_its_limit_is_none() {
    for count in [100, 128, 200, u8::MAX] {
        let mut fight = Ring::new().dice(&[1]);
        let mut counts = [0; Status::COUNT];
        counts[Status::DODGE.place()] = count;
        fight.state.fighters[1].statuses = counts.to_vec().try_into().expect("as many as there are");
        let refused = fight.game.check_state(&fight.state).expect_err("no card can do that");
        assert!(refused.to_string().contains(&format!("{count} dodge")), "{refused}");
    }
}
