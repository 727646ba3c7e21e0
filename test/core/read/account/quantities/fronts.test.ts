// A frontage told in feet is that of a course along a street.
import { expect, test } from 'vitest';
import { openCodes } from '#test/support/open-codes.ts';

const deed = (told: string): string =>
  `John Hall grants to Peter Wise a tract in Coos County, New Hampshire, on the southerly side of the River Road. ${told} Begin at an iron pipe at said road; N 72°15' E 210 feet by the southerly side of said road to a pipe; S 17°45' E 310 feet by land of Hall to a pipe; S 72°15' W 210 feet by land of Hall to a pipe; N 17°45' W 310 feet by Brown to the place of beginning. 1.494 acres.\n`;

test.each([
  'It has a frontage of 310 feet on said road and a depth of 210 feet.',
  'The lot fronts 310 feet on said road.',
  'The lot has 310 feet of front on said road.',
])('not so: %s', (told) => {
  expect(openCodes(deed(told))).toContain('side_otherwise');
});

test.each([
  'It has a frontage of 210 feet on said road and a depth of 310 feet.',
  'The lot fronts 210 feet on said road.',
  'The adjoining lot fronts 310 feet on said road.',
  'No lot shall have less than 300 feet of front on said road.',
])('so, or of another: %s', (told) => {
  expect(openCodes(deed(told))).not.toContain('side_otherwise');
});

/** South of Wayne Street by ninety feet. */
const back = (told: string): string =>
  `John Hall grants to Peter Wise a lot in the Town of Lima: Beginning on the east side of Main Street, 90 feet southerly from the corner formed by the intersection of the east side of Main Street with the south side of Wayne Street; thence East, parallel with Wayne Street, 120 feet; thence South 40 feet; thence West 120 feet to Main Street; thence North along the east side of Main Street 40 feet to the beginning, containing 4,800 square feet. ${told}`;

test.each([
  'The lot is bounded north by Wayne Street and west by Main Street.',
  'The north line of the lot is the south line of Wayne Street.',
  'The lot fronts on Main Street and Wayne Street.',
])('a street that it stands away from: %s', (told) => {
  expect(openCodes(back(told))).toContain('side_otherwise');
});

test.each([
  'The lot is bounded north by the lot of Adam Voss and west by Main Street.',
  'The west line of the lot is the east line of Main Street.',
  'The lot fronts on Main Street.',
])('one that it comes to: %s', (told) => {
  expect(openCodes(back(told))).not.toContain('side_otherwise');
});

/** East of Main Street, the only street that it names. */
const lot = (told: string): string =>
  `John Hall grants to Peter Wise a lot with the two-family house thereon in Lima, ${told}, bounded: Beginning in the easterly line of Main Street; thence East 120 feet by land of Voss; thence South 40 feet; thence West 120 feet to the easterly line of Main Street; thence North 40 feet to the beginning, containing 4,800 square feet.`;

test('a lot fronts on no street but those that its description names', () => {
  expect(openCodes(lot('fronting upon Wayne Street in said town'))).toContain('side_otherwise');
  expect(openCodes(lot('fronting upon Main Street in said town'))).not.toContain('side_otherwise');
  expect(openCodes(lot('the house fronting upon Wayne Street'))).not.toContain('side_otherwise');
  expect(openCodes(lot('fronting upon Dock Street, now called Main Street'))).not.toContain('side_otherwise');
});

test.each([
  ['presenting sixty-two and one-half feet of front to Locust Street', false],
  ['having a front of sixty-two and a half feet on Locust Street', false],
  ['with a frontage to Locust Street of sixty-two feet six inches', false],
  ['of the width of sixty-two feet on Locust Street', false],
  ['presenting sixty feet of front to Locust Street', true],
  ['of the width of sixty feet on Locust Street', true],
])('a lot with the house thereon erected, %s', (told, isSo) => {
  const text = `Elmer Stoudt grants to Irvin Machmer all that lot of ground with the two and one-half story brick dwelling thereon erected, ${told}, in the Borough of Hamburg, and bounded: Beginning at an iron pin on the north side of Locust Street; thence along said street West 60 feet; thence North 118 feet; thence East 60 feet; thence South 118 feet to the place of beginning, containing 7,080 square feet.`;
  expect(openCodes(text).length === 0).toBe(isSo);
});

test.each([
  ['The improvements front on and bear the Municipal number 2217 Wayne Street.', true],
  ['The buildings front upon and bear the number 12 Market Street.', true],
  ['The improvements front on and bear the Municipal number 2217 Main Street.', false],
  ['The adjoining store fronts on and bears the number 12 Market Street.', false],
])('the street of its house number: %s', (told, isOther) => {
  expect(openCodes(back(told)).includes('side_otherwise')).toBe(isOther);
});

test.each([
  ['fronting 100 feet upon East Sixteenth Street and being 50 feet deep', true],
  ['fronting 110 feet upon East Sixteenth Street and being 50 feet deep', false],
  ['fronting 100 feet upon East Sixteenth Street and being 60 feet deep', false],
  ['5 shares of North Side Canal Company and a 2 inch headgate right', true],
])('a street called East is no side of the lot: %s', (told, isSo) => {
  const text = `Ladd Estate Company conveys to Cora Winch a lot in Portland: Beginning at a point on the East line of East Sixteenth Street; thence East 50 feet; thence North 100 feet; thence West 50 feet to East Sixteenth Street; thence South following the East line of East Sixteenth Street 100 feet to the place of beginning; 5,000 square feet, ${told}.`;
  expect(openCodes(text).includes('side_otherwise')).toBe(!isSo);
});

test.each([
  ['the street', 'Union Street', false],
  ['Main Street', 'Union Street', true],
])('a lot along %s that fronts on %s', (along, front, isElse) => {
  const text = `John Hall grants to Peter Wise that lot in the Town of Vienna, fronting 60 feet on ${front}: Beginning at a stob on ${along}; thence N 7 W 110 feet; thence N 83 E 60 feet; thence S 7 E 110 feet to ${along}; thence S 83 W 60 feet with ${along} to the beginning, containing 6,600 square feet.`;
  expect(openCodes(text).includes('side_otherwise')).toBe(isElse);
});
