// What the words around a figure leave open about it, remarked so that no figure passes over it.

import { findEntry } from '#core/language/lexicon.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { isBackElsewhere } from '#core/read/account/claims/marks-met.ts';
import { rareKindsIn } from '#core/read/account/rare-words.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';
import { type Remark, remarkOf } from '#core/read/account/remark.ts';
import { damageOf } from '#core/read/account/text-damage.ts';
import type { Role } from '#core/read/account/tract-role.ts';
import { strayWords } from '#core/read/account/tract-sense.ts';
import type { Surroundings } from '#core/read/account/tract-text.ts';
import { doubtedIn, gapsOf, roughIn } from '#core/read/account/unread-gaps.ts';
import type { Reading } from '#core/read/clauses/calls.ts';
import type { Course } from '#core/read/clauses/course.ts';
import type { Clause, Description } from '#core/read/clauses/description.ts';
import { returnByName } from '#core/read/clauses/return-place.ts';

interface Told {
  readonly around: Surroundings;
  /** Token up to which the text still speaks of this tract. */
  readonly ownTo: number;
  readonly courses: readonly Course[];
  readonly ties: readonly Course[];
  /** Conveyed and with an area to hold it against, so that only its words can keep it from passing. */
  readonly mayPass: boolean;
  readonly areaSpoilt: boolean;
  readonly role: Role;
  /** A line to be followed has no need to come back. */
  readonly isStrip: boolean;
  /** The figure comes back to its beginning, whatever is said of it. */
  readonly closes: () => boolean;
}

/** In the order in which an examiner is told; none when the words leave nothing open. */
export function doubtsOf(reading: Reading, description: Description, told: Told): Remark[] {
  const from = Math.min(description.from, told.courses[0]?.from ?? description.from);
  const to = Math.max(description.to, told.courses.at(-1)?.to ?? 0);
  const rare = rareKindsIn(reading.tokens, from, to);
  return [
    ...roleLeftOpen(told.role),
    ...(!told.isStrip && isLeftOpen(reading.tokens, description, told) ? [lastCourse(description)] : []),
    ...(told.areaSpoilt ? [remarkOf('area_spoilt')] : []),
    ...gapsOf(reading, description, rare),
    ...roughIn(reading, description),
    ...doubtedIn(reading, description, rare),
    ...wordsOfSense(reading, description, told),
  ];
}

const roleLeftOpen = ({ role, takenAt, isTold }: Role): Remark[] =>
  role === 'unsure'
    ? [isTold ? { code: 'role_uncertain', from: takenAt, to: takenAt + 1 } : remarkOf('role_uncertain')]
    : [];

const lastCourse = ({ clauses }: Description): Remark => ({
  code: 'end_not_at_beginning',
  from: clauses.at(-1)?.from ?? 0,
  to: clauses.at(-1)?.to ?? 0,
});

function wordsOfSense(reading: Reading, description: Description, told: Told): Remark[] {
  if (!told.mayPass) return [];
  return [...strayWords(reading, description, told, told.around), ...damageOf(reading, told.around, told.ownTo)];
}

const isLeftOpen = (tokens: readonly Token[], description: Description, told: Told): boolean =>
  isBesideBeginning(tokens, description.clauses.at(-1)) ||
  (endsElsewhere(tokens, description) && !(returnByName(tokens, description) !== null && told.closes())) ||
  isBackElsewhere(tokens, told, description);

/** "to a point 12 feet east of the point of beginning" names the beginning without coming to it. */
function endsElsewhere(tokens: readonly Token[], { clauses }: Description): boolean {
  const last = clauses.at(-1);
  if (last === undefined) return false;
  if (last.arrives !== null)
    return (clauses.slice(0, -1).some(isArrival) && endsAtCommencement(tokens, last)) || isAnothers(tokens, last);
  const beside = last.elements.some(
    (element) => element.kind === 'sign' && element.sign === 'from' && isBeginningNamed(tokens, element.at),
  );
  return beside || runsToOther(tokens, last) || isAnothers(tokens, last);
}

/** "to the beginning corner of Tuttle", "to the place where Tuttle began". */
function isAnothers(tokens: readonly Token[], { elements, from, to }: Clause): boolean {
  const isName = (at: number): boolean => tokens[at]?.capital === true && findEntry(tokens[at]) === null;
  const isBegun = ({ text }: Token, i: number): boolean =>
    /^(?:began|begun|started|commenced)$/.test(text) &&
    isName(from + i - 1) &&
    textAt(tokens, from + i - 2) === 'where';
  if (tokens.slice(from, to).some(isBegun)) return true;
  const arrival = elements.findLast((one) => one.kind === 'sign' && /^(?:true-)?pob$/.test(one.sign));
  if (arrival === undefined) return false;
  let behind = arrival.next;
  while (/^(?:from|corner|point)$/.test(textAt(tokens, behind))) behind += 1;
  const isOf = /^(?:of|by)$/.test(textAt(tokens, behind)) && isName(behind + 1) && textAt(tokens, behind + 2) !== "'";
  return isOf && /^(?:|[,.;:)])$/.test(textAt(tokens, behind + 2));
}

const isArrival = ({ arrives }: Clause): boolean => arrives === 'pob' || arrives === 'true-pob';

