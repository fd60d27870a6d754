//! Who plays whom: tables of candidates, drawn so that all play equally often.

use rand::RngExt;
use tabletop::Rng;

use super::Genome;

/// Games an optimiser wants played.
#[derive(Clone, PartialEq, Debug)]
pub struct Round {
    /// The candidates.
    pub genomes: Vec<Genome>,
    /// Who sits together: for each place the number of a candidate, or, from `genomes.len()` on, of a style that candidates are to meet. Each
    /// table is one seed, played once with every rotation of its seats.
    pub tables: Vec<Vec<usize>>,
    /// How many seeds there are, at least 1: table `n` has the seed `n % seeds`. Where candidates meet styles, all of them meet them on the same seeds.
    pub seeds: usize,
}

impl Round {
    /// Tables that each have a seed of their own.
    pub(super) fn apart(genomes: Vec<Genome>, tables: Vec<Vec<usize>>) -> Self {
        let seeds = tables.len().max(1);
        Self { genomes, tables, seeds }
    }
}

/// What a table's games came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Score {
    /// Games won alone, by place.
    pub wins: Vec<u32>,
    /// Games played: one per place.
    pub games: u32,
}

/// Wins and games of candidates, added up over tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Account {
    wins: Vec<u64>,
    games: Vec<u64>,
}

impl Account {
    /// Adds up what `count` candidates did at these tables.
    pub fn of<'a>(count: usize, played: impl IntoIterator<Item = (&'a Vec<usize>, &'a Score)>) -> Self {
        let mut account = Self { wins: vec![0; count], games: vec![0; count] };
        for (table, score) in played {
            for (&candidate, &wins) in table.iter().zip(&score.wins) {
                account.wins[candidate] += u64::from(wins);
                account.games[candidate] += u64::from(score.games);
            }
        }
        account
    }

    /// The share of its games a candidate won; `None` if it played none.
    pub fn share(&self, candidate: usize) -> Option<f64> {
        (self.games[candidate] > 0).then(|| self.wins[candidate] as f64 / self.games[candidate] as f64)
    }

    /// These candidates by falling share of wins, those without games last, equals by number.
    pub fn ranked(&self, candidates: impl IntoIterator<Item = usize>) -> Vec<usize> {
        let mut order: Vec<usize> = candidates.into_iter().collect();
        let key = |candidate: usize| self.share(candidate).unwrap_or(-1.0);
        order.sort_by(|&a, &b| key(b).total_cmp(&key(a)).then(a.cmp(&b)));
        order
    }
}

/// The tables of a tournament. With two seats every pair meets `rounds` times. With more, each round seats the members in a
/// circle, drawn anew, and every run of neighbours is a table: each member sits at as many tables as there are seats.
pub(super) fn tables(members: &[usize], seats: usize, rounds: u32, rng: &mut Rng) -> Vec<Vec<usize>> {
    let mut tables = Vec::new();
    for _ in 0..rounds {
        if seats == 2 {
            let pairs = members.iter().enumerate();
            tables.extend(pairs.flat_map(|(index, &a)| members[index + 1..].iter().map(move |&b| vec![a, b])));
        } else {
            let mut circle = members.to_vec();
            shuffle(&mut circle, rng);
            tables.extend((0..circle.len()).map(|at| circle.iter().cycle().skip(at).take(seats).copied().collect()));
        }
    }
    tables
}

/// How many tables [`tables`] makes.
pub(super) fn count(members: usize, seats: usize, rounds: u32) -> u64 {
    let each = if seats == 2 { members * members.saturating_sub(1) / 2 } else { members };
    each as u64 * u64::from(rounds)
}

/// The tables at which each of `candidates` meets each of `styles`, `rounds` times: one after another, each at the same tables. With more than two seats the
/// next styles in order have the other places.
pub(super) fn against(candidates: usize, styles: usize, seats: usize, rounds: u32) -> Vec<Vec<usize>> {
    let style = |at: usize| candidates + at % styles;
    let table =
        |candidate, first| std::iter::once(candidate).chain((0..seats - 1).map(move |at| style(first + at))).collect();
    let tables = |candidate| (0..rounds).flat_map(move |_| (0..styles).map(move |first| table(candidate, first)));
    (0..candidates).flat_map(tables).collect()
}

