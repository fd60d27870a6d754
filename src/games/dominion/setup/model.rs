//! The table as data: who sits there, which cards are played with, and what the player keeps for next time.

use std::{collections::BTreeSet, sync::Arc};

use dominion::{Card, Catalog, LARGEST_KINGDOM, Setup};
use serde::{Deserialize, Serialize};
use tabletop::{Controller, Seed};

use super::{
    kingdom::{OwnKingdom, drawn},
    short::{BredMenu, ShortRun},
};
use crate::{
    games::dominion::{
        CardFace,
        content::{Content, FIRST},
    },
    shell::NewGame,
    table::setup::{Opponent, TableSetup},
    text::Words,
};

/// Seats, rules and seed.
pub type RealmSetup = TableSetup<Content>;

/// What an opponent is told that plays without guard.
const UNGUARDED: &str = "guard=off";
/// Kingdoms the player can keep.
pub const MOST_OWN: usize = 24;

/// The table as it is laid, and what is kept beside it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct KingdomSetup {
    /// Seats, rules and seed.
    pub table: RealmSetup,
    /// The sets kingdoms are drawn from; all where there are none.
    #[serde(default)]
    pub sets: BTreeSet<String>,
    /// The player's own kingdoms.
    #[serde(default)]
    pub own: Vec<OwnKingdom>,
    /// Whether opponents end no game while they are behind.
    #[serde(default = "guarded")]
    pub guard: bool,
    /// What was bred for a kingdom for which no champion is shipped.
    #[serde(default)]
    pub bred: Option<BredMenu>,
    /// The run that breeds it.
    #[serde(skip)]
    pub short: Option<ShortRun>,
    /// The name under which the kingdom would be kept.
    #[serde(skip)]
    pub name: String,
    /// What stands on all cards, in the language it was made for.
    #[serde(skip)]
    faces: Option<(String, Vec<Arc<CardFace>>)>,
}

/// Guard is on where nothing else was chosen.
const fn guarded() -> bool {
    true
}

impl KingdomSetup {
    /// Of a table.
    pub fn from_table(table: RealmSetup) -> Self {
        Self {
            table,
            sets: BTreeSet::new(),
            own: Vec::new(),
            guard: true,
            bred: None,
            short: None,
            name: String::new(),
            faces: None,
        }
    }

    /// Reads a table back, and [mends](TableSetup::mend) it.
    ///
    /// # Errors
    /// It is no table; the reason with line and column.
    pub fn from_ron(text: &str, opponents: &[Opponent]) -> Result<Self, String> {
        let mut setup: Self = ron::from_str(text).map_err(|error| error.to_string())?;
        setup.table.mend(opponents);
        setup.own.truncate(MOST_OWN);
        Ok(setup)
    }

    /// Writes it for next time.
    pub fn to_ron(&self) -> String {
        let pretty = ron::ser::PrettyConfig::new();
        ron::ser::to_string_pretty(self, pretty).expect("a table holds nothing RON cannot write")
    }

    /// Plays with these cards.
    pub fn choose(&mut self, cards: &[String], colonies: bool) {
        self.table.rules.kingdom = cards.to_vec();
        self.table.rules.colonies = colonies;
    }

    /// Draws ten cards of the sets that are chosen.
    pub fn draw(&mut self, catalog: &Catalog, seed: Seed) {
        self.table.rules.kingdom = drawn(catalog, seed, &self.sets);
    }

    /// Takes a card out of the kingdom, or into it where there is room.
    pub fn turn_card(&mut self, id: &str) {
        let kingdom = &mut self.table.rules.kingdom;
        match kingdom.iter().position(|known| known == id) {
            Some(at) => drop(kingdom.remove(at)),
            None if kingdom.len() < LARGEST_KINGDOM => kingdom.push(id.to_owned()),
            None => {}
        }
    }

