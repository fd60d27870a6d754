//! The table as data: what may be changed and what must hold.

use lab::Difficulty;
use serde::{Deserialize, Serialize};
use tabletop::{Controller, Player};

use crate::{
    shell::{GameSetup, NewGame},
    table::setup::{Opponent, Persona, agent_name, parse_seed, program, rolled_seed},
    text::Words,
    theme::Livery,
};

/// Fewest and most seats at a table.
pub const SEATS: std::ops::RangeInclusive<usize> = 2..=6;

/// How hard those are who take a free seat, first ones first.
const COMPANY: [Difficulty; 3] = [Difficulty::Steady, Difficulty::Gentle, Difficulty::Formidable];

/// Longest name of a player, in characters.
pub const NAME_LENGTH: usize = 20;

/// A ready-made table.
#[derive(Clone, PartialEq, Debug)]
pub struct Preset {
    /// Its name for players.
    pub title: String,
    /// What it is about.
    pub note: String,
    /// The table.
    pub table: TableSetup,
}

/// The table as it is laid. Between 2 and 6 players, no two with the same look.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TableSetup {
    /// The variants; their number of seats follows the players.
    pub rules: risk::Setup,
    /// The players in turn order.
    pub players: Vec<Player>,
    /// The seed as it is written.
    pub seed: String,
}

impl TableSetup {
    /// A person against three opponents, personas of middling strength where there are any, with the classic rules.
    pub fn classic(words: &Words, opponents: &[Opponent]) -> Self {
        let mut table = Self { rules: risk::Setup::default(), players: Vec::new(), seed: String::new() };
        table.players.push(Player {
            name: words.get("setup.person").to_owned(),
            controller: Controller::Human,
            look: 0,
        });
        while table.players.len() < 4 {
            table.add_seat(opponents);
        }
        table
    }

    /// Adds a seat with an opponent no seat has yet, where there is one, and a free look.
    pub fn add_seat(&mut self, opponents: &[Opponent]) {
        if self.players.len() >= *SEATS.end() {
            return;
        }
        let taken: Vec<&str> = self.players.iter().filter_map(|player| agent_name(&player.controller)).collect();
        // Personas that are not at the table yet make the best company, then the strongest of the others.
        let free = |opponent: &&Opponent| !taken.contains(&opponent.name.as_str());
        let somebody = COMPANY.iter().find_map(|difficulty| {
            let is = |persona: &Persona| persona.difficulty == *difficulty;
            opponents.iter().find(|opponent| opponent.persona.as_ref().is_some_and(is) && free(opponent))
        });
        let opponent = somebody.or_else(|| opponents.iter().rev().find(free)).or(opponents.last());
        let look = (0..Livery::COUNT)
            .find(|look| self.players.iter().all(|player| player.look % Livery::COUNT != *look))
            .unwrap_or(0);
        let (name, controller) = match opponent {
            Some(opponent) => (opponent.title.clone(), Controller::Agent(opponent.usual())),
            None => (format!("{}", self.players.len() + 1), Controller::Human),
        };
        self.players.push(Player { name: self.free_name(&name), controller, look });
        self.follow();
    }

    /// Takes a seat away, where more than two are left.
    pub fn remove_seat(&mut self, index: usize) {
        if self.players.len() > *SEATS.start() && index < self.players.len() {
            self.players.remove(index);
            self.follow();
        }
    }

    /// Moves a seat one place up in turn order.
    pub fn move_up(&mut self, index: usize) {
        if (1..self.players.len()).contains(&index) {
            self.players.swap(index - 1, index);
        }
    }

    /// Gives a seat a look; whoever had it gets the seat's old one, so that no two are ever alike.
    pub fn choose_look(&mut self, index: usize, look: u8) {
        let Some(old) = self.players.get(index).map(|player| player.look) else { return };
        for player in &mut self.players {
            if player.look == look {
                player.look = old;
            }
        }
        self.players[index].look = look;
    }

    /// Gives a seat to a person or an opponent. A name that only said who sat there before follows.
    pub fn choose_controller(&mut self, index: usize, opponent: Option<&Opponent>, words: &Words, known: &[Opponent]) {
        let Some(player) = self.players.get(index) else { return };
        let old_title = match agent_name(&player.controller) {
            Some(_) if program::command(&player.controller).is_some() => Some(words.get("program.name")),
            Some(agent) => known.iter().find(|known| known.name == agent).map(|known| known.title.as_str()),
            None => Some(words.get("setup.person")),
        };
        let named_after_role = old_title.is_some_and(|title| player.name.trim_end_matches([' ', 'I', 'V']) == title);
        let (title, controller) = match opponent {
            Some(opponent) => (opponent.title.clone(), Controller::Agent(opponent.usual())),
            None => (words.get("setup.person").to_owned(), Controller::Human),
        };
        if named_after_role || player.name.trim().is_empty() {
            self.players[index].name = String::new();
            self.players[index].name = self.free_name(&title);
        }
        self.players[index].controller = controller;
    }

