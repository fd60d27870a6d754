//! Alea's log held against the rules: what the lines of a step say, done one after the other, leads from the position before it to the one
//! after. The reader sees the lines alone, and not what they are made of.

use std::{path::Path, sync::Arc};

use dice::{
    Alea, CardState, Content as Rulebook, End, Form, Reason, Slot, Stage, State, Status,
    gauntlet::{self, Carried, Gauntlet},
};
use lab::{GameModule, Library};
use registry::games::{DiceModule, GauntletModule};
use tabletop::{Controller, Player, Seat, Seed, Session};

use super::{card_words, mods::ModChoice, road, teller::Teller};
use crate::{
    games::alea::Content,
    table::{Log, LoggedEvent, played::play_step},
    text::{
        Words,
        heard::{Said, listen},
    },
};

type Verdict = Result<(), String>;

const HERO: &str = "Marta";

fn so(holds: bool, what: &str) -> Verdict {
    if holds { Ok(()) } else { Err(what.to_owned()) }
}

/// What is counted of a fighter.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Body {
    hp: i64,
    shield: i64,
    poison: i64,
}

impl Body {
    fn of(state: &State, seat: usize) -> Self {
        let fighter = &state.fighters[seat];
        let of = |status| i64::from(fighter.of(status));
        Self { hp: fighter.hp.into(), shield: of(Status::SHIELD), poison: of(Status::POISON) }
    }
}

/// The lines of one step of a fight, and the position after it.
struct Bout<'a> {
    words: &'a Words,
    book: &'a Rulebook,
    names: [&'a str; 2],
    before: &'a State,
    after: &'a State,
    bodies: [Body; 2],
    /// Whose turn it is.
    active: usize,
    /// Poison that is to take HP at the beginning of a turn.
    due: i64,
}

