//! Builds `assets/risk/world.ron` from Natural Earth geography.

fn main() {}
