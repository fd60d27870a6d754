//! The rules of a setup, and a step by them.

use tabletop::notation::Span;
use tabletop::{EventSink, Eye, Seat};

use super::action::{Action, Point};
use super::event::{Done, Event};
use super::setup::{MOST_QUIET, Setup, SetupError};
use super::state::{Past, State};
use super::unsound::unsound;
use crate::board::{Square, Squares, read_starts};
use crate::chess::fen;
use crate::chess::moves::{Move, Special};
use crate::chess::piece::{Kind, Piece, Side};
use crate::chess::rules::Rules;
use crate::chess::variant::Chess;

/// The rules of one game.
#[derive(Clone, Debug)]
pub struct Fog {
    pub(super) setup: Setup,
    pub(super) chess: Chess,
    /// What the game may begin with, one at least.
    pub(super) starts: Vec<State>,
    /// By piece: where it may stand, wherever it was led in a game from the usual start.
    homes: Vec<Squares<u128>>,
}

impl Fog {
    /// The rules of a setup.
    ///
    /// # Errors
    /// All that is wrong with it.
    pub fn new(setup: Setup) -> Result<Self, Vec<SetupError>> {
        let mut faults = Vec::new();
        if !(1..=MOST_QUIET).contains(&setup.quiet_limit) {
            faults.push(SetupError::Quiet(setup.quiet_limit));
        }
        let rules = setup.relative.rules();
        let usual = fen::read(rules, Span::of(rules.start)).map(|position| State::of(rules, &position));
        let starts: Vec<State> = usual.into_iter().collect();
        let chess = Chess::new(rules);
        let mut game = Self { homes: homes(&chess, &starts), chess, starts, setup };
        let read = |text: Span<'_>| {
            let mut state = State::of(rules, &fen::read(rules, text)?);
            // Whether it is over is told by itself.
            state.end = game.end_of(&state);
            game.check_validity(&state).map_err(|illegal| unsound(text, &illegal))?;
            Ok(state)
        };
        match read_starts(&game.setup.starts, read, |start| game.end_of(start).is_some()) {
            Ok(starts) if starts.is_empty() => {}
            Ok(starts) => {
                game.homes = homes(&game.chess, &starts);
                game.starts = starts;
            }
            Err(wrong) => faults.extend(wrong.into_iter().map(SetupError::Start)),
        }
        if faults.is_empty() { Ok(game) } else { Err(faults) }
    }

    /// The description of the game that is played.
    pub fn rules(&self) -> &'static Rules {
        self.chess.rules()
    }

    /// Whether it is played in fog.
    pub fn in_fog(&self) -> bool {
        self.setup.fog
    }

    /// Chess or its relative, without fog.
    pub fn chess(&self) -> &Chess {
        &self.chess
    }

    /// Where a piece may stand.
    pub(super) fn homes(&self, piece: Piece) -> Squares<u128> {
        self.homes[piece.index()]
    }

    /// The state before anything happened.
    pub(super) fn start_undecided(&self) -> State {
        let mut state = self.starts[0].clone();
        state.undecided = self.starts.len() > 1;
        state
    }

    /// The action that does a move.
    pub fn action_of(&self, mv: Move) -> Action {
        let size = self.rules().size;
        let (from, to) = (Point::of(size, mv.from), Point::of(size, mv.to));
        let letter = |kind: Kind| self.rules().kinds.get(kind.index()).map_or('?', |kind| kind.letter);
        match mv.special {
            Special::Passes => Action::Pass,
            Special::Drops(kind) => Action::Put { piece: letter(kind), to },
            Special::Promotes(kind) => Action::Move { from, to, into: Some(letter(kind)) },
            Special::None | Special::Castles(_) | Special::EnPassant(_) => Action::Move { from, to, into: None },
        }
    }

    /// Does a move that may be made.
    pub(super) fn play(&self, state: &mut State, mv: Move, events: &mut impl EventSink<Event>) {
        let (rules, mover, seat) = (self.rules(), state.mover, state.seat());
        let mut position = state.position(rules);
        let before =
            Past { key: position.repetition_key(), check: !self.setup.fog && self.chess.in_check(&position, mover) };
        let stands = if let Special::EnPassant(square) = mv.special { square } else { mv.to };
        let taken = position.play(rules, mv);
        state.follow(rules, &position);
        state.plies = state.plies.saturating_add(1);
        if let Some(piece) = taken {
            state.lost[piece.side.index()][piece.kind.index()] += 1;
        }
        if state.quiet == 0 {
            state.past.clear();
        } else {
            state.past.push(before);
        }
        state.end = self.end_of(state);
        self.tell(state, (mv, seat), taken.map(|piece| (piece, stands)), events);
    }

    fn tell(
        &self,
        state: &State,
        (mv, seat): (Move, Seat),
        taken: Option<(Piece, Square)>,
        events: &mut impl EventSink<Event>,
    ) {
        if mv.special == Special::Passes {
            events.push(|| Event::Passed { seat });
        } else if let Some(piece) = state.piece(mv.to) {
            let from = (!matches!(mv.special, Special::Drops(_))).then_some(mv.from);
            events.push(|| Event::Moved { seat, done: Some(Done { piece, from, to: mv.to }), taken });
        }
        if self.setup.fog {
            for side in Side::ALL {
                let seat = Seat(side.index() as u8);
                events.push(|| Event::Seen { seat, view: Box::new(self.view_of(state, Eye::Seat(seat))) });
            }
        }
        if let Some(end) = state.end {
            events.push(|| Event::Over(end));
        }
    }
}

/// By piece: the squares that a piece of that kind comes to from where it stands in one of these states, by any of its ways; all squares for what pawns become or hands hold.
fn homes(chess: &Chess, starts: &[State]) -> Vec<Squares<u128>> {
    let rules = chess.rules();
    let all: Squares<u128> = rules.size.squares().collect();
    let mut homes = vec![all; Piece::COUNT];
    for side in Side::ALL {
        for kind in (0..rules.kinds.len() as u8).map(Kind) {
            let piece = Piece { side, kind };
            let held = starts.iter().any(|start| start.hands[side.index()][kind.index()] > 0);
            let mut known = Squares::<u128>::none();
            let standing =
                |start: &State| rules.size.squares().filter(|square| start.piece(*square) == Some(piece)).collect();
            let mut left: Vec<Square> = starts.iter().flat_map(|start| -> Vec<Square> { standing(start) }).collect();
            if held || left.is_empty() {
                continue;
            }
            while let Some(square) = left.pop() {
                if !known.contains(square) {
                    known.insert(square);
                    left.extend(
                        chess.lines().of(piece, square).lines.iter().flat_map(|line| line.squares.iter().copied()),
                    );
                }
            }
            homes[piece.index()] = known;
        }
    }
    homes
}
