// What is heard of an instrument's sentences, and what that is worth beside what the rules find.
import { describe, expect, test } from 'vitest';
import type { Hearing } from '#core/language/hearing.ts';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';
import { judgeAll } from '#core/verdict/judge.ts';

const deed = ({ behind = '', among = '', area = '120' }) => `WARRANTY DEED

John Doe, of Hill County, grantor, for ten dollars conveys to Mary Roe, grantee, this land in Hill County, to wit:

Beginning at an iron pin; thence North 264 feet to a stone${among}; thence East 330 feet to a stake; thence South 264 feet to
a stone; thence West 330 feet to the place of beginning, containing ${area === '120' ? '2.00' : area} acres. ${behind}

Witness my hand this 4th day of May, 1999.
`;

/** Hears what is listed as told, and all else as harmless. */
const hearing = (odds: Readonly<Record<string, number | null>>, asked: string[] = []): Hearing => ({
  oddsOf: (words) => {
    asked.push(words);
    const known = Object.entries(odds).find(([part]) => words.includes(part));
    return known === undefined ? -4 : known[1];
  },
});

const verdictOf = (text: string, ear?: Hearing) => {
  const [verdict] = judgeAll(readDocument(pagesOfText(text), ear)).verdicts;
  return [
    verdict?.status,
    ...(verdict?.findings ?? []).filter(({ weight }) => weight === 'review').map(({ code }) => code),
  ];
};

const UNKNOWN = 'Whatever the late Fielding Bell had, the lower field and all, the grantor has.';
const EXCEPTED = 'Excepting the north half acre, sold to Poe.';

describe('a doubt about what a sentence does', () => {
  test.each([
    ['is none where nobody hears', undefined, ['PASS']],
    ['is let go where the sentence is heard as harmless', hearing({}), ['PASS']],
    [
      'is told where the sentence is heard as harmful',
      hearing({ 'lower field': 2 }),
      ['REVIEW', 'sentence_not_understood'],
    ],
  ])('%s', (_, ear, expected) => {
    expect(verdictOf(deed({ behind: UNKNOWN }), ear)).toEqual(expected);
  });

  test('that a rule names wants surer ears', () => {
    expect(verdictOf(deed({ behind: EXCEPTED }), hearing({ Excepting: -2.2 }))[0]).toBe('REVIEW');
  });
});

test('sentences that a semicolon joins are heard as one too', () => {
  const asked: string[] = [];
  const behind = 'Re-entered from the paper of Mr. Casto; a line about the ridge was past reading.';
  const joined = behind.slice(0, -1);
  expect(verdictOf(deed({ behind }), hearing({ [joined]: 3 }, asked))).toEqual(['REVIEW', 'sentence_not_understood']);
  expect(asked).toContain('a line about the ridge was past reading');
  expect(verdictOf(deed({ behind }), hearing({ [joined]: 2 }))).toEqual(['PASS']);
});

test.each([
  ['This deed shall be void.', 'REVIEW'],
  ['If the said note be paid, then this deed shall be void.', 'PASS'],
])('however calmly it is heard: %s', (behind, status) => {
  expect(verdictOf(deed({ behind }), hearing({}))[0]).toBe(status);
});

test.each([
  ['of which one acre is cleared and three acres are in timber', 'REVIEW'],
  ['of which half an acre is cleared and one and a half acres are in timber', 'PASS'],
])("parts of the whole are the land's: 2.00 acres, %s", (parts, status) => {
  expect(verdictOf(deed({}).replace('2.00 acres.', `2.00 acres, ${parts}.`), hearing({}))[0]).toBe(status);
});

test('a place that is surely told of the land is told, where that of the land is as sure', () => {
  const text = deed({})
    .replace('this land in Hill County', 'this land in Section 8, Hill County')
    .replace('2.00 acres.', '2.00 acres; all within the north half of Section 19 of said township.');
  const sure = { '«Section 19»': 3.9, '«Section 8»': 3.9 };
  expect(verdictOf(text, hearing(sure))).toEqual(['REVIEW', 'place_otherwise']);
  expect(verdictOf(text, hearing({ '«Section 19»': 3.9 }))).toEqual(['PASS']);
});

test('what is bracketed is heard by itself', () => {
  const asked: string[] = [];
  const behind = '(This one goes to Dr. Moody.) together with the barn and the appurtenances thereunto belonging.';
  verdictOf(deed({ behind }), hearing({}, asked));
  expect(asked).toContain('(This one goes to Dr. Moody.)');
});

describe('what no rule knows', () => {
  const PLAIN = 'The little piece over the road goes with it.';
  test.each([
    ['is told where it is heard as harmful', 3.5, 'REVIEW'],
    ['is not told on a suspicion', -0.5, verdictOf(deed({ behind: PLAIN }))[0]],
  ])('%s', (_, odds, expected) => {
    expect(verdictOf(deed({ behind: PLAIN }), hearing({ 'little piece': odds }))[0]).toBe(expected);
  });

  test('is heard among the courses too', () => {
    const among = ', where the fence and not this line governs';
    expect(verdictOf(deed({ among }), hearing({ 'the fence and not': 4 }))[0]).toBe('REVIEW');
  });
});

test('the area of the land stays with the rules', () => {
  expect(verdictOf(deed({ area: '3.10' }), hearing({}))[0]).toBe('REVIEW');
});

