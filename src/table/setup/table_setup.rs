//! A table as it is laid, as plain data: rules, players and seed; and the tables a game ships ready-made.

use derive_where::derive_where;
use lab::{GameModule, Library, Problem, Scene};
use serde::{Deserialize, Serialize};
use tabletop::{Controller, Game, Player, Seed};

use super::{Opponent, PresetChip, Seats, faults_of_players, parse_seed, trimmed};
use crate::{
    shell::{GameSetup, NewGame},
    table::{LabContent, RulesOf, VariantsOf},
    text::Words,
};

/// The table as it is laid. Once [mended](Self::mend) it has as many players as the game has seats for, no two with the same look.
#[derive(Serialize, Deserialize)]
#[derive_where(Clone, PartialEq, Debug)]
#[serde(bound = "")]
pub struct TableSetup<C: LabContent> {
    /// The variants; their number of seats follows the players.
    pub rules: VariantsOf<C>,
    /// The players in turn order.
    pub players: Vec<Player>,
    /// The seed as it is written.
    #[serde(default)]
    pub seed: String,
}

impl<C: LabContent> TableSetup<C> {
    /// The table of a first game by these rules: a person against opponents, the gentlest first, in so many seats.
    pub fn first(rules: VariantsOf<C>, seats: usize, words: &Words, opponents: &[Opponent]) -> Self {
        let mut table = Self { rules, players: Vec::new(), seed: String::new() };
        table.seats(opponents).first(words, seats);
        table.adapt_to_seats();
        table
    }

    /// The table that a scene lays among those ready-made, with persons by the name they have where nobody gave them one; `None` where there is no such scene.
    pub fn of_scene(scene: &str, presets: &[Preset<C>], words: &Words, opponents: &[Opponent]) -> Option<Self> {
        let mut table = presets.iter().find(|preset| preset.is_of(scene))?.table.clone();
        table.mend(opponents);
        for person in persons(&mut table.players) {
            words.original("name-caesar").clone_into(&mut person.name);
        }
        Some(table)
    }

    /// Who sits where. Rules that depend on their number are [adapted](Self::adapt_to_seats).
    pub fn seats<'a>(&'a mut self, opponents: &'a [Opponent]) -> Seats<'a> {
        Seats { players: &mut self.players, seats: C::MODULE.info().seats, opponents }
    }

    /// Adapts rules that depend on the number of seats to it. To be called after the players have changed.
    pub fn adapt_to_seats(&mut self) {
        self.rules = C::with_seats(self.rules.clone(), self.players.len());
    }

    /// Takes over rules and players of another table, such as one that was shipped; persons who are named already keep their names, and the seed stays as it is written.
    pub fn apply(&mut self, other: &Self) {
        let names: Vec<String> = persons(&mut self.players).map(|person| person.name.clone()).collect();
        self.rules = other.rules.clone();
        self.players.clone_from(&other.players);
        for (person, name) in persons(&mut self.players).zip(names) {
            person.name = name;
        }
    }

    /// Whether rules and players are those of another table, whatever its persons are called.
    pub fn is_laid_as(&self, other: &Self) -> bool {
        let alike = |one: &Player, two: &Player| {
            let person = one.controller == Controller::Human;
            one.controller == two.controller && one.livery == two.livery && (person || one.name == two.name)
        };
        self.rules == other.rules
            && self.players.len() == other.players.len()
            && self.players.iter().zip(&other.players).all(|(one, two)| alike(one, two))
    }

    /// What keeps this table from being played, in the player's words; `check` tells what the rules say.
    pub fn faults(&self, words: &Words, check: impl FnOnce(&VariantsOf<C>) -> Vec<String>) -> Vec<String> {
        let mut faults = faults_of_players(&self.players, words);
        let seed = parse_seed(&self.seed);
        if seed.is_err() {
            faults.push(words.get("setup-fault_seed").to_owned());
        }
        faults.extend(check(&C::seeded(self.rules.clone(), seed.unwrap_or_default())));
        faults
    }

