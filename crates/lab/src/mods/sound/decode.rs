//! Unpacking a sound.

use std::io::Cursor;

use symphonia::core::audio::GenericAudioBufferRef;
use symphonia::core::codecs::CodecParameters;
use symphonia::core::formats::TrackType;
use symphonia::core::io::MediaSourceStream;

/// The frames of an Ogg Vorbis file whose headers are sound; at most so many. `None` where it is damaged.
pub(super) fn frames(file: &[u8], most: usize) -> Option<Vec<[f32; 2]>> {
    let source = MediaSourceStream::new(Box::new(Cursor::new(file)), Default::default());
    let probe = symphonia::default::get_probe();
    let mut reader = probe.probe(&Default::default(), source, Default::default(), Default::default()).ok()?;
    let track = reader.default_track(TrackType::Audio)?;
    let id = track.id;
    let Some(CodecParameters::Audio(parameters)) = &track.codec_params else { return None };
    let mut decoder = symphonia::default::get_codecs().make_audio_decoder(parameters, &Default::default()).ok()?;
    let mut frames = Vec::new();
    while frames.len() < most {
        let Some(packet) = reader.next_packet().ok()? else { break };
        if packet.track_id == id {
            push(&mut frames, &decoder.decode(&packet).ok()?);
        }
    }
    frames.truncate(most);
    (!frames.is_empty()).then_some(frames)
}

/// What both ears hear of one channel or two.
fn push(frames: &mut Vec<[f32; 2]>, heard: &GenericAudioBufferRef<'_>) {
    let mut ears = Vec::new();
    heard.copy_to_vecs_planar::<f32>(&mut ears);
    if let (Some(left), Some(right)) = (ears.first(), ears.last()) {
        frames.extend(left.iter().zip(right).map(|(left, right)| [*left, *right]));
    }
}
