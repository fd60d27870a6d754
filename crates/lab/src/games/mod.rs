//! One module per game: the only places in the lab that know one.

mod risk;

pub use risk::RiskModule;
