//! From raw names to a checked map: everything that can be wrong with territories, borders and continents.

use super::board::{Map, MapParts, TerritoryParts};
use super::check_geometry::check_geometry;
use super::error::{Findings, MapErrors, MapFault, Path, did_you_mean};
use super::ids::{ContinentId, TerritoryId};
use super::raw::{FORMAT, RawMap};
use super::reach::{not_reached, remedy};
use super::syntax;
use super::topology::{self, Unreached};
use std::collections::BTreeMap;
use tabletop::written::Locator;
use tabletop::written::PathStep::{Field, Item};
use tabletop::{Message, message};

/// The fewest and the most territories a map may have.
pub(super) const FEWEST: usize = 2;
pub(super) const MOST: usize = 254;
/// The largest bonus of a continent, so that no sum of armies can overflow.
pub(super) const LARGEST_BONUS: u32 = 1000;

impl Map {
    /// Reads a map from the text of a RON file (its format: `raw.rs`). `file` names it in errors.
    ///
    /// # Errors
    /// All faults of the file together, each with line, column, reason and remedy; a syntax error comes alone.
    pub fn from_ron(file: &str, text: &str) -> Result<Self, MapErrors> {
        let raw: RawMap = ron::from_str(text).map_err(|error| {
            let (reason, remedy) = syntax::explain(&error.code);
            let (line, column) = (error.span.start.line, error.span.start.col);
            MapErrors::new(vec![MapFault { file: file.to_owned(), line, column, reason, remedy }], 0)
        })?;
        let mut findings = Findings::new();
        let parts = Checker { raw: &raw, findings: &mut findings }.check();
        let mut locator = Locator::new(text);
        findings.into_result(file, |path: &Path| locator.locate(path))?;
        Ok(Self::assemble(parts))
    }
}

struct Checker<'a> {
    raw: &'a RawMap,
    findings: &'a mut Findings<Path>,
}

impl<'a> Checker<'a> {
    /// The map's parts; they are sound only if nothing was found.
    fn check(mut self) -> MapParts {
        self.heading();
        let before = self.findings.count();
        let continents = self.continents();
        let territories = self.names();
        let memberships = self.memberships(&continents);
        if self.findings.count() == before {
            self.empty_continents(&memberships);
        }
        let borders = self.borders(&territories);
        let geometry = self.raw.geometry.as_ref().map(|raw| check_geometry(raw, &territories, &borders, self.findings));
        let ids = |list: &Vec<usize>| list.iter().map(|at| TerritoryId(*at as u8)).collect();
        let parts = self.raw.territories.iter().zip(&memberships).zip(&borders);
        MapParts {
            id: self.raw.id.clone(),
            name: self.raw.name.clone(),
            directed: self.raw.directed,
            continents: self.raw.continents.iter().map(|c| (c.name.clone(), c.bonus)).collect(),
            territories: parts
                .filter_map(|((raw, continent), neighbours)| {
                    Some(TerritoryParts {
                        name: raw.name.clone(),
                        continent: ContinentId((*continent)? as u8),
                        symbol: raw.card.symbol()?,
                        neighbours: ids(neighbours),
                    })
                })
                .collect(),
            geometry,
        }
    }

    fn heading(&mut self) {
        let RawMap { format, id, name, .. } = self.raw;
        if *format != FORMAT {
            let reason =
                message!("fault-map-format", "format {format} is not one this program reads", format = *format);
            let remedy = message!("remedy-map-format", "write `format: {known}` and follow its rules", known = FORMAT);
            self.findings.add(vec![Field("format")], reason, remedy);
        }
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if id.is_empty() || !id.chars().all(plain) {
            let remedy = message!("remedy-map-id", "use lower-case letters, digits and `-`, such as `my-map`");
            self.findings.add(vec![Field("id")], message!("fault-map-id", "`{id}` cannot be a map's id", id), remedy);
        }
        if name.trim().is_empty() {
            self.findings.add(
                vec![Field("name")],
                message!("fault-map-no_title", "the map has no name"),
                message!("remedy-map-title", "give it the name players shall see"),
            );
        }
    }