impl Bout<'_> {
    fn seat(&self, said: &Said, place: &str) -> Result<usize, String> {
        let name = said.name(place)?;
        self.names.iter().position(|known| *known == name).ok_or_else(|| format!("{name} does not fight here"))
    }

    /// Does what a line says. `false` where it is not of a fight.
    fn follow(&mut self, said: &Said) -> Result<bool, String> {
        let own = self.seat(said, "name");
        let hp = said.number("hp");
        match said.id.trim_start_matches("alea-log-") {
            "turn" => {
                let own = own?;
                so(self.after.active.index() == own, "it is somebody else's turn")?;
                so(said.number("round")? == i64::from(self.after.round), "it is another round")?;
                self.active = own;
                self.due = self.bodies[own].poison;
                self.bodies[own].poison -= self.due.min(1);
            }
            "poisoned" => {
                let (own, hp) = (own?, hp?);
                so(hp == self.due.min(self.bodies[own].hp), "poison takes as much as there is of it")?;
                self.bodies[own].hp -= hp;
            }
            "hurt" | "burnt" | "pricked" | "paid" | "suffered" => self.bodies[own?].hp -= hp?,
            "hurt_shield" | "burnt_shield" | "pricked_shield" => {
                let body = &mut self.bodies[own?];
                body.hp -= hp?;
                body.shield -= said.number("shield")?;
            }
            "absorbed" => self.bodies[own?].shield -= said.number("shield")?,
            "healed" => self.bodies[own?].hp += hp?,
            id @ ("gains" | "loses") => {
                let (own, n) = (own?, said.number("n")?);
                let change = if id == "gains" { n } else { -n };
                let status = said.name("status")?;
                let mut kinds = self.book.catalogue.statuses().iter();
                let known =
                    kinds.find(|(_, kind)| self.words.message(&kind.name_message()) == status).map(|(of, _)| of);
                match known.ok_or("there is no such status")? {
                    Status::SHIELD => self.bodies[own].shield += change,
                    Status::POISON => self.bodies[own].poison += change,
                    _ => {}
                }
            }
            "survived" => so(self.bodies[own?].hp == 1, "other HP are left")?,
            "uses" | "uses_no_dice" => self.uses(said)?,
            "counted" => self.counted(said)?,
            "fizzled" => {
                so(self.before.fighters[self.active].of(Status::CURSE) > 0, "there is no curse")?;
            }
            "turned" | "turned_back" | "vanished" => so((1..=6).contains(&said.number("value")?), "no die has that")?,
            "dodged" => so(own? != self.active, "nobody dodges in a turn of their own")?,
            "shocked" | "freed" | "weakened" | "stolen" | "copied" => so(own.is_ok(), "nobody is called so")?,
            "gets_die" | "passed" | "frozen" | "rolls" | "rolled" => {}
            _ if said.id.starts_with("alea-over-") => self.over(said)?,
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn called(&self, card: &CardState, name: &str) -> bool {
        let known = self.book.catalogue.card(card.card);
        known.is_some_and(|known| Form::ALL.into_iter().any(|form| card_words::name(self.words, known, form) == name))
    }

    /// The card that is named has come as near to its end as is said, or nearer.
    fn counted(&self, said: &Said) -> Verdict {
        let (name, left) = (said.name("card")?, said.number("left")?);
        let goals = |card: &CardState| {
            let faces = self.book.catalogue.card(card.card).map(|known| known.faces.iter());
            let goals = faces.into_iter().flatten().filter_map(|face| match face.slot {
                Slot::Countdown(goal) => Some(i64::from(goal)),
                _ => None,
            });
            goals.min()
        };
        let near = |card: &CardState| {
            let progress = i64::from(card.progress);
            self.called(card, name) && progress > 0 && goals(card).is_some_and(|goal| goal - progress <= left)
        };
        so(left > 0 && self.after.fighters[self.active].cards.iter().any(near), "that card is not so far")
    }

    /// A card that is used lies before whose turn it is, with dice that can be, or none.
    fn uses(&self, said: &Said) -> Verdict {
        let name = said.name("card")?;
        let fighter = &self.before.fighters[self.active];
        so(fighter.cards.iter().any(|card| self.called(card, name)), "they have no such card")?;
        let dice = said.name("dice")?;
        so(dice.is_empty() == (said.id == "alea-log-uses_no_dice"), "it is told with dice or without")?;
        let mut dice = dice.split(", ").filter(|die| !die.is_empty());
        so(dice.all(|die| die == "?" || die.parse().is_ok_and(|die: u8| (1..=6).contains(&die))), "no die is that")
    }

    fn over(&self, said: &Said) -> Verdict {
        let Stage::Over(End { winner, reason }) = self.after.stage else { return Err("it goes on".to_owned()) };
        if said.id == "alea-over-rounds" {
            return so(winner.is_none() && reason == Reason::Rounds, "somebody won");
        }
        let (won, lost) = (self.seat(said, "winner")?, self.seat(said, "loser")?);
        so(winner == Some(Seat(won as u8)) && lost != won, "somebody else won")?;
        let fell = self.after.fighters[lost].hp == 0;
        so(fell == (said.id == "alea-over-defeat") && (fell || reason == Reason::Flight), "it ended otherwise")
    }

    /// What the lines lead to is so.
    fn close(&self) -> Verdict {
        let really = [0, 1].map(|seat| Body::of(self.after, seat));
        if self.bodies == really { Ok(()) } else { Err(format!("by the lines {:?}, really {really:?}", self.bodies)) }
    }
}

/// What is counted of a hero on its way.
#[derive(Clone, PartialEq, Debug)]
struct Purse {
    hp: i64,
    max_hp: i64,
    dice: i64,
    gold: i64,
    /// Names of the cards, in order of the alphabet.
    cards: Vec<String>,
}

impl Purse {
    fn of(words: &Words, book: &Rulebook, state: &gauntlet::State) -> Self {
        let hero = &state.hero;
        let mut cards: Vec<String> = hero.cards.iter().map(|card| called(words, book, *card)).collect();
        cards.sort_unstable();
        let hp = state.fight.as_ref().map_or(hero.hp, |fight| fight.fighters[0].hp);
        Self { hp: hp.into(), max_hp: hero.max_hp.into(), dice: hero.dice.into(), gold: hero.gold.into(), cards }
    }

    fn lose(&mut self, name: &str) -> Verdict {
        let at = self.cards.iter().position(|card| card == name).ok_or_else(|| format!("there is no {name}"))?;
        self.cards.remove(at);
        Ok(())
    }

    fn gain(&mut self, name: &str) {
        self.cards.push(name.to_owned());
        self.cards.sort_unstable();
    }

    /// Does what a line between fights says. `false` where it is none.
    fn follow(&mut self, said: &Said, step: &Step<'_>) -> Result<bool, String> {
        let (hp, card) = (|| said.number("hp"), || said.name("card"));
        match said.id.trim_start_matches("gauntlet-log-") {
            "begins" => {
                let taken = step.after.taken().and_then(|way| step.rules.enemy(way.enemy));
                let enemy = taken.map(|enemy| enemy.fighter.name.as_str()).unwrap_or_default();
                so(said.name("hero")? == HERO && said.name("enemy")? == step.words.person(enemy), "others meet")?;
            }
            "won" => self.gold += said.number("gold")?,
            id @ ("grew" | "grew_dice") => {
                so(said.name("hero")? == HERO, "somebody else grows")?;
                self.max_hp += hp()?;
                self.hp += said.number("healed")?;
                if id == "grew_dice" {
                    self.dice += said.number("dice")?;
                }
            }
            "took" => self.gain(card()?),
            "bought" => {
                self.gain(card()?);
                self.gold -= said.number("price")?;
            }
            "dropped" => self.lose(card()?)?,
            "scrapped" => {
                self.lose(card()?)?;
                let skill = step.after.hero.gadget.map(|gadget| called(step.words, step.book, gadget));
                so(skill.as_deref() == card().ok(), "it is not the skill")?;
            }
            "upgraded" => {
                let lesser = step.before.hero.cards.iter().find(|carried| {
                    let better = road::better(**carried).map(|better| called(step.words, step.book, better));
                    better.as_deref() == card().ok()
                });
                let lesser = called(step.words, step.book, *lesser.ok_or("there was no lesser one")?);
                self.lose(&lesser)?;
                self.gain(card()?);
            }
            "slept" => self.hp += hp()?,
            "ate" => {
                self.hp += hp()?;
                self.gold -= said.number("price")?;
            }
            "drilled" => {
                self.max_hp += hp()?;
                self.hp += hp()?;
            }
            "came" => {
                let gauntlet::Stage::Visiting(site) = step.after.stage else { return Err("it went on".to_owned()) };
                so(step.words.get(road::site_word(site)) == said.name("site")?, "it is another place")?;
            }
            "gauntlet-over-won" => so(step.after.stage == gauntlet::Stage::Over { won: true }, "it is not won")?,
            "gauntlet-over-lost" => so(step.after.stage == gauntlet::Stage::Over { won: false }, "it is not lost")?,
            _ => return Ok(false),
        }
        Ok(true)
    }
}

fn called(words: &Words, book: &Rulebook, carried: Carried) -> String {
    road::named(words, &book.catalogue, carried)
}

/// A step of a run.
struct Step<'a> {
    words: &'a Words,
    book: &'a Rulebook,
    rules: &'a Gauntlet,
    before: &'a gauntlet::State,
    after: &'a gauntlet::State,
}

