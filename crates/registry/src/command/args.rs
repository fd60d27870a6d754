//! Arguments that several commands have.

use clap::Args;
use tabletop::Seed;

/// Output for programs.
#[derive(Args, Debug, Clone, Copy)]
pub struct JsonOnly {
    /// Print results as JSON and nothing else
    #[arg(long)]
    pub json: bool,
}

/// How many games are played at once.
#[derive(Args, Debug, Clone, Copy)]
pub struct Threads {
    /// Threads; else one per core. The result does not depend on it
    #[arg(long = "threads", value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    number: Option<u16>,
}

impl Threads {
    /// The number asked for; `None` for one per core.
    pub fn asked(self) -> Option<usize> {
        self.number.map(usize::from)
    }
}

/// Reads a seed: a number, or a phrase that stands for one.
///
/// # Errors
/// That it is empty.
pub fn seed(phrase: &str) -> Result<Seed, String> {
    if phrase.trim().is_empty() { Err("a seed cannot be empty".to_owned()) } else { Ok(Seed::from_phrase(phrase)) }
}

/// Fields as a value of RON that names only these; `None` where there are none.
pub fn ron_struct<'a>(fields: impl IntoIterator<Item = (&'a str, Option<String>)>) -> Option<String> {
    let named = fields.into_iter().filter_map(|(name, value)| Some(format!("{name}: {}", value?)));
    let fields: Vec<String> = named.collect();
    (!fields.is_empty()).then(|| format!("({})", fields.join(", ")))
}
