//! From what happened to what is shown: cues wait their turn, each for as long as it is shown.

use std::collections::VecDeque;

/// How many cues begin in one frame, however short it is. What each of them changes is laid out in that frame, so a whole turn that is
/// shown at once would be a visible hitch.
const MOST_AT_ONCE: usize = 3;
/// How many begin in a second where frames take longer: [`MOST_AT_ONCE`] in each of sixty, so that a turn of fifty cues takes less than a
/// third of a second on slow machines too.
const MOST_A_SECOND: f32 = 180.0;

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

    /// Lets `elapsed` seconds pass in a frame that took `frame` seconds, and returns the cues that begin, each with the seconds it is
    /// shown. `lasts` turns designed seconds into real ones: 0 shows a cue and goes on at once, as far as such a frame may begin so many.
    pub fn pass(&mut self, elapsed: f32, frame: f32, lasts: impl Fn(f32) -> f32) -> Vec<(M, f32)> {
        let mut begun = Vec::new();
        let most = MOST_AT_ONCE.max((frame * MOST_A_SECOND) as usize);
        self.left -= elapsed;
        while self.left <= 0.0 && begun.len() < most {
            let Some((cue, seconds)) = self.waiting.pop_front() else { break };
            let seconds = lasts(seconds);
            self.left += seconds;
            begun.push((cue, seconds));
        }
        // What waits for the next frame is not shown for a shorter time.
        self.left = self.left.max(0.0);
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
            queue.pass(elapsed, 0.0, |seconds| seconds).into_iter().map(|(cue, _)| cue).collect()
        };
        assert_eq!(begun(&mut queue, 0.0), "a");
        assert_eq!(begun(&mut queue, 0.9), "");
        assert_eq!(begun(&mut queue, 0.2), "bc");
        assert!(!queue.is_empty());
        assert_eq!(begun(&mut queue, 2.0), "");
        assert!(queue.is_empty());
    }

    #[test]
    fn at_no_time_each_as_many_begin_as_a_frame_may_show() {
        let mut queue = Queue::default();
        (0..1000).for_each(|n| queue.push(n, 1.0));
        let mut begun = Vec::new();
        while !queue.is_empty() {
            let frame = queue.pass(0.0, 0.0, |_| 0.0);
            assert!((1..=MOST_AT_ONCE).contains(&frame.len()));
            begun.extend(frame.into_iter().map(|(cue, _)| cue));
        }
        assert_eq!(begun, Vec::from_iter(0..1000));
        queue.push(7, 3.0);
        assert_eq!(queue.finish(), [(7, 0.0)]);
        assert!(queue.is_empty());
    }

    #[test]
    fn a_second_of_slow_frames_begins_as_many_as_one_of_fast_frames() {
        for frames in [60, 20, 5] {
            let mut queue = Queue::default();
            (0..1000).for_each(|n| queue.push(n, 1.0));
            // A little longer, for what is lost in binary fractions.
            let frame = 1.001 / frames as f32;
            let begun: usize = (0..frames).map(|_| queue.pass(0.0, frame, |_| 0.0).len()).sum();
            assert_eq!(begun, 180, "{frames} frames");
        }
    }
}
