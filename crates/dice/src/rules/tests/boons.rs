//! Every good status: what it does, and when it ends.

use super::statuses::puts;
use super::*;

#[test]
fn shield_absorbs_and_stays() {
    let mut fight = Ring::new().with(1, Status::SHIELD, 7).dice(&[5]);
    fight.place(0, 0);
    assert_eq!((fight.hp(1), fight.of(1, Status::SHIELD)), (30, 2));
    fight.next_turn(&[5]);
    assert_eq!(fight.of(1, Status::SHIELD), 2);
    fight.place(0, 0);
    assert_eq!((fight.hp(1), fight.of(1, Status::SHIELD)), (27, 0));
}

#[test]
fn reduce_takes_from_each_hit_until_the_bearers_turn() {
    let mut fight = Ring::new().with(1, Status::REDUCE, 2).dice(&[5]);
    fight.place(0, 0);
    assert_eq!(fight.hp(1), 27);
    fight.next_turn(&[5]).place(0, 0);
    assert_eq!(fight.hp(1), 22);
}

#[test]
fn dodge_lets_the_next_activation_pass() {
    let twice = |face: &mut Face| face.uses = Uses::Turn(2);
    let both = |die, _| vec![attack(die), attack(die), inflict(Side::Own, Status::SHIELD, die)];
    let mut fight = Ring::new().with(1, Status::DODGE, 1).card_with("tool", Slot::Any, both, twice).dice(&[2, 3]);
    fight.place(0, 1);
    assert_eq!((fight.hp(1), fight.of(1, Status::DODGE), fight.of(0, Status::SHIELD)), (30, 0, 2));
    fight.place(0, 1);
    assert_eq!((fight.hp(1), fight.of(0, Status::SHIELD)), (24, 5));
}

#[test]
fn dodge_is_not_spent_on_what_is_not_aimed_at_it_and_ends_at_ones_turn() {
    let mut fight = puts(Side::Own, Status::SHIELD, 1).with(1, Status::DODGE, 2).dice(&[2]);
    fight.place(0, 1);
    assert_eq!(fight.of(1, Status::DODGE), 2);
    fight.end();
    assert_eq!(fight.of(1, Status::DODGE), 0);
}

#[test]
fn thorns_answer_every_attack() {
    let mut fight =
        Ring::new().card("tool", Slot::Any, |_, _| vec![attack(1), attack(1)]).with(1, Status::THORNS, 2).dice(&[6]);
    fight.place(0, 1);
    assert_eq!((fight.hp(0), fight.hp(1)), (26, 28));
    fight.end();
    assert_eq!(fight.of(1, Status::THORNS), 0);
}

#[test]
fn fury_runs_an_activation_twice() {
    let mut fight =
        Ring::new().with(0, Status::FURY, 1).card("tool", Slot::Any, |die, _| vec![attack(die)]).dice(&[4, 4]);
    fight.place(0, 0).place(0, 1);
    assert_eq!((fight.hp(1), fight.of(0, Status::FURY)), (30 - 8 - 4, 0));
}

#[test]
fn re_equip_keeps_the_next_card_ready() {
    let mut fight = Ring::new().with(0, Status::RE_EQUIP, 1).dice(&[4, 3, 2]);
    fight.place(0, 0);
    assert_eq!(fight.of(0, Status::RE_EQUIP), 0);
    fight.place(0, 0);
    assert_eq!((fight.hp(1), fight.refused(Action::Place { die: 0, card: 0 })), (23, "used"));
}

#[test]
fn survive_leaves_one_hp_once() {
    let mut ring = Ring::new().with(1, Status::SURVIVE, 1).card("tool", Slot::Any, |die, _| vec![attack(die)]);
    ring.fighters[1].hp = Some(4);
    let mut fight = ring.dice(&[6, 6]);
    fight.place(0, 0);
    assert_eq!((fight.hp(1), fight.of(1, Status::SURVIVE)), (1, 0));
    fight.place(0, 1);
    assert_eq!(fight.game.standing(&fight.state).expect("over").winner(), Some(Seat(0)));
}
