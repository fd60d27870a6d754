//! Variants of Jungle together: the order of ranks, leaps, short clocks.

/// Each by a name, as it is written in `--setup`.
pub(super) const TOGETHER: [(&str, &str); 2] = [
    ("dog-equal-lengthwise", "dog_above_wolf=on,equal_lion_and_tiger=on,tiger_leap=lengthwise,quiet_limit=60"),
    ("leopard-instead-of-tiger", "tiger_leap=none,leopard_leap=sideways,quiet_limit=100"),
];
