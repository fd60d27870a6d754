//! States to work on, kept from one use to the next.

/// Two states of one turn to work on: a state is mostly cheaper to copy over than to make. Boxed, because whoever works on them
/// takes them out of where they are kept.
#[derive(Clone, Debug)]
pub(super) struct Scratch<P>(Option<Box<[P; 2]>>);

impl<P> Default for Scratch<P> {
    fn default() -> Self {
        Self::new()
    }
}

impl<P> Scratch<P> {
    /// No states yet.
    pub const fn new() -> Self {
        Self(None)
    }

    /// Drops the states: those of another turn follow.
    pub fn clear(&mut self) {
        self.0 = None;
    }
}

impl<P: Clone> Scratch<P> {
    /// A copy of `state`, and another state of its turn to play its moves on.
    #[inline]
    pub fn load(&mut self, state: &P) -> (&P, &mut P) {
        let [copy, next] = &mut **self.0.get_or_insert_with(|| Box::new([state.clone(), state.clone()]));
        copy.clone_from(state);
        (copy, next)
    }
}
