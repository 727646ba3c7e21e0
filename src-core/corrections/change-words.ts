// A correction in words, alike on the screen, the certificate and every other export.
import { isConfirmation, isOfDocument } from '#core/corrections/changes.ts';
import { spoken } from '#core/corrections/correct-value.ts';
import { courseSentence } from '#core/drawing/recorded-text.ts';
import type { Bearing } from '#core/schema/bearing.ts';
import { Call } from '#core/schema/call.ts';
import type { Correction } from '#core/schema/correction.ts';
import type { DistanceUnit } from '#core/schema/distance-unit.ts';
import { Tract } from '#core/schema/tract.ts';
import { readWire, STATED_AREA, TIE_CALL } from '#core/schema/wire-string.ts';
import { angleText } from '#core/survey/angle.ts';
import { bearingText } from '#core/survey/bearing.ts';
import { areaWord } from '#core/survey/stated-area.ts';
import { doubtedName } from '#core/verdict/wording/doubts.ts';
import { factText } from '#core/verdict/wording/facts.ts';

export interface ChangeWords {
  /** "Course 3", "Tie 1", "Tract". */
  readonly where: string;
  /** "distance", "entered", "deleted", "moved". */
  readonly what: string;
  readonly before: string;
  readonly after: string;
}

export const CONFIRMED = 'confirmed as read';

type Said = Pick<Correction, 'kind' | 'field' | 'call' | 'to' | 'before' | 'after'>;

const ACTS: Readonly<Record<string, string>> = {
  insert_call: 'entered',
  delete_call: 'deleted',
  move_call: 'moved',
  insert_tract: 'entered',
  delete_tract: 'deleted',
};

const OF_TRACT: ReadonlySet<string> = new Set([
  'tract',
  'stated_area',
  'distance_unit',
  'is_exception',
  'name',
  'pob_description',
]);

/** `call` is the index to name it by; where it stood in its request when nothing is said. */
export function changeWords(change: Said, unit: DistanceUnit, call = change.call): ChangeWords {
  if (change.kind === 'fact') return factWords(change);
  const isTie = change.kind === 'tie' || change.field === 'tie';
  const isSame = isConfirmation(change);
  return {
    where: OF_TRACT.has(change.field) ? 'Tract' : `${isTie ? 'Tie' : 'Course'} ${call + 1}`,
    what: ACTS[change.kind] ?? spoken(change.field),
    ...valuesOf(change, unit),
    ...(isSame ? { after: CONFIRMED } : {}),
  };
}

/** "Document", "grantor 2", what it reads; of a tract "Tract", "part of the section". */
function factWords({ kind, field, before }: Said): ChangeWords {
  return {
    where: isOfDocument({ kind, field }) ? 'Document' : 'Tract',
    what: doubtedName(field),
    before: factText(String(before)),
    after: CONFIRMED,
  };
}

function valuesOf({ kind, field, call, to, before, after }: Said, unit: DistanceUnit) {
  if (kind === 'move_call') {
    // It passes its own place on the way down.
    const at = to === undefined || to <= call ? (to ?? call) : to - 1;
    return { before: `number ${call + 1}`, after: `number ${at + 1}` };
  }
  return { before: changedText(before, field, unit), after: changedText(after, field, unit) };
}

/** Any value of a correction as a person would write it. */
export function changedText(value: unknown, field: string, unit: DistanceUnit): string {
  if (value === null || value === undefined || value === '') return 'none';
  if (isBearing(value)) return bearingText(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return field === 'delta' ? angleText(value) : String(value);
  if (typeof value === 'string') return field === 'stated_area' ? areasText(value) : tieOrText(value, field);
  const call = field === 'call' ? Call.safeParse(value) : null;
  if (call?.success === true) return courseSentence(call.data, unit);
  const tract = field === 'tract' ? Tract.safeParse(value) : null;
  if (tract?.success === true) return tractText(tract.data);
  return Object.entries(value)
    .map(([key, part]) => `${spoken(key)} ${changedText(part, key, unit)}`)
    .join(', ');
}

function tieOrText(value: string, field: string): string {
  if (field !== 'tie') return value;
  const { bearing = 'no bearing', distance = 'no distance' } = readWire(TIE_CALL, value);
  return `${bearing}, ${distance}`;
}

const tractText = ({ name, calls }: Tract): string =>
  `${name} (${calls.length === 1 ? '1 course' : `${calls.length} courses`})`;

const areasText = (wire: string): string => {
  const stated = readWire(STATED_AREA, wire);
  return STATED_AREA.flatMap((area) => (stated[area] === undefined ? [] : [`${stated[area]} ${areaWord(area)}`])).join(
    ', ',
  );
};

const isBearing = (value: unknown): value is Bearing =>
  typeof value === 'object' && value !== null && 'ns' in value && 'ew' in value && 'degrees' in value;
