//! Compiles scripts: no files, no clock, no end without end; every word is known, in branches no die reaches too.

use std::cell::Cell;

use rhai::{AST, ASTNode, Engine, EvalAltResult, Expr, OptimizationLevel, Position, Scope, Stmt};
use tabletop::written::{did_you_mean, nearest};
use tabletop::{Message, message};

use super::ScriptFault;
use super::budget::Meter;
use super::signs::{for_sign, see};
use super::syntax::unreadable;
use super::tape::Tape;
use super::value::NamedStatus;
use super::words::{teach, words};
use crate::slot::Slot;
use crate::status_kind::StatusKinds;

/// Longest script, in bytes.
pub const MOST_SCRIPT: usize = 4_096;

/// Operations of one run, for one tuple of dice and one value of each count.
pub const MOST_OPERATIONS: u64 = 5_000;

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
    /// What all scripts run here have cost so far.
    pub(super) meter: Meter,
    /// The statuses that scripts may name.
    statuses: Vec<NamedStatus>,
}

impl Workshop {
    /// A workshop that knows all words, and these statuses by their names in scripts.
    pub fn new(statuses: &StatusKinds) -> Self {
        let statuses = statuses.iter().map(|(status, kind)| NamedStatus::new(status, &kind.id)).collect();
        let mut engine = Engine::new_raw();
        let tape = Tape::default();
        teach(&mut engine, &tape);
        let meter = Meter::watch(&mut engine);
        engine.set_max_operations(MOST_OPERATIONS).set_max_call_levels(8).set_max_expr_depths(32, 16);
        engine.set_max_string_size(256).set_max_array_size(32).set_max_map_size(8);
        engine.register_iterator::<std::ops::Range<i64>>().register_iterator::<std::ops::RangeInclusive<i64>>();
        engine.set_max_variables(48).set_max_functions(8);
        // Simplifying would drop branches before their words are looked at.
        engine.set_strict_variables(true).set_optimization_level(OptimizationLevel::None);
        engine.disable_symbol("eval").disable_symbol("print").disable_symbol("debug").disable_symbol("import");
        // Rhai's own 'switch' silently takes no branch for what is known in the fight only, and 'try' passes over faults.
        engine.disable_symbol("switch").disable_symbol("try");
        // Signs for the bits of numbers, and powers: whoever writes one of them rarely means it, and the reference tells none.
        for sign in ["<<", ">>", "<<=", ">>=", "&", "&=", "|=", "^", "^=", "**", "**="] {
            engine.disable_symbol(sign);
        }
        Self { engine, tape, meter, statuses }
    }

    /// The variables a script on this slot sees, with the dice it is run for.
    pub(super) fn scope(&self, slot: Slot, dice: [u8; 2]) -> Scope<'static> {
        let mut scope = Scope::new();
        for status in &self.statuses {
            scope.push_constant(status.name.as_ref(), status.clone());
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
        let ended = self.engine.run_ast_with_scope(scope, ast);
        self.meter.end_of_run();
        ended
    }

    /// Compiles a script for a slot.
    pub(super) fn compile(&self, script: &str, slot: Slot) -> Result<AST, Vec<ScriptFault>> {
        if script.len() > MOST_SCRIPT {
            let reason = message!(
                "fault-script-long",
                "the script is {bytes} bytes long; {most} are allowed",
                bytes = script.len(),
                most = MOST_SCRIPT
            );
            return Err(vec![whole(reason, message!("remedy-shorter", "make it shorter"))]);
        }
        let scope = self.scope(slot, [0, 0]);
        let compiled = self.engine.compile_with_scope(&scope, script);
        let ast = compiled.map_err(|error| vec![unreadable(&error, script, slot, &self.statuses)])?;
        // Rhai lets an unclosed comment swallow the rest; what cannot be read behind it then goes unnoticed.
        if script.contains("/*") && self.engine.compile_with_scope(&scope, format!("{script}\n}}")).is_ok() {
            let reason = message!("fault-script-endless_comment", "a comment begins with /* and does not end");
            return Err(vec![whole(reason, message!("remedy-script-close_comment", "close it with */"))]);
        }
        if ast.statements().iter().all(Stmt::is_noop) {
            let reason = message!("fault-script-empty", "the script is empty");
            let remedy =
                message!("remedy-script-empty", "write what it does, such as attack(d), or leave the field out");
            return Err(vec![whole(reason, remedy)]);
        }
        let faults = [unknown_calls(&ast, &self.statuses), words_made_anew(&ast)].concat();
        if faults.is_empty() { Ok(ast) } else { Err(faults) }
    }
}

/// A fault of the script as a whole.
fn whole(reason: Message, remedy: Message) -> ScriptFault {
    ScriptFault::new(Position::NONE, reason, remedy)
}

/// Calls of functions nobody knows, wherever they stand.
fn unknown_calls(ast: &AST, statuses: &[NamedStatus]) -> Vec<ScriptFault> {
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
            let remedy = for_function_name(&call.name, &own, statuses);
            let name = call.name.as_str();
            let reason = message!("fault-script-function", "unknown function '{name}'", name);
            let fault = ScriptFault::new(place, reason, remedy);
            if !faults.contains(&fault) {
                faults.push(fault);
            }
        }
        true
    });
    faults
}

/// Functions of the script's own that go by the name of a word.
fn words_made_anew(ast: &AST) -> Vec<ScriptFault> {
    let own = ast.iter_functions().filter(|own| words().iter().any(|word| word.name == own.name));
    let fault = |name: &str| {
        let reason =
            message!("fault-script-made_anew", "'{name}' is a word of the game and cannot be defined again", name);
        whole(reason, message!("remedy-script-rename_function", "give the function another name"))
    };
    own.map(|own| fault(own.name)).collect()
}

/// What is meant by a function nobody knows; `own` are those of the script itself.
fn for_function_name(name: &str, own: &[String], statuses: &[NamedStatus]) -> Message {
    if let Some(status) = statuses.iter().find(|status| status.name.eq_ignore_ascii_case(name)) {
        return message!(
            "remedy-script-is_status",
            "'{name}' is a status: write inflict({name}, 1) or gain({name}, 1)",
            name = status.name.as_ref()
        );
    }
    match name {
        "damage" | "hit" | "strike" | "deal" => return did_you_mean("attack"),
        "block" | "armour" | "armor" | "protect" => return did_you_mean("shield"),
        "not" => return for_sign(name),
        "contains" => return message!("remedy-script-contains", "write d == 1 || d == 2"),
        _ => {}
    }
    match nearest(name, words().iter().map(|word| word.name).chain(own.iter().map(String::as_str))) {
        Some(near) => did_you_mean(near),
        None => see(),
    }
}
