//! Variants of Conquest together that change what an opponent has to know.

/// Each by a name, as it is written in `--setup`.
pub(super) const TOGETHER: [(&str, &str); 2] = [
    ("without-cards-or-fortify", "cards=off,fortify=off"),
    ("two-capitals", "victory=capitals,capitals=2,capital_dice=off"),
];
