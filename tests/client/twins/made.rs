//! Twins: two games that whoever looks cannot tell apart, though all that is hidden from them lies otherwise.

use std::sync::Arc;

use rubicon::table::{self, Sight};
use tabletop::{Eye, Game, Player, Record, Rng, Seat, Seed, Session, Step, Turn};

/// The person who looks, where there is one alone.
const PERSON: Seat = Seat(0);
/// Games that are tried for one whose next round has a twin.
const GAMES: u64 = 200;
/// Twins that are tried for each.
const TRIES: usize = 60;
/// What must be seen of the others' own deeds in a round, so that there is something to tell: an attack alone is one.
const SEEN: usize = 1;

/// A game in which every seat does what comes to mind, up to a decision of the first seat after at least `steps` steps.
pub fn played<G: Game>(rules: &Arc<G>, players: Vec<Player>, seed: Seed, steps: usize) -> Session<G> {
    let mut session = Session::new(Arc::clone(rules), seed, players).expect("seated");
    let waits = |session: &Session<G>| session.turn() == Turn::Seat(PERSON) && session.len() >= steps;
    assert!(play_until(&mut session, waits), "the game ended before {steps} steps");
    session
}

/// Every seat does what comes to mind; `false` where the game ended first.
fn play_until<G: Game>(session: &mut Session<G>, holds: impl Fn(&Session<G>) -> bool) -> bool {
    while !holds(session) {
        match session.turn() {
            Turn::Over => return false,
            Turn::Chance => drop(session.advance()),
            Turn::Seat(seat) => {
                let view = session.view(Eye::Seat(seat));
                let action = session.game().sample(&view, &mut session.thinking(seat)).expect("something can be done");
                session.act(seat, action).expect("legal");
            }
        }
    }
    true
}

/// A state in which all that `sight` does not see lies otherwise.
pub fn twin_of<G: Game>(rules: &G, state: &G::State, sight: Sight) -> G::State {
    let mut rng = Seed(9).stream("twin", 0);
    let twin = (0..100).map(|_| rules.conceal(state, sight.eye(), &mut rng)).find(|twin| twin != state);
    twin.unwrap_or_else(|| panic!("nothing is hidden: {state:?}"))
}

/// The texts of two saves that begin where a played game stands: one as it is, one with all that is hidden lying otherwise.
pub fn standing<G: Game>(rules: &Arc<G>, players: &[Player], steps: usize) -> [String; 2] {
    let sight = Sight::of_players(players);
    assert_ne!(sight, Sight::All, "somebody looks");
    let session = played(rules, players.to_vec(), Seed(5), steps);
    let twin = twin_of(&**rules, session.state(), sight);
    [session.state().clone(), twin].map(|origin| {
        let session = Session::from_state(Arc::clone(rules), Seed(7), players.to_vec(), origin).expect("a position");
        text(session.record(true))
    })
}

fn text<G: Game>(mut record: Record<G>) -> String {
    record.about.insert(table::about::WRITTEN.to_owned(), "1794000000".to_owned());
    record.to_ron().expect("it can be written")
}

/// The texts of two saves in which the others have had a turn since the person's last, and did the same in both: what they did can be done
/// whatever is hidden, and looked alike. `vary` makes a twin of a state and of one with all hidden drawn anew, by the number of the try.
pub fn told<G: Game>(
    rules: &Arc<G>,
    players: &[Player],
    steps: usize,
    vary: impl Fn(&G::State, G::State, usize) -> G::State,
) -> [String; 2] {
    let eye = Sight::of_players(players).eye();
    for seed in 0..GAMES {
        let origin = played(rules, players.to_vec(), Seed(5 + seed), steps).state().clone();
        let begun = Session::from_state(Arc::clone(rules), Seed(7), players.to_vec(), origin.clone());
        let mut session = begun.expect("a position");
        let back = |session: &Session<G>| {
            let others = |step: &Step<G>| matches!(step, Step::Action(seat, _) if *seat != PERSON);
            session.turn() == Turn::Seat(PERSON) && session.steps().iter().any(others)
        };
        if !play_until(&mut session, back) {
            continue;
        }
        let mut rng: Rng = Seed(9).stream("twin", seed);
        for number in 0..TRIES {
            let twin = vary(&origin, rules.conceal(&origin, eye, &mut rng), number);
            let Some(end) = end_alike(&**rules, [&origin, &twin], session.steps(), eye) else { continue };
            let mut record = session.record(false);
            record.origin = Some(twin);
            record.hash = rules.hash(&end);
            if Session::replay(Arc::clone(rules), &record).is_ok() {
                return [text(session.record(false)), text(record)];
            }
        }
    }
    panic!("no round has a twin");
}

/// Where the second of two states is after these steps, if they can be made in it and look like those in the first at every step, much of what
/// others do is seen, and something is still hidden.
fn end_alike<G: Game>(rules: &G, states: [&G::State; 2], steps: &[Step<G>], eye: Eye) -> Option<G::State> {
    let mut states = states.map(Clone::clone);
    let mut seen_of_others = 0;
    for step in steps {
        let mut seen = [Vec::new(), Vec::new()];
        for (state, seen) in states.iter_mut().zip(&mut seen) {
            let mut events: Vec<G::Event> = Vec::new();
            match step {
                Step::Action(seat, action) if rules.turn(state) == Turn::Seat(*seat) => {
                    rules.apply(state, action, &mut events).ok()?;
                }
                Step::Action(..) => return None,
                Step::Outcome(outcome) => rules.resolve(state, outcome, &mut events).ok()?,
                Step::Declaration(..) => {}
            }
            seen.extend(events.iter().filter_map(|event| rules.redact(event, eye)));
        }
        if seen[0] != seen[1] || rules.view(&states[0], eye) != rules.view(&states[1], eye) {
            return None;
        }
        if matches!(step, Step::Action(seat, _) if *seat != PERSON) {
            seen_of_others += seen[0].len();
        }
    }
    let [one, twin] = states;
    (one != twin && seen_of_others >= SEEN).then_some(twin)
}
