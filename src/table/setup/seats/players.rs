//! Who sits where, and how that is changed.

use std::ops::RangeInclusive;

use lab::Difficulty;
use tabletop::{Controller, Player};

use crate::{
    table::setup::{Opponent, Persona, agent_name, program},
    text::{NUMERALS, Words},
    theme::Livery,
};

/// How hard those are who take a free seat, first ones first: a newcomer's company is gentle.
const COMPANY: [Difficulty; 3] = [Difficulty::Gentle, Difficulty::Steady, Difficulty::Formidable];

/// The players at a table that is laid: as many as the game takes, no two with the same look.
pub struct Seats<'a> {
    /// The players in turn order.
    pub players: &'a mut Vec<Player>,
    /// Fewest and most.
    pub seats: RangeInclusive<usize>,
    /// Who can take a seat.
    pub opponents: &'a [Opponent],
}

impl Seats<'_> {
    /// A person, and opponents in the other seats.
    pub fn first(&mut self, words: &Words, seats: usize) {
        self.players.clear();
        let name = words.original("name-caesar").to_owned();
        self.players.push(Player { name, controller: Controller::Human, livery: 0 });
        while self.players.len() < seats {
            self.add_seat();
        }
    }

    /// Adds a seat with an opponent no seat has yet, where there is one, and a free look.
    pub fn add_seat(&mut self) {
        if self.players.len() >= *self.seats.end() {
            return;
        }
        let taken: Vec<&str> = self.players.iter().filter_map(|player| agent_name(&player.controller)).collect();
        // Personas that are not at the table yet make the best company, then the strongest of the others.
        let free = |opponent: &&Opponent| !taken.contains(&opponent.name.as_str());
        let somebody = COMPANY.iter().find_map(|difficulty| {
            let is = |persona: &Persona| persona.difficulty == *difficulty;
            self.opponents.iter().find(|opponent| opponent.persona.as_ref().is_some_and(is) && free(opponent))
        });
        let opponent = somebody.or_else(|| self.opponents.iter().rev().find(free)).or(self.opponents.last());
        let look = (0..Livery::COUNT)
            .find(|look| self.players.iter().all(|player| player.livery % Livery::COUNT != *look))
            .unwrap_or(0);
        let (name, controller) = match opponent {
            Some(opponent) => (opponent.title.clone(), Controller::Agent(opponent.usual())),
            None => (format!("{}", self.players.len() + 1), Controller::Human),
        };
        self.players.push(Player { name: self.free_name(&name), controller, livery: look });
    }

    /// Takes a seat away, where more than two are left.
    pub fn remove_seat(&mut self, index: usize) {
        if self.players.len() > *self.seats.start() && index < self.players.len() {
            self.players.remove(index);
        }
    }

    /// Moves a seat one place up in turn order.
    pub fn move_up(&mut self, index: usize) {
        if (1..self.players.len()).contains(&index) {
            self.players.swap(index - 1, index);
        }
    }

    /// Gives a seat a livery; whoever had it gets the seat's old one, so that no two are ever alike.
    pub fn choose_livery(&mut self, index: usize, livery: u8) {
        let Some(old) = self.players.get(index).map(|player| player.livery) else { return };
        for player in &mut *self.players {
            if player.livery == livery {
                player.livery = old;
            }
        }
        self.players[index].livery = livery;
    }

    /// Gives a seat to a person or an opponent. A name that only said who sat there before follows.
    pub fn choose_controller(&mut self, index: usize, opponent: Option<&Opponent>, words: &Words) {
        let Some(player) = self.players.get(index) else { return };
        let old_title = match agent_name(&player.controller) {
            Some(_) if program::command(&player.controller).is_some() => Some(words.original("name-my_bot")),
            Some(agent) => self.opponents.iter().find(|known| known.name == agent).map(|known| known.title.as_str()),
            None => Some(words.original("name-caesar")),
        };
        let named_after_role = old_title.is_some_and(|title| player.name.trim_end_matches([' ', 'I', 'V']) == title);
        let (title, controller) = match opponent {
            Some(opponent) => (opponent.title.clone(), Controller::Agent(opponent.usual())),
            None => (words.original("name-caesar").to_owned(), Controller::Human),
        };
        if named_after_role || player.name.trim().is_empty() {
            self.players[index].name = String::new();
            self.players[index].name = self.free_name(&title);
        }
        self.players[index].controller = controller;
    }

    /// Gives a seat to a program of the player's own: the one another seat names already, or one yet to be named.
    pub fn choose_program(&mut self, index: usize, words: &Words) {
        let named = self.players.iter().find_map(|player| program::command(&player.controller));
        let (command, seconds) =
            named.map_or((String::new(), lab::MOVE_SECONDS), |(command, s)| (command.to_owned(), s));
        // A name that only said who sat there before follows, as it does for opponents.
        self.choose_controller(index, None, words);
        let Some(player) = self.players.get_mut(index) else { return };
        player.controller = program::controller(&command, seconds);
        if player.name.trim_end_matches([' ', 'I', 'V']) == words.original("name-caesar") {
            self.players[index].name = String::new();
            self.players[index].name = self.free_name(words.original("name-my_bot"));
        }
    }

    /// Puts right what would break the promises of the type: seats beyond the limits, looks worn twice, opponents nobody knows
    /// any more.
    pub fn mend(&mut self) {
        self.players.truncate(*self.seats.end());
        let mut worn = Vec::new();
        for player in &mut *self.players {
            player.livery %= Livery::COUNT;
            if worn.contains(&player.livery) {
                player.livery = (0..Livery::COUNT).find(|look| !worn.contains(look)).unwrap_or(0);
            }
            worn.push(player.livery);
            let known = agent_name(&player.controller)
                .is_none_or(|name| self.opponents.iter().any(|opponent| opponent.name == name))
                || program::command(&player.controller).is_some();
            if let (false, Some(opponent)) = (known, self.opponents.last()) {
                player.controller = Controller::Agent(opponent.usual());
            }
        }
        while self.players.len() < *self.seats.start() {
            self.add_seat();
        }
    }

    fn free_name(&self, wanted: &str) -> String {
        let taken = |name: &str| self.players.iter().any(|player| player.name == name);
        NUMERALS
            .iter()
            .map(|numeral| format!("{wanted}{numeral}"))
            .find(|name| !taken(name))
            .unwrap_or_else(|| wanted.to_owned())
    }
}

/// What keeps these players from sitting down, in the player's words.
pub fn faults_of_players(players: &[Player], words: &Words) -> Vec<String> {
    let mut faults = Vec::new();
    if players.iter().any(|player| player.name.trim().is_empty()) {
        faults.push(words.get("setup-fault_name").to_owned());
    }
    let mut names: Vec<&str> = players.iter().map(|player| player.name.trim()).collect();
    names.sort_unstable();
    if names.windows(2).any(|pair| pair[0] == pair[1] && !pair[0].is_empty()) {
        faults.push(words.get("setup-fault_same_name").to_owned());
    }
    for player in players {
        if program::command(&player.controller).is_some_and(|(command, _)| command.trim().is_empty()) {
            faults.push(words.with("program-fault", &[("name", &words.person(player.name.trim()))]));
        }
    }
    faults
}

/// The players as they sit down: blanks around their names are nobody's.
pub fn trimmed(players: &[Player]) -> Vec<Player> {
    players.iter().map(|player| Player { name: player.name.trim().to_owned(), ..player.clone() }).collect()
}
