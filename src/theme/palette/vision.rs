//! How far colours are apart for different eyes: the three dichromacies simulated by Machado, Oliveira & Fernandes
//! (2009, severity 1.0, in linear sRGB), distances in OKLab (Ottosson 2020).

use super::*;
use crate::theme::{Shade, board, color, seats};

/// Least distance between two seats. About 0.02 is just told apart side by side; tokens are told apart at a glance.
const SEATS_APART: f32 = 0.07;
/// Least distance between a seat's enamel and what it lies on; its brass rim and dark line part it from that as well.
const GROUND_APART: f32 = 0.04;
/// Least distance between the lands of two seats where they are palest, as they are and dimmed: of the palette that is chosen at
/// first, and of those made for other ends.
const LANDS_APART: [f32; 2] = [0.04, 0.025];
/// Least step of lightness between two seats of the palette for print: of the first six, and of all eight.
const LIGHTNESS_STEPS: [(usize, f32); 2] = [(6, 0.1), (Livery::COUNT as usize, 0.065)];

type Matrix = [[f32; 3]; 3];

const VISIONS: [(&str, Matrix); 4] = [
    ("normal", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protanopia",
        [[0.152_286, 1.052_583, -0.204_868], [0.114_503, 0.786_281, 0.099_216], [-0.003_882, -0.048_116, 1.051_998]],
    ),
    (
        "deuteranopia",
        [[0.367_322, 0.860_646, -0.227_968], [0.280_085, 0.672_501, 0.047_413], [-0.011_820, 0.042_940, 0.968_881]],
    ),
    (
        "tritanopia",
        [[1.255_528, -0.076_749, -0.178_779], [-0.078_411, 0.930_809, 0.147_602], [0.004_733, 0.691_367, 0.303_900]],
    ),
];

fn apply(matrix: &Matrix, [x, y, z]: [f32; 3]) -> [f32; 3] {
    matrix.map(|[a, b, c]| a * x + b * y + c * z)
}

/// OKLab of a colour as these eyes see it: lightness 0–1, then green–red and blue–yellow.
fn seen(shade: Shade, vision: &Matrix) -> [f32; 3] {
    let linear = shade.bevy().to_linear();
    seen_light([linear.red, linear.green, linear.blue], vision)
}

/// The same of light: linear red, green and blue, 0–1.
fn seen_light(light: [f32; 3], vision: &Matrix) -> [f32; 3] {
    let light = apply(vision, light).map(|channel| channel.clamp(0.0, 1.0));
    let cones = apply(
        &[
            [0.412_221_47, 0.536_332_54, 0.051_445_993],
            [0.211_903_5, 0.680_699_5, 0.107_396_96],
            [0.088_302_46, 0.281_718_84, 0.629_978_7],
        ],
        light,
    );
    apply(
        &[
            [0.210_454_26, 0.793_617_8, -0.004_072_047],
            [1.977_998_5, -2.428_592_2, 0.450_593_7],
            [0.025_904_037, 0.782_771_77, -0.808_675_77],
        ],
        cones.map(f32::cbrt),
    )
}

fn distance(a: [f32; 3], b: [f32; 3]) -> f32 {
    (0..3).map(|axis| (a[axis] - b[axis]).powi(2)).sum::<f32>().sqrt()
}

#[test]
fn the_measure_knows_black_from_white_and_red_from_green() {
    let (black, white) = (Shade::hex(0), Shade::hex(0xff_ffff));
    assert!((distance(seen(black, &VISIONS[0].1), seen(white, &VISIONS[0].1)) - 1.0).abs() < 1e-3);
    // A red and a green that look alike without green cones must come out as alike.
    let [red, green] = [Shade::hex(0xa5_6a00), Shade::hex(0x6f_8a00)];
    let apart = |vision: usize| distance(seen(red, &VISIONS[vision].1), seen(green, &VISIONS[vision].1));
    assert!(apart(0) > 3.0 * apart(2), "{} and {}", apart(0), apart(2));
}

