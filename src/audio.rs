//! What is heard. Everything that sounds sends [`PlaySound`]; a machine without a sound device plays in silence.

use std::{path::Path, sync::Arc};

use bevy::prelude::*;
use bevy_kira_audio::prelude::*;
use lab::mods::Sound;

use crate::{settings::Settings, shell::ShellSystems, storage};

/// An effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Dice are thrown.
    Dice,
    /// Armies move.
    March,
    /// A territory changes hands.
    Capture,
    /// A card is drawn or traded.
    Card,
    /// A piece goes to another cell.
    PieceMove,
    /// A piece is turned over.
    PieceFlip,
    /// A piece takes another.
    PieceTake,
    /// A cannon takes a piece from afar.
    Cannon,
    /// It is the turn of somebody at this machine.
    Turn,
    /// A player is out.
    Eliminated,
    /// Somebody at this machine has won.
    Win,
    /// The game is over and nobody at this machine has won.
    Loss,
    /// A button was pressed.
    Click,
}

impl Effect {
    /// All effects.
    pub const ALL: [Self; 13] = [
        Self::Dice,
        Self::March,
        Self::Capture,
        Self::Card,
        Self::PieceMove,
        Self::PieceFlip,
        Self::PieceTake,
        Self::Cannon,
        Self::Turn,
        Self::Eliminated,
        Self::Win,
        Self::Loss,
        Self::Click,
    ];

    /// The sound files, relative to the assets: one or more that take turns.
    pub const fn files(self) -> &'static [&'static str] {
        match self {
            Self::Dice => &["audio/dice.ogg", "audio/dice-2.ogg", "audio/dice-3.ogg"],
            Self::March => &["audio/march.ogg", "audio/march-2.ogg"],
            Self::Capture => &["audio/capture.ogg"],
            Self::Card => &["audio/card.ogg"],
            Self::PieceMove => &["audio/piece-move.ogg", "audio/piece-move-2.ogg"],
            Self::PieceFlip => &["audio/piece-flip.ogg"],
            Self::PieceTake => &["audio/piece-take.ogg"],
            Self::Cannon => &["audio/cannon.ogg"],
            Self::Turn => &["audio/turn.ogg"],
            Self::Eliminated => &["audio/eliminated.ogg"],
            Self::Win => &["audio/win.ogg"],
            Self::Loss => &["audio/loss.ogg"],
            Self::Click => &["audio/click.ogg"],
        }
    }

    /// Whether it sounds a little higher or lower each time. Bells and brass keep their pitch.
    const fn varies(self) -> bool {
        matches!(
            self,
            Self::Dice | Self::March | Self::Card | Self::PieceMove | Self::PieceFlip | Self::PieceTake | Self::Cannon
        )
    }
}

/// The ambience, relative to the assets.
pub const AMBIENCE: &str = "audio/ambience.ogg";

/// Asks for an effect.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlaySound(pub Effect);

/// Asks for a sound that a mod brings.
#[derive(Message, Clone, Debug)]
pub struct PlayOwn(pub Arc<Sound>);

/// Lets anything ask for effects; whether they are heard is the device's business.
pub struct SoundPlugin;

impl Plugin for SoundPlugin {
    fn build(&self, app: &mut App) {
        app.add_message::<PlaySound>().add_message::<PlayOwn>();
    }
}

/// Connects the sound device, where there is one.
pub fn add_device(app: &mut App) {
    if device_present() {
        app.add_plugins(AudioPlugin)
            .add_audio_channel::<Ambience>()
            .add_audio_channel::<Effects>()
            .init_resource::<Sounds>()
            .add_systems(Startup, start_ambience)
            .add_systems(
                Update,
                (set_volumes.run_if(resource_changed::<Settings>), play, play_own).in_set(ShellSystems::Sound),
            );
    } else {
        info!("no sound device: playing in silence");
    }
}

/// Whether asking for the device is worth it. Where there is none, the system's sound library would fill the console
/// with complaints that no player can act on.
fn device_present() -> bool {
    if !cfg!(target_os = "linux") {
        return true;
    }
    let card = Path::new("/proc/asound/cards");
    let has_card = storage::read_named(card).is_ok_and(|cards| !cards.contains("no soundcards"));
    let has_server = std::env::var_os("PULSE_SERVER").is_some()
        || std::env::var_os("XDG_RUNTIME_DIR").is_some_and(|folder| {
            ["pulse/native", "pipewire-0"].iter().any(|socket| Path::new(&folder).join(socket).exists())
        });
    has_card || has_server
}

#[derive(Resource)]
struct Ambience;

#[derive(Resource)]
struct Effects;

#[derive(Resource)]
struct Sounds {
    ambience: Handle<AudioSource>,
    effects: Vec<(Effect, Vec<Handle<AudioSource>>)>,
}

/// How fast a sound that varies is played, one after the other.
const PITCHES: [f64; 5] = [1.0, 0.95, 1.04, 0.98, 1.07];

