// Counts and lists of tracts, held against the tracts that were read, and tracts told by the same courses.

import { entryOf } from '#core/language/lexicon.ts';
import { ordinalOf } from '#core/language/numerals.ts';
import { oncePer, oncePerToken } from '#core/language/once-per-word.ts';
import { type Passage, sentencesIn } from '#core/language/sentences.ts';
import { opensLine, type Token, textAt } from '#core/language/tokens.ts';
import { hasWord, placesWhere } from '#core/language/words-index.ts';
import type { Instrument, ToldTract } from '#core/read/account/instrument.ts';
import type { Count } from '#core/read/account/quantities/counts.ts';
import { landCountsOf } from '#core/read/account/quantities/land-counts.ts';
import { areLotsOfOne, areOne } from '#core/read/account/quantities/lots-told.ts';
import { isStop } from '#core/read/account/quantities/place-bearer.ts';
import { numberNamedAt } from '#core/read/account/quantities/quantity.ts';
import { bodyAt } from '#core/read/account/quantities/regions.ts';
import { areSideBySide } from '#core/read/account/quantities/tract-places.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';
import type { Remark } from '#core/read/account/remark.ts';
import { headingOf, isOrdinal } from '#core/read/account/tract-text.ts';

const areTracts = oncePerToken((word) => /^(?:tracts|parcels|pieces|farms|plantations)$/.test(word));

export function tractCountRemarks({ reading, tracts }: Instrument): Remark[] {
  const { tokens } = reading;
  const counts = tractCounts(tokens, tracts);
  const all = tracts.map(({ index }) => index);
  const numbers = numbersOf(tokens, tracts);
  const headed = headedIn(tokens);
  const remarks = [
    ...listRemarks(tokens, tracts, numbers),
    ...doubleRemarks(tokens, tracts),
    ...sameNumberRemarks(tracts, numbers),
    ...withinRemarks(tokens, tracts, numbers),
    ...gapRemarks(headingsIn(tokens), tracts),
    ...wordedRemarks(tracts),
    ...undrawnRemarks(tokens, tracts, headed),
    ...elsewhereRemarks(tokens, tracts, headed),
  ];
  const firstFrom = tracts[0]?.description.from ?? 0;
  for (const { count, from, to } of [
    ...countsIn(tokens),
    ...lotCounts(tokens, firstFrom).filter((lots) => tracts.length > 1 || !areLotsOfOne(tokens, lots, firstFrom)),
  ])
    if (!counts.has(count)) remarks.push({ code: 'tracts_miscounted', from, to, tracts: all });
  for (const { count, from, to } of landCountsOf(tokens, areTracts))
    if (
      !counts.has(count) &&
      !isOthers(tokens, to) &&
      (isAnnounced(tokens, from, to, from < firstFrom) || isDealtWith(tokens, from, to))
    )
      remarks.push({
        code: 'tracts_miscounted',
        from: Math.max(0, from - 4),
        to: to + 3,
        figure: { from, to },
        tracts: all,
      });
  return remarks;
}

/** "both the tracts of Pell and Crane", "the two tracts on the east". */
function isOthers(tokens: readonly Token[], to: number): boolean {
  const next = textAt(tokens, to);
  const owner = tokens[to + 1];
  if (next === 'of') return owner?.kind === 'word' && owner.capital && entryOf(owner.text) === undefined;
  return /^(?:on|to)$/.test(next) && directionAt(tokens, owner?.text === 'the' ? to + 2 : to + 1) !== null;
}

/** Counts of tracts that are those of the tracts read. */
export function agreedTractCounts({ reading: { tokens }, tracts }: Instrument): Count[] {
  const counts = tractCounts(tokens, tracts);
  return landCountsOf(tokens, areTracts).filter(({ count }) => counts.has(count));
}

/** Counts of tracts that are not. */
export function tractCountsApart({ reading: { tokens }, tracts }: Instrument): Count[] {
  const counts = tractCounts(tokens, tracts);
  return landCountsOf(tokens, areTracts).filter(
    ({ count, from }) => !counts.has(count) && bodyAt(tracts, from) === null,
  );
}

