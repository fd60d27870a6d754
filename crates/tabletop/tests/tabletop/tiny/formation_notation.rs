//! Formation as it is written: `123 1?2*r:1 - 2!`. A row is its runners in order, `*` after one that was sent, `r` when it is ready and its points; then comes the
//! strength that is to be met, the seat to act, and `!` where whoever looks is that seat.

use tabletop::notation::{Misread, Notation};
use tabletop::{Eye, Message, Seat, Step};

use super::formation::{Formation, FormationAction, FormationView, Row};

/// How the notation of the game is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotationSlip {
    None,
    /// Writes what others swapped.
    TellsSwaps,
    /// Forgets who is ready.
    ForgetsReady,
    /// Panics on letters of two bytes.
    Panics,
    /// Puts faults behind the text.
    Misplaces,
}

pub struct FormationNotation(pub NotationSlip);

impl FormationNotation {
    fn fault(&self, at: usize, text: &str) -> Misread {
        let at = if self.0 == NotationSlip::Misplaces { 10_000 } else { at };
        Misread::new(at, Message::text(text), Message::text("write it as the game does"))
    }

    fn row(&self, at: usize, text: &str) -> Result<Row<Option<u8>>, Misread> {
        let fault = || self.fault(at, "this is no row");
        let (runners, points) = text.split_once(':').ok_or_else(fault)?;
        let ready = runners.ends_with('r');
        let mut letters = runners.strip_suffix('r').unwrap_or(runners).chars().peekable();
        let (mut strengths, mut sent) = ([None; 3], [false; 3]);
        for place in 0..3 {
            strengths[place] = match letters.next() {
                Some('?') => None,
                Some(letter @ '1'..='3') => Some(letter as u8 - b'0'),
                _ => return Err(fault()),
            };
            sent[place] = letters.next_if_eq(&'*').is_some();
        }
        match (letters.next(), points) {
            (None, "0" | "1" | "2" | "3") => Ok(Row { strengths, sent, ready, points: points.as_bytes()[0] - b'0' }),
            _ => Err(fault()),
        }
    }
}

impl Notation<Formation> for FormationNotation {
    fn write_action(&self, _: &Formation, action: &FormationAction) -> String {
        match action {
            FormationAction::Swap(place) => format!("swap{place}"),
            FormationAction::Ready => "ready".to_owned(),
            FormationAction::Send(place) => format!("send{place}"),
        }
    }

    fn read_action(&self, _: &Formation, word: &str) -> Result<FormationAction, Misread> {
        let number = |text: &str| match text {
            "0" | "1" | "2" => Ok(text.as_bytes()[0] - b'0'),
            _ => Err(self.fault(4, "this is no place")),
        };
        match word {
            "ready" => Ok(FormationAction::Ready),
            _ if word.starts_with("swap") => number(&word[4..]).map(FormationAction::Swap),
            _ if word.starts_with("send") => number(&word[4..]).map(FormationAction::Send),
            _ => Err(self.fault(0, "this is no move")),
        }
    }

    fn write_outcome(&self, _: &Formation, _: &u8) -> String {
        "none".to_owned()
    }

    fn read_outcome(&self, _: &Formation, _: &str) -> Result<u8, Misread> {
        Err(self.fault(0, "there is no chance"))
    }

    fn knows(&self, _: &Formation, step: &Step<Formation>, eye: Eye) -> bool {
        match step {
            Step::Action(seat, FormationAction::Swap(_)) => eye.is(*seat) || self.0 == NotationSlip::TellsSwaps,
            _ => true,
        }
    }

    fn write_position(&self, _: &Formation, view: &FormationView) -> String {
        let row = |row: &Row<Option<u8>>| {
            let runner = |place: usize| {
                let strength = row.strengths[place].map_or_else(|| "?".to_owned(), |strength| strength.to_string());
                strength + if row.sent[place] { "*" } else { "" }
            };
            let ready = if row.ready && self.0 != NotationSlip::ForgetsReady { "r" } else { "" };
            format!("{}{ready}:{}", [0, 1, 2].map(runner).concat(), row.points)
        };
        let to_meet = view.to_meet.map_or_else(|| "-".to_owned(), |strength| strength.to_string());
        let to_act = if view.to_act { "!" } else { "" };
        format!("{} {} {to_meet} {}{to_act}", row(&view.rows[0]), row(&view.rows[1]), view.active.0 + 1)
    }

    fn read_position(&self, _: &Formation, text: &str) -> Result<FormationView, Misread> {
        assert!(text.is_ascii() || self.0 != NotationSlip::Panics, "a letter of two bytes");
        let parts: Vec<&str> = text.split(' ').collect();
        let [first, second, to_meet, active] = parts[..] else {
            return Err(self.fault(0, "a position has four parts"));
        };
        let (active, to_act) = active.strip_suffix('!').map_or((active, false), |active| (active, true));
        let seat = match active {
            "1" => Seat(0),
            "2" => Seat(1),
            _ => return Err(self.fault(text.chars().count(), "this is no seat")),
        };
        let to_meet = match to_meet {
            "-" => None,
            "1" | "2" | "3" => Some(to_meet.as_bytes()[0] - b'0'),
            _ => return Err(self.fault(0, "this is no strength")),
        };
        let second = self.row(first.chars().count() + 1, second)?;
        Ok(FormationView { rows: [self.row(0, first)?, second], to_meet, active: seat, to_act })
    }
}
