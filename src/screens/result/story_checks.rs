//! Stories held against the figures they tell of, over many games: what is said is taken from the English words again, and each figure is
//! looked up where it is said to be.

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use tabletop::{Controller, Player, Seat};

use super::story::story;
use crate::{
    table::report::{Course, Graph, Placing, Report, Tale},
    text::Words,
};

/// Stories of each kind of game.
const STORIES: u32 = 200;

/// A kind of game, by how its figures go.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Kind {
    /// Everybody begins alike, and figures rise and fall, as territories do.
    Land,
    /// Figures rise alone, as squares and points do.
    Way,
    /// Figures begin apart and mostly fall, as HP do.
    Duel,
    /// One figure, and its end is the end.
    Survival,
}

/// A game that is over: its figures, who won.
struct Game {
    lines: Vec<Vec<f64>>,
    times: Vec<f64>,
    winner: usize,
    story: Vec<String>,
    turning: Option<f64>,
}

const NAMES: [&str; 4] = ["Anna", "Bo", "Cleo", "Dan"];

fn game(kind: Kind, rng: &mut Pcg64Mcg) -> Game {
    let seats = match kind {
        Kind::Survival => 1,
        Kind::Duel => 2,
        _ => rng.random_range(2..=4),
    };
    let length = rng.random_range(2..14);
    let mut lines: Vec<Vec<f64>> = (0..seats)
        .map(|_| {
            let first = match kind {
                Kind::Land => 10.0,
                Kind::Way => 0.0,
                Kind::Duel | Kind::Survival => f64::from(rng.random_range(20..60)),
            };
            let mut line = vec![first];
            for _ in 1..length {
                let step = match kind {
                    Kind::Way => rng.random_range(0..7),
                    Kind::Land => rng.random_range(-4..=4),
                    Kind::Duel | Kind::Survival => rng.random_range(-9..=2),
                };
                line.push((line[line.len() - 1] + f64::from(step)).max(1.0_f64.min(first)));
            }
            line
        })
        .collect();
    // Rounds may be looked at more than once.
    let mut time = 1.0;
    let times: Vec<f64> = (0..length)
        .map(|_| {
            let now = time;
            time += if rng.random_bool(0.3) { 0.5 } else { 1.0 };
            now
        })
        .collect();
    let won = rng.random_bool(0.5);
    let winner = if kind == Kind::Survival { usize::from(!won) } else { rng.random_range(0..seats) };
    if kind == Kind::Duel {
        let end = length - 1;
        (0..seats).filter(|seat| *seat != winner).for_each(|seat| lines[seat][end] = 0.0);
    }
    let placing = |seat: usize| Placing {
        seat: Seat(seat as u8),
        place: if seat == winner { 1 } else { 2 },
        figures: Vec::new(),
        remark: None,
    };
    let tale = match kind {
        Kind::Survival => Tale::Survival { graph: 0, seat: Seat(0), unit: "HP".to_owned() },
        _ => Tale::Race { graph: 0, unit: "territories".to_owned() },
    };
    let graph = Graph { title: String::new(), note: String::new(), signed: false, lines: lines.clone() };
    let report = Report {
        reason: "It is over.".to_owned(),
        rounds: 5,
        standings: (0..seats.max(2)).map(placing).collect(),
        counted: Vec::new(),
        course: Course { times: times.clone(), graphs: vec![graph], tale: Some(tale), ..Course::default() },
        record: None,
    };
    let player = |name: &&str| Player { name: (*name).to_owned(), controller: Controller::Human, look: 0 };
    let players: Vec<Player> = NAMES.iter().take(seats.max(2)).map(player).collect();
    let told = story(&Words::english(), &report, &players);
    Game { lines, times, winner, story: told.sentences, turning: told.turning }
}

/// The words of a sentence in the places of a pattern, `*` for each; `None` where it is another sentence.
fn read<'s>(said: &'s str, pattern: &str) -> Option<Vec<&'s str>> {
    let mut parts = pattern.split('*');
    let mut rest = said.strip_prefix(parts.next()?)?;
    let mut found = Vec::new();
    for part in parts {
        let at = if part.is_empty() { rest.len() } else { rest.find(part)? };
        found.push(&rest[..at]);
        rest = &rest[at + part.len()..];
    }
    rest.is_empty().then_some(found)
}

impl Game {
    fn seat(&self, name: &str) -> usize {
        NAMES.iter().position(|known| *known == name).expect("a player")
    }

    /// What a seat has of what it began with.
    fn stand(&self, seat: usize, at: usize) -> f64 {
        self.lines[seat][at] / self.lines[seat][0].max(1.0)
    }

    /// Whether a seat is ahead of everybody at a time.
    fn ahead(&self, seat: usize, at: usize) -> bool {
        (0..self.lines.len()).all(|other| other == seat || self.stand(other, at) < self.stand(seat, at))
    }

    /// Whether somebody else is ahead of everybody at a time.
    fn behind(&self, seat: usize, at: usize) -> bool {
        (0..self.lines.len()).any(|other| other != seat && self.ahead(other, at))
    }

    /// The round of what was done before a time: the first begins at 1.0 and ends at 2.0.
    fn round_before(&self, at: usize) -> f64 {
        (self.times[at].ceil() - 1.0).max(1.0)
    }

    /// The times at which stands what was done in a round.
    fn in_round(&self, round: &str) -> Vec<usize> {
        let round: f64 = round.parse().expect("a round");
        (0..self.times.len()).filter(|at| self.round_before(*at) == round).collect()
    }

