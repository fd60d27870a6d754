//! Whether a state read from a file can stand under these rules, so that no other method ever meets one that cannot.

use tabletop::{Illegal, Seat};

use super::Alea;
use crate::card::Form;
use crate::slot::Slot;
use crate::stage::{Due, Stage, Task};
use crate::state::{CardState, Fighter, MOST_PLACEMENTS, MOST_ROLLED, Role, State};
use crate::status_kind::Ends;

fn ensure(holds: bool, text: impl FnOnce() -> String) -> Result<(), Illegal> {
    if holds { Ok(()) } else { Err(Illegal::new("invalid-state", text())) }
}

impl Alea {
    pub(super) fn check_validity(&self, state: &State) -> Result<(), Illegal> {
        ensure(state.active.0 < 2, || format!("{} is not in this fight of two", state.active))?;
        ensure((1..=self.setup.rounds).contains(&state.round), || {
            format!("round {} is not between 1 and {}", state.round, self.setup.rounds)
        })?;
        ensure(state.placements <= MOST_PLACEMENTS, || format!("more than {MOST_PLACEMENTS} actions in a turn"))?;
        for seat in [Seat(0), Seat(1)] {
            self.check_fighter(state, seat)?;
        }
        self.check_stage(state)?;
        self.check_tasks(state)?;
        self.check_due(state)
    }

    fn check_fighter(&self, state: &State, seat: Seat) -> Result<(), Illegal> {
        let fighter = state.fighter(seat);
        let most = self.max_hp(seat);
        ensure(fighter.hp <= most, || format!("{seat}: {} HP of {most}", fighter.hp))?;
        ensure(fighter.limit <= self.limit(seat).unwrap_or(0), || format!("{seat}: limit bar overfull"))?;
        for (status, count) in fighter.statuses.iter().chain(fighter.fresh.iter()) {
            let kind = self.catalogue.statuses().get(status);
            let Some(kind) = kind else {
                return Err(Illegal::new("invalid-state", format!("{seat}: there is no status {}", status.place())));
            };
            let (there, fresh) = (fighter.of(status), fighter.fresh.of(status));
            ensure(count <= kind.most && fresh <= there, || format!("{seat}: {count} {}", kind.id))?;
            let may_be_fresh = seat == state.active && kind.ends == Ends::TurnEnd;
            ensure(fresh == 0 || may_be_fresh, || format!("{seat}: fresh {}", kind.id))?;
        }
        let known = (fighter.last.0 as usize) < self.catalogue.list_count() && !self.repeats(fighter.last);
        ensure(known, || format!("{seat}: its last card did what none does"))?;
        ensure(fighter.coming.iter().all(|die| (1..=6).contains(die)), || format!("{seat}: a die that cannot come"))?;
        ensure(fighter.dice.is_empty() || seat == state.active, || format!("{seat}: dice in another's turn"))?;
        let sound = fighter
            .dice
            .iter()
            .all(|die| die.value <= 6 && !(die.frozen && die.value != 1) && !(die.locked && die.burning));
        ensure(sound, || format!("{seat}: a die that cannot be"))?;
        self.check_roles(fighter, seat)?;
        fighter.cards.iter().try_for_each(|card| self.check_card(state, seat, card))
    }

    /// Skill and limit break are those of the setup, so that their bar and their silence mean something.
    fn check_roles(&self, fighter: &Fighter, seat: Seat) -> Result<(), Illegal> {
        let combatant = self.combatant(seat);
        let count = |role| fighter.cards.iter().filter(|card| card.role == role).count();
        let wanted = (usize::from(combatant.skill.is_some()), usize::from(combatant.limit.is_some()));
        ensure((count(Role::Skill), count(Role::Limit)) == wanted, || format!("{seat}: another skill or limit break"))
    }

