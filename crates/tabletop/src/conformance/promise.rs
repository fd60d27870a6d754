//! What a game and an agent promise, and the news that one of them did not keep it.

use std::fmt::{self, Debug};

use serde::{Deserialize, Serialize};

use crate::Seed;

/// One promise of the contract.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Promise {
    /// Random play ends every game.
    Ends,
    /// A standing is there exactly when the game is over.
    StandingAtEnd,
    /// A standing has one place per seat, counted from 1 without gaps but for shared places.
    PlacesWellFormed,
    /// A standing with scores has one per seat, and whoever has a better place never has a lower score.
    PlacesFollowScores,
    /// A sampled action is legal, listed where actions are listed, and there exactly when a seat is to act.
    SampleLegal,
    /// Every listed action is legal.
    ListedLegal,
    /// Where actions are listed, no other is legal.
    UnlistedIllegal,
    /// `validate` allows exactly what `apply` does.
    ValidateIsApply,
    /// A refused action or outcome leaves the state as it was.
    RefusalChangesNothing,
    /// Nobody acts when no seat is to act; no outcome comes when none is due.
    OutOfTurn,
    /// The state reached is the same whoever listens to the events, and each time.
    Repeatable,
    /// No action or outcome that deserialises makes the rules panic.
    Total,
    /// Where chance is due, outcomes have probabilities above 0 that sum to 1.
    Probabilities,
    /// Every listed outcome resolves, and no other.
    OutcomesResolve,
    /// A drawn outcome is a listed one.
    DrawListed,
    /// Outcomes are drawn as often as their probabilities say.
    DrawFrequency,
    /// `check_state` accepts every state the game reaches.
    ReachedStateSound,
    /// Values survive being written and read.
    RoundTrip,
    /// Equal states have equal hashes.
    HashCanonical,
    /// Different states have different hashes.
    HashTells,
    /// A view holds nothing hidden from its eyes.
    ViewHides,
    /// The public view holds nothing that some seat may not know.
    PublicKnowsLeast,
    /// `view_into` gives what `view` gives.
    ViewInto,
    /// Redacted events tell nothing that the views before and after do not hold.
    EventHides,
    /// What is legal for a seat follows from its view: it is the same on every twin.
    LegalityShown,
    /// Twins made by `conceal` are positions the game can go on from.
    TwinPlayable,
    /// Where nothing is hidden, `conceal` returns the state itself.
    ConcealIdentity,
    /// Where something is hidden, `conceal` redraws it.
    ConcealRedraws,
    /// From every view of a position the game draws a world, which looks so and can be; where nothing is hidden it is the position.
    WorldDrawn,
    /// Where something is hidden, one view has several worlds.
    WorldRedraws,
    /// `reveals` is true of every step that shows a seat what it could not know: one of several outcomes, or what sets a position
    /// apart from its twin.
    RevealsTold,
    /// Of a seat that sets up unseen everybody knows that it does, and nobody else what.
    SetUpUnseen,
    /// A game that knows declarations is for two seats; what is declared ends any of its games, is recorded, and is taken back.
    Declaring,
    /// An action taken back and done again leads to the same state; what somebody has seen cannot be taken back.
    Undo,
    /// Every step of a game can be gone back to.
    Seek,
    /// A line of play that was left for another is as it was, in the session and in its record.
    Branch,
    /// A record leads to the same end again, and its dice follow from the seed.
    Replay,
    /// A record that was tampered with is refused.
    TamperProof,
    /// What a notation writes is read as the same, and keeps to the lengths there are.
    NotationReadsBack,
    /// Steps that look and sound the same to somebody are written the same for them.
    NotationHides,
    /// A text that is none of a notation gets a fault with a place in it and a remedy; nothing panics.
    NotationFaults,
    /// An agent's action is legal.
    AgentLegal,
    /// Agents bring a game to its end.
    AgentEnds,
    /// An agent that saw the same events, with the same view and generator, decides the same.
    AgentRepeatable,
    /// An agent that was reset and saw the events anew decides the same.
    AgentReset,
    /// An agent decides by what its seat may know alone.
    AgentBlind,
    /// Reasons are built when asked for and only then.
    ReasonsOnRequest,
    /// Asking for reasons does not change the action, though they may cost nodes of their own.
    ReasonsIdle,
    /// Among the reasons, the chosen action is there and marked, and no other is.
    ReasonsMarkChosen,
    /// The terms of a candidate sum to its score.
    ReasonsSum,
    /// Reasons are complete: agent and headline named, finite numbers, rows as long as columns, own ply first, readable JSON.
    ReasonsWellFormed,
    /// Reasons open to everyone follow from what everybody knows and from the action, which everybody sees.
    ReasonsOpen,
    /// An agent keeps to its budget.
    AgentBudget,
    /// An agent told to stop answers at once and marks a decision it cut; no other is marked.
    AgentStops,
}

