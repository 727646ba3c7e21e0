// Lines of their own behind a description that end it: "Cancelled 3/4/88", "legal corrected by affidavit", "deed refused by grantee".

import { has, isOf } from '#core/language/clause.ts';
import { entryOf } from '#core/language/lexicon.ts';
import { oncePerToken } from '#core/language/once-per-word.ts';
import { wordsIn } from '#core/language/tagging.ts';
import type { Token } from '#core/language/tokens.ts';
import type { Word } from '#core/language/word.ts';

const LONGEST = 14;

export const OF_OTHERS = /^(?:stamps|date|plat|whereas|adjustment)$/;
export const GONE = /^(?:released?|conveyed|sold|taken|deeded|condemned|quitclaimed)$/;
const PIECES = /^(?:part|portion|half|quarter|strip|corner|side|front|rear|acres?|ac|feet|remainder|balance)$/;
const ENDED =
  /^(?:released|cancell?ed|satisfied|discharged|revoked|rescinded|withdrawn|void|voided|superseded|replaced|replaces|supersedes|corrected|amended|rejected|reissued|vacated|fixed|annulled|expired|terminated|surrendered|expunged|unexecuted|errata|erratum|corrigenda|corrigendum)$/;
const CORRECTING = /^(?:correct(?:s|ed|ion|ions|ive)?|amend\w*|revis\w+|substitut\w+)$/;
const PAPERS =
  /^(?:descriptions?|legal|legals|deed|instrument|exhibit|survey|plat|document|conveyance|this|above|same|hereof)$/;
const OTHER = /^(?:new|other|later|next|replacement|second|right|proper)$/;
const OF_TEXT = /^(?:legal|descriptions?|exhibit|acreage|bearings?|calls?|courses?|distances?|errors?|scrivener)$/;

const isEnding = oncePerToken(
  (text): boolean =>
    /^(?:see|be|come|not|never)$/.test(text) || GONE.test(text) || ENDED.test(text) || CORRECTING.test(text),
);

/** A word that may do something to a paper. */
const mayAct = oncePerToken((text): boolean => {
  const entry = entryOf(text);
  if (entry === undefined) return text.length > 4 && text.endsWith('ed');
  return entry.verb === 'change' || entry.small === 'hedge' || entry.verb === 'keep';
});

/** The last token from which such a line runs, or -1. */
export function lastEndingLine(tokens: readonly Token[]): number {
  const known = KNOWN.get(tokens) ?? endingLineIn(tokens);
  KNOWN.set(tokens, known);
  return known;
}

/** One walk serves all tracts of a paper. */
const KNOWN = new WeakMap<readonly Token[], number>();

function endingLineIn(tokens: readonly Token[]): number {
  let end = tokens.length;
  let mayEnd = false;
  for (let i = tokens.length - 1; i >= 0; i -= 1) {
    const token = tokens[i];
    if (token?.kind === 'word') mayEnd ||= isEnding(token) || mayAct(token);
    if (i > 0 && token?.gap !== 'line' && token?.gap !== 'paragraph') continue;
    if (mayEnd && end - i <= LONGEST && isAlone(tokens, i, end) && isEndingLine(tokens, i, end)) return i;
    end = i;
    mayEnd = false;
  }
  return -1;
}

/** No sentence runs into the line, or on from it. */
function isAlone(tokens: readonly Token[], from: number, to: number): boolean {
  const [first, before, next] = [tokens[from], tokens[from - 1], tokens[to]];
  if (first?.gap !== 'paragraph' && before?.kind === 'word' && !before.capital) return false;
  if (before?.text === ',' || before?.text === 'and') return false;
  return next === undefined || next.gap === 'paragraph' || next.capital || next.kind !== 'word';
}

function isEndingLine(tokens: readonly Token[], from: number, to: number): boolean {
  if (isEnded(tokens, from, to)) return true;
  const words = wordsIn(tokens, from, to);
  if (words[0]?.sort === 'change') return true;
  const isElse = ({ sort, text }: Word): boolean =>
    OF_OTHERS.test(text) || sort === 'right' || (sort === 'matter' && text !== 'title');
  if (words.some(isElse)) return false;
  return (
    words.some(isPaper) && (has(words, 'change', 'hedge', 'keep', 'act') || words.some(({ text }) => text === 'never'))
  );
}

/** The deed and what it describes. */
function isPaper(word: Word): boolean {
  return (
    isOf(word, 'land', 'piece', 'figure', 'area') ||
    /^(?:deed|description|legal|instrument|conveyance|exhibit|title|sale|transfer|contract)$/.test(word.text)
  );
}

/** "Cancelled 3/4/88", "legal corrected by affidavit", "see correction deed", "re-recorded to correct the exhibit". */
export function isEnded(tokens: readonly Token[], from: number, to: number): boolean {
  const written = tokens.slice(from, to).filter(({ kind }) => kind === 'word');
  if (!written.some(isEnding)) return false;
  const words = written.map(({ text }) => text);
  if (words.some((word) => OF_OTHERS.test(word))) return false;
  // "Not for conveyance".
  if (words[0] === 'not' && words[1] === 'for') return true;
  // "To be re-executed", "exhibit to come".
  if (words.at(-2) === 'to' && words.at(-1) === 'come') return true;
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
  // "Correction deed recorded Book 240".
  if (correcting === 0 && words.some((word) => /^(?:recorded|filed)$/.test(word))) return true;
  return words[correcting - 1] === 'to' && words.slice(correcting).some((word) => OF_TEXT.test(word));
}
