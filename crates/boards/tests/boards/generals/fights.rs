//! Every fight there is, as a table.

use boards::generals::{ATTAQUE, Rank, Rules, SALPAKAN, Survivor};

/// Rows come, columns stand there: `+` the one that came survives, `-` the other, `=` none.
fn table(rules: &Rules) -> Vec<String> {
    let ranks = || (0..rules.ranks.len() as u8).map(Rank);
    let sign = |attacker, defender| match rules.survivor(attacker, defender) {
        Survivor::Attacker => '+',
        Survivor::Defender => '-',
        Survivor::Nobody => '=',
    };
    ranks().map(|attacker| ranks().map(|defender| sign(attacker, defender)).collect()).collect()
}

#[test]
fn every_fight_of_the_generals() {
    let letters: String = SALPAKAN.ranks.iter().map(|rank| rank.letter).collect();
    assert_eq!(letters, "YAGTDBCLMKIJSPF");
    assert_eq!(
        table(&SALPAKAN),
        [
            "=++++++++++++-+", // spies take all but privates
            "-=+++++++++++++",
            "--=++++++++++++",
            "---=+++++++++++",
            "----=++++++++++",
            "-----=+++++++++",
            "------=++++++++",
            "-------=+++++++",
            "--------=++++++",
            "---------=+++++",
            "----------=++++",
            "-----------=+++",
            "------------=++", // sergeants take privates and the flag
            "+------------=+", // privates take spies and the flag
            "--------------+", // a flag takes nothing but a flag to which it comes
        ]
    );
}

#[test]
fn every_fight_of_l_attaque() {
    let letters: String = ATTAQUE.ranks.iter().map(|rank| rank.letter).collect();
    assert_eq!(letters, "ABCLMKIERYNF");
    let table = table(&ATTAQUE);
    assert_eq!(
        table[..10],
        [
            "=+++++++++-+",
            "-=++++++++-+",
            "--=+++++++-+",
            "---=++++++-+",
            "----=+++++-+",
            "-----=++++-+",
            "------=+++-+",
            "-------=++++", // sappers clear mines
            "--------=+-+",
            "+--------=-+", // a spy surprises the commander in chief, who else takes it
        ]
    );
}

/// Of two ranks it does not matter which comes, but for flags, and for the spy of L'Attaque.
#[test]
fn who_comes_matters_seldom() {
    for (rules, exceptions) in [(&SALPAKAN, "FF"), (&ATTAQUE, "YA AY")] {
        let mut found = Vec::new();
        for one in rules.moving().iter() {
            for other in rules.moving().iter() {
                let turned = match rules.survivor(other, one) {
                    Survivor::Attacker => Survivor::Defender,
                    Survivor::Defender => Survivor::Attacker,
                    Survivor::Nobody => Survivor::Nobody,
                };
                if rules.survivor(one, other) != turned {
                    found.push([one, other].map(|rank| rules.info(rank).letter).iter().collect::<String>());
                }
            }
        }
        found.sort_unstable_by(|one, other| other.cmp(one));
        assert_eq!(found.join(" "), exceptions);
    }
}

/// What each side has, and that the ranks of the list are those of the rules that name them.
#[test]
fn armies_have_their_pieces() {
    assert_eq!((SALPAKAN.army(), SALPAKAN.camp().count()), (21, 27));
    assert_eq!((ATTAQUE.army(), ATTAQUE.camp().count()), (40, 40));
    let count = |rules: &Rules, letter| rules.info(rules.rank(letter).expect("a rank")).count;
    assert_eq!(
        "AGTDBCLMKIJSPYF".chars().map(|letter| count(&SALPAKAN, letter)).collect::<Vec<_>>(),
        [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 2, 1]
    );
    assert_eq!(
        "ABCLMKIERYNF".chars().map(|letter| count(&ATTAQUE, letter)).collect::<Vec<_>>(),
        [1, 1, 2, 3, 4, 4, 4, 5, 8, 1, 6, 1]
    );
    assert_eq!((SALPAKAN.info(SALPAKAN.flag).id, ATTAQUE.info(ATTAQUE.flag).id), ("flag", "flag"));
    assert_eq!(ATTAQUE.all().len() - ATTAQUE.moving().len(), 2, "mine and flag stay");
}
