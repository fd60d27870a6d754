//! Chains, against prices counted by hand, and in positions in which its author wished or missed something.

use boards::banqi::{Banqi, Setup, agents, square_name};
use boards::board::Square;
use tabletop::{Agent, Budget, Candidate, Explanation, Game, Mark, Monitor, NoEvents, Seed, Think, Turn};

use super::support::{at, rules};

/// What Chains tells of a position in which all pieces but those that stand there were taken.
fn told(game: &Banqi, rows: &str) -> (String, Explanation) {
    let mut taken: Vec<char> = "GAAEERRHHCCSSSSSgaaeerrhhccsssss".chars().collect();
    for letter in rows.chars() {
        taken.iter().position(|other| *other == letter).map(|place| taken.swap_remove(place));
    }
    told_of(game, &format!("{rows} r1 {} 0", taken.into_iter().collect::<String>()))
}

fn told_of(game: &Banqi, text: &str) -> (String, Explanation) {
    let mut agent = agents::make("chains").unwrap_or_else(|fault| panic!("{fault}"));
    let monitor = Monitor::new();
    let rng = Seed(1).stream("think", 0);
    let mut think = Think { budget: Budget::default(), explain: true, rng, monitor: &monitor };
    let decision = agent.decide(game, &at(game, text), &mut think);
    (decision.action.to_string(), *decision.explanation.expect("they are asked for"))
}

/// The candidate of an action, which must be told of.
fn candidate<'a>(reasons: &'a Explanation, action: &str) -> &'a Candidate {
    let found = reasons.candidates.iter().find(|candidate| candidate.action == action);
    found.unwrap_or_else(|| panic!("{action} is not told of: {reasons:?}"))
}

fn name(square: u16) -> String {
    square_name(Square(square as u8))
}

/// What a kind of wish adds to a candidate.
fn adds(candidate: &Candidate, term: &str) -> f64 {
    candidate.terms.iter().filter(|told| told.name.id == term).map(|told| told.value).sum()
}

fn chosen(reasons: &Explanation) -> &Candidate {
    reasons.candidates.iter().find(|candidate| candidate.chosen).expect("one is chosen")
}

/// The length L of a chain, F where it is even (odd for the chains of the other side), and its price as the published program has it.
#[test]
fn prices_of_chains_are_those_counted_by_hand() {
    let game = rules(Setup::default());
    for (rows, chains) in [
        // A chariot (20) takes a horse (10), and not the reverse. It takes only: price - L, halved when F. It is only taken: L - own price.
        ("8/8/8/R3h3", &[("a1-a5", 4, (10.0 - 4.0) / 2.0), ("a5-a1", 4, 4.0 - 10.0)][..]),
        ("8/8/8/R4h2", &[("a1-a6", 5, 10.0 - 5.0), ("a6-a1", 5, 5.0 - 10.0)]),
        // Two horses: whoever is to act is first at an odd length, and the other one at an even length.
        ("8/8/8/H3h3", &[("a1-a5", 4, 4.0 - 10.0), ("a5-a1", 4, 10.0 - 4.0)]),
        ("8/8/8/H4h2", &[("a1-a6", 5, 10.0 - 5.0), ("a6-a1", 5, 5.0 - 10.0)]),
        // A soldier (40) takes the general (50), which takes no soldier.
        ("8/8/8/S3g3", &[("a1-a5", 4, (50.0 - 4.0) / 2.0), ("a5-a1", 4, 4.0 - 50.0)]),
        // A horse that a general guards: the chariot's own price goes off. Its way is not through the general.
        ("8/8/8/R3hg2", &[("a1-a5", 4, (10.0 - 4.0 - 20.0) / 2.0), ("a1-a6", 7, 7.0 - 20.0), ("a5-a1", 4, 4.0 - 10.0)]),
        // A chariot beside a horse takes it now: a chain of one move is never halved.
        ("8/8/8/Rh6", &[("a1-a2", 1, 10.0 - 1.0)]),
        // A cannon (100) shoots over one piece from where it stands; the horse goes round to it in six moves and takes in the seventh.
        ("8/8/8/C2S1h2", &[("a1-a6", 1, 10.0 - 1.0), ("a6-a1", 7, (100.0 - 7.0) / 2.0), ("a6-a4", 2, 40.0 - 2.0)]),
        // From a2 it goes to a1 first, where the soldier lies between.
        ("h7/S7/8/1C6", &[("a2-d1", 2, (10.0 - 2.0) / 2.0), ("d1-a2", 4, 100.0 - 4.0), ("d1-c1", 1, 40.0 - 1.0)]),
    ] {
        let (_, reasons) = told(&game, rows);
        let rows_told: Vec<(String, f64, f64)> = reasons
            .rows
            .iter()
            .map(|row| {
                let Mark::Way(from, to) = row.place else { panic!("{row:?}") };
                let [length, price] = [0, 1].map(|column| row.values[column].expect("it is told"));
                (format!("{}-{}", name(from), name(to)), length, price)
            })
            .collect();
        for (way, length, price) in chains {
            let found = rows_told.iter().find(|(other, ..)| other == way);
            assert_eq!(
                found.map(|(_, length, price)| (*length, *price)),
                Some((f64::from(*length), *price)),
                "{rows}: {way} of {rows_told:?}"
            );
        }
    }
}

