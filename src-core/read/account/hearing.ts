// What the ear hears of an instrument beside the rules: a doubt about what a sentence does is let go where it is heard as harmless, and what
// is heard as harmful is told where no rule knows it. Of figures and places that are not the land's it is asked whose they are.
import type { Hearing } from '#core/language/hearing.ts';
import type { Passage as Stretch } from '#core/language/sentences.ts';
import { wordsIn } from '#core/language/tagging.ts';
import { verbatimOf } from '#core/language/text/document-text.ts';
import { type Token, textWithin } from '#core/language/tokens.ts';
import { besideAssertions, besideClaims, besideMeasures } from '#core/read/account/agreed.ts';
import { isOfFigures } from '#core/read/account/claims/figure-talk.ts';
import { kindOf } from '#core/read/account/effects/kinds.ts';
import { asidesOf, sentencesOf } from '#core/read/account/effects/passages.ts';
import { type HeardPassage, passagesToHear, wordsOf } from '#core/read/account/heard-passages.ts';
import type { Instrument } from '#core/read/account/instrument.ts';
import { doMeet, type Remark } from '#core/read/account/remark.ts';
import { courseAround, sentenceAround, wordsAround } from '#core/read/account/sentence-around.ts';
import { figuresApart, isProved, type ToldFigure } from '#core/read/account/told-figures.ts';
import type { Reading } from '#core/read/clauses/calls.ts';
import type { WordCode } from '#core/schema/finding.ts';

/** Below these odds, as logarithms, a doubt is let go; later where a rule names what the sentence does, and later still where it hardly ever errs. */
const CALM = { unsure: -1.2, unnamed: -2, named: -3, added: -3.8 } as const;
/** Of a sentence that names a piece of land or an area, whether or not a rule knows what it does. */
const CALM_OF_PIECE = -2.5;
/** From even odds on a passage is told that no rule knows; later among the courses, where it is cut short, and where sentences are heard as one. */
const TELLING = { around: 0, joined: 2.5, among: 2.5 } as const;
/** Of a line of one word. */
const TELLING_WORD = 3;
/** Of a line that calls the paper a deed, whatever else it says of it: "BOUNDARY LINE ADJUSTMENT DEED". */
const TELLING_TITLE = 3.5;
/** Of what is left of such a passage without the claims that are so: it was cut, and is heard the less for it. */
const TELLING_REST = -3;
/** What a clause that is heard without its sentence must reach to be told, and to keep a doubt. */
const ALONE = 3.5;

/** Of a figure or a place that is not the land's. */
const CODE_OF = {
  area: 'second_area',
  measure: 'figure_unused',
  courses: 'courses_miscounted',
  tracts: 'tracts_miscounted',
  place: 'place_otherwise',
  direction: 'direction_unproved',
} as const;
const CALM_FIGURE = -3;
/** The name of a place says less of whose it is than a figure does. */
const CALM_PLACE = -3.7;
const SURE_PLACE = 2;
/** Of a thousand ordinary papers hardly one has a figure or a direction apart that is heard above even odds. */
const TELLING_FIGURE = 1.5;
/** Of marks and lines some may be counted apart: "3 pins found, 3 set". */
const TELLING_COUNT = 3;
/** Of two places that differ both must be the land's; and one of them surely. */
const TELLING_PLACES = [3, 2] as const;

/** Codes that rest on what the words of a sentence do, and whether a rule names it. */
const WEIGHED: Partial<Record<WordCode, keyof typeof CALM>> = {
  sentence_not_understood: 'unnamed',
  course_words_not_understood: 'unnamed',
  description_unsettled: 'unnamed',
  part_perhaps_only: 'unnamed',
  role_uncertain: 'unnamed',
  land_taken: 'named',
  land_sold_before: 'named',
  share_only: 'named',
  right_only: 'named',
  part_only: 'named',
  not_conveyed: 'named',
  conveyance_conditional: 'unnamed',
  description_changed: 'named',
  description_doubted: 'named',
  description_corrected: 'named',
  description_put_aside: 'named',
};

