#!/usr/bin/env bash
# Synthesises every sound of the client with SoX into assets/audio.
# Only oscillators and noise go in, so the results are ours and carry the project's licence.
# Usage: tools/sound/make-sounds.sh        (needs the Debian package `sox`)
set -euo pipefail
cd "$(dirname "$0")/../.."
command -v sox >/dev/null || { echo "make-sounds: SoX is missing; install it with: apt-get install sox" >&2; exit 2; }

out=assets/audio
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
mkdir -p "$out"

# -R keeps dither and noise repeatable, so that a second run gives the same files.
synth() { sox -R -n -r 44100 -c 1 "$@"; }
finish() { sox -R "$tmp/$1.wav" -C "${2:-3}" "$out/$1.ogg" gain -n "${3:--4}"; }

# One ivory die on felt: a short band of noise with a woody body.
knock() { # name  centre frequency  seconds
    synth "$tmp/a.wav" synth "$3" pinknoise band -n "$2" "$(( $2 / 2 ))" fade l 0.001 "$3" "$3"
    synth "$tmp/b.wav" synth "$3" sine "$(( $2 / 3 ))" fade l 0.001 "$3" "$3" vol 0.35
    sox -m "$tmp/a.wav" "$tmp/b.wav" "$tmp/$1.wav"
}
knock k1 2100 0.05; knock k2 1700 0.06; knock k3 2500 0.04; knock k4 1400 0.08
place() { sox "$tmp/$1.wav" "$tmp/$2.wav" pad "$3" vol "$4"; }
place k1 p1 0.00 0.9; place k3 p2 0.07 0.8; place k2 p3 0.12 0.9; place k1 p4 0.20 0.6
place k3 p5 0.26 0.5; place k2 p6 0.35 0.45; place k4 p7 0.45 0.7; place k4 p8 0.53 0.35
sox -m "$tmp"/p{1,2,3,4,5,6,7,8}.wav "$tmp/dice.wav" pad 0 0.1
finish dice 3 -1.6
# Two more throws, so that a long battle does not knock the same way every time.
place k3 p1 0.00 0.8; place k1 p2 0.05 0.9; place k4 p3 0.15 0.8; place k2 p4 0.22 0.6
place k1 p5 0.33 0.5; place k4 p6 0.48 0.7
sox -m "$tmp"/p{1,2,3,4,5,6}.wav "$tmp/dice-2.wav" pad 0 0.1
finish dice-2 3 -1.6
place k2 p1 0.00 0.9; place k2 p2 0.09 0.7; place k1 p3 0.13 0.9; place k3 p4 0.24 0.6
place k4 p5 0.31 0.7; place k3 p6 0.38 0.4; place k2 p7 0.55 0.4
sox -m "$tmp"/p{1,2,3,4,5,6,7}.wav "$tmp/dice-3.wav" pad 0 0.1
finish dice-3 3 -1.6

# March: a column of soft boots over a low drum.
synth "$tmp/boot.wav" synth 0.09 brownnoise lowpass 900 fade l 0.004 0.09 0.07
synth "$tmp/drum.wav" synth 0.22 sine 110:62 fade l 0.002 0.22 0.2 vol 0.8
for i in 0 1 2 3; do
    sox "$tmp/boot.wav" "$tmp/m$i.wav" pad "$(awk "BEGIN{print $i*0.14}")"
done
sox "$tmp/drum.wav" "$tmp/m4.wav" pad 0.0
sox "$tmp/drum.wav" "$tmp/m5.wav" pad 0.28
sox -m "$tmp"/m{0,1,2,3,4,5}.wav "$tmp/march.wav" pad 0 0.1
finish march 3 -8
for i in 0 1 2 3; do
    sox "$tmp/boot.wav" "$tmp/m$i.wav" pad "$(awk "BEGIN{print $i*0.13 + ($i%2)*0.02}")" vol "$(awk "BEGIN{print 1-($i%2)*0.25}")"
