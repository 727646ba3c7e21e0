// Land taken out of a figure in few words: "EXC S 50 FT", "Less Hwy", "the cemetery is excluded", "see outsales in Book 4".
import { oncePerToken } from '#core/language/once-per-word.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import type { Surroundings } from '#core/read/account/tract-text.ts';

/** Words that begin such an exception, and what they ask of the words beside them. */
type Sign = 'short' | 'less' | 'letter' | 'res' | 'out' | 'sold' | 'partial' | 'taken' | 'leaving' | 'none';

const SIGNS = new Map<string, Sign>([
  ...['exc', 'excl', 'excpt', 'excep', 'exclg'].map((word) => [word, 'short'] as const),
  ...['ex', 'less', 'exception'].map((word) => [word, 'less'] as const),
  ...['out', 'off'].map((word) => [word, 'out'] as const),
  ...['excluded', 'excepted', 'reserved', 'omitted', 'include', 'included'].map((word) => [word, 'taken'] as const),
  ...['n', 's', 'e', 'w', 'l'].map((letter) => [letter, 'letter'] as const),
  ['res', 'res'],
  ['partial', 'partial'],
  ['leaving', 'leaving'],
]);

const signOf = oncePerToken(
  (word): Sign => SIGNS.get(word) ?? (/^(?:out|off)(?:sale|convey|deed)/.test(word) ? 'sold' : 'none'),
);

const FARTHEST = 600;

/** Whether a piece is taken out so, from the first course on. */
export function isTakenOutCurtly(tokens: readonly Token[], { leadTo, closedAt }: Surroundings, to: number): boolean {
  const end = Math.min(to, tokens.length, closedAt + FARTHEST);
  for (let i = leadTo; i < end; i += 1) {
    const token = tokens[i];
    if (token?.kind !== 'word') continue;
    const sign = signOf(token);
    if (sign !== 'none' && isTaking(tokens, i, sign, i >= closedAt)) return true;
  }
  return false;
}

