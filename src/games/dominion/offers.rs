//! What whoever is to act may do, made of its view and the rules.

use dominion::{Action, Card, Dominion, Query, Selection, Type, View};

use super::{
    faces,
    query::{self, Source},
};

/// What may be done.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Offers {
    /// What is asked, if anything.
    pub asked: Option<Query>,
    /// Cards of the hand that can be played.
    pub plays: Vec<Card>,
    /// The kinds that digits stand for where no answers do: what can be played or chosen, in the order in which it lies there.
    pub numbered: Vec<Card>,
    /// Whether actions can be played.
    pub actions: bool,
    /// Whether all plain treasures can be played at once.
    pub treasures: bool,
    /// Cards that can be bought, or gained where that is asked.
    pub piles: Vec<Card>,
    /// Those of them that are a way on: while cards are still to be played none, and what costs nothing only where it must be taken or is paid
    /// for.
    pub wanted: Vec<Card>,
    /// Cards to be chosen from.
    pub selection: Option<Selection>,
    /// Where they lie.
    pub source: Source,
    /// Answers that are no cards, in the order of their buttons.
    pub answers: Vec<Action>,
}

impl Offers {
    /// Of a view of the seat to act; nothing where it is not to act.
    pub fn new(game: &Dominion, view: &View) -> Self {
        let Some((_, own)) = view.me() else { return Self::default() };
        let may = |action: &Action| game.permits(view, action).is_ok();
        let asked = query::asked(view);
        let plays: Vec<Card> = own.hand.kinds().filter(|card| may(&Action::Play(*card))).collect();
        let gains = game.gainable(view);
        let buys = game.piles().filter(|card| may(&Action::Buy(*card)));
        let options = (0..u8::MAX).map(Action::Option).take_while(|option| may(option));
        let plain = [Action::Accept, Action::Decline].into_iter().filter(|answer| may(answer));
        let selection = game.selection(view);
        let mut numbered = selection.map_or_else(|| plays.clone(), |selection| selection.from.kinds().collect());
        numbered.sort_by_key(|card| faces::order(game, *card));
        let answers = if asked.is_some() { options.chain(plain).collect() } else { Vec::new() };
        let actions = plays.iter().any(|card| game.is(*card, Type::Action));
        let treasures = may(&Action::PlayTreasures);
        let piles: Vec<Card> = if asked.is_some() { gains } else { buys.collect() };
        let wanted = match asked {
            None if actions || treasures => Vec::new(),
            None => piles.iter().copied().filter(|card| !is_free(game, *card) || is_paid(game, view, *card)).collect(),
            Some(_) => {
                let dear: Vec<Card> = piles.iter().copied().filter(|card| !is_free(game, *card)).collect();
                if dear.is_empty() && !may(&Action::Decline) { piles.clone() } else { dear }
            }
        };
        Self {
            actions,
            treasures,
            piles,
            wanted,
            selection,
            numbered,
            source: asked.map_or(Source::Hand, query::source),
            answers,
            plays,
            asked,
        }
    }

    /// Whether nothing can be bought but what costs nothing.
    pub fn only_free(&self) -> bool {
        self.asked.is_none() && !self.actions && !self.treasures && !self.piles.is_empty() && self.wanted.is_empty()
    }

    /// Whether several cards may be chosen, so that a choice takes shape before it is done.
    pub fn gathers(&self) -> bool {
        self.selection.is_some_and(|selection| selection.most > 1)
    }

    /// Whether a pile is taken from: nothing is asked, or which card is gained.
    pub fn takes(&self) -> bool {
        matches!(self.asked, None | Some(Query::Gain { .. }))
    }

    /// Whether a card of a place can be clicked.
    pub fn offers(&self, source: Source, card: Card) -> bool {
        match &self.selection {
            Some(selection) => self.source == source && selection.from.has(card),
            None => source == Source::Hand && self.plays.contains(&card),
        }
    }
}

/// Whether a card costs nothing, whatever else is cheaper now: hardly ever does it do a deck good.
pub fn is_free(game: &Dominion, card: Card) -> bool {
    game.kind(card).is_some_and(|kind| kind.cost == 0)
}

/// Whether a card that costs nothing is worth a buy all the same, because every buy brings victory tokens.
fn is_paid(game: &Dominion, view: &View, card: Card) -> bool {
    let pays = |card: Card| game.kind(card).is_some_and(|kind| kind.tokens_per_buy > 0);
    !game.is(card, Type::Curse) && view.me().is_some_and(|(player, _)| player.play.kinds().any(pays))
}

#[cfg(test)]
mod tests {
    use dominion::{Catalog, Setup, State};
    use tabletop::{Eye, Game, Seat, Seed, Turn};