/** "Parcel 1 of 3:". */
function countsIn(tokens: readonly Token[]): Count[] {
  return placesWhere(tokens, isTract).flatMap((noun) => {
    const of = figureBehind(tokens, noun) + 1;
    const [number, count] = [numberNamedAt(tokens, of - 1), numberNamedAt(tokens, of + 1)];
    const isHead = /^[:.)]$/.test(textAt(tokens, of + 2)) || opensLine(tokens[of + 2]);
    return textAt(tokens, of) === 'of' && number > 0 && count >= number && isHead
      ? [{ count, from: noun, to: of + 2 }]
      : [];
  });
}

/** "Two lots of ground in Redstone Township", ahead of what is drawn; but "Lots 3 and 4", "one of two lots of land". */
function lotCounts(tokens: readonly Token[], firstFrom: number): Count[] {
  return landCountsOf(tokens, areLots).filter(
    ({ from, to }) =>
      to <= firstFrom &&
      textAt(tokens, to) === 'of' &&
      /^(?:ground|land)$/.test(textAt(tokens, to + 1)) &&
      !/^(?:of|from|between|out)$/.test(textAt(tokens, from - 1)),
  );
}

const areLots = oncePerToken((word) => word === 'lots' || word === 'pieces');

/** "To have and to hold both of the said tracts", "the two tracts are sold together": what the deed does is done to so many. */
function isDealtWith(tokens: readonly Token[], from: number, to: number): boolean {
  let before = from - 1;
  while (/^(?:the|said|these|all|unto)$/.test(textAt(tokens, before))) before -= 1;
  const isDone = (at: number): boolean => entryOf(textAt(tokens, at))?.verb === 'grant';
  // Whoever "conveyed both tracts" did so in another deed.
  const isNow = isDone(before) && !/(?:ed|sold)$/.test(textAt(tokens, before));
  if (textAt(tokens, before) === 'hold' || isNow) return true;
  const opens = before < 0 || /^[.;:]$/.test(textAt(tokens, before)) || tokens[before + 1]?.gap === 'paragraph';
  // "Both tracts are subject to taxes": of those here; but "both tracts are shown on the plat".
  const isTold = TELLS.test(textAt(tokens, to)) && !tokens.slice(to, to + NEAR).some(isInPlat);
  return (
    opens && (isTold || (/^(?:is|are|being)$/.test(textAt(tokens, to)) && [1, 2].some((step) => isDone(to + step))))
  );
}

const TELLS = /^(?:are|lie|contain|adjoin|have|shall|will|is|lies)$/;

/** By what was read, and by the headings. */
export function tractCounts(tokens: readonly Token[], tracts: readonly ToldTract[]): ReadonlySet<number> {
  return new Set([tracts.filter(({ isException }) => !isException).length, headingsIn(tokens).size]);
}

/** "the following three tracts", "the three following tracts", "three tracts conveyed by this deed", "four parcels of land described as follows"; ahead of the courses also "three contiguous parcels, situate". */
function isAnnounced(tokens: readonly Token[], from: number, to: number, isAhead: boolean): boolean {
  const before = [1, 2, 3].map((step) => textAt(tokens, from - step));
  if (before[0] === 'following' || tokens.slice(from, to).some(({ text }) => text === 'following')) return true;
  // "tracts or parcels of land, numbering three".
  if (isAhead && areTracts(tokens[from] as Token)) return true;
  // "the first two tracts"; but "the first of two tracts hereby conveyed".
  if (before.some((word) => /^(?:same|part)$/.test(word)) || /^(?:last|first)$/.test(before[0] ?? '')) return false;
  const behind = [0, 1, 2, 3, 4, 5].map((step) => textAt(tokens, to + step));
  // "the two farms lately owned by Mann's father".
  if (isAhead && /^(?:farms|plantations)$/.test(textAt(tokens, to - 1)))
    return !before.slice(0, 2).some((word) => /^(?:of|in|between|from|out|adjoining)$/.test(word));
  return (
    before.some((word) => /^(?:following|these|foregoing|above|are|being|all|:)$/.test(word)) ||
    behind.some((word) => /^(?:conveyed|described|following|follows)$/.test(word)) ||
    (isAhead &&
      !before.some((word) => /^(?:one|out|of)$/.test(word)) &&
      (behind.some((word) => /^(?:hereinafter|hereinbelow|below|situated?|lying|located|viz|to|whereof)$/.test(word)) ||
        (before.some((word) => /^[,.]$/.test(word)) && behind.slice(0, 2).join(' ') === 'of land'))) ||
    tokens[from]?.gap === 'paragraph'
  );
}

