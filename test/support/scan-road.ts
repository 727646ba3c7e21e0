// The whole road over a scanned deed whose every value is known: what became of each, and what the verdict made of them.
import { readDocument } from '#core/read/read-document.ts';
import type { Call } from '#core/schema/call.ts';
import type { Page } from '#core/schema/page.ts';
import { judgeAll } from '#core/verdict/judge.ts';
import type { WrittenDeed } from '#test/support/scan-deed.ts';
import type { WrittenCall } from '#test/support/scan-figure.ts';

export interface RoadScore {
  /** Bearings and distances; of a curve also its radius, central angle and arc. */
  values: number;
  right: number;
  repaired: number;
  doubted: number;
  missed: number;
  silent: number;
  /** Courses of which every value is as written. */
  calls: number;
  calls_as_written: number;
  documents: number;
  passed: number;
  /** A PASS over a figure that the deed does not describe: must never be. */
  wrong_pass: number;
  /** Documents that were not read at all; all their values are missed. */
  refused: number;
  examples: string[];
}

export function emptyRoad(): RoadScore {
  return {
    values: 0,
    right: 0,
    repaired: 0,
    doubted: 0,
    missed: 0,
    silent: 0,
    calls: 0,
    calls_as_written: 0,
    documents: 0,
    passed: 0,
    wrong_pass: 0,
    refused: 0,
    examples: [],
  };
}

export function addRoads(a: RoadScore, b: RoadScore): RoadScore {
  const sum = { ...emptyRoad(), examples: [...a.examples, ...b.examples] };
  for (const key of Object.keys(sum) as (keyof RoadScore)[]) {
    if (key !== 'examples') sum[key] = a[key] + b[key];
  }
  return sum;
}

interface ReadCall extends Call {
  unit: string;
}

/** What one written value became: found at all, and as written. */
interface Found {
  present: boolean;
  isRight: boolean;
}

export function scoreRoad(deed: WrittenDeed, pages: readonly Page[]): RoadScore {
  const extraction = readDocument(pages);
  const calls = extraction.tracts.flatMap((tract) =>
    tract.calls.map((call): ReadCall => ({ ...call, unit: call.distance_unit ?? tract.distance_unit })),
  );
  const score = { ...emptyRoad(), documents: 1, examples: [] as string[] };
  for (const [written, call] of aligned(deed.calls, calls)) {
    const values = valuesOf(written, call);
    score.calls++;
    if (values.every(({ isRight }) => isRight)) score.calls_as_written++;
    for (const value of values) judgeValue(score, call, value, written);
  }
  const passed = judgeAll(extraction).verdicts.some(({ status }) => status === 'PASS');
  if (passed) score.passed = 1;
  if (passed && (score.calls_as_written < deed.calls.length || calls.length !== deed.calls.length))
    score.wrong_pass = 1;
  return score;
}

function judgeValue(score: RoadScore, call: Call | null, { present, isRight }: Found, written: WrittenCall): void {
  score.values++;
  if (call === null || !present) score.missed++;
  else if (call.confidence === 'low') score.doubted++;
  else if (!isRight) {
    score.silent++;
    score.examples.push(`${JSON.stringify(written)} read as ${call.verbatim_text} (${call.confidence})`);
  } else if (call.confidence === 'medium') score.repaired++;
  else score.right++;
}

function valuesOf(written: WrittenCall, call: ReadCall | null): Found[] {
  const { curve } = written;
  if (call === null)
    return Array.from({ length: curve === undefined ? 2 : 5 }, () => ({ present: false, isRight: false }));
  const [bearing, distance] = sidesOf(call);
  const sides = [
    { present: bearing !== null, isRight: sameBearing(written, call) },
    { present: distance !== null, isRight: sameDistance(written, call) },
  ];
  if (curve === undefined) return sides;
  const turned = call.curve_direction === curve.turn;
  return [
    ...sides,
    { present: call.radius !== null, isRight: call.radius === curve.radius && turned },
    { present: call.delta !== null, isRight: Math.abs((call.delta ?? 0) * 3600 - curve.delta_s) < 0.5 },
    { present: call.arc_length !== null, isRight: call.arc_length === curve.arc },
  ];
}

/** The course's own bearing and distance, or its chord's. */
function sidesOf(call: Call): [Call['bearing'], number | null] {
  return call.call_type === 'curve' ? [call.chord_bearing, call.chord_length] : [call.bearing, call.distance];
}

function sameBearing(written: WrittenCall, call: Call): boolean {
  const { ns, degrees, minutes, seconds, ew } = written.bearing;
  const [bearing] = sidesOf(call);
  if (bearing === null) return false;
  return (
    bearing.ns === ns &&
    bearing.degrees === degrees &&
    bearing.minutes === minutes &&
    bearing.seconds === seconds &&
    bearing.ew === ew
  );
}

function sameDistance(written: WrittenCall, call: ReadCall): boolean {
  return sidesOf(call)[1] === written.distance && call.unit === (written.unit ?? 'feet');
}

/** Written courses against read ones in order, with the fewest left over. */
function aligned(written: readonly WrittenCall[], calls: readonly ReadCall[]): [WrittenCall, ReadCall | null][] {
  const columns = calls.length + 1;
  const cost = new Float64Array((written.length + 1) * columns);
  const change = (i: number, j: number) =>
    (sameBearing(written[i]!, calls[j]!) ? 0 : 0.6) + (sameDistance(written[i]!, calls[j]!) ? 0 : 0.6);
  for (let i = 0; i <= written.length; i++) {
    for (let j = 0; j <= calls.length; j++) {
      const at = i * columns + j;
      if (i === 0 || j === 0) cost[at] = i + j;
      else
        cost[at] = Math.min(cost[at - columns - 1]! + change(i - 1, j - 1), cost[at - columns]! + 1, cost[at - 1]! + 1);
    }
  }
  const pairs: [WrittenCall, ReadCall | null][] = [];
  let [i, j] = [written.length, calls.length];
  while (i > 0) {
    const at = i * columns + j;
    if (j > 0 && cost[at] === cost[at - columns - 1]! + change(i - 1, j - 1)) pairs.push([written[--i]!, calls[--j]!]);
    else if (j > 0 && cost[at] === cost[at - 1]! + 1) j--;
    else pairs.push([written[--i]!, null]);
  }
  return pairs.reverse();
}
