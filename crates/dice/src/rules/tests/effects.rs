//! Every effect an action may have.

use super::*;
use crate::{CardId, Large, Node, Op};

fn one(effect: Effect) -> Ring {
    Ring::new().card("tool", Slot::Any, move |_, _| vec![effect])
}

fn used(effect: Effect) -> Fight {
    let mut fight = one(effect).dice(&[5, 3]);
    fight.place(0, 1);
    fight
}

#[test]
fn a_piercing_attack_passes_the_shield() {
    let mut fight = one(Effect::Attack { amount: 4.into(), pierce: true }).with(1, Status::SHIELD, 9).dice(&[1]);
    fight.place(0, 1);
    assert_eq!((fight.hp(1), fight.of(1, Status::SHIELD)), (26, 9));
}

#[test]
fn drain_heals_by_what_it_took() {
    let mut ring = one(Effect::Drain(6.into())).with(1, Status::SHIELD, 2);
    ring.fighters[0].hp = Some(10);
    let mut fight = ring.dice(&[1]);
    fight.place(0, 1);
    assert_eq!((fight.hp(0), fight.hp(1)), (14, 26));
}

#[test]
fn healing_stops_at_the_most() {
    let mut ring = one(Effect::Heal(6.into()));
    ring.fighters[0].hp = Some(27);
    let mut fight = ring.dice(&[1]);
    fight.place(0, 1);
    assert_eq!(fight.hp(0), 30);
}

#[test]
fn a_price_is_paid_past_the_shield() {
    let mut fight = one(Effect::Lose(4.into())).with(0, Status::SHIELD, 9).dice(&[1]);
    fight.place(0, 1);
    assert_eq!((fight.hp(0), fight.of(0, Status::SHIELD)), (26, 9));
}

#[test]
fn dice_given_above_six_are_split_and_below_one_vanish() {
    assert_eq!(used(Effect::Give(4.into())).values(), [3, 4]);
    assert_eq!(used(Effect::Give(8.into())).values(), [3, 6, 2]);
    assert_eq!(used(Effect::Give(12.into())).values(), [3, 6, 6]);
    assert_eq!(used(Effect::Give(0.into())).values(), [3]);
    assert_eq!(used(Effect::Give((-3).into())).values(), [3]);
}

#[test]
fn there_is_room_for_so_many_dice() {
    assert_eq!(used(Effect::Give(9_999.into())).values().len(), crate::MOST_DICE);
}

#[test]
fn a_die_can_be_flipped_raised_doubled_and_joined() {
    let change = |effects: fn(i16, i16) -> Vec<Effect>, slot: Slot| {
        let mut fight = Ring::new().card("tool", slot, effects).dice(&[5, 3]);
        fight.place(0, 1);
        if slot.arity() == 2 {
            fight.place(0, 1);
        }
        fight.values()
    };
    assert_eq!(change(|die, _| vec![Effect::Give((7 - die).into())], Slot::Any), [3, 2]);
    assert_eq!(change(|die, _| vec![Effect::Give((die + 1).into())], Slot::Any), [3, 6]);
    assert_eq!(change(|die, _| vec![Effect::Give(die.into()); 2], Slot::Any), [3, 5, 5]);
    assert_eq!(change(|one, two| vec![Effect::Give((one + two).into())], Slot::Pair), [6, 2]);
}

#[test]
fn a_random_die_is_chance() {
    let mut fight = used(Effect::Roll);
    assert_eq!((fight.state.due, fight.game.outcomes(&fight.state).len()), (Some(Due::Give), 6));
    fight.fall(Outcome::Die(4));
    assert_eq!(fight.values(), [3, 4]);
}

#[test]
fn a_die_split_at_random_keeps_its_sum() {
    let mut fight = used(Effect::Split(5.into()));
    assert_eq!(fight.game.outcomes(&fight.state).len(), 4);
    fight.fall(Outcome::Die(1));
    assert_eq!(fight.values(), [3, 1, 4]);
    assert_eq!(used(Effect::Split(1.into())).values(), [3, 1], "a 1 has no two parts");
}

#[test]
fn what_comes_after_chance_comes_after_chance() {
    let mut fight = Ring::new().card("tool", Slot::Any, |_, _| vec![attack(1), Effect::Roll, attack(2)]).dice(&[5]);
    fight.place(0, 1);
    assert_eq!(fight.hp(1), 29);
    fight.fall(Outcome::Die(4));
    assert_eq!(fight.hp(1), 27);
}

#[test]
fn statuses_can_be_taken_off_either_side() {
    let take = |side| Effect::Remove { side, status: Status::SHIELD, amount: 3.into() };
    let mut fight = one(take(Side::Foe)).with(1, Status::SHIELD, 5).dice(&[1]);
    fight.place(0, 1);
    assert_eq!(fight.of(1, Status::SHIELD), 2);
    let mut fight = one(take(Side::Own)).with(0, Status::SHIELD, 2).dice(&[1]);
    fight.place(0, 1);
    assert_eq!(fight.of(0, Status::SHIELD), 0);
}

