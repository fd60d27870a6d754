//! A game played at random.

use tabletop::{Eye, Game, Rng, Seat, Turn};

/// Plays a game at random to its end. `visit` is called in every position in which a seat is to act, before it does; `hear` is called
/// with every event. Panics where the rules break their contract.
pub fn play_at_random<G: Game>(
    game: &G,
    rng: &mut Rng,
    mut visit: impl FnMut(&G::State, Seat, &mut Rng),
    mut hear: impl FnMut(&G::Event),
) {
    let mut state = game.start();
    loop {
        let mut events = Vec::new();
        match game.turn(&state) {
            Turn::Over => return,
            Turn::Chance => {
                let outcome = game.draw(&state, rng).expect("chance is due");
                game.resolve(&mut state, &outcome, &mut events).expect("it may come");
            }
            Turn::Seat(seat) => {
                visit(&state, seat, rng);
                let action = game.sample(&game.view(&state, Eye::Seat(seat)), rng).expect("something can be done");
                game.apply(&mut state, &action, &mut events).expect("it is legal");
            }
        }
        events.iter().for_each(&mut hear);
    }
}
