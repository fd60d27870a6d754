//! The course of a game for the graphs of the result: points, cards and coins of every seat, turn by turn.

use dominion::{Cards, Dominion};
use tabletop::{Game, Seat, Session, Turn};

use super::{
    luck::{self, Draws},
    timeline,
};
use crate::{
    table::{
        replay::walk,
        report::{Course, Graph, Tale},
    },
    text::Words,
};

/// What a seat has at a moment.
#[derive(Clone, Copy, Default)]
struct Stand {
    points: f64,
    cards: f64,
    coins: f64,
}

/// The course of a game that stands at its end.
pub fn course(session: &Session<Dominion>, names: &[String], words: &Words) -> Course {
    let seats = session.game().seats();
    let mut draws = vec![Draws::default(); seats];
    let mut above: Vec<Vec<f64>> = vec![Vec::new(); seats];
    let (mut times, mut stands): (Vec<f64>, Vec<Vec<Stand>>) = Default::default();
    let mut known = None;
    walk(session, |past| {
        let (round, seat) = timeline::turn_of(past);
        let over = past.turn() == Turn::Over;
        let before = draws.clone();
        luck::count_draw(&mut draws, past.game(), past.state(), session.steps().get(past.len()));
        let Some(seat) = seat.filter(|_| known != Some((round, seat)) || over) else { return };
        known = Some((round, Some(seat)));
        let begins = |seat: u8| f64::from(seat) / seats as f64;
        // A turn that has ended counts already, where the game ended with it.
        let time = match over {
            true => f64::from(round.saturating_sub(1)) + begins(seat.0 + 1),
            false => f64::from(round) + begins(seat.0),
        };
        // What stands when a turn begins was done in the turn before.
        let time = time.next_down();
        let last = times.last().copied().unwrap_or(1.0);
        times.push(time.max(last));
        stands.push(Seat::all(seats).map(|seat| stand(past, seat)).collect());
        above.iter_mut().zip(&before).for_each(|(line, own)| line.push(own.above()));
    });
    let graph = |key: &str, value: fn(&Stand) -> f64| Graph {
        title: words.get(&format!("realm-graph-{key}")).to_owned(),
        note: words.get(&format!("realm-graph-{key}_note")).to_owned(),
        signed: false,
        lines: (0..seats).map(|seat| stands.iter().map(|now| now.get(seat).map_or(0.0, value)).collect()).collect(),
    };
    let graphs = vec![
        graph("points", |stand| stand.points),
        graph("cards", |stand| stand.cards),
        graph("coins", |stand| stand.coins),
    ];
    let tale = Tale::Race { graph: 0, unit: words.get("realm-graph-unit").to_owned(), shares: false };
    let luck = Some(luck::summary(&draws, names, above, words));
    Course { times, graphs, luck, tale: Some(tale), ..Course::default() }
}

fn stand(past: &Session<Dominion>, seat: Seat) -> Stand {
    let (game, state) = (past.game(), past.state());
    let owned = state.players.get(seat.index()).map_or(Cards::NONE, dominion::Player::owned);
    Stand {
        points: f64::from(game.score(state, seat).points),
        cards: f64::from(owned.total()),
        coins: f64::from(coins(game, &owned)),
    }
}

/// Coins that all cards of a heap bring together, by what stands on them.
pub fn coins(game: &Dominion, cards: &Cards) -> u32 {
    let each = |(card, count)| game.kind(card).map_or(0, |kind| u32::from(kind.plus.coins) * u32::from(count));
    cards.counts().map(each).sum()
}
