//! A turn of a fight, lent to the search.

use std::hash::{Hash, Hasher};

use search::{Guarded, Outcomes, Planning};
use tabletop::{Game, Mark, Seat, Term};

use super::points::Points;
use super::score::Score;
use crate::Alea;
use crate::action::{Action, Outcome};
use crate::stage::{Due, Stage};
use crate::state::State;

/// Less is better at equal points: actions, then own HP paid.
pub(super) type Worth = Guarded<2>;

/// A step of a turn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Step {
    /// The fighter's.
    Act(Action),
    /// Chance's.
    Fall(Outcome),
}

/// A fight in the turn of one seat, without the way it came.
#[derive(Clone)]
pub(super) struct TurnState<'a> {
    game: &'a Alea,
    points: &'a Points,
    seat: Seat,
    state: State,
}

impl PartialEq for TurnState<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.state == other.state
    }
}

impl Eq for TurnState<'_> {}

impl<'a> TurnState<'a> {
    /// The turn of the active fighter from here on.
    pub fn new(game: &'a Alea, points: &'a Points, state: &State) -> Self {
        let mut turn = Self { game, points, seat: state.active, state: state.clone() };
        turn.tidy();
        turn
    }

    /// Equal dice are alike, and the count of actions is only a bound against endless turns.
    fn tidy(&mut self) {
        self.state.placements = 0;
        if self.state.active == self.seat && !self.state.over() {
            self.state.fighters[usize::from(self.seat.0 & 1)].dice.sort_unstable();
        }
    }

    /// The turn is over, by its own end or the fight's.
    pub fn over(&self) -> bool {
        self.state.over() || self.state.active != self.seat || matches!(self.state.stage, Stage::Ending)
    }

    /// Plays a step and adds up what it earns.
    fn score(&mut self, step: Step) -> Score<'a> {
        let mut score = Score::new(self.game, self.points, &self.state);
        // A step that is refused changes nothing: the search plays only what was listed.
        let _ = match step {
            Step::Act(action) => {
                score.acted();
                self.game.apply(&mut self.state, &action, &mut score)
            }
            Step::Fall(outcome) => self.game.resolve(&mut self.state, &outcome, &mut score),
        };
        score.settle(&self.state);
        self.tidy();
        score
    }

    /// What ending the turn here adds.
    fn ending(&self) -> Score<'a> {
        let mut score = Score::new(self.game, self.points, &self.state);
        if !self.over() {
            score.left(&self.state);
            let _ = self.game.apply(&mut self.state.clone(), &Action::EndTurn, &mut score);
        }
        score
    }

    /// What chance does, drawn; `None` where it does not act.
    pub fn fall(&self, rng: &mut tabletop::Rng) -> Option<Step> {
        self.game.draw(&self.state, rng).map(Step::Fall)
    }

    /// Every action worth telling apart, ending the turn left out.
    pub fn actions(&self) -> Vec<Action> {
        let mut steps = Vec::new();
        self.moves(&mut steps);
        let action = |step| if let Step::Act(action) = step { Some(action) } else { None };
        steps.into_iter().filter_map(action).collect()
    }

    /// The action of a fight whose dice were not sorted.
    pub fn real(&self, action: Action, state: &State) -> Action {
        match action {
            Action::Place { die, card } => {
                let wanted = self.state.actor().dice.get(usize::from(die));
                let at = state.actor().dice.iter().position(|die| Some(die) == wanted);
                Action::Place { die: at.map_or(die, |at| at as u8), card }
            }
            other => other,
        }
    }

    /// An action in words, by the dice as they lie in `state`.
    pub fn words(&self, action: Action, state: &State) -> String {
        let face = |value: u8| if value == 0 { "a face-down die".to_owned() } else { value.to_string() };
        match action {
            Action::Place { die, card } => {
                let value = state.actor().dice.get(usize::from(die)).map_or(0, |die| die.value);
                format!("{} to {}", face(value), self.card_name(card))
            }
            Action::Use { card } => self.card_name(card),
            Action::EndTurn => "end the turn".to_owned(),
        }
    }

    /// Where on the board an action happens: its card.
    pub fn marks(&self, action: Action) -> Vec<Mark> {
        match action {
            Action::Place { card, .. } | Action::Use { card } => vec![Mark::At(card.into())],
            Action::EndTurn => Vec::new(),
        }
    }

    /// What a step earns now; chance that follows counts by its mean, one outcome far.
    pub fn promise(&self, action: Action) -> f64 {
        let mut after = self.clone();
        let certain = after.score(Step::Act(action)).total();
        let chance: f64 = match after.is_chance() {
            true => self
                .game
                .outcomes(&after.state)
                .into_iter()
                .map(|(p, outcome)| p * after.clone().score(Step::Fall(outcome)).total())
                .sum(),
            false => 0.0,
        };
        certain + chance
    }

    fn card_name(&self, card: u8) -> String {
        let card = self.state.actor().cards.get(usize::from(card));
        let known = card.and_then(|card| Some((self.game.catalogue().card(card.card)?, card.face())));
        known.map_or_else(String::new, |(known, form)| format!("{}{}", known.name, form.sign()))
    }
}