/// Draws `groups` groups of `size` out of `count` candidates. All are dealt once before any is dealt again, and none is twice in
/// a group. `size` is at most `count`.
pub(super) fn groups(count: usize, groups: usize, size: usize, rng: &mut Rng) -> Vec<Vec<usize>> {
    let mut pack: Vec<usize> = Vec::new();
    let mut deal = |group: &[usize]| loop {
        match pack.iter().rposition(|candidate| !group.contains(candidate)) {
            Some(at) => break pack.remove(at),
            None => {
                let mut fresh: Vec<usize> = (0..count).collect();
                shuffle(&mut fresh, rng);
                pack.splice(0..0, fresh);
            }
        }
    };
    (0..groups)
        .map(|_| {
            let mut group = Vec::with_capacity(size);
            while group.len() < size.min(count) {
                let next = deal(&group);
                group.push(next);
            }
            group
        })
        .collect()
}

/// Fisher and Yates's shuffle.
fn shuffle(items: &mut [usize], rng: &mut Rng) {
    for last in (1..items.len()).rev() {
        items.swap(last, rng.random_range(0..=last));
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Seed;

    use super::*;

    fn rng() -> Rng {
        Seed(5).stream("test", 0)
    }

    #[test]
    fn two_seats_pair_everybody() {
        let tables = tables(&[4, 7, 9], 2, 2, &mut rng());
        assert_eq!(tables, [[4, 7], [4, 9], [7, 9], [4, 7], [4, 9], [7, 9]]);
        assert_eq!(count(3, 2, 2), 6);
        assert_eq!(count(10, 2, 1), 45);
    }

    #[test]
    fn at_larger_tables_all_play_equally_often() {
        for (members, seats, rounds) in [(10usize, 3usize, 1u32), (10, 4, 2), (10, 6, 3), (6, 6, 1)] {
            let all: Vec<usize> = (0..members).collect();
            let tables = tables(&all, seats, rounds, &mut rng());
            assert_eq!(tables.len() as u64, count(members, seats, rounds));
            for table in &tables {
                assert_eq!(table.len(), seats);
                assert!((0..seats).all(|at| !table[..at].contains(&table[at])), "{table:?}");
            }
            for member in all {
                let seated = tables.iter().filter(|table| table.contains(&member)).count();
                assert_eq!(seated, seats * rounds as usize);
            }
        }
    }

    #[test]
    fn everybody_meets_every_style() {
        assert_eq!(against(2, 3, 2, 1), [[0, 2], [0, 3], [0, 4], [1, 2], [1, 3], [1, 4]]);
        assert_eq!(against(1, 2, 4, 2), [[0, 1, 2, 1], [0, 2, 1, 2], [0, 1, 2, 1], [0, 2, 1, 2]]);
    }

    #[test]
    fn all_are_dealt_before_any_is_dealt_again() {
        let dealt = groups(100, 10, 10, &mut rng());
        let mut all = dealt.concat();
        all.sort_unstable();
        assert_eq!(all, (0..100).collect::<Vec<_>>(), "ten tournaments of ten are a partition");
        for group in groups(7, 5, 6, &mut rng()) {
            assert!((0..6).all(|at| !group[..at].contains(&group[at])), "{group:?}");
        }
        let more = groups(4, 3, 3, &mut rng()).concat();
        let times = |candidate| more.iter().filter(|&&other| other == candidate).count();
        assert!((0..4).all(|candidate| (2..=3).contains(&times(candidate))), "{more:?}");
    }

    #[test]
    fn shares_are_wins_of_games() {
        let tables = [vec![0, 2], vec![2, 3]];
        let scores = [Score { wins: vec![2, 0], games: 2 }, Score { wins: vec![1, 0], games: 2 }];
        let account = Account::of(4, tables.iter().zip(&scores));
        let shares: Vec<Option<f64>> = (0..4).map(|candidate| account.share(candidate)).collect();
        assert_eq!(shares, [Some(1.0), None, Some(0.25), Some(0.0)]);
        assert_eq!(account.ranked(0..4), [0, 2, 3, 1]);
    }
}
