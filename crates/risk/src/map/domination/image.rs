//! Which country a pixel belongs to.

use super::super::board::Map;
use super::super::ids::TerritoryId;
use thiserror::Error;

/// The picture whose colours name countries, as the client's mouse needs it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CountryImage {
    width: usize,
    /// The country index of each pixel, row by row; [`NO_COUNTRY`] elsewhere.
    cells: Vec<u8>,
}

/// The low byte of pixels that belong to no country.
const NO_COUNTRY: u8 = u8::MAX;

/// Why a picture does not fit its map.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ImageError {
    /// Not four bytes for each pixel.
    #[error("a picture of {width} by {height} pixels needs {expected} bytes, not {found}; decode it to 8-bit RGBA")]
    Size {
        /// Width in pixels.
        width: usize,
        /// Height in pixels.
        height: usize,
        /// Bytes that such a picture has.
        expected: usize,
        /// Bytes that were given.
        found: usize,
    },
    /// A colour that names no country.
    #[error(
        "the pixel at {x}, {y} names country {index} of {countries}; give it a country's index in blue, or 255 for none"
    )]
    Unknown {
        /// Column, from 0 at the left.
        x: usize,
        /// Row, from 0 at the top.
        y: usize,
        /// The index it names.
        index: u8,
        /// Countries of the map.
        countries: usize,
    },
    /// A country that nobody could click on.
    #[error("no pixel belongs to `{name}`; paint it with {index} in blue")]
    Absent {
        /// The country's name.
        name: String,
        /// Its index, from 1.
        index: usize,
    },
}

impl CountryImage {
    /// Takes the decoded image map: `rgba` has four bytes a pixel, row by row from the top. The low byte of a colour
    /// is blue.
    ///
    /// # Errors
    /// If the bytes do not fit the size, a pixel names a country that the map has not, or a country has no pixel.
    pub fn new(map: &Map, width: usize, height: usize, rgba: &[u8]) -> Result<Self, ImageError> {
        const BLUE: usize = 2;
        let expected = width.saturating_mul(height).saturating_mul(4);
        if rgba.len() != expected {
            return Err(ImageError::Size { width, height, expected, found: rgba.len() });
        }
        let cells: Vec<u8> = rgba.chunks_exact(4).map(|pixel| pixel[BLUE]).collect();
        let mut present = vec![false; map.len()];
        for (at, index) in cells.iter().copied().enumerate().filter(|(_, index)| *index != NO_COUNTRY) {
            match usize::from(index).checked_sub(1).and_then(|country| present.get_mut(country)) {
                Some(present) => *present = true,
                None => {
                    return Err(ImageError::Unknown { x: at % width, y: at / width, index, countries: map.len() });
                }
            }
        }
        match map.territories().find(|territory| !present[territory.index()]) {
            Some(absent) => {
                Err(ImageError::Absent { name: map.territory_name(absent).to_owned(), index: absent.index() + 1 })
            }
            None => Ok(Self { width, cells }),
        }
    }

    /// The territory under a pixel, column from the left and row from the top; none on water and outside the picture.
    pub fn at(&self, x: usize, y: usize) -> Option<TerritoryId> {
        if x >= self.width {
            return None;
        }
        let index = *self.cells.get(y.checked_mul(self.width)?.checked_add(x)?)?;
        (index != NO_COUNTRY).then(|| TerritoryId(index - 1))
    }
}
