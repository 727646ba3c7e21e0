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
      // Whether the land is conveyed is just what was said now.
      return withFindingsOnly(certain, (finding) => finding.code !== 'role_uncertain');
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

const AREA_DELETED = 'area_deleted';

/** The number follows the text. An area that was read and is left out stays open: without it nothing could disagree. */
function withArea(before: Tract, tract: Tract, wire: string): Tract {
  const stated = readWire(STATED_AREA, wire);
  const acres = stated.acres === undefined ? null : Number(stated.acres.replaceAll(',', ''));
  const had = { ...deletedAreas(before), ...readWire(STATED_AREA, before.stated_area) };
  const gone = STATED_AREA.filter((unit) => had[unit] !== undefined && stated[unit] === undefined);
  const kept = withFindingsOnly({ ...tract, stated_acreage: acres }, ({ code }) => code !== AREA_DELETED);
  if (gone.length === 0 || tract.typed === true) return kept;
  const left = writeWire(STATED_AREA, Object.fromEntries(gone.map((unit) => [unit, had[unit]])));
  const quote = gone.map((unit) => `${had[unit]} ${areaWord(unit)}`).join(', ');
  return withFindings(kept, [{ code: AREA_DELETED, weight: 'review', quote, spans: [], detail: left }]);
}

const deletedAreas = (tract: Tract): ReturnType<typeof readWire<(typeof STATED_AREA)[number]>> =>
  readWire(STATED_AREA, openOf(tract).find(({ code }: Finding) => code === AREA_DELETED)?.detail ?? '');

/** Figures stay as they are recorded and are now of the other unit; a course with a unit of its own keeps its length. */
function inUnit(tract: Tract, before: DistanceUnit, after: DistanceUnit, state: string): Tract {
  const times = unitFeet(before, state) / unitFeet(after, state);
  return { ...tract, calls: tract.calls.map((call) => (call.distance_unit === null ? call : scaled(call, times))) };
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
