//! Decisions as explanations: which entry of the menu fired, and why those to its left did not.

use serde_json::Value;
use tabletop::{Audience, Candidate, Explanation, Message, Scoring, Term};

use super::buying::Shopper;
use super::playing::ranked;
use crate::action::Action;
use crate::cards::Card;
use crate::menu::{Why, Wish};
use crate::rules::Dominion;
use crate::task::Query;

/// What kind of decision it was.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Choice {
    /// An action was played.
    Play,
    /// Treasures were played.
    Treasures,
    /// Something was bought, or the turn ended.
    Buy,
    /// A question was answered.
    Answer(Query),
}

/// The reasons of a decision.
pub(super) fn explain(shopper: &Shopper<'_>, choice: Choice, chosen: Action) -> Explanation {
    let (headline, mut candidates) = match choice {
        Choice::Play => played(shopper, chosen),
        Choice::Buy => bought(shopper, chosen),
        Choice::Treasures => (Message::new("realm-plays_treasures"), Vec::new()),
        Choice::Answer(query) => {
            (Message::new(answer_id(query)).with("action", in_words(shopper.game, chosen)), Vec::new())
        }
    };
    if !candidates.iter().any(|candidate| candidate.chosen) {
        candidates.push(candidate(shopper, chosen, "term-realm_rule", 0.0, true));
    }
    // A menu looks at coins, cards owned and piles, which everybody sees; what is played and answered goes by the hand, and the end of a
    // turn may bring a new one that its seat alone sees.
    let open = choice == Choice::Buy && matches!(chosen, Action::Buy(_));
    let audience = if open { Audience::Everyone } else { Audience::default() };
    let agent = Message::new("method-menu");
    Explanation { agent, headline, candidates, audience, scoring: Scoring::Rank, ..Explanation::default() }
}

/// The actions of the hand in the order they would be played.
fn played(shopper: &Shopper<'_>, chosen: Action) -> (Message, Vec<Candidate>) {
    let hand = *shopper.sight.hand;
    let ranked = ranked(shopper.mind(), &hand);
    let told = ranked.iter().map(|&(rank, card)| {
        let play = Action::Play(card);
        candidate(shopper, play, "term-realm_order", rank.score(), play == chosen)
    });
    let headline =
        Message::new("realm-plays_first").with("action", in_words(shopper.game, chosen)).count("choices", ranked.len());
    (headline, told.collect())
}

/// The wishes of the menu, the left-most first, each with why it fires or not.
fn bought(shopper: &Shopper<'_>, chosen: Action) -> (Message, Vec<Candidate>) {
    let coins = shopper.sight.turn.coins;
    let wishes = shopper.wishes(coins);
    let entries = wishes.iter().filter(|wish| wish.entry.is_some()).count();
    let mut fired = false;
    let told: Vec<Candidate> = wishes
        .iter()
        .enumerate()
        .map(|(at, wish)| {
            let buy = Action::Buy(wish.card);
            // A card may stand in the menu more than once; it was bought for one of them.
            let fires = matches!(wish.why, Why::Fires | Why::Wins) && buy == chosen && !fired;
            fired |= fires;
            let place = (wishes.len() - at) as f64;
            let told = candidate(shopper, buy, why_id(wish.why), place, fires);
            // What cannot be bought is no action one could have taken.
            let action = if shopper.affordable(wish.card, coins) { told.action } else { Value::Null };
            // What wins at once stands in no menu.
            let label = if wish.why == Why::Wins { told.label } else { entry(shopper, wish, entries) };
            Candidate { label, action, ..told }
        })
        .collect();
    let headline = match wishes.iter().position(|wish| matches!(wish.why, Why::Fires | Why::Wins)) {
        Some(at) if wishes[at].why == Why::Wins => {
            Message::new("realm-wins_now").with("card", shopper.game.name(wishes[at].card))
        }
        Some(at) => {
            Message::new(if wishes[at].entry.is_some() { "realm-entry_fires" } else { "realm-threshold_fires" })
                .with("card", shopper.game.name(wishes[at].card))
                .count("left", at)
                .count("coins", shopper.sight.turn.coins)
        }
        None => Message::new("realm-nothing_fires").count("coins", shopper.sight.turn.coins),
    };
    (headline, told)
}

