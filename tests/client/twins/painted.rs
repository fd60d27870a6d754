//! All that is shown of a saved game, picture by picture.

use std::time::Duration;

use bevy::{input::keyboard::Key, prelude::*};
use bevy_egui::egui::{Shape, epaint::ClippedShape};
use rubicon::{
    board::{Highlights, Unseen},
    games::{alea::MODS, conquest::BoardLook, hare::RaceLook},
    screens::{SettingsPage, SettingsTab},
    settings::{Settings, Speed},
    shell::{Launch, Overlay, Overlays, Screen, TableStatus},
    storage::Storage,
    table::{FileRegistry, LabContent, Table, TableGame, setup::SetupOf, why::Reading},
};
use tabletop::Seed;

use crate::hands::{
    awake, decide, letter,
    paper::{self, paint, seen, spread},
    press, screen, shell, steps, until, wait_for_decision,
};

/// The window the pages are painted in.
const WINDOW: [f32; 2] = [1280.0, 720.0];
/// Where the first game is kept. Both are kept at the same place, each in a folder of its own.
const SAVE: &str = "saves/auto/1.ron";
/// How often a picture must stay the same where another thread may still look for something, and where none does.
const WORKING: u32 = 20;
const IDLE: u32 = 5;
/// The longest a round may take to be told, in frames.
const LONGEST: usize = 4000;

/// What is shown, by what it is of.
pub type Pictures = Vec<(String, String)>;

/// A shape in words. Of a text it is what it says, and where, in which size and colours; where its letters lie among all letters drawn so far
/// depends on which page was drawn first.
pub fn describe(shape: &Shape, told: &mut String) {
    let said = match shape {
        Shape::Vec(shapes) => return shapes.iter().for_each(|shape| describe(shape, told)),
        Shape::Text(text) => {
            let (galley, sections) = (&text.galley, &text.galley.job.sections);
            format!("{:?} {:?} {:?} {:?} {sections:?}", galley.text(), text.pos, galley.size(), text.fallback_color)
        }
        shape => format!("{shape:?}"),
    };
    told.push_str(&said);
    told.push('\n');
}

/// What egui painted, and what boards are drawn from, which Bevy draws.
fn picture(app: &App, shapes: &[ClippedShape]) -> String {
    let mut told = String::new();
    shapes.iter().for_each(|shape| describe(&shape.shape, &mut told));
    let world = app.world();
    for places in world.get_resource::<BoardLook>().into_iter().flat_map(|look| &look.places) {
        told.push_str(&format!("{places:?}\n"));
    }
    for line in [
        format!("{:?}", world.get_resource::<RaceLook>()),
        format!("{:?}", world.get_resource::<Highlights>()),
        format!("{:?}", world.get_resource::<Unseen>()),
    ] {
        told.push_str(&line);
        told.push('\n');
    }
    told
}

/// What is painted, and told to those who do not see it, once nothing on the page changes any more for so many pictures: what another thread
/// looks for has come, and what fades has faded.
fn at_rest(app: &mut App, page: &str, pictures: u32) -> String {
    let (mut painted, mut still) = (String::new(), 0);
    until(app, &format!("{page} at rest"), |app| {
        let shapes = paint(app, WINDOW);
        assert!(!shapes.is_empty(), "{page} shows nothing");
        let now = picture(app, &shapes);
        still = if now == painted { still + 1 } else { 0 };
        painted = now;
        std::thread::sleep(Duration::from_millis(5));
        still > pictures
    });
    painted + paper::told(app, WINDOW).as_str()
}

/// A client in whose folder the game lies.
struct Desk {
    app: App,
    pictures: Pictures,
    /// As long as the client runs.
    _folder: tempfile::TempDir,
}