/// In the published program whether a target is defended came out wrong always: a piece that is guarded was taken, and the taker lost.
#[test]
fn what_is_guarded_by_a_stronger_piece_is_left_alone() {
    let game = rules(Setup::default());
    let (action, reasons) = told(&game, "8/2Rhg3/8/7s");
    assert_ne!(action, "c3-c4");
    let take = candidate(&reasons, "c3-c4");
    // 10 for the horse, less a move, less 20 for the chariot, now: ten times. And the chariot is taken back.
    assert_eq!(adds(take, "term-banqi_take"), 10.0 * (10.0 - 1.0 - 20.0));
    assert!(adds(take, "term-banqi_taken_back") < 0.0, "{take:?}");
    // Without the general it is taken.
    let (action, reasons) = told(&game, "8/2Rh4/8/7s");
    assert_eq!((action.as_str(), adds(chosen(&reasons), "term-banqi_take")), ("c3-c4", 90.0));
}

/// In the published program the wish to stand in the way was never formed.
#[test]
fn somebody_steps_in_the_way_of_an_attack() {
    let game = rules(Setup::default());
    // The cannon in the corner shoots at the general over a soldier; the general cannot go away, and nobody takes back.
    let (action, reasons) = told(&game, "c5SG/3S3S/8/8");
    assert!(["c4-d4", "d7-c7"].contains(&action.as_str()), "{action}");
    assert!(adds(chosen(&reasons), "term-banqi_intercept") > 0.0, "{reasons:?}");
}

/// In the published program pieces were turned over only where no move was wished for.
#[test]
fn pieces_are_turned_over_though_moves_are_wished_for() {
    let game = rules(Setup::default());
    // The last piece that lies face down is the red general, beside a cannon; the chariot has a horse to go after.
    let (action, reasons) = told_of(&game, "3h3R/8/?7/c7 r1 AAEERHHCCSSSSSgaaeerrhcsssss 0");
    assert_eq!(action, "b1");
    assert!(adds(chosen(&reasons), "term-banqi_flip_cannon") > 0.0);
    assert!(adds(candidate(&reasons, "d8-d7"), "term-banqi_attack") > 0.0);
}