#[test]
fn countdowns_come_nearer_but_not_to_their_end() {
    let ring = one(Effect::Hasten(4.into())).card("clock", Slot::Countdown(6), |_, _| vec![attack(9)]);
    let mut fight = ring.dice(&[1, 1]);
    fight.place(0, 1);
    assert_eq!(fight.state.fighters[0].cards[2].progress, 4);
    let counted = |pips, left| Event::Counted { seat: Seat(0), card: 2, id: CardId(2), form: Form::Base, pips, left };
    assert!(fight.events.contains(&counted(4, 2)), "{:?}", fight.events);
    fight.next_turn(&[1, 1]).place(0, 1);
    assert_eq!((fight.state.fighters[0].cards[2].progress, fight.hp(1)), (5, 30));
    assert!(fight.events.contains(&counted(1, 1)), "{:?}", fight.events);
    fight.place(0, 2);
    assert_eq!(fight.hp(1), 21);
}

#[test]
fn a_copy_of_the_foes_card_lasts_a_turn() {
    let mut fight = used(Effect::Copy(Side::Foe));
    assert_eq!(fight.state.due, Some(Due::Copy(Side::Foe)));
    fight.fall(Outcome::Card(0)).place(0, 2);
    assert_eq!((fight.hp(1), fight.state.fighters[1].cards[0].away), (27, false));
    fight.end();
    assert_eq!(fight.state.fighters[0].cards.len(), 2);
}

#[test]
fn a_copy_of_an_own_card_is_one_more() {
    let mut fight = used(Effect::Copy(Side::Own));
    assert_eq!(fight.game.outcomes(&fight.state).len(), 2);
    fight.fall(Outcome::Card(0)).place(0, 2);
    assert_eq!(fight.hp(1), 27);
}

#[test]
fn a_stolen_card_is_back_after_the_owners_turn() {
    let mut fight = used(Effect::Steal);
    fight.fall(Outcome::Card(0)).end();
    assert!(fight.state.fighters[1].cards[0].away);
    assert_eq!(fight.refused(Action::Place { die: 0, card: 0 }), "stolen");
    fight.act(Action::EndTurn);
    assert!(!fight.state.fighters[1].cards[0].away);
}

#[test]
fn an_action_can_end_the_turn() {
    let fight = used(Effect::EndTurn);
    assert_eq!(fight.state.active, Seat(1));
}

#[test]
fn a_bonus_is_told_and_does_nothing() {
    let fight = used(Effect::Bonus(40.into()));
    assert!(fight.events.contains(&Event::Bonus { seat: Seat(0), points: 40 }));
}

#[test]
fn one_of_several_lists_is_run() {
    let mut ring = Ring::new();
    let first = ring.catalogue.branches(vec![vec![attack(7)], vec![Effect::Give(2.into()), attack(1)]]);
    let mut fight =
        ring.card("tool", Slot::Any, move |_, _| vec![Effect::OneOf { first, count: 2 }, attack(1)]).dice(&[5]);
    fight.place(0, 1);
    assert_eq!(fight.game.outcomes(&fight.state), [(0.5, Outcome::Branch(0)), (0.5, Outcome::Branch(1))]);
    fight.fall(Outcome::Branch(1));
    assert_eq!((fight.values(), fight.hp(1)), (vec![2], 28));
}

#[test]
fn a_branch_aimed_at_the_foe_can_be_dodged() {
    let mut ring = Ring::new().with(1, Status::DODGE, 1);
    let first = ring.catalogue.branches(vec![vec![attack(7)], vec![attack(1)]]);
    let mut fight = ring.card("tool", Slot::Any, move |_, _| vec![Effect::OneOf { first, count: 2 }]).dice(&[5]);
    fight.place(0, 1).fall(Outcome::Branch(0));
    assert_eq!((fight.hp(1), fight.of(1, Status::DODGE)), (30, 0));
}

#[test]
fn amounts_can_depend_on_the_fight() {
    let cases = [
        (Large::OwnHp, 25),
        (Large::FoeHp, 30),
        (Large::OwnLost, 5),
        (Large::FoeLost, 0),
        (Large::OwnShield, 3),
        (Large::FoeShield, 0),
        (Large::DiceSum, 10),
        (Large::DiceCount, 3),
        (Large::OddDice, 2),
        (Large::EvenDice, 1),
        (Large::Round, 1),
    ];
    for (large, wanted) in cases {
        let mut ring = Ring::new();
        let fact = ring.catalogue.node(Node::Large(large));
        let amount = Amount::Sum(fact);
        let bonus = Effect::Bonus(amount);
        let mut ring = ring.card("tool", Slot::Any, move |_, _| vec![bonus]).with(0, Status::SHIELD, 3);
        ring.fighters[0].hp = Some(25);
        let mut fight = ring.dice(&[2, 5, 3, 5]);
        fight.place(1, 1);
        let points = fight.events.iter().find_map(|event| match event {
            Event::Bonus { points, .. } => Some(i32::from(*points)),
            _ => None,
        });
        assert_eq!(points, Some(wanted), "{large:?}");
    }
}

#[test]
fn expressions_compute_without_overflow() {
    let mut catalogue = Catalogue::clone(&crate::Content::load(crate::Sources::default()).0.catalogue);
    let big = catalogue.node(Node::Fixed(i32::MAX));
    let zero = catalogue.node(Node::Fixed(0));
    let product = catalogue.node(Node::Op(Op::Mul, big, big));
    let quotient = catalogue.node(Node::Op(Op::Div, big, zero));
    let choice = catalogue.node(Node::When(zero, big, quotient));
    let value = |id| crate::amount::evaluate(catalogue.nodes(), id, &|_| 0);
    assert_eq!([product, quotient, choice].map(value), [crate::MOST_AMOUNT, 0, 0]);
    assert_eq!(catalogue.weight(choice), 6);
}