/// What was put into words that stands in no line by itself: names of cards, statuses and places.
fn is_line(said: &Said) -> bool {
    ["alea-log-", "alea-over-", "gauntlet-log-", "gauntlet-over-"].iter().any(|start| said.id.starts_with(start))
}

/// Tells the events of a step, and returns what is said of them.
fn told(teller: &Teller<'_>, log: &mut Log, step: usize, events: Vec<gauntlet::Event>) -> Vec<Said> {
    let ((), heard) = listen(|| {
        for event in events {
            teller.tell(log, &LoggedEvent { step, event });
        }
    });
    heard.into_iter().filter(is_line).collect()
}

fn players() -> Vec<Player> {
    let controller = Controller::Agent("somebody".to_owned());
    let player = |name: &str, look| Player { name: name.to_owned(), controller: controller.clone(), livery: look };
    vec![player(HERO, 0), player("the foe", 1)]
}

fn content() -> Content {
    let library = Library::open(Path::new(env!("CARGO_MANIFEST_DIR"))).expect("the program's files");
    Content::load(&library, None, &ModChoice::default()).0
}

/// Reads one fight to its end; returns how many lines there were.
fn read_fight(content: &Content, words: &Words, game: Arc<Alea>, seed: u64, opponent: Option<&str>) -> usize {
    let names = [HERO, "the foe"];
    let mut agents = [0, 1].map(|_| opponent.map(|name| DiceModule.agent(name).expect("it is in the list")));
    let players = players();
    let mut session = Session::new(Arc::clone(&game), Seed(seed), players).expect("seated");
    let (mut log, mut lines) = (Log::default(), 0);
    let teller = Teller { catalogue: game.catalogue(), names: names.map(Into::into), words };
    for step in 0..400 {
        let before = session.state().clone();
        let Some(events) = play_step(&mut session, &mut agents, 20) else { break };
        let said = told(&teller, &mut log, step, events.into_iter().map(gauntlet::Event::Fight).collect());
        let bodies = [0, 1].map(|seat| Body::of(&before, seat));
        let after = session.state();
        let mut bout = Bout {
            words,
            book: &content.duel,
            names,
            before: &before,
            after,
            bodies,
            active: before.active.index(),
            due: 0,
        };
        let mut read = || -> Verdict {
            for said in &said {
                so(bout.follow(said)?, "nobody checks it").map_err(|why| format!("{}: {why}", said.id))?;
            }
            bout.close()
        };
        if let Err(why) = read() {
            panic!("fight {seed}, step {step}: {why}: {said:#?}");
        }
        lines += said.len();
    }
    lines
}

