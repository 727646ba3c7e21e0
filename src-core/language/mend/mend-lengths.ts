// Lengths with letters or marks among their figures: put right where one reading is left, and else made a figure that nobody can read.
import { DOUBTFUL, type Doubt, REPAIRED } from '#core/language/doubt.ts';
import { FIGURE_OF_LETTER } from '#core/language/mend/look-alikes.ts';
import { figure, joined, type Mended } from '#core/language/mend/mend-figures.ts';
import type { Token } from '#core/language/tokens.ts';
import { readUnit, unitNamed } from '#core/language/units.ts';
import { wordSet } from '#core/language/word-set.ts';

/** What a letter or a mark among figures stands for, and how surely. */
const FIGURE_FOR = new Map<string, readonly [string, Doubt]>([
  ...FIGURE_OF_LETTER,
  ['q', ['0', DOUBTFUL]],
  ['|', ['1', DOUBTFUL]],
  ['!', ['1', DOUBTFUL]],
  ['$', ['5', DOUBTFUL]],
  ['&', ['8', DOUBTFUL]],
]);
const WITHIN = new Set(['.', ',', '|', '!', '&', '$', '§', '~', '^', '*', '?', '%', '#', '@']);
const LONGEST = 9;

/** "A35.60 feet", "2J,38 feet", "l,316.47 feet", "31D.87'": up to the next space, with a unit behind it. */
export function mendSpoiltLength(tokens: readonly Token[], at: number, token: Token): Mended | null {
  if (tokens[at + 1]?.gap !== 'none' || (token.kind === 'number' && isPole(tokens, at - 1))) return null;
  if (token.kind === 'word' && (token.text.length > 2 || !isOpening(tokens, at))) return null;
  const next = endOfRun(tokens, at);
  const run = next === null || !isSpoilt(tokens, at, next) ? null : runOf(tokens, at, next);
  if (run === null) return null;
  const end = afterDecimals(tokens, run.next);
  if (end > run.next) return { tokens: [joined(tokens, at, end, '\ufffd', DOUBTFUL)], next: end };
  const unit = readUnit(tokens, run.next, true);
  if (unit === null || unit.unit === 'inches' || isAngleAhead(tokens, run.next)) return null;
  if (run.text !== null && /^\d[\d,]*(?:\.\d+)?$/.test(run.text) && !/\d,\d{1,2}$/.test(run.text))
    return { tokens: [figure(tokens, at, run.next, run.text.replaceAll(',', ''), run.doubt)], next: run.next };
  // "100f feet": the unit began twice.
  if (token.kind === 'number' && run.next === at + 2 && tokens[at + 1]?.text === 'f')
    return { tokens: [figure(tokens, at, run.next, token.text.replaceAll(',', ''), DOUBTFUL)], next: run.next };
  return { tokens: [joined(tokens, at, run.next, '\ufffd', DOUBTFUL)], next: run.next };
}

/** S 08*3505: the figures of a bearing. */
function isPole(tokens: readonly Token[], at: number): boolean {
  const pole = (tokens[at]?.text === '.' ? tokens[at - 1] : tokens[at])?.text;
  return pole === 'n' || pole === 's';
}

/** "A9. 95 feet", "31Q .87 feet": its decimals stand apart. */
function afterDecimals(tokens: readonly Token[], at: number): number {
  const point = tokens[at]?.text === '.' ? 1 : 0;
  const decimals = tokens[at + point];
  if (decimals?.kind !== 'number' || (point === 0 && !decimals.text.startsWith('.'))) return at;
  return readUnit(tokens, at + point + 1, true) === null ? at : at + point + 1;
}

const NO_FIGURES = new Set(['n', 'e', 'w', 'x']);

