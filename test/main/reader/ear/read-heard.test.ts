// Whole instruments as the product reads them: the ear lets ordinary sentences be and tells of harmful ones that no rule knows.
import { describe, expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';
import type { Extraction } from '#core/schema/extraction.ts';
import { judgeAll } from '#core/verdict/judge.ts';
import { listen, openHearing } from '#main/reader/ear/ear.ts';
import { hearHere } from '#main/reader/ear/hear-here.ts';
import { readHeard } from '#main/reader/ear/read-heard.ts';

const deed = ({ top = '', behind = '' }) => `${top}
WARRANTY DEED

John Doe, of Hill County, grantor, for ten dollars conveys to Mary Roe, grantee, this land in Hill County, to wit:

Beginning at an iron pin; thence North 264 feet to a stone; thence East 330 feet to a stake; thence South 264 feet to a stone;
thence West 330 feet to the place of beginning, containing 2.00 acres.

${behind}

Witness my hand this 4th day of May, 1999.
`;

const statusOf = (extraction: Extraction): string | undefined => judgeAll(extraction).verdicts[0]?.status;

describe('an ordinary sentence leaves the land whole', () => {
  test.each([
    'The old line trees spoken of in the Withrow deed are some of them gone, but stones stand in place of them.',
    'A driveway of gravel serving the home place is left where it lies and First Parties may use it to haul hay, this being a privilege and no estate.',
    'The grantors covenant against all incumbrances excepting the pipe line right of way aforesaid and the taxes due in June next.',
  ])('%s', async (behind) => {
    expect(statusOf(await readHeard(pagesOfText(deed({ behind })), hearHere))).toBe('PASS');
  });

  test('whatever a rule finds in it', async () => {
    const pages = pagesOfText(
      deed({ behind: 'A driveway serving the home place is left where it lies and not conveyed to anybody else.' }),
    );
    expect(statusOf(readDocument(pages))).toBe('REVIEW');
  });
});

describe('a harmful one is told, with its words', () => {
  test.each([
    ['top', '"V O I D -- re-executed, see Entry 614,772"', 'V O I D'],
    [
      'behind',
      'The foregoing lines stand in the chain of title only; the bounds are now those of the Van Cleef survey.',
      'chain of title',
    ],
    ['behind', 'Excepting the north half acre, sold to Poe.', 'half acre'],
  ] as const)('at the %s: %s', async (place, sentence, words) => {
    const extraction = await readHeard(pagesOfText(deed({ [place]: sentence })), hearHere);
    const [verdict] = judgeAll(extraction).verdicts;
    expect(verdict?.status).toBe('REVIEW');
    expect(verdict?.findings.map(({ quote }) => quote).join(' ')).toContain(words);
  });
});

test('a plain deed passes with the ear as without', async () => {
  const pages = pagesOfText(deed({}));
  expect(statusOf(readDocument(pages))).toBe('PASS');
  expect(statusOf(await readHeard(pages, hearHere))).toBe('PASS');
});

test('what is heard alone is heard the same among others', async () => {
  const words = ['No part is kept.', 'The north half acre is kept by the grantor for his son.', 'Taxes are paid.'];
  const oddsOf = async (heard: readonly string[]) => {
    const hearing = openHearing();
    for (const one of heard) hearing.oddsOf(one, false);
    await listen(hearing, hearHere);
    return heard.map((one) => hearing.oddsOf(one, false));
  };
  const alone = [];
  // A space more is another passage, and says the same.
  for (const one of words) alone.push(...(await oddsOf([`${one} `])));
  expect(await oddsOf(words)).toEqual(alone);
});

test('the same document is heard the same twice', async () => {
  const pages = pagesOfText(deed({ behind: 'A driveway of gravel serving the home place is left where it lies.' }));
  expect(await readHeard(pages, hearHere)).toEqual(await readHeard(pages, hearHere));
});
