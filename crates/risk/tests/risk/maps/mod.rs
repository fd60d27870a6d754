//! Every shipped map: it is what its tables say, its drawing shows its borders, and games on it end.

mod drawing;
mod facts;
mod games;
mod labels;
mod lanes;
mod shapes;

use risk::map::Map;
use shapes::Shapes;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};

/// A map with the polygons of its territories.
pub struct Shipped {
    pub map: Arc<Map>,
    pub shapes: Shapes,
    /// The folder of its tables.
    pub source: PathBuf,
}

/// All maps there are, by id.
pub static MAPS: LazyLock<Vec<Shipped>> = LazyLock::new(|| {
    let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/risk"));
    let files = fs::read_dir(&folder).expect("the maps are there").map(|entry| entry.expect("an entry").path());
    let mut files: Vec<PathBuf> = files.filter(|path| path.extension().is_some_and(|end| end == "ron")).collect();
    files.sort();
    let shipped = |path: PathBuf| {
        let id = path.file_stem().and_then(|stem| stem.to_str()).expect("a plain name").to_owned();
        let text = read(&path);
        let map = Map::from_ron(&path.display().to_string(), &text).unwrap_or_else(|errors| panic!("{errors}"));
        assert_eq!(map.id(), id, "a map is found by the name of its file");
        let shapes = Shapes::of(&map);
        Shipped { map: Arc::new(map), shapes, source: folder.join("source").join(id) }
    };
    files.into_iter().map(shipped).collect()
});

impl Shipped {
    /// The rows of a table below its heading.
    fn table(&self, name: &str) -> Vec<Vec<String>> {
        let text = read(&self.source.join(name));
        let rows = text.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty()).skip(1);
        rows.map(|row| row.split(';').map(str::to_owned).collect()).collect()
    }
}

#[expect(clippy::disallowed_methods, reason = "a test reads what is shipped")]
fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}
