//! What a side may believe: all positions that fit everything it has seen, view by view.
//!
//! A [`Belief`] is fed with every [`View`] of its side. Each position that fitted so far is followed by every move that gives exactly what is seen then. `sighting` says whether a position looks like a view,
//! `follow` leads positions from one view to the next, `kept` holds them, no more than a cap, each once; `second_order` is what the other side may take some of them for.
//!
//! What depends on the way to a position and not on it is left out: how many plies were quiet, and what was on the board before. So a position that would be drawn by that may be among them.

mod follow;
mod kept;
mod second_order;
mod sighting;

use std::collections::BTreeSet;

use tabletop::Seed;

use self::follow::follow;
use self::kept::{Kept, unhurried};
pub use self::second_order::{Alike, SecondOrder};
use self::sighting::Sighting;
use super::game::Fog;
use super::view::View;
use crate::chess::moves::Move;
use crate::chess::position::Position;

/// Positions drawn where none is known that fits.
const DRAWN: usize = 256;
/// Draws for each of these.
const DRAWS: usize = 2;

/// Positions that fit what a side has seen.
#[derive(Clone, Debug)]
pub struct Belief {
    cap: usize,
    positions: Vec<Position>,
    /// With which of the starts the game began, by its place in the list of the setup, if that was told.
    start: Option<usize>,
    /// What was seen last.
    view: Option<Box<View>>,
    complete: bool,
    drawn: bool,
}

impl Belief {
    /// Before anything was seen: the positions a game may begin with. Never more than `cap` are kept, but one at least.
    pub fn new(game: &Fog, cap: usize) -> Self {
        let positions = game.starts.iter().map(|start| unhurried(start.position(game.rules())));
        let positions: Vec<Position> = positions.take(cap.max(1)).collect();
        let complete = positions.len() == game.starts.len();
        Self { cap: cap.max(1), positions, start: None, view: None, complete, drawn: false }
    }

    /// What can be believed by a view alone.
    pub fn of(game: &Fog, view: &View, cap: usize) -> Self {
        let mut belief = Self::new(game, cap);
        belief.see(game, view);
        belief
    }

    /// The game has begun with this one of its starts, by its place in the list of the setup.
    pub fn begin(&mut self, game: &Fog, start: u8) {
        let at = usize::from(start);
        if let Some(start) = game.starts.get(at) {
            self.positions = vec![unhurried(start.position(game.rules()))];
            (self.start, self.complete) = (Some(at), true);
        }
    }

    /// Takes the next view of its side, or its first one. Where views are missing in between, or no position fits that was kept, positions are drawn that fit this view alone.
    ///
    /// The same views give the same belief: what is left out at the cap, and what is drawn, follows from them.
    pub fn see(&mut self, game: &Fog, view: &View) {
        let before = self.view.replace(Box::new(view.clone()));
        let Some(side) = view.side.filter(|_| game.setup.fog && view.known.end.is_none()) else {
            // Nothing is hidden, or not from somebody who sees nothing.
            self.positions = vec![unhurried(view.known.position(game.rules()))];
            (self.complete, self.drawn) = (view.side.is_some(), false);
            return;
        };
        if view.known.undecided {
            return;
        }
        let ply = view.known.plies;
        let sighting = Sighting::of(game, view, side);
        let salt = Seed(u64::from(ply)).derive("belief", side as u64).0;
        let mut kept = Kept::new(self.cap, salt);
        match before.as_ref().map(|before| &before.known) {
            Some(known) if known.plies + 1 == ply && known.end.is_none() => {
                follow(game, &self.positions, known, &sighting, &mut kept);
            }
            Some(known) if known.plies == ply => {
                self.positions.iter().filter(|position| sighting.fits(game, position)).for_each(|fit| kept.add(*fit));
            }
            None if ply == 0 => {
                self.positions.iter().filter(|position| sighting.fits(game, position)).for_each(|fit| kept.add(*fit));
            }
            None if ply == 1 => {
                let begun = |at: &usize| self.start.is_none_or(|start| start == *at);
                for start in (0..game.starts.len()).filter(begun).map(|at| &game.starts[at]) {
                    let position = unhurried(start.position(game.rules()));
                    follow(game, &[position], start, &sighting, &mut kept);
                }
            }
            _ => self.positions.clear(),
        }
        let (positions, dropped) = kept.finish();
        self.positions = positions;
        self.complete &= !dropped;
        if self.positions.is_empty() {
            self.draw(game, view);
        }
    }

    /// Positions that fit a view alone.
    fn draw(&mut self, game: &Fog, view: &View) {
        (self.complete, self.drawn) = (false, true);
        let mut rng = Seed(u64::from(view.known.plies)).stream("worlds", 0);
        let wanted = DRAWN.min(self.cap);
        let mut seen = BTreeSet::new();
        for _ in 0..wanted * DRAWS {
            let Some(world) = game.world_of(view, &mut rng) else { break };
            let position = unhurried(world.position(game.rules()));
            if seen.insert(position.repetition_key()) {
                self.positions.push(position);
            }
            if self.positions.len() == wanted {
                break;
            }
        }
    }

    /// The positions, in an order that follows from what was seen and says nothing.
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// Whether no position that fits was ever left out: then the true one is among them.
    pub fn is_complete(&self) -> bool {
        self.complete
    }

    /// The moves that the view allows, as those of the positions, which all allow the same.
    pub fn moves(&self, game: &Fog, view: &View) -> Vec<Move> {
        let mut moves = Vec::with_capacity(view.moves.len());
        if let Some(position) = self.positions.first() {
            game.chess.pseudo_legal(position, |mv| moves.push(mv));
            moves.retain(|mv| view.moves.contains(&game.action_of(*mv)));
        }
        moves
    }

    /// Whether positions had to be drawn that fit one view alone, because none was known that fitted all.
    pub fn was_drawn(&self) -> bool {
        self.drawn
    }

    /// Whether it was told this view last.
    pub fn is_of(&self, view: &View) -> bool {
        self.view.as_deref() == Some(view)
    }
}
