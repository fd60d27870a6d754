//! The pages of docs/bots: what they describe is what random games say, every field and variant of it, and nothing else.

use std::collections::BTreeSet;
use std::path::Path;

use lab::games::{DiceModule, DominionModule, GauntletModule, HareModule, RiskModule};
use lab::{GameModule, Library, game};
use serde::Serialize;
use serde_json::Value;
use tabletop::{Eye, Game, Seat, Seed, Turn};

/// Fields and variants of types, as `Type.field`, `Type::Variant` and `Type::Variant.field`.
type Parts = BTreeSet<String>;

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

fn library() -> Library {
    Library::open(root()).expect("the repository is a library")
}

/// A description that values are held against.
struct Held {
    schema: Value,
    met: Parts,
}

impl Held {
    fn new(id: &str) -> Self {
        let (_, schema) = game(id).expect("a game").bot_page().expect("it is described");
        Self { schema, met: Parts::new() }
    }

    fn meet(&mut self, key: &str, value: &impl Serialize) {
        let value = serde_json::to_value(value).expect("it can be written");
        let found = self.fits(&self.schema["properties"][key], &value, key);
        self.met.extend(found.unwrap_or_else(|fault| panic!("{key}: {fault}\n{value}")));
    }

    /// What of the description a value shows.
    ///
    /// # Errors
    /// Where it is not as described.
    fn fits(&self, schema: &Value, value: &Value, name: &str) -> Result<Parts, String> {
        if let Some(target) = schema["$ref"].as_str() {
            let name = target.trim_start_matches("#/$defs/");
            return self.fits(&self.schema["$defs"][name], value, name);
        }
        for alternatives in ["oneOf", "anyOf"] {
            if let Some(choices) = schema[alternatives].as_array() {
                return choices
                    .iter()
                    .find_map(|choice| self.fits(choice, value, name).ok())
                    .ok_or_else(|| format!("{name} is none of what is described: {value}"));
            }
        }
        if let Some(text) = schema["const"].as_str() {
            return match value == text {
                true => Ok([format!("{name}::{text}")].into()),
                false => Err(format!("{name} is not {text}")),
            };
        }
        let kinds = match &schema["type"] {
            Value::String(kind) => vec![kind.as_str()],
            Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).collect(),
            _ => Vec::new(),
        };
        match value {
            Value::Object(fields) if kinds.contains(&"object") => self.fields(schema, fields, name),
            Value::Array(items) if kinds.contains(&"array") => {
                let mut met = Parts::new();
                for (at, item) in items.iter().enumerate() {
                    let schema = schema["prefixItems"].get(at).unwrap_or(&schema["items"]);
                    met.extend(self.fits(schema, item, name)?);
                }
                let within = |key: &str, holds: fn(u64, u64) -> bool| {
                    schema[key].as_u64().is_none_or(|bound| holds(items.len() as u64, bound))
                };
                match within("minItems", |count, bound| count >= bound)
                    && within("maxItems", |count, bound| count <= bound)
                {
                    true => Ok(met),
                    false => Err(format!("{name}: a list of {}", items.len())),
                }
            }
            Value::Number(number) if kinds.iter().any(|kind| ["integer", "number"].contains(kind)) => {
                let number = number.as_f64().expect("a number");
                let least = schema["minimum"].as_f64().is_none_or(|least| number >= least);
                let most = schema["maximum"].as_f64().is_none_or(|most| number <= most);
                if least && most { Ok(Parts::new()) } else { Err(format!("{name}: {number} is out of range")) }
            }
            Value::String(_) if kinds.contains(&"string") => Ok(Parts::new()),
            Value::Bool(_) if kinds.contains(&"boolean") => Ok(Parts::new()),
            Value::Null if kinds.contains(&"null") => Ok(Parts::new()),
            _ => Err(format!("{name}: a value of another kind than is described")),
        }
    }

    fn fields(&self, schema: &Value, fields: &serde_json::Map<String, Value>, name: &str) -> Result<Parts, String> {
        let described = schema["properties"].as_object().ok_or_else(|| format!("{name} has no fields"))?;
        if let Some(missing) = described.keys().find(|key| !fields.contains_key(*key)) {
            return Err(format!("{name}: '{missing}' is described and not there"));
        }
        let variant = schema["description"].is_string() && is_variant(schema);
        let mut met = Parts::new();
        for (key, value) in fields {
            let field = described.get(key).ok_or_else(|| format!("{name}: '{key}' is not described"))?;
            let part = if variant { format!("{name}::{key}") } else { format!("{name}.{key}") };
            met.extend(self.fits(field, value, &part)?);
            met.insert(part);
        }
        Ok(met)
    }

    /// Everything that is described, and what of it has no description.
    fn described(&self) -> (Parts, Parts) {
        let (mut all, mut bare) = (Parts::new(), Parts::new());
        for (name, schema) in self.schema["$defs"].as_object().expect("types") {
            parts(name, schema, &mut all, &mut bare);
        }
        (all, bare)
    }
}

