//! Whether a state or a view from elsewhere can stand under these rules, so that no other method ever meets one that cannot.

use tabletop::Game;

use super::FoxHunt;
use crate::board::{Soundness, sound};
use crate::fox_hunt::ground::{Area, rays};
use crate::fox_hunt::odds::{MOST_COUNTS, Odds};
use crate::fox_hunt::shot::{Answer, Shot};
use crate::fox_hunt::state::State;
use crate::fox_hunt::view::View;

impl FoxHunt {
    pub(super) fn check_validity(&self, state: &State) -> Soundness {
        if state.undecided {
            return sound(
                *state == self.start(),
                "undecided",
                "with which start the game begins is drawn before anything else",
            );
        }
        let in_order = state.foxes.windows(2).all(|pair| pair[0] < pair[1]);
        sound(in_order, "foxes_order", "foxes do not stand in the order of their squares, each once")?;
        sound(state.foxes.iter().all(|fox| self.is_on_board(*fox)), "foxes_beside", "a fox is beside the board")?;
        sound(state.foxes.len() <= usize::from(self.setup.foxes), "foxes_many", "there are more foxes than hide")?;
        self.check_shots(state)?;
        if self.is_hiding(state) {
            let begins = self.starts.iter().any(|start| start.shots == state.shots);
            sound(begins, "shots_early", "shots were fired before all foxes had hidden")?;
            sound(self.hiding_odds(state).is_some(), "foxes_hide", "the foxes cannot hide as the shots tell")?;
        }
        Ok(())
    }

    /// Whether a view from elsewhere can be one of this game.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn check_view(&self, view: &View) -> Soundness {
        if view.undecided {
            let begins = self.starts.len() > 1 && view.hidden == 0 && view.shots.is_empty();
            return sound(begins, "undecided", "with which start the game begins is drawn before anything else");
        }
        self.check_course(&view.shots)?;
        let hidden = u32::from(view.hidden);
        let fits = hidden >= view.found().len() && view.hidden <= self.setup.foxes;
        sound(fits, "foxes_hidden", "other foxes have hidden than there are")?;
        if view.hidden < self.setup.foxes {
            let begins = self.starts.iter().any(|start| start.shots == view.shots);
            sound(begins, "shots_early", "shots were fired before all foxes had hidden")?;
        }
        // What is too much to be counted is taken as it is: hunters estimate there.
        let possible = |clues| Odds::new(&clues, MOST_COUNTS).is_none_or(|odds| odds.placements() > 0);
        sound(self.clues(view).is_some_and(possible), "foxes_lie", "the foxes cannot lie as the shots tell")
    }

    /// Each shot went to a square of the board, to none twice, and none came after the last fox.
    fn check_course(&self, shots: &[Shot]) -> Soundness {
        sound(shots.len() <= self.ground.len() as usize, "shots_many", "there are more shots than squares")?;
        let mut tried = Area::none();
        for (number, shot) in shots.iter().enumerate() {
            sound(self.is_on_board(shot.square), "shots_beside", "a shot went beside the board")?;
            sound(!tried.contains(shot.square), "shots_twice", "a square was shot at twice")?;
            sound(!self.is_over(&shots[..number]), "shots_late", "a shot was fired after the last fox was found")?;
            tried.insert(shot.square);
        }
        Ok(())
    }

    /// Each shot told what it must.
    fn check_shots(&self, state: &State) -> Soundness {
        self.check_course(&state.shots)?;
        let (dens, hiding) = (state.dens(), self.is_hiding(state));
        for shot in &state.shots {
            sound(dens.contains(shot.square) == shot.hit(), "shots_fox", "a shot tells of another fox than there is")?;
            if let (Answer::Missed(count), false) = (shot.answer, hiding) {
                sound(
                    u32::from(count) == (rays(shot.square) & dens).len(),
                    "shots_count",
                    "a shot tells of other foxes than it sees",
                )?;
            }
        }
        Ok(())
    }
}
