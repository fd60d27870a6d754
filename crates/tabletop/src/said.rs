//! [`message!`](crate::message): a message with its English sentence beside it, for what is also said where there are no language files.

use crate::{Argument, Message};

/// A [`Message`] with its English words: its id, the sentence with the names of its arguments in braces, and the arguments, each a name alone or
/// `name = value`. What is named in the sentence must be an argument, and every argument be named, or it does not compile.
///
/// ```
/// let size = 3_u8;
/// let said = tabletop::message!("fault-too_large", "a size of {size} is beyond {most}", size, most = 2_u8);
/// assert_eq!((said.id.as_ref(), said.to_string().as_str()), ("fault-too_large", "a size of 3 is beyond 2"));
/// ```
#[macro_export]
macro_rules! message {
    ($id:literal, $text:literal $(,)?) => {
        // Braces are doubled in every sentence, whether or not it has arguments.
        $crate::Message::name($id, ::std::format!(::std::concat!($text)))
    };
    ($id:literal, $text:literal, $($name:ident $(= $value:expr)?),+ $(,)?) => {{
        let ($($name,)+) = ($($crate::Argument::from($crate::message!(@value $name $(= $value)?)),)+);
        // A sentence that went through `concat` cannot take what is no argument.
        let text = ::std::format!(::std::concat!($text), $($name = $name),+);
        $crate::Message::said($id, text, [$((::std::stringify!($name), $name)),+])
    }};
    (@value $name:ident) => { $name };
    (@value $name:ident = $value:expr) => { $value };
}

impl Message {
    /// A message with its English words and what fills its places; [`message!`](crate::message) makes one with both in step.
    pub fn said<const N: usize>(
        id: &'static str,
        text: impl Into<String>,
        arguments: [(&'static str, Argument); N],
    ) -> Self {
        let arguments = arguments.into_iter().map(|(name, argument)| (name.into(), argument)).collect();
        Self { arguments, ..Self::name(id, text) }
    }

    /// The same with each of its texts, and of those it is made of, as `clean` makes it: what a file says may hold signs that nobody can see.
    #[must_use]
    pub fn cleaned(mut self, clean: &impl Fn(&str) -> String) -> Self {
        self.text = clean(&self.text);
        for argument in self.arguments.values_mut() {
            match argument {
                Argument::Message(message) => *message = std::mem::take(message).cleaned(clean),
                Argument::List(messages) => {
                    messages.iter_mut().for_each(|message| *message = std::mem::take(message).cleaned(clean));
                }
                Argument::Whole(_) | Argument::Decimal { .. } => {}
            }
        }
        self
    }
}

/// Words as they are, in no language in particular: a name, or a part of a file.
impl From<&str> for Argument {
    fn from(text: &str) -> Self {
        Self::Message(Message::text(text))
    }
}

/// The same.
impl From<String> for Argument {
    fn from(text: String) -> Self {
        Self::Message(Message::text(text))
    }
}

/// The same.
impl From<&String> for Argument {
    fn from(text: &String) -> Self {
        text.as_str().into()
    }
}

/// References to counts, as errors hold them.
macro_rules! referenced {
    ($($number:ty)*) => {$(
        impl From<&$number> for Argument {
            fn from(count: &$number) -> Self {
                (*count).into()
            }
        }
    )*};
}

referenced!(u8 u16 u32 usize);

/// The same.
impl From<&&'static str> for Argument {
    fn from(text: &&'static str) -> Self {
        (*text).into()
    }
}

/// The same.
impl From<char> for Argument {
    fn from(sign: char) -> Self {
        sign.to_string().into()
    }
}

/// Counts that may be beyond what a message can hold; they stay at that.
impl From<u64> for Argument {
    fn from(count: u64) -> Self {
        Self::Whole(i64::try_from(count).unwrap_or(i64::MAX))
    }
}

/// The same.
impl From<usize> for Argument {
    fn from(count: usize) -> Self {
        Self::Whole(i64::try_from(count).unwrap_or(i64::MAX))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_english_words_and_the_arguments_are_in_step() {
        let name = "Lash";
        let said = message!("fault-x", "'{name}' has {count} of {{most}}", name, count = 7_usize);
        assert_eq!(said.to_string(), "'Lash' has 7 of {most}");
        assert_eq!(said.arguments["name"], Argument::Message(Message::text("Lash")));
        assert_eq!(said.arguments["count"], Argument::Whole(7));
        let plain = message!("fault-y", "write {{ and }}");
        assert_eq!((plain.to_string().as_str(), plain.arguments.len()), ("write { and }", 0));
    }

    #[test]
    fn values_are_taken_before_names_are_theirs() {
        let (a, b) = (1_u8, 2_u8);
        assert_eq!(message!("fault-z", "{a} {b}", a = b, b = a).to_string(), "2 1");
    }

    #[test]
    fn all_it_is_made_of_is_cleaned() {
        let inner = message!("fault-in", "in {x}", x = "a\u{200b}b");
        let said = message!("fault-out", "out {inner}", inner).cleaned(&|text| text.replace('\u{200b}', ""));
        assert_eq!(said.to_string(), "out in ab");
        assert_eq!(said.arguments["inner"].to_string(), "in ab");
    }
}
