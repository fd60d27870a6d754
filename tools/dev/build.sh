# How scripts build what they run: as the tests are built, of which ./check has done most. Of one package alone, Cargo would compile much once more.

# Builds the client and the command line: rubicon and rubicon-lab in $CARGO_TARGET_DIR/debug.
build_programs() {
    cargo test --locked --workspace --no-run --quiet
}
