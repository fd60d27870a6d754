//! Studies of the race: positions with a judgement. Each is a scene, so that it can be played, explained and matched as any other.

use hare::{Hare, Setup, State};
use lab::{LabError, Library, Problem, Scene, Study, TextFile};
use tabletop::{Game, Message, Seat, message};

use super::HareModule;

/// The words that a study is shown with.
#[derive(Clone, Copy, Debug)]
pub struct Title<'a> {
    /// Its name for people.
    pub title: &'a str,
    /// What there is to see, in a sentence.
    pub description: &'a str,
}

/// Every shipped study, by name.
///
/// # Errors
/// [`LabError::Input`] with every fault of every file; where there is a folder and none in it, nothing is wrong.
pub fn shipped(library: &Library) -> Result<Vec<Scene<Hare>>, LabError> {
    let files: Result<Vec<TextFile>, LabError> = library
        .studies(Hare::ID)
        .iter()
        .map(|name| Ok(TextFile { name: name.clone(), ..library.scene(name)? }))
        .collect();
    let mut problems = Vec::new();
    let mut studies = Vec::new();
    for file in files? {
        match read(library, &file) {
            Ok(scene) => studies.push(scene),
            Err(LabError::Input(faults)) => problems.extend(faults),
            Err(other) => return Err(other),
        }
    }
    if problems.is_empty() { Ok(studies) } else { Err(LabError::Input(problems)) }
}

/// Reads a study.
///
/// # Errors
/// [`LabError::Input`] with every fault of the file, or that it is a scene without a judgement.
pub fn read(library: &Library, file: &TextFile) -> Result<Scene<Hare>, LabError> {
    let scene = Scene::load(&HareModule, library, file)?;
    if scene.study.is_none() {
        let none = Problem::new(message!("fault-study-none", "it is a scene without a judgement"));
        let remedy = message!("remedy-study-none", "add 'study', with the winner, the reason and how it is known");
        return Err(none.in_file(&file.name).remedy(remedy).into());
    }
    Ok(scene)
}

/// The reason of a study as a message: languages have it under the scene's name, `scene-hare-studies-thirst-reason`.
pub fn reason(scene: &Scene<Hare>) -> Option<Message> {
    let study = scene.study.as_ref()?;
    Some(Message::name(format!("scene-{}-reason", scene.name.replace('/', "-")), study.reason.clone()))
}

/// Writes a study of any state in which a seat or chance is to act, as a scene's file: whoever is to move is a person, the others are
/// Parlett. Where nothing of it would be lost it stands there as a position, else as the whole state.
///
/// The round is not kept with a position: it counts only towards the end of very long races.
pub fn write(game: &Hare, state: &State, words: Title<'_>, study: &Study) -> String {
    let beginning = match game.written(state) {
        Some(position) => format!("position: {}", ron(&position)),
        None => format!("start: State({})", ron(state)),
    };
    let player = |seat: Seat| if seat == state.mover() { "Human" } else { "Agent(\"parlett\")" };
    let players: Vec<&str> = Seat::all(game.seats()).map(player).collect();
    format!(
        "(\n    game: \"{id}\",\n    title: {title},\n    description: {description},\n    setup: {setup},\n    \
         players: [{players}],\n    {beginning},\n    study: (\n        winner: {winner},\n        reason: {reason},\n        \
         origin: {origin},\n    ),\n)\n",
        id = Hare::ID,
        title = ron(words.title),
        description = ron(words.description),
        setup = setup(game.setup()),
        players = players.join(", "),
        winner = study.winner.0,
        reason = ron(&study.reason),
        origin = ron(&study.origin),
    )
}

/// A setup, naming what differs from the classic one, and the board and the seats always.
fn setup(setup: &Setup) -> String {
    let classic = Setup::default();
    let mut fields = vec![format!("board: {}, seats: {}", ron(&setup.board), setup.seats)];
    if setup.runners != classic.runners {
        fields.push(format!("runners: {}", setup.runners));
    }
    if let Some(carrots) = setup.carrots {
        fields.push(format!("carrots: {carrots}"));
    }
    if let Some(salads) = setup.salads {
        fields.push(format!("salads: {salads}"));
    }
    if setup.luck != classic.luck {
        fields.push(format!("luck: {}", setup.luck));
    }
    if setup.hare_squares != classic.hare_squares {
        fields.push(format!("hare_squares: {}", ron(&setup.hare_squares)));
    }
    if setup.deck != classic.deck {
        fields.push(format!("deck: {}", ron(&setup.deck)));
    }
    if setup.salad_card != classic.salad_card {
        fields.push(format!("salad_card: {}", ron(&setup.salad_card)));
    }
    if setup.hungry_misses != classic.hungry_misses {
        fields.push(format!("hungry_misses: {}", setup.hungry_misses));
    }
    if setup.hidden_carrots != classic.hidden_carrots {
        fields.push(format!("hidden_carrots: {}", setup.hidden_carrots));
    }
    if setup.round_limit != classic.round_limit {
        fields.push(format!("round_limit: {}", setup.round_limit));
    }
    format!("({})", fields.join(", "))
}

/// A value of this crate in RON.
fn ron<T: serde::Serialize + ?Sized>(value: &T) -> String {
    // Numbers, texts and lists can always be written.
    ron::to_string(value).unwrap_or_default()
}
