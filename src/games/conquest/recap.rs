//! What each opponent did between two turns of a person, in sums and in words. Which are said, and where, stands in
//! `assets/sentences/risk-recap.ron`.

use std::sync::LazyLock;

use risk::{
    Board, Event, EventKind, Owner,
    map::{ContinentId, Map, TerritoryId},
};
use sentences::Phrases;
use tabletop::{Facts, Seat};

use super::{
    chronicle::{Names, listed},
    shown::Shown,
    state::Match,
};
use crate::{
    table::{LoggedEvent, recap::RecapLine},
    text::Words,
};

/// What the recap may say.
static RECAP: LazyLock<Phrases> =
    LazyLock::new(|| Phrases::shipped(include_str!("../../../assets/sentences/risk-recap.ron")));

/// Territories named in one sentence.
const NAMED: usize = 4;

/// What one opponent did.
#[derive(Clone, PartialEq, Debug)]
pub struct Deeds {
    /// Who.
    pub seat: Seat,
    /// Territories taken, and from whom.
    pub taken: Vec<(TerritoryId, Owner)>,
    /// Continents held since.
    pub gained: Vec<ContinentId>,
    /// Continents no longer held by whom they were.
    pub broken: Vec<(ContinentId, Seat)>,
    /// Who was eliminated.
    pub eliminated: Vec<Seat>,
    /// Armies got for cards.
    pub traded: u32,
}

impl Deeds {
    fn new(seat: Seat) -> Self {
        Self { seat, taken: Vec::new(), gained: Vec::new(), broken: Vec::new(), eliminated: Vec::new(), traded: 0 }
    }

    /// Whether nothing is worth telling.
    pub fn is_empty(&self) -> bool {
        *self == Self::new(self.seat)
    }
}

/// What each opponent did, in the order of their turns, apart from the reader.
pub fn sum_up(map: &Map, before: &Shown, events: &[LoggedEvent<Event>], seat: Seat) -> Vec<Deeds> {
    let mut shown = before.clone();
    let mut all = Vec::new();
    let mut now = Deeds::new(before.board.active);
    let mut held = holders(map, &before.board);
    for told in events {
        let event = &told.event.kind;
        if let EventKind::Turn { seat: next, .. } = event {
            close(map, &shown.board, &mut held, &mut now);
            all.push(std::mem::replace(&mut now, Deeds::new(*next)));
        }
        shown.apply(event);
        match event {
            EventKind::Captured { to, loser, .. } => now.taken.push((*to, *loser)),
            EventKind::Eliminated { seat, .. } => now.eliminated.push(*seat),
            EventKind::Traded { armies, .. } => now.traded = now.traded.saturating_add(*armies),
            _ => {}
        }
    }
    close(map, &shown.board, &mut held, &mut now);
    all.push(now);
    all.retain(|deeds| deeds.seat != seat && !deeds.is_empty());
    all
}

/// A turn ends: what became of the continents.
fn close(map: &Map, board: &Board, held: &mut Vec<Option<Seat>>, deeds: &mut Deeds) {
    let now = holders(map, board);
    for (continent, (before, after)) in map.continents().zip(held.iter().zip(&now)) {
        if before == after {
            continue;
        }
        if *after == Some(deeds.seat) {
            deeds.gained.push(continent);
        }
        if let Some(before) = *before {
            deeds.broken.push((continent, before));
        }
    }
    *held = now;
}

/// Who holds each continent, as far as it is seen.
fn holders(map: &Map, board: &Board) -> Vec<Option<Seat>> {
    map.continents()
        .map(|continent| {
            let mut owners = map.continent_members(continent).iter().map(|member| board.land(*member).owner);
            let first = owners.next()?;
            first.seat().filter(|_| owners.all(|owner| owner == first))
        })
        .collect()
}

