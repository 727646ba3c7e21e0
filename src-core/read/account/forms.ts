// The forms of sentence that follow a description in every deed, each by its subject, its verb and what it may speak of.

import { type Clause, has, isOf } from '#core/language/clause.ts';
import { isNoun, isVerb, type Word } from '#core/language/word.ts';
import type { Sort } from '#core/language/words/word-list.ts';
import { isOtherArea, runsOn } from '#core/read/account/area-words.ts';
import { isDescription, isOfRights } from '#core/read/account/rights-words.ts';

export interface Form {
  readonly opens: (clause: Clause) => boolean;
  readonly may: ReadonlySet<Sort>;
  /** What each thing that the sentence lists must be. A sentence that opens so is of this form or of none. */
  readonly heads?: ReadonlySet<Sort>;
  readonly holds?: (clause: Clause) => boolean;
}

const SMALL: readonly Sort[] = [
  ...(['qualifier', 'preposition', 'joint', 'pointer', 'be', 'number', 'name', 'unknown'] as const),
  ...(['paper', 'person', 'time', 'place', 'matter'] as const),
];
const TOLD: readonly Sort[] = ['state', 'record', 'use', 'located', 'land', 'way'];
const SURVEYED: readonly Sort[] = ['figure', 'monument', 'piece', 'length', 'direction'];
const RIGHTS: readonly Sort[] = [
  ...TOLD,
  ...(['right', 'thing', 'grant', 'covenant', 'reserve', 'run', 'contain', 'rule', 'limit'] as const),
];

function sorts(...more: Sort[]): ReadonlySet<Sort> {
  return new Set<Sort>([...SMALL, ...more]);
}

const PREFIX = new Set<Sort>(['qualifier', 'joint', 'land', 'be', 'pointer', 'paper', 'preposition', 'person', 'name']);

function opensWith({ words }: Clause, opening: RegExp): boolean {
  for (const { text, sort } of words) {
    if (opening.test(text)) return true;
    if (!PREFIX.has(sort) && sort !== 'grant' && sort !== 'record') return false;
  }
  return false;
}

const FRONT = /^(?:front|frontage)$/;
const SIDES = /^(?:front|frontage|depth|width|back|rear|extend(?:s|ing)|sides?|line)$/;
const BELONGS = /^(?:together|with|including|along|also)$/;
const BASIS = /^(?:bearings?|azimuths?|meridian|basis|declination|variation|coordinates?|arrow|system|datum)$/;
const MEASURES = /^(?:distances?|dimensions?|lengths?|units?)$/;
const REFERS = /^(?:according|as|per|by|for|of|in|on|at)$/;
const UNITS = /^(?:rod|pole|perch|chain|vara|arpent)$/;
const NOT_WITHIN = /^(?:homestead|flood|corporate|municipal\w*|subdivision|district)$/;
const LONGEST_LABEL = 30;

/** Past "and there is hereby". */
function isTold({ sort, text }: Word): boolean {
  return sort !== 'joint' && sort !== 'be' && sort !== 'pointer' && !/^(?:there|hereby|herewith|further)$/.test(text);
}

function isAmong(words: readonly Word[], to: number, pattern: RegExp): boolean {
  return words.slice(0, to).some(({ text }) => pattern.test(text));
}

/** The last word of the name that the sentence opens with. */
function wayOf(words: readonly Word[]): string {
  const be = words.findIndex(({ sort }) => sort === 'be');
  return words[be - 1]?.text ?? '';
}

/** "North is taken from the plat"; but "the north line". */
function isOfBasis(words: readonly Word[]): boolean {
  return words
    .slice(0, 4)
    .some(({ text }, at) => BASIS.test(text) || (text === 'north' && !isNoun(words[at + 1]?.sort ?? 'joint')));
}

/** What the marks are, and not how far they stand from where they should. */
function isOfMarks({ text, sort }: Word): boolean {
  if (sort === 'length') return /^(?:inch|inches|cm|mm)$/.test(text);
  if (sort === 'preposition') return /^(?:by|with|on|of|at|to|in)$/.test(text);
  if (sort === 'record') return /^(?:marked|set|found|stamped|monumented|capped|referred)$/.test(text);
  if (sort === 'located') return text === 'ground';
  return (sort !== 'figure' && sort !== 'piece') || /^(?:points?|corners?|rest|diameter)$/.test(text);
}