#[test]
fn seats_stay_apart_for_all_eyes() {
    for palette in Palette::ALL {
        for (name, vision) in &VISIONS {
            let colors: Vec<_> = palette.liveries().map(|livery| seen(livery.color.shade(), vision)).collect();
            for (i, a) in colors.iter().enumerate() {
                for (j, b) in colors.iter().enumerate().skip(i + 1) {
                    let apart = distance(*a, *b);
                    assert!(apart >= SEATS_APART, "{palette:?}, {name}: {i} and {j} are {apart:.3} apart");
                }
                let neutral = distance(*a, seen(seats::NEUTRAL, vision));
                assert!(neutral >= SEATS_APART, "{palette:?}, {name}: {i} is {neutral:.3} from the neutrals");
                for ground in [board::SEA_LIT, board::SEA_DARK, board::LAND] {
                    let apart = distance(*a, seen(ground, vision));
                    assert!(apart >= GROUND_APART, "{palette:?}, {name}: {i} is {apart:.3} from {ground:?}");
                }
            }
        }
    }
}

/// Light of a land in the middle, where its owner's colour is thinnest.
fn land(livery: Livery, (over, share): (Shade, f32)) -> [f32; 3] {
    let [paper, wash] = [board::LAND, livery.color.shade().mix(board::EARTH.0, board::EARTH.1)].map(|shade| {
        let shade = shade.mix(over, share);
        let light = shade.bevy().to_linear();
        [light.red, light.green, light.blue]
    });
    std::array::from_fn(|channel| paper[channel] + (wash[channel] - paper[channel]) * board::WASH[0])
}

/// What lies over lands: nothing, the night, the lamp's light.
const OVER: [(Shade, f32); 3] = [(board::LAND, 0.0), (color::INK_NAVY, board::DIMMED), (color::IVORY, board::LIT)];

/// Least step of lightness from a land that is not in question to the same land where something can be done.
const LIT_APART: f32 = 0.15;

#[test]
fn what_can_be_done_is_lit_for_all_eyes() {
    let [_, night, lamp] = OVER;
    for livery in Palette::ALL.into_iter().flat_map(Palette::liveries) {
        for (name, vision) in &VISIONS {
            let [lit, dim] = [lamp, night].map(|over| seen_light(land(livery, over), vision)[0]);
            assert!(lit - dim >= LIT_APART, "{livery:?}, {name}: {lit:.3} over {dim:.3}");
        }
    }
    // The line about it lies between two dark ones, whatever the ground.
    for rim in [board::RIM_LEGAL, board::RIM_CHOSEN, board::RIM_TARGET] {
        assert!(rim.contrast(color::INK_DEEP) >= 4.5, "{rim:?}");
    }
}

#[test]
fn lands_stay_apart_for_all_eyes_also_when_dimmed() {
    for palette in Palette::ALL {
        let least = LANDS_APART[usize::from(palette != Palette::default())];
        for (name, vision) in &VISIONS {
            for over in OVER {
                let lands: Vec<_> = palette.liveries().map(|livery| seen_light(land(livery, over), vision)).collect();
                for (i, a) in lands.iter().enumerate() {
                    for (j, b) in lands.iter().enumerate().skip(i + 1) {
                        let apart = distance(*a, *b);
                        assert!(
                            apart >= least,
                            "{palette:?}, {name}, under {over:?}: {i} and {j} are {apart:.3} apart"
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn the_palette_for_print_needs_no_colour() {
    let lightness = |livery: Livery| seen(livery.color.shade(), &VISIONS[0].1)[0];
    for (seats, least) in LIGHTNESS_STEPS {
        let mut steps: Vec<f32> = Palette::Lightness.liveries().take(seats).map(lightness).collect();
        steps.sort_by(f32::total_cmp);
        for pair in steps.windows(2) {
            assert!(pair[1] - pair[0] >= least, "{steps:?}");
        }
    }
}

#[test]
fn colours_of_a_palette_have_names_of_their_own() {
    let words = crate::text::Words::english();
    for palette in Palette::ALL {
        let mut names: Vec<&str> = palette.liveries().map(|livery| words.get(livery.color.word())).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), usize::from(Livery::COUNT), "{palette:?}");
        assert!(words.has(palette.word()) && words.has(palette.note()), "{palette:?}");
    }
}

#[test]
fn what_is_written_on_a_token_can_be_read() {
    for livery in Palette::ALL.into_iter().flat_map(Palette::liveries) {
        let contrast = livery.ink().contrast(livery.color.shade());
        assert!(contrast >= 3.0, "{livery:?}: {contrast:.2}");
    }
}
