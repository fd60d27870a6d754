//! What the unit tests of this crate share.

use std::sync::{Arc, LazyLock};

use crate::map::Map;

/// The shipped world map.
pub(crate) fn world() -> Arc<Map> {
    static WORLD: LazyLock<Arc<Map>> = LazyLock::new(|| {
        let text = include_str!("../../../assets/risk/world.ron");
        Arc::new(Map::from_ron("world.ron", text).expect("the world map is sound"))
    });
    Arc::clone(&WORLD)
}
