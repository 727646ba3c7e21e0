// What stands in ordinary papers and leaves the land as it is; each with a twin that does not.
import { expect, test } from 'vitest';
import { heardStatuses } from '#test/support/heard.ts';

const deed = (before: string, land: string, behind: string): string =>
  `WARRANTY DEED\n\n${before}Peder Aamodt conveys and warrants to Knute Sletten ${land}: Beginning at the Southwest corner thereof; thence North 1,320 feet; thence East 1,320 feet; thence South 1,320 feet; thence West 1,320 feet to the place of beginning, containing 40.00 acres. ${behind}`;
const FORTY = 'land in Barnes County, North Dakota, described as follows';

test.each([
  [
    'the Northwest Quarter of the Northwest Quarter (NW 1/4 of NW 1/4) of Section 23, Township 140 North, Range 58 West, in Barnes County, North Dakota, described by courses as follows',
    'the Northwest Quarter of the Northwest Quarter (NE 1/4 of NW 1/4) of Section 23, Township 140 North, Range 58 West, in Barnes County, North Dakota, described by courses as follows',
  ],
  [
    'the following described surplus gravel land in Barnes County, North Dakota',
    'the gravel in the following described land in Barnes County, North Dakota',
  ],
])('%s', async (harmless, harmful) => {
  expect(await heardStatuses(deed('', harmless, ''))).toEqual(['PASS']);
  expect(await heardStatuses(deed('', harmful, ''))).not.toEqual(['PASS']);
});

test.each([
  [
    'And he covenants that no house shall stand nearer than 25 feet to the avenue nor 8 feet to the side lines.',
    'And the north line is 1,330 feet.',
  ],
  ['Subject to a 50-foot building set-back along the pike.', 'Less a 50-foot set-back along the pike, which is kept.'],
  [
    'It lies in a survey that was patented to Reed for twelve hundred acres.',
    'It was surveyed for Reed at twelve hundred acres.',
  ],
  ['The tract has four corners.', 'The tract has five corners.'],
])('%s', async (harmless, harmful) => {
  expect(await heardStatuses(deed('', FORTY, harmless))).toEqual(['PASS']);
  expect(await heardStatuses(deed('', FORTY, harmful))).not.toEqual(['PASS']);
});

test.each([
  ['BOUNDARY LINE ADJUSTMENT DEED\n\n', 'DEED OF THE NORTH HALF\n\n'],
  ['"Fourth.\n\n', '"Disputed.\n\n'],
])('%s', async (harmless, harmful) => {
  expect(await heardStatuses(deed(harmless, FORTY, ''))).toEqual(['PASS']);
  expect(await heardStatuses(deed(harmful, FORTY, ''))).not.toEqual(['PASS']);
});
