//! Which cards could not be read, so that who carries one is not told as another fault.

use std::collections::BTreeMap;

use super::bounds::is_id;
use super::fault::ContentFault;

/// Where a fault is listed: the layer, and its index among the faults of that layer.
pub(super) type FaultPlace = (usize, usize);

/// Ids of cards that are at fault, or may stand in what could not be read at all.
#[derive(Default)]
pub(super) struct Refused(BTreeMap<String, FaultPlace>);

impl Refused {
    /// The card of this id is told of there.
    pub fn card(&mut self, id: &str, told: FaultPlace) {
        self.0.entry(id.to_owned()).or_insert(told);
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
        self.0.get(id).copied()
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
