//! The `.map` file: what it is called, its files, continents, territories and borders.

use tabletop::{Message, message};

use super::lines::{Line, Place, Word, lines};
use crate::map::check::{FEWEST, LARGEST_BONUS, MOST};
use crate::map::error::{Findings, did_you_mean};
use crate::map::reach::{not_reached, remedy};
use crate::map::topology::{self, Unreached};

/// The farthest a territory may lie from the corner of the picture, pixels.
const FARTHEST: u32 = 20_000;

/// The sections of the file, in the order they stand there.
const SECTIONS: [&str; 4] = ["files", "continents", "countries", "borders"];

/// What the file says, by places in its lists.
#[derive(Clone, Debug, Default)]
pub(super) struct Territories {
    /// What the map is called, where that is said.
    pub name: Option<String>,
    /// The file with the cards.
    pub cards: String,
    pub continents: Vec<Continent>,
    pub list: Vec<Territory>,
    /// The territories each of them may attack.
    pub borders: Vec<Vec<usize>>,
}

#[derive(Clone, Debug)]
pub(super) struct Continent {
    pub name: String,
    pub bonus: u32,
    at: Place,
}

#[derive(Clone, Debug)]
pub(super) struct Territory {
    pub name: String,
    pub continent: usize,
    /// Pixels from the upper left corner.
    pub at: (f64, f64),
    place: Place,
}

/// Reads the text. What comes back is sound only if nothing was found.
pub(super) fn read_territories(text: &str, findings: &mut Findings<Place>) -> Territories {
    let mut reader = Reader { map: Territories::default(), findings, sections: Vec::new(), end: (1, 1) };
    let mut section = "";
    for line in lines(text) {
        reader.end = line.end();
        match line.section() {
            Some(begun) => section = reader.section(begun, &line),
            None => match section {
                "" => reader.heading(&line),
                "files" => reader.file(&line),
                "continents" => reader.continent(&line),
                "countries" => reader.territory(&line),
                "borders" => reader.border(&line),
                _ => {}
            },
        }
    }
    reader.finish()
}

struct Reader<'a> {
    map: Territories,
    findings: &'a mut Findings<Place>,
    /// The sections there were.
    sections: Vec<&'static str>,
    /// Where the text ends.
    end: Place,
}