done
sox "$tmp/drum.wav" "$tmp/m4.wav" pad 0.13
sox "$tmp/drum.wav" "$tmp/m5.wav" pad 0.39 vol 0.7
sox -m "$tmp"/m{0,1,2,3,4,5}.wav "$tmp/march-2.wav" pad 0 0.1
finish march-2 3 -8

# Capture: a struck drum and a rising brass fifth.
synth "$tmp/c1.wav" synth 0.5 sine 98:49 fade l 0.002 0.5 0.45
synth "$tmp/c2.wav" synth 0.55 sawtooth 220 lowpass 1200 fade q 0.03 0.55 0.35 vol 0.25
synth "$tmp/c3.wav" synth 0.55 sawtooth 330 lowpass 1400 fade q 0.03 0.55 0.35 vol 0.25 pad 0.12
sox -m "$tmp"/c{1,2,3}.wav "$tmp/capture.wav"
finish capture

# Card: parchment sliding over parchment.
synth "$tmp/card.wav" synth 0.22 whitenoise band 4200 2600 fade q 0.06 0.22 0.14 vol 0.7
finish card 3 -7

# Pieces of a board game: wood on lacquered wood. A tap is a short noise with two tones of the board below it.
tap() { # name  tone of the board  seconds
    synth "$tmp/a.wav" synth "$3" pinknoise band -n "$(( $2 * 4 ))" "$(( $2 * 3 ))" fade l 0.0008 "$3" "$3" vol 0.8
    synth "$tmp/b.wav" synth "$3" sine "$2" fade l 0.001 "$3" "$3" vol 0.45
    synth "$tmp/c.wav" synth "$3" sine "$(awk "BEGIN{print $2*2.31}")" fade l 0.001 "$3" "$(awk "BEGIN{print $3*0.7}")" vol 0.2
    sox -m "$tmp/a.wav" "$tmp/b.wav" "$tmp/c.wav" "$tmp/$1.wav"
}
tap light 520 0.05; tap full 360 0.09; tap heavy 240 0.14
# It is pushed, and set down.
synth "$tmp/push.wav" synth 0.2 pinknoise band 1500 900 fade q 0.08 0.2 0.06 vol 0.16
place full p1 0.19 0.9
sox -m "$tmp"/{push,p1}.wav "$tmp/piece-move.wav" pad 0 0.1
finish piece-move 3 -5
place light p1 0.17 0.7; place full p2 0.23 0.75
sox "$tmp/push.wav" "$tmp/p3.wav" speed 0.9 vol 0.8
sox -m "$tmp"/p{1,2,3}.wav "$tmp/piece-move-2.wav" pad 0 0.1
finish piece-move-2 3 -5
# It is tipped over its edge, falls on its back and settles.
place light p1 0.00 0.5; place full p2 0.26 0.9; place light p3 0.36 0.4; place light p4 0.42 0.22
sox -m "$tmp"/p{1,2,3,4}.wav "$tmp/piece-flip.wav" pad 0 0.1
finish piece-flip 3 -5
# It comes down hard where another stood, which rattles into the tray.
place heavy p1 0.16 1.0; place light p2 0.38 0.5; place light p3 0.46 0.35; place full p4 0.52 0.4
sox -m "$tmp"/{push,p1,p2,p3,p4}.wav "$tmp/piece-take.wav" pad 0 0.1
finish piece-take 3 -3
# A cannon's shot, far away, before the same.
synth "$tmp/boom.wav" synth 0.7 sine 120:38 fade l 0.003 0.7 0.66
synth "$tmp/smoke.wav" synth 0.6 brownnoise lowpass 700 fade l 0.03 0.6 0.55 vol 0.25
place heavy p1 0.24 0.45; place light p2 0.46 0.3
sox -m "$tmp"/{boom,smoke,p1,p2}.wav "$tmp/cannon.wav" pad 0 0.1
finish cannon 3 -2.5

