//! The quiet game on the chart: opponents that need no search, playing one game after the other in another thread.

use std::{collections::VecDeque, time::Duration};

use lab::GameModule;
use registry::games::RiskModule;
use risk::{Event, EventKind, Owner, Risk, map::TerritoryId};
use tabletop::{Controller, Player, Seat, Seed, Turn};

use crate::{
    games::conquest::Content,
    table::{Host, PlayLimits, Played},
};

/// Seats at the chart.
const SEATS: u8 = 5;
/// A game is left after so many rounds: the picture should change.
const ROUNDS: u32 = 40;
/// Decisions played ahead of what is shown.
const AHEAD: PlayLimits = PlayLimits { decisions: 16, time: Duration::from_millis(40), explain: false };

/// What happens on the chart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Beat {
    /// A new game: nobody holds anything.
    Clear,
    /// A territory is dealt.
    Settle(TerritoryId, Owner),
    /// Another player's turn.
    Turn,
    /// A territory is taken.
    Capture {
        /// From where.
        from: TerritoryId,
        /// Which.
        to: TerritoryId,
        /// By whom.
        seat: Seat,
    },
}

/// The game, and what of it is still to be shown.
pub(super) struct Campaign {
    host: Option<Host<Risk>>,
    beats: VecDeque<Beat>,
    owners: Vec<Owner>,
    /// Makes the table of the next game; `None` where the program's files are missing.
    next: Option<(Content, Seed)>,
}

impl Campaign {
    /// A campaign over a map of so many territories; where no game can be played the chart stays empty.
    pub(super) fn new(content: &Content, territories: usize) -> Self {
        let next = Some((content.clone(), Seed(crate::stamp::nanoseconds())));
        Self { host: None, beats: VecDeque::new(), owners: vec![Owner::NOBODY; territories], next }
    }

    /// Who holds each territory as far as it has been shown.
    pub(super) fn owners(&self) -> &[Owner] {
        &self.owners
    }

    /// What happens next, if it is known yet.
    pub(super) fn next(&mut self) -> Option<Beat> {
        self.play_on();
        let beat = self.beats.pop_front()?;
        match beat {
            Beat::Clear => self.owners.fill(Owner::NOBODY),
            Beat::Settle(territory, owner) => self.set(territory, owner),
            Beat::Capture { to, seat, .. } => self.set(to, Owner::of(seat)),
            Beat::Turn => {}
        }
        Some(beat)
    }

    fn set(&mut self, territory: TerritoryId, owner: Owner) {
        if let Some(place) = self.owners.get_mut(territory.index()) {
            *place = owner;
        }
    }

    fn play_on(&mut self) {
        let Some(host) = &mut self.host else {
            self.host = self.deal();
            return;
        };
        if let Some(played) = host.poll() {
            let over = !played.faults.is_empty() || host.turn() == Some(Turn::Over);
            self.beats.extend(beats(played));
            if over {
                self.host = None;
            }
        } else if self.beats.is_empty() {
            host.play(AHEAD);
        }
    }

    /// The table of the next game; nothing is dealt any more once it cannot be.
    fn deal(&mut self) -> Option<Host<Risk>> {
        let (content, seed) = self.next.take()?;
        let host = table(&content, seed)?;
        self.beats.push_back(Beat::Clear);
        self.next = Some((content, seed.derive("picture", 0)));
        Some(host)
    }
}

fn table(content: &Content, seed: Seed) -> Option<Host<Risk>> {
    // Those with levels search, which costs more than a picture may; the first of the others plays at random.
    let quiet: Vec<_> = content.opponents.iter().filter(|opponent| opponent.levels.is_empty()).skip(1).collect();
    let setup =
        risk::Setup { seats: SEATS, round_limit: ROUNDS, start: risk::Start::Scatter, ..risk::Setup::default() };
    let rules = RiskModule.rules(setup, content.library.as_ref()?).ok()?;
    let mut players = Vec::new();
    let mut chairs = Vec::new();
    for (look, opponent) in (0..SEATS).zip(quiet.iter().cycle()) {
        let spec = opponent.spec(None);
        chairs.push(Some(RiskModule.agent(&spec).ok()?));
        players.push(Player { name: opponent.title.clone(), controller: Controller::Agent(spec), livery: look });
    }
    Host::new(rules, seed, players, chairs).ok()
}

fn beats(played: Played<Event>) -> impl Iterator<Item = Beat> {
    played.events.into_iter().filter_map(|told| match told.event.kind {
        EventKind::Settled { territory, owner } => Some(Beat::Settle(territory, owner)),
        EventKind::Captured { seat, from: Some(from), to, .. } => Some(Beat::Capture { from, to, seat }),
        EventKind::Turn { .. } => Some(Beat::Turn),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_played_one_after_the_other() {
        bevy::tasks::AsyncComputeTaskPool::get_or_init(bevy::tasks::TaskPool::default);
        let root = crate::storage::program_folder().expect("the assets are there");
        let (content, _) = Content::load(&lab::Library::open(&root).expect("readable"), None);
        let mut campaign = Campaign::new(&content, content.maps[0].len());
        let (mut captures, mut games) = (0, 0);
        let begun = std::time::Instant::now();
        while games < 2 && begun.elapsed() < Duration::from_secs(60) {
            match campaign.next() {
                Some(Beat::Clear) => games += 1,
                Some(Beat::Capture { to, seat, .. }) => {
                    captures += 1;
                    assert_eq!(campaign.owners()[to.index()], Owner::of(seat));
                }
                Some(_) => {}
                None => std::thread::sleep(Duration::from_millis(1)),
            }
        }
        assert_eq!(games, 2, "no second game began");
        assert!(captures > 20, "{captures}");
    }

    #[test]
    fn without_files_the_chart_stays_empty() {
        let mut campaign = Campaign::new(&Content::default(), 42);
        assert!((0..10).all(|_| campaign.next().is_none()));
        assert!(campaign.owners().iter().all(|owner| *owner == Owner::NOBODY));
    }
}
