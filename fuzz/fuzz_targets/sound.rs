//! Any file as a sound of a mod: it is heard or refused, and takes no more than a sound may.
#![no_main]

use lab::mods::{MOST_SECONDS, sound};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|file: &[u8]| {
    if let Ok(sound) = sound(file) {
        assert!(sound.frames.len() <= (sound.rate * MOST_SECONDS) as usize);
    }
});
