//! What is told of packages that cannot be read.

use tabletop::{Message, message};

use crate::Problem;
use crate::mods::bounds::{MOST_ENTRIES, MOST_PACKAGE};
use crate::mods::told::Told;

/// What is told of a file that is no zip file, or was cut off.
pub(super) fn no_zip() -> Problem {
    Problem::new(message!("fault-package-no_zip", "is not a whole zip file")).remedy(again())
}

/// What is told of a package with more entries than are read.
pub(super) fn too_many_entries() -> Problem {
    let reason = message!("fault-package-many_entries", "has more than {most} entries", most = MOST_ENTRIES);
    Problem::new(reason).remedy(packed())
}

/// What is told of two entries of one name.
pub(super) fn twice() -> Problem {
    let reason = message!("fault-package-twice", "two entries have one name, capitals aside");
    Problem::new(reason).remedy(message!("remedy-package-one", "keep one of the two"))
}

/// How a package is made that can be read.
pub(super) fn packed() -> Message {
    message!("remedy-package-packed", "make it with 'rubicon-lab mod pack'")
}

fn again() -> Message {
    message!("remedy-package-again", "fetch it again, or ask whoever made it")
}

/// What is told where no mod is found.
pub(super) fn no_manifest() -> Problem {
    let remedy = message!("remedy-package-root", "a mod lies at the root of its package, or in one folder there");
    Problem::new(message!("fault-mod-no_manifest", "there is no mod.ron")).remedy(remedy)
}

/// What is told of an entry whose bytes are not those that were packed.
pub(super) fn damaged() -> Problem {
    Problem::new(message!("fault-package-damaged", "is damaged")).remedy(again())
}

/// What is told of a file that has more bytes than are read.
pub(super) fn large(most: u64) -> Problem {
    let reason = message!("fault-package-large", "has more than {most} bytes, unpacked", most);
    Problem::new(reason).remedy(message!("remedy-mod-smaller", "split it or make it smaller"))
}

/// What is told of a package that is too large to be read.
pub(super) fn too_large(size: u64) -> Problem {
    let reason =
        message!("fault-mod-large_file", "has {size} bytes, and at most {most} are read", size, most = MOST_PACKAGE);
    Problem::new(reason).remedy(message!("remedy-mod-smaller", "split it or make it smaller"))
}

/// Goes on where nothing was told.
///
/// # Errors
/// What was told, as much as anybody reads.
pub(super) fn refuse(told: Told) -> Result<(), Vec<Problem>> {
    let problems = told.finish(None);
    match problems.is_empty() {
        true => Ok(()),
        false => Err(problems),
    }
}
