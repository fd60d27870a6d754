//! Compiles scripts: no files, no clock, no end without end; every word is known, in branches no die reaches too.

use std::cell::Cell;

use rhai::{
    AST, ASTNode, Engine, EvalAltResult, Expr, OptimizationLevel, ParseError, ParseErrorType, Position, Scope, Stmt,
};

use super::tape::Tape;
use super::words::{teach, words};
use super::{ScriptFault, nearest};
use crate::slot::Slot;
use crate::status::Status;

/// Longest script, in bytes.
const MOST_TEXT: usize = 4_096;

/// Operations of one run.
const MOST_OPERATIONS: u64 = 5_000;

thread_local! {
    /// Nothing but measurements reads it, so rules and opponents stay as pure as they are without it.
    static RUNS: Cell<u64> = const { Cell::new(0) };
}

/// How often this thread has run a script, ever: a figure for measurements. Loading runs each script for every die and count it may
/// see; a fight and a search run none, which is measured by asking before and after.
pub fn script_runs() -> u64 {
    RUNS.get()
}

/// Compiles and runs scripts.
pub(crate) struct Workshop {
    engine: Engine,
    pub(super) tape: Tape,
}

impl Workshop {
    /// A workshop that knows all words.
    pub fn new() -> Self {
        let mut engine = Engine::new_raw();
        let tape = Tape::default();
        teach(&mut engine, &tape);
        engine.set_max_operations(MOST_OPERATIONS).set_max_call_levels(8).set_max_expr_depths(32, 16);
        engine.set_max_string_size(256).set_max_array_size(32).set_max_map_size(8);
        engine.set_max_variables(48).set_max_functions(8);
        // Simplifying would drop branches before their words are looked at.
        engine.set_strict_variables(true).set_optimization_level(OptimizationLevel::None);
        engine.disable_symbol("eval").disable_symbol("print").disable_symbol("debug").disable_symbol("import");
        Self { engine, tape }
    }

    /// The variables a script on this slot sees, with the dice it is run for.
    pub(super) fn scope(slot: Slot, dice: [u8; 2]) -> Scope<'static> {
        let mut scope = Scope::new();
        for status in Status::ALL {
            scope.push_constant(status.name(), status);
        }
        let bonus = if let Slot::Bonus(bonus) = slot { bonus } else { 0 };
        match slot.arity() {
            0 => {}
            1 => drop(scope.push_constant("d", i64::from(dice[0] + bonus))),
            _ => {
                scope.push_constant("d1", i64::from(dice[0]));
                scope.push_constant("d2", i64::from(dice[1]));
            }
        }
        scope
    }

    /// Runs a script: the only place where the engine is set to work.
    pub(super) fn run(&self, ast: &AST, scope: &mut Scope<'_>) -> Result<(), Box<EvalAltResult>> {
        RUNS.set(RUNS.get() + 1);
        self.engine.run_ast_with_scope(scope, ast)
    }

    /// Compiles a script for a slot.
    pub(super) fn compile(&self, script: &str, slot: Slot) -> Result<AST, Vec<ScriptFault>> {
        if script.len() > MOST_TEXT {
            let reason = format!("the script is {} bytes long; {MOST_TEXT} are allowed", script.len());
            return Err(vec![ScriptFault::new(Position::NONE, reason, "say it shorter")]);
        }
        let scope = Self::scope(slot, [0, 0]);
        let compiled = self.engine.compile_with_scope(&scope, script);
        let ast = compiled.map_err(|error| vec![unreadable(&error, slot)])?;
        let faults = unknown_calls(&ast);
        if faults.is_empty() { Ok(ast) } else { Err(faults) }
    }
}

