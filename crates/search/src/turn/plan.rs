//! The answer to a turn: first moves with values, lines and reasons.

use tabletop::{Candidate, Effort, Explanation, Mark, Message, Ply, Seat, Term};

use super::{Planning, Reward};
use crate::Cut;

/// How a plan was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Method {
    /// Every distinct state of the turn was looked at.
    Expansion,
    /// Part of them, by iterations of Monte-Carlo tree search.
    Sampling,
}

impl Method {
    /// What the method is called.
    pub const fn message(self) -> Message {
        Message::new(match self {
            Method::Expansion => "method-expansion",
            Method::Sampling => "method-sampling",
        })
    }
}

/// A planned turn over moves `M`, counted in `R`.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan<M, R> {
    /// What the turn earns from here on average, played as planned.
    pub value: R,
    /// What the side may do now, best first (where the best was played anew after it was chosen, it stays first, whatever that
    /// told); equally good ones in the game's order, ending the turn before all of them.
    /// Where nothing can be played, ending the turn is all there is. Empty where chance acts next.
    pub ranking: Vec<Prospect<M, R>>,
    /// How it was found.
    pub method: Method,
    /// Whether the values are the true ones.
    pub exact: bool,
    /// Whether the best was found to reach the [goal](Planning::goal) of the turn whatever chance does, and nothing else was
    /// looked for then.
    pub certain: bool,
    /// States looked at: distinct ones in an expansion, those of the tree in sampling.
    pub states: u64,
    /// Moves and outcomes played between them.
    pub edges: u64,
    /// Iterations of sampling, 0 in an expansion.
    pub iterations: u64,
    /// Why it ended before everything was seen, if it did.
    pub cut: Option<Cut>,
}

/// One thing to do now, and what it leads to.
#[derive(Clone, PartialEq, Debug)]
pub struct Prospect<M, R> {
    /// The move; `None` ends the turn.
    pub mv: Option<M>,
    /// What the turn earns from here on average, starting with this.
    pub value: R,
    /// The moves to make, this one first, until the turn ends or chance acts.
    pub line: Vec<M>,
    /// Where the line ends at chance: its outcomes, and how the turn goes on after each.
    pub branches: Vec<Branch<M, R>>,
    /// The value split into the game's terms, averaged over all that chance may do; empty where no reasons were asked for.
    pub terms: Vec<Term>,
    /// Iterations of sampling that began so, 0 in an expansion.
    pub visits: u64,
    /// How sure the value is.
    pub claim: Claim,
}

/// How sure a value is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Claim {
    /// It is the true one.
    Exact,
    /// So much is earned by a plan that is known after every outcome of chance. The true value is no less; later decisions may
    /// still find better.
    AtLeast,
    /// The mean of playing the plan anew with fresh dice, and how far the true value may lie from it, as a standard error.
    About(f64),
    /// Nobody knows: outcomes that were not followed count like those that were. Never told of what is chosen.
    Guess,
}

impl<M, R> Prospect<M, R> {
    /// Whether the value is the true one.
    pub fn exact(&self) -> bool {
        self.claim == Claim::Exact
    }
}

/// What chance may do at the end of a line.
#[derive(Clone, PartialEq, Debug)]
pub struct Branch<M, R> {
    /// How likely it is.
    pub probability: f64,
    /// The outcome.
    pub outcome: M,
    /// What the turn earns from the outcome on (its own earnings included), on average.
    pub value: R,
    /// The moves to make after it, until the turn ends or chance acts again.
    pub line: Vec<M>,
}

impl<M: Copy + PartialEq, R: Reward> Plan<M, R> {
    /// The move to make; `None` where the turn should end, or has.
    pub fn best(&self) -> Option<M> {
        self.ranking.first().and_then(|prospect| prospect.mv)
    }

    /// The moves to make until the turn ends or chance acts.
    pub fn line(&self) -> &[M] {
        self.ranking.first().map_or(&[], |prospect| &prospect.line)
    }

