//! What was left to Bevy's task pools, taken back once it is done.

use bevy::tasks::{Task, futures::check_ready};

/// What the task brought, once: from then on the place is empty. `None` while the task runs or where there is none. Never waits.
pub fn take_ready<T>(place: &mut Option<Task<T>>) -> Option<T> {
    let brought = check_ready(place.as_mut()?)?;
    *place = None;
    Some(brought)
}

#[cfg(test)]
mod tests {
    use bevy::tasks::{AsyncComputeTaskPool, TaskPool};

    use super::*;

    #[test]
    fn a_task_is_taken_once_and_only_when_it_is_done() {
        let pool = AsyncComputeTaskPool::get_or_init(TaskPool::default);
        let (send, receive) = std::sync::mpsc::channel();
        let mut place = Some(pool.spawn(async move { receive.recv().unwrap_or_default() }));
        assert_eq!(take_ready(&mut place), None, "nothing was sent yet");
        assert!(place.is_some(), "a task that runs stays");
        send.send(7).expect("the task listens");
        let brought = std::iter::repeat_with(|| {
            std::thread::yield_now();
            take_ready(&mut place)
        });
        assert_eq!(brought.flatten().next(), Some(7));
        assert!(place.is_none());
        assert_eq!(take_ready(&mut place), None);
    }
}
