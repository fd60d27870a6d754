//! The page: when it comes up, how it is laid out, and what comes of what is asked for on it.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Label, Ui, Vec2},
};
use tabletop::Game;

use super::{
    ask::{Brush, EditAsk},
    board::{Carried, board},
    state::Editor,
    text::text,
    tools::tools,
};
use crate::{
    games::board_games::{
        card,
        content::Content,
        draft::Draft,
        game::{BoardGame, RulesOf},
    },
    input::Actions,
    keys::Action,
    pieces::Face,
    settings::{PieceLook, Settings},
    shell::{Clipboard, NewGame, Notices, Overlays, PanelSystems, Screen, WatchReplay},
    table::{
        BackToTable, TakenPosition,
        setup::{Laid, TablePage, TableSetup},
    },
    text::Words,
    theme::{Type, color::DANGER_TEXT, metrics},
    ui::{page as pages, widgets},
};

/// The page of a game.
pub const fn page<B: BoardGame>() -> Screen {
    Screen::Page(B::ID)
}

/// Where the player came from.
#[derive(Resource)]
struct WayBack<B> {
    table: Option<BackToTable>,
    screen: Screen,
    game: std::marker::PhantomData<fn() -> B>,
}

/// Adds the page.
pub fn plugin<B: BoardGame>(app: &mut App) {
    app.insert_resource(WayBack::<B> { table: None, screen: Screen::Lobby, game: std::marker::PhantomData })
        .add_systems(OnEnter(page::<B>()), enter::<B>)
        .add_systems(EguiPrimaryContextPass, show::<B>.in_set(PanelSystems::Screen).run_if(in_state(page::<B>())));
    for exited in [Screen::Lobby, Screen::Setup] {
        app.add_systems(OnTransition { exited, entered: page::<B>() }, move |mut back: ResMut<WayBack<B>>| {
            (back.screen, back.table) = (exited, None);
        });
    }
}

/// The position that was taken from the table, or what was set up last, with the players of the setup as it stands. Under other rules than it was set up for it gives way to a beginning.
fn enter<B: BoardGame>(
    mut commands: Commands,
    taken: Option<Res<TakenPosition>>,
    laid: Res<Laid<TableSetup<Content<B>>>>,
    (content, words): (Res<Content<B>>, Res<Words>),
    editor: Option<ResMut<Editor<B>>>,
    mut back: ResMut<WayBack<B>>,
    mut notices: ResMut<Notices>,
    mut next: ResMut<NextState<Screen>>,
) {
    let taken = taken.filter(|taken| taken.table.setup.rules() == RulesOf::<B>::ID);
    commands.remove_resource::<TakenPosition>();
    if let Some(taken) = taken {
        back.table = Some(taken.back.clone());
        match Editor::new(&content, taken.table.clone()) {
            Ok(mut editor) => {
                editor.paste(&words, &content, taken.text.clone());
                commands.insert_resource(editor);
            }
            Err(problem) => {
                notices.failed(problem);
                next.set(Screen::Lobby);
            }
        }
        return;
    }
    let first = || content.first(&words).new_game();
    let table = laid.get().map_or_else(first, |laid| laid.new_game().or_else(|_| first()));
    let Ok(table) = table else { return };
    match editor {
        Some(mut editor) if editor.is_of(&table.setup) => editor.seat(table),
        _ => match Editor::new(&content, table) {
            Ok(editor) => commands.insert_resource(editor),
            Err(problem) => {
                notices.failed(problem);
                next.set(Screen::Lobby);
            }
        },
    }
}

/// What the page leads to.
#[derive(SystemParam)]
struct Ways<'w> {
    next: ResMut<'w, NextState<Screen>>,
    begin: MessageWriter<'w, NewGame>,
    watch: MessageWriter<'w, WatchReplay>,
    notices: ResMut<'w, Notices>,
    clipboard: Clipboard<'w>,
}

fn show<B: BoardGame>(
    mut contexts: EguiContexts,
    (words, settings, content): (Res<Words>, Res<Settings>, Res<Content<B>>),
    editor: Option<ResMut<Editor<B>>>,
    back: Res<WayBack<B>>,
    mut carried: Local<Option<Carried>>,
    mut actions: ResMut<Actions>,
    overlays: Overlays,
    mut ways: Ways,
) -> Result {
    let Some(mut editor) = editor else { return Ok(()) };
    let look = settings.piece_look(&words);
    let mut asks = Vec::new();
    pages::full(contexts.ctx_mut()?, "position", |ui| {
        card::backdrop(ui.painter(), ui.max_rect());
        lay_out(ui, &words, (&editor, look), &mut carried, &mut asks);
    });
    if !overlays.any() {
        let play = editor.fault().is_none().then_some(EditAsk::Play);
        for (key, ask) in [
            (Action::Back, Some(EditAsk::Leave)),
            (Action::Main, play.clone()),
            (Action::EndPhase, play),
            (Action::Undo, Some(EditAsk::Undo)),
            (Action::Redo, Some(EditAsk::Redo)),
        ] {
            if actions.take(key) {
                asks.extend(ask);
            }
        }
    }
    for ask in asks {
        carry_out(&words, &content, &mut editor, (&back, &mut ways), ask);
    }
    Ok(())
}

