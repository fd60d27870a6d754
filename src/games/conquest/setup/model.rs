//! The table of Conquest as data: what is laid for a first game, and what depends on how many play.

use risk::Setup;

use crate::{
    games::conquest::Content,
    table::setup::{Opponent, TableSetup},
    text::Words,
};

/// The table of Conquest.
pub type ConquestSetup = TableSetup<Content>;

/// First armies placed at a time in a first game.
const FIRST_MUSTER: u8 = 5;

/// The table of a first game: a person against three opponents, gentle personas where there are any. First armies are placed a handful
/// at a time and the person begins, so that the first battle is near.
pub fn first(words: &Words, opponents: &[Opponent]) -> ConquestSetup {
    let rules = Setup { muster: FIRST_MUSTER, first_seat_begins: true, ..Setup::default() };
    ConquestSetup::first(rules, 4, words, opponents)
}

#[cfg(test)]
mod tests {
    use lab::Difficulty;
    use tabletop::Controller;

    use super::*;
    use crate::{
        shell::GameSetup,
        table::setup::{Level, Persona, agent_name, program, rolled_seed},
    };

    fn levels(names: &[&str]) -> Vec<Level> {
        let level = |name: &&str| Level { name: (*name).to_owned(), meaning: String::new(), usual: *name == "2" };
        names.iter().map(level).collect()
    }

    fn opponents() -> Vec<Opponent> {
        ["drifter", "raider", "minimax"]
            .map(|name| Opponent {
                game: "conquest",
                name: name.to_owned(),
                title: name.to_uppercase(),
                idea: String::new(),
                levels: levels(if name == "minimax" { &["1", "2", "3"] } else { &[] }),
                persona: None,
            })
            .to_vec()
    }

    fn distinct_looks(table: &ConquestSetup) -> bool {
        let mut looks: Vec<u8> = table.players.iter().map(|player| player.livery).collect();
        looks.sort_unstable();
        looks.windows(2).all(|pair| pair[0] != pair[1])
    }

    #[test]
    fn the_first_table_can_be_played() {
        let words = Words::english();
        let mut table = first(&words, &opponents());
        table.seed = rolled_seed();
        assert_eq!(table.faults(&words, |_| Vec::new()), Vec::<String>::new());
        let game = table.new_game().expect("no fault");
        assert_eq!(game.players.len(), 4);
        assert_eq!(game.players[1].controller, Controller::Agent("minimax@2".to_owned()));
        assert_eq!(
            game.setup,
            GameSetup::new::<risk::Risk>(risk::Setup {
                seats: 4,
                muster: 5,
                first_seat_begins: true,
                ..risk::Setup::default()
            })
        );
    }

    #[test]
    fn personas_come_to_the_table_first() {
        let mut opponents = opponents();
        for (at, difficulty) in [Difficulty::Gentle, Difficulty::Steady].into_iter().enumerate() {
            let persona = Persona { character: String::new(), portrait: None, difficulty };
            opponents[at].persona = Some(persona);
        }
        let table = first(&Words::english(), &opponents);
        let seated: Vec<_> = table.players.iter().filter_map(|player| agent_name(&player.controller)).collect();
        assert_eq!(seated, ["drifter", "raider", "minimax"], "the gentle one, the steady one, then a method");
    }

    #[test]
    fn looks_are_swapped_and_never_doubled() {
        let mut table = first(&Words::english(), &opponents());
        let before: Vec<u8> = table.players.iter().map(|player| player.livery).collect();
        table.seats(&[]).choose_livery(0, before[2]);
        assert_eq!((table.players[0].livery, table.players[2].livery), (before[2], before[0]));
        for _ in 0..9 {
            table.seats(&opponents()).add_seat();
        }
        assert_eq!(table.players.len(), 8);
        assert!(distinct_looks(&table));
        for _ in 0..9 {
            table.seats(&[]).remove_seat(0);
        }
        table.adapt_to_seats();
        assert_eq!((table.players.len(), table.rules.seats), (2, 2));
    }

    #[test]
    fn names_follow_the_role_until_they_are_chosen() {
        let (words, opponents) = (Words::english(), opponents());
        let mut table = first(&words, &opponents);
        table.seats(&opponents).choose_controller(1, Some(&opponents[0]), &words);
        assert_eq!(table.players[1].name, "DRIFTER II");
        "Anna".clone_into(&mut table.players[1].name);
        table.seats(&opponents).choose_controller(1, Some(&opponents[1]), &words);
        assert_eq!(table.players[1].name, "Anna");
        assert_eq!(agent_name(&table.players[1].controller), Some("raider"));
    }

    #[test]
    fn a_seat_for_a_program_of_ones_own_is_kept_and_must_name_it() {
        let (words, opponents) = (Words::english(), opponents());
        let mut table = first(&words, &opponents);
        table.seed = rolled_seed();
        table.seats(&opponents).choose_program(1, &words);
        assert_eq!(table.players[1].name, "My bot");
        assert_eq!(table.faults(&words, |_| Vec::new()).len(), 1);
        table.players[1].controller = program::controller("python3 bot.py", 5);
        assert_eq!(table.faults(&words, |_| Vec::new()), Vec::<String>::new());
        table.seats(&opponents).choose_program(2, &words);
        assert_eq!(table.players[2].controller, table.players[1].controller);
        assert_eq!(ConquestSetup::from_ron(&table.to_ron(), &opponents), Ok(table.clone()));
        table.seats(&opponents).choose_controller(1, Some(&opponents[0]), &words);
        assert_eq!(table.players[1].name, "DRIFTER II");
    }

    #[test]
    fn faults_are_told_where_they_are() {
        let words = Words::english();
        let mut table = first(&words, &opponents());
        table.players[1].name = " ".to_owned();
        table.players[2].name = table.players[3].name.clone();
        assert_eq!(table.faults(&words, |_| vec!["rules".to_owned()]).len(), 4);
        assert!(table.new_game().is_err());
    }

    #[test]
    fn an_old_file_is_mended() {
        let table = first(&Words::english(), &opponents());
        assert_eq!(ConquestSetup::from_ron(&table.to_ron(), &opponents()), Ok(table.clone()));
        let mut odd = table;
        for player in &mut odd.players {
            player.livery = 200;
            player.controller = Controller::Agent("retired@9".to_owned());
        }
        let mended = ConquestSetup::from_ron(&odd.to_ron(), &opponents()).expect("a table");
        assert!(distinct_looks(&mended));
        assert!(mended.players.iter().all(|player| agent_name(&player.controller) == Some("minimax")));
        assert!(ConquestSetup::from_ron("(rules: 3)", &opponents()).is_err());
    }
}