impl Planning for TurnState<'_> {
    type Move = Step;
    type Reward = Worth;

    fn hash(&self) -> u64 {
        let mut fold = Fold(0);
        self.state.hash(&mut fold);
        fold.finish()
    }

    fn is_chance(&self) -> bool {
        self.state.due.is_some() && !self.over()
    }

    fn moves(&self, out: &mut Vec<Step>) {
        if self.over() {
            return;
        }
        let actor = self.state.actor();
        // Of equal dice and equal cards the first will do.
        let first_die = |die: u8| die == 0 || actor.dice.get(usize::from(die) - 1) != actor.dice.get(usize::from(die));
        let first_card = |card: u8| !actor.cards[..usize::from(card)].contains(&actor.cards[usize::from(card)]);
        out.extend(self.game.listed(&self.state).into_iter().filter_map(|action| match action {
            Action::Place { die, card } => (first_die(die) && first_card(card)).then_some(Step::Act(action)),
            Action::Use { card } => first_card(card).then_some(Step::Act(action)),
            Action::EndTurn => None,
        }));
    }

    fn outcomes(&self, out: &mut Outcomes<'_, Step>) {
        for (probability, outcome) in self.game.outcomes(&self.state) {
            out.push(probability, Step::Fall(outcome));
        }
    }

    fn play(&mut self, step: Step) -> Worth {
        let score = self.score(step);
        let actions = if matches!(step, Step::Act(_)) { 1.0 } else { 0.0 };
        Guarded::new(score.total(), [actions, f64::from(score.paid)])
    }

    fn end(&self) -> Option<Worth> {
        let worth = Guarded::new(self.ending().total(), [0.0, 0.0]);
        let lost = matches!(self.state.stage, Stage::Over(end) if end.winner.is_some_and(|winner| winner != self.seat));
        Some(if lost { worth.lost() } else { worth })
    }

    fn terms(&self, step: Option<Step>, out: &mut Vec<Term>) {
        match step {
            Some(step) => self.clone().score(step).tell(out),
            None => self.ending().tell(out),
        }
    }

    fn label(&self, step: Step) -> String {
        match step {
            Step::Act(action) => self.words(action, &self.state),
            Step::Fall(Outcome::Die(value)) => format!("a {value} falls"),
            Step::Fall(Outcome::Card(card)) => format!("card {} is chosen", card + 1),
            Step::Fall(Outcome::Fizzle(fizzles)) => if fizzles { "it fizzles" } else { "it works" }.to_owned(),
            Step::Fall(Outcome::Branch(branch)) => format!("choice {}", u16::from(branch) + 1),
        }
    }

    fn caption(&self) -> String {
        let dice: Vec<String> = self.state.actor().dice.iter().map(|die| die.value.to_string()).collect();
        let due = if matches!(self.state.due, Some(Due::Curse { .. })) { ", cursed" } else { "" };
        format!("dice {}; {} v {} HP{due}", dice.join(" "), self.state.actor().hp, self.state.foe().hp)
    }
}

/// Folds what is hashed into 64 bits by multiplication; the search compares states besides, so it need not be strong.
struct Fold(u64);

impl Hasher for Fold {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, value: u8) {
        self.write_u64(value.into());
    }

    fn write_u64(&mut self, value: u64) {
        self.0 = (self.0.rotate_left(5) ^ value).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }

    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }
}
