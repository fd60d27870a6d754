//! A duel by itself as a gauntlet of one fight: it is played as the fight is, and its records are read.

use std::sync::Arc;

use dice::agents::{Level, Planner, Points};
use dice::gauntlet::{Action, Event, Gauntlet, Outcome, Setup, SetupError, State, Terms, Traveller, read_record};
use dice::{Alea, Content};
use tabletop::conformance::{Information, Options, check_game};
use tabletop::{
    Agent, Budget, Controller, Decision, Eye, Game, Monitor, Player, Record, Seat, Seed, Session, Step, TakeBack,
    Think, Turn,
};

use crate::support::{catalogue, fight};

/// A fight of the seed, and the same as a gauntlet.
fn both(seed: Seed) -> (Arc<Alea>, Arc<Gauntlet>) {
    let catalogue = catalogue();
    let fight = fight(seed, &catalogue);
    let content = Content { catalogue, ..Content::shipped() };
    let duel = Gauntlet::new(Setup::of_duel(fight.setup().clone()), Arc::new(content)).expect("they can meet");
    (Arc::new(fight), Arc::new(duel))
}

fn players() -> Vec<Player> {
    let player = |name: &str, livery| Player { name: name.to_owned(), controller: Controller::Human, livery };
    vec![player("Marta", 0), player("the foe", 1)]
}

/// Plays up to so many steps, as `choose` does.
fn play(session: &mut Session<Alea>, steps: usize, choose: impl Fn(&Session<Alea>, Seat) -> dice::Action) {
    for _ in 0..steps {
        match session.turn() {
            Turn::Over => break,
            Turn::Chance => drop(session.advance().expect("chance is due")),
            Turn::Seat(seat) => {
                let action = choose(session, seat);
                session.act(seat, action).expect("legal");
            }
        }
    }
}

fn random(session: &Session<Alea>, seat: Seat) -> dice::Action {
    let view = session.view(Eye::Seat(seat));
    session.game().sample(&view, &mut session.thinking(seat)).expect("something can be done")
}

/// Both stand alike.
fn alike(fight: &Session<Alea>, duel: &Session<Gauntlet>) {
    assert_eq!(*duel.state(), State::of_duel(fight.state().clone()));
    assert_eq!((duel.turn(), duel.standing(), duel.hash()), (fight.turn(), fight.standing(), fight.hash()));
    for seat in [Seat(0), Seat(1)] {
        for how in [TakeBack::Honest, TakeBack::Marked] {
            assert_eq!(duel.undoable_to(seat, how), fight.undoable_to(seat, how));
        }
    }
    duel.game().check_state(duel.state()).expect("it can stand");
}

#[test]
fn duels_pass_the_suite() {
    for index in 0..6 {
        let options = Options {
            games: 8,
            probe_every: 24,
            distributions: 2,
            information: Information::Perfect,
            ..Options::default()
        };
        let report = check_game(&both(Seed(4).derive("duel", index)).1, &options);
        report.unwrap_or_else(|violation| panic!("{index}: {violation}"));
    }
}

