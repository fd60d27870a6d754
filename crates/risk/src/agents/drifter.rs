//! Drifter: random legal play.

use tabletop::{Agent, Audience, Candidate, Decision, Effort, Explanation, Game, Message, Term, Think};

use super::sight::Sight;
use super::{mind, trade, weighing, wording};
use crate::Action;
use crate::board::Phase;
use crate::rules::Risk;
use crate::state::View;

/// Draws shown in an explanation where the choices are too many to list.
const DRAWS: usize = 12;

/// Plays whatever the rules draw for it.
pub(super) struct Drifter;

impl Drifter {
    pub const NAME: &'static str = "drifter";
}

impl Agent<Risk> for Drifter {
    fn name(&self) -> &str {
        Self::NAME
    }

    fn decide(&mut self, game: &Risk, view: &View, think: &mut Think<'_>) -> Decision<Action> {
        let before = think.rng.clone();
        let action = game.sample(view, &mut think.rng).unwrap_or(Action::EndTurn);
        Decision::explained(action.clone(), Effort::default(), think, || {
            let sight = Sight::new(game, view);
            let candidates = match game.actions(view) {
                Some(actions) if !actions.is_empty() => equal_chances(&sight, &actions, &action),
                _ => shares_of_draws(&sight, before, &action),
            };
            Explanation {
                agent: Message::new("method-drifter"),
                headline: Message::new("headline-by_chance").with("action", wording::action(&sight, &action)),
                candidates,
                audience: audience(&sight),
                ..Explanation::default()
            }
        })
    }
}

/// Draws show the sets in the hand where one could be traded, and a capital is secret when it is named.
fn audience(sight: &Sight<'_>) -> Audience {
    match sight.board().phase {
        Phase::Capital => Audience::Seat,
        Phase::Reinforce { spoils } if trade::allowed(sight, spoils) => Audience::Seat,
        _ => mind::audience(sight),
    }
}

/// Every action with the one chance they all had.
fn equal_chances(sight: &Sight<'_>, actions: &[Action], chosen: &Action) -> Vec<Candidate> {
    let chance = 1.0 / actions.len() as f64;
    let terms = || vec![Term::plain("term-chance", chance)];
    actions.iter().map(|action| weighing::candidate(sight, action, terms(), action == chosen)).collect()
}

/// What else might have been drawn, from the same generator: each action with its share of a dozen draws.
fn shares_of_draws(sight: &Sight<'_>, mut rng: tabletop::Rng, chosen: &Action) -> Vec<Candidate> {
    let mut drawn: Vec<(Action, usize)> = Vec::new();
    for _ in 0..DRAWS {
        let action = sight.game.sample(sight.view, &mut rng).unwrap_or(Action::EndTurn);
        match drawn.iter_mut().find(|(known, _)| *known == action) {
            Some((_, times)) => *times += 1,
            None => drawn.push((action, 1)),
        }
    }
    drawn.sort_by_key(|&(_, times)| std::cmp::Reverse(times));
    let share = |times: usize| vec![Term::plain("term-share_of_a_dozen_draws", times as f64 / DRAWS as f64)];
    drawn.iter().map(|(action, times)| weighing::candidate(sight, action, share(*times), action == chosen)).collect()
}
