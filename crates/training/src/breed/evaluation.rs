//! What a card, or anything else strategies may use, is worth: whether the best use it, and how those that do fare against those that do not.

use matches::stats::{Interval, wilson};

use super::report::{BreedReport, Expected, Meeting, Offer, RankedStrategy};

/// Strategies of a run that are asked: the best ones.
const TOP: usize = 3;

/// Something that setups offer, over runs of several setups.
#[derive(Clone, PartialEq, Debug)]
pub struct Evaluation {
    /// What it is.
    pub offer: Offer,
    /// Setups that offer it.
    pub setups: usize,
    /// Of them those in which one of the best three strategies uses it.
    pub used: usize,
    /// The share of the two, with its 95 % interval.
    pub share: Interval,
}

/// What runs say of everything that their setups offer, what is used most often first. A setup counts as often as it was run.
pub fn evaluate<'a>(reports: impl IntoIterator<Item = &'a BreedReport>) -> Vec<Evaluation> {
    let mut found: Vec<(Offer, usize, usize)> = Vec::new();
    for report in reports {
        for offer in &report.offers {
            let used = report.leaders.iter().take(TOP).any(|leader| uses(leader, offer));
            match found.iter_mut().find(|(known, ..)| known.id == offer.id) {
                Some((_, setups, times)) => (*setups, *times) = (*setups + 1, *times + usize::from(used)),
                None => found.push((offer.clone(), 1, used.into())),
            }
        }
    }
    let mut all: Vec<Evaluation> = found
        .into_iter()
        .map(|(offer, setups, used)| {
            let share = wilson(used as f64 / setups as f64, setups as f64);
            Evaluation { offer, setups, used, share }
        })
        .collect();
    all.sort_by(|one, other| other.share.rate.total_cmp(&one.share.rate).then(other.setups.cmp(&one.setups)));
    all
}

/// What became of one of a setup's offers in its run.
#[derive(Clone, PartialEq, Debug)]
pub struct Contrast {
    /// Leaders that use it.
    pub with: usize,
    /// Leaders in all.
    pub leaders: usize,
    /// What those that use it are to expect against those that do not; `None` where there are not both, or they did not meet.
    pub expected: Option<Expected>,
}

/// How the leaders that use something did against those that do not.
pub fn contrast(report: &BreedReport, offer: &Offer) -> Contrast {
    let with: Vec<bool> = report.leaders.iter().map(|leader| uses(leader, offer)).collect();
    let against = |leader: &RankedStrategy| -> Vec<Meeting> {
        leader.meetings.iter().zip(&with).filter(|(_, with)| !**with).filter_map(|(meeting, _)| *meeting).collect()
    };
    let users = report.leaders.iter().zip(&with).filter(|(_, with)| **with);
    let met: Vec<Meeting> = users.flat_map(|(leader, _)| against(leader)).collect();
    Contrast {
        with: with.iter().filter(|with| **with).count(),
        leaders: report.leaders.len(),
        expected: Expected::of(&met),
    }
}

fn uses(leader: &RankedStrategy, offer: &Offer) -> bool {
    leader.bred.uses.contains(&offer.id)
}

#[cfg(test)]
mod tests {
    use tabletop::{Message, Seed};

    use super::*;
    use crate::breed::Bred;

    /// A run of these offers whose leaders use these of them.
    fn report(offers: &[&str], leaders: &[&[&str]], shares: &[&[f64]]) -> BreedReport {
        let offer = |id: &&str| Offer { id: (*id).to_owned(), name: Message::text(*id) };
        let meeting = |share: &f64| (*share >= 0.0).then_some(Meeting { games: 100, won: 0, lost: 0, share: *share });
        let ranked = |(uses, shares): (&&[&str], &&[f64])| RankedStrategy {
            bred: Bred { uses: uses.iter().map(|id| (*id).to_owned()).collect(), ..Bred::default() },
            expected: None,
            meetings: shares.iter().map(meeting).collect(),
        };
        BreedReport {
            game: "pig".to_owned(),
            headline: String::new(),
            conditions: Vec::new(),
            offers: offers.iter().map(offer).collect(),
            setup: serde_json::Value::Null,
            seats: 2,
            options: serde_json::Value::Null,
            seed: Seed(1),
            curve: Vec::new(),
            leaders: leaders.iter().zip(shares).map(ranked).collect(),
            games: 0,
            stopped: false,
            games_per_cpu_second: 0.0,
        }
    }

    #[test]
    fn a_setup_counts_where_one_of_the_best_three_uses_it() {
        let none: &[f64] = &[];
        let first = report(&["a", "b"], &[&["a"], &[], &[], &["b"]], &[none; 4]);
        let second = report(&["b", "c"], &[&[], &[], &["b"]], &[none; 3]);
        let found = evaluate([&first, &second]);
        let told: Vec<(&str, usize, usize)> =
            found.iter().map(|found| (found.offer.id.as_str(), found.setups, found.used)).collect();
        assert_eq!(told, [("a", 1, 1), ("b", 2, 1), ("c", 1, 0)]);
        assert!((found[1].share.rate - 0.5).abs() < 1e-12 && found[1].share.low > 0.09 && found[1].share.high < 0.91);
    }

    #[test]
    fn those_that_use_it_are_held_against_those_that_do_not() {
        // The first two use it; what they do against each other says nothing.
        let run = report(&["a"], &[&["a"], &["a"], &[]], &[&[-1.0, 0.9, 0.6], &[0.1, -1.0, 0.7], &[0.4, 0.3, -1.0]]);
        let found = contrast(&run, &run.offers[0]);
        let expected = found.expected.expect("they met");
        assert_eq!((found.with, found.leaders, expected.games), (2, 3, 200));
        assert!((expected.share - 0.65).abs() < 1e-12, "{expected:?}");
        let nobody = report(&["b"], &[&["a"], &[]], &[&[-1.0, 0.9], &[0.1, -1.0]]);
        assert_eq!(contrast(&nobody, &nobody.offers[0]), Contrast { with: 0, leaders: 2, expected: None });
    }
}
