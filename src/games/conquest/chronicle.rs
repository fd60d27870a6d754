//! Events in words, for the log.

use std::borrow::Cow;

use risk::{
    EventKind, Owner, Risk, Start,
    card::Card,
    map::{Map, TerritoryId},
};
use tabletop::{Game, Player, Seat};

use crate::{
    games::conquest::place_names,
    table::{Entry, Host, Log, Tone},
    text::{Value, Words},
};

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
#[derive(Clone, Debug)]
struct Fight {
    /// From where; unknown where fog hides it, and then the attacker's losses are too.
    from: Option<TerritoryId>,
    to: TerritoryId,
    lost: [u32; 2],
}

/// Placings by one seat in a row, told in one line.
#[derive(Clone, Debug)]
struct Placing {
    seat: Seat,
    armies: u32,
    places: Vec<(TerritoryId, u32)>,
}

/// What names are needed for.
pub struct Names<'a> {
    /// The client's words.
    pub words: &'a Words,
    /// The map.
    pub map: &'a Map,
    /// The players, by seat.
    pub players: &'a [Player],
    /// How territories came to their first owners.
    pub start: Start,
}

impl<'a> Names<'a> {
    /// Those of a game at the table.
    pub fn of(host: &'a Host<Risk>, words: &'a Words) -> Self {
        let game = host.game();
        Self { words, map: game.map(), players: host.players(), start: game.setup().start }
    }

    /// A player's name.
    pub fn seat(&self, seat: Seat) -> Cow<'_, str> {
        self.words.person(self.players.get(seat.index()).map_or("?", |player| player.name.as_str()))
    }

    /// A force's name.
    pub fn owner(&self, owner: Owner) -> Cow<'_, str> {
        match owner.seat() {
            Some(seat) => self.seat(seat),
            None if owner == Owner::NEUTRAL => self.words.get("conquest-neutral").into(),
            None => self.words.get("conquest-somebody").into(),
        }
    }

    /// A territory's name.
    pub fn place(&self, territory: TerritoryId) -> &str {
        if self.map.contains(territory) { place_names::territory(self.words, self.map, territory) } else { "?" }
    }

    fn card(&self, card: Card) -> &str {
        card.territory(self.map).map_or_else(|| self.words.get("conquest-wild"), |territory| self.place(territory))
    }
}

impl Chronicle {
    /// Tells one event, as the looker sees it.
    pub fn tell(&mut self, log: &mut Log, names: &Names<'_>, step: usize, event: &EventKind) {
        let fighting =
            matches!(event, EventKind::Rolled { .. } | EventKind::Assaulted { .. } | EventKind::Captured { .. });
        if !fighting {
            self.fight = None;
        }
        if !matches!(event, EventKind::Placed { .. }) {
            self.placing = None;
        }
        if !matches!(event, EventKind::Settled { .. }) {
            self.tell_dealt(log, names, step);
        }
        match event {
            EventKind::Rolled { seat, from, to, defender, attacker_lost, defender_lost, .. } => {
                self.fought(log, names, step, *seat, (Some(*from), *to), *defender, [*attacker_lost, *defender_lost]);
            }
            EventKind::Assaulted { seat, to, defender, defender_lost } => {
                self.fought(log, names, step, *seat, (None, *to), *defender, [0, *defender_lost]);
            }
            EventKind::Placed { seat, territory, armies } => self.placed(log, names, step, *seat, *territory, *armies),
            EventKind::Settled { territory, owner } if names.start == Start::Claim && *owner != Owner::NEUTRAL => {
                log.add(Entry {
                    seat: owner.seat(),
                    text: names.words.with("conquest-log-claimed", &[("place", &names.place(*territory))]),
                    place: Some(territory.0.into()),
                    step,
                    ..Entry::default()
                });
            }
            EventKind::Settled { territory, owner } => match self.dealt.iter_mut().find(|(known, _)| known == owner) {
                Some((_, places)) => places.push(*territory),
                None => self.dealt.push((*owner, vec![*territory])),
            },
            _ => {
                if let Some(entry) = line(names, step, event) {
                    log.add(entry);
                }
            }
        }
    }

