// Phrases are known by what their nouns stand for and what their verbs do.
import { expect, test } from 'vitest';
import { phrasesIn } from '#test/support/phrases-in.ts';

const tagsOf = (text: string): string =>
  phrasesIn(text)
    .phrases.map(({ kind, tag }) => `${kind}:${tag}`)
    .join(' ');

test.each([
  ['a share, whatever it is of', 'an undivided one-half interest in the land', 'noun:share'],
  ['what a half is of', 'one half of the minerals', 'noun:right'],
  ['land by where it lies', 'the north half of Lot 4', 'noun:located'],
  ['land within a section', 'part of Section 12', 'noun:located'],
  ['a line stays a line', 'the north line of said tract', 'noun:bound small:of noun:this'],
  ['the land told next', 'the following ground', 'noun:this'],
  ['a part of the land told next', 'the following part of the premises', 'noun:part'],
  ['a piece of this land', 'the west part', 'noun:part'],
  ['a way that may be a right', 'a right of way over the lane', 'noun:rightway small:over noun:way'],
  ['land by its number', 'Tract Two', 'noun:numbered'],
  ['land told of already', 'said premises', 'noun:this'],
  ['land not told of before', 'a certain tract of land', 'noun:parcel'],
  ['land of others', 'the adjoining lot', 'noun:other'],
  ['a measure in a place', 'two acres in the corner', 'noun:size small:in noun:part'],
  ['a verb with its helping words', 'shall not have been conveyed', 'verb:not grant='],
  ['a word of exception as a verb', 'is hereby excepted', 'verb:take='],
  ['a word of exception', 'except taxes', 'small:LIMIT noun:matter'],
  ['who does what', 'the grantor reserves one acre', 'noun:person verb:reserve noun:size'],
  ['a denial', 'no part of the road was conveyed', 'small:NOT noun:part verb:grant='],
  ['a narrowing', 'only the part lying west', 'small:ONLY noun:part verb:state noun:side'],
])('%s: %s', (_, text, tags) => {
  expect(tagsOf(text)).toBe(tags);
});

test('every word is in one phrase, in order', () => {
  const { words, phrases } = phrasesIn(
    'The grantors, for one dollar, reserve to themselves (and their heirs) one acre in the northwest corner; the rest is sold.',
  );
  expect(phrases.flatMap(({ from, to }) => words.slice(from, to))).toEqual(words);
});
