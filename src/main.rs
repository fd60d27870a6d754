//! Starts the client: the command line first, a window only when it makes sense.

use std::{path::Path, process::ExitCode};

use bevy::app::{App, AppExit};
use clap::Parser;
use rubicon::{
    app::{self, Display},
    crash,
    demo::{DemoPlugin, Step},
    games::GAMES,
    inspect::InspectPlugin,
    options::Options,
    settings::{Imposed, Settings},
    shell::{Launch, Notices, Screen, WatchReplay},
    startup,
    storage::{self, Storage},
    table::{FileRegistry, Opened, open_scene},
    text::Languages,
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
    match &options.demo {
        Some(folder) => demonstrate(options, folder),
        None => play(options),
    }
}

/// The game in its window.
fn play(options: &Options) -> anyhow::Result<AppExit> {
    let root = storage::program_folder()?;
    let storage = Storage::at(options.userdata_dir.as_deref())?;
    let unkept = storage.prepare().err();
    let system: Vec<String> = sys_locale::get_locales().collect();
    let languages = Languages::new(storage.languages(), &system);
    let (words, _) = languages.words(&languages.spoken(options.language.as_deref()));
    crash::report_panics(&storage);
    crash::prune(&storage);
    let crashed = crash::untold(&storage).map(|report| words.with("saves-crashed", &[("file", &report.display())]));
    let (settings, damaged) = Settings::load(&storage, &words);
    let imposed = Imposed::new(settings, options.overrides());
    let (words, faults) = languages.words(&languages.spoken(imposed.settings().language.as_deref()));
    let mut app = App::new();
    app.insert_resource(storage).insert_resource(words.clone()).insert_resource(languages);
    let chosen = GAMES.prepare(app.world_mut(), &words);
    // Where the whole folder is missing, that is all there is to say of what lies in it.
    let mut reports = match unkept {
        Some(problem) => vec![words.with("notice-unkept", &[("problem", &words.message(&problem.message()))])],
        None => chosen,
    };
    reports.extend(GAMES.load(app.world_mut(), &root, &words));
    reports.extend(crashed);
    reports.extend(damaged);
    reports.extend(faults.iter().map(ToString::to_string));
    let mut launch = Launch { seed: options.seed, ..Launch::default() };
    match options.scene.as_deref().map(|file| open_scene(app.world(), &root, file)).transpose()? {
        Some(Opened::Game(game)) => launch.game = Some(game),
        Some(Opened::Replay(record)) => launch.replay = Some(WatchReplay { record, back: Screen::Title }),
        None => {}
    }
    let mut app = app::build(app, GAMES, Display::Window, &root, imposed, launch)?;
    if options.inspect.is_some() {
        app.add_plugins(InspectPlugin { file: options.inspect.clone() });
    }
    report(&mut app, reports);
    Ok(app.run())
}

/// The scripted run. It must neither read nor change what belongs to the player.
fn demonstrate(options: &Options, folder: &Path) -> anyhow::Result<AppExit> {
    let root = storage::program_folder()?;
    let languages = Languages::default();
    let (words, _) = languages.words(&languages.spoken(options.language.as_deref()));
    storage::make_folder(folder)?;
    let mut app = App::new();
    app.insert_resource(words.clone());
    let reports = GAMES.load(app.world_mut(), &root, &words);
    let seed = options.seed.unwrap_or(DEMO_SEED);
    let (game, others) = match options.scene.as_deref() {
        Some(file) => match open_scene(app.world(), &root, file)? {
            Opened::Game(game) => (game, Vec::new()),
            Opened::Replay(record) => (record.table(), Vec::new()),
        },
        None => GAMES.demo(app.world(), &words, seed)?,
    };
    let files = app.world().resource::<FileRegistry>();
    let game = files.of(game.setup.rules())?.played_by_agents(&words, game)?;
    let script = Step::tour(game).into_iter().chain(others).collect();
    let launch = Launch { seed: Some(seed), ..Launch::default() };
    let imposed = Imposed::new(Settings::default(), options.overrides());
    let display = Display::Image(options.window.unwrap_or(PICTURE));
    let mut app = app::build(app, GAMES, display, &root, imposed, launch)?;
    app.add_plugins(DemoPlugin { script, folder: folder.to_owned() });
    report(&mut app, reports);
    Ok(app.run())
}

fn report(app: &mut App, reports: Vec<String>) {
    let mut notices = app.world_mut().resource_mut::<Notices>();
    for report in reports {
        notices.error(report);
    }
}
