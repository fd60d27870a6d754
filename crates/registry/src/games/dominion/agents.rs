//! The opponents: the reference menus of `assets/dominion/bots.ron`, and one that follows any menu.

use std::sync::LazyLock;

use dominion::agents::{Parameter, PlayParameters, Strategist};
use dominion::evolve::Strategy;
use dominion::{Action, Bot, Catalog, Dominion, Menu, Searcher, Setup, View, read_bots};
use lab::{AgentInfo, OptionInfo};
use tabletop::agent_spec::{AgentError, AgentSpec, Level, Setting};
use tabletop::written::shortened;
use tabletop::{Agent, Decision, Game, Think, message};

use super::champions::{self, money};

/// One opponent: its name, and its character and its strategy in a line each. Its menu and its title stand in the file.
struct Known {
    id: &'static str,
    bot: &'static str,
    persona: &'static str,
    idea: &'static str,
}

const fn known(id: &'static str, bot: &'static str, persona: &'static str, idea: &'static str) -> Known {
    Known { id, bot, persona, idea }
}

/// Name of the one that follows any menu.
const STRATEGIST: &str = "strategist";

/// Weakest first, by the mean of each row of the win table (docs/realm.md); the one whose menu is set comes last, before it the champion.
static AGENTS: [Known; 16] = [
    known("bm0", "BM0", "Buys provinces, and never asks why.", "Provinces, Gold and Silver, and nothing else."),
    known("bm1x", "BM1x", "Cannot wait to be a duke.", "Gold and Silver; Duchies once six Provinces are left."),
    known("bm1", "BM1", "Trusts in money.", "Gold and Silver; Duchies and Estates when the Provinces run low."),
    known("fes", "FES", "Never misses a holiday.", "Gold, then as many Festivals as can be had."),
    known("moa1", "MOA1", "Sleeps well behind water.", "Gold and Silver, and a single Moat."),
    known("mkt", "MKT", "Has a stall in every square.", "Gold, then as many Markets as can be had."),
    known("lab", "LAB", "Believes that one more card will do it.", "Gold, then as many Laboratories as can be had."),
    known("mil1", "MIL1", "Leaves the others three cards.", "Gold and Silver, and a single Militia."),
    known("cr1", "CR1", "Lets everybody draw, and buys twice.", "Gold and Silver, and a single Council Room."),
    known("sm2", "SM2", "Keeps two fires burning.", "Gold and Silver, and two Smithies."),
    known("mil2", "MIL2", "Leaves the others three cards, again and again.", "Gold and Silver, and two Militias."),
    known("sm1", "SM1", "Keeps one fire burning.", "Gold and Silver, and a single Smithy."),
    known("wi1", "WI1", "Has a curse for everybody.", "Gold and Silver, and a single Witch."),
    known("wi2", "WI2", "Has two curses for everybody.", "Gold and Silver, and two Witches."),
    known(
        champions::NAME,
        "",
        "Has thought about this kingdom before you sat down.",
        "Buys by a list (a menu): from level hard on, by the one that was bred for this kingdom.",
    ),
    known(
        STRATEGIST,
        "",
        "Does what its menu says.",
        "Buys by any list you write: menu=e2-d4-p8-gold@99|smithy@1|silver@99.",
    ),
];

/// How all of them think.
const METHOD: &str = "Buys the left-most card of its menu that can be had and of which it owns fewer than the menu wants; victory cards come \
                      first when few of the greatest are left. Plays actions that give actions first, then the best of the others, and \
                      answers what cards ask by fixed rules. It does not look at the others, but for the guard: it never ends the game \
                      while another seat is ahead. Cards the kingdom lacks are passed over. It searches where that is switched on: then \
                      actions, answers and the last buys are compared by games that are played out by the same menu at every seat, with \
                      the cards it cannot see dealt as they may lie.";

/// Games that a searched decision plays out at most, unless it is set otherwise.
const PLAYOUTS: u64 = champions::PLAYOUTS;

/// How the champion comes to its menu.
const CHAMPION: &str = "Follows the menu that was bred for the kingdom and is shipped with the game. Where there is none it lets the champions \
                        of kingdoms alike and the reference menus play a few thousand games, and follows the best of them. An expert searches.";

/// What can be set, of the bots and of the one with any menu.
const SETTINGS: [(&str, &str); 7] = [
    (
        "menu",
        "what it buys: thresholds of Estates, Duchies, Provinces and, where wanted, the kingdom's victory cards, then cards with counts, the most wanted first, then numbers it plays by",
    ),
    (
        "guard",
        "on: nothing that ends the game while another seat is ahead, as long as there is a choice, and whatever ends it as its own; off: as reference engines play",
    ),
    ("remodel", "Provinces left at or below which cards are remodelled into one, 0 to 12"),
    ("estates", "Provinces left above which Estates are trashed, 0 to 12"),
    ("coins", "Coppers are trashed while all its cards bring more coins than this, 0 to 99"),
    ("search", "on: actions, answers and the last buys are compared by games played out; off: by fixed rules alone"),
    ("playouts", "games that a searched decision plays out at most, 64 to 1000000"),
];

