//! The part of the game that is looked at: what may be so, what the other side may take it for, and a strategy for it.

use search::{Cfr, CfrLimits, Choice, Entry, ExtensiveForm, Mixture, Purification, Start};
use tabletop::{Monitor, Rng, Seat};

use super::play::{Play, Terms};
use crate::board::key;
use crate::chess::fog::belief::Alike;
use crate::chess::fog::lookahead::Outlook;
use crate::chess::moves::Move;
use crate::chess::position::Position;

/// Numbers for what the own side has seen: in positions of its belief, and in what the other side takes them for.
const BELIEVED: u64 = 1;
const ELSEWHERE: u64 = 2;
/// The first of the numbers for what the other side has seen.
const OTHER: u64 = 16;
/// Nodes of a tree, at most.
const MOST_NODES: usize = 1 << 20;
/// Positions evaluated for a leaf that is opened, about; as many are left when the tree stops growing.
const OPENED: u64 = 120;
/// Iterations while a tree grows, about.
const GROWING: u64 = 300;
/// Iterations in a row without a new leaf, after which nothing new is expected.
const PATIENCE: u32 = 50;
/// Iterations after the tree has grown.
const SETTLING: u64 = 100;

/// How a subgame is set up and solved.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Method {
    /// How the other side comes to the positions.
    pub gadget: Gadget,
    /// How likely all that the other side may take a position for is together, beside the position itself.
    pub doubt: f64,
    /// How much exploration counts beside value.
    pub exploration: f64,
    /// Most moves that are kept, and the least chance of one.
    pub purification: Purification,
}

/// How the other side comes to the positions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Gadget {
    /// They are dealt.
    Dealt,
    /// They are dealt, and the other side may decline.
    Resolve,
    /// The other side picks.
    MaxMargin,
}

/// What came of a subgame.
pub(super) struct Subgame<'a> {
    pub cfr: Cfr<Play<'a>>,
    /// The positions of the belief.
    pub starts: Vec<Play<'a>>,
    pub seat: Seat,
    /// The average strategy, and what is kept of it.
    pub mixture: Mixture<Move>,
    pub kept: Mixture<Move>,
    pub depth: u32,
}

impl<'a> Subgame<'a> {
    /// Solves the subgame of these positions; `None` where there are none.
    pub fn solve(
        method: Method,
        terms: &'a Terms<'a>,
        outlook: &'a Outlook<'a>,
        samples: &[Alike],
        rng: &mut Rng,
        monitor: &Monitor,
    ) -> Option<Self> {
        let seat = Seat(terms.own.index() as u8);
        let begin = |position: &Position, own: u64, other: u64| {
            let mut knows = [key(other); 2];
            knows[terms.own.index()] = key(own);
            Play::begin(terms, outlook.node(*position), knows, own == BELIEVED)
        };
        let mut starts = Vec::new();
        let mut believed = Vec::with_capacity(samples.len());
        for (other, sample) in (OTHER..).zip(samples) {
            let play = begin(&sample.position, BELIEVED, other);
            believed.push(play.clone());
            starts.push(start(play, 1.0));
            let weight = method.doubt / sample.others.len().max(1) as f64;
            starts.extend(sample.others.iter().map(|position| start(begin(position, ELSEWHERE, other), weight)));
        }
        let other = Seat(1 - seat.0);
        let entry = match method.gadget {
            Gadget::Dealt => Entry::Dealt,
            Gadget::Resolve => Entry::Resolve(other),
            Gadget::MaxMargin => Entry::MaxMargin(other),
        };
        let budget = terms.purse.get().left;
        let room = usize::try_from(budget).unwrap_or(MOST_NODES).clamp(4 * starts.len() + 256, MOST_NODES);
        let mut cfr = Cfr::new(room);
        cfr.begin(&starts, entry).ok()?;
        grow(&mut cfr, method, terms, rng, monitor);
        let solved = cfr.solve(&CfrLimits::iterations(SETTLING), rng, monitor).ok()?;
        let mixture = cfr.average(seat, believed.first()?.information(seat))?;
        let kept = mixture.purified(&method.purification);
        Some(Self { cfr, starts: believed, seat, mixture, kept, depth: solved.depth })
    }

    /// What each move is worth to the own side, −1 to 1, in the order of the mixture.
    pub fn worth(&self) -> Vec<f64> {
        let key = self.starts.first().map_or(0, |start| start.information(self.seat));
        // Where the other side declines whatever comes nothing is known.
        let unknown = || vec![0.0; self.mixture.choices.len()];
        let sign = if self.seat.0 == 0 { 1.0 } else { -1.0 };
        self.cfr.worth(self.seat, key).unwrap_or_else(unknown).into_iter().map(|worth| sign * worth).collect()
    }

    /// What the other side is likeliest to answer in each of the positions, each with the position it answers in.
    pub fn answers(&self, mv: Move) -> Vec<(Position, Move)> {
        let other = Seat(1 - self.seat.0);
        let answer = |start: &Play<'_>| {
            let mut after = start.clone();
            after.play(mv);
            let likeliest: Choice<Move> = self.cfr.average(other, after.information(other))?.likeliest()?;
            Some((after.node.position, likeliest.mv))
        };
        self.starts.iter().filter_map(answer).collect()
    }
}

/// A position to begin with, and what the other side could have instead: what it is worth before anybody looks ahead.
fn start<'a>(play: Play<'a>, weight: f64) -> Start<Play<'a>> {
    let alternative = play.evaluate();
    Start::new(play, weight).or(alternative)
}

/// Lets the tree grow as long as positions may be evaluated.
fn grow(cfr: &mut Cfr<Play<'_>>, method: Method, terms: &Terms<'_>, rng: &mut Rng, monitor: &Monitor) {
    let left = || terms.purse.get().left;
    let growth = (left() / (OPENED * GROWING)).clamp(1, 64) as u32;
    let limits = CfrLimits::iterations(1).growing(growth, method.exploration);
    let (mut nodes, mut waited) = (cfr.solved().nodes, 0);
    while left() > OPENED * u64::from(growth) && waited < PATIENCE && !monitor.stopped() {
        let Ok(solved) = cfr.solve(&limits, rng, monitor) else { return };
        waited = if solved.nodes > nodes { 0 } else { waited + 1 };
        nodes = solved.nodes;
        if solved.whole {
            return;
        }
    }
}
