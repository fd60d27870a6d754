//! Counts games a CPU-second of the kernel: `cargo run --release -p dominion --example kernel -- [GAMES] [ROW COLUMN]`.

#[path = "../tests/dominion/support/play.rs"]
mod play;

use cpu_clock::ProcessTime;
use dominion::{Catalog, Dominion, Kernel};
use play::{strategist, table_setup};
use tabletop::{Seat, Seed};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let games: u64 = words.first().and_then(|word| word.parse().ok()).unwrap_or(200_000);
    let named = |at: usize| words.get(at).map_or("BM1", String::as_str);
    let text = include_str!("../../../assets/dominion/cards.ron");
    let catalog = Catalog::from_ron("cards.ron", text).unwrap_or_else(|faults| panic!("{faults:?}"));
    let game = Dominion::new(table_setup(), &catalog).unwrap_or_else(|faults| panic!("{faults:?}"));
    let seats = [strategist(&game, named(1), false), strategist(&game, named(2), false)];
    let (mut kernel, mut rng) = (Kernel::new(&game), Seed(1).stream("play", 0));
    let (clock, mut wins, mut turns) = (ProcessTime::now(), 0.0, 0_u64);
    for _ in 0..games {
        let standing = kernel.play(&seats, &mut rng, |_| {}).unwrap_or_else(|| panic!("two sit at the table"));
        wins += match standing.winner() {
            Some(Seat(0)) => 1.0,
            Some(_) => 0.0,
            None => 0.5,
        };
        turns += kernel.state().players.iter().map(|player| u64::from(player.turns)).sum::<u64>();
    }
    let seconds = clock.elapsed().as_secs_f64();
    println!(
        "{} against {}: {:.2} % of {games} games, {:.1} turns a game, {seconds:.2} CPU seconds, {:.0} games a second",
        named(1),
        named(2),
        100.0 * wins / games as f64,
        turns as f64 / games as f64,
        games as f64 / seconds,
    );
}
