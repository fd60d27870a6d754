//! Recaps of Realm held against the rules: what each line says of cards is looked up in what everybody owned before and after each step of
//! that turn, and in what was done. A turn that goes on is told as far as it is.

use std::{collections::BTreeMap, path::Path};

use dominion::{Action, Card, Cards, Dominion, State};
use lab::{Library, Opening, Scene};
use registry::games::DominionModule;
use tabletop::{Seat, Step};

use super::{state::Realm, wording};
use crate::{
    table::recap::checks::{CheckedRecap, READER, read},
    text::Words,
};

/// What a turn did, as far as the reader's recap begins with it.
#[derive(Default)]
struct Deeds {
    /// Actions, each time one is played.
    played: usize,
    bought: Cards,
    /// The same, each kind when it was first bought.
    bought_first: Vec<Card>,
    gained: Cards,
    trashed: Cards,
    /// Of the reader's: gained, and trashed.
    cursed: Cards,
    ruined: Cards,
    /// Whether in some step a card both came and went, so that it does not show in what is owned.
    unclear: bool,
}

/// What of `now` is not in `before`.
fn more(before: &Cards, now: &Cards) -> Cards {
    let mut rest = *now;
    rest.take_all(before);
    rest
}

impl Deeds {
    fn add(&mut self, own: usize, step: Option<&Action>, before: &State, after: &State) {
        let reader = READER.index();
        self.played += usize::from(after.turn.played.saturating_sub(before.turn.played));
        let (trashed, taken) = (more(&before.trash, &after.trash), more(&after.supply, &before.supply));
        self.unclear |= trashed.kinds().any(|card| taken.has(card));
        let bought = match step {
            Some(Action::Buy(card)) => Cards::one(*card),
            _ => Cards::NONE,
        };
        self.bought_first.extend(bought.kinds().filter(|card| !self.bought.has(*card)));
        self.bought.add_all(&bought);
        for (seat, gained, lost) in
            [(own, &mut self.gained, &mut self.trashed), (reader, &mut self.cursed, &mut self.ruined)]
        {
            let (was, is) = (before.players[seat].owned(), after.players[seat].owned());
            let mut came = more(&was, &is);
            if seat == own {
                came.take_all(&bought);
            }
            gained.add_all(&came);
            lost.add_all(&more(&is, &was));
        }
    }
}

/// The turns of others that a recap is about, in order, each with whether it is over.
fn turns(told: &CheckedRecap<'_, Dominion>) -> Vec<(Seat, Deeds, bool)> {
    let states = told.states();
    let steps = &told.session.steps()[told.first..];
    let mut turns: Vec<(Seat, Deeds, bool)> = Vec::new();
    for (at, step) in steps.iter().enumerate() {
        let (before, after) = (&states[at], &states[at + 1]);
        if turns.last().is_none_or(|(seat, ..)| *seat != before.active) {
            turns.iter_mut().for_each(|(.., over)| *over = true);
            turns.push((before.active, Deeds::default(), false));
        }
        let action = match step {
            Step::Action(_, action) => Some(action),
            Step::Outcome(_) | Step::Declaration(..) => None,
        };
        if let Some((seat, deeds, _)) = turns.last_mut().filter(|(seat, ..)| *seat != READER) {
            deeds.add(seat.index(), action, before, after);
        }
    }
    let now = told.session.state().active;
    turns.iter_mut().for_each(|(seat, _, over)| *over |= *seat != now);
    turns.retain(|(seat, ..)| *seat != READER);
    turns
}

/// The entries of a list, in no order: what comes in one step has none.
fn entries(list: &str) -> Vec<&str> {
    let mut entries: Vec<&str> = list.split(", ").collect();
    entries.sort_unstable();
    entries
}

/// How many cards an entry of a list names: "Village", "2 Villages".
fn count(entry: &str) -> usize {
    entry.split_whitespace().find_map(|word| word.trim_matches('×').parse().ok()).unwrap_or(1)
}