/// In the published program what a piece is that lies face down was looked up. What a decision is formed from does not say it: only how many of each kind are left.
#[test]
fn what_lies_face_down_is_taken_as_likely_as_it_is() {
    let game = rules(Setup::default());
    // Beside the enemy's general lies a soldier of ours, or one of theirs: the more of ours are left, the better to turn it over.
    let worth = |unopened: [usize; 2]| {
        let taken: String = ["S", "s"].iter().zip(unopened).map(|(letter, left)| letter.repeat(5 - left)).collect();
        let rows = "g7/?7/2????2/7R";
        let (_, reasons) = told_of(&game, &format!("{rows} r1 {taken}GAAEERHHCCaaeerrhhcc 0"));
        adds(candidate(&reasons, "c1"), "term-banqi_flip_attack")
    };
    let [sure, likely, unlikely] = [[5, 0], [3, 2], [0, 5]].map(worth);
    assert!((likely / sure - 0.6).abs() < 1e-9 && unlikely == 0.0, "{sure} {likely} {unlikely}");
}

#[test]
fn nobody_steps_under_a_cannon() {
    let game = rules(Setup::default());
    // The way to the horse leads over b7, where the cannon in d7 would shoot at the chariot over the soldier.
    let (action, reasons) = told(&game, "6c1/6S1/5R1h/8");
    assert_ne!(action, "b6-b7");
    assert!(adds(candidate(&reasons, "b6-b7"), "term-banqi_under_cannon") < 0.0);
    // Without the soldier nothing speaks against it.
    let (action, reasons) = told(&game, "6c1/8/5R1h/8");
    assert_eq!((action.as_str(), adds(chosen(&reasons), "term-banqi_under_cannon")), ("b6-b7", 0.0));
}

/// Of two equals whoever comes to stand beside the other by its own move is taken: the number of moves between them decides.
#[test]
fn equals_keep_the_opposition() {
    let game = rules(Setup::default());
    let wished = |rows: &str| {
        let (action, reasons) = told(&game, rows);
        let adds = ["a1-a2", "a1-b1"].map(|step| adds(candidate(&reasons, step), "term-banqi_opposition"));
        (action, adds)
    };
    // They stand diagonally: the horse waits, and another piece moves.
    let (action, [along, across]) = wished("8/8/1h6/H6R");
    assert!(action.starts_with("a8") && along < 0.0 && across < 0.0, "{action} {along} {across}");
    // With one square more between them it comes to stand diagonally itself, or beside the same line.
    let (action, [along, across]) = wished("8/8/2h5/H7");
    assert!(["a1-a2", "a1-b1"].contains(&action.as_str()) && along > 0.0 && across > 0.0, "{action} {along} {across}");
    // With two more it would let the other one do so.
    let (action, [along, across]) = wished("8/2h5/8/H7");
    assert!(along < 0.0 && across < 0.0, "{action} {along} {across}");
}

/// Two that are stronger drive the last piece into a corner and take it, whatever it does.
#[test]
fn several_hunt_a_lone_piece_down() {
    let game = rules(Setup::default());
    let text = "8/2h5/8/6GR r1 AAEERHHCCSSSSSgaaeerrhccsssss 0";
    let (_, reasons) = told_of(&game, "h7/2R5/8/1G6 r1 AAEERHHCCSSSSSgaaeerrhccsssss 0");
    assert!(adds(candidate(&reasons, "c3-c2"), "term-banqi_herd") > 0.0, "two squares fewer for the horse");
    for seed in 0..10 {
        let mut players: [Box<dyn Agent<Banqi>>; 2] =
            ["chains", "strategist:nodes=300"].map(|spec| agents::make(spec).unwrap_or_else(|fault| panic!("{fault}")));
        let mut state = at(&game, text);
        let monitor = Monitor::new();
        while let Turn::Seat(seat) = game.turn(&state) {
            let rng = Seed(seed).stream("think", state.plies.into());
            let mut think = Think { budget: Budget::default(), explain: false, rng, monitor: &monitor };
            let action = players[seat.index()].decide(&game, &state, &mut think).action;
            game.apply(&mut state, &action, &mut NoEvents).expect("it is allowed");
        }
        assert_eq!(game.standing(&state).expect("it is over").places, [1, 2], "{seed}");
    }
}
