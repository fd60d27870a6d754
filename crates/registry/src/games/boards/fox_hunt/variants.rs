//! Variants of Fox Hunt together: few foxes on a large board, many on a small one.

/// Each by a name, as it is written in `--setup`.
pub(super) const TOGETHER: [(&str, &str); 2] =
    [("large-one", "size=large,foxes=1"), ("tiny-eight", "size=tiny,foxes=8")];
