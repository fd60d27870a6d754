//! Any text as a menu of Realm: it is read and written as it was read, or refused with a column of the text.
#![no_main]

use dominion::Menu;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| match text.parse::<Menu>() {
    Ok(menu) => assert_eq!(menu.to_string().parse::<Menu>().as_ref(), Ok(&menu)),
    Err(error) => assert!((1..=text.chars().count() + 1).contains(&error.column) && !error.reason.is_empty(), "{error}"),
});