/** Behind the figures, letters and marks that stand together without a space; null where they are no length. */
function endOfRun(tokens: readonly Token[], at: number): number | null {
  let next = at;
  for (let token = tokens[at]; token !== undefined && (next === at || token.gap === 'none'); token = tokens[next]) {
    if (next - at > LONGEST) return null;
    if (token.kind === 'word' && (token.text.length > 2 || (next > at && isUnitWord(tokens, next)))) break;
    if (next > at && NO_FIGURES.has(token.text)) return null;
    if (token.kind === 'mark' && !WITHIN.has(token.text)) break;
    if (token.kind === 'fraction') return null;
    if ((token.text === '.' || token.text === ',') && tokens[next + 1]?.gap !== 'none') break;
    next += 1;
  }
  return next;
}

function isPlain({ kind, text }: Token): boolean {
  return kind === 'number' || text === '.' || text === ',';
}

/** There are figures among them, and something else. */
function isSpoilt(tokens: readonly Token[], at: number, next: number): boolean {
  let spoilt = false;
  let figured = false;
  for (let i = at; i < next; i += 1) {
    const token = tokens[i];
    if (token?.kind === 'number') figured = true;
    else if (token !== undefined && !isPlain(token)) spoilt = true;
  }
  return spoilt && figured;
}

interface Run {
  readonly text: string | null;
  readonly next: number;
  readonly doubt: Doubt;
}

/** What they are read as. */
function runOf(tokens: readonly Token[], at: number, next: number): Run {
  let text: string | null = '';
  let doubt: Doubt = REPAIRED;
  for (const token of tokens.slice(at, next)) {
    const figures: string | null = isPlain(token) ? token.text : figuresOf(token.text);
    if (figures === null) text = null;
    else if (!isPlain(token) && isUnsure(token.text)) doubt = DOUBTFUL;
    if (text !== null) text += figures ?? '';
  }
  return { text, next, doubt };
}

function figuresOf(text: string): string | null {
  let figures = '';
  for (const sign of text) {
    const figure = FIGURE_FOR.get(sign)?.[0];
    if (figure === undefined) return null;
    figures += figure;
  }
  return figures;
}

function isUnsure(text: string): boolean {
  return [...text].some((sign) => FIGURE_FOR.get(sign)?.[1] === DOUBTFUL);
}

/** 100ft, 12m: the unit without a space. */
function isUnitWord(tokens: readonly Token[], at: number): boolean {
  const after = tokens[at + 1];
  if (unitNamed(tokens[at]?.text ?? '') === null || (after?.gap === 'none' && after.text !== '.')) return false;
  // "30C feet": the unit stands behind it.
  return unitNamed(after?.text ?? '') === null;
}

const BEFORE_LENGTH = wordSet('east west e w of distance , for feet thence degrees minutes seconds line north south');
/** What is glued before a whole figure: E100, R=25, L1, T28N. */
const LABELS = wordSet('n e w r t c x k h m p u v of to at by in on is or an as no');

/** A letter that opens a length: behind a bearing or "of", and no direction or label. */
function isOpening(tokens: readonly Token[], at: number): boolean {
  const { text = '', gap = 'none' } = tokens[at] ?? {};
  if (gap === 'none' || LABELS.has(text) || unitNamed(text) === 'meters') return false;
  const before = tokens[at - 1]?.text === '.' ? (tokens[at - 2]?.text ?? '') : (tokens[at - 1]?.text ?? '');
  if (text === 's' || text === 'so') return /^(?:e|w|east|west|of|north|south)$/.test(before);
  if (/^[li]$/.test(text) && tokens[at + 1]?.text === ',' && /^\d{3}(?:\.|$)/.test(tokens[at + 2]?.text ?? ''))
    return true;
  if (text === 'l' && tokens[at + 1]?.kind === 'number' && tokens[at + 1]?.decimals === 0) return before !== 'line';
  return BEFORE_LENGTH.has(before) || (tokens[at - 1]?.kind === 'number' && text.length === 1);
}

/** 12l' 30": minutes and no feet. */
function isAngleAhead(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.kind !== 'mark') return false;
  const after = tokens[at + 1];
  return after?.kind === 'number' || /^(?:e|w|east|west)$/.test(after?.text ?? '');
}
