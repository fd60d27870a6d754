//! What stopped the run of a script, in words for people who have never programmed.

use rhai::EvalAltResult;
use tabletop::{Message, message};

use super::ScriptFault;
use super::engine::MOST_OPERATIONS;
use super::signs::{ReasonAndRemedy, see};
use super::syntax::{for_constant, for_function, unchanging, unknown_variable};
use super::value::{Refusal, effect};
use super::words::{example, words};

/// What stopped a run.
pub(super) fn stopped(error: &EvalAltResult) -> ScriptFault {
    let place = error.position();
    let (reason, remedy) = match error {
        EvalAltResult::ErrorInFunctionCall(_, _, inner, _) => {
            let fault = stopped(inner);
            return match fault.place {
                Some(_) => fault,
                None => ScriptFault::new(place, fault.reason, fault.remedy),
            };
        }
        EvalAltResult::ErrorMismatchDataType(one, two, _) => mismatch([one, two]),
        EvalAltResult::ErrorFunctionNotFound(call, _) => unsuited(call),
        EvalAltResult::ErrorRuntime(told, _) => match told.clone().try_cast::<Refusal>() {
            Some(Refusal { reason, remedy }) => (reason, remedy),
            None => (
                message!("fault-script-throws", "the script throws '{what}'", what = told.to_string()),
                message!("remedy-script-throws", "remove the throw"),
            ),
        },
        EvalAltResult::ErrorAssignmentToConstant(name, _) => (unchanging(name), for_constant(name)),
        EvalAltResult::ErrorVariableNotFound(name, _) => (unknown_variable(name), for_function(name)),
        error => too_much(error),
    };
    ScriptFault::new(place, reason, remedy)
}

/// A run that does not end, or what is beyond what scripts work with.
fn too_much(error: &EvalAltResult) -> ReasonAndRemedy {
    match error {
        EvalAltResult::ErrorTooManyOperations(_) => (
            message!("fault-script-endless", "it does not end within {most} operations", most = MOST_OPERATIONS),
            message!("remedy-script-loops", "does every loop end?"),
        ),
        EvalAltResult::ErrorStackOverflow(_) => (
            message!("fault-script-deep", "functions call one another too deeply"),
            message!("remedy-script-deep", "does every function come to an end?"),
        ),
        EvalAltResult::ErrorDataTooLarge(what, _) => (
            message!("fault-script-too_large", "{what} is too long", what),
            message!("remedy-script-too_large", "scripts work with small numbers and short lists"),
        ),
        EvalAltResult::ErrorFor(_) => (
            message!("fault-script-for", "'for' cannot go through this"),
            message!("remedy-script-for", "write for i in 0..d {{ … }}, which goes from 0 to d - 1"),
        ),
        EvalAltResult::ErrorArithmetic(text, _) if text.contains("zero") => (
            message!("fault-script-zero", "nothing can be divided by zero"),
            message!("remedy-script-zero", "divide by a number that is never 0"),
        ),
        EvalAltResult::ErrorArithmetic(..) => (
            message!("fault-script-overflow", "this overflows: the number is too large"),
            message!("remedy-smaller_numbers", "use smaller numbers"),
        ),
        // Rhai's own words, which are English.
        error => (Message::text(error.to_string().split(" (line ").next().unwrap_or_default()), see()),
    }
}

/// Something else stands where a condition is wanted.
fn mismatch(kinds: [&str; 2]) -> ReasonAndRemedy {
    let any = |name: &str| kinds.iter().any(|kind| kind.ends_with(name));
    if any("Test") || any("Sum") {
        return (
            message!(
                "fault-script-known_in_fight",
                "this is known only in the fight, so 'if', 'while', '&&' and '||' cannot ask for it"
            ),
            message!("remedy-script-known_in_fight", "write when(condition, a, b), with both(…, …) for two conditions"),
        );
    }
    if any("Done") {
        return (message!("fault-script-effect_condition", "an effect cannot be a condition"), effect());
    }
    if any("i64") {
        return (
            message!("fault-script-number_condition", "a number cannot be a condition"),
            message!("remedy-script-compare_it", "compare it, as in d > 0"),
        );
    }
    (
        message!("fault-script-no_condition", "this is not a condition"),
        message!("remedy-script-compare_two", "compare two numbers, as in d == 6"),
    )
}

/// A word or a sign that was given what it cannot work with; `call` is it with the types it was given.
fn unsuited(call: &str) -> ReasonAndRemedy {
    let (name, given) = call.split_once([' ', '(']).unwrap_or((call, ""));
    let remedy = match words().iter().find(|word| word.name == name).map(|word| word.takes) {
        Some("") => message!("remedy-script-takes_nothing", "it takes nothing: write {name}()", name),
        Some(takes) => message!(
            "remedy-script-takes",
            "it is written {name}({takes}), as in {example}",
            name,
            takes,
            example = example(name)
        ),
        None if name == "!" => {
            message!("remedy-script-opposite", "write the opposite comparison: < for >=, != for ==")
        }
        None if given.contains("Done") => effect(),
        None if given.contains("Test") => {
            message!("remedy-script-when", "write when(condition, a, b) where a comparison of the fight decides")
        }
        None => message!("remedy-script-only_numbers", "only numbers can be computed with"),
    };
    (message!("fault-script-unsuited", "'{name}' cannot be used like this", name), remedy)
}