/// Whether a schema is that of a variant with data: an object of the one key it is named by.
fn is_variant(schema: &Value) -> bool {
    schema["properties"].as_object().is_some_and(|fields| {
        fields.len() == 1 && fields.keys().all(|key| key.starts_with(|first: char| first.is_ascii_uppercase()))
    })
}

fn parts(name: &str, schema: &Value, all: &mut Parts, bare: &mut Parts) {
    let told = |schema: &Value| schema["description"].as_str().is_some_and(|told| !told.is_empty());
    let mut add = |part: &str, told: bool| {
        all.insert(part.to_owned());
        if !told {
            bare.insert(part.to_owned());
        }
    };
    if !name.contains(['.', ':']) && !told(schema) {
        add(name, false);
    }
    for variant in schema["oneOf"].as_array().into_iter().flatten() {
        if let Some(text) = variant["const"].as_str() {
            add(&format!("{name}::{text}"), told(variant));
        } else if is_variant(variant) {
            let (key, held) = variant["properties"].as_object().and_then(|fields| fields.iter().next()).expect("one");
            let part = format!("{name}::{key}");
            add(&part, told(variant));
            for (field, held) in held["properties"].as_object().into_iter().flatten() {
                add(&format!("{part}.{field}"), told(held));
            }
        } else {
            add(&format!("{name}: {variant}"), false);
        }
    }
    for text in schema["enum"].as_array().into_iter().flatten() {
        add(&format!("{name}::{text}"), false);
    }
    for (field, held) in schema["properties"].as_object().into_iter().flatten() {
        add(&format!("{name}.{field}"), told(held));
    }
}

/// Plays games at random from these setups and holds everything that is said against the description.
fn wander<M: GameModule>(module: &M, held: &mut Held, setups: &[String], asked: impl Fn(&Value)) {
    let library = library();
    for (number, setup) in (0u64..).zip(setups) {
        let written = ron::from_str(&format!("#![enable(implicit_some)]{setup}"))
            .unwrap_or_else(|error| panic!("{setup}: {error}"));
        let setup = module.meant(written, &library).unwrap_or_else(|faults| panic!("{setup}: {faults:?}"));
        let game = module.rules(setup, &library).unwrap_or_else(|faults| panic!("{faults:?}"));
        held.meet("setup", game.setup());
        held.meet("primer", &M::primer(&game));
        let mut state = game.start();
        let mut rng = Seed(number).stream("wander", 0);
        for step in 0..6_000 {
            let mut events = Vec::new();
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    // Most are alike, and to write them all takes long.
                    if step % 3 == 0 {
                        held.meet("view", &game.view(&state, Eye::Seat(Seat(0))));
                    }
                    let outcome = game.draw(&state, &mut rng).expect("chance is due");
                    game.resolve(&mut state, &outcome, &mut events).expect("it was drawn");
                }
                Turn::Seat(seat) => {
                    let view = game.view(&state, Eye::Seat(seat));
                    held.meet("view", &view);
                    asked(&serde_json::to_value(&view).expect("it can be written"));
                    let listed = game.actions(&view).unwrap_or_default();
                    let action = game.sample(&view, &mut rng).expect("the seat is to act");
                    listed.iter().chain([&action]).for_each(|action| held.meet("action", action));
                    game.apply(&mut state, &action, &mut events).expect("it is legal");
                }
            }
            for seat in Seat::all(game.seats()) {
                let seen = events.iter().filter_map(|event| game.redact(event, Eye::Seat(seat)));
                seen.for_each(|event| held.meet("event", &event));
            }
        }
        held.meet("view", &game.view(&state, Eye::Seat(Seat(0))));
    }
}

/// Holds what was met against what is described. `unmet` is what no random game shows.
fn compare(held: &Held, unmet: &[&str]) {
    let (described, bare) = held.described();
    assert!(bare.is_empty(), "these are not described: {bare:#?}");
    assert!(described.len() > 60, "{described:?}");
    let missing: Vec<&String> = described.difference(&held.met).collect();
    assert_eq!(missing, unmet, "of what is described, games showed all but these");
    let unknown: Vec<&String> = held.met.difference(&described).collect();
    assert!(unknown.is_empty(), "{unknown:#?}");
}

/// What the description of a type says of each of its variants.
fn meanings(held: &Held, name: &str) -> Vec<(String, String)> {
    let variants = held.schema["$defs"][name]["oneOf"].as_array().expect("variants");
    let of = |variant: &Value| {
        let key = variant["properties"].as_object().and_then(|fields| fields.keys().next().cloned());
        let name = variant["const"].as_str().map(str::to_owned).or(key).expect("a name");
        (name, variant["description"].as_str().expect("a meaning").to_owned())
    };
    variants.iter().map(of).collect()
}