    /// The plan as the cost of a decision with `budget`: states of an expansion, iterations of sampling.
    pub fn effort(&self, budget: u64) -> Effort {
        let nodes = match self.method {
            Method::Expansion => self.states,
            Method::Sampling => self.iterations,
        };
        Effort { nodes, depth: 0, budget: Some(budget), cut: self.cut == Some(Cut::Stopped) }
    }

    /// The plan in the words every game's explanations use, for the seat that plans.
    ///
    /// Each prospect is a candidate with its [`score`](Reward::score) and terms; `end` is what ending the turn is called.
    /// Without action data, which the game adds. `marks` says where on the board a move happens, asked in the state it is made
    /// in. The expected line follows the likeliest outcome of the chance it meets, and stops at the next.
    pub fn explain<P: Planning<Move = M>>(
        &self,
        root: &P,
        seat: Seat,
        effort: Effort,
        end: Message,
        mut marks: impl FnMut(&P, M) -> Vec<Mark>,
    ) -> Explanation {
        let mut explanation = Explanation { effort, ..Explanation::default() };
        for (place, prospect) in self.ranking.iter().enumerate() {
            explanation.candidates.push(Candidate {
                label: prospect.mv.map_or_else(|| end.clone(), |mv| root.label(mv)),
                score: prospect.value.score(),
                terms: prospect.terms.clone(),
                chosen: place == 0,
                marks: prospect.mv.map_or_else(Vec::new, |mv| marks(root, mv)),
                ..Candidate::default()
            });
        }
        explanation.line = self.expected(0, root, seat, marks);
        if let Some(best) = explanation.candidates.first() {
            explanation.headline = self.headline(best);
        }
        explanation
    }

    /// What the seat that plans expects to follow from the prospect at a place of the ranking, itself first: the likeliest
    /// outcome of the chance it meets, up to the next.
    pub fn expected<P: Planning<Move = M>>(
        &self,
        at: usize,
        root: &P,
        seat: Seat,
        mut marks: impl FnMut(&P, M) -> Vec<Mark>,
    ) -> Vec<Ply> {
        let Some(prospect) = self.ranking.get(at) else { return Vec::new() };
        let (mut line, mut state) = (Vec::new(), root.clone());
        let mut tell = |mv| {
            let seat = (!state.is_chance()).then_some(seat);
            line.push(Ply { seat, label: state.label(mv), marks: marks(&state, mv) });
            state.play(mv);
        };
        prospect.line.iter().copied().for_each(&mut tell);
        if let Some(branch) = likeliest(&prospect.branches) {
            tell(branch.outcome);
            branch.line.iter().copied().for_each(&mut tell);
        }
        line
    }
}

impl<M, R: Reward> Plan<M, R> {
    fn headline(&self, best: &Candidate) -> Message {
        let told = |id| {
            let told = Message::new(id).with("action", best.label.clone()).decimal("score", best.score, 2);
            told.count("choices", self.ranking.len()).count("states", self.states).with("method", self.method.message())
        };
        if self.exact {
            return told("headline-plan_exact");
        }
        let exact = self.ranking.iter().filter(|prospect| prospect.exact()).count();
        let claim = self.ranking.first().map_or(Claim::Exact, |best| best.claim);
        let told = |id| told(id).count("exact", exact);
        match claim {
            _ if self.certain => told("headline-plan_certain"),
            Claim::Exact => told("headline-plan_settled"),
            Claim::AtLeast => told("headline-plan_known"),
            Claim::About(error) => told("headline-plan_estimated").decimal("error", error, 2),
            Claim::Guess => told("headline-plan_guessed"),
        }
    }
}

/// The likeliest branch, the first of equals.
fn likeliest<M, R>(branches: &[Branch<M, R>]) -> Option<&Branch<M, R>> {
    branches.iter().reduce(|best, branch| if branch.probability > best.probability { branch } else { best })
}
