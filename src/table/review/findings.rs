//! What was found so far.

use std::sync::{
    Arc, Mutex,
    mpsc::{Receiver, channel},
};

use bevy::tasks::{AsyncComputeTaskPool, Task};
use tabletop::{Finding, Game, Monitor, Reviewer, Seat, Session, review};

/// What was found so far of one seat's play. Dropping it stops whoever looks.
pub struct Review {
    /// The seat.
    pub seat: Seat,
    /// Findings with the steps they are about, in their order.
    pub found: Vec<(usize, Finding)>,
    /// How many steps are looked over; all of them once it is done.
    pub looked: usize,
    /// How many there are.
    pub steps: usize,
    /// Nobody else waits for it; the lock lets it lie where others may look at it.
    coming: Mutex<Receiver<(usize, Option<Finding>)>>,
    monitor: Arc<Monitor>,
    task: Task<()>,
}

impl Review {
    /// Begins to look over what a seat did in a session, up to where it stands.
    pub fn begin<G: Game>(session: Session<G>, seat: Seat, mut reviewer: Box<dyn Reviewer<G>>) -> Self {
        let steps = session.len();
        let (told, coming) = channel();
        let monitor = Arc::new(Monitor::new());
        let watched = Arc::clone(&monitor);
        let task = AsyncComputeTaskPool::get().spawn(async move {
            // Whoever is not waited for any more is stopped by the monitor.
            review(&session, seat, &mut *reviewer, &watched, |step, finding| drop(told.send((step, finding))));
        });
        Self { seat, found: Vec::new(), looked: 0, steps, coming: Mutex::new(coming), monitor, task }
    }

    /// Takes what was found since. Returns whether there is anything new. Never waits.
    pub fn poll(&mut self) -> bool {
        let (before, done) = (self.looked, self.task.is_finished());
        for (step, finding) in self.coming.get_mut().into_iter().flat_map(|coming| coming.try_iter()) {
            self.looked = step + 1;
            self.found.extend(finding.map(|finding| (step, finding)));
        }
        if done {
            self.looked = self.steps;
        }
        self.looked != before
    }

    /// Whether somebody still looks.
    pub fn goes_on(&self) -> bool {
        self.looked < self.steps
    }
}

impl Drop for Review {
    fn drop(&mut self) {
        self.monitor.stop();
    }
}
