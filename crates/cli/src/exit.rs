//! Exit codes, and the one line that says what was wrong.

use std::io::{ErrorKind, Write};
use std::process::ExitCode;

use lab::{LabError, Problem};
use registry::command::Done;
use tabletop::written::Severity;

/// The program could not do it.
const FAILED: u8 = 1;
/// The request was wrong.
const BAD_INPUT: u8 = 2;
/// Stopped by Ctrl-C, as shells count it.
const INTERRUPTED: u8 = 130;

/// The exit code of a command; what went wrong is told on standard error, a line for every fault.
pub fn code(result: anyhow::Result<Done>) -> ExitCode {
    let error = match result {
        Ok(Done::All) => return ExitCode::SUCCESS,
        Ok(Done::Interrupted) => return ExitCode::from(INTERRUPTED),
        Ok(Done::Wanting) => return ExitCode::from(FAILED),
        Ok(Done::Refused) => return ExitCode::from(BAD_INPUT),
        Err(error) => error,
    };
    let closed = error.chain().filter_map(|cause| cause.downcast_ref::<std::io::Error>());
    if closed.into_iter().any(|cause| cause.kind() == ErrorKind::BrokenPipe) {
        // The reader has seen enough (`| head`); that is no failure.
        return ExitCode::SUCCESS;
    }
    let bad_input = matches!(error.downcast_ref(), Some(LabError::Input(_)));
    for line in format!("{error:#}").lines() {
        tell(line);
    }
    ExitCode::from(if bad_input { BAD_INPUT } else { FAILED })
}

/// The exit code of a command line that cannot be read, with one line that says why; or of `--help` and `--version`.
pub fn usage(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        // A closed pipe while help is printed is nobody's failure.
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    if error.kind() == clap::error::ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        tell("no command is named; see rubicon-lab --help");
        return ExitCode::from(BAD_INPUT);
    }
    let text = error.render().to_string();
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let reason = lines.next().unwrap_or_default().trim_start_matches("error: ").to_owned();
    let rest: Vec<&str> =
        lines.take_while(|line| !line.starts_with("Usage:") && !line.starts_with("For more")).collect();
    let mut told = reason;
    for part in rest {
        let part = part.trim_start_matches("tip: ");
        told.push_str(if told.ends_with(':') { " " } else { "; " });
        told.push_str(part);
    }
    tell(&format!("{told}; see rubicon-lab --help"));
    ExitCode::from(BAD_INPUT)
}

/// A problem on standard error, with the line of the file below it and a sign at its place.
pub fn show(problem: &Problem) {
    match problem.severity {
        Severity::Error => tell(&problem.to_string()),
        Severity::Warning => warn(&problem.to_string()),
    }
    if let (Some(excerpt), Some((line, _))) = (&problem.excerpt, problem.place) {
        let mut err = std::io::stderr();
        let _ = writeln!(err, "{line:>7} | {}", excerpt.text);
        let _ = writeln!(err, "{:>7} | {:>width$}", "", "^", width = excerpt.caret + 1);
    }
}

/// A line on standard error about something that is left out while the rest goes on.
pub fn warn(line: &str) {
    let _ = writeln!(std::io::stderr(), "warning: {line}");
}

/// A line on standard error. If even that is closed there is nobody left to tell.
pub fn tell(line: &str) {
    let _ = writeln!(std::io::stderr(), "error: {line}");
}
