//! Gambles and stopping problems whose values are known from elsewhere.

use search::{Outcomes, Planning};

use crate::solved::{assert_near, plan, spread};

/// Tosses of a coin, at most `left`: heads doubles what may be won, tails pays it out.
#[derive(Clone, PartialEq, Eq)]
struct Petersburg {
    left: u8,
    stake: u64,
    tossing: bool,
    over: bool,
}

impl Planning for Petersburg {
    type Move = bool;
    type Reward = f64;

    fn hash(&self) -> u64 {
        spread(self.stake * 1024 + u64::from(self.left) * 4 + u64::from(self.tossing) * 2 + u64::from(self.over))
    }

    fn is_chance(&self) -> bool {
        self.tossing
    }

    fn moves(&self, out: &mut Vec<bool>) {
        out.extend((!self.over && self.left > 0).then_some(true));
    }

    fn outcomes(&self, out: &mut Outcomes<'_, bool>) {
        out.push(0.5, true);
        out.push(0.5, false);
    }

    fn play(&mut self, heads: bool) -> f64 {
        match (self.tossing, heads) {
            (false, _) => {
                self.tossing = true;
                self.left -= 1;
                return 0.0;
            }
            (true, true) => self.stake *= 2,
            (true, false) => self.over = true,
        }
        self.tossing = false;
        if self.over { self.stake as f64 } else { 0.0 }
    }

    fn end(&self) -> Option<f64> {
        // Paid at tails already; who was never stopped gets the last stake.
        (self.over || self.left == 0).then_some(if self.over { 0.0 } else { self.stake as f64 })
    }
}

#[test]
fn the_petersburg_game_is_worth_its_tosses() {
    // 2^k with probability 2^-k each, and what is left: half a coin a toss over a stake of 1.
    for tosses in 0..20 {
        let game = Petersburg { left: tosses, stake: 1, tossing: false, over: false };
        assert_near(plan(&game).value, f64::from(tosses) / 2.0 + 1.0, 1e-6);
    }
}

/// A gambler who wins each stake with probability `odds` and wants `goal` coins within some rounds.
#[derive(Clone)]
struct Gambler {
    coins: u8,
    stake: u8,
    rounds: u8,
    goal: u8,
    odds: f64,
}

impl PartialEq for Gambler {
    fn eq(&self, other: &Self) -> bool {
        (self.coins, self.stake, self.rounds) == (other.coins, other.stake, other.rounds)
    }
}

impl Eq for Gambler {}

impl Planning for Gambler {
    type Move = u8;
    type Reward = f64;

    fn hash(&self) -> u64 {
        spread(u64::from(u32::from_le_bytes([self.coins, self.stake, self.rounds, 0])))
    }

    fn is_chance(&self) -> bool {
        self.stake > 0
    }

    fn moves(&self, out: &mut Vec<u8>) {
        if self.rounds > 0 && self.coins < self.goal {
            out.extend(1..=self.coins.min(self.goal - self.coins));
        }
    }

    fn outcomes(&self, out: &mut Outcomes<'_, u8>) {
        out.push(self.odds, 1);
        out.push(1.0 - self.odds, 0);
    }

    fn play(&mut self, mv: u8) -> f64 {
        match std::mem::take(&mut self.stake) {
            0 => {
                self.stake = mv;
                self.rounds -= 1;
            }
            stake if mv == 1 => self.coins += stake,
            stake => self.coins -= stake,
        }
        0.0
    }

    fn end(&self) -> Option<f64> {
        Some(f64::from(u8::from(self.coins >= self.goal)))
    }
}

#[test]
fn a_gambler_at_bad_odds_plays_boldly() {
    // Dubins and Savage 1965: at odds of at most a half, bold play is best, and three rounds are all it needs to 8 coins.
    for odds in [0.1, 0.3, 0.49] {
        let bold = |coins: u8| {
            (0..3)
                .rev()
                .fold((0.0, 1.0, coins), |(won, due, coins), _| match coins {
                    0 => (won, 0.0, 0),
                    8.. => (won + due, 0.0, 8),
                    5.. => (won + due * odds, due * (1.0 - odds), coins * 2 - 8),
                    4 => (won + due * odds, 0.0, 0),
                    _ => (won, due * odds, coins * 2),
                })
                .0
        };
        for coins in 0..=8 {
            let game = Gambler { coins, stake: 0, rounds: 3, goal: 8, odds };
            assert_near(plan(&game).value, if coins == 8 { 1.0 } else { bold(coins) }, 1e-8);
        }
    }
}

/// Candidates seen in random order, one to be taken at once or never: is the best of all taken?
#[derive(Clone, PartialEq, Eq)]
struct Secretary {
    seen: u32,
    count: u32,
    /// Whether the one just seen is the best so far.
    best: bool,
    drawing: bool,
}

impl Planning for Secretary {
    type Move = bool;
    type Reward = f64;

    fn hash(&self) -> u64 {
        spread(u64::from(self.seen) * 4 + u64::from(self.best) * 2 + u64::from(self.drawing))
    }

    fn is_chance(&self) -> bool {
        self.drawing
    }

    fn moves(&self, out: &mut Vec<bool>) {
        out.extend((self.seen < self.count).then_some(false));
    }

    fn outcomes(&self, out: &mut Outcomes<'_, bool>) {
        let best = 1.0 / f64::from(self.seen + 1);
        out.push(best, true);
        out.push(1.0 - best, false);
    }

    fn play(&mut self, best: bool) -> f64 {
        if self.drawing {
            self.seen += 1;
        }
        self.best = best;
        self.drawing = !self.drawing;
        0.0
    }

    fn end(&self) -> Option<f64> {
        // The best of those seen is the best of all as often as they are among them.
        Some(if self.best { f64::from(self.seen) / f64::from(self.count) } else { 0.0 })
    }
}

#[test]
fn the_best_secretary_is_found_as_often_as_can_be() {
    // Gilbert and Mosteller 1966, table 2.
    for (count, known) in [(1, 1.0), (2, 0.5), (3, 0.5), (4, 11.0 / 24.0), (5, 26.0 / 60.0), (10, 0.398_690)] {
        let game = Secretary { seen: 0, count, best: false, drawing: false };
        assert_near(plan(&game).value, known, 1e-6);
    }
}
