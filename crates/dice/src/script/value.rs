//! What scripts hold besides whole numbers: sums that are only known in a fight, and handles of the effects they declared.

use std::sync::Arc;

use rhai::{Dynamic, EvalAltResult, Position};
use tabletop::{Message, message};

use crate::amount::{Amount, ExprId, Large, MOST_AMOUNT, MOST_NODES, Node, Op};
use crate::card::Catalogue;
use crate::status::Status;
use crate::status_kind::constant;

/// What a native function of a script gives.
pub(super) type Outcome<T> = Result<T, Box<EvalAltResult>>;

/// What a native function refuses, as it travels through the engine.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Refusal {
    pub reason: Message,
    pub remedy: Message,
}

/// An error a script's author reads: what is wrong, and what to do about it.
pub(super) fn refuse<T>(reason: Message, remedy: Message) -> Outcome<T> {
    let refusal = Refusal { reason, remedy };
    Err(Box::new(EvalAltResult::ErrorRuntime(Dynamic::from(refusal), Position::NONE)))
}

/// A number that may be known only in a fight.
#[derive(Clone, Debug)]
pub(super) struct Sum(Arc<Tree>);

/// A comparison that is known only in a fight.
#[derive(Clone, Debug)]
pub(super) struct Test(pub Sum);

#[derive(Debug)]
struct Tree {
    part: Part,
    /// Nodes, itself included.
    size: usize,
}

#[derive(Debug)]
enum Part {
    Fixed(i32),
    Large(Large),
    Op(Op, Sum, Sum),
    When(Sum, Sum, Sum),
}

impl Sum {
    fn new(part: Part, parts: &[&Sum]) -> Outcome<Self> {
        let size = parts.iter().map(|part| part.0.size).sum::<usize>() + 1;
        if size > MOST_NODES {
            let reason = message!(
                "fault-script-long_sum",
                "this sum is too long: more than {most} numbers and signs",
                most = MOST_NODES
            );
            return refuse(reason, message!("remedy-shorter", "make it shorter"));
        }
        Ok(Self(Arc::new(Tree { part, size })))
    }

    pub fn fixed(value: i64) -> Outcome<Self> {
        match i32::try_from(value) {
            Ok(value) if value.abs() <= MOST_AMOUNT => Self::new(Part::Fixed(value), &[]),
            _ => refuse(
                message!("fault-beyond", "{value} is beyond {most}", value, most = MOST_AMOUNT),
                message!("remedy-smaller_numbers", "use smaller numbers"),
            ),
        }
    }

    pub fn large(large: Large) -> Outcome<Self> {
        Self::new(Part::Large(large), &[])
    }

    pub fn op(op: Op, a: &Sum, b: &Sum) -> Outcome<Self> {
        Self::new(Part::Op(op, a.clone(), b.clone()), &[a, b])
    }

    pub fn when(condition: &Sum, a: &Sum, b: &Sum) -> Outcome<Self> {
        Self::new(Part::When(condition.clone(), a.clone(), b.clone()), &[condition, a, b])
    }

    /// A number of a script, of whichever kind; `name` is the function that wants it.
    pub fn of(name: &str, value: &Dynamic) -> Outcome<Self> {
        match value.as_int() {
            Ok(number) => Self::fixed(number),
            Err(_) => match value.clone().try_cast::<Sum>() {
                Some(sum) => Ok(sum),
                None => refuse(
                    message!(
                        "fault-script-wants_number",
                        "{name} needs a number, not {kind}",
                        name,
                        kind = kind(value)
                    ),
                    number_for(name, value),
                ),
            },
        }
    }

    /// The number itself, where it is known.
    pub fn known(&self) -> Option<i32> {
        match self.0.part {
            Part::Fixed(value) => Some(value),
            _ => None,
        }
    }

    /// As an amount of an effect.
    pub fn amount(&self, catalogue: &mut Catalogue) -> Amount {
        match self.known().and_then(|value| i16::try_from(value).ok()) {
            Some(value) => Amount::Fixed(value),
            None => Amount::Sum(self.node(catalogue)),
        }
    }

