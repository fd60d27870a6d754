//! Every promise of a game has a game that breaks it, and the suite says which.

use std::sync::Arc;

use tabletop::Seed;
use tabletop::conformance::{Information, Options, Promise, check_game, play_random};

use crate::broken_game::Broken;
use crate::flaw::Flaw;
use crate::tiny::{Ambush, Kuhn, KuhnAction, Leak, Nim, Take};

fn thorough(information: Information) -> Options {
    Options { games: 60, probe_every: 1, max_steps: 500, information, ..Options::default() }
}

/// Nim of these heaps, flawed.
fn nim(heaps: &[u8], flaw: Flaw) -> Broken<Nim> {
    Broken::new(Nim::new(heaps), flaw, Take { heap: 0, count: 0 })
}

/// Kuhn poker with a roll, flawed. A call is illegal until somebody has bet, as in every first position.
fn kuhn(flaw: Flaw) -> Broken<Kuhn> {
    Broken::new(Kuhn::new(3, true), flaw, KuhnAction::Call)
}

fn caught_in_nim(flaw: Flaw, options: &Options) -> Option<Promise> {
    check_game(&Arc::new(nim(&[5, 4, 3], flaw)), options).err().map(|violation| violation.promise)
}

fn caught_in_kuhn(flaw: Flaw, options: &Options) -> Option<Promise> {
    check_game(&Arc::new(kuhn(flaw)), options).err().map(|violation| violation.promise)
}

#[test]
fn without_a_flaw_nothing_is_caught() {
    assert_eq!(caught_in_nim(Flaw::None, &thorough(Information::Perfect)), None);
    assert_eq!(caught_in_kuhn(Flaw::None, &thorough(Information::Hidden)), None);
}

#[test]
fn flaws_of_the_course_and_the_actions_are_caught() {
    let options = thorough(Information::Perfect);
    for (flaw, promise) in [
        (Flaw::NeverEnds, Promise::Ends),
        (Flaw::NoStanding, Promise::StandingAtEnd),
        (Flaw::EarlyStanding, Promise::StandingAtEnd),
        (Flaw::NoPlaces, Promise::PlacesWellFormed),
        (Flaw::GapInPlaces, Promise::PlacesWellFormed),
        (Flaw::ScoresOne, Promise::PlacesFollowScores),
        (Flaw::ScoresBackwards, Promise::PlacesFollowScores),
        (Flaw::AbsentSeat, Promise::OutOfTurn),
        (Flaw::SamplesNothing, Promise::SampleLegal),
        (Flaw::SamplesIllegal, Promise::SampleLegal),
        (Flaw::ListsIllegal, Promise::ListedLegal),
        (Flaw::ListsNothing, Promise::SampleLegal),
        (Flaw::ListsTooFew, Promise::UnlistedIllegal),
        (Flaw::ValidatesAll, Promise::ValidateIsApply),
        (Flaw::ValidatesNothing, Promise::SampleLegal),
        (Flaw::DirtyRefusal, Promise::RefusalChangesNothing),
        (Flaw::ActsAtEnd, Promise::OutOfTurn),
        (Flaw::Listens, Promise::Repeatable),
        (Flaw::Wears(0, 100), Promise::Repeatable),
        (Flaw::Panics, Promise::Total),
    ] {
        assert_eq!(caught_in_nim(flaw, &options), Some(promise), "{flaw:?}");
    }
}

#[test]
fn flaws_of_chance_are_caught() {
    let options = thorough(Information::Hidden);
    for (flaw, promise) in [
        (Flaw::UnsureProbabilities, Promise::Probabilities),
        (Flaw::ZeroProbability, Promise::Probabilities),
        (Flaw::NoOutcomes, Promise::Probabilities),
        (Flaw::RefusesListed, Promise::OutcomesResolve),
        (Flaw::ResolvesUnlisted, Promise::OutcomesResolve),
        (Flaw::DrawsUnlisted, Promise::DrawListed),
        (Flaw::DrawsNothing, Promise::DrawListed),
        (Flaw::BiasedDraw, Promise::DrawFrequency),
        (Flaw::DirtyResolve, Promise::RefusalChangesNothing),
        (Flaw::ResolvesAnytime, Promise::OutOfTurn),
        (Flaw::SamplesAtChance, Promise::OutOfTurn),
        (Flaw::DeclaresAtThree, Promise::Declaring),
    ] {
        assert_eq!(caught_in_kuhn(flaw, &options), Some(promise), "{flaw:?}");
    }
}

#[test]
fn flaws_of_saving_and_hashing_are_caught() {
    let options = thorough(Information::Perfect);
    for (flaw, promise) in [
        (Flaw::DoubtsStates, Promise::ReachedStateSound),
        (Flaw::ForgetsField, Promise::RoundTrip),
        (Flaw::HashOfRoute, Promise::HashCanonical),
        (Flaw::HashOfTurn, Promise::HashTells),
        (Flaw::RestlessContent, Promise::Replay),
    ] {
        assert_eq!(caught_in_nim(flaw, &options), Some(promise), "{flaw:?}");
    }
}

