//! What only Realm keeps at its table.

use std::sync::Arc;

use dominion::{Cards, Dominion, View};
use tabletop::{Eye, Seat};

use super::{eyes::visible, offers::Offers};
use crate::table::Table;

/// Cards one can look through.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Heap {
    /// What a seat's deck is made of, as far as these eyes may know.
    Deck(Seat),
    /// A seat's discard pile.
    Discard(Seat),
    /// What a seat has set aside until the end.
    Aside(Seat),
    /// Everything a seat owns.
    Owned(Seat),
    /// What was trashed.
    Trash,
}

/// Realm at the table.
#[derive(Default)]
pub struct Realm {
    /// What the person to act may do.
    pub offers: Offers,
    /// The treasures that the last line of the log tells of, and the step in which they were played.
    pub run: Option<(usize, Cards)>,
    /// The cards that are looked through.
    pub open: Option<Heap>,
    /// Whether the sheet of what is done by itself is open.
    pub automating: bool,
    /// Whether nothing is done by itself before the person has acted: something was taken back.
    pub by_hand: bool,
}

/// A game of Realm at the table.
pub type RealmTable = Table<Realm>;

impl RealmTable {
    /// The rules.
    pub fn game(&self) -> &Arc<Dominion> {
        self.host.game()
    }

    /// What the person to act knows, once everything before it has been shown.
    pub fn due(&self) -> Option<&View> {
        self.view.as_ref()
    }

    /// What the eyes before the screen may know as it stands; `None` while opponents play.
    pub fn visible(&self) -> Option<View> {
        self.host.session().map(|session| visible(session, self.sight))
    }

    /// What a seat knows; `None` while opponents play.
    pub fn seen_by(&self, seat: Seat) -> Option<View> {
        self.host.view(Eye::Seat(seat))
    }

    /// Whose hand and deck lie in front: of whoever is to act, of the person, or of the active seat.
    pub fn near(&self) -> Seat {
        let person = || self.persons().next().filter(|_| self.persons().count() == 1);
        self.actor().or_else(person).unwrap_or(self.shown.active())
    }
}
