// Stamps, headings and marginal notes that say a paper is no deed or no longer one: a draft, a form, a paper cancelled or corrected.
import { oncePerToken } from '#core/read/once-per-word.ts';
import type { Sort } from '#core/read/sense/lexicon.ts';
import { sentencesIn } from '#core/read/sense/sentences.ts';
import { wordsIn } from '#core/read/sense/tagging.ts';
import type { Token } from '#core/read/tokens.ts';

const LONGEST_STAMP = 14;
const FARTHEST_STAMP = 300;

/** The token at which such a stamp stands, or -1. */
export function findStamp(tokens: readonly Token[], to: number): number {
  if (to < FARTHEST_STAMP) return stampWithin(tokens, to);
  const known = KNOWN.get(tokens) ?? stampWithin(tokens, FARTHEST_STAMP);
  KNOWN.set(tokens, known);
  return known;
}

/** The answer for all tracts that stand behind the top of a paper. */
const KNOWN = new WeakMap<readonly Token[], number>();

function stampWithin(tokens: readonly Token[], to: number): number {
  // The last sentence leads up to the description.
  for (const { from, to: end } of sentencesIn(tokens, 0, to).slice(0, -1)) {
    let start = from;
    for (let i = from + 1; i <= end; i += 1) {
      if (i < end && !isNewLine(tokens, i) && !isTopLine(tokens, i, start)) continue;
      if (i - start <= LONGEST_STAMP && isStamp(tokens, start, i)) return start;
      start = i;
    }
  }
  return -1;
}

/** A line that begins anew, and does not go on with the one before. */
function isNewLine(tokens: readonly Token[], at: number): boolean {
  const [token, before] = [tokens[at], tokens[at - 1]];
  if (token?.gap === 'paragraph') return true;
  return token?.gap === 'line' && token.capital && before?.text !== ',' && (before?.kind !== 'word' || before.capital);
}

const TOP = 60;

/** "Third Draft 6/1/87 JTM comments" over "WARRANTY DEED": a short line at the very top. */
function isTopLine(tokens: readonly Token[], at: number, start: number): boolean {
  const token = tokens[at];
  return at < TOP && at - start <= LONGEST_STAMP - 4 && token?.gap === 'line' && token.capital;
}

const DOUBTS: ReadonlySet<Sort> = new Set<Sort>(['hedge', 'change', 'limit']);

const OF_OTHERS = /^(?:stamps|date|plat|whereas|adjustment)$/;
const GONE = /^(?:released?|conveyed|sold|taken|deeded|condemned|quitclaimed)$/;
const PIECES = /^(?:part|portion|half|quarter|strip|corner|side|front|rear|acres?|ac|feet|remainder|balance)$/;

function isStamp(tokens: readonly Token[], from: number, to: number): boolean {
  if (isEnded(tokens, from, to)) return true;
  const words = wordsIn(tokens, from, to);
  // "Released as to the north half."
  if (words.some(({ sort }) => sort === 'piece') && words.some(({ text }) => GONE.test(text))) return true;
  // "Third Draft 6/1/87": a name only by its capital.
  if (words.length <= 9 && words.some(({ text, sort }) => text === 'draft' && sort === 'name')) return true;
  if (words.some(({ sort, text }) => sort === 'matter' || OF_OTHERS.test(text))) return false;
  return words.some(({ sort, text }) => DOUBTS.has(sort) || text === 'not');
}

/** Whether a line behind the description says that the paper is at an end, or corrected. */
export function isStampedBehind(tokens: readonly Token[], from: number): boolean {
  const last = LAST_STAMP.get(tokens) ?? lastStampOf(tokens);
  LAST_STAMP.set(tokens, last);
  return last >= from;
}

/** Found once for all the tracts of a paper. */
const LAST_STAMP = new WeakMap<readonly Token[], number>();

/** The token at which the last such line begins, or -1. */
function lastStampOf(tokens: readonly Token[]): number {
  let end = tokens.length;
  let mayEnd = false;
  for (let i = tokens.length - 1; i >= 0; i -= 1) {
    const token = tokens[i];
    if (token?.kind === 'word' && isEnding(token)) mayEnd = true;
    if (token?.gap !== 'line' && token?.gap !== 'paragraph') continue;
    if (mayEnd && end - i <= LONGEST_STAMP && isEnded(tokens, i, end)) return i;
    end = i;
    mayEnd = false;
  }
  return -1;
}

const ENDED =
  /^(?:released|cancell?ed|satisfied|discharged|revoked|rescinded|withdrawn|void|voided|superseded|replaced|replaces|supersedes|corrected|amended|rejected|reissued|vacated|fixed|annulled|expired|terminated|surrendered|expunged|unexecuted)$/;
const CORRECTING = /^(?:correct(?:s|ed|ion|ions|ive)?|amend\w*|revis\w+|substitut\w+)$/;
const PAPERS =
  /^(?:descriptions?|legal|legals|deed|instrument|exhibit|survey|plat|document|conveyance|this|above|same|hereof)$/;
const OTHER = /^(?:new|other|later|next|replacement|second|right|proper)$/;
const OF_TEXT = /^(?:legal|descriptions?|exhibit|acreage|bearings?|calls?|courses?|distances?|errors?|scrivener)$/;

const isEnding = oncePerToken(
  (text): boolean => text === 'see' || text === 'be' || GONE.test(text) || ENDED.test(text) || CORRECTING.test(text),
);

/** "Cancelled 3/4/88", "legal corrected by affidavit", "see correction deed", "re-recorded to correct the exhibit". */
function isEnded(tokens: readonly Token[], from: number, to: number): boolean {
  const written = tokens.slice(from, to).filter(({ kind }) => kind === 'word');
  if (!written.some(isEnding)) return false;
  const words = written.map(({ text }) => text);
  if (words.some((word) => OF_OTHERS.test(word))) return false;
  // "To be re-executed".
  if (words[0] === 'to' && words[1] === 'be')
    return !words.some((word) => /^(?:record|mail|return|file|index)/.test(word));
  // "See new legal, page 7".
  if (/^(?:see|refer)$/.test(words[0] ?? '')) {
    if (words.some((word) => OTHER.test(word)) && words.some((word) => OF_TEXT.test(word))) return true;
  }
  if (words.some((word) => PIECES.test(word)) && words.some((word) => GONE.test(word))) return true;
  const ended = words.findIndex((word) => ENDED.test(word));
  if (ended === 0 && words.length <= 8) return true;
  if (ended > 0 && words.slice(Math.max(0, ended - 4), ended).some((word) => PAPERS.test(word))) return true;
  const correcting = words.findIndex((word) => CORRECTING.test(word));
  if (correcting < 0) return false;
  if (words.slice(0, correcting).some((word) => /^(?:see|refer)$/.test(word))) return true;
  return words[correcting - 1] === 'to' && words.slice(correcting).some((word) => OF_TEXT.test(word));
}
