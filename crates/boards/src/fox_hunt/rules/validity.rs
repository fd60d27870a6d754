//! Whether a state read from a file can stand under these rules, so that no other method ever meets one that cannot.

use tabletop::{Game, Illegal};

use super::FoxHunt;
use crate::fox_hunt::ground::{Area, rays};
use crate::fox_hunt::shot::Answer;
use crate::fox_hunt::state::State;

type Verdict = Result<(), Illegal>;

fn ensure(holds: bool, text: &'static str) -> Verdict {
    if holds { Ok(()) } else { Err(Illegal::new("invalid-state", text)) }
}

impl FoxHunt {
    pub(super) fn check_validity(&self, state: &State) -> Verdict {
        if state.undecided {
            return ensure(*state == self.start(), "with which start the game begins is drawn before anything else");
        }
        let in_order = state.foxes.windows(2).all(|pair| pair[0] < pair[1]);
        ensure(in_order, "foxes do not stand in the order of their squares, each once")?;
        ensure(state.foxes.iter().all(|fox| self.is_on_board(*fox)), "a fox is beside the board")?;
        ensure(state.foxes.len() <= usize::from(self.setup.foxes), "there are more foxes than hide")?;
        self.check_shots(state)?;
        if self.is_hiding(state) {
            let begins = self.starts.iter().any(|start| start.shots == state.shots);
            ensure(begins, "shots were fired before all foxes had hidden")?;
            ensure(self.hiding_odds(state).is_some(), "the foxes cannot hide as the shots tell")?;
        }
        Ok(())
    }

    /// Each shot told what it must.
    fn check_shots(&self, state: &State) -> Verdict {
        let (dens, hiding) = (state.dens(), self.is_hiding(state));
        let mut tried = Area::none();
        let most = self.ground.len() as usize;
        ensure(state.shots.len() <= most, "there are more shots than squares")?;
        for (number, shot) in state.shots.iter().enumerate() {
            ensure(self.is_on_board(shot.square), "a shot went beside the board")?;
            ensure(!tried.contains(shot.square), "a square was shot at twice")?;
            ensure(!self.is_over(&state.shots[..number]), "a shot was fired after the last fox was found")?;
            tried.insert(shot.square);
            ensure(dens.contains(shot.square) == shot.hit(), "a shot tells of another fox than there is")?;
            if let (Answer::Missed(count), false) = (shot.answer, hiding) {
                ensure(
                    u32::from(count) == (rays(shot.square) & dens).len(),
                    "a shot tells of other foxes than it sees",
                )?;
            }
        }
        Ok(())
    }
}
