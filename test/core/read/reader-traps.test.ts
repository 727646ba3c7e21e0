// No text holds the reader up: how often it looks at a word grows with the text and no faster. Looks are counted, not timed.
import { expect, test } from 'vitest';
import { mendTokens } from '#core/language/mend/mend-tokens.ts';
import { documentTextOf } from '#core/language/text/document-text.ts';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { tokensOf } from '#core/language/tokens.ts';
import { descriptionsOf } from '#core/read/clauses/descriptions.ts';
import { elementsOf } from '#core/read/clauses/elements.ts';
import { readDocument } from '#core/read/read-document.ts';
import { READER_TRAPS, trapInDeed, trapOf } from '#test/support/reader-traps.ts';

const LENGTH = 1024;
/** Looks at one word that no grammar needs more of. */
const MOST_LOOKS = 400;

interface Looks {
  count: number;
}

function counted<Item>(items: readonly Item[], looks: Looks): readonly Item[] {
  return new Proxy(items, {
    get(target, key) {
      looks.count += 1;
      return Reflect.get(target, key);
    },
  });
}

function looksAt(text: string): Looks & { words: number } {
  const looks = { count: 0 };
  const tokens = tokensOf(documentTextOf(pagesOfText(text)));
  const mended = counted(mendTokens(counted(tokens, looks)), looks);
  descriptionsOf(mended, elementsOf(mended));
  return { count: looks.count, words: tokens.length };
}

test.each(Object.entries(READER_TRAPS))('%s', (_, trap) => {
  const once = looksAt(trapOf(trap, LENGTH));
  const twice = looksAt(trapOf(trap, 2 * LENGTH));
  expect(once.count).toBeLessThan(MOST_LOOKS * (once.words + 1));
  expect(twice.count).toBeLessThan(2.2 * once.count + MOST_LOOKS);
});

test.each(Object.entries(READER_TRAPS))('%s in the midst of a deed', (_, trap) => {
  const once = looksAt(trapInDeed(trap, LENGTH));
  const twice = looksAt(trapInDeed(trap, 2 * LENGTH));
  expect(twice.count).toBeLessThan(2.2 * once.count + MOST_LOOKS);
});

test('every one of them is read to its end', () => {
  for (const trap of Object.values(READER_TRAPS))
    for (const text of [trapOf(trap, LENGTH), trapInDeed(trap, LENGTH)])
      expect(readDocument(pagesOfText(text)).notes).toBeDefined();
});
