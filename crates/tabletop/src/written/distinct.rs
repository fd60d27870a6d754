//! Pairs such as `{"copper": 5}`, each key once: of two values of one key nobody can say which is meant.

use std::collections::BTreeMap;
use std::fmt::{self, Debug};
use std::marker::PhantomData;

use serde::Deserialize;
use serde::de::{Deserializer, Error, MapAccess, Visitor};

/// How the error of a key that stands there twice begins; [`ron_fault`](super::ron_fault) says it in every language.
const TWICE: &str = "this stands there twice: ";

/// Pairs by their keys, each of which stands there once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Distinct<K, V>(pub BTreeMap<K, V>);

impl<'de, K, V> Deserialize<'de> for Distinct<K, V>
where
    K: Deserialize<'de> + Ord + Debug,
    V: Deserialize<'de>,
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        distinct(deserializer).map(Self)
    }
}

/// The same for a field, by `#[serde(deserialize_with = "…")]`. Maps of serde keep the last of several values and say nothing.
///
/// # Errors
/// What is no map, and a key that stands there twice, at its place.
pub fn distinct<'de, K, V, D>(deserializer: D) -> Result<BTreeMap<K, V>, D::Error>
where
    K: Deserialize<'de> + Ord + Debug,
    V: Deserialize<'de>,
    D: Deserializer<'de>,
{
    struct Pairs<K, V>(PhantomData<(K, V)>);
    impl<'de, K, V> Visitor<'de> for Pairs<K, V>
    where
        K: Deserialize<'de> + Ord + Debug,
        V: Deserialize<'de>,
    {
        type Value = BTreeMap<K, V>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a map")
        }

        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
            let mut pairs = BTreeMap::new();
            while let Some(key) = map.next_key::<K>()? {
                // Said before the value is read, so that the place is that of the key.
                if pairs.contains_key(&key) {
                    // As it is written, but for the quotation marks.
                    let key = format!("{key:?}");
                    return Err(A::Error::custom(format_args!("{TWICE}{}", key.trim_matches('"'))));
                }
                let value = map.next_value()?;
                pairs.insert(key, value);
            }
            Ok(pairs)
        }
    }
    deserializer.deserialize_map(Pairs(PhantomData))
}

/// The key that an error says to stand there twice.
pub(super) fn twice(error: &str) -> Option<&str> {
    error.strip_prefix(TWICE)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::written::ron_fault;

    #[derive(Deserialize, Debug)]
    struct Heap {
        #[serde(default, deserialize_with = "distinct")]
        cards: BTreeMap<String, u8>,
    }

    #[test]
    fn keys_that_differ_are_read() {
        let heap: Heap = ron::from_str("(cards: {\"copper\": 5, \"estate\": 2})").expect("they differ");
        assert_eq!(heap.cards, BTreeMap::from([("copper".to_owned(), 5), ("estate".to_owned(), 2)]));
        assert_eq!(ron::from_str::<Heap>("()").expect("none").cards, BTreeMap::new());
        let Distinct(by_number) = ron::from_str::<Distinct<u8, u8>>("{2: 1, 1: 2}").expect("they differ");
        assert_eq!(by_number, BTreeMap::from([(1, 2), (2, 1)]));
    }

    #[test]
    fn a_key_that_stands_there_twice_is_told_at_its_second_place() {
        let text = "(cards: {\"copper\": 5,\n  \"estate\": 2,\n  \"copper\": 3})";
        let error = ron::from_str::<Heap>(text).expect_err("twice");
        let slip = ron_fault(&error, text);
        assert_eq!((slip.line, slip.reason.to_string().as_str()), (3, "'copper' is there twice"));
        assert_eq!(slip.remedy.to_string(), "remove one of the two");
    }
}