    /// Keeps the kingdom under the name that is written; one of that name gives way.
    pub fn keep(&mut self) {
        let name = self.name.trim().to_owned();
        if name.is_empty() {
            return;
        }
        self.own.retain(|own| own.name != name);
        let Setup { kingdom, colonies, .. } = &self.table.rules;
        self.own.push(OwnKingdom { name, cards: kingdom.clone(), colonies: *colonies });
        if self.own.len() > MOST_OWN {
            self.own.remove(0);
        }
        self.name.clear();
    }

    /// Whether exactly these cards are played with, in any order.
    pub fn is_chosen(&self, cards: &[String]) -> bool {
        let kingdom = &self.table.rules.kingdom;
        kingdom.len() == cards.len() && cards.iter().all(|card| kingdom.contains(card))
    }

    /// The game this table stands for.
    ///
    /// # Errors
    /// The seed is blank.
    pub fn new_game(&self) -> Result<NewGame, String> {
        let mut game = self.table.new_game()?;
        let bred = self.bred.as_ref().filter(|bred| bred.fits(&self.table.rules));
        for player in &mut game.players {
            let Controller::Agent(spec) = &mut player.controller else { continue };
            if let Some(bred) = bred {
                bred.seat(spec);
            }
            if !self.guard {
                unguard(spec);
            }
        }
        Ok(game)
    }

    /// The cards on an opponent's menu that are neither basic nor in the kingdom: it passes over them.
    pub fn lacking(&self, content: &Content, name: &str) -> Vec<String> {
        let Some(menu) = content.menus.get(name) else { return Vec::new() };
        let basic =
            |id: &str| content.catalog.as_ref().and_then(|all| all.get(id)).is_some_and(|kind| kind.set == "basic");
        let lacks = |id: &&str| !basic(id) && !self.table.rules.kingdom.iter().any(|card| card == id);
        menu.entries.iter().map(|entry| entry.card.as_str()).filter(lacks).map(str::to_owned).collect()
    }

    /// What stands on all cards of a catalog, made once for each language.
    pub fn faces(&mut self, words: &Words, catalog: &Catalog) -> &[Arc<CardFace>] {
        let language = words.language().to_string();
        if self.faces.as_ref().is_none_or(|(known, _)| *known != language) {
            let face = |kind| Arc::new(CardFace::new(words, kind, Card(u8::MAX)));
            let mut faces: Vec<Arc<CardFace>> = catalog.kingdom_cards().map(face).collect();
            faces.sort_by(|one, other| (one.cost, &one.name).cmp(&(other.cost, &other.name)));
            self.faces = Some((language, faces));
        }
        self.faces.as_ref().map_or(&[], |(_, faces)| faces)
    }
}

/// Has an opponent play without guard, unless it was told about it. Programs of the player's own know no such thing.
fn unguard(spec: &mut String) {
    if lab::is_program(spec) || spec.contains("guard=") {
        return;
    }
    let mark = if spec.contains(':') { ',' } else { ':' };
    spec.push(mark);
    spec.push_str(UNGUARDED);
}

/// The table of a first game: as that scene lays it, with a person of the player's language in it.
pub fn first(words: &Words, content: &Content) -> RealmSetup {
    let (presets, opponents) = (&content.presets, &content.opponents);
    let shipped = RealmSetup::of_scene(FIRST, presets, words, opponents);
    shipped.unwrap_or_else(|| RealmSetup::first(Setup::default(), 2, words, opponents))
}

#[cfg(test)]
mod tests {
    use lab::Library;

    use super::*;
    use crate::{
        games::dominion::content::is_first,
        table::{LabContent, setup::agent_name},
    };

    fn content() -> Content {
        let library = Library::open(std::path::Path::new(env!("CARGO_MANIFEST_DIR"))).expect("the program's files");
        let (content, problems) = Content::load(&library);
        assert_eq!(problems, []);
        content
    }