/// With a single game and probes at its ends only, what happens between them shows in its history alone.
#[test]
fn flaws_of_the_history_are_caught() {
    let sparse = Options { games: 1, probe_every: u64::MAX, ..thorough(Information::Perfect) };
    let caught = |flaw| check_game(&Arc::new(nim(&[90, 90], flaw)), &sparse).map_err(|violation| violation.promise);
    assert!(caught(Flaw::None).expect("it is sound").longest > 80);
    assert_eq!(caught(Flaw::HashAsleep).err(), Some(Promise::TamperProof));
    // Undo goes back to the keyframe at step 64; what went wrong before it shows when an early step is gone back to.
    assert_eq!(caught(Flaw::Wears(65, 200)).err(), Some(Promise::Undo));
    assert_eq!(caught(Flaw::Wears(2, 9)).err(), Some(Promise::Seek));
}

#[test]
fn leaks_are_caught() {
    let options = thorough(Information::Hidden);
    for (flaw, promise) in [
        (Flaw::LeakyView, Promise::ViewHides),
        (Flaw::LeakyBytes, Promise::ViewHides),
        (Flaw::LeakyPublic, Promise::PublicKnowsLeast),
        (Flaw::StaleView, Promise::ViewInto),
        (Flaw::LeakyEvent, Promise::EventHides),
        (Flaw::LeakyDraw, Promise::EventHides),
        (Flaw::LegalityOfTruth, Promise::LegalityShown),
        (Flaw::DeadTwin, Promise::TwinPlayable),
        (Flaw::LazyConceal, Promise::ConcealRedraws),
        (Flaw::DeniesReveal, Promise::RevealsTold),
        (Flaw::DeniesShowdown, Promise::RevealsTold),
    ] {
        assert_eq!(caught_in_kuhn(flaw, &options), Some(promise), "{flaw:?}");
    }
    assert_eq!(caught_in_nim(Flaw::RestlessConceal, &thorough(Information::Perfect)), Some(Promise::ConcealIdentity));
}

#[test]
fn worlds_that_do_not_fit_are_caught() {
    let options = thorough(Information::Hidden);
    for (flaw, promise) in [
        (Flaw::NoWorld, Promise::WorldDrawn),
        (Flaw::OtherWorld, Promise::WorldDrawn),
        (Flaw::UnsoundWorld, Promise::WorldDrawn),
        (Flaw::OneWorld, Promise::WorldRedraws),
    ] {
        assert_eq!(caught_in_kuhn(flaw, &options), Some(promise), "{flaw:?}");
    }
    assert_eq!(caught_in_nim(Flaw::RestlessWorld, &thorough(Information::Perfect)), Some(Promise::WorldDrawn));
}

/// Where views may forget, the twins still show an event that tells the truth, but no longer one that tells a draw.
#[test]
fn leaky_events_are_caught_by_twins() {
    let options = Options { views_remember: false, ..thorough(Information::Hidden) };
    assert_eq!(caught_in_kuhn(Flaw::LeakyEvent, &options), Some(Promise::EventHides));
    assert_eq!(caught_in_kuhn(Flaw::LeakyDraw, &options), None);
}

/// Each leak shows to one check alone: a secret draw to the comparison of its outcomes, since no twin is another position before
/// it; a secret strike to that with a twin, since no other is possible in the same position, nor the same on the twin.
#[test]
fn news_of_what_is_possible_in_secret_is_a_leak() {
    for (leak, promise) in
        [(Leak::None, None), (Leak::Gathering, Some(Promise::EventHides)), (Leak::Strike, Some(Promise::EventHides))]
    {
        let caught = check_game(&Arc::new(Ambush(leak)), &thorough(Information::Hidden)).err();
        assert_eq!(caught.map(|violation| violation.promise), promise, "{leak:?}");
    }
}

#[test]
fn a_violation_leads_back_to_its_position() {
    let options = Options { information: Information::Unstated, ..thorough(Information::Hidden) };
    let game = Arc::new(kuhn(Flaw::ListsIllegal));
    let violation = check_game(&game, &options).expect_err("a call is no answer to a check");
    assert_eq!(check_game(&game, &options), Err(violation.clone()));
    assert_eq!(violation.promise, Promise::ListedLegal);
    let session = play_random(&game, violation.seed, violation.step).expect("it plays up to there");
    assert_eq!(session.len() as u64, violation.step);
    assert!(matches!(session.turn(), tabletop::Turn::Seat(_)));
    let text = violation.to_string();
    assert!(text.starts_with(&format!("kuhn, seed {}, step {}: ", violation.seed, violation.step)), "{text}");
    assert!(text.contains("Call") && violation.seed != Seed(0), "{text}");
}
