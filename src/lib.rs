//! The client: everything that needs a window.