/// The menus that are shipped.
static BOTS: LazyLock<Vec<Bot>> = LazyLock::new(|| {
    let text = include_str!("../../../../../assets/dominion/bots.ron");
    read_bots("bots.ron", text).unwrap_or_default()
});

/// The cards that are shipped, by which menus are checked when an opponent is seated.
static CARDS: LazyLock<Option<Catalog>> = LazyLock::new(|| {
    let text = include_str!("../../../../../assets/dominion/cards.ron");
    Catalog::from_ron("cards.ron", text).ok()
});

/// The strategy of a setting, all of whose cards there are: a menu, and the numbers its cards are played by where they are written behind.
fn strategy_of(setting: &Setting<'_>) -> Result<Strategy, AgentError> {
    let told = |column: usize, reason| {
        let wanted = message!("fault-agent-menu", "a menu: column {column}: {reason}", column, reason);
        setting.wanted(wanted)
    };
    let strategy: Strategy =
        setting.value.parse().map_err(|error: dominion::MenuError| told(error.column, error.reason))?;
    let (Some(catalog), menu) = (CARDS.as_ref(), &strategy.menu) else { return Ok(strategy) };
    let Some(at) = menu.entries.iter().position(|entry| catalog.get(&entry.card).is_none()) else {
        return Ok(strategy);
    };
    let before = Menu { entries: menu.entries[..at].to_vec(), ..menu.clone() }.to_string();
    let written = &menu.entries[at].card;
    let card = shortened(written);
    let reason = match catalog.nearest(written) {
        Some(near) => {
            message!("fault-menu-near_card", "there is no card '{card}'; did you mean '{near}'?", card, near = near)
        }
        None => message!("fault-menu-unknown_card", "there is no card '{card}'", card),
    };
    Err(told(before.len() + usize::from(at > 0) + 1, reason))
}

fn bot(known: &Known) -> Option<&'static Bot> {
    BOTS.iter().find(|bot| bot.id == known.bot)
}

/// Seats an opponent: `name`, or `name:key=value,…`.
///
/// # Errors
/// What is wrong with the specification, and what there is instead.
pub fn make(spec: &str) -> Result<Box<dyn Agent<Dominion>>, AgentError> {
    let spec = AgentSpec::parse(spec)?;
    if spec.name == champions::NAME {
        return champions::make(&spec);
    }
    let known = spec.find(&AGENTS, |known| known.id)?;
    let keys = SETTINGS.map(|(key, _)| key);
    let keys = if known.id == STRATEGIST { &keys[..] } else { &keys[1..] };
    let mut agent = Follower {
        name: known.id,
        menu: bot(known).map(|bot| bot.menu.clone()),
        guard: true,
        parameters: PlayParameters::default(),
        searches: false,
        playouts: PLAYOUTS,
        seated: None,
    };
    for change in spec.changes(&[], keys)? {
        match change.key {
            "menu" => agent.follow(strategy_of(&change)?),
            "guard" => agent.guard = change.word(&[("on", true), ("off", false)])?,
            "remodel" => agent.parameters.remodel = change.number(0..=12)?,
            "estates" => agent.parameters.estates = change.number(0..=12)?,
            "coins" => agent.parameters.coins = change.number(0..=99)?,
            "search" => agent.searches = change.word(&[("on", true), ("off", false)])?,
            "playouts" => agent.playouts = change.number(64..=1_000_000)?,
            // Other keys are refused above.
            _ => {}
        }
    }
    Ok(Box::new(agent))
}

/// The cards of all opponents in the registry.
pub(super) fn cards() -> Vec<AgentInfo> {
    let setting = |&(name, meaning): &(&str, &str)| OptionInfo {
        name: name.to_owned(),
        meaning: meaning.to_owned(),
        usual: false,
    };
    let card = |known: &Known| AgentInfo {
        name: known.id.to_owned(),
        title: bot(known).map_or_else(|| titled(known.id).to_owned(), |bot| bot.name.clone()),
        persona: known.persona.to_owned(),
        idea: known.idea.to_owned(),
        method: match bot(known) {
            Some(bot) => format!("Follows the menu {}. {METHOD}", bot.menu),
            None if known.id == STRATEGIST => {
                format!("Follows the menu that is set, otherwise money alone. {METHOD}")
            }
            None => format!("{CHAMPION} {METHOD}"),
        },
        levels: if known.id == champions::NAME { levels() } else { Vec::new() },
        settings: settings_of(known).iter().map(setting).collect(),
    };
    AGENTS.iter().map(card).collect()
}

