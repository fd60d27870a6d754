//! Models of what panels show, kept from frame to frame.

/// A model that is made anew only where the key of what it is made from is another one: when its resources changed last, and
/// whatever changes beside them. Unlike `is_changed`, such a key tells of what the system itself has changed, too.
#[derive(Debug)]
pub struct Memo<K, M>(Option<(K, M)>);

impl<K, M> Default for Memo<K, M> {
    fn default() -> Self {
        Self(None)
    }
}

impl<K: PartialEq, M> Memo<K, M> {
    /// The model, made by `make` where there is none for this key yet.
    pub fn keep(&mut self, key: K, make: impl FnOnce() -> M) -> &M {
        let kept = self.0.take().filter(|(known, _)| *known == key);
        &self.0.insert(kept.unwrap_or_else(|| (key, make()))).1
    }
}
