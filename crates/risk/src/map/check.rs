//! From raw names to a checked map: everything that can be wrong with territories, borders and continents.

use super::board::{Map, MapParts, TerritoryParts};
use super::check_geometry::check_geometry;
use super::error::{Findings, MapErrors, MapFault, did_you_mean};
use super::ids::{ContinentId, TerritoryId};
use super::locate::Step::{Field, Item};
use super::locate::{Path, locate};
use super::raw::{FORMAT, RawMap};
use super::syntax;
use super::topology::{self, Unreached};
use std::collections::BTreeMap;

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
        findings.into_result(file, |path: &Path| locate(text, path))?;
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
            let reason = format!("format {format} is not one this program reads");
            self.findings.add(vec![Field("format")], reason, format!("write `format: {FORMAT}` and follow its rules"));
        }
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if id.is_empty() || !id.chars().all(plain) {
            let remedy = "use lower-case letters, digits and `-`, such as `my-map`";
            self.findings.add(vec![Field("id")], format!("`{id}` cannot be a map's id"), remedy);
        }
        if name.trim().is_empty() {
            self.findings.add(vec![Field("name")], "the map has no name", "give it the name players shall see");
        }
    }

    /// Places of the continents by name.
    fn continents(&mut self) -> BTreeMap<&'a str, usize> {
        let list = &self.raw.continents;
        for (at, continent) in list.iter().enumerate().filter(|(_, continent)| continent.bonus > LARGEST_BONUS) {
            let reason = format!("a bonus of {} armies is too large", continent.bonus);
            let path = vec![Field("continents"), Item(at), Field("bonus")];
            self.findings.add(path, reason, format!("use at most {LARGEST_BONUS}"));
        }
        self.unique("continents", "continent", list.iter().map(|c| c.name.as_str()))
    }

    /// Places of the territories by name.
    fn names(&mut self) -> BTreeMap<&'a str, usize> {
        let list = &self.raw.territories;
        if list.len() < FEWEST {
            let reason = format!("{} territories are too few to play on", list.len());
            self.findings.add(vec![Field("territories")], reason, format!("list at least {FEWEST}"));
        }
        if list.len() > MOST {
            let reason = format!("{} territories are more than the {MOST} a map can have", list.len());
            self.findings.add(vec![Field("territories"), Item(MOST)], reason, "merge or remove some");
        }
        self.unique("territories", "territory", list.iter().map(|t| t.name.as_str()))
    }

    fn unique(
        &mut self,
        list: &'static str,
        kind: &str,
        names: impl Iterator<Item = &'a str>,
    ) -> BTreeMap<&'a str, usize> {
        let mut places = BTreeMap::new();
        for (at, name) in names.enumerate() {
            let path = vec![Field(list), Item(at), Field("name")];
            if name.trim().is_empty() {
                self.findings.add(path, format!("a {kind} has no name"), "give it one");
            } else if places.contains_key(name) {
                self.findings.add(
                    path,
                    format!("the {kind} `{name}` is listed twice"),
                    "rename or remove one of the two",
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
                let reason = format!("`{name}` lies in no continent");
                self.findings.add(
                    place("continent"),
                    reason,
                    "add `continent: \"…\"` with one of the map's continents",
                );
            } else if !continents.contains_key(continent) {
                let remedy = did_you_mean(continent, continents.keys().copied(), "add it to `continents`");
                self.findings.add(place("continent"), format!("there is no continent `{continent}`"), remedy);
            }
            if territory.card.symbol().is_none() {
                let remedy = "add `card: Infantry`, `card: Cavalry` or `card: Artillery`";
                self.findings.add(place("card"), format!("`{name}` has no card symbol"), remedy);
            }
            memberships.push(continents.get(continent).copied());
        }
        memberships
    }

    fn empty_continents(&mut self, memberships: &[Option<usize>]) {
        for (at, continent) in
            self.raw.continents.iter().enumerate().filter(|(at, _)| !memberships.contains(&Some(*at)))
        {
            let reason = format!("no territory lies in the continent `{}`", continent.name);
            self.findings.add(vec![Field("continents"), Item(at)], reason, "put one there or remove the continent");
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
                        let remedy = did_you_mean(neighbour, territories.keys().copied(), "add it to `territories`");
                        self.findings.add(place, format!("there is no territory `{neighbour}`"), remedy);
                    }
                    Some(to) if *to == from => {
                        self.findings.add(place, format!("`{name}` is listed as its own neighbour"), "remove it");
                    }
                    Some(to) if borders[from].contains(to) => {
                        let reason = format!("`{name}` lists its neighbour `{neighbour}` twice");
                        self.findings.add(place, reason, "remove one of the two");
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
            let reason = format!("`{}` borders `{}`, but not the other way round", name(from), name(to));
            let remedy = format!("add `{}` to the neighbours of `{}`, or write `directed: true`", name(from), name(to));
            self.findings.add(place, reason, remedy);
        }
    }

    fn reach(&mut self, borders: &[Vec<usize>]) {
        let name = |at: usize| &self.raw.territories[at].name;
        for fault in topology::unreached(borders) {
            let (at, reason) = match fault {
                Unreached::Apart { first, count } => {
                    let others = if count > 1 { format!(" and {} more", count - 1) } else { String::new() };
                    (first, format!("no way leads from `{}` to `{}`{others}", name(0), name(first)))
                }
                Unreached::Safe { territory } => {
                    (territory, format!("`{}` can be attacked from nowhere", name(territory)))
                }
            };
            self.findings.add(
                vec![Field("territories"), Item(at)],
                reason,
                "join it to the rest of the map by a border",
            );
        }
    }
}