    /// Tells what was dealt, a line for each force.
    fn tell_dealt(&mut self, log: &mut Log, names: &Names<'_>, step: usize) {
        for (owner, places) in std::mem::take(&mut self.dealt) {
            let list = listed(names.words, places.iter().map(|place| names.place(*place).to_owned()));
            let text = match owner.seat() {
                Some(_) => names.words.with("conquest-log-dealt", &[("list", &list)]),
                None => names.words.with("conquest-log-dealt_to", &[("name", &names.owner(owner)), ("list", &list)]),
            };
            log.add(Entry { seat: owner.seat(), text, step, ..Entry::default() });
        }
    }

    fn fought(
        &mut self,
        log: &mut Log,
        names: &Names<'_>,
        step: usize,
        seat: Seat,
        (from, to): (Option<TerritoryId>, TerritoryId),
        defender: Owner,
        lost: [u32; 2],
    ) {
        let goes_on = self.fight.as_ref().is_some_and(|fight| (fight.from, fight.to) == (from, to));
        let mut fight = match self.fight.take() {
            Some(fight) if goes_on => fight,
            _ => Fight { from, to, lost: [0, 0] },
        };
        fight.lost = [fight.lost[0].saturating_add(lost[0]), fight.lost[1].saturating_add(lost[1])];
        let (place, force) = (names.place(to), names.owner(defender));
        let text = match from {
            Some(from) => names.words.with(
                "conquest-log-fought",
                &[
                    ("from", &names.place(from)),
                    ("to", &place),
                    ("defender", &force),
                    ("lost", &fight.lost[0]),
                    ("killed", &fight.lost[1]),
                ],
            ),
            None => {
                let values: [(&str, &dyn Value); 3] =
                    [("to", &place), ("defender", &force), ("killed", &fight.lost[1])];
                names.words.with("conquest-log-assaulted", &values)
            }
        };
        let entry = Entry { seat: Some(seat), text, tone: Tone::Plain, place: Some(to.0.into()), step };
        if goes_on {
            log.amend(entry)
        } else {
            log.add(entry)
        }
        self.fight = Some(fight);
    }

    fn placed(
        &mut self,
        log: &mut Log,
        names: &Names<'_>,
        step: usize,
        seat: Seat,
        territory: TerritoryId,
        armies: u32,
    ) {
        let goes_on = self.placing.as_ref().is_some_and(|placing| placing.seat == seat);
        let mut placing = match self.placing.take() {
            Some(placing) if goes_on => placing,
            _ => Placing { seat, armies: 0, places: Vec::new() },
        };
        placing.armies = placing.armies.saturating_add(armies);
        match placing.places.iter_mut().find(|(place, _)| *place == territory) {
            Some((_, sum)) => *sum = sum.saturating_add(armies),
            None => placing.places.push((territory, armies)),
        }
        let mut largest = placing.places.clone();
        largest.sort_by_key(|(_, armies)| std::cmp::Reverse(*armies));
        let shown = largest.iter().map(|(place, armies)| format!("{} +{armies}", names.place(*place)));
        let list = listed(names.words, shown);
        let text = names.words.with("conquest-log-placed", &[("list", &list)]);
        let entry = Entry { seat: Some(seat), text, tone: Tone::Plain, place: Some(territory.0.into()), step };
        if goes_on {
            log.amend(entry)
        } else {
            log.add(entry)
        }
        self.placing = Some(placing);
    }
}

/// The first few of a list, and how many more there are.
fn listed(words: &Words, mut items: impl ExactSizeIterator<Item = String>) -> String {
    const NAMED: usize = 3;
    let list = items.by_ref().take(NAMED).collect::<Vec<_>>().join(", ");
    match items.len() {
        0 => list,
        more => words.with("conquest-log-and_more", &[("list", &list), ("n", &more)]),
    }
}

