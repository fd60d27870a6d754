//! A turn of a fight, lent to the search.

use std::sync::Arc;

use search::{Goal, Guarded, Outcomes, Planning};
use tabletop::{Game, Mark, Message, Seat, Term};

use super::board::Board;
use super::commuting::number;
use super::frame::Frame;
pub(super) use super::frame::Step;
use super::points::Points;
use super::score::Score;
use crate::Alea;
use crate::action::{Action, Outcome};
use crate::effect::Side;
use crate::stage::{Due, Stage};
use crate::state::{CardState, State};

/// Less is better at equal points: actions, then own HP paid.
pub(super) type Worth = Guarded<2>;

/// The risk of own poison that will have killed by the next own turn: near to death, and better than death at once.
const DOOMED: f64 = 0.999;

/// A fight in the turn of one seat, without the way it came.
pub(super) struct TurnState {
    frame: Arc<Frame>,
    board: Board,
    /// Where boards of the turn are unpacked, made when it is needed first: a whole state is large to make and to move.
    scratch: Option<Box<State>>,
}

impl Clone for TurnState {
    #[inline]
    fn clone(&self) -> Self {
        Self { frame: Arc::clone(&self.frame), board: self.board.clone(), scratch: None }
    }

    /// Between states of one turn only the board is copied: to count who shares the frame takes as long as that.
    #[inline]
    fn clone_from(&mut self, other: &Self) {
        if !Arc::ptr_eq(&self.frame, &other.frame) {
            (self.frame, self.scratch) = (Arc::clone(&other.frame), None);
        }
        self.board.clone_from(&other.board);
    }
}

impl PartialEq for TurnState {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.board == other.board
    }
}

impl Eq for TurnState {}

impl TurnState {
    /// The turn of the active fighter from here on, for its own points where it brings some.
    pub fn new(game: &Alea, points: &Points, state: &State) -> Self {
        let points = game.own_points(state.active).unwrap_or(points);
        Self::in_frame(Frame::new(game, points, state), state)
    }

    /// The same for these points, whatever the fighter brings along.
    pub fn aiming(game: &Alea, points: &Points, state: &State) -> Self {
        Self::in_frame(Frame::new(game, points, state), state)
    }

    /// The same with nothing left out of boards, to compare with.
    #[cfg(test)]
    pub fn bare(game: &Alea, points: &Points, state: &State) -> Self {
        let points = game.own_points(state.active).unwrap_or(points);
        Self::in_frame(Frame::new(game, points, state).bare(), state)
    }

    fn in_frame(frame: Frame, state: &State) -> Self {
        let mut state = state.clone();
        frame.tidy(&mut state);
        Self { board: Board::pack(&state, &frame.blank), frame: Arc::new(frame), scratch: None }
    }

    fn state(&self) -> State {
        self.board.unpack(&self.frame.blank)
    }

    /// Another state of the turn, in this one's scratch space.
    #[inline]
    fn unpack(&mut self, other: &Self) -> (&mut State, &mut Board) {
        let state = self.scratch.get_or_insert_with(|| Box::new(self.frame.blank.clone()));
        other.board.unpack_over(state);
        (state, &mut self.board)
    }

    /// The turn is over, by its own end or the fight's.
    pub fn over(&self) -> bool {
        matches!(self.board.stage(), Stage::Over(_) | Stage::Ending)
    }

    /// Whether the side that plans has won, if it leaves the turn here.
    pub fn won(&self) -> bool {
        self.ending(|_, winner, _| winner == Some(self.frame.seat))
    }

    /// Whether a card of the side that plans is half filled: it holds a die that waits for a second one.
    pub fn holds_a_die(&self) -> bool {
        self.state().actor().cards.iter().any(|card| card.held > 0)
    }

    /// The turn after a step.
    pub fn after(&self, step: Step) -> Self {
        let mut after = self.clone();
        after.play(step);
        after
    }

