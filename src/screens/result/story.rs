//! The story of a game in three sentences: who led, when it turned, how it ended. The game reports the figures; what they tell is
//! found in `facts`, the same way for every game, and `assets/sentences/stories.ron` says which sentence is said when. A sentence is said only
//! where the figures bear it out: nobody was ahead longest of two who were ahead equally long, and nothing turned where nothing changed.

use std::sync::LazyLock;

use sentences::Phrases;
use tabletop::{Message, Player};

use super::facts::{Known, Race, Survival};
use crate::{
    table::report::{Placing, Report, Tale},
    text::Words,
};

/// What a story may say.
pub(super) static STORIES: LazyLock<Phrases> =
    LazyLock::new(|| Phrases::shipped(include_str!("../../../assets/sentences/stories.ron")));

/// The story of a game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Story {
    /// Its sentences, in order; where several played the last one says how it ended.
    pub sentences: Vec<String>,
    /// When it turned, in rounds, where it did.
    pub turning: Option<f64>,
}

/// The story of a game that is over.
pub fn story(words: &Words, report: &Report, players: &[Player]) -> Story {
    let known = report.course.tale.as_ref().and_then(|tale| known(words, report, players, tale));
    let mut story = known.map_or_else(Story::default, |known| from_known(words, &known));
    // Of whoever played alone the headline says how it ended.
    if report.standings.len() > 1 {
        story.sentences.push(report.reason.clone());
    }
    story
}

fn from_known(words: &Words, known: &Known) -> Story {
    let mut story = Story::default();
    for (occasion, time) in &known.occasions {
        if let Some(message) = STORIES.first(occasion, &known.facts) {
            story.sentences.push(words.message(&message));
            story.turning = story.turning.or(*time);
        }
    }
    story
}

