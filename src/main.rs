//! Starts the client.

fn main() {}
