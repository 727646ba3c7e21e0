// What the road as a whole promises, whatever the text.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument, readInTurns } from '#core/read/read-document.ts';
import { Extraction } from '#core/schema/extraction.ts';

const read = (text: string) => readDocument(pagesOfText(text));

describe('reading a document', () => {
  test('an empty page has no legal description', () => {
    expect(read('')).toMatchObject({ legal_description_found: false, tracts: [] });
  });

  test('any text at all is read into a well-formed extraction', () => {
    const words = fc.constantFrom(
      ...'thence beginning at N S E W 45 ° \' " ( ) ; . , 100 feet curve radius arc chord L1 C2 \n \f less except Section 9 1/4 hundred and one due North of'.split(
        / /,
      ),
    );
    const soup = fc.oneof(
      fc.string(),
      fc.array(words, { maxLength: 120 }).map((list) => list.join(' ')),
    );
    fc.assert(
      fc.property(soup, (text) => {
        expect(Extraction.safeParse(read(text)).success).toBe(true);
      }),
      { numRuns: 400, seed: 3 },
    );
  });

  test('every call carries the words it was read from, as they stood', () => {
    const text =
      "Beginning at a stone; thence N 5°\n10' E 20 poles\nto a stake; thence S 5° W 20 poles to the beginning.";
    const [tract] = read(text).tracts;
    expect(tract?.calls.map((call) => call.verbatim_text)).toEqual([
      "thence N 5° 10' E 20 poles to a stake",
      'thence S 5° W 20 poles to the beginning',
    ]);
  });

  test('monument and adjoiner are kept with the call', () => {
    const [tract] = read(
      'Beginning at a stone; thence with the Burgess line N 5° E 20 poles to a white oak; thence S 5° W 20 poles to the beginning.',
    ).tracts;
    expect(tract?.calls[0]).toMatchObject({ monument: 'a white oak', adjoiner: 'the Burgess line' });
  });

  test('tables printed on a plat make no tract', () => {
    const plat =
      "FINAL PLAT OF OAK RIDGE SUBDIVISION\nLOTS 1 THROUGH 9\nSCALE 1\" = 100'\n\nLINE TABLE\nL1 N 10°00'00\" E 20.00'\nL2 S 10°00'00\" W 20.00'\nL3 S 80°00'00\" E 30.00'\n";
    expect(read(plat).tracts).toEqual([]);
  });

  test.each(['the starting point', 'said starting place', 'the place of starting'])(
    'a course runs back to %s',
    (end) => {
      const { tracts } = read(
        `Beginning at a stone; thence along the south line of Jos. Hobbs East 11 chains; thence South 14 chains; thence with Benj. Reed West 11 chains; thence North 14 chains to ${end}; 15.40 acres.`,
      );
      expect(tracts).toMatchObject([
        { calls: [{ distance: 11 }, { distance: 14 }, { distance: 11 }, { distance: 14 }] },
      ]);
    },
  );

  test('a bounded tract says which section it lies in', () => {
    const [tract] = read(
      'A part of the Southwest Quarter of Section 14, Township 15 North, Range 1 West: Beginning at a stone; thence North 5 chains; thence East 5 chains; thence South 5 chains; thence West 5 chains to the beginning.',
    ).tracts;
    expect(tract).toMatchObject({ description_type: 'metes_and_bounds' });
    expect(tract?.aliquot).toContain('section=14 | township=15N | range=1W');
  });

  test.each([
    ['Parcel I', 'Parcel II'],
    ['TRACT A', 'TRACT B'],
    ['Tract No. 1', 'Tract No. 2'],
    ['Parcel Nine', 'Parcel Ten'],
  ])('parts of sections under %s and %s bear those names', (one, two) => {
    const part = (name: string, quarter: string) => `${name}: The ${quarter} of Section 2, T 3 N, R 4 W.\n`;
    expect(read(part(one, 'NW¼') + part(two, 'NE¼')).tracts.map(({ name }) => name)).toEqual([one, two]);
  });
});

test('reading stops where sentences are to be heard, and goes on as read by one who had heard them', () => {
  const pages =
    pagesOfText(`John Doe conveys to Mary Roe, to wit: Beginning at an iron pin; thence North 264 feet to a stone; thence
East 330 feet to a stake; thence South 264 feet to a stone; thence West 330 feet to the place of beginning, containing 2.00 acres.

The old line trees spoken of in the Withrow deed are some of them gone, and the rest is sold.`);
  const known = new Map<string, number>();
  const unheard = new Set<string>();
  const oddsOf = (words: string) => {
    if (!known.has(words)) unheard.add(words);
    return known.get(words) ?? null;
  };
  const stops: number[] = [];
  const reading = readInTurns(pages, { oddsOf, unheard });
  for (;;) {
    const read = reading.next();
    if (read.done === true) {
      expect(stops.length).toBeGreaterThan(0);
      expect(read.value).toEqual(readDocument(pages, { oddsOf }));
      expect(read.value).not.toEqual(readDocument(pages));
      return;
    }
    stops.push(unheard.size);
    expect(stops.at(-1)).toBeGreaterThan(0);
    for (const words of unheard) known.set(words, /old line trees/.test(words) ? 5 : -5);
    unheard.clear();
  }
});

test.each([
  ', being land bounded by a line',
  ', which is bounded thus:',
  ', more particularly described as follows:',
  ', the same being bounded and described by lines run this day,',
])('a part of a section that is told again by its courses is one tract: %s', (lead) => {
  const { tracts } = read(
    `Amos Pike conveys to John Lee the Northwest Quarter of the Northwest Quarter of Section 11, Township 28 North, Range 1 West, Clark County, Wisconsin${lead} beginning at the southwest corner thereof, thence North 80 rods, thence East 80 rods, thence South 80 rods, thence West 80 rods to the place of beginning, 40.00 acres.`,
  );
  expect(tracts.map(({ description_type }) => description_type)).toEqual(['metes_and_bounds']);
});
