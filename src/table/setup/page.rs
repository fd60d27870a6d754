//! The page of the setup of a game: what was chosen last is there again next time.

use bevy::{
    ecs::system::{StaticSystemParam, SystemParam, SystemParamItem},
    prelude::*,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui::Ui};

use super::{SetupChoice, SetupOf, level, puzzles, rolled_seed};
use crate::{
    input::Actions,
    keys::Action,
    shell::{Launch, NewGame, Notices, Overlays, PanelSystems, Screen, ShellSystems},
    storage::Storage,
    table::{FileRegistry, Games, Opened, OwnPrograms},
    text::Words,
    ui::page,
};

/// The setup of a game, as its page changes it.
pub trait GameSetupPage: Sized + Send + Sync + 'static {
    /// The game, by the id of its [`ClientGame`](crate::table::ClientGame).
    const GAME: &'static str;

    /// What it looks up: what the game ships, the settings.
    type Needs: SystemParam;

    /// The setup of somebody who has never chosen anything.
    fn first(words: &Words, needs: &SystemParamItem<'_, '_, Self::Needs>) -> Self;

    /// Reads a setup back; what is no longer there gives way to what is.
    ///
    /// # Errors
    /// It is none; the reason with line and column.
    fn read(text: &str, needs: &SystemParamItem<'_, '_, Self::Needs>) -> std::result::Result<Self, String>;

    /// Writes the setup for next time.
    fn to_ron(&self) -> String;

    /// The seed as it is written.
    fn seed(&mut self) -> &mut String;

    /// Draws the whole page. Tells what is asked for, and whether the game can be begun as it stands.
    fn show(
        &mut self,
        ui: &mut Ui,
        words: &Words,
        needs: &SystemParamItem<'_, '_, Self::Needs>,
    ) -> (Option<SetupChoice>, bool);

    /// The game that is set up.
    ///
    /// # Errors
    /// What keeps it from being begun.
    fn new_game(
        &self,
        words: &Words,
        needs: &SystemParamItem<'_, '_, Self::Needs>,
    ) -> std::result::Result<NewGame, String>;
}

/// Asks for a game to be begun at once, by the id of its [`ClientGame`](crate::table::ClientGame): as it was set up last, or as somebody finds it who
/// has never chosen anything.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayNow(pub &'static str);

/// The setup as it stands; `None` before its page was first shown.
#[derive(Resource)]
pub struct Laid<P>(Option<P>);

impl<P> Laid<P> {
    /// The setup, for pages of the game that go by it.
    pub fn get(&self) -> Option<&P> {
        self.0.as_ref()
    }
}

/// The seed that the games set up next begin with.
#[derive(Resource, Default)]
struct FreshSeed(String);

/// What the setup of every game needs.
pub fn shared(app: &mut App) {
    app.init_resource::<SetupOf>()
        .add_plugins((level::shared, puzzles::shared))
        .init_resource::<FreshSeed>()
        .add_message::<PlayNow>()
        .add_systems(OnEnter(Screen::Setup), roll_seed);
}

/// The setup page of one game.
pub fn plugin<P: GameSetupPage>(app: &mut App) {
    app.insert_resource(Laid::<P>(None))
        .add_systems(OnEnter(Screen::Setup), lay::<P>.after(roll_seed))
        .add_systems(Update, play_now::<P>.in_set(ShellSystems::Act).run_if(on_message::<PlayNow>))
        .add_systems(OnExit(Screen::Setup), remember::<P>)
        .add_systems(
            EguiPrimaryContextPass,
            show::<P>
                .in_set(PanelSystems::Screen)
                .run_if(in_state(Screen::Setup))
                .run_if(|of: Res<SetupOf>| of.0 == P::GAME),
        );
}

/// The first game has the seed of the command line, if one is there.
fn roll_seed(mut seed: ResMut<FreshSeed>, mut launch: ResMut<Launch>) {
    seed.0 = fresh_seed(&mut launch);
}

fn fresh_seed(launch: &mut Launch) -> String {
    launch.seed.take().map_or_else(rolled_seed, |seed| seed.0.to_string())
}

fn file<P: GameSetupPage>() -> String {
    format!("setup/{}.ron", P::GAME)
}

fn lay<P: GameSetupPage>(
    mut laid: ResMut<Laid<P>>,
    seed: Res<FreshSeed>,
    storage: Option<Res<Storage>>,
    words: Res<Words>,
    mut notices: ResMut<Notices>,
    needs: StaticSystemParam<P::Needs>,
) {
    let needs = needs.into_inner();
    let setup = laid.0.get_or_insert_with(|| known_or_first(storage.as_deref(), &words, &mut notices, &needs));
    setup.seed().clone_from(&seed.0);
}

