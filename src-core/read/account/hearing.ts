// What the ear hears of an instrument beside the rules: a doubt about what a sentence does is let go where it is heard as harmless, and what
// is heard as harmful is told where no rule knows it. It has no say about figures and places.
import { ownLineStarts } from '#core/language/own-lines.ts';
import { phrasesOf } from '#core/language/phrases-of.ts';
import type { Passage as Stretch } from '#core/language/sentences.ts';
import { wordsIn } from '#core/language/tagging.ts';
import { verbatimOf } from '#core/language/text/document-text.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { besideClaims, besideMeasures } from '#core/read/account/agreed.ts';
import { isOfFigures } from '#core/read/account/claims/figure-talk.ts';
import { asidesOf, opensClause, partsOf, sentencesOf } from '#core/read/account/effects/passages.ts';
import type { Instrument } from '#core/read/account/instrument.ts';
import { doMeet, type Remark } from '#core/read/account/remark.ts';
import type { Reading } from '#core/read/clauses/calls.ts';
import type { WordCode } from '#core/schema/finding.ts';

interface Passage {
  readonly from: number;
  readonly to: number;
  /** Where what is heard of it begins: with as much of its sentence before it as can be heard with it. */
  readonly heardFrom: number;
  readonly isAmong: boolean;
  /** A clause of a long sentence, which is heard by itself as well: behind a long lead it may be drowned. */
  readonly isAlone?: true;
}

/** Below these odds, as logarithms, a doubt is let go; later where a rule names what the sentence does. */
const CALM = { unnamed: -3.2, named: -4.05 } as const;
/** Of a sentence that names a piece of land or an area, whether or not a rule knows what it does. */
const CALM_OF_PIECE = -3.9;
/** From odds of seven to one on a passage is told that no rule knows. */
const TELLING = 2;
/** Of what is left of such a passage without the claims that are so: it was cut, and is heard the less for it. */
const TELLING_REST = -1.5;
/** What a clause that is heard without its sentence must reach to be told, and to keep a doubt. */
const ALONE = 3.5;
/** In words: less says too little by itself. */
const FEWEST = 4;

/** Codes that rest on what the words of a sentence do, and whether a rule names it. */
const WEIGHED: Partial<Record<WordCode, keyof typeof CALM>> = {
  sentence_not_understood: 'unnamed',
  course_words_not_understood: 'unnamed',
  description_unsettled: 'unnamed',
  part_perhaps_only: 'unnamed',
  land_taken: 'named',
  land_sold_before: 'named',
  share_only: 'named',
  part_only: 'named',
  not_conveyed: 'named',
  conveyance_conditional: 'unnamed',
  description_changed: 'named',
  description_doubted: 'named',
  description_corrected: 'named',
  description_put_aside: 'named',
};

interface Heard {
  /** What the words of a remark do to the land is heard to be nothing. */
  readonly isCalm: (remark: Remark) => boolean;
  /** What only the ear has found. */
  readonly told: readonly Remark[];
}

const NOTHING_HEARD: Heard = { isCalm: () => false, told: [] };

/** `own` are the remarks made in reading each tract, `account` those on the whole instrument. */
export function heardOf(
  instrument: Instrument,
  own: readonly (readonly Remark[])[],
  account: readonly Remark[],
): Heard {
  const { reading, tracts } = instrument;
  const { hearing } = reading;
  const open = tracts.filter(({ mayPass }) => mayPass).map(({ index }) => index);
  if (hearing === undefined || open.length === 0) return NOTHING_HEARD;
  const passages = passagesOf(instrument);
  const oddsOf = ({ heardFrom, to, isAmong }: Passage): number | null =>
    hearing.oddsOf(textOf(reading, heardFrom, to), isAmong);
  const odds = passages.map(once(oddsOf));
  // What was found to be so is heard with nothing: the words beside it are heard for themselves.
  const restOdds = (rest: readonly Stretch[], { isAmong }: Passage): number | null =>
    hearing.oddsOf(rest.map(({ from, to }) => textOf(reading, from, to)).join(' '), isAmong);
  const isCalm = (remark: Remark): boolean => {
    const kind = WEIGHED[remark.code];
    if (kind === undefined || remark.to <= remark.from) return false;
    if (isOfFigures(reading.tokens, remark.from, remark.to)) return false;
    const met = passages.flatMap((passage, i) =>
      doMeet(passage, remark) ? [{ passage, own: odds[i]?.() ?? null }] : [],
    );
    if (met.some(({ passage, own }) => passage.isAlone && (own ?? 0) > ALONE)) return false;
    const isPiece = kind === 'unnamed' && met.some(({ passage }) => isOfPiece(reading, passage));
    const calm = isPiece ? CALM_OF_PIECE : CALM[kind];
    const heard = met.flatMap(({ passage, own }) => {
      if (passage.isAlone) return [];
      const rest = own === null || own < calm ? [] : besideMeasures(instrument, wholeOf(passage));
      return [rest.length === 0 || isWhole(rest, passage) ? own : restOdds(rest, passage)];
    });
    // Of words among the courses, which values cut into pieces, the whole is heard as well.
    if (remark.code === 'course_words_not_understood')
      heard.push(oddsOf({ ...remark, heardFrom: remark.from, isAmong: true }));
    return heard.length > 0 && heard.every((one) => one === null || one < calm);
  };
  const binds = (remark: Remark, index: number): boolean => remark.tracts?.includes(index) ?? false;
  const left = account.filter((remark) => !isCalm(remark));
  const isHeld = open.every(
    (index) => left.some((remark) => binds(remark, index)) || own[index]?.some((remark) => !isCalm(remark)),
  );
  if (isHeld) return { isCalm, told: [] };
  const isHarmful = (passage: Passage, i: number): boolean => {
    if (wordsOf(reading, passage) < FEWEST || (odds[i]?.() ?? 0) <= (passage.isAlone ? ALONE : TELLING)) return false;
    const rest = besideClaims(instrument, wholeOf(passage));
    if (isWhole(rest, passage)) return true;
    const words = rest.reduce((sum, piece) => sum + wordsOf(reading, piece), 0);
    return words >= FEWEST && (restOdds(rest, passage) ?? 0) > TELLING_REST;
  };
  const told = passages.flatMap((passage, i): Remark[] =>
    isHarmful(passage, i)
      ? [
          {
            code: 'sentence_not_understood',
            from: passage.from,
            to: passage.to,
            tracts: tracts.map(({ index }) => index),
          },
        ]
      : [],
  );
  return { isCalm, told };
}

