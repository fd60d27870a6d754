//! The duel to be fought as data.

use dice::{
    Catalogue, Content,
    gauntlet::{self, Gauntlet, Terms},
};
use serde::{Deserialize, Serialize};
use tabletop::{Controller, Player, Seed};

use crate::{
    shell::{GameSetup, NewGame},
    table::setup::{Opponent, parse_seed, program},
    text::Words,
};

/// Rounds after which nobody has won.
const ROUNDS: u16 = 100;

/// Who is fought against.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Foe {
    /// The enemy of this id.
    Named(String),
    /// One that the seed draws, of this tier or of any.
    Random(Option<u8>),
}

/// The duel that is set up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DuelSetup {
    /// The hero's id.
    pub hero: String,
    /// Who is fought against in a single duel.
    pub foe: Foe,
    /// Whether it is a gauntlet instead, where the road says who.
    #[serde(default)]
    pub gauntlet: bool,
    /// The agent spec of whoever decides for the enemy.
    pub brain: String,
    /// The rule modifiers that it is under, by id.
    #[serde(default)]
    pub modifiers: Vec<String>,
    /// Whether an opponent decides for the hero too, and one only watches.
    #[serde(default)]
    pub watch: bool,
    /// The seed as it is written.
    #[serde(skip)]
    pub seed: String,
}

impl DuelSetup {
    /// The first hero against an encounter that the seed draws, one of the easiest, played by the best of the opponents at its weakest: it
    /// thinks as it will later on, but not far, and makes mistakes.
    pub fn first(content: &Content, opponents: &[Opponent]) -> Self {
        Self {
            hero: content.heroes.first().map_or_else(String::new, |hero| hero.id.clone()),
            foe: Foe::Random(Some(1)),
            gauntlet: false,
            brain: opponents.last().map_or_else(String::new, Opponent::gentlest),
            modifiers: Vec::new(),
            watch: false,
            seed: String::new(),
        }
    }

    /// The same as experts play it, to be watched.
    pub fn shown(content: &Content, opponents: &[Opponent]) -> Self {
        let brain = opponents.last().map_or_else(String::new, Opponent::usual);
        Self { brain, ..Self::first(content, opponents) }
    }

    /// Reads a duel back; what is no longer there gives way to what is.
    ///
    /// # Errors
    /// It is no duel; the reason with line and column.
    pub fn from_ron(text: &str, content: &Content, opponents: &[Opponent]) -> Result<Self, String> {
        let mut duel: Self = ron::from_str(text).map_err(|error| error.to_string())?;
        let first = Self::first(content, opponents);
        if content.hero(&duel.hero).is_none() {
            duel.hero = first.hero;
        }
        if matches!(&duel.foe, Foe::Named(id) if content.enemy(id).is_none()) {
            duel.foe = first.foe;
        }
        duel.modifiers.retain(|id| content.catalogue.modifier(id).is_some());
        let name = duel.brain.split(['@', ':']).next().unwrap_or_default();
        if opponents.iter().all(|opponent| opponent.name != name) && duel.command().is_none() {
            duel.brain = first.brain;
        }
        Ok(duel)
    }

    /// Has it be under a rule modifier, or no longer; whoever begins by another one then no longer does.
    pub fn toggle(&mut self, id: &str, catalogue: &Catalogue) {
        if let Some(at) = self.modifiers.iter().position(|chosen| chosen == id) {
            self.modifiers.remove(at);
            return;
        }
        let first = |id: &str| catalogue.modifier(id).and_then(|modifier| modifier.first);
        if first(id).is_some() {
            self.modifiers.retain(|chosen| first(chosen).is_none());
        }
        self.modifiers.push(id.to_owned());
    }

    /// Writes the duel for next time.
    pub fn to_ron(&self) -> String {
        let pretty = ron::ser::PrettyConfig::new();
        ron::ser::to_string_pretty(self, pretty).expect("a duel holds nothing RON cannot write")
    }

    /// Who decides for the enemy.
    pub fn controller(&self) -> Controller {
        Controller::Agent(self.brain.clone())
    }

    /// The command of the player's own program that decides for the enemy, if one does.
    fn command(&self) -> Option<String> {
        program::command(&self.controller()).map(|(command, _)| command.to_owned())
    }

    /// What keeps this duel from being fought, in the player's words.
    pub fn faults(&self, words: &Words, content: &Content) -> Vec<String> {
        let mut faults = Vec::new();
        if parse_seed(&self.seed).is_err() {
            faults.push(words.get("setup-fault_seed").to_owned());
        }
        if self.command().is_some_and(|command| command.trim().is_empty()) {
            faults.push(words.get("program-fault_enemy").to_owned());
        }
        if content.hero(&self.hero).is_none() || content.enemies.is_empty() {
            faults.push(words.get("alea-setup-fault_content").to_owned());
        } else if self.gauntlet {
            faults.extend(self.road(content).err().into_iter().flatten());
        } else if matches!(&self.foe, Foe::Named(id) if content.enemy(id).is_none()) {
            faults.push(words.get("mods-enemy_gone").to_owned());
        }
        faults
    }

    /// The gauntlet of the hero, or why it cannot be gone.
    fn road(&self, content: &Content) -> Result<gauntlet::Setup, Vec<String>> {
        let setup = gauntlet::Setup::of_run(&self.hero, Terms::default());
        let setup = gauntlet::Setup { modifiers: self.modifiers.clone(), ..setup };
        match setup.check(content) {
            Ok(()) => Ok(setup),
            Err(faults) => Err(faults.iter().map(ToString::to_string).collect()),
        }
    }

