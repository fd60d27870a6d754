//! Formation: each seat puts three runners in order where the other does not see it, one seat after the other. Then they send
//! runners in turn, and the stronger of two that meet wins a point.

use rand::RngExt;
use rand::seq::SliceRandom;
use serde::{Deserialize, Serialize};
use tabletop::{EventSink, Eye, Game, Illegal, Rng, Seat, Standing, Turn, canonical_hash};

/// How many runners a seat has.
const RUNNERS: usize = 3;

/// How the set-up is less unseen than the game says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Slip {
    #[default]
    None,
    /// Everybody is told that runners were swapped, though not which.
    TellsOfSwaps,
    /// Everybody sees a row while it is set up.
    ShowsRow,
    /// Everybody sees the first runner of a row that is ready.
    ShowsFront,
    /// Whether a seat is said to set up depends on where its strongest runner stands.
    TellsByOrder,
    /// Somebody is said to set up when the game is over.
    GoesOnAtEnd,
}

#[derive(Default)]
pub struct Formation(pub Slip);

/// What a seat has: `Strength` is how strong a runner is, as far as somebody may know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Row<Strength> {
    pub strengths: [Strength; RUNNERS],
    pub sent: [bool; RUNNERS],
    pub ready: bool,
    pub points: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FormationState {
    pub rows: [Row<u8>; 2],
    /// The strength of a runner that the seat to act is to meet with one of its own.
    pub to_meet: Option<u8>,
    pub active: Seat,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FormationView {
    pub rows: [Row<Option<u8>>; 2],
    pub to_meet: Option<u8>,
    pub active: Seat,
    /// Whether whoever looks is to act.
    pub to_act: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum FormationAction {
    /// Exchanges the runner at a place and the next one.
    Swap(u8),
    /// Ends the own set-up.
    Ready,
    /// Sends the runner at a place.
    Send(u8),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum FormationEvent {
    Swapped(Seat, u8),
    Ready(Seat),
    /// A runner of this strength was sent.
    Sent(Seat, u8),
}

fn other(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

impl Game for Formation {
    const ID: &'static str = "formation";
    const RULES: u32 = 1;

    type Setup = Slip;
    type State = FormationState;
    type Action = FormationAction;
    type Outcome = u8;
    type Event = FormationEvent;
    type View = FormationView;

    fn setup(&self) -> &Slip {
        &self.0
    }

    fn content_hash(&self) -> u64 {
        canonical_hash("")
    }

    fn seats(&self) -> usize {
        2
    }

    fn start(&self) -> FormationState {
        let row = Row { strengths: [1, 2, 3], sent: [false; RUNNERS], ready: false, points: 0 };
        FormationState { rows: [row; 2], to_meet: None, active: Seat(0) }
    }

    fn turn(&self, state: &FormationState) -> Turn {
        match state.rows.iter().all(|row| row.sent == [true; RUNNERS]) {
            true => Turn::Over,
            false => Turn::Seat(state.active),
        }
    }

    fn setting_up(&self, state: &FormationState) -> bool {
        let row = &state.rows[state.active.index()];
        match self.0 {
            Slip::TellsByOrder => !row.ready && row.strengths[2] == 3,
            Slip::GoesOnAtEnd => !row.ready || self.turn(state) == Turn::Over,
            _ => !row.ready,
        }
    }

    fn standing(&self, state: &FormationState) -> Option<Standing> {
        let points = state.rows.map(|row| row.points);
        (self.turn(state) == Turn::Over).then(|| Standing::scored(points.map(i64::from).to_vec(), "all_sent"))
    }

    fn view(&self, state: &FormationState, eye: Eye) -> FormationView {
        let seen = |seat: Seat| {
            let row = state.rows[seat.index()];
            let strength = |place: usize| {
                let slip = match self.0 {
                    Slip::ShowsRow => !row.ready,
                    Slip::ShowsFront => row.ready && place == 0,
                    _ => false,
                };
                (eye.is(seat) || row.sent[place] || slip).then_some(row.strengths[place])
            };
            Row { strengths: [0, 1, 2].map(strength), sent: row.sent, ready: row.ready, points: row.points }
        };
        let to_act = self.turn(state) == Turn::Seat(state.active) && eye.is(state.active);
        let rows = [seen(Seat(0)), seen(Seat(1))];
        FormationView { rows, to_meet: state.to_meet, active: state.active, to_act }
    }

    fn redact(&self, event: &FormationEvent, eye: Eye) -> Option<FormationEvent> {
        match event {
            FormationEvent::Swapped(seat, _) if !eye.is(*seat) => {
                (self.0 == Slip::TellsOfSwaps).then_some(FormationEvent::Swapped(*seat, 0))
            }
            _ => Some(*event),
        }
    }

    fn world(&self, view: &FormationView, rng: &mut Rng) -> Option<FormationState> {
        let mut row = |seat: Seat| {
            let seen = view.rows[seat.index()];
            let mut left: Vec<u8> = (1..=RUNNERS as u8).filter(|own| !seen.strengths.contains(&Some(*own))).collect();
            // In order as in the beginning, as long as it has not begun to set up.
            if seen.ready || view.active == seat {
                left.shuffle(rng);
            }
            let mut left = left.into_iter();
            let strengths = seen.strengths.map(|strength| strength.or_else(|| left.next()).unwrap_or(1));
            Row { strengths, sent: seen.sent, ready: seen.ready, points: seen.points }
        };
        let rows = [row(Seat(0)), row(Seat(1))];
        Some(FormationState { rows, to_meet: view.to_meet, active: view.active })
    }

    fn actions(&self, view: &FormationView) -> Option<Vec<FormationAction>> {
        let row = &view.rows[view.active.index()];
        Some(match (view.to_act, row.ready) {
            (false, _) => Vec::new(),
            (true, false) => vec![FormationAction::Swap(0), FormationAction::Swap(1), FormationAction::Ready],
            (true, true) => (0..3).filter(|place| !row.sent[usize::from(*place)]).map(FormationAction::Send).collect(),
        })
    }

    fn sample(&self, view: &FormationView, rng: &mut Rng) -> Option<FormationAction> {
        let actions = self.actions(view)?;
        (!actions.is_empty()).then(|| actions[rng.random_range(0..actions.len())])
    }

    fn validate(&self, state: &FormationState, action: &FormationAction) -> Result<(), Illegal> {
        let listed = self.actions(&self.view(state, Eye::Seat(state.active)));
        match listed.is_some_and(|listed| listed.contains(action)) {
            true => Ok(()),
            false => Err(Illegal::new("formation", "that cannot be done now")),
        }
    }

    fn apply(
        &self,
        state: &mut FormationState,
        action: &FormationAction,
        events: &mut impl EventSink<FormationEvent>,
    ) -> Result<(), Illegal> {
        self.validate(state, action)?;
        let seat = state.active;
        let row = &mut state.rows[seat.index()];
        match *action {
            FormationAction::Swap(place) => {
                row.strengths.swap(place.into(), usize::from(place) + 1);
                events.push(|| FormationEvent::Swapped(seat, place));
            }
            FormationAction::Ready => {
                row.ready = true;
                state.active = other(seat);
                events.push(|| FormationEvent::Ready(seat));
            }
            FormationAction::Send(place) => {
                row.sent[usize::from(place)] = true;
                let strength = row.strengths[usize::from(place)];
                events.push(|| FormationEvent::Sent(seat, strength));
                match state.to_meet.take() {
                    Some(met) if met < strength => row.points += 1,
                    Some(met) if met > strength => state.rows[other(seat).index()].points += 1,
                    Some(_) => {}
                    None => {
                        state.to_meet = Some(strength);
                        state.active = other(seat);
                    }
                }
            }
        }
        Ok(())
    }

    fn stream(&self, _: &FormationState) -> &'static str {
        "none"
    }

    fn outcomes(&self, _: &FormationState) -> Vec<(f64, u8)> {
        Vec::new()
    }

    fn resolve(&self, _: &mut FormationState, _: &u8, _: &mut impl EventSink<FormationEvent>) -> Result<(), Illegal> {
        Err(Illegal::new("impossible", "no chance is due"))
    }
}
