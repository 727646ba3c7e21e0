// Directions that no rule has held against the figure: which of them the courses bear out, and of which the ear is asked.
import { expect, test } from 'vitest';
import { textWithin } from '#core/language/tokens.ts';
import { directionsApart } from '#core/read/account/relations/directions-apart.ts';
import { toldInstrument } from '#test/support/told-instrument.ts';

/** Its north side runs along the turnpike, its west side along Poe. */
const deed = (behind: string, corner = 'a stone'): string => `A lot in Hill County: beginning at a stake in the middle
of the turnpike and along the turnpike East 330 feet to a stake; thence South 264 feet to ${corner}; thence West 330 feet to a pin
in Poe's line; thence along Poe North 264 feet to the place of beginning, containing 2.00 acres. ${behind}`;

const apart = (behind: string, corner?: string): string[] => {
  const instrument = toldInstrument(deed(behind, corner));
  return directionsApart(instrument).map(({ from, to }) => textWithin(instrument.reading.tokens, from, to));
};

test.each([
  ['The land lies on the north side of the turnpike.', ['north side']],
  ['All of it is found to the north of the turnpike.', ['north']],
  ['A house of Poe stands upon the eastern side.', ['eastern side']],
  ['The pin is the westernmost point of it.', ['westernmost']],
  ['No corner reaches farther north than the pin.', ['north']],
  ['It is on the left hand as one goes along the turnpike.', ['left hand']],
  ['It fronts on the turnpike, running back from the turnpike northerly therefrom.', ['northerly']],
  ['There goes with it the use of an alley bounding it on the north.', ['north']],
  ['All that part lying on the north side of a branch.', ['north side']],
  ['It is found south of the Sugar Creek. It lies on the north bank.', ['south', 'north bank']],
])('is left where the courses do not show it: %s', (behind, expected) => {
  expect(apart(behind)).toEqual(expected);
});

test.each([
  'It is found on the south side of the turnpike.',
  'The buildings of Poe are upon the west.',
  // The figure can say nothing of these.
  'One goes there northerly along the turnpike.',
  'The grantor dwells two miles north of Milton.',
  'The pin is the northwest corner of the land of Poe.',
  'It fronts on the turnpike, running back southerly therefrom.',
  'It was taken out of the east half of the northwest fractional quarter.',
  'The North Fork Company and the State of South Carolina have no claim.',
  'It is valued at 400 West dollars.',
])('is not where they do, or name nothing of it: %s', (behind) => {
  expect(apart(behind)).toEqual([]);
});

test('a corner that a course comes to lies there, or is left', () => {
  expect(apart('', 'a stone at the southeast corner')).toEqual([]);
  expect(apart('', 'a stone at the northwest corner')).toEqual(['northwest corner']);
});
