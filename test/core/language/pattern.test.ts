// The matcher of rules over phrases: each kind of element finds what it names, and nothing beside it.
import { expect, test } from 'vitest';
import { matcherOf } from '#core/language/pattern.ts';
import { phrasesIn } from '#test/support/phrases-in.ts';

const CLASSES = { land: 'this|part|parcel', out: "LIMIT 'omitting'" };

function matchOf(pattern: string, text: string) {
  const rule = { name: 'one', code: 'found', pattern, finds: '', leaves: '' };
  const { words, phrases } = phrasesIn(text);
  const [found] = matcherOf([rule], CLASSES)(words, phrases);
  return found === undefined
    ? null
    : phrases
        .slice(found.from, found.to)
        .flatMap(({ from, to }) => words.slice(from, to))
        .map((word) => word.text)
        .join(' ');
}

test.each([
  ['a noun', 'this', 'He bought said premises.', 'said premises'],
  ['a noun that is another', 'parcel', 'He bought said premises.', null],
  ['a verb', '<grant>', 'They convey said premises.', 'convey'],
  ['a verb by its word', '<grant/sell>', 'They convey said premises.', null],
  ['a verb that is denied', '<not-grant=>', 'It is not conveyed.', 'is not conveyed'],
  ['a small word', "'over'", 'A path over said premises.', 'over'],
  ['the last word of a phrase', "'premises'", 'He bought said premises.', 'said premises'],
  ['a force', 'LIMIT', 'All except said premises.', 'except'],
  ['a class of nouns', 'LIMIT @land', 'All except said premises.', 'except said premises'],
  ['a class of several sorts', '@out @land', 'All omitting said premises.', 'omitting said premises'],
  ['what may be missing, there', "LIMIT 'for'? @land", 'All except for said premises.', 'except for said premises'],
  ['what may be missing, missing', "LIMIT 'for'? @land", 'All except said premises.', 'except said premises'],
  [
    'a few between',
    'this .. <grant=>',
    'Said premises of the seller are sold.',
    'said premises of the seller are sold',
  ],
  ['no few beyond the clause', 'this .. <grant=>', 'Said premises; the mules are sold.', null],
  ['no verb between', 'LIMIT ~ @land', 'Except taxes due upon said premises.', null],
  ['the head of the sentence', '^ this', 'Said premises are sold.', 'said premises'],
  ['the head of a clause', '^ this', 'He paid; said premises are sold.', '; said premises'],
  ['not the middle of a clause', '^ this', 'He bought said premises.', null],
])('%s: %s', (_, pattern, text, words) => {
  expect(matchOf(pattern, text)).toBe(words);
});

test('a class that nobody named is refused', () => {
  expect(() => matchOf('@sea', 'Said premises.')).toThrow('@sea');
});
