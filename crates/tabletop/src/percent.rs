//! Chances as they are told.

/// A chance from 0 to 1 in per cent, to a tenth, the same wherever it is told. Only what is certain is 0 or 100.
pub fn percent(chance: f64) -> f64 {
    let told = (1000.0 * chance).round() / 10.0;
    if chance > 0.0 && chance < 1.0 { told.clamp(0.1, 99.9) } else { told }
}

#[cfg(test)]
mod tests {
    #[test]
    fn only_what_is_certain_is_called_so() {
        let told = [0.0, 0.0001, 0.5, 0.6849, 0.99951, 1.0].map(super::percent);
        assert_eq!(told, [0.0, 0.1, 50.0, 68.5, 99.9, 100.0]);
    }
}
