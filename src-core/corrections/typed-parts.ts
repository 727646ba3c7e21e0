// Courses and tracts that an operator enters. Nothing of them was read here, so none of them says where on a page it
// stands, and each is marked as typed whatever the request says of it.
import { Refusal } from '#core/api/errors.ts';
import { typedTie } from '#core/corrections/correct-tie.ts';
import { findBearing, findLength, readAfter } from '#core/corrections/correct-value.ts';
import type { Bearing } from '#core/schema/bearing.ts';
import { Call, EMPTY_CALL, MEASURES } from '#core/schema/call.ts';
import { EMPTY_TRACT, Tract } from '#core/schema/tract.ts';
import { withFindings } from '#core/verdict/wording/notes.ts';

const MOST_WORDS = 20_000;

/** The course as it is written into the body. What it leaves out is not known. */
export function typedCall(value: unknown): Call {
  const given = { ...EMPTY_CALL, ...recordOf(value, 'course') };
  const bearing = bearingOf(given.bearing, 'bearing');
  const chord_bearing = bearingOf(given.chord_bearing, 'chord bearing');
  const read = Call.safeParse({ ...given, bearing, chord_bearing });
  if (!read.success) throw bad('course', read.error.issues[0]?.path.join('.') ?? '');
  const { doubts: _doubts, repairs: _repairs, words_confidence: _worded, ...call } = read.data;
  if (call.verbatim_text.length > MOST_WORDS) throw bad('course', 'verbatim_text');
  for (const field of ['distance', 'chord_length', 'radius', 'arc_length'] as const) {
    if (call[field] !== null && findLength(call[field]) === null) throw bad('course', field);
  }
  if (call.delta !== null) readAfter('delta', call.delta);
  return withoutDerived({ ...call, confidence: 'low', source: null, typed: true });
}

/** What the engine derived is derived again from what is given; nothing but measures is ever derived. */
function withoutDerived(call: Call): Call {
  const bare = { ...call, computed: [] };
  for (const field of MEASURES) if (call.computed.includes(field)) Object.assign(bare, { [field]: null });
  return bare;
}

function bearingOf(value: unknown, field: string): Bearing | null {
  if (value === null) return null;
  const bearing = findBearing(value);
  if (bearing === null) throw bad('course', field);
  return bearing;
}

export function typedTieOf(value: unknown): string {
  const tie = typeof value === 'string' ? typedTie(value) : null;
  if (tie === null) throw bad('tie', 'bearing and distance');
  return tie;
}

/** What the reader found open in its words stays open; where they stand is not said. */
export function typedTract(value: unknown): Tract {
  const given = { ...EMPTY_TRACT, description_type: 'metes_and_bounds', ...recordOf(value, 'tract') } as Tract;
  const calls = Array.isArray(given.calls) ? given.calls.map(typedCall) : given.calls;
  const read = Tract.safeParse({ ...given, calls });
  if (!read.success) throw bad('tract', read.error.issues[0]?.path.join('.') ?? '');
  const {
    fact_confidence: _facts,
    as_read: _as_read,
    ties_as_read: _ties,
    findings = [],
    assertions,
    doubts,
    ...tract
  } = read.data;
  const area = readAfter('stated_area', tract.stated_area === '' ? null : tract.stated_area);
  const acres = /acres=([\d,.]+)/.exec(String(area))?.[1];
  return withFindings(
    {
      ...tract,
      name: String(readAfter('name', tract.name)),
      tie_calls: tract.tie_calls.map(typedTieOf),
      stated_area: String(area),
      stated_acreage: acres === undefined ? null : Number(acres.replaceAll(',', '')),
      ...(assertions === undefined ? {} : { assertions: assertions.map((one) => ({ ...one, spans: [] })) }),
      ...(doubts === undefined ? {} : { doubts: doubts.map(({ source: _, ...one }) => one) }),
      typed: true,
    },
    findings.map((one) => ({ ...one, spans: [] })),
  );
}

function recordOf(value: unknown, what: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw bad(what, 'whole value');
  return value as Record<string, unknown>;
}

const bad = (what: string, where: string): Refusal =>
  new Refusal('bad_correction', {}, `The ${what} to put in does not parse: its ${where.replaceAll('_', ' ')}.`);
