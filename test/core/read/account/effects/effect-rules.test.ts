// Every rule finds the sentence that it was written for, and leaves its neighbour.
import { expect, test } from 'vitest';
import { matcherOf } from '#core/language/pattern.ts';
import { EFFECT_CLASSES, EFFECT_RULES } from '#core/read/account/effects/effect-rules.ts';
import { phrasesIn } from '#test/support/phrases-in.ts';

const match = matcherOf(EFFECT_RULES, EFFECT_CLASSES);

function rulesOf(text: string): string[] {
  const { words, phrases } = phrasesIn(text);
  return match(words, phrases).map(({ rule }) => rule.name);
}

test.each(EFFECT_RULES)('$name finds: $finds', ({ name, finds }) => {
  expect(rulesOf(finds)).toContain(name);
});

test.each(EFFECT_RULES)('$name leaves: $leaves', ({ name, leaves }) => {
  expect(rulesOf(leaves)).not.toContain(name);
});

test('no two rules have one name', () => {
  expect(new Set(EFFECT_RULES.map(({ name }) => name)).size).toBe(EFFECT_RULES.length);
});
