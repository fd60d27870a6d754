//! The entry of `fuzz/fuzz_targets/package.rs` as a property test: any bytes are read within bounds or refused, and nothing panics.

use lab::mods::{MOST_TOLD, Package};
use proptest::prelude::*;

use super::archive::{Archive, entry, zeros};
use super::sound;

/// What must hold of any bytes. Whether they were read.
fn holds(bytes: &[u8]) -> bool {
    match Package::read(bytes) {
        Ok(package) => {
            let again = package.to_zip().expect("it fits into memory");
            assert_eq!(Package::read(&again).as_ref(), Ok(&package));
            true
        }
        Err(problems) => {
            assert!((1..=MOST_TOLD + 1).contains(&problems.len()), "{problems:?}");
            false
        }
    }
}

/// A sound package with something of it compressed.
fn package() -> Vec<u8> {
    let more = [entry("red/images/", ""), zeros("red/images/a.png", 3_000)];
    more.into_iter().fold(sound(), Archive::with).bytes()
}

/// A change: where, what is taken away, what is put there.
fn change() -> impl Strategy<Value = (prop::sample::Index, usize, Vec<u8>)> {
    let pieces = prop_oneof![
        4 => prop::collection::vec(any::<u8>(), 0..6),
        1 => Just(b"PK\x05\x06".to_vec()),
        1 => Just(b"PK\x01\x02".to_vec()),
        1 => Just(b"PK\x03\x04".to_vec()),
        1 => Just(b"PK\x06\x07".to_vec()),
        1 => Just(vec![0xff; 4]),
        1 => Just(b"../".to_vec()),
    ];
    (any::<prop::sample::Index>(), 0..6_usize, pieces)
}

#[test]
fn what_is_changed_here_was_sound() {
    assert!(holds(&package()));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn any_change_of_a_package(changes in prop::collection::vec(change(), 1..6), same_length in any::<bool>()) {
        let mut bytes = package();
        for (at, taken, put) in changes {
            let at = at.index(bytes.len());
            let end = if same_length { at + put.len() } else { at + taken };
            let end = end.min(bytes.len());
            bytes.splice(at..end, put);
        }
        holds(&bytes);
    }

    #[test]
    fn any_bytes_at_all(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        prop_assert!(!holds(&bytes));
    }
}
