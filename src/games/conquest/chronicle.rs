//! Events in words, for the log. What is said, and where, stands in `assets/sentences/risk-log.ron`; here runs of events are summed up: the rolls of
//! a fight, armies that are placed, territories that are dealt.

use registry::games::risk::narrate::{LOG, Teller};
use risk::{EventKind, Owner, Risk, Start, map::TerritoryId};
use tabletop::{Facts, Game, Message, Player, Seat};

use crate::{
    table::{Entry, Host, Log, Tone},
    text::Words,
};

/// Territories named in one line.
const NAMED: usize = 3;

/// What the log of a game is in the middle of: a fight that may still go on, armies being placed, territories being dealt.
#[derive(Clone, Debug, Default)]
pub struct Chronicle {
    fight: Option<Fight>,
    placing: Option<Placing>,
    /// Territories dealt since the last line, by who got them: chance deals one to each force in turn, which would make a
    /// line for each.
    dealt: Vec<(Owner, Vec<TerritoryId>)>,
}

/// Rolls over one border in a row, told in one line.
#[derive(Clone, Copy, Debug)]
struct Fight {
    /// From where, which fog may hide, and to where.
    border: (Option<TerritoryId>, TerritoryId),
    /// Armies that attacker and defender lost; those of an attacker in fog are not told.
    lost: [u32; 2],
}

/// Placings by one seat in a row, told in one line.
#[derive(Clone, Debug)]
struct Placing {
    seat: Seat,
    places: Vec<(TerritoryId, u32)>,
}

/// What names are needed for.
pub struct Names<'a> {
    /// The client's words.
    pub words: &'a Words,
    /// How players and places are called.
    pub teller: Teller<'a>,
    /// Whether players claim their first territories; else these are dealt.
    claims: bool,
}

impl<'a> Names<'a> {
    /// Those of a game at the table.
    pub fn of(host: &'a Host<Risk>, words: &'a Words) -> Self {
        Self::new(host.game(), host.players(), words)
    }

    /// Those of any game.
    pub fn new(game: &'a Risk, players: &'a [Player], words: &'a Words) -> Self {
        let name = move |seat: Seat| players.get(seat.index()).map(|player| words.person(&player.name));
        Self { words, teller: Teller::new(game.map(), name), claims: game.setup().start == Start::Claim }
    }

    /// What the log says on an occasion; `None` where that is nothing.
    fn line(&self, occasion: &str, facts: &Facts) -> Option<String> {
        let said = LOG.every(occasion, facts).into_iter().map(|message| self.words.message(&message));
        said.reduce(|line, more| format!("{line} {more}"))
    }
}

impl Chronicle {
    /// Tells one event, as the looker sees it.
    pub fn tell(&mut self, log: &mut Log, names: &Names<'_>, step: usize, event: &EventKind) {
        if !matches!(event, EventKind::Rolled { .. } | EventKind::Assaulted { .. }) {
            self.fight = None;
        }
        if !matches!(event, EventKind::Placed { .. }) {
            self.placing = None;
        }
        if !matches!(event, EventKind::Settled { .. }) {
            self.tell_dealt(log, names, step);
        }
        let (occasion, facts) = names.teller.occasion(event);
        if matches!(event, EventKind::First(_))
            && let Some(text) = names.line("board", &facts)
        {
            log.add(Entry { text, step, ..Entry::default() });
        }
        let (facts, goes_on) = match *event {
            EventKind::Settled { owner, .. } if names.claims && owner != Owner::NEUTRAL => {
                (facts.holds("claimed", true), false)
            }
            EventKind::Settled { territory, owner } => {
                match self.dealt.iter_mut().find(|(known, _)| *known == owner) {
                    Some((_, places)) => places.push(territory),
                    None => self.dealt.push((owner, vec![territory])),
                }
                return;
            }
            EventKind::Rolled { from, to, attacker_lost, defender_lost, .. } => {
                let (lost, goes_on) = self.fought((Some(from), to), [attacker_lost, defender_lost]);
                (facts.count("lost", lost[0]).count("killed", lost[1]), goes_on)
            }
            EventKind::Assaulted { to, defender_lost, .. } => {
                let (lost, goes_on) = self.fought((None, to), [0, defender_lost]);
                (facts.count("killed", lost[1]), goes_on)
            }
            EventKind::Placed { seat, territory, armies } => {
                let (places, goes_on) = self.placed(seat, territory, armies);
                let placed = |&(place, armies): &(TerritoryId, u32)| {
                    Message::text(format!("{} +{armies}", names.words.message(&names.teller.place(place))))
                };
                (listed(facts, places.iter().map(placed).collect(), NAMED), goes_on)
            }
            _ => (facts, false),
        };
        let Some(text) = names.line(occasion, &facts) else { return };
        let entry = Entry { seat: doer(event), text, tone: tone(event), place: place(event), step };
        if goes_on { log.amend(entry) } else { log.add(entry) }
    }

    /// Tells what was dealt, a line for each force.
    fn tell_dealt(&mut self, log: &mut Log, names: &Names<'_>, step: usize) {
        for (owner, places) in std::mem::take(&mut self.dealt) {
            let facts = Facts::new().with("name", names.teller.owner(owner)).holds("neutral", owner.seat().is_none());
            let places = places.into_iter().map(|place| names.teller.place(place)).collect();
            if let Some(text) = names.line("dealt", &listed(facts, places, NAMED)) {
                log.add(Entry { seat: owner.seat(), text, step, ..Entry::default() });
            }
        }
    }