impl FromWorld for Sounds {
    fn from_world(world: &mut World) -> Self {
        let assets = world.resource::<AssetServer>();
        Self {
            ambience: assets.load(AMBIENCE),
            effects: Effect::ALL
                .map(|effect| (effect, effect.files().iter().map(|file| assets.load(*file)).collect()))
                .to_vec(),
        }
    }
}

fn start_ambience(sounds: Res<Sounds>, channel: Res<AudioChannel<Ambience>>) {
    channel.play(sounds.ambience.clone()).looped().fade_in(AudioTween::linear(std::time::Duration::from_secs(3)));
}

fn set_volumes(settings: Res<Settings>, ambience: Res<AudioChannel<Ambience>>, effects: Res<AudioChannel<Effects>>) {
    let heard = |volume: f32| loudness(if settings.muted { 0.0 } else { volume });
    ambience.set_volume(heard(settings.music));
    effects.set_volume(heard(settings.effects));
}

fn play(
    mut asked: MessageReader<PlaySound>,
    sounds: Res<Sounds>,
    settings: Res<Settings>,
    channel: Res<AudioChannel<Effects>>,
    mut played: Local<usize>,
) {
    let mut heard: Vec<Effect> = Vec::new();
    for PlaySound(effect) in asked.read() {
        // The same effect twice in a frame is only louder; at instant speed there would be hundreds.
        if settings.muted || settings.effects == 0.0 || heard.contains(effect) {
            continue;
        }
        heard.push(*effect);
        if let Some((_, takes)) = sounds.effects.iter().find(|(known, _)| known == effect) {
            let pitch = if effect.varies() { PITCHES[*played % PITCHES.len()] } else { 1.0 };
            channel.play(takes[*played % takes.len()].clone()).with_playback_rate(pitch);
            *played = played.wrapping_add(1);
        }
    }
}

/// Plays what mods bring, each once a frame.
fn play_own(
    mut asked: MessageReader<PlayOwn>,
    mut sources: ResMut<Assets<AudioSource>>,
    settings: Res<Settings>,
    channel: Res<AudioChannel<Effects>>,
    mut known: Local<Vec<(Arc<Sound>, Handle<AudioSource>)>>,
) {
    let mut heard: Vec<Arc<Sound>> = Vec::new();
    for PlayOwn(sound) in asked.read() {
        let again = heard.iter().any(|other| Arc::ptr_eq(other, sound));
        if settings.muted || settings.effects == 0.0 || again {
            continue;
        }
        heard.push(Arc::clone(sound));
        let source = match known.iter().find(|(other, _)| Arc::ptr_eq(other, sound)) {
            Some((_, source)) => source.clone(),
            None => {
                let source = sources.add(source(sound));
                // Those of mods that were turned off are kept by nobody else.
                known.retain(|(other, _)| Arc::strong_count(other) > 1);
                known.push((Arc::clone(sound), source.clone()));
                source
            }
        };
        channel.play(source);
    }
}

/// A sound of a mod as the device takes it.
fn source(sound: &Sound) -> AudioSource {
    let frames = sound.frames.iter().map(|[left, right]| Frame::new(*left, *right)).collect();
    let settings = StaticSoundSettings::default();
    AudioSource { sound: StaticSoundData { sample_rate: sound.rate, frames, settings, slice: None } }
}

/// Decibels for a volume of 0 (silent) to 1 (as recorded).
fn loudness(volume: f32) -> Decibels {
    if volume <= 0.0 { Decibels::SILENCE } else { Decibels(20.0 * volume.min(1.0).log10()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sound_is_shipped_and_small() {
        let assets = crate::storage::program_folder().expect("found").join("assets");
        let sizes = Effect::ALL.iter().flat_map(|effect| effect.files()).chain([&AMBIENCE]).map(|file| {
            let bytes = std::fs::read(assets.join(file)).unwrap_or_else(|error| panic!("{file}: {error}"));
            assert!(bytes.starts_with(b"OggS"), "{file} is no Ogg file");
            bytes.len()
        });
        assert!(sizes.sum::<usize>() < 400_000);
    }

    #[test]
    fn a_sound_of_a_mod_lasts_as_long_as_it_is() {
        let sound = Sound { rate: 8_000, frames: vec![[0.5, -0.5]; 4_000] };
        let source = source(&sound).sound;
        assert_eq!((source.sample_rate, source.frames.len()), (8_000, 4_000));
        assert_eq!(source.unsliced_duration(), std::time::Duration::from_millis(500));
        assert_eq!((source.frames[0].left, source.frames[0].right), (0.5, -0.5));
    }

    #[test]
    fn volume_is_heard_as_decibels() {
        assert_eq!(loudness(1.0).0, 0.0);
        assert_eq!(loudness(0.0), Decibels::SILENCE);
        assert!((loudness(0.5).0 + 6.02).abs() < 0.01);
    }
}
