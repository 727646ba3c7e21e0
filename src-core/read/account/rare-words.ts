// Which of the words and marks that few descriptions hold a description holds: one look spares the many that would find nothing.
import { oncePerToken } from '#core/language/once-per-word.ts';
import type { Token } from '#core/language/tokens.ts';

/** Kinds of words, each a power of two. */
export const RARE = { damage: 1, doubt: 2, dots: 4 } as const;

const DAMAGE =
  'torn illegible missing obliterated unreadable effaced erased blotted blurred defaced faded stricken interlined interlineation struck omitted etc sundry indecipherable undecipherable mutilated';
const DOUBT =
  'doubtful doubt uncertain mistake erroneous erroneously incorrect wrong sic unclear perhaps presumably conjectural thought altered governs controls prevails';

const KINDS = new Map<string, number>(
  (
    [
      [RARE.damage, DAMAGE],
      [RARE.doubt, DOUBT],
    ] as const
  ).flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind] as const)),
);

const kindOf = oncePerToken((word): number => KINDS.get(word) ?? 0);

export function isRare(token: Token | undefined, kind: number): boolean {
  return token !== undefined && kindOf(token) === kind;
}

/** The kinds of all the words from one token to another, added up. */
export function rareKindsIn(tokens: readonly Token[], from: number, to: number): number {
  let kinds = 0;
  for (let i = from; i < to; i += 1) {
    const token = tokens[i];
    if (token?.kind === 'word') kinds |= kindOf(token);
    else if (areDots(tokens, i)) kinds |= RARE.dots;
  }
  return kinds;
}

/** Two of the marks that stand for words left out. */
export function areDots(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text ?? '';
  return (text === '.' || text === '*' || text === '_' || text === '?') && tokens[at + 1]?.text === text;
}
