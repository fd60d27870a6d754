//! The suite every game and every agent must pass.
