//! The variants of Conquest: every setting on its own, and the pairs that change what an opponent has to know.

use lab::NamedSetup;

/// Variants for any number of seats: name and setup.
const FOR_ALL: [(&str, &str); 16] = [
    ("classic", "()"),
    ("cards-fixed", "(cards: Fixed)"),
    ("cards-off", "(cards: Off)"),
    ("fortify-path", "(fortify: Path)"),
    ("fortify-unlimited", "(fortify: Unlimited)"),
    ("fortify-off", "(fortify: Off)"),
    ("without-cards-or-fortify", "(cards: Off, fortify: Off)"),
    ("claim", "(start: Claim)"),
    ("scatter", "(start: Scatter)"),
    ("share", "(victory: Share(70))"),
    ("capitals", "(victory: Capitals(0))"),
    ("two-capitals", "(victory: Capitals(2), capital_dice: false)"),
    ("missions", "(victory: Missions)"),
    ("rounds", "(victory: Rounds(15))"),
    ("fog", "(fog: true)"),
    ("two-phase", "(two_phase: true)"),
];

/// All of them.
pub(super) fn list() -> Vec<NamedSetup> {
    let duel = NamedSetup::new("no-neutrals", "(neutrals: false)").for_seats(2..=2);
    FOR_ALL.iter().map(|&(id, setup)| NamedSetup::new(id, setup)).chain([duel]).collect()
}
