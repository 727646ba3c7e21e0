// A description that says that it goes on where nothing more is read.
import { expect, test } from 'vitest';
import { openCodes } from '#test/support/open-codes.ts';

const deed = (behind: string, within = ''): string =>
  `Henry Ott sells and conveys to Anna Rice a tract of land in Allen County, Ohio: Beginning at a stake; thence North 330 feet; ${within}thence East 264 feet; thence South 330 feet; thence West 264 feet to the place of beginning, containing 2.00 acres.\n${behind}\n\nTo have and to hold the same forever.`;

test.each([
  ['(description continued on Rider page 2 of 2)'],
  ['(Legal description continues on the next sheet.)'],
  ['Continuation of legal description attached.'],
  ['For the remainder of the description see Exhibit B.'],
  ['[only page 1 presented for record]'],
  ['(description cont. on reverse)'],
  ['[original torn at the fold; about two lines wanting here]'],
  ['(MS. defective; several words gone)'],
  ['[a line or two eaten by mice]'],
  ['[hole in paper]'],
  ['[Pages 2-3 withheld by party]'],
  ['[third page of this instrument missing when received for record]'],
  ['The instrument came to this office without its third page.'],
  ['Only the first and last pages of this instrument were presented.'],
  ['The description is continued in the attached schedule.'],
  ['(Page 2 of this description: page 2 is missing.)'],
  ["(Recorder's notation: page 2 of 3, Parcels B through D, was not presented with this instrument)"],
])('%s', (behind) => {
  expect(openCodes(deed(behind))).toContain('text_missing');
});

test.each([
  ['(Continued on page 2)'],
  ['Legal description continued from page 1'],
  ['The lease of the house is continued on the same terms.'],
  ['Recorded in Book 12, page 40.'],
  ['The plat on page 2 was presented with this deed.'],
  ['The deed in Book 12, page 40 was lost and this deed is given in its place.'],
  ['The plat recorded at page 14 is missing its date.'],
  ['For title see the deed in Book 12 page 40 (page 41 missing from the old volume).'],
  ['This description continued in use since 1890.'],
  ['[no page missing]'],
  ["[re-recorded to add the notary's date, omitted in the first recording at Book 550, page 18]"],
  ['[Pages 1-3 received]'],
  ['[recorded on the third page of Volume 811]'],
  ['[all pages of this instrument present]'],
  ['The boundary continues to run with the fences.'],
  ['Said boundaries continue on the ground as marked.'],
  ['The calls continued in the next deed are the same.'],
])('%s goes on with nothing', (behind) => {
  expect(openCodes(deed(behind))).not.toContain('text_missing');
});

test('what goes on before the last course is read', () => {
  expect(openCodes(deed('', '(description continued on next page) '))).not.toContain('text_missing');
});
