//! What was found out by a run that is over, as plain data: leaders against each other, against earlier ones, and what is worth buying.

use std::{collections::BTreeMap, sync::Arc};

use training::breed::{BreedReport, Character, Progression, contrast};

use crate::{games::dominion::CardFace, text::Words};

/// What stands on cards, by their ids.
pub type FacesById = BTreeMap<String, Arc<CardFace>>;

/// The leaders against each other.
#[derive(Clone, PartialEq, Debug)]
pub struct Tournament {
    /// Games of each two.
    pub games: u64,
    /// For each leader, in the order of the final, the games it won less those it lost against each; `None` with itself.
    pub rows: Vec<Vec<Option<LeadModel>>>,
}

/// How far one is ahead of another, in [-1, 1], with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LeadModel {
    /// Share of games won less those lost.
    pub value: f64,
    /// Its interval.
    pub interval: [f64; 2],
    /// Whether it is beyond chance.
    pub clear: bool,
}

/// The last leader against earlier ones.
#[derive(Clone, PartialEq, Debug)]
pub struct Progressed {
    /// What the kingdom is, in words.
    pub told: String,
    /// The generation of the last leader.
    pub last: u32,
    /// Generations of earlier leaders, and its share against each with the interval (share, low, high).
    pub points: Vec<(f64, [f64; 3])>,
    /// What the leader of each generation was among those before it.
    pub characters: Vec<(u32, Character)>,
}

/// A card of the kingdom.
#[derive(Clone, PartialEq, Debug)]
pub struct CardLine {
    /// The card.
    pub face: Arc<CardFace>,
    /// Leaders that buy it, and leaders in all.
    pub users: (usize, usize),
    /// Share of games of those that buy it against those that do not, with the interval (share, low, high); `None` where there are not both.
    pub share: Option<[f64; 3]>,
}

/// The leaders against each other; `None` where they did not meet.
pub fn tournament(report: &BreedReport) -> Option<Tournament> {
    let games = report.leaders.iter().flat_map(|leader| leader.meetings.iter().flatten()).map(|met| met.games).max()?;
    let lead = |meeting: &training::breed::Meeting| {
        let lead = meeting.lead(report.seats);
        LeadModel { value: lead.value, interval: [lead.low, lead.high], clear: lead.is_clear() }
    };
    let rows = report.leaders.iter().map(|leader| leader.meetings.iter().map(|met| met.as_ref().map(lead)).collect());
    Some(Tournament { games, rows: rows.collect() })
}

/// The last leader against earlier ones; `None` where there are none.
pub fn progressed(words: &Words, progression: &Progression) -> Option<Progressed> {
    let character = |of| match of {
        Character::Simple => "realm-train-simple",
        Character::Complex => "realm-train-complex",
    };
    let told = words.get(character(progression.overall()?)).to_owned();
    let last = *progression.generations.last()?;
    let row = progression.meetings.last()?;
    let point = |(generation, meeting): (&u32, &Option<training::breed::Meeting>)| {
        let met = training::breed::Expected::of(&[(*meeting)?])?;
        Some((f64::from(*generation), [met.share, met.low, met.high]))
    };
    let points = progression.generations.iter().zip(row).filter_map(point).collect();
    let of = |(at, generation): (usize, &u32)| Some((*generation, progression.character(at)?));
    let characters = progression.generations.iter().enumerate().filter_map(of).collect();
    Some(Progressed { told, last, points, characters })
}

/// The cards of the kingdom, those that most leaders buy first.
pub fn card_lines(faces: &FacesById, report: &BreedReport) -> Vec<CardLine> {
    let line = |offer: &training::breed::Offer| {
        let found = contrast(report, offer);
        let share = found.expected.map(|expected| [expected.share, expected.low, expected.high]);
        Some(CardLine { face: Arc::clone(faces.get(&offer.id)?), users: (found.with, found.leaders), share })
    };
    let mut lines: Vec<CardLine> = report.offers.iter().filter_map(line).collect();
    let worth = |line: &CardLine| line.share.map_or(0.0, |[share, ..]| share);
    lines.sort_by(|one, other| other.users.0.cmp(&one.users.0).then(worth(other).total_cmp(&worth(one))));
    lines
}
