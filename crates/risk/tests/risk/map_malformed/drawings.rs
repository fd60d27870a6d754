//! Faults of geometry.

use super::assert_fault;

#[test]
fn places() {
    assert_fault(
        "size: (120, 80)",
        "size: (120, 0)",
        "17:15: a board of 120 by 0 cannot be drawn; use two numbers above 0, at most 100000",
    );
    assert_fault(
        "label: (25,30)",
        "label: (25,300)",
        "27:40: (25, 300) lies outside the board; stay within 120 by 80, or enlarge `size`",
    );
    assert_fault(
        "token: (25,20)",
        "token: (NaN,20)",
        "27:56: (NaN, 20) is not a place on the board; use plain numbers",
    );
    assert_fault(
        "token: (25,20)",
        "token: (inf,20)",
        "27:56: (inf, 20) is not a place on the board; use plain numbers",
    );
    assert_fault(
        "(40,70)",
        "(40,-70)",
        "23:22: (40, -70) lies outside the board; stay within 120 by 80, or enlarge `size`",
    );
}

#[test]
fn outlines() {
    assert_fault(
        "territory: \"Islay\"",
        "territory: \"Isley\"",
        "30:25: there is no territory `Isley`; did you mean `Islay`?",
    );
    assert_fault(
        "            (territory: \"Islay\", label: (100,65), token: (100,58), polygons: [[[5]]]),\n",
        "",
        "26:19: `Islay` has no outline; add one, or leave `geometry` out",
    );
    assert_fault("polygons: [[[5]]]", "polygons: []", "30:78: `Islay` has no land; give it at least one polygon");
    assert_fault(
        "polygons: [[[5]]]",
        "polygons: [[[5]], []]",
        "30:86: a polygon has no ring; give it an outer ring, or remove it",
    );
    assert_fault(
        "polygons: [[[5]]]",
        "polygons: [[[5], []]]",
        "30:85: a ring has no arcs; list the numbers of its arcs, or remove it",
    );
    assert_fault(
        "territory: \"Islay\"",
        "territory: \"Jura\"",
        "30:25: `Jura` has two outlines; put all its polygons into one",
    );
}

#[test]
fn rings() {
    assert_fault("[[[5]]]", "[[[6]]]", "30:81: there is no arc 6; arcs are numbered from 0 to 5");
    assert_fault(
        "[[[5]]]",
        "[[[-6]]]",
        "30:80: the ring runs the wrong way round; outer rings run anticlockwise, holes clockwise: reverse the order and take complements",
    );
    assert_fault(
        "[[[5]]]",
        "[[[5]], [[5]]]",
        "30:88: arc 5 is used twice in the same direction; neighbours walk their common arc in opposite directions: 4 and -5",
    );
    assert_fault("[[[5]]]", "[[[5, -6]]]", "30:84: both sides of arc 5 are the same territory; remove the arc");
    assert_fault(
        "[[[-2, 2, 3]]]",
        "[[[-2, 3, 2]]]",
        "28:78: the next arc does not begin where this one ends; check the order and direction of the ring's arcs",
    );
    assert_fault("(90,70),(110,70),", "", "24:13: a line of 3 points cannot be drawn here; use at least 4");
}

#[test]
fn the_drawing_must_show_the_borders_there_are() {
    assert_fault(
        "(between: (\"Jura\", \"Islay\"), pieces: [[(70,60),(90,60)]]),",
        "",
        "32:16: nothing on the board shows that `Jura` borders `Islay`; add a lane or let their outlines share an arc",
    );
    assert_fault(
        "(\"Jura\", \"Islay\")",
        "(\"Skye\", \"Islay\")",
        "33:13: a lane joins `Skye` and `Islay`, which are not neighbours; remove the lane or make them neighbours",
    );
    assert_fault(
        "(\"Jura\", \"Islay\")",
        "(\"Jura\", \"Iona\")",
        "33:32: there is no territory `Iona`; use a name from `territories`",
    );
    assert_fault(
        "[[(70,60),(90,60)]]",
        "[[(70,60)]]",
        "33:51: a line of 1 points cannot be drawn here; use at least 2",
    );
    assert_fault(
        "[[(70,60),(90,60)]]",
        "[]",
        "33:13: a lane of 0 pieces cannot be drawn; give it one line, or two stubs to the board's edges",
    );
}

#[test]
fn lakes_and_wilds() {
    assert_fault(
        "[(20,15),(22,15),(21,17)]",
        "[(20,15),(22,15)]",
        "36:13: a line of 2 points cannot be drawn here; use at least 3",
    );
    assert_fault(
        "[(5,70),(8,70),(6,75)]",
        "[(5,70),(6,70),(7,70)]",
        "39:13: the line encloses nothing; give it three corners or more, or remove it",
    );
}
