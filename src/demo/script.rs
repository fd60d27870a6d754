//! The script: one step after the other, each with a limit in time.

use std::{collections::VecDeque, path::PathBuf, time::Duration};

use bevy::{
    prelude::*,
    render::view::screenshot::{Screenshot, ScreenshotCaptured},
};

use super::OffscreenTarget;
use crate::{
    settings::{Settings, Speed},
    shell::{Motion, NewGame, Notices, Overlay, Overlays, Screen, ShellSystems, TableStatus, Weight},
    storage,
};

/// No step takes longer; a game of computer seats at instant speed takes seconds.
const LIMIT: Duration = Duration::from_secs(180);
/// Frames and time after a change until a picture is worth taking: textures and pipelines arrive some frames later, and
/// fading takes its time.
const SETTLE: (u32, Duration) = (10, Duration::from_millis(1500));

/// One step of a script.
#[derive(Clone, Debug)]
pub enum Step {
    /// Shows a screen.
    Show(Screen),
    /// Shows an overlay, or none.
    Lay(Overlay),
    /// Begins a game.
    Begin(Box<NewGame>),
    /// Hurries on until a round has begun, or the game is over; then moves are shown again.
    Round(u32),
    /// Hurries on until the result is shown.
    Over,
    /// Lets some seconds pass.
    Watch(f32),
    /// Keeps a picture under this name.
    Picture(&'static str),
}

impl Step {
    /// What it waits for, for a message.
    fn name(&self) -> String {
        match self {
            Self::Show(screen) => format!("the screen {screen:?}"),
            Self::Lay(overlay) => format!("the overlay {overlay:?}"),
            Self::Begin(_) => "the beginning of the game".to_owned(),
            Self::Round(round) => format!("round {round}"),
            Self::Over => "the end of the game".to_owned(),
            Self::Watch(seconds) => format!("{seconds} s"),
            Self::Picture(name) => format!("the picture {name}"),
        }
    }

