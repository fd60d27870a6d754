//! The games that were finished, as plain data.

use serde::{Deserialize, Serialize};
use tabletop::{Controller, Player, Seed};

/// Most games that are remembered one by one; of those before them it is known how many there were, and how many were won.
const MOST: usize = 400;

/// A game that persons at this machine have played to its end.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FinishedGame {
    /// What tells it from others, made of its setup, its players and its seed: taken up again from a save it is the same one.
    pub game: u64,
    /// When it ended, as [`stamp::now`](crate::stamp::now) has it.
    pub at: String,
    /// The persons, in the order of their seats; at least one.
    pub persons: Vec<PersonsEnd>,
    /// The agent specs of the opponents, in the order of their seats.
    pub opponents: Vec<String>,
    /// Rounds played.
    pub rounds: u32,
}

/// How a game ended for a person.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PersonsEnd {
    /// What the person was called.
    pub name: String,
    /// The place, from 1; equal seats share one.
    pub place: u8,
    /// How kind chance was, in standard deviations; `None` where that is not told, or nothing fell by chance.
    #[serde(default)]
    pub luck: Option<f64>,
}

impl FinishedGame {
    /// What tells a game from others.
    pub fn identity(setup: &str, players: &[Player], seed: Seed) -> u64 {
        let mut told = format!("{seed:?} {setup}");
        for player in players {
            told += &match &player.controller {
                Controller::Human => format!(" person {:?}", player.name),
                Controller::Agent(spec) => format!(" agent {spec:?}"),
            };
        }
        Seed::from_phrase(&told).0
    }

    /// The person who played alone against opponents; `None` where several did, or there were no opponents.
    pub fn alone(&self) -> Option<&PersonsEnd> {
        match self.persons.as_slice() {
            [only] if !self.opponents.is_empty() => Some(only),
            _ => None,
        }
    }

    /// Whether a person came first.
    pub fn won(&self) -> bool {
        self.persons.iter().any(|person| person.place == 1)
    }

    /// How many played.
    pub fn seats(&self) -> usize {
        self.persons.len() + self.opponents.len()
    }
}

/// What is left of games that are too many to be remembered one by one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Earlier {
    /// How many there were.
    pub games: u64,
    /// In how many of them a person came first.
    pub won: u64,
}

/// The finished games of one kind.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Career {
    /// Those that are told no more.
    pub earlier: Earlier,
    /// The others, in the order in which they ended.
    pub games: Vec<FinishedGame>,
}

impl Career {
    /// Enters a game. Whether it is a new one: of one that ended twice, the first end counts.
    pub fn enter(&mut self, game: FinishedGame) -> bool {
        if self.games.iter().any(|known| known.game == game.game) {
            return false;
        }
        self.games.push(game);
        let beyond = self.games.len().saturating_sub(MOST);
        for old in self.games.drain(..beyond) {
            self.earlier.games = self.earlier.games.saturating_add(1);
            self.earlier.won = self.earlier.won.saturating_add(u64::from(old.won()));
        }
        true
    }

    /// How many games were finished, and in how many of them a person came first.
    pub fn tally(&self) -> (u64, u64) {
        let won = self.games.iter().filter(|game| game.won()).count() as u64;
        (self.earlier.games.saturating_add(self.games.len() as u64), self.earlier.won.saturating_add(won))
    }

    /// Whether no game was finished yet.
    pub fn is_empty(&self) -> bool {
        self.tally().0 == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(game: u64, place: u8) -> FinishedGame {
        let persons = vec![PersonsEnd { name: "Anna".to_owned(), place, luck: None }];
        FinishedGame { game, at: String::new(), persons, opponents: vec!["raider".to_owned()], rounds: 7 }
    }

    #[test]
    fn a_game_counts_once_by_its_first_end_and_old_ones_are_only_counted() {
        let mut career = Career::default();
        assert!(career.is_empty());
        assert!(career.enter(game(1, 2)) && !career.enter(game(1, 1)));
        assert_eq!(career.tally(), (1, 0), "taken up again and won, it stays lost");
        (2..=MOST as u64 + 3).for_each(|number| assert!(career.enter(game(number, 1))));
        assert_eq!((career.games.len(), career.games[0].game), (MOST, 4));
        assert_eq!(career.earlier, Earlier { games: 3, won: 2 });
        assert_eq!(career.tally(), (MOST as u64 + 3, MOST as u64 + 2));
    }

    #[test]
    fn games_are_told_apart_by_setup_players_and_seed() {
        let seat = |name: &str, agent: Option<&str>| Player {
            name: name.to_owned(),
            controller: agent.map_or(Controller::Human, |agent| Controller::Agent(agent.to_owned())),
            livery: 0,
        };
        let table = [seat("Anna", None), seat("Raider", Some("raider"))];
        let of = |setup: &str, players: &[Player], seed: u64| FinishedGame::identity(setup, players, Seed(seed));
        let known = of("(seats:2)", &table, 7);
        let renamed = [table[0].clone(), seat("Another", Some("raider"))];
        assert_eq!(known, of("(seats:2)", &renamed, 7), "what opponents are called is nothing of the game");
        let stronger = [table[0].clone(), seat("Raider", Some("marshal"))];
        let others = [of("(seats:3)", &table, 7), of("(seats:2)", &table, 8), of("(seats:2)", &stronger, 7)];
        assert!(others.iter().all(|other| *other != known));
    }

    #[test]
    fn only_who_plays_alone_is_measured() {
        let mut table = game(1, 1);
        assert_eq!((table.alone().map(|person| person.place), table.seats()), (Some(1), 2));
        table.persons.push(PersonsEnd { name: "Bo".to_owned(), place: 2, luck: None });
        assert!(table.alone().is_none() && table.won());
        table.persons.truncate(1);
        table.opponents.clear();
        assert!(table.alone().is_none());
    }
}
