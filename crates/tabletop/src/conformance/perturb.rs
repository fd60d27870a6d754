//! Values that nobody would play: the same shape, other numbers.

use rand::RngExt;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::Rng;

/// `value` with one number, list or truth in it changed at random; `None` where it holds none or no longer deserialises.
pub(super) fn perturb<T: Serialize + DeserializeOwned>(value: &T, rng: &mut Rng) -> Option<T> {
    let mut tree = serde_json::to_value(value).ok()?;
    let places = count(&tree);
    if places == 0 {
        return None;
    }
    let mut place = rng.random_range(0..places);
    change(&mut tree, &mut place, rng);
    serde_json::from_value(tree).ok()
}

fn count(tree: &Value) -> usize {
    match tree {
        Value::Number(_) | Value::Bool(_) => 1,
        Value::Array(items) => 1 + items.iter().map(count).sum::<usize>(),
        Value::Object(fields) => fields.values().map(count).sum(),
        Value::Null | Value::String(_) => 0,
    }
}

/// Changes the `place`-th changeable place; returns whether it has been met.
fn change(tree: &mut Value, place: &mut usize, rng: &mut Rng) -> bool {
    let own = matches!(tree, Value::Number(_) | Value::Bool(_) | Value::Array(_));
    if own {
        if *place == 0 {
            replace(tree, rng);
            return true;
        }
        *place -= 1;
    }
    match tree {
        Value::Array(items) => items.iter_mut().any(|item| change(item, place, rng)),
        Value::Object(fields) => fields.values_mut().any(|field| change(field, place, rng)),
        _ => false,
    }
}

fn replace(tree: &mut Value, rng: &mut Rng) {
    match tree {
        Value::Bool(truth) => *truth = !*truth,
        Value::Number(number) => {
            let near = number.as_i64().unwrap_or(0);
            let extremes =
                [0, 1, -1, 255, 65_535, i64::from(u32::MAX), i64::MAX, near.saturating_add(1), near.saturating_sub(1)];
            *tree = extremes[rng.random_range(0..extremes.len())].into();
        }
        Value::Array(items) => match (rng.random_range(0..4u8), items.last().cloned()) {
            (0, _) => items.clear(),
            (1, _) => drop(items.pop()),
            (2, Some(last)) => items.extend(vec![last; 300]),
            (_, Some(last)) => items.push(last),
            (_, None) => items.push(0.into()),
        },
        Value::Null | Value::String(_) | Value::Object(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seed;

    #[test]
    fn every_number_and_list_can_change_and_the_shape_stays() {
        let value = (3u8, vec![1u16, 2], "name", true);
        let owned = (3u8, vec![1u16, 2], "name".to_owned(), true);
        let changed: Vec<_> = (0..500)
            .filter_map(|index| perturb::<(u8, Vec<u16>, String, bool)>(&owned, &mut Seed(1).stream("perturb", index)))
            .collect();
        assert!(changed.iter().any(|new| new.0 == 255) && changed.iter().any(|new| new.1.len() > 300));
        assert!(changed.iter().any(|new| !new.3) && changed.iter().any(|new| new.1 == [1, 65_535]));
        assert!(changed.iter().all(|new| new.2 == value.2));
        assert_eq!(perturb(&"no number".to_owned(), &mut Seed(1).stream("perturb", 0)), None);
    }
}