    /// Gives a seat to a program of the player's own: the one another seat names already, or one yet to be named.
    pub fn choose_program(&mut self, index: usize, words: &Words, known: &[Opponent]) {
        let named = self.players.iter().find_map(|player| program::command(&player.controller));
        let (command, seconds) =
            named.map_or((String::new(), lab::MOVE_SECONDS), |(command, s)| (command.to_owned(), s));
        // A name that only said who sat there before follows, as it does for opponents.
        self.choose_controller(index, None, words, known);
        let Some(player) = self.players.get_mut(index) else { return };
        player.controller = program::controller(&command, seconds);
        if player.name.trim_end_matches([' ', 'I', 'V']) == words.get("setup.person") {
            self.players[index].name = String::new();
            self.players[index].name = self.free_name(words.get("program.name"));
        }
    }

    /// Rolls a fresh seed.
    pub fn roll_seed(&mut self) {
        self.seed = rolled_seed();
    }

    /// What keeps this table from being played, in the player's words; `check` tells what the rules say.
    pub fn faults(&self, words: &Words, check: impl FnOnce(&risk::Setup) -> Vec<String>) -> Vec<String> {
        let mut faults = Vec::new();
        if self.players.iter().any(|player| player.name.trim().is_empty()) {
            faults.push(words.get("setup.fault_name").to_owned());
        }
        let mut names: Vec<&str> = self.players.iter().map(|player| player.name.trim()).collect();
        names.sort_unstable();
        if names.windows(2).any(|pair| pair[0] == pair[1] && !pair[0].is_empty()) {
            faults.push(words.get("setup.fault_same_name").to_owned());
        }
        for player in &self.players {
            if program::command(&player.controller).is_some_and(|(command, _)| command.trim().is_empty()) {
                faults.push(words.with("program.fault", &[("name", &player.name.trim())]));
            }
        }
        if parse_seed(&self.seed).is_err() {
            faults.push(words.get("setup.fault_seed").to_owned());
        }
        faults.extend(check(&self.rules));
        faults
    }

    /// The game this table stands for.
    ///
    /// # Errors
    /// The seed is blank.
    pub fn new_game(&self) -> Result<NewGame, String> {
        let mut players = self.players.clone();
        for player in &mut players {
            player.name = player.name.trim().to_owned();
        }
        Ok(NewGame {
            setup: GameSetup::of::<risk::Risk>(self.rules.clone()),
            players,
            seed: parse_seed(&self.seed)?,
            resume: None,
        })
    }

    /// Writes the table for next time.
    pub fn to_ron(&self) -> String {
        let pretty = ron::ser::PrettyConfig::new();
        ron::ser::to_string_pretty(self, pretty).expect("a table holds nothing RON cannot write")
    }

    /// Reads a table back and puts right what no longer fits: seats beyond the limits, looks worn twice, opponents
    /// nobody knows any more.
    ///
    /// # Errors
    /// It is no table; the reason with line and column.
    pub fn from_ron(text: &str, opponents: &[Opponent]) -> Result<Self, String> {
        let mut table: Self = ron::from_str(text).map_err(|error| error.to_string())?;
        table.mend(opponents);
        Ok(table)
    }

    /// Puts right what would break the promises of the type.
    pub fn mend(&mut self, opponents: &[Opponent]) {
        self.players.truncate(*SEATS.end());
        let mut worn = Vec::new();
        for player in &mut self.players {
            player.look %= Livery::COUNT;
            if worn.contains(&player.look) {
                player.look = (0..Livery::COUNT).find(|look| !worn.contains(look)).unwrap_or(0);
            }
            worn.push(player.look);
            let known = agent_name(&player.controller)
                .is_none_or(|name| opponents.iter().any(|opponent| opponent.name == name))
                || program::command(&player.controller).is_some();
            if let (false, Some(opponent)) = (known, opponents.last()) {
                player.controller = Controller::Agent(opponent.usual());
            }
        }
        while self.players.len() < *SEATS.start() {
            self.add_seat(opponents);
        }
        self.follow();
    }

    /// Rules that depend on the number of seats follow it.
    fn follow(&mut self) {
        self.rules.seats = self.players.len() as u8;
        if let risk::Victory::Capitals(wanted) = &mut self.rules.victory {
            *wanted = (*wanted).min(self.rules.seats);
        }
    }

