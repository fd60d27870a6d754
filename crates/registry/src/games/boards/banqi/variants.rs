//! Variants of Banqi together: each order of ranks, both boards, sliding cannons, short and long clocks, chases.

/// Each by a name, as it is written in `--setup`.
pub(super) const TOGETHER: [(&str, &str); 3] = [
    ("large-chases", "size=large,chase_limit=7"),
    ("chinese-large-long", "ranks=chinese,size=large,quiet_limit=180"),
    ("hong-kong-sliding", "ranks=hong_kong,sliding_cannon=on,quiet_limit=40"),
];