/// What people call one whose menu does not stand in the file.
fn titled(id: &str) -> &'static str {
    if id == STRATEGIST { "Strategist" } else { "Champion" }
}

/// What can be set of one.
fn settings_of(known: &Known) -> &'static [(&'static str, &'static str)] {
    match known.id {
        STRATEGIST => &SETTINGS,
        champions::NAME => &SETTINGS[1..2],
        _ => &SETTINGS[1..],
    }
}

fn levels() -> Vec<OptionInfo> {
    let level =
        |level: &Level| OptionInfo { name: level.id.to_owned(), meaning: level.summary.to_owned(), usual: level.usual };
    champions::LEVELS.iter().map(level).collect()
}

/// A strategist at whatever table it is asked at.
struct Follower {
    name: &'static str,
    /// `None` for money alone.
    menu: Option<Menu>,
    guard: bool,
    parameters: PlayParameters,
    /// Whether it searches, and how many games a decision plays out at most.
    searches: bool,
    playouts: u64,
    /// For the setup it was asked about last.
    seated: Option<(Setup, Box<dyn Agent<Dominion>>)>,
}

impl Follower {
    /// Takes a strategy over. Numbers it does not write stay as they were set.
    fn follow(&mut self, strategy: Strategy) {
        let usual = PlayParameters::default();
        for parameter in Parameter::ALL {
            let value = strategy.parameters.get(parameter);
            if value != usual.get(parameter) {
                *self.parameters.get_mut(parameter) = value;
            }
        }
        self.menu = Some(strategy.menu);
    }

    /// The strategist of these rules; `None` where its menu is none, which is not so.
    fn seat(&mut self, game: &Dominion) -> Option<&mut Box<dyn Agent<Dominion>>> {
        if self.seated.as_ref().is_none_or(|(setup, _)| setup != game.setup()) {
            let mut menu = self.menu.clone().or_else(|| money(game))?;
            menu.entries.retain(|entry| game.card(&entry.card).is_some());
            let strategist = Strategist::new(game, self.name, &menu, self.guard).ok()?;
            let strategist = strategist.with_parameters(self.parameters);
            let agent: Box<dyn Agent<Dominion>> =
                if self.searches { Box::new(Searcher::new(strategist, self.playouts)) } else { Box::new(strategist) };
            self.seated = Some((game.setup().clone(), agent));
        }
        self.seated.as_mut().map(|(_, agent)| agent)
    }
}

impl Agent<Dominion> for Follower {
    fn name(&self) -> &str {
        self.name
    }

    fn decide(&mut self, game: &Dominion, view: &View, think: &mut Think<'_>) -> Decision<Action> {
        match self.seat(game) {
            Some(agent) => agent.decide(game, view, think),
            None => Decision::plain(Action::EndTurn),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_opponent_has_a_menu_of_the_file_and_every_menu_an_opponent() {
        assert!(CARDS.is_some());
        let of_file: Vec<&str> = BOTS.iter().map(|bot| bot.id.as_str()).collect();
        let mut of_list: Vec<&str> = AGENTS.iter().map(|known| known.bot).filter(|bot| !bot.is_empty()).collect();
        assert!(of_list.iter().zip(&AGENTS).all(|(bot, known)| bot.to_lowercase() == known.id));
        of_list.sort_by_key(|bot| of_file.iter().position(|of| of == bot));
        assert_eq!(of_list, of_file);
    }

    #[test]
    fn settings_are_read_and_refused_with_their_place() {
        assert!(make("strategist:menu=e2-d4-p8-gold@99|smithy@1|silver@99,guard=off,coins=4").is_ok());
        assert!(make("strategist:menu=e2-d4-p8-gold@99|remodel@1|silver@99;remodel=3;salvage=4,coins=4").is_ok());
        assert!(make("sm1:search=on,playouts=500").is_ok());
        let told = |spec: &str| make(spec).err().map(|error| error.to_string()).unwrap_or_default();
        for (spec, part) in [
            ("strategist:menu=gold@99|smity@1", "column 9: there is no card 'smity'; did you mean 'smithy'?"),
            ("strategist:menu=gold", "column 1: 'gold' is not of the form card@count"),
            ("sm1:menu=gold@1", "'sm1' has no setting 'menu'"),
            ("sm1:guard=maybe", "guard=maybe is not one of on, off"),
            ("sm1@hard", "'sm1' has no level 'hard'"),
            ("SM1", "there is no agent 'SM1'"),
            ("sm1:coins=100", "coins=100 is not a number from 0 to 99"),
            ("sm1:search=deep", "search=deep is not one of on, off"),
            ("sm1:playouts=63", "playouts=63 is not a number from 64 to 1000000"),
            ("strategist:menu=gold@1;coins=21", "column 8: '21' is not a number from 0 to 20"),
        ] {
            assert!(told(spec).contains(part), "{spec}: {}", told(spec));
        }
    }
}
