//! The fight as it is shown: it follows the events one by one, so that nothing is seen before it has happened on screen.

use dice::{Die, End, Event, Fighter, Mark, Stage, State, Status};
use tabletop::Seat;

use crate::games::alea::theme::duel;

/// What lies on the table as far as the screen has told the story, and what moves on it.
#[derive(Clone, PartialEq, Debug)]
pub struct Shown {
    /// The position. What a player may do next is not read from here.
    pub state: State,
    /// Seconds each die still tumbles, by seat, in the order of the dice.
    pub tumbling: [Vec<f32>; 2],
    /// The die on its way to a card.
    pub flight: Option<Flight>,
    /// The card that is being used.
    pub glow: Option<Glow>,
    /// Numbers and words that float up.
    pub floats: Vec<Float>,
    /// Seconds since each fighter was hit.
    pub struck: [f32; 2],
    /// How it ended.
    pub over: Option<End>,
}

/// A die that flies from its place to a card.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Flight {
    /// Whose.
    pub seat: Seat,
    /// Its place before.
    pub die: u8,
    /// What it shows, 0 for face down.
    pub value: u8,
    /// The card's place.
    pub card: u8,
    /// Seconds it has flown, and seconds it flies.
    pub time: [f32; 2],
}

/// A card that is lit for a while.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Glow {
    /// Whose.
    pub seat: Seat,
    /// Its place.
    pub card: u8,
    /// Its dice, 0 for none.
    pub dice: [u8; 2],
    /// Seconds it has been lit, and seconds it is.
    pub time: [f32; 2],
}

/// What a float is about, for its colour and sign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Matter {
    /// HP lost.
    Harm,
    /// HP gained.
    Heal,
    /// A status, more or less of it.
    Status(Status),
    /// A word, by its key.
    Word(&'static str),
}

/// A number or word that floats up.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Float {
    /// Over which fighter.
    pub seat: Seat,
    /// About what.
    pub matter: Matter,
    /// How many.
    pub amount: i32,
    /// Seconds it has floated, and seconds it does.
    pub time: [f32; 2],
}

impl Shown {
    /// A position at rest.
    pub fn new(state: &State) -> Self {
        Self {
            tumbling: [0, 1].map(|seat| vec![0.0; state.fighters[seat].dice.len()]),
            state: state.clone(),
            flight: None,
            glow: None,
            floats: Vec::new(),
            struck: [f32::MAX; 2],
            over: match state.stage {
                Stage::Over(end) => Some(end),
                _ => None,
            },
        }
    }

    /// Takes over a position at a moment when everything up to it has been shown.
    pub fn settle(&mut self, state: &State) {
        self.state.clone_from(state);
        for (tumbling, fighter) in self.tumbling.iter_mut().zip(&state.fighters) {
            tumbling.resize(fighter.dice.len(), 0.0);
        }
    }

    /// Shows one event. `lasts` is how long it is shown, `speed` how much longer than designed things take; both 0 where
    /// nothing is to move.
    pub fn apply(&mut self, event: &Event, lasts: f32, speed: f32) {
        let floats = duel::FLOAT * speed;
        match *event {
            Event::Turn { seat, round } => {
                self.state.active = seat;
                self.state.round = round;
                (self.flight, self.glow) = (None, None);
            }
            Event::TurnEnd { seat } => {
                self.fighter(seat).dice.clear();
                self.tumbling[seat.index() & 1].clear();
            }
            Event::Die { seat, die, .. } => self.add_die(seat, die, duel::TUMBLE * speed),
            Event::Frozen { seat, die } => self.change_die(seat, die, |die| (die.value, die.frozen) = (1, true)),
            Event::Marked { seat, die, mark } => self.change_die(seat, die, |die| match mark {
                Mark::Fire => die.burning = true,
                Mark::Lock => die.locked = true,
            }),
            Event::Vanished { seat, value } => {
                self.fighter(seat).dice.retain(|die| die.value != value);
                let left = self.fighter(seat).dice.len();
                self.tumbling[seat.index() & 1].truncate(left);
                self.float(seat, Matter::Word("alea-float-vanished"), 0, floats);
            }
            Event::Placed { seat, die, value, card } => {
                self.take_die(seat, usize::from(die));
                self.flight = (lasts > 0.0).then_some(Flight { seat, die, value, card, time: [0.0, lasts] });
            }
            Event::Activated { seat, card, dice, .. } => {
                self.flight = None;
                // It stays lit while what it does is shown.
                self.glow = (lasts > 0.0).then_some(Glow { seat, card, dice, time: [0.0, 3.0 * lasts] });
            }
            Event::Fizzled { seat, .. } => self.float(seat, Matter::Word("alea-float-fizzled"), 0, floats),
            Event::Dodged { seat } => self.float(seat, Matter::Word("alea-float-dodged"), 0, floats),
            Event::Survived { seat } => self.float(seat, Matter::Word("alea-float-survived"), 0, floats),
            Event::Turned { seat, value, back: true } => {
                self.flight = None;
                self.add_die(seat, Die::new(value), 0.0);
                self.float(seat, Matter::Word("alea-float-back"), 0, floats);
            }
            Event::Counted { seat, card, left, pips, .. } => {
                if let Some(card) = self.fighter(seat).cards.get_mut(usize::from(card)) {
                    card.progress = if left == 0 { 0 } else { card.progress.saturating_add(pips) };
                }
            }
            Event::Hurt { seat, hp, shield, .. } => {
                self.hurt(seat, hp, shield, floats);
                if lasts > 0.0 {
                    self.struck[seat.index() & 1] = 0.0;
                }
            }
            Event::Healed { seat, hp } => {
                let fighter = self.fighter(seat);
                fighter.hp = fighter.hp.saturating_add(hp);
                self.float(seat, Matter::Heal, hp.into(), floats);
            }
            Event::Status { seat, status, change } => {
                let fighter = self.fighter(seat);
                let count = (i16::from(fighter.of(status)) + change).clamp(0, dice::MOST_STACKS.into());
                fighter.statuses.set(status, count as u8);
                self.float(seat, Matter::Status(status), change.into(), floats);
            }
            Event::Passed { seat, value } => self.hand_over(seat, value, floats),
            Event::Shocked { seat, card, off } => {
                if let Some(card) = self.fighter(seat).cards.get_mut(usize::from(card)) {
                    card.shocked = off;
                }
            }
            Event::Weakened { seat, card } => {
                if let Some(card) = self.fighter(seat).cards.get_mut(usize::from(card)) {
                    card.weakened = true;
                }
            }
            Event::Offered { seat, .. } => self.float(seat, Matter::Word("alea-float-offered"), 0, floats),
            Event::Copied { seat, stolen, .. } => {
                let word = if stolen { "alea-float-stolen" } else { "alea-float-copied" };
                self.float(seat, Matter::Word(word), 0, floats);
            }
            Event::Over(end) => self.over = Some(end),
            Event::Turned { .. } | Event::Bonus { .. } => {}
        }
    }