    /// The game this table stands for.
    ///
    /// # Errors
    /// The seed is blank.
    pub fn new_game(&self) -> Result<NewGame, String> {
        let seed = parse_seed(&self.seed)?;
        Ok(NewGame {
            setup: GameSetup::new::<RulesOf<C>>(C::seeded(self.rules.clone(), seed)),
            players: trimmed(&self.players),
            seed,
            resume: None,
        })
    }

    /// The game this table stands for, on a seed.
    ///
    /// # Errors
    /// As [`new_game`](Self::new_game).
    pub fn new_game_on(mut self, seed: Seed) -> Result<NewGame, String> {
        self.seed = seed.0.to_string();
        self.new_game()
    }

    /// Writes the table for next time.
    pub fn to_ron(&self) -> String {
        let pretty = ron::ser::PrettyConfig::new();
        ron::ser::to_string_pretty(self, pretty).expect("a table holds nothing RON cannot write")
    }

    /// Reads a table back and [mends](Self::mend) it.
    ///
    /// # Errors
    /// It is no table; the reason with line and column.
    pub fn from_ron(text: &str, opponents: &[Opponent]) -> Result<Self, String> {
        let mut table: Self = ron::from_str(text).map_err(|error| error.to_string())?;
        table.mend(opponents);
        Ok(table)
    }

    /// Puts right what no longer fits: seats beyond the limits, looks worn twice, opponents nobody knows any more.
    pub fn mend(&mut self, opponents: &[Opponent]) {
        self.seats(opponents).mend();
        self.adapt_to_seats();
    }
}

fn persons(players: &mut [Player]) -> impl Iterator<Item = &mut Player> {
    players.iter_mut().filter(|player| player.controller == Controller::Human)
}

/// A table that a game ships ready-made.
#[derive_where(Clone)]
pub struct Preset<C: LabContent> {
    /// What it is called in ids of messages, such as `risk-classic`.
    pub id: String,
    /// Its name for players, in English.
    pub title: String,
    /// What it is about, in English.
    pub note: String,
    /// The table.
    pub table: TableSetup<C>,
}

/// A scene's name as ids of messages have it.
fn id_of(scene: &str) -> String {
    scene.replace('/', "-")
}

impl<C: LabContent> Preset<C> {
    /// Whether it is the table of the scene called so, such as `risk/classic`.
    pub fn is_of(&self, scene: &str) -> bool {
        self.id == id_of(scene)
    }

    /// What is offered of it on the page of the setup, where the table is laid like `table`.
    pub fn chip<'a>(&'a self, words: &'a Words, table: &TableSetup<C>) -> PresetChip<'a> {
        PresetChip {
            title: words.named(&format!("scene-{}", self.id), &self.title),
            note: words.named(&format!("scene-{}-note", self.id), &self.note),
            chosen: table.is_laid_as(&self.table),
        }
    }

    /// The tables of all scenes of the game, in the order of their names. What cannot be read is told as `problems`.
    pub fn shipped(library: &Library, problems: &mut Vec<Problem>) -> Vec<Self> {
        let mut presets = Vec::new();
        for name in library.scenes(Some(<RulesOf<C> as Game>::ID)) {
            let scene = library.scene(&name).and_then(|file| Scene::load(C::MODULE, library, &file));
            match scene {
                Ok(scene) => presets.extend(Self::from_scene(&name, &scene)),
                Err(error) => problems.extend(error.problems()),
            }
        }
        presets
    }

    /// The table of the scene called so; `None` where the scene begins in the middle of a game, which is no table to lay, or is only watched, so
    /// that there is nobody to set it up.
    pub fn from_scene(name: &str, scene: &Scene<RulesOf<C>>) -> Option<Self> {
        let person = scene.players.iter().any(|player| player.controller == Controller::Human);
        (scene.origin.is_none() && person).then(|| Self {
            id: id_of(name),
            title: scene.title.clone(),
            note: scene.description.clone(),
            table: TableSetup {
                rules: scene.game.setup().clone(),
                players: scene.players.clone(),
                seed: scene.seed.unwrap_or_default().0.to_string(),
            },
        })
    }
}
