//! What a search decides, written down: a change of it that was not meant shows here.

use dominion::agents::Strategist;
use dominion::{Menu, Searcher, Setup};
use tabletop::{Agent, Budget, Eye, Game, Monitor, NoEvents, Seed, Think, Turn, canonical_hash};

use crate::support::rules;

/// Games played out for a decision.
const PLAYOUTS: u64 = 600;
/// Decisions of a game that are written down.
const DECISIONS: usize = 40;

/// The decisions of a game in which something was compared: what was done, games played out, and every candidate with its score. Their number, and
/// a hash of them.
fn record(seats: u8, kingdom: &[&str]) -> (usize, u64) {
    let game = rules(Setup { seats, kingdom: kingdom.iter().map(|&id| id.to_owned()).collect(), ..Setup::default() });
    let wanted: Vec<String> = kingdom.iter().map(|id| format!("{id}@2")).collect();
    let menu: Menu = format!("e2-d4-p8-{}|gold@99|silver@99", wanted.join("|")).parse().expect("a menu");
    let mut agent = Searcher::new(Strategist::new(&game, "menu", &menu, true).expect("its cards are there"), PLAYOUTS);
    let (monitor, chance) = (Monitor::new(), &mut Seed(7).stream("chance", 0));
    let (mut state, mut decisions) = (game.start(), Vec::new());
    while decisions.len() < DECISIONS {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = game.draw(&state, chance).expect("something is due");
                game.resolve(&mut state, &outcome, &mut NoEvents).expect("it can come");
            }
            Turn::Seat(seat) => {
                let rng = Seed(8).stream("think", decisions.len() as u64);
                let mut think = Think { budget: Budget::default(), explain: true, rng, monitor: &monitor };
                let decision = agent.decide(&game, &game.view(&state, Eye::Seat(seat)), &mut think);
                game.apply(&mut state, &decision.action, &mut NoEvents).expect("it is legal");
                if decision.effort.nodes > 0 {
                    let candidates = decision.explanation.expect("reasons").candidates;
                    let scores: Vec<_> = candidates.into_iter().map(|one| (one.action, one.score)).collect();
                    decisions.push((decision.action, decision.effort.nodes, scores));
                }
            }
        }
    }
    (decisions.len(), canonical_hash(&decisions))
}

#[test]
fn searches_decide_as_they_ever_did() {
    let engine = record(2, &["cellar", "village", "smithy", "market", "militia", "festival", "laboratory", "chapel"]);
    let attacks = record(3, &["witch", "throne_room", "moneylender", "council_room", "bandit", "sentry", "library"]);
    assert_eq!([engine, attacks], [(40, 14_548_531_268_397_728_764), (40, 17_729_032_311_420_422_152)]);
}
