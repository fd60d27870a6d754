//! How much damage the rest of a turn can do at most: whether the foe's defeat is in reach at all. Poison counts as the damage
//! it does at the foe's turn start.
//!
//! Never too little, so that what is called out of reach is: each card does its worst as often as it may be used, on the dice
//! that fit it, or on any where dice can still be made. What weakens a blow (shields, dodging, thorns) is left out.

use arrayvec::ArrayVec;

use super::walk::Walk;
use crate::Alea;
use crate::amount::{Amount, Large, MOST_AMOUNT, range};
use crate::card::{CardId, Face, Form};
use crate::effect::{Effect, ListId, Side};
use crate::program::Program;
use crate::slot::{Slot, Uses};
use crate::state::{CardState, Die, MOST_CARDS, MOST_DICE, MOST_PLACEMENTS, State};
use crate::status::{MOST_STACKS, Status};

/// What one activation of a face can do at most.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Blow {
    /// Damage with a die of each value, at 0 with any die or none.
    damage: [i32; 7],
    /// Damage at the turn's end, by itself.
    at_end: i32,
    /// Dice it makes more than it takes.
    dice: i32,
    /// It changes what the other dice show, or makes new ones.
    tinkers: bool,
    /// It brings cards of a side.
    copies: [bool; 2],
    /// Activations after it that it has run twice, and cards that it keeps ready.
    fury: i32,
    re_equip: i32,
}

impl Blow {
    /// Of what does nothing.
    const NONE: Self =
        Self { damage: [0; 7], at_end: 0, dice: 0, tinkers: false, copies: [false; 2], fury: 0, re_equip: 0 };
}

/// The blows of every card that may come before a fighter in one turn.
#[derive(Debug)]
pub(super) struct Reach {
    blows: Vec<(CardId, Form, Blow)>,
    /// Where among them those of the active fighter's cards are, by form.
    places: ArrayVec<[usize; 3], MOST_CARDS>,
    /// The most that one of the foe's cards, and one of one's own, adds as a copy.
    lent: [i32; 2],
    /// A status with a script may do anything.
    scripted: bool,
}

impl Reach {
    /// In the turn of the active fighter.
    pub fn new(game: &Alea, state: &State) -> Self {
        let hp = [state.active, state.seat(Side::Foe)];
        let hp = hp.map(|seat| i32::from(game.max_hp(seat)));
        let facts = Facts { game, round: state.round.into(), hp };
        let mut blows: Vec<(CardId, Form, Blow)> = Vec::new();
        for card in state.fighters.iter().flat_map(|fighter| &fighter.cards) {
            for form in Form::ALL {
                if !blows.iter().any(|(id, known, _)| (*id, *known) == (card.card, form))
                    && let Some(face) = game.catalogue().face(card.card, form)
                {
                    blows.push((card.card, form, facts.blow(face)));
                }
            }
        }
        let place = |card: &CardState, form| {
            blows.iter().position(|(id, known, _)| (*id, *known) == (card.card, form)).unwrap_or(usize::MAX)
        };
        let places = state.actor().cards.iter().map(|card| Form::ALL.map(|form| place(card, form))).collect();
        let mut reach = Self { blows, places, lent: [0; 2], scripted: Walk { game }.is_scripted(state) };
        reach.lent = [state.actor(), state.foe()].map(|fighter| {
            let most = |card: &CardState| {
                let uses = game.face(card).map_or(0, |face| uses_left(face, 0, 0));
                // A copy brings its own dice, fury and copies, if any: then anything goes.
                let blow = Form::ALL.map(|form| reach.blow(card.card, form));
                let wild = blow
                    .iter()
                    .any(|blow| blow.dice > 0 || blow.fury > 0 || blow.re_equip > 0 || blow.copies != [false; 2]);
                if wild { MOST_AMOUNT } else { blow.iter().map(|blow| blow.damage[0]).max().unwrap_or(0) * uses }
            };
            fighter.cards.iter().map(most).max().unwrap_or(0)
        });
        reach
    }

    fn blow(&self, card: CardId, form: Form) -> &Blow {
        let found = self.blows.iter().find(|(id, known, _)| (*id, *known) == (card, form));
        found.map_or(&Blow::NONE, |(.., blow)| blow)
    }

    /// What the card at a place of the active fighter can do.
    #[inline]
    fn at(&self, place: usize, card: &CardState) -> &Blow {
        match self.places.get(place) {
            Some(forms) => self.blows.get(forms[card.face() as usize]).map_or(&Blow::NONE, |(.., blow)| blow),
            // It came in the turn.
            None => self.blow(card.card, card.face()),
        }
    }

    /// Whether a status with a script is in play, or may come.
    pub fn is_scripted(&self) -> bool {
        self.scripted
    }

    /// Whether the active fighter may still defeat the other by attacks in this turn.
    pub fn may_kill(&self, game: &Alea, state: &State) -> bool {
        self.scripted || self.most_damage(game, state) >= i32::from(state.foe().hp)
    }

