//! Runs that come from files: what was written by one goes on, what was changed by hand is refused with the part that has it.

use std::sync::Arc;

use dominion::evolve::{CoEvolution, EvolutionOptions};
use dominion::{Deal, Dominion, Setup};
use tabletop::{Game, Seed};

use crate::support::rules;

fn game() -> Arc<Dominion> {
    let kingdom = ["chapel", "village", "smithy", "remodel", "witch", "market"];
    rules(Setup { kingdom: kingdom.map(str::to_owned).to_vec(), deal: Deal::FourThree, ..Setup::default() })
}

/// Every state a small run is written down in, as text.
fn written(game: &Dominion) -> Vec<String> {
    let (pool, leaders, generations, games, batch, finals) = (6, 2, 2, 20, 10, 20);
    let options = EvolutionOptions {
        pool,
        leaders,
        generations,
        games,
        batch,
        finals,
        scouting: 0,
        ..EvolutionOptions::default()
    };
    bred(game, options)
}

fn bred(game: &Dominion, options: EvolutionOptions) -> Vec<String> {
    let mut run = CoEvolution::new(game, options, &[], Seed(3)).expect("sound options");
    let rules = CoEvolution::rules(game);
    let mut texts = vec![ron::to_string(&run).expect("it can be written")];
    while !run.is_over() {
        let scores: Vec<_> = run.jobs(game).expect("the same game").iter().map(|job| job.play(&rules)).collect();
        run.tell(game, &scores).expect("a score each");
        texts.push(ron::to_string(&run).expect("it can be written"));
    }
    texts
}

fn read(text: &str) -> CoEvolution {
    ron::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

#[test]
fn every_state_of_a_run_fits_its_own_game() {
    let game = game();
    let texts = written(&game);
    // Two rounds of each generation, and the final.
    assert_eq!(texts.len(), 6);
    for text in &texts {
        assert_eq!(read(text).fits(&game), Ok(()), "{text}");
    }
    // Files of before generations were races say nothing of one.
    let before = texts[0].replacen(",race:(rounds:0,running:[])", "", 1);
    assert_ne!(before, texts[0]);
    assert_eq!((read(&before).fits(&game), read(&before) == read(&texts[0])), (Ok(()), true));
    // Nor do those of before there were niches, which go on without.
    for text in &texts {
        let before = text.replace(",niche:None", "").replacen("niches:[],", "", 1).replacen("scouting:0,", "", 1);
        assert_ne!(&before, text);
        let read = read(&before);
        assert_eq!(read.fits(&game), Ok(()), "{before}");
        assert_eq!(ron::to_string(&read).expect("it can be written"), *text);
    }
}

#[test]
fn niches_that_were_changed_by_hand_are_found() {
    let game = game();
    let options = EvolutionOptions {
        pool: 30,
        leaders: 2,
        generations: 2,
        scouting: 1,
        games: 20,
        batch: 10,
        finals: 20,
        ..EvolutionOptions::default()
    };
    let texts = bred(&game, options);
    for text in &texts {
        assert_eq!(read(text).fits(&game), Ok(()), "{text}");
    }
    let (begun, united) = (&texts[0], &texts[texts.len() - 2]);
    for (text, old, new, part) in [
        (begun, "niches:[Some(", "niches:[Some(2),Some(", "niches"),
        (begun, "niche:Some(", "niche:Some(2", "chambers"),
        (begun, "niche:None", "niche:Some(9)", "chambers"),
        (united, "niche:None", "niche:Some(9)", "chambers"),
        (united, "scouting:1", "scouting:0", "history"),
    ] {
        assert!(text.contains(old), "{old} is not in {text}");
        let misfit = read(&text.replacen(old, new, 1)).fits(&game).expect_err(old);
        assert_eq!(misfit.part, part, "{old}: {}", misfit.reason);
    }
}

#[test]
fn what_was_changed_by_hand_is_found_in_its_part() {
    let game = game();
    let texts = written(&game);
    let (begun, between, midway, over) = (&texts[0], &texts[1], &texts[4], &texts[5]);
    for (text, old, new, part) in [
        (begun, "pool:6", "pool:1001", "options"),
        (begun, "spread:2.5", "spread:inf", "options"),
        (begun, "pool:6,leaders:2,generations:2", "pool:1000,leaders:20,generations:2501", "options"),
        (begun, "seats:2", "seats:3", "setup"),
        (begun, "content:", "content:1", "content"),
        (begun, "unrestricted:false", "unrestricted:true", "template"),
        (begun, "chambers:1,", "chambers:2,", "chambers"),
        (begun, "changes:0", "changes:32", "chambers"),
        (begun, "share:0.5", "share:NaN", "chambers"),
        (begun, "bought:0", "bought:4294967295", "chambers"),
        (begun, "tried:(0", "tried:(18446744073709551615", "chambers"),
        (begun, "leaders:2", "leaders:1", "chambers"),
        (begun, "games:0,history", "games:7,history", "history"),
        (between, "rounds:1", "rounds:0", "chambers"),
        (between, "rounds:1", "rounds:2", "chambers"),
        (between, "running:[(", "running:[(9", "chambers"),
        (between, "points:", "points:9", "chambers"),
        (between, "(games:30", "(games:18446744073709551615", "chambers"),
        (midway, "generation:2", "generation:3", "history"),
        (midway, "generations:2", "generations:1", "history"),
        (midway, "gold@99", "witch@1|bank@1|gold@99", "history"),
        (midway, "champions:None", "champions:Some([])", "champions"),
        (over, "champions:Some([", "champions:Some([(strategy:\"bank@1\",share:0.5,bought:[]),", "champions"),
    ] {
        assert!(text.contains(old), "{old} is not in {text}");
        // The number of the content changes by a digit more, and with it its size.
        let changed = match old {
            "content:" => {
                let at = text.find(old).expect("it is there") + old.len();
                let end = at + text[at..].find(',').expect("a number ends");
                format!("{}1{}", &text[..at], &text[end..])
            }
            _ => text.replacen(old, new, 1),
        };
        let misfit = read(&changed).fits(&game).expect_err(old);
        assert_eq!(misfit.part, part, "{old}: {}", misfit.reason);
    }
    let other = rules(Setup { deal: Deal::FiveTwo, ..game.setup().clone() });
    assert_eq!(read(begun).fits(&other).map_err(|misfit| misfit.part), Err("setup"));
}
