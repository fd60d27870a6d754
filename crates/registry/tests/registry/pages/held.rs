//! The description of a page, against which what games say is held: every field and variant of it, and nothing else.

use std::collections::BTreeSet;

use lab::GameModule;
use registry::game;
use serde::Serialize;
use serde_json::{Value, json};
use tabletop::{Eye, Game, Seat, Seed, Turn};

use super::library;

/// Fields and variants of types, as `Type.field`, `Type::Variant` and `Type::Variant.field`.
pub type Parts = BTreeSet<String>;

/// A description that values are held against.
pub struct Held {
    schema: Value,
    met: Parts,
}

impl Held {
    pub fn new(id: &str) -> Self {
        let (_, schema) = game(id).expect("a game").bot_page().expect("it is described");
        Self { schema, met: Parts::new() }
    }

    pub fn meet(&mut self, key: &str, value: &impl Serialize) {
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
        // What may be nothing may be left out.
        let may_be_null =
            |key: &String| described[key]["type"].as_array().is_some_and(|kinds| kinds.contains(&json!("null")));
        if let Some(missing) = described.keys().find(|key| !fields.contains_key(*key) && !may_be_null(key)) {
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

/// Whether a schema is that of a variant with data: an object of the one key it is named by, and of no other.
fn is_variant(schema: &Value) -> bool {
    let capital = |key: &String| key.starts_with(|first: char| first.is_ascii_uppercase());
    let closed = schema["additionalProperties"] == json!(false);
    schema["properties"].as_object().is_some_and(|fields| fields.len() == 1 && (closed || fields.keys().all(capital)))
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
pub fn wander<M: GameModule>(module: &M, held: &mut Held, setups: &[String], asked: impl Fn(&Value)) {
    let library = library();
    for (number, setup) in (0u64..).zip(setups) {
        let written = ron::from_str(&format!("#![enable(implicit_some)]{setup}"))
            .unwrap_or_else(|error| panic!("{setup}: {error}"));
        let setup = module.resolve(written, &library).unwrap_or_else(|faults| panic!("{setup}: {faults:?}"));
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
pub fn compare(held: &Held, unmet: &[&str]) {
    let (described, bare) = held.described();
    assert!(bare.is_empty(), "these are not described: {bare:#?}");
    assert!(described.len() > 15, "{described:?}");
    let missing: Vec<&String> = described.difference(&held.met).collect();
    assert_eq!(missing, unmet, "of what is described, games showed all but these");
    let unknown: Vec<&String> = held.met.difference(&described).collect();
    assert!(unknown.is_empty(), "{unknown:#?}");
}

/// What the description of a type says of each of its variants.
pub fn meanings(held: &Held, name: &str) -> Vec<(String, String)> {
    let variants = held.schema["$defs"][name]["oneOf"].as_array().expect("variants");
    let of = |variant: &Value| {
        let key = variant["properties"].as_object().and_then(|fields| fields.keys().next().cloned());
        let name = variant["const"].as_str().map(str::to_owned).or(key).expect("a name");
        (name, variant["description"].as_str().expect("a meaning").to_owned())
    };
    variants.iter().map(of).collect()
}

/// The name of a variant as it is written.
pub fn variant(value: &Value) -> String {
    let key = || value.as_object().and_then(|fields| fields.keys().next().cloned());
    value.as_str().map(str::to_owned).or_else(key).expect("a variant")
}
