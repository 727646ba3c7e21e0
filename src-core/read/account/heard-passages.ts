// What is heard of an instrument: its sentences and lines, the clauses and brackets of long ones, and the words beside the values of its courses.
import { isNumberWord, ordinalOf } from '#core/language/numerals.ts';
import { ownLineStarts } from '#core/language/own-lines.ts';
import { phrasesOf } from '#core/language/phrases-of.ts';
import type { Passage as Stretch } from '#core/language/sentences.ts';
import { wordsIn } from '#core/language/tagging.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { cutBefore, opensClause, partsOf } from '#core/read/account/effects/passages.ts';

export interface HeardPassage {
  readonly from: number;
  readonly to: number;
  /** Where what is heard of it begins: with as much of its sentence before it as can be heard with it. */
  readonly heardFrom: number;
  readonly isAmong: boolean;
  /** What is heard as well: a clause of a long sentence by itself, for behind a long lead it may be drowned, and sentences that a semicolon joins. */
  readonly besides?: 'alone' | 'joined';
}

/** In words, of what is heard without its sentence: less says too little by itself. */
const SHORTEST_CLAUSE = 4;

/** In sentences. */
const MOST_JOINED = 3;

/** In tokens: what is longer is heard in pieces. */
const LONGEST = 45;
/** Of what is longer than this the clauses are heard by themselves as well, for a few words would be drowned by the rest of it. */
const DROWNING = 28;

/** Sentences around the descriptions, and the words beside the values within them. */
export function passagesToHear(
  tokens: readonly Token[],
  sentences: readonly Stretch[],
  asides: readonly Stretch[],
): HeardPassage[] {
  const ownLines = ownLineStarts(tokens);
  const around = sentences
    // Headings, signatures and stamps end with their lines, and not with a full stop.
    .flatMap((sentence) => cutBefore(sentence, (at) => ownLines.has(at)))
    .flatMap((line) => bracketsApart(tokens, line))
    .flatMap((line): HeardPassage[] => {
      const parts = partsOf(tokens, line);
      const isOne = parts.length === 0 || line.to - line.from <= LONGEST;
      const pieces = (isOne ? [whole(line)] : gathered(parts)).map((piece) => ({ ...piece, isAmong: false }));
      if (line.to - line.from <= DROWNING) return pieces;
      const alone = tailsOf(tokens, parts.length === 0 ? [line] : parts).filter(
        ({ from, to }) => !pieces.some((piece) => piece.heardFrom === from && piece.to === to),
      );
      return [
        ...pieces,
        ...alone.map((clause): HeardPassage => ({ ...whole(clause), isAmong: false, besides: 'alone' })),
      ];
    });
  const joined = joinedBy(tokens, sentences).map(
    (stretch): HeardPassage => ({ ...whole(stretch), isAmong: false, besides: 'joined' }),
  );
  // "to a pin set in place of the oak, which is gone": heard with what it leans on.
  const among = asides.map((aside, i): HeardPassage => {
    const before = asides[i - 1];
    const isLed = before !== undefined && aside.from - before.to === 1 && LEANS.test(textAt(tokens, aside.from));
    const to = announcedFrom(tokens, aside);
    return { ...aside, to, heardFrom: isLed ? before.from : aside.from, isAmong: true };
  });
  return [...around, ...joined, ...among].filter(
    (passage) =>
      wordsOf(tokens, passage) > 0 &&
      !isOrdinalAlone(tokens, passage) &&
      !(passage.isAmong && isCornerOf(tokens, passage)),
  );
}

/** "the first book having burned; a line of it was past reading": each of them leans on the other. */
function joinedBy(tokens: readonly Token[], sentences: readonly Stretch[]): Stretch[] {
  return sentences.flatMap(({ from, to }, i) => {
    const following = sentences.slice(i + 1, i + 1 + MOST_JOINED);
    const last = following.findLastIndex(
      (one, k) => one.to - from <= LONGEST && following.slice(0, k + 1).every(isJoined(tokens)),
    );
    const end = following[last]?.to;
    const isWithin = i > 0 && isJoined(tokens)({ from, to }) && (end ?? to) - (sentences[i - 1]?.from ?? 0) <= LONGEST;
    return end === undefined || isWithin ? [] : [{ from, to: end }];
  });
}

/** To the sentence before it. */
const isJoined =
  (tokens: readonly Token[]) =>
  ({ from }: Stretch): boolean =>
    textAt(tokens, from - 1) === ';';

/** "thence through Lot 5 the following nineteen", cut off before the courses that it counts: without its count. */
function announcedFrom(tokens: readonly Token[], { from, to }: Stretch): number {
  if (to - from < 4 || !isNumberWord(textAt(tokens, to - 1)) || textAt(tokens, to - 2) !== 'following') return to;
  return textAt(tokens, to - 3) === 'the' ? to - 3 : to - 2;
}

