// Scraps of a binding's shadow stand left of the text, and are no figures of a course.
import { expect, test } from 'vitest';
import { marginWordsOf } from '#core/language/text/margin-words.ts';
import { readDocument } from '#core/read/read-document.ts';
import type { Page, Word } from '#core/schema/page.ts';

const LEFT = 76;

const wordAt = (text: string, left: number, confidence: number): Word => ({
  text,
  box: [left, 0, left + text.length * 4, 10],
  confidence,
  alternative: null,
  agreed: null,
});

/** A page of lines; a line may have a scrap before it, so surely read. */
function page(lines: readonly (string | [string, number, string])[]): Page {
  return {
    number: 1,
    width: 612,
    height: 792,
    source: 'ocr',
    lines: lines.map((line) => {
      const [scrap, sure, text] = typeof line === 'string' ? ['', 1, line] : line;
      const words = text.split(' ').map((word, i) => wordAt(word, LEFT + i * 30, 0.9995));
      return { words: scrap === '' ? words : [wordAt(scrap, LEFT - 20, sure), ...words] };
    }),
  };
}

const DEED = [
  'Ada Plumley, a widow, grants to Guy Ferrell all that tract in Adams County, Ohio,',
  'bounded and described as follows: Beginning at a stone at the corner of the section;',
  'thence with the line of the said section north two degrees',
];
const REST = [
  'west five and one half rods to a stone;',
  'thence south eighty eight degrees west forty rods to a post;',
  'thence south two degrees east five and one half rods to a stone;',
  'thence north eighty eight degrees east forty rods to the place of beginning,',
  'containing one and three eighths acres, and all the privileges that belong to it,',
  'to have and to hold the same for ever.',
];

test('a scrap before a line is left out of its course', () => {
  const read = readDocument([page([...DEED, ['39¼', 0.13, REST[0] ?? ''], ...REST.slice(1)])]);
  expect(read.tracts[0]?.calls[0]).toMatchObject({
    bearing: { ns: 'N', degrees: 2, minutes: 0, seconds: 0, ew: 'W' },
    distance: 5.5,
  });
});

test.each([
  ['39¼', 0.13, true],
  ['§', 0.6, true],
  ['30', 0.97, false],
  ['2.', 0.7, false],
  ['13.', 0.01, true],
  ['being', 0.2, false],
])('%s at %f in the margin', (scrap, sure, isLeftOut) => {
  const words = marginWordsOf([page([...DEED, [scrap, sure, REST[0] ?? ''], ...REST.slice(1)])]);
  expect([...words].map(({ text }) => text)).toEqual(isLeftOut ? [scrap] : []);
});

test('where lines begin anywhere nothing is left of them', () => {
  const ragged = page([...DEED, ['39¼', 0.13, REST[0] ?? ''], ...REST.slice(1)]);
  const lines = ragged.lines.map(({ words }, at) => ({
    words: words.map((word) => (word.box === null ? word : { ...word, box: moved(word.box, at * 9) })),
  }));
  expect(marginWordsOf([{ ...ragged, lines }]).size).toBe(0);
});

const moved = ([left, top, right, bottom]: [number, number, number, number], by: number): Word['box'] => [
  left + by,
  top,
  right + by,
  bottom,
];
