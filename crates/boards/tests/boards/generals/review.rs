//! A side's own play looked over once all ranks are known.

use std::sync::Arc;

use boards::generals::{Action, Generals, GeneralsNotation, Review};
use tabletop::notation::Notation;
use tabletop::{
    Cause, Controller, Eye, Finding, Game, Monitor, Player, Reviewer, Seat, Seed, Session, Step, Turn, review,
};

use super::support::usual;

/// Steps of a game that is played by chance.
const STEPS: usize = 120;

/// What is said of White's move in a position.
fn said(position: &str, action: &str) -> Option<Finding> {
    let game = usual();
    let truth = GeneralsNotation.read_position(&game, position).expect("a position").known;
    let seen = game.view(&truth, Eye::Seat(Seat(0)));
    let action: Action = serde_json::from_value(action.into()).expect("an action");
    Review::new(Seat(0)).look(&game, &seen, &truth, &action, &Monitor::new())
}

fn cause(position: &str, action: &str) -> Option<Cause> {
    said(position, action).map(|finding| finding.cause)
}

#[test]
fn a_general_that_comes_to_what_only_stronger_pieces_can_be_is_misjudged() {
    let position = "4f3i/9/9/4a4/4G4/9/9/F8 w fallen Ca3 fights a3xe5- moved a3";
    let finding = said(position, "e4-e5").expect("a general is lost");
    assert_eq!(finding.cause, Cause::Judgement, "{finding:?}");
    assert!(finding.cost >= 1.0 && finding.cost < 12.0, "{finding:?}");
    assert_eq!(finding.marks.len(), 2, "what was done, and what was better: {finding:?}");
}

/// The strongest piece meets a spy: one of ten pieces is one, or two of seven.
#[test]
fn what_was_hidden_was_not_to_be_known_where_it_was_unlikely() {
    let luck = said("f1m1l3p/s1i1j1k1p/9/4y4/4A4/9/9/8F w", "e4-e5").expect("the strongest piece is lost");
    assert_eq!(luck.cause, Cause::Luck, "{luck:?}");
    let came = luck.text.arguments.get("came").expect("what came of it");
    assert!(format!("{came:?}").contains("outcome_defender"), "{came:?}");
    assert_eq!(cause("f7p/s1i1y1k2/9/4y4/4A4/9/9/8F w", "e4-e5"), Some(Cause::Belief));
    assert_eq!(cause("f7p/s1y1j1k2/9/4i4/4A4/9/9/8F w", "e4-e5"), None, "it came out well");
}

/// A game in which both do what comes to mind.
fn drifted(game: &Arc<Generals>) -> Session<Generals> {
    let player = |name: &str| Player { name: name.to_owned(), controller: Controller::Human, livery: 0 };
    let mut session = Session::new(Arc::clone(game), Seed(3), vec![player("a"), player("b")]).expect("seated");
    while session.len() < STEPS {
        match session.turn() {
            Turn::Over => break,
            Turn::Chance => drop(session.advance().expect("chance that is due")),
            Turn::Seat(seat) => {
                let view = session.view(Eye::Seat(seat));
                let action = game.sample(&view, &mut session.thinking(seat)).expect("something can be done");
                session.act(seat, action).expect("legal");
            }
        }
    }
    session
}

/// Whoever looks a whole game over is asked about every decision of the seat and no other.
#[test]
fn a_whole_game_is_looked_over() {
    let game = Arc::new(usual());
    let session = drifted(&game);
    let own = |step: &Step<Generals>| matches!(step, Step::Action(Seat(0), _));
    let decisions = session.steps().iter().filter(|step| own(step)).count();
    let (mut asked, mut found) = (0, Vec::new());
    review(&session, Seat(0), &mut Review::new(Seat(0)), &Monitor::new(), |step, finding| {
        assert!(own(&session.steps()[step]));
        asked += 1;
        found.extend(finding);
    });
    assert_eq!(asked, decisions);
    for cause in [Cause::Judgement, Cause::Belief, Cause::Luck] {
        let count = found.iter().filter(|finding| finding.cause == cause).count();
        println!("{cause:?}: {count} of {decisions}");
    }
    assert!(found.iter().any(|finding| finding.cause == Cause::Judgement), "chance misjudges: {found:?}");
    assert!(found.iter().all(|finding| finding.cost >= 1.0), "{found:?}");
    let stopped = Monitor::new();
    stopped.stop();
    review(&session, Seat(0), &mut Review::new(Seat(0)), &stopped, |_, _| panic!("it was stopped"));
}
