//! What a seat may do. Each game has a type of its own, since each writes squares in its own way.

/// Declares the `Action` of a game, which its kinds of pieces write as [`Words`](super::words::Words).
macro_rules! action_of {
    ($kind:ty) => {
        /// What a seat may do.
        #[derive(
            Clone,
            Copy,
            PartialEq,
            Eq,
            PartialOrd,
            Ord,
            Debug,
            ::serde::Serialize,
            ::serde::Deserialize,
            ::schemars::JsonSchema,
        )]
        #[serde(try_from = "String", into = "String")]
        #[schemars(with = "String")]
        pub enum Action {
            /// Turns over the piece that lies face down there.
            Flip($crate::board::Square),
            /// Moves an own piece to an empty square, or takes what stands there.
            Move {
                /// From where.
                from: $crate::board::Square,
                /// To where.
                to: $crate::board::Square,
            },
        }

        impl From<$crate::face_down::Move> for Action {
            fn from(mv: $crate::face_down::Move) -> Self {
                if mv.is_flip() { Self::Flip(mv.from) } else { Self::Move { from: mv.from, to: mv.to } }
            }
        }

        impl From<Action> for $crate::face_down::Move {
            fn from(action: Action) -> Self {
                match action {
                    Action::Flip(square) => Self::flip(square),
                    Action::Move { from, to } => Self { from, to },
                }
            }
        }

        impl ::std::fmt::Display for Action {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                let name = <$kind as $crate::face_down::Words>::square_name;
                match *self {
                    Self::Flip(square) => f.write_str(&name(square)),
                    Self::Move { from, to } => write!(f, "{}-{}", name(from), name(to)),
                }
            }
        }

        fn read(word: &str) -> Result<Action, ::tabletop::notation::Misread> {
            $crate::face_down::read_move::<$kind>(word).map(Action::from)
        }

        $crate::board::written_as_word!(Action, read);
    };
}

pub(crate) use action_of;
