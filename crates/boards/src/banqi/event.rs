//! What happened, for animation, sound and log. Everybody sees all of it.

use super::piece::Kind;
use crate::face_down::event_of;

event_of!(Kind {});
