//! Conquest's log held against the rules: what each line says of a step is looked up in the positions before and after it, by a reader that
//! sees the lines alone.

use std::sync::Arc;

use lab::GameModule;
use registry::games::RiskModule;
use registry::games::risk::narrate::LOG;
use risk::{
    Board, Cards, Event, EventKind, Income, Mission, Owner, Risk, Roll, Seats, Setup, Start, State, Victory,
    card::Card,
    map::{Map, TerritoryId},
};
use tabletop::{Agent, Eye, Game, Seat, Seed, Session, Standing};

use super::{
    chronicle::{Chronicle, Names},
    place_names, testing,
};
use crate::{
    table::{Log, played::play_step},
    text::{
        Words,
        heard::{Said, listen, says_all},
    },
};

type Verdict = Result<(), String>;

fn so(holds: bool, what: &str) -> Verdict {
    if holds { Ok(()) } else { Err(what.to_owned()) }
}

/// A line, and where it stands.
struct Line {
    said: Said,
    /// Whose it is.
    seat: Option<Seat>,
    /// Whether it is a new one, and not the last one going on.
    fresh: bool,
}

/// Reads the log of one game.
struct Reader<'a, 'n> {
    game: &'a Risk,
    names: &'a Names<'n>,
    /// The board before the fight that is told now, and before the armies that are placed now.
    fight: Option<Board>,
    placing: Option<Board>,
}

impl Reader<'_, '_> {
    fn place_name(&self, place: TerritoryId) -> &str {
        place_names::territory(self.names.words, self.game.map(), place)
    }

    fn called(&self, owner: Owner) -> String {
        self.names.words.message(&self.names.teller.owner(owner))
    }

    fn place(&self, name: &str) -> Result<TerritoryId, String> {
        let found = self.game.map().territories().find(|territory| self.place_name(*territory) == name);
        found.ok_or_else(|| format!("there is no {name}"))
    }

    /// Whether a force is called so.
    fn calls(&self, owner: Owner, name: &str) -> Verdict {
        so(self.called(owner) == name, "that is somebody else")
    }

