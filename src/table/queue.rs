//! From what happened to what is shown: cues wait their turn, each for as long as it is shown.

use std::collections::VecDeque;

/// Moments that are shown one after the other.
#[derive(Clone, Debug)]
pub struct Queue<M> {
    waiting: VecDeque<(M, f32)>,
    /// Seconds the cue begun last is still shown.
    left: f32,
}

impl<M> Default for Queue<M> {
    fn default() -> Self {
        Self { waiting: VecDeque::new(), left: 0.0 }
    }
}

impl<M> Queue<M> {
    /// Adds a cue that was designed to be shown for `seconds`.
    pub fn push(&mut self, cue: M, seconds: f32) {
        self.waiting.push_back((cue, seconds));
    }

    /// Whether nothing waits and nothing is still shown.
    pub fn is_empty(&self) -> bool {
        self.waiting.is_empty() && self.left <= 0.0
    }

    /// Lets `elapsed` seconds pass and returns the cues that begin, each with the seconds it is shown.
    /// `lasts` turns designed seconds into real ones: 0 shows a cue and goes on at once.
    pub fn pass(&mut self, elapsed: f32, lasts: impl Fn(f32) -> f32) -> Vec<(M, f32)> {
        let mut begun = Vec::new();
        self.left -= elapsed;
        while self.left <= 0.0 {
            let Some((cue, seconds)) = self.waiting.pop_front() else {
                self.left = 0.0;
                break;
            };
            let seconds = lasts(seconds);
            self.left += seconds;
            begun.push((cue, seconds));
        }
        begun
    }

    /// Begins everything that waits at once.
    pub fn finish(&mut self) -> Vec<(M, f32)> {
        self.left = 0.0;
        self.waiting.drain(..).map(|(cue, _)| (cue, 0.0)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_begin_when_those_before_have_been_shown() {
        let mut queue = Queue::default();
        for (cue, seconds) in [('a', 1.0), ('b', 0.0), ('c', 2.0)] {
            queue.push(cue, seconds);
        }
        let begun = |queue: &mut Queue<char>, elapsed| -> String {
            queue.pass(elapsed, |seconds| seconds).into_iter().map(|(cue, _)| cue).collect()
        };
        assert_eq!(begun(&mut queue, 0.0), "a");
        assert_eq!(begun(&mut queue, 0.9), "");
        assert_eq!(begun(&mut queue, 0.2), "bc");
        assert!(!queue.is_empty());
        assert_eq!(begun(&mut queue, 2.0), "");
        assert!(queue.is_empty());
    }

    #[test]
    fn at_no_time_each_everything_begins_at_once() {
        let mut queue = Queue::default();
        (0..1000).for_each(|n| queue.push(n, 1.0));
        assert_eq!(queue.pass(0.0, |_| 0.0).len(), 1000);
        assert!(queue.is_empty());
        queue.push(7, 3.0);
        assert_eq!(queue.finish(), [(7, 0.0)]);
        assert!(queue.is_empty());
    }
}
