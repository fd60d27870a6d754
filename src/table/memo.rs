//! Models of what panels show, kept from frame to frame.

/// A model that is made anew only where what it is made from has changed: the table, or a `key` of what changes beside it.
#[derive(Debug)]
pub struct Memo<K, M>(Option<(K, M)>);

impl<K, M> Default for Memo<K, M> {
    fn default() -> Self {
        Self(None)
    }
}

impl<K: PartialEq, M> Memo<K, M> {
    /// The model, made by `make` where `changed`, or where there is none for this key yet.
    pub fn keep(&mut self, changed: bool, key: K, make: impl FnOnce() -> M) -> &M {
        let kept = self.0.take().filter(|(known, _)| !changed && *known == key);
        &self.0.insert(kept.unwrap_or_else(|| (key, make()))).1
    }

    /// Forgets it: a system does not see in the next frame what it changed in this one.
    pub fn forget(&mut self) {
        self.0 = None;
    }
}
