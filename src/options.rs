//! The command line, read and checked before any window opens.

use std::path::PathBuf;

use clap::Parser;
use tabletop::Seed;

use crate::{
    settings::{Overrides, Speed, TEXT_SIZES},
    table::setup::parse_seed,
    text::Language,
};

/// Play against opponents you can read.
#[derive(Parser, Clone, PartialEq, Debug)]
#[command(
    name = "rubicon",
    version,
    after_help = "Examples:\n  \
        rubicon                                   play\n  \
        rubicon --scene FILE                      start a ready-made game, a save or a replay at once\n  \
        rubicon --window 1920x1080 --text-size 150\n  \
        rubicon --demo pictures --seed 7          let the computer play and keep pictures of it; needs no display\n\n\
        The same games without a window, by the thousand: rubicon-lab --help"
)]
pub struct Options {
    /// Play by computer seats through all screens, write pictures to DIR, and end; needs no display
    #[arg(long, value_name = "DIR")]
    pub demo: Option<PathBuf>,

    /// Keep settings, saves and logs in DIR instead of the system's folder for user data
    #[arg(long, value_name = "DIR")]
    pub userdata_dir: Option<PathBuf>,

    /// Size of the window (or of the demo's pictures) in pixels
    #[arg(long, value_name = "WIDTHxHEIGHT", value_parser = parse_window)]
    pub window: Option<[u32; 2]>,

    /// Fill the whole screen
    #[arg(long)]
    pub fullscreen: bool,

    /// Seed of the first game: a number, or any phrase
    #[arg(long, value_name = "SEED", value_parser = parse_seed)]
    pub seed: Option<Seed>,

    /// Start the game of this scene or save at once, or watch this replay
    #[arg(long, value_name = "FILE")]
    pub scene: Option<PathBuf>,

    /// Text size in percent, 80 to 200
    #[arg(long, value_name = "PERCENT", value_parser = parse_text_size)]
    pub text_size: Option<f32>,

    /// Language of all words, by its tag, such as ru; en-XA makes English strange and longer, to find what is no message
    #[arg(long, value_name = "TAG", value_parser = parse_language)]
    pub language: Option<String>,

    /// How fast moves are shown: slow, normal, fast or instant
    #[arg(long, value_name = "SPEED", value_parser = parse_speed)]
    pub speed: Option<Speed>,

    /// Write what is on the screen, and where it can be clicked, to FILE whenever that changes, as JSON; for tests
    #[arg(long, value_name = "FILE", hide_short_help = true)]
    pub inspect: Option<PathBuf>,

    /// Show nothing between moves; the same as --speed instant
    #[arg(long, conflicts_with = "speed")]
    pub instant: bool,
}

impl Options {
    /// The settings imposed for this run.
    pub fn overrides(&self) -> Overrides {
        Overrides {
            text_size: self.text_size,
            fullscreen: self.fullscreen,
            window: self.window,
            language: self.language.clone(),
            speed: if self.instant { Some(Speed::Instant) } else { self.speed },
        }
    }
}

fn parse_window(text: &str) -> Result<[u32; 2], String> {
    let sides = text.split_once(['x', 'X', '×']);
    let parsed = sides.and_then(|(width, height)| Some([width.trim().parse().ok()?, height.trim().parse().ok()?]));
    match parsed {
        Some([width, height]) if (960..=16_384).contains(&width) && (600..=16_384).contains(&height) => {
            Ok([width, height])
        }
        Some(_) => Err("a window is 960x600 to 16384x16384".to_owned()),
        None => Err("write width and height, such as 1280x720".to_owned()),
    }
}

fn parse_text_size(text: &str) -> Result<f32, String> {
    let percent: f32 = text.trim_end_matches('%').parse().map_err(|_| "write a number such as 150".to_owned())?;
    let size = percent / 100.0;
    if TEXT_SIZES.contains(&size) { Ok(size) } else { Err("text sizes go from 80 to 200".to_owned()) }
}

fn parse_language(text: &str) -> Result<String, String> {
    let language: Language = text.parse().map_err(|_| "write a tag such as en, ru or pt-BR".to_owned())?;
    Ok(language.to_string())
}

fn parse_speed(text: &str) -> Result<Speed, String> {
    Speed::ALL
        .into_iter()
        .find(|speed| format!("{speed:?}").eq_ignore_ascii_case(text))
        .ok_or_else(|| "choose slow, normal, fast, rapid or instant".to_owned())
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_command_line_is_sound() {
        Options::command().debug_assert();
    }

    #[test]
    fn values_are_read_as_people_write_them() {
        let options = Options::try_parse_from([
            "rubicon",
            "--window",
            "1920X1080",
            "--text-size",
            "150%",
            "--speed",
            "Fast",
            "--seed",
            "seven hills",
        ])
        .expect("well-formed");
        assert_eq!(options.overrides().window, Some([1920, 1080]));
        assert_eq!(options.overrides().text_size, Some(1.5));
        assert_eq!(options.overrides().speed, Some(Speed::Fast));
        assert_eq!(options.seed, Some(Seed::from_phrase("seven hills")));
        assert_eq!(parse_seed("12"), Ok(Seed(12)));
    }

    #[test]
    fn bad_values_name_what_would_be_good() {
        for (arguments, remedy) in [
            (["--window", "10x10"], "960x600"),
            (["--window", "wide"], "1280x720"),
            (["--text-size", "500"], "80 to 200"),
            (["--text-size", "big"], "150"),
            (["--speed", "ludicrous"], "instant"),
            (["--seed", " "], "phrase"),
        ] {
            let error = Options::try_parse_from(["rubicon"].into_iter().chain(arguments)).expect_err("refused");
            assert!(error.to_string().contains(remedy), "{error}");
            assert_eq!(error.exit_code(), 2);
        }
    }
}