/// The name of a variant as it is written.
fn variant(value: &Value) -> String {
    let key = || value.as_object().and_then(|fields| fields.keys().next().cloned());
    value.as_str().map(str::to_owned).or_else(key).expect("a variant")
}

#[test]
fn conquest_says_what_its_page_says() {
    let mut held = Held::new("risk");
    let setups = [
        "(seats: 3, round_limit: 25)",
        "(seats: 2, round_limit: 25)",
        "(seats: 4, start: Claim, victory: Missions, cards: Fixed, fortify: Path, round_limit: 25)",
        "(seats: 6, start: Scatter, victory: Missions, fortify: Unlimited, round_limit: 40)",
        "(seats: 3, victory: Capitals(0), fog: true, round_limit: 25)",
        "(seats: 2, neutrals: false, victory: Share(60), fortify: Off, cards: Off, round_limit: 40)",
        "(seats: 5, victory: Rounds(9), fog: true)",
        "(seats: 2, start: Scatter, two_phase: true, round_limit: 60)",
    ];
    let setups: Vec<String> = setups.iter().cycle().take(40).map(|setup| (*setup).to_owned()).collect();
    let phases = std::cell::RefCell::new(Parts::new());
    wander(&RiskModule, &mut held, &setups, |view| {
        phases.borrow_mut().insert(variant(&view["board"]["phase"]));
    });
    // The view of those who only look on, which no program is sent.
    compare(&held, &["Eye::Public"]);
    let due: Parts = meanings(&held, "Phase")
        .into_iter()
        .filter(|(_, meaning)| !meaning.starts_with("Chance") && !meaning.starts_with("The end"))
        .map(|(name, _)| name)
        .collect();
    assert_eq!(phases.into_inner(), due, "all are asked about but chance and the end");
    let (page, _) = game("risk").expect("Conquest").bot_page().expect("a page");
    for told in ["**253**", "**254**", "**255**", "**42 and 43**"] {
        assert!(page.contains(told), "{told}");
    }
}

#[test]
fn the_numbers_that_stand_for_no_seat_and_no_territory_are_what_the_page_says() {
    use risk::Owner;
    use risk::card::Card;
    let written = |owner: Owner| serde_json::to_value(owner).expect("a number");
    assert_eq!([Owner::NEUTRAL, Owner::NOBODY, Owner::UNSEEN].map(written), [253, 254, 255].map(Value::from));
    let game = RiskModule.rules(risk::Setup::default(), &library()).expect("the classic game");
    let wild: Vec<u16> =
        Card::deck(game.map()).filter(|card| card.symbol(game.map()).is_none()).map(|card| card.0).collect();
    assert_eq!(wild, [42, 43]);
}

/// What only cards of mods can bring.
const OF_MODS: [&str; 6] =
    ["Event::Bonus", "Event::Bonus.points", "Event::Bonus.seat", "Stage::Ending", "Stage::Starting", "Task::Passive"];

#[test]
fn fights_say_what_their_page_says() {
    let mut held = Held::new("dice");
    let content = DiceModule.stock(&library()).expect("the content").content;
    let heroes = content.heroes.iter().cycle();
    let named = content.enemies.iter().zip(heroes);
    let named = named.map(|(enemy, hero)| format!("(hero: \"{}\", enemy: \"{}\")", hero.id, enemy.id));
    // Every card there is, on both sides, in fights that often end with their last round.
    let boards = content.catalogue.cards().chunks(3).map(|cards| {
        let ids: Vec<String> = cards.iter().map(|card| format!("\"{}\"", card.id)).collect();
        let side = format!("(name: \"X\", max_hp: 20, dice: 4, cards: [{}], statuses: [(Survive, 1)])", ids.join(", "));
        format!("(fighters: [{side}, {side}], rounds: 12)")
    });
    let setups: Vec<String> = named.chain(boards).collect();
    wander(&DiceModule, &mut held, &setups, |view| {
        assert_eq!((&view["stage"], &view["due"]), (&Value::from("Acting"), &Value::Null));
        assert_eq!(view["tasks"], Value::Array(Vec::new()));
    });
    // No shipped card acts by itself at turn start or end, or values what it did for computer players; those of mods may.
    compare(&held, &OF_MODS);
}

#[test]
fn runs_say_what_their_page_says() {
    let mut held = Held::new("gauntlet");
    let content = DiceModule.stock(&library()).expect("the content").content;
    let setups: Vec<String> =
        content.heroes.iter().cycle().take(60).map(|hero| format!("(hero: \"{}\")", hero.id)).collect();
    wander(&GauntletModule, &mut held, &setups, |view| {
        assert!(variant(&view["stage"]) != "Mapping" && view["dealing"] == false, "{view}");
    });
    // A fight that is over is no longer there.
    let unmet: Vec<&str> = OF_MODS[..4].iter().chain(&["Stage::Over"]).chain(&OF_MODS[4..]).copied().collect();
    compare(&held, &unmet);
}