    fn check_card(&self, state: &State, seat: Seat, card: &CardState) -> Result<(), Illegal> {
        let known = self.catalogue.card(card.card);
        let Some((known, face)) = known.and_then(|known| Some((known, self.face(card)?))) else {
            return Err(Illegal::new("invalid-state", format!("{seat}: there is no card {}", card.card.0)));
        };
        let gear = card.role == Role::Gear;
        ensure(gear || !(card.weakened || card.shocked || card.away || card.borrowed), || {
            format!("{seat}: '{}' is no gear, and nothing can be done to it", known.id)
        })?;
        let active = seat == state.active;
        ensure(active || !(card.borrowed || card.shocked || card.held > 0), || {
            format!("{seat}: '{}' is as only in one's own turn", known.id)
        })?;
        ensure(!(card.weakened && card.form == Form::Minus), || format!("{seat}: '{}' is weakened twice", known.id))?;
        let held = card.held == 0 || (face.slot.arity() == 2 && card.held <= 6 && face.slot.takes(card.held, 0));
        ensure(held, || format!("{seat}: a {} waits on '{}'", card.held, known.id))?;
        let goal = known.faces.iter().filter_map(|face| match face.slot {
            Slot::Countdown(goal) => Some(goal),
            _ => None,
        });
        ensure(card.progress < goal.max().unwrap_or(1), || format!("{seat}: the countdown of '{}' is over", known.id))
    }

    fn check_stage(&self, state: &State) -> Result<(), Illegal> {
        match state.stage {
            Stage::Over(end) => {
                ensure(state.due.is_none() && state.tasks.is_empty(), || "something is due after the end".to_owned())?;
                ensure(!state.dodged && !state.ending, || "something is under way after the end".to_owned())?;
                ensure(end.winner.is_none_or(|seat| seat.0 < 2), || "a winner who did not fight".to_owned())
            }
            stage => {
                let alive = state.fighters.iter().all(|fighter| fighter.hp > 0);
                ensure(alive, || "the fight goes on though somebody has no HP left".to_owned())?;
                let rolling = matches!(stage, Stage::Rolling(left) if left > MOST_ROLLED);
                ensure(!rolling, || format!("more than {MOST_ROLLED} dice are rolled"))?;
                // Between stages the rules never rest.
                let rests = state.due.is_some() || (stage == Stage::Acting && state.tasks.is_empty() && !state.ending);
                ensure(rests, || "nobody has to decide anything".to_owned())
            }
        }
    }

    fn check_tasks(&self, state: &State) -> Result<(), Illegal> {
        state.tasks.iter().try_for_each(|task| {
            let known = match *task {
                Task::Passive(card) => {
                    usize::from(card) < state.actor().cards.len()
                        && matches!(state.stage, Stage::Starting | Stage::Ending)
                }
                Task::List { list, next } | Task::Hook { list, next, .. } => {
                    usize::from(next) <= self.catalogue.effects(list).len()
                }
            };
            ensure(known, || "something waits to be done that nothing began".to_owned())
        })
    }

    fn check_due(&self, state: &State) -> Result<(), Illegal> {
        let Some(due) = state.due else { return Ok(()) };
        let card = |card: u8| {
            let card = state.actor().cards.get(usize::from(card))?;
            Some((card, self.face(card)?))
        };
        let sound = match due {
            Due::Roll => matches!(state.stage, Stage::Rolling(_)),
            Due::Give => true,
            Due::Split(value) => (2..=12).contains(&value),
            Due::Turn(at) => {
                let takes = |(card, face): (&CardState, &crate::Face)| {
                    face.slot.arity() > 0 || matches!((face.slot, card.shocked), (Slot::Countdown(_), false))
                };
                state.stage == Stage::Acting && card(at).is_some_and(takes)
            }
            Due::Shock => state.stage == Stage::Shocking && self.chosen_among(state, due) > 0,
            Due::Weaken => state.stage == Stage::Weakening && self.chosen_among(state, due) > 0,
            Due::Copy(_) | Due::Steal => !state.actor().cards.is_full() && self.chosen_among(state, due) > 0,
            Due::Curse { card: at, dice } => {
                let accepts = |(_, face): (&CardState, &crate::Face)| face.slot.accepts(dice);
                state.stage == Stage::Acting && card(at).is_some_and(accepts)
            }
            Due::Branch { first, count } => {
                let last = first.0.checked_add(count.into());
                count > 0 && last.is_some_and(|last| (last as usize) <= self.catalogue.list_count())
            }
        };
        ensure(sound, || format!("{due:?} cannot be due here"))
    }
}