    /// Changes a die of a fighter, where it is there.
    fn change_die(&mut self, seat: Seat, die: u8, change: impl FnOnce(&mut Die)) {
        if let Some(die) = self.fighter(seat).dice.get_mut(usize::from(die)) {
            change(die);
        }
    }

    /// A die more for a fighter, as far as there is room, which tumbles for so long.
    fn add_die(&mut self, seat: Seat, die: Die, tumbles: f32) {
        if self.fighter(seat).dice.try_push(die).is_ok() {
            self.tumbling[seat.index() & 1].push(tumbles);
        }
    }

    /// A die leaves the dice before a fighter.
    fn take_die(&mut self, seat: Seat, at: usize) {
        self.fighter(seat).dice.pop_at(at);
        let tumbling = &mut self.tumbling[seat.index() & 1];
        if at < tumbling.len() {
            tumbling.remove(at);
        }
        self.glow = None;
    }

    /// A die of this value goes to the other fighter, for its next turn.
    fn hand_over(&mut self, seat: Seat, value: u8, floats: f32) {
        if let Some(at) = self.fighter(seat).dice.iter().position(|die| die.value == value) {
            self.take_die(seat, at);
        }
        self.float(seat, Matter::Word("alea-float-passed"), 0, floats);
    }

    /// A fighter loses HP and shield.
    fn hurt(&mut self, seat: Seat, hp: u16, shield: u8, floats: f32) {
        let fighter = self.fighter(seat);
        fighter.hp = fighter.hp.saturating_sub(hp);
        let left = fighter.of(Status::SHIELD).saturating_sub(shield);
        fighter.statuses.set(Status::SHIELD, left);
        if shield > 0 {
            self.float(seat, Matter::Status(Status::SHIELD), -i32::from(shield), floats);
        }
        if hp > 0 {
            self.float(seat, Matter::Harm, -i32::from(hp), floats);
        }
    }

    fn fighter(&mut self, seat: Seat) -> &mut Fighter {
        &mut self.state.fighters[seat.index() & 1]
    }

    fn float(&mut self, seat: Seat, matter: Matter, amount: i32, seconds: f32) {
        if seconds > 0.0 {
            self.floats.push(Float { seat, matter, amount, time: [0.0, seconds] });
        }
    }

    /// Lets time pass. Returns whether anything moves.
    pub fn pass(&mut self, elapsed: f32) -> bool {
        let mut moves = false;
        for left in self.tumbling.iter_mut().flatten().filter(|left| **left > 0.0) {
            *left -= elapsed;
            moves = true;
        }
        for struck in &mut self.struck {
            moves |= *struck < duel::HIT;
            *struck += elapsed;
        }
        let go_on = |[age, lasts]: &mut [f32; 2]| {
            *age += elapsed;
            age < lasts
        };
        self.floats.retain_mut(|float| go_on(&mut float.time));
        self.flight = self.flight.take().and_then(|mut flight| go_on(&mut flight.time).then_some(flight));
        self.glow = self.glow.take().and_then(|mut glow| go_on(&mut glow.time).then_some(glow));
        moves || !self.floats.is_empty() || self.flight.is_some() || self.glow.is_some()
    }
}
