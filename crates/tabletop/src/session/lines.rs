//! What a session tells of its lines.

use std::collections::BTreeMap;

use super::Session;
use super::tree::{Tree, end_of};
use crate::Game;
use crate::line::{LineId, LineInfo};

impl<G: Game> Session<G> {
    /// The line the game stands on: that of [`steps`](Session::steps) and [`undone`](Session::undone).
    pub fn line(&self) -> LineId {
        self.tree.current()
    }

    /// All lines, in the order they began. The cost grows with their number and how they hang on each other, not with their steps.
    pub fn lines(&self) -> Vec<LineInfo> {
        let forks = forks(&self.tree);
        let tell = |(id, (parent, fork))| {
            let (len, end) = match self.tree.offshoots().get(&id) {
                Some(offshoot) => (offshoot.len(), offshoot.end.clone()),
                None => (self.tree.steps().len(), self.end()),
            };
            LineInfo { id, parent, fork, len, hash: end.hash, standing: end.standing }
        };
        forks.into_iter().map(tell).collect()
    }

    /// What the current line ends in.
    pub(super) fn end(&self) -> super::tree::End {
        end_of(&self.tree.course_at(&self.game, self.tree.steps().len()), &*self.game)
    }
}

/// For every line, the earlier one it has most steps in common with, and how many.
///
/// The tree is rooted in the current line. A line is walked from its end to that root over the pieces the tree is made of; the first
/// piece on which an earlier line went too is where it left that line.
fn forks<G: Game>(tree: &Tree<G>) -> BTreeMap<LineId, (Option<LineId>, usize)> {
    let mut ids: Vec<LineId> = tree.offshoots().keys().copied().chain([tree.current()]).collect();
    ids.sort_unstable();
    // By piece, which lines went over it and up to which step: those that went further than all before.
    let mut walked: BTreeMap<LineId, Vec<(usize, LineId)>> = BTreeMap::new();
    let mut forks = BTreeMap::new();
    for id in ids {
        let mut fork = None;
        let (mut piece, mut upto) = (id, tree.len(id).unwrap_or_default());
        loop {
            let offshoot = tree.offshoots().get(&piece);
            let start = offshoot.map_or(0, |offshoot| offshoot.fork);
            let before = walked.entry(piece).or_default();
            if fork.is_none()
                && let Some(&(furthest, _)) = before.last()
            {
                let common = upto.min(furthest);
                fork = before.iter().find(|(reached, _)| *reached >= common).map(|&(_, line)| (Some(line), common));
            }
            if before.last().is_none_or(|&(furthest, _)| upto > furthest) {
                before.push((upto, id));
            }
            let Some(offshoot) = offshoot else { break };
            (piece, upto) = (offshoot.parent, start);
        }
        forks.insert(id, fork.unwrap_or_default());
    }
    forks
}
