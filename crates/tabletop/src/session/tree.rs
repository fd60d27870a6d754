//! How the lines of a session are kept: every step once.
//!
//! The tree is rooted in the line the session stands on, so that the steps of this line lie in one piece. Every other line is an
//! offshoot of it or of another offshoot, with its own steps alone. An offshoot shares a step at least with its parent that its
//! parent's parent does not have, else it would be an offshoot of that one. To go to an offshoot of the current line is to
//! [swap](Tree::swap) the two: what is left of one becomes an offshoot of the other.

use std::collections::BTreeMap;

use derive_where::derive_where;

use crate::course::Course;
use crate::line::{LineId, MOST_LINES};
use crate::{Game, NoEvents, Standing, Step};

/// States are kept at every such step, so that going anywhere never replays more than this many.
const KEYFRAME: usize = 64;

/// What a line ends in.
#[derive(Clone, Debug)]
pub(super) struct End {
    pub hash: u64,
    pub standing: Option<Standing>,
}

#[derive_where(Clone, Debug)]
pub(super) struct Offshoot<G: Game> {
    /// The line it shares its first steps with.
    pub parent: LineId,
    /// How many steps it shares with it.
    pub fork: usize,
    /// Its own steps.
    pub steps: Vec<Step<G>>,
    /// The courses before those steps, numbered from the start, that are multiples of [`KEYFRAME`], but for its first own.
    keyframes: Vec<Course<G>>,
    pub end: End,
}

impl<G: Game> Offshoot<G> {
    pub fn len(&self) -> usize {
        self.fork + self.steps.len()
    }
}

#[derive_where(Clone, Debug)]
pub(super) struct Tree<G: Game> {
    current: LineId,
    /// All steps of the current line.
    steps: Vec<Step<G>>,
    /// The courses on it before step 0, 64, 128, …
    keyframes: Vec<Course<G>>,
    offshoots: BTreeMap<LineId, Offshoot<G>>,
    /// The number of the next line that begins.
    next: LineId,
}

/// The number of the first keyframe after a fork.
fn after(fork: usize) -> usize {
    fork / KEYFRAME + 1
}

impl<G: Game> Tree<G> {
    /// A line with this number that begins with this course.
    pub fn new(line: LineId, start: Course<G>) -> Self {
        let next = LineId(line.0 + 1);
        Self { current: line, steps: Vec::new(), keyframes: vec![start], offshoots: BTreeMap::new(), next }
    }

    pub fn current(&self) -> LineId {
        self.current
    }

