#!/usr/bin/env bash
# Everything in one go, on a machine with a GPU: texts, finder, lines, export, eight-bit copies.
#
#   bash resources/models/training/train.sh
#
# What it needs lies in .train (fetch.sh brings fonts and words); what it makes goes to $OUT, or .train/out.
# FINDER_MINUTES and LINES_MINUTES set how long; MASTER, KEEN, SWIFT and FINDER name weights to go on from, REAL packed real crops.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../../.." && pwd)
export DEEDPROOF_TRAIN=${DEEDPROOF_TRAIN:-$root/.train} PYTHONUNBUFFERED=1
out=${OUT:-$DEEDPROOF_TRAIN/out}
python=${PYTHON:-python3}
real=${REAL:-$DEEDPROOF_TRAIN/real.npz}
[ -f "$real" ] || real=
mkdir -p "$out"

"$python" "$here/texts.py" --pack
# Into files, never through a pipe: the drawing processes would hold it open.
"$python" "$here/train_finder.py" --minutes "${FINDER_MINUTES:-3}" --out "$out" --finder "${FINDER:-}" ${SCALE:+--scale "$SCALE" --workers 1} > "$out/finder.log" 2>&1
"$python" "$here/train_lines.py" --minutes "${LINES_MINUTES:-9}" --out "$out" --master "${MASTER:-}" --keen "${KEEN:-}" --swift "${SWIFT:-}" --real "$real" \
  ${SCALE:+--scale "$SCALE" --workers 1 --real-lines 2 --calibration 4} > "$out/lines.log" 2>&1
"$python" "$here/quantise.py" --models "$out" --reduce-range --real "$real" ${SCALE:+--real-lines 4} > "$out/quantise.log" 2>&1
grep -h "iou" "$out/finder.log" | tail -1
grep -hE "(keen|swift) +real" "$out/lines.log" | tail -2
cat "$out/quantise.log"
