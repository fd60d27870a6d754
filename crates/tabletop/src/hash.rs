//! One canonical hash for states, content and records: the same on every machine and in every version of the compiler.

use serde::Serialize;
use xxhash_rust::xxh3::xxh3_64;

/// Hashes a value by its postcard encoding.
///
/// Equal values hash alike as long as their encoding is canonical: ordered maps only, no floats that may be NaN.
/// A value that cannot be encoded (none of the house's types) hashes like the text of its error, so the function stays total.
pub fn canonical_hash<T: Serialize + ?Sized>(value: &T) -> u64 {
    match postcard::to_stdvec(value) {
        Ok(bytes) => xxh3_64(&bytes),
        Err(error) => xxh3_64(error.to_string().as_bytes()),
    }
}

/// Hashes raw bytes, for files.
pub fn hash_bytes(bytes: &[u8]) -> u64 {
    xxh3_64(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_pinned() {
        // A change of these numbers breaks every saved game: raise `FORMAT` with it.
        assert_eq!(canonical_hash(&(1u8, "two", [3u32, 4])), canonical_hash(&(1u8, "two".to_owned(), [3u32, 4])));
        assert_eq!(hash_bytes(b""), 0x2d06_8005_38d3_94c2);
        assert_ne!(canonical_hash(&vec![1u8, 2]), canonical_hash(&vec![2u8, 1]));
    }
}
