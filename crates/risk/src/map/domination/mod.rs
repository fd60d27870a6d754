//! Reads community maps in the format of the game Domination: a `.map` file, a `.cards` file, and pictures.
//!
//! The format is text, in ISO 8859-1 unless it starts with the UTF-8 mark `EF BB BF`. A `;` before a word starts a
//! comment, blank lines mean nothing, `[…]` starts a section, indices count from 1, `_` in a name stands for a space,
//! and borders lead one way. The map names its other files, so reading takes two steps:
//!
//! ```
//! use risk::map::domination::MapFile;
//! # fn read(file: &str) -> Vec<u8> {
//! #     match file {
//! #         "two.map" => b"name Two\n[files]\ncrd two.cards\n[continents]\nAll 1 red\n[countries]\n1 A 1 0 0\n2 B 1 9 9\n[borders]\n1 2\n2 1\n".to_vec(),
//! #         _ => b"[cards]\nInfantry 1\nCannon 2\nwildcard\n".to_vec(),
//! #     }
//! # }
//! let map_file = MapFile::parse("two.map", &read("two.map"))?;
//! let cards = read(map_file.cards_file());
//! let community = map_file.with_cards(&cards)?;
//! assert_eq!(community.map().territory_name(risk::map::TerritoryId(1)), "B");
//! # Ok::<(), risk::map::MapErrors>(())
//! ```
//!
//! Maps of this kind are loaded, none is shipped: their licences are unclear. Pictures are decoded by whoever draws
//! them; [`CountryImage`] then says which territory a pixel belongs to.

mod cards;
mod image;
mod map_file;
mod section;
mod text;

pub use cards::{CommunityMap, CommunityMission, MissionTarget};
pub use image::{CountryImage, ImageError};
pub use map_file::MapFile;
