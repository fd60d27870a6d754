//! Comparisons. Rhai's own say "no" of two things that cannot be compared, so that a slip such as `d == "6"` would silently never
//! hold: here both sides are numbers, or it is an error that says how to write it.

use std::cmp::Ordering;

use rhai::{Dynamic, Engine};
use tabletop::{Message, message};

use super::value::{Done, NamedStatus, Outcome, Sum, Test, kind, refuse};
use crate::amount::Op;

/// A sign between two values.
#[derive(Clone, Copy)]
struct Comparison {
    sign: &'static str,
    /// Whether it holds between two plain numbers.
    holds: fn(Ordering) -> bool,
    /// The operation between amounts that only the fight knows.
    op: Op,
    /// Whether that operation takes them in the other order: a > b is b < a.
    turned: bool,
}

const COMPARISONS: [Comparison; 6] = [
    Comparison { sign: "==", holds: Ordering::is_eq, op: Op::Eq, turned: false },
    Comparison { sign: "!=", holds: Ordering::is_ne, op: Op::Ne, turned: false },
    Comparison { sign: "<", holds: Ordering::is_lt, op: Op::Lt, turned: false },
    Comparison { sign: "<=", holds: Ordering::is_le, op: Op::Le, turned: false },
    Comparison { sign: ">", holds: Ordering::is_gt, op: Op::Lt, turned: true },
    Comparison { sign: ">=", holds: Ordering::is_ge, op: Op::Le, turned: true },
];

/// Puts them in the place of Rhai's own.
pub(super) fn teach(engine: &mut Engine) {
    engine.set_fast_operators(false);
    for comparison in COMPARISONS {
        engine.register_fn(comparison.sign, move |a: Dynamic, b: Dynamic| comparison.compare(&a, &b));
    }
}

impl Comparison {
    fn compare(self, a: &Dynamic, b: &Dynamic) -> Outcome<Dynamic> {
        if let Some(ordering) = known(a, b) {
            return Ok((self.holds)(ordering).into());
        }
        if let (Some(a), Some(b)) = (amount(a)?, amount(b)?) {
            let (a, b) = if self.turned { (b, a) } else { (a, b) };
            return Sum::op(self.op, &a, &b).map(|sum| Dynamic::from(Test(sum)));
        }
        let sign = self.sign;
        let reason =
            message!("fault-script-compare", "'{sign}' cannot compare {a} with {b}", sign, a = kind(a), b = kind(b));
        refuse(reason, remedy(sign, a, b))
    }
}

/// How two values lie that are known beforehand and alike.
fn known(a: &Dynamic, b: &Dynamic) -> Option<Ordering> {
    if let (Ok(a), Ok(b)) = (a.as_int(), b.as_int()) {
        return Some(a.cmp(&b));
    }
    if let (Ok(a), Ok(b)) = (a.as_bool(), b.as_bool()) {
        return Some(a.cmp(&b));
    }
    let fraction = |value: &Dynamic| value.as_float().ok().or(value.as_int().ok().map(|number| number as f64));
    fraction(a)?.partial_cmp(&fraction(b)?)
}

/// A number as an amount of a fight, if it is one.
fn amount(value: &Dynamic) -> Outcome<Option<Sum>> {
    match value.as_int() {
        Ok(number) => Sum::fixed(number).map(Some),
        Err(_) => Ok(value.clone().try_cast::<Sum>()),
    }
}

/// How it is meant, as far as can be guessed.
fn remedy(sign: &str, a: &Dynamic, b: &Dynamic) -> Message {
    for value in [a, b] {
        if let Ok(text) = value.clone().into_string() {
            return match text.trim().parse::<i64>() {
                Ok(number) => {
                    let number = number.to_string();
                    message!("remedy-script-unquote", "write {number} without quotation marks", number)
                }
                Err(_) => {
                    message!("remedy-script-unquoted_as", "numbers stand without quotation marks, as in d == 6")
                }
            };
        }
        if let Some(done) = value.clone().try_cast::<Done>() {
            return done.instead();
        }
        if let Some(status) = value.clone().try_cast::<NamedStatus>() {
            let name = status.name.as_ref();
            return message!(
                "remedy-script-status",
                "write own({name}) or foe({name}) for how much of it there is",
                name
            );
        }
        if value.is_bool() || value.is::<Test>() {
            return message!(
                "remedy-script-two_at_a_time",
                "compare two at a time, as in 1 {sign} d && d {sign} 6; both(…, …) joins what the fight knows",
                sign
            );
        }
    }
    message!("remedy-script-compare_numbers", "compare numbers, as in d == 6")
}
