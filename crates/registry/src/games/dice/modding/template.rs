//! What a new mod may begin with.

/// What a new mod begins with. Each works as it is, and is there to be changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Template {
    /// Two cards, one of them with a script in a file of its own, and an enemy that has them.
    #[default]
    Weapon,
    /// Two statuses, cards that put them on, and an enemy that has these cards.
    Status,
    /// A hero with a weapon, a skill and a limit break.
    Hero,
}

/// A file by its path in the mod, and what it holds before ids and names are filled in.
type File = (&'static str, &'static str);

const MANIFEST: File = ("mod.ron", include_str!("templates/mod.ron"));

impl Template {
    /// All of them, the usual one first.
    pub const ALL: [Self; 3] = [Self::Weapon, Self::Status, Self::Hero];

    /// Its id.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Weapon => "weapon",
            Self::Status => "status",
            Self::Hero => "hero",
        }
    }

    /// Its files beside the manifest, the one first that an author will change first.
    const fn files(self) -> &'static [File] {
        match self {
            Self::Weapon => &[
                ("equipment/cards.ron", include_str!("templates/weapon/cards.ron")),
                ("enemies/enemies.ron", include_str!("templates/weapon/enemies.ron")),
                ("scripts/echo.rhai", include_str!("templates/weapon/echo.rhai")),
            ],
            Self::Status => &[
                ("statuses/statuses.ron", include_str!("templates/status/statuses.ron")),
                ("equipment/cards.ron", include_str!("templates/status/cards.ron")),
                ("enemies/enemies.ron", include_str!("templates/status/enemies.ron")),
            ],
            Self::Hero => &[
                ("heroes/heroes.ron", include_str!("templates/hero/heroes.ron")),
                ("equipment/cards.ron", include_str!("templates/hero/cards.ron")),
            ],
        }
    }

    /// The file that an author will change first, by its path in the mod.
    pub const fn first_file(self) -> &'static str {
        self.files()[0].0
    }

    /// The id of a card of such a mod, to try it.
    pub fn card(self, id: &str) -> String {
        let card = match self {
            Self::Weapon | Self::Hero => "blade",
            Self::Status => "shard",
        };
        format!("{id}-{card}")
    }

    /// All files of a mod of that id and name, by their paths in it.
    pub(super) fn filled(self, id: &str, name: &str) -> Vec<(&'static str, String)> {
        // As it stands between quotation marks.
        let title = name.replace('\\', "\\\\").replace('"', "\\\"");
        // As scripts name statuses.
        let constant = id.to_uppercase().replace('-', "_");
        let fill = |(file, text): &File| {
            let text = text.replace("{id}", id).replace("{constant}", &constant);
            let text = text.replace("{version}", env!("CARGO_PKG_VERSION"));
            // Last, since a name may be anything.
            (*file, text.replace("{title}", &title))
        };
        std::iter::once(&MANIFEST).chain(self.files()).map(fill).collect()
    }
}
