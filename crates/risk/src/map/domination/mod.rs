//! Reads community maps in the format of the game Domination: a `.map` file, a `.cards` file, and pictures.
//!
//! The format is text, in ISO 8859-1 unless it starts with the UTF-8 mark `EF BB BF`. A `;` before a word starts a
//! comment, blank lines mean nothing, `[…]` starts a section, indices count from 1, `_` in a name stands for a space,
//! and borders lead one way. The map names its other files, so reading takes two steps:
//!
//! ```
//! use risk::map::domination::MapFile;
//! # const MAP: &[u8] = b"name Two
//! # [files]
//! # crd two.cards
//! # [continents]
//! # All 1 red
//! # [countries]
//! # 1 Here 1 0 0
//! # 2 There 1 9 9
//! # [borders]
//! # 1 2
//! # 2 1";
//! # let read = |file: &str| if file == "two.map" { MAP } else { b"[cards]\nInfantry 1\nCannon 2\nwildcard" };
//! let map_file = MapFile::parse("two.map", read("two.map"))?;
//! let cards = read(map_file.cards_file());
//! let community = map_file.with_cards(cards)?;
//! assert_eq!(community.map().territory_name(risk::map::TerritoryId(1)), "There");
//! # Ok::<(), risk::map::MapErrors>(())
//! ```
//!
//! Maps of this kind are loaded, none is shipped: their licences are unclear. Pictures are decoded by whoever draws
//! them; [`CountryImage`] then says which territory a pixel belongs to.

mod cards;
mod image;
mod map_file;
mod map_reader;
mod section;
mod text;

pub use cards::{CommunityMap, CommunityMission, MissionTarget};
pub use image::{CountryImage, ImageError};
pub use map_file::MapFile;
