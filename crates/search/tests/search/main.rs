//! The searches against plain ones that cannot err, on random games: `dag` for trees, `turns` for turns with dice,
//! `solved` for turns whose worth is known, `worlds` for races in sampled worlds.
//!
//! All are one program: a test of one subject is run by its name (`cargo test -p search --test search maxn`).

mod alphabeta;
mod commuting;
mod dag;
mod effort;
mod expansion;
mod hooks;
mod hostile;
mod invariants;
mod known;
mod limits;
mod maxn;
mod maxn_cuts;
mod maxn_preference;
mod planner;
mod race;
mod record;
mod regret;
mod sampling;
mod solved;
mod turn_dice;
mod turn_stakes;
mod turns;
mod worlds;