#[test]
fn a_record_of_a_duel_goes_on_as_that_of_a_gauntlet() {
    let (mut ends, mut actions, mut branches) = (0, 0, 0);
    for index in 0..12 {
        let seed = Seed(8).derive("record", index);
        let (rules, duel) = both(seed);
        let mut fight = Session::new(Arc::clone(&rules), seed, players()).expect("seated");
        play(&mut fight, 30, random);
        // Another line of play leaves the first one.
        let whole = fight.len();
        fight.seek(whole / 2);
        fight.fork().expect("there is room for a line");
        play(&mut fight, 12, |_, _| dice::Action::EndTurn);
        branches += fight.lines().len() - 1;
        let text = fight.record(true).to_ron().expect("it can be written");
        let record = read_record(&text).expect("it is read");
        assert_eq!(record.branches.len(), fight.record(true).branches.len());
        let mut told = Session::resume(Arc::clone(&duel), &record).expect("it leads to the same end");
        assert_eq!((told.len(), told.record(false).origin), (fight.len(), None), "every step was followed");
        alike(&fight, &told);
        assert_eq!(told.lines(), fight.lines());
        // What the gauntlet writes is read as it was written.
        let again = read_record(&told.record(true).to_ron().expect("it can be written")).expect("it is read");
        assert_eq!(again, told.record(true));
        // The same dice fall, and the same is told of them.
        for _ in 0..600 {
            let (one, two) = match fight.turn() {
                Turn::Over => break,
                Turn::Chance => (fight.advance().expect("due"), told.advance().expect("due")),
                Turn::Seat(seat) => {
                    let action = random(&fight, seat);
                    let listed = duel.actions(&told.view(Eye::Seat(seat))).expect("they are listed");
                    assert!(listed.contains(&Action::Fight(action)), "{action:?}");
                    actions += 1;
                    let one = fight.act(seat, action).expect("legal");
                    (one, told.act(seat, Action::Fight(action)).expect("legal"))
                }
            };
            assert_eq!(two, one.into_iter().map(Event::Fight).collect::<Vec<_>>());
            alike(&fight, &told);
        }
        ends += u32::from(told.turn() == Turn::Over);
    }
    assert!(ends > 6 && actions > 100 && branches > 6, "{ends} ends, {actions} actions, {branches} branches");
}

#[test]
fn records_written_before_are_read() {
    let [duel, run] = [include_str!("records/duel.ron"), include_str!("records/run.ron")];
    let (old, read): (Record<Alea>, _) = (Record::from_ron(duel).expect("sound"), read_record(duel).expect("sound"));
    assert_eq!(read.setup, Setup::of_duel(old.setup));
    assert_eq!((read.seed, &read.players, read.hash), (old.seed, &old.players, old.hash));
    let same = |(old, new): (&Step<Alea>, &Step<Gauntlet>)| match (old, new) {
        (Step::Action(one, old), Step::Action(two, new)) => one == two && *new == Action::Fight(*old),
        (Step::Outcome(old), Step::Outcome(new)) => *new == Outcome::Fight(*old),
        _ => false,
    };
    assert!(old.steps.len() == read.steps.len() && old.steps.iter().zip(&read.steps).all(same));
    let (old, read): (Record<Gauntlet>, _) = (Record::from_ron(run).expect("sound"), read_record(run).expect("sound"));
    assert_eq!(read, old);
    assert!(read.setup.duel.is_none() && read.setup.hero == "brawler");
    assert!(read_record(&duel.replacen("\"dice\"", "\"risk\"", 1)).is_err(), "it is of another game");
}

#[test]
fn what_cannot_be_a_duel_is_refused() {
    let content = Arc::new(Content::shipped());
    let fighters = [content.heroes[0].fighter.clone(), content.enemies[0].fighter.clone()];
    let sound = Setup::of_duel(dice::Setup::new(fighters, 9));
    let faults = |change: &dyn Fn(&mut Setup)| {
        let mut setup = sound.clone();
        change(&mut setup);
        Gauntlet::new(setup, Arc::clone(&content)).map(|_| ()).expect_err("it is refused")
    };
    assert_eq!(faults(&|setup| "thief".clone_into(&mut setup.hero)), [SetupError::Beside]);
    let many = |setup: &mut Setup| setup.duel.as_mut().expect("a duel").rounds = 0;
    assert_eq!(faults(&many), [SetupError::Duel(dice::SetupError::Rounds(0))]);
    let duel = Gauntlet::new(sound, Arc::clone(&content)).expect("they can meet");
    let start = duel.start();
    duel.check_state(&start).expect("it can stand");
    let mut rich = start.clone();
    rich.hero.gold = 5;
    assert!(duel.check_state(&rich).is_err());
    assert!(duel.check_state(&State { fight: None, ..start.clone() }).is_err());
    let refusal = duel.validate(&start, &Action::Rest).expect_err("there is no rest");
    assert_eq!((refusal.rule, refusal.case), ("not-now", "duel"));
    let run = Gauntlet::new(Setup::of_run("thief", Terms::default()), content).expect("the hero is there");
    assert!(run.check_state(&start).is_err(), "a run has a map");
}

