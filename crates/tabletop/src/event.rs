//! What happened, told to whoever listens.

/// Takes the events a game tells while an action is applied.
///
/// Events are passed as closures: where nobody listens ([`NoEvents`]) they are never built.
pub trait EventSink<E> {
    /// Takes one event.
    fn push(&mut self, event: impl FnOnce() -> E);
}

impl<E> EventSink<E> for Vec<E> {
    fn push(&mut self, event: impl FnOnce() -> E) {
        Vec::push(self, event());
    }
}

/// Listens to nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoEvents;

impl<E> EventSink<E> for NoEvents {
    #[inline(always)]
    fn push(&mut self, _event: impl FnOnce() -> E) {}
}
