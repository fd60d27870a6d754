//! Tables of points as mods and enemies write them: only the numbers that differ.

use serde::Serialize;
use serde_json::{Map, Value};
use tabletop::written::{Fields, did_you_mean, nearest};
use tabletop::{Message, message};

use super::fault::ContentFault;
use super::place::Part;
use crate::agents::Points;

/// Largest number of a table, either way.
const MOST: f64 = 100_000_000.0;

/// The table `base` with what a part says otherwise, such as `(damage: 80, own_hp: -40)`.
///
/// # Errors
/// Every fault of the part; then nothing of it holds.
pub(super) fn changed(part: Part<'_>, base: &Points) -> Result<Points, Vec<ContentFault>> {
    let Fields(fields) = part.read().map_err(|fault: Box<ContentFault>| vec![*fault])?;
    let mut table = fields_of(base);
    let mut faults = Vec::new();
    for (name, raw) in fields {
        let at = part.within(raw.get_ron());
        match table.get_mut(&name) {
            None => {
                let remedy = match nearest(&name, fields_of(base).keys().map(String::as_str)) {
                    Some(near) => did_you_mean(near),
                    None => message!("remedy-points-guide", "the guide lists them"),
                };
                let reason = message!("fault-points-unknown", "there are no points for '{name}'", name);
                faults.push(at.fault(0, reason, remedy));
            }
            Some(value) => match number(at, value.is_boolean()) {
                Ok(number) => *value = number,
                Err(fault) => faults.push(*fault),
            },
        }
    }
    match serde_json::from_value(Value::Object(table)) {
        Ok(points) if faults.is_empty() => Ok(points),
        Ok(_) => Err(faults),
        Err(error) => {
            let reason = Message::text(error.to_string());
            faults.push(part.fault(0, reason, message!("remedy-smaller_numbers", "use smaller numbers")));
            Err(faults)
        }
    }
}

/// A number of a table, or what is yes or no in it.
fn number(part: Part<'_>, yes_or_no: bool) -> Result<Value, Box<ContentFault>> {
    if yes_or_no {
        return part.read::<bool>().map(Value::from);
    }
    let number: f64 = part.read()?;
    if number.abs() <= MOST {
        return Ok(Value::from(number));
    }
    // In full, the largest number that can be written has 309 digits.
    let (value, most) = (format!("{number:e}"), MOST.to_string());
    let reason = message!("fault-beyond", "{value} is beyond {most}", value, most);
    Err(Box::new(part.fault(0, reason, message!("remedy-smaller_number", "use a smaller number"))))
}

/// The fields of a table by name.
fn fields_of(points: &impl Serialize) -> Map<String, Value> {
    match serde_json::to_value(points) {
        Ok(Value::Object(fields)) => fields,
        _ => Map::new(),
    }
}
