//! Variants together: every relative, in fog and in sight.

/// Each by a name, as it is written in `--setup`.
pub(super) const TOGETHER: [(&str, &str); 7] = [
    ("chess", "fog=off"),
    ("xiangqi", "relative=xiangqi"),
    ("janggi", "relative=janggi,fog=off,quiet_limit=60"),
    ("shatranj", "relative=shatranj"),
    ("makruk", "relative=makruk,fog=off"),
    ("cambodian", "relative=cambodian,quiet_limit=60"),
    ("sittuyin", "relative=sittuyin"),
];
