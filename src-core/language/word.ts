// A word of a passage in its place, and what its sort makes of it.

import type { Token } from '#core/language/tokens.ts';
import type { Sort } from '#core/language/words/word-list.ts';

export interface Word {
  readonly text: string;
  sort: Sort;
  /** Index of its token. */
  readonly at: number;
  /** In tokens; a set phrase is one word. */
  readonly length: number;
}

/** What stands around a word while the passage is walked. */
export interface Place {
  readonly tokens: readonly Token[];
  readonly from: number;
  readonly to: number;
  readonly isShouted: boolean;
  before: Word | undefined;
  /** A verb has been met since the last comma or "which". */
  hasVerb: boolean;
  /** Within the noun that a preposition governs. */
  isGoverned: boolean;
}

const NOUNS: ReadonlySet<Sort> = new Set<Sort>([
  ...([
    'land',
    'piece',
    'figure',
    'monument',
    'way',
    'length',
    'area',
    'direction',
    'thing',
    'paper',
    'person',
  ] as const),
  ...(['time', 'place', 'matter', 'right', 'located', 'name', 'unknown', 'number'] as const),
]);
const VERBS: ReadonlySet<Sort> = new Set<Sort>([
  ...(['contain', 'grant', 'state', 'record', 'covenant', 'use', 'reserve', 'keep', 'change', 'run', 'act'] as const),
]);

export function isNoun(sort: Sort): boolean {
  return NOUNS.has(sort);
}

export function isVerb(sort: Sort): boolean {
  return VERBS.has(sort);
}

/** With a space between each two. */
export const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

/** A capital there tells nothing of a name. */
export function isOpening(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.text ?? '.';
  // "Lorna M. Kettering".
  if (before === '.' && tokens[at - 2]?.kind === 'word' && tokens[at - 2]?.text.length === 1) return false;
  if (before === '.' || before === ';' || before === ':' || before === '(' || before === '[') return true;
  // '"Less the barn lot."': what is quoted opens as a sentence does, where a mark or nothing leads to it.
  return (
    before === '"' && tokens[at]?.gap === 'none' && tokens[at - 2]?.kind !== 'number' && tokens[at - 2]?.kind !== 'word'
  );
}
