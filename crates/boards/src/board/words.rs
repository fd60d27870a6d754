//! Actions that files and programs write as words.

/// Makes an action a word wherever it is written: its `Display` writes it, `$read` reads it or tells what is wrong.
macro_rules! written_as_word {
    ($action:ty, $read:path) => {
        impl std::str::FromStr for $action {
            type Err = String;

            fn from_str(text: &str) -> Result<Self, String> {
                $read(text).map_err(|fault| format!("{}; {}", fault.reason, fault.remedy))
            }
        }

        impl From<$action> for String {
            fn from(action: $action) -> Self {
                action.to_string()
            }
        }

        impl TryFrom<String> for $action {
            type Error = String;

            fn try_from(text: String) -> Result<Self, String> {
                text.parse()
            }
        }
    };
}

pub(crate) use written_as_word;