impl Promise {
    /// The promise in one clause.
    pub const fn clause(self) -> &'static str {
        match self {
            Self::Ends => "random play ends every game",
            Self::StandingAtEnd => "a standing is there exactly when the game is over",
            Self::PlacesWellFormed => "a standing has one place per seat, counted from 1 without gaps",
            Self::PlacesFollowScores => "scores are one per seat, and a better place never has a lower one",
            Self::SampleLegal => "a sampled action is legal",
            Self::ListedLegal => "a listed action is legal",
            Self::UnlistedIllegal => "an action that is not listed is illegal",
            Self::ValidateIsApply => "validate allows exactly what apply does",
            Self::RefusalChangesNothing => "a refusal leaves the state as it was",
            Self::OutOfTurn => "nothing is done out of turn",
            Self::Repeatable => "the state reached is the same each time, whoever listens",
            Self::Total => "nothing that deserialises makes the rules panic",
            Self::Probabilities => "probabilities are above 0 and sum to 1",
            Self::OutcomesResolve => "every listed outcome resolves, and no other",
            Self::DrawListed => "a drawn outcome is a listed one",
            Self::DrawFrequency => "outcomes are drawn as often as their probabilities say",
            Self::ReachedStateSound => "check_state accepts every state the game reaches",
            Self::RoundTrip => "values survive being written and read",
            Self::HashCanonical => "equal states have equal hashes",
            Self::HashTells => "different states have different hashes",
            Self::ViewHides => "a view holds nothing hidden from its eyes",
            Self::PublicKnowsLeast => "the public view holds nothing that some seat may not know",
            Self::ViewInto => "view_into gives what view gives",
            Self::EventHides => "redacted events tell nothing that the views do not hold",
            Self::LegalityShown => "what is legal for a seat follows from its view",
            Self::TwinPlayable => "the game can go on from every twin",
            Self::ConcealIdentity => "where nothing is hidden, conceal returns the state itself",
            Self::ConcealRedraws => "where something is hidden, conceal redraws it",
            Self::WorldDrawn => "every view has worlds that look like it",
            Self::WorldRedraws => "where something is hidden, a view has several worlds",
            Self::RevealsTold => "reveals is true of what shows something",
            Self::SetUpUnseen => "others know that a seat sets up unseen, and nothing of what it does",
            Self::Declaring => "at two seats, games end by what is declared, and their records tell it",
            Self::Undo => "an action taken back and done again leads to the same state",
            Self::Seek => "every step can be gone back to",
            Self::Branch => "a line that was left for another is as it was",
            Self::Replay => "a record leads to the same end again",
            Self::TamperProof => "a record that was tampered with is refused",
            Self::NotationReadsBack => "what a notation writes is read as the same",
            Self::NotationHides => "what is written tells nobody more than they know",
            Self::NotationFaults => "a wrong text gets a fault with place and remedy",
            Self::AgentLegal => "an agent's action is legal",
            Self::AgentEnds => "agents bring a game to its end",
            Self::AgentRepeatable => "an agent decides the same each time",
            Self::AgentReset => "an agent that was reset and saw the events anew decides the same",
            Self::AgentBlind => "an agent decides by what its seat may know alone",
            Self::ReasonsOnRequest => "reasons are built when asked for and only then",
            Self::ReasonsIdle => "asking for reasons does not change the action",
            Self::ReasonsMarkChosen => "the chosen candidate is there and marked, and no other is",
            Self::ReasonsSum => "the terms of a candidate sum to its score",
            Self::ReasonsWellFormed => "reasons are complete and well-formed",
            Self::ReasonsOpen => "reasons open to everyone tell what everybody knows",
            Self::AgentBudget => "an agent keeps to its budget",
            Self::AgentStops => "an agent told to stop answers at once and marks what it cut",
        }
    }
}

impl fmt::Display for Promise {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.clause())
    }
}

/// A promise that was not kept, and where.
///
/// The same check with the same options finds it again. In a game played at random,
/// [`play_random`](super::play_random)`(game, seed, step)` leads to the position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Serialize, Deserialize)]
#[error("{game}, seed {seed}, step {step}: broken promise: {promise}: {details}")]
pub struct Violation {
    /// The promise.
    pub promise: Promise,
    /// [`Game::ID`](crate::Game::ID).
    pub game: String,
    /// The seed of that one game.
    pub seed: Seed,
    /// Steps made before, actions and outcomes alike.
    pub step: u64,
    /// What was found.
    pub details: String,
}

/// The value in few enough words for an error.
pub(super) fn brief(value: &impl Debug) -> String {
    const LENGTH: usize = 400;
    let text = format!("{value:?}");
    match text.char_indices().nth(LENGTH) {
        Some((end, _)) => format!("{} …", &text[..end]),
        None => text,
    }
}
