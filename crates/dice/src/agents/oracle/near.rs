//! A kill that can happen is never called out of reach.

use search::{Expansion, Goal, Planning};
use tabletop::{Monitor, Seed};

use super::regret::KILL;
use crate::Content;
use crate::agents::turn::TurnState;

#[test]
fn what_is_called_out_of_reach_is() {
    let content = Content::shipped();
    let (mut near, mut far) = (0, 0);
    for seed in 0..3 {
        for mut board in super::boards(&content, 3, Seed(seed)) {
            // From nearly dead to just out of reach.
            let foe = &mut board.state.fighters[1];
            foe.hp = foe.hp.min([3, 9, 20][seed as usize]);
            let root = TurnState::aiming(&board.game, &KILL, &board.state);
            if root.over() {
                continue;
            }
            let Ok(plan) = Expansion::new().plan(&root, 2_000, false, &Monitor::new()) else { continue };
            if plan.value.points > 0.0 {
                assert_eq!(root.goal(), Goal::Open, "{} under {:?}: {:?}", board.enemy, board.status, board.state);
                near += 1;
            } else {
                far += u32::from(root.goal() == Goal::OutOfReach);
            }
        }
    }
    assert!(near > 200 && far > 200, "{near} near, {far} found to be far");
}
