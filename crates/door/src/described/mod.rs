//! What a game says to programs from outside, described by the types themselves: every action, event and field of a view.
//!
//! Types of the games carry their descriptions as doc comments, which `schemars` hands on beside their shape as serde writes it. So
//! there is one source, and what is told cannot fall out of step with what is sent. `page` writes it for people.

mod page;

use schemars::generate::{SchemaGenerator, SchemaSettings};
use schemars::{JsonSchema, Schema};
use serde_json::{Value, json};
use tabletop::Game;

/// A kind of data that hosts and programs exchange.
#[derive(Debug)]
struct Root {
    /// Its key in [`Described::schema`].
    key: &'static str,
    /// The heading of its chapter.
    title: &'static str,
    /// Where it is met.
    place: &'static str,
    schema: Schema,
}

/// The data of one game that hosts and programs exchange.
#[derive(Debug)]
pub struct Described {
    game: &'static str,
    /// What a stranger should know before the first request, in Markdown.
    notes: &'static str,
    roots: Vec<Root>,
    generator: SchemaGenerator,
}

impl Described {
    /// Describes a game by its types; `P` is its primer. `notes` is what a stranger should know besides, in Markdown.
    pub fn of<G: Game, P: JsonSchema>(notes: &'static str) -> Self
    where
        G::Action: JsonSchema,
        G::View: JsonSchema,
        G::Event: JsonSchema,
        G::Setup: JsonSchema,
    {
        let mut generator = SchemaSettings::draft2020_12().into_generator();
        let mut root = |key, title, place, schema: fn(&mut SchemaGenerator) -> Schema| Root {
            key,
            title,
            place,
            schema: schema(&mut generator),
        };
        let roots = vec![
            root(
                "action",
                "Actions",
                "A decision's `action`, and those that a request lists or samples.",
                SchemaGenerator::subschema_for::<G::Action>,
            ),
            root(
                "view",
                "The view",
                "A request's `view`, and the last one in `end`.",
                SchemaGenerator::subschema_for::<G::View>,
            ),
            root(
                "event",
                "Events",
                "What `event` messages hold, and the `events` of `end`.",
                SchemaGenerator::subschema_for::<G::Event>,
            ),
            root("primer", "The primer", "The `primer` of `hello`.", SchemaGenerator::subschema_for::<P>),
            root("setup", "The setup", "The `setup` of `hello`.", SchemaGenerator::subschema_for::<G::Setup>),
        ];
        Self { game: G::ID, notes, roots, generator }
    }

    /// The same as a JSON Schema (draft 2020-12) of an object with an `action`, a `view`, an `event`, a `primer` and a `setup`.
    pub fn schema(&self) -> Value {
        let properties = self.roots.iter().map(|root| (root.key.to_owned(), root.schema.clone().to_value()));
        let properties: serde_json::Map<String, Value> = properties.collect();
        json!({
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": self.game,
            "type": "object",
            "properties": properties,
            "$defs": self.generator.definitions(),
        })
    }
}
