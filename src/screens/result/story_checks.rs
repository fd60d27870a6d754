//! Stories held against the figures they tell of, over many games: what is said is taken from the English words again, and each figure is
//! looked up where it is said to be.

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use tabletop::{Controller, Player, Seat};

use super::story::{STORIES, story};
use crate::{
    table::report::{Course, Graph, Placing, Report, Tale},
    text::{Words, heard::says_all},
};

/// Games of each kind.
const GAMES: u32 = 200;

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
    /// The least of a survivor's figure since the time before.
    lows: Vec<f64>,
    times: Vec<f64>,
    kind: Kind,
    winner: usize,
    story: Vec<String>,
    turning: Option<f64>,
}

const NAMES: [&str; 4] = ["Anna", "Bo", "Cleo", "Dan"];

fn game(kind: Kind, rng: &mut Pcg64Mcg, words: &Words) -> Game {
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
    // Some of what was lost in a turn came back in it.
    let low =
        |at: usize| (lines[0][at].min(lines[0][at.saturating_sub(1)]) - f64::from(rng.random_range(0..4))).max(1.0);
    let lows: Vec<f64> = (0..length).map(low).collect();
    let placing = |seat: usize| Placing {
        seat: Seat(seat as u8),
        place: if seat == winner { 1 } else { 2 },
        figures: Vec::new(),
        remark: None,
    };
    let tale = match kind {
        Kind::Survival => Tale::Survival { graph: 0, seat: Seat(0), unit: "HP".to_owned(), lows: lows.clone() },
        _ => Tale::Race { graph: 0, unit: "territories".to_owned(), shares: kind == Kind::Duel },
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
    let player = |name: &&str| Player { name: (*name).to_owned(), controller: Controller::Human, livery: 0 };
    let players: Vec<Player> = NAMES.iter().take(seats.max(2)).map(player).collect();
    let told = story(words, &report, &players);
    Game { lines, lows, times, kind, winner, story: told.sentences, turning: told.turning }
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

    /// What a seat has; in a duel, of what it began with.
    fn stand(&self, seat: usize, at: usize) -> f64 {
        let line = &self.lines[seat];
        if self.kind == Kind::Duel { line[at] / line[0].max(1.0) } else { line[at] }
    }

    /// Whether it makes a difference what is measured.
    fn began_apart(&self) -> bool {
        self.lines.iter().any(|line| line[0] != self.lines[0][0])
    }

    /// Whether a seat is ahead of everybody at a time.
    fn ahead(&self, seat: usize, at: usize) -> bool {
        (0..self.lines.len()).all(|other| other == seat || self.stand(other, at) < self.stand(seat, at))
    }

    /// Whether somebody has more at a time.
    fn behind(&self, seat: usize, at: usize) -> bool {
        (0..self.lines.len()).any(|other| self.stand(other, at) > self.stand(seat, at))
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

    /// Whether somebody was ahead as long as a seat.
    fn check_longest(&self, seat: usize) -> Result<(), String> {
        let led = |seat: usize| (0..self.times.len()).filter(|at| self.ahead(seat, *at)).count();
        so((0..self.lines.len()).all(|other| other == seat || led(other) < led(seat)), "somebody was ahead as long")
    }

    /// Who was ahead, as far as that is what is said.
    fn check_ahead(&self, said: &str) -> Option<Result<(), String>> {
        let (plain, measured) = match said.strip_suffix(", measured by what each had at first.") {
            Some(said) => (format!("{said}."), true),
            None => (said.to_owned(), false),
        };
        let fits = so(measured == (self.kind == Kind::Duel && self.began_apart()), "the measure is another");
        if let Some([name]) = read(&plain, "* was never behind.").as_deref() {
            let seat = self.seat(name);
            let never = (0..self.times.len()).all(|at| !self.behind(seat, at));
            return Some(fits.and(so(seat == self.winner && never, "somebody was ahead")));
        }
        if let Some([name, most]) = read(said, "* was ahead longest, with up to * territories.").as_deref() {
            let seat = self.seat(name);
            let top = self.lines[seat].iter().copied().fold(0.0, f64::max);
            return Some(fits.and(so(top == number(most), "the most is another")).and(self.check_longest(seat)));
        }
        let [name] = *read(&plain, "* was ahead longest.")?.as_slice() else { return None };
        Some(fits.and(self.check_longest(self.seat(name))))
    }

    /// The winner got the better of another at the time that is marked, for good.
    fn check_turn(&self, round: &str, [name, other]: [&str; 2], figures: &[(usize, &str)]) -> Result<(), String> {
        let (seat, other) = (self.seat(name), self.seat(other));
        let at = self.in_round(round).into_iter().find(|at| Some(self.times[*at]) == self.turning);
        let at = at.ok_or("the graph marks another time")?;
        let known = [self.lines[seat][at], self.lines[other][at], self.lines[seat][0], self.lines[other][0]];
        so(figures.iter().all(|(which, told)| known[*which] == number(told)), "the figures are others")?;
        so(seat == self.winner && self.ahead(seat, at), "it was not ahead then")?;
        so((at..self.times.len()).all(|at| !self.behind(seat, at)), "it fell back again")?;
        so((0..at).any(|at| self.stand(other, at) > self.stand(seat, at)), "the other was never ahead of it")
    }

    fn check(&self, said: &str) -> Result<(), String> {
        if let Some(checked) = self.check_ahead(said) {
            return checked;
        }
        let turned = "It turned in round *, when * got the better of *: * territories against *.";
        if let Some([round, name, other, a, b]) = read(said, turned).as_deref() {
            so(number(a) > number(b), "that is no better")?;
            return self.check_turn(round, [name, other], &[(0, a), (1, b)]);
        }
        let from = "It turned in round *: * had * of * territories left, * * of *.";
        if let Some([round, name, a, first_a, other, b, first_b]) = read(said, from).as_deref() {
            so(number(a) <= number(first_a) && number(b) <= number(first_b), "that is more than there was")?;
            return self.check_turn(round, [name, other], &[(0, a), (1, b), (2, first_a), (3, first_b)]);
        }
        if let Some([round, a, b]) =
            read(said, "The greatest stride came in round *: from * to * territories.").as_deref()
        {
            let (a, b) = (number(a), number(b));
            let line = &self.lines[self.winner];
            let there = |at: &usize| *at > 0 && line[*at - 1] == a && line[*at] == b;
            so(self.in_round(round).iter().any(there), "it did not come then")?;
            so(line.windows(2).all(|two| two[1] - two[0] <= b - a), "another was greater")?;
            so(self.story[0].starts_with(NAMES[self.winner]), "it is not told whose it was")?;
            return so(b > a, "that is no stride");
        }
        if let Some([name]) = read(said, "* was behind in territories to the last, and won all the same.").as_deref() {
            let (seat, end) = (self.seat(name), self.times.len() - 1);
            let fewer = self.lines.iter().any(|line| line[end] > self.lines[seat][end]);
            return so(seat == self.winner && self.behind(seat, end) && fewer, "it was not behind");
        }
        self.check_survival(said)
    }

    fn check_survival(&self, said: &str) -> Result<(), String> {
        if let Some([_, rounds]) = read(said, "* fought for * rounds.").as_deref() {
            return so(number(rounds) == self.round_before(self.times.len() - 1), "it fought longer or shorter");
        }
        if let Some([_]) = read(said, "* fought for one round.").as_deref() {
            return so(self.round_before(self.times.len() - 1) == 1.0, "it fought longer");
        }
        let (line, lows) = (&self.lines[0], &self.lows);
        let (least, most) = (lows.iter().copied().fold(f64::MAX, f64::min), line.iter().copied().fold(0.0, f64::max));
        if let Some([round, b]) = read(said, "It hung by a thread in round *, with * HP left.").as_deref() {
            so(number(b) == least && self.in_round(round).iter().any(|at| lows[*at] == least), "it was not the least")?;
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

fn so(holds: bool, what: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what.to_owned()) }
}

fn number(text: &str) -> f64 {
    text.replace(',', "").parse().expect("a number")
}

/// Games of every kind.
fn games(words: &Words) -> Vec<Game> {
    let mut rng = Pcg64Mcg::seed_from_u64(34);
    let kinds = [Kind::Land, Kind::Way, Kind::Duel, Kind::Survival];
    kinds.into_iter().flat_map(|kind| (0..GAMES).map(move |_| kind)).map(|kind| game(kind, &mut rng, words)).collect()
}

/// Nothing waits in the file for what never is so.
#[test]
fn every_sentence_of_a_story_is_said() {
    says_all(&STORIES, |words| drop(games(words)));
}

#[test]
fn stories_are_so() {
    let mut wrong = Vec::new();
    let (mut stories, mut turned) = (0, 0);
    for game in games(&Words::english()) {
        stories += 1;
        turned += u32::from(game.turning.is_some());
        for said in &game.story {
            if let Err(why) = game.check(said) {
                let Game { kind, times, lines, winner, .. } = &game;
                wrong.push(format!("{said} {why}: {kind:?} {times:?} {lines:?}, {winner} won"));
            }
        }
    }
    assert!(stories >= 500 && turned > 200, "{stories} stories, {turned} with a turn");
    assert!(wrong.is_empty(), "{} wrong: {:#?}", wrong.len(), &wrong[..wrong.len().min(5)]);
}
