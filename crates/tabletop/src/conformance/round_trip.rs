//! Values survive being written and read.

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::promise::{Promise, Violation, brief};
use super::suite::Suite;
use crate::{Game, Value};

impl<G: Game> Suite<'_, G> {
    /// A state survives RON (records), JSON (doors to the outside) and postcard (hashes), and keeps its hash.
    pub fn check_state_round_trip(&mut self, state: &G::State) -> Result<(), Violation> {
        self.check_round_trip("state", state)?;
        let read = postcard_round(state)
            .map_err(|error| self.broken(Promise::RoundTrip, format!("state in postcard: {error}")))?;
        if read != *state {
            return Err(
                self.broken(Promise::RoundTrip, format!("the state is another after postcard: {}", brief(&read)))
            );
        }
        // What lives in memory alone, such as a cache, would show here.
        if self.game.hash(&read) != self.game.hash(state) {
            return Err(self.broken(Promise::HashCanonical, "a state that was written and read has another hash"));
        }
        Ok(())
    }

    /// A value survives RON and JSON.
    pub fn check_round_trip<T: Value>(&self, what: &str, value: &T) -> Result<(), Violation> {
        for (format, read) in [("RON", ron_round(value)), ("JSON", json_round(value))] {
            let read = read.map_err(|error| {
                self.broken(Promise::RoundTrip, format!("{what} in {format}: {error}; it was {}", brief(value)))
            })?;
            if read != *value {
                let text = format!("{what} {} is {} after {format}", brief(value), brief(&read));
                return Err(self.broken(Promise::RoundTrip, text));
            }
        }
        Ok(())
    }

    /// The value as bytes that differ wherever its serialisation does.
    pub fn bytes<T: Serialize>(&self, value: &T) -> Result<Vec<u8>, Violation> {
        serde_json::to_vec(value)
            .map_err(|error| self.broken(Promise::RoundTrip, format!("cannot be written as JSON: {error}")))
    }
}

fn ron_round<T: Serialize + DeserializeOwned>(value: &T) -> Result<T, String> {
    let text = ron::to_string(value).map_err(|error| error.to_string())?;
    ron::from_str(&text).map_err(|error| format!("{error} in {text}"))
}

fn json_round<T: Serialize + DeserializeOwned>(value: &T) -> Result<T, String> {
    let text = serde_json::to_string(value).map_err(|error| error.to_string())?;
    serde_json::from_str(&text).map_err(|error| format!("{error} in {text}"))
}

fn postcard_round<T: Serialize + DeserializeOwned>(value: &T) -> Result<T, String> {
    let bytes = postcard::to_stdvec(value).map_err(|error| error.to_string())?;
    postcard::from_bytes(&bytes).map_err(|error| error.to_string())
}
