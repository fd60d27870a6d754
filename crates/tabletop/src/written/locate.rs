//! Places of values in a RON file, by the way that leads to them.

use std::collections::BTreeMap;
use std::fmt;

use ron::extensions::Extensions;
use ron::value::RawValue;
use serde::Deserialize;
use serde::de::{Deserializer, MapAccess, SeqAccess, Visitor};

use super::without_mark;

/// One step from a value to a part of it. `Some(…)` is no step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PathStep {
    /// A field of a struct.
    Field(&'static str),
    /// An item of a list or tuple, from 0.
    Item(usize),
}

/// Line and column (in characters), both from 1, at which `part` begins. It must be a slice of `text`; of anything else the answer is some
/// place in the text.
pub fn place_of(text: &str, part: &str) -> (usize, usize) {
    // The part is a slice of the text, so its address tells its place.
    let offset = (part.as_ptr() as usize).wrapping_sub(text.as_ptr() as usize);
    let before = without_mark(text.get(..offset).unwrap_or_default());
    let line = before.matches('\n').count() + 1;
    (line, before.chars().rev().take_while(|sign| *sign != '\n').count() + 1)
}

/// Finds the places of values in a RON text.
///
/// A parser knows places only while it reads, so a fault found later (an unknown name, a border that leads one way) has none. It carries
/// the path of the value instead, `territories[3].neighbours[1]`, and is placed when it is told. Each part is read once, however many
/// faults it has.
pub struct Locator<'a> {
    text: &'a str,
    /// What was read so far, by where it begins.
    parts: BTreeMap<*const u8, Parts<'a>>,
}

/// The parts of a value: named where it is a struct.
type Parts<'a> = Vec<(Option<String>, &'a str)>;

impl<'a> Locator<'a> {
    /// Of a text that its reader has accepted; in any other text all places are its beginning.
    pub const fn new(text: &'a str) -> Self {
        Self { text, parts: BTreeMap::new() }
    }

    /// Line and column, both from 1, of the value at a path, or of the last value on the way that exists.
    pub fn locate(&mut self, path: &[PathStep]) -> (usize, usize) {
        let Some(mut value) = read::<&RawValue>(without_mark(self.text)).map(|root| root.trim().get_ron()) else {
            return (1, 1);
        };
        for step in path {
            let parts = self.parts.entry(value.as_ptr()).or_insert_with(|| parts_of(value));
            let part = match *step {
                PathStep::Field(wanted) => parts.iter().find(|(name, _)| name.as_deref() == Some(wanted)),
                PathStep::Item(number) => parts.get(number),
            };
            let Some((_, part)) = part else { break };
            value = part;
        }
        place_of(self.text, value)
    }
}

/// Reads RON with `Some(…)` left out where an option is meant.
fn read<'a, T: Deserialize<'a>>(text: &'a str) -> Option<T> {
    ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME).from_str(text).ok()
}

/// The fields of a struct or the items of a list, as they are written, `Some` around it or not.
fn parts_of(value: &str) -> Parts<'_> {
    if value.starts_with("Some")
        && let Some(Some(inner)) = read::<Option<&RawValue>>(value)
    {
        let inner = inner.trim().get_ron();
        return if inner.len() < value.len() { parts_of(inner) } else { Parts::new() };
    }
    // The name of a struct or variant says nothing of its parts.
    let bracket = value.find(|sign: char| !sign.is_alphanumeric() && sign != '_').unwrap_or(value.len());
    let named = value[bracket..].trim_start();
    let value = if named.starts_with('(') { named } else { value };
    read::<Collected<'_>>(value).map(|Collected(parts)| parts).unwrap_or_default()
}

/// The parts of any struct, list or tuple.
struct Collected<'a>(Parts<'a>);

impl<'de: 'a, 'a> Deserialize<'de> for Collected<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Collect;
        impl<'de> Visitor<'de> for Collect {
            type Value = Parts<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a value with parts")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut parts = Parts::new();
                while let Some((name, value)) = map.next_entry::<String, &RawValue>()? {
                    parts.push((Some(name), value.trim().get_ron()));
                }
                Ok(parts)
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Self::Value, A::Error> {
                let mut parts = Parts::new();
                while let Some(value) = list.next_element::<&RawValue>()? {
                    parts.push((None, value.trim().get_ron()));
                }
                Ok(parts)
            }

            fn visit_newtype_struct<D: Deserializer<'de>>(self, inner: D) -> Result<Self::Value, D::Error> {
                Ok(vec![(None, <&RawValue>::deserialize(inner)?.trim().get_ron())])
            }
        }
        deserializer.deserialize_any(Collect).map(Collected)
    }
}

#[cfg(test)]
mod tests {
    use super::PathStep::{Field, Item};
    use super::*;

    const TEXT: &str = r###"#![enable(implicit_some)]
/* (a: [ */ Map( // "(
  name: "a \" (b", raw: r#"x"]"#, list: [
    (1, 2.5),
    (-3, NaN),
  ],
  deep: Some((inner: Some([7, 8]), card: Infantry)),
  one: (9),
)"###;

    #[test]
    fn values_are_found_by_their_path() {
        let mut locator = Locator::new(TEXT);
        let mut at = |path: &[PathStep]| locator.locate(path);
        assert_eq!(at(&[]), (2, 13));
        assert_eq!(at(&[Field("name")]), (3, 9));
        assert_eq!(at(&[Field("list"), Item(1)]), (5, 5));
        assert_eq!(at(&[Field("list"), Item(0), Item(1)]), (4, 9));
        assert_eq!(at(&[Field("deep"), Field("inner"), Item(1)]), (7, 31));
        assert_eq!(at(&[Field("deep"), Field("card")]), (7, 42));
        assert_eq!(at(&[Field("one"), Item(0)]), (8, 9));
    }

    #[test]
    fn a_missing_part_is_placed_at_what_should_hold_it() {
        assert_eq!(Locator::new(TEXT).locate(&[Field("list"), Item(1), Field("nothing")]), (5, 5));
        assert_eq!(Locator::new("").locate(&[Field("name")]), (1, 1));
    }

    #[test]
    fn columns_are_counted_in_characters_and_without_a_byte_order_mark() {
        assert_eq!(Locator::new("\u{feff}(é: 1, b: [2])").locate(&[Field("b"), Item(0)]), (1, 12));
        let text = "a\nбв, c";
        assert_eq!(place_of(text, &text[8..]), (2, 5));
    }

    proptest::proptest! {
        #[test]
        fn any_text_and_path_has_some_place(text in r#"[\[\](){}:,"'/*#!a-cSome0-9 \n]{0,60}"#, item in 0usize..3) {
            let (line, column) = Locator::new(&text).locate(&[Field("a"), Item(item), Field("b")]);
            proptest::prop_assert!(line >= 1 && column >= 1 && line <= text.lines().count().max(1) + 1);
        }
    }
}