    /// Places of the continents by name.
    fn continents(&mut self) -> BTreeMap<&'a str, usize> {
        let list = &self.raw.continents;
        for (at, continent) in list.iter().enumerate().filter(|(_, continent)| continent.bonus > LARGEST_BONUS) {
            let reason = message!("fault-map-bonus", "a bonus of {bonus} armies is too large", bonus = continent.bonus);
            let path = vec![Field("continents"), Item(at), Field("bonus")];
            self.findings.add(path, reason, message!("remedy-map-bonus", "use at most {most}", most = LARGEST_BONUS));
        }
        self.unique("continents", list.iter().map(|c| c.name.as_str()))
    }

    /// Places of the territories by name.
    fn names(&mut self) -> BTreeMap<&'a str, usize> {
        let list = &self.raw.territories;
        if list.len() < FEWEST {
            let reason = message!("fault-map-few", "{found} territories are too few to play on", found = list.len());
            self.findings.add(
                vec![Field("territories")],
                reason,
                message!("remedy-map-few", "list at least {least}", least = FEWEST),
            );
        }
        if list.len() > MOST {
            let reason = message!(
                "fault-map-many",
                "{found} territories are more than the {most} a map can have",
                found = list.len(),
                most = MOST
            );
            self.findings.add(
                vec![Field("territories"), Item(MOST)],
                reason,
                message!("remedy-map-many", "merge or remove some"),
            );
        }
        self.unique("territories", list.iter().map(|t| t.name.as_str()))
    }

    fn unique(&mut self, list: &'static str, names: impl Iterator<Item = &'a str>) -> BTreeMap<&'a str, usize> {
        let mut places = BTreeMap::new();
        for (at, name) in names.enumerate() {
            let path = vec![Field(list), Item(at), Field("name")];
            if name.trim().is_empty() {
                self.findings.add(path, nameless(list), message!("remedy-map-name_it", "give it one"));
            } else if places.contains_key(name) {
                self.findings.add(
                    path,
                    twice(list, name),
                    message!("remedy-map-twice", "rename or remove one of the two"),
                );
            } else {
                places.insert(name, at);
            }
        }
        places
    }

    /// The continent of each territory.
    fn memberships(&mut self, continents: &BTreeMap<&str, usize>) -> Vec<Option<usize>> {
        let mut memberships = Vec::new();
        for (at, territory) in self.raw.territories.iter().enumerate() {
            let place = |field| vec![Field("territories"), Item(at), Field(field)];
            let (name, continent) = (&territory.name, territory.continent.as_str());
            if continent.is_empty() {
                let reason = message!("fault-map-no_continent", "`{name}` lies in no continent", name);
                self.findings.add(
                    place("continent"),
                    reason,
                    message!("remedy-map-continent", "add `continent: \"…\"` with one of the map's continents"),
                );
            } else if !continents.contains_key(continent) {
                let remedy = did_you_mean(
                    continent,
                    continents.keys().copied(),
                    message!("remedy-map-add_continent", "add it to `continents`"),
                );
                self.findings.add(
                    place("continent"),
                    message!("fault-map-unknown_continent", "there is no continent `{continent}`", continent),
                    remedy,
                );
            }
            if territory.card.symbol().is_none() {
                let remedy =
                    message!("remedy-map-symbol", "add `card: Infantry`, `card: Cavalry` or `card: Artillery`");
                self.findings.add(
                    place("card"),
                    message!("fault-map-no_symbol", "`{name}` has no card symbol", name),
                    remedy,
                );
            }
            memberships.push(continents.get(continent).copied());
        }
        memberships
    }

    fn empty_continents(&mut self, memberships: &[Option<usize>]) {
        for (at, continent) in
            self.raw.continents.iter().enumerate().filter(|(at, _)| !memberships.contains(&Some(*at)))
        {
            let reason = message!(
                "fault-map-empty_continent",
                "no territory lies in the continent `{name}`",
                name = &continent.name
            );
            self.findings.add(
                vec![Field("continents"), Item(at)],
                reason,
                message!("remedy-map-empty_continent", "put one there or remove the continent"),
            );
        }
    }

    /// The neighbours of each territory, and that all hang together.
    fn borders(&mut self, territories: &BTreeMap<&str, usize>) -> Vec<Vec<usize>> {
        let before = self.findings.count();
        let mut borders = vec![Vec::new(); self.raw.territories.len()];
        for (from, territory) in self.raw.territories.iter().enumerate() {
            for (nth, neighbour) in territory.neighbours.iter().enumerate() {
                let place = vec![Field("territories"), Item(from), Field("neighbours"), Item(nth)];
                let name = &territory.name;
                match territories.get(neighbour.as_str()) {
                    None => {
                        let remedy = did_you_mean(
                            neighbour,
                            territories.keys().copied(),
                            message!("remedy-map-add_territory", "add it to `territories`"),
                        );
                        self.findings.add(
                            place,
                            message!("fault-map-unknown_territory", "there is no territory `{name}`", name = neighbour),
                            remedy,
                        );
                    }
                    Some(to) if *to == from => {
                        self.findings.add(
                            place,
                            message!("fault-map-own_neighbour", "`{name}` is listed as its own neighbour", name),
                            message!("remedy-map-remove", "remove it"),
                        );
                    }
                    Some(to) if borders[from].contains(to) => {
                        let reason = message!(
                            "fault-map-neighbour_twice",
                            "`{name}` lists its neighbour `{neighbour}` twice",
                            name,
                            neighbour
                        );
                        self.findings.add(place, reason, message!("remedy-remove_one", "remove one of the two"));
                    }
                    Some(to) => borders[from].push(*to),
                }
            }
        }
        if self.findings.count() == before && !self.raw.directed {
            self.one_way(&borders);
        }
        if self.findings.count() == before && borders.len() >= FEWEST {
            self.reach(&borders);
        }
        borders
    }

    fn one_way(&mut self, borders: &[Vec<usize>]) {
        let name = |at: usize| &self.raw.territories[at].name;
        for (from, to) in topology::one_way(borders) {
            let nth = borders[from].iter().position(|neighbour| *neighbour == to).unwrap_or_default();
            let place = vec![Field("territories"), Item(from), Field("neighbours"), Item(nth)];
            let (from, to) = (name(from), name(to));
            let reason =
                message!("fault-map-one_way", "`{from}` borders `{to}`, but not the other way round", from, to);
            let remedy = message!(
                "remedy-map-one_way",
                "add `{from}` to the neighbours of `{to}`, or write `directed: true`",
                from,
                to
            );
            self.findings.add(place, reason, remedy);
        }
    }

    fn reach(&mut self, borders: &[Vec<usize>]) {
        let name = |at: usize| self.raw.territories[at].name.as_str();
        for fault in topology::unreached(borders) {
            let (Unreached::Apart { first: at, .. } | Unreached::Safe { territory: at }) = fault;
            self.findings.add(vec![Field("territories"), Item(at)], not_reached(&fault, name), remedy());
        }
    }
}

/// Something of a list that has no name.
fn nameless(list: &str) -> Message {
    match list {
        "continents" => message!("fault-map-nameless_continent", "a continent has no name"),
        _ => message!("fault-map-nameless_territory", "a territory has no name"),
    }
}

/// Something of a list whose name another has.
fn twice(list: &str, name: &str) -> Message {
    match list {
        "continents" => message!("fault-map-continent_twice", "the continent `{name}` is listed twice", name),
        _ => message!("fault-map-territory_twice", "the territory `{name}` is listed twice", name),
    }
}
