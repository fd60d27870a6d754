//! Kuhn poker (Kuhn 1950) for two to four seats, with one card more than seats. A bet may be of one chip, as in the original,
//! or of one or two as a public roll decides after it was announced.

use serde::{Deserialize, Serialize};
use tabletop::{Declarations, EventSink, Eye, Game, Illegal, Rng, Seat, Standing, Turn, canonical_hash};

use rand::RngExt;

/// A rank, from 0; the highest in the pot wins.
pub type Card = u8;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KuhnSetup {
    /// 2 to 4.
    pub seats: u8,
    /// Whether the size of a bet is rolled.
    pub rolled: bool,
}

pub struct Kuhn {
    setup: KuhnSetup,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KuhnState {
    /// The cards dealt so far, in the order of seats.
    pub cards: Vec<Card>,
    /// Everything done so far.
    pub plays: Vec<KuhnAction>,
    /// Chips of the bet; 0 before.
    pub stake: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum KuhnAction {
    Check,
    Bet,
    Call,
    Fold,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum KuhnOutcome {
    Card(Card),
    Stake(u8),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum KuhnEvent {
    Dealt { seat: Seat, card: Option<Card> },
    Did(Seat, KuhnAction),
    Rolled(u8),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KuhnView {
    pub eye: Eye,
    /// The cards dealt so far; `None` for those not seen.
    pub cards: Vec<Option<Card>>,
    pub plays: Vec<KuhnAction>,
    pub stake: u8,
}

impl Kuhn {
    pub fn new(seats: u8, rolled: bool) -> Self {
        assert!((2..=4).contains(&seats), "{seats} seats");
        Self { setup: KuhnSetup { seats, rolled } }
    }

    /// Chips won or lost by each seat; `None` before the end.
    pub fn chips(&self, state: &KuhnState) -> Option<Vec<i32>> {
        let in_pot = self.shown(&state.plays, state.stake)?;
        let winner = Seat::all(self.seats())
            .filter(|seat| in_pot[seat.index()])
            .max_by_key(|seat| state.cards.get(seat.index()));
        let paid = |seat: Seat| 1 + if in_pot[seat.index()] { i32::from(state.stake) } else { 0 };
        let pot: i32 = Seat::all(self.seats()).map(paid).sum();
        Some(
            Seat::all(self.seats())
                .map(|seat| if Some(seat) == winner { pot - paid(seat) } else { -paid(seat) })
                .collect(),
        )
    }

    /// Who acts, by what everybody knows.
    fn to_act(&self, dealt: usize, plays: &[KuhnAction], stake: u8) -> Turn {
        let seats = self.seats();
        if dealt < seats {
            return Turn::Chance;
        }
        let due = match bettor(plays) {
            None if plays.len() < seats => plays.len(),
            Some(_) if stake == 0 => return Turn::Chance,
            Some(bettor) if plays.len() < bettor + seats => plays.len() % seats,
            _ => return Turn::Over,
        };
        Turn::Seat(Seat(due as u8))
    }

    /// Which seats hold on to the end; `None` before it.
    fn shown(&self, plays: &[KuhnAction], stake: u8) -> Option<Vec<bool>> {
        let seats = self.seats();
        if self.to_act(seats, plays, stake) != Turn::Over {
            return None;
        }
        let Some(bettor) = bettor(plays) else { return Some(vec![true; seats]) };
        let mut shown = vec![false; seats];
        shown[bettor % seats] = true;
        for (index, play) in plays.iter().enumerate().skip(bettor + 1) {
            shown[index % seats] = *play == KuhnAction::Call;
        }
        Some(shown)
    }

    /// Whether `eye` may know the card of `seat`.
    fn knows(&self, state: &KuhnState, eye: Eye, seat: usize) -> bool {
        let shown =
            self.shown(&state.plays, state.stake).filter(|shown| shown.iter().filter(|shown| **shown).count() > 1);
        eye == Eye::Seat(Seat(seat as u8)) || shown.is_some_and(|shown| shown.get(seat) == Some(&true))
    }

    fn left(&self, cards: &[Option<Card>]) -> Vec<Card> {
        (0..=self.setup.seats).filter(|card| !cards.contains(&Some(*card))).collect()
    }

    fn allowed(&self, turn: Turn, plays: &[KuhnAction]) -> &'static [KuhnAction] {
        match (turn, bettor(plays)) {
            (Turn::Seat(_), None) => &[KuhnAction::Check, KuhnAction::Bet],
            (Turn::Seat(_), Some(_)) => &[KuhnAction::Call, KuhnAction::Fold],
            _ => &[],
        }
    }
}

fn bettor(plays: &[KuhnAction]) -> Option<usize> {
    plays.iter().position(|play| *play == KuhnAction::Bet)
}

impl Game for Kuhn {
    const ID: &'static str = "kuhn";
    const RULES: u32 = 2;

    type Setup = KuhnSetup;
    type State = KuhnState;
    type Action = KuhnAction;
    type Outcome = KuhnOutcome;
    type Event = KuhnEvent;
    type View = KuhnView;

    fn setup(&self) -> &KuhnSetup {
        &self.setup
    }

    fn content_hash(&self) -> u64 {
        canonical_hash("")
    }

    fn seats(&self) -> usize {
        self.setup.seats.into()
    }

    fn declarations(&self) -> Declarations {
        if self.setup.seats == 2 { Declarations::ALL } else { Declarations::NONE }
    }

    fn start(&self) -> KuhnState {
        KuhnState { cards: Vec::new(), plays: Vec::new(), stake: 0 }
    }

    fn turn(&self, state: &KuhnState) -> Turn {
        self.to_act(state.cards.len(), &state.plays, state.stake)
    }

    fn standing(&self, state: &KuhnState) -> Option<Standing> {
        let chips = self.chips(state)?;
        let places = chips.iter().map(|own| 1 + chips.iter().filter(|other| *other > own).count() as u8).collect();
        Some(Standing::new(places, if state.stake == 0 { "checked" } else { "bet" }))
    }

    fn view(&self, state: &KuhnState, eye: Eye) -> KuhnView {
        let cards = state.cards.iter().enumerate();
        let cards = cards.map(|(seat, card)| self.knows(state, eye, seat).then_some(*card)).collect();
        KuhnView { eye, cards, plays: state.plays.clone(), stake: state.stake }
    }

    fn redact(&self, event: &KuhnEvent, eye: Eye) -> Option<KuhnEvent> {
        Some(match *event {
            KuhnEvent::Dealt { seat, card } => KuhnEvent::Dealt { seat, card: card.filter(|_| eye.is(seat)) },
            open => open,
        })
    }

    fn world(&self, view: &KuhnView, rng: &mut Rng) -> Option<KuhnState> {
        let mut left = self.left(&view.cards);
        let mut draw = |card: &Option<Card>| {
            card.or_else(|| (!left.is_empty()).then(|| left.swap_remove(rng.random_range(0..left.len()))))
        };
        let cards: Option<Vec<Card>> = view.cards.iter().map(&mut draw).collect();
        Some(KuhnState { cards: cards?, plays: view.plays.clone(), stake: view.stake })
    }

    /// Who bets or folds tells of the card; the last call turns the cards up.
    fn reveals(&self, before: &KuhnState, after: &KuhnState, seat: Seat) -> bool {
        self.turn(before) != Turn::Seat(seat) || self.view(after, Eye::Seat(seat)).cards.iter().flatten().count() > 1
    }

    fn actions(&self, view: &KuhnView) -> Option<Vec<KuhnAction>> {
        Some(self.allowed(self.to_act(view.cards.len(), &view.plays, view.stake), &view.plays).to_vec())
    }

    fn sample(&self, view: &KuhnView, rng: &mut Rng) -> Option<KuhnAction> {
        let allowed = self.actions(view)?;
        (!allowed.is_empty()).then(|| allowed[rng.random_range(0..allowed.len())])
    }

    fn validate(&self, state: &KuhnState, action: &KuhnAction) -> Result<(), Illegal> {
        if self.allowed(self.turn(state), &state.plays).contains(action) {
            return Ok(());
        }
        Err(Illegal::new("not-now", format!("{action:?} is not possible now")))
    }

    fn apply(
        &self,
        state: &mut KuhnState,
        action: &KuhnAction,
        events: &mut impl EventSink<KuhnEvent>,
    ) -> Result<(), Illegal> {
        self.validate(state, action)?;
        let seat = Seat((state.plays.len() % self.seats()) as u8);
        state.plays.push(*action);
        if *action == KuhnAction::Bet && !self.setup.rolled {
            state.stake = 1;
        }
        events.push(|| KuhnEvent::Did(seat, *action));
        Ok(())
    }

    fn stream(&self, state: &KuhnState) -> &'static str {
        if state.cards.len() < self.seats() { "cards" } else { "dice" }
    }

    fn outcomes(&self, state: &KuhnState) -> Vec<(f64, KuhnOutcome)> {
        if self.turn(state) != Turn::Chance {
            return Vec::new();
        }
        if state.cards.len() == self.seats() {
            return vec![(2.0 / 3.0, KuhnOutcome::Stake(1)), (1.0 / 3.0, KuhnOutcome::Stake(2))];
        }
        let dealt: Vec<_> = state.cards.iter().copied().map(Some).collect();
        let left = self.left(&dealt);
        let share = 1.0 / left.len() as f64;
        left.into_iter().map(|card| (share, KuhnOutcome::Card(card))).collect()
    }

    fn resolve(
        &self,
        state: &mut KuhnState,
        outcome: &KuhnOutcome,
        events: &mut impl EventSink<KuhnEvent>,
    ) -> Result<(), Illegal> {
        if !self.outcomes(state).iter().any(|(_, possible)| possible == outcome) {
            return Err(Illegal::new("impossible", format!("{outcome:?} cannot come now")));
        }
        match *outcome {
            KuhnOutcome::Card(card) => {
                let seat = Seat(state.cards.len() as u8);
                state.cards.push(card);
                events.push(|| KuhnEvent::Dealt { seat, card: Some(card) });
            }
            KuhnOutcome::Stake(stake) => {
                state.stake = stake;
                events.push(|| KuhnEvent::Rolled(stake));
            }
        }
        Ok(())
    }
}
