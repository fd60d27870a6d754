//! The contract every game and every opponent keeps, and the suite that checks it
