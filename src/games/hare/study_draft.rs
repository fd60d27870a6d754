//! A study while it is written: a position, who stands to win, and why.

use hare::{Hare, Phase, State};
use lab::{Origin, Study};
use registry::games::hare::studies::{self, Title};
use tabletop::Seat;

use crate::{stamp, text::Words};

/// A study that is being written.
#[derive(Clone, PartialEq, Debug)]
pub struct StudyDraft {
    /// The position.
    pub state: State,
    /// Who stands to win.
    pub winner: Option<Seat>,
    /// Why.
    pub reason: String,
}

impl StudyDraft {
    /// One of a position; `None` where the race is over: there is nothing to judge.
    pub fn of(state: State) -> Option<Self> {
        let open = !matches!(state.phase(), Phase::Over(_));
        open.then(|| Self { state, winner: None, reason: String::new() })
    }

    /// The scene's file, once it is said who stands to win and why.
    pub fn written(&self, game: &Hare, words: &Words) -> Option<String> {
        let (winner, reason) = (self.winner?, self.reason.trim());
        if reason.is_empty() {
            return None;
        }
        let title = words.with("hare-study-named", &[("when", &stamp::local(&stamp::now()))]);
        let title = Title { title: &title, description: words.get("hare-study-description") };
        let study = Study { winner, reason: reason.to_owned(), origin: Origin::Hand };
        Some(studies::write(game, &self.state, title, &study))
    }
}

#[cfg(test)]
mod tests {
    use hare::Setup;
    use lab::{Library, Scene, TextFile};
    use registry::games::HareModule;
    use tabletop::Game;

    use super::*;

    #[test]
    fn what_is_kept_is_a_scene_with_the_same_position() {
        let words = Words::english();
        let game = Hare::new(Setup { seats: 3, board: "1978".to_owned(), ..Setup::default() }).expect("sound");
        let mut state = game.start();
        for action in ["+5", "+2", "+10"] {
            game.apply(&mut state, &action.parse().expect("a move"), &mut Vec::new()).expect("legal");
        }
        let mut draft = StudyDraft::of(state).expect("the race is on");
        assert_eq!(draft.written(&game, &words), None, "nothing is said yet");
        draft.winner = Some(Seat(2));
        assert_eq!(draft.written(&game, &words), None);
        "It has \"most\" carrots.".clone_into(&mut draft.reason);
        let text = draft.written(&game, &words).expect("all is said");
        let library = Library::open(std::path::Path::new(env!("CARGO_MANIFEST_DIR"))).expect("the program's files");
        let scene = Scene::load(&HareModule, &library, &TextFile { name: "study".to_owned(), text }).expect("a scene");
        let study = scene.study.expect("a study");
        assert_eq!((study.winner, study.reason.as_str()), (Seat(2), "It has \"most\" carrots."));
        let begun = scene.origin.expect("in the middle");
        assert_eq!(game.position(&begun), game.position(&state));
        assert_eq!(scene.game.setup(), game.setup());
    }

    #[test]
    fn a_race_that_is_over_is_no_study() {
        let game = Hare::new(Setup { seats: 2, ..Setup::default() }).expect("sound");
        let mut position = game.position(&game.start());
        position.players[0].salads = 0;
        position.players[0].runners[0] = hare::RunnerAt { square: 64, place: 1, ..Default::default() };
        let over = game.place(&position).expect("it can be");
        assert_eq!(StudyDraft::of(over), None);
    }
}
