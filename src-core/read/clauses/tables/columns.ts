// The heading of a table of courses: what each column holds, and in which unit.

import { oncePerToken } from '#core/language/once-per-word.ts';
import type { Token } from '#core/language/tokens.ts';
import { unitNamed } from '#core/language/units.ts';
import { meaningOf, wordSet } from '#core/language/word-set.ts';

export type Kind =
  | 'label'
  | 'bearing'
  | 'azimuth'
  | 'length'
  | 'radius'
  | 'delta'
  | 'arc'
  | 'chord'
  | 'chord bearing'
  | 'tangent'
  | 'northing'
  | 'easting'
  | 'figure'
  | 'turn'
  | 'text';

export interface Column {
  readonly kind: Kind;
  /** As the heading names it; empty where it names none. Of words, "to" where they tell of the corner that the course comes to. */
  readonly unit: string;
}

export interface Heading {
  readonly columns: readonly Column[];
  /** It says a word of its columns whose meaning is not known: "ESTIMATED". */
  readonly unsure: boolean;
  /** The parts of a bearing stand in columns of their own. */
  readonly parted: boolean;
}

const KINDS = meaningOf<Kind>({
  label:
    'line lines no nos num number # sta station stations from corner corners cor pt pnt point leg side call id segment seg curve tie item',
  bearing: 'bearing bearings brg brng direction course courses crs',
  azimuth: 'azimuth azimuths az azm',
  length: 'distance distances dist dists length lengths len',
  radius: 'radius rad',
  delta: 'delta Δ central angle',
  arc: 'arc',
  chord: 'chord chd ch',
  tangent: 'tangent tan',
  northing: 'northing northings y',
  easting: 'easting eastings x',
  figure: 'latitude departure lat dep elevation elev area',
  turn: 'turn hand curving rotation kind type',
  text: 'to monument monuments end ends ending remark remarks note notes description mark marks marker adjoiner adjoiners adjoining owner object witness set found closing',
});
const COURSE_KINDS: ReadonlySet<Kind | undefined> = new Set(['bearing', 'azimuth', 'radius']);

/** A word that heads a direction, a part of one, or a radius: every heading says one. */
export const namesCourses: (word: Token) => boolean = oncePerToken(
  (word) => /^(?:deg|ns)$/.test(word) || COURSE_KINDS.has(KINDS.get(word)),
);

const REMARKS = wordSet('remark remarks note notes description adjoiner adjoiners adjoining owner witness');
/** They go on with the name of the column before them, and tell nothing more. */
const JOINTS = wordSet(
  'next at of in the and & to true grid magnetic mag forward deg min sec degrees minutes seconds d m s dms',
);
/** Names of units that are other words too. */
const WEAK_UNITS = wordSet('in per ms vs li p c l m v');
const NAMES_OF_BEARING = wordSet('bearing bearings brg brng direction azimuth azimuths az azm');
const NAMES_OF_LENGTH = wordSet('length lengths distance dist len');

/** How the name of a chord may be meant: "CHORD BEARING" heads one column or two, "CHORD" its bearing and its length. */
export type ChordStyle = 'one' | 'parted' | 'both';
export const CHORD_STYLES: readonly ChordStyle[] = ['one', 'parted', 'both'];

