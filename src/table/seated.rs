//! Who sits at a pasted game.

use tabletop::{Controller, Player};

/// The players of a table at a game of so many seats: those who sit there, and the stand-in where there are more. A person keeps a seat.
pub(super) fn seated(players: &[Player], seats: usize, stand_in: &str) -> Vec<Player> {
    let mut seated: Vec<Player> = players.iter().take(seats).cloned().collect();
    let free = |seated: &[Player]| (0..).find(|livery| seated.iter().all(|player| player.livery != *livery));
    while seated.len() < seats {
        let livery = free(&seated).unwrap_or_default();
        let controller = Controller::Agent(stand_in.to_owned());
        seated.push(Player { name: lab::roster::agent_name(stand_in).to_owned(), controller, livery });
    }
    let person = |player: &&Player| player.controller == Controller::Human;
    if let (Some(left_out), None) = (players.iter().find(person), seated.iter().find(person))
        && let Some(first) = seated.first_mut()
    {
        *first = Player { livery: first.livery, ..left_out.clone() };
    }
    seated
}

#[cfg(test)]
mod tests {
    use super::*;

    fn player(name: &str, controller: Controller, livery: u8) -> Player {
        Player { name: name.to_owned(), controller, livery }
    }

    #[test]
    fn a_person_keeps_a_seat_and_everybody_a_colour() {
        let agent = || Controller::Agent("patient".to_owned());
        let table = [player("Ben", agent(), 1), player("Ada", Controller::Human, 0)];
        let more = seated(&table, 4, "patient@easy");
        assert_eq!(more.iter().map(|player| player.livery).collect::<Vec<_>>(), [1, 0, 2, 3]);
        assert_eq!(
            (more[3].name.as_str(), &more[3].controller),
            ("patient", &Controller::Agent("patient@easy".to_owned()))
        );
        let fewer = seated(&table, 1, "patient");
        assert_eq!((fewer.len(), fewer[0].name.as_str(), fewer[0].livery), (1, "Ada", 1));
    }
}