/** "to the section corner, being the point of commencement", where courses led from there to the beginning. */
function endsAtCommencement(tokens: readonly Token[], { from, to }: Clause): boolean {
  const words = tokens.slice(from, to).map((token) => token.text);
  return words.some((word) => word.startsWith('commenc')) && !words.some((word) => /^(?:beg|pob|start)/.test(word));
}

/** The sign is that of the beginning, and not a plain "from". */
function isBeginningNamed(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.text !== 'from' && tokens[at]?.text !== 'fr';
}

/** "to Dunn's beginning corner", "to the beginning of the wall", "of a lane". */
const OTHERS =
  /' s (?:place of |point of )?(?:beginning|start)|\b(?:beginning|start) of (?:(?:the|an?) (?!(?:said|same|above|whole|aforesaid|first|herein|survey|tract|lands?|lot|parcel|piece|strip|site|description|premises|property|boundar|figure|perimeter|courses?|lines?)\b)|\w+ ' s )/;

const RETURNS = /^(?:beg|start|first|commenc|origin|initial|began|pob|p$|close|closing|aforesaid|termin)/;

/** "to a stake standing twenty five links west of the stones": where the course comes to lies apart from the mark it is told by. */
function isOffset(tokens: readonly Token[], from: number, { at, next }: { at: number; next: number }): boolean {
  const side = directionAt(tokens, next);
  return (
    side !== null &&
    textAt(tokens, side.next) === 'of' &&
    tokens.slice(from, at).some(({ text }, i) => text === 'to' && /^an?$/.test(textAt(tokens, from + i + 1)))
  );
}

/** In tokens, behind the length: "to the north west of the bound". */
const FARTHEST_BESIDE = 7;

/** "to a stake, nine poles above the beginning corner", "to a point four rods west of where it began": a length with nothing that leads from it to the beginning. */
function isBesideBeginning(tokens: readonly Token[], last: Clause | undefined): boolean {
  const elements = last?.elements ?? [];
  const arrival = elements.findLast((one) => one.kind === 'sign' && /^(?:true-)?pob$/.test(one.sign));
  return elements.some(({ kind, at: from, next }, i) => {
    if (kind !== 'distance' || i === 0) return false;
    // "from which post the oak at the place of beginning stands four perches distant".
    if (arrival !== undefined && from > arrival.at)
      return AWAY.test(textAt(tokens, next)) && hasAny(tokens, arrival.next, from, STANDS);
    const end = arrival?.at ?? tokens.findIndex(({ text }, at) => at >= next && BEGUN.test(text));
    const between = tokens.slice(next, Math.min(end, last?.to ?? 0)).map(({ text }) => text);
    const isNear = end >= next && end < (last?.to ?? 0) && between.length <= FARTHEST_BESIDE;
    // "two rods to the west of the bound begun at".
    const side = between[0] === 'to' && between[1] === 'the' ? next + 2 : next;
    const isAside = directionAt(tokens, side) !== null && (side === next || textAt(tokens, side + 1) === 'of');
    const isBeside = BESIDE.test(between.find((word) => word !== 'the') ?? '') || isAside;
    return isNear && isBeside && !between.slice(side - next).some((word) => LEADS_TO.test(word));
  });
}

const STANDS = /^(?:stands?|bears?|lies|is|being)$/;
const AWAY = /^(?:distant|away|off|apart)$/;
const hasAny = (tokens: readonly Token[], from: number, to: number, words: RegExp): boolean =>
  tokens.slice(from, to).some(({ text }) => words.test(text));

const BEGUN = /^(?:began|begun|commenced|started)$/;
const BESIDE =
  /^(?:above|below|beyond|past|from|off|short|up|down|over|behind|before|beside|distant|away|back|toward|towards)$/;
const LEADS_TO = /^(?:to|at|and|or|more|less|[,;:()])$/;

/** "thence West 264 feet to the line of Poe": the last course ends at something that is not called the beginning. */
function runsToOther(tokens: readonly Token[], last: Clause): boolean {
  const lengths = last.elements.filter((element) => element.kind === 'distance' && element.read.unit !== null);
  const behind = lengths.at(-1)?.next;
  if (lengths.slice(1).some((length) => isOffset(tokens, lengths[0]?.next ?? 0, length))) return true;
  // The row of a list names the mark that the list began at as it names the others.
  if (behind === undefined || last.lead === 'item') return false;
  const words = tokens.slice(behind, last.to).map((token) => token.text);
  const isAt = (i: number): boolean => words[i] === 'at' && /^(?:closing|ending|closes|ends)$/.test(words[i - 1] ?? '');
  const to = words.findIndex((word, i) => word === 'to' || isAt(i));
  const place = to < 0 ? [] : words.slice(to);
  // "to Corner No. 1", from which the first course was run.
  const isFirst =
    /^to (?:the |said )?(?:(?:corner|cor|point|station) (?:(?:no|number|#|\.) )*|(?:no|number|#) (?:\. )?)1(?: [,.;:)]|$)/.test(
      place.join(' '),
    );
  return place.length > 2 && !isFirst && (!place.some((word) => RETURNS.test(word)) || OTHERS.test(place.join(' ')));
}
