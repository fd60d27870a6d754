//! The table as data: what may be changed and what must hold.

use hare::{Hare, Setup};
use serde::{Deserialize, Serialize};
use tabletop::{Controller, Player};

use crate::{
    games::hare::Content,
    shell::{GameSetup, NewGame},
    table::setup::{Opponent, Seats, faults_of_players, parse_seed, trimmed},
    text::Words,
};

/// Fewest and most seats at a table.
pub const SEATS: std::ops::RangeInclusive<usize> = 2..=6;

/// A ready-made table.
#[derive(Clone, PartialEq, Debug)]
pub struct Preset {
    /// What it is called in ids of messages, such as `hare-two`.
    pub id: String,
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
    pub rules: Setup,
    /// The players in turn order.
    pub players: Vec<Player>,
    /// The seed as it is written.
    pub seed: String,
}

impl Preset {
    /// Whether somebody begins with it who has never chosen anything.
    pub fn is_first(&self) -> bool {
        self.id == TableSetup::FIRST.replace('/', "-")
    }
}

impl TableSetup {
    /// The scene somebody begins with who has never chosen anything.
    pub const FIRST: &'static str = "hare/first-race";

    /// The table of a first race: as that preset lays it, with a person of the player's language in it.
    pub fn first(words: &Words, content: &Content) -> Self {
        let first = content.presets.iter().find(|preset| preset.is_first());
        if let Some(preset) = first {
            let mut table = preset.table.clone();
            table.mend(&content.opponents);
            for player in table.players.iter_mut().filter(|player| player.controller == Controller::Human) {
                words.get("setup-person").clone_into(&mut player.name);
            }
            return table;
        }
        let mut table = Self { rules: Setup::default(), players: Vec::new(), seed: String::new() };
        table.seats(&content.opponents).first(words, 3);
        table.follow();
        table
    }

    /// Who sits where. Rules that depend on their number [follow](Self::follow) it.
    pub fn seats<'a>(&'a mut self, opponents: &'a [Opponent]) -> Seats<'a> {
        Seats { players: &mut self.players, seats: SEATS, opponents }
    }

    /// What keeps this table from being played, in the player's words; `check` tells what the rules say.
    pub fn faults(&self, words: &Words, check: impl FnOnce(&Setup) -> Vec<String>) -> Vec<String> {
        let mut faults = faults_of_players(&self.players, words);
        if parse_seed(&self.seed).is_err() {
            faults.push(words.get("setup-fault_seed").to_owned());
        }
        faults.extend(check(&self.rules));
        faults
    }

    /// The race this table stands for.
    ///
    /// # Errors
    /// The seed is blank.
    pub fn new_game(&self) -> Result<NewGame, String> {
        Ok(NewGame {
            setup: GameSetup::of::<Hare>(self.rules.clone()),
            players: trimmed(&self.players),
            seed: parse_seed(&self.seed)?,
            resume: None,
        })
    }

    /// Writes the table for next time.
    pub fn to_ron(&self) -> String {
        let pretty = ron::ser::PrettyConfig::new();
        ron::ser::to_string_pretty(self, pretty).expect("a table holds nothing RON cannot write")
    }

    /// Reads a table back and puts right what no longer fits: seats beyond the limits, looks worn twice, opponents nobody knows any
    /// more.
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
        self.seats(opponents).mend();
        self.follow();
    }

    /// Rules that depend on the number of seats follow it: only two seats have two runners each.
    pub fn follow(&mut self) {
        self.rules.seats = self.players.len() as u8;
        if self.rules.seats != 2 {
            self.rules.runners = 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use lab::Library;

    use super::*;
    use crate::table::setup::agent_name;

    fn content() -> Content {
        let library = Library::open(std::path::Path::new(env!("CARGO_MANIFEST_DIR"))).expect("the program's files");
        let (content, problems) = Content::load(&library);
        assert_eq!(problems, []);
        content
    }

    #[test]
    fn the_first_table_is_gentle_and_can_be_played() {
        let (words, content) = (Words::english(), content());
        let table = TableSetup::first(&words, &content);
        assert_eq!(table.faults(&words, |rules| content.check(&words, rules)), Vec::<String>::new());
        assert_eq!(table.players[0].controller, Controller::Human);
        assert!(!table.rules.luck, "no card has to be explained");
        let seated: Vec<_> = table.players.iter().filter_map(|player| agent_name(&player.controller)).collect();
        assert_eq!(seated, ["tortoise", "sprinter"]);
        assert!(table.new_game().is_ok());
        assert!(content.presets[0].is_first());
        let (russian, _) = crate::text::Languages::default().words("ru");
        let name = &TableSetup::first(&russian, &content).players[0].name;
        assert_eq!(name, russian.get("setup-person"));
    }

    #[test]
    fn two_runners_leave_with_the_second_seat() {
        let content = content();
        let mut table = TableSetup::first(&Words::english(), &content);
        table.seats(&content.opponents).remove_seat(2);
        table.follow();
        table.rules.runners = 2;
        table.follow();
        assert_eq!((table.rules.seats, table.rules.runners), (2, 2));
        table.seats(&content.opponents).add_seat();
        table.follow();
        assert_eq!((table.rules.seats, table.rules.runners), (3, 1));
    }

    #[test]
    fn an_old_file_is_mended_and_a_broken_one_refused() {
        let content = content();
        let table = TableSetup::first(&Words::english(), &content);
        assert_eq!(TableSetup::from_ron(&table.to_ron(), &content.opponents), Ok(table.clone()));
        let mut odd = table;
        odd.players.iter_mut().for_each(|player| player.controller = Controller::Agent("retired@9".to_owned()));
        let mended = TableSetup::from_ron(&odd.to_ron(), &content.opponents).expect("a table");
        assert!(mended.players.iter().all(|player| agent_name(&player.controller) == Some("parlett")));
        assert!(TableSetup::from_ron("(rules: 3)", &content.opponents).is_err());
    }

    #[test]
    fn what_the_rules_refuse_is_told() {
        let (words, content) = (Words::english(), content());
        let mut table = TableSetup::first(&words, &content);
        table.rules.carrots = Some(1);
        let faults = table.faults(&words, |rules| content.check(&words, rules));
        assert!(faults.len() == 1 && faults[0].contains("carrots"), "{faults:?}");
    }
}
