//! Registry of games and agents, matches, statistics and benchmarks, without a window
