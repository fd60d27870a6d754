//! What is said of a decision.

use tabletop::{Candidate, Explanation};

use crate::compare::Comparison;
use crate::known::term_id;
use crate::reason::Reason;
use crate::table::Sentences;

/// A decision as it is told.
#[derive(Clone, PartialEq, Debug)]
pub struct Telling<'e> {
    /// What was played.
    pub chosen: &'e Candidate,
    /// What it is told against: something else that could have been done; `None` where nothing was weighed.
    pub other: Option<&'e Candidate>,
    /// Why it was played.
    pub because: Because,
}

/// Why something was played.
#[derive(Clone, PartialEq, Debug)]
pub enum Because {
    /// The rules left nothing else to do.
    Forced,
    /// It was a slip, and known to be one.
    Slip,
    /// It was drawn by lot.
    Lot,
    /// Something else was thought better, and it was played all the same.
    SecondBest,
    /// There was something else to do, but nothing else was weighed, and nothing is to be said of what was.
    Alone,
    /// Nothing else was worth more.
    Alike,
    /// One reason or two, the one that spoke most for it first.
    Reasons(Vec<Reason>),
}

impl Because {
    /// The id, after `say-`, of what is said where there are no reasons.
    pub fn id(&self) -> Option<&'static str> {
        match self {
            Self::Forced => Some("forced"),
            Self::Slip => Some("slip"),
            Self::Lot => Some("lot"),
            Self::SecondBest => Some("second_best"),
            Self::Alone => Some("alone"),
            Self::Alike => Some("alike"),
            Self::Reasons(_) => None,
        }
    }
}

impl Sentences {
    /// What may be said of a decision; `None` where nothing is known to have been played.
    pub fn tell<'e>(&self, explanation: &'e Explanation) -> Option<Telling<'e>> {
        let Comparison { chosen, other, reasons, better, second_best } = Comparison::new(self, explanation)?;
        let lot = |term: &tabletop::Term| self.is_lot(&term_id(&term.name));
        let because = match reasons {
            _ if explanation.forced => Because::Forced,
            _ if self.is_slip(&explanation.headline.id) => Because::Slip,
            _ if !chosen.terms.is_empty() && chosen.terms.iter().all(lot) => Because::Lot,
            _ if second_best => Because::SecondBest,
            reasons if !reasons.is_empty() => Because::Reasons(reasons),
            _ if other.is_none() => Because::Alone,
            _ => Because::Alike,
        };
        let other = match because {
            // What was better is named, not what was worse.
            Because::Slip | Because::SecondBest => better.or(other),
            _ => other,
        };
        Some(Telling { chosen, other, because })
    }
}
