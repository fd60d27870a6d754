//! The page of a game: a chapter for each kind of data, a section for each type it holds.

use std::collections::VecDeque;
use std::fmt::Write;

use serde_json::{Map, Value};

use super::Described;

/// Where `$ref`s point.
const DEFINITIONS: &str = "#/$defs/";

impl Described {
    /// The page as Markdown; `title` is the game's name for people.
    pub fn page(&self, title: &str) -> String {
        let mut page = format!(
            "# {title} at the bots' door\n\n\
             This page is made by `rubicon-lab bot doc {game}` from the code; `--json` prints it as a JSON Schema. Tests keep it in step\n\
             with what games say. How hosts and programs talk is told in [bots.md](../bots.md).\n\n\
             Data is written as serde writes it: a variant without data is a text (`\"EndTurn\"`), one with data an object of one key.\n\
             Numbers are whole unless it is said otherwise.\n\n{notes}",
            game = self.game,
            notes = self.notes,
        );
        let (definitions, mut told) = (self.generator.definitions(), Vec::new());
        for root in &self.roots {
            // Writing to a String cannot fail.
            let _ = write!(page, "\n## {}\n\n{}\n", root.title, root.place);
            let mut due: VecDeque<String> = referred(root.schema.as_value()).into();
            while let Some(name) = due.pop_front() {
                let Some(schema) = definitions.get(&name).filter(|_| !told.contains(&name)) else { continue };
                let _ = write!(page, "\n### {name}\n\n{}\n{}", meaning(schema), body(schema));
                due.extend(referred(schema));
                told.push(name);
            }
        }
        page
    }
}

/// The types a schema names, in their order.
fn referred(schema: &Value) -> Vec<String> {
    match schema {
        Value::Object(object) => object
            .iter()
            .flat_map(|(key, value)| match (key.as_str(), value) {
                ("$ref", Value::String(target)) => {
                    target.strip_prefix(DEFINITIONS).map(str::to_owned).into_iter().collect()
                }
                _ => referred(value),
            })
            .collect(),
        Value::Array(list) => list.iter().flat_map(referred).collect(),
        _ => Vec::new(),
    }
}

/// What a type holds.
fn body(schema: &Value) -> String {
    let mut out = String::new();
    if let Some(variants) = schema.get("oneOf").and_then(Value::as_array) {
        out.push_str("\n| value | meaning |\n|---|---|\n");
        for variant in variants {
            let (value, fields) = written(variant);
            let _ = writeln!(out, "| {value} | {}{fields} |", meaning(variant));
        }
    } else if let Some(fields) = schema.get("properties").and_then(Value::as_object) {
        out.push_str("\n| field | is | meaning |\n|---|---|---|\n");
        for (name, field) in fields {
            let _ = writeln!(out, "| `{name}` | {} | {} |", kind(field), meaning(field));
        }
    } else {
        let _ = writeln!(out, "\nIt is {}.", article(&kind(schema)));
    }
    out
}

/// A variant as it is written, and its fields with their meanings.
fn written(variant: &Value) -> (String, String) {
    if let Some(text) = variant.get("const").and_then(Value::as_str) {
        return (format!("`\"{text}\"`"), String::new());
    }
    let held = variant.get("properties").and_then(Value::as_object).and_then(|properties| properties.iter().next());
    let Some((name, held)) = held else { return (kind(variant), String::new()) };
    match held.get("properties").and_then(Value::as_object) {
        Some(fields) => {
            let keys: Vec<String> = fields.keys().map(|key| format!("\"{key}\": …")).collect();
            (format!("`{{\"{name}\": {{{}}}}}`", keys.join(", ")), listed(fields))
        }
        None => (format!("`{{\"{name}\": …}}`"), format!("<br>`…` is {}", article(&kind(held)))),
    }
}

fn listed(fields: &Map<String, Value>) -> String {
    let field =
        |(name, field): (&String, &Value)| format!("<br>`{name}`, {}: {}", article(&kind(field)), meaning(field));
    fields.iter().map(field).collect()
}

