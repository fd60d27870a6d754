//! The course of a race for the graphs of the result: the square and the carrots of every seat, turn by turn.

use hare::Hare;
use tabletop::{Game, Seat, Session, Turn};

use super::shown::Shown;
use crate::{
    table::{
        replay::walk,
        report::{Course, Graph, Tale},
    },
    text::Words,
};

/// The course of a race that stands at its end.
pub fn course(session: &Session<Hare>, words: &Words) -> Course {
    let seats = session.game().seats();
    let (mut times, mut stands): (Vec<f64>, Vec<Shown>) = Default::default();
    let mut known = None;
    walk(session, |past| {
        let state = past.state();
        let turn = (state.round(), state.mover());
        let over = past.turn() == Turn::Over;
        if known != Some(turn) || over {
            known = Some(turn);
            let share = f64::from(state.mover().0) / seats as f64;
            times.push(f64::from(state.round()) + if over { (share + 1.0 / seats as f64).min(1.0) } else { share });
            stands.push(Shown::new(past.game(), state));
        }
    });
    let graph = |key: &str, value: &dyn Fn(&Shown, Seat) -> f64| Graph {
        title: words.get(&format!("hare-graph-{key}")).to_owned(),
        note: words.get(&format!("hare-graph-{key}_note")).to_owned(),
        signed: false,
        lines: Seat::all(seats).map(|seat| stands.iter().map(|shown| value(shown, seat)).collect()).collect(),
    };
    let squares =
        |shown: &Shown, seat: Seat| shown.seat(seat).runners.iter().map(|runner| f64::from(runner.square)).sum::<f64>();
    let graphs = vec![
        graph("squares", &squares),
        graph("carrots", &|shown, seat| f64::from(shown.seat(seat).carrots)),
        graph("salads", &|shown, seat| f64::from(shown.seat(seat).salads)),
    ];
    let tale = Tale::Race { graph: 0, unit: words.get("hare-graph-unit").to_owned(), shares: false };
    Course { times, graphs, tale: Some(tale), ..Course::default() }
}
