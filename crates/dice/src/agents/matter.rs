//! What of a board can still matter in the rest of a turn. Boards that differ in nothing else are one board to the search.
//!
//! * A fight that is over: only who won, and the winner's HP.
//! * Dice that no card in play can take any more count their pips, and nothing else: they are pooled.
//! * Where no die and no card is left to be used, it does not matter how often cards were used.
//! * A foe that cannot be defeated in this turn has as many HP as it likes: damage is counted when it is done.
//!
//! Each is left alone where something in play looks at it. What matters follows from the board and from what the turn's cards
//! can do at all, never from how the board was reached.

use arrayvec::ArrayVec;
use tabletop::Seat;

use super::reach::Reach;
use super::walk::Walk;
use crate::Alea;
use crate::amount::Large;
use crate::card::{Face, Form};
use crate::effect::{Effect, Side};
use crate::program::Small;
use crate::slot::{Slot, Uses};
use crate::stage::Stage;
use crate::state::{CardState, Die, MOST_CARDS, MOST_DICE, State, other};
use crate::status::{Status, Statuses};

/// What the cards of a turn look at and bring about, as far as it hangs on them what may be left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Looks {
    /// Something counts unused dice, or two equal ones would destroy each other, or there may be more than have room.
    dice: bool,
    /// Something asks for the foe's HP.
    foe_hp: bool,
    /// Something asks at the turn's end how often a card was used.
    uses: bool,
    /// Used cards may be made ready again.
    again: bool,
}

/// What can be left out of the boards of a turn.
pub(super) struct Matter {
    looks: Looks,
    /// The foe cannot be defeated in this turn, and nothing asks for its HP.
    far: bool,
    /// HP that a foe out of reach is given.
    most_hp: u16,
    /// For each card the turn began with, by the face that is up.
    cards: ArrayVec<[Takes; 3], MOST_CARDS>,
}

/// What a face takes.
#[derive(Clone, Copy, Debug)]
struct Takes {
    /// Dice by value as bits, a face-down one at 0, for each die that may be held.
    dice: [u8; 7],
    /// It is used without dice.
    free: bool,
    /// It may bring other cards.
    brings: bool,
    /// It may be used in a turn as often as one likes: nothing is used up by it, or dice may come back.
    endless: bool,
    uses: Uses,
}

impl Takes {
    fn new(game: &Alea, face: &Face) -> Self {
        let slot = face.slot;
        let of = |held: usize| {
            let open =
                (1..=6u8).filter(|value| slot.takes(*value, held as u8)).fold(0, |mask, value| mask | 1 << value);
            open | u8::from(!matches!(slot, Slot::Free | Slot::Passive))
        };
        let (mut brings, mut gives) = (false, false);
        Walk { game }.face(face, &mut |effect| {
            brings |= matches!(effect, Effect::Copy(_) | Effect::Steal);
            gives |= matches!(effect, Effect::Give(_) | Effect::Roll | Effect::Split(_));
        });
        let free = slot == Slot::Free;
        let endless = face.uses == Uses::Unlimited && (free || gives);
        Self { dice: std::array::from_fn(of), free, brings, endless, uses: face.uses }
    }
}

impl Matter {
    /// In the turn of the active fighter.
    pub fn new(game: &Alea, reach: &Reach, state: &State) -> Self {
        let cards = state.actor().cards.iter();
        let takes = |card: &CardState| {
            Form::ALL.map(|form| {
                let none = Takes { dice: [0; 7], free: false, brings: false, endless: false, uses: Uses::Fight };
                game.catalogue().face(card.card, form).map_or(none, |face| Takes::new(game, face))
            })
        };
        let looks = looks(game, reach, state);
        let cards: ArrayVec<[Takes; 3], MOST_CARDS> = cards.map(takes).collect();
        // Where one step can be done for ever, only the foe's HP tell its boards apart.
        let endless = |face: &Takes| face.brings || face.endless || looks.again && matches!(face.uses, Uses::Unlimited);
        Self {
            looks,
            far: !looks.foe_hp && !reach.may_kill(game, state) && !cards.iter().flatten().any(endless),
            most_hp: game.max_hp(other(state.active)).max(state.foe().hp),
            cards,
        }
    }

    /// Whether the same is left out of the boards of another view of the turn.
    pub fn same(&self, other: &Self) -> bool {
        (self.looks, self.far, self.most_hp) == (other.looks, other.far, other.most_hp)
    }

    /// Leaves out of a board what cannot matter any more.
    #[inline]
    pub fn leave_out(&self, game: &Alea, state: &mut State) {
        if let Stage::Over(end) = state.stage {
            return self.over(state, end.winner);
        }
        if self.far {
            let foe = state.fighter_mut(other(state.active));
            (foe.hp, foe.limit) = (self.most_hp, 0);
        }
        // What is due may bring anything.
        if state.due.is_some() || !state.tasks.is_empty() {
            return;
        }
        if state.stage == Stage::Ending {
            state.actor_mut().dice.clear();
            return;
        }
        if !self.looks.dice {
            self.pool(game, state);
        }
    }

