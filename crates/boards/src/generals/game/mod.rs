//! The rules as a [`tabletop::Game`]: `generals` is the rules of a setup, `legal` what may be done, `play` does it, `ends` says how games end, `seeing` what each pair of eyes knows, `worlds` draws a state that looks like a view, `validity` says whether a state can be one, `facts` what
//! sentences may say of an action.

mod contract;
mod ends;
mod facts;
mod generals;
mod legal;
mod play;
mod seeing;
mod validity;
mod worlds;

pub use generals::Generals;
