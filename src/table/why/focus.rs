//! Which decision is looked at, and how.

use super::model::WhyModel;

/// What a player asks for in the panel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WhyAsk {
    /// Close it.
    Close,
    /// Show this decision.
    Look(WhyFocus),
    /// Show the terms of the candidate of this rank, from 0.
    Choose(usize),
    /// The pointer lies on this candidate, or on none.
    Point(Option<usize>),
    /// Show differences to the played candidate, or whole scores.
    Against(bool),
    /// Show the whole list of candidates, or its beginning.
    All(bool),
    /// Sort the numbers by this column, the other way round where they are already.
    Sort(usize),
    /// Show the readable decision before this one.
    Earlier,
    /// Show the readable decision after this one.
    Later,
    /// Go through every decision, or only those that had a choice.
    Every(bool),
    /// Show or hide what the sentence was made from.
    Detail(bool),
    /// Write the graph.
    Graph,
    /// Ask whoever decided again, with nothing but what its seat had seen.
    Honesty,
    /// Have advice given by this opponent of the list.
    Adviser(usize),
    /// Give advice.
    Advice,
    /// Stop thinking about it.
    Stop,
    /// Do what the shown candidate says.
    Do,
}

/// Which decision the panel is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum WhyFocus {
    /// The latest one that may be read.
    #[default]
    Latest,
    /// The one that led to this step, the number of steps made before it.
    Step(usize),
    /// Advice to the person to act.
    Hint,
}

/// What a player looks at in the panel. It outlives the decisions it shows.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Why {
    open: bool,
    focus: WhyFocus,
    /// How often a decision was asked for.
    asked: u64,
    /// The candidate chosen by key or click, by its rank from 0; `None` for the one that was played.
    candidate: Option<usize>,
    /// The candidate under the pointer.
    pointed: Option<usize>,
    /// Whether bars show differences to the played one; `None` where that is left to how close the scores are.
    against: Option<bool>,
    /// Whether the whole list of candidates is shown.
    all: bool,
    /// The column the numbers are sorted by, and whether the least comes first.
    sort: Option<(usize, bool)>,
    /// Whether every decision is gone through, also one without a choice.
    every: bool,
    /// Whether what the sentence was made from is shown.
    detail: bool,
}

impl Why {
    /// Opens the panel on the decision that led to `step`, as a line of the log does that came with it.
    pub fn ask(&mut self, step: usize) {
        self.look(WhyFocus::Step(step));
    }

    /// Opens the panel on a decision.
    pub fn look(&mut self, focus: WhyFocus) {
        if self.focus != focus {
            self.forget();
        }
        (self.open, self.focus) = (true, focus);
        self.asked += 1;
    }

    /// Another number than before where a decision was asked for since.
    pub fn asked(&self) -> u64 {
        self.asked
    }

    /// Opens the panel on the latest decision, or closes it.
    pub fn toggle(&mut self) {
        if self.open {
            self.close();
        } else {
            self.look(WhyFocus::Latest);
        }
    }

    /// Closes the panel. Returns whether it was open.
    pub fn close(&mut self) -> bool {
        self.forget();
        std::mem::take(&mut self.open)
    }

    /// Forgets what was chosen of a decision, as another one is looked at.
    pub fn forget(&mut self) {
        (self.candidate, self.pointed, self.all, self.sort) = (None, None, false, None);
    }

    /// Whether the panel is shown.
    pub fn is_open(&self) -> bool {
        self.open
    }

    /// What it is about.
    pub fn focus(&self) -> WhyFocus {
        self.focus
    }

    /// The candidate looked at, by its rank from 0; `None` for the one that was played.
    pub fn candidate(&self) -> Option<usize> {
        self.candidate
    }

    /// Looks at one of the candidates, which are shown from then on.
    pub fn choose(&mut self, candidate: usize) {
        self.candidate = Some(candidate);
        self.detail = true;
    }

    /// Looks at the next or the previous candidate.
    pub fn step(&mut self, model: &WhyModel, forward: bool) {
        let Some(last) = model.candidates.len().checked_sub(1) else { return };
        let at = self.shown(model);
        self.choose(if forward { (at + 1).min(last) } else { at.saturating_sub(1) });
    }

    /// The rank of the candidate whose terms are shown.
    pub fn shown(&self, model: &WhyModel) -> usize {
        self.candidate.filter(|rank| *rank < model.candidates.len()).or(model.played()).unwrap_or(0)
    }

    /// The rank of the candidate under the pointer.
    pub(super) fn pointed(&self) -> Option<usize> {
        self.pointed
    }

    /// The rank of the candidate that is lit on the board: the one under the pointer, else the one shown.
    pub fn lit(&self, model: &WhyModel) -> usize {
        self.pointed.filter(|rank| *rank < model.candidates.len()).unwrap_or_else(|| self.shown(model))
    }

    /// Whether bars show differences to the played one.
    pub fn against(&self, model: &WhyModel) -> bool {
        self.against.unwrap_or_else(|| model.close())
    }

    /// The column the numbers are sorted by, and whether the least comes first.
    pub fn sort(&self, model: &WhyModel) -> (usize, bool) {
        self.sort.unwrap_or((model.numbers.main(), false))
    }

    /// Whether the whole list of candidates is shown.
    pub fn all(&self) -> bool {
        self.all
    }

    /// Whether every decision is gone through, also one without a choice.
    pub fn every(&self) -> bool {
        self.every
    }

    /// Whether what the sentence was made from is shown.
    pub fn detail(&self) -> bool {
        self.detail
    }

    /// Does what was asked for about the look of the panel; what it is not about is left to others.
    pub fn carry_out(&mut self, ask: WhyAsk, model: Option<&WhyModel>) {
        match ask {
            WhyAsk::Close => drop(self.close()),
            WhyAsk::Look(focus) => self.look(focus),
            WhyAsk::Choose(rank) => self.choose(rank),
            WhyAsk::Point(rank) => self.pointed = rank,
            WhyAsk::Against(against) => self.against = Some(against),
            WhyAsk::All(all) => self.all = all,
            WhyAsk::Every(every) => self.every = every,
            WhyAsk::Detail(detail) => self.detail = detail,
            WhyAsk::Sort(column) => {
                let now = model.map(|model| self.sort(model));
                self.sort = Some((column, now == Some((column, false))));
            }
            WhyAsk::Earlier
            | WhyAsk::Later
            | WhyAsk::Graph
            | WhyAsk::Honesty
            | WhyAsk::Adviser(_)
            | WhyAsk::Advice
            | WhyAsk::Stop
            | WhyAsk::Do => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_candidate_is_looked_at_as_long_as_the_decision_is() {
        let mut why = Why::default();
        why.ask(7);
        why.choose(2);
        why.ask(7);
        assert_eq!((why.is_open(), why.focus(), why.candidate()), (true, WhyFocus::Step(7), Some(2)));
        why.ask(9);
        assert_eq!(why.candidate(), None);
        why.toggle();
        assert!(!why.is_open() && !why.close());
        why.toggle();
        assert_eq!((why.is_open(), why.focus()), (true, WhyFocus::Latest));
    }
}
