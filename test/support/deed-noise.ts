// What recognisers do to a page: signs and directions spoilt the usual ways, or one character gone wrong anywhere.
import type { Chance } from '#test/support/deed-chance.ts';

const SPOILINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/°/g, ['o', '*', '?', '"', "'"]],
  [/(?<=\d)'(?=\d)/g, ['°', '"', ';']],
  [/"/g, ["'", '""', '\'"', '”']],
  [/\bdegrees\b/g, ['degroes', 'dogrees', 'deg.ees', 'degress']],
  [/\bminutes\b/g, ['munutes', 'mnutes', 'manutes', 'minutcs']],
  [/\bseconds\b/g, ['soconds', 'secands', 'scoonds']],
  [/\bEast\b/g, ['Cast', 'east', 'Easl', 'Fast']],
  [/\bWest\b/g, ['Vest', 'west', 'Wesl', 'Weat']],
  [/\bfeet\b/g, ['fect', 'feat', 'fest', 'feel']],
  [/(?<=\d)\.(?=\d\d feet)/g, [' ', '. ', ' .']],
  [/\bS(?= \d)/g, ['$', '§']],
];

/** About one in four of the signs that can be spoilt is. */
export function spoilt(text: string, chance: Chance): string {
  let worse = text;
  for (const [sign, spoilings] of SPOILINGS) {
    worse = worse.replace(sign, (found) => (chance.once(0.25) ? chance.pick(spoilings) : found));
  }
  return worse;
}

const CHARACTERS = '0123456789NSEWnsew°\'".,;()-/ abcdeoltr½\n';

/** One character replaced, dropped, doubled or put in, anywhere. */
export function corrupted(text: string, chance: Chance): string {
  const at = chance.whole(0, text.length - 1);
  const character = chance.pick([...CHARACTERS]);
  const kept = text.slice(0, at);
  switch (chance.whole(0, 3)) {
    case 0:
      return kept + text.slice(at + 1);
    case 1:
      return kept + character + text.slice(at);
    case 2:
      return kept + text.slice(at, at + 1) + text.slice(at);
    default:
      return kept + character + text.slice(at + 1);
  }
}