const SPEAKS: readonly Sort[] = [
  ...(['matter', 'right', 'thing', 'covenant', 'record', 'paper', 'person', 'time', 'place', 'use'] as const),
];

export const FORMS: readonly Form[] = [
  {
    // Containing two acres.
    opens: ({ words, subject, verb }) => {
      if (!has(words, 'area') || isOf(verb, 'grant', 'keep', 'use')) return false;
      if (has(words, 'contain')) return !isOf(subject, 'piece', 'figure', 'way', 'person');
      return subject?.text === 'area' || (isOf(subject, 'area') && (verb === null || verb === words[0]));
    },
    may: sorts(...TOLD, 'area', 'contain', 'grant', 'right', 'thing', 'direction'),
    holds: (clause) => !clause.words.some((_, at) => isOtherArea(clause.words, at)) && !runsOn(clause),
  },
  {
    // Subject to easements of record.
    opens: (clause) => opensWith(clause, /^(?:subject|encumbered|burdened)$/),
    may: sorts(...RIGHTS),
    heads: new Set<Sort>(['right', 'matter', 'way', 'paper', 'thing', 'use']),
    holds: ({ words }) => has(words, 'right', 'way', 'use') || !has(words, 'located'),
  },
  {
    // Together with the appurtenances and a right of way.
    opens: ({ words }) => {
      const first = words.findIndex(isTold);
      return words
        .slice(first, first + 2)
        .some(({ text, sort }) => BELONGS.test(text) && (text === 'including' || !isVerb(sort)));
    },
    may: sorts(...RIGHTS),
    heads: new Set<Sort>(['right', 'matter', 'thing', 'use']),
    holds: ({ words }) => has(words, 'right', 'thing', 'use') || !has(words, 'located'),
  },
  {
    // Reserving the minerals.
    opens: (clause) =>
      isOf(clause.verb, 'reserve') ||
      opensWith(clause, /^(?:reserv(?:es?|ed|ing)|retain(?:s|ed|ing)?|except(?:s|ed|ing)?|saving|less)$/),
    may: sorts(...RIGHTS),
    heads: new Set<Sort>(['right', 'matter', 'thing', 'use']),
  },
  {
    // Being the same land conveyed to.
    opens: ({ words, subject, verb }) => {
      if (subject !== null && !isOf(subject, 'land', 'pointer', 'paper', 'place', 'name', 'piece')) return false;
      return verb === null
        ? REFERS.test(words[0]?.text ?? '')
        : isOf(verb, 'be', 'state', 'grant', 'record', 'contain');
    },
    may: sorts(...TOLD, 'grant', 'thing', 'right', 'contain', 'limit', 'direction'),
    holds: ({ words, subject, verb }) =>
      (!isDescription(subject) || verb === null || verb === words[0] || isOf(verb, 'state', 'record')) &&
      // "Pruitt lives on the lower end".
      !(isOf(subject, 'name') && isOf(verb, 'grant') && has(words, 'located', 'way')),
  },
  {
    // All corners are marked by iron pins with caps stamped LS 1204.
    opens: ({ words, subject }) =>
      has(words, 'monument') &&
      (isOf(subject, 'monument', 'figure', 'piece') || isAmong(words, 6, /^(?:points|corners)$/)),
    may: sorts('record', 'monument', 'figure', 'piece', 'length', 'located'),
    holds: ({ words }) => words.every(isOfMarks),
  },
  {
    // Containing in front on said road 100 feet and extending back 200 feet; the sides are held against the courses.
    opens: ({ words, verb }) =>
      words.some(({ text }) => FRONT.test(text)) &&
      isOf(verb, 'contain', 'state', 'be') &&
      has(words, 'length', 'contain'),
    may: sorts(...TOLD, ...SURVEYED, 'contain', 'change'),
    holds: ({ words }) =>
      words.every(({ sort, text }) => !['piece', 'figure', 'change', 'monument'].includes(sort) || SIDES.test(text)),
  },
  {
    // Bearings are based on grid north.
    opens: ({ words, verb }) => isOfBasis(words) && (verb === null || isOf(verb, 'be', 'state', 'record', 'use')),
    may: sorts(...TOLD, ...SURVEYED),
  },
  {
    // Distances are in feet.
    opens: ({ words, verb }) => isAmong(words, 3, MEASURES) && isOf(verb, 'be', 'state', 'record', 'use', 'contain'),
    may: new Set<Sort>([
      ...([
        'figure',
        'qualifier',
        'preposition',
        'joint',
        'be',
        'place',
        'paper',
        'state',
        'record',
        'length',
      ] as const),
      ...(['name', 'use', 'number', 'contain'] as const),
    ]),
    holds: ({ words }) =>
      !words.some(({ sort, text }, i) => text === 'more' || (sort === 'length' && words[i - 1]?.sort === 'number')),
  },
  {
    // All iron pins set are half inch rebar.
    opens: ({ words, subject, verb }) =>
      isOf(verb, 'be', 'state', 'record') &&
      (/^(?:points|corners)$/.test(subject?.text ?? '') ||
        (isOf(subject, 'monument') && words.some(({ text }) => /^(?:all|any|each|monuments)$/.test(text)))),
    may: sorts('monument', 'record', 'state', 'length', 'figure', 'located'),
  },
  {
    // At sixteen and a half feet to the rod.
    opens: ({ words }) =>
      isAmong(words, 1, /^(?:at|each|every|allowing|one|the)$/) && words.some(({ text }) => UNITS.test(text)),
    may: new Set<Sort>(['preposition', 'qualifier', 'number', 'length', 'monument', 'piece', 'pointer', 'be', 'joint']),
  },
  {
    // The tract is bounded by the courses tabulated above.
    opens: ({ words, subject }) =>
      isOf(subject, 'land') &&
      words.some(({ text }, i) => /^(?:courses|lines)$/.test(text) && words[i - 2]?.text === 'by'),
    may: sorts(...TOLD, ...SURVEYED, 'run'),
  },
  {
    // Said road is 33 feet wide.
    opens: ({ words, subject, verb }) =>
      isOf(subject, 'way', 'located', 'name') &&
      isOf(verb, 'be') &&
      words.some(({ text }) => /^(?:wide|width|private|public)$/.test(text)),
    may: sorts('way', 'located', 'length'),
    holds: ({ words }) => has(words, 'way') || /^(?:road|street|lane|alley|avenue|highway)$/.test(wayOf(words)),
  },
  {
    // Said road leads from Hale to Albany.
    opens: ({ subject, verb }) => isOf(subject, 'way') && isOf(verb, 'run'),
    may: new Set<Sort>(['qualifier', 'way', 'run', 'preposition', 'name', 'place', 'joint', 'located', 'number']),
  },
  {
    // The grantors convey the premises.
    opens: ({ subject, verb }) => isOf(subject, 'person', 'name', 'pointer') && isOf(verb, 'grant'),
    may: sorts('land', 'right', 'grant', 'state', 'covenant', 'record', 'use', 'way', 'located'),
    holds: ({ words }) => {
      const place = words.findIndex((word) => isOf(word, 'way', 'located'));
      return place < 0 || has(words.slice(0, place), 'right');
    },
  },
  {
    // The premises are not in a flood zone, and not the grantor's homestead.
    opens: ({ words, subject }) =>
      isOf(subject, 'land') && words.some(({ text, sort }) => NOT_WITHIN.test(text) && sort !== 'unknown'),
    may: sorts('land', 'state', 'located', 'rule', 'record', 'use', 'thing'),
  },
  {
    // Rights and promises, building and use, money and signing.
    opens: isOfRights,
    may: sorts(...RIGHTS),
    holds: ({ words, subject, verb }) =>
      has(words, ...SPEAKS) && (!isDescription(subject) || isOf(verb, 'state', 'record')),
  },
  {
    // On the east, by lot No. 166.
    opens: ({ words, verb }) =>
      words[0]?.text === 'on' &&
      words.slice(1, 3).some((word) => isOf(word, 'located', 'direction')) &&
      words.slice(2, 5).some(({ text }) => text === 'by') &&
      verb === null,
    may: sorts('way', 'land', 'located', 'direction'),
  },
  {
    // Names, places and numbers.
    opens: ({ words, verb }) => verb === null && words.length <= LONGEST_LABEL,
    may: sorts('way', 'land', 'monument', 'thing', 'right', 'located'),
    holds: ({ words }) => {
      const told = words.filter(({ sort }) => sort !== 'joint');
      return told.filter((word) => isOf(word, 'name', 'number', 'place', 'person')).length * 2 >= told.length;
    },
  },
];