fn check(words: &Words, told: &CheckedRecap<'_, Dominion>) -> Result<(), String> {
    let game = told.session.game();
    let turns = turns(told);
    // The first turn may have been in its last step, of which nothing is told.
    let skipped = turns.len().checked_sub(told.lines.len()).filter(|skipped| *skipped <= 1);
    let skipped = skipped.ok_or_else(|| format!("{} lines of {} turns", told.lines.len(), turns.len()))?;
    for ((line, said), (seat, deeds, over)) in told.lines.iter().zip(&told.said).zip(&turns[skipped..]) {
        if line.seat != *seat {
            return Err(format!("a line of {:?} for the turn of {seat:?}", line.seat));
        }
        let mut lists: BTreeMap<&str, String> = BTreeMap::new();
        for said in said {
            let id = said.id.trim_start_matches("realm-recap-");
            lists.insert(id, said.name(id).unwrap_or_default().to_owned());
        }
        let says = |id: &str| lists.contains_key(id);
        if says("nothing") && (!over || !deeds.bought.is_empty()) {
            return Err(format!("{seat:?} bought something, or still may"));
        }
        if *over && (says("so_far") || says("goes_on")) {
            return Err(format!("the turn of {seat:?} is over"));
        }
        if !*over && !says("so_far") && !says("goes_on") {
            return Err(format!("the turn of {seat:?} goes on"));
        }
        let played: usize = lists.get("played").map_or(0, |list| list.split(", ").map(count).sum());
        if played != deeds.played {
            return Err(format!("{seat:?} played {} actions, and it says {played}", deeds.played));
        }
        let facts = [
            ("bought", deeds.bought),
            ("gained", deeds.gained),
            ("trashed", deeds.trashed),
            ("cursed", deeds.cursed),
            ("ruined", deeds.ruined),
        ];
        for (id, cards) in facts.iter().filter(|_| !deeds.unclear) {
            let really = wording::cards(words, game, cards);
            let named = lists.get(id).map_or("", String::as_str);
            if entries(named) != entries(&really) {
                return Err(format!("{seat:?} {id} {really:?}, and it says {named:?}"));
            }
        }
        let of_kind = |card: &Card| Cards::NONE.with(*card, deeds.bought.count(*card));
        let bought: Vec<String> =
            deeds.bought_first.iter().map(|card| wording::cards(words, game, &of_kind(card))).collect();
        let (bought, named) = (bought.join(", "), lists.get("bought").map_or("", String::as_str));
        if named != bought {
            return Err(format!("{seat:?} bought {bought:?} in this order, and it says {named:?}"));
        }
    }
    Ok(())
}

#[test]
fn what_a_recap_of_realm_says_is_so() {
    let words = Words::english();
    let library = Library::open(Path::new(env!("CARGO_MANIFEST_DIR"))).expect("the program's files");
    let (mut recaps, mut within) = (0, 0);
    for seed in 0..32_u64 {
        let seats = 2 + seed as usize % 3;
        // Attacks ask in the middle of a turn.
        let kingdom = match seed % 2 {
            0 => format!("random: {seed}"),
            _ => r#"kingdom: ["militia", "bureaucrat", "torturer", "village", "moat", "smithy"]"#.to_owned(),
        };
        let options = Some(format!("({kingdom}, seats: {seats}, turn_limit: 25)"));
        let scene = Scene::open(&DominionModule, &library, &Opening::Setup { options, seats: None }).expect("rules");
        let turn = |state: &State| state.active;
        recaps += read::<Realm, Dominion>(scene.game, (seed, 600), turn, |told| {
            within += usize::from(told.session.state().active != READER);
            check(&words, told)
        });
    }
    assert!(recaps > 60 && within > 3, "{recaps} recaps, {within} of them in the turn of somebody else");
}

/// What one owns more of is found kind by kind.
#[test]
fn more_is_counted_by_kinds() {
    let before = Cards::NONE.with(Card::COPPER, 7).with(Card::ESTATE, 3);
    let now = Cards::NONE.with(Card::COPPER, 8).with(Card::SILVER, 1);
    assert_eq!(more(&before, &now), Cards::NONE.with(Card::COPPER, 1).with(Card::SILVER, 1));
    assert_eq!(more(&now, &before), Cards::NONE.with(Card::ESTATE, 3));
}
