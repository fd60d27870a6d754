//! Corners.