const isOfPiece = ({ tokens }: Reading, { from, to }: Stretch): boolean =>
  wordsIn(tokens, from, to).some(({ sort }) => sort === 'piece' || sort === 'area');

/** With what it is heard behind. */
const wholeOf = ({ heardFrom, to }: Passage): Stretch => ({ from: heardFrom, to });

const isWhole = ([first, second]: readonly Stretch[], { heardFrom, to }: Passage): boolean =>
  first?.from === heardFrom && first.to === to && second === undefined;

/** In tokens: what is longer is heard in pieces, for a few words would be drowned by the rest of it. */
const LONGEST = 45;

/** Sentences around the descriptions, and the words beside the values within them. */
function passagesOf(instrument: Instrument): Passage[] {
  const { tokens } = instrument.reading;
  const ownLines = ownLineStarts(tokens);
  const around = sentencesOf(instrument)
    .flatMap((sentence) => linesOf(sentence, ownLines))
    .flatMap((line) => bracketsApart(tokens, line))
    .flatMap((line): Passage[] => {
      if (line.to - line.from <= LONGEST) return [{ ...whole(line), isAmong: false }];
      const parts = partsOf(tokens, line);
      const pieces = (parts.length === 0 ? [whole(line)] : gathered(parts)).map((piece) => ({
        ...piece,
        isAmong: false,
      }));
      const alone = tailsOf(tokens, parts.length === 0 ? [line] : parts).filter(
        ({ from, to }) => !pieces.some((piece) => piece.heardFrom === from && piece.to === to),
      );
      return [...pieces, ...alone.map((clause): Passage => ({ ...whole(clause), isAmong: false, isAlone: true }))];
    });
  const among = instrument.tracts.flatMap(({ description, around: { closedAt } }) =>
    asidesOf(tokens, description, closedAt).map((aside): Passage => ({ ...whole(aside), isAmong: true })),
  );
  return [...around, ...among].filter((passage) => wordsOf(instrument.reading, passage) > 0);
}

const JOINTS = /^(?:and|but|while|whilst|though|although|whereas|except|save)$/;
/** What begins so depends on the words before it: "then this deed shall be void". */
const LEANS =
  /^(?:then|which|who|whom|whose|that|if|should|until|unless|provided|when|where|is|are|was|were|has|have|had)$/;

/** Clauses of a long sentence, each as far as its comma, and with what stands behind it as far as it can be heard with that. */
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
  for (let at = from; at <= to - FEWEST; at += 1)
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

const wordsOf = ({ tokens }: Reading, { from, to }: Stretch): number =>
  tokens.slice(from, to).filter(({ kind }) => kind === 'word').length;

/** Headings, signatures and stamps end with their lines, and not with a full stop. */
function linesOf({ from, to }: Stretch, starts: ReadonlySet<number>): Stretch[] {
  const found: Stretch[] = [];
  let start = from;
  for (let at = from + 1; at <= to; at += 1) {
    if (at < to && !starts.has(at)) continue;
    found.push({ from: start, to: at });
    start = at;
  }
  return found;
}

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

const whole = (stretch: Stretch): Omit<Passage, 'isAmong'> => ({ ...stretch, heardFrom: stretch.from });

/** Parts beside each other, as many together as can be heard as one. */
function gathered(parts: readonly Stretch[]): Omit<Passage, 'isAmong'>[] {
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

const once =
  <From, To>(find: (from: From) => To) =>
  (from: From): (() => To) => {
    let found: { readonly it: To } | undefined;
    return () => {
      found ??= { it: find(from) };
      return found.it;
    };
  };

const textOf = ({ document, tokens }: Reading, from: number, to: number): string =>
  verbatimOf(document, { start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 });
