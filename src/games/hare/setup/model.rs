//! The table of a race as data: what is laid for a first one, and what depends on how many run.

use hare::Setup;

use crate::{
    games::hare::content::{Content, FIRST},
    table::setup::TableSetup,
    text::Words,
};

/// The table of a race.
pub type HareSetup = TableSetup<Content>;

/// The table of a first race: as that scene lays it, with a person of the player's language in it.
pub fn first(words: &Words, content: &Content) -> HareSetup {
    let (presets, opponents) = (&content.presets, &content.opponents);
    let shipped = HareSetup::of_scene(FIRST, presets, words, opponents);
    shipped.unwrap_or_else(|| HareSetup::first(Setup::default(), 3, words, opponents))
}

#[cfg(test)]
mod tests {
    use hare::Edition;
    use lab::Library;
    use tabletop::Controller;

    use super::*;
    use crate::{
        games::hare::content::is_first,
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
        assert!(!table.rules.luck, "no card has to be explained");
        let seated: Vec<_> = table.players.iter().filter_map(|player| agent_name(&player.controller)).collect();
        assert_eq!(seated, ["tortoise", "tortoise"], "nobody who looks ahead");
        assert!(table.new_game().is_ok());
        assert!(is_first(&content.presets[0]));
        let (russian, _) = crate::text::Languages::default().words("ru");
        let name = &first(&russian, &content).players[0].name;
        assert_eq!((name.as_str(), &*russian.person(name)), ("Caesar", "Цезарь"));
    }

    #[test]
    fn a_person_keeps_their_name_when_another_table_is_laid() {
        let content = content();
        let mut table = first(&Words::english(), &content);
        table.players[0].name = "Anna".to_owned();
        for preset in &content.presets {
            table.apply(&preset.table);
            assert_eq!(table.players[0].name, "Anna");
            assert!(table.is_laid_as(&preset.table), "{}", preset.id);
            let like = content.presets.iter().filter(|other| table.is_laid_as(&other.table));
            assert_eq!(like.count(), 1, "{} is like another", preset.id);
        }
    }

    #[test]
    fn two_runners_leave_with_the_second_seat() {
        let content = content();
        let mut table = first(&Words::english(), &content);
        table.seats(&content.opponents).remove_seat(2);
        table.adapt_to_seats();
        table.rules.runners = 2;
        table.adapt_to_seats();
        assert_eq!((table.rules.seats, table.rules.runners), (2, 2));
        table.seats(&content.opponents).add_seat();
        table.adapt_to_seats();
        assert_eq!((table.rules.seats, table.rules.runners), (3, 1));
    }

    #[test]
    fn an_edition_follows_the_number_of_seats() {
        let content = content();
        let mut table = first(&Words::english(), &content);
        table.rules = Edition::Parlett.setup(3, 1);
        while table.players.len() < 5 {
            table.seats(&content.opponents).add_seat();
        }
        table.adapt_to_seats();
        assert_eq!((Edition::matching(&table.rules), table.rules.starting_carrots()), (Some(Edition::Parlett), 95));
        table.rules.hungry_misses = true;
        table.rules.carrots = Some(80);
        table.seats(&content.opponents).remove_seat(4);
        table.adapt_to_seats();
        assert_eq!((table.rules.seats, table.rules.carrots), (4, Some(80)), "what was chosen by hand stays");
    }

    #[test]
    fn an_old_file_is_mended_and_a_broken_one_refused() {
        let content = content();
        let table = first(&Words::english(), &content);
        assert_eq!(HareSetup::from_ron(&table.to_ron(), &content.opponents), Ok(table.clone()));
        let mut odd = table;
        odd.players.iter_mut().for_each(|player| player.controller = Controller::Agent("retired@9".to_owned()));
        let mended = HareSetup::from_ron(&odd.to_ron(), &content.opponents).expect("a table");
        assert!(mended.players.iter().all(|player| agent_name(&player.controller) == Some("parlett")));
        assert!(HareSetup::from_ron("(rules: 3)", &content.opponents).is_err());
    }

    #[test]
    fn what_the_rules_refuse_is_told() {
        let (words, content) = (Words::english(), content());
        let mut table = first(&words, &content);
        table.rules.carrots = Some(1);
        let faults = table.faults(&words, |rules| content.check(&words, rules));
        assert!(faults.len() == 1 && faults[0].contains("carrots"), "{faults:?}");
    }
}
