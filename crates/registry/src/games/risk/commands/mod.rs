//! What Conquest brings to the command line: `style`, and examples for the commands of every game.

mod style;

use crate::command::{CommandModule, GameCommand};
use crate::games::RiskModule;

const EXAMPLES: &[(Option<&str>, &str)] = &[
    (None, "rubicon-lab agents risk"),
    (None, "rubicon-lab play risk/duel --agents sentinel,raider --seed 7"),
    (None, "rubicon-lab match risk --agents sentinel,raider --games 400"),
    (None, "rubicon-lab explain risk/classic --agent sentinel"),
    (None, "rubicon-lab match risk --agents 'sentinel,cmd:\"python3 mybot.py\"' --games 50"),
    (None, "rubicon-lab bot risk --agent sentinel"),
    (None, "rubicon-lab train risk --rules two-phase --seats 2 --out mine.ron"),
    (None, "rubicon-lab bench risk"),
    (None, "rubicon-lab report risk --out risk.html"),
    (Some("agents"), "rubicon-lab agents risk --json"),
    (Some("play"), "rubicon-lab play risk/classic"),
    (Some("play"), "rubicon-lab play risk/duel --agents sentinel,raider --seed waterloo --save game.ron"),
    (Some("play"), "rubicon-lab play risk --seats 3 --setup '(cards: Fixed)' --json"),
    (Some("match"), "rubicon-lab match risk --agents sentinel,raider --games 400"),
    (Some("match"), "rubicon-lab match risk --agents minimax,sentinel,raider --seats 4 --games 200 --seed 2 --json"),
    (Some("match"), "rubicon-lab match risk --agents sentinel,raider --games 400 --scene risk/two-phase"),
    (
        Some("shard"),
        "for i in 1 2 3 4; do rubicon-lab shard match risk --agents sentinel,raider --games 400 --shard $i/4; done > shards.jsonl",
    ),
    (Some("train"), "rubicon-lab train risk --rules two-phase --seats 2 --out mine.ron --curve mine.svg"),
    (
        Some("train"),
        "rubicon-lab train risk --agent minimax@hard --rules classic --seats 4 --budget 1000 --checkpoint run.json",
    ),
    (Some("train"), "rubicon-lab train risk --resume run.json --out mine.ron"),
    (Some("train"), "rubicon-lab train risk --optimiser spsa --rules two-phase --seats 2 --validate 2000"),
    (
        Some("train"),
        "rubicon-lab match risk --agents minimax:learned=mine.ron,minimax --games 400 --setup '(two_phase: true)'",
    ),
    (Some("explain"), "rubicon-lab explain risk/classic"),
    (Some("explain"), "rubicon-lab explain risk/duel --agent sentinel --after 120"),
    (Some("explain"), "rubicon-lab explain risk/two-phase --graphml why.graphml"),
    (Some("bot"), "rubicon-lab bot risk --agent sentinel"),
    (Some("bot"), "rubicon-lab bot doc risk > risk.md"),
    (Some("bot"), "rubicon-lab match risk --agents 'raider,cmd:\"rubicon-lab bot risk --agent sentinel\"' --games 10"),
    (Some("bench"), "rubicon-lab bench risk --only odds --json"),
    (Some("report"), "rubicon-lab report risk --results risk.jsonl --out risk.html"),
    (Some("report"), "rubicon-lab report risk --results docs/results/risk.jsonl --known --text docs/opponents.md"),
    (Some("endings"), "rubicon-lab endings risk --openings cards-off,fog --seats 4 --budget 300 --every 3"),
];

impl CommandModule for RiskModule {
    fn commands(&self) -> &'static [&'static dyn GameCommand] {
        &[&style::StyleCommand]
    }

    fn examples(&self) -> &'static [(Option<&'static str>, &'static str)] {
        EXAMPLES
    }
}
