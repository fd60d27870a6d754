//! Runs the program as a shell would.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// The repository, which is where the tests run the program.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the repository is there")
}

/// The program, in the repository and with nothing else set.
pub fn lab() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_rubicon-lab"));
    command.current_dir(root());
    for name in ["RUBICON_ASSETS", "RUBICON_MODS", "RUBICON_MODS_FOLDER"] {
        command.env_remove(name);
    }
    command
}

/// Runs it with these arguments.
pub fn run(args: &[&str]) -> Output {
    lab().args(args).output().expect("the program starts")
}

/// Runs it, expects success and silence on standard error, and returns what it printed.
pub fn ok(args: &[&str]) -> String {
    let output = run(args);
    let errors = String::from_utf8(output.stderr).expect("UTF-8");
    assert_eq!((output.status.code(), errors.as_str()), (Some(0), ""), "{args:?}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// The same, as JSON: one value per line.
pub fn json(args: &[&str]) -> Vec<serde_json::Value> {
    ok(args).lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect()
}

/// Runs it, expects a refusal of bad input, and returns its one line without `error: `.
#[track_caller]
pub fn refused(args: &[&str]) -> String {
    let output = run(args);
    let errors = String::from_utf8(output.stderr).expect("UTF-8");
    assert_eq!(output.status.code(), Some(2), "{args:?}: {errors}");
    assert!(output.stdout.is_empty(), "{args:?} printed results");
    assert_eq!(errors.lines().count(), 1, "{args:?}: {errors}");
    assert!(!errors.contains("panicked"), "{args:?}: {errors}");
    errors.strip_prefix("error: ").unwrap_or_else(|| panic!("{args:?}: {errors}")).trim_end().to_owned()
}
