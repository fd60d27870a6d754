//! Decisions as explanations: which entry of the menu fired, and why those to its left did not.

use serde_json::Value;
use tabletop::{Audience, Candidate, Explanation, Message, Scoring, Term};

use super::buying::{Guard, Shopper};
use super::judging::{Mind, Reason, reason_of};
use super::playing::ranked;
use crate::action::Action;
use crate::cards::{Card, Cards};
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
            let action = answer_in_words(shopper.game, query, chosen);
            (Message::new(answer_id(query, chosen)).with("action", action), Vec::new())
        }
    };
    let headline = guarded(shopper, choice, chosen).unwrap_or(headline);
    if !candidates.iter().any(|candidate| candidate.chosen) {
        let mut told = ruled(shopper, chosen, &headline);
        if let Choice::Answer(query) = choice {
            told.label = answer_in_words(shopper.game, query, chosen);
        }
        candidates.push(told);
    }
    // A menu looks at coins, cards owned and piles, which everybody sees; what is played and answered goes by the hand, and the end of a
    // turn may bring a new one that its seat alone sees.
    let open = choice == Choice::Buy && matches!(chosen, Action::Buy(_));
    let audience = if open { Audience::Everyone } else { Audience::default() };
    let agent = Message::new("method-menu");
    Explanation { agent, headline, candidates, audience, scoring: Scoring::Rank, ..Explanation::default() }
}

/// What the guard has to say of an action or answer: that it wins, or that what is usual would lose.
fn guarded(shopper: &Shopper<'_>, choice: Choice, chosen: Action) -> Option<Message> {
    let query = match choice {
        Choice::Play => None,
        Choice::Answer(query) => Some(query),
        Choice::Treasures | Choice::Buy => return None,
    };
    let action = || match query {
        Some(query) => answer_in_words(shopper.game, query, chosen),
        None => in_words(shopper.game, chosen),
    };
    if shopper.wins_by(&chosen) {
        return Some(Message::new("realm-guard_wins").with("action", action()));
    }
    let usual = Shopper { guard: Guard::Off, ..*shopper }.decide();
    (usual != chosen).then(|| Message::new("realm-guard_avoids").with("action", action()))
}

/// The actions of the hand in the order they would be played.
fn played(shopper: &Shopper<'_>, chosen: Action) -> (Message, Vec<Candidate>) {
    let hand = *shopper.sight.hand;
    let ranked = ranked(shopper.mind(), &hand);
    let because = |card| because(shopper.mind(), &hand, card);
    let told = ranked.iter().map(|&(rank, card)| {
        let play = Action::Play(card);
        candidate(shopper, play, because(card).1, rank.score(), play == chosen)
    });
    let headline = match chosen {
        Action::Play(card) => Message::new("realm-plays_first")
            .with("action", in_words(shopper.game, chosen))
            .with("because", Message::new(because(card).0))
            .count("choices", ranked.len()),
        _ => Message::new("realm-plays_treasures"),
    };
    (headline, told.collect())
}

/// Why an action comes where it does in the order, as a part of a sentence and as a term.
fn because(mind: Mind<'_>, hand: &Cards, card: Card) -> (&'static str, &'static str) {
    match reason_of(mind, hand, card) {
        Reason::Repeats => ("realm-because_repeats", "term-realm_repeats"),
        Reason::Actions => ("realm-because_actions", "term-realm_actions"),
        Reason::FreeDraw => ("realm-because_free_draw", "term-realm_free_draw"),
        Reason::Free => ("realm-because_free", "term-realm_free"),
        Reason::Points => ("realm-because_points", "term-realm_points"),
        Reason::Draw => ("realm-because_draw", "term-realm_draw"),
        Reason::Attack => ("realm-because_attack", "term-realm_attack"),
        Reason::Coins => ("realm-because_coins", "term-realm_coins"),
        Reason::Gain => ("realm-because_gain", "term-realm_gain"),
        Reason::Trash => ("realm-because_trash", "term-realm_trash"),
        Reason::Else => ("realm-because_else", "term-realm_else"),
    }
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
            let fires = wish.why.is_taken() && buy == chosen && !fired;
            fired |= fires;
            let place = (wishes.len() - at) as f64;
            let told = candidate(shopper, buy, why_id(wish.why), place, fires);
            // What cannot be bought is no action one could have taken.
            let action = if shopper.affordable(wish.card, coins) { told.action } else { Value::Null };
            // What wins at once, and what is bought for its own sake, stands in no menu.
            let label = if matches!(wish.why, Why::Wins | Why::Last | Why::Paid) {
                told.label
            } else {
                entry(shopper, wish, entries)
            };
            Candidate { label, action, ..told }
        })
        .collect();
    let headline = match wishes.iter().position(|wish| wish.why.is_taken()) {
        Some(at) if matches!(wishes[at].why, Why::Wins | Why::Last | Why::Paid) => {
            let id = match wishes[at].why {
                Why::Wins => "realm-wins_now",
                Why::Last => "realm-last_points",
                _ => "realm-paid_buy",
            };
            Message::new(id).with("card", shopper.game.name(wishes[at].card))
        }
        Some(at) => {
            // Lines of the menu, numbered as each is told below: victory cards by thresholds are none.
            let left = wishes[..at].iter().filter(|wish| wish.entry.is_some()).count();
            Message::new(if wishes[at].entry.is_some() { "realm-entry_fires" } else { "realm-threshold_fires" })
                .with("card", shopper.game.name(wishes[at].card))
                .count("left", left)
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
        ..Candidate::default()
    }
}