    /// Whether a list names these and no others.
    fn lists<'t>(&self, list: &str, these: impl Iterator<Item = &'t str>) -> Verdict {
        let (named, all) = self.listed(list)?;
        let these: Vec<&str> = these.collect();
        so(all == these.len() && named.iter().all(|name| these.contains(name)), "other places are named")
    }

    /// The places of a list that names the first of them, and how many there are.
    fn listed<'t>(&self, list: &'t str) -> Result<(Vec<&'t str>, usize), String> {
        let (named, more) = match list.split_once(" and ").filter(|(_, more)| more.ends_with(" more")) {
            Some((named, more)) => (named, more.trim_end_matches(" more").parse().map_err(|_| "no number".to_owned())?),
            None => (list, 0),
        };
        let named: Vec<&str> = named.split(", ").collect();
        let all = named.len() + more;
        Ok((named, all))
    }

    /// What a line says is so.
    fn check(&mut self, line: &Line, before: &State, after: &State) -> Verdict {
        let (said, was, is) = (&line.said, &before.board, &after.board);
        let place = |at: &str| self.place(said.name(at)?);
        let doer = line.seat.ok_or("nobody did it".to_owned());
        match said.id.trim_start_matches("conquest-log-") {
            "first" => so(is.first == doer?, "another one begins"),
            "portals" => {
                self.lists(said.name("portals")?, self.game.map().portals().iter().map(|&at| self.place_name(at)))
            }
            "blizzards" => {
                let closed: Vec<String> =
                    self.game.map().blizzards().map(|closed| self.names.words.message(&closed)).collect();
                self.lists(said.name("blizzards")?, closed.iter().map(String::as_str))
            }
            "claimed" => so(is.holds(doer?, place("place")?), "it is not theirs"),
            "dealt" | "dealt_to" => self.dealt(line, is),
            "named" => {
                let seat = doer?;
                let capital = self.game.view(after, Eye::Seat(seat)).capital;
                so(capital == Some(place("place")?), "that is no capital")
            }
            "capitals" => so(is.capitals.len() == self.game.seats(), "they are hidden"),
            "turn" => {
                let seat = doer?;
                self.calls(Owner::of(seat), said.name("name")?)?;
                so(is.active == seat, "it is somebody else's turn")?;
                so(said.number("round")? == i64::from(is.round), "it is another round")
            }
            "income" => self.income(said.number("n")?, was, is),
            "placed" => self.placed(line, was, is),
            "traded" => self.traded(line, before, after),
            "fought" | "assaulted" => self.fought(line, was, is),
            "captured" => {
                let (seat, at) = (doer?, place("place")?);
                self.calls(was.land(at).owner, said.name("loser")?)?;
                so(is.holds(seat, at) && !was.holds(seat, at), "nothing was captured")
            }
            "eliminated" => {
                let name = said.name("loser")?;
                let loser = Seat::all(self.game.seats()).find(|seat| self.called(Owner::of(*seat)) == name);
                let loser = loser.ok_or("nobody is called so".to_owned())?;
                so(was.alive(loser) && is.strength(Owner::of(loser)).0 == 0, "they are still there")?;
                let by = doer?;
                so(is.fallen.iter().any(|fallen| fallen.seat == loser && fallen.by == by), "it was somebody else")
            }
            "fortified" => {
                let (from, to, armies) = (place("from")?, place("to")?, said.number("n")?);
                let grew = |at: TerritoryId| i64::from(is.land(at).armies) - i64::from(was.land(at).armies);
                let own = doer?;
                so(was.holds(own, from) && was.holds(own, to), "they are not both theirs")?;
                so((grew(from), grew(to)) == (-armies, armies), "other armies moved")
            }
            "drew" | "drew_hidden" => {
                let seat = doer?;
                let held = |board: &Board| board.hand_sizes[seat.index()];
                so(held(is) == held(was) + 1, "no card was drawn")?;
                let hand = self.game.view(after, Eye::Seat(seat)).hand;
                let name = said.name("card").ok();
                let known = |name: &str| hand.iter().any(|card| self.card(*card) == name);
                so(name.is_none_or(known), "another card was drawn")
            }
            "over" => {
                let standing = self.game.standing(after).ok_or("it goes on".to_owned())?;
                let winners: Vec<String> = standing.winners().map(|seat| self.called(Owner::of(seat))).collect();
                so(said.name("names")? == winners.join(", "), "somebody else won")
            }
            _ => Err("nobody checks it".to_owned()),
        }
    }

    fn card(&self, card: Card) -> &str {
        card.territory(self.game.map()).map_or_else(|| self.names.words.get("conquest-wild"), |at| self.place_name(at))
    }

    fn dealt(&self, line: &Line, is: &Board) -> Verdict {
        let owner = line.seat.map_or(Owner::NEUTRAL, Owner::of);
        let (named, all) = self.listed(line.said.name("list")?)?;
        if let Ok(name) = line.said.name("name") {
            self.calls(owner, name)?;
        }
        for name in named {
            so(is.land(self.place(name)?).owner == owner, "it was dealt to somebody else")?;
        }
        let really = is.strength(owner).0 as usize;
        so(all == really || self.game.setup().fog && all < really, "they were dealt more or less")
    }

    /// A third of the territories, at least three, and what the continents bring.
    fn income(&self, armies: i64, was: &Board, is: &Board) -> Verdict {
        let mine = |at: &TerritoryId| is.holds(is.active, *at);
        let lands = self.game.map().territories().filter(|at| mine(at)).count() as i64;
        let continents = self.game.map().continents();
        let held = continents.filter(|continent| self.game.map().continent_members(*continent).iter().all(mine));
        let bonus: i64 = held.map(|continent| i64::from(self.game.map().continent_bonus(continent))).sum();
        so(armies == 3.max(lands / 3) + bonus, "they would get others")?;
        so(was.active != is.active || was.round != is.round || was.round == 0, "no turn began")?;
        // Who wins by what others did has nothing left to place.
        so(i64::from(is.to_place) == armies || matches!(is.phase, risk::Phase::Over(_)), "others are to be placed")
    }

    fn placed(&mut self, line: &Line, was: &Board, is: &Board) -> Verdict {
        if line.fresh || self.placing.is_none() {
            self.placing = Some(was.clone());
        }
        let start = self.placing.as_ref().ok_or("nothing is placed".to_owned())?;
        let grew = |at: TerritoryId| i64::from(is.land(at).armies) - i64::from(start.land(at).armies);
        let (named, all) = self.listed(line.said.name("list")?)?;
        let least = named.iter().map(|name| name.rsplit_once(" +").and_then(|(_, armies)| armies.parse().ok()));
        let least: i64 = least.min().flatten().ok_or("no number".to_owned())?;
        for name in &named {
            let (name, armies) = name.rsplit_once(" +").ok_or("no number".to_owned())?;
            so(armies.parse() == Ok(grew(self.place(name)?)), "others were placed there")?;
        }
        // Of what is placed out of sight nothing is told.
        if self.game.setup().fog {
            return Ok(());
        }
        let grown: Vec<i64> = self.game.map().territories().map(grew).filter(|armies| *armies != 0).collect();
        so(grown.len() == all, "they were placed in more or fewer places")?;
        so(grown.iter().filter(|armies| **armies > least).count() < named.len().max(1), "more were placed elsewhere")
    }

    fn traded(&self, line: &Line, before: &State, after: &State) -> Verdict {
        let (said, was, is) = (&line.said, &before.board, &after.board);
        let seat = line.seat.ok_or("nobody did it".to_owned())?;
        let hand = self.game.view(before, Eye::Seat(seat)).hand;
        let cards: Vec<&str> = said.name("list")?.split(", ").collect();
        so(cards.len() == 3, "a set has three cards")?;
        for name in cards {
            so(hand.iter().any(|card| self.card(*card) == name), "they have no such card")?;
        }
        let held = |board: &Board| board.hand_sizes[seat.index()];
        so(held(was) == held(is) + 3, "no set was traded")?;
        so(i64::from(was.to_place) + said.number("n")? == i64::from(is.to_place), "it brought other armies")
    }

    fn fought(&mut self, line: &Line, was: &Board, is: &Board) -> Verdict {
        if line.fresh || self.fight.is_none() {
            self.fight = Some(was.clone());
        }
        let start = self.fight.as_ref().ok_or("nobody fights".to_owned())?;
        let (said, seat) = (&line.said, line.seat.ok_or("nobody attacks".to_owned())?);
        let to = self.place(said.name("to")?)?;
        let armies = |board: &Board, at: TerritoryId| i64::from(board.land(at).armies);
        so(was.active == seat, "it is somebody else's turn")?;
        self.calls(was.land(to).owner, said.name("defender")?)?;
        let fallen = is.holds(seat, to);
        let left = if fallen { 0 } else { armies(is, to) };
        so(armies(start, to) - said.number("killed")? == left, "the defender lost others")?;
        let Ok(from) = said.name("from") else { return Ok(()) };
        let from = self.place(from)?;
        so(was.holds(seat, from), "it is not theirs")?;
        // Who marches in at once has its armies in both.
        let there = armies(is, from) + if fallen { armies(is, to) } else { 0 };
        so(armies(start, from) - said.number("lost")? == there, "the attacker lost others")
    }
}