/// The board on the left under what concerns all of it, everything else on the right.
fn lay_out<B: BoardGame>(
    ui: &mut Ui,
    words: &Words,
    (editor, look): (&Editor<B>, PieceLook),
    carried: &mut Option<Carried>,
    asks: &mut Vec<EditAsk>,
) {
    let playable = editor.fault().is_none();
    let (leave, play) = widgets::action_bar(
        ui,
        |ui| {
            let back = widgets::secondary(ui, words.get("setup-back")).clicked();
            if let Some(fault) = editor.fault() {
                ui.add_space(metrics::GAP_WIDE);
                ui.add(Label::new(Type::Small.text(fault).color(DANGER_TEXT.egui())).wrap());
            }
            back
        },
        |ui| {
            let play = |ui: &mut Ui| widgets::primary(ui, words.get("boards-editor_play")).clicked();
            ui.add_enabled_ui(playable, play).inner
        },
    );
    asks.extend(
        [(leave, EditAsk::Leave), (play, EditAsk::Play)].into_iter().filter(|(asked, _)| *asked).map(|(_, ask)| ask),
    );
    let name = format!("game-{}", B::ID);
    let title = words.get(&name);
    pages::titled(ui, title, words.get("boards-editor_line"), &[0.56, 0.44], |ui, at| {
        if at > 0 {
            widgets::scrolling_panel(ui, words.get("boards-editor"), |ui| {
                tools(ui, words, (editor, look), carried, asks);
            });
            return;
        }
        ui.horizontal_wrapped(|ui| {
            for (word, ask) in [("boards-editor_beginning", EditAsk::Beginning), ("boards-editor_bare", EditAsk::Bare)]
            {
                if widgets::secondary(ui, words.get(word)).clicked() {
                    asks.push(ask);
                }
            }
            let travels = [
                ("boards-editor_undo", Action::Undo, EditAsk::Undo),
                ("boards-editor_redo", Action::Redo, EditAsk::Redo),
            ];
            for ((word, key, ask), can) in travels.into_iter().zip(editor.can_change()) {
                let button = |ui: &mut Ui| widgets::turn_button(ui, words.get(word), key == Action::Undo);
                let button = ui.add_enabled_ui(can, button).inner;
                if widgets::hinted(ui, button, key).clicked() {
                    asks.push(ask);
                }
            }
        });
        ui.add_space(metrics::GAP);
        let below = ui.spacing().interact_size.y + ui.spacing().item_spacing.y + metrics::GAP;
        let room = ui.available_size() - Vec2::new(0.0, below);
        board(ui, words, (editor, look), room, carried, asks);
        ui.add_space(metrics::GAP);
        text(ui, words, editor, asks);
    });
}

fn carry_out<B: BoardGame>(
    words: &Words,
    content: &Content<B>,
    editor: &mut Editor<B>,
    (back, ways): (&WayBack<B>, &mut Ways),
    ask: EditAsk,
) {
    match ask {
        EditAsk::Leave => leave(back, ways),
        EditAsk::Play => match editor.play(content) {
            Ok(game) => drop(ways.begin.write(game)),
            Err(problem) => ways.notices.failed(problem),
        },
        EditAsk::Undo | EditAsk::Redo => editor.travel(words, content, ask == EditAsk::Undo),
        EditAsk::Beginning => editor.begin(words, content),
        EditAsk::Bare => editor.change(words, content, |draft| *draft = Draft::empty(draft.cells.len())),
        EditAsk::Choose(brush) => editor.brush = brush,
        EditAsk::Click(place) => {
            let brush = editor.brush.clone();
            match brush {
                // A second click takes away what the first one laid.
                Brush::Piece(face) if editor.draft().at(place) != Some(&face) => {
                    lay(words, content, editor, face, place)
                }
                _ => editor.change(words, content, |draft| draft.remove(place)),
            }
        }
        EditAsk::Remove(place) => editor.change(words, content, |draft| draft.remove(place)),
        EditAsk::Carry(from, to) => editor.change(words, content, |draft| draft.carry(from, to)),
        EditAsk::Lay(face, place) => lay(words, content, editor, face, place),
        EditAsk::Taken(face, count) => editor.change(words, content, |draft| draft.take(&face, count)),
        EditAsk::ToMove(side) => editor.change(words, content, |draft| {
            (draft.to_move, draft.first) = (side, side.and(draft.first.or(side)));
        }),
        EditAsk::First(side) => editor.change(words, content, |draft| draft.first = Some(side)),
        EditAsk::Write(text) => editor.write(words, content, text),
        EditAsk::Copy => {
            ways.clipboard.copy(editor.text().to_owned());
            ways.notices.info(words.get("notation-position_copied"));
        }
        EditAsk::Paste => {
            let text = ways.clipboard.paste().unwrap_or_default();
            editor.paste(words, content, text);
        }
    }
}

fn lay<B: BoardGame>(
    words: &Words,
    content: &Content<B>,
    editor: &mut Editor<B>,
    face: Face,
    place: crate::board::PlaceId,
) {
    let supply = B::supply(editor.game(), &face);
    editor.change(words, content, |draft| draft.put(place, face, supply));
}

/// Back to where the player came from.
fn leave<B: BoardGame>(back: &WayBack<B>, ways: &mut Ways) {
    match back.table.clone() {
        Some(BackToTable::Game(game)) => drop(ways.begin.write(game)),
        Some(BackToTable::Replay(replay)) => drop(ways.watch.write(replay)),
        None => ways.next.set(back.screen),
    }
}
