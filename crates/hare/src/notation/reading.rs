//! A text as a view of a race.

use tabletop::notation::{Misread, Span};
use tabletop::written::shortened;
use tabletop::{Game, Message, Seat, message};

use super::card;
use crate::action::Runner;
use crate::card::LARGEST_DECK;
use crate::pile::Pile;
use crate::rules::Hare;
use crate::state::{End, Phase, RUNNERS, State};
use crate::track::GOAL;
use crate::view::View;

/// What may be due, as it is written.
const DUE: [(&str, Phase); 6] = [
    ("to move", Phase::Move),
    ("again", Phase::Again),
    ("to choose", Phase::Choice),
    ("to draw", Phase::Draw),
    ("over home", Phase::Over(End::Home)),
    ("over rounds", Phase::Over(End::Rounds)),
];

/// A race as far as it has been read.
struct Reading {
    state: State,
    hidden: u8,
    wealth: [u8; RUNNERS],
    /// Seats whose rank by carrots is told, a bit each.
    ranked: u8,
    waiting: Option<u8>,
    order: Vec<crate::card::Card>,
    next: u8,
    /// Clauses that were read, by their first word.
    told: Vec<&'static str>,
}

pub(super) fn position(game: &Hare, text: &str) -> Result<View, Misread> {
    let mut clauses = Span::of(text).split(';');
    let seats = clauses.next().unwrap_or(Span::of(""));
    let mut reading = Reading {
        state: game.start(),
        hidden: 0,
        wealth: [0; RUNNERS],
        ranked: 0,
        waiting: None,
        order: Vec::new(),
        next: 0,
        told: Vec::new(),
    };
    reading.seats(game, seats)?;
    for clause in clauses {
        reading.clause(game, clause)?;
    }
    if !reading.told.contains(&"turn") {
        let reason = message!("fault-race-no_turn", "it is not said whose turn it is");
        let remedy = message!("remedy-race-no_turn", "add: ; 1 to move");
        return Err(Misread::new(text.chars().count(), reason, remedy));
    }
    reading.view(game, seats)
}

impl Reading {
    fn seats(&mut self, game: &Hare, text: Span<'_>) -> Result<(), Misread> {
        let parts: Vec<Span<'_>> = text.split('/').take(RUNNERS + 1).collect();
        if parts.len() != game.seats() {
            let reason = message!(
                "fault-race-players",
                "{found} players stand in the position, and there are {seats} seats",
                found = parts.len() as u32,
                seats = game.seats() as u32
            );
            return Err(text.fault(reason, message!("remedy-race-players", "write one for each seat")));
        }
        Seat::all(game.seats()).zip(parts).try_for_each(|(seat, part)| self.seat(game, seat, part))
    }

    fn seat(&mut self, game: &Hare, seat: Seat, text: Span<'_>) -> Result<(), Misread> {
        let words: Vec<Span<'_>> = text.words().take(4).collect();
        let [squares, carrots, salads] = words[..] else { return Err(no_seat(text)) };
        let runners: Vec<Span<'_>> = squares.split('+').take(RUNNERS + 1).collect();
        let wanted = game.runners().count();
        if runners.len() != wanted {
            let reason = message!(
                "fault-race-runners_of_seat",
                "{found} runners where each seat has {wanted}",
                found = runners.len() as u32,
                wanted = wanted as u32
            );
            return Err(squares.fault(reason, message!("remedy-race-runners_of_seat", "write as many")));
        }
        for (number, runner) in game.numbers(seat.0).zip(runners) {
            self.runner(number, runner)?;
        }
        let (carrots, rank) = carrots.split_once('#').map_or((carrots, None), |(carrots, rank)| (carrots, Some(rank)));
        let carrots = carrots.strip_suffix("c").ok_or_else(|| no_seat(text))?;
        if let Some(rank) = rank {
            self.wealth[seat.index()] = rank.number(1, RUNNERS as u32)?;
            self.ranked |= 1 << seat.0;
        }
        match carrots.text {
            "?" => self.hidden |= 1 << seat.0,
            _ => self.state.carrots[seat.index()] = carrots.number(0, u16::MAX.into())?,
        }
        let salads = salads.strip_suffix("s").ok_or_else(|| no_seat(text))?;
        self.state.salads[seat.index()] = salads.number(0, u8::MAX.into())?;
        Ok(())
    }

    fn runner(&mut self, number: usize, text: Span<'_>) -> Result<(), Misread> {
        let (square, place) = text.split_once('#').map_or((text, None), |(square, place)| (square, Some(place)));
        let (square, eats) = square.strip_suffix("e").map_or((square, false), |square| (square, true));
        self.state.squares[number] = square.number(0, GOAL.into())?;
        self.state.eating |= u8::from(eats) << number;
        self.state.places[number] = place.map_or(Ok(0), |place| place.number(1, RUNNERS as u32))?;
        Ok(())
    }