    /// Plays a step, and tells what was made of what it earns.
    #[inline]
    fn score<T>(&mut self, step: Step, tell: impl FnOnce(&Score<'_>) -> T) -> T {
        let mut state = self.state();
        let told = self.frame.score(&mut state, step, tell);
        self.board.pack_over(&state, &self.frame.blank);
        told
    }

    /// Ends the turn here: what that adds, who has won by it for certain, and whether the fight is over or poison still has
    /// to do the rest.
    fn ending<T>(&self, tell: impl FnOnce(&Score<'_>, Option<Seat>, bool) -> T) -> T {
        self.ending_at(&mut self.state(), tell)
    }

    /// The same, unpacked.
    #[inline]
    fn ending_at<T>(&self, state: &mut State, tell: impl FnOnce(&Score<'_>, Option<Seat>, bool) -> T) -> T {
        let mut score = self.frame.listen(state);
        if state.stage == Stage::Acting {
            score.left(self.board.pips());
            if self.frame.ends {
                self.frame.game.act(state, Action::EndTurn, &mut score);
                score.settle(state);
            }
        }
        let winner = self.frame.winner(state);
        // A fight that is over has told its outcome.
        match winner {
            _ if state.over() => {}
            Some(winner) => score.decided(winner),
            None => score.exposed(state),
        }
        tell(&score, winner, state.over())
    }

    /// What ending the turn is worth, unpacked.
    #[inline]
    fn end_at(&self, state: &mut State) -> Worth {
        let (total, winner, over) = self.ending_at(state, |score, winner, over| (score.total(), winner, over));
        let worth = |actions| Guarded::new(total, [actions, 0.0]);
        match winner.map(|winner| winner == self.frame.seat) {
            // Where poison has to win, ending the turn is an action more.
            Some(true) if self.frame.points.shortest_win => worth(if over { 0.0 } else { 1.0 }).won(),
            Some(false) if self.frame.fled(state) => worth(0.0),
            // Who is poisoned to death still sees the foe's turn, in which the foe may fall first.
            Some(false) => worth(0.0).at_risk(if over { 1.0 } else { DOOMED }),
            _ => worth(0.0),
        }
    }

    /// Lists every action worth telling apart, unpacked.
    #[inline]
    fn listed(&self, state: &State, out: &mut Vec<Step>) {
        let actor = state.actor();
        // Of equal dice and equal cards the first will do.
        let first_die = |die: u8| die == 0 || actor.dice.get(usize::from(die) - 1) != actor.dice.get(usize::from(die));
        let unlike = !self.frame.may_repeat(&actor.cards);
        let first_card =
            |card: u8| unlike || !actor.cards[..usize::from(card)].contains(&actor.cards[usize::from(card)]);
        self.frame.game.each_listed(state, |action| {
            let first = match action {
                Action::Place { die, card } => first_die(die) && first_card(card),
                Action::Use { card } => first_card(card),
                Action::EndTurn => false,
            };
            out.extend(first.then_some(Step::Act(action)));
        });
    }

    /// Whether another is a state of the same turn.
    pub fn same_turn(&self, other: &Self) -> bool {
        self.frame.same(&other.frame)
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
        match action {
            Action::Place { die, card } => {
                let wanted = self.state().actor().dice.get(usize::from(die)).copied();
                let at = state.actor().dice.iter().position(|die| Some(*die) == wanted);
                Action::Place { die: at.map_or(die, |at| at as u8), card: self.real_card(card, state) }
            }
            Action::Use { card } => Action::Use { card: self.real_card(card, state) },
            Action::EndTurn => Action::EndTurn,
        }
    }

    /// What chance does here, in a fight whose dice and cards were not sorted.
    pub fn real_outcome(&self, outcome: Outcome, state: &State) -> Outcome {
        // The foe's cards stand as they do.
        match outcome {
            Outcome::Card(card) if !self.takes_of_foe() => Outcome::Card(self.real_card(card, state)),
            outcome => outcome,
        }
    }

    fn real_card(&self, card: u8, state: &State) -> u8 {
        let wanted = self.state().actor().cards.get(usize::from(card)).copied();
        let at = state.actor().cards.iter().position(|card| Some(self.frame.tidied(*card)) == wanted);
        at.map_or(card, |at| at as u8)
    }

    /// Whether a fight of this turn, with nothing left out, is what this state stands for.
    #[cfg(test)]
    pub fn stands_for(&self, state: &State) -> bool {
        let mut tidied = state.clone();
        self.frame.tidy(&mut tidied);
        // Dice that were pooled once stay so, also where a later board by itself would keep them apart.
        let own = self.state();
        let pips = |state: &State| {
            let dice = state.actor().dice.iter();
            dice.fold((0, 0), |(sum, hidden), die| (sum + u32::from(die.value), hidden + u32::from(die.hidden())))
        };
        if own.actor().dice.iter().any(|die| die.locked) && pips(&own) == pips(&tidied) {
            tidied.actor_mut().dice = own.actor().dice.clone();
        }
        Board::pack(&tidied, &self.frame.blank) == self.board
    }

    /// What is played for in this turn.
    pub fn points(&self) -> &Points {
        &self.frame.points
    }

    /// An action as a message, by the dice as they lie in `state`.
    pub fn message(&self, action: Action, state: &State) -> Message {
        match action {
            Action::Place { die, card } => {
                let value = state.actor().dice.get(usize::from(die)).map_or(0, |die| die.value);
                let placed = Message::new(if value == 0 { "act-place_hidden" } else { "act-place_die" });
                placed.count("die", value).with("card", self.card_name(card))
            }
            Action::Use { card } => Message::new("act-use").with("card", self.card_name(card)),
            Action::EndTurn => Message::new("act-end_turn"),
        }
    }

    /// Where on the board an action happens: its card.
    pub fn marks(&self, action: Action) -> Vec<Mark> {
        match action {
            Action::Place { card, .. } | Action::Use { card } => vec![Mark::At(card.into())],
            Action::EndTurn => Vec::new(),
        }
    }

    /// What a step earns now, the danger it averts or brings included; chance that follows counts by its mean, one outcome far.
    pub fn promise(&self, action: Action) -> f64 {
        let mut after = self.clone();
        let certain = after.score(Step::Act(action), |score| score.total());
        let exposed = |at: &Self| self.frame.exposed(&at.state());
        let then = match after.is_chance() {
            true => self
                .frame
                .game
                .outcomes(&after.state())
                .into_iter()
                .map(|(p, outcome)| {
                    let mut fallen = after.clone();
                    p * (fallen.score(Step::Fall(outcome), |score| score.total()) + exposed(&fallen))
                })
                .sum(),
            false => exposed(&after),
        };
        certain + then - exposed(self)
    }

    fn card_name(&self, card: u8) -> Message {
        self.name_of(self.state().actor().cards.get(usize::from(card)))
    }

    /// The name of the card that chance takes here.
    fn drawn_name(&self, card: u8) -> Message {
        let state = self.state();
        let cards = if self.takes_of_foe() { &state.foe().cards } else { &state.actor().cards };
        self.name_of(cards.get(usize::from(card)))
    }

    /// Whether what chance takes here is a card of the foe.
    fn takes_of_foe(&self) -> bool {
        matches!(self.board.due(), Some(Due::Copy(Side::Foe) | Due::Steal))
    }

    fn name_of(&self, card: Option<&CardState>) -> Message {
        let known = card.and_then(|card| Some((self.frame.game.catalogue().card(card.card)?, card.face())));
        known.map_or_else(Message::default, |(known, form)| known.message(form))
    }
}

/// What a step earns.
#[inline]
fn worth(step: Step, score: &Score<'_>) -> Worth {
    let actions = if matches!(step, Step::Act(_)) { 1.0 } else { 0.0 };
    Guarded::new(score.total(), [actions, f64::from(score.paid)])
}

impl Planning for TurnState {
    type Move = Step;
    type Reward = Worth;

    fn hash(&self) -> u64 {
        self.board.hash()
    }

    fn is_chance(&self) -> bool {
        self.board.due().is_some() && !self.over()
    }

    fn moves(&self, out: &mut Vec<Step>) {
        if self.over() || self.frame.exhausted {
            return;
        }
        self.listed(&self.state(), out);
    }

    fn look(&self, scratch: &mut Self, out: &mut Vec<Step>) -> Option<Worth> {
        let (state, _) = scratch.unpack(self);
        if !self.over() && !self.frame.exhausted {
            self.listed(state, out);
        }
        Some(self.end_at(state))
    }

    fn each_after<E>(
        &self,
        steps: &[Step],
        next: &mut Self,
        mut tell: impl FnMut(usize, Worth, &Self) -> Result<(), E>,
    ) -> Result<(), E> {
        let frame = &*self.frame;
        steps.iter().enumerate().try_for_each(|(at, step)| {
            let (state, board) = next.unpack(self);
            let earned = frame.score(state, *step, |score| worth(*step, score));
            board.pack_over(state, &frame.blank);
            tell(at, earned, next)
        })
    }

    fn number(&self, step: Step) -> u32 {
        match step {
            Step::Act(Action::Place { die, card }) => number(self.board.die(die), card),
            Step::Act(Action::Use { card }) => number(0, card),
            _ => u32::MAX,
        }
    }

    fn commuting(&self, by: u32) -> impl Fn(u32) -> bool {
        self.frame.commuting().with(by, &self.board)
    }

    fn outcomes(&self, out: &mut Outcomes<'_, Step>) {
        let mut tell = |probability, outcome| out.push(probability, Step::Fall(outcome));
        if !self.board.due().is_some_and(|due| Alea::each_known(due, &mut tell)) {
            self.frame.game.each_chance(&self.state(), tell);
        }
    }

    fn play(&mut self, step: Step) -> Worth {
        self.score(step, |score| worth(step, score))
    }

    fn end(&self) -> Option<Worth> {
        Some(self.end_at(&mut self.state()))
    }

    fn goal(&self) -> Goal {
        let mut state = self.state();
        let near = !self.over() && self.frame.reach.may_kill(&self.frame.game, &state);
        // Where poison will have killed by the foe's next turn, ending the turn is all it takes.
        if !self.is_chance() && self.ending_at(&mut state, |_, winner, _| winner == Some(self.frame.seat)) {
            Goal::Reached
        } else if near {
            Goal::Open
        } else {
            Goal::OutOfReach
        }
    }

    fn terms(&self, step: Option<Step>, out: &mut Vec<Term>) {
        match step {
            Some(step) => self.clone().score(step, |score| score.tell(out)),
            None => self.ending(|score, _, _| score.tell(out)),
        }
    }

    fn label(&self, step: Step) -> Message {
        match step {
            Step::Act(action) => self.message(action, &self.state()),
            Step::Fall(Outcome::Die(value)) => Message::new("act-die_falls").count("die", value),
            Step::Fall(Outcome::Card(card)) => Message::new("act-card_drawn").with("card", self.drawn_name(card)),
            Step::Fall(Outcome::Fizzle(true)) => Message::new("act-fizzles"),
            Step::Fall(Outcome::Fizzle(false)) => Message::new("act-works"),
            Step::Fall(Outcome::Branch(branch)) => Message::new("act-branch").count("branch", u16::from(branch) + 1),
        }
    }

    fn caption(&self) -> Message {
        let state = self.state();
        let cursed = matches!(state.due, Some(Due::Curse { .. }));
        let far = self.frame.is_far(&state);
        let told = Message::new(match (far, cursed) {
            (false, false) => "caption-turn",
            (false, true) => "caption-turn_cursed",
            (true, false) => "caption-turn_far",
            (true, true) => "caption-turn_far_cursed",
        });
        // Dice that nothing takes stand together.
        let dice = &state.actor().dice;
        let mut shown: Vec<String> = dice.iter().filter(|die| !die.locked).map(|die| die.value.to_string()).collect();
        let pooled: u32 = dice.iter().filter(|die| die.locked).map(|die| u32::from(die.value)).sum();
        shown.extend((pooled > 0).then(|| format!("+{pooled}")));
        let dice = match shown.is_empty() {
            true => Message::new("caption-no_dice"),
            false => Message::new("caption-dice").with("dice", Message::text(shown.join(" "))),
        };
        let told = told.with("dice", dice).count("own_hp", state.actor().hp);
        if far { told } else { told.count("foe_hp", state.foe().hp) }
    }
}