impl Reader<'_> {
    /// The section that a line begins; an unknown one is passed over.
    fn section(&mut self, begun: &str, line: &Line<'_>) -> &'static str {
        let place = line.words[0].at;
        let Some(known) = SECTIONS.into_iter().find(|known| *known == begun) else {
            let names = SECTIONS.map(|known| format!("[{known}]")).join(", ");
            let all = message!("remedy-domination-sections", "a map has the sections {names}", names);
            self.findings.add(
                place,
                message!("fault-domination-section", "there is no section [{found}]", found = begun),
                did_you_mean(begun, SECTIONS, all),
            );
            return "?";
        };
        if self.sections.contains(&known) {
            let reason = message!("fault-domination-section_twice", "the section [{name}] stands twice", name = known);
            self.findings.add(place, reason, message!("remedy-domination-one_section", "put all its lines into one"));
        }
        self.sections.push(known);
        known
    }

    /// A line before all sections; keys that nobody knows are for other programs.
    fn heading(&mut self, line: &Line<'_>) {
        match line.words[0].text {
            "name" => match line.rest(1) {
                "" => self.missing(line, "name TEXT"),
                name => self.map.name = Some(spaced(name)),
            },
            "ver" | "circle" => {
                self.number(line, 1, 0, u32::MAX, "a whole number");
            }
            _ => {}
        }
    }

    fn file(&mut self, line: &Line<'_>) {
        let kind = line.words[0];
        if !["pic", "map", "crd", "prv"].contains(&kind.text) {
            let known = message!("remedy-domination-file_kind", "write pic, map, crd or prv, and the name of a file");
            self.findings.add(
                kind.at,
                message!("fault-domination-file_kind", "`{found}` is no kind of file", found = kind.text),
                did_you_mean(kind.text, ["pic", "map", "crd", "prv"], known),
            );
            return;
        }
        match line.rest(1) {
            "" => self.missing(line, "crd FILE"),
            name if kind.text == "crd" => {
                let plain = !name.contains(['/', '\\', ':']) && !name.starts_with('.');
                if plain {
                    name.clone_into(&mut self.map.cards);
                } else {
                    let reason =
                        message!("fault-domination-file_elsewhere", "`{name}` is no file beside the map", name);
                    let remedy = message!(
                        "remedy-domination-file_beside",
                        "put the file beside the map and write its name alone"
                    );
                    self.findings.add(line.words[1].at, reason, remedy);
                    // That there is none need not be told as well.
                    self.map.cards = "?".to_owned();
                }
            }
            _ => {}
        }
    }

    fn continent(&mut self, line: &Line<'_>) {
        let [name, _, _] = line.words[..] else { return self.wrong_words(line, "Name bonus colour") };
        let bonus = self.number(line, 1, 0, LARGEST_BONUS, "a bonus");
        let text = spaced(name.text);
        if self.map.continents.iter().any(|known| known.name == text) {
            let reason = message!("fault-map-continent_twice", "the continent `{name}` is listed twice", name = &text);
            self.findings.add(name.at, reason, rename());
        }
        self.map.continents.push(Continent { name: text, bonus: bonus.unwrap_or_default(), at: name.at });
    }

    fn territory(&mut self, line: &Line<'_>) {
        let [number, name, ..] = line.words[..] else { return self.wrong_words(line, "number Name continent x y") };
        if line.words.len() != 5 {
            return self.wrong_words(line, "number Name continent x y");
        }
        let wanted = self.map.list.len() + 1;
        if number.text != wanted.to_string() {
            let reason = message!(
                "fault-domination-number",
                "the territory number {wanted} is expected here, not `{found}`",
                wanted,
                found = number.text
            );
            let remedy = message!("remedy-domination-number", "number the territories from 1 without a gap");
            self.findings.add(number.at, reason, remedy);
        }
        let continents = self.map.continents.len() as u32;
        let continent = match continents {
            // That there are none is told once.
            0 => None,
            most => self.number(line, 2, 1, most, "the number of a continent"),
        };
        let (x, y) = (self.number(line, 3, 0, FARTHEST, "pixels"), self.number(line, 4, 0, FARTHEST, "pixels"));
        let text = spaced(name.text);
        if self.map.list.iter().any(|known| known.name == text) {
            let reason = message!("fault-map-territory_twice", "the territory `{name}` is listed twice", name = &text);
            self.findings.add(name.at, reason, rename());
        }
        self.map.list.push(Territory {
            name: text,
            continent: continent.map_or(0, |number| number as usize - 1),
            at: (f64::from(x.unwrap_or_default()), f64::from(y.unwrap_or_default())),
            place: number.at,
        });
        self.map.borders.push(Vec::new());
    }

    fn border(&mut self, line: &Line<'_>) {
        let most = self.map.list.len() as u32;
        if most == 0 {
            return;
        }
        let Some(from) = self.number(line, 0, 1, most, "the number of a territory") else { return };
        let from = from as usize - 1;
        for nth in 1..line.words.len() {
            let Some(to) = self.number(line, nth, 1, most, "the number of a territory") else { continue };
            let (to, place) = (to as usize - 1, line.words[nth].at);
            let [name, neighbour] = [from, to].map(|at| self.map.list[at].name.clone());
            if to == from {
                self.findings.add(
                    place,
                    message!("fault-map-own_neighbour", "`{name}` is listed as its own neighbour", name),
                    message!("remedy-map-remove", "remove it"),
                );
            } else if self.map.borders[from].contains(&to) {
                let reason = message!(
                    "fault-map-neighbour_twice",
                    "`{name}` lists its neighbour `{neighbour}` twice",
                    name,
                    neighbour
                );
                self.findings.add(place, reason, message!("remedy-remove_one", "remove one of the two"));
            } else {
                self.map.borders[from].push(to);
            }
        }
    }

    /// A whole number between two others; `None` where it is none, which is told.
    fn number(&mut self, line: &Line<'_>, nth: usize, least: u32, most: u32, what: &str) -> Option<u32> {
        let Some(Word { text, at }) = line.words.get(nth).copied() else {
            self.missing(line, what);
            return None;
        };
        let number = text.parse().ok().filter(|number| (least..=most).contains(number));
        if number.is_none() {
            let reason = message!("fault-domination-not_number", "`{found}` cannot stand here", found = text);
            let remedy = match most {
                u32::MAX => message!("remedy-map-whole", "write a whole number that makes sense here"),
                _ => message!("remedy-domination-between", "write a whole number from {least} to {most}", least, most),
            };
            self.findings.add(at, reason, remedy);
        }
        number
    }

    fn missing(&mut self, line: &Line<'_>, what: &str) {
        let reason = message!("fault-domination-short", "the line ends too early");
        self.findings.add(line.end(), reason, as_in(what));
    }

    /// A line with too few words or too many.
    fn wrong_words(&mut self, line: &Line<'_>, pattern: &str) {
        let wanted = pattern.split(' ').count();
        match line.words.get(wanted) {
            None => self.missing(line, pattern),
            Some(word) => {
                let reason =
                    message!("fault-domination-long", "nothing may follow here, but `{found}` does", found = word.text);
                self.findings.add(word.at, reason, as_in(pattern));
            }
        }
    }

    /// What can be said only of the whole.
    fn finish(mut self) -> Territories {
        if self.map.cards.is_empty() {
            let reason = message!("fault-domination-no_cards", "no file of cards is named");
            self.findings.add(
                self.end,
                reason,
                message!("remedy-domination-no_cards", "write `crd NAME.cards` under [files]"),
            );
        }
        for name in SECTIONS.into_iter().skip(1).filter(|name| !self.sections.contains(name)) {
            let reason = message!("fault-domination-no_section", "the section [{name}] is missing", name);
            self.findings.add(self.end, reason, message!("remedy-domination-no_section", "add it with its lines"));
        }
        let found = self.map.list.len();
        if found < FEWEST && self.sections.contains(&"countries") {
            let reason = message!("fault-map-few", "{found} territories are too few to play on", found);
            self.findings.add(self.end, reason, message!("remedy-map-few", "list at least {least}", least = FEWEST));
        }
        if found > MOST {
            let reason = message!(
                "fault-map-many",
                "{found} territories are more than the {most} a map can have",
                found,
                most = MOST
            );
            self.findings.add(self.map.list[MOST].place, reason, message!("remedy-map-many", "merge or remove some"));
        }
        if self.findings.count() == 0 {
            self.whole();
        }
        self.map
    }

    /// That every continent has a territory, and all territories hang together.
    fn whole(&mut self) {
        for (at, continent) in self.map.continents.iter().enumerate() {
            if !self.map.list.iter().any(|territory| territory.continent == at) {
                let name = &continent.name;
                self.findings.add(
                    continent.at,
                    message!("fault-map-empty_continent", "no territory lies in the continent `{name}`", name),
                    message!("remedy-map-empty_continent", "put one there or remove the continent"),
                );
            }
        }
        let name = |at: usize| self.map.list[at].name.as_str();
        for fault in topology::unreached(&self.map.borders) {
            let (Unreached::Apart { first: at, .. } | Unreached::Safe { territory: at }) = fault;
            self.findings.add(self.map.list[at].place, not_reached(&fault, name), remedy());
        }
    }
}

/// How a line is to be written.
pub(super) fn as_in(pattern: &str) -> Message {
    message!("remedy-domination-as_in", "write it as `{pattern}`", pattern)
}

fn rename() -> Message {
    message!("remedy-map-twice", "rename or remove one of the two")
}

/// A name with the spaces it stands for.
fn spaced(name: &str) -> String {
    name.replace('_', " ")
}
