//! What a player marks on the board: squares that are empty, and squares on which a fox may be. The game knows nothing of it.

use boards::{
    board::Square,
    fox_hunt::{Area, FoxHunt, View},
};

use crate::{
    games::board_games::game::{Lying, Tool},
    keys::Action as Key,
    pieces::Face,
    text::Words,
};

/// The tools, in their order.
const TOOLS: [Marking; 3] = [Marking::All, Marking::ByItself, Marking::None];

/// What can be done with marks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Marking {
    /// Marks all that follows from what was told.
    All,
    /// Has that done after each shot, or no longer.
    ByItself,
    /// Takes all marks away.
    None,
}

/// The marks on a board.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Marks {
    /// No fox is there.
    empty: Area,
    /// A fox may be there.
    maybe: Area,
    /// Whether what follows from what was told is marked by itself.
    by_itself: bool,
    /// The same by the numbers of places, as the board shows it.
    shown: Vec<(u16, &'static str)>,
}

impl Marks {
    /// Marks a square as empty, then as one on which a fox may be, then not at all.
    pub fn mark(&mut self, game: &FoxHunt, view: &View, square: Square) {
        let here = Area::of(square) & game.ground() & !view.tried();
        (self.empty, self.maybe) = if self.maybe.contains(square) {
            (self.empty, self.maybe & !here)
        } else if self.empty.contains(square) {
            (self.empty & !here, self.maybe | here)
        } else {
            (self.empty | here, self.maybe)
        };
        self.lay(game);
    }

    /// Leaves no mark where it is known by now, and marks what follows from that, where it is to.
    pub fn follow(&mut self, game: &FoxHunt, view: &View) {
        let tried = view.tried();
        (self.empty, self.maybe) = (self.empty & !tried, self.maybe & !tried);
        if self.by_itself {
            self.mark_all(game, view);
        }
        self.lay(game);
    }

    /// Marks squares on which no fox can be as empty, and those on which one must be.
    fn mark_all(&mut self, game: &FoxHunt, view: &View) {
        let (empty, certain) = (game.impossible(view), game.certain(view));
        self.empty = (self.empty | empty) & !certain;
        self.maybe = (self.maybe | certain) & !empty;
    }

    fn lay(&mut self, game: &FoxHunt) {
        let places =
            |area: Area, kind| area.filter_map(move |square| game.place(square)).map(move |place| (place, kind));
        self.shown = places(self.empty, "mark").chain(places(self.maybe, "maybe")).collect();
    }

    /// Shows the marks on the heath that lies there.
    pub fn show(&self, lying: &mut [Lying]) {
        for piece in lying.iter_mut().filter(|piece| piece.face.kind.is_none()) {
            if let Some((_, kind)) = self.shown.iter().find(|(place, _)| *place == piece.place.0) {
                // Nobody knows what lies there, so it is nobody's.
                piece.face = Face { kind: Some((*kind).to_owned()), side: None };
            }
        }
    }

    /// What can be done with them, as the dock shows it.
    pub fn tools(&self, words: &Words) -> Vec<Tool> {
        let tool = |marking: Marking| {
            let [label, note] = match marking {
                Marking::All => ["fox_hunt-mark_all", "fox_hunt-mark_all_note"],
                Marking::ByItself => ["fox_hunt-mark_by_itself", "fox_hunt-mark_by_itself_note"],
                Marking::None => ["fox_hunt-mark_none", "fox_hunt-mark_none_note"],
            };
            Tool {
                label: words.get(label).to_owned(),
                note: words.get(note).to_owned(),
                on: marking == Marking::ByItself && self.by_itself,
                key: (marking == Marking::All).then_some(Key::MarkAll),
            }
        };
        TOOLS.map(tool).into()
    }

    /// Uses one of them, by its place in the list.
    pub fn use_tool(&mut self, game: &FoxHunt, view: &View, at: usize) {
        match TOOLS.get(at) {
            Some(Marking::All) => self.mark_all(game, view),
            Some(Marking::ByItself) => self.by_itself = !self.by_itself,
            Some(Marking::None) => (self.empty, self.maybe, self.by_itself) = (Area::none(), Area::none(), false),
            None => {}
        }
        self.follow(game, view);
    }
}

#[cfg(test)]
mod tests {
    use boards::fox_hunt::{BoardSize, Setup, read_position, square_name};
    use tabletop::notation::Span;

    use super::*;

    fn hunt(text: &str) -> (FoxHunt, View) {
        let setup = Setup { size: BoardSize::Tiny, foxes: 3, ..Setup::default() };
        let game = FoxHunt::new(setup).expect("sound");
        let view = read_position(&game, Span::of(text)).expect("a position");
        (game, view)
    }

    fn names(area: Area) -> Vec<String> {
        area.map(square_name).collect()
    }

    fn square(game: &FoxHunt, place: u16) -> Square {
        game.square_at(place).expect("on the board")
    }

    #[test]
    fn a_mark_goes_round_and_none_stays_where_something_was_found_out() {
        let (game, view) = hunt("c6=1 b6=3 d2=3");
        let (mut marks, a1) = (Marks::default(), square(&game, 0));
        marks.mark(&game, &view, a1);
        assert_eq!(marks.shown, [(0, "mark")]);
        marks.mark(&game, &view, a1);
        assert_eq!(marks.shown, [(0, "maybe")]);
        marks.mark(&game, &view, a1);
        assert_eq!(marks, Marks::default());
        marks.mark(&game, &view, Square(255));
        marks.mark(&game, &view, view.shots[0].square);
        assert_eq!(marks, Marks::default(), "what was shot at is known");
        marks.mark(&game, &view, a1);
        marks.follow(&game, &hunt("c6=1 b6=3 d2=3 a1=0").1);
        assert_eq!(marks, Marks::default());
    }

    #[test]
    fn what_follows_is_marked_on_demand_or_by_itself_and_goes_before_own_marks() {
        let (game, view) = hunt("c6=1 b6=3 d2=3");
        let d6 = game.certain(&view).next().expect("one fox is certain");
        let mut marks = Marks::default();
        marks.mark(&game, &view, d6);
        marks.use_tool(&game, &view, 0);
        assert_eq!((names(marks.maybe), marks.empty), (vec!["d6".to_owned()], game.impossible(&view)));
        marks.use_tool(&game, &view, 2);
        assert_eq!(marks, Marks::default());
        assert!(!marks.tools(&Words::english())[1].on);
        marks.use_tool(&game, &view, 1);
        assert!(marks.tools(&Words::english())[1].on && marks.maybe.contains(d6));
        let (_, next) = hunt("c6=1 b6=3 d2=3 d6=*");
        marks.follow(&game, &next);
        assert_eq!((marks.empty, marks.maybe), (game.impossible(&next), game.certain(&next)));
        assert!(!marks.maybe.contains(d6) && !marks.empty.is_empty());
    }
}