    use super::*;

    /// A game whose chance goes by a seed, until a seat is to act.
    fn dealt(game: &Dominion, state: &mut State) -> Seat {
        let mut rng = Seed(3).stream("test", 0);
        loop {
            match game.turn(state) {
                Turn::Seat(seat) => return seat,
                Turn::Chance => {
                    let outcome = game.draw(state, &mut rng).expect("chance is due");
                    game.resolve(state, &outcome, &mut Vec::new()).expect("it can come");
                }
                Turn::Over => panic!("it has just begun"),
            }
        }
    }

    #[test]
    fn what_is_offered_is_what_the_rules_allow() {
        let cards = include_str!("../../../assets/dominion/cards.ron");
        let catalog = Catalog::from_ron("cards.ron", cards).expect("sound cards");
        let game = Dominion::new(Setup { first_seat_begins: true, ..Setup::default() }, &catalog).expect("sound");
        let mut state = game.start();
        let seat = dealt(&game, &mut state);
        let offers = Offers::new(&game, &game.view(&state, Eye::Seat(seat)));
        assert!(offers.treasures && offers.asked.is_none() && !offers.actions);
        assert_eq!(offers.plays, [Card::COPPER]);
        assert!(offers.piles.contains(&Card::COPPER) && !offers.piles.contains(&Card::SILVER), "no coins yet");
        assert!(offers.offers(Source::Hand, Card::COPPER) && !offers.offers(Source::Hand, Card::ESTATE));
        assert_eq!(Offers::new(&game, &game.view(&state, Eye::Public)), Offers::default());
        game.apply(&mut state, &Action::PlayTreasures, &mut Vec::new()).expect("legal");
        let offers = Offers::new(&game, &game.view(&state, Eye::Seat(seat)));
        assert!(!offers.treasures && offers.piles.contains(&Card::ESTATE));
    }

    #[test]
    fn what_costs_nothing_is_not_lit_and_can_be_had_all_the_same() {
        let cards = include_str!("../../../assets/dominion/cards.ron");
        let catalog = Catalog::from_ron("cards.ron", cards).expect("sound cards");
        let setup = Setup { first_seat_begins: true, kingdom: vec!["goons".to_owned()], ..Setup::default() };
        let game = Dominion::new(setup, &catalog).expect("sound");
        let mut state = game.start();
        let seat = dealt(&game, &mut state);
        let offers = |state: &State| Offers::new(&game, &game.view(state, Eye::Seat(seat)));
        assert!(offers(&state).wanted.is_empty(), "treasures are to be played first");
        assert!(!offers(&state).only_free());
        game.apply(&mut state, &Action::PlayTreasures, &mut Vec::new()).expect("legal");
        let now = offers(&state);
        assert!(now.wanted.contains(&Card::ESTATE) && now.piles.contains(&Card::CURSE));
        assert!(!now.wanted.contains(&Card::COPPER) && !now.wanted.contains(&Card::CURSE));
        state.turn.coins = 0;
        let broke = offers(&state);
        assert_eq!(broke.piles, [Card::COPPER, Card::CURSE], "both can be had for nothing");
        assert!(broke.wanted.is_empty() && broke.only_free());
        // With Goons in play every buy brings a token, and a Curse takes a point for it.
        state.players[seat.index()].play.add(game.card("goons").expect("in the kingdom"), 1);
        assert_eq!(offers(&state).wanted, [Card::COPPER]);
    }

    #[test]
    fn a_question_is_answered_with_cards_of_where_they_lie() {
        let cards = include_str!("../../../assets/dominion/cards.ron");
        let catalog = Catalog::from_ron("cards.ron", cards).expect("sound cards");
        let setup = Setup { first_seat_begins: true, deal: dominion::Deal::FourThree, ..Setup::default() };
        let game = Dominion::new(setup, &catalog).expect("sound");
        let mut state = game.start();
        let seat = dealt(&game, &mut state);
        let cellar = game.card("cellar").expect("in the kingdom");
        state.players[seat.index()].hand.add(cellar, 1);
        state.players[seat.index()].hand.take(Card::COPPER, 1);
        game.apply(&mut state, &Action::Play(cellar), &mut Vec::new()).expect("legal");
        let offers = Offers::new(&game, &game.view(&state, Eye::Seat(seat)));
        assert_eq!((offers.asked, offers.source), (Some(Query::Sift), Source::Hand));
        assert!(offers.gathers() && offers.piles.is_empty() && offers.answers.is_empty());
        assert!(offers.offers(Source::Hand, Card::ESTATE) && !offers.offers(Source::Discard, Card::ESTATE));
    }
}
