//! What Realm ships, read once at the start: cards and their pictures, kingdoms with a name, opponents, ready-made tables.

use std::{collections::BTreeMap, sync::Arc};

use bevy::prelude::*;
use dominion::{Catalog, ContentFault, Dominion, Menu, State, View, read_bots};
use lab::{GameModule, Library, Problem};
use registry::games::DominionModule;
use registry::games::dominion::kingdoms::{self, Kingdom};
use tabletop::{Player, message};

use super::{card, ids};
use crate::{
    pictures::Album,
    table::{
        CardPicture, LabContent,
        setup::{self, Opponent},
    },
    theme::Palette,
};

/// Where the opponents' menus lie among the assets.
const MENUS: &str = "dominion/bots.ron";
/// Where the cards' pictures lie among the assets.
const PICTURES: &str = "dominion/pictures";

/// The opponent whose menu has to be set: it stands for none of its own.
const ANY_MENU: &str = "strategist";

/// A table that is laid ready.
pub type Preset = setup::Preset<Content>;

/// The scene somebody begins with who has never chosen anything.
pub const FIRST: &str = "dominion/first-game";

/// Whether somebody begins with this table who has never chosen anything.
pub fn is_first(preset: &Preset) -> bool {
    preset.is_of(FIRST)
}

/// What is shipped. Files that cannot be read are missing here and named when it is loaded.
#[derive(Resource, Clone, Default)]
pub struct Content {
    /// The folder with `assets` and `scenes`.
    pub library: Option<Library>,
    /// The cards.
    pub catalog: Option<Arc<Catalog>>,
    /// Their pictures, by the cards' ids.
    pub album: Arc<Album<String>>,
    /// Kingdoms with a name.
    pub kingdoms: Arc<Vec<Kingdom>>,
    /// What opponents buy, by their names in the registry; nothing of those whose menu has to be set.
    pub menus: Arc<BTreeMap<String, Menu>>,
    /// Who can take a seat, weakest first.
    pub opponents: Vec<Opponent>,
    /// Who can be asked for advice, weakest first: those whose menu is settled.
    pub advisers: Vec<Opponent>,
    /// Ready-made tables, the first one for somebody who has never played.
    pub presets: Vec<Preset>,
}

impl Content {
    /// Reads what lies in the program's folder, and tells what could not be read.
    pub fn load(library: &Library) -> (Self, Vec<Problem>) {
        let mut opponents: Vec<Opponent> =
            GameModule::agents(&DominionModule).into_iter().map(|agent| Opponent::of(ids::ID, agent)).collect();
        let advisers = opponents.iter().filter(|opponent| opponent.name != ANY_MENU).cloned().collect();
        // Whoever takes a free seat is the last of them; one that waits for a menu is not asked first.
        opponents.sort_by_key(|opponent| opponent.name != ANY_MENU);
        let mut content = Self { library: Some(library.clone()), opponents, advisers, ..Self::default() };
        let mut problems = Vec::new();
        match DominionModule.catalog(library) {
            Ok(catalog) => content.catalog = Some(Arc::new(catalog)),
            Err(error) => problems.extend(error.problems()),
        }
        match kingdoms::read(library) {
            Ok(kingdoms) => content.kingdoms = Arc::new(kingdoms),
            Err(error) => problems.extend(error.problems()),
        }
        content.menus = Arc::new(menus(library, &mut problems));
        content.album = Arc::new(album(library, &mut problems));
        content.presets = Preset::shipped(library, &mut problems);
        content.presets.sort_by_key(|preset| (!is_first(preset), preset.table.players.len()));
        (content, problems)
    }
}

impl LabContent for Content {
    type Module = DominionModule;

    const MODULE: &'static DominionModule = &DominionModule;
    const ID: &'static str = ids::ID;

    fn library(&self) -> Option<&Library> {
        self.library.as_ref()
    }

    fn cast(&self) -> &[Opponent] {
        &self.opponents
    }

    fn advisers(&self) -> &[Opponent] {
        &self.advisers
    }

    /// Which of its turns the active seat is in.
    fn round(_: &Dominion, state: &State) -> u32 {
        let player = state.players.get(state.active.index());
        player.map_or(1, |player| u32::from(player.turns) + 1)
    }

    /// The kingdom's own cards, which tell one game from another; they follow the basic ones.
    fn standing(&self, rules: &Dominion, _: &View, _: &[Player], _: Palette) -> Option<CardPicture> {
        let kingdom = rules.kinds().iter().filter(|kind| kind.set != "basic");
        Some(card::fan(&self.album, kingdom.take(card::FANNED)))
    }
}

/// The menus of the opponents that are shipped, whose names are those of the file in small letters.
fn menus(library: &Library, problems: &mut Vec<Problem>) -> BTreeMap<String, Menu> {
    let file = match library.asset(MENUS) {
        Ok(file) => file,
        Err(error) => {
            problems.extend(error.problems());
            return BTreeMap::new();
        }
    };
    match read_bots(&file.name, &file.text) {
        Ok(bots) => bots.into_iter().map(|bot| (bot.id.to_lowercase(), bot.menu)).collect(),
        Err(faults) => {
            let problem = |fault: ContentFault| {
                let ContentFault { file, line, column, reason, remedy } = fault;
                Problem::new(reason).in_file(file).at(line, column).remedy(remedy)
            };
            problems.extend(faults.into_iter().map(problem));
            BTreeMap::new()
        }
    }
}

/// The pictures of all files there are.
fn album(library: &Library, problems: &mut Vec<Problem>) -> Album<String> {
    let mut album = Album::default();
    let files = library.assets(PICTURES, "ron").unwrap_or_else(|error| {
        problems.extend(error.problems());
        Vec::new()
    });
    for file in files {
        match Album::read(&file.text) {
            Ok(more) => album.add(more),
            Err(reason) => {
                let reason = message!("fault-realm-picture", "a picture cannot be drawn: {reason}", reason);
                problems.push(Problem::new(reason).in_file(&file.name));
            }
        }
    }
    album
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_shipped_can_be_read_and_every_picture_is_a_cards() {
        let library = Library::open(std::path::Path::new(env!("CARGO_MANIFEST_DIR"))).expect("the program's files");
        let (content, problems) = Content::load(&library);
        assert_eq!(problems, []);
        let catalog = content.catalog.expect("the cards");
        assert!(content.kingdoms.len() >= 10 && content.presets.len() >= 4);
        for id in content.album.subjects() {
            assert!(catalog.get(id).is_some(), "{id} is no card");
            let picture = content.album.get(id.as_str()).expect("there");
            assert!(picture.overhang() <= 0.03, "{id} leaves its rectangle by {}", picture.overhang());
        }
        assert_eq!(content.advisers.len() + 1, content.opponents.len());
        let menuless: Vec<&str> = content.advisers.iter().map(|adviser| adviser.name.as_str()).collect();
        let menuless: Vec<&str> = menuless.into_iter().filter(|name| !content.menus.contains_key(*name)).collect();
        assert_eq!(menuless, ["champion"], "its menu goes by the kingdom");
    }
}
