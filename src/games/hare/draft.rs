//! What a person is about to do: one of the offers, chosen but not yet done.
//!
//! A [`Draft`] turns clicks and keys into actions and knows neither window nor session.

use hare::{Action, Runner};

use super::offers::Offer;

/// What a person is about to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Draft {
    /// The action that is chosen.
    pub chosen: Option<Action>,
    /// Of two runners the one whose moves alone are lit.
    pub runner: Option<Runner>,
}

impl Draft {
    /// Clears what no longer holds, and chooses what there is no choice about.
    pub fn settle(&mut self, offers: &[Offer]) {
        *self = Self::default();
        if let [only] = offers {
            self.chosen = Some(only.action);
        }
    }

    /// The offer that is chosen.
    pub fn offer(self, offers: &[Offer]) -> Option<Offer> {
        offers.iter().find(|offer| Some(offer.action) == self.chosen).copied()
    }

    /// The offers of the runner that is chosen, or of both.
    pub fn lit(self, offers: &[Offer]) -> impl Iterator<Item = &Offer> {
        offers.iter().filter(move |offer| self.runner.is_none_or(|runner| runner == offer.runner))
    }

    /// A click on a square, or beside the track: the first one chooses what may be done there, or the runner that stands there; of
    /// several things the next. One on what is chosen and alone there does it.
    pub fn click(&mut self, offers: &[Offer], standing: &[(Runner, u8)], on: Option<u8>) -> Option<Action> {
        let Some(square) = on else {
            self.back();
            return None;
        };
        let there: Vec<Action> =
            self.lit(offers).filter(|offer| offer.square == square).map(|offer| offer.action).collect();
        let at = there.iter().position(|action| Some(*action) == self.chosen);
        match (at, there.len()) {
            (Some(_), 1) => return self.chosen,
            (Some(at), count) => self.chosen = there.get((at + 1) % count).copied(),
            (None, 1..) => self.chosen = there.first().copied(),
            (None, 0) => {
                let here = standing.iter().find(|(_, at)| *at == square).map(|(runner, _)| *runner);
                *self = Self { chosen: None, runner: here.filter(|_| standing.len() > 1) };
            }
        }
        None
    }

    /// Takes a choice back. Returns whether there was one.
    pub fn back(&mut self) -> bool {
        self.chosen.take().is_some() || self.runner.take().is_some()
    }

    /// The next or previous offer, around.
    pub fn cycle(&mut self, offers: &[Offer], forward: bool) {
        let lit: Vec<Action> = self.lit(offers).map(|offer| offer.action).collect();
        let Some(last) = lit.len().checked_sub(1) else { return };
        let at = self.chosen.and_then(|chosen| lit.iter().position(|action| *action == chosen));
        let next = match (at, forward) {
            (None, true) => 0,
            (None, false) => last,
            (Some(at), true) => (at + 1) % lit.len(),
            (Some(at), false) => (at + last) % lit.len(),
        };
        self.chosen = lit.get(next).copied();
    }

    /// The offers that stand on buttons of their own, in the order of their digits: what is done without going forward.
    pub fn buttons(self, offers: &[Offer]) -> impl Iterator<Item = &Offer> {
        self.lit(offers).filter(|offer| !matches!(offer.action, Action::Forward { .. }))
    }
}

#[cfg(test)]
mod tests {
    use hare::Square;

    use super::*;

    fn offer(action: &str, runner: u8, square: u8) -> Offer {
        let action: Action = action.parse().expect("a move");
        Offer { action, runner: Runner(runner), square, squares: 1, carrots: 0, left: 0, kind: Square::Carrot }
    }

    #[test]
    fn a_second_click_does_what_the_first_one_chose() {
        let offers = [offer("-2", 0, 8), offer("take", 0, 10), offer("give", 0, 10), offer("+1", 0, 11)];
        let standing = [(Runner::A, 10)];
        let mut draft = Draft::default();
        assert_eq!(draft.click(&offers, &standing, Some(11)), None);
        assert_eq!(draft.click(&offers, &standing, Some(11)), "+1".parse().ok());
        assert_eq!(draft.click(&offers, &standing, Some(10)), None);
        assert_eq!(draft.chosen, "take".parse().ok());
        assert_eq!(draft.click(&offers, &standing, Some(10)), None, "two things may be done there");
        assert_eq!(draft.chosen, "give".parse().ok());
        assert_eq!(draft.click(&offers, &standing, Some(40)), None);
        assert_eq!(draft, Draft::default());
        draft.click(&offers, &standing, Some(8));
        assert!(draft.back() && !draft.back());
    }

    #[test]
    fn keys_go_round_and_one_runner_alone_may_be_looked_at() {
        let offers = [offer("+1", 0, 11), offer("+2", 0, 12), offer("b+1", 1, 12)];
        let standing = [(Runner::A, 10), (Runner::B, 11)];
        let mut draft = Draft::default();
        let mut seen = Vec::new();
        for _ in 0..4 {
            draft.cycle(&offers, true);
            seen.extend(draft.chosen.map(|action| action.to_string()));
        }
        assert_eq!(seen, ["+1", "+2", "b+1", "+1"]);
        draft.cycle(&offers, false);
        assert_eq!(draft.chosen, "b+1".parse().ok());
        draft.click(&offers, &standing, Some(10));
        assert_eq!((draft.chosen, draft.runner), (None, Some(Runner::A)));
        draft.click(&offers, &standing, Some(12));
        assert_eq!(draft.chosen, "+2".parse().ok(), "the other's move there is not meant");
    }

    #[test]
    fn what_must_be_done_is_chosen() {
        let mut draft = Draft::default();
        draft.settle(&[offer("eat", 0, 10)]);
        assert_eq!(draft.chosen, Some(Action::Eat));
        draft.settle(&[offer("+1", 0, 11), offer("+2", 0, 12)]);
        assert_eq!(draft, Draft::default());
    }
}
