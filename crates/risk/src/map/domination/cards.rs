//! The `.cards` file: the symbol on each territory's card. Missions are looked through for faults alone.

use tabletop::message;

use super::lines::{Line, Place, Word, lines};
use super::territories::{Territories, as_in};
use crate::map::error::{Findings, did_you_mean};
use crate::map::ids::Symbol;

/// What a card may be, as the file has it.
const KINDS: [(&str, Symbol); 3] =
    [("Infantry", Symbol::Infantry), ("Cavalry", Symbol::Cavalry), ("Cannon", Symbol::Artillery)];
const WILD: &str = "wildcard";
const SECTIONS: [&str; 2] = ["cards", "missions"];

/// The symbol of each territory; there is one for each only if nothing was found.
pub(super) fn read_cards(text: &str, map: &Territories, findings: &mut Findings<Place>) -> Vec<Option<Symbol>> {
    let mut reader = Reader { map, findings, symbols: vec![None; map.list.len()], end: (1, 1) };
    let mut section = "";
    for line in lines(text) {
        reader.end = line.end();
        match line.section() {
            Some(begun) => section = reader.section(begun, &line),
            None => match section {
                "cards" => reader.card(&line),
                "missions" => reader.mission(&line),
                "" => reader.outside(&line),
                _ => {}
            },
        }
    }
    reader.missing_cards();
    reader.symbols
}

struct Reader<'a> {
    map: &'a Territories,
    findings: &'a mut Findings<Place>,
    symbols: Vec<Option<Symbol>>,
    end: Place,
}

impl Reader<'_> {
    fn section(&mut self, begun: &str, line: &Line<'_>) -> &'static str {
        let known = SECTIONS.into_iter().find(|known| *known == begun);
        known.unwrap_or_else(|| {
            let all = message!("remedy-domination-card_sections", "cards have the sections [cards] and [missions]");
            self.findings.add(
                line.words[0].at,
                message!("fault-domination-section", "there is no section [{found}]", found = begun),
                did_you_mean(begun, SECTIONS, all),
            );
            "?"
        })
    }

    fn outside(&mut self, line: &Line<'_>) {
        let found = line.words[0].text;
        let reason = message!("fault-domination-outside", "`{found}` stands before all sections", found);
        self.findings.add(line.words[0].at, reason, message!("remedy-domination-outside", "begin with [cards]"));
    }

    fn card(&mut self, line: &Line<'_>) {
        let kind = line.words[0];
        if kind.text == WILD {
            return;
        }
        let Some((_, symbol)) = KINDS.into_iter().find(|(name, _)| *name == kind.text) else {
            let names = KINDS.map(|(name, _)| name).into_iter().chain([WILD]);
            let all =
                message!("remedy-domination-cards", "write Infantry, Cavalry or Cannon with a number, or wildcard");
            self.findings.add(
                kind.at,
                message!("fault-domination-card", "`{found}` is no card", found = kind.text),
                did_you_mean(kind.text, names, all),
            );
            return;
        };
        let Some(number) = line.words.get(1).copied() else {
            let reason = message!("fault-domination-short", "the line ends too early");
            self.findings.add(line.end(), reason, as_in(&format!("{} NUMBER", kind.text)));
            return;
        };
        let most = self.symbols.len();
        let Some(at) = number.text.parse().ok().filter(|number| (1..=most).contains(number)) else {
            return self.not_between(number, 1, most);
        };
        if self.symbols[at - 1].is_some() {
            let name = &self.map.list[at - 1].name;
            let reason = message!("fault-domination-two_cards", "`{name}` has a card already", name);
            self.findings.add(number.at, reason, message!("remedy-remove_one", "remove one of the two"));
        }
        self.symbols[at - 1] = Some(symbol);
    }

    fn mission(&mut self, line: &Line<'_>) {
        let continents = self.map.continents.len();
        let bounds = [8, self.symbols.len(), 1_000, continents, continents, continents];
        for (nth, most) in bounds.into_iter().enumerate() {
            let Some(word) = line.words.get(nth).copied() else { break };
            let any = nth >= 3 && word.text == "*";
            if !any && word.text.parse::<usize>().ok().is_none_or(|number| number > most) {
                self.not_between(word, 0, most);
            }
        }
        if line.words.len() <= bounds.len() {
            let reason = message!("fault-domination-short", "the line ends too early");
            self.findings.add(
                line.end(),
                reason,
                as_in("player territories armies continent continent continent TEXT"),
            );
        }
    }

    fn not_between(&mut self, word: Word<'_>, least: usize, most: usize) {
        let reason = message!("fault-domination-not_number", "`{found}` cannot stand here", found = word.text);
        let remedy = message!("remedy-domination-between", "write a whole number from {least} to {most}", least, most);
        self.findings.add(word.at, reason, remedy);
    }

    fn missing_cards(&mut self) {
        for (at, territory) in self.map.list.iter().enumerate().filter(|(at, _)| self.symbols[*at].is_none()) {
            let (name, number) = (&territory.name, at + 1);
            let reason = message!("fault-domination-no_card", "`{name}` has no card", name);
            let remedy = message!(
                "remedy-domination-no_card",
                "add `Infantry {number}`, `Cavalry {number}` or `Cannon {number}`",
                number
            );
            self.findings.add(self.end, reason, remedy);
        }
    }
}