/// A wish as it stands in a menu of so many entries.
fn entry(shopper: &Shopper<'_>, wish: &Wish, entries: usize) -> Message {
    let card = shopper.game.name(wish.card);
    match wish.entry {
        Some(at) => {
            Message::new("realm-entry").with("card", card).count("place", at + 1).count("of", entries.max(at + 1))
        }
        None => Message::new("realm-threshold").with("card", card),
    }
}

fn candidate(shopper: &Shopper<'_>, what: Action, term: &'static str, score: f64, chosen: bool) -> Candidate {
    Candidate {
        label: in_words(shopper.game, what),
        action: serde_json::to_value(what).unwrap_or(Value::Null),
        score,
        terms: vec![Term::plain(term, score)],
        chosen,
        marks: Vec::new(),
    }
}

/// Why a wish fires or not, as the name of its place in the menu.
fn why_id(why: Why) -> &'static str {
    match why {
        Why::Fires => "term-realm_fires",
        Why::Later => "term-realm_later",
        Why::Early => "term-realm_early",
        Why::UsedUp => "term-realm_used_up",
        Why::NotOffered => "term-realm_not_offered",
        Why::Refused => "term-realm_refused",
        Why::Wins => "term-realm_wins_now",
    }
}

/// An action in words.
pub(crate) fn in_words(game: &Dominion, action: Action) -> Message {
    let of = |id: &'static str, card: Card| Message::new(id).with("card", game.name(card));
    match action {
        Action::Play(card) => of("realm-play", card),
        Action::Buy(card) => of("realm-buy", card),
        Action::Gain(card) => of("realm-gain", card),
        Action::PlayTreasures => Message::new("realm-play_treasures"),
        Action::EndTurn => Message::new("realm-end_turn"),
        Action::Accept => Message::new("realm-accept"),
        Action::Decline => Message::new("realm-decline"),
        Action::Option(at) => Message::new("realm-option").count("choice", at + 1),
        Action::Choose(cards) if cards.is_empty() => Message::new("realm-choose_none"),
        Action::Choose(cards) => {
            let names = cards
                .counts()
                .map(|(card, count)| Message::new("realm-cards").with("card", game.name(card)).count("count", count));
            Message::new("realm-choose").list("cards", names.collect())
        }
    }
}

/// The sentence for what was answered.
fn answer_id(query: Query) -> &'static str {
    match query {
        Query::Sift => "realm-discards_for_new",
        Query::InspectDiscard => "realm-discards_dead",
        Query::Trash { .. } | Query::InspectTrash => "realm-trashes_junk",
        Query::Discard(_) => "realm-discards_least",
        Query::PutOnDeck(_) | Query::InspectPut => "realm-puts_back",
        Query::VictoryOnDeck => "realm-puts_victory_back",
        Query::Recall => "realm-recalls_best",
        Query::TrashFor(..) => "realm-trashes_for_coins",
        Query::Remodel { .. } | Query::Salvage | Query::TrashTreasure(_) => "realm-gives_up_least",
        Query::PlayTimes { .. } => "realm-repeats_best",
        Query::SetAside => "realm-sets_aside_dead",
        Query::Return(_) => "realm-returns_all",
        Query::PlayRevealed(_) => "realm-plays_revealed",
        Query::SetDrawnAside(_) => "realm-sets_drawn_aside",
        Query::Shield => "realm-shows_shield",
        Query::SpyDiscard(_) => "realm-judges_revealed",
        Query::DiscardCurse => "realm-discards_curse",
        Query::Choose(_) => "realm-chooses_most",
        Query::DiscardOrCurse(_) => "realm-discards_or_curse",
        Query::Gain { .. } => "realm-gains_by_menu",
    }
}
