//! Every word a script may use, with what it means: the engine, the checks and the reference are made from this list.

use rhai::{Array, Dynamic, Engine};
use tabletop::message;

use super::compare;
use super::tape::{Draft, Speaker, Tape};
use super::value::{Done, NamedStatus, Outcome, Sum, Test, kind, refuse};
use crate::amount::{Large, Op};
use crate::effect::{Effect, Mark, Side};
use crate::program::Small;
use crate::status::Status;

/// A word of the scripting language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Word {
    /// How it is written.
    pub name: &'static str,
    /// With what it is called, such as `amount`; empty for none.
    pub takes: &'static str,
    /// What it does or is.
    pub meaning: &'static str,
    /// Whether it is said by a status alone.
    pub of_status: bool,
}

const fn word(name: &'static str, takes: &'static str, meaning: &'static str) -> Word {
    Word { name, takes, meaning, of_status: false }
}

/// A word that is said by a status alone.
const fn of_status_word(name: &'static str, takes: &'static str, meaning: &'static str) -> Word {
    Word { of_status: true, ..word(name, takes, meaning) }
}

const WORDS: [Word; 52] = [
    word("attack", "amount", "an attack on the foe"),
    word("pierce", "amount", "an attack that passes the shield"),
    word("drain", "amount", "an attack that heals by the HP it took"),
    word("heal", "amount", "heals oneself"),
    word("lose", "amount", "loses own HP, past the shield"),
    word("shield", "amount", "puts a shield on oneself"),
    word("give_die", "value", "gets a die; above 6 it is split, below 1 there is none"),
    word("roll_die", "", "gets a random die"),
    word("split_die", "value", "gets two dice of that sum, split at random"),
    word("inflict", "STATUS, amount", "puts a status on the foe"),
    word("gain", "STATUS, amount", "puts a status on oneself"),
    word("cure", "STATUS, amount", "takes a status off oneself"),
    word("strip", "STATUS, amount", "takes a status off the foe"),
    word("hasten", "amount", "brings own countdowns nearer, but not to their end"),
    word("copy_own", "", "gets a copy of a random own card for this turn"),
    word("copy_foe", "", "gets a copy of a random card of the foe for this turn"),
    word("steal", "", "the same, and the foe is without it in its next turn"),
    word("again_own", "", "does again what one's last card did, this one left out"),
    word("again_foe", "", "does what the foe's last card did, in one's own favour"),
    word("pass_die", "", "passes one's highest die that lies open to the foe, who has it in its next turn"),
    word("end_turn", "", "ends the turn when the action is done"),
    word("flee", "", "leaves the fight and loses it"),
    word("bonus", "points", "points for computer players; nothing else"),
    word("one_of", "[effects]", "one of several effects, or lists of them, at random"),
    of_status_word(
        "change_damage",
        "amount",
        "of a status before a hit lands: the damage is so much more, or less below 0",
    ),
    of_status_word("burn_die", "", "of a status when a die fell: the die burns, unless it is locked"),
    of_status_word("lock_die", "", "of a status when a die fell: the die is locked until the turn ends"),
    word("uses", "", "times this card was used this turn before, this use left out, up to 9"),
    word("uses_in_fight", "", "times this card was used this fight before, this use left out, up to 9"),
    word("own", "STATUS", "own count of a status, up to 9"),
    word("foe", "STATUS", "the foe's count of a status, up to 9"),
    word("own_count", "STATUS", "own count of a status in full, known in the fight only"),
    word("foe_count", "STATUS", "the foe's count of a status in full, known in the fight only"),
    of_status_word("count", "", "of a status: how many of it its bearer has, known in the fight only"),
    of_status_word("amount", "", "of a status: what its moment is about, known in the fight only"),
    word("min", "a, b", "the smaller"),
    word("max", "a, b", "the larger"),
    word("when", "condition, a, b", "a where the condition holds in the fight, else b"),
    word("both", "condition, condition", "whether both conditions hold in the fight"),
    word("own_hp", "", "own HP, known in the fight only"),
    word("foe_hp", "", "the foe's HP, known in the fight only"),
    word("own_lost_hp", "", "HP one has lost, known in the fight only"),
    word("foe_lost_hp", "", "HP the foe has lost, known in the fight only"),
    word("own_shield", "", "own shield, known in the fight only"),
    word("foe_shield", "", "the foe's shield, known in the fight only"),
    word("dice_sum", "", "sum of own unused dice that lie open, those on this card left out, known in the fight only"),
    word("dice_count", "", "number of own unused dice, those on this card left out, known in the fight only"),
    word("odd_dice", "", "number of own unused odd dice, known in the fight only"),
    word("even_dice", "", "number of own unused even dice, known in the fight only"),
    word("round", "", "number of the round, known in the fight only"),
    word("cards_used", "", "cards one has used this turn, this one among them, known in the fight only"),
    word("dealt", "", "HP that this use of the card has taken from the foe so far, known in the fight only"),
];

