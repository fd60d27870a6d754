//! Runs keep the contract of games, and those who play them that of agents.

use std::sync::{Arc, LazyLock};

use dice::agents::{Greedy, Level, Planner, Points};
use dice::gauntlet::{Gauntlet, Setup, State, Terms, Traveller};
use dice::{Alea, Content};
use tabletop::conformance::{AgentOptions, Information, Options, check_agent, check_game, golden};
use tabletop::{Agent, Budget, Game, Limits, Record, Seat, Seed, Session, Table, Turn};

static CONTENT: LazyLock<Arc<Content>> = LazyLock::new(|| Arc::new(Content::shipped()));

fn gauntlet(hero: &str) -> Arc<Gauntlet> {
    let setup = Setup::of_run(hero, Terms::default());
    Arc::new(Gauntlet::new(setup, Arc::clone(&CONTENT)).expect("the hero is there"))
}

fn traveller(fighter: impl Agent<Alea> + 'static) -> Box<dyn Agent<Gauntlet>> {
    Box::new(Traveller::new(Box::new(fighter), Arc::new(Points::shipped())))
}

fn planner() -> Box<dyn Agent<Gauntlet>> {
    traveller(Planner::new(Arc::new(Points::shipped()), Level::default()))
}

#[test]
fn runs_pass_the_suite() {
    for hero in ["brawler", "thief", "inventor"] {
        let options = Options {
            games: 12,
            probe_every: 24,
            distributions: 2,
            information: Information::Perfect,
            ..Options::default()
        };
        let report = check_game(&gauntlet(hero), &options);
        let report = report.unwrap_or_else(|violation| panic!("{hero}: {violation}"));
        assert!(report.probes > 50 && report.distributions > 3, "{report}");
    }
}

#[test]
fn travellers_keep_the_contract() {
    for hero in ["brawler", "inventor"] {
        let options =
            AgentOptions { games: 1, budget: Budget::nodes(60), slack: 64, probe_every: 12, ..AgentOptions::default() };
        let report = check_agent(&gauntlet(hero), |_| planner(), &options, |_| {});
        let report = report.unwrap_or_else(|violation| panic!("{hero}: {violation}"));
        assert!(report.decisions > 40, "{report}");
    }
}

/// Plays a run to its end, or so many steps.
fn play(game: &Gauntlet, seed: Seed, hero: Box<dyn Agent<Gauntlet>>) -> State {
    let mut agents = vec![hero, traveller(Greedy::new(Arc::new(Points::shipped())))];
    let table = Table::new(game, seed, &mut agents).expect("two sit down");
    let limits = Limits { budget: Budget::nodes(48), ..Limits::default() };
    table.play(limits).expect("they keep the rules").state
}

#[test]
fn a_run_is_counted_to_its_end() {
    let mut fights = 0;
    for (index, hero) in ["brawler", "thief", "inventor"].into_iter().enumerate() {
        let game = gauntlet(hero);
        let state = play(&game, Seed(index as u64), planner());
        let tally = state.tally;
        assert!(state.over() && game.turn(&state) == Turn::Over);
        assert!(tally.turns > 0 && tally.dealt > 0 && tally.taken > 0 && tally.cards_used > 0, "{tally:?}");
        assert!(tally.dice >= tally.turns && tally.pips >= tally.dice / 2, "{tally:?}");
        assert_eq!(u32::from(state.hero.gold), tally.gold_earned - tally.gold_spent, "{tally:?}");
        fights += tally.fights;
    }
    assert!(fights >= 6, "only {fights} fights were won in three runs");
}

#[test]
fn a_run_is_resumed_from_its_record() {
    let game = gauntlet("thief");
    let players = ["Hero", "House"].map(|name| tabletop::Player {
        name: name.to_owned(),
        controller: tabletop::Controller::Human,
        livery: 0,
    });
    let mut session = Session::new(Arc::clone(&game), Seed(7), players.to_vec()).expect("two sit down");
    let mut fought = false;
    for step in 0..400 {
        match session.turn() {
            Turn::Over => break,
            Turn::Chance => drop(session.advance()),
            Turn::Seat(seat) => {
                let action = game.sample(session.state(), &mut Seed(8).stream("play", step)).expect("a seat acts");
                session.act(seat, action).expect("it is legal");
            }
        }
        fought |= session.state().fight.is_some();
        if step % 97 == 0 {
            let text = session.record(true).to_ron().expect("it can be written");
            let record = Record::<Gauntlet>::from_ron(&text).expect("it can be read");
            let resumed = Session::replay(Arc::clone(&game), &record).expect("it can be followed");
            assert_eq!((resumed.state(), resumed.hash()), (session.state(), session.hash()));
        }
    }
    assert!(fought);
}

#[test]
fn who_weighs_choices_goes_further() {
    let (mut weighed, mut random) = (0, 0);
    for seed in 0..2 {
        for hero in ["brawler", "thief", "inventor"] {
            let game = gauntlet(hero);
            let greedy = || traveller(Greedy::new(Arc::new(Points::shipped())));
            let won = |state: State| state.tally.fights;
            weighed += won(play(&game, Seed(seed), greedy()));
            random += won(play(&game, Seed(seed), Box::new(Blind(greedy()))));
        }
    }
    assert!(weighed > random, "{weighed} fights won by weighing, {random} by chance");
}

/// Fights as a greedy traveller does, and chooses at random between fights.
struct Blind(Box<dyn Agent<Gauntlet>>);

impl Agent<Gauntlet> for Blind {
    fn name(&self) -> &str {
        "blind"
    }

    fn decide(
        &mut self,
        game: &Gauntlet,
        view: &State,
        think: &mut tabletop::Think<'_>,
    ) -> tabletop::Decision<dice::gauntlet::Action> {
        match view.fight {
            Some(_) => self.0.decide(game, view, think),
            None => tabletop::Decision::plain(game.sample(view, &mut think.rng).expect("the hero acts")),
        }
    }
}

#[test]
fn a_run_is_told_as_it_ever_was() {
    let text = golden(&gauntlet("inventor"), Seed(3), 60).expect("it goes on");
    insta::assert_snapshot!(text);
}

#[test]
fn the_hero_sits_first() {
    let game = gauntlet("brawler");
    let mut state = game.start();
    for draw in 0.. {
        if game.turn(&state) != Turn::Chance {
            break;
        }
        let outcome = game.draw(&state, &mut Seed(1).stream("map", draw)).expect("chance is due");
        game.resolve(&mut state, &outcome, &mut tabletop::NoEvents).expect("what is drawn can come");
    }
    assert_eq!(game.turn(&state), Turn::Seat(Seat(0)));
}
