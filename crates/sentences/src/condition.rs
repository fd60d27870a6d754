//! What must hold for a sentence: a comparison of facts, read from text.

use std::str::FromStr;

use serde::Deserialize;
use tabletop::Argument;

/// One comparison, as it is written: `theirs < mine`, `held = size`, `foe` (there is such a fact, and it is not 0), `!foe` (there is none,
/// or it is 0). A list of nothing counts as 0. A fact that is not known holds in no comparison.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(try_from = "String")]
pub struct Condition {
    left: Operand,
    is: Relation,
    right: Operand,
}

#[derive(Clone, PartialEq, Debug)]
enum Operand {
    Number(f64),
    Fact(String),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Relation {
    Less,
    AtMost,
    Equal,
    Other,
    AtLeast,
    More,
    /// The left one is known and not 0.
    Holds,
    /// It is not.
    Lacks,
}

impl FromStr for Condition {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let nothing = Operand::Number(0.0);
        let (left, is, right) = match words[..] {
            [one] => match one.strip_prefix('!') {
                Some(name) => (Operand::read(name)?, Relation::Lacks, nothing),
                None => (Operand::read(one)?, Relation::Holds, nothing),
            },
            [left, sign, right] => {
                let is = match sign {
                    "<" => Relation::Less,
                    "<=" => Relation::AtMost,
                    "=" => Relation::Equal,
                    "!=" => Relation::Other,
                    ">=" => Relation::AtLeast,
                    ">" => Relation::More,
                    _ => return Err(format!("\"{sign}\" is none of < <= = != >= >")),
                };
                (Operand::read(left)?, is, Operand::read(right)?)
            }
            _ => return Err(format!("\"{text}\" is neither a fact nor a comparison of two: write \"theirs < mine\"")),
        };
        Ok(Self { left, is, right })
    }
}

impl TryFrom<String> for Condition {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl Operand {
    fn read(word: &str) -> Result<Self, String> {
        if let Ok(number) = word.parse::<f64>() {
            return Ok(Self::Number(number));
        }
        let fits = word.chars().all(|sign| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '_');
        if fits && !word.is_empty() {
            Ok(Self::Fact(word.to_owned()))
        } else {
            Err(format!("\"{word}\" is neither a number nor the name of a fact (small letters, digits and _)"))
        }
    }
}

impl Condition {
    /// Whether it holds, where `known` tells each fact.
    pub fn holds<'f>(&self, known: &impl Fn(&str) -> Option<&'f Argument>) -> bool {
        let fact = |operand: &Operand| match operand {
            Operand::Number(number) => Some(Value::Number(*number)),
            Operand::Fact(name) => known(name).map(Value::from_argument),
        };
        let left = fact(&self.left);
        match self.is {
            Relation::Holds => left.is_some_and(|value| value != Value::Number(0.0)),
            Relation::Lacks => left.is_none_or(|value| value == Value::Number(0.0)),
            _ => left.zip(fact(&self.right)).is_some_and(|(left, right)| self.is.between(left, right)),
        }
    }
}

/// A fact as it is compared.
#[derive(Clone, Copy, PartialEq)]
enum Value<'f> {
    Number(f64),
    /// A name, or several: it is the same or it is not.
    Name(&'f Argument),
}

impl<'f> Value<'f> {
    fn from_argument(argument: &'f Argument) -> Self {
        match argument {
            Argument::Whole(count) => Self::Number(*count as f64),
            Argument::Decimal { value, .. } => Self::Number(*value),
            Argument::List(none) if none.is_empty() => Self::Number(0.0),
            Argument::Message(_) | Argument::List(_) => Self::Name(argument),
        }
    }
}

impl Relation {
    fn between(self, left: Value<'_>, right: Value<'_>) -> bool {
        let order = match (left, right) {
            (Value::Number(left), Value::Number(right)) => left.partial_cmp(&right),
            _ => None,
        };
        match self {
            Self::Less => order.is_some_and(|order| order.is_lt()),
            Self::AtMost => order.is_some_and(|order| order.is_le()),
            Self::AtLeast => order.is_some_and(|order| order.is_ge()),
            Self::More => order.is_some_and(|order| order.is_gt()),
            Self::Equal => left == right,
            Self::Other => left != right,
            Self::Holds | Self::Lacks => false,
        }
    }
}