impl Desk {
    fn with(text: &str) -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let storage = Storage::open(Some(folder.path())).expect("opened");
        storage.write(SAVE, text).expect("written");
        let mut app = shell(Some(&storage));
        app.world_mut().resource_mut::<Settings>().reduced_motion = true;
        spread(&mut app);
        Self { app, pictures: Vec::new(), _folder: folder }
    }

    fn keep(&mut self, page: &str, still: u32) {
        let painted = at_rest(&mut self.app, page, still);
        self.pictures.push((page.to_owned(), painted));
    }

    fn show(&mut self, page: Screen) {
        self.app.world_mut().resource_mut::<NextState<Screen>>().set(page);
        until(&mut self.app, "the page", |app| screen(app) == page);
        self.keep(&format!("{page:?}"), WORKING);
    }

    fn lay(&mut self, overlay: Overlay) {
        self.app.world_mut().run_system_cached_with(open, overlay).expect("it is a system");
        steps(&mut self.app, 2);
    }

    /// The game is taken up again.
    fn sit_down(&mut self, text: &str) {
        let saved = self.app.world().resource::<FileRegistry>().saved_game(text).expect("sound");
        self.app.world_mut().write_message(saved.game);
        until(&mut self.app, "the table", |app| screen(app) == Screen::Play);
        awake(&mut self.app);
        self.keep("the table", WORKING);
    }

    /// What lies over the table, and the settings part by part.
    fn overlays(&mut self) {
        use SettingsTab::{Access, Display, Keys, Play, Sound};
        for overlay in [Overlay::Menu, Overlay::Saves, Overlay::Help] {
            self.lay(overlay);
            self.keep(&format!("{overlay:?} over the table"), if overlay == Overlay::Saves { WORKING } else { IDLE });
        }
        self.lay(Overlay::Settings);
        for tab in [Display, Sound, Play, Keys, Access] {
            self.app.world_mut().resource_mut::<SettingsPage>().tab = tab;
            self.keep(&format!("the settings over the table, {tab:?}"), IDLE);
        }
        self.lay(Overlay::None);
    }

    /// The reasons of whoever moved last, and a hint.
    fn reasons<T: TableGame>(&mut self) {
        // One who answers soon: a thought that is cut short ends elsewhere each time.
        let advisers = self.app.world().resource::<T::Content>().advisers();
        let adviser = advisers.get(1).or(advisers.first()).expect("somebody can be asked").name.clone();
        self.app.world_mut().resource_mut::<Settings>().choose_adviser(&adviser);
        for key in ["w", "h"].map(letter) {
            press(&mut self.app, key.clone());
            steps(&mut self.app, 5);
            let thinks = |app: &App| {
                let reading = &app.world().resource::<Table<T>>().reasoning.drawer.reading;
                matches!(reading, Reading::Thinking(..))
            };
            until(&mut self.app, "an answer", |app| !thinks(app));
            self.keep(&format!("the panel of reasons after {key:?}"), WORKING);
        }
        press(&mut self.app, Key::Escape);
        self.lay(Overlay::None);
    }

    /// Every picture of what the others did since the person's last turn, as it is told again.
    fn told_again(&mut self) {
        let app = &mut self.app;
        app.world_mut().resource_mut::<Settings>().speed = Speed::Fast;
        press(app, letter("r"));
        let before = self.pictures.len();
        let mut last = String::new();
        let busy = |app: &App| app.world().resource::<TableStatus>().busy;
        for frame in 0.. {
            assert!(frame < LONGEST, "it is told without end");
            let shapes = seen(app, WINDOW);
            let now = picture(app, &shapes);
            if now != last {
                self.pictures.push((format!("frame {frame} of what the others did"), now.clone()));
                last = now;
            }
            if !busy(app) {
                break;
            }
            app.update();
        }
        assert!(self.pictures.len() > before + 1, "nothing is told");
        app.world_mut().resource_mut::<Settings>().speed = Speed::Instant;
    }
}

fn open(In(overlay): In<Overlay>, mut overlays: Overlays) {
    overlays.close_all();
    if overlay != Overlay::None {
        overlays.open(overlay);
    }
}

/// Everything painted on every page on which a saved game stands, on its table, over it, and of its reasons.
pub fn everywhere<T: TableGame>(text: &str) -> Pictures {
    let mut desk = Desk::with(text);
    desk.keep("the title", WORKING);
    desk.app.insert_resource(SetupOf(T::ID));
    // The seed that is offered is drawn by the clock, unless the command line has one.
    desk.app.world_mut().resource_mut::<Launch>().seed = Some(Seed(34));
    for page in [Screen::Lobby, Screen::Replays, Screen::Setup, MODS, Screen::Title] {
        desk.show(page);
    }
    for overlay in [Overlay::Saves, Overlay::Help] {
        desk.lay(overlay);
        desk.keep(&format!("{overlay:?}"), WORKING);
    }
    desk.lay(Overlay::None);
    desk.sit_down(text);
    for key in ["t", "k", "i"].map(letter) {
        press(&mut desk.app, key.clone());
        desk.keep(&format!("the table after {key:?}"), IDLE);
    }
    press(&mut desk.app, Key::Escape);
    desk.overlays();
    desk.reasons::<T>();
    desk.app.world_mut().resource_mut::<Settings>().text_view = true;
    desk.keep("the table in text", WORKING);
    desk.pictures
}

/// The table of a game in which the others have just had a turn: what is summed up of it and stands in the log, every picture as it is told
/// again, and the reasons.
pub fn told<T: TableGame>(text: &str) -> Pictures {
    let mut desk = Desk::with(text);
    desk.sit_down(text);
    desk.told_again();
    desk.keep("the table again", WORKING);
    desk.reasons::<T>();
    desk.app.world_mut().resource_mut::<Settings>().text_view = true;
    desk.keep("the table in text", WORKING);
    desk.pictures
}

/// A game of Conquest that is played on, whenever the person is to act again: what the others did, the log, notices.
pub fn played_on(text: &str, decisions: usize) -> Pictures {
    let mut desk = Desk::with(text);
    desk.sit_down(text);
    for decision in 0..decisions {
        assert!(wait_for_decision(&mut desk.app), "the game ended");
        desk.keep(&format!("decision {decision}"), WORKING);
        decide(&mut desk.app, decision % 3 == 0);
    }
    desk.pictures
}
