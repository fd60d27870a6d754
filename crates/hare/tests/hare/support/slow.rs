//! A plain second implementation of what may be done, written from the rules page alone: lists and loops, nothing shared with the
//! crate but letters and numbers. Slow, and easy to see through.

/// The squares of the two boards, as the rules page has them.
pub const BOARDS: [(&str, &str); 2] = [
    ("1978", "SHCH3CHLI42I3CHIF24I3CL2IHC432IHFCH23ICHC2LI34H2FCIH324CILHC2HLHG"),
    ("2008", "SHCH3CHF24LI3CHIF24I3CL2IHC432IHFCH23ICHC2LI34H2FCIH324CILHCFCHCG"),
];

/// One runner of one seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Hopper {
    pub seat: usize,
    pub letter: &'static str,
    pub square: usize,
    pub eats: bool,
}

/// What counts for the moves of a turn.
#[derive(Clone, PartialEq, Debug)]
pub struct Slow {
    pub board: Vec<char>,
    pub luck: bool,
    pub toll: bool,
    pub mover: usize,
    pub carrots: Vec<usize>,
    pub salads: Vec<usize>,
    pub hoppers: Vec<Hopper>,
}

impl Slow {
    fn taken(&self, square: usize) -> bool {
        square != 0 && square != 64 && self.hoppers.iter().any(|hopper| hopper.square == square)
    }

    fn price(from: usize, to: usize) -> usize {
        (1..=to - from).sum()
    }

    /// Seats that have no runner left in the race.
    fn finished(&self) -> usize {
        let racing = |seat| self.hoppers.iter().any(|hopper| hopper.seat == seat && hopper.square != 64);
        (0..self.carrots.len()).filter(|&seat| !racing(seat)).count()
    }

    /// Runners of others that were ahead of a hopper and are behind where it goes.
    fn passed(&self, hopper: &Hopper, to: usize) -> usize {
        let rivals = self.hoppers.iter().filter(|other| other.seat != hopper.seat);
        rivals.filter(|other| hopper.square < other.square && other.square < to).count()
    }

    fn may_enter(&self, hopper: &Hopper, to: usize) -> bool {
        let carrots = self.carrots[hopper.seat];
        let price = Self::price(hopper.square, to);
        if price > carrots || self.taken(to) {
            return false;
        }
        match self.board[to] {
            'I' => false,
            'H' if self.toll => price + 10 * self.passed(hopper, to) <= carrots,
            'H' => self.luck,
            'L' => self.salads[hopper.seat] > 0,
            'G' => {
                let racing =
                    self.hoppers.iter().filter(|other| other.seat == hopper.seat && other.square != 64).count();
                racing > 1 || (self.salads[hopper.seat] == 0 && carrots - price <= 10 * (self.finished() + 1))
            }
            _ => true,
        }
    }

    /// Steps of one runner.
    pub fn steps(&self, hopper: &Hopper) -> Vec<String> {
        let mut steps = Vec::new();
        if hopper.square == 64 {
            return steps;
        }
        for to in hopper.square + 1..=64 {
            if self.may_enter(hopper, to) {
                steps.push(format!("{}+{}", hopper.letter, to - hopper.square));
            }
        }
        let hedgehog = (0..hopper.square).rev().find(|&square| self.board[square] == 'I');
        if let Some(hedgehog) = hedgehog.filter(|&square| !self.taken(square)) {
            steps.push(format!("{}-{}", hopper.letter, hopper.square - hedgehog));
        }
        steps
    }

    /// Everything the seat may do in a turn, sorted.
    pub fn turn(&self) -> Vec<String> {
        let own: Vec<&Hopper> = self.hoppers.iter().filter(|hopper| hopper.seat == self.mover).collect();
        if own.iter().any(|hopper| hopper.eats) {
            return vec!["eat".to_owned()];
        }
        let mut all: Vec<String> = own.iter().flat_map(|hopper| self.steps(hopper)).collect();
        if own.iter().any(|hopper| self.board[hopper.square] == 'C') {
            all.push("take".to_owned());
            if self.carrots[self.mover] >= 10 {
                all.push("give".to_owned());
            }
        }
        all.sort();
        all
    }
}