/** The columns that the words of a heading name, of which `below` may stand under the names; null where they are none. */
export function columnsOf(written: readonly Token[], below: readonly Token[], chord: ChordStyle): Heading | null {
  if (isSentence(written) || isSentence(below)) return null;
  const under = wordsOf(below);
  if (!under.every((word) => isUnitName(word) || /^(?:no|nos|number|#)$/.test(word) || JOINTS.has(word)))
    return named([...wordsOf(written), ...under], chord);
  const heading = named(wordsOf(written), chord);
  return heading === null ? null : { ...heading, columns: inUnits(heading.columns, under.filter(isUnitName)) };
}

const wordsOf = (tokens: readonly Token[]): string[] =>
  tokens.filter(({ text }) => /[\p{L}#Δ]/u.test(text)).map(({ text }) => text);

const isUnitName = (word: string): boolean => unitNamed(word) !== null && !WEAK_UNITS.has(word);

/** One unit is that of all lengths; several are told in their order. */
function inUnits(columns: readonly Column[], units: readonly string[]): Column[] {
  let next = 0;
  return columns.map((column) => {
    if (!isMeasured(column) || column.unit !== '') return column;
    const unit = units.length === 1 ? units[0] : units[next];
    next += 1;
    return { ...column, unit: unit ?? '' };
  });
}

/** "N/S DEG MIN SEC E/W", "N or S": the parts of a bearing, each in a column. */
function withWholeBearing(written: readonly string[]): readonly string[] {
  const text = written.join(' ').replace(/\bn(?: or)? ?s\b((?: \S+)*?) e(?: or)? ?w\b/, (parts, between: string) =>
    between
      .trim()
      .split(' ')
      .every((word) => JOINTS.has(word))
      ? WHOLE
      : parts,
  );
  return text.split(' ');
}

/** One name for the parts of a bearing. */
const WHOLE = 'bearing';

function named(written: readonly string[], chord: ChordStyle): Heading | null {
  const words = withWholeBearing(written);
  const parted = chord === 'parted';
  const columns: Column[] = [];
  let unsure = false;
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i] ?? '';
    const next = words[i + 1] ?? '';
    const last = columns.at(-1);
    const kind = kindOf(words, i, columns);
    const isUnit = isUnitName(word) && (kind === null || word === 'ch');
    if (isUnit && last !== undefined && isMeasured(last) && last.unit === '')
      columns[columns.length - 1] = { ...last, unit: word };
    else if (isUnit) columns.push({ kind: 'length', unit: word });
    else if (kind === null && JOINTS.has(word)) {
      // "BEARING TO NEXT", "MONUMENT AT END": the noun behind it is no column.
      if (/^(?:to|at|of)$/.test(word) && last !== undefined && KINDS.get(next) !== 'length') i += next === '' ? 0 : 1;
    } else if (kind === null) unsure ||= !KINDS.has(word) && !(last?.kind === 'text' && !isOfValues(next));
    else if (kind === 'text' && last?.kind === 'text') continue;
    else {
      const whole = compoundOf(word, kind, next, parted);
      if (whole.kind === 'chord' && whole.words === 1 && chord === 'both')
        columns.push({ kind: 'chord bearing', unit: '' });
      columns.push({ kind: whole.kind, unit: kind === 'text' && !REMARKS.has(word) ? 'to' : '' });
      i += whole.words - 1;
    }
  }
  return isWholeHeading(columns)
    ? { columns: settled(columns, words), unsure, parted: words.length < written.length }
    : null;
}

/** "MONUMENT REACHED" tells of the marks; but "MONUMENT ESTIMATED DISTANCE". */
const isOfValues = (next: string): boolean => next !== '' && KINDS.get(next) !== 'text';

/** More than names of columns: a stop, or a small word that names nothing. */
function isSentence(written: readonly Token[]): boolean {
  const [last, word] = [written.at(-1), written.at(-2)?.text ?? ''];
  if (last?.text === ':' || last?.text === ';' || (last?.text === '.' && word.length > 4 && !isName(word))) return true;
  const isStyledSmall = written[0]?.capital === false;
  return written.some(({ kind, text, capital }) => kind === 'word' && !capital && !isStyledSmall && !isName(text));
}

const isName = (word: string): boolean => KINDS.has(word) || JOINTS.has(word) || unitNamed(word) !== null;

function kindOf(words: readonly string[], i: number, columns: readonly Column[]): Kind | null {
  const word = words[i] ?? '';
  const kind = KINDS.get(word) ?? null;
  const before = words[i - 1] ?? '';
  if (/^(?:courses?|crs)$/.test(word))
    return words.some((one) => NAMES_OF_BEARING.has(one)) ? asLabel(words, i, columns) : kind;
  if (word === 'direction' && columns.some((column) => column.kind === 'bearing')) return 'turn';
  if (word === 'to') {
    if (before === 'from') return 'label';
    if (i === 0 && NAMES_OF_BEARING.has(words[1] ?? '')) return 'text';
    return columns.some(isMeasured) && !/^(?:next|end)/.test(words[i + 1] ?? '') ? 'text' : null;
  }
  return kind === 'label' ? asLabel(words, i, columns) : kind;
}

/** Behind the measures a name of corners heads what is told of them, but where the columns begin again. */
function asLabel(words: readonly string[], i: number, columns: readonly Column[]): Kind | null {
  const last = columns.at(-1);
  if (last?.kind === 'label' && words[i - 1] !== 'from' && words[i - 1] !== 'to') return null;
  if (!columns.some(isMeasured) || words[i] === words[0]) return 'label';
  return last?.kind === 'text' ? null : 'text';
}

function compoundOf(word: string, kind: Kind, next: string, parted: boolean): { kind: Kind; words: number } {
  // "TO COR.": the corner that the course comes to.
  if (word === 'to' && KINDS.get(next) === 'label') return { kind, words: 2 };
  if (kind === 'chord' && NAMES_OF_BEARING.has(next) && !parted) return { kind: 'chord bearing', words: 2 };
  if (/^(?:chord|arc|tangent)$/.test(kind) && NAMES_OF_LENGTH.has(next)) return { kind, words: 2 };
  if (kind === 'delta' && next === 'angle') return { kind, words: 2 };
  return { kind, words: 1 };
}

export const isMeasured = ({ kind }: Column): boolean => /^(?:length|radius|arc|chord|tangent)$/.test(kind);

function isWholeHeading(columns: readonly Column[]): boolean {
  const has = (pattern: RegExp): boolean => columns.some(({ kind }) => pattern.test(kind));
  return (has(/^(?:bearing|azimuth)$/) && has(/^length$/)) || (has(/^radius$/) && has(/^(?:arc|delta|chord|length)$/));
}

/** Of a table of curves alone the length is that of the arc, and a bearing that of the chord. */
function settled(columns: readonly Column[], words: readonly string[]): Column[] {
  const has = (kind: Kind): boolean => columns.some((column) => column.kind === kind);
  const isOfCurves = has('radius') && (/^curves?$/.test(words[0] ?? '') || !has('bearing') || !has('length'));
  if (!isOfCurves) return [...columns];
  let arc = has('arc');
  return columns.map((column) => {
    if (column.kind === 'bearing') return { ...column, kind: 'chord bearing' };
    if (column.kind !== 'length') return column;
    const kind: Kind = arc ? 'chord' : 'arc';
    arc = true;
    return { ...column, kind };
  });
}
