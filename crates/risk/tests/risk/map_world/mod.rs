//! The world map against the classic board's facts. What holds for every map, its drawing too, is in `maps`.

mod facts;

use risk::map::Map;
use std::sync::LazyLock;

static WORLD: LazyLock<Map> = LazyLock::new(|| {
    let text = include_str!("../../../../../assets/risk/world.ron");
    Map::from_ron("assets/risk/world.ron", text).unwrap_or_else(|errors| panic!("{errors}"))
});