/** "Fourth": the number of a clause. */
const isOrdinalAlone = (tokens: readonly Token[], { from, to }: Stretch): boolean => {
  const words = tokens.slice(from, to).filter(({ kind }) => kind === 'word');
  return words.length === 1 && ordinalOf(words[0]?.text ?? '') !== null;
};

/** "corner for Short": whose corner a mark is as well, and nothing else. */
const isCornerOf = (tokens: readonly Token[], { from, to }: Stretch): boolean => {
  const corner = /^(?:an?|the)$/.test(textAt(tokens, from)) ? from + 1 : from;
  return (
    textAt(tokens, corner) === 'corner' &&
    /^(?:for|of|to|with)$/.test(textAt(tokens, corner + 1)) &&
    to > corner + 2 &&
    tokens.slice(corner + 2, to).every(({ kind, capital }) => kind !== 'word' || capital)
  );
};

const JOINTS = /^(?:and|but|while|whilst|though|although|whereas|except|save)$/;
/** What begins so depends on the words before it: "then this deed shall be void". */
const LEANS =
  /^(?:then|which|who|whom|whose|that|if|should|until|unless|provided|when|where|is|are|was|were|has|have|had)$/;

/** Clauses of a sentence, each as far as its comma, and with what stands behind it as far as it can be heard with that. */
function tailsOf(tokens: readonly Token[], parts: readonly Stretch[]): Stretch[] {
  return parts.flatMap((part, i) =>
    startsIn(tokens, part).flatMap((from) => {
      const last = parts.slice(i, i + LONGEST).findLast(({ to }) => to - from <= LONGEST);
      const ends = isEnded(tokens, from, part.to) ? [part.to, last?.to] : [last?.to];
      return [...new Set(ends)].flatMap((to) => (to === undefined || to - from > LONGEST ? [] : [{ from, to }]));
    }),
  );
}

/** Not "this document does not sell, convey or insure the title": behind the comma goes on what is done. */
function isEnded(tokens: readonly Token[], from: number, to: number): boolean {
  const words = wordsIn(tokens, Math.max(from, to - LONGEST), to);
  const last = phrasesOf(words).at(-1);
  return (
    last?.kind !== 'verb' ||
    words.slice(last.from, last.to).some(({ text }) => /^(?:is|are|was|were|be|been|being)$/.test(text))
  );
}

/** Where clauses begin in a part: with it, and where one is joined without a comma. */
function startsIn(tokens: readonly Token[], { from, to }: Stretch): number[] {
  const found: number[] = [];
  for (let at = from; at <= to - SHORTEST_CLAUSE; at += 1)
    if ((at === from || JOINTS.test(textAt(tokens, at))) && isClause(tokens, at, to)) found.push(at);
  return found;
}

/** With a subject of its own: "sell or occupy the surface" leans on what stands before it. */
function isClause(tokens: readonly Token[], at: number, end: number): boolean {
  const from = JOINTS.test(textAt(tokens, at)) ? at + 1 : at;
  const to = Math.min(end, from + LONGEST);
  const [first] = phrasesOf(wordsIn(tokens, from, to));
  return first?.kind === 'noun' && !LEANS.test(textAt(tokens, from)) && opensClause(tokens, from, to);
}

export const wordsOf = (tokens: readonly Token[], { from, to }: Stretch): number =>
  tokens.slice(from, to).filter(({ kind }) => kind === 'word').length;

/** "(This one is sold.) together with the barn": what is bracketed is said by itself. */
function bracketsApart(tokens: readonly Token[], { from, to }: Stretch): Stretch[] {
  const found: Stretch[] = [];
  let start = from;
  for (let at = from; at < to; at += 1) {
    const isStopped = textAt(tokens, at) === ')' && /^[.;!]$/.test(textAt(tokens, at - 1));
    const open = isStopped ? tokens.slice(start, at).findLastIndex(({ text }) => text === '(') : -1;
    if (open < 0) continue;
    if (open > 0) found.push({ from: start, to: start + open });
    found.push({ from: start + open, to: at + 1 });
    start = at + 1;
  }
  return start < to ? [...found, { from: start, to }] : found;
}

const whole = (stretch: Stretch): Omit<HeardPassage, 'isAmong'> => ({ ...stretch, heardFrom: stretch.from });

/** Parts beside each other, as many together as can be heard as one. */
function gathered(parts: readonly Stretch[]): Omit<HeardPassage, 'isAmong'>[] {
  const found: { from: number; to: number }[] = [];
  for (const { from, to } of parts) {
    const last = found.at(-1);
    if (last !== undefined && to - last.from <= LONGEST) last.to = to;
    else found.push({ from, to });
  }
  return found.map((piece) => ({
    ...piece,
    heardFrom: Math.min(piece.from, parts.find(({ from }) => piece.to - from <= LONGEST)?.from ?? piece.from),
  }));
}
