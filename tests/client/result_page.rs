//! The result, by what a player sees and clicks, without an application.

use bevy_egui::egui;
use egui_kittest::kittest::Queryable;
use rubicon::{
    games::GAMES,
    screens::{ResultChoice, ResultModel, ResultView, result_page},
    shell::NewGame,
    table::report::{
        Course, CourseMark, Figure, Graph, Holding, Holdings, Luck, LuckHead, LuckLine, Placing, Report, Tale, Thing,
    },
    text::Words,
    theme::{Palette, color::IVORY},
};
use tabletop::Seat;

use crate::hands::pages::{WINDOWS, assert_within, harness, table};

#[test]
fn the_result_names_the_winner_and_leads_on() {
    let (_, mut table) = table();
    table.seed = "29790".to_owned();
    let game = table.new_game().expect("no fault");
    let report = Report {
        reason: "Everybody else is out.".to_owned(),
        rounds: 12,
        standings: (0..4)
            .map(|seat| Placing {
                seat: Seat(seat),
                place: seat + 1,
                figures: vec![
                    Figure { head: "Territories".to_owned(), value: (42 - 10 * seat).to_string() },
                    Figure { head: "Armies".to_owned(), value: (99 - seat).to_string() },
                ],
                remark: (seat == 3).then(|| "eliminated in round 7".to_owned()),
            })
            .collect(),
        counted: (0..12).map(|n| Figure { head: format!("Counted {n}"), value: n.to_string() }).collect(),
        course: course(),
        record: None,
    };
    for (window, text_size) in WINDOWS {
        let (words, game, report) = (Words::english(), game.clone(), report.clone());
        let mut harness = harness(window, text_size, Vec::new(), move |ui, chosen| {
            chosen.extend(result_page(ui, model(&words, &game, &report), &mut ResultView::default()));
        });
        harness.get_by_label("Caesar wins");
        harness.get_by_label("eliminated in round 7");
        // The seed as it can be typed again.
        harness.get_by_label("12 rounds \u{b7} seed 29790");
        harness.get_by_label("What was held");
        harness.get_by_label("7 \u{d7} Copper");
        // The story, from the figures: the first of four rises by one a turn, and was never behind.
        harness.get_by_label(
            "Caesar was never behind. The greatest stride came in round 1: from 9 to 10 territories. \
             Everybody else is out.",
        );
        let labels = ["Rematch", "Change the setup", "Back to the title"];
        assert_within(&harness, window, &labels);
        for label in labels {
            harness.get_by_label(label).click();
            harness.run();
        }
        assert_eq!(harness.state(), &[ResultChoice::Rematch, ResultChoice::Setup, ResultChoice::Title]);
    }
}

/// Four seats over eight turns: the first rises, the last falls in the second round.
fn course() -> Course {
    let line = |slope: f64, seat: i32| (0..8).map(|at| 9.0 + slope * f64::from(at) * f64::from(1 - seat)).collect();
    let graph = |title: &str, signed, slope| Graph {
        title: title.to_owned(),
        note: format!("{title} at the beginning of every turn."),
        signed,
        lines: (0..4).map(|seat| line(slope, seat)).collect(),
    };
    Course {
        tale: Some(Tale::Race { graph: 0, unit: "territories".to_owned(), shares: false }),
        times: (0..8).map(|at| 1.0 + f64::from(at) / 4.0).collect(),
        graphs: vec![graph("Territories", false, 1.0), graph("Armies", false, 3.0)],
        marks: vec![CourseMark { time: 2.5, seat: Seat(3), text: "Ada eliminates Bo in round 2".to_owned() }],
        luck: Some(Luck {
            heads: ["Lost", "Luck"]
                .map(|title| LuckHead { title: title.to_owned(), note: String::new(), telling: title == "Luck" })
                .into(),
            lines: (0..4)
                .map(|seat| LuckLine {
                    seat: Seat(seat),
                    cells: vec!["5 of 9".to_owned(), format!("{:+.1}", 1.5 - f64::from(seat))],
                    score: Some(0.4 - f64::from(seat)),
                })
                .collect(),
            verdict: Some("The dice favoured Caesar.".to_owned()),
            graph: graph("Luck", true, 0.5),
        }),
        holdings: Some(Holdings {
            title: "What was held".to_owned(),
            lines: vec![Holding {
                seat: Seat(1),
                things: vec![Thing { name: "Copper".to_owned(), count: 7, ground: IVORY }],
            }],
        }),
    }
}

fn finished() -> (NewGame, Report) {
    let (_, table) = table();
    let game = table.new_game().expect("no fault");
    let placing = |seat| Placing { seat: Seat(seat), place: seat + 1, figures: Vec::new(), remark: None };
    let standings = (0..4).map(placing).collect();
    let report = Report {
        reason: "Everybody else is out.".to_owned(),
        rounds: 2,
        standings,
        counted: Vec::new(),
        course: course(),
        record: None,
    };
    (game, report)
}

fn model<'a>(words: &'a Words, game: &'a NewGame, report: &'a Report) -> ResultModel<'a> {
    ResultModel {
        words,
        palette: Palette::default(),
        client: GAMES.of(&game.setup),
        game,
        report,
        best: None,
        next_level: Some("We suggest level 2."),
        picture: None,
    }
}

#[test]
fn the_course_of_a_game_is_read_part_by_part() {
    for (window, text_size) in WINDOWS {
        let (words, (game, report)) = (Words::english(), finished());
        let mut harness = harness(window, text_size, ResultView::default(), move |ui, view| {
            result_page(ui, model(&words, &game, &report), view);
        });
        harness.get_by_label("We suggest level 2.");
        harness.get_by_label("Armies").click();
        harness.run();
        assert_eq!(harness.state().part, 2);
        harness.get_by_label("Armies at the beginning of every turn.");
        // The legend tells the values at the end, and takes a line out.
        harness.get_by_label("Caesar 30").scroll_to_me();
        harness.run();
        harness.get_by_label("Caesar 30").click();
        harness.run();
        assert_eq!(harness.state().hidden, [true, false, false, false]);
        harness.get_all_by_label("Luck").next().expect("its button").click();
        harness.run();
        assert_eq!(harness.state().part, 3);
        harness.get_by_label("The dice favoured Caesar.");
        for cell in ["+1.5", "+0.5", "-0.5", "-1.5"] {
            harness.get_by_label(cell);
        }
        assert_eq!(harness.query_all_by_label("5 of 9").count(), 4);
        let labels = ["Rematch", "Standings", "Territories", "Armies"];
        assert_within(&harness, window, &labels);
    }
}

#[test]
fn a_value_is_read_where_the_pointer_is() {
    let (words, (game, report)) = (Words::english(), finished());
    let view = ResultView { part: 1, ..ResultView::default() };
    let mut harness = harness([1280.0, 720.0], 1.0, view, move |ui, view| {
        result_page(ui, model(&words, &game, &report), view);
    });
    harness.get_by_label("At the end:");
    harness.hover_at(egui::pos2(640.0, 400.0));
    harness.run();
    harness.get_by_label_contains("Round ");
}
