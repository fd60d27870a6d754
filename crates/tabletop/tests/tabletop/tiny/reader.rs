//! An agent for Kuhn poker that samples the cards it does not see and plays on at random. On request it is flawed in one way.

use std::sync::{Arc, Mutex};

use tabletop::{
    Agent, Audience, Candidate, Column, Decision, Effort, Explanation, Eye, Game, Mark, Message, NoEvents, Ply, Row,
    Scoring, Seat, Term, Think, Turn,
};

use super::{Kuhn, KuhnAction, KuhnEvent, KuhnState, KuhnView};

/// Where a test lays the true state for a cheating agent to find.
pub type Hook = Arc<Mutex<Option<KuhnState>>>;

/// One way to break a promise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    None,
    /// Reads the true state and moves by it.
    Peeks,
    /// Acts out of turn order.
    Illegal,
    /// Plays otherwise at every other decision.
    Moody,
    /// Keeps what it observed through a reset.
    Sticky,
    /// Spends twice its budget.
    Overspends,
    /// Does not hear a stop.
    Deaf,
    /// Hears a stop and does not say so.
    HidesCut,
    /// Says it was stopped when it was not.
    ClaimsCut,
    /// Builds reasons unasked.
    Chatty,
    /// Never builds reasons.
    Mute,
    /// Plays otherwise when it has to explain itself.
    Swayed,
    /// Marks every candidate.
    MarksAll,
    /// Marks one it does not play.
    MarksOther,
    /// Forgets a term of a score.
    Miscounts,
    /// Has a number too many in a row.
    Ragged,
    /// Gives infinity as a score.
    Boundless,
    /// Expects another's ply before its own.
    LineOfAnother,
    /// Has no headline.
    Wordless,
    /// Tells of another effort among its reasons.
    OtherEffort,
    /// Opens reasons that tell its card to everyone.
    Indiscreet,
}

pub struct Reader {
    flaw: Flaw,
    hook: Hook,
    bets_seen: u32,
    decisions: u32,
}

/// Iterations where the budget says nothing.
const NODES: u64 = 40;

impl Reader {
    pub fn new(flaw: Flaw, hook: &Hook) -> Self {
        Self { flaw, hook: Arc::clone(hook), bets_seen: 0, decisions: 0 }
    }

    pub fn honest() -> Self {
        Self::new(Flaw::None, &Hook::default())
    }

    /// Chips won and lost on average by each action, and what it cost.
    fn weigh(
        &self,
        game: &Kuhn,
        view: &KuhnView,
        actions: &[KuhnAction],
        think: &mut Think<'_>,
    ) -> (Vec<[f64; 2]>, Effort) {
        let budget = think.budget.nodes.unwrap_or(NODES) * if self.flaw == Flaw::Overspends { 2 } else { 1 };
        let mut effort = Effort { budget: think.budget.nodes, ..Effort::default() };
        let mut sums = vec![[0.0; 2]; actions.len()];
        let mut rounds: f64 = 0.0;
        'rounds: while effort.nodes + actions.len() as u64 <= budget {
            for (sum, action) in sums.iter_mut().zip(actions) {
                if think.monitor.stopped() && self.flaw != Flaw::Deaf {
                    effort.cut = self.flaw != Flaw::HidesCut;
                    break 'rounds;
                }
                let chips = self.play_out(game, view, *action, think);
                sum[usize::from(chips < 0)] += f64::from(chips);
                effort.nodes += 1;
            }
            rounds += 1.0;
            think.monitor.report(effort.nodes, 0);
        }
        let means = sums.into_iter().map(|sum| sum.map(|part| part / rounds.max(1.0))).collect();
        (means, Effort { cut: effort.cut || self.flaw == Flaw::ClaimsCut, ..effort })
    }

    fn play_out(&self, game: &Kuhn, view: &KuhnView, action: KuhnAction, think: &mut Think<'_>) -> i32 {
        let (Some(mut state), Eye::Seat(seat)) = (game.world(view, &mut think.rng), view.eye) else { return 0 };
        let mut next = Some(action);
        while game.turn(&state) != Turn::Over {
            let rng = &mut think.rng;
            let done = match game.draw(&state, rng) {
                Some(outcome) => game.resolve(&mut state, &outcome, &mut NoEvents),
                None => {
                    let action = next.take().or_else(|| game.sample(&game.view(&state, Eye::Public), rng));
                    action.map_or(Ok(()), |action| game.apply(&mut state, &action, &mut NoEvents))
                }
            };
            done.expect("sampled play is legal");
        }
        game.chips(&state).map_or(0, |chips| chips[seat.index()])
    }

    fn choose(&self, view: &KuhnView, actions: &[KuhnAction], scores: &[f64], think: &Think<'_>) -> KuhnAction {
        let best = (0..actions.len()).max_by(|&a, &b| scores[a].total_cmp(&scores[b])).expect("it is its turn");
        let (first, last) = (actions[0], actions[actions.len() - 1]);
        let hook = self.hook.lock().expect("no test panics with it");
        match (self.flaw, hook.as_ref(), view.eye) {
            (Flaw::Peeks, Some(truth), Eye::Seat(seat)) => {
                if truth.cards.iter().max() == truth.cards.get(seat.index()) { first } else { last }
            }
            (Flaw::Illegal, ..) => {
                if first == KuhnAction::Check {
                    KuhnAction::Call
                } else {
                    KuhnAction::Bet
                }
            }
            (Flaw::Moody, ..) if self.decisions % 2 == 1 => {
                if actions[best] == first {
                    last
                } else {
                    first
                }
            }
            (Flaw::Swayed, ..) if think.explain => {
                if actions[best] == first {
                    last
                } else {
                    first
                }
            }
            _ => actions[best],
        }
    }

    fn candidates(
        &self,
        actions: &[KuhnAction],
        chosen: KuhnAction,
        means: &[[f64; 2]],
        caution: &[f64],
    ) -> Vec<Candidate> {
        let candidate = |index: usize| {
            let [won, lost] = means[index];
            let mut terms = vec![Term::plain("won", won), Term::plain("lost", lost)];
            terms.push(Term::weighted("bets seen", f64::from(self.bets_seen), caution[index]));
            let score = terms.iter().map(|term| term.value).sum();
            if self.flaw == Flaw::Miscounts {
                terms.remove(1);
            }
            let marked = match self.flaw {
                Flaw::MarksAll => true,
                Flaw::MarksOther => actions[index] != chosen,
                _ => actions[index] == chosen,
            };
            Candidate {
                label: Message::text(format!("{:?}", actions[index])),
                action: serde_json::to_value(actions[index]).expect("a word can be written"),
                score: if self.flaw == Flaw::Boundless { f64::INFINITY } else { score },
                terms,
                chosen: marked,
                marks: Vec::new(),
                ..Candidate::default()
            }
        };
        let mut candidates: Vec<_> = (0..actions.len()).map(candidate).collect();
        candidates.sort_by(|a, b| b.score.total_cmp(&a.score));
        candidates
    }
}

