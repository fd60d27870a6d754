//! What a scene may say besides: who stands to win in its position, why, and how that is known.

use ron::value::RawValue;
use serde::{Deserialize, Serialize};
use tabletop::{Game, Seat, Turn, message};

use crate::source::{Check, FilePart, present};
use crate::{GameModule, Problem};

/// A judgement of a scene's position.
#[derive(Clone, PartialEq, Debug)]
pub struct Study {
    /// Who stands to win; in a file its number, from 0.
    pub winner: Seat,
    /// Why, in a sentence or two.
    pub reason: String,
    /// How it is known.
    pub origin: Origin,
}

/// How a judgement is known.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Origin {
    /// By argument alone, which the reason gives.
    Hand,
    /// Every line of play was followed: the winner comes first in so many steps at most, whatever the others do and chance brings.
    /// No evaluation had a part in it.
    Solved {
        /// Actions and draws of all seats together, at least 1.
        steps: u32,
    },
    /// An agent searched it.
    Searched {
        /// The agent, as it is named on the command line.
        agent: String,
        /// Choices to the horizon, at least 1.
        depth: u32,
        /// Positions evaluated.
        nodes: u64,
        /// What the winner has more than the best of the others, in the agent's points.
        lead: f64,
    },
    /// It was played out many times, by the same agent in every seat. An evaluation chose the moves, the end of each game judged.
    Played {
        /// The agent.
        agent: String,
        /// Games, at least 1.
        games: u64,
        /// Games the winner won.
        won: u64,
    },
}

impl Origin {
    /// Whether no evaluation judged: by argument, by solving it, or by the ends of games.
    pub fn is_independent(&self) -> bool {
        !matches!(self, Self::Searched { .. })
    }

    /// The agent it is known from.
    pub fn agent(&self) -> Option<&str> {
        match self {
            Self::Searched { agent, .. } | Self::Played { agent, .. } => Some(agent),
            Self::Hand | Self::Solved { .. } => None,
        }
    }

    /// What cannot be.
    fn fault(&self) -> Option<Problem> {
        match *self {
            Self::Solved { steps: 0 } => Some(
                Problem::new(message!("fault-study-steps", "a win in no steps has been won already"))
                    .remedy(message!("remedy-study-steps", "count the actions and draws, 1 or more")),
            ),
            Self::Searched { depth: 0, .. } | Self::Searched { nodes: 0, .. } => Some(
                Problem::new(message!("fault-study-search", "a search of no depth or no positions judges nothing"))
                    .remedy(message!(
                        "remedy-study-search",
                        "write how deep it was and how many positions it evaluated"
                    )),
            ),
            Self::Searched { lead, .. } if !lead.is_finite() => {
                Some(Problem::new(message!("fault-study-lead", "the lead is not a number")).remedy(message!(
                    "remedy-study-lead",
                    "write what the winner has more than the best of the others"
                )))
            }
            Self::Played { games, won, .. } if games == 0 || won > games => Some(
                Problem::new(message!(
                    "fault-study-games",
                    "{won} games of {games} cannot be won",
                    won = won.to_string(),
                    games = games.to_string()
                ))
                .remedy(message!(
                    "remedy-study-games",
                    "write games played, 1 or more, and how many of them the winner won"
                )),
            ),
            _ => None,
        }
    }
}

/// The parts of a study, unread.
#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields, rename = "Study")]
struct RawStudy<'a> {
    #[serde(borrow, deserialize_with = "present")]
    winner: Option<&'a RawValue>,
    #[serde(borrow, deserialize_with = "present")]
    reason: Option<&'a RawValue>,
    #[serde(borrow, deserialize_with = "present")]
    origin: Option<&'a RawValue>,
}

/// Reads a study of the position a scene begins in; `beginning` is `None` where the rules or the position have faults of their own.
pub(super) fn check<'a, M: GameModule>(
    check: &mut Check<'a>,
    module: &M,
    raw: &'a RawValue,
    beginning: Option<(&M::Game, &<M::Game as Game>::State)>,
) -> Option<Study> {
    let parts: RawStudy<'a> = check.read(raw)?;
    let mut part = FilePart::new(check, raw);
    let winner: Option<Seat> = part.field(parts.winner, "winner", "0");
    let reason: Option<String> = part.field(parts.reason, "reason", "\"…\"");
    let origin: Option<Origin> = part.field(parts.origin, "origin", "Hand");
    if let (Some(reason), Some(raw)) = (&reason, parts.reason)
        && reason.trim().is_empty()
    {
        let problem = Problem::new(message!("fault-study-no_reason", "the judgement has no reason"));
        check.fault(
            raw,
            problem.remedy(message!("remedy-study-reason", "say in a sentence why that seat stands to win")),
        );
    }
    if let (Some(origin), Some(raw)) = (&origin, parts.origin) {
        if let Some(problem) = origin.fault() {
            check.fault(raw, problem);
        }
        if let Some(Err(problem)) = origin.agent().map(|spec| module.agent(spec)) {
            check.fault(raw, problem);
        }
    }
    if let Some((game, state)) = beginning {
        if let (Some(winner), Some(raw)) = (winner, parts.winner)
            && winner.index() >= game.seats()
        {
            check.fault(raw, no_seat(winner, game.seats()));
        }
        if game.turn(state) == Turn::Over {
            let problem = Problem::new(message!("fault-study-over", "the game is over: there is nothing to judge"));
            check.fault(raw, problem.remedy(message!("remedy-study-over", "take a position before its end")));
        }
    }
    Some(Study { winner: winner?, reason: reason?, origin: origin? })
}

/// A seat that is not at the table, as files number them.
pub fn no_seat(seat: Seat, seats: usize) -> Problem {
    let reason = message!("fault-study-seat", "there is no seat {seat} at a table of {seats}", seat = seat.0, seats);
    Problem::new(reason).remedy(message!("remedy-study-seat", "seats are numbered from 0"))
}
