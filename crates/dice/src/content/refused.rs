//! Which cards and statuses could not be read, so that who carries or names one is not told as another fault.

use std::collections::BTreeMap;

use super::bounds::is_id;
use super::fault::ContentFault;
use crate::script::UNKNOWN_VARIABLE;
use crate::status_kind::constant;

/// Where a fault is listed: the layer, and its index among the faults of that layer.
pub(super) type FaultPlace = (usize, usize);

/// What is at fault, or may stand in what could not be read at all.
#[derive(Default)]
pub(super) struct Refused {
    /// By the ids of cards.
    cards: BTreeMap<String, FaultPlace>,
    /// By the names that scripts have for statuses.
    statuses: BTreeMap<String, FaultPlace>,
}

impl Refused {
    /// The card of this id is told of there.
    pub fn card(&mut self, id: &str, told: FaultPlace) {
        self.cards.entry(id.to_owned()).or_insert(told);
    }

    /// The status of this id is told of there.
    pub fn status(&mut self, id: &str, told: FaultPlace) {
        self.statuses.entry(constant(id)).or_insert(told);
    }

    /// Where the fault of a status is told, if it has one.
    pub fn find_status(&self, id: &str) -> Option<FaultPlace> {
        self.statuses.get(&constant(id)).copied()
    }

    /// Where the fault of a status is told without which a script knows a word no longer; `None` where something else is wrong with the script.
    pub fn unknown(&self, fault: &ContentFault) -> Option<FaultPlace> {
        let told = fault.reason.to_string();
        let named = told.split('\'').nth(1).filter(|_| fault.reason.id == UNKNOWN_VARIABLE)?;
        self.statuses.get(named).copied()
    }

    /// This text could not be read: every card it may be about is told of there.
    pub fn text(&mut self, text: &str, told: FaultPlace) {
        // Where quotation marks are missing, ids stand outside of them.
        for id in text.split('"').filter(|part| is_id(part)) {
            self.card(id, told);
        }
    }

    /// Where the fault of a card is told, if it has one.
    pub fn find(&self, id: &str) -> Option<FaultPlace> {
        self.cards.get(id).copied()
    }
}

/// Tells with each fault who is left out for want of what it concerns.
pub(super) fn tell_with(faults: &mut [Vec<ContentFault>], along: Vec<(FaultPlace, String)>) {
    for ((layer, at), id) in along {
        if let Some(fault) = faults.get_mut(layer).and_then(|faults| faults.get_mut(at))
            && !fault.takes_along.contains(&id)
        {
            fault.takes_along.push(id);
        }
    }
}
