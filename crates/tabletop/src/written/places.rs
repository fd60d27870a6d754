//! Where the parts of a RON file stand.
//!
//! A parser knows places only while it reads, so that a fault found later (an unknown name, a number that does not fit) would have none. Readers
//! that go part by part have the text of each; others say which part they mean by its path, and it is looked up.

use std::fmt;

use ron::value::RawValue;
use serde::Deserialize;
use serde::de::{Deserializer, MapAccess, SeqAccess, Visitor};

use super::without_mark;

/// One step from a value to a part of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PathStep {
    /// A field of a struct.
    Field(&'static str),
    /// An item of a list or tuple, from 0.
    Item(usize),
}

/// Line and column (in characters), both from 1, at which a part of a text begins, which is a slice of it.
pub fn place(text: &str, part: &str) -> (usize, usize) {
    let offset = (part.as_ptr() as usize).wrapping_sub(text.as_ptr() as usize);
    let before = without_mark(text.get(..offset).unwrap_or_default());
    let line = before.matches('\n').count() + 1;
    let column = before.chars().rev().take_while(|letter| *letter != '\n').count() + 1;
    (line, column)
}

/// The place of the value at a path of a RON text, or of the last part of the way that exists. `Some(…)` is no step of a path, and neither is the
/// name of a struct before its bracket.
pub fn locate(text: &str, path: &[PathStep]) -> (usize, usize) {
    let Some(mut found) = ron::from_str::<&RawValue>(text).ok().map(inside) else { return (1, 1) };
    for step in path {
        match part(found, *step) {
            Some(next) => found = next,
            None => break,
        }
    }
    place(text, found.get_ron())
}

/// A value without what stands around it, and without `Some(…)`.
fn inside(value: &RawValue) -> &RawValue {
    let value = value.trim();
    match ron::from_str::<Option<&RawValue>>(value.get_ron()) {
        Ok(Some(inner)) if value.get_ron().starts_with("Some") => inside(inner),
        _ => value,
    }
}

fn part(value: &RawValue, step: PathStep) -> Option<&RawValue> {
    let found = match (ron::from_str(value.get_ron()).ok()?, step) {
        (Parts::Fields(fields), PathStep::Field(name)) => {
            fields.into_iter().find(|(field, _)| *field == name).map(|(_, part)| part)
        }
        (Parts::Items(items), PathStep::Item(number)) => items.into_iter().nth(number),
        _ => None,
    };
    found.map(inside)
}

/// What a value is made of, unread.
enum Parts<'a> {
    Fields(Vec<(String, &'a RawValue)>),
    Items(Vec<&'a RawValue>),
}

impl<'de: 'a, 'a> Deserialize<'de> for Parts<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Collect;
        impl<'de> Visitor<'de> for Collect {
            type Value = Parts<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("fields or items")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut fields = Vec::new();
                while let Some(field) = map.next_entry()? {
                    fields.push(field);
                }
                Ok(Parts::Fields(fields))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Self::Value, A::Error> {
                let mut all = Vec::new();
                while let Some(item) = items.next_element()? {
                    all.push(item);
                }
                Ok(Parts::Items(all))
            }
        }
        deserializer.deserialize_any(Collect)
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
)"###;

    #[test]
    fn values_are_found_by_their_path() {
        let at = |path: &[PathStep]| locate(TEXT, path);
        assert_eq!(at(&[]), (2, 13));
        assert_eq!(at(&[Field("name")]), (3, 9));
        assert_eq!(at(&[Field("list"), Item(1)]), (5, 5));
        assert_eq!(at(&[Field("list"), Item(0), Item(1)]), (4, 9));
        assert_eq!(at(&[Field("deep"), Field("inner"), Item(1)]), (7, 31));
        assert_eq!(at(&[Field("deep"), Field("card")]), (7, 42));
    }

    #[test]
    fn a_missing_part_is_placed_at_what_should_hold_it() {
        assert_eq!(locate(TEXT, &[Field("list"), Item(1), Field("nothing")]), (5, 5));
        assert_eq!(locate("", &[Field("name")]), (1, 1));
    }

    proptest::proptest! {
        #[test]
        fn no_text_panics(text in ".{0,60}") {
            let _ = locate(&text, &[Field("x"), Item(0)]);
        }
    }
}
