//! Endings with few pieces, solved from their ends backwards (Ströhlein 1970): who wins from each position, and in how many plies.

/// How a position ends at best play by both sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Solved {
    /// The side to act wins in so many plies.
    Won(u8),
    /// It loses in so many plies, 0 where the game is over.
    Lost(u8),
    /// Neither side can win.
    Drawn,
}

impl Solved {
    /// How the position before stood for the side that has acted.
    #[must_use]
    pub fn before(self) -> Self {
        match self {
            Solved::Won(plies) => Solved::Lost(plies.saturating_add(1)),
            Solved::Lost(plies) => Solved::Won(plies.saturating_add(1)),
            Solved::Drawn => Solved::Drawn,
        }
    }

    /// Greater for what is better for the side to act: to win, the sooner the better; to draw; to lose, the later the better.
    fn rank(self) -> i16 {
        match self {
            Solved::Won(plies) => i16::from(NEVER) + 1 - i16::from(plies),
            Solved::Drawn => 0,
            Solved::Lost(plies) => i16::from(plies) - i16::from(NEVER) - 1,
        }
    }
}

/// How the game ends after each of these moves for whoever makes it, best first: what wins soonest, or loses latest. `after` tells it of the position a move leads to; `None` where it does not
/// know one of them.
pub fn ranked_by_tables<M>(
    moves: impl IntoIterator<Item = M>,
    after: impl Fn(&M) -> Option<Solved>,
) -> Option<Vec<(M, Solved)>> {
    let known = moves.into_iter().map(|mv| after(&mv).map(|after| (mv, after.before())));
    let mut ranked: Vec<(M, Solved)> = known.collect::<Option<_>>()?;
    ranked.sort_by_key(|(_, solved)| std::cmp::Reverse(solved.rank()));
    Some(ranked)
}

/// The positions of some pieces, with all that is needed to solve them.
pub trait Endings {
    /// A position.
    type Position;

    /// How many numbers there are for positions, of which some may be none.
    fn count(&self) -> usize;

    /// The position of a number; `None` where no such position can be.
    fn position(&self, number: usize) -> Option<Self::Position>;

    /// The number of a position.
    fn number(&self, position: &Self::Position) -> usize;

    /// Tells what may be done; nothing at all where the game is over, which then is lost for the side to act, as it is where nothing can be done.
    fn replies(&self, position: &Self::Position, told: &mut Replies);

    /// Tells each position from which a move that takes nothing leads to this one. A position in which the game was over already may be among them.
    fn before(&self, position: &Self::Position, tell: impl FnMut(&Self::Position));
}

/// What may be done in a position.
#[derive(Clone, Copy, Default, Debug)]
pub struct Replies {
    quiet: u8,
    captures: u8,
    /// The shortest way to win by a capture.
    won: Option<u8>,
    /// The longest way to lose by one.
    longest: u8,
    /// Whether one neither wins nor loses.
    safe: bool,
}

impl Replies {
    /// A move to another of these positions.
    #[inline]
    pub fn quiet(&mut self) {
        self.quiet += 1;
    }

    /// A capture, after which the position ends so for the side that is to act then.
    #[inline]
    pub fn capture(&mut self, after: Solved) {
        self.captures += 1;
        match after {
            Solved::Lost(plies) => self.won = Some(self.won.map_or(plies + 1, |least| least.min(plies + 1))),
            Solved::Won(plies) => self.longest = self.longest.max(plies + 1),
            Solved::Drawn => self.safe = true,
        }
    }
}

/// How each of some positions ends. What wins takes the fewest plies, what loses the most, wherever pieces are taken on the way.
#[derive(Clone, Debug)]
pub struct EndingTable {
    /// By the number of the position: one more than its plies to the end, 0 where it is drawn. All ends are lost for the side to act, so odd plies are won.
    plies: Vec<u8>,
}

/// More moves than any position has: it is never lost.
const NEVER: u8 = u8::MAX;
/// Longer than any ending.
const LONGEST: usize = 250;

