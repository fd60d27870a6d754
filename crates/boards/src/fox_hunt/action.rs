//! What the hunter may do, which `names` writes as people do.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::board::Square;

/// A shot at a square.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String")]
pub struct Action {
    /// At which.
    pub square: Square,
}
