//! The story of a game in three sentences: who led, when it turned, how it ended. The game reports the figures; what they tell is
//! found here, the same way for every game. A sentence is said only where the figures bear it out: nobody was ahead longest of two who
//! were ahead equally long, and nothing turned where nothing changed.

use tabletop::Player;

use crate::{
    table::report::{Placing, Report, Tale, round_at},
    text::{Decimal, Value, Words},
};

/// The story of a game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Story {
    /// Its sentences, in order; the last one says how it ended.
    pub sentences: Vec<String>,
    /// When it turned, in rounds, where it did.
    pub turning: Option<f64>,
}

/// The story of a game that is over.
pub fn story(words: &Words, report: &Report, players: &[Player]) -> Story {
    let mut story = report.course.tale.as_ref().and_then(|tale| tell(words, report, players, tale)).unwrap_or_default();
    story.sentences.push(report.reason.clone());
    story
}

fn tell(words: &Words, report: &Report, players: &[Player], tale: &Tale) -> Option<Story> {
    let names: Vec<_> = players.iter().map(|player| words.person(&player.name)).collect();
    let name = |seat: usize| names.get(seat).map_or("?", |name| name);
    let first = |placing: &&Placing| placing.place == 1;
    let times = &report.course.times;
    let lines = |graph: usize| Some(&report.course.graphs.get(graph)?.lines);
    match tale {
        Tale::Race { graph, unit } => {
            let race = Race { lines: lines(*graph)?, times };
            let [winner] = report.standings.iter().filter(first).collect::<Vec<_>>()[..] else { return None };
            race.story(words, winner.seat.index(), unit, name)
        }
        Tale::Survival { graph, seat, unit } => {
            let line = lines(*graph)?.get(seat.index())?;
            let won = report.standings.iter().filter(first).any(|placing| placing.seat == *seat);
            survival(words, line, times, won, unit, name(seat.index()))
        }
    }
}

/// A game in which everybody's figure is compared, each with what it was at first where the figures begin apart.
struct Race<'a> {
    lines: &'a [Vec<f64>],
    times: &'a [f64],
}

impl Race<'_> {
    /// Who is ahead at a time; nobody where two are level.
    fn leader(&self, at: usize) -> Option<usize> {
        let stand = |seat: usize| self.lines[seat][at] / self.lines[seat][0].max(1.0);
        let best = (0..self.lines.len()).max_by(|a, b| stand(*a).total_cmp(&stand(*b)))?;
        let level = (0..self.lines.len()).any(|seat| seat != best && stand(seat) >= stand(best));
        (!level).then_some(best)
    }

    fn story<'n>(&self, words: &Words, winner: usize, unit: &str, name: impl Fn(usize) -> &'n str) -> Option<Story> {
        let end = self.times.len().checked_sub(1).filter(|end| *end > 0)?;
        if self.lines.iter().any(|line| line.len() <= end) || winner >= self.lines.len() {
            return None;
        }
        let leaders: Vec<_> = (0..=end).map(|at| self.leader(at)).collect();
        let led = |seat: usize| leaders.iter().filter(|leader| **leader == Some(seat)).count();
        let longest = (0..self.lines.len()).max_by_key(|seat| led(*seat))?;
        let alone = (0..self.lines.len()).all(|seat| seat == longest || led(seat) < led(longest));
        let most = self.lines[longest].iter().copied().fold(0.0, f64::max);
        // Level beginnings do not count: nobody was ahead of the winner then.
        let behind = leaders.iter().rposition(|leader| leader.is_some_and(|leader| leader != winner));
        let (who, key) = match behind {
            None => (winner, "result-story-always"),
            // Where figures only fall, the most says nothing.
            Some(_) if most <= self.lines[longest][0] => (longest, "result-story-ahead"),
            Some(_) => (longest, "result-story-led"),
        };
        let most = Decimal::new(most, 0);
        let mut sentences = Vec::new();
        if alone || behind.is_none() {
            sentences.push(words.with(key, &[("name", &name(who)), ("most", &most), ("unit", &unit)]));
        }
        if behind == Some(end) {
            sentences.push(words.with("result-story-never", &[("name", &name(winner)), ("unit", &unit)]));
            return Some(Story { sentences, turning: None });
        }
        let turn = match behind {
            Some(last) => self.turn(winner, leaders[last]?, (last + 1..=end).find(|at| leaders[*at] == Some(winner))),
            None => self.stride(winner),
        };
        let Some(Turn { at, key, of: [a, b], seats: [one, two] }) = turn else {
            return Some(Story { sentences, turning: None });
        };
        let first = |seat: usize| Decimal::new(self.lines[seat][0], 0);
        let values: [(&str, &dyn Value); 8] = [
            ("round", &round_at(self.times, at)),
            ("name", &name(one)),
            ("other", &name(two)),
            ("a", &Decimal::new(a, 0)),
            ("b", &Decimal::new(b, 0)),
            ("first_a", &first(one)),
            ("first_b", &first(two)),
            ("unit", &unit),
        ];
        sentences.push(words.with(key, &values));
        Some(Story { sentences, turning: Some(self.times[at]) })
    }

    /// How the winner got the better of another, where it did at some time.
    fn turn(&self, winner: usize, other: usize, at: Option<usize>) -> Option<Turn> {
        let at = at?;
        let of = [self.lines[winner][at], self.lines[other][at]];
        // Who is ahead of what it began with may still have less.
        let key = if of[0] > of[1] { "result-story-turn" } else { "result-story-turn_from" };
        Some(Turn { at, key, of, seats: [winner, other] })
    }

    /// When a seat that was never behind went ahead most, where it did by having more than before.
    fn stride(&self, seat: usize) -> Option<Turn> {
        let at = self.greatest_stride(seat)?;
        let of = [self.lines[seat][at - 1], self.lines[seat][at]];
        (of[1] > of[0]).then_some(Turn { at, key: "result-story-stride", of, seats: [seat; 2] })
    }

    /// The time at which a seat had gained most on the others together.
    fn greatest_stride(&self, seat: usize) -> Option<usize> {
        let lead = |at: usize| {
            let others = (0..self.lines.len()).filter(|other| *other != seat).map(|other| self.lines[other][at]);
            self.lines[seat][at] - others.fold(0.0, f64::max)
        };
        // Of strides as great as each other the first one counts.
        (1..self.times.len()).rev().max_by(|a, b| (lead(*a) - lead(a - 1)).total_cmp(&(lead(*b) - lead(b - 1))))
    }
}

