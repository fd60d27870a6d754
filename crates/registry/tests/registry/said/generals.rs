//! The Game of the Generals and L'Attaque: sentences held against what the move really does, and against odds counted anew.

use boards::generals::belief::{Belief, Habits};
use boards::generals::{Action, Generals, Side};
use tabletop::{Eye, Game, Seed};

use super::{Claim, Verdict, hoped, so};

/// Per cent by which odds may be off where they are drawn and not counted.
const DRAWN: f64 = 12.0;

pub fn check(claim: &Claim<'_, Generals>) -> Verdict {
    match claim.says() {
        "generals_odds" => {
            odds(claim, &claim.action(), "")?;
            so(claim.number("wins")? > claim.number("loses")?, "it falls more often than it survives")?;
        }
        "generals_worth" => {
            hoped(claim)?;
            odds(claim, &claim.action(), "")?;
        }
        "generals_spares" => {
            so(met(claim, &claim.action()).is_none(), "this is a fight, too")?;
            odds(claim, &claim.other().ok_or("there is no other")?, "other_")?;
            so(claim.number("other_loses")? > claim.number("other_wins")?, "the other fight looks good")?;
        }
        "generals_costs" => {
            hoped(claim)?;
            so(met(claim, &claim.action()).is_none(), "this is a fight, too")?;
            let other = claim.other().ok_or("there is no other")?;
            so(met(claim, &other).is_some(), "the other is no fight")?;
        }
        "generals_pieces" | "generals_hunt" | "generals_danger" | "generals_guard" | "generals_race"
        | "generals_advance" | "generals_patience" | "generals_draw" | "generals_end" | "generals_beyond" => {
            hoped(claim)?;
        }
        "whim" => {}
        _ => return Ok(false),
    }
    Ok(true)
}

/// The piece that an action challenges, by its place in its army.
fn met(claim: &Claim<'_, Generals>, action: &Action) -> Option<usize> {
    let Action::Move { to, .. } = action else { return None };
    let (side, place) = claim.state.piece_on(to.on(claim.game.rules().size)?)?;
    (side.seat() != claim.seat).then_some(place)
}

/// The odds that are named are those of a belief by what the seat sees, with habits or without.
fn odds(claim: &Claim<'_, Generals>, action: &Action, prefix: &str) -> Result<(), String> {
    let (game, state) = (claim.game, claim.state);
    let view = game.view(state, Eye::Seat(claim.seat));
    let met = met(claim, action).ok_or("this is no fight")?;
    let Action::Move { from, .. } = action else { return Err("nothing moves".to_owned()) };
    let from = from.on(game.rules().size).and_then(|from| state.piece_on(from)).ok_or("nothing stands there")?;
    let rank = state.army(from.0)[from.1].rank.ok_or("it has no rank")?;
    claim.calls(&format!("{prefix}piece"), &game.rank_name(rank))?;
    let other = Side::ALL.into_iter().find(|side| side.seat() != claim.seat).ok_or("there is no other side")?;
    let mut wrong = Vec::new();
    for habits in [Habits::default(), Habits::NONE] {
        let mut rng = Seed(1).stream("odds", 0);
        let belief = Belief::new(game, &view, other, &habits, &mut rng).ok_or("nothing fits the view")?;
        let [wins, both, loses] = belief.odds(game, rank, met).map(|share| 100.0 * share);
        let slack = if belief.is_exact() { 0.51 } else { DRAWN };
        let off = [("wins", wins), ("loses", loses)]
            .into_iter()
            .map(|(name, share)| Ok((claim.number(&format!("{prefix}{name}"))? - share).abs()))
            .collect::<Result<Vec<f64>, String>>()?;
        if off.iter().all(|off| *off <= slack) {
            return Ok(());
        }
        wrong.push(format!("{wins:.1}, {both:.1}, {loses:.1}"));
    }
    Err(format!("the odds are {}", wrong.join(" or ")))
}
