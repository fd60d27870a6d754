//! Starts the client: the command line first, a window only when it makes sense.

use std::process::ExitCode;

use bevy::app::{App, AppExit};
use clap::Parser;
use rubicon::{
    app::{self, Display},
    content::Content,
    crash,
    demo::{DemoPlugin, Step},
    games::alea::mods::{self, Mods},
    inspect::InspectPlugin,
    options::Options,
    settings::{Imposed, Settings},
    shell::{GameSetup, Launch, Notices, Screen, WatchReplay},
    startup,
    storage::{self, Storage},
    text::Words,
};
use tabletop::Seed;

/// Size of the demo's pictures where none is asked for.
const PICTURE: [u32; 2] = [1280, 720];
/// Seed of the demo's game where none is asked for.
const DEMO_SEED: Seed = Seed(7);

fn main() -> ExitCode {
    let options = Options::parse();
    startup::explain_panics();
    match run(&options) {
        Ok(AppExit::Success) => ExitCode::SUCCESS,
        Ok(AppExit::Error(code)) => ExitCode::from(code.get()),
        Err(error) => {
            eprintln!("rubicon: {error:#}");
            ExitCode::from(2)
        }
    }
}

fn run(options: &Options) -> anyhow::Result<AppExit> {
    let root = storage::program_folder()?;
    let words = Words::english();

    let Some(folder) = &options.demo else {
        let storage = Storage::at(options.userdata_dir.as_deref())?;
        let unkept = storage.prepare().err();
        let (mods, found) = Mods::open(&storage, &words);
        // Where the whole folder is missing, that is all there is to say of what lies in it.
        let mut reports = match unkept {
            Some(problem) => vec![words.with("notice.unkept", &[("problem", &problem)])],
            None => found,
        };
        let content = Content::load_with(&root, mods.own(), mods.choice());
        reports.extend(content.problems.iter().cloned().chain(mods::faults(&words, &content.mods)));
        crash::report_panics(&storage);
        crash::prune(&storage);
        reports
            .extend(crash::untold(&storage).map(|report| words.with("saves.crashed", &[("file", &report.display())])));
        let (settings, damaged) = Settings::load(&storage, &words);
        reports.extend(damaged);
        let replay = match options.scene.as_deref() {
            Some(file) => content.scene_replay(file)?.map(|record| WatchReplay { record, back: Screen::Title }),
            None => None,
        };
        let scene = options.scene.as_deref().filter(|_| replay.is_none());
        let game = scene.map(|file| content.scene_game(file)).transpose()?;
        let launch = Launch { seed: options.seed, game, replay };
        let imposed = Imposed::new(settings, options.overrides());
        let mut app = app::build(Display::Window, &root, imposed, Some(storage), content, launch)?;
        app.insert_resource(mods);
        if options.inspect.is_some() {
            app.add_plugins(InspectPlugin { file: options.inspect.clone() });
        }
        report(&mut app, reports);
        return Ok(app.run());
    };

    storage::make_folder(folder)?;
    // A scripted run must neither read nor change what belongs to the player.
    let content = Content::load(&root);
    let reports = content.problems.clone();
    let seed = options.seed.unwrap_or(DEMO_SEED);
    let game = match options.scene.as_deref() {
        Some(file) => content.scene_game(file)?,
        None => content.demo_game(&words, seed)?,
    };
    let others = [content.demo_duel(&words, seed), content.demo_gauntlet(&words, seed)];
    let [duel, gauntlet] = others.map(|other| other.map_err(anyhow::Error::msg));
    let (duel, gauntlet) = match game.setup {
        GameSetup::Conquest(_) => (Some(duel?), Some(gauntlet?)),
        GameSetup::Alea(_) | GameSetup::Gauntlet(_) => (None, None),
    };
    let script = Step::tour(content.played_by_agents(&words, game)?, duel, gauntlet);
    let launch = Launch { seed: Some(seed), ..Launch::default() };
    let imposed = Imposed::new(Settings::default(), options.overrides());
    let display = Display::Image(options.window.unwrap_or(PICTURE));
    let mut app = app::build(display, &root, imposed, None, content, launch)?;
    app.add_plugins(DemoPlugin { script, folder: folder.clone() });
    report(&mut app, reports);
    Ok(app.run())
}

fn report(app: &mut App, reports: Vec<String>) {
    let mut notices = app.world_mut().resource_mut::<Notices>();
    for report in reports {
        notices.error(report);
    }
}
