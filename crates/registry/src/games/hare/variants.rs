//! Variants of the race together: both boards with one runner and two, with and without cards, and editions for two runners.

/// Each by a name, as it is written in `--setup`.
pub(super) const TOGETHER: [(&str, &str); 6] = [
    ("board-1978-no-luck", "board=1978,luck=off"),
    ("two-runners-edition-1978", "runners=two,edition=1978"),
    ("two-runners-edition-parlett", "runners=two,edition=parlett"),
    ("two-runners-no-luck", "runners=two,luck=off"),
    ("two-runners-1978", "runners=two,board=1978"),
    ("two-runners-1978-no-luck", "runners=two,board=1978,luck=off"),
];
