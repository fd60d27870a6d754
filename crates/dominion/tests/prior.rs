//! What is known of cards from other kingdoms: it makes good menus likely, shuts nothing out, and a run that has it goes on from its file.

mod support;

use dominion::evolve::{CoEvolution, EvolutionOptions, Library, Prior, Template};
use dominion::{Dominion, Setup};
use support::rules;
use tabletop::Seed;

fn setup(kingdom: &str) -> Setup {
    Setup { kingdom: kingdom.split(' ').map(str::to_owned).collect(), ..Setup::default() }
}

/// Leaders that want three Witches and no Moat wherever they can.
fn library() -> Library {
    let entry = |other: &str| {
        let menu = "\"e3-d5-p8-witch@3|gold@99|silver@99\"";
        format!("(kingdom: [\"witch\", \"moat\", \"{other}\"], strategies: [{}])", [menu; 5].join(", "))
    };
    let entries: Vec<String> = ["smithy", "market", "chapel", "village"].map(entry).to_vec();
    Library::from_ron("library.ron", &format!("[{}]", entries.join(", "))).unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// In how many of 400 random menus a card is wanted, and how many of it altogether.
fn wanted(game: &Dominion, template: &Template, id: &str) -> (usize, u32) {
    let (card, mut rng) = (game.card(id).expect("a card of the kingdom"), Seed(3).stream("menus", 0));
    let mut found = (0, 0);
    for _ in 0..400 {
        let genome = template.random(&mut rng);
        assert!(template.holds(&genome), "{genome:?}");
        let count: u32 = genome.genes.iter().filter(|gene| gene.card == card).map(|gene| u32::from(gene.count)).sum();
        found = (found.0 + usize::from(count > 0), found.1 + count);
    }
    found
}

#[test]
fn what_leaders_wanted_elsewhere_is_drawn_more_often_and_what_nobody_knows_all_the_same() {
    let game = rules(setup("witch moat cellar bazaar laboratory harbinger"));
    let prior = Prior::of(&game, &library());
    let (blank, informed) = (Template::new(&game, false), Template::new(&game, false).informed(Some(prior)));
    let (before, after) = (wanted(&game, &blank, "witch"), wanted(&game, &informed, "witch"));
    assert!(after.0 > before.0 + 40, "{before:?} {after:?}");
    // Three of it, as they had.
    assert!(f64::from(after.1) > 2.5 * after.0 as f64, "{after:?}");
    let (before, after) = (wanted(&game, &blank, "moat"), wanted(&game, &informed, "moat"));
    assert!(after.0 < before.0 / 2 && after.0 > 0, "{before:?} {after:?}");
    assert!(wanted(&game, &informed, "laboratory").0 > 20);
    // Victory cards are wanted from when on they were.
    let thresholds = informed.random(&mut Seed(1).stream("menus", 0)).thresholds;
    assert_eq!((thresholds.estate, thresholds.duchy), (3, 5));
}

#[test]
fn a_run_that_knows_its_cards_goes_on_from_its_file_and_a_forged_prior_is_refused() {
    let game = rules(setup("witch moat bazaar laboratory harbinger"));
    let options = EvolutionOptions {
        pool: 8,
        leaders: 2,
        generations: 2,
        games: 20,
        batch: 20,
        finals: 20,
        ..EvolutionOptions::default()
    };
    let begun = |prior| CoEvolution::informed(&game, options.clone(), &[], prior, Seed(2)).expect("sound options");
    let run = begun(Some(Prior::of(&game, &library())));
    assert_ne!(run, begun(None));
    let text = ron::to_string(&run).expect("it can be written");
    let read: CoEvolution = ron::from_str(&text).expect("it can be read");
    assert_eq!(read, run);
    assert_eq!(read.fits(&game), Ok(()));
    let forged = text.replacen("counts:[3,", "counts:[100,", 1);
    assert_ne!(forged, text);
    let read: CoEvolution = ron::from_str(&forged).expect("it can be read");
    assert_eq!(read.fits(&game).expect_err("nobody wants a hundred").part, "template");
}
