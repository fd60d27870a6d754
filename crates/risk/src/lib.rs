//! Conquest: the rules of Risk, exact odds, maps and opponents

pub mod map;