/// Plays a game and reads its log with these eyes; everybody acts at random, or as the opponent of that name. Returns how many lines there
/// were.
fn read(setup: Setup, map: &Arc<Map>, seed: u64, eye: Option<Eye>, opponent: Option<&str>) -> usize {
    let game = Arc::new(Risk::new(setup, Arc::clone(map)).expect("a sound setup"));
    let (words, players) = (Words::english(), testing::agents(game.seats()));
    let names = Names::new(&game, &players, &words);
    let mut agents: Vec<Option<Box<dyn Agent<Risk>>>> =
        players.iter().map(|_| opponent.map(|name| RiskModule.agent(name).expect("it is in the list"))).collect();
    let mut session = Session::new(Arc::clone(&game), Seed(seed), players.clone()).expect("seated");
    let mut reader = Reader { game: &game, names: &names, fight: None, placing: None };
    let (mut chronicle, mut log, mut lines) = (Chronicle::default(), Log::default(), 0);
    while session.len() < 1_500 {
        let before = session.state().clone();
        let Some(events) = play_step(&mut session, &mut agents, 40) else { break };
        let mut told = Vec::new();
        for event in &events {
            let event = match eye {
                Some(eye) => game.redact(event, eye),
                None => Some(event.clone()),
            };
            let Some(event) = event else { continue };
            let known = log.entries().len();
            let ((), heard) = listen(|| chronicle.tell(&mut log, &names, session.len(), &event.kind));
            let fresh = log.entries().len() > known;
            for said in heard.into_iter().filter(|said| said.id.starts_with("conquest-log-")) {
                let seat = log
                    .entries()
                    .iter()
                    .rev()
                    .find(|entry| entry.text.contains(&said.text))
                    .and_then(|entry| entry.seat);
                // A line that goes on takes the place of what it said before.
                let before = told.iter().rposition(|line: &Line| !fresh && line.said.id == said.id);
                let fresh = before.map_or(fresh, |at| told.remove(at).fresh);
                told.push(Line { said, seat, fresh });
            }
        }
        for line in &told {
            lines += 1;
            if let Err(why) = reader.check(line, &before, session.state()) {
                panic!(
                    "step {} of {seed}, {:?}: {why}: {:?} of {:?}",
                    session.len(),
                    game.setup(),
                    line.said,
                    line.seat
                );
            }
        }
    }
    lines
}

