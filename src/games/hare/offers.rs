//! What a person may do, each with its price and what it leaves.

use hare::{Action, Event, Hare, Runner, Square, State};

/// One thing that may be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offer {
    /// The action.
    pub action: Action,
    /// Which of the seat's runners it is about.
    pub runner: Runner,
    /// Where that runner stands afterwards: where it stands now, for what is done without moving.
    pub square: u8,
    /// How many squares it moves.
    pub squares: u8,
    /// Carrots it earns, or costs where below 0.
    pub carrots: i32,
    /// Carrots in hand afterwards.
    pub left: u32,
    /// What the square is.
    pub kind: Square,
}

impl Offer {
    /// Whether a runner moves.
    pub fn moves(&self) -> bool {
        matches!(self.action, Action::Forward { .. } | Action::Back { .. })
    }
}

/// Everything the seat to move may do: by runner and square, what is done on the spot between the way back and the way forward.
pub fn offers(game: &Hare, state: &State) -> Vec<Offer> {
    let seat = state.mover();
    let standing = |runner| game.square(state, seat, runner);
    let mut offers: Vec<Offer> = game
        .moves(state)
        .iter()
        .map(|action| {
            let (runner, square, squares) = match action {
                Action::Forward { runner, squares } => (runner, standing(runner).saturating_add(squares), squares),
                Action::Back { runner, squares } => (runner, standing(runner).saturating_sub(squares), squares),
                _ => {
                    let runner = stays_on(game, state);
                    (runner, standing(runner), 0)
                }
            };
            let carrots = price(game, state, action);
            let left = u32::try_from(i32::from(state.carrots(seat)) + carrots).unwrap_or(0);
            Offer { action, runner, square, squares, carrots, left, kind: game.track().square(square) }
        })
        .collect();
    offers.sort_by_key(|offer| (offer.runner, offer.square, offer.carrots < 0));
    offers
}

/// Carrots an action earns at once, or costs where below 0.
fn price(game: &Hare, state: &State, action: Action) -> i32 {
    let (mut after, mut events) = (*state, Vec::new());
    game.play(&mut after, action, &mut events);
    // What is paid to those that are passed is a part of the price.
    let toll = |event: &Event| match event {
        Event::Toll { carrots, .. } => i32::from(*carrots),
        _ => 0,
    };
    match events.first() {
        Some(Event::Moved { carrots, .. }) => *carrots - events.iter().map(toll).sum::<i32>(),
        Some(Event::Took(_)) => 10,
        Some(Event::Gave(_)) => -10,
        Some(Event::Ate { carrots, .. }) => i32::from(*carrots),
        _ => 0,
    }
}

/// The runner that stays to take, give or eat: of two the one that a card is for, or that can.
fn stays_on(game: &Hare, state: &State) -> Runner {
    let seat = state.mover();
    let can = |runner: &Runner| {
        let on_carrots = game.track().square(game.square(state, seat, *runner)) == Square::Carrot;
        game.eats(state, seat, *runner) || on_carrots
    };
    state.card_runner().or_else(|| game.runners().find(can)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use hare::{Position, Setup};
    use tabletop::{Game, Seat};

    use super::*;

    fn placed(board: &str, seats: u8, change: impl Fn(&mut Position)) -> (Hare, State) {
        let game = Hare::new(Setup { board: board.to_owned(), seats, ..Setup::default() }).expect("sound");
        let mut position = game.position(&game.start());
        change(&mut position);
        let state = game.place(&position).expect("it can be");
        (game, state)
    }

    #[test]
    fn an_offer_says_what_the_rules_do() {
        let (game, state) = placed("1978", 3, |position| {
            position.players[0].carrots = 12;
            position.players[0].runners[0].square = 26;
        });
        let told: Vec<_> = offers(&game, &state)
            .iter()
            .map(|offer| (offer.action.to_string(), offer.square, offer.carrots, offer.left))
            .collect();
        let expected = [("-2", 24, 20, 32), ("take", 26, 10, 22), ("give", 26, -10, 2), ("+1", 27, -1, 11)];
        for (action, square, carrots, left) in expected {
            assert!(told.contains(&(action.to_owned(), square, carrots, left)), "{action} in {told:?}");
        }
        for offer in offers(&game, &state) {
            let mut after = state;
            game.apply(&mut after, &offer.action, &mut Vec::new()).expect("it may be done");
            assert_eq!(game.square(&after, Seat(0), offer.runner), offer.square);
            assert_eq!(u32::from(after.carrots(Seat(0))), offer.left, "{}", offer.action);
        }
    }
}