fn known(words: &Words, report: &Report, players: &[Player], tale: &Tale) -> Option<Known> {
    let name = |seat: usize| Message::text(players.get(seat).map_or("?".into(), |player| words.person(&player.name)));
    let first = |placing: &&Placing| placing.place == 1;
    let times = &report.course.times;
    let lines = |graph: usize| Some(&report.course.graphs.get(graph)?.lines);
    match tale {
        Tale::Race { graph, unit, shares } => {
            let race = Race { lines: lines(*graph)?, times, shares: *shares };
            let [winner] = report.standings.iter().filter(first).collect::<Vec<_>>()[..] else { return None };
            race.known(winner.seat.index(), unit, name)
        }
        Tale::Survival { graph, seat, unit, lows } => {
            let line = lines(*graph)?.get(seat.index())?;
            let won = report.standings.iter().filter(first).any(|placing| placing.seat == *seat);
            Survival { line, lows, times, won }.known(unit, name(seat.index()))
        }
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Controller, Seat};

    use super::*;
    use crate::table::report::{Course, Graph};

    fn story_for(tale: Tale, lines: &[&[f64]], places: &[u8]) -> Story {
        let graph = Graph {
            title: "Territories".to_owned(),
            note: String::new(),
            signed: false,
            lines: lines.iter().map(|line| line.to_vec()).collect(),
        };
        let times = (0..lines[0].len()).map(|at| 1.0 + at as f64).collect();
        let placing = |(seat, place): (usize, &u8)| Placing {
            seat: Seat(seat as u8),
            place: *place,
            figures: Vec::new(),
            remark: None,
        };
        let report = Report {
            reason: "That was it.".to_owned(),
            rounds: 5,
            standings: places.iter().enumerate().map(placing).collect(),
            counted: Vec::new(),
            course: Course { times, graphs: vec![graph], tale: Some(tale), ..Course::default() },
            record: None,
        };
        let player = |name: &str| Player { name: name.to_owned(), controller: Controller::Human, livery: 0 };
        story(&Words::english(), &report, &["Anna", "Bo", "Cleo"].map(player))
    }

    fn race(lines: &[&[f64]], places: &[u8]) -> Story {
        story_for(Tale::Race { graph: 0, unit: "territories".to_owned(), shares: false }, lines, places)
    }

    /// What each has is compared with what it had at first.
    fn duel(lines: &[&[f64]], places: &[u8]) -> Story {
        story_for(Tale::Race { graph: 0, unit: "HP".to_owned(), shares: true }, lines, places)
    }

    fn survival(line: &[f64], places: &[u8]) -> Story {
        let tale = Tale::Survival { graph: 0, seat: Seat(0), unit: "HP".to_owned(), lows: line.to_vec() };
        story_for(tale, &[line], places)
    }

    #[test]
    fn a_lead_that_changed_hands_is_where_it_turned() {
        let story = race(&[&[10.0, 8.0, 7.0, 14.0, 20.0, 22.0], &[10.0, 12.0, 13.0, 9.0, 4.0, 2.0]], &[1, 2]);
        assert_eq!(story.turning, Some(4.0));
        let said = story.sentences.join(" ");
        assert!(
            said.contains("round 3") && said.contains("14 territories") && said.ends_with("That was it."),
            "{said}"
        );
        assert_eq!(story.sentences.len(), 3);
    }

    #[test]
    fn who_was_always_ahead_made_a_greatest_stride() {
        let story = race(&[&[10.0, 11.0, 18.0, 19.0], &[10.0, 9.0, 4.0, 3.0]], &[1, 2]);
        assert_eq!(story.turning, Some(3.0));
        assert!(story.sentences[0].contains("Anna"), "{:?}", story.sentences);
        assert!(story.sentences[1].contains("from 11 to 18"), "{:?}", story.sentences);
    }

    #[test]
    fn who_was_behind_at_the_end_and_won_did_so_all_the_same() {
        let story = race(&[&[10.0, 8.0, 7.0], &[10.0, 12.0, 13.0]], &[1, 2]);
        assert_eq!(story.turning, None);
        assert!(story.sentences[1].starts_with("Anna"), "{:?}", story.sentences);
    }

    #[test]
    fn figures_that_begin_apart_are_compared_with_what_they_were() {
        // The second has more to lose and never more left of it.
        let story = duel(&[&[20.0, 19.0, 15.0], &[40.0, 30.0, 18.0]], &[1, 2]);
        let measured = "Anna was never behind, measured by what each had at first.";
        assert_eq!(story.sentences, [measured, "That was it."]);
    }

    /// In a duel there is but one who could have been ahead.
    #[test]
    fn nobody_is_spoken_of_as_if_there_were_many() {
        let story = duel(&[&[20.0, 19.0, 15.0], &[20.0, 12.0, 0.0]], &[1, 2]);
        assert_eq!(story.sentences, ["Anna was never behind.", "That was it."]);
    }

    #[test]
    fn the_most_is_told_where_figures_rise() {
        let rising = race(&[&[10.0, 8.0, 14.0, 20.0], &[10.0, 12.0, 9.0, 4.0]], &[1, 2]);
        assert_eq!(rising.sentences[0], "Anna was ahead longest, with up to 20 territories.");
        let falling = race(&[&[20.0, 16.0, 15.0, 14.0], &[20.0, 18.0, 9.0, 0.0]], &[1, 2]);
        assert_eq!(falling.sentences[0], "Anna was ahead longest.");
    }

    #[test]
    fn a_survivor_s_story_turns_where_least_was_left_and_a_loser_s_at_the_hardest_blow() {
        let line = [20.0, 18.0, 6.0, 3.0, 12.0];
        assert_eq!(survival(&line, &[1]).turning, Some(4.0));
        assert_eq!(survival(&line, &[2]).turning, Some(3.0));
    }

    #[test]
    fn the_least_counts_that_was_left_in_the_middle_of_a_turn() {
        let tale = Tale::Survival { graph: 0, seat: Seat(0), unit: "HP".to_owned(), lows: vec![40.0, 11.0, 36.0] };
        let story = story_for(tale, &[&[40.0, 31.0, 36.0]], &[1]);
        assert_eq!(story.sentences[1], "Never fewer than 11 HP were left.");
    }

    #[test]
    fn nothing_turned_where_nothing_changed() {
        let unhurt = survival(&[40.0, 40.0, 40.0], &[1]);
        assert_eq!((unhurt.sentences.len(), unhurt.turning), (1, None), "{:?}", unhurt.sentences);
        let hurt = survival(&[40.0, 31.0, 36.0], &[1]);
        assert_eq!(hurt.turning, None);
        assert_eq!(hurt.sentences[1], "Never fewer than 31 HP were left.");
        let flat = survival(&[40.0, 40.0], &[2]);
        assert_eq!((flat.sentences.len(), flat.turning), (1, None), "{:?}", flat.sentences);
        // Never behind, and ahead by what the other lost.
        let by_losses = race(&[&[20.0, 20.0, 20.0], &[20.0, 12.0, 0.0]], &[1, 2]);
        assert_eq!(by_losses.turning, None);
        assert_eq!(by_losses.sentences.len(), 2, "{:?}", by_losses.sentences);
    }

    #[test]
    fn who_drew_level_has_not_yet_got_the_better() {
        let story = race(&[&[10.0, 8.0, 10.0, 14.0], &[10.0, 12.0, 10.0, 6.0]], &[1, 2]);
        assert_eq!(story.turning, Some(4.0));
        // Each was ahead once: nobody longest.
        assert!(story.sentences[0].starts_with("It turned in round 3"), "{:?}", story.sentences);
    }

    #[test]
    fn whoever_has_lost_least_of_what_there_was_may_have_less() {
        let story = duel(&[&[20.0, 12.0, 11.0, 10.0], &[40.0, 38.0, 21.0, 10.0]], &[1, 2]);
        assert_eq!(story.sentences[0], "Anna was ahead longest, measured by what each had at first.");
        assert_eq!(story.sentences[1], "It turned in round 2: Anna had 11 of 20 HP left, Bo 21 of 40.");
    }

    /// One more or less is dealt at first, and the graph shows who has more: nobody is ahead with 11 against 12.
    #[test]
    fn territories_are_compared_as_they_are() {
        let story = race(&[&[10.0, 11.0, 20.0], &[11.0, 12.0, 4.0]], &[1, 2]);
        assert_eq!(story.sentences[0], "Bo was ahead longest, with up to 12 territories.");
        assert_eq!(
            story.sentences[1],
            "It turned in round 2, when Anna got the better of Bo: 20 territories against 4."
        );
    }

    #[test]
    fn two_who_were_level_in_front_were_ahead_of_the_winner_all_the_same() {
        let lines: [&[f64]; 3] = [&[14.0, 12.0, 16.0, 30.0], &[14.0, 15.0, 13.0, 6.0], &[14.0, 15.0, 13.0, 6.0]];
        let story =
            story_for(Tale::Race { graph: 0, unit: "territories".to_owned(), shares: false }, &lines, &[1, 2, 2]);
        assert_eq!(story.sentences[0], "Anna was ahead longest, with up to 30 territories.");
        assert!(
            story.sentences[1].starts_with("It turned in round 2, when Anna got the better of Bo: 16"),
            "{story:?}"
        );
        // Of those who are dealt one more none is ahead yet, but the winner began with less.
        let lines: [&[f64]; 3] = [&[10.0, 12.0, 19.0], &[11.0, 9.0, 6.0], &[11.0, 10.0, 6.0]];
        let story =
            story_for(Tale::Race { graph: 0, unit: "territories".to_owned(), shares: false }, &lines, &[1, 2, 2]);
        assert_eq!(story.sentences[0], "Anna was ahead longest, with up to 19 territories.");
        assert_eq!(story.sentences[1], "The greatest stride came in round 2: from 12 to 19 territories.");
    }

    #[test]
    fn a_stride_is_what_was_gained_and_not_what_others_lost() {
        let story = race(&[&[10.0, 12.0, 17.0], &[10.0, 3.0, 3.0]], &[1, 2]);
        assert_eq!(story.sentences[1], "The greatest stride came in round 2: from 12 to 17 territories.");
    }

    #[test]
    fn a_shared_victory_tells_but_its_end() {
        assert_eq!(race(&[&[10.0, 8.0], &[10.0, 12.0]], &[1, 1]).sentences, ["That was it."]);
    }
}