    fn free_name(&self, wanted: &str) -> String {
        const NUMERALS: [&str; 6] = ["", " II", " III", " IV", " V", " VI"];
        let taken = |name: &str| self.players.iter().any(|player| player.name == name);
        NUMERALS
            .iter()
            .map(|numeral| format!("{wanted}{numeral}"))
            .find(|name| !taken(name))
            .unwrap_or_else(|| wanted.to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::setup::Level;

    fn levels(names: &[&str]) -> Vec<Level> {
        let level = |name: &&str| Level { name: (*name).to_owned(), meaning: String::new(), usual: *name == "2" };
        names.iter().map(level).collect()
    }

    fn opponents() -> Vec<Opponent> {
        ["drifter", "raider", "minimax"]
            .map(|name| Opponent {
                name: name.to_owned(),
                title: name.to_uppercase(),
                idea: String::new(),
                levels: levels(if name == "minimax" { &["1", "2", "3"] } else { &[] }),
                persona: None,
            })
            .to_vec()
    }

    fn distinct_looks(table: &TableSetup) -> bool {
        let mut looks: Vec<u8> = table.players.iter().map(|player| player.look).collect();
        looks.sort_unstable();
        looks.windows(2).all(|pair| pair[0] != pair[1])
    }

    #[test]
    fn the_classic_table_can_be_played() {
        let words = Words::english();
        let mut table = TableSetup::classic(&words, &opponents());
        table.roll_seed();
        assert_eq!(table.faults(&words, |_| Vec::new()), Vec::<String>::new());
        let game = table.new_game().expect("no fault");
        assert_eq!(game.players.len(), 4);
        assert_eq!(game.players[1].controller, Controller::Agent("minimax@2".to_owned()));
        assert_eq!(game.setup, GameSetup::of::<risk::Risk>(risk::Setup { seats: 4, ..risk::Setup::default() }));
    }

    #[test]
    fn personas_come_to_the_table_first() {
        let mut opponents = opponents();
        for (at, difficulty) in [Difficulty::Gentle, Difficulty::Steady].into_iter().enumerate() {
            let persona = Persona { character: String::new(), portrait: None, difficulty };
            opponents[at].persona = Some(persona);
        }
        let table = TableSetup::classic(&Words::english(), &opponents);
        let seated: Vec<_> = table.players.iter().filter_map(|player| agent_name(&player.controller)).collect();
        assert_eq!(seated, ["raider", "drifter", "minimax"], "the steady one, the gentle one, then a method");
    }

    #[test]
    fn looks_are_swapped_and_never_doubled() {
        let mut table = TableSetup::classic(&Words::english(), &opponents());
        let before: Vec<u8> = table.players.iter().map(|player| player.look).collect();
        table.choose_look(0, before[2]);
        assert_eq!((table.players[0].look, table.players[2].look), (before[2], before[0]));
        for _ in 0..9 {
            table.add_seat(&opponents());
        }
        assert_eq!(table.players.len(), 6);
        assert!(distinct_looks(&table));
        for _ in 0..9 {
            table.remove_seat(0);
        }
        assert_eq!((table.players.len(), table.rules.seats), (2, 2));
    }

    #[test]
    fn names_follow_the_role_until_they_are_chosen() {
        let (words, opponents) = (Words::english(), opponents());
        let mut table = TableSetup::classic(&words, &opponents);
        table.choose_controller(1, Some(&opponents[0]), &words, &opponents);
        assert_eq!(table.players[1].name, "DRIFTER II");
        "Anna".clone_into(&mut table.players[1].name);
        table.choose_controller(1, Some(&opponents[1]), &words, &opponents);
        assert_eq!(table.players[1].name, "Anna");
        assert_eq!(agent_name(&table.players[1].controller), Some("raider"));
    }

    #[test]
    fn a_seat_for_a_program_of_ones_own_is_kept_and_must_name_it() {
        let (words, opponents) = (Words::english(), opponents());
        let mut table = TableSetup::classic(&words, &opponents);
        table.roll_seed();
        table.choose_program(1, &words, &opponents);
        assert_eq!(table.players[1].name, words.get("program.name"));
        assert_eq!(table.faults(&words, |_| Vec::new()).len(), 1);
        table.players[1].controller = program::controller("python3 bot.py", 5);
        assert_eq!(table.faults(&words, |_| Vec::new()), Vec::<String>::new());
        table.choose_program(2, &words, &opponents);
        assert_eq!(table.players[2].controller, table.players[1].controller);
        assert_eq!(TableSetup::from_ron(&table.to_ron(), &opponents), Ok(table.clone()));
        table.choose_controller(1, Some(&opponents[0]), &words, &opponents);
        assert_eq!(table.players[1].name, "DRIFTER II");
    }

    #[test]
    fn faults_are_told_where_they_are() {
        let words = Words::english();
        let mut table = TableSetup::classic(&words, &opponents());
        table.players[1].name = " ".to_owned();
        table.players[2].name = table.players[3].name.clone();
        assert_eq!(table.faults(&words, |_| vec!["rules".to_owned()]).len(), 4);
        assert!(table.new_game().is_err());
    }

    #[test]
    fn an_old_file_is_mended() {
        let table = TableSetup::classic(&Words::english(), &opponents());
        assert_eq!(TableSetup::from_ron(&table.to_ron(), &opponents()), Ok(table.clone()));
        let mut odd = table;
        for player in &mut odd.players {
            player.look = 200;
            player.controller = Controller::Agent("retired@9".to_owned());
        }
        let mended = TableSetup::from_ron(&odd.to_ron(), &opponents()).expect("a table");
        assert!(distinct_looks(&mended));
        assert!(mended.players.iter().all(|player| agent_name(&player.controller) == Some("minimax")));
        assert!(TableSetup::from_ron("(rules: 3)", &opponents()).is_err());
    }
}
