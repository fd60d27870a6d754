//! A small random selection of the values met.

use rand::RngExt;

use crate::Rng;

/// At most [`Pool::SIZE`] values, new ones taking the place of old ones at random.
pub(super) struct Pool<T>(Vec<T>);

impl<T: Clone + PartialEq> Pool<T> {
    const SIZE: usize = 48;

    pub fn new() -> Self {
        Self(Vec::new())
    }

    pub fn add(&mut self, value: &T, rng: &mut Rng) {
        if self.0.contains(value) {
            return;
        }
        if self.0.len() < Self::SIZE {
            self.0.push(value.clone());
        } else {
            self.0[rng.random_range(0..Self::SIZE)] = value.clone();
        }
    }

    pub fn values(&self) -> &[T] {
        &self.0
    }
}

/// At most `count` of `values`, chosen at random, in their order.
pub(super) fn choose<T>(mut values: Vec<T>, count: usize, rng: &mut Rng) -> Vec<T> {
    let (mut left, mut wanted) = (values.len(), count.min(values.len()));
    values.retain(|_| {
        let take = rng.random_range(0..left) < wanted;
        left -= 1;
        wanted -= usize::from(take);
        take
    });
    values
}
