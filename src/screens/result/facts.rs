//! What the figures of a finished game tell: the facts of its story. Which of them are worth a sentence, `assets/sentences/stories.ron` says.

use tabletop::{Facts, Message};

use crate::table::report::round_at;

/// What is known of the course of a game.
pub struct Known {
    /// What is so.
    pub facts: Facts,
    /// The occasions on which something may be said, in order, each with the time that is marked in the graph where something is.
    pub occasions: Vec<(&'static str, Option<f64>)>,
}

/// A game in which everybody's figure is compared.
pub struct Race<'a> {
    /// By seat, a value for each time.
    pub lines: &'a [Vec<f64>],
    /// When they were taken, in rounds.
    pub times: &'a [f64],
    /// Whether each is compared with what it was at first.
    pub shares: bool,
}

impl Race<'_> {
    /// What is known of a race that one seat has won; nothing where nothing went on.
    pub fn known(&self, winner: usize, unit: &str, name: impl Fn(usize) -> Message) -> Option<Known> {
        let (seats, times) = (self.lines.len(), self.times);
        let end = times.len().checked_sub(1).filter(|end| *end > 0)?;
        if self.lines.iter().any(|line| line.len() <= end) || winner >= seats {
            return None;
        }
        let leaders: Vec<_> = (0..=end).map(|at| self.leader(at)).collect();
        let led = |seat: usize| leaders.iter().filter(|leader| **leader == Some(seat)).count();
        let longest = (0..seats).max_by_key(|seat| led(*seat))?;
        let behind = |at: usize| (0..seats).any(|seat| self.stand(seat, at) > self.stand(winner, at));
        // Whoever was dealt one more than the winner, as others were, was not ahead yet.
        let passed = (0..=end).rev().find(|at| behind(*at) && (*at > 0 || leaders[0].is_some()));
        let line = &self.lines[winner];
        let stride = self.greatest_stride(winner)?;
        let mut facts = Facts::new()
            .with("winner", name(winner))
            .with("unit", Message::text(unit))
            .count("behind", (0..=end).filter(|at| behind(*at)).count())
            .holds("behind_last", behind(end))
            .holds("apart", self.shares && self.lines.iter().any(|line| line[0] != self.lines[0][0]))
            .with("longest", name(longest))
            .holds("alone", (0..seats).all(|seat| seat == longest || led(seat) < led(longest)))
            .holds("winner_longest", longest == winner)
            .decimal("most", self.lines[longest].iter().copied().fold(0.0, f64::max), 0)
            .decimal("first", self.lines[longest][0], 0)
            .count("stride_round", round_at(times, stride))
            .decimal("before", line[stride - 1], 0)
            .decimal("after", line[stride], 0);
        let mut turn = None;
        if let Some((last, other)) = passed.and_then(|last| Some((last, self.foremost(last)?))) {
            facts = facts.with("other", name(other));
            turn = (last + 1..=end).find(|at| leaders[*at] == Some(winner));
            if let Some(at) = turn {
                facts = facts
                    .count("turn_round", round_at(times, at))
                    .decimal("mine", line[at], 0)
                    .decimal("theirs", self.lines[other][at], 0)
                    .decimal("mine_first", line[0], 0)
                    .decimal("theirs_first", self.lines[other][0], 0);
            }
        }
        let occasions =
            vec![("ahead", None), ("never", None), ("turn", turn.map(|at| times[at])), ("stride", Some(times[stride]))];
        Some(Known { facts, occasions })
    }

    fn stand(&self, seat: usize, at: usize) -> f64 {
        let line = &self.lines[seat];
        if self.shares { line[at] / line[0].max(1.0) } else { line[at] }
    }

    /// Who has most at a time, or one of those who do.
    fn foremost(&self, at: usize) -> Option<usize> {
        (0..self.lines.len()).rev().max_by(|a, b| self.stand(*a, at).total_cmp(&self.stand(*b, at)))
    }

    /// Who is ahead at a time; nobody where two are level.
    fn leader(&self, at: usize) -> Option<usize> {
        let best = self.foremost(at)?;
        let level = (0..self.lines.len()).any(|seat| seat != best && self.stand(seat, at) >= self.stand(best, at));
        (!level).then_some(best)
    }

    /// The time at which a seat had gained most since the one before; of those as great as each other the one in which it got farthest from
    /// the others, and then the first.
    fn greatest_stride(&self, seat: usize) -> Option<usize> {
        let line = &self.lines[seat];
        let lead = |at: usize| {
            let others = (0..self.lines.len()).filter(|other| *other != seat).map(|other| self.lines[other][at]);
            line[at] - others.fold(0.0, f64::max)
        };
        let stride = |at: usize| (line[at] - line[at - 1], lead(at) - lead(at - 1));
        (1..self.times.len()).rev().max_by(|a, b| {
            let (a, b) = (stride(*a), stride(*b));
            a.0.total_cmp(&b.0).then(a.1.total_cmp(&b.1))
        })
    }
}

/// A game that one seat goes through as long as its figure lasts.
pub struct Survival<'a> {
    /// Its figure at each time.
    pub line: &'a [f64],
    /// The least it was since the time before.
    pub lows: &'a [f64],
    /// When they were taken, in rounds.
    pub times: &'a [f64],
    /// Whether it lasted.
    pub won: bool,
}

impl Survival<'_> {
    /// What is known of it; nothing where nothing went on.
    pub fn known(&self, unit: &str, name: Message) -> Option<Known> {
        let Self { line, lows, times, won } = *self;
        let last = line.len().min(lows.len()).min(times.len()).checked_sub(1).filter(|last| *last > 0)?;
        let least = (0..=last).min_by(|a, b| lows[*a].total_cmp(&lows[*b]))?;
        let most = line.iter().copied().fold(0.0, f64::max);
        // Of losses as great as each other the last counts.
        let blow = (1..=last).max_by(|a, b| (line[a - 1] - line[*a]).total_cmp(&(line[b - 1] - line[*b])))?;
        let facts = Facts::new()
            .with("name", name)
            .with("unit", Message::text(unit))
            .holds("won", won)
            .count("rounds", round_at(times, last))
            .decimal("most", most, 0)
            .decimal("least", lows[least], 0)
            .count("least_round", round_at(times, least))
            .decimal("left", 100.0 * lows[least] / most.max(1.0), 1)
            .count("blow_round", round_at(times, blow))
            .decimal("blow_before", line[blow - 1], 0)
            .decimal("blow_after", line[blow], 0);
        let occasions =
            vec![("fought", None), ("thread", Some(times[least])), ("least", None), ("blow", Some(times[blow]))];
        Some(Known { facts, occasions })
    }
}