    /// The game this duel stands for. The same seed draws the same enemy.
    ///
    /// # Errors
    /// The seed is blank, or the hero or the enemy is not there.
    pub fn new_game(&self, words: &Words, content: &Content) -> Result<NewGame, String> {
        let seed = parse_seed(&self.seed)?;
        let missing = || words.get("alea-setup-fault_content").to_owned();
        let hero = content.hero(&self.hero).ok_or_else(missing)?;
        let brain = self.controller();
        let player = |name: &str, controller, look| Player { name: name.to_owned(), controller, livery: look };
        let first = if self.watch { brain.clone() } else { Controller::Human };
        let first = player(&hero.fighter.name, first, 0);
        if self.gauntlet {
            let setup = self.road(content).map_err(|faults| faults.join("; "))?;
            return Ok(NewGame {
                setup: GameSetup::new::<Gauntlet>(setup),
                players: vec![first, player(words.original("name-the_enemy"), brain, 1)],
                seed,
                resume: None,
            });
        }
        let enemy = match &self.foe {
            Foe::Named(id) => content.enemy(id),
            Foe::Random(tier) => {
                let fits = |enemy: &&dice::Enemy| tier.is_none_or(|tier| enemy.tier == tier && !enemy.boss);
                let drawn: Vec<_> = content.enemies.iter().filter(fits).collect();
                let Seed(draw) = seed.derive("encounter", 0);
                drawn.get(draw as usize % drawn.len().max(1)).copied()
            }
        };
        let enemy = enemy.ok_or_else(missing)?;
        Ok(NewGame {
            setup: GameSetup::new::<Gauntlet>(gauntlet::Setup::of_duel(dice::Setup {
                modifiers: self.modifiers.clone(),
                ..dice::Setup::new([hero.fighter.clone(), enemy.fighter.clone()], ROUNDS)
            })),
            players: vec![first, player(&enemy.fighter.name, brain, 1)],
            seed,
            resume: None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_of_ones_own_decides_once_it_has_a_command() {
        let (words, content) = (Words::english(), Content::shipped());
        let first = DuelSetup { seed: "7".to_owned(), ..DuelSetup::first(&content, &[]) };
        let spec = |command: &str| match program::controller(command, 5) {
            Controller::Agent(spec) => spec,
            Controller::Human => unreachable!("a program is no person"),
        };
        let unnamed = DuelSetup { brain: spec(" "), ..first.clone() };
        assert_eq!(unnamed.faults(&words, &content), [words.get("program-fault_enemy")]);
        let named = DuelSetup { brain: spec("python3 bot.py"), ..first };
        assert_eq!(named.faults(&words, &content), Vec::<String>::new());
        let again = DuelSetup::from_ron(&named.to_ron(), &content, &[]).expect("written and read");
        assert_eq!(again.brain, named.brain);
        let game = named.new_game(&words, &content).expect("it can be played");
        assert_eq!(game.players[1].controller, named.controller());
    }

    #[test]
    fn the_first_enemy_is_gentle() {
        let (words, content) = (Words::english(), Content::shipped());
        let duelists: Vec<Opponent> = lab::GameModule::agents(&registry::games::DiceModule)
            .into_iter()
            .map(|agent| Opponent::of("alea", agent))
            .collect();
        for gauntlet in [false, true] {
            for seed in ["1", "2", "3"] {
                let first = DuelSetup::first(&content, &duelists);
                let setup = DuelSetup { gauntlet, seed: seed.to_owned(), ..first };
                let game = setup.new_game(&words, &content).expect("it can be played");
                assert_eq!(game.players[1].controller, Controller::Agent("planner@easy".to_owned()));
                let enemy = content.enemies.iter().find(|enemy| enemy.fighter.name == game.players[1].name);
                assert!(gauntlet || enemy.is_some_and(|enemy| enemy.tier == 1), "{enemy:?}");
            }
        }
        assert_eq!(DuelSetup::shown(&content, &duelists).brain, "planner@hard");
    }

    #[test]
    fn a_gauntlet_is_set_up_with_hero_and_brain() {
        let (words, content) = (Words::english(), Content::shipped());
        let setup = DuelSetup {
            hero: "inventor".to_owned(),
            foe: Foe::Random(None),
            gauntlet: true,
            brain: "planner@easy".to_owned(),
            modifiers: vec!["once".to_owned()],
            watch: false,
            seed: "7".to_owned(),
        };
        assert_eq!(setup.faults(&words, &content), Vec::<String>::new());
        let game = setup.new_game(&words, &content).expect("it can be played");
        let rules = game.setup.get::<Gauntlet>().expect("a gauntlet");
        assert_eq!((rules.hero.as_str(), game.players[0].controller.clone()), ("inventor", Controller::Human));
        assert_eq!(game.players[1].controller, Controller::Agent("planner@easy".to_owned()));
        let again = DuelSetup::from_ron(&setup.to_ron(), &content, &[]).expect("written and read");
        assert!(again.gauntlet && again.hero == "inventor" && again.modifiers == ["once"]);
        assert_eq!(rules.modifiers, ["once"]);
        let bare = Content { enemies: Vec::new(), ..content };
        assert!(!setup.faults(&words, &bare).is_empty() && setup.new_game(&words, &bare).is_err());
    }
}