/// What a fixed rule does, which weighs nothing else. What its seat says of it goes by the name of the sentence for the decision.
fn ruled(shopper: &Shopper<'_>, chosen: Action, headline: &Message) -> Candidate {
    let rule = headline.id.trim_start_matches("realm-");
    let rule = Message { id: format!("realm-rule-{rule}").into(), ..Message::default() };
    // It speaks of itself; a hint puts "you" in its place.
    let rule = rule.with("who", Message::text("me"));
    let name = Message::new("term-realm_rule").with("rule", rule);
    let told = candidate(shopper, chosen, "term-realm_rule", 1.0, true);
    Candidate { terms: vec![Term::plain(name, 1.0)], ..told }
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
        Why::Last => "term-realm_last",
        Why::Paid => "term-realm_paid",
    }
}

/// An answer in words: what it does, where the question says it.
pub(crate) fn answer_in_words(game: &Dominion, query: Query, action: Action) -> Message {
    if let Action::Choose(cards) = action
        && !cards.is_empty()
        && let Some(done) = done_to_cards(query)
    {
        return Message::new(done).list("cards", game.names(&cards));
    }
    match (query, action) {
        (Query::Choose(card), Action::Option(at)) => game.choice_in_words(card, at),
        (Query::DiscardOrCurse(count), Action::Option(0)) => Message::new("realm-answer-discard").count("count", count),
        (Query::DiscardOrCurse(_), Action::Option(_)) => Message::new("realm-answer-curse"),
        (Query::PlayRevealed(card), Action::Accept) => Message::new("realm-play").with("card", game.name(card)),
        (Query::PlayRevealed(_), _) => Message::new("realm-answer-leave"),
        (Query::Shield, Action::Accept) => Message::new("realm-answer-show"),
        (Query::Shield, _) => Message::new("realm-answer-not_show"),
        (Query::SpyDiscard(_), Action::Accept) => Message::new("realm-answer-discard_it"),
        (Query::SpyDiscard(_), _) => Message::new("realm-answer-put_back"),
        (Query::SetDrawnAside(_), Action::Accept) => Message::new("realm-answer-set_aside"),
        (Query::SetDrawnAside(_), _) => Message::new("realm-answer-keep"),
        (Query::DiscardCurse, Action::Accept) => Message::new("realm-answer-discard_curse"),
        (Query::DiscardCurse, _) => Message::new("realm-answer-take_curse"),
        (Query::Gain { .. }, Action::Decline) => Message::new("realm-answer-gain_nothing"),
        _ => in_words(game, action),
    }
}

/// What is done to the cards that are chosen, where the question says it.
const fn done_to_cards(query: Query) -> Option<&'static str> {
    match query {
        Query::Discard(_) | Query::Sift | Query::InspectDiscard => Some("realm-answer-discard_cards"),
        Query::Trash { .. } | Query::InspectTrash => Some("realm-answer-trash_cards"),
        Query::PutOnDeck(_) | Query::VictoryOnDeck | Query::InspectPut => Some("realm-answer-put_on_deck"),
        _ => None,
    }
}

/// An action in words, where nothing is asked or its question says nothing more of it.
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
        Action::Choose(cards) => Message::new("realm-choose").list("cards", game.names(&cards)),
    }
}

/// The sentence for what was answered.
fn answer_id(query: Query, chosen: Action) -> &'static str {
    let yes = chosen == Action::Accept;
    let none = chosen == Action::Choose(Cards::NONE);
    match query {
        Query::Sift if none => "realm-discards_none",
        Query::Sift => "realm-discards_for_new",
        Query::InspectDiscard if none => "realm-discards_none_dead",
        Query::InspectDiscard => "realm-discards_dead",
        Query::Trash { .. } | Query::InspectTrash if none => "realm-trashes_none",
        Query::Trash { .. } | Query::InspectTrash => "realm-trashes_junk",
        Query::Discard(_) => "realm-discards_least",
        Query::PutOnDeck(_) | Query::InspectPut => "realm-puts_back",
        Query::VictoryOnDeck => "realm-puts_victory_back",
        Query::Recall => "realm-recalls_best",
        Query::TrashFor(..) => "realm-trashes_for_coins",
        Query::Remodel { .. } | Query::Salvage | Query::TrashTreasure(_) => "realm-gives_up_least",
        Query::PlayTimes { .. } if none => "realm-repeats_none",
        Query::PlayTimes { .. } => "realm-repeats_best",
        Query::SetAside => "realm-sets_aside_dead",
        Query::Return(_) => "realm-returns_all",
        Query::PlayRevealed(_) if yes => "realm-plays_revealed",
        Query::PlayRevealed(_) => "realm-plays_revealed_not",
        Query::SetDrawnAside(_) if yes => "realm-sets_drawn_aside",
        Query::SetDrawnAside(_) => "realm-sets_drawn_aside_not",
        Query::Shield if yes => "realm-shows_shield",
        Query::Shield => "realm-shows_shield_not",
        Query::SpyDiscard(_) => "realm-judges_revealed",
        Query::DiscardCurse => "realm-discards_curse",
        Query::Choose(_) => "realm-chooses_most",
        Query::DiscardOrCurse(_) if chosen == Action::Option(0) => "realm-discards_no_curse",
        Query::DiscardOrCurse(_) => "realm-takes_curse",
        Query::Gain { .. } => "realm-gains_by_menu",
    }
}
