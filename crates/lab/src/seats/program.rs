//! Outside programs by name: `cmd:python3 mybot.py`, or `cmd@30:…` for thirty seconds a move, `cmd@30cpu:…` for thirty seconds of its own
//! processor time.

use std::path::Path;
use std::time::Duration;

use crate::Problem;

/// How the spec of an outside program begins; a colon or a time limit follows.
const MARK: &str = "cmd";

/// Seconds a program may take for a move, and for its start, where nothing is said.
pub const MOVE_SECONDS: u32 = 10;

/// Most seconds that can be asked for.
const MOST_SECONDS: u32 = 3_600;

/// A program, and how long it may think.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Program {
    /// The program and its arguments; at least one word.
    pub words: Vec<String>,
    /// Seconds for its start and for every move, 1 to `MOST_SECONDS`.
    pub seconds: u32,
    /// Whether they are seconds of its own processor time rather than of a clock on the wall.
    pub processor: bool,
}

/// What follows a number of seconds that are of processor time.
const OF_PROCESSOR: &str = "cpu";

/// How much longer than its processor time a program is waited for: one that sleeps uses none.
const PATIENCE: u32 = 60;

/// Whether a spec names an outside program rather than an agent of the house.
pub fn is_program(spec: &str) -> bool {
    spec.trim_start().strip_prefix(MARK).is_some_and(|rest| rest.starts_with([':', '@']))
}

/// The same spec with so many seconds a move, where it names an outside program and no time of its own.
pub fn allow_seconds(spec: &str, seconds: u32) -> String {
    match spec.trim_start().strip_prefix("cmd:") {
        Some(line) => format!("{MARK}@{seconds}:{line}"),
        None => spec.to_owned(),
    }
}

/// The same with so many seconds of the program's own processor time.
pub fn allow_processor_seconds(spec: &str, seconds: u32) -> String {
    match spec.trim_start().strip_prefix("cmd:") {
        Some(line) => format!("{MARK}@{seconds}{OF_PROCESSOR}:{line}"),
        None => spec.to_owned(),
    }
}

/// What to call an outside program: the name of its script, or else its own.
pub fn program_title(spec: &str) -> String {
    Program::read(spec).map_or_else(|_| MARK.to_owned(), |program| program.title())
}

impl Program {
    /// Reads `cmd:LINE`, `cmd@SECONDS:LINE` or `cmd@SECONDScpu:LINE`.
    ///
    /// # Errors
    /// No line, quotes that are not closed, or a time out of range.
    pub fn read(spec: &str) -> Result<Self, Problem> {
        let told = |problem: &str, remedy: &str| Err(Problem::new(format!("'{spec}': {problem}")).remedy(remedy));
        let Some((head, line)) = spec.trim().split_once(':') else {
            return told("no program is named", "write cmd:PROGRAM, such as cmd:\"python3 mybot.py\"");
        };
        let time = head.strip_prefix(MARK).and_then(|time| time.strip_prefix('@'));
        let processor = time.is_some_and(|time| time.ends_with(OF_PROCESSOR));
        let seconds = match time.map(|time| time.strip_suffix(OF_PROCESSOR).unwrap_or(time)) {
            None => MOVE_SECONDS,
            Some(time) => match time.parse() {
                Ok(seconds) if (1..=MOST_SECONDS).contains(&seconds) => seconds,
                _ => {
                    let remedy =
                        "write 1 to 3600 seconds, such as cmd@30:PROGRAM, or cmd@30cpu:PROGRAM of processor time";
                    return told("that is no time limit", remedy);
                }
            },
        };
        match split(line) {
            None => told("a quotation mark is not closed", "close it"),
            Some(words) if words.first().is_none_or(String::is_empty) => {
                told("no program is named", "write cmd:PROGRAM, such as cmd:\"python3 mybot.py\"")
            }
            Some(words) => Ok(Self { words, seconds, processor }),
        }
    }

    /// How long it is waited for, and what of its own processor time it may use meanwhile, where that counts.
    pub fn allowance(&self) -> (Duration, Option<Duration>) {
        let seconds = Duration::from_secs(self.seconds.into());
        match self.processor {
            true => (seconds * PATIENCE, Some(seconds)),
            false => (seconds, None),
        }
    }