/// The line of an event that stands alone; `None` where it is not worth one.
fn line(names: &Names<'_>, step: usize, event: &EventKind) -> Option<Entry> {
    let words = names.words;
    let plain = |seat: Seat, place: Option<TerritoryId>, text: String| Entry {
        seat: Some(seat),
        text,
        tone: Tone::Plain,
        place: place.map(|place| place.0.into()),
        step,
    };
    Some(match event {
        EventKind::First(seat) => plain(*seat, None, words.get("conquest-log-first").to_owned()),
        EventKind::Named { seat, territory: Some(territory) } => {
            plain(*seat, Some(*territory), words.with("conquest-log-named", &[("place", &names.place(*territory))]))
        }
        EventKind::Capitals(_) => {
            Entry { text: words.get("conquest-log-capitals").to_owned(), tone: Tone::Loud, step, ..Entry::default() }
        }
        EventKind::Turn { seat, round, income } => {
            let armies = income.as_ref().map(risk::Income::total);
            let head = words.with("conquest-log-turn", &[("name", &names.seat(*seat)), ("round", round)]);
            let text = match armies {
                Some(armies) => format!("{head} {}", words.with("conquest-log-income", &[("n", &armies)])),
                None => head,
            };
            Entry { tone: Tone::Turn, ..plain(*seat, None, text) }
        }
        EventKind::Traded { seat, cards, armies } => {
            let list = cards.map(|card| names.card(card).to_owned()).join(", ");
            plain(*seat, None, words.with("conquest-log-traded", &[("list", &list), ("n", armies)]))
        }
        EventKind::Captured { seat, to, loser, .. } => plain(
            *seat,
            Some(*to),
            words.with("conquest-log-captured", &[("place", &names.place(*to)), ("loser", &names.owner(*loser))]),
        ),
        EventKind::Eliminated { seat, by, .. } => Entry {
            tone: Tone::Loud,
            ..plain(*by, None, words.with("conquest-log-eliminated", &[("loser", &names.seat(*seat))]))
        },
        EventKind::Fortified { seat, from, to, armies } => plain(
            *seat,
            Some(*to),
            words.with(
                "conquest-log-fortified",
                &[("n", armies), ("from", &names.place(*from)), ("to", &names.place(*to))],
            ),
        ),
        EventKind::Drew { seat, card } => {
            let text = match card {
                Some(card) => words.with("conquest-log-drew", &[("card", &names.card(*card))]),
                None => words.get("conquest-log-drew_hidden").to_owned(),
            };
            plain(*seat, None, text)
        }
        EventKind::Over(standing) => {
            let winners: Vec<_> = standing.winners().map(|seat| names.seat(seat)).collect();
            let text = words.with("conquest-log-over", &[("names", &winners.join(", "))]);
            Entry { seat: standing.winner(), text, tone: Tone::Loud, place: None, step }
        }
        EventKind::Mission { .. }
        | EventKind::Named { territory: None, .. }
        | EventKind::Scattered { .. }
        | EventKind::Occupied { .. }
        | EventKind::Settled { .. }
        | EventKind::Placed { .. }
        | EventKind::Rolled { .. }
        | EventKind::Assaulted { .. }
        | EventKind::Reshuffled => return None,
    })
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use risk::{Action, Battle, Phase, Setup};
    use tabletop::{Eye, NoEvents, Seed, Turn};

    use super::*;
    use crate::games::conquest::{shown::Shown, testing};

    /// Plays in fog and looks on as seat 0: of attacks from out of its sight neither log nor board tell origin or attackers.
    #[test]
    fn in_fog_log_and_board_tell_no_origin_that_is_not_seen() {
        let setup = Setup { seats: 4, fog: true, start: Start::Scatter, round_limit: 20, ..Setup::default() };
        let game = Risk::new(setup, testing::world()).expect("a sound setup");
        let words = Words::english();
        let players = testing::agents(4);
        let map = Arc::clone(game.map());
        let names = Names { words: &words, map: &map, players: &players, start: Start::Scatter };
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
                    assert!(told.first().is_some_and(|line| line.contains(names.place(to))), "{told:?}");
                    assert!(!told.iter().any(|line| line.contains(names.place(from))), "{told:?}");
                }
            }
        }
        assert!(unseen > 20, "only {unseen} attacks from out of sight");
    }
}
