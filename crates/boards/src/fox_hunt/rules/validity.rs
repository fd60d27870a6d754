//! Whether a state or a view from elsewhere can stand under these rules, so that no other method ever meets one that cannot.

use tabletop::{Game, Illegal};

use super::FoxHunt;
use crate::fox_hunt::ground::{Area, rays};
use crate::fox_hunt::odds::{MOST_COUNTS, Odds};
use crate::fox_hunt::shot::{Answer, Shot};
use crate::fox_hunt::state::State;
use crate::fox_hunt::view::View;

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

    /// Whether a view from elsewhere can be one of this game.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn check_view(&self, view: &View) -> Verdict {
        if view.undecided {
            let begins = self.starts.len() > 1 && view.hidden == 0 && view.shots.is_empty();
            return ensure(begins, "with which start the game begins is drawn before anything else");
        }
        self.check_course(&view.shots)?;
        let hidden = u32::from(view.hidden);
        let fits = hidden >= view.found().len() && view.hidden <= self.setup.foxes;
        ensure(fits, "other foxes have hidden than there are")?;
        if view.hidden < self.setup.foxes {
            let begins = self.starts.iter().any(|start| start.shots == view.shots);
            ensure(begins, "shots were fired before all foxes had hidden")?;
        }
        // What is too much to be counted is taken as it is: hunters estimate there.
        let possible = |clues| Odds::new(&clues, MOST_COUNTS).is_none_or(|odds| odds.placements() > 0);
        ensure(self.clues(view).is_some_and(possible), "the foxes cannot lie as the shots tell")
    }

    /// Each shot went to a square of the board, to none twice, and none came after the last fox.
    fn check_course(&self, shots: &[Shot]) -> Verdict {
        ensure(shots.len() <= self.ground.len() as usize, "there are more shots than squares")?;
        let mut tried = Area::none();
        for (number, shot) in shots.iter().enumerate() {
            ensure(self.is_on_board(shot.square), "a shot went beside the board")?;
            ensure(!tried.contains(shot.square), "a square was shot at twice")?;
            ensure(!self.is_over(&shots[..number]), "a shot was fired after the last fox was found")?;
            tried.insert(shot.square);
        }
        Ok(())
    }

    /// Each shot told what it must.
    fn check_shots(&self, state: &State) -> Verdict {
        self.check_course(&state.shots)?;
        let (dens, hiding) = (state.dens(), self.is_hiding(state));
        for shot in &state.shots {
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
