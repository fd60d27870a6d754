//! The rules as a [`Game`].

use rand::RngExt;
use rand::seq::SliceRandom;
use tabletop::variants::Variant;
use tabletop::{
    Audience, Declarations, EventSink, Eye, Facts, Game, Illegal, Rng, Seat, Standing, Turn, canonical_hash,
};

use super::generals::Generals;
use super::legal::{Checked, no_such_outcome};
use crate::generals::action::Action;
use crate::generals::arrangement::Arrangement;
use crate::generals::event::Event;
use crate::generals::outcome::Outcome;
use crate::generals::setup::Setup;
use crate::generals::side::Side;
use crate::generals::state::{Phase, State, View};
use crate::generals::variants::VARIANTS;

impl Game for Generals {
    const ID: &'static str = "generals";
    const RULES: u32 = 1;

    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;

    fn variants() -> &'static [Variant<Setup>] {
        VARIANTS
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn content_hash(&self) -> u64 {
        canonical_hash(&self.starts)
    }

    fn seats(&self) -> usize {
        2
    }

    fn start(&self) -> State {
        self.start_state()
    }

    fn check_state(&self, state: &State) -> Result<(), Illegal> {
        self.check_validity(state)
    }

    fn turn(&self, state: &State) -> Turn {
        match state {
            State { end: Some(_), .. } => Turn::Over,
            State { phase: Phase::Undecided | Phase::Screen, .. } => Turn::Chance,
            state => Turn::Seat(state.seat()),
        }
    }

    fn setting_up(&self, state: &State) -> bool {
        matches!(state.phase, Phase::Placing(_))
    }

    fn declarations(&self) -> Declarations {
        Declarations::ALL
    }

    fn standing(&self, state: &State) -> Option<Standing> {
        state.end.map(|end| {
            let place = |side: Side| if end.winner.is_none_or(|winner| winner == side) { 1 } else { 2 };
            Standing::new(Side::ALL.map(place).to_vec(), end.word())
        })
    }

    fn view(&self, state: &State, eye: Eye) -> View {
        self.view_of(state, eye)
    }

    fn redact(&self, event: &Event, eye: Eye) -> Option<Event> {
        Some(self.told(event, eye))
    }

    fn world(&self, view: &View, rng: &mut Rng) -> Option<State> {
        self.world_of(view, rng)
    }

    /// A fight tells of ranks, and so does a piece that moves, where others never do, or that turns out to be no flag.
    fn reveals(&self, before: &State, after: &State, seat: Seat) -> bool {
        let Some(other) = Side::ALL.into_iter().find(|side| side.seat() != seat) else { return true };
        if !matches!(before.phase, Phase::Moving | Phase::Placing(_)) || before.phase != after.phase {
            // Whoever places its pieces knows how; the screen hides them from the other side.
            return !matches!(before.phase, Phase::Placing(_));
        }
        let seen = |state: &State| state.army(other).iter().map(|piece| piece.may).collect::<Vec<_>>();
        let stays = self.rules().moving() != self.rules().all();
        !self.setup.is_open()
            && (stays
                || after.end.is_some()
                || before.fights.len() != after.fights.len()
                || seen(before) != seen(after))
    }

    fn actions(&self, view: &View) -> Option<Vec<Action>> {
        match view.known.phase {
            Phase::Placing(side) if view.side == Some(side) => None,
            Phase::Moving if view.side == Some(view.known.mover) => Some(self.moves(&view.known)),
            _ => Some(Vec::new()),
        }
    }

    fn sample(&self, view: &View, rng: &mut Rng) -> Option<Action> {
        match self.actions(view) {
            None => Some(Action::Place(self.any_arrangement(rng))),
            Some(moves) if moves.is_empty() => None,
            Some(mut moves) => Some(moves.swap_remove(rng.random_range(0..moves.len()))),
        }
    }

    fn facts(&self, view: &View, action: &Action, audience: Audience) -> Facts {
        self.facts_of(view, action, audience)
    }

    fn validate(&self, state: &State, action: &Action) -> Result<(), Illegal> {
        self.check(state, action).map(drop)
    }

    fn apply(&self, state: &mut State, action: &Action, events: &mut impl EventSink<Event>) -> Result<(), Illegal> {
        match self.check(state, action)? {
            Checked::Placed(side, army) => self.place(state, side, army, action, events),
            Checked::Moved(from, to) => self.go(state, from, to, events),
        }
        Ok(())
    }

    fn stream(&self, state: &State) -> &'static str {
        if state.phase == Phase::Screen { "screen" } else { "start" }
    }

    fn outcomes(&self, state: &State) -> Vec<(f64, Outcome)> {
        match state.phase {
            Phase::Undecided => {
                let count = self.starts.len();
                (0..count).map(|at| (1.0 / count as f64, Outcome::Start(at as u8))).collect()
            }
            Phase::Screen => vec![(1.0, Outcome::Screen)],
            Phase::Placing(_) | Phase::Moving => Vec::new(),
        }
    }

    fn resolve(&self, state: &mut State, outcome: &Outcome, events: &mut impl EventSink<Event>) -> Result<(), Illegal> {
        match (state.phase, *outcome) {
            (Phase::Screen, Outcome::Screen) => self.unscreen(state, events),
            (Phase::Undecided, Outcome::Start(start)) => {
                *state = self.starts.get(usize::from(start)).ok_or_else(no_such_outcome)?.clone();
                events.push(|| Event::Began { start });
            }
            _ => return Err(no_such_outcome()),
        }
        Ok(())
    }
}

impl Generals {
    /// All pieces anywhere in the camp.
    pub(in crate::generals) fn any_arrangement(&self, rng: &mut Rng) -> Arrangement {
        let (rules, camp) = (self.rules(), self.rules().camp());
        let mut letters: Vec<Option<char>> = Vec::new();
        for rank in rules.ranks {
            letters.extend((0..rank.count).map(|_| Some(rank.letter)));
        }
        letters.resize(camp.count(), None);
        letters.shuffle(rng);
        Arrangement::new(camp, letters)
    }
}
