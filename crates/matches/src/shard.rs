//! A part of a match on its own: one line of JSON, the same bytes whoever plays it, but for the time it took.

use lab::{LabError, Problem, ProgramReport};
use serde::{Deserialize, Serialize};
use tabletop::hash_bytes;

use crate::contest::{Contest, Group, Harvest, Layout, harvest};
use crate::{RunControl, ShardIndex};

/// Version of the line; raised whenever an old one would be counted differently.
const FORMAT: u32 = 1;

/// The games of a part, as they are written.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Shard {
    /// [`FORMAT`].
    pub format: u32,
    /// The match it is a part of.
    #[serde(rename = "match")]
    pub layout: Layout,
    #[serde(flatten)]
    pub part: ShardIndex,
    /// Its groups, in order.
    pub groups: Vec<Group>,
    /// Hash of all of the above, as 16 hexadecimal digits.
    pub check: String,
    /// Processor time it took; neither compared nor counted by `check`.
    pub cpu_seconds: f64,
    /// What programs from outside used, likewise.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub programs: Vec<ProgramReport>,
}

impl Shard {
    /// What `check` should be.
    pub fn checksum(&self) -> String {
        let text = serde_json::to_string(&(self.format, &self.layout, self.part, &self.groups)).unwrap_or_default();
        format!("{:016x}", hash_bytes(text.as_bytes()))
    }

    /// The command that plays it.
    pub fn command(&self) -> String {
        command(&self.layout, self.part)
    }

    /// Whether it is whole and what it says it is.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn check(&self) -> Result<(), String> {
        if self.format != FORMAT {
            return Err(format!("has format {}, and this program reads {FORMAT}", self.format));
        }
        let Layout { seats, groups, .. } = self.layout;
        let size = self.layout.size();
        let range = if self.part.sound() { self.part.range(groups) } else { 0..0 };
        let whole = self.part.sound()
            && self.checksum() == self.check
            && (1..=256).contains(&seats)
            && (1..=10_000_000).contains(&size)
            && !self.layout.entrants.is_empty()
            && self.groups.len() as u64 == range.end - range.start
            && self.groups.iter().all(|group| group.len() == size && group.iter().all(|game| game.fits(seats)))
            && self.cpu_seconds.is_finite()
            && self.programs.iter().all(|program| program.cpu_seconds.is_finite());
        if whole { Ok(()) } else { Err("is damaged: it is not what was written".to_owned()) }
    }
}

/// The command that plays a part.
pub(super) fn command(layout: &Layout, part: ShardIndex) -> String {
    format!("{} --shard {part}", layout.command)
}

/// Plays a part of a match; `None` where it was stopped, for half a shard is of no use. The line it returns has no sign for its end.
///
/// # Errors
/// [`LabError::Input`] for a part there is not; else as for the whole match.
pub(super) fn shard(
    contest: &Contest<'_>,
    part: ShardIndex,
    control: &RunControl<'_>,
) -> Result<Option<String>, LabError> {
    if !part.sound() {
        return Err(Problem::new(format!("there is no shard {part}")).remedy("count them from 1").into());
    }
    let layout = contest.0.layout();
    let range = part.range(layout.groups);
    let Harvest { groups, cpu_seconds, programs } = harvest(contest, range.clone(), control)?;
    if groups.len() as u64 != range.end - range.start {
        return Ok(None);
    }
    let (layout, check) = (layout.clone(), String::new());
    let mut shard = Shard { format: FORMAT, layout, part, groups, check, cpu_seconds, programs };
    shard.check = shard.checksum();
    serde_json::to_string(&shard).map(Some).map_err(|error| LabError::System(error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_written_and_read() {
        assert_eq!("3/8".parse(), Ok(ShardIndex { shard: 3, of: 8 }));
        for bad in ["", "3", "0/8", "9/8", "1/0", "-1/8", "a/b", "1/9999999999"] {
            assert!(bad.parse::<ShardIndex>().is_err(), "{bad}");
        }
    }

    proptest::proptest! {
        #[test]
        fn parts_cover_every_group_once(all in 0u64..5_000, of in 1u64..700) {
            let ends: Vec<_> = (1..=of).map(|shard| ShardIndex { shard, of }.range(all)).collect();
            proptest::prop_assert_eq!((ends[0].start, ends[ends.len() - 1].end), (0, all));
            proptest::prop_assert!(ends.windows(2).all(|two| two[0].end == two[1].start));
        }
    }
}