    /// The cards of the active fighter that have uses left, how many, and what they do.
    fn ready<'a>(
        &'a self,
        game: &'a Alea,
        state: &'a State,
    ) -> impl Iterator<Item = (&'a CardState, &'a Face, i32, &'a Blow)> {
        state.actor().cards.iter().enumerate().filter(|(_, card)| !card.away).filter_map(|(at, card)| {
            let face = game.face(card).filter(|face| face.slot != Slot::Passive)?;
            let uses = uses_left(face, card.used, card.spent);
            (uses > 0).then(|| (card, face, uses, self.at(at, card)))
        })
    }

    /// The most dice that may ever be used in the rest of the turn, and that may lie there at once.
    pub fn most_dice(&self, game: &Alea, state: &State) -> i32 {
        let found = self.resources(game, state);
        if found.extra < MOST_AMOUNT && !self.scripted { found.dice } else { i32::MAX }
    }

    fn resources(&self, game: &Alea, state: &State) -> Resources {
        let own = state.actor();
        let (mut fury, mut re_equip) = (i32::from(own.of(Status::FURY)), i32::from(own.of(Status::RE_EQUIP)));
        for (_, _, uses, blow) in self.ready(game, state) {
            // What runs twice, or stays ready, makes twice as much.
            fury += blow.fury * 4 * uses;
            re_equip += blow.re_equip * 4 * uses;
        }
        let (fury, re_equip) = (fury.clamp(0, 99), re_equip.clamp(0, 99));
        let dice = own.dice.iter().filter(|die| !die.locked).count() as i32;
        let mut found =
            Resources { dice, extra: i32::from(state.foe().of(Status::POISON)), tinkers: false, fury, re_equip };
        for (_, _, uses, blow) in self.ready(game, state) {
            let times = (uses + re_equip) * (1 + fury.min(1));
            found.dice += blow.dice * times;
            found.tinkers |= blow.tinkers;
            if blow.copies != [false; 2] {
                let lent = blow.copies.iter().zip(self.lent).map(|(copies, lent)| i32::from(*copies) * lent);
                found.extra += lent.sum::<i32>() * times;
                // A copy may need a die that one's own cards would else have; it may use any.
                found.tinkers = true;
            }
        }
        found.extra += own.cards.iter().enumerate().map(|(at, card)| self.at(at, card).at_end).sum::<i32>();
        // What acts by itself, or is due, may do anything its card does.
        if state.due.is_some() || !state.tasks.is_empty() {
            for (at, card) in own.cards.iter().enumerate() {
                let blow = self.at(at, card);
                found.extra += 2 * blow.damage[0];
                found.dice += 2 * (blow.dice + 2).max(0);
            }
            found.tinkers = true;
        }
        found
    }

    /// The most damage that the rest of the turn can do.
    fn most_damage(&self, game: &Alea, state: &State) -> i32 {
        let own = state.actor();
        let Resources { dice, extra, tinkers, fury, re_equip } = self.resources(game, state);
        if extra >= MOST_AMOUNT {
            return MOST_AMOUNT;
        }
        let dice = dice.clamp(0, 99);
        // How much a blow does, and how often it may be dealt.
        let mut blows: ArrayVec<(i32, i32), MOST_CARDS> = ArrayVec::new();
        let mut free = 0;
        for (card, face, uses, blow) in self.ready(game, state) {
            let fits = |die: &Die| !die.locked && (die.hidden() || face.slot.takes(die.value, card.held));
            let worth =
                |die: &Die| if die.hidden() { blow.damage[0] } else { blow.damage[usize::from(die.value.min(6))] };
            let any = matches!(face.slot, Slot::Free | Slot::Countdown(_));
            let damage = match tinkers || any {
                true => blow.damage[0],
                false => own.dice.iter().filter(|die| fits(die)).map(worth).max().unwrap_or(0),
            };
            let times = if face.slot == Slot::Free { uses } else { uses.min(dice) };
            free += if face.slot == Slot::Free { uses } else { 0 };
            if damage > 0 && times > 0 {
                blows.push((damage, times.min(99)));
            }
        }
        blows.sort_unstable_by(|a, b| b.cmp(a));
        let most = |mut left: i32| {
            let dealt = blows.iter().map(|(damage, times)| {
                let now = left.min(*times);
                left -= now;
                damage * now
            });
            dealt.sum::<i32>()
        };
        let best = blows.first().map_or(0, |(damage, _)| *damage);
        let once = most((dice + free).clamp(0, 198));
        let twice = most(fury.clamp(0, 99));
        let again = re_equip.clamp(0, 99) * best;
        (once + twice + 2 * again + extra).min(MOST_AMOUNT)
    }
}

/// What the rest of a turn may draw on at most.
struct Resources {
    dice: i32,
    /// Damage done without a die.
    extra: i32,
    /// Dice may show anything.
    tinkers: bool,
    fury: i32,
    re_equip: i32,
}