#[test]
fn what_the_log_tells_of_fights_is_so() {
    let (content, words) = (content(), Words::english());
    let agents = DiceModule.agents();
    let mut lines = 0;
    for (seed, enemy) in content.duel.enemies.iter().enumerate() {
        let hero = &content.duel.heroes[seed % content.duel.heroes.len()];
        let setup = dice::Setup::new([hero.fighter.clone(), enemy.fighter.clone()], 12);
        let game = Arc::new(Alea::new(setup, Arc::clone(&content.duel.catalogue)).expect("what is shipped is sound"));
        let opponent = agents.get(seed % 3).map(|agent| agent.name.as_str()).filter(|_| seed % 2 == 0);
        lines += read_fight(&content, &words, game, seed as u64, opponent);
    }
    assert!(lines > 2_000, "only {lines} lines");
}

/// Reads one run to its end; returns how many lines there were.
fn read_run(content: &Content, words: &Words, rules: &Arc<Gauntlet>, seed: u64, opponent: Option<&str>) -> usize {
    let mut agents = [0, 1].map(|_| opponent.map(|name| GauntletModule.agent(name).expect("it is in the list")));
    let players = players();
    let mut session = Session::new(Arc::clone(rules), Seed(seed), players).expect("seated");
    let (mut log, mut lines, mut enemy) = (Log::default(), 0, String::new());
    for number in 0..2_500 {
        let before = session.state().clone();
        let Some(events) = play_step(&mut session, &mut agents, 20) else { break };
        for event in &events {
            if let gauntlet::Event::Begins(number) = event {
                let met = rules.enemy(*number).map_or("?", |enemy| enemy.fighter.name.as_str());
                enemy = words.person(met).into_owned();
            }
        }
        let catalogue = &content.duel.catalogue;
        let teller = Teller { catalogue, names: [HERO.into(), enemy.as_str().into()], words };
        let said = told(&teller, &mut log, number, events);
        let after = session.state().clone();
        let step = Step { words, book: &content.duel, rules, before: &before, after: &after };
        if let Err(why) = read_step(&step, &said, [HERO, &enemy]) {
            panic!("run {seed}, step {number}: {why}: {said:#?}");
        }
        lines += said.len();
    }
    lines
}

fn read_step(step: &Step<'_>, said: &[Said], names: [&str; 2]) -> Verdict {
    let Step { words, book, before, after, .. } = *step;
    let mut purse = Purse::of(words, book, before);
    // Within a fight its lines are held against it; where it begins or ends, the hero's HP alone.
    let fight = before.fight.as_ref().zip(after.fight.as_ref());
    let mut bout = fight.map(|(before, after)| {
        let bodies = [0, 1].map(|seat| Body::of(before, seat));
        Bout { words, book, names, before, after, bodies, active: before.active.index(), due: 0 }
    });
    for said in said {
        let in_fight = match &mut bout {
            Some(bout) => bout.follow(said).map_err(|why| format!("{}: {why}", said.id))?,
            None => said.id.starts_with("alea-log-") || said.id.starts_with("alea-over-"),
        };
        if said.name("name") == Ok(HERO) {
            let hp = said.number("hp").unwrap_or(0);
            match said.id.trim_start_matches("alea-log-").trim_end_matches("_shield") {
                "hurt" | "burnt" | "pricked" | "paid" | "poisoned" => purse.hp -= hp,
                "healed" => purse.hp += hp,
                _ => {}
            }
        }
        if !in_fight {
            let known = purse.follow(said, step).map_err(|why| format!("{}: {why}", said.id))?;
            so(known, &format!("nobody checks {}", said.id))?;
        }
    }
    if let Some(bout) = bout {
        bout.close()?;
    }
    let ended = before.fight.is_some() && after.fight.is_none();
    so(!ended || said.iter().any(|said| said.id.starts_with("alea-over-")), "a fight ends unsaid")?;
    let really = Purse::of(words, book, after);
    if purse == really { Ok(()) } else { Err(format!("by the lines {purse:?}, really {really:?}")) }
}

#[test]
fn what_the_log_tells_of_a_run_is_so() {
    let (content, words) = (content(), Words::english());
    let agents = GauntletModule.agents();
    let mut lines = 0;
    for (seed, hero) in content.duel.heroes.iter().enumerate() {
        let setup = gauntlet::Setup::of_run(&hero.id, gauntlet::Terms::default());
        let rules = Arc::new(Gauntlet::new(setup, Arc::clone(&content.duel)).expect("what is shipped is sound"));
        let second = agents.get(1).map(|agent| agent.name.as_str());
        for opponent in [None, second] {
            lines += read_run(&content, &words, &rules, seed as u64, opponent);
        }
    }
    assert!(lines > 1_500, "only {lines} lines");
}
