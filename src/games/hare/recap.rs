//! What each opponent did between two turns of a person, in few words.

use std::sync::LazyLock;

use hare::{Event, Hare};
use registry::games::HareModule;
use sentences::Phrases;
use tabletop::{Message, Seat};

use super::{
    chronicle::{place_of, seat_of},
    wording,
};
use crate::{
    table::{LoggedEvent, recap::RecapLine},
    text::Words,
};

/// What may be said.
static RECAP: LazyLock<Phrases> =
    LazyLock::new(|| Phrases::shipped(include_str!("../../../assets/sentences/hare-recap.ron")));

/// One line for each who did something, in the order of their turns, apart from the reader. `names` are the players', by seat.
pub fn lines(
    game: &Hare,
    names: &[String],
    events: &[LoggedEvent<Event>],
    reader: Seat,
    words: &Words,
) -> Vec<RecapLine> {
    let mut deeds: Vec<(Seat, Vec<String>)> = Vec::new();
    for told in events {
        let Some(seat) = seat_of(&told.event).filter(|seat| *seat != reader) else { continue };
        let Some(text) = deed(game, names, words, &told.event) else { continue };
        match deeds.last_mut().filter(|(by, _)| *by == seat) {
            Some((_, texts)) => texts.push(text),
            None => deeds.push((seat, vec![text])),
        }
    }
    deeds.iter().map(|(seat, texts)| RecapLine::new(*seat, &[], texts)).collect()
}

/// A deed without its subject.
fn deed(game: &Hare, names: &[String], words: &Words, event: &Event) -> Option<String> {
    let (occasion, mut facts) = HareModule.occasion(game, names, event);
    if let Some(square) = place_of(event) {
        facts = facts.with("square", Message::text(wording::square(words, game, square)));
    }
    RECAP.first(occasion, &facts).map(|deed| words.message(&deed))
}

#[cfg(test)]
mod tests {
    use hare::{Card, Edition, End, Runner};

    use super::*;
    use crate::text::heard::says_all;

    #[test]
    fn all_that_may_be_said_is_said_of_something_in_both_languages() {
        let game = Hare::new(Edition::Parlett.setup(2, 1)).expect("an edition");
        let names = ["Anna", "Boris"].map(str::to_owned);
        let (reader, seat, runner) = (Seat(0), Seat(1), Runner::A);
        let events = [
            Event::Moved { seat, runner, from: 3, to: 8, carrots: -15 },
            Event::Moved { seat, runner, from: 10, to: 8, carrots: 20 },
            Event::Toll { seat, to: reader, carrots: 10 },
            Event::WillEat { seat, runner },
            Event::Took(seat),
            Event::Gave(seat),
            Event::Kept(seat),
            Event::Ate { seat, runner, rank: 2, carrots: 20 },
            Event::Paid { seat, runner, rank: 2, carrots: 20 },
            Event::Restarted { seat, carrots: 65 },
            Event::Drew { seat, card: Card::MissTurn },
            Event::Sent { seat, runner, from: 3, to: 8 },
            Event::Missed(seat),
            Event::Home { seat, runner, place: 1 },
            Event::Over(End::Home),
        ];
        let events = events.map(|event| LoggedEvent { step: 0, event });
        says_all(&RECAP, |words| drop(lines(&game, &names, &events, reader, words)));
    }
}