/// Plays at random and counts what it is told, in a list that is shared with the test.
struct Listener(Arc<std::sync::Mutex<Vec<dice::Event>>>);

impl Agent<Alea> for Listener {
    fn name(&self) -> &'static str {
        "listener"
    }

    fn watches(&self) -> bool {
        true
    }

    fn observe(&mut self, _: &Alea, event: &dice::Event) {
        self.0.lock().expect("sound").push(*event);
    }

    fn decide(&mut self, game: &Alea, view: &dice::State, think: &mut Think<'_>) -> Decision<dice::Action> {
        Decision::plain(game.sample(view, &mut think.rng).expect("something can be done"))
    }
}

#[test]
fn opponents_hear_of_a_duel_and_of_no_run() {
    let (rules, duel) = both(Seed(3));
    let told = Arc::default();
    let mut agent = Traveller::duelist(Box::new(Listener(Arc::clone(&told))));
    assert!(agent.watches());
    let mut fight = Session::new(rules, Seed(3), players()).expect("seated");
    let mut heard = Vec::new();
    for _ in 0..40 {
        let events = match fight.turn() {
            Turn::Over => break,
            Turn::Chance => fight.advance().expect("due"),
            Turn::Seat(seat) => {
                let action = random(&fight, seat);
                fight.act(seat, action).expect("legal")
            }
        };
        events.iter().for_each(|event| agent.observe(&duel, &Event::Fight(*event)));
        heard.extend(events);
    }
    assert!(!heard.is_empty());
    assert_eq!(*told.lock().expect("sound"), heard);
    let run = Gauntlet::new(Setup::of_run("thief", Terms::default()), Arc::new(Content::shipped())).expect("there");
    heard.iter().for_each(|event| agent.observe(&run, &Event::Fight(*event)));
    assert_eq!(told.lock().expect("sound").len(), heard.len());
}

#[test]
fn a_duelist_decides_as_its_fighter_does() {
    let (rules, duel) = both(Seed(5));
    let planner = || Planner::new(Arc::new(Points::shipped()), Level::default());
    let mut duelist = Traveller::duelist(Box::new(planner()));
    let mut fight = Session::new(Arc::clone(&rules), Seed(5), players()).expect("seated");
    let mut decisions = 0;
    while fight.turn() != Turn::Over && fight.len() < 60 {
        let Turn::Seat(seat) = fight.turn() else {
            fight.advance().expect("due");
            continue;
        };
        let monitor = Monitor::new();
        let think = || Think { budget: Budget::nodes(80), explain: true, rng: fight.thinking(seat), monitor: &monitor };
        let view = fight.view(Eye::Seat(seat));
        let one = planner().decide_for_show(&rules, &view, &mut think());
        let two = duelist.decide_for_show(&duel, &State::of_duel(view), &mut think());
        assert_eq!(two.action, Action::Fight(one.action));
        let [one, two] = [one.explanation, two.explanation].map(|reasons| reasons.expect("it was asked"));
        let facts =
            |reasons: &tabletop::Explanation| reasons.candidates.iter().map(|c| c.facts.clone()).collect::<Vec<_>>();
        assert_eq!((one.forced, facts(&one)), (two.forced, facts(&two)));
        let Action::Fight(action) = serde_json::from_value(two.candidates[0].action.clone()).expect("an action") else {
            panic!("there is nothing but the fight");
        };
        assert_eq!(serde_json::json!(action), one.candidates[0].action);
        decisions += 1;
        let action = random(&fight, seat);
        fight.act(seat, action).expect("legal");
    }
    assert!(decisions > 8, "{decisions}");
}
