//! Conquest: the rules of Risk, exact odds, maps and opponents
