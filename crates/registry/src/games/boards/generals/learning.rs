//! What can be learned by play: the numbers of Marshal's evaluation.

use boards::generals::{Generals, Relative};
use tabletop::Game;
use training::train::Variant;

use super::GeneralsBoard;
use crate::games::boards::learned::Learned;

impl Learned for GeneralsBoard {
    const RULES: &'static [Variant] = &[
        Variant { id: "salpakan", idea: "the Game of the Generals", setup: "()" },
        Variant { id: "attaque", idea: "L'Attaque", setup: "(relative: attaque)" },
    ];
    const SUBJECT: [&'static str; 2] = ["marshal", "Marshal as it is"];
    const LEVEL: &'static str = "marshal@easy";
    const LEARNS: &'static str = "what ranks, places and the way to a flag are worth";
    const WEIGHTS: &'static [(&'static str, f64, f64)] = &[
        ("alive", 0.0, 1.0),
        ("fear", 0.0, 1.0),
        ("hunt", 0.0, 0.6),
        ("danger", 0.0, 0.6),
        ("reach", 0.3, 0.9),
        ("flag", 0.0, 15.0),
        ("guard", 0.0, 2.0),
        ("advance", 0.0, 0.1),
        ("race", 0.0, 1.0),
        ("patience", 0.0, 0.1),
        ("informed", 0.0, 1.0),
        ("contempt", 0.0, 2.0),
    ];

    fn learned_for(game: &Generals) -> &'static str {
        match game.setup().relative {
            Relative::Salpakan => "salpakan",
            Relative::Attaque => "attaque",
        }
    }
}
