//! A turn of a fight, lent to the search.

use std::rc::Rc;

use search::{Guarded, Outcomes, Planning};
use tabletop::{Game, Mark, Term};

use super::board::Board;
use super::frame::Frame;
pub(super) use super::frame::Step;
use super::points::Points;
use super::score::Score;
use crate::Alea;
use crate::action::{Action, Outcome};
use crate::stage::{Due, Stage};
use crate::state::State;

/// Less is better at equal points: actions, then own HP paid.
pub(super) type Worth = Guarded<2>;

/// A fight in the turn of one seat, without the way it came.
#[derive(Clone)]
pub(super) struct TurnState<'a> {
    frame: Rc<Frame<'a>>,
    board: Board,
}

impl PartialEq for TurnState<'_> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.board == other.board
    }
}

impl Eq for TurnState<'_> {}

impl<'a> TurnState<'a> {
    /// The turn of the active fighter from here on.
    pub fn new(game: &'a Alea, points: &'a Points, state: &State) -> Self {
        let frame = Frame::new(game, points, state);
        let mut state = state.clone();
        frame.tidy(&mut state);
        Self { board: Board::pack(&state, &frame.blank), frame: Rc::new(frame) }
    }

    fn state(&self) -> State {
        self.board.unpack(&self.frame.blank)
    }

    /// Does something with the state, on the table that all states of the turn share.
    #[inline]
    fn on_table<T>(&self, act: impl FnOnce(&mut State) -> T) -> T {
        let mut table = self.frame.table.borrow_mut();
        self.board.unpack_over(&mut table);
        let done = act(&mut table);
        if table.active != self.frame.seat {
            // The turn was passed on: more has changed than boards bring along.
            table.clone_from(&self.frame.blank);
        }
        done
    }

    /// The turn is over, by its own end or the fight's.
    pub fn over(&self) -> bool {
        matches!(self.board.stage(), Stage::Over(_) | Stage::Ending)
    }

    /// Whether the fight is over and the side that plans has won it.
    pub fn won(&self) -> bool {
        matches!(self.board.stage(), Stage::Over(end) if end.winner == Some(self.frame.seat))
    }

    /// Plays a step and adds up what it earns.
    fn score(&mut self, step: Step) -> Score<'a> {
        let (score, board) = self.on_table(|state| {
            let score = self.frame.score(state, step);
            (score, Board::pack(state, &self.frame.blank))
        });
        self.board = board;
        score
    }

    /// What ending the turn here adds.
    fn ending(&self) -> Score<'a> {
        let mut state = self.state();
        let mut score = self.frame.listen(&state);
        if !self.over() {
            score.left(self.board.pips());
            if self.frame.ends {
                self.frame.game.act(&mut state, Action::EndTurn, &mut score);
            }
        }
        score
    }

    /// What chance does, drawn; `None` where it does not act.
    pub fn fall(&self, rng: &mut tabletop::Rng) -> Option<Step> {
        self.frame.game.draw(&self.state(), rng).map(Step::Fall)
    }

    /// Every action worth telling apart, ending the turn left out.
    pub fn actions(&self) -> Vec<Action> {
        let mut steps = Vec::new();
        self.moves(&mut steps);
        let action = |step| if let Step::Act(action) = step { Some(action) } else { None };
        steps.into_iter().filter_map(action).collect()
    }

    /// The action of a fight whose dice and cards were not sorted.
    pub fn real(&self, action: Action, state: &State) -> Action {
        let sorted = self.state();
        let real_card = |card: u8| {
            let wanted = sorted.actor().cards.get(usize::from(card)).copied();
            let at = state.actor().cards.iter().position(|card| Some(self.frame.tidied(*card)) == wanted);
            at.map_or(card, |at| at as u8)
        };
        match action {
            Action::Place { die, card } => {
                let wanted = sorted.actor().dice.get(usize::from(die)).copied();
                let at = state.actor().dice.iter().position(|die| Some(*die) == wanted);
                Action::Place { die: at.map_or(die, |at| at as u8), card: real_card(card) }
            }
            Action::Use { card } => Action::Use { card: real_card(card) },
            Action::EndTurn => Action::EndTurn,
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
                .frame
                .game
                .outcomes(&after.state())
                .into_iter()
                .map(|(p, outcome)| p * after.clone().score(Step::Fall(outcome)).total())
                .sum(),
            false => 0.0,
        };
        certain + chance
    }

    fn card_name(&self, card: u8) -> String {
        let state = self.state();
        let known = state
            .actor()
            .cards
            .get(usize::from(card))
            .and_then(|card| Some((self.frame.game.catalogue().card(card.card)?, card.face())));
        known.map_or_else(String::new, |(known, form)| format!("{}{}", known.name, form.sign()))
    }
}

impl Planning for TurnState<'_> {
    type Move = Step;
    type Reward = Worth;

    fn hash(&self) -> u64 {
        self.board.hash()
    }

    fn is_chance(&self) -> bool {
        self.board.is_due() && !self.over()
    }

    fn moves(&self, out: &mut Vec<Step>) {
        if self.over() || self.frame.exhausted {
            return;
        }
        self.on_table(|state| {
            let actor = state.actor();
            // Of equal dice and equal cards the first will do.
            let first_die =
                |die: u8| die == 0 || actor.dice.get(usize::from(die) - 1) != actor.dice.get(usize::from(die));
            let first_card = |card: u8| !actor.cards[..usize::from(card)].contains(&actor.cards[usize::from(card)]);
            self.frame.game.each_listed(state, |action| {
                let first = match action {
                    Action::Place { die, card } => first_die(die) && first_card(card),
                    Action::Use { card } => first_card(card),
                    Action::EndTurn => false,
                };
                out.extend(first.then_some(Step::Act(action)));
            });
        });
    }

    fn outcomes(&self, out: &mut Outcomes<'_, Step>) {
        self.on_table(|state| {
            self.frame.game.each_chance(state, |probability, outcome| out.push(probability, Step::Fall(outcome)));
        });
    }

    fn play(&mut self, step: Step) -> Worth {
        let score = self.score(step);
        let actions = if matches!(step, Step::Act(_)) { 1.0 } else { 0.0 };
        Guarded::new(score.total(), [actions, f64::from(score.paid)])
    }

    fn end(&self) -> Option<Worth> {
        let worth = Guarded::new(self.ending().total(), [0.0, 0.0]);
        let lost = matches!(self.board.stage(), Stage::Over(end) if end.winner.is_some_and(|winner| winner != self.frame.seat));
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
            Step::Act(action) => self.words(action, &self.state()),
            Step::Fall(Outcome::Die(value)) => format!("a {value} falls"),
            Step::Fall(Outcome::Card(card)) => format!("card {} is chosen", card + 1),
            Step::Fall(Outcome::Fizzle(fizzles)) => if fizzles { "it fizzles" } else { "it works" }.to_owned(),
            Step::Fall(Outcome::Branch(branch)) => format!("choice {}", u16::from(branch) + 1),
        }
    }

    fn caption(&self) -> String {
        let state = self.state();
        let dice = match state.actor().dice.as_slice() {
            [] => "no dice".to_owned(),
            dice => {
                let shown: Vec<String> = dice.iter().map(|die| die.value.to_string()).collect();
                format!("dice {}", shown.join(" "))
            }
        };
        let due = if matches!(state.due, Some(Due::Curse { .. })) { ", cursed" } else { "" };
        format!("{dice}; {} v {} HP{due}", state.actor().hp, state.foe().hp)
    }
}
