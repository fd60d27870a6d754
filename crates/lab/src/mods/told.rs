//! What is wrong with a mod, as much of it as anybody reads.

use tabletop::message;
use tabletop::written::Severity;

use crate::Problem;

/// Most faults and warnings of a mod that are told; how many more there are is told in one line.
pub const MOST_TOLD: usize = 100;

/// Faults and warnings in the order they were found. Beyond [`MOST_TOLD`] they are counted, not kept: faults hold their place before warnings.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Told {
    /// What is kept of each severity, with its number.
    faults: Vec<(usize, Problem)>,
    warnings: Vec<(usize, Problem)>,
    found: usize,
}

impl Told {
    /// Tells one more, which is made only where it is kept.
    pub fn tell(&mut self, severity: Severity, problem: impl FnOnce() -> Problem) {
        let kept = match severity {
            Severity::Error => &mut self.faults,
            Severity::Warning => &mut self.warnings,
        };
        // One more than is told: a line that says so would take the place of the last one.
        if kept.len() <= MOST_TOLD {
            kept.push((self.found, problem()));
        }
        self.found += 1;
    }

    /// Tells one more.
    pub fn push(&mut self, problem: Problem) {
        self.tell(problem.severity, || problem);
    }

    /// All that are told, in the order they were found; behind them, where some are not, how many more there are, in the file or folder of all.
    pub fn finish(self, file: Option<&str>) -> Vec<Problem> {
        let (shown, more) = self.split();
        let rest = (more > 0).then(|| {
            let reason = message!("fault-mod-more", "{more} more faults and warnings are not told", more);
            let remedy = message!("remedy-mod-more", "mend these first");
            let problem = Problem::warning(reason).remedy(remedy);
            match file {
                Some(file) => problem.in_file(file),
                None => problem,
            }
        });
        shown.into_iter().chain(rest).collect()
    }

    /// All that are told, and how many more there are.
    fn split(self) -> (Vec<Problem>, usize) {
        let all = self.faults.len() + self.warnings.len();
        let most = if self.found == all && all <= MOST_TOLD + 1 { MOST_TOLD + 1 } else { MOST_TOLD };
        let mut kept: Vec<(usize, Problem)> = self.faults.into_iter().chain(self.warnings).take(most).collect();
        let more = self.found - kept.len();
        kept.sort_by_key(|(at, _)| *at);
        (kept.into_iter().map(|(_, problem)| problem).collect(), more)
    }
}

impl Extend<Problem> for Told {
    fn extend<I: IntoIterator<Item = Problem>>(&mut self, problems: I) {
        problems.into_iter().for_each(|problem| self.push(problem));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(found: impl IntoIterator<Item = (Severity, usize)>) -> Vec<String> {
        let mut told = Told::default();
        let mut at = 0;
        for (severity, number) in found {
            for _ in 0..number {
                at += 1;
                told.tell(severity, || Problem { severity, ..Problem::new(at.to_string()) });
            }
        }
        told.finish(Some("mods/a")).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn the_first_hundred_are_told_and_how_many_more_there_are() {
        use Severity::{Error, Warning};
        assert_eq!(told([]), [""; 0]);
        assert_eq!(told([(Warning, 101)]).len(), 101);
        let many = told([(Warning, 250)]);
        assert_eq!((many.len(), many[99].as_str()), (101, "100"));
        assert_eq!(many[100], "mods/a: 150 more faults and warnings are not told; mend these first");
        // Faults are told whatever warnings came before them, and in their order.
        let late = told([(Warning, 150), (Error, 2), (Warning, 5)]);
        assert_eq!((late[97].as_str(), late[98].as_str(), late[99].as_str()), ("98", "151", "152"));
        assert!(late[100].contains(" 57 more "), "{}", late[100]);
        assert!(told([(Error, 5_000)])[100].contains(" 4900 more "));
    }
}