impl EndingTable {
    /// How the position of a number ends.
    #[inline]
    pub fn solved(&self, number: usize) -> Solved {
        match self.plies.get(number).copied().unwrap_or(0) {
            0 => Solved::Drawn,
            more if more % 2 == 1 => Solved::Lost(more - 1),
            more => Solved::Won(more - 1),
        }
    }

    /// Solves all of these positions.
    pub fn new<E: Endings>(endings: &E) -> Self {
        let mut solving = Solving {
            plies: vec![0; endings.count()],
            open: vec![0; endings.count()],
            longest: vec![0; endings.count()],
            due: vec![Vec::new(); LONGEST + 2],
        };
        for at in 0..endings.count() {
            let Some(position) = endings.position(at) else { continue };
            let mut told = Replies::default();
            endings.replies(&position, &mut told);
            solving.begin(at, told);
        }
        for plies in 0..=LONGEST {
            for at in std::mem::take(&mut solving.due[plies]) {
                solving.settle(endings, at as usize, plies);
            }
        }
        Self { plies: solving.plies }
    }
}

struct Solving {
    plies: Vec<u8>,
    /// Moves of each position that may not lose yet.
    open: Vec<u8>,
    /// The longest of those that lose.
    longest: Vec<u8>,
    /// Positions that are settled in so many plies.
    due: Vec<Vec<u32>>,
}

impl Solving {
    /// What a position says of itself: whether the game is over there, what its captures lead to, how many moves are left.
    fn begin(&mut self, at: usize, told: Replies) {
        let Replies { quiet, captures, won, longest, safe } = told;
        if quiet + captures == 0 {
            self.plies[at] = 1;
            self.due[0].push(at as u32);
        } else if let Some(plies) = won {
            self.open[at] = NEVER;
            self.due[usize::from(plies)].push(at as u32);
        } else if safe {
            self.open[at] = NEVER;
        } else {
            (self.open[at], self.longest[at]) = (quiet, longest);
            if quiet == 0 {
                self.due[usize::from(longest)].push(at as u32);
            }
        }
    }

    /// A position ends in so many plies: what does that say of those before it?
    fn settle<E: Endings>(&mut self, endings: &E, at: usize, plies: usize) {
        if plies > 0 && self.plies[at] != 0 {
            return;
        }
        self.plies[at] = plies as u8 + 1;
        let next = plies + 1;
        let Some(position) = endings.position(at) else { return };
        endings.before(&position, |earlier| {
            let at = endings.number(earlier);
            if self.plies[at] != 0 {
                return;
            }
            if plies.is_multiple_of(2) {
                self.open[at] = NEVER;
                self.due[next].push(at as u32);
            } else if self.open[at] != NEVER {
                self.open[at] -= 1;
                self.longest[at] = self.longest[at].max(next as u8);
                if self.open[at] == 0 {
                    self.due[usize::from(self.longest[at])].push(at as u32);
                }
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A heap of counters, of which a turn takes one or two; whoever cannot take any more has lost. All moves take nothing from the board.
    struct Heap;

    impl Endings for Heap {
        type Position = usize;

        fn count(&self) -> usize {
            20
        }

        fn position(&self, number: usize) -> Option<usize> {
            Some(number)
        }

        fn number(&self, position: &usize) -> usize {
            *position
        }

        fn replies(&self, position: &usize, told: &mut Replies) {
            (0..(*position).min(2)).for_each(|_| told.quiet());
        }

        fn before(&self, position: &usize, mut tell: impl FnMut(&usize)) {
            (1..=2).map(|taken| position + taken).filter(|earlier| *earlier < 20).for_each(|earlier| tell(&earlier));
        }
    }

    #[test]
    fn each_third_heap_is_lost() {
        let table = EndingTable::new(&Heap);
        for left in 0..20 {
            let lost = matches!(table.solved(left), Solved::Lost(_));
            assert_eq!(lost, left % 3 == 0, "{left}: {:?}", table.solved(left));
        }
        assert_eq!(
            (table.solved(0), table.solved(2), table.solved(3)),
            (Solved::Lost(0), Solved::Won(1), Solved::Lost(2))
        );
    }
}
