//! The variants of the race: both boards, with and without cards, one runner or two, and the editions.

use lab::NamedSetup;

/// All of them.
pub(super) fn list() -> Vec<NamedSetup> {
    let two = |id, setup: &str| NamedSetup::new(id, setup).for_seats(2..=2);
    vec![
        NamedSetup::new("classic", "()"),
        NamedSetup::new("no-luck", "(luck: false)"),
        NamedSetup::new("board-1978", "(board: \"1978\")"),
        NamedSetup::new("board-1978-no-luck", "(board: \"1978\", luck: false)"),
        NamedSetup::new("edition-1978", "(edition: \"1978\")"),
        NamedSetup::new("edition-1995", "(edition: \"1995\")"),
        NamedSetup::new("edition-2000", "(edition: \"2000\")"),
        NamedSetup::new("edition-parlett", "(edition: \"parlett\")"),
        two("two-runners-edition-1978", "(edition: \"1978\", seats: 2, runners: 2)"),
        two("two-runners-edition-parlett", "(edition: \"parlett\", seats: 2, runners: 2)"),
        two("two-runners", "(runners: 2)"),
        two("two-runners-no-luck", "(runners: 2, luck: false)"),
        two("two-runners-1978", "(board: \"1978\", runners: 2)"),
        two("two-runners-1978-no-luck", "(board: \"1978\", runners: 2, luck: false)"),
    ]
}