impl Agent<Kuhn> for Reader {
    fn name(&self) -> &str {
        "reader"
    }

    fn watches(&self) -> bool {
        true
    }

    fn observe(&mut self, _game: &Kuhn, event: &KuhnEvent) {
        self.bets_seen += u32::from(matches!(event, KuhnEvent::Did(_, KuhnAction::Bet)));
    }

    fn reset(&mut self) {
        if self.flaw != Flaw::Sticky {
            self.bets_seen = 0;
        }
    }

    fn decide(&mut self, game: &Kuhn, view: &KuhnView, think: &mut Think<'_>) -> Decision<KuhnAction> {
        self.decisions += 1;
        let actions = game.actions(view).unwrap_or_default();
        let (means, effort) = self.weigh(game, view, &actions, think);
        let daring = |action: &KuhnAction| matches!(action, KuhnAction::Bet | KuhnAction::Call);
        let caution: Vec<f64> = actions.iter().map(|action| if daring(action) { -0.1 } else { 0.0 }).collect();
        let scores =
            means.iter().zip(&caution).map(|([won, lost], weight)| won + lost + weight * f64::from(self.bets_seen));
        let chosen = self.choose(view, &actions, &scores.collect::<Vec<_>>(), think);
        think.explain = match self.flaw {
            Flaw::Chatty => true,
            Flaw::Mute => false,
            _ => think.explain,
        };
        let mut decision = Decision::explained(chosen, effort, think, || {
            let seat = match (view.eye, self.flaw) {
                (Eye::Seat(seat), Flaw::LineOfAnother) => Some(Seat(seat.0 + 1)),
                (Eye::Seat(seat), _) => Some(seat),
                (Eye::Public, _) => None,
            };
            let card = seat.and_then(|seat| view.cards.get(seat.index()).copied().flatten());
            let mut values = vec![card.map(f64::from)];
            if self.flaw == Flaw::Ragged {
                values.push(None);
            }
            Explanation {
                agent: Message::new("reader"),
                headline: if self.flaw == Flaw::Wordless {
                    Message::default()
                } else {
                    Message::new("wins-most").with("action", Message::text(format!("{chosen:?}")))
                },
                candidates: self.candidates(&actions, chosen, &means, &caution),
                line: vec![Ply { seat, label: Message::text(format!("{chosen:?}")), marks: Vec::new() }],
                columns: vec![Column { title: Message::new("card"), meaning: Message::new("card-meaning") }],
                rows: vec![Row { place: Mark::At(0), label: Message::new("own"), values }],
                effort,
                scoring: Scoring::Value,
                forced: false,
                audience: if self.flaw == Flaw::Indiscreet { Audience::Everyone } else { Audience::Seat },
            }
        });
        if let (Flaw::OtherEffort, Some(reasons)) = (self.flaw, &mut decision.explanation) {
            reasons.effort.nodes += 1;
        }
        decision
    }
}
