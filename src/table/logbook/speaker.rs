//! What a screen reader says of the log: whatever is new, and who did it.

use super::{LogLine, LogModel};
use crate::theme::Livery;

/// Most lines said at once: of a long story, as when everything happens at once, only the end.
const MOST: usize = 8;

/// How much of the log has been said.
#[derive(Default, Debug)]
pub(super) struct Speaker {
    generation: u64,
    lines: usize,
    newest: String,
    said: String,
}

impl Speaker {
    /// What is to be said: the lines that came since the last time, or those said then where none came. Of a log that is not
    /// known it is the newest line.
    pub fn news(&mut self, log: &LogModel, players: &[(Livery, &str)]) -> &str {
        let Some(last) = log.lines.last() else {
            *self = Self::default();
            return "";
        };
        let known = (self.generation == log.generation).then_some(self.lines).filter(|known| *known > 0);
        let from = match known {
            // The last line may have grown.
            Some(known) if log.lines.get(known - 1).is_some_and(|line| line.text == self.newest) => known,
            Some(known) => known - 1,
            None => log.lines.len() - 1,
        };
        let new = &log.lines[from.max(log.lines.len().saturating_sub(MOST)).min(log.lines.len())..];
        if !new.is_empty() {
            self.said = together(new, players);
            self.newest.clone_from(&last.text);
        }
        (self.generation, self.lines) = (log.generation, log.lines.len());
        &self.said
    }
}

/// Lines one after another, with the name of whoever did it, which is not to be seen but by the shield before them. It is said once: before
/// the first line of several, and not before one that names its person itself, as a heading does.
fn together(lines: &[LogLine], players: &[(Livery, &str)]) -> String {
    let mut speaker = None;
    let said = lines.iter().map(|line| {
        let goes_on = speaker == line.seat;
        let name = line.seat.filter(|_| !line.is_heading()).and_then(|seat| players.get(seat.index()));
        let place = name.and_then(|(_, name)| place(&line.text, name));
        // Who is named in the middle of a line, as whoever wins where another falls, is not its subject: what that one does next, another
        // would seem to do.
        speaker = line.seat.filter(|_| goes_on || place.is_none_or(|at| at == 0));
        let unnamed = name.filter(|_| !goes_on && place.is_none());
        unnamed.map_or_else(|| line.text.clone(), |(_, name)| format!("{name}: {}", line.text))
    });
    said.collect::<Vec<_>>().join(" ")
}

/// Where a name first stands in a text as words of their own: Ann is not in Anna.
fn place(text: &str, name: &str) -> Option<usize> {
    let parted = |beside: Option<char>| beside.is_none_or(|sign| !sign.is_alphanumeric());
    let mut found = text.match_indices(name).map(|(at, _)| at);
    found.find(|at| parted(text[..*at].chars().next_back()) && parted(text[at + name.len()..].chars().next()))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use tabletop::Seat;

    use super::*;
    use crate::{table::Tone, theme::Palette};

    fn line(text: &str) -> LogLine {
        LogLine {
            seat: None,
            livery: None,
            text: text.to_owned(),
            tone: Tone::Plain,
            place: None,
            step: 0,
            reasons: false,
            notation: None,
            why: None,
        }
    }

    fn log(generation: u64, texts: &[&str]) -> LogModel {
        LogModel { generation, lines: Arc::new(texts.iter().map(|text| line(text)).collect()) }
    }

    #[test]
    fn what_is_new_is_said_once_and_no_more_than_one_can_hear() {
        let mut speaker = Speaker::default();
        let mut to_say = |log| speaker.news(&log, &[]).to_owned();
        let long: Vec<String> = (0..30).map(|n| n.to_string()).collect();
        let long: Vec<&str> = long.iter().map(String::as_str).collect();
        assert_eq!(to_say(log(1, &[])), "");
        assert_eq!(to_say(log(1, &["a", "b"])), "b");
        assert_eq!(to_say(log(1, &["a", "b"])), "b");
        assert_eq!(to_say(log(1, &["a", "b", "c", "d"])), "c d");
        assert_eq!(to_say(log(1, &["a", "b", "c", "d!", "e"])), "d! e");
        assert_eq!(to_say(log(2, &["a", "b"])), "b", "after something was taken back");
        assert_eq!(to_say(log(3, &long)), "29");
        assert_eq!(to_say(log(4, &long[..2])), "1");
        assert_eq!(to_say(log(4, &long)), long[22..].join(" "));
        assert_eq!(to_say(log(4, &[])), "");
    }

    #[test]
    fn who_did_it_is_said_once() {
        let by = |seat, text, tone| LogLine { seat: Some(Seat(seat)), tone, ..line(text) };
        let players = [0, 1].map(|look| (Palette::default().livery(look), ["Ann", "Bob"][usize::from(look)]));
        let lines = [
            by(0, "waits.", Tone::Plain),
            by(0, "takes Peru.", Tone::Plain),
            by(0, "draws.", Tone::Plain),
            by(1, "Bob +3", Tone::Turn),
            by(1, "Peru +3", Tone::Plain),
            by(0, "is out.", Tone::Loud),
            by(1, "Bob goes home.", Tone::Plain),
        ];
        let mut speaker = Speaker::default();
        let log = |count: usize| LogModel { generation: 1, lines: Arc::new(lines[..count].to_vec()) };
        assert_eq!(speaker.news(&log(1), &players), "Ann: waits.");
        let said = speaker.news(&log(6), &players);
        assert_eq!(said, "Ann: takes Peru. draws. Bob +3 Peru +3 Ann: is out.");
        assert_eq!(speaker.news(&log(7), &players), "Bob goes home.");
    }

    /// As in a fight: "Ann grows: +4 max HP", "Bob falls, and Ann wins."
    #[test]
    fn a_line_that_names_its_person_is_not_named_twice() {
        let by = |seat, text| LogLine { seat: Some(Seat(seat)), ..line(text) };
        let players = [0, 1].map(|look| (Palette::default().livery(look), ["Ann", "Bob"][usize::from(look)]));
        let told = |lines: &[LogLine]| together(lines, &players);
        assert_eq!(told(&[by(0, "Ann grows: +4 max HP")]), "Ann grows: +4 max HP");
        assert_eq!(told(&[by(0, "Bob falls, and Ann wins.")]), "Bob falls, and Ann wins.");
        assert_eq!(told(&[by(0, "Ann's shield \u{2212}2"), by(0, "waits.")]), "Ann's shield \u{2212}2 waits.");
        // What comes after a line about both is not the other's.
        assert_eq!(told(&[by(0, "thorns cost Ann 3 HP"), by(0, "waits.")]), "thorns cost Ann 3 HP Ann: waits.");
        let goes_on = [by(0, "rolls 3."), by(0, "thorns cost Ann 3 HP"), by(0, "waits.")];
        assert_eq!(told(&goes_on), "Ann: rolls 3. thorns cost Ann 3 HP waits.");
        // Another's name is not hers, and hers is no part of another word.
        assert_eq!(told(&[by(0, "hits Bob.")]), "Ann: hits Bob.");
        assert_eq!(told(&[by(0, "takes Annam."), by(1, "Annam is lost.")]), "Ann: takes Annam. Bob: Annam is lost.");
    }
}