    /// Armies lost over a border so far, and whether the line of that fight goes on.
    fn fought(&mut self, border: (Option<TerritoryId>, TerritoryId), lost: [u32; 2]) -> ([u32; 2], bool) {
        let before = self.fight.filter(|fight| fight.border == border);
        let sums = before.map_or([0, 0], |fight| fight.lost);
        let lost = [sums[0].saturating_add(lost[0]), sums[1].saturating_add(lost[1])];
        self.fight = Some(Fight { border, lost });
        (lost, before.is_some())
    }

    /// Where a seat has placed how many so far, most first, and whether the line of that goes on.
    fn placed(&mut self, seat: Seat, territory: TerritoryId, armies: u32) -> (Vec<(TerritoryId, u32)>, bool) {
        let goes_on = self.placing.as_ref().is_some_and(|placing| placing.seat == seat);
        let mut places = self.placing.take().filter(|_| goes_on).map_or_else(Vec::new, |placing| placing.places);
        match places.iter_mut().find(|(place, _)| *place == territory) {
            Some((_, sum)) => *sum = sum.saturating_add(armies),
            None => places.push((territory, armies)),
        }
        let mut largest = places.clone();
        largest.sort_by_key(|(_, armies)| std::cmp::Reverse(*armies));
        self.placing = Some(Placing { seat, places });
        (largest, goes_on)
    }
}

/// With a list that names its first few, and how many more there are.
pub fn listed(facts: Facts, mut items: Vec<Message>, named: usize) -> Facts {
    let more = items.len().saturating_sub(named);
    items.truncate(named);
    match more {
        0 => facts.list("list", items),
        more => facts.with("list", Message::new("conquest-log-and_more").list("list", items).count("n", more)),
    }
}

/// Whose line the event's is.
fn doer(event: &EventKind) -> Option<Seat> {
    match *event {
        EventKind::First(seat)
        | EventKind::Named { seat, .. }
        | EventKind::Turn { seat, .. }
        | EventKind::Placed { seat, .. }
        | EventKind::Traded { seat, .. }
        | EventKind::Rolled { seat, .. }
        | EventKind::Assaulted { seat, .. }
        | EventKind::Captured { seat, .. }
        | EventKind::Eliminated { by: seat, .. }
        | EventKind::Fortified { seat, .. }
        | EventKind::Drew { seat, .. } => Some(seat),
        EventKind::Settled { owner, .. } => owner.seat(),
        EventKind::Over(ref standing) => standing.winner(),
        _ => None,
    }
}

/// How much it matters.
const fn tone(event: &EventKind) -> Tone {
    match event {
        EventKind::Turn { .. } => Tone::Turn,
        EventKind::Capitals(_) | EventKind::Eliminated { .. } | EventKind::Over(_) => Tone::Loud,
        _ => Tone::Plain,
    }
}

/// Where it happened.
fn place(event: &EventKind) -> Option<u16> {
    match *event {
        EventKind::Settled { territory: place, .. }
        | EventKind::Named { territory: Some(place), .. }
        | EventKind::Placed { territory: place, .. }
        | EventKind::Rolled { to: place, .. }
        | EventKind::Assaulted { to: place, .. }
        | EventKind::Captured { to: place, .. }
        | EventKind::Fortified { to: place, .. } => Some(place.0.into()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use risk::{Action, Battle, Phase, Setup};
    use tabletop::{Eye, NoEvents, Seed, Turn};

    use super::*;
    use crate::games::conquest::{place_names, shown::Shown, testing};

    /// Plays in fog and looks on as seat 0: of attacks from out of its sight neither log nor board tell origin or attackers.
    #[test]
    fn in_fog_log_and_board_tell_no_origin_that_is_not_seen() {
        let setup = Setup { seats: 4, fog: true, start: Start::Scatter, round_limit: 20, ..Setup::default() };
        let game = Risk::new(setup, testing::world()).expect("a sound setup");
        let words = Words::english();
        let players = testing::agents(4);
        let map = Arc::clone(game.map());
        let names = Names::new(&game, &players, &words);
        let called = |place| place_names::territory(&words, &map, place);
        let eye = Eye::Seat(Seat(0));
        let mut state = game.start();
        let mut unseen = 0;
        for step in 0..4_000 {
            let mut rng = Seed(5).stream("fog", step);
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Seat(seat) => {
                    let view = game.view(&state, Eye::Seat(seat));
                    let action: Action = game.sample(&view, &mut rng).expect("something can be done");
                    game.apply(&mut state, &action, &mut NoEvents).expect("legal");
                }
                Turn::Chance => {
                    let before = game.view(&state, eye);
                    let phase = state.board.phase.clone();
                    let outcome = game.draw(&state, &mut rng).expect("something falls");
                    let mut events = Vec::new();
                    game.resolve(&mut state, &outcome, &mut events).expect("it can fall");
                    let Phase::Roll(Battle { from, to, .. }) = phase else { continue };
                    let hidden = before.board.land(from).owner == Owner::UNSEEN;
                    if !hidden || before.board.land(to).owner == Owner::UNSEEN {
                        continue;
                    }
                    unseen += 1;
                    let (mut shown, mut chronicle, mut log) =
                        (Shown::new(&before), Chronicle::default(), Log::default());
                    for event in events.iter().filter_map(|event| game.redact(event, eye)) {
                        shown.apply(&event.kind);
                        chronicle.tell(&mut log, &names, 0, &event.kind);
                        assert_eq!(shown.fight, None, "an arrow would point from there");
                    }
                    assert_eq!(shown.board.land(from), before.board.land(from));
                    let told: Vec<&str> = log.entries().iter().map(|entry| entry.text.as_str()).collect();
                    assert!(told.first().is_some_and(|line| line.contains(called(to))), "{told:?}");
                    assert!(!told.iter().any(|line| line.contains(called(from))), "{told:?}");
                }
            }
        }
        assert!(unseen > 20, "only {unseen} attacks from out of sight");
    }
}