/// The same in words.
pub fn line(table: &Match, words: &Words, deeds: &Deeds, reader: Seat) -> RecapLine {
    let Names { teller, .. } = Names::of(&table.host, words);
    let (mut harm, mut text) = (Vec::new(), Vec::new());
    let mut say = |occasion: &str, yours: bool, facts: Facts| {
        let said = RECAP.first(occasion, &facts.holds("yours", yours)).map(|message| words.message(&message));
        if yours { harm.extend(said) } else { text.extend(said) }
    };
    let mut losers: Vec<Owner> = deeds.taken.iter().map(|(_, loser)| *loser).collect();
    losers.sort();
    losers.dedup();
    for loser in losers {
        let taken = deeds.taken.iter().filter(|(_, from)| *from == loser).map(|(place, _)| teller.place(*place));
        let facts = listed(Facts::new().with("name", teller.owner(loser)), taken.collect(), NAMED);
        say("took", loser == Owner::of(reader), facts);
    }
    for &(continent, holder) in &deeds.broken {
        say("broke", holder == reader, teller.continent(continent).with("name", teller.seat(holder)));
    }
    for &continent in &deeds.gained {
        say("gained", false, teller.continent(continent));
    }
    for &seat in &deeds.eliminated {
        say("eliminated", false, Facts::new().with("name", teller.seat(seat)));
    }
    say("traded", false, Facts::new().count("n", deeds.traded));
    RecapLine::new(deeds.seat, &harm, &text)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use risk::{Risk, Setup, Start};
    use tabletop::{Controller, Eye, Game, Seed, Session, Turn};

    use super::*;
    use crate::{
        games::conquest::state::Conquest,
        games::conquest::testing,
        table::{Host, Table, TableGame},
        text::heard::says_all,
    };

    /// The table of the only person in a session.
    fn table(session: &Session<Risk>) -> Match {
        let nobody = session.players().iter().map(|_| None).collect();
        let host = Host::resume(Arc::clone(session.game()), &session.record(false), nobody).expect("followed");
        Table::lay(host, false).expect("it is laid")
    }

    /// Plays at random and checks every recap of seat 0 against the game.
    fn check(setup: Setup, seed: u64) -> usize {
        let words = Words::english();
        let game = Arc::new(Risk::new(setup, testing::world()).expect("a sound setup"));
        let mut players = testing::agents(game.seats());
        players[0].controller = Controller::Human;
        let mut session = Session::new(Arc::clone(&game), Seed(seed), players).expect("seated");
        let me = Seat(0);
        let (mut recaps, mut acted_last) = (0, None);
        while session.len() < 3000 {
            match session.turn() {
                Turn::Over => break,
                Turn::Chance => drop(session.advance()),
                Turn::Seat(seat) => {
                    if seat == me && acted_last.is_some_and(|last| last != me) {
                        let mut table = table(&session);
                        table.sum_up(me, &words);
                        if let Some(recap) = &table.recap {
                            recaps += 1;
                            let mut shown = recap.before.clone();
                            recap.events.iter().for_each(|told| shown.apply(&told.event.kind));
                            let view = session.view(Eye::Seat(me));
                            // In fog a march is told to those alone who see both its ends.
                            if !game.setup().fog {
                                assert_eq!(
                                    shown.board.lands, view.board.lands,
                                    "the replay ends where the game stands"
                                );
                            }
                            let deeds = sum_up(table.map(), &recap.before, &recap.events, me);
                            let taken = deeds.iter().flat_map(|deeds| &deeds.taken);
                            let lost = taken.filter(|(_, from)| *from == Owner::of(me)).count();
                            let held = |board: &Board| board.strength(Owner::of(me)).0;
                            assert_eq!(lost, (held(&recap.before.board) - held(&view.board)) as usize);
                            for deeds in &deeds {
                                assert!(deeds.seat != me && !deeds.is_empty());
                            }
                            assert_eq!(recap.lines.len(), deeds.len());
                            let hidden = recap.events.iter().any(
                                |told| matches!(told.event.kind, EventKind::Drew { seat, card: Some(_) } if seat != me),
                            );
                            assert!(!hidden, "nobody sees what others draw");
                            let turned = recap.events.iter().filter(|told| Conquest::begins_turn(&told.event));
                            assert!(turned.count() > 0, "the turns of others are told");
                        }
                    }
                    acted_last = Some(seat);
                    let view = session.view(Eye::Seat(seat));
                    let action = game.sample(&view, &mut session.thinking(seat)).expect("something can be done");
                    session.act(seat, action).expect("legal");
                }
            }
        }
        recaps
    }

    #[test]
    fn a_recap_is_what_happened_and_nothing_hidden() {
        for seed in 0..3 {
            let setup = Setup { seats: 4, start: Start::Scatter, round_limit: 30, ..Setup::default() };
            assert!(check(setup.clone(), seed) > 5);
            check(Setup { fog: true, ..setup }, seed);
        }
    }

    #[test]
    fn continents_gained_and_broken_are_told() {
        let map = testing::world();
        let game = Arc::new(Risk::new(Setup { seats: 3, ..Setup::default() }, Arc::clone(&map)).expect("sound"));
        let session = Session::new(game, Seed(1), testing::agents(3)).expect("seated");
        let mut before = Shown::new(&session.view(Eye::Seat(Seat(0))));
        let continent = map.continents().last().expect("there are six");
        for land in &mut before.board.lands {
            *land = risk::Land { owner: Owner::of(Seat(1)), armies: 3 };
        }
        for member in map.continent_members(continent) {
            before.board.lands[member.index()].owner = Owner::of(Seat(0));
        }
        before.board.active = Seat(1);
        let fallen = map.continent_members(continent)[0];
        let from = map.neighbours(fallen)[0];
        let captured = EventKind::Captured { seat: Seat(1), from: Some(from), to: fallen, loser: Owner::of(Seat(0)) };
        let told =
            LoggedEvent { step: 1, event: Event { kind: captured, seen: risk::Seats::ALL, whole: risk::Seats::ALL } };
        let deeds = sum_up(&map, &before, &[told], Seat(0));
        assert_eq!(deeds.len(), 1);
        assert_eq!(deeds[0].taken, [(fallen, Owner::of(Seat(0)))]);
        assert_eq!(deeds[0].broken, [(continent, Seat(0))]);
        assert!(deeds[0].gained.is_empty());
    }

    #[test]
    fn all_that_may_be_said_is_said_of_some_deed_in_both_languages() {
        let map = testing::world();
        let game = Arc::new(Risk::new(Setup { seats: 3, ..Setup::default() }, Arc::clone(&map)).expect("sound"));
        let table = table(&Session::new(game, Seed(1), testing::agents(3)).expect("seated"));
        let mut places = map.territories();
        let mut from = |owner, count| places.by_ref().take(count).map(move |place| (place, owner)).collect::<Vec<_>>();
        let (one, two) = (ContinentId(0), ContinentId(1));
        let deeds = Deeds {
            seat: Seat(1),
            taken: [from(Owner::of(Seat(0)), NAMED + 2), from(Owner::of(Seat(2)), 1), from(Owner::NEUTRAL, 2)].concat(),
            gained: vec![one],
            broken: vec![(one, Seat(0)), (two, Seat(2))],
            eliminated: vec![Seat(2)],
            traded: 8,
        };
        says_all(&RECAP, |words| {
            let told = line(&table, words, &deeds, Seat(0));
            assert_eq!((told.harm.matches(';').count(), told.text.matches(';').count()), (2, 5), "{told:?}");
            // Of a quiet turn there is nothing to say.
            assert_eq!(line(&table, words, &Deeds::new(Seat(1)), Seat(0)), RecapLine::new(Seat(1), &[], &[]));
        });
    }
}