/// A moment that decided a race.
struct Turn {
    /// Its place among the times.
    at: usize,
    /// The sentence for it.
    key: &'static str,
    /// The figures it names.
    of: [f64; 2],
    /// Whose they are.
    seats: [usize; 2],
}

/// How much of a figure is left where it hung by a thread, as a share of the most there was.
const THREAD: f64 = 0.25;

/// A game in which one seat goes on as long as its figure lasts.
fn survival(words: &Words, line: &[f64], times: &[f64], won: bool, unit: &str, name: &str) -> Option<Story> {
    let last = line.len().min(times.len()).checked_sub(1).filter(|last| *last > 0)?;
    let at = match won {
        true => (0..=last).min_by(|a, b| line[*a].total_cmp(&line[*b]))?,
        false => (1..=last).max_by(|a, b| (line[a - 1] - line[*a]).total_cmp(&(line[b - 1] - line[*b])))?,
    };
    let before = line[at.saturating_sub(1)];
    let values: [(&str, &dyn Value); 5] = [
        ("name", &name),
        ("round", &round_at(times, at)),
        ("a", &Decimal::new(before, 0)),
        ("b", &Decimal::new(line[at], 0)),
        ("unit", &unit),
    ];
    let fought = words.with("result-story-fought", &[("name", &name), ("rounds", &round_at(times, last))]);
    let most = line.iter().copied().fold(0.0, f64::max);
    let key = match won {
        true if line[at] <= THREAD * most => Some("result-story-thread"),
        true if line[at] < most => Some("result-story-least"),
        true => None,
        false => (line[at] < before).then_some("result-story-blow"),
    };
    let turning = key.filter(|key| *key != "result-story-least").map(|_| times[at]);
    let sentences = [Some(fought), key.map(|key| words.with(key, &values))];
    Some(Story { sentences: sentences.into_iter().flatten().collect(), turning })
}

#[cfg(test)]
mod tests {
    use tabletop::{Controller, Seat};

    use super::*;
    use crate::table::report::{Course, Graph};

    fn told(tale: Tale, lines: &[&[f64]], places: &[u8]) -> Story {
        let graph = Graph {
            title: "Territories".to_owned(),
            note: String::new(),
            signed: false,
            lines: lines.iter().map(|line| line.to_vec()).collect(),
        };
        let times = (0..lines[0].len()).map(|at| 1.0 + at as f64).collect();
        let placing = |(seat, place): (usize, &u8)| Placing {
            seat: Seat(seat as u8),
            place: *place,
            figures: Vec::new(),
            remark: None,
        };
        let report = Report {
            reason: "That was it.".to_owned(),
            rounds: 5,
            standings: places.iter().enumerate().map(placing).collect(),
            counted: Vec::new(),
            course: Course { times, graphs: vec![graph], tale: Some(tale), ..Course::default() },
            record: None,
        };
        let player = |name: &str| Player { name: name.to_owned(), controller: Controller::Human, look: 0 };
        story(&Words::english(), &report, &["Anna", "Bo"].map(player))
    }

    fn race(lines: &[&[f64]], places: &[u8]) -> Story {
        told(Tale::Race { graph: 0, unit: "territories".to_owned() }, lines, places)
    }

