//! The table as it is shown: it follows what happened step by step, so that nothing is seen before it has happened on screen.

use dominion::{Card, Cards, Dominion, Event, Phase, View};
use tabletop::{Game, Seat, Session, Standing};

use super::eyes::visible;
use crate::table::Sight;

/// The table as far as the screen has told the story.
#[derive(Clone, PartialEq, Debug)]
pub struct Shown {
    /// What lies there, as the eyes before the screen see it.
    pub view: View,
    /// The card something happened with last, and whose it is.
    pub touched: Option<(Seat, Card)>,
    /// Whether it came from the supply then.
    pub taken: bool,
    /// How it ended, once that has been told.
    pub standing: Option<Standing>,
}

impl Shown {
    /// What a session holds as it stands.
    pub fn new(session: &Session<Dominion>, sight: Sight) -> Self {
        let standing = session.game().standing(session.state());
        Self { view: visible(session, sight), touched: None, taken: false, standing }
    }

    /// Takes over what is so after a step. The end is told last.
    pub fn catch_up(&mut self, view: View) {
        self.view = view;
    }

    /// Remembers what an event is about.
    pub fn touch(&mut self, event: &Event) {
        self.taken = matches!(event, Event::Bought { .. } | Event::Gained { .. });
        self.touched = match *event {
            Event::Played { seat, card, .. }
            | Event::Chose { seat, card, .. }
            | Event::Bought { seat, card }
            | Event::Gained { seat, card, .. }
            | Event::Safe { seat, card } => Some((seat, card)),
            Event::Trashed { seat, cards } => cards.kinds().last().map(|card| (seat, card)),
            Event::TurnBegan { .. } | Event::Over(_) => None,
            _ => self.touched,
        };
    }

    /// Whose turn it is.
    pub fn active(&self) -> Seat {
        self.view.active
    }

    /// Which of its turns the active seat is in, from 1.
    pub fn turn(&self) -> u32 {
        let over = matches!(self.view.turn.phase, Phase::Over(_));
        let active = self.view.players.get(self.view.active.index());
        active.map_or(1, |player| u32::from(player.turns) + u32::from(!over)).max(1)
    }

    /// Points of a seat, by what everybody knows of its cards.
    pub fn points(&self, game: &Dominion, seat: Seat) -> i32 {
        self.view.players.get(seat.index()).map_or(0, |player| game.points(&player.owned, player.tokens))
    }

    /// The hand of a seat, where it may be seen.
    pub fn hand(&self, seat: Seat) -> Option<Cards> {
        Some(self.view.players.get(seat.index())?.own.as_ref()?.hand)
    }
}
