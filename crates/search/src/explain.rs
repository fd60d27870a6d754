//! A search's answer in the words every game's explanations use.

use tabletop::{Candidate, Effort, Explanation, Mark, Message, Ply, Turn};

use crate::{Found, Position, Ranked};

impl<M: Copy + PartialEq, V> Found<M, V> {
    /// The exactly valued moves as candidates and the principal variation as the expected line.
    ///
    /// `score` reads a value as the mover's own number, larger is better; `marks` says where on the board a move happens,
    /// asked in the position it is made in. Candidates come in the order of [`ranking`](Self::ranking) filtered by
    /// [`Ranked::is_exact`], without action data and terms: the game adds those. Ask with
    /// [`Limits::ranked`](crate::Limits::ranked) for as many candidates as shall be told.
    pub fn explain<P: Position<Move = M>>(
        &self,
        root: &P,
        effort: Effort,
        score: impl Fn(&V) -> f64,
        mut marks: impl FnMut(&P, M) -> Vec<Mark>,
    ) -> Explanation {
        let mut candidates = Vec::new();
        for (place, ranked) in self.ranking.iter().enumerate().filter(|(_, ranked)| ranked.is_exact()) {
            let Ranked { mv, value: Some(value), .. } = ranked else { continue };
            candidates.push(Candidate {
                label: root.label(*mv),
                score: score(value),
                chosen: place == 0,
                marks: marks(root, *mv),
                ..Candidate::default()
            });
        }
        let mut pos = root.clone();
        let mut line = Vec::with_capacity(self.line.len());
        for &mv in &self.line {
            let seat = match pos.turn() {
                Turn::Seat(seat) => Some(seat),
                Turn::Chance | Turn::Over => None,
            };
            line.push(Ply { seat, label: pos.label(mv), marks: marks(&pos, mv) });
            pos.make(mv);
        }
        let headline = match candidates.first() {
            Some(best) => {
                let told = Message::new("headline-searched")
                    .with("action", best.label.clone())
                    .decimal("score", best.score, 2);
                told.count("choices", self.ranking.len()).count("positions", self.nodes).count("depth", self.depth)
            }
            None => Message::default(),
        };
        Explanation { headline, candidates, line, effort, ..Explanation::default() }
    }
}
