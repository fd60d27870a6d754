//! A game under way: how it begins, what is asked of it and what is done in it.

use std::sync::Arc;

use derive_where::derive_where;

use super::tree::Tree;
use crate::course::Course;
use crate::line::LineId;
use crate::{Declaration, Eye, Game, Illegal, Player, RecordError, Rng, Seat, Seed, Standing, Step, Turn};

/// A game under way with its whole history.
///
/// The seed and the state stay in here; agents and players get [`view`](Session::view)s.
#[derive_where(Clone, Debug)]
pub struct Session<G: Game> {
    #[derive_where(skip(Debug))]
    pub(super) game: Arc<G>,
    pub(super) seed: Seed,
    pub(super) players: Vec<Player>,
    pub(super) origin: Option<G::State>,
    /// The steps of all lines; those of the current line from `course.steps` on have been taken back and can be done again.
    pub(super) tree: Tree<G>,
    pub(super) course: Course<G>,
    pub(super) hindsight: u32,
}

impl<G: Game> Session<G> {
    /// A new game.
    ///
    /// # Errors
    /// [`RecordError::Players`] unless there is one player per seat.
    pub fn new(game: Arc<G>, seed: Seed, players: Vec<Player>) -> Result<Self, RecordError> {
        Self::begin(game, seed, players, None)
    }

    /// A game that begins in a given state: a scene, or a snapshot.
    ///
    /// # Errors
    /// As [`new`](Session::new), and [`RecordError::Origin`] where the state cannot stand under the rules.
    pub fn from_state(game: Arc<G>, seed: Seed, players: Vec<Player>, origin: G::State) -> Result<Self, RecordError> {
        Self::begin(game, seed, players, Some(origin))
    }

    pub(super) fn begin(
        game: Arc<G>,
        seed: Seed,
        players: Vec<Player>,
        origin: Option<G::State>,
    ) -> Result<Self, RecordError> {
        if players.len() != game.seats() {
            return Err(RecordError::Players { players: players.len(), seats: game.seats() });
        }
        if let Some(origin) = &origin {
            game.check_state(origin).map_err(RecordError::Origin)?;
        }
        let course = Course::new(origin.clone().unwrap_or_else(|| game.start()));
        let tree = Tree::new(LineId::default(), course.clone());
        Ok(Self { game, seed, players, origin, tree, course, hindsight: 0 })
    }

    /// The rules.
    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    /// Who plays, one per seat.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Who acts.
    pub fn turn(&self) -> Turn {
        self.course.turn(&self.game)
    }

    /// The seat that sets up where nobody else sees it, while [that](Game::setting_up) lasts.
    pub fn setting_up(&self) -> Option<Seat> {
        match self.turn() {
            Turn::Seat(seat) if self.game.setting_up(&self.course.state) => Some(seat),
            _ => None,
        }
    }

    /// How it ended, if it has: by the rules, or by what was declared.
    pub fn standing(&self) -> Option<Standing> {
        self.course.standing(&self.game)
    }

    /// What `eye` may know.
    pub fn view(&self, eye: Eye) -> G::View {
        self.game.view(&self.course.state, eye)
    }

    /// The whole truth, for the host that animates it and for replays. Never hand it to an agent or a player.
    pub fn state(&self) -> &G::State {
        &self.course.state
    }

    /// Where it began, if not at the game's start. As [`state`](Self::state), it is the host's alone.
    pub fn origin(&self) -> Option<&G::State> {
        self.origin.as_ref()
    }

    /// Canonical hash of the state and of what has been declared. Where nothing of that matters any more, the state's own.
    pub fn hash(&self) -> u64 {
        self.course.hash(&self.game)
    }

    /// The seed. Shown when the game is over, or to those who set the table.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// Number of steps made (those taken back not counted).
    pub fn len(&self) -> usize {
        self.course.steps as usize
    }

    /// Whether nothing has happened yet.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The steps made, in order.
    pub fn steps(&self) -> &[Step<G>] {
        &self.tree.steps()[..self.len()]
    }

    /// The steps taken back that can be done again, the next one first.
    pub fn undone(&self) -> &[Step<G>] {
        &self.tree.steps()[self.len()..]
    }

    /// The generator for the decision that is due in `seat`.
    pub fn thinking(&self, seat: Seat) -> Rng {
        self.course.thinking(self.seed, seat)
    }

    /// `seat` acts. Returns what happened, unredacted. Where another step was made here before, play goes along that one's line if
    /// it was the same, and else may begin a new line.
    ///
    /// # Errors
    /// The rule the action breaks, or that it is not that seat's turn. Nothing has changed then.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<Vec<G::Event>, Illegal> {
        self.push(Step::Action(seat, action))
    }

    /// What `seat` may declare now; nothing in a game that knows no [declarations](Game::declarations).
    pub fn may_declare(&self, seat: Seat) -> Vec<Declaration> {
        self.course.may_declare(&self.game, seat)
    }

    /// Who is asked for a declaration before the game goes on, and what it may declare: whoever is offered a draw, else the seat that
    /// is to act. `None` where there is nothing to declare. Hosts ask agents so before every decision; an offer is answered first.
    pub fn to_declare(&self) -> Option<(Seat, Vec<Declaration>)> {
        self.course.to_declare(&self.game)
    }

    /// The seat whose offer of a draw is to be answered by the other one.
    pub fn draw_offer(&self) -> Option<Seat> {
        self.course.draw_offer()
    }

    /// The generator for what `seat` declares, or how it answers, here.
    pub fn considering(&self, seat: Seat) -> Rng {
        self.course.considering(self.seed, seat)
    }

    /// `seat` says something of the end of the game. It is a step like an action.
    ///
    /// # Errors
    /// Why it may not. Nothing has changed then.
    pub fn declare(&mut self, seat: Seat, declaration: Declaration) -> Result<(), Illegal> {
        self.push(Step::Declaration(seat, declaration)).map(drop)
    }

    /// One chance outcome falls, if one is due. Returns what happened, unredacted.
    pub fn advance(&mut self) -> Option<Vec<G::Event>> {
        let outcome = self.course.due(&*self.game, self.seed)?;
        self.push(Step::Outcome(outcome)).ok()
    }

    /// Goes to the position before step `index`, for a replay's time line; later steps are kept to be done again.
    /// Beyond the end it goes to the end.
    pub fn seek(&mut self, index: usize) {
        let index = index.min(self.tree.steps().len());
        self.course = self.tree.course_at(&self.game, index);
    }
}
