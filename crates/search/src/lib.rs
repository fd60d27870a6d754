//! Alpha-beta, max^n and what a search can tell about itself; knows no game
