//! What Realm brings to the command line: `truth`, and options of `train`.

mod train;
mod truth;

use crate::command::{BreedOptions, CommandModule, GameCommand};
use crate::games::DominionModule;

const EXAMPLES: &[(Option<&str>, &str)] = &[
    (None, "rubicon-lab truth dominion"),
    (Some("shard"), "rubicon-lab shard train dominion --resume run.ron --shard 3/8"),
    (
        Some("train"),
        "rubicon-lab train dominion --kingdom moat,witch,market,smithy,village --deal four-three --out mine.ron",
    ),
    (Some("train"), "rubicon-lab train dominion --random 7 --pool 50 --generations 16 --games 200 --keep menus.ron"),
    (Some("train"), "rubicon-lab train dominion --scene dominion/first-game --guard --checkpoint run.ron"),
    (Some("train"), "rubicon-lab train dominion --random 8 --library menus.ron --keep menus.ron"),
    (Some("report"), "rubicon-lab report dominion --runs run.ron --out run.html --tables tables --pictures pictures"),
    (Some("endings"), "rubicon-lab endings dominion --agents bm1,sm1 --games 20 --all"),
];

impl CommandModule for DominionModule {
    fn commands(&self) -> &'static [&'static dyn GameCommand] {
        &[&truth::TruthCommand]
    }

    fn examples(&self) -> &'static [(Option<&'static str>, &'static str)] {
        EXAMPLES
    }

    fn breed_options(&self) -> Option<&'static dyn BreedOptions> {
        Some(&train::RealmOptions)
    }
}