/** Land that is named besides is weighed only where the words of its sentence alone say so. */
function kindOfDoubt({ code, isSure }: Remark): keyof typeof CALM | undefined {
  if (isSure === false) return 'unsure';
  return code === 'land_added' && isSure === true ? 'added' : WEIGHED[code];
}

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
  const asides = tracts.flatMap(({ description, around: { closedAt } }) =>
    asidesOf(reading.tokens, description, closedAt),
  );
  const passages = passagesToHear(reading.tokens, sentencesOf(instrument), asides);
  const oddsOf = ({ heardFrom, to, isAmong }: HeardPassage): number | null =>
    hearing.oddsOf(textOf(reading, heardFrom, to), isAmong);
  const odds = passages.map(once(oddsOf));
  // What was found to be so is heard with nothing: the words beside it are heard for themselves.
  const restOdds = (rest: readonly Stretch[], { isAmong }: HeardPassage): number | null =>
    hearing.oddsOf(rest.map(({ from, to }) => textOf(reading, from, to)).join(' '), isAmong);
  const figureOdds = (figure: Stretch): number | null => oddsOfFigure(reading, hearing, figure);
  const isCalm = (remark: Remark): boolean => {
    if (remark.figure !== undefined) {
      const { from, to } = sentenceAround(reading.tokens, remark.figure);
      // Of two places that differ one is told of something else.
      const calm = remark.rival === undefined ? CALM_FIGURE : CALM_PLACE;
      const isOther = (figure: Stretch): boolean => (figureOdds(figure) ?? -Infinity) < calm;
      // What is surely the land's stands against it, whatever its rival is told of.
      const isRivals =
        remark.rival !== undefined && (figureOdds(remark.figure) ?? Infinity) < SURE_PLACE && isOther(remark.rival);
      return !isOfFigures(reading.tokens, from, to) && (isOther(remark.figure) || isRivals);
    }
    const kind = kindOfDoubt(remark);
    if (kind === undefined || remark.to <= remark.from || isVoided(reading, remark)) return false;
    if (isOfFigures(reading.tokens, remark.from, remark.to)) return false;
    const met = passages.flatMap((passage, i) =>
      doMeet(passage, remark) ? [{ passage, own: odds[i]?.() ?? null }] : [],
    );
    if (met.some(({ passage, own }) => passage.besides === 'alone' && (own ?? 0) > ALONE)) return false;
    const isPiece = kind === 'unnamed' && met.some(({ passage }) => isOfPiece(reading, passage));
    const calm = isPiece ? CALM_OF_PIECE : CALM[kind];
    const heard = met.flatMap(({ passage, own }) => {
      if (passage.besides !== undefined) return [];
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
  const isHarmful = (passage: HeardPassage, i: number): boolean => {
    if ((odds[i]?.() ?? 0) <= tellingOf(reading.tokens, passage)) return false;
    const wordsOfAll = (pieces: readonly Stretch[]): number =>
      pieces.reduce((sum, piece) => sum + wordsOf(reading.tokens, piece), 0);
    // "and westerly by the Mill Company".
    const unasserted = besideAssertions(instrument, wholeOf(passage));
    if (!isWhole(unasserted, passage) && wordsOfAll(unasserted) <= 1) return false;
    const rest = besideClaims(instrument, wholeOf(passage));
    return isWhole(rest, passage) || (wordsOfAll(rest) > 1 && (restOdds(rest, passage) ?? 0) > TELLING_REST);
  };
  const told = passages.flatMap((passage, i): Remark[] =>
    isHarmful(passage, i)
      ? [
          {
            code: kindOf(wordsIn(reading.tokens, passage.from, passage.to)),
            from: passage.from,
            to: passage.to,
            tracts: tracts.map(({ index }) => index),
          },
        ]
      : [],
  );
  const isTold = (figure: ToldFigure): boolean => {
    // Where the ends of courses are told by their corners, those of other courses say nothing of it.
    const inCourse =
      figure.kind === 'direction' ? oddsOfFigure(reading, hearing, figure, courseAround(reading.tokens, figure)) : null;
    const own = Math.max(figureOdds(figure) ?? -Infinity, inCourse ?? -Infinity);
    // What was taken for the place of the land may be another's.
    const rival = figure.rival === undefined ? null : (figureOdds(figure.rival) ?? -Infinity);
    if (rival === null) return own > (figure.kind === 'courses' ? TELLING_COUNT : TELLING_FIGURE);
    return own > TELLING_PLACES[0] && rival > TELLING_PLACES[1];
  };
  // A figure says what it is; "on the east" is told with the words around it.
  const quotedOf = ({ kind, from, to }: ToldFigure): Stretch =>
    kind === 'direction' ? wordsAround(reading.tokens, { from, to }) : { from, to };
  const against = figuresApart(instrument).flatMap((figure): Remark[] =>
    isTold(figure) && !left.some((remark) => doMeet(figure, remark)) && !isProved(instrument, figure)
      ? [{ code: CODE_OF[figure.kind], ...quotedOf(figure), tracts: tracts.map(({ index }) => index) }]
      : [],
  );
  return { isCalm, told: [...told, ...against] };
}

/** The odds that a figure, of which its sentence is heard with signs around it, is told of the land. */
function oddsOfFigure(
  reading: Reading,
  hearing: Hearing,
  { from, to }: Stretch,
  around = sentenceAround(reading.tokens, { from, to }),
): number | null {
  const [lead, own, tail] = [
    textOf(reading, around.from, from),
    textOf(reading, from, to),
    textOf(reading, to, around.to),
  ];
  return hearing.oddsOf(
    [...(from > around.from ? [lead] : []), `«${own}»`, ...(to < around.to ? [tail] : [])].join(' '),
    false,
  );
}

/** "This conveyance shall become null and void", with no word of when: what a mortgage says behind its condition, and no deed without one. */
function isVoided({ tokens }: Reading, { from, to }: Remark): boolean {
  const words = textWithin(tokens, from, to);
  return VOIDED.test(words) && !CONDITIONS.test(words);
}

const VOIDED =
  /^(?:this|these) (?:deed|conveyance|indenture|instrument|presents|grant|sale)\b.* (?:void|null|annulled|cancell?ed|rescinded|revoked)\b/;
const CONDITIONS = /\b(?:if|should|when|whenever|upon|provided|unless|until|case|then|otherwise|condition\w*|not)\b/;

/** "Disputed" in a line of its own says enough, where it is heard surely. */
const tellingOf = (tokens: readonly Token[], passage: HeardPassage): number => {
  if (passage.besides === 'alone') return ALONE;
  if (passage.besides === 'joined') return TELLING.joined;
  if (passage.isAmong) return wordsOf(tokens, passage) === 1 ? Infinity : TELLING.among;
  if (isTitle(tokens, passage)) return TELLING_TITLE;
  return wordsOf(tokens, passage) === 1 ? TELLING_WORD : TELLING.around;
};

const OF_LESS = /^(?:piece|area|limit|hedge|direction|keep|reserve|number)$/;

const isTitle = (tokens: readonly Token[], { from, to }: Stretch): boolean => {
  const words = tokens.slice(from, to).filter(({ kind }) => kind === 'word');
  return (
    words.some(({ text }) => /^(?:deed|indenture|conveyance|quitclaim)s?$/.test(text)) &&
    words.every(({ text, capital }) => capital || text.length < 4) &&
    !wordsIn(tokens, from, to).some(({ sort }) => OF_LESS.test(sort))
  );
};

const isOfPiece = ({ tokens }: Reading, { from, to }: Stretch): boolean =>
  wordsIn(tokens, from, to).some(({ sort }) => sort === 'piece' || sort === 'area');

/** With what it is heard behind. */
const wholeOf = ({ heardFrom, to }: HeardPassage): Stretch => ({ from: heardFrom, to });

const isWhole = ([first, second]: readonly Stretch[], { heardFrom, to }: HeardPassage): boolean =>
  first?.from === heardFrom && first.to === to && second === undefined;

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
