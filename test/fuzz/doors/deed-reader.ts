// Any text at all into the reader and the verdict: a whole extraction comes out, every word it quotes was in the text,
// and what passes closes by plain arithmetic.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';
import type { Call } from '#core/schema/call.ts';
import { Extraction } from '#core/schema/extraction.ts';
import type { Tract } from '#core/schema/tract.ts';
import { azimuthOf, isBearing } from '#core/survey/bearing.ts';
import { completeCalls } from '#core/survey/complete-calls.ts';
import { judgeAll } from '#core/verdict/judge.ts';
import { bytesOf, type FuzzDoor, hold, textOf } from '#test/fuzz/fuzz-door.ts';
import { writeDeed } from '#test/support/deed-writer.ts';

const golden = join(import.meta.dirname, '..', '..', 'golden');
const seeds = [
  ...['read', 'document'].flatMap((room) =>
    readdirSync(join(golden, room))
      .filter((name) => /\.(?:deed|txt)$/.test(name))
      .map((name) => readFileSync(join(golden, room, name))),
  ),
  ...Array.from({ length: 40 }, (_, seed) => bytesOf(writeDeed(seed).text)),
];

export const deedReader: FuzzDoor = {
  name: 'deed reader',
  seeds,
  words: [
    ...[
      'thence ',
      'Beginning at ',
      'to the point of beginning',
      'containing ',
      ' acres',
      '°',
      "'",
      '"',
      ' feet',
      ' poles',
    ],
    ...[
      'North ',
      'S 45° E ',
      'less and except ',
      'Section ',
      'N½ ',
      'NE¼ ',
      'Lot ',
      'Block ',
      ' chord ',
      ' radius of ',
    ],
    ...[
      'curve to the left ',
      'parallel with ',
      'said line ',
      '\n',
      '\f',
      '1/2',
      'one hundred ',
      'L1 ',
      'C1 ',
      '\ufffd',
      '\u0000',
    ],
    ...[
      'commencing ',
      'continuing ',
      ' more or less ',
      'together with ',
      'excepting ',
      'azimuth ',
      ' links',
      ' varas',
      '(',
      ')',
    ],
  ],
  check: (input) => {
    const text = textOf(input);
    const extraction = completeCalls(readDocument(pagesOfText(text)));
    Extraction.parse(extraction);
    const words = new Set(wordsOf(text));
    for (const tract of extraction.tracts) for (const call of tract.calls) checkCall(call, words);
    const { verdicts } = judgeAll(extraction);
    for (const [i, verdict] of verdicts.entries()) {
      const tract = extraction.tracts[i];
      if (verdict.status === 'PASS' && tract !== undefined) checkPass(tract);
    }
  },
};

const wordsOf = (text: string): string[] => text.split(/[\s\f]+/);

function checkCall(call: Call, words: ReadonlySet<string>): void {
  const strange = wordsOf(call.verbatim_text).find((word) => word !== '' && !words.has(word));
  // A call may begin or end inside a word that a mark parts; no word of its inside is new.
  const [, ...rest] = wordsOf(call.verbatim_text.trim());
  const inside = rest.slice(0, -1).find((word) => !words.has(word));
  hold(strange === undefined || inside === undefined, `words that the text does not have: "${inside ?? ''}"`);
  for (const value of [call.distance, call.radius, call.arc_length, call.chord_length]) {
    hold(value === null || (Number.isFinite(value) && value > 0), `a length of ${value}`);
  }
  for (const bearing of [call.bearing, call.chord_bearing]) {
    hold(bearing === null || isBearing(bearing), `a bearing that is none: ${JSON.stringify(bearing)}`);
  }
}

/** Straight figures only: the curves have their own oracle. */
function checkPass(tract: Tract): void {
  hold(!tract.calls.some((call) => call.confidence === 'low'), 'a doubtful course passed');
  if (tract.calls.some((call) => call.call_type === 'curve')) return;
  let [east, north, length] = [0, 0, 0];
  for (const { bearing, distance } of tract.calls) {
    hold(bearing !== null && distance !== null, 'a course without its values passed');
    if (bearing === null || distance === null) return;
    east += distance * Math.sin(azimuthOf(bearing));
    north += distance * Math.cos(azimuthOf(bearing));
    length += distance;
  }
  const miss = Math.hypot(east, north);
  hold(
    miss * 5000 <= length * 1.001 || miss <= 0.021,
    `a figure that misses by ${miss.toFixed(3)} of ${length} passed`,
  );
}
