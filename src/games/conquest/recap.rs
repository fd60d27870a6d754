//! What the opponents did since a person's last turn, as far as that person saw it: in sums, and step by step for a replay.

use risk::{
    Board, Event, EventKind, Owner, Risk,
    map::{ContinentId, Map, TerritoryId},
};
use tabletop::{Eye, Game, Seat, Session, Step};

use super::shown::Shown;
use crate::table::LoggedEvent;

/// What happened between two turns of a person.
#[derive(Clone, PartialEq, Debug)]
pub struct Recap {
    /// Steps made when it was drawn up.
    pub at: usize,
    /// What lay on the table when the person's last turn had ended.
    pub before: Shown,
    /// What the person saw since.
    pub events: Vec<LoggedEvent<Event>>,
    /// The same in sums, by opponent, in the order of their turns.
    pub deeds: Vec<Deeds>,
}

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
    fn of(seat: Seat) -> Self {
        Self { seat, taken: Vec::new(), gained: Vec::new(), broken: Vec::new(), eliminated: Vec::new(), traded: 0 }
    }

    /// Whether nothing is worth telling.
    pub fn is_empty(&self) -> bool {
        *self == Self::of(self.seat)
    }
}

impl Recap {
    /// What happened since the last turn of `seat`, whose turn has just begun; `None` where it had none before. Follows the
    /// session's own steps: nothing is rolled again.
    pub fn of(session: &Session<Risk>, seat: Seat) -> Option<Self> {
        if session.state().board.round == 0 {
            return None;
        }
        let last = session.steps().iter().rposition(|step| matches!(step, Step::Action(by, _) if *by == seat))?;
        let mut past = session.clone();
        past.seek(last + 1);
        // The card that ended the turn was still the person's.
        while past.len() < session.len() && matches!(past.undone().first(), Some(Step::Outcome(_))) {
            past.redo().ok()?;
        }
        let before = Shown::new(&past.view(Eye::Seat(seat)));
        let game = session.game();
        let mut events = Vec::new();
        while past.len() < session.len() {
            let step = past.len();
            let seen = past.redo().ok()?.into_iter().filter_map(|event| game.redact(&event, Eye::Seat(seat)));
            events.extend(seen.map(|event| LoggedEvent { step, event }));
        }
        let deeds = sum_up(game.map(), &before, &events, seat);
        Some(Self { at: session.len(), before, events, deeds })
    }
}

fn sum_up(map: &Map, before: &Shown, events: &[LoggedEvent<Event>], seat: Seat) -> Vec<Deeds> {
    let mut shown = before.clone();
    let mut all = Vec::new();
    let mut now = Deeds::of(before.board.active);
    let mut held = holders(map, &before.board);
    for told in events {
        let event = &told.event.kind;
        if let EventKind::Turn { seat: next, .. } = event {
            close(map, &shown.board, &mut held, &mut now);
            all.push(std::mem::replace(&mut now, Deeds::of(*next)));
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

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use risk::{Setup, Start};
    use tabletop::{Seed, Turn};

    use super::*;
    use crate::games::conquest::testing;

    /// Plays at random and checks every recap of seat 0 against the game.
    fn check(setup: Setup, seed: u64) -> usize {
        let game = Arc::new(Risk::new(setup, testing::world()).expect("a sound setup"));
        let mut session = Session::new(Arc::clone(&game), Seed(seed), testing::agents(game.seats())).expect("seated");
        let me = Seat(0);
        let (mut recaps, mut acted_last) = (0, None);
        while session.len() < 3000 {
            match session.turn() {
                Turn::Over => break,
                Turn::Chance => drop(session.advance()),
                Turn::Seat(seat) => {
                    if seat == me
                        && acted_last.is_some_and(|last| last != me)
                        && let Some(recap) = Recap::of(&session, me)
                    {
                        recaps += 1;
                        let mut shown = recap.before.clone();
                        recap.events.iter().for_each(|told| shown.apply(&told.event.kind));
                        let view = session.view(Eye::Seat(me));
                        // In fog a march is told to those alone who see both its ends.
                        if !game.setup().fog {
                            assert_eq!(shown.board.lands, view.board.lands, "the replay ends where the game stands");
                        }
                        let lost = recap
                            .deeds
                            .iter()
                            .flat_map(|deeds| &deeds.taken)
                            .filter(|(_, from)| *from == Owner::of(me));
                        let fewer = recap.before.board.strength(Owner::of(me)).0 - view.board.strength(Owner::of(me)).0;
                        assert_eq!(lost.count(), fewer as usize);
                        for deeds in &recap.deeds {
                            assert!(deeds.seat != me && !deeds.is_empty());
                        }
                        let hidden = recap.events.iter().any(
                            |told| matches!(told.event.kind, EventKind::Drew { seat, card: Some(_) } if seat != me),
                        );
                        assert!(!hidden, "nobody sees what others draw");
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
}