/// Every function a script may call, in the order of the reference.
pub fn words() -> &'static [Word] {
    &WORDS
}

/// A call of a word, ready to be changed.
pub(super) fn example(name: &str) -> String {
    let takes = match WORDS.iter().find(|word| word.name == name).map(|word| word.takes) {
        Some("amount" | "value" | "points") => "1",
        Some("STATUS, amount") => "BURN, 1",
        Some("STATUS") => "BURN",
        Some("a, b") => "own_hp(), 9",
        Some("condition, a, b") => "foe_hp() < 13, 12, 8",
        Some("condition, condition") => "own_hp() < 9, foe_hp() < 9",
        Some("[effects]") => "[attack(1), heal(1)]",
        _ => "",
    };
    format!("{name}({takes})")
}

/// What a word stands for.
type Named<T> = (&'static str, T);
/// An effect of so much.
type OfSum = fn(Sum) -> Draft;
/// An effect of so much of a status.
type OfStatus = fn(Status, Sum) -> Draft;
/// The count of a status as a number that only the fight knows.
type LargeCount = fn(Status) -> Large;
/// The count of a status.
type Count = fn(Status) -> Small;

/// Teaches an engine all words; what scripts declare goes onto the tape.
pub(super) fn teach(engine: &mut Engine, tape: &Tape) {
    engine.register_type_with_name::<Sum>("Sum").register_type_with_name::<Test>("Test");
    engine.register_type_with_name::<Done>("Done").register_type_with_name::<NamedStatus>("Status");
    teach_amounts(engine, tape);
    teach_statuses(engine, tape);
    teach_plain(engine, tape);
    teach_facts(engine, tape);
    teach_sums(engine);
    compare::teach(engine);
}

/// A number of at least 0, as far as it is known.
fn positive(name: &str, value: &Dynamic) -> Outcome<Sum> {
    let sum = Sum::of(name, value)?;
    match sum.known() {
        Some(known) if known < 0 => refuse(
            message!("fault-script-negative", "{name} got {known}, and it needs at least 0", name, known),
            message!("remedy-script-negative", "write {name}(max(0, …))", name),
        ),
        _ => Ok(sum),
    }
}

fn teach_amounts(engine: &mut Engine, tape: &Tape) {
    let drafts: [Named<OfSum>; 9] = [
        ("attack", Draft::Attack),
        ("pierce", Draft::Pierce),
        ("drain", Draft::Drain),
        ("heal", Draft::Heal),
        ("lose", Draft::Lose),
        ("shield", |sum| Draft::Inflict(Side::Own, Status::SHIELD, sum)),
        ("give_die", Draft::Give),
        ("split_die", Draft::Split),
        ("hasten", Draft::Hasten),
    ];
    for (name, draft) in drafts {
        let tape = tape.clone();
        engine.register_fn(name, move |amount: Dynamic| -> Outcome<Done> {
            tape.push(name, draft(positive(name, &amount)?))
        });
    }
    let changing = tape.clone();
    engine.register_fn("change_damage", move |more: Dynamic| -> Outcome<Done> {
        changing.push("change_damage", Draft::ChangeDamage(Sum::of("change_damage", &more)?))
    });
    let tape = tape.clone();
    engine.register_fn("bonus", move |points: Dynamic| -> Outcome<Done> {
        tape.push("bonus", Draft::Bonus(Sum::of("bonus", &points)?))
    });
}

fn teach_statuses(engine: &mut Engine, tape: &Tape) {
    let drafts: [Named<OfStatus>; 4] = [
        ("inflict", |status, sum| Draft::Inflict(Side::Foe, status, sum)),
        ("gain", |status, sum| Draft::Inflict(Side::Own, status, sum)),
        ("cure", |status, sum| Draft::Remove(Side::Own, status, sum)),
        ("strip", |status, sum| Draft::Remove(Side::Foe, status, sum)),
    ];
    for (name, draft) in drafts {
        let tape = tape.clone();
        engine.register_fn(name, move |status: Dynamic, amount: Dynamic| -> Outcome<Done> {
            tape.push(name, draft(as_status(name, &status)?, positive(name, &amount)?))
        });
    }
}

fn as_status(name: &str, value: &Dynamic) -> Outcome<Status> {
    match value.clone().try_cast::<NamedStatus>() {
        Some(named) => Ok(named.status),
        None => refuse(
            message!(
                "fault-script-wants_status",
                "{name} needs a status such as BURN, not {kind}",
                name,
                kind = kind(value)
            ),
            message!("remedy-script-write", "write {example}", example = example(name)),
        ),
    }
}

fn teach_plain(engine: &mut Engine, tape: &Tape) {
    let effects = [
        ("roll_die", Effect::Roll),
        ("copy_own", Effect::Copy(Side::Own)),
        ("copy_foe", Effect::Copy(Side::Foe)),
        ("steal", Effect::Steal),
        ("again_own", Effect::Echo(Side::Own)),
        ("again_foe", Effect::Echo(Side::Foe)),
        ("pass_die", Effect::PassDie),
        ("burn_die", Effect::MarkDie(Mark::Fire)),
        ("lock_die", Effect::MarkDie(Mark::Lock)),
        ("end_turn", Effect::EndTurn),
        ("flee", Effect::Flee),
    ];
    for (name, effect) in effects {
        let tape = tape.clone();
        engine.register_fn(name, move || -> Outcome<Done> { tape.push(name, Draft::Plain(effect)) });
    }
    let tape = tape.clone();
    engine.register_fn("one_of", move |choices: Array| -> Outcome<Done> {
        let branches: Outcome<Vec<Vec<Done>>> = choices.into_iter().map(branch).collect();
        tape.one_of(&branches?)
    });
}

/// A choice of `one_of`: an effect, or a list of effects.
fn branch(choice: Dynamic) -> Outcome<Vec<Done>> {
    let items = if choice.is_array() { choice.into_array().unwrap_or_default() } else { vec![choice] };
    let effect = |item: Dynamic| match item.clone().try_cast::<Done>() {
        Some(done) => Ok(done),
        None => refuse(
            message!(
                "fault-script-wants_effects",
                "one_of needs effects such as attack(d), not {kind}",
                kind = kind(&item)
            ),
            message!("remedy-script-one_of_attacks", "write one_of([attack(1), attack(2)])"),
        ),
    };
    items.into_iter().map(effect).collect()
}

fn teach_facts(engine: &mut Engine, tape: &Tape) {
    for (name, small) in [("uses", Small::Uses), ("uses_in_fight", Small::UsesInFight)] {
        let tape = tape.clone();
        engine.register_fn(name, move || -> Outcome<i64> {
            match tape.speaker() {
                Speaker::Card => Ok(tape.read(small)),
                Speaker::Status(..) => refuse(
                    message!("fault-script-of_card", "'{name}' is asked by a card alone", name),
                    message!("remedy-script-of_card", "a status counts itself: write count() or own(STATUS)"),
                ),
            }
        });
    }
    let counts: [Named<LargeCount>; 2] = [("own_count", Large::OwnCount), ("foe_count", Large::FoeCount)];
    for (name, large) in counts {
        engine.register_fn(name, move |status: Dynamic| Sum::large(large(as_status(name, &status)?)));
    }
    let asked = tape.clone();
    engine.register_fn("count", move || match asked.speaker() {
        Speaker::Status(status, _) => Sum::large(Large::OwnCount(status)),
        Speaker::Card => of_status("count"),
    });
    let asked = tape.clone();
    engine.register_fn("amount", move || match asked.speaker() {
        Speaker::Status(_, hook) if hook.amount().is_some() => Sum::large(Large::Amount),
        _ => of_status("amount"),
    });
    let sides: [Named<(Count, Large)>; 2] =
        [("own", (Small::Own, Large::OwnShield)), ("foe", (Small::Foe, Large::FoeShield))];
    for (name, (small, shield)) in sides {
        let tape = tape.clone();
        engine.register_fn(name, move |status: Dynamic| -> Outcome<i64> {
            match as_status(name, &status)? {
                Status::SHIELD => refuse(
                    message!("fault-script-shield", "{name}(SHIELD) is too large a number", name),
                    message!("remedy-script-shield", "write {word}()", word = shield.name()),
                ),
                status => Ok(tape.read(small(status))),
            }
        });
    }
    for large in Large::ALL {
        engine.register_fn(large.name(), move || Sum::large(large));
    }
}

/// What is told of a fact that there is none of here.
fn of_status<T>(name: &'static str) -> Outcome<T> {
    refuse(
        message!("fault-script-no_amount", "there is no '{name}' here", name),
        message!(
            "remedy-script-no_amount",
            "count() is said by a status alone, and amount() by one at a moment that is about a number; see docs/scripting.md"
        ),
    )
}

fn teach_sums(engine: &mut Engine) {
    for (sign, op) in [("+", Op::Add), ("-", Op::Sub), ("*", Op::Mul), ("/", Op::Div), ("%", Op::Rem)] {
        engine.register_fn(sign, move |a: Sum, b: Sum| Sum::op(op, &a, &b));
        engine.register_fn(sign, move |a: Sum, b: i64| Sum::op(op, &a, &Sum::fixed(b)?));
        engine.register_fn(sign, move |a: i64, b: Sum| Sum::op(op, &Sum::fixed(a)?, &b));
    }
    engine.register_fn("-", |a: Sum| Sum::op(Op::Sub, &Sum::fixed(0)?, &a));
    for (name, op) in [("min", Op::Min), ("max", Op::Max)] {
        engine.register_fn(name, move |a: Dynamic, b: Dynamic| -> Outcome<Dynamic> {
            match (a.as_int(), b.as_int()) {
                (Ok(a), Ok(b)) => Ok(if op == Op::Min { a.min(b) } else { a.max(b) }.into()),
                _ => Sum::op(op, &Sum::of(name, &a)?, &Sum::of(name, &b)?).map(Dynamic::from),
            }
        });
    }
    engine.register_fn("when", |condition: Dynamic, a: Dynamic, b: Dynamic| -> Outcome<Dynamic> {
        if a.is::<Done>() || b.is::<Done>() {
            // Both have been declared by now, whichever is chosen.
            return refuse(
                message!("fault-script-when_effects", "when chooses between numbers, and these are effects"),
                message!(
                    "remedy-script-when_effects",
                    "write attack(when(condition, 6, 0)), or if d > 3 {{ attack(d) }} else {{ heal(d) }}"
                ),
            );
        }
        if let Ok(known) = condition.as_bool() {
            return Ok(if known { a } else { b });
        }
        Sum::when(&as_test("when", &condition)?, &Sum::of("when", &a)?, &Sum::of("when", &b)?).map(Dynamic::from)
    });
    engine.register_fn("both", |a: Dynamic, b: Dynamic| -> Outcome<Test> {
        Sum::op(Op::And, &as_test("both", &a)?, &as_test("both", &b)?).map(Test)
    });
}

fn as_test(name: &str, value: &Dynamic) -> Outcome<Sum> {
    match (value.as_bool(), value.clone().try_cast::<Test>()) {
        (Ok(known), _) => Sum::fixed(known.into()),
        (_, Some(Test(sum))) => Ok(sum),
        _ => refuse(
            message!(
                "fault-script-wants_condition",
                "{name} needs a condition such as foe_hp() < 5, not {kind}",
                name,
                kind = kind(value)
            ),
            message!("remedy-script-condition", "write a comparison of two numbers, as in d > 3"),
        ),
    }
}
