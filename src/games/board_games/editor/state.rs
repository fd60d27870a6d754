//! What is set up on the page: the position as pieces and as text, and what is wrong with it.

use std::sync::Arc;

use bevy::prelude::Resource;
use lab::{GameModule, Problem};
use tabletop::{Game, Message, Player, Turn};

use super::ask::Brush;
use crate::{
    games::board_games::{
        content::Content,
        draft::Draft,
        game::{BoardGame, RulesOf, Seen},
    },
    shell::{GameSetup, NewGame},
    table::{GameFiles, LabContent, Sight, setup::fresh_seed},
    text::Words,
};

/// Changes that can be taken back, at most.
const MOST_CHANGES: usize = 500;

/// The position as it was before a change, or after one that was taken back.
struct Kept<B: BoardGame> {
    game: Arc<RulesOf<B>>,
    draft: Draft,
    text: String,
}

impl<B: BoardGame> Kept<B> {
    fn is_like(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.game, &other.game) && (&self.draft, &self.text) == (&other.draft, &other.text)
    }
}

/// The position that is set up. It stays there while the program runs.
#[derive(Resource)]
pub struct Editor<B: BoardGame> {
    /// Who will play. A text that was pasted may have brought other rules, in `game`.
    table: NewGame,
    game: Arc<RulesOf<B>>,
    draft: Draft,
    /// The position as its people write it, or as the player is writing it.
    text: String,
    /// What keeps it from being played, in the player's words.
    fault: Option<String>,
    earlier: Vec<Kept<B>>,
    later: Vec<Kept<B>>,
    /// What a click on a cell does.
    pub brush: Brush,
}

impl<B: BoardGame> Editor<B> {
    /// The beginning of a game at this table.
    ///
    /// # Errors
    /// It cannot be played by these rules.
    pub fn new(content: &Content<B>, table: NewGame) -> Result<Self, Message> {
        let setup = table.setup.get::<RulesOf<B>>().ok_or_else(crate::table::other_game)?;
        let game = content.game(setup)?;
        let mut editor = Self {
            table: NewGame { resume: None, ..table },
            game,
            draft: Draft::default(),
            text: String::new(),
            fault: None,
            earlier: Vec::new(),
            later: Vec::new(),
            brush: Brush::Remove,
        };
        let first = B::palette(&editor.game).into_iter().flatten().next();
        editor.brush = first.map_or(Brush::Remove, Brush::Piece);
        editor.show(&whole::<B>(&editor.game, &editor.game.start()));
        Ok(editor)
    }

    /// Who will play.
    pub fn players(&self) -> &[Player] {
        &self.table.players
    }

    /// The rules.
    pub fn game(&self) -> &RulesOf<B> {
        &self.game
    }

    /// What lies where.
    pub fn draft(&self) -> &Draft {
        &self.draft
    }

    /// The position as text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// What keeps the position from being played.
    pub fn fault(&self) -> Option<&str> {
        self.fault.as_deref()
    }

    /// Whether there is a change to be taken back, and one to be made again.
    pub fn can_change(&self) -> [bool; 2] {
        [!self.earlier.is_empty(), !self.later.is_empty()]
    }

    /// Whether it was set up for a table with these rules.
    pub fn is_of(&self, setup: &GameSetup) -> bool {
        self.table.setup == *setup
    }

    /// Others will play.
    pub fn seat(&mut self, table: NewGame) {
        self.table.players = table.players;
    }

    /// Changes what lies on the board.
    pub fn change(&mut self, words: &Words, content: &Content<B>, change: impl FnOnce(&mut Draft)) {
        let before = self.kept();
        change(&mut self.draft);
        if self.draft == before.draft {
            return;
        }
        self.text = B::written(&self.game, &self.draft);
        self.remember(before);
        self.check(words, content, false);
    }

    /// The position with which a game begins.
    pub fn begin(&mut self, words: &Words, content: &Content<B>) {
        let before = self.kept();
        self.show(&whole::<B>(&self.game, &self.game.start()));
        self.remember(before);
        self.check(words, content, false);
    }

    /// Takes up a text, with the rules that it says it is of. What cannot be read stays as it is written, and so does the board.
    pub fn write(&mut self, words: &Words, content: &Content<B>, text: String) {
        let before = self.kept();
        if let Ok((game, state)) = self.read(content, &text) {
            // Rules that stayed the same stay the same in what is taken back.
            if game.setup() != self.game.setup() {
                self.game = game;
            }
            self.draft = B::draft(&self.game, &whole::<B>(&self.game, &state));
        }
        self.text = text;
        self.remember(before);
        self.check(words, content, true);
    }

    /// As [`write`](Self::write), and then the position alone, without the rules that stood before it.
    pub fn paste(&mut self, words: &Words, content: &Content<B>, text: String) {
        self.write(words, content, text);
        if let Ok((game, state)) = self.read(content, &self.text) {
            let view = whole::<B>(&game, &state);
            self.text = B::MODULE.notation().map_or_else(String::new, |known| known.write_position(&game, &view));
        }
    }

    /// Takes the last change back, or makes it again.
    pub fn travel(&mut self, words: &Words, content: &Content<B>, back: bool) {
        let now = self.kept();
        let (from, to) = if back { (&mut self.earlier, &mut self.later) } else { (&mut self.later, &mut self.earlier) };
        let Some(kept) = from.pop() else { return };
        to.push(now);
        (self.game, self.draft, self.text) = (kept.game, kept.draft, kept.text);
        self.check(words, content, false);
    }

    /// The game that begins here, on a fresh seed.
    ///
    /// # Errors
    /// What is wrong with the position.
    pub fn play(&self, content: &Content<B>) -> Result<NewGame, Message> {
        let setup = GameSetup::new::<RulesOf<B>>(self.game.setup().clone());
        content.pasted(&self.text, &NewGame { setup, seed: fresh_seed(), ..self.table.clone() })
    }

    fn kept(&self) -> Kept<B> {
        Kept { game: Arc::clone(&self.game), draft: self.draft.clone(), text: self.text.clone() }
    }

    fn remember(&mut self, before: Kept<B>) {
        if before.is_like(&self.kept()) {
            return;
        }
        self.later.clear();
        self.earlier.push(before);
        let most = self.earlier.len().saturating_sub(MOST_CHANGES);
        self.earlier.drain(..most);
    }

    /// Takes up the beginning of a game.
    fn show(&mut self, view: &Seen<B>) {
        self.draft = B::draft(&self.game, view);
        self.text = B::written(&self.game, &self.draft);
        self.fault = None;
    }

    fn read(
        &self,
        content: &Content<B>,
        text: &str,
    ) -> Result<(Arc<RulesOf<B>>, <RulesOf<B> as Game>::State), Vec<Problem>> {
        content.read_position(text, self.game.setup())
    }

    /// Finds what is wrong with the position, and where in the text, as far as the player has `written` that.
    fn check(&mut self, words: &Words, content: &Content<B>, written: bool) {
        let told = if written { Problem::placed_message } else { Problem::message };
        self.fault = match self.read(content, &self.text) {
            Err(problems) => Some(words.message(&Message::faults(problems.iter().map(told)))),
            Ok((game, state)) if game.turn(&state) == Turn::Over => Some(words.get("boards-editor_over").to_owned()),
            Ok(_) => None,
        };
    }
}

/// A position as whoever sets it up sees it: nothing that stands there is hidden from them.
fn whole<B: BoardGame>(game: &RulesOf<B>, state: &<RulesOf<B> as Game>::State) -> Seen<B> {
    Content::<B>::visible(game, state, Sight::All)
}