    #[test]
    fn the_first_table_is_gentle_and_can_be_played() {
        let (words, content) = (Words::english(), content());
        let table = first(&words, &content);
        assert_eq!(table.faults(&words, |rules| content.check(&words, rules)), Vec::<String>::new());
        assert_eq!(table.players[0].controller, Controller::Human);
        let seated: Vec<_> = table.players.iter().filter_map(|player| agent_name(&player.controller)).collect();
        assert_eq!(seated, ["champion"]);
        assert!(table.new_game().is_ok() && is_first(&content.presets[0]));
    }

    #[test]
    fn a_kingdom_is_chosen_changed_and_kept() {
        let (words, content) = (Words::english(), content());
        let mut setup = KingdomSetup::from_table(first(&words, &content));
        let before = setup.table.rules.kingdom.clone();
        setup.turn_card("witch");
        assert_eq!(setup.table.rules.kingdom, before, "there are ten already");
        setup.turn_card("moat");
        setup.turn_card("witch");
        assert!(setup.table.rules.kingdom.contains(&"witch".to_owned()) && !setup.is_chosen(&before));
        setup.name = " Mine ".to_owned();
        setup.keep();
        assert_eq!((setup.own[0].name.as_str(), setup.own[0].cards.len()), ("Mine", 10));
        let text = setup.to_ron();
        let again = KingdomSetup::from_ron(&text, &content.opponents).expect("a table");
        assert_eq!(again, setup);
        setup.choose(&before, true);
        assert!(setup.is_chosen(&before) && setup.table.rules.colonies);
        assert!(KingdomSetup::from_ron("(table: 3)", &content.opponents).is_err());
    }

    #[test]
    fn what_an_opponent_wants_and_the_kingdom_lacks_is_known() {
        let (words, content) = (Words::english(), content());
        let mut setup = KingdomSetup::from_table(first(&words, &content));
        assert_eq!(setup.lacking(&content, "wi1"), ["witch"]);
        assert_eq!(setup.lacking(&content, "bm1"), Vec::<String>::new());
        setup.turn_card("moat");
        setup.turn_card("witch");
        assert_eq!(setup.lacking(&content, "wi1"), Vec::<String>::new());
        assert_eq!(setup.lacking(&content, "strategist"), Vec::<String>::new());
    }

    #[test]
    fn a_menu_that_was_bred_is_written_into_the_table_it_fits() {
        let (words, content) = (Words::english(), content());
        let mut setup = KingdomSetup::from_table(first(&words, &content));
        setup.table.players[1].controller = Controller::Agent("champion@hard".to_owned());
        setup.bred = Some(BredMenu::new(setup.table.rules.clone(), "strategist:menu=gold@99".to_owned()));
        let again = KingdomSetup::from_ron(&setup.to_ron(), &content.opponents).expect("a table");
        assert_eq!(again, setup, "it is kept with the table");
        let agent = |setup: &KingdomSetup| setup.new_game().expect("it can be played").players[1].controller.clone();
        assert_eq!(agent(&setup), Controller::Agent("strategist:menu=gold@99".to_owned()));
        setup.turn_card("moat");
        assert_eq!(
            agent(&setup),
            Controller::Agent("champion@hard".to_owned()),
            "another kingdom has another champion"
        );
    }

    #[test]
    fn without_guard_opponents_are_told_so() {
        let (words, content) = (Words::english(), content());
        let mut setup = KingdomSetup::from_table(first(&words, &content));
        setup.table.players[1].controller = Controller::Agent("bm1".to_owned());
        setup.guard = false;
        let game = setup.new_game().expect("it can be played");
        assert_eq!(game.players[1].controller, Controller::Agent("bm1:guard=off".to_owned()));
        let mut spec = "strategist:menu=gold@99".to_owned();
        unguard(&mut spec);
        assert_eq!(spec, "strategist:menu=gold@99,guard=off");
        unguard(&mut spec);
        assert_eq!(spec, "strategist:menu=gold@99,guard=off");
    }
}