    #[test]
    fn a_lead_that_changed_hands_is_where_it_turned() {
        let story = race(&[&[10.0, 8.0, 7.0, 14.0, 20.0, 22.0], &[10.0, 12.0, 13.0, 9.0, 4.0, 2.0]], &[1, 2]);
        assert_eq!(story.turning, Some(4.0));
        let said = story.sentences.join(" ");
        assert!(
            said.contains("round 3") && said.contains("14 territories") && said.ends_with("That was it."),
            "{said}"
        );
        assert_eq!(story.sentences.len(), 3);
    }

    #[test]
    fn who_was_always_ahead_made_a_greatest_stride() {
        let story = race(&[&[10.0, 11.0, 18.0, 19.0], &[10.0, 9.0, 4.0, 3.0]], &[1, 2]);
        assert_eq!(story.turning, Some(3.0));
        assert!(story.sentences[0].contains("Anna"), "{:?}", story.sentences);
        assert!(story.sentences[1].contains("from 11 to 18"), "{:?}", story.sentences);
    }

    #[test]
    fn who_was_behind_at_the_end_and_won_did_so_all_the_same() {
        let story = race(&[&[10.0, 8.0, 7.0], &[10.0, 12.0, 13.0]], &[1, 2]);
        assert_eq!(story.turning, None);
        assert!(story.sentences[1].starts_with("Anna"), "{:?}", story.sentences);
    }

    #[test]
    fn figures_that_begin_apart_are_compared_with_what_they_were() {
        // The second has more to lose and never more left of it.
        let story = race(&[&[20.0, 19.0, 15.0], &[40.0, 30.0, 18.0]], &[1, 2]);
        assert!(story.sentences[0].starts_with("Anna"), "{:?}", story.sentences);
    }

    #[test]
    fn the_most_is_told_where_figures_rise() {
        let rising = race(&[&[10.0, 8.0, 14.0, 20.0], &[10.0, 12.0, 9.0, 4.0]], &[1, 2]);
        assert_eq!(rising.sentences[0], "Anna was ahead longest, with up to 20 territories.");
        let falling = race(&[&[20.0, 16.0, 15.0, 14.0], &[20.0, 18.0, 9.0, 0.0]], &[1, 2]);
        assert_eq!(falling.sentences[0], "Anna was ahead longest.");
    }

    #[test]
    fn a_survivor_s_story_turns_where_least_was_left_and_a_loser_s_at_the_hardest_blow() {
        let tale = || Tale::Survival { graph: 0, seat: Seat(0), unit: "HP".to_owned() };
        let lines: [&[f64]; 1] = [&[20.0, 18.0, 6.0, 3.0, 12.0]];
        assert_eq!(told(tale(), &lines, &[1]).turning, Some(4.0));
        assert_eq!(told(tale(), &lines, &[2]).turning, Some(3.0));
    }

    #[test]
    fn nothing_turned_where_nothing_changed() {
        let tale = || Tale::Survival { graph: 0, seat: Seat(0), unit: "HP".to_owned() };
        let unhurt = told(tale(), &[&[40.0, 40.0, 40.0]], &[1]);
        assert_eq!((unhurt.sentences.len(), unhurt.turning), (2, None), "{:?}", unhurt.sentences);
        let hurt = told(tale(), &[&[40.0, 31.0, 36.0]], &[1]);
        assert_eq!(hurt.turning, None);
        assert_eq!(hurt.sentences[1], "Never fewer than 31 HP were left.");
        let flat = told(tale(), &[&[40.0, 40.0]], &[2]);
        assert_eq!((flat.sentences.len(), flat.turning), (2, None), "{:?}", flat.sentences);
        // Never behind, and ahead by what the other lost.
        let by_losses = race(&[&[20.0, 20.0, 20.0], &[20.0, 12.0, 0.0]], &[1, 2]);
        assert_eq!(by_losses.turning, None);
        assert_eq!(by_losses.sentences.len(), 2, "{:?}", by_losses.sentences);
    }

    #[test]
    fn who_drew_level_has_not_yet_got_the_better() {
        let story = race(&[&[10.0, 8.0, 10.0, 14.0], &[10.0, 12.0, 10.0, 6.0]], &[1, 2]);
        assert_eq!(story.turning, Some(4.0));
        // Each was ahead once: nobody longest.
        assert!(story.sentences[0].starts_with("It turned in round 3"), "{:?}", story.sentences);
    }

    #[test]
    fn whoever_has_lost_least_of_what_there_was_may_have_less() {
        let story = race(&[&[20.0, 12.0, 11.0, 10.0], &[40.0, 38.0, 21.0, 10.0]], &[1, 2]);
        assert_eq!(story.sentences[1], "It turned in round 2: Anna had 11 of 20 territories left, Bo 21 of 40.");
    }

    #[test]
    fn a_shared_victory_tells_but_its_end() {
        assert_eq!(race(&[&[10.0, 8.0], &[10.0, 12.0]], &[1, 1]).sentences, ["That was it."]);
    }
}
