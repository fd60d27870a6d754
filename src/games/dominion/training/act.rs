//! What was asked for is done.

use bevy::prelude::*;

use super::{TrainingAsk, TrainingGround, champions, model::PendingRemoval, read_kept, run::Origin, run::Run};
use crate::{
    games::dominion::Content,
    shell::{NewGame, Notices, Screen},
    storage::Storage,
    table::setup::fresh_seed,
    text::Words,
};

/// Does what was asked for on the page.
pub(super) fn carry_out(
    mut ground: ResMut<TrainingGround>,
    content: Res<Content>,
    words: Res<Words>,
    storage: Option<Res<Storage>>,
    mut notices: ResMut<Notices>,
    mut next: ResMut<NextState<Screen>>,
    mut begin: MessageWriter<NewGame>,
) {
    let ground = &mut *ground;
    let Some(ask) = ground.asked.take() else { return };
    let storage = storage.as_deref();
    match ask {
        TrainingAsk::Back => next.set(ground.back),
        TrainingAsk::Stop => ground.run.iter().for_each(Run::stop),
        TrainingAsk::Anew => {
            (ground.run, ground.kept) = (None, None);
            read_kept(ground, &content, storage, &words, &mut notices);
        }
        TrainingAsk::Begin => match ground.plan.request(&words, Some(champions::library(&ground.champions))) {
            Ok(request) => {
                let stem = ground.plan.stem(&content.kingdoms);
                start(ground, &content, storage, &stem, Origin::Plan(request));
            }
            Err(reason) => notices.error(reason),
        },
        TrainingAsk::GoOn => {
            let written = ground.run.as_ref().and_then(|run| Some((run.file.clone(), run.news().written?)));
            if let Some((file, text)) = written {
                let origin = Origin::File(lab::TextFile { name: file.clone(), text: text.to_string() });
                start(ground, &content, storage, champions::stem_of(&file).as_str(), origin);
            }
        }
        TrainingAsk::Play => play(ground, &words, 0, &mut begin),
        TrainingAsk::PlayLeader(at) => play(ground, &words, at, &mut begin),
        TrainingAsk::Tab(tab) => ground.tab = tab,
        TrainingAsk::Choose(at) => ground.chosen = (at, None),
        TrainingAsk::PlayKept(at) => {
            if let Some(champion) = ground.champions.get(at) {
                begin.write(champions::game(&words, &champion.setup, &champion.agent(), fresh_seed()));
            }
        }
        TrainingAsk::Look(at) => {
            let stem = ground.champions.get(at).map(|champion| champion.stem.clone());
            go_on(ground, &content, storage, stem, &mut notices);
        }
        TrainingAsk::Unfinished(at) => {
            let stem = ground.unfinished.get(at).cloned();
            go_on(ground, &content, storage, stem, &mut notices);
        }
        TrainingAsk::Remove(at) => {
            let stem = ground.champions.get(at).map(|champion| champion.stem.clone());
            remove(ground, PendingRemoval::Champion(at), stem, storage, &mut notices);
            read_kept_unless_asked(ground, &content, storage, &words, &mut notices);
        }
        TrainingAsk::RemoveUnfinished(at) => {
            let stem = ground.unfinished.get(at).cloned();
            remove(ground, PendingRemoval::Run(at), stem, storage, &mut notices);
            read_kept_unless_asked(ground, &content, storage, &words, &mut notices);
        }
    }
}

/// Begins a run, or goes on with one; the one before it stops.
fn start(ground: &mut TrainingGround, content: &Content, storage: Option<&Storage>, stem: &str, origin: Origin) {
    let Some(library) = content.library.clone() else { return };
    ground.kept = None;
    ground.tab = super::Tab::Leaders;
    ground.run = Some(Run::begin(library, origin, storage.cloned(), champions::run_file(stem)));
    ground.unfinished.retain(|known| known != stem);
}

/// Goes on with a run of the player's folder. What it is of, the plan says from then on.
fn go_on(
    ground: &mut TrainingGround,
    content: &Content,
    storage: Option<&Storage>,
    stem: Option<String>,
    notices: &mut Notices,
) {
    let (Some(storage), Some(stem)) = (storage, stem) else { return };
    match champions::run_text(storage, &stem) {
        Ok(file) => start(ground, content, Some(storage), &stem, Origin::File(file)),
        Err(problem) => notices.error(problem.to_string()),
    }
}

/// A game against the leader of a place.
fn play(ground: &TrainingGround, words: &Words, at: usize, begin: &mut MessageWriter<NewGame>) {
    let Some(news) = ground.run.as_ref().map(Run::news) else { return };
    let setup = news.plan.as_ref().map_or(&ground.plan.setup, |plan| &plan.setup);
    if let Some(leader) = news.leaders.get(at) {
        begin.write(champions::game(words, setup, &leader.agent, fresh_seed()));
    }
}

/// Takes files away once that was asked for twice.
fn remove(
    ground: &mut TrainingGround,
    doomed: PendingRemoval,
    stem: Option<String>,
    storage: Option<&Storage>,
    notices: &mut Notices,
) {
    if ground.chosen.1 != Some(doomed) {
        ground.chosen.1 = Some(doomed);
        return;
    }
    ground.chosen.1 = None;
    if let (Some(storage), Some(stem)) = (storage, stem)
        && let Err(problem) = champions::remove(storage, &stem)
    {
        notices.failed(problem.message());
    }
}

/// Reads what was kept anew, unless something waits for being asked for once more.
fn read_kept_unless_asked(
    ground: &mut TrainingGround,
    content: &Content,
    storage: Option<&Storage>,
    words: &Words,
    notices: &mut Notices,
) {
    if ground.chosen.1.is_none() {
        read_kept(ground, content, storage, words, notices);
    }
}
