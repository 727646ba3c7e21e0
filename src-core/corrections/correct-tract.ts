// A value of the tract itself corrected, with what follows from it.
import type { CorrectedValue } from '#core/corrections/correct-value.ts';
import type { Call } from '#core/schema/call.ts';
import type { TractField } from '#core/schema/correction.ts';
import type { DistanceUnit } from '#core/schema/distance-unit.ts';
import { withoutDoubts } from '#core/schema/doubted.ts';
import type { Finding } from '#core/schema/finding.ts';
import type { Tract } from '#core/schema/tract.ts';
import { readWire, STATED_AREA, writeWire } from '#core/schema/wire-string.ts';
import { unitFeet } from '#core/survey/distance.ts';
import { areaWord } from '#core/survey/stated-area.ts';
import { openOf, withFindings, withFindingsOnly } from '#core/verdict/wording/notes.ts';

/** `state` settles the length of a vara or an arpent. */
export function correctTract(tract: Tract, field: TractField, after: CorrectedValue, state: string): Tract {
  const certain = { ...withoutFact(withoutDoubts(tract, field), field), [field]: after };
  switch (field) {
    case 'stated_area':
      return withArea(tract, certain, String(after));
    case 'distance_unit':
      return inUnit(certain, tract.distance_unit, after as DistanceUnit, state);
    case 'is_exception':
      return withRole(tract, certain);
    default:
      return certain;
  }
}

/** What an operator says was not read, so no words stand behind it. */
function withoutFact(tract: Tract, field: string): Tract {
  if (tract.fact_confidence?.[field] === undefined) return tract;
  const { [field]: _, ...fact_confidence } = tract.fact_confidence;
  return { ...tract, fact_confidence };
}

const ROLE_CHANGED = 'role_changed';
const AS_EXCEPTION = 'exception';

/** An operator settles what the words leave uncertain. Against words that were read surely, his is not the document's. */
function withRole(before: Tract, tract: Tract): Tract {
  const settled = withFindingsOnly(tract, ({ code }) => code !== 'role_uncertain' && code !== ROLE_CHANGED);
  const isSame = before.is_exception === tract.is_exception;
  const was = openOf(before).some(({ code }) => code === ROLE_CHANGED);
  const wasUncertain = openOf(before).some(({ code }) => code === 'role_uncertain');
  if (was === !isSame || wasUncertain || tract.typed === true) return settled;
  const read = tract.is_exception ? 'conveyed' : AS_EXCEPTION;
  return withFindings(settled, [{ code: ROLE_CHANGED, weight: 'review', quote: '', spans: [], detail: read }]);
}

/** Whether the document excepts it, whatever an operator made of it since. */
export const isReadAsException = (tract: Tract): boolean =>
  tract.typed !== true &&
  (tract.is_exception || openOf(tract).some(({ code, detail }) => code === ROLE_CHANGED && detail === AS_EXCEPTION));

const AREA_DELETED = 'area_deleted';
const AREA_TYPED = 'area_typed';

/**
 * The number follows the text. An area that was read and is left out stays open: without it nothing could disagree. So
 * does one where none was read: it may be the computed one, which would then bear itself out.
 */
function withArea(before: Tract, tract: Tract, wire: string): Tract {
  const stated = readWire(STATED_AREA, wire);
  const acres = stated.acres === undefined ? null : Number(stated.acres.replaceAll(',', ''));
  const wasTyped = openOf(before).some(({ code }) => code === AREA_TYPED);
  const had: Areas = wasTyped ? {} : { ...deletedAreas(before), ...readWire(STATED_AREA, before.stated_area) };
  const gone = STATED_AREA.filter((unit) => had[unit] !== undefined && stated[unit] === undefined);
  const kept = withFindingsOnly(
    { ...tract, stated_acreage: acres },
    ({ code }) => code !== AREA_DELETED && code !== AREA_TYPED,
  );
  if (tract.typed === true) return kept;
  if (Object.keys(had).length === 0 && wire !== '')
    return withFindings(kept, [{ code: AREA_TYPED, weight: 'review', quote: areasText(stated), spans: [] }]);
  if (gone.length === 0) return kept;
  const left = writeWire(STATED_AREA, Object.fromEntries(gone.map((unit) => [unit, had[unit]])));
  const quote = areasText(readWire(STATED_AREA, left));
  return withFindings(kept, [{ code: AREA_DELETED, weight: 'review', quote, spans: [], detail: left }]);
}

type Areas = ReturnType<typeof readWire<(typeof STATED_AREA)[number]>>;

const areasText = (areas: Areas): string =>
  STATED_AREA.flatMap((unit) => (areas[unit] === undefined ? [] : [`${areas[unit]} ${areaWord(unit)}`])).join(', ');

const deletedAreas = (tract: Tract): Areas =>
  readWire(STATED_AREA, openOf(tract).find(({ code }: Finding) => code === AREA_DELETED)?.detail ?? '');

/** Figures stay as they are recorded and are now of the other unit; a course with a unit of its own keeps its length. */
function inUnit(tract: Tract, before: DistanceUnit, after: DistanceUnit, state: string): Tract {
  const times = unitFeet(before, state) / unitFeet(after, state);
  const inOwn = (calls: readonly Call[]): Call[] =>
    calls.map((call) => (call.distance_unit === null ? call : scaled(call, times)));
  // Those that were taken out may come back.
  const { as_read } = tract;
  const aside = as_read === undefined ? {} : { as_read: { ...as_read, calls: inOwn(as_read.calls) } };
  return { ...tract, calls: inOwn(tract.calls), ...aside };
}

function scaled(call: Call, times: number): Call {
  const of = (value: number | null): number | null => (value === null ? null : Math.round(value * times * 1e6) / 1e6);
  return {
    ...call,
    distance: of(call.distance),
    chord_length: of(call.chord_length),
    radius: of(call.radius),
    arc_length: of(call.arc_length),
  };
}