/// How often a face may be used yet.
fn uses_left(face: &Face, used: u8, spent: u8) -> i32 {
    match face.uses {
        Uses::Turn(times) => i32::from(times.saturating_sub(used)),
        Uses::Unlimited => 99,
        Uses::Fight => i32::from(spent == 0),
    }
}

/// What amounts may come to in one turn.
struct Facts<'a> {
    game: &'a Alea,
    round: i32,
    /// Most HP, one's own and the foe's.
    hp: [i32; 2],
}

impl Facts<'_> {
    fn blow(&self, face: &Face) -> Blow {
        let mut blow = Blow::NONE;
        // A card that takes two dice may hold one already.
        let taken = face.action.arity().min(1) as i32;
        for (dice, lists) in by_dice(&face.action) {
            for list in lists {
                let damage = self.run(*list, taken, &mut blow).0;
                for die in dice.iter().copied().chain([0]) {
                    let most = &mut blow.damage[usize::from(die)];
                    *most = damage.max(*most);
                }
            }
        }
        let at_end = face.at_end.iter().flat_map(|program| program.lists());
        blow.at_end = at_end.map(|list| self.run(*list, 0, &mut { Blow::NONE }).0).max().unwrap_or(0);
        blow
    }

    /// The damage a list can do and the dice it makes; notes what else it does.
    fn run(&self, list: ListId, taken: i32, blow: &mut Blow) -> (i32, i32) {
        let (mut damage, mut dice) = (0, 0);
        for effect in self.game.catalogue().effects(list) {
            match *effect {
                Effect::Attack { amount, .. } | Effect::Drain(amount) => damage += self.most(amount),
                // A foe that is weak to it takes twice as much.
                Effect::Inflict { side: Side::Foe, status: Status::POISON, amount } => damage += 2 * self.most(amount),
                // Above 6 a die is split into sixes and the rest.
                Effect::Give(value) => dice += (self.most(value) + 5) / 6,
                Effect::Split(value) => dice += ((self.most(value) + 5) / 6 + 1).max(2),
                Effect::Roll => dice += 1,
                Effect::Copy(Side::Own) => blow.copies[0] = true,
                Effect::Copy(Side::Foe) | Effect::Steal => blow.copies[1] = true,
                Effect::Inflict { side: Side::Own, status: Status::FURY, amount } => {
                    blow.fury = blow.fury.max(self.most(amount));
                }
                Effect::Inflict { side: Side::Own, status: Status::RE_EQUIP, amount } => {
                    blow.re_equip = blow.re_equip.max(self.most(amount));
                }
                Effect::OneOf { first, count } => {
                    let branches = (0..u32::from(count)).map(|at| ListId(first.0.saturating_add(at)));
                    // Branches are kept before the list that names them, so this ends.
                    let branches = branches.filter(|branch| *branch < list);
                    let most = branches.map(|branch| self.run(branch, taken, blow));
                    let most = most.fold((0, 0), |(hits, made), (hit, more)| (hits.max(hit), made.max(more)));
                    (damage, dice) = (damage + most.0, dice + most.1);
                }
                _ => {}
            }
        }
        blow.dice = blow.dice.max(dice - taken);
        blow.tinkers |= dice > 0;
        (damage.min(MOST_AMOUNT), dice.min(MOST_AMOUNT))
    }

    /// The most an amount can be, at least 0.
    fn most(&self, amount: Amount) -> i32 {
        match amount {
            Amount::Fixed(value) => i32::from(value).max(0),
            Amount::Sum(id) => range(self.game.catalogue().nodes(), id, &|large| self.fact(large)).1.max(0),
        }
    }

    fn fact(&self, large: Large) -> (i32, i32) {
        match large {
            Large::OwnHp | Large::OwnLost => (0, self.hp[0]),
            Large::FoeHp | Large::FoeLost => (0, self.hp[1]),
            Large::OwnShield | Large::FoeShield => (0, MOST_STACKS.into()),
            Large::DiceSum => (0, 6 * MOST_DICE as i32),
            Large::DiceCount | Large::OddDice | Large::EvenDice => (0, MOST_DICE as i32),
            Large::Round => (self.round, self.round),
            Large::Dealt => (0, self.hp[1]),
            Large::CardsUsed => (0, MOST_PLACEMENTS.into()),
            Large::Amount => (0, MOST_AMOUNT),
            Large::OwnCount(_) | Large::FoeCount(_) => (0, MOST_STACKS.into()),
        }
    }
}

/// The lists of a program by the dice they are for.
fn by_dice(program: &Program) -> Vec<(Vec<u8>, &[ListId])> {
    let lists = program.lists();
    let tuples = 6usize.pow(program.arity() as u32);
    let each = (lists.len() / tuples).max(1);
    let dice = |at: usize| match program.arity() {
        0 => Vec::new(),
        1 => vec![at as u8 + 1],
        _ => vec![(at / 6) as u8 + 1, (at % 6) as u8 + 1],
    };
    lists.chunks(each).enumerate().take(tuples).map(|(at, lists)| (dice(at), lists)).collect()
}
