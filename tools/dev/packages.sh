# Sourced by ./play and ./check: what a fresh Debian or Ubuntu needs, and how it is installed.

# What building the client needs.
BUILD_PACKAGES="build-essential pkg-config libasound2-dev libudev-dev libwayland-dev libxkbcommon-dev"
# What a window needs at run time.
WINDOW_PACKAGES="libxkbcommon-x11-0 libxi6 libxcursor1 libxrandr2 mesa-vulkan-drivers"
# What a window without a display, and a test that plays in it, need.
HEADLESS_PACKAGES="xvfb xdotool imagemagick x11-utils"

say() { printf '\033[1m%s\033[0m\n' "$*" >&2; }
die() { printf 'error: %s\n' "$*" >&2; exit 1; }

# Installs those of the named packages that are missing, and says which.
need_packages() {
    local missing=""
    for package in "$@"; do
        dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing="$missing $package"
    done
    [ -n "$missing" ] || return 0
    command -v apt-get >/dev/null || die "this needs:$missing (installed by itself only on Debian and Ubuntu)"
    local root=""
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null || die "run as root, or install sudo, to install:$missing"
        root="sudo"
    fi
    say "Installing:$missing"
    $root apt-get update -qq || die "the package lists could not be fetched"
    # shellcheck disable=SC2086
    DEBIAN_FRONTEND=noninteractive $root apt-get install -y -qq --no-install-recommends $missing >/dev/null \
        || die "could not install:$missing"
}

# Finds cargo; rustup fetches the pinned toolchain by itself.
need_rust() {
    [ -f "$HOME/.cargo/env" ] && . "$HOME/.cargo/env"
    command -v cargo >/dev/null && return 0
    need_packages rustup 2>/dev/null && rustup default stable >/dev/null 2>&1
    command -v cargo >/dev/null || die "Rust is missing; install it from https://rustup.rs and run this again"
}

# Cargo keeps what later builds supersede, until the disk is full. Where less room is left than a whole check may need, what was built
# of our own crates goes; the dependencies, which take longest, stay.
need_room() {
    local free
    mkdir -p "$CARGO_TARGET_DIR"
    free=$(df --output=avail --block-size=1G "$CARGO_TARGET_DIR" | tail -1 | tr -d ' ')
    [ "$free" -ge 15 ] && return 0
    say "Only $free GiB are free: removing earlier builds of the project's own crates"
    cargo clean --workspace --quiet
    cargo clean --workspace --release --quiet
}

# Starts a virtual display on a free number, exports DISPLAY, and stops it when the script ends.
start_virtual_display() {
    local number=90
    while [ -e "/tmp/.X11-unix/X$number" ] || [ -e "/tmp/.X$number-lock" ]; do number=$((number + 1)); done
    Xvfb ":$number" -screen 0 "${1:-1920x1080}x24" -nolisten tcp >/dev/null 2>&1 &
    VIRTUAL_DISPLAY_PID=$!
    trap 'kill "$VIRTUAL_DISPLAY_PID" 2>/dev/null' EXIT
    for _ in $(seq 50); do
        [ -e "/tmp/.X11-unix/X$number" ] && break
        sleep 0.1
    done
    export DISPLAY=":$number"
    unset WAYLAND_DISPLAY
}
