//! What is said of the end of a game at the table: a person resigns or offers a draw in the menu, whoever is offered one is asked across
//! the table or, as an opponent, by the host, and everybody is told the answer.

use bevy::prelude::*;
use tabletop::{Declaration, Seat, Standing, Turn};

use super::{Banner, DeclaredStep, Entry, Log, LoggedEvent, Sight, Table, TableGame, Tone};
use crate::{shell::Notices, text::Words};

/// Seconds for which it is told across the board what somebody said.
const TOLD: f32 = 2.5;

/// What the person to act may declare, kept up to date by the table for the menu.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Declarable {
    /// Whether the person may resign.
    pub resign: bool,
    /// Whether the person may offer a draw.
    pub offer_draw: bool,
    /// The name of whoever sits at the other side.
    pub other: String,
}

/// The person to act declares something, in the menu.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Declares(pub Declaration);

/// Whoever is asked whether to accept a draw, and who offers it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DrawOffer {
    /// Who offers it.
    pub by: Seat,
    /// The person who is asked.
    pub to: Seat,
}

/// Does at the table what was asked for in the menu, and tells the menu what may be.
pub(super) fn declare<T: TableGame>(
    mut table: ResMut<Table<T>>,
    mut asked: MessageReader<Declares>,
    mut declarable: ResMut<Declarable>,
    words: Res<Words>,
    mut notices: ResMut<Notices>,
) {
    for Declares(declaration) in asked.read() {
        table.declare(*declaration, &mut notices);
    }
    declarable.set_if_neq(table.declarable(&words));
}

/// Nothing is declared where no table is.
pub(super) fn reset(mut declarable: ResMut<Declarable>) {
    *declarable = Declarable::default();
}

/// Why a game ended that was given up or agreed to be a draw, in a sentence; `None` where it ended by its rules. `name` tells who sits
/// in a seat.
pub fn declared_reason(words: &Words, standing: &Standing, name: impl Fn(Seat) -> String) -> Option<String> {
    match &*standing.reason {
        "draw_agreed" => Some(words.get("result-draw_agreed").to_owned()),
        "resignation" => {
            let winner = standing.winner()?;
            let loser = Seat::all(standing.places.len()).find(|seat| *seat != winner)?;
            Some(words.with("result-resigned", &[("loser", &name(loser)), ("winner", &name(winner))]))
        }
        _ => None,
    }
}

impl<T: TableGame> Table<T> {
    /// What the person to act may declare.
    fn declarable(&self, words: &Words) -> Declarable {
        let Some(seat) = self.actor().filter(|_| self.tape.is_none() && !self.looks_back()) else {
            return Declarable::default();
        };
        let may = self.host.may_declare(seat);
        let other = Seat::all(self.host.players().len()).find(|other| *other != seat);
        Declarable {
            resign: may.contains(&Declaration::Resign),
            offer_draw: may.contains(&Declaration::OfferDraw),
            other: other.map_or_else(String::new, |other| self.name(words, other).into_owned()),
        }
    }

    /// The person to act resigns or offers a draw. What comes of it is told when it is known.
    pub fn declare(&mut self, declaration: Declaration, notices: &mut Notices) {
        let Some(seat) = self.actor() else { return };
        self.declared(seat, declaration, notices);
        if self.hint.is_none() {
            T::pass_on(self);
        }
    }

    /// The draw that a person at this screen is offered, once everything that happened before has been shown.
    pub fn draw_offer(&self) -> Option<DrawOffer> {
        let by = self.host.draw_offer().filter(|_| self.tape.is_none() && self.caught_up())?;
        let to = self.persons().find(|seat| *seat != by)?;
        Some(DrawOffer { by, to })
    }

    /// The person who is offered a draw accepts or declines it.
    pub fn answer_draw(&mut self, accepts: bool, notices: &mut Notices) {
        let Some(DrawOffer { to, .. }) = self.draw_offer() else { return };
        self.declared(to, if accepts { Declaration::AcceptDraw } else { Declaration::DeclineDraw }, notices);
        // Whoever answered sat at the screen meanwhile.
        self.curtain.vacate();
    }

    fn declared(&mut self, seat: Seat, declaration: Declaration, notices: &mut Notices) {
        let step = self.host.steps().unwrap_or_default();
        match self.host.declare(seat, declaration) {
            Ok(()) => {
                self.hint = None;
                self.heard(&[DeclaredStep { step, seat, declaration }]);
            }
            Err(refused) => notices.failed(refused.message()),
        }
    }

    /// Something was declared: the game is kept, the log will tell it, and so do the words across the board.
    pub(super) fn heard(&mut self, declared: &[DeclaredStep]) {
        let Some(last) = declared.last() else { return };
        self.autosave.mark();
        self.stale_log = true;
        self.said = Some(*last);
    }

    /// Tells across the board what was said last, where nobody is asked for an answer to it.
    pub(super) fn tell_said(&mut self, words: &Words) {
        let Some(DeclaredStep { seat, declaration, .. }) = self.said.take() else { return };
        if self.draw_offer().is_none() {
            let text = words.message(&declaration.told(self.own_name(seat)));
            self.banner = Some(Banner::new(Some(seat), text, TOLD));
        }
    }

    /// Whether a draw that is offered is to be answered before anybody acts. A person answers it with what everybody may see on the table.
    pub(super) fn waits_for_answer(&mut self) -> bool {
        if self.host.draw_offer().is_none() {
            return false;
        }
        if self.draw_offer().is_some() && self.persons().count() > 1 && self.sight != Sight::Public {
            self.sight = Sight::Public;
            T::settle(self);
        }
        true
    }

    /// Whether the game is over: its end was shown, or it ended by what was declared.
    pub fn has_ended(&self) -> bool {
        T::over(self) || (self.caught_up() && self.host.turn() == Some(Turn::Over) && self.ends_declared())
    }

    fn ends_declared(&self) -> bool {
        let last = self.host.declared().last().map(|declared| declared.step + 1);
        last.is_some() && last == self.host.steps()
    }

    /// Writes `past` into the empty log, and what was declared meanwhile.
    pub(super) fn write_log(&mut self, past: &[LoggedEvent<super::EventOf<T>>], words: &Words) {
        T::write_log(self, past, words);
        let first = past.first().map_or(0, |told| told.step);
        let declared = self.host.declared();
        if declared.is_empty() {
            return;
        }
        let mut told = Log::default();
        let mut entries = self.log.entries().iter().cloned().peekable();
        for DeclaredStep { step, seat, declaration } in declared.into_iter().filter(|declared| declared.step >= first) {
            while let Some(entry) = entries.next_if(|entry| entry.step < step) {
                told.add(entry);
            }
            let text = words.message(&declaration.told(self.own_name(seat)));
            told.add(Entry { seat: Some(seat), text, tone: Tone::Loud, place: None, step });
        }
        entries.for_each(|entry| told.add(entry));
        self.log = told;
    }
}
