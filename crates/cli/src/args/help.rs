//! What the help says below the options: notes, and examples, of which the games bring their own.

use clap::Command;
use registry::GAMES;

/// What is said of the whole program; `GAME` stands for the first game of the house.
const NOTES: &str = "\
A SCENE is a name (GAME/classic), a scene's file, or a game (GAME) for its classic setup.
An AGENT is a name, with a level and settings where it has them: sentinel, minimax@hard, minimax:depth=3,nodes=20000;
or cmd:PROGRAM, a program of your own that speaks the protocol of docs/bots.md.
The same seed and budget give the same game on every machine.";

const EXIT_CODES: &str = "Exit codes: 0 done, 1 failed, 2 bad input, 130 interrupted.";

/// What is said of a command.
const NOTES_OF: [(&str, &str); 7] = [
    (
        "match",
        "\
Every seed is played once with every rotation of the seats; that is a group, and N is rounded up to whole groups.
Intervals are Wilson's at 95 %, over groups. Seats beyond the named agents are filled by repeating them.",
    ),
    (
        "shard",
        "\
The same shard gives the same line everywhere, but for the processor time at its end. It can be run again at any time.
docs/cluster.md shows shards under Dask, GNU parallel, HyperQueue and Slurm.",
    ),
    (
        "train",
        "\
Without numbers of its own the run is the published one: 100 genomes, 10 tournaments of 10, 4 generations, the best ten
again for champion. The result follows from the seed alone, at any number of threads. Ctrl-C ends it after the games
under way; --resume goes on from the last finished generation as if it had not been stopped.

Strategies are bred by co-evolution: 400 candidates against 5 leaders in 32 generations, and the leaders against each other
in the end, on fresh seeds. --library begins with what a file knows of similar setups, --keep adds what was found to one.",
    ),
    (
        "report",
        "\
Which matches are played stands in assets/GAME/report/experiments.ron; all of them take some tens of minutes on two
cores. Each is kept in the results as it is finished, so a report that was stopped goes on where it was.

With --runs it tells of runs that bred strategies: leaders, what they are against each other and against earlier ones, and
what is worth buying.",
    ),
    (
        "replay",
        "\
With --honest every opponent of the house is made anew and told, decision by decision, what its seat had seen and no more:
neither the state nor the file is in its reach. What it decides is held against what it decided in the game. Where something
was hidden it is asked once more in another world, which looks the same to its seat while what is hidden lies otherwise.
Persons are passed over. Programs of your own cannot be asked again, and the check then fails.",
    ),
    (
        "endings",
        "\
A game should end by its own rules; one that ends by its limit of rounds or turns has stalled. At a table sits one agent in
every seat, and at one table of every opening different agents. Fails where more games end by a limit than --at-most says.",
    ),
    (
        "puzzle",
        "\
In a puzzle exactly one action does what is asked. Each is proved anew before it is printed. The puzzle of a day is the
same on every machine. --find draws positions and prints those that are puzzles, to be kept in files of scenes.",
    ),
];

/// Examples that name no game.
const EXAMPLES: [(Option<&str>, &str); 14] = [
    (None, "rubicon-lab games"),
    (None, "rubicon-lab replay game.ron --verify"),
    (Some("games"), "rubicon-lab games"),
    (Some("games"), "rubicon-lab games --json"),
    (Some("agents"), "rubicon-lab agents"),
    (Some("merge"), "rubicon-lab merge shards.jsonl"),
    (Some("merge"), "cat part-*.jsonl | rubicon-lab merge - --json"),
    (Some("replay"), "rubicon-lab replay game.ron"),
    (Some("replay"), "rubicon-lab replay game.ron --verify --json"),
    (Some("replay"), "rubicon-lab replay game.ron --branch 2"),
    (Some("replay"), "rubicon-lab replay game.ron --text"),
    (Some("replay"), "rubicon-lab replay game.ron --honest"),
    (Some("replay"), "rubicon-lab replay game.ron --honest --decision 57"),
    (Some("bench"), "rubicon-lab bench"),
];

/// The program with what its help says below the options of commands for every game.
pub fn with_help(program: Command) -> Command {
    let names: Vec<String> = program.get_subcommands().map(|command| command.get_name().to_owned()).collect();
    let first = GAMES.first().map_or("GAME", |any_game| any_game.info().id);
    let program = program.after_help(format!("{}\n\n{}\n\n{EXIT_CODES}", NOTES.replace("GAME", first), examples(None)));
    names.iter().fold(program, |program, name| {
        let notes =
            NOTES_OF.iter().find(|(of, _)| of == name).map_or(String::new(), |(_, notes)| format!("{notes}\n\n"));
        program.mut_subcommand(name, |command| command.after_help(format!("{notes}{}", examples(Some(name)))))
    })
}

/// The examples of a command, or of the whole program.
fn examples(of: Option<&str>) -> String {
    let games = GAMES.iter().flat_map(|any_game| any_game.examples());
    let lines: Vec<&str> =
        EXAMPLES.iter().chain(games).filter(|(command, _)| *command == of).map(|(_, line)| *line).collect();
    format!("Examples:\n  {}", lines.join("\n  "))
}
