//! `rubicon-lab`: the headless command line.

fn main() {}