    /// What to call it: the first argument that is a file's name, or the program itself.
    pub fn title(&self) -> String {
        let script = self.words.get(1).filter(|word| !word.starts_with('-') && Path::new(word).extension().is_some());
        let file = Path::new(script.unwrap_or(&self.words[0]));
        file.file_stem().map_or_else(|| self.words[0].clone(), |stem| stem.to_string_lossy().into_owned())
    }
}

/// The words of a command line. Quotation marks, double or single, keep blanks together; there are no other signs, so that paths
/// of any system can be written. `None` where one is not closed.
fn split(line: &str) -> Option<Vec<String>> {
    let (mut words, mut word, mut open) = (Vec::new(), None::<String>, None);
    for c in line.chars() {
        match open {
            Some(quote) if c == quote => open = None,
            None if c == '"' || c == '\'' => {
                open = Some(c);
                word.get_or_insert_default();
            }
            None if c.is_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    open.is_none().then_some(words)
}

/// Where a program's spec at the head of a roster ends: at the first comma outside quotation marks.
pub fn end_of(roster: &str) -> usize {
    let mut open = None;
    for (at, c) in roster.char_indices() {
        match open {
            Some(quote) if c == quote => open = None,
            None if c == '"' || c == '\'' => open = Some(c),
            None if c == ',' => return at,
            _ => {}
        }
    }
    roster.len()
}

/// A program's spec without the quotation marks around its whole command line.
pub fn unquoted(spec: &str) -> String {
    let spec = spec.trim();
    let inner = spec.split_once(':').and_then(|(head, line)| {
        let inner = line.strip_prefix('"')?.strip_suffix('"')?;
        (!inner.contains('"')).then_some((head, inner))
    });
    inner.map_or_else(|| spec.to_owned(), |(head, line)| format!("{head}:{line}"))
}

/// Specs as a roster that reads as the same specs again.
pub fn listed(specs: &[String]) -> String {
    let quoted = |spec: &String| match spec.split_once(':') {
        Some((head, line)) if is_program(spec) && end_of(line) < line.len() => format!("{head}:\"{line}\""),
        _ => spec.clone(),
    };
    specs.iter().map(quoted).collect::<Vec<_>>().join(",")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn command_lines_are_split_at_blanks_outside_quotation_marks() {
        let words = |spec: &str| Program::read(spec).unwrap().words;
        assert_eq!(words("cmd:python3 mybot.py"), ["python3", "mybot.py"]);
        assert_eq!(words(r#"cmd:"C:\My Bots\bot.exe" --level 3 ''"#), [r"C:\My Bots\bot.exe", "--level", "3", ""]);
        assert_eq!(words("cmd: 'it is'\"n't\" "), ["it isn't"]);
        for bad in [
            "cmd:",
            "cmd: ",
            "cmd:''",
            "cmd:'python3",
            "cmd@:x",
            "cmd@0:x",
            "cmd@99999:x",
            "cmd@x:x",
            "cmd@cpu:x",
            "cmd@0cpu:x",
        ] {
            let problem = Program::read(bad).unwrap_err().to_string();
            assert!(problem.starts_with(&format!("'{bad}': ")) && problem.contains("; "), "{problem}");
        }
    }

    #[test]
    fn times_and_titles() {
        assert_eq!(Program::read("cmd@30:bot").unwrap().seconds, 30);
        assert_eq!(Program::read("cmd:bot").unwrap().seconds, MOVE_SECONDS);
        assert_eq!(allow_seconds("cmd:bot x", 3), "cmd@3:bot x");
        assert_eq!(allow_seconds("cmd@30:bot", 3), "cmd@30:bot");
        assert_eq!(allow_seconds("minimax@hard", 3), "minimax@hard");
        assert_eq!(allow_processor_seconds("cmd:bot x", 3), "cmd@3cpu:bot x");
        assert_eq!(allow_processor_seconds("cmd@30:bot", 3), "cmd@30:bot");
        let program = Program::read("cmd@3cpu:bot").unwrap();
        assert!(program.processor && program.seconds == 3 && program.words == ["bot"]);
        assert!(!Program::read("cmd@3:bot").unwrap().processor);
        for (spec, title) in
            [("cmd:python3 bots/my-bot.py --x", "my-bot"), ("cmd:./wise", "wise"), ("cmd:bot -c a.toml", "bot")]
        {
            assert_eq!(program_title(spec), title);
        }
        assert!(is_program("cmd:x") && is_program(" cmd@3:x") && !is_program("commander") && !is_program("cmd"));
    }
}
