//! The examples of the rules page, as they are played by the rules themselves.

use std::{
    any::TypeId,
    collections::HashMap,
    sync::{Arc, LazyLock, Mutex, PoisonError},
};

use lab::{GameModule, Problem, open_written};
use tabletop::{Game, NoEvents, Turn, notation::Notation};

use super::{
    example::Example,
    game::{BoardGame, Lying, RulesOf},
    moving_board::{Frame, MovingBoard},
    panel_board::PanelBoard,
    track::tracked,
};
use crate::{
    pieces::{Face, Piece, PieceMove},
    settings::PieceLook,
    text::{HelpFigure, HelpSection, Moving, Words},
};

/// Examples as they were played, by game and look.
type Played = HashMap<(TypeId, usize), Vec<(&'static str, Arc<dyn Moving>)>>;

static PLAYED: LazyLock<Mutex<Played>> = LazyLock::new(Mutex::default);

/// Parts of the rules with the examples that belong to them.
pub fn shown<B: BoardGame>(words: &Words, look: PieceLook, mut sections: Vec<HelpSection>) -> Vec<HelpSection> {
    let mut played = PLAYED.lock().unwrap_or_else(PoisonError::into_inner);
    let played = played.entry((TypeId::of::<B>(), look.index())).or_insert_with(|| all::<B>(look));
    for (heading, moving) in played.iter() {
        let told = words.get(heading);
        if let Some(section) = sections.iter_mut().find(|section| section.heading == told) {
            let caption = words.get(&format!("{heading}-shown")).to_owned();
            section.figures.push(HelpFigure { caption, moving: Arc::clone(moving) });
        }
    }
    sections
}

/// The examples of a game. One that cannot be played is left out; a test plays all of them.
fn all<B: BoardGame>(look: PieceLook) -> Vec<(&'static str, Arc<dyn Moving>)> {
    let usual = Arc::new(B::sample().0);
    let moving = |example: &Example| -> Option<(&'static str, Arc<dyn Moving>)> {
        let game = rules::<B>(&usual, example)?;
        let frames = play::<B>(&game, example).ok()?;
        let board = PanelBoard::new::<B>(&game, look);
        let board = example.part.map_or_else(|| board.clone(), |part| board.clone().part(part));
        Some((example.section, Arc::new(MovingBoard::new(board, frames))))
    };
    B::EXAMPLES.iter().filter_map(moving).collect()
}

/// The rules that an example is played by; `None` where its setup is not one.
fn rules<B: BoardGame>(usual: &Arc<RulesOf<B>>, example: &Example) -> Option<Arc<RulesOf<B>>> {
    example.setup.map_or_else(|| Some(Arc::clone(usual)), |setup| B::example_rules(setup).map(Arc::new))
}

/// What lies on the board before, between and after what is done.
///
/// # Errors
/// What cannot be read, or is not allowed.
fn play<B: BoardGame>(game: &Arc<RulesOf<B>>, example: &Example) -> Result<Vec<Frame>, String> {
    let notation: &dyn Notation<RulesOf<B>> = B::MODULE.notation().ok_or("no notation")?;
    let begun = open_written(B::MODULE, None, example.position, || Ok(Arc::clone(game)));
    let (_, mut state) = begun.map_err(|problems| problems.iter().map(Problem::to_string).collect::<String>())?;
    let grid = B::board(game).grid;
    let far = |piece: &Piece, now: crate::board::PlaceId| {
        let [one, other] = [piece.place, now].map(|place| grid.cell(place));
        one[0].abs_diff(other[0]) + one[1].abs_diff(other[1]) > 1
    };
    let seen = |state: &<RulesOf<B> as Game>::State, before: &[Piece], last: Option<PieceMove>| {
        let view = game.view(state, example.eye);
        let sign = |(place, kind)| Lying { place, face: Face { kind: Some(kind), side: None } };
        let signs = B::engraved(game, &view).into_iter().map(sign);
        let lying: Vec<Lying> = signs.chain(B::lying(game, &view)).collect();
        let pieces = tracked(before, &lying, last, |took, piece, now| B::leaps(took, far(piece, now.place)));
        Frame { pieces, unseen: B::unseen(game, &view) }
    };
    let mut frames = vec![seen(&state, &[], None)];
    let mut last = None;
    for word in example.played.split_whitespace() {
        match game.turn(&state) {
            Turn::Over => return Err(format!("the game is over before {word}")),
            Turn::Seat(_) => {
                let action = notation.read_action(game, word).map_err(|fault| fault.to_string())?;
                last = B::piece_move(game, &action);
                game.apply(&mut state, &action, &mut NoEvents).map_err(|illegal| format!("{word}: {illegal}"))?;
            }
            Turn::Chance => {
                let outcome = notation.read_outcome(game, word).map_err(|fault| fault.to_string())?;
                game.resolve(&mut state, &outcome, &mut NoEvents).map_err(|illegal| format!("{word}: {illegal}"))?;
            }
        }
        // A piece is turned over once it is known what it is.
        if game.turn(&state) != Turn::Chance {
            let before = frames.last().map_or(&[][..], |frame: &Frame| &frame.pieces);
            let next = seen(&state, before, last);
            frames.push(next);
        }
    }
    Ok(frames)
}

/// How many positions an example of a game has.
///
/// # Errors
/// What in it cannot be read, or is not allowed.
pub fn examples_played<B: BoardGame>(example: &Example) -> Result<usize, String> {
    let game = rules::<B>(&Arc::new(B::sample().0), example).ok_or("its setup cannot be read")?;
    play::<B>(&game, example).map(|frames| frames.len())
}