interface Numbered extends Passage {
  /** The place among its like: 2 of "Tract Two", "Parcel B", "Second", "2nd Tract", "Parcel II". */
  readonly number: number;
}

interface Headed extends Numbered {
  /** "Second:": it may number anything. */
  readonly isBare: boolean;
}

/** The tracts that are headed by a number of their own, by it: "Tract 2", "Parcel No. 4", "Second:", "Thirdly". */
const headingsIn = oncePer((tokens: readonly Token[]): Map<string, Headed> => {
  const headings = new Map<string, Headed>();
  tokens.forEach((token, from) => {
    if (token.gap === 'space' && textAt(tokens, from - 1) !== '.') return;
    const ending = token.kind === 'number' && /^(?:st|nd|rd|d|th)$/.test(textAt(tokens, from + 1)) ? 1 : 0;
    if (!token.capital && ending === 0) return;
    const isNoun = /^(?:tract|parcel)$/.test(token.text);
    const isBare = !isNoun && !/^(?:tract|parcel)$/.test(textAt(tokens, from + 1 + ending));
    if (!isNoun && isBare && !isOrdinal(token) && !/^[:.,]$/.test(textAt(tokens, from + 1))) return;
    const figure = isNoun ? figureBehind(tokens, from) : from;
    const label = textAt(tokens, figure);
    const number = isNoun ? numberNamedAt(tokens, figure) || placeOf(label) : ending > 0 ? token.value : placeOf(label);
    if (!isNoun && (label.length < 3 ? ending === 0 : number === 0)) return;
    const name = number > 0 ? `${/^[a-h]$/.test(label)} ${number}` : label;
    if (!headings.has(name)) headings.set(name, { number, isBare, from, to: figure + 1 });
  });
  return headings;
});

const ROMAN = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];

/** Of a letter, an ordinal or a Roman number; 0 where it is none. */
function placeOf(label: string): number {
  if (/^[a-h]$/.test(label)) return label.charCodeAt(0) - 'a'.charCodeAt(0) + 1;
  return ordinalOf(label.replace(/ly$/, '')) ?? Math.max(0, ROMAN.indexOf(label));
}

/** Of "Tract 2", "Parcel No. 2". */
function figureBehind(tokens: readonly Token[], noun: number): number {
  if (textAt(tokens, noun + 1) !== 'no') return noun + 1;
  return textAt(tokens, noun + 2) === '.' ? noun + 3 : noun + 2;
}

/** "TRACT NO. 1 … TRACT NO. 3", "First … Third" at the heads of tracts: the one between them is not there. */
function gapRemarks(headings: ReadonlyMap<string, Headed>, tracts: readonly ToldTract[]): Remark[] {
  const isOfTract = ({ isBare, from }: Headed): boolean =>
    !isBare || tracts.some(({ around }) => from >= around.leadFrom && from < around.leadTo);
  const named = [...headings].filter(([, heading]) => heading.number > 0);
  return named.flatMap(([name, heading]) => {
    const [family] = name.split(' ');
    const isAfter = named.some(([other, { number }]) => other.startsWith(`${family} `) && number < heading.number);
    if (!isAfter || headings.has(`${family} ${heading.number - 1}`) || !isOfTract(heading)) return [];
    const { from, to } = heading;
    return [{ code: 'tracts_miscounted' as const, from, to, tracts: tracts.map(({ index }) => index) }];
  });
}

/** "TRACT THREE: Beginning at a stone; thence to the road": land conveyed with the rest that no value draws. */
function wordedRemarks(tracts: readonly ToldTract[]): Remark[] {
  return tracts.flatMap(({ courses, isException, isStrip, description }) => {
    const isWorded =
      courses.length > 0 && courses.every(({ bearing, distance, curve }) => !bearing && !distance && !curve);
    if (!isWorded || isException || isStrip) return [];
    const { from, to } = description;
    return [
      { code: 'land_added' as const, from, to: Math.min(to, from + 12), tracts: tracts.map(({ index }) => index) },
    ];
  });
}