    /// Whose turn it is, or something that is not as usual.
    fn clause(&mut self, game: &Hare, text: Span<'_>) -> Result<(), Misread> {
        let Some((word, rest)) = text.split_once(' ') else { return Err(no_clause(text)) };
        let rest = rest.trim();
        match word.text {
            "round" => {
                self.once("round", text)?;
                self.state.round = rest.number(1, u16::MAX.into())?;
            }
            "paid" => {
                self.once("paid", text)?;
                self.state.paid = rest.number(0, u16::MAX.into())?;
            }
            "misses" => {
                self.once("misses", text)?;
                self.state.missing = bits(rest, game.seats())?;
            }
            "waits" => {
                self.once("waits", text)?;
                self.waiting = Some(bits(rest, game.all_runners())?);
            }
            "drawn" => {
                self.once("drawn", text)?;
                let cards = rest.split(',').take(usize::from(LARGEST_DECK) + 1);
                self.order = cards.map(card::read).collect::<Result<_, _>>()?;
            }
            "next" => {
                self.once("next", text)?;
                self.next = rest.number(0, LARGEST_DECK.into())?;
            }
            _ if word.text.bytes().all(|digit| digit.is_ascii_digit()) => {
                self.once("turn", text)?;
                self.turn(game, word.number::<u8>(1, game.seats() as u32)?, rest)?;
            }
            _ => return Err(no_clause(text)),
        }
        Ok(())
    }

    fn turn(&mut self, game: &Hare, seat: u8, due: Span<'_>) -> Result<(), Misread> {
        self.state.mover = seat - 1;
        let (what, runner) = match (due.strip_suffix(" a"), due.strip_suffix(" b")) {
            (Some(what), _) => (what, Some(Runner::A)),
            (_, Some(what)) if game.runners().count() > 1 => (what, Some(Runner::B)),
            _ => (due, None),
        };
        let found = DUE.iter().find(|(words, _)| what.words().map(|word| word.text).eq(words.split(' ')));
        let Some((_, phase)) = found else { return Err(no_clause(due)) };
        self.state.phase = *phase;
        if self.state.card_runner().is_none() && runner.is_some() {
            return Err(no_clause(due));
        }
        self.state.runner = runner.unwrap_or_default();
        Ok(())
    }

    fn once(&mut self, clause: &'static str, at: Span<'_>) -> Result<(), Misread> {
        if self.told.contains(&clause) {
            let reason = message!("fault-notation-twice", "this stands in the text already");
            return Err(at.fault(reason, message!("remedy-notation-twice", "leave one of the two out")));
        }
        self.told.push(clause);
        Ok(())
    }

    fn view(self, game: &Hare, seats: Span<'_>) -> Result<View, Misread> {
        let mut state = self.state;
        state.waiting = self.waiting.unwrap_or_else(|| game.usually_waiting(&state));
        let too_many = || {
            let reason = message!("fault-race-pile", "more cards were drawn than a deck has");
            seats.fault(reason, message!("remedy-race-pile", "leave some out"))
        };
        state.pile = Pile::of(self.order, self.next).ok_or_else(too_many)?;
        let all = u8::MAX >> (8 - game.seats().min(8));
        match (self.hidden, self.ranked) {
            (0, 0) => Ok(View::whole(&state)),
            (hidden, ranked) if ranked == all => Ok(View::without(&state, hidden, self.wealth)),
            _ => {
                let reason = message!("fault-race-no_rank", "where carrots are hidden every seat has a rank by them");
                Err(seats.fault(reason, message!("remedy-race-no_rank", "write it after the carrots, such as ?c#1")))
            }
        }
    }
}

/// A list of numbers, from 1 to `most`, as bits.
fn bits(text: Span<'_>, most: usize) -> Result<u8, Misread> {
    if text.text == "none" {
        return Ok(0);
    }
    text.split(',').try_fold(0, |bits, number| {
        let number: u8 = number.number(1, most.min(8) as u32)?;
        Ok(bits | 1 << (number - 1))
    })
}

fn no_seat(text: Span<'_>) -> Misread {
    let found = shortened(text.text);
    let reason = message!("fault-race-no_seat", "'{found}' does not say what a seat has", found);
    text.fault(reason, message!("remedy-race-no_seat", "write square, carrots and salads, such as 7 47c 3s"))
}

fn no_clause(text: Span<'_>) -> Misread {
    let found = shortened(text.text);
    let reason: Message = message!("fault-race-no_clause", "'{found}' says nothing of a race", found);
    let remedy = message!(
        "remedy-race-no_clause",
        "write '1 to move', or what is not as usual, such as 'round 5', 'misses 2' or 'drawn miss-turn'"
    );
    text.fault(reason, remedy)
}
