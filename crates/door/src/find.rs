//! Where a program from outside lies.

use std::path::{Path, PathBuf};

use lab::Problem;
use lab::seats::Program;

/// Whether the program is there to be started.
///
/// # Errors
/// That it is not found, and where it was looked for.
pub(crate) fn find(program: &Program) -> Result<(), Problem> {
    let name = &program.words[0];
    let path = Path::new(name);
    let problem = || Problem::new(format!("the program '{name}' is not found"));
    if path.components().count() > 1 {
        let remedy = "check its path, which is relative to the working directory";
        return if candidates(path).any(|file| file.is_file()) { Ok(()) } else { Err(problem().remedy(remedy)) };
    }
    let folders = std::env::var_os("PATH").unwrap_or_default();
    let found = std::env::split_paths(&folders).any(|folder| candidates(&folder.join(path)).any(|f| f.is_file()));
    let remedy = "check its name, or name it by its path";
    if found { Ok(()) } else { Err(problem().remedy(remedy)) }
}

/// A program's file, with the endings it may have on this system.
fn candidates(path: &Path) -> impl Iterator<Item = PathBuf> + use<> {
    let endings: &[&str] = if cfg!(windows) { &["exe", "cmd", "bat", "com"] } else { &[] };
    let path = path.to_owned();
    std::iter::once(path.clone()).chain(endings.iter().map(move |ending| {
        let mut name = path.clone().into_os_string();
        name.push(".");
        name.push(ending);
        PathBuf::from(name)
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_that_is_not_there_is_told() {
        let found = |spec: &str| find(&Program::read(spec).unwrap());
        assert!(found("cmd:no-such-program-anywhere").unwrap_err().to_string().contains("is not found"));
        assert!(found("cmd:./no/such/bot").unwrap_err().to_string().contains("relative to the working directory"));
        assert_eq!(found("cmd:cargo --version"), Ok(()));
    }
}