    /// The tour of all screens around a game of computer seats.
    pub fn tour(game: NewGame) -> Vec<Self> {
        vec![
            Self::Show(Screen::Title),
            Self::Picture("title"),
            Self::Show(Screen::Lobby),
            Self::Picture("lobby"),
            Self::Show(Screen::Setup),
            Self::Picture("setup"),
            Self::Lay(Overlay::Settings),
            Self::Picture("settings"),
            Self::Lay(Overlay::Help),
            Self::Picture("help"),
            Self::Lay(Overlay::None),
            Self::Begin(Box::new(game)),
            Self::Watch(1.5),
            Self::Picture("play-first-armies"),
            Self::Lay(Overlay::Menu),
            Self::Picture("menu"),
            Self::Lay(Overlay::None),
            Self::Round(1),
            Self::Watch(4.0),
            Self::Picture("play-first-round"),
            Self::Round(4),
            Self::Watch(4.0),
            Self::Picture("play-later"),
            Self::Over,
            Self::Picture("result"),
        ]
    }
}

/// Runs a script and ends the program: with success, or with a line of what went wrong.
pub struct DemoPlugin {
    /// The steps.
    pub script: Vec<Step>,
    /// The folder of the pictures.
    pub folder: PathBuf,
}

impl Plugin for DemoPlugin {
    fn build(&self, app: &mut App) {
        app.insert_resource(Demo {
            steps: self.script.iter().cloned().collect(),
            folder: self.folder.clone(),
            taken: 0,
            picture: Picture::None,
            frames: 0,
            begun: false,
            spent: Duration::ZERO,
            settling: Duration::ZERO,
        })
        .add_systems(Update, drive.in_set(ShellSystems::Drive));
    }
}

#[derive(Clone, PartialEq, Debug)]
enum Picture {
    None,
    Asked,
    Kept(PathBuf),
    Failed(String),
}

#[derive(Resource)]
struct Demo {
    steps: VecDeque<Step>,
    folder: PathBuf,
    taken: u32,
    picture: Picture,
    /// Frames the current step has lasted.
    frames: u32,
    /// Whether the current step has done what it does once.
    begun: bool,
    /// Time the current step has lasted.
    spent: Duration,
    /// When, in that time, what is waited for began to be the case.
    settling: Duration,
}

impl Demo {
    fn settled(&self) -> bool {
        self.frames > SETTLE.0 && self.spent.saturating_sub(self.settling) > SETTLE.1
    }
}

/// The parts of the program a script moves.
#[derive(bevy::ecs::system::SystemParam)]
struct Levers<'w, 's> {
    commands: Commands<'w, 's>,
    screen: Res<'w, State<Screen>>,
    next: ResMut<'w, NextState<Screen>>,
    overlays: Overlays<'w>,
    settings: ResMut<'w, Settings>,
    begin: MessageWriter<'w, NewGame>,
    status: Res<'w, TableStatus>,
    notices: Res<'w, Notices>,
    target: Option<Res<'w, OffscreenTarget>>,
    motion: ResMut<'w, Motion>,
}

fn drive(mut demo: ResMut<Demo>, mut levers: Levers, time: Res<Time<Real>>, mut exit: MessageWriter<AppExit>) {
    levers.motion.smooth();
    let Some(step) = demo.steps.front().cloned() else {
        println!("{} pictures in {}", demo.taken, demo.folder.display());
        exit.write(AppExit::Success);
        return;
    };
    if let Some(error) = levers.notices.shown().iter().find(|notice| notice.weight == Weight::Error) {
        fail(&error.message.to_string(), &mut exit);
        return;
    }
    demo.spent += time.delta();
    demo.frames += 1;
    match run(&mut demo, &step, &mut levers) {
        Ok(false) if demo.spent > LIMIT => {
            fail(&format!("{} took longer than {} s", step.name(), LIMIT.as_secs()), &mut exit);
        }
        Ok(false) => {}
        Ok(true) => {
            demo.steps.pop_front();
            (demo.frames, demo.begun) = (0, false);
            (demo.spent, demo.settling) = (Duration::ZERO, Duration::ZERO);
        }
        Err(reason) => fail(&reason, &mut exit),
    }
}

fn fail(reason: &str, exit: &mut MessageWriter<AppExit>) {
    eprintln!("rubicon: the demo failed: {reason}");
    exit.write(AppExit::from_code(1));
}

/// Does a step, or goes on with it; returns whether it is done.
fn run(demo: &mut Demo, step: &Step, levers: &mut Levers) -> Result<bool, String> {
    let first = !std::mem::replace(&mut demo.begun, true);
    let screen = *levers.screen.get();
    Ok(match step {
        Step::Show(wanted) => {
            // The program shows its title by itself; a script must not hurry it past loading.
            if first && screen != Screen::Loading && screen != *wanted {
                levers.next.set(*wanted);
            }
            demo.begun = screen != Screen::Loading;
            screen == *wanted && demo.settled()
        }
        Step::Lay(overlay) => {
            if first {
                levers.overlays.close_all();
                if *overlay != Overlay::None {
                    levers.overlays.open(*overlay);
                }
            }
            levers.overlays.shown() == *overlay && demo.settled()
        }
        Step::Begin(game) => {
            if first {
                levers.begin.write(game.as_ref().clone());
                // Whatever was asked for: played at once, the game would be over in the first picture of it.
                levers.settings.speed = Speed::Normal;
            }
            screen == Screen::Play
        }
        Step::Round(round) => {
            let there = levers.status.round >= *round || levers.status.over || screen == Screen::Result;
            // At once could mean to the end of the game.
            levers.settings.speed = if there { Speed::Normal } else { Speed::Rapid };
            there
        }
        Step::Over => {
            levers.settings.speed = Speed::Instant;
            if screen != Screen::Result {
                (demo.frames, demo.settling) = (0, demo.spent);
            }
            demo.settled()
        }
        Step::Watch(seconds) => demo.spent.as_secs_f32() >= *seconds && demo.frames >= SETTLE.0,
        Step::Picture(name) => match (&demo.picture, first) {
            (_, true) => {
                demo.taken += 1;
                demo.picture = Picture::Asked;
                take(
                    &mut levers.commands,
                    levers.target.as_deref(),
                    demo.folder.join(format!("{:02}-{name}.png", demo.taken)),
                );
                false
            }
            (Picture::Kept(path), _) => {
                println!("{}", path.display());
                demo.picture = Picture::None;
                true
            }
            (Picture::Failed(reason), _) => return Err(reason.clone()),
            (Picture::None | Picture::Asked, _) => false,
        },
    })
}

fn take(commands: &mut Commands, target: Option<&OffscreenTarget>, path: PathBuf) {
    let shot = match target {
        Some(target) => Screenshot::image(target.0.clone()),
        None => Screenshot::primary_window(),
    };
    commands.spawn(shot).observe(move |captured: On<ScreenshotCaptured>, mut demo: ResMut<Demo>| {
        demo.picture = match storage::save_picture(&path, &captured.image) {
            Ok(()) => Picture::Kept(path.clone()),
            Err(problem) => Picture::Failed(problem.to_string()),
        };
    });
}
