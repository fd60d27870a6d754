//! From pixels to countries.

use crate::{CARDS, MAP};
use risk::map::domination::{CountryImage, ImageError, MapFile};
use risk::map::{Map, TerritoryId};

fn isles() -> Map {
    let map = MapFile::parse("isles.map", MAP).unwrap_or_else(|errors| panic!("{errors}"));
    map.with_cards(CARDS).unwrap_or_else(|errors| panic!("{errors}")).map().clone()
}

/// Pixels with the given low bytes; the other channels must not matter.
fn rgba(low_bytes: &[u8]) -> Vec<u8> {
    low_bytes.iter().flat_map(|low| [17, 200, *low, 255]).collect()
}

#[test]
fn pixels_name_countries() {
    let image = CountryImage::new(&isles(), 3, 2, &rgba(&[255, 1, 2, 4, 3, 255])).expect("a correct picture");
    assert_eq!(image.at(0, 0), None);
    assert_eq!(image.at(1, 0), Some(TerritoryId(0)));
    assert_eq!(image.at(0, 1), Some(TerritoryId(3)));
    for (x, y) in [(3, 0), (0, 2), (usize::MAX, 0), (0, usize::MAX), (2, usize::MAX)] {
        assert_eq!(image.at(x, y), None, "{x}, {y} lies outside");
    }
}

#[test]
fn faulty_pictures_are_refused() {
    let new = |width, height, bytes: &[u8]| CountryImage::new(&isles(), width, height, bytes);
    let size = ImageError::Size { width: 3, height: 2, expected: 24, found: 23 };
    assert_eq!(new(3, 2, &[0; 23]), Err(size));
    assert!(matches!(new(usize::MAX, 2, &[]), Err(ImageError::Size { .. })));
    for index in [0, 5] {
        let unknown = ImageError::Unknown { x: 1, y: 1, index, countries: 4 };
        assert_eq!(new(2, 2, &rgba(&[1, 2, 3, index])), Err(unknown));
    }
    let absent = ImageError::Absent { name: "Jura".to_owned(), index: 3 };
    assert_eq!(new(2, 2, &rgba(&[1, 2, 4, 255])), Err(absent.clone()));
    assert_eq!(absent.to_string(), "no pixel belongs to `Jura`; paint it with 3 in blue");
}
