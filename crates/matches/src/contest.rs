//! What a match is made of, for every game alike: numbered groups that can be played apart and counted together.

use std::ops::Range;

use door::{ProcessPool, Recorder};
use lab::roster::told_apart;
use lab::{LabError, ProgramReport};
use serde::{Deserialize, Serialize};
use tabletop::{Game, Seed, canonical_hash};

use crate::played::Played;
use crate::{MatchRequest, RunControl};

/// The games of a group, in the order of its layout.
pub(crate) type Group = Vec<Played>;

/// A match that has been checked and can be played.
pub struct Contest<'a>(pub(crate) Box<dyn Playable + 'a>);

/// What a match does, in whole or in parts.
pub(crate) trait Playable: Sync {
    /// What identifies it, and what counting needs to know.
    fn layout(&self) -> &Layout;

    /// Plays these groups on all cores, the same at any number of threads; fewer than asked for only where the control stopped it.
    /// Programs from outside are let in by the pool.
    ///
    /// # Errors
    /// [`LabError::Fault`] of the first game, in the order of the groups, in which an agent or the rules broke the contract.
    fn play(&self, groups: Range<u64>, pool: &ProcessPool, control: &RunControl<'_>) -> Result<Vec<Group>, LabError>;

    /// Where the talk with programs from outside is kept.
    fn recorder(&self) -> &Recorder;
}

/// Games that were played, and what they took. The games are the same wherever they are played, and what they took is not.
pub(crate) struct Harvest {
    pub groups: Vec<Group>,
    pub cpu_seconds: f64,
    pub programs: Vec<ProgramReport>,
}

/// Plays these groups of a match.
///
/// # Errors
/// As [`Playable::play`].
pub(super) fn harvest(
    contest: &Contest<'_>,
    groups: Range<u64>,
    control: &RunControl<'_>,
) -> Result<Harvest, LabError> {
    let pool = ProcessPool::new(contest.0.recorder());
    let groups = contest.0.play(groups, &pool, control)?;
    let cpu_seconds = groups.iter().flatten().map(|game| game.cpu_seconds).sum();
    Ok(Harvest { groups, cpu_seconds, programs: pool.close() })
}

/// A match as plain data: two of the same layout have the same games.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Layout {
    /// The game's id.
    pub game: String,
    /// Version of its rules.
    pub rules: u32,
    /// Hash of content, setups and beginnings, as 16 hexadecimal digits.
    pub field: String,
    /// Who is compared: one per seat, or one after the other in the same seat.
    pub entrants: Vec<String>,
    pub seats: usize,
    pub shape: Shape,
    pub groups: u64,
    /// Games asked for.
    pub requested: u64,
    pub seed: Seed,
    pub budget: Option<u64>,
    /// The command that plays a shard of it, but for which one.
    pub command: String,
}

/// What a group holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Shape {
    /// A game for every rotation of the seats: entrant `e` sits in seat `(e + rotation) mod seats`.
    Rotations,
    /// Every situation with every entrant, who sits in this seat.
    Arena { seat: usize, situations: usize },
}

impl Layout {
    /// The layout of a request whose games are those of `field`: rules and beginnings.
    pub fn new<'a, G: Game>(
        request: &MatchRequest,
        entrants: Vec<String>,
        seats: usize,
        shape: Shape,
        field: impl Iterator<Item = (&'a G, Option<&'a G::State>)>,
    ) -> Self {
        let field: Vec<u64> =
            field.map(|(game, origin)| canonical_hash(&(game.content_hash(), game.setup(), origin))).collect();
        let mut layout = Self {
            game: G::ID.to_owned(),
            rules: G::RULES,
            field: format!("{:016x}", canonical_hash(&field)),
            entrants,
            seats,
            shape,
            groups: 0,
            requested: request.games,
            seed: request.seed,
            budget: request.budget.nodes,
            command: crate::command::shard_command(request, G::ID),
        };
        layout.groups = request.games.div_ceil(layout.size().max(1) as u64);
        layout
    }

    /// Whether these are the same games, wherever they are played.
    pub fn same(&self, other: &Self) -> bool {
        *self == Self { command: self.command.clone(), ..other.clone() }
    }

    /// Games of a group.
    pub fn size(&self) -> usize {
        match self.shape {
            Shape::Rotations => self.seats,
            Shape::Arena { situations, .. } => situations.saturating_mul(self.entrants.len()),
        }
    }

    /// The entrants' names, told apart.
    pub fn names(&self) -> Vec<String> {
        told_apart(&self.entrants, "#")
    }

    /// The seat of an entrant in a group's game of this number; `None` where it does not play.
    pub fn seat_of(&self, entrant: usize, game: usize) -> Option<usize> {
        match self.shape {
            Shape::Rotations => Some((entrant + game) % self.seats.max(1)),
            Shape::Arena { seat, .. } => (game % self.entrants.len().max(1) == entrant).then_some(seat),
        }
    }

    /// Games of a group an entrant plays.
    pub fn games_each(&self) -> usize {
        match self.shape {
            Shape::Rotations => self.seats,
            Shape::Arena { situations, .. } => situations,
        }
    }
}
