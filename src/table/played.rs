//! What tests that read logs share: games that are played on step by step.

use std::sync::Arc;

use tabletop::{Agent, Budget, Eye, Game, Monitor, Session, Think, Turn};

/// Makes the next step: an opponent's where one sits in the seat, thinking about `nodes` positions at most, else one at random. Returns what
/// happened; `None` where the game is over.
pub(crate) fn play_step<G: Game>(
    session: &mut Session<G>,
    agents: &mut [Option<Box<dyn Agent<G>>>],
    nodes: u64,
) -> Option<Vec<G::Event>> {
    let game = Arc::clone(session.game());
    Some(match session.turn() {
        Turn::Over => return None,
        Turn::Chance => session.advance().expect("chance is due"),
        Turn::Seat(seat) => {
            let view = session.view(Eye::Seat(seat));
            let mut rng = session.thinking(seat);
            let action = match &mut agents[seat.index()] {
                None => game.sample(&view, &mut rng).expect("something can be done"),
                Some(agent) => {
                    let budget = Budget { nodes: Some(nodes) };
                    let mut think = Think { budget, explain: false, rng, monitor: &Monitor::new() };
                    agent.decide(&game, &view, &mut think).action
                }
            };
            session.act(seat, action).expect("legal")
        }
    })
}
