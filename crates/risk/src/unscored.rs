//! How a game ended, written in states and events as its places and its reason alone: Conquest has no score, and what was written before there
//! were scores is read, and hashes, as it did.

use std::borrow::Cow;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::Standing;

#[derive(Serialize, Deserialize)]
#[serde(rename = "Standing")]
struct Unscored<'a> {
    places: Cow<'a, [u8]>,
    reason: Cow<'a, str>,
}

pub(crate) fn serialize<S: Serializer>(standing: &Standing, serializer: S) -> Result<S::Ok, S::Error> {
    let Standing { places, reason, .. } = standing;
    Unscored { places: places.into(), reason: reason.as_ref().into() }.serialize(serializer)
}

pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Standing, D::Error> {
    let Unscored { places, reason } = Unscored::deserialize(deserializer)?;
    Ok(Standing::new(places.into_owned(), reason.into_owned()))
}