#[test]
fn what_the_log_tells_is_so() {
    let map = testing::world();
    let base = |seats| Setup { seats, round_limit: 25, ..Setup::default() };
    let setups = [
        base(2),
        base(4),
        Setup { start: Start::Claim, ..base(3) },
        Setup { start: Start::Scatter, cards: Cards::Fixed, ..base(6) },
        Setup { victory: Victory::Capitals(0), start: Start::Scatter, ..base(3) },
        Setup { victory: Victory::Missions, start: Start::Scatter, ..base(4) },
        Setup { portals: 3, blizzards: 5, layout: 2, ..base(3) },
    ];
    let mut lines = 0;
    for (seed, setup) in setups.into_iter().enumerate() {
        for opponent in [None, Some("raider")] {
            lines += read(setup.clone(), &map, seed as u64, None, opponent);
        }
    }
    for seed in 0..3 {
        let fog = Setup { fog: true, start: Start::Scatter, ..base(4) };
        lines += read(fog, &map, seed, Some(Eye::Seat(Seat(0))), None);
    }
    assert!(lines > 3_000, "only {lines} lines");
}

/// An event of every kind, with what fog and closed hands hide and without it.
fn one_of_each() -> Vec<EventKind> {
    let (seat, by, defender, loser) = (Seat(0), Seat(1), Owner::of(Seat(1)), Owner::NEUTRAL);
    let [from, to, territory] = [0, 1, 2].map(TerritoryId);
    let card = Card(3);
    let roll = Roll { attacker: [6, 3, 1], defender: [5, 3, 0] };
    let income = Income { territories: 3, continents: Vec::new() };
    let over = |reason: &'static str| EventKind::Over(Standing::new(vec![1, 2, 3], reason));
    let settled = (0..12).map(|at| EventKind::Settled {
        territory: TerritoryId(at),
        owner: if at % 3 == 2 { Owner::NEUTRAL } else { Owner::of(Seat(at % 3)) },
    });
    let rest = [
        EventKind::First(seat),
        EventKind::Mission { seat, mission: Some(Mission::Eighteen) },
        EventKind::Mission { seat, mission: None },
        EventKind::Scattered { territory },
        EventKind::Named { seat, territory: Some(territory) },
        EventKind::Named { seat, territory: None },
        EventKind::Capitals(vec![from, to, territory]),
        EventKind::Turn { seat, round: 1, income: Some(income) },
        EventKind::Turn { seat, round: 1, income: None },
        EventKind::Traded { seat, cards: [card, Card(4), Card(42)], armies: 4 },
        EventKind::Placed { seat, territory, armies: 2 },
        EventKind::Rolled { seat, from, to, defender, roll, attacker_lost: 1, defender_lost: 1 },
        EventKind::Assaulted { seat, to, defender, defender_lost: 0 },
        EventKind::Captured { seat, from: None, to, loser },
        EventKind::Occupied { from: None, to, armies: 3 },
        EventKind::Eliminated { seat, by, cards: Some(vec![card]) },
        EventKind::Eliminated { seat, by, cards: None },
        EventKind::Fortified { seat, from, to, armies: 1 },
        EventKind::Drew { seat, card: Some(card) },
        EventKind::Drew { seat, card: None },
        EventKind::Reshuffled,
        over("elimination"),
        over("rounds"),
        over("round_limit"),
    ];
    settled.chain(rest).collect()
}

#[test]
fn all_that_may_be_said_is_said_of_some_event_in_both_languages() {
    let (map, players) = (testing::world(), testing::agents(3));
    let called: Vec<String> = players.iter().map(|player| player.name.clone()).collect();
    says_all(&LOG, |words| {
        let of = |start, portals, blizzards| Setup { seats: 3, start, portals, blizzards, ..Setup::default() };
        let setups = [of(Start::Claim, 0, 0), of(Start::Deal, 2, 0), of(Start::Deal, 0, 2), of(Start::Deal, 2, 2)];
        for setup in setups {
            let game = Risk::new(setup, Arc::clone(&map)).expect("sound");
            let names = Names::new(&game, &players, words);
            let (mut chronicle, mut log) = (Chronicle::default(), Log::default());
            for kind in one_of_each() {
                chronicle.tell(&mut log, &names, 0, &kind);
                let event = Event { kind, seen: Seats::ALL, whole: Seats::ALL };
                let line = RiskModule.narrate(&game, &called, &event);
                line.iter().for_each(|line| drop(words.message(&line.message)));
            }
        }
    });
}
