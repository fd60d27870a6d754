//! Looking back on whole games from fixed seeds: fair dice are fair, and what is told is what was.

use std::sync::Arc;

use risk::review::{MarkKind, Review};
use risk::{Owner, Risk, Setup, agents};
use tabletop::{Budget, Controller, Eye, Monitor, Player, Seat, Seed, Session, Think, Turn};

use crate::support::world;

const GAMES: u64 = 150;

fn play(seed: Seed, names: &[&str]) -> Session<Risk> {
    let setup = Setup { seats: names.len() as u8, round_limit: 60, ..Setup::default() };
    let game = Arc::new(Risk::new(setup, world()).expect("playable"));
    let controller = |name: &str| Controller::Agent(name.to_owned());
    let players =
        names.iter().map(|name| Player { name: (*name).to_owned(), controller: controller(name), livery: 0 }).collect();
    let mut session = Session::new(Arc::clone(&game), seed, players).expect("one player per seat");
    let mut seated: Vec<_> = names.iter().map(|name| agents::make(name).expect("a listed agent")).collect();
    let monitor = Monitor::new();
    loop {
        match session.turn() {
            Turn::Over => return session,
            Turn::Chance => drop(session.advance()),
            Turn::Seat(seat) => {
                let view = session.view(Eye::Seat(seat));
                let rng = session.thinking(seat);
                let mut think = Think { budget: Budget::nodes(60), explain: false, rng, monitor: &monitor };
                let decision = seated[seat.index()].decide(&game, &view, &mut think);
                session.act(seat, decision.action).expect("legal");
            }
        }
    }
}

/// Mean and standard error of a list.
fn spread(values: &[f64]) -> (f64, f64) {
    let n = values.len() as f64;
    let mean = values.iter().sum::<f64>() / n;
    let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / n;
    (mean, (variance / n).sqrt())
}

#[test]
fn fair_dice_bring_no_luck_on_average() {
    let (mut scores, mut shares, mut battles) = (Vec::new(), Vec::new(), Vec::new());
    for index in 0..GAMES {
        let session = play(Seed(29).derive("review", index), &["raider", "sentinel", "gardener"]);
        let review = Review::from_session(&session);
        // What attackers save, defenders lose: but for neutrals, of which there are none here, luck sums to nothing.
        let all: f64 = review.luck.iter().map(|luck| luck.armies()).sum();
        assert!(all.abs() < 1e-6, "game {index}: {all}");
        // One seat of each game, since those of the others follow from it in part.
        let luck = review.luck[(index % 3) as usize];
        scores.extend(luck.score());
        shares.extend(luck.percentile());
        battles.push(luck.battles.by_luck());
    }
    for (what, values, known) in [("score", &scores, 0.0), ("percentile", &shares, 0.5), ("battles", &battles, 0.0)] {
        let (mean, error) = spread(values);
        assert!(error > 0.0 && (mean - known).abs() <= 4.0 * error, "{what}: {mean} ± {error}");
    }
    // Scores are standard: their mean square is 1, whose own deviation over n games is √(2/n).
    let squares = scores.iter().map(|score| score * score).sum::<f64>() / scores.len() as f64;
    assert!((squares - 1.0).abs() < 4.0 * (2.0 / scores.len() as f64).sqrt(), "{squares}");
}

#[test]
fn the_review_agrees_with_the_game() {
    let session = play(Seed(3), &["raider", "marshal", "drifter", "gardener"]);
    let review = Review::from_session(&session);
    let board = &session.state().board;
    let last = review.samples.last().expect("it was played");
    assert_eq!((last.step, last.round, review.steps), (session.len(), board.round, session.len()));
    for seat in Seat::all(4) {
        let stand = last.stands[seat.index()];
        assert_eq!((stand.territories, stand.armies), board.strength(Owner::of(seat)));
        assert!((stand.luck - review.luck[seat.index()].armies()).abs() < 1e-9);
    }
    assert!(review.samples.is_sorted_by_key(|sample| sample.step));
    assert!(review.marks.is_sorted_by_key(|mark| mark.step));
    let count = |wanted: fn(&MarkKind) -> bool| review.marks.iter().filter(|mark| wanted(&mark.kind)).count();
    assert_eq!(count(|kind| matches!(kind, MarkKind::Eliminated(_))), board.fallen.len());
    assert_eq!(count(|kind| *kind == MarkKind::Over), 1);
    // Every turn has its sample, and the end one more.
    assert_eq!(count(|kind| *kind == MarkKind::Turn) + 1, review.samples.len());
    // A sample tells how the board stood at its step.
    let middle = &review.samples[review.samples.len() / 2];
    let mut past = session.clone();
    past.seek(middle.step);
    assert_eq!((past.state().board.round, past.state().board.active), (middle.round, middle.seat));
    assert_eq!(past.state().board.strength(Owner::of(Seat(0))).0, middle.stands[0].territories);
}
