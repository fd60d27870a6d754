//! Which decision is looked at, and how.

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
    /// The candidate chosen by key or click, by its rank from 0; `None` for the one that was played.
    candidate: Option<usize>,
}

impl Why {
    /// Opens the panel on the decision that led to `step`, as a line of the log does that came with it.
    pub fn ask(&mut self, step: usize) {
        self.look(WhyFocus::Step(step));
    }

    /// Opens the panel on a decision.
    pub fn look(&mut self, focus: WhyFocus) {
        if self.focus != focus {
            self.candidate = None;
        }
        (self.open, self.focus) = (true, focus);
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
        self.candidate = None;
        std::mem::take(&mut self.open)
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

    /// Looks at one of the candidates.
    pub fn choose(&mut self, candidate: Option<usize>) {
        self.candidate = candidate;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_candidate_is_looked_at_as_long_as_the_decision_is() {
        let mut why = Why::default();
        why.ask(7);
        why.choose(Some(2));
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