    fn check(&self, said: &str) -> Result<(), String> {
        let so = |holds: bool, what: &str| if holds { Ok(()) } else { Err(what.to_owned()) };
        let number = |text: &str| text.replace(',', "").parse::<f64>().expect("a number");
        let led = |seat: usize| (0..self.times.len()).filter(|at| self.ahead(seat, *at)).count();
        let longest = |seat: usize| (0..self.lines.len()).all(|other| other == seat || led(other) < led(seat));
        if let Some([name]) = read(said, "* was never behind anybody.").as_deref() {
            let seat = self.seat(name);
            return so((0..self.times.len()).all(|at| !self.behind(seat, at)), "somebody was ahead");
        }
        if let Some([name, most]) = read(said, "* was ahead longest, with up to * territories.").as_deref() {
            let seat = self.seat(name);
            let top = self.lines[seat].iter().copied().fold(0.0, f64::max);
            so(top == number(most), "the most is another")?;
            return so(longest(seat), "somebody was ahead as long");
        }
        if let Some([name]) = read(said, "* was ahead longest.").as_deref() {
            return so(longest(self.seat(name)), "somebody was ahead as long");
        }
        let turned = "It turned in round *, when * got the better of *: * territories against *.";
        if let Some([round, name, other, a, b]) = read(said, turned).as_deref() {
            let (seat, other) = (self.seat(name), self.seat(other));
            let at = self.in_round(round).into_iter().find(|at| Some(self.times[*at]) == self.turning);
            let at = at.ok_or("the graph marks another time")?;
            so(self.lines[seat][at] == number(a) && self.lines[other][at] == number(b), "the figures are others")?;
            so(number(a) > number(b), "that is no better")?;
            so(seat == self.winner && self.ahead(seat, at), "it was not ahead then")?;
            so((at..self.times.len()).all(|at| !self.behind(seat, at)), "it fell back again")?;
            return so((0..at).any(|at| self.ahead(other, at)), "the other was never ahead");
        }
        let from = "It turned in round *: * had * of * territories left, * * of *.";
        if let Some([round, name, a, first_a, other, b, first_b]) = read(said, from).as_deref() {
            let (seat, other) = (self.seat(name), self.seat(other));
            let at = self.in_round(round).into_iter().find(|at| Some(self.times[*at]) == self.turning);
            let at = at.ok_or("the graph marks another time")?;
            let figures = [self.lines[seat][at], self.lines[seat][0], self.lines[other][at], self.lines[other][0]];
            so(figures == [a, first_a, b, first_b].map(|text| number(text)), "the figures are others")?;
            so(self.stand(seat, at) > self.stand(other, at), "it was not ahead then")?;
            return so((at..self.times.len()).all(|at| !self.behind(seat, at)), "it fell back again");
        }
        if let Some([round, a, b]) =
            read(said, "The greatest stride came in round *: from * to * territories.").as_deref()
        {
            let (a, b) = (number(a), number(b));
            let line = &self.lines[self.winner];
            let there = |at: &usize| *at > 0 && line[*at - 1] == a && line[*at] == b;
            so(self.in_round(round).iter().any(there), "it did not come then")?;
            return so(b > a, "that is no stride");
        }
        if let Some([name]) = read(said, "* was behind in territories to the last, and won all the same.").as_deref() {
            let seat = self.seat(name);
            return so(seat == self.winner && self.behind(seat, self.times.len() - 1), "it was not behind");
        }
        if let Some([_, rounds]) = read(said, "* fought for * rounds.").as_deref() {
            return so(number(rounds) == self.round_before(self.times.len() - 1), "it fought longer or shorter");
        }
        if let Some([_]) = read(said, "* fought for one round.").as_deref() {
            return so(self.round_before(self.times.len() - 1) == 1.0, "it fought longer");
        }
        let line = &self.lines[0];
        let (least, most) = (line.iter().copied().fold(f64::MAX, f64::min), line.iter().copied().fold(0.0, f64::max));
        if let Some([round, b]) = read(said, "It hung by a thread in round *, with * HP left.").as_deref() {
            so(number(b) == least && self.in_round(round).iter().any(|at| line[*at] == least), "it was not the least")?;
            return so(4.0 * least <= most, "that is no thread");
        }
        if let Some([b]) = read(said, "Never fewer than * HP were left.").as_deref() {
            return so(number(b) == least, "it was not the least");
        }
        if let Some([round, a, b]) = read(said, "The heaviest loss came in round *: of * HP, * were left.").as_deref() {
            let (a, b) = (number(a), number(b));
            let there = |at: &usize| *at > 0 && line[*at - 1] == a && line[*at] == b;
            so(self.in_round(round).iter().any(there), "it did not fall then")?;
            let harder = (1..line.len()).any(|at| line[at - 1] - line[at] > a - b);
            return so(b < a && !harder, "a harder one fell");
        }
        so(said == "It is over.", "nobody checks it")
    }
}

#[test]
fn stories_are_so() {
    let mut rng = Pcg64Mcg::seed_from_u64(34);
    let mut wrong = Vec::new();
    let (mut stories, mut turned) = (0, 0);
    for kind in [Kind::Land, Kind::Way, Kind::Duel, Kind::Survival] {
        for _ in 0..STORIES {
            let game = game(kind, &mut rng);
            stories += 1;
            turned += u32::from(game.turning.is_some());
            for said in &game.story {
                if let Err(why) = game.check(said) {
                    wrong
                        .push(format!("{said} {why}: {kind:?} {:?} {:?}, {} won", game.times, game.lines, game.winner));
                }
            }
        }
    }
    assert!(stories >= 500 && turned > 200, "{stories} stories, {turned} with a turn");
    assert!(wrong.is_empty(), "{} wrong: {:#?}", wrong.len(), &wrong[..wrong.len().min(5)]);
}
