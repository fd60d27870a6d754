//! Variants of Flip Jungle together: equals that both fall, under a short clock.

/// Each by a name, as it is written in `--setup`.
pub(super) const TOGETHER: [(&str, &str); 1] = [("both-fall-short", "equals=both_fall,quiet_limit=20")];
