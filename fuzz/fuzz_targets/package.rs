//! Any bytes as a mod in one file: it is read, within the bounds of a mod, or at least one problem is told; what was read is packed and read as the same.
#![no_main]

use lab::mods::{MOST_TOLD, Package};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| match Package::read(bytes) {
    Ok(package) => {
        let again = package.to_zip().expect("it fits into memory");
        assert_eq!(Package::read(&again).as_ref(), Ok(&package));
    }
    Err(problems) => assert!((1..=MOST_TOLD + 1).contains(&problems.len())),
});