    fn node(&self, catalogue: &mut Catalogue) -> ExprId {
        let node = match &self.0.part {
            Part::Fixed(value) => Node::Fixed(*value),
            Part::Large(large) => Node::Large(*large),
            Part::Op(op, a, b) => Node::Op(*op, a.node(catalogue), b.node(catalogue)),
            Part::When(condition, a, b) => Node::When(condition.node(catalogue), a.node(catalogue), b.node(catalogue)),
        };
        catalogue.node(node)
    }
}

/// A status as scripts hold it: with the name they know it by.
#[derive(Clone, Debug)]
pub(super) struct NamedStatus {
    pub status: Status,
    pub name: Arc<str>,
}

impl NamedStatus {
    /// The status of that id.
    pub fn new(status: Status, id: &str) -> Self {
        Self { status, name: constant(id).into() }
    }
}

/// The handle a script holds of an effect it declared, so that `one_of` can take it back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Done {
    /// Its number among the effects of the run.
    pub number: u64,
    /// The word that declared it.
    pub word: &'static str,
}

impl Done {
    /// What to write where it was taken for a number.
    pub fn instead(self) -> Message {
        if matches!(self.word, "roll_die" | "split_die" | "one_of") { chance() } else { effect() }
    }
}

/// What to write where `name` wants a number and was given `value`.
fn number_for(name: &str, value: &Dynamic) -> Message {
    if let Some(status) = value.clone().try_cast::<NamedStatus>() {
        let status = status.name.as_ref();
        return message!(
            "remedy-script-status_in_word",
            "write {name}(own({status})) or {name}(foe({status})) for how much of it there is",
            name,
            status
        );
    }
    if let Some(done) = value.clone().try_cast::<Done>() {
        return done.instead();
    }
    if beyond_whole(value) {
        return message!("remedy-smaller_numbers", "use smaller numbers");
    }
    if value.is_float() {
        return message!(
            "remedy-script-whole_numbers",
            "numbers are whole; write d * 3 / 2 for one and a half times d"
        );
    }
    if value.is_string() {
        return message!("remedy-script-unquoted", "numbers stand without quotation marks");
    }
    message!("remedy-script-number", "write a number, such as d or d + 2")
}

/// What a value is, in words.
pub(super) fn kind(value: &Dynamic) -> Message {
    if let Some(done) = value.clone().try_cast::<Done>() {
        return message!("fault-kind-effect", "an effect ({word})", word = done.word);
    }
    match value.type_name() {
        "i64" => message!("fault-kind-number", "a number"),
        "f64" if beyond_whole(value) => message!("fault-kind-huge", "a number of so many digits"),
        "f64" => message!("fault-kind-fraction", "a fraction"),
        "string" | "&str" | "char" => message!("fault-kind-text", "a text"),
        "array" => message!("fault-kind-list", "a list"),
        "bool" => message!("fault-kind-bool", "true or false"),
        "()" => message!("fault-kind-nothing", "nothing"),
        name if name.ends_with("Status") => message!("fault-kind-status", "a status"),
        name if name.ends_with("Test") => message!("fault-kind-test", "a comparison known in the fight only"),
        name if name.ends_with("Sum") => message!("fault-kind-sum", "a number known in the fight only"),
        name => message!("fault-kind-other", "a {name}", name),
    }
}

/// Whether a number is read as a fraction only since it is too large to be read as a whole one.
pub(super) fn beyond_whole(value: &Dynamic) -> bool {
    const WHOLE: f64 = i64::MAX as f64;
    value.as_float().is_ok_and(|number| number.abs() >= WHOLE)
}

/// What to write where a script asks how chance fell.
fn chance() -> Message {
    message!(
        "remedy-script-chance",
        "no script can ask how chance falls; one_of([attack(6), heal(6)]) lets chance choose between effects"
    )
}

/// What to write where an effect stands for a number or a condition.
pub(super) fn effect() -> Message {
    message!("remedy-script-effect", "effects stand by themselves, with ';' between them: attack(d); heal(1)")
}
