//! What a seat may do, which `words` writes as people do.

use super::piece::Kind;
use crate::face_down::action_of;

action_of!(Kind);
