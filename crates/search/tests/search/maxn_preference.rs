//! Max^n by every preference of the seats against its plain version on random games.

use search::plain::{after, depth_after, max_n_by, moves};
use search::{Limits, MaxN, Position, Preference, Vectors};
use tabletop::{Monitor, Turn};

use crate::dag::{At, Dag, MOST, Shape};

const ALL: [Preference; 4] = [Preference::Own, Preference::OwnThenLead, Preference::Lead, Preference::LeadThenOwn];

/// What the chooser goes by, written out once more.
fn rate(preference: Preference, values: &[f64], seat: usize) -> (f64, f64) {
    let others = values.iter().enumerate().filter(|(other, _)| *other != seat).map(|(_, value)| *value);
    let own = values.get(seat).copied().unwrap_or(0.0);
    let lead = others.reduce(f64::max).map_or(own, |best| own - best);
    match preference {
        Preference::Own => (own, 0.0),
        Preference::OwnThenLead => (own, lead),
        Preference::Lead => (lead, 0.0),
        Preference::LeadThenOwn => (lead, own),
    }
}

fn best_of(root: &At<'_>, depth: u32, vectors: Vectors, preference: Preference) -> Option<u8> {
    let Turn::Seat(seat) = root.turn() else { return None };
    let mut best: Option<(u8, (f64, f64))> = None;
    for mv in moves(root) {
        let values = max_n_by(&after(root, mv), depth_after(root, depth), vectors, preference);
        let found = rate(preference, &values, seat.index());
        if best.is_none_or(|(_, most)| found > most) {
            best = Some((mv, found));
        }
    }
    best.map(|(mv, _)| mv)
}

#[test]
fn every_rule_finds_the_vectors_and_moves_of_its_plain_version() {
    let monitor = Monitor::new();
    let (mut games, mut pruned, mut unpruned) = (0, [0; 4], [0; 4]);
    for seed in 0..4_000 {
        let dag = Dag::random(seed, Shape::varied(seed));
        let root = dag.root();
        let Some(depth) = dag.affordable(1 + (seed / 7 % 6) as u32, MOST) else { continue };
        games += 1;
        let limits = Limits::depth(depth);
        for (at, preference) in ALL.into_iter().enumerate() {
            for vectors in [Vectors::Raw, Vectors::Shares] {
                let some = MaxN::new(vectors).preferring(preference).search(&root, &limits, &monitor);
                let all = MaxN::new(vectors).preferring(preference).without_pruning().search(&root, &limits, &monitor);
                let plain = max_n_by(&root, depth, vectors, preference);
                let told = format!("{seed}: {preference:?} {vectors:?} depth {depth}");
                assert_eq!(
                    (some.value.as_ref(), some.best, &some.line),
                    (all.value.as_ref(), all.best, &all.line),
                    "{told}"
                );
                assert_eq!(some.value, Some(plain), "{told}");
                assert_eq!(some.best, best_of(&root, depth, vectors, preference), "{told}: ties go to the first move");
                assert!(some.nodes <= all.nodes, "{told}");
                if vectors == Vectors::Raw {
                    pruned[at] += some.nodes;
                    unpruned[at] += all.nodes;
                }
            }
        }
    }
    assert!(games >= 3_500, "{games}");
    // On vectors as the game gives them, only leads bound anything.
    assert_eq!(pruned[..2], unpruned[..2]);
    assert!(pruned[2] * 10 < unpruned[2] * 9 && pruned[3] < unpruned[3], "{pruned:?} of {unpruned:?}");
}

#[test]
fn runners_up_have_true_values_by_leads_too() {
    let monitor = Monitor::new();
    for seed in 0..1_000 {
        let dag = Dag::random(seed, Shape::varied(seed));
        let root = dag.root();
        let Some(depth) = dag.affordable(1 + (seed / 7 % 5) as u32, MOST) else { continue };
        let ranked = 1 + (seed % 4) as usize;
        for preference in ALL {
            let found = MaxN::new(Vectors::Raw).preferring(preference).search(
                &root,
                &Limits::depth(depth).ranked(ranked),
                &monitor,
            );
            for entry in found.ranking.iter().filter(|entry| entry.is_exact()) {
                let truth =
                    max_n_by(&after(&root, entry.mv), depth_after(&root, found.depth), Vectors::Raw, preference);
                assert_eq!(entry.value.as_ref(), Some(&truth));
            }
            assert!(found.ranking.iter().take(ranked).all(|entry| entry.is_exact()));
        }
    }
}
