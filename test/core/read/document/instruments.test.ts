// Pages of a record book hold more than one instrument: which is the document, and what is only beside it.
import { describe, expect, test } from 'vitest';
import { pageTextOf } from '#core/language/text/page-spans.ts';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { instrumentsOf } from '#core/read/document/instruments.ts';
import { readDocument } from '#core/read/read-document.ts';
import { Extraction } from '#core/schema/extraction.ts';
import type { Tract } from '#core/schema/tract.ts';
import { judgeAll } from '#core/verdict/judge.ts';

const TAIL = `and bounded by lands of John Marsh; thence South 10 West 12 poles; thence East 9 poles to the
beginning, containing 2 acres. The said Levi Crane will warrant generally the property hereby conveyed.
IN WITNESS WHEREOF, the said Levi Crane has hereunto set his hand and seal.
Levi Crane (Seal)
On this 3rd day of May 1911 before me, a Notary Public in and for said County, came the above named
Levi Crane and acknowledged the same to be his act and deed, for the purposes therein set forth.`;
const RECORDED = 'Recorded May 9, 1911. J. T. Hale, Recorder.';
const DEED = `THIS DEED, Made the 6th day of May, 1911, between Asa Pruitt, of Mead Township, party of the first part,
and Nathan Cole, party of the second part, WITNESSETH, that in consideration of the sum of ten dollars
the said party of the first part does hereby grant and convey to the said party of the second part
ALL that tract of land situate in Mead Township, Warren County, Pennsylvania, beginning at a post;
thence North 300 feet to a post; thence East 200 feet to a post; thence South 300 feet to a post;
thence West 200 feet to the place of beginning, containing 1.377 acres.`;
const SIGNED = `IN WITNESS WHEREOF, the said party of the first part has hereunto set his hand and seal.
Asa Pruitt (Seal)
On this 6th day of May 1911, before me, a Justice of the Peace, came the above named Asa Pruitt and
acknowledged the same to be his act and deed, and desired the same to be recorded as such.`;
const NEXT = `THIS DEED, Made the 8th day of May, 1911, between Rufus Dale, party of the first part, and Ann Dale,
party of the second part, WITNESSETH, that in consideration of one dollar the said party of the first`;

const read = (...parts: string[]) => readDocument(pagesOfText(parts.join('\n')));
const plain = read(DEED, SIGNED);
/** Where the words stand is another matter on another page. */
const withoutPlaces = ({ fact_confidence: _, ...tract }: Tract): Omit<Tract, 'fact_confidence'> => tract;

describe('the document is the deed that begins on its pages', () => {
  test.each([
    ['with the tail of another above it', [TAIL, RECORDED, DEED, SIGNED]],
    ['with the head of another below it', [DEED, SIGNED, RECORDED, NEXT]],
    ['between the two', ['212', TAIL, RECORDED, DEED, SIGNED, RECORDED, NEXT]],
    ['with a tail that only the notary ends', [TAIL, DEED, SIGNED]],
    ['over a page', [`212\n${TAIL}`, `${RECORDED}\n${DEED}\f213\n${SIGNED}`, RECORDED, NEXT]],
  ])('%s', (_, parts) => {
    const extraction = read(...parts);
    expect(extraction.metadata).toMatchObject({
      grantors: ['Asa Pruitt'],
      grantees: ['Nathan Cole'],
      transfer_date: '1911-05-06',
    });
    expect(extraction.tracts.map(withoutPlaces)).toEqual(plain.tracts.map(withoutPlaces));
    expect(Extraction.parse(extraction)).toEqual(extraction);
    const { span, quote } = extraction.fact_confidence?.['grantors[0]'] ?? {};
    const page = pagesOfText(parts.join('\n')).find(({ number }) => number === span?.page);
    expect(page === undefined ? '' : pageTextOf(page).slice(span?.start, span?.end)).toBe(quote);
  });

  test('alone on its pages it has nothing beside it', () => {
    expect(plain).not.toHaveProperty('other_instruments');
  });
});

test('what stands beside it is told with its part, its parties and its place', () => {
  expect(read('212', TAIL, RECORDED, DEED, SIGNED, RECORDED, NEXT).other_instruments).toEqual([
    {
      part: 'tail',
      title: '',
      grantors: ['Levi Crane'],
      grantees: [],
      begins: { page: 1, line: 2 },
      ends: { page: 1, line: 8 },
    },
    {
      part: 'head',
      title: '',
      grantors: ['Rufus Dale'],
      grantees: ['Ann Dale'],
      begins: { page: 1, line: 20 },
      ends: { page: 1, line: 21 },
    },
  ]);
});

test.each([
  ['alone', [DEED, SIGNED]],
  ['under the tail of another', [`212\n${TAIL}`, `${RECORDED}\n${DEED}\f213\n${SIGNED}`, RECORDED, NEXT]],
])('what its words leave open is placed on the page as it stands, %s', (_, parts) => {
  const text = parts.join('\n').replace('South 300 feet', 'South 300 feet, passing a stone at 351 feet');
  const pages = pagesOfText(text);
  const found = readDocument(pages).tracts[0]?.findings?.find(({ code }) => code === 'passes_beyond_end');
  const [{ page, start, end } = { page: 1, start: 0, end: 0 }] = found?.spans ?? [];
  expect(pageTextOf(pages[page - 1]!).slice(start, end)).toContain('passing a stone at 351 feet');
});

describe('where the two cannot be told apart', () => {
  const second = DEED.replaceAll('Asa Pruitt', 'Enos Webb')
    .replace('Nathan Cole', 'Silas Tull')
    .replaceAll('300', '310');

  test('nothing is left out, and no figure passes', () => {
    const extraction = read(DEED, SIGNED, second);
    expect(extraction).not.toHaveProperty('other_instruments');
    expect(extraction.tracts).toHaveLength(2);
    expect(judgeAll(extraction).verdicts.map(({ status }) => status)).not.toContain('PASS');
  });

  test('a second paper between the same people is kept, and no figure passes', () => {
    const extraction = read(DEED, SIGNED, RECORDED, DEED.replaceAll('300', '310'), SIGNED);
    expect(extraction).not.toHaveProperty('other_instruments');
    expect(judgeAll(extraction).verdicts.map(({ status }) => status)).not.toContain('PASS');
  });
});

test('a deed that opens in words of its own is not taken for a tail', () => {
  const deed = DEED.slice(DEED.indexOf('Asa')).replace('WITNESSETH, that', '');
  const consent = 'KNOW ALL MEN BY THESE PRESENTS, That the First Bank, holder of a lien, consents to the above.';
  const extraction = read(deed, SIGNED, RECORDED, consent);
  expect(extraction).not.toHaveProperty('other_instruments');
  expect(extraction.tracts).toHaveLength(1);
  expect(judgeAll(extraction).verdicts.map(({ status }) => status)).not.toContain('PASS');
});

test.each([
  ['a consent that describes no land', `${SIGNED}\nKNOW ALL MEN BY THESE PRESENTS, That the First Bank consents.`],
  ['an exhibit', `${SIGNED}\nEXHIBIT A\nSubject to the rights of the public in the road.`],
])('%s behind the deed leaves it as it is', (_, behind) => {
  const pages = pagesOfText(`${DEED}\n${behind}`);
  expect(instrumentsOf(pages)).toEqual({ own: pages, others: [], unsure: false });
});
