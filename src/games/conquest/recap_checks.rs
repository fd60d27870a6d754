//! Recaps of Conquest held against the rules: what each line says is looked up in the boards before and after each step of that turn.

use std::sync::Arc;

use risk::{Board, Cards, Owner, Risk, Setup, Start, State, map::TerritoryId};
use tabletop::Seat;

use super::{place_names, state::Conquest, testing};
use crate::{
    table::recap::checks::{CheckedRecap, READER, read},
    text::{Words, heard::Said},
};

type Verdict = Result<(), String>;

/// Territories that a list names at most.
const NAMED: usize = 4;

fn so(holds: bool, what: &str) -> Verdict {
    if holds { Ok(()) } else { Err(what.to_owned()) }
}

/// A turn as its boards tell it.
struct Course {
    seat: Seat,
    /// The board before it, and after.
    ends: [Board; 2],
    /// What changed hands, and whose it was.
    taken: Vec<(TerritoryId, Owner)>,
    /// Armies got for sets.
    traded: i64,
}

/// The turns of others that a recap is about.
fn turns(told: &CheckedRecap<'_, Risk>) -> Vec<Course> {
    let states = told.states();
    let mut turns: Vec<Course> = Vec::new();
    for pair in states.windows(2) {
        let [before, after] = [&pair[0].board, &pair[1].board];
        if turns.last().is_none_or(|turn| turn.seat != before.active) {
            let ends = [before.clone(), before.clone()];
            turns.push(Course { seat: before.active, ends, taken: Vec::new(), traded: 0 });
        }
        let Some(turn) = turns.last_mut() else { continue };
        for territory in told.session.game().map().territories() {
            let (was, is) = (before.land(territory).owner, after.land(territory).owner);
            if was != is {
                turn.taken.push((territory, was));
            }
        }
        if after.trades > before.trades {
            turn.traded += i64::from(after.to_place) - i64::from(before.to_place);
        }
        turn.ends[1] = after.clone();
    }
    turns.retain(|turn| turn.seat != READER);
    turns
}

struct Reader<'a> {
    words: &'a Words,
    game: &'a Risk,
}

impl Reader<'_> {
    fn name(&self, owner: Owner) -> String {
        let number = |seat: Seat| format!("Player {}", seat.index() + 1);
        owner.seat().map_or_else(|| self.words.get("conquest-neutral").to_owned(), number)
    }

    /// A list names what was taken from somebody, in order, and how many more there are.
    fn lists(&self, list: &str, taken: &[TerritoryId]) -> Verdict {
        let name = |at: &TerritoryId| place_names::territory(self.words, self.game.map(), *at);
        let named: Vec<&str> = taken.iter().take(NAMED).map(name).collect();
        let more = taken.len().saturating_sub(NAMED);
        let tail = if more > 0 { format!(" and {more} more") } else { String::new() };
        so(list == format!("{}{tail}", named.join(", ")), "others were taken")
    }

    /// Who holds the continent of a name on a board, and what it brings.
    fn continent(&self, name: &str, board: &Board) -> Result<(Option<Seat>, i64), String> {
        let map = self.game.map();
        let found = map.continents().find(|at| place_names::continent(self.words, map, *at) == name);
        let continent = found.ok_or_else(|| format!("there is no {name}"))?;
        let members = map.continent_members(continent);
        let first = board.land(members[0]).owner;
        let whole = members.iter().all(|at| board.land(*at).owner == first);
        Ok((first.seat().filter(|_| whole), map.continent_bonus(continent).into()))
    }

    fn check(&self, said: &Said, turn: &Course) -> Verdict {
        let [before, after] = &turn.ends;
        let from = |owner: Owner| -> Vec<TerritoryId> {
            turn.taken.iter().filter(|(_, was)| *was == owner).map(|(at, _)| *at).collect()
        };
        match said.id.trim_start_matches("conquest-recap-") {
            "took_yours" => self.lists(said.name("list")?, &from(Owner::of(READER))),
            "took" => {
                let named = said.name("name")?;
                let loser = turn.taken.iter().map(|(_, was)| *was).find(|was| self.name(*was) == named);
                self.lists(said.name("list")?, &from(loser.ok_or("nothing was taken from them")?))
            }
            id @ ("broke_yours" | "broke") => {
                let place = said.name("place")?;
                let (was, _) = self.continent(place, before)?;
                let (is, _) = self.continent(place, after)?;
                let holder = was.ok_or("nobody held it")?;
                so(is != was, "it is still theirs")?;
                match id {
                    "broke" => so(self.name(Owner::of(holder)) == said.name("name")?, "somebody else held it"),
                    _ => so(holder == READER, "the reader did not hold it"),
                }
            }
            "gained" => {
                let place = said.name("place")?;
                let (was, _) = self.continent(place, before)?;
                let (is, bonus) = self.continent(place, after)?;
                so(is == Some(turn.seat) && was != is, "it is not theirs")?;
                so(said.number("n")? == bonus, "it brings another number")
            }
            "eliminated" => {
                let mut fell = after.fallen.iter().filter(|fallen| before.alive(fallen.seat));
                let named = said.name("name")?;
                so(fell.any(|fallen| self.name(Owner::of(fallen.seat)) == named), "nobody fell")
            }
            "traded" => so(said.number("n")? == turn.traded, "sets brought other armies"),
            _ => Err("nobody checks it".to_owned()),
        }
    }
}

fn check(words: &Words, told: &CheckedRecap<'_, Risk>) -> Verdict {
    let turns = turns(told);
    let reader = Reader { words, game: told.session.game() };
    // Of a turn in which nothing was taken, broken or traded there is no line.
    let mut rest = turns.iter();
    for (line, said) in told.lines.iter().zip(&told.said) {
        let turn = rest.find(|turn| turn.seat == line.seat).ok_or("a line for a turn that was not")?;
        so(!said.is_empty(), "a line says nothing")?;
        for said in said {
            reader.check(said, turn).map_err(|why| format!("{} of {:?}: {why}", said.id, line.seat))?;
        }
        let yours = said.iter().any(|said| said.id == "conquest-recap-took_yours");
        so(yours == turn.taken.iter().any(|(_, was)| was.is(READER)), "what was taken from the reader is not told")?;
    }
    Ok(())
}

#[test]
fn what_a_recap_of_conquest_says_is_so() {
    let words = Words::english();
    let base = |seats| Setup { seats, start: Start::Scatter, round_limit: 20, ..Setup::default() };
    let setups = [base(4), Setup { cards: Cards::Fixed, ..base(3) }, base(6), Setup { start: Start::Deal, ..base(2) }];
    let mut recaps = 0;
    for (seed, setup) in setups.into_iter().enumerate() {
        let game = Arc::new(Risk::new(setup, testing::world()).expect("a sound setup"));
        let turn = |state: &State| state.board.active;
        recaps += read::<Conquest, Risk>(game, (seed as u64, 1_200), turn, |told| check(&words, told));
    }
    assert!(recaps > 25, "only {recaps} recaps");
}
