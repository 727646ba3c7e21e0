// Blanks where the place of the land should be told.
import { expect, test } from 'vitest';
import { openCodes } from '#test/support/open-codes.ts';

const deed = (place: string, behind = ''): string =>
  `This deed, dated the ____ day of June, 1931. Henry Ott, of ______ County, sells and conveys to Anna Rice, of the County of ______, ${place}, described as follows: Beginning at a stake; thence North 330 feet; thence East 264 feet; thence South 330 feet; thence West 264 feet to the place of beginning, containing 2.00 acres${behind}.\n\nState of Ohio, County of ________, ss. Before me this ___ day of ______ came Henry Ott. Recorded in Book ____, page ____. Lot ____ Section ____`;

test.each([
  ['a part of the Northeast Quarter of Section ______, Township 31 North, Range 20 East'],
  ['a tract of land in Section 12, Township ....... North'],
  ['a tract of land in Section 12, Township 3 North, Range ------ East'],
  ['a tract of land in Section (blank), Township 3 North'],
  ['a lot of land being Lot No. ____ in Block ____ of Bayview Heights'],
  ['a lot of land being Lot No. 4 in Block [blank] of Bayview Heights'],
  ['a tract of land lying in the ______ Quarter of Section 5'],
  ['a tract of land situate in the County of ______ and State of Ohio'],
  ['a tract of land lying in ______ Township, Allen County'],
  ['a part of the NE 1/4 of Sec. ____, T. 3 N., R. 4 E.'],
  ['a tract of land in T__N, R__W of the 4th P.M.'],
  ['a parcel in Land Lot 12 of the ____ District'],
  ['Tract No. ____ of the Reed farm'],
  ['Lot , Block 4, Oak Hill'],
])('%s is not told', (place) => {
  expect(openCodes(deed(place))).toContain('text_missing');
});

test('nor behind the courses', () => {
  expect(openCodes(deed('a lot of land', ', being Lot ____ in Block 3 of Bayview Heights'))).toContain('text_missing');
});

test.each([
  ['a tract of land in Section 12, Township 3 North'],
  ['a tract of land in the Township ----- of Union -----, County of Allen ----, Ohio'],
  ['a tract of land in Section ____12____, Township ---- 3 North'],
  ['a lot of land recorded in Plat Book ____, page ____, being Lot 7 in Block 2'],
  ['a tract of land in Allen ----- County, Ohio'],
  ['a tract of land conveyed by deed dated ____ 1912, in Volume ..... page .....'],
  ['a tract of land in said Section, Township 3 North'],
  ['Lot 7, Block 4, Oak Hill'],
  ['a tract of land according to the survey ---- made by Cole'],
])('%s is told', (place) => {
  expect(openCodes(deed(place))).not.toContain('text_missing');
});

test('a box for the clerk need not be filled', () => {
  const text = `SECTION ____ BLOCK ____ LOT ____\n${deed('a tract of land in Section 12')}`;
  expect(openCodes(text)).not.toContain('text_missing');
});

test.each([
  ['Tract No. ____ Project No. ____ State Highway Department'],
  ['Parcel No. ____ Grantor: Henry Ott'],
  ['Route 12 Section ____ Job No. 5'],
])('WARRANTY DEED, %s: the head of a form', (head) => {
  const text = `WARRANTY DEED\n\n${head}\n\n${deed('a tract of land in Section 12')}`;
  expect(openCodes(text)).not.toContain('text_missing');
});
