// The marks of copyists and editors: what they thought to read, what they put back, what they could not read.
import { DOUBTFUL, REPAIRED } from '#core/language/doubt.ts';
import { figure, joined, type Mended } from '#core/language/mend/mend-figures.ts';
import { TRADE_WORDS } from '#core/language/mend/trade-words.ts';
import type { Token } from '#core/language/tokens.ts';

/** "[south?]", "29 [chains?]", "[62?]": what the copyist thought to read, which nobody should trust. */
export function mendConjecture(tokens: readonly Token[], at: number): Mended | null {
  const open = tokens[at];
  if (open?.text !== '[' && open?.text !== '(') return null;
  const [inside, query, close] = [tokens[at + 1], tokens[at + 2], tokens[at + 3]];
  if (inside?.kind === 'word' && isInserted(open, inside, query))
    return {
      tokens: [{ ...joined(tokens, at, at + 3, inside.text, REPAIRED), capital: inside.capital }],
      next: at + 3,
    };
  if (open?.text !== '[' || query?.text !== '?' || close?.text !== ']' || inside === undefined) return null;
  if (inside.kind !== 'word' && inside.kind !== 'number') return null;
  const made = inside.kind === 'word' ? joined : figure;
  const token = made(tokens, at, at + 4, inside.text.replaceAll(',', ''), DOUBTFUL);
  return { tokens: [{ ...token, capital: inside.capital }], next: at + 4 };
}

/** "then east [with] Buckner's line", "south (with) his line": a word that the editor put back. */
function isInserted(open: Token | undefined, { text }: Token, close: Token | undefined): boolean {
  const led = text === 'with' || text === 'along' || text === 'by';
  if (open?.text === '(') return led && close?.text === ')';
  return open?.text === '[' && close?.text === ']' && (led || TRADE_WORDS.has(text));
}

/** "10[?] poles": a figure that the copyist was not sure of. */
export function mendQueried(tokens: readonly Token[], at: number, token: Token): Mended | null {
  const query = tokens[at + 2];
  if (query?.text !== '?') return null;
  const [open, close] = [tokens[at + 1], tokens[at + 3]];
  const bracket = (open?.text === '[' && close?.text === ']') || (open?.text === '(' && close?.text === ')');
  if (!bracket || open?.gap !== 'none') return null;
  return { tokens: [figure(tokens, at, at + 4, token.text.replaceAll(',', ''), DOUBTFUL)], next: at + 4 };
}

/** "runs [?] East crossing": a word lost before a direction, of which it may have been a part. */
export function mendIllegible(tokens: readonly Token[], at: number): Mended | null {
  const open = tokens[at];
  if (open?.text !== '[') return null;
  const [query, close, after] = [tokens[at + 1], tokens[at + 2], tokens[at + 3]];
  if (query?.text !== '?' || close?.text !== ']' || open.gap === 'none') return null;
  if (!/^(?:north|south|east|west)$/.test(after?.text ?? '')) return null;
  if (!/^(?:runs?|running|thence|then)$/.test(tokens[at - 1]?.text ?? '')) return null;
  return { tokens: [joined(tokens, at, at + 4, after?.text ?? '', DOUBTFUL)], next: at + 4 };
}
