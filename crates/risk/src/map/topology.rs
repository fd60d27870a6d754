//! Questions about borders as a graph.

/// Territories that a map must not have.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Unreached {
    /// A group without any border to the group of the first territory.
    Apart { first: usize, count: usize },
    /// A territory that no border leads to, though some lead from it.
    Safe { territory: usize },
}

/// Borders that lead one way only.
pub(super) fn one_way(borders: &[Vec<usize>]) -> Vec<(usize, usize)> {
    let all = borders.iter().enumerate().flat_map(|(from, list)| list.iter().map(move |to| (from, *to)));
    all.filter(|(from, to)| !borders[*to].contains(from)).collect()
}

/// Groups of territories that no border joins to the first, and territories that cannot be attacked.
pub(super) fn unreached(borders: &[Vec<usize>]) -> Vec<Unreached> {
    let mut either_way = borders.to_vec();
    for (from, list) in borders.iter().enumerate() {
        for to in list {
            either_way[*to].push(from);
        }
    }
    let mut seen = vec![false; borders.len()];
    let mut faults = Vec::new();
    for first in 0..borders.len() {
        if seen[first] {
            continue;
        }
        seen[first] = true;
        let (mut open, mut count) = (vec![first], 0);
        while let Some(at) = open.pop() {
            count += 1;
            for to in &either_way[at] {
                if !std::mem::replace(&mut seen[*to], true) {
                    open.push(*to);
                }
            }
        }
        if first > 0 {
            faults.push(Unreached::Apart { first, count });
        }
    }
    let attackable = |territory: &usize| borders.iter().any(|list| list.contains(territory));
    if faults.is_empty() {
        let safe = (0..borders.len()).filter(|territory| !attackable(territory));
        faults.extend(safe.map(|territory| Unreached::Safe { territory }));
    }
    faults
}