function isTaking(tokens: readonly Token[], at: number, sign: Sign, isBehind: boolean): boolean {
  if (sign === 'leaving') return textAt(tokens, at + 1) === 'out';
  if (sign === 'sold') return true;
  // "Exc. tax paid", "Exc # 4410".
  if (sign === 'short') return !/^(?:tax|#|no)$/.test(textAt(tokens, pastPoint(tokens, at + 1)));
  if (!isBehind) return false;
  if (sign === 'less') return isPieceNext(tokens, at);
  if (sign === 'letter') return opens(tokens, at) && (isSaveAndExcept(tokens, at) || isStripGone(tokens, at));
  if (sign === 'res') return opens(tokens, at) && isAmount(tokens, at + 1);
  if (sign === 'out') return isSoldOff(tokens, at);
  if (sign === 'partial') return isReleased(tokens, at);
  return isPlaceTaken(tokens, at);
}

function opens(tokens: readonly Token[], at: number): boolean {
  const gap = tokens[at]?.gap;
  return gap === 'line' || gap === 'paragraph' || /^[.;,(]$/.test(textAt(tokens, at - 1));
}

function pastPoint(tokens: readonly Token[], at: number): number {
  return /^[.:]$/.test(textAt(tokens, at)) ? at + 1 : at;
}

const PIECE = /^(?:hwy|hiway|rd|row|pt|pts|ptn|por|cem|st|[nsew]|[ns][ew]|[nsew]ly)$/;

/** "EX N 40 FT", "LESS HWY", "less pt to State"; but "more or less", "Ex. A", "ex iron pin". */
function isPieceNext(tokens: readonly Token[], at: number): boolean {
  if (/^(?:or|\/|no|not)$/.test(textAt(tokens, at - 1))) return false;
  let next = pastPoint(tokens, at + 1);
  if (/^(?:the|a|any)$/.test(textAt(tokens, next))) next += 1;
  const text = textAt(tokens, next);
  return PIECE.test(text) || isAmount(tokens, next) || (text === 'r' && textAt(tokens, next + 1) === '/');
}

const MEASURE = /^(?:ac|acs|acres?|ft|feet|foot|'|rods?|sq)$/;

/** ". 1/2 ac", "0.5 ac". */
function isAmount(tokens: readonly Token[], from: number): boolean {
  let at = pastPoint(tokens, from);
  if (tokens[at]?.kind !== 'number' && tokens[at]?.kind !== 'fraction') return false;
  while (tokens[at]?.kind === 'number' || tokens[at]?.kind === 'fraction' || textAt(tokens, at) === '/') at += 1;
  return MEASURE.test(textAt(tokens, at));
}

/** "S & E the pond", "S/A/E school lot"; but "the S & E lines". */
function isSaveAndExcept(tokens: readonly Token[], at: number): boolean {
  // "L & E N 40 FT"; but "L/E", a life estate.
  if (textAt(tokens, at) === 'l') return textAt(tokens, at + 2) === 'e' && isPieceNext(tokens, at + 2);
  if (textAt(tokens, at) !== 's') return false;
  if (textAt(tokens, at + 1) === '/') return textAt(tokens, at + 2) === 'a' && textAt(tokens, at + 4) === 'e';
  if (textAt(tokens, at + 1) !== '&' || textAt(tokens, at + 2) !== 'e') return false;
  const next = tokens[at + 3];
  return /^(?:the|a|an|any|that|all|pt|part)$/.test(next?.text ?? '') || next?.kind === 'number';
}

/** "N 40 ft. sold to Dow". */
function isStripGone(tokens: readonly Token[], at: number): boolean {
  if (!isAmount(tokens, at + 1)) return false;
  return [3, 4, 5, 6].some((step) =>
    /^(?:sold|deeded|excepted|conveyed|taken|released|excluded|reserved)$/.test(textAt(tokens, at + step)),
  );
}

/** "Out: 1 ac. to Dow", "out-sales", "off conveyances". */
function isSoldOff(tokens: readonly Token[], at: number): boolean {
  if (textAt(tokens, at + 1) === ':') return opens(tokens, at);
  const next = textAt(tokens, textAt(tokens, at + 1) === '-' ? at + 2 : at + 1);
  return /^(?:sales?|conveyances?|conveyed|deeds?|sold)$/.test(next);
}

/** "see Book 4 for partial release"; but "partial release of mortgage". */
function isReleased(tokens: readonly Token[], at: number): boolean {
  if (!/^releases?$/.test(textAt(tokens, at + 1))) return false;
  for (let i = at + 2; i < at + 8; i += 1)
    if (/^(?:mortgages?|liens?|trust|judgments?)$/.test(textAt(tokens, i))) return false;
  return true;
}

const PLACE =
  /^(?:cemetery|cemeteries|graveyard|graveyards|burial|church|school|schoolhouse|pond|house|lot|grave|graves|cem)$/;
const RIGHTS =
  /^(?:rights?|easements?|ingress|egress|access|minerals?|oil|gas|timber|privileges?|way|life|subdivision|recorded|if|also)$/;
const LONGEST = 14;

/** "The cemetery is excluded", "Cemetery not included"; but "a right of way to the cemetery is reserved". */
function isPlaceTaken(tokens: readonly Token[], at: number): boolean {
  if (textAt(tokens, at).startsWith('include') && textAt(tokens, at - 1) !== 'not') return false;
  let [from, to] = [at, at];
  while (from > 0 && at - from <= LONGEST && !/^[.;]$/.test(textAt(tokens, from - 1))) from -= 1;
  while (to < tokens.length && to - from <= LONGEST && !/^[.;]$/.test(textAt(tokens, to))) to += 1;
  if (to - from > LONGEST) return false;
  const words = tokens.slice(from, to);
  return words.some(({ text }) => PLACE.test(text)) && !words.some(({ text }) => RIGHTS.test(text));
}
