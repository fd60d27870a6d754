//! A side's own play looked over once the fog has lifted.

use std::sync::Arc;

use boards::chess::fog::{Action, Fog, FogNotation, Review, Setup};
use tabletop::notation::Notation;
use tabletop::{
    Cause, Controller, Eye, Finding, Game, Monitor, Player, Reviewer, Seat, Seed, Session, Step, Turn, review,
};

/// Steps of a game that is played by chance.
const STEPS: usize = 60;

fn chess() -> Fog {
    Fog::new(Setup::default()).expect("the usual rules are sound")
}

/// What is said of White's move in a position that White sees for the first time.
fn said(position: &str, action: &str) -> Option<Finding> {
    let game = chess();
    let truth = FogNotation.read_position(&game, position).expect("a position").known;
    let seen = game.view(&truth, Eye::Seat(Seat(0)));
    let action: Action = serde_json::from_value(action.into()).expect("an action");
    Review::new(&game, Seat(0)).look(&game, &seen, &truth, &action, &Monitor::new())
}

fn cause(position: &str, action: &str) -> Option<Cause> {
    said(position, action).map(|finding| finding.cause)
}

#[test]
fn a_queen_before_a_pawn_that_was_seen_is_misjudged() {
    let position = "6k1/8/8/4p3/8/8/7Q/K7 w - - 0";
    let finding = said(position, "h2-f4").expect("a queen is lost");
    assert_eq!(finding.cause, Cause::Judgement);
    assert!(finding.cost > 7.0 && finding.cost < 20.0, "{finding:?}");
    assert_eq!(finding.marks.len(), 2, "what was done, and what was better: {finding:?}");
    assert_eq!(cause(position, "h2-h1"), None, "out of the way of everything");
}

/// One knight that stands anywhere is rarely where it takes the king, two rooks often are.
#[test]
fn what_was_hidden_is_bad_luck_where_it_was_unlikely() {
    assert_eq!(cause("8/8/8/6k1/8/2n5/8/K7 w - - 0", "a1-a2"), Some(Cause::Luck));
    assert_eq!(cause("r6r/8/8/6k1/8/8/8/K7 w - - 0", "a1-a2"), Some(Cause::Belief));
    assert_eq!(cause("8/8/8/6k1/8/7n/8/K7 w - - 0", "a1-a2"), None, "nothing came of it");
}

/// A game in which both do what comes to mind.
fn drifted(game: &Arc<Fog>) -> Session<Fog> {
    let player = |name: &str| Player { name: name.to_owned(), controller: Controller::Human, livery: 0 };
    let mut session = Session::new(Arc::clone(game), Seed(3), vec![player("a"), player("b")]).expect("seated");
    while session.len() < STEPS
        && let Turn::Seat(seat) = session.turn()
    {
        let view = session.view(Eye::Seat(seat));
        let action = game.sample(&view, &mut session.thinking(seat)).expect("something can be done");
        session.act(seat, action).expect("legal");
    }
    session
}

/// Whoever looks a whole game over is asked about every decision of the seat and no other.
#[test]
fn a_whole_game_is_looked_over() {
    let game = Arc::new(chess());
    let session = drifted(&game);
    let own = |step: &Step<Fog>| matches!(step, Step::Action(Seat(0), _));
    let decisions = session.steps().iter().filter(|step| own(step)).count();
    let (mut asked, mut found) = (0, Vec::new());
    review(&session, Seat(0), &mut Review::new(&game, Seat(0)), &Monitor::new(), |step, finding| {
        assert!(own(&session.steps()[step]));
        asked += 1;
        found.extend(finding);
    });
    assert_eq!(asked, decisions);
    assert!(found.iter().any(|finding| finding.cause == Cause::Judgement), "chance misjudges: {found:?}");
    assert!(found.iter().all(|finding| finding.cost >= 1.0), "{found:?}");
    let stopped = Monitor::new();
    stopped.stop();
    review(&session, Seat(0), &mut Review::new(&game, Seat(0)), &stopped, |_, _| panic!("it was stopped"));
}
