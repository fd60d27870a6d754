//! Every card that is shipped is used by those who carry it: a card that nobody uses has a worth that nobody knows, or none.
//! `cargo run --release -p dice --example uses 12` prints the whole count.

use std::collections::BTreeMap;
use std::sync::Arc;

use dice::Content;
use dice::agents::Points;
use dice::agents::oracle::uses;
use tabletop::Seed;

#[test]
fn every_card_is_used_by_somebody_who_carries_it() {
    let content = Content::shipped();
    let rows = uses(&content, &Arc::new(Points::shipped()), 2, 1, Seed(1));
    // What a hero or an enemy brings along it uses itself; what is only found on the road somebody does.
    let mut used: BTreeMap<String, (u32, u32)> = BTreeMap::new();
    for row in &rows {
        let whose = if row.lent { row.card.id.clone() } else { format!("{} of {}", row.card.id, row.bearer) };
        let sum = used.entry(whose).or_default();
        *sum = (sum.0 + row.fights, sum.1 + row.uses);
    }
    assert!(used.len() > 110, "{} cards are counted", used.len());
    let never: Vec<_> = used.iter().filter(|(_, (_, uses))| *uses == 0).collect();
    assert!(never.is_empty(), "never used, with the fights they were carried in: {never:?}");
}
