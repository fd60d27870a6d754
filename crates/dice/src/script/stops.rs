//! What stopped the run of a script, in words for people who have never programmed.

use rhai::EvalAltResult;

use super::ScriptFault;
use super::engine::MOST_OPERATIONS;
use super::syntax::{SEE, for_constant, for_function};
use super::value::{EFFECT, Refusal};
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
        EvalAltResult::ErrorTooManyOperations(_) => {
            (format!("it does not end within {MOST_OPERATIONS} operations"), "does every loop end?".to_owned())
        }
        EvalAltResult::ErrorStackOverflow(_) => {
            ("functions call one another too deep".to_owned(), "does every function come to an end?".to_owned())
        }
        EvalAltResult::ErrorMismatchDataType(one, two, _) => mismatch([one, two]),
        EvalAltResult::ErrorFunctionNotFound(call, _) => unsuited(call),
        EvalAltResult::ErrorRuntime(told, _) => match told.clone().try_cast::<Refusal>() {
            Some(Refusal { reason, remedy }) => (reason, remedy),
            None => (format!("the script throws '{told}'"), "remove the throw".to_owned()),
        },
        EvalAltResult::ErrorDataTooLarge(what, _) => {
            (format!("{what} is too long"), "scripts work with small numbers and short lists".to_owned())
        }
        EvalAltResult::ErrorFor(_) => (
            "'for' cannot go through this".to_owned(),
            "write for i in 0..d { … }, which goes from 0 to d - 1".to_owned(),
        ),
        EvalAltResult::ErrorArithmetic(text, _) if text.contains("zero") => {
            ("nothing can be divided by zero".to_owned(), "divide by a number that is never 0".to_owned())
        }
        EvalAltResult::ErrorArithmetic(..) => {
            ("this overflows: the number is too large".to_owned(), "use smaller numbers".to_owned())
        }
        EvalAltResult::ErrorAssignmentToConstant(name, _) => {
            (format!("'{name}' cannot be changed"), for_constant(name))
        }
        EvalAltResult::ErrorVariableNotFound(name, _) => (format!("unknown variable '{name}'"), for_function(name)),
        error => {
            let text = error.to_string();
            (text.split(" (line ").next().unwrap_or_default().to_owned(), SEE.to_owned())
        }
    };
    ScriptFault::new(place, reason, remedy)
}

/// Something else stands where a condition is wanted.
fn mismatch(kinds: [&str; 2]) -> (String, String) {
    let any = |name: &str| kinds.iter().any(|kind| kind.ends_with(name));
    if any("Test") || any("Sum") {
        let reason = "this is known in the fight only, so 'if', 'while', '&&' and '||' cannot ask for it";
        return (reason.to_owned(), "write when(condition, a, b), with both(…, …) for two conditions".to_owned());
    }
    if any("Done") {
        return ("an effect is no condition".to_owned(), EFFECT.to_owned());
    }
    if any("i64") {
        return ("a number is no condition".to_owned(), "compare it, as in d > 0".to_owned());
    }
    ("this is no condition".to_owned(), "compare two numbers, as in d == 6".to_owned())
}

/// A word or a sign that was given what it cannot work with; `call` is it with the types it was given.
fn unsuited(call: &str) -> (String, String) {
    let (name, given) = call.split_once([' ', '(']).unwrap_or((call, ""));
    let reason = format!("'{name}' cannot be used like this");
    if let Some(word) = words().iter().find(|word| word.name == name) {
        return (
            reason,
            match word.takes {
                "" => format!("it takes nothing: write {name}()"),
                takes => format!("it is written {name}({takes}), as in {}", example(name)),
            },
        );
    }
    let remedy = match name {
        "!" => "write the opposite comparison: < for >=, != for ==",
        _ if given.contains("Done") => EFFECT,
        _ if given.contains("Test") => "write when(condition, a, b) where a comparison of the fight decides",
        _ => "only numbers can be computed with",
    };
    (reason, remedy.to_owned())
}
