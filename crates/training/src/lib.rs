//! Learning by playing: numbers of an agent ([`train`]) and whole strategies ([`breed`]), by optimisers that know no game ([`evolution`]).
//!
//! [`TrainRequest`](train::TrainRequest) → [`Training`](train::Training) and [`BreedRequest`](breed::BreedRequest) →
//! [`BreedReport`](breed::BreedReport), the same for a seed at any number of threads. A game says what can be learned by
//! [`TrainingModule`] and [`Breeding`](breed::Breeding); whoever knows no game asks [`AnyGameTraining`].

pub mod breed;
pub mod evolution;
pub mod train;

pub use train::{AnyGameTraining, TrainingModule};
