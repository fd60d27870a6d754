//! Formation as the lab knows it: its card, its opponent, its notation, and what happens in it as lines of a log.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use lab::{AgentInfo, GameInfo, GameModule, LabError, Length, Library, LogLine, NamedSetup, Problem, SetupFault};
use tabletop::conformance::{AgentOptions, check_agent};
use tabletop::{
    Agent, Audience, Candidate, Decision, Effort, Explanation, Game, Illegal, Message, Seat, Term, Think,
    notation::Notation,
};

use super::rules::{
    Formation, FormationAction, FormationEvent, FormationNotation, FormationState, FormationView, NotationSlip, Slip,
};

/// The only opponent.
const PATIENT: &str = "patient";

/// While this is set the opponent thinks.
pub static HELD: AtomicBool = AtomicBool::new(false);

/// Does what comes last in the list of what it may do, once it is let.
struct Patient;

impl Agent<Formation> for Patient {
    fn name(&self) -> &'static str {
        PATIENT
    }

    fn decide(&mut self, game: &Formation, view: &FormationView, think: &mut Think<'_>) -> Decision<FormationAction> {
        while HELD.load(Ordering::Relaxed) {
            std::thread::sleep(Duration::from_millis(1));
        }
        let actions = game.actions(view).expect("what may be done is listed");
        let place = |action: &FormationAction| actions.iter().position(|listed| listed == action).unwrap_or_default();
        let last = *actions.last().expect("it is to act");
        Decision::explained(last, Effort::default(), think, || Explanation {
            agent: Message::text("Patient"),
            headline: Message::text("it does what comes last in the list"),
            candidates: actions
                .iter()
                .map(|action| Candidate {
                    label: Message::text(format!("{action:?}")),
                    action: serde_json::to_value(action).unwrap_or_default(),
                    score: place(action) as f64,
                    terms: vec![Term::plain("place in the list", place(action) as f64)],
                    chosen: *action == last,
                    ..Candidate::default()
                })
                .rev()
                .collect(),
            audience: Audience::Seat,
            ..Explanation::default()
        })
    }
}

/// What the lab knows of the game.
pub struct FormationModule;

impl GameModule for FormationModule {
    type Game = Formation;
    type Written = Slip;

    fn info(&self) -> GameInfo {
        GameInfo { id: "formation", title: "Formation", idea: "Who stands where?", seats: 2..=2 }
    }

    fn agents(&self) -> Vec<AgentInfo> {
        let text = |text: &str| text.to_owned();
        vec![AgentInfo {
            name: text(PATIENT),
            title: text("Patient"),
            persona: text("Waits."),
            idea: text("Sends the last runner."),
            method: text("Takes what is listed last."),
            levels: Vec::new(),
            settings: Vec::new(),
        }]
    }

    fn sentences(&self) -> &'static str {
        "{}"
    }

    fn stand_in(&self) -> &'static str {
        PATIENT
    }

    fn agent(&self, spec: &str) -> Result<Box<dyn Agent<Formation>>, Problem> {
        if spec == PATIENT { Ok(Box::new(Patient)) } else { Err(Problem::unknown("agent", spec, [PATIENT])) }
    }

    fn setup(&self) -> Slip {
        Slip::None
    }

    fn variants(&self, _: &Library) -> Result<Vec<NamedSetup>, LabError> {
        Ok(Vec::new())
    }

    fn resolve(&self, written: Slip, _: &Library) -> Result<Slip, Vec<SetupFault>> {
        Ok(written)
    }

    fn with_seats(&self, setup: Slip, _: usize) -> Slip {
        setup
    }

    fn rules(&self, setup: Slip, _: &Library) -> Result<Arc<Formation>, Vec<SetupFault>> {
        Ok(Arc::new(Formation(setup)))
    }

    fn notation(&self) -> Option<&'static dyn Notation<Formation>> {
        Some(&FormationNotation(NotationSlip::None))
    }

    fn length(&self, _: &Formation, state: &FormationState) -> Length {
        let sent = state.rows.iter().flat_map(|row| row.sent).filter(|sent| *sent).count() as u64;
        Length { rounds: sent.div_ceil(2), turns: sent }
    }

    fn narrate(&self, _: &Formation, names: &[String], event: &FormationEvent) -> Option<LogLine> {
        let (seat, deed) = deed(event);
        let text = format!("{} {deed}", names[seat.index()]);
        Some(LogLine::new(0, Message::text(text)))
    }

    fn check_view(_: &Formation, _: &FormationView) -> Result<(), Illegal> {
        Ok(())
    }

    fn permits(game: &Formation, view: &FormationView, action: &FormationAction) -> Result<(), Illegal> {
        let listed = game.actions(view).is_some_and(|actions| actions.contains(action));
        if listed { Ok(()) } else { Err(Illegal::new("formation", "that cannot be done now")) }
    }
}

/// Who did something, and what, without its subject.
pub fn deed(event: &FormationEvent) -> (Seat, String) {
    match *event {
        FormationEvent::Swapped(seat, place) => (seat, format!("swaps at {place}")),
        FormationEvent::Ready(seat) => (seat, "is ready".to_owned()),
        FormationEvent::Sent(seat, strength) => (seat, format!("sends a {strength}")),
    }
}

#[test]
fn the_opponent_keeps_every_promise() {
    let game = Arc::new(Formation::default());
    let report = check_agent(&game, |_| Box::new(Patient), &AgentOptions::default(), |_| {});
    assert!(report.unwrap_or_else(|violation| panic!("{violation}")).decisions > 0);
}
