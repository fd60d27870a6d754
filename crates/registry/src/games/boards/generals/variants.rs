//! Variants together: both games, and everything that may be told of ranks.

/// Each by a name, as it is written in `--setup`.
pub(super) const TOGETHER: [(&str, &str); 4] = [
    ("attaque", "relative=attaque"),
    ("attaque-survivor", "relative=attaque,disclosure=survivor,quiet_limit=60"),
    ("fight", "disclosure=fight"),
    ("open", "disclosure=open,quiet_limit=60"),
];