/// What kind of value it is, in words.
fn kind(schema: &Value) -> String {
    if let Some(target) = schema.get("$ref").and_then(Value::as_str) {
        let name = target.trim_start_matches(DEFINITIONS);
        return format!("[{name}](#{})", name.to_lowercase());
    }
    if let Some(choices) = schema.get("anyOf").and_then(Value::as_array) {
        return choices.iter().map(kind).collect::<Vec<_>>().join(" or ");
    }
    match schema.get("type") {
        Some(Value::Array(kinds)) => {
            let alone = |name: &Value| {
                let mut schema = schema.clone();
                schema["type"] = name.clone();
                kind(&schema)
            };
            kinds.iter().map(alone).collect::<Vec<_>>().join(" or ")
        }
        Some(Value::String(name)) => match name.as_str() {
            "integer" | "number" => number(schema),
            "string" => "text".to_owned(),
            "boolean" => "true or false".to_owned(),
            "array" => list(schema),
            other => other.to_owned(),
        },
        _ => "anything".to_owned(),
    }
}

fn number(schema: &Value) -> String {
    let bound = |name: &str| schema.get(name).and_then(Value::as_f64);
    // What the machine's types can hold says nothing about the game.
    let most = bound("maximum").filter(|most| ![255.0, 32_767.0, 65_535.0].contains(most));
    match (bound("minimum"), most) {
        (Some(least), Some(most)) => format!("number, {least} to {most}"),
        _ => "number".to_owned(),
    }
}

fn list(schema: &Value) -> String {
    if let Some(items) = schema.get("prefixItems").and_then(Value::as_array) {
        return format!("list of {}", items.iter().map(kind).collect::<Vec<_>>().join(" and "));
    }
    let items = schema.get("items").map_or("anything".to_owned(), kind);
    let (least, most) =
        (schema.get("minItems").and_then(Value::as_u64), schema.get("maxItems").and_then(Value::as_u64));
    match (least, most) {
        (Some(least), Some(most)) if least == most => format!("list of {most} × {items}"),
        (_, Some(most)) => format!("list of up to {most} × {items}"),
        _ => format!("list of {items}"),
    }
}

fn article(kind: &str) -> String {
    if ["number", "list"].iter().any(|noun| kind.starts_with(noun)) { format!("a {kind}") } else { kind.to_owned() }
}

/// The first paragraph of a description, on one line, without the links of Rust's documentation.
fn meaning(schema: &Value) -> String {
    let told = schema.get("description").and_then(Value::as_str).unwrap_or_default();
    let paragraph = told.split("\n\n").next().unwrap_or_default().replace('\n', " ").replace('|', "\\|");
    let mut out = String::with_capacity(paragraph.len());
    let mut rest = paragraph.as_str();
    while let Some((before, after)) = rest.split_once("[`") {
        let Some((name, after)) = after.split_once("`]") else { break };
        out.push_str(before);
        let shown = name.rsplit("::").next().unwrap_or(name);
        let _ = write!(out, "`{shown}`");
        // The target of a link, where it has one of its own.
        rest = match after.strip_prefix('(').and_then(|link| link.split_once(')')) {
            Some((_, after)) => after,
            None => after,
        };
    }
    out.push_str(rest);
    out
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn links_of_the_code_are_words_on_the_page() {
        let told = |text: &str| meaning(&json!({ "description": text }));
        assert_eq!(
            told("Armies: [`Board::to_place`] of\nits own | [`Die`](lab::Die)s.\n\nMore."),
            "Armies: `to_place` of its own \\| `Die`s."
        );
        assert_eq!(told("An open [`one"), "An open [`one");
    }

    #[test]
    fn kinds_are_told_in_words() {
        assert_eq!(kind(&json!({ "type": ["integer", "null"], "minimum": 1, "maximum": 6 })), "number, 1 to 6 or null");
        assert_eq!(kind(&json!({ "type": "integer", "minimum": 0, "maximum": 255 })), "number");
        let cards = json!({ "type": "array", "items": { "$ref": "#/$defs/Card" }, "minItems": 3, "maxItems": 3 });
        assert_eq!(kind(&cards), "list of 3 × [Card](#card)");
    }
}
