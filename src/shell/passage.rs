//! Something that takes a while: how far it has come, and how far the eye is to see it.

/// How far something is seen to be that has come so far (0–1): it starts slowly, and slows down where it ends.
pub fn eased(share: f32) -> f32 {
    share * share * (3.0 - 2.0 * share)
}

/// Something that takes a while, such as the way of a piece or the glide of the view.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Passage {
    passed: f32,
    lasts: f32,
}

impl Passage {
    /// It begins now and takes so many seconds.
    pub const fn new(seconds: f32) -> Self {
        Self { passed: 0.0, lasts: seconds }
    }

    /// Lets time pass. Returns whether it still goes on.
    pub fn pass(&mut self, seconds: f32) -> bool {
        self.passed += seconds;
        self.passed < self.lasts
    }

    /// How much of its time is over (0–1).
    pub fn share(self) -> f32 {
        if self.lasts > 0.0 { (self.passed / self.lasts).min(1.0) } else { 1.0 }
    }

    /// How far it is seen to be (0–1).
    pub fn eased(self) -> f32 {
        eased(self.share())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_takes_its_time_and_no_more() {
        let mut passage = Passage::new(0.4);
        assert_eq!((passage.share(), passage.eased()), (0.0, 0.0));
        assert!(passage.pass(0.1));
        assert!((passage.share() - 0.25).abs() < 1e-6 && passage.eased() < 0.25, "it starts slowly");
        assert!(passage.pass(0.2));
        assert!(passage.eased() > 0.75, "and slows down");
        assert!(!passage.pass(0.5));
        assert_eq!((passage.share(), passage.eased()), (1.0, 1.0));
        let mut none = Passage::new(0.0);
        assert!(none.share() == 1.0 && !none.pass(0.0), "what takes no time is over at once");
    }
}