/** "TRACT TWO:", "Parcel 2.", "Parcel B:", "PARCEL II:", "SECOND TRACT:" at the head of a line. */
function headedIn(tokens: readonly Token[]): Numbered[] {
  return placesWhere(tokens, mayHead).flatMap((at): Numbered[] => {
    const token = tokens[at];
    // "… of record. SECOND TRACT: All that land": a heading within the line.
    const opens =
      at === 0 || token?.gap === 'line' || token?.gap === 'paragraph' || /^[.;]$/.test(textAt(tokens, at - 1));
    if (token?.capital !== true || !opens) return [];
    const isNoun = isTract(token);
    const place = isNoun ? null : ordinalOf(token.text);
    if (!isNoun && (place === null || !isTract(tokens[at + 1] ?? token))) return [];
    const figure = figureBehind(tokens, at);
    const number = isNoun ? numberNamedAt(tokens, figure) || placeOf(textAt(tokens, figure)) : (place ?? 0);
    const to = isNoun ? figure + 1 : at + 2;
    const isHead = textAt(tokens, to) === ':' || (textAt(tokens, to) === '.' && token.gap !== 'space');
    return number > 0 && isHead ? [{ number, from: at, to }] : [];
  });
}

const TRACT = /^(?:tract|parcel|piece)$/;
const isTract = oncePerToken((word) => TRACT.test(word));
const mayHead = oncePerToken((word) => TRACT.test(word) || ordinalOf(word) !== null);
/** Behind a heading they tell of no land. */
const NO_LAND = /^(?:easements?|rights?|license|appurtenant|ingress|tax|apn|pin|id|except\w*|[$#])$/;
const NEAR = 25;

/** "TRACT TWO: All the land of the grantor west of the creek", beside one that is drawn. */
function undrawnRemarks(tokens: readonly Token[], tracts: readonly ToldTract[], headed: readonly Numbered[]): Remark[] {
  const isDrawn = ({ from }: Numbered, place: number): boolean => {
    const next = headed[place + 1]?.from ?? tokens.length;
    return tracts.some(({ description }) => description.from >= from && description.from < next);
  };
  const named = headed.filter(isDrawn).map(({ number }) => number);
  // Where the first has no heading it is the first for all that.
  const given = tracts.filter(({ isException }) => !isException).map((_, place) => place + 1);
  const drawn = new Set(named.length > 0 ? named : given);
  if (drawn.size === 0) return [];
  return headed.flatMap(({ number, from, to }) => {
    if (drawn.has(number)) return [];
    const near = tokens.slice(to + 1, to + 1 + NEAR);
    // What follows its own sentence is said of something else: "PARCEL TWO: See continuation sheet. Transfer tax".
    // "As described on Exhibit B." at the end of its line is no initial.
    const end = near.findIndex(
      ({ gap }, i) =>
        gap === 'paragraph' || isStop(tokens, to + 1 + i) || (gap === 'line' && textAt(tokens, to + i) === '.'),
    );
    if (near.slice(0, end < 0 ? NEAR : end).some(({ text }) => NO_LAND.test(text))) return [];
    return [{ code: 'land_added' as const, from, to: to + 12, tracts: tracts.map(({ index }) => index) }];
  });
}

const isAway = oncePerToken((word) =>
  /^(?:see|attached|annexed|sheets?|pages?|rider|exhibit|following|below|next|continued|reverse|back|hereafter)$/.test(
    word,
  ),
);
const isInPlat = oncePerToken((word) =>
  /^(?:plat|map|subdivision|addition|plan|book|volume|recorded|tax|adjoin\w*|record|records|corner|line)$/.test(word),
);

/** "For Tract No. 2 see attached", "a second parcel is described on page 3": land conveyed with this that the paper at hand does not give. */
function elsewhereRemarks(
  tokens: readonly Token[],
  tracts: readonly ToldTract[],
  headings: readonly Numbered[],
): Remark[] {
  // "LAND DESCRIPTION — PARCEL 2" over the only one.
  const firstFrom = tracts[0]?.description.from ?? 0;
  const titled = new Set(
    placesWhere(tokens, isTract).flatMap((at) =>
      at < firstFrom ? numberNamedAt(tokens, figureBehind(tokens, at)) || [] : [],
    ),
  );
  const headed = new Set([...headings.map(({ number }) => number), ...(titled.size === 1 ? titled : [])]);
  const given = tracts.filter(({ isException }) => !isException).length;
  return sentencesIn(tokens, 0, tokens.length).flatMap(({ from, to }): Remark[] => {
    if (to - from > LONGEST || !hasWord(tokens, from, to, isTract)) return [];
    const isAwayTold = hasWord(tokens, from, to, isAway) && !hasWord(tokens, from, to, isInPlat);
    const words = tokens.slice(from, to);
    const isMissing = words.some((token, i) => {
      if (!isTract(token)) return false;
      const figure = figureBehind(tokens, from + i);
      const named = numberNamedAt(tokens, figure);
      // "The other parcel conveyed hereby is described on the back."
      const isOther = textAt(tokens, from + i - 1) === 'other';
      // "The other tract hereby sold lies over the creek."
      const isGiven = isOther && /^(?:hereby|herein|hereinafter|now)$/.test(textAt(tokens, from + i + 1));
      const other = isOther && (isAwayTold || isGiven) ? given + 1 : 0;
      const number = named || (ordinalOf(textAt(tokens, from + i - 1)) ?? other);
      // "Tract No. 2 lies south of the first": told as one of those conveyed.
      const isLead = (word: Token): boolean =>
        isTract(word) || word.kind === 'number' || ordinalOf(word.text) !== null || LEADS.test(word.text);
      const isFirst = words.slice(0, i).every(isLead);
      const isTold = isFirst && IS_NOW.test(textAt(tokens, named > 0 ? figure + 1 : from + i + 1));
      return (isAwayTold || isTold || isGiven) && number > given && !headed.has(number);
    });
    return isMissing && bodyAt(tracts, from) === null
      ? [{ code: 'tracts_miscounted', from, to, tracts: tracts.map(({ index }) => index) }]
      : [];
  });
}

const LEADS = /^(?:and|the|said|no|one|other|,|\.)$/;
const IS_NOW = /^(?:is|are|lies|has|contains|consists|adjoins|begins|being|lying)$/;

/** In tokens. */
const LONGEST = 30;

/** The numbers of the tracts by their headings; NaN for one that bears none. */
function numbersOf(tokens: readonly Token[], tracts: readonly ToldTract[]): number[] {
  return tracts.map(({ around }) => {
    const heading = headingOf(tokens, around);
    const places =
      heading === null ? [] : Array.from({ length: heading.next + 1 - heading.at }, (_, i) => heading.at + i);
    return places.map((at) => numberNamedAt(tokens, at)).find((number) => number > 0) ?? Number.NaN;
  });
}

/** "Parcels 1, 2 and 4" before parcels 1, 2 and 3; "Legal description: Tracts I, II and III" before one. */
function listRemarks(tokens: readonly Token[], tracts: readonly ToldTract[], numbers: readonly number[]): Remark[] {
  const isOne = numbers.length < 2;
  if (!isOne && numbers.some(Number.isNaN)) return [];
  return placesWhere(tokens, areTracts).flatMap((at) => {
    if (bodyAt(tracts, at) !== null) return [];
    const listed: number[] = [];
    let next = at + 1;
    for (; ; next += 1) {
      const figure =
        numberNamedAt(tokens, next) || (tokens[next]?.capital === true ? placeOf(textAt(tokens, next)) : 0);
      if (figure > 0) listed.push(figure);
      else if (!/^(?:,|and|&|no|nos|\.|through|to|-)$/.test(textAt(tokens, next))) break;
    }
    if (listed.length < 2) return [];
    const isGiven = isOne ? !isHeadedBy(tokens, tracts, at, next) : listed.every((number) => numbers.includes(number));
    if (isGiven) return [];
    return [{ code: 'tracts_miscounted' as const, from: at, to: next, tracts: tracts.map(({ index }) => index) }];
  });
}

/** A list ahead of the description that is no part of a plat or of another paper. */
function isHeadedBy(tokens: readonly Token[], tracts: readonly ToldTract[], at: number, next: number): boolean {
  const opens = (place: number): boolean =>
    tokens[place]?.gap === 'paragraph' || (tokens[place]?.gap === 'line' && tokens[place]?.capital === true);
  let [from, to] = [at, next];
  while (from > at - NEARBY && from > 0 && !opens(from)) from -= 1;
  while (to < next + NEARBY && !opens(to)) to += 1;
  return (
    next <= (tracts[0]?.description.from ?? 0) &&
    !/^(?:of|on|as)$/.test(textAt(tokens, next)) &&
    // "Parcels A and B in the Town of Bath"; but "Tracts 4 and 5 in the Geer division".
    (textAt(tokens, next) !== 'in' || hasWord(tokens, next, next + 5, isPlace)) &&
    !hasWord(tokens, from, to, isInPlat) &&
    !hasWord(tokens, from, to, isOfOther) &&
    !areOne(tokens, next, tracts[0]?.description.from ?? next)
  );
}

const isPlace = oncePerToken((word) => /^(?:town|city|county|township|village|borough|parish|state)$/.test(word));

/** In tokens, to either side. */
const NEARBY = 8;
const isOfOther = oncePerToken((word) =>
  /^(?:lots?|block|section|part|portion|deed|will|decree|former|out)$/.test(word),
);

/** "Parcel No. 2" at the head of two. */
function sameNumberRemarks(tracts: readonly ToldTract[], numbers: readonly number[]): Remark[] {
  return tracts.flatMap(({ around, index }, place) => {
    const other = numbers.indexOf(numbers[place] ?? Number.NaN);
    if (other < 0 || other === place) return [];
    const { leadFrom } = around;
    return [{ code: 'tracts_miscounted' as const, from: leadFrom, to: leadFrom + 6, tracts: [other, index] }];
  });
}

/** "The above being a part of Tract One", "part of the tract first above described": one of the tracts lies in another. */
function withinRemarks(tokens: readonly Token[], tracts: readonly ToldTract[], numbers: readonly number[]): Remark[] {
  if (numbers.length < 2) return [];
  return tokens.flatMap((token, at): Remark[] => {
    if (token.text !== 'of' || !/^(?:part|portion)$/.test(textAt(tokens, at - 1)) || bodyAt(tracts, at) !== null)
      return [];
    const noun = textAt(tokens, at + 1) === 'the' || textAt(tokens, at + 1) === 'said' ? at + 2 : at + 1;
    const next = textAt(tokens, noun + 1);
    const isFirst =
      textAt(tokens, noun) === 'first' || (next === 'first' && !/^(?:part|party)$/.test(textAt(tokens, noun + 2)));
    const isNamed =
      numbers.includes(numberNamedAt(tokens, noun + 1)) &&
      !/^(?:of|as|in|on|conveyed|shown)$/.test(textAt(tokens, noun + 2));
    const isLand = isTract(tokens[isFirst && textAt(tokens, noun) === 'first' ? noun + 1 : noun] ?? token);
    if (!isLand || !(isFirst || isNamed)) return [];
    return [{ code: 'tracts_bound', from: at - 1, to: noun + 3, tracts: tracts.map(({ index }) => index) }];
  });
}

/** The same courses told for two tracts that are both conveyed. */
function doubleRemarks(tokens: readonly Token[], tracts: readonly ToldTract[]): Remark[] {
  if (tracts.length < 2) return [];
  const known = new Map<string, ToldTract>();
  return tracts.flatMap((tract) => {
    if (tract.isException || tract.courses.length === 0) return [];
    const figure = JSON.stringify(
      tract.courses.map(({ bearing, distance, curve }) => [bearing, distance?.value, curve?.radius, curve?.chord]),
    );
    const other = known.get(figure);
    known.set(figure, tract);
    if (other === undefined || areSideBySide(tokens, tract, other)) return [];
    const { from, to } = tract.description;
    return [
      { code: 'tract_told_twice' as const, from, to: Math.min(to, from + 12), tracts: [other.index, tract.index] },
    ];
  });
}