describe('of a figure or a place', () => {
  test.each([
    ['The land lies in Scott County.', '«Scott County»', 'place_otherwise'],
    ['The land is of 3.10 acres.', '«3.10 acres»', 'second_area'],
    ['From the oak to the branch is 40 poles.', '«40 poles»', 'figure_unused'],
  ])('the ear is asked with signs around it: %s', (behind, marked, code) => {
    const asked: string[] = [];
    expect(verdictOf(deed({ behind }), hearing({ [marked]: 2, '«Hill County»': 2 }, asked))).toEqual(['REVIEW', code]);
    expect(asked.some((words) => words.includes(marked))).toBe(true);
    expect(verdictOf(deed({ behind }), hearing({ [marked]: -4 }))).toEqual(['PASS']);
  });

  test('of two places that differ one may be told of something else', () => {
    const behind = 'The land lies in Scott County.';
    expect(verdictOf(deed({ behind }), hearing({ '«Scott County»': 1, '«Hill County»': -4 }))).toEqual(['PASS']);
    // Surely told of the land it stands against the other, whatever that is told of.
    expect(verdictOf(deed({ behind }), hearing({ '«Scott County»': 3, '«Hill County»': -4 }))[0]).toBe('REVIEW');
  });

  test('that no rule holds the ear tells, where it is likely', () => {
    const behind = 'The adjoining field holds 3.10 acres.';
    expect(verdictOf(deed({ behind }), hearing({ '«3.10 acres»': 5 }))).toEqual(['REVIEW', 'second_area']);
    expect(verdictOf(deed({ behind }), hearing({ '«3.10 acres»': 1 }))).toEqual(['PASS']);
  });

  test.each([
    ['No stone of it stands farther north than the pin.', '«north»', 'direction_unproved'],
    ['Stakes stand at all the turnings, five of them.', '«five»', 'courses_miscounted'],
  ])('nor proves: %s', (behind, marked, code) => {
    expect(verdictOf(deed({ behind }), hearing({ [marked]: 5 }))).toEqual(['REVIEW', code]);
    expect(verdictOf(deed({ behind }), hearing({}))).toEqual(['PASS']);
  });

  test('what is so is not asked', () => {
    const asked: string[] = [];
    verdictOf(deed({ behind: 'The land is of 2 acres in Hill County, and 264 feet deep.' }), hearing({}, asked));
    expect(asked.filter((words) => words.includes('«'))).toEqual([]);
  });
});

test('what nobody has heard yet is asked for and still told of', () => {
  const asked: string[] = [];
  readDocument(pagesOfText(deed({ behind: UNKNOWN })), hearing({ 'lower field': null }, asked));
  expect(asked.some((words) => words.includes('lower field'))).toBe(true);
});

test('nothing is asked of a paper that only a fault of its figure can keep from passing', () => {
  const asked: string[] = [];
  readDocument(pagesOfText('Conveys Lot 4, Block 2, Fairview Addition, Hill County.'), hearing({}, asked));
  expect(asked).toEqual([]);
});

test('a long sentence is heard in pieces', () => {
  const asked: string[] = [];
  const long = `The grantor says ${Array.from({ length: 60 }, (_, i) => `that neighbour number ${i} was there`).join(', ')}.`;
  readDocument(pagesOfText(deed({ behind: long })), hearing({}, asked));
  const pieces = asked.filter((words) => words.includes('neighbour number'));
  expect(new Set(pieces).size).toBeGreaterThan(2);
});

describe('a clause behind a long lead', () => {
  const LEAD =
    'The grantors covenant that they are lawfully seised of the premises, that they have good right to sell the same, that all fences are in repair and the buildings insured to their value, that possession shall be given on the first day of March next';
  /** The lead drowns what stands behind it. */
  const drowned: Hearing = {
    oddsOf: (words) => (/^(?:and|but|while|then) the (?:cemetery|millpond)(?!.*,)/.test(words) ? 4 : -4.5),
  };
  test.each([
    [', and the cemetery stays with the trustees who own it', 'REVIEW'],
    [' and the cemetery stays with the trustees who own it', 'REVIEW'],
    [', but the millpond belongs to the ice company', 'REVIEW'],
    [' while the millpond is owned by the ice company', 'REVIEW'],
    [', and the cemetery is not included, that the crops pass herewith, that the stove and the pump remain', 'REVIEW'],
    [', and the taxes of the year are paid', 'PASS'],
    [', then the millpond belongs to the ice company', 'PASS'],
  ])('is heard by itself: %s', (tail, expected) => {
    expect(verdictOf(deed({ behind: `${LEAD}${tail}.` }), drowned)[0]).toBe(expected);
  });
});

describe('what a rule has found to be so', () => {
  const everything: Hearing = { oddsOf: (words) => (/parallel|tracts/.test(words) ? 5 : -4.5) };
  test('is not told, whatever is heard of it', () => {
    expect(verdictOf(deed({ behind: 'The east and west lines of said tract are parallel.' }), everything)[0]).toBe(
      'PASS',
    );
    expect(verdictOf(deed({ behind: 'The lot is parallel to nothing that Poe has.' }), everything)[0]).toBe('REVIEW');
  });

  test('leaves the words beside it to be heard', () => {
    const behind = 'The tract contains 2.00 acres, and the little piece over the road goes with it.';
    expect(verdictOf(deed({ behind }), hearing({ 'little piece': 3.5 }))[0]).toBe('REVIEW');
    const apart: Hearing = {
      oddsOf: (words) => (/2\.00 acres.*piece/.test(words) ? 4 : /piece/.test(words) ? -1 : -4.5),
    };
    expect(verdictOf(deed({ behind }), apart)[0]).toBe('REVIEW');
    expect(verdictOf(deed({ behind: 'The tract contains 2.00 acres.' }), hearing({ '2.00': 3.5 }))[0]).toBe('PASS');
  });
});

test('no shape of the figure is let go by ear', () => {
  const behind = 'The lot is of the same depth throughout.';
  expect(verdictOf(deed({ behind }), hearing({}))[0]).toBe('REVIEW');
});