    /// The steps of the current line.
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps
    }

    pub fn offshoots(&self) -> &BTreeMap<LineId, Offshoot<G>> {
        &self.offshoots
    }

    /// Whether there are as many lines as there may be.
    pub fn is_full(&self) -> bool {
        self.offshoots.len() + 1 >= MOST_LINES
    }

    /// The line's steps from the start to its end; `None` where there is no such line.
    pub fn len(&self, line: LineId) -> Option<usize> {
        if line == self.current { Some(self.steps.len()) } else { self.offshoots.get(&line).map(Offshoot::len) }
    }

    /// The course on the current line before step `index`, which must not be beyond its end.
    pub fn course_at(&self, game: &G, index: usize) -> Course<G> {
        let keyframe = (index / KEYFRAME).min(self.keyframes.len() - 1);
        let course = self.keyframes[keyframe].clone();
        walked(course, game, &self.steps[keyframe * KEYFRAME..index])
    }

    /// The same on any line.
    pub fn course_on(&self, game: &G, line: LineId, index: usize) -> Course<G> {
        let line = self.owner(line, index);
        let Some(offshoot) = self.offshoots.get(&line) else { return self.course_at(game, index) };
        let (first, keyframe) = (after(offshoot.fork), index / KEYFRAME);
        let (course, from) = if keyframe >= first {
            (offshoot.keyframes[keyframe - first].clone(), keyframe * KEYFRAME)
        } else {
            (self.course_on(game, offshoot.parent, offshoot.fork), offshoot.fork)
        };
        walked(course, game, &offshoot.steps[from - offshoot.fork..index - offshoot.fork])
    }

    /// The line, among those that a line is an offshoot of and itself, whose own step leads to `index`.
    fn owner(&self, line: LineId, index: usize) -> LineId {
        let mut owner = line;
        while let Some(offshoot) = self.offshoots.get(&owner).filter(|offshoot| index <= offshoot.fork) {
            owner = offshoot.parent;
        }
        owner
    }

    /// Adds a step to the end of the current line; `course` is the one after it.
    pub fn append(&mut self, step: Step<G>, course: &Course<G>) {
        self.steps.push(step);
        if self.steps.len().is_multiple_of(KEYFRAME) {
            self.keyframes.push(course.clone());
        }
    }

    /// Drops the steps of the current line from `at` on, on which no offshoot may hang.
    pub fn truncate(&mut self, at: usize) {
        self.steps.truncate(at);
        self.keyframes.truncate(after(at));
    }

    /// Begins a line of the current one's steps before `at`. That one becomes an offshoot of it with the others, of which it
    /// must have some.
    pub fn set_aside(&mut self, at: usize, end: End) {
        let line = self.next;
        self.next = LineId(line.0 + 1);
        self.hang(line, at, end);
        self.current = line;
    }

    /// Goes to an offshoot of the current line. What is left of this one becomes an offshoot of it, with this end; without an
    /// end it is dropped, and so it is where nothing is left. Returns the end of the line it went to.
    pub fn swap(&mut self, line: LineId, end: Option<End>) -> Option<End> {
        let mut to = self.offshoots.remove(&line)?;
        match end.filter(|_| to.fork < self.steps.len()) {
            Some(end) => self.hang(line, to.fork, end),
            None => {
                self.truncate(to.fork);
                self.adopt(self.current, line, usize::MAX);
            }
        }
        self.current = line;
        self.steps.append(&mut to.steps);
        self.keyframes.append(&mut to.keyframes);
        Some(to.end)
    }

    /// Makes the current line's steps from `fork` on an offshoot of `parent`, which takes the shared ones over.
    fn hang(&mut self, parent: LineId, fork: usize, end: End) {
        self.adopt(self.current, parent, fork);
        let (steps, keyframes) = (self.steps.split_off(fork), self.keyframes.split_off(after(fork)));
        self.offshoots.insert(self.current, Offshoot { parent, fork, steps, keyframes, end });
    }

    /// Hands the offshoots of one line that leave it after at most `most` steps over to another.
    fn adopt(&mut self, from: LineId, to: LineId, most: usize) {
        for offshoot in self.offshoots.values_mut().filter(|other| other.parent == from && other.fork <= most) {
            offshoot.parent = to;
        }
    }

    /// Adds further steps, at least one, that were followed from the end of the current line.
    pub fn extend(&mut self, steps: &[Step<G>], mut followed: Grown<G>) {
        self.steps.extend_from_slice(steps);
        self.keyframes.append(&mut followed.keyframes);
    }

    /// Adds an offshoot with these steps, at least one, that were followed from where it leaves a line that is there.
    pub fn graft(&mut self, line: LineId, (parent, fork): (LineId, usize), steps: Vec<Step<G>>, followed: Grown<G>) {
        let parent = self.owner(parent, fork);
        self.next = self.next.max(LineId(line.0 + 1));
        let Grown { keyframes, end } = followed;
        self.offshoots.insert(line, Offshoot { parent, fork, steps, keyframes, end });
    }

    /// Removes an offshoot. Where others hang on it, the one that shares most of it takes over what it shares.
    pub fn remove(&mut self, line: LineId) {
        let Some(mut gone) = self.offshoots.remove(&line) else { return };
        let heirs = self.offshoots.iter().filter(|(_, other)| other.parent == line);
        let Some((id, fork)) = heirs.map(|(id, other)| (*id, other.fork)).max_by_key(|&(_, fork)| fork) else { return };
        self.adopt(line, id, usize::MAX);
        let Some(heir) = self.offshoots.get_mut(&id) else { return };
        gone.steps.truncate(fork - gone.fork);
        gone.keyframes.truncate(after(fork) - after(gone.fork));
        gone.steps.append(&mut heir.steps);
        gone.keyframes.append(&mut heir.keyframes);
        (heir.parent, heir.fork) = (gone.parent, gone.fork);
        (heir.steps, heir.keyframes) = (gone.steps, gone.keyframes);
    }

    /// The offshoots that leave the current line after `at` steps or more, directly or by way of others, each after the one it
    /// hangs on.
    pub fn beyond(&self, at: usize) -> Vec<LineId> {
        let mut found = vec![self.current];
        let mut next = 0;
        while let Some(&parent) = found.get(next) {
            let hang_here = self.offshoots.iter().filter(|(_, other)| other.parent == parent && other.fork >= at);
            found.extend(hang_here.map(|(id, _)| *id));
            next += 1;
        }
        found.split_off(1)
    }

    /// The offshoots that lead from the current line to `line`, which is the last of them; none for the current line.
    pub fn way_to(&self, line: LineId) -> Vec<LineId> {
        let mut way = Vec::new();
        let mut at = line;
        while let Some(offshoot) = self.offshoots.get(&at) {
            way.push(at);
            at = offshoot.parent;
        }
        way.reverse();
        way
    }
}

/// What is known of steps that were followed.
#[derive_where(Debug)]
pub(super) struct Grown<G: Game> {
    keyframes: Vec<Course<G>>,
    pub end: End,
}

/// Makes further steps with `course`, which stands where they begin.
///
/// # Errors
/// The first step that cannot be made, and why.
pub(super) fn grown<G: Game>(
    mut course: Course<G>,
    game: &G,
    steps: &[Step<G>],
) -> Result<Grown<G>, (usize, crate::Illegal)> {
    let mut keyframes = Vec::new();
    for step in steps {
        let index = course.steps as usize;
        course.follow(game, step, &mut NoEvents).map_err(|illegal| (index, illegal))?;
        if (index + 1).is_multiple_of(KEYFRAME) {
            keyframes.push(course.clone());
        }
    }
    Ok(Grown { keyframes, end: end_of(&course, game) })
}

/// What a course ends in.
pub(super) fn end_of<G: Game>(course: &Course<G>, game: &G) -> End {
    End { hash: course.hash(game), standing: course.standing(game) }
}

/// Makes steps that were followed once before.
fn walked<G: Game>(mut course: Course<G>, game: &G, steps: &[Step<G>]) -> Course<G> {
    for step in steps {
        if course.follow(game, step, &mut NoEvents).is_err() {
            break; // Cannot be: every step was followed once when it was made.
        }
    }
    course
}