    /// Whether the foe's HP are left out of a board.
    pub fn is_far(&self, state: &State) -> bool {
        self.far && !state.over()
    }

    /// Pools dice that nothing takes any more, and forgets of cards what cannot matter where nothing is left to be done.
    #[inline]
    fn pool(&self, game: &Alea, state: &mut State) {
        // Where it cannot be told what is taken, everything may be but locked dice.
        let (taken, free) = self.taken(game, state).unwrap_or((u8::MAX, true));
        let own = state.actor_mut();
        let dead = |die: &Die| die.locked || taken >> die.value & 1 == 0;
        let (mut pips, mut hidden, mut kept) = (0u16, 0, 0);
        for at in 0..own.dice.len() {
            let die = own.dice[at];
            if !dead(&die) {
                own.dice[kept] = die;
                kept += 1;
            } else if die.hidden() {
                hidden += 1;
            } else {
                pips += u16::from(die.value);
            }
        }
        let alive = kept > 0;
        own.dice.truncate(kept);
        let pooled = |value| Die { locked: true, ..Die::new(value) };
        for _ in 0..hidden {
            let _ = own.dice.try_push(pooled(0));
        }
        while pips > 0 {
            let value = pips.min(6);
            let _ = own.dice.try_push(pooled(value as u8));
            pips -= value;
        }
        if !alive && !free && !self.looks.uses {
            for card in &mut own.cards {
                if game.face(card).is_some_and(|face| face.slot != Slot::Free) {
                    (card.used, card.held, card.shocked) = (0, 0, false);
                }
            }
        }
    }

    /// Of a fight that is over.
    fn over(&self, state: &mut State, winner: Option<Seat>) {
        let active = state.active;
        for seat in [active, other(active)] {
            let fighter = state.fighter_mut(seat);
            fighter.hp = match winner == Some(seat) {
                true if seat == active => fighter.hp,
                true => self.most_hp,
                false => 0,
            };
            (fighter.limit, fighter.statuses) = (0, Statuses::default());
            fighter.cards.iter_mut().for_each(|card| card.away = false);
        }
        // Only what a packed board tells of its own: the rest stands in the turn's first state for all boards alike.
        let own = state.actor_mut();
        own.fresh = Statuses::default();
        own.dice.clear();
        own.cards.truncate(self.cards.len());
        own.cards.iter_mut().for_each(|card| card.put(CardState::FRESH));
    }

    /// Which dice the cards that may still be used take, by value as bits, and whether one is used without dice; `None` where
    /// that cannot be told.
    #[inline]
    fn taken(&self, game: &Alea, state: &State) -> Option<(u8, bool)> {
        let own = state.actor();
        let loose = own.dice.iter().any(|die| !die.locked);
        let (mut taken, mut free) = (0, false);
        for (at, card) in own.cards.iter().enumerate() {
            let known = match self.cards.get(at) {
                Some(faces) => faces[card.face() as usize],
                // It came in the turn.
                None => Takes::new(game, game.face(card)?),
            };
            let left = match known.uses {
                Uses::Turn(times) => times.saturating_sub(card.used),
                Uses::Unlimited => u8::MAX,
                Uses::Fight => u8::from(card.spent == 0),
            };
            if card.away || left == 0 || (known.dice[0] == 0 && !known.free) {
                continue;
            }
            if loose && (card.shocked || known.brings) || known.free && known.brings {
                return None;
            }
            if known.free {
                // A shocked one needs a die.
                free |= !card.shocked;
                continue;
            }
            let held = usize::from(card.held.min(6));
            taken |= known.dice[held];
            if held > 0 && (left > 1 || self.looks.again) {
                taken |= known.dice[0];
            }
        }
        Some((taken, free))
    }
}

/// What the cards of both fighters look at: those of the foe may come to be used too.
fn looks(game: &Alea, reach: &Reach, state: &State) -> Looks {
    let mut looks = Looks {
        dice: state.actor().statuses.has(Status::VANISH) || reach.most_dice(game, state) > MOST_DICE as i32,
        foe_hp: false,
        uses: false,
        again: state.actor().statuses.has(Status::RE_EQUIP),
    };
    let walk = Walk { game };
    for card in state.fighters.iter().flat_map(|fighter| &fighter.cards) {
        for face in Form::ALL.into_iter().filter_map(|form| game.catalogue().face(card.card, form)) {
            looks.uses |= face
                .at_end
                .as_ref()
                .is_some_and(|program| program.reads().iter().any(|small| matches!(small, Small::Uses)));
            walk.face(face, &mut |effect| {
                match effect {
                    Effect::Inflict { side: Side::Own, status: Status::VANISH, .. } => looks.dice = true,
                    Effect::Inflict { side: Side::Own, status: Status::RE_EQUIP, .. } => looks.again = true,
                    _ => {}
                }
                walk.facts(effect, &mut |large| match large {
                    Large::FoeHp | Large::FoeLost => looks.foe_hp = true,
                    Large::DiceSum | Large::DiceCount | Large::OddDice | Large::EvenDice => looks.dice = true,
                    _ => {}
                });
            });
        }
    }
    looks
}
