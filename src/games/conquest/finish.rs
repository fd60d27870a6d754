//! From the end of a game to the result screen.

use risk::{Board, Fallen, Owner, review::Review};
use tabletop::{Facts, Game, Message, Seat, Standing};

use super::{course, remarks::said, state::Match};
use crate::{
    shell::GameRecord,
    table::report::{Figure, Placing, Report},
    text::Words,
};

/// How the game ended, for the result screen.
pub fn report(table: &Match, words: &Words) -> Report {
    // The game is over: nothing is hidden any more.
    let board = table.host.session().map_or(&table.shown.board, |session| &session.state().board);
    let standing = table.shown.standing.clone().unwrap_or(Standing::new(Vec::new(), ""));
    let mut standings: Vec<Placing> = Seat::all(standing.places.len())
        .map(|seat| {
            let (territories, armies) = board.strength(Owner::of(seat));
            let fallen = board.fallen.iter().find(|fallen| fallen.seat == seat);
            let figure = |head: &str, value: String| Figure { head: words.get(head).to_owned(), value };
            Placing {
                seat,
                place: standing.places[seat.index()],
                figures: vec![
                    figure("conquest-territories", territories.to_string()),
                    figure("conquest-armies", armies.to_string()),
                ],
                remark: {
                    let facts = Facts::new().holds("fallen", fallen.is_some());
                    let how = |fallen: &Fallen| {
                        let by = Message::text(table.name(words, fallen.by));
                        facts.clone().count("round", fallen.round).with("by", by)
                    };
                    said(words, "remark", &fallen.map_or_else(|| facts.clone(), how))
                },
            }
        })
        .collect();
    standings.sort_by_key(|placing| placing.place);
    let reason = said(words, &standing.reason, &end(board, &standing, |seat| Message::text(table.name(words, seat))));
    let reason = reason.unwrap_or_else(|| standing.reason.to_string());
    let session = table.host.session();
    let course = session.map(|session| {
        let review = Review::from_session(session);
        course::course(&review, table.host.players(), table.game().setup().has_cards(), words)
    });
    let record = session.map(|session| GameRecord::new(session.record(false)));
    Report { reason, rounds: board.round, standings, counted: Vec::new(), course: course.unwrap_or_default(), record }
}

/// What is so of the end.
fn end(board: &Board, standing: &Standing, name: impl Fn(Seat) -> Message) -> Facts {
    let names: Vec<Message> = standing.winners().map(name).collect();
    let (lands, armies) = standing.winners().next().map_or((0, 0), |seat| board.strength(Owner::of(seat)));
    let others = Seat::all(standing.places.len()).filter(|seat| standing.places[seat.index()] > 1);
    let most = others.map(|seat| board.strength(Owner::of(seat)).0).max().unwrap_or(0);
    Facts::new()
        .count("winners", names.len())
        .with("name", names.first().cloned().unwrap_or_default())
        .list("names", names)
        .count("lands", lands)
        .count("armies", armies)
        .count("most_lands", most)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use risk::{Risk, Setup, Start, Victory};
    use tabletop::{Eye, Seed, Session, Turn};

    use super::*;
    use crate::games::conquest::{remarks::PHRASES, testing};

    /// A game in which everybody does what comes to mind, to its end.
    fn finished(seed: u64) -> Session<Risk> {
        let victory = if seed.is_multiple_of(2) { Victory::Rounds(1) } else { Victory::Elimination };
        let setup = Setup { seats: 3, start: Start::Scatter, victory, round_limit: 2, ..Setup::default() };
        let game = Arc::new(Risk::new(setup, testing::world()).expect("a sound setup"));
        let mut session = Session::new(game, Seed(seed), testing::agents(3)).expect("seated");
        loop {
            match session.turn() {
                Turn::Over => return session,
                Turn::Chance => drop(session.advance()),
                Turn::Seat(seat) => {
                    let view = session.view(Eye::Seat(seat));
                    let action = session.game().sample(&view, &mut session.thinking(seat)).expect("it can act");
                    session.act(seat, action).expect("legal");
                }
            }
        }
    }

    #[test]
    fn the_end_is_told_as_it_was() {
        for seed in 0..60 {
            let session = finished(seed);
            let (board, standing) = (&session.state().board, session.standing().expect("it is over"));
            let facts = end(board, &standing, |seat| Message::text(format!("{seat:?}")));
            let said = PHRASES.first(&standing.reason, &facts).expect("every end is told").id;
            let lands = |seat: Seat| board.lands.iter().filter(|land| land.owner.is(seat)).count();
            let winners: Vec<Seat> = standing.winners().collect();
            let rivals = || Seat::all(3).filter(|seat| !winners.contains(seat));
            let fewer = rivals().all(|seat| lands(seat) < lands(winners[0]));
            let so = match &*said {
                "conquest-reason-rounds" | "conquest-reason-round_limit" => winners.len() == 1 && fewer,
                "conquest-reason-rounds_armies" | "conquest-reason-round_limit_armies" => winners.len() == 1 && !fewer,
                "conquest-reason-rounds_level" | "conquest-reason-round_limit_level" => winners.len() > 1,
                _ => winners.len() == 1,
            };
            assert!(so, "{said} of {standing:?}");
        }
    }
}
