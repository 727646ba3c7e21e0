// Words in another writing keep a paper from passing; a single letter of one, or letters with accents, do not.
import { expect, test } from 'vitest';
import { openCodes } from '#test/support/open-codes.ts';

const deed = (words: string): string =>
  `Beginning at a hub; thence North 330.00 feet; thence East 264.00 feet; thence South 330.00 feet; thence West 264.00 feet to the point of beginning, containing 2.00 acres. ${words}`;

test.each([
  'Северный акр этой земли не продан.',
  'Ο κήπος δεν πωλείται.',
  '北面的半英亩不包括在内。',
  'The grantor says: Ηκανόνεςισχύουν.',
])('%s is not read', (words) => {
  expect(openCodes(deed(words))).toContain('text_damaged');
});

test.each(['Peña and Núñez, señores de la Cañada.', 'Δ = 12°, nº 4, 2ª parte.', 'Witness: Łukasz Żółć'])(
  '%s is read',
  (words) => {
    expect(openCodes(deed(words))).not.toContain('text_damaged');
  },
);