/// Begins the game that was asked for; where it cannot be begun as it was set up last, its page comes up and says why.
#[expect(clippy::too_many_arguments, reason = "a system takes what it needs from the world")]
fn play_now<P: GameSetupPage>(
    mut asked: MessageReader<PlayNow>,
    mut laid: ResMut<Laid<P>>,
    mut launch: ResMut<Launch>,
    storage: Option<Res<Storage>>,
    words: Res<Words>,
    mut notices: ResMut<Notices>,
    (mut of, mut next): (ResMut<SetupOf>, ResMut<NextState<Screen>>),
    mut begin: MessageWriter<NewGame>,
    mut programs: ResMut<OwnPrograms>,
    needs: StaticSystemParam<P::Needs>,
) {
    if !asked.read().any(|PlayNow(game)| *game == P::GAME) {
        return;
    }
    let needs = needs.into_inner();
    let setup = laid.0.get_or_insert_with(|| known_or_first(storage.as_deref(), &words, &mut notices, &needs));
    *setup.seed() = fresh_seed(&mut launch);
    match setup.new_game(&words, &needs) {
        Ok(game) => {
            programs.allow(&game.players);
            begin.write(game);
        }
        Err(_) => {
            of.0 = P::GAME;
            next.set(Screen::Setup);
        }
    }
}

/// What was chosen last, else what somebody finds who has never chosen anything.
fn known_or_first<P: GameSetupPage>(
    storage: Option<&Storage>,
    words: &Words,
    notices: &mut Notices,
    needs: &SystemParamItem<'_, '_, P::Needs>,
) -> P {
    read::<P>(storage, words, notices, needs).unwrap_or_else(|| P::first(words, needs))
}

/// What was chosen last; `None` where nothing was, or it cannot be read, which is told.
fn read<P: GameSetupPage>(
    storage: Option<&Storage>,
    words: &Words,
    notices: &mut Notices,
    needs: &SystemParamItem<'_, '_, P::Needs>,
) -> Option<P> {
    let (storage, file) = (storage?, file::<P>());
    match storage.read(&file) {
        Ok(None) => None,
        Ok(Some(text)) => P::read(&text, needs)
            .map_err(|reason| match storage.set_aside(&file) {
                Ok(file) => {
                    notices
                        .error(words.with("notice-setup_damaged", &[("reason", &reason), ("file", &file.display())]));
                }
                Err(problem) => notices.failed(problem.message()),
            })
            .ok(),
        Err(problem) => {
            notices.failed(problem.message());
            None
        }
    }
}

fn remember<P: GameSetupPage>(laid: Res<Laid<P>>, storage: Option<Res<Storage>>, mut notices: ResMut<Notices>) {
    let (Some(setup), Some(storage)) = (&laid.0, storage) else { return };
    if let Err(problem) = storage.write(&file::<P>(), &setup.to_ron()) {
        notices.failed(problem.message());
    }
}

#[expect(clippy::too_many_arguments, reason = "a system takes what it needs from the world")]
fn show<P: GameSetupPage>(
    mut contexts: EguiContexts,
    words: Res<Words>,
    games: Res<Games>,
    mut laid: ResMut<Laid<P>>,
    mut actions: ResMut<Actions>,
    overlays: Overlays,
    mut next: ResMut<NextState<Screen>>,
    mut begin: MessageWriter<NewGame>,
    mut programs: ResMut<OwnPrograms>,
    (files, mut notices): (Res<FileRegistry>, ResMut<Notices>),
    needs: StaticSystemParam<P::Needs>,
) -> Result {
    let needs = needs.into_inner();
    let Some(setup) = laid.0.as_mut() else { return Ok(()) };
    let (mut choice, sound) = page::full(contexts.ctx_mut()?, P::GAME, |ui| {
        if let Some(face) = games.named(P::GAME) {
            face.backdrop(ui.painter(), ui.max_rect());
        }
        page::cover(ui, 0.55);
        setup.show(ui, &words, &needs)
    });
    if !overlays.any() {
        if actions.take(Action::Back) {
            choice = Some(SetupChoice::Back);
        }
        if (actions.take(Action::Main) || actions.take(Action::EndPhase)) && sound {
            choice = Some(SetupChoice::Begin);
        }
    }
    match choice {
        Some(SetupChoice::Begin) => match setup.new_game(&words, &needs) {
            Ok(game) => {
                programs.allow(&game.players);
                begin.write(game);
            }
            Err(fault) => debug_assert!(false, "the page lets nobody begin with a fault: {fault}"),
        },
        Some(SetupChoice::Back) => next.set(Screen::Lobby),
        Some(SetupChoice::Page(page)) => next.set(page),
        Some(SetupChoice::Scene(file)) => match files.open(&file) {
            Ok(Opened::Game(game)) => {
                begin.write(game);
            }
            Ok(Opened::Replay(_)) => debug_assert!(false, "a scene is no game that is over"),
            Err(problem) => notices.error(format!("{problem:#}")),
        },
        None => {}
    }
    Ok(())
}
