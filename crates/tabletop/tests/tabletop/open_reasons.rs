//! Reasons open to everyone: an honest clerk passes, one that tells its card is caught, wherever it has it from.

use std::sync::Arc;

use tabletop::conformance::{AgentOptions, AgentReport, Promise, Violation, check_agent};
use tabletop::{Agent, Audience, Candidate, Decision, Effort, Explanation, Eye, Game, Message, Seat, Term, Think};

use crate::tiny::{Card, Kuhn, KuhnAction, KuhnEvent, KuhnView};

/// What a clerk puts into reasons that it opens to everyone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Tells {
    /// How much was played before.
    Plays,
    /// The card it sees in its hand.
    CardSeen,
    /// The card it was told of when it was dealt.
    CardHeard,
}

/// Always takes the first action there is, which tells nothing of its card.
struct Clerk {
    seat: Seat,
    tells: Tells,
    heard: Option<Card>,
}

impl Agent<Kuhn> for Clerk {
    fn name(&self) -> &str {
        "clerk"
    }

    fn watches(&self) -> bool {
        true
    }

    fn observe(&mut self, _: &Kuhn, event: &KuhnEvent) {
        if let KuhnEvent::Dealt { seat, card } = event
            && *seat == self.seat
        {
            self.heard = *card;
        }
    }

    fn reset(&mut self) {
        self.heard = None;
    }

    fn decide(&mut self, game: &Kuhn, view: &KuhnView, think: &mut Think<'_>) -> Decision<KuhnAction> {
        let action = game.actions(view).unwrap_or_default()[0];
        Decision::explained(action, Effort::default(), think, || {
            let score = match self.tells {
                Tells::Plays => Some(view.plays.len() as u8),
                Tells::CardSeen => view.cards[self.seat.index()],
                Tells::CardHeard => self.heard,
            };
            let score = f64::from(score.unwrap_or(99));
            let candidate = Candidate {
                label: Message::text(format!("{action:?}")),
                action: serde_json::to_value(action).expect("a word can be written"),
                score,
                terms: vec![Term::plain("told", score)],
                chosen: true,
                ..Candidate::default()
            };
            Explanation {
                agent: Message::new("clerk"),
                headline: Message::new("first"),
                candidates: vec![candidate],
                audience: Audience::Everyone,
                ..Explanation::default()
            }
        })
    }
}

fn checked(tells: Tells) -> Result<AgentReport, Violation> {
    let options = AgentOptions { games: 20, probe_every: 1, ..AgentOptions::default() };
    let make = |seat| -> Box<dyn Agent<Kuhn>> { Box::new(Clerk { seat, tells, heard: None }) };
    check_agent(&Arc::new(Kuhn::new(3, true)), make, &options, |_| {})
}

#[test]
fn open_reasons_that_tell_what_everybody_knows_pass() {
    let report = checked(Tells::Plays).expect("it is honest");
    assert_eq!(report.open, report.probes, "{report}");
    assert!(report.open_twins > report.probes, "{report}");
}

#[test]
fn open_reasons_that_tell_a_hidden_card_are_caught() {
    for tells in [Tells::CardSeen, Tells::CardHeard] {
        let caught = checked(tells).expect_err("it tells its card");
        assert_eq!(caught.promise, Promise::ReasonsOpen, "{tells:?}: {caught}");
    }
}

#[test]
fn an_audience_admits_its_seat_and_everyone_where_it_may() {
    let own = Eye::Seat(Seat(1));
    for eye in [own, Eye::Seat(Seat(0)), Eye::Public] {
        assert!(Audience::Everyone.admits(eye, Seat(1)));
        assert_eq!(Audience::Seat.admits(eye, Seat(1)), eye == own);
    }
}
