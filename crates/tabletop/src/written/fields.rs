//! RON read part by part: one broken part does not hide the faults of the others.

use std::fmt;

use ron::value::RawValue;
use serde::Deserialize;
use serde::de::{Deserializer, MapAccess, Visitor};

/// The named fields of any struct in their order, each value as it is written.
#[derive(Clone, Debug)]
pub struct Fields<'a>(pub Vec<(String, &'a RawValue)>);

impl<'de: 'a, 'a> Deserialize<'de> for Fields<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Collect;
        impl<'de> Visitor<'de> for Collect {
            type Value = Vec<(String, &'de RawValue)>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("named fields such as (damage: 80)")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut fields = Vec::new();
                while let Some(field) = map.next_entry()? {
                    fields.push(field);
                }
                Ok(fields)
            }
        }
        deserializer.deserialize_any(Collect).map(Fields)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_read_in_order_and_their_values_are_not() {
        let Fields(fields) = ron::from_str("(b: 1, a: [x, (y: 2)], b: oops)").expect("it has fields");
        let fields: Vec<_> = fields.iter().map(|(name, value)| (name.as_str(), value.get_ron().trim())).collect();
        assert_eq!(fields, [("b", "1"), ("a", "[x, (y: 2)]"), ("b", "oops")]);
        let error = ron::from_str::<Fields<'_>>("5").expect_err("a number has none");
        assert!(error.to_string().contains("named fields such as (damage: 80)"), "{error}");
    }
}
