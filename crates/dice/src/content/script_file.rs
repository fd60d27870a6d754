//! Scripts as cards and statuses write them: in place, or in a file of their own.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;
use tabletop::written::{Severity, did_you_mean, nearest, without_mark};
use tabletop::{Message, message};

use super::Source;
use super::bounds::MOST_ID;
use super::fault::ContentFault;
use super::place::Part;

/// How a script that lies in a file begins.
const FILE: &str = "File";

/// A script named by its file.
#[derive(Deserialize)]
enum ScriptFile {
    File(String),
}

/// The scripts of a layer that lie in files, and which of them are named.
pub(super) struct ScriptFiles<'a> {
    by_name: BTreeMap<String, Source<'a>>,
    named: BTreeSet<String>,
}

impl<'a> ScriptFiles<'a> {
    /// Of these files, which are named by the last part of their name.
    pub fn new(sources: &[Source<'a>]) -> Self {
        let last = |script: &Source<'a>| script.name.rsplit(['/', '\\']).next().unwrap_or_default().to_owned();
        Self { by_name: sources.iter().map(|script| (last(script), *script)).collect(), named: BTreeSet::new() }
    }

    /// The script that is written or named in a part of a file.
    pub fn written(&mut self, part: Part<'a>) -> Result<Written<'a>, Box<ContentFault>> {
        if part.text.starts_with(FILE) { self.in_file(part) } else { in_place(part) }
    }

    /// A script that lies in a file of its own, which `part` names.
    fn in_file(&mut self, part: Part<'a>) -> Result<Written<'a>, Box<ContentFault>> {
        let ScriptFile::File(name) = part.read()?;
        self.named.insert(name.clone());
        let Some(source) = self.by_name.get(&name) else {
            let remedy = match nearest(&name, self.by_name.keys().map(String::as_str)) {
                Some(near) => did_you_mean(near),
                None => message!("remedy-card-script", "put it into the folder 'scripts' and name the file alone"),
            };
            let name: String = name.chars().take(MOST_ID).collect();
            let reason = message!("fault-card-script", "there is no script '{name}'", name);
            return Err(Box::new(part.fault(0, reason, remedy)));
        };
        let script = without_mark(source.text).to_owned();
        Ok(Written { script, part: Part::whole(*source), start: Some(0) })
    }

    /// A warning for each script that nothing names.
    pub fn idle(&self) -> Vec<ContentFault> {
        let idle = self.by_name.iter().filter(|(name, _)| !self.named.contains(*name));
        idle.map(|(name, script)| {
            let remedy =
                message!("remedy-card-name_script", "write action: File(\"{name}\") into a card, or remove it", name);
            let reason = message!("fault-card-idle_script", "no card names this script");
            let fault = Part::whole(*script).fault(0, reason, remedy);
            ContentFault { severity: Severity::Warning, ..fault }
        })
        .collect()
    }
}

/// A script that is written where it is wanted.
fn in_place(part: Part<'_>) -> Result<Written<'_>, Box<ContentFault>> {
    let script: String = part.read()?;
    let quote = part.text.find('"').map(|at| at + 1);
    let start = quote.filter(|at| part.text.get(*at..).is_some_and(|rest| rest.starts_with(&script)));
    Ok(Written { script, part, start })
}

/// A script, and where it stands.
pub(super) struct Written<'a> {
    pub script: String,
    pub part: Part<'a>,
    /// The byte of the part it begins at; `None` where it is written with escapes, so that lines and columns in it are not those
    /// of the file.
    start: Option<usize>,
}

impl Written<'_> {
    /// A fault at a line and column of the script, both from 1; of the whole where there is none.
    pub fn fault(&self, place: Option<(usize, usize)>, reason: Message, remedy: Message) -> ContentFault {
        let at = match (self.start, place) {
            (Some(start), Some((line, column))) => start + Part::byte(&self.script, line, column),
            _ => 0,
        };
        self.part.fault(at, reason, remedy)
    }
}
