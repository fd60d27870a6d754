//! An agent for Nim that knows its theory: leave heaps whose sizes modulo 4 have no sum.

use tabletop::{Agent, Audience, Candidate, Decision, Effort, Explanation, Mark, Message, Ply, Term, Think};

use super::{Nim, NimState, Take};

pub struct Summer;

/// Bouton's sum of the heaps that `take` leaves; with at most three taken at once, heaps count modulo 4.
fn sum_after(state: &NimState, take: Take) -> u8 {
    let left = |(heap, counters): (u8, &u8)| counters - if heap == take.heap { take.count } else { 0 };
    (0u8..).zip(&state.heaps).map(left).fold(0, |sum, counters| sum ^ (counters % 4))
}

impl Agent<Nim> for Summer {
    fn name(&self) -> &str {
        "summer"
    }

    fn decide(&mut self, game: &Nim, view: &NimState, think: &mut Think<'_>) -> Decision<Take> {
        let takes = game.takes(view);
        let chosen = takes.iter().copied().min_by_key(|take| sum_after(view, *take)).expect("it is its turn");
        Decision::explained(chosen, Effort::default(), think, || {
            let candidate = |take: &Take| {
                let score = -f64::from(sum_after(view, *take));
                Candidate {
                    label: Message::text(format!("{} from heap {}", take.count, take.heap + 1)),
                    action: serde_json::to_value(take).expect("numbers can be written"),
                    score,
                    terms: vec![Term::weighted("sum left", -score, -1.0)],
                    chosen: *take == chosen,
                    marks: vec![Mark::At(take.heap.into())],
                    ..Candidate::default()
                }
            };
            let mut candidates: Vec<_> = takes.iter().map(candidate).collect();
            candidates.sort_by(|a, b| b.score.total_cmp(&a.score));
            let label = candidates[0].label.clone();
            let line = vec![Ply { seat: Some(view.mover), label, marks: Vec::new() }];
            let headline = Message::new("sum-left").count("sum", sum_after(view, chosen));
            let agent = Message::new("summer");
            Explanation { agent, headline, candidates, line, audience: Audience::Everyone, ..Explanation::default() }
        })
    }
}