/// What keeps a script from being read.
fn unreadable(ParseError(error, place): &ParseError, slot: Slot) -> ScriptFault {
    match error.as_ref() {
        ParseErrorType::VariableUndefined(name) => {
            let known: Vec<&str> = match slot.arity() {
                0 => Vec::new(),
                1 => vec!["d"],
                _ => vec!["d1", "d2"],
            };
            let remedy = match (name.as_str(), slot.arity()) {
                ("d" | "d1" | "d2", 0) => "this slot gives its action no dice to see".to_owned(),
                ("d" | "d1" | "d2", _) => format!("the dice of this slot are called {}", known.join(" and ")),
                _ => match nearest(
                    name,
                    Status::ALL.map(Status::name).into_iter().chain(words().iter().map(|word| word.name)),
                ) {
                    Some(near) => format!("did you mean '{near}'?"),
                    None => "use d, statuses such as BURN, or a variable made with let".to_owned(),
                },
            };
            ScriptFault::new(*place, format!("unknown variable '{name}'"), remedy)
        }
        ParseErrorType::Reserved(name) | ParseErrorType::BadInput(rhai::LexError::ImproperSymbol(name, _)) => {
            ScriptFault::new(
                *place,
                format!("'{name}' cannot be used here"),
                "scripts only compute and declare effects",
            )
        }
        error => ScriptFault::new(*place, error.to_string(), "see the scripting reference"),
    }
}

/// Calls of functions nobody knows, wherever they stand.
fn unknown_calls(ast: &AST) -> Vec<ScriptFault> {
    let own: Vec<String> = ast.iter_functions().map(|function| function.name.to_owned()).collect();
    let known = |name: &str| words().iter().any(|word| word.name == name) || own.iter().any(|own| own == name);
    let mut faults = Vec::new();
    ast.walk(&mut |path: &[ASTNode<'_>]| {
        let call = match path.last() {
            Some(ASTNode::Expr(Expr::FnCall(call, place) | Expr::MethodCall(call, place))) => Some((call, *place)),
            Some(ASTNode::Stmt(Stmt::FnCall(call, place))) => Some((call, *place)),
            _ => None,
        };
        if let Some((call, place)) = call.filter(|(call, _)| call.op_token.is_none() && !known(&call.name)) {
            let names = words().iter().map(|word| word.name).chain(own.iter().map(String::as_str));
            let remedy = match nearest(&call.name, names) {
                Some(near) => format!("did you mean '{near}'?"),
                None => "see the scripting reference for what there is".to_owned(),
            };
            let fault = ScriptFault::new(place, format!("unknown function '{}'", call.name), remedy);
            if !faults.contains(&fault) {
                faults.push(fault);
            }
        }
        true
    });
    faults
}

/// What stopped a run, in words.
pub(super) fn stopped(error: &EvalAltResult) -> ScriptFault {
    let place = error.position();
    match error {
        EvalAltResult::ErrorInFunctionCall(_, _, inner, _) => {
            let fault = stopped(inner);
            if fault.place.is_some() { fault } else { ScriptFault::new(place, fault.reason, fault.remedy) }
        }
        EvalAltResult::ErrorTooManyOperations(_) => ScriptFault::new(
            place,
            format!("it does not end within {MOST_OPERATIONS} operations"),
            "does every loop end?",
        ),
        EvalAltResult::ErrorStackOverflow(_) => {
            ScriptFault::new(place, "functions call one another too deep", "does every function come to an end?")
        }
        EvalAltResult::ErrorMismatchDataType(one, two, _)
            if [one, two].iter().any(|name| ["Test", "Sum"].iter().any(|kind| name.ends_with(kind))) =>
        {
            let reason = "this is known in the fight only, so 'if' and 'while' cannot ask for it";
            ScriptFault::new(place, reason, "write when(condition, a, b)")
        }
        EvalAltResult::ErrorFunctionNotFound(call, _) => {
            let name = call.split([' ', '(']).next().unwrap_or_default();
            let word = words().iter().find(|word| word.name == name);
            let remedy = match word {
                Some(word) => format!("it is written {}({})", word.name, word.takes),
                None => "only numbers can be computed with".to_owned(),
            };
            ScriptFault::new(place, format!("'{name}' cannot be used like this"), remedy)
        }
        EvalAltResult::ErrorRuntime(text, _) => {
            let (reason, remedy) = (text.to_string(), "see the scripting reference");
            ScriptFault::new(place, reason, remedy)
        }
        EvalAltResult::ErrorDataTooLarge(what, _) => {
            ScriptFault::new(place, format!("{what} is too long"), "scripts work with small numbers and short lists")
        }
        error => {
            let text = error.to_string();
            let reason = text.split(" (line ").next().unwrap_or_default().to_owned();
            ScriptFault::new(place, reason, "see the scripting reference")
        }
    }
}