#[test]
fn races_say_what_their_page_says() {
    let mut held = Held::new("hare");
    let setups = [
        "(seats: 2)",
        "(seats: 2, runners: 2)",
        "(seats: 3, board: \"1978\", carrots: 70)",
        "(seats: 4, luck: false)",
        "(seats: 6, round_limit: 6)",
    ];
    let setups: Vec<String> = setups.iter().cycle().take(20).map(|setup| (*setup).to_owned()).collect();
    let phases = std::cell::RefCell::new(Parts::new());
    wander(&HareModule, &mut held, &setups, |view| {
        phases.borrow_mut().insert(variant(&view["phase"]));
    });
    compare(&held, &[]);
    let due: Parts = meanings(&held, "Phase")
        .into_iter()
        .map(|(name, _)| name)
        .filter(|name| !["Draw", "Over"].contains(&&**name))
        .collect();
    assert_eq!(phases.into_inner(), due, "all are asked about but chance and the end");
}

/// What random players of Realm do not come to: they seldom have several kinds of victory card or treasure, nor do they buy all Provinces.
const UNMET_OF_REALM: [&str; 19] = [
    "Attack::GainBasic",
    "Attack::NewHand",
    "Attack::NewHand.draw",
    "Attack::NewHand.least",
    "Attack::VictoryOnDeck",
    "Basic::Colony",
    "Basic::Curse",
    "Basic::Duchy",
    "Basic::Estate",
    "Basic::Gold",
    "Basic::Platinum",
    "Basic::Province",
    "Basic::Silver",
    "End::Victory",
    "Query::InspectPut",
    "Query::TrashTreasure",
    "Query::VictoryOnDeck",
    "Task::DrawUpTo",
    "Task::Treasures",
];

#[test]
fn realm_says_what_its_page_says() {
    let mut held = Held::new("dominion");
    let setups = (0..60).map(|seed| {
        let (seats, colonies, limit) = (2 + seed % 3, seed % 4 == 0, 8 + seed % 40);
        let deal = ["Random", "FourThree", "FiveTwo"][seed % 3];
        format!("(random: {seed}, seats: {seats}, colonies: {colonies}, deal: {deal}, turn_limit: {limit})")
    });
    let named = ["seaside", "prosperity", "chapel-and-witch", "quick-hands"];
    let named = named.into_iter().cycle().take(24).map(|name| format!("(named: \"{name}\", turn_limit: 90)"));
    // Few cards, so that random players come to have them.
    let few = [
        "\"moat\", \"witch\"",
        "\"moat\", \"torturer\", \"mountebank\", \"village\"",
        "\"moat\", \"minion\"",
        "\"moat\", \"saboteur\", \"bureaucrat\", \"village\"",
        "\"bandit\"",
        "\"sentry\", \"vassal\", \"treasury\", \"library\"",
        "\"throne_room\", \"workshop\", \"chapel\", \"smithy\"",
        "\"kings_court\", \"mine\", \"venture\", \"artisan\"",
        "\"bureaucrat\"",
        "\"moat\", \"ghost_ship\", \"spy\"",
    ];
    let few = few.into_iter().cycle().take(120).enumerate().map(|(at, cards)| {
        format!("(kingdom: [{cards}], seats: {}, colonies: {}, turn_limit: 200)", 2 + at % 3, at % 2 == 0)
    });
    let setups: Vec<String> = setups.chain(named).chain(few).collect();
    let asked = std::cell::RefCell::new(Parts::new());
    wander(&DominionModule, &mut held, &setups, |view| {
        let last = view["stack"].as_array().and_then(|stack| stack.last());
        asked.borrow_mut().extend(last.map(|task| variant(&task["Ask"][1])));
    });
    compare(&held, &UNMET_OF_REALM);
    let rare = |name: &String| UNMET_OF_REALM.contains(&format!("Query::{name}").as_str());
    let questions: Parts =
        meanings(&held, "Query").into_iter().map(|(name, _)| name).filter(|name| !rare(name)).collect();
    assert_eq!(asked.into_inner(), questions, "every other question is asked");
}

#[test]
fn the_pages_are_those_the_code_makes() {
    for id in ["risk", "dice", "gauntlet", "hare", "dominion"] {
        let (page, _) = game(id).expect("a game").bot_page().expect("it is described");
        let path = root().join(format!("docs/bots/{id}.md"));
        let kept = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(
            kept.trim_end() == page.trim_end(),
            "docs/bots/{id}.md is out of step; write it anew: rubicon-lab bot doc {id} > docs/bots/{id}.md"
        );
    }
}