# Click: a brass latch.
synth "$tmp/l1.wav" synth 0.035 sine 1850 fade l 0.001 0.035 0.033 vol 0.5
synth "$tmp/l2.wav" synth 0.02 whitenoise vol 0.7 highpass 3500 fade l 0.0005 0.02 0.019 vol 0.3
sox -m "$tmp"/l{1,2}.wav "$tmp/click.wav"
finish click 3 -14

# Bells with three partials each: your turn, a win, a loss, somebody out.
bell() { # name  frequency  delay  seconds
    synth "$tmp/x1.wav" synth "$4" sine "$2" fade l 0.004 "$4" "$4" vol 0.5
    synth "$tmp/x2.wav" synth "$4" sine "$(awk "BEGIN{print $2*2.76}")" fade l 0.002 "$4" "$(awk "BEGIN{print $4*0.9}")" vol 0.14
    synth "$tmp/x3.wav" synth "$4" sine "$(awk "BEGIN{print $2*5.4}")" fade l 0.001 "$4" "$4" vol 0.05
    sox -m "$tmp"/x{1,2,3}.wav "$tmp/$1.wav" pad "$3"
}
bell t1 587.33 0 0.9; bell t2 880 0.14 1.1
sox -m "$tmp"/t{1,2}.wav "$tmp/turn.wav"; finish turn 3 -7
bell w1 392 0 1.4; bell w2 493.88 0.16 1.4; bell w3 587.33 0.32 1.5; bell w4 783.99 0.48 2.2
synth "$tmp/w5.wav" synth 2.2 sawtooth 196 sawtooth 293.66 lowpass 900 fade q 0.2 2.2 1.4 remix - vol 0.3 pad 0.3
sox -m "$tmp"/w{1,2,3,4,5}.wav "$tmp/win.wav"; finish win 3 -6
bell d1 329.63 0 1.6; bell d2 311.13 0.3 1.6; bell d3 246.94 0.62 2.2
sox -m "$tmp"/d{1,2,3}.wav "$tmp/loss.wav"; finish loss 3 -8
bell e1 220 0 1.8; synth "$tmp/e2.wav" synth 0.7 sine 73:41 fade l 0.003 0.7 0.65
sox -m "$tmp"/e{1,2}.wav "$tmp/eliminated.wav"; finish eliminated 3 -2

# Ambience: a slow chord in the next room and the lamp's breath; the ends are cross-faded, so it loops without a seam.
len=24
voice() { synth "$tmp/$1.wav" synth $((len + 4)) sine "$2" tremolo "$3" 55 vol "$4"; }
voice v1 73.42 0.11 0.32; voice v2 110 0.07 0.24; voice v3 146.83 0.13 0.16; voice v4 174.61 0.05 0.12; voice v5 220 0.09 0.08
synth "$tmp/v6.wav" synth $((len + 4)) brownnoise lowpass 320 tremolo 0.06 40 vol 0.12
sox -m "$tmp"/v{1,2,3,4,5,6}.wav "$tmp/long.wav" lowpass 900
sox "$tmp/long.wav" "$tmp/head.wav" trim 0 4 fade t 4
sox "$tmp/long.wav" "$tmp/body.wav" trim 4 $((len - 4))
sox "$tmp/long.wav" "$tmp/tail.wav" trim $len 4 fade t 0 4 4
sox -m -v 1 "$tmp/head.wav" -v 1 "$tmp/tail.wav" "$tmp/seam.wav"
sox "$tmp/body.wav" "$tmp/seam.wav" "$tmp/ambience.wav"
finish ambience 0 -12

# What is heard in a row should be about as loud: the loudest twentieth of a second, and no peak above -1 dB.
for file in "$out"/*.ogg; do
    sox "$file" -n stats 2>&1 | awk -v name="$(basename "$file")" \
        '/^Pk lev/ { peak = $4 } /^RMS Pk/ { rms = $4 } END { printf "%-16s peak %6.1f dB, loudest %6.1f dB%s\n", name, peak, rms, (peak > -1 ? "  TOO LOUD" : "") }'
done
ls -l "$out"/*.ogg | awk '{ n += $5; print $5, $9 } END { print n, "bytes in all" }'
