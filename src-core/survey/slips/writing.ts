// How a document writes its courses: to what step, how often two run parallel, square or equally long. What a course
// would read without a slip must be something that the same pen would write.
import type { Bearing } from '#core/schema/bearing.ts';
import type { Call } from '#core/schema/call.ts';
import { halfUnitOf } from '#core/survey/precision.ts';

export interface Writing {
  /** Seconds of arc, and units of length, that the document writes to; null where due courses alone do not tell. */
  angle_step: number | null;
  length_step: number;
  /** Natural logarithm of how much likelier the pen writes this than what stands there. */
  bearingOdds: (index: number, after: Bearing) => number;
  lengthOdds: (index: number, after: number) => number;
}

const ANGLE_STEPS = [3600, 1800, 900, 600, 300, 60, 30, 10, 1, 0.01] as const;
const LENGTH_STEPS = [10, 5, 1, 0.5, 0.25, 0.1, 0.05, 0.01, 0.0001] as const;

const HALF_ROUND = 180 * 3600;

/** No pattern of a few courses is surer than this. */
export const MOST_ODDS = 3.5;

/** Before any is seen: how many courses are thought to be written to each step, and to have a partner. */
const UNSEEN = 0.15;
const UNPAIRED = 0.05;

/** How far lengths of one document lie apart, as a logarithm. */
const LENGTH_SPREAD = 1.1;

const PARALLEL = /\bparallel\b/i;
const SQUARE = /\bright angles?\b|\bperpendicular\b/i;

export function writingOf(calls: readonly Call[]): Writing {
  const bearings = calls.map((call) => call.bearing ?? call.chord_bearing);
  const lengths = calls.map((call) => call.distance ?? call.chord_length);
  return {
    angle_step: angleStep(bearings.flatMap((bearing) => (bearing === null ? [] : secondsOf(bearing)))),
    length_step: writtenStep(calls),
    bearingOdds: bearingOddsOf(calls, bearings),
    lengthOdds: lengthOddsOf(lengths),
  };
}

/** A direction without its sense: seconds of arc from north, up to half a round. */
function secondsOf({ ns, ew, degrees, minutes, seconds }: Bearing): number {
  const off = degrees * 3600 + minutes * 60 + seconds;
  return (ns === 'N') === (ew === 'E') ? off % HALF_ROUND : (HALF_ROUND - off) % HALF_ROUND;
}

const isOn = (value: number, step: number): boolean =>
  Math.abs(value / step - Math.round(value / step)) * step < 1e-4 * Math.min(1, step);

function angleStep(directions: readonly number[]): number | null {
  const slanting = directions.filter((direction) => direction % (HALF_ROUND / 2) !== 0);
  return slanting.length < 2 ? null : stepOf(slanting, ANGLE_STEPS);
}

/** The coarsest step that all values keep but a few, which may be slips. */
function stepOf(values: readonly number[], steps: readonly number[]): number {
  const spare = values.length < 4 ? 0 : Math.max(1, Math.floor(0.15 * values.length));
  return steps.find((step) => values.filter((value) => !isOn(value, step)).length <= spare) ?? (steps.at(-1) as number);
}

/** What most lengths are written to. */
function writtenStep(calls: readonly Call[]): number {
  const steps = calls
    .flatMap((call) => {
      const value = call.distance ?? call.chord_length;
      return value === null ? [] : 2 * halfUnitOf(value, call.verbatim_text);
    })
    .sort((one, other) => one - other);
  return steps[Math.floor(steps.length / 2)] ?? 0.01;
}

/** How often values of each step stand in the document, and so how often a pen would write a given one. */
function stepsOf(values: readonly (number | null)[], steps: readonly number[]) {
  const coarsest = (value: number): number => {
    const at = steps.findIndex((step) => isOn(value, step));
    return at < 0 ? steps.length - 1 : at;
  };
  const own = values.map((value) => (value === null ? -1 : coarsest(value)));
  const counts = steps.map((_, at) => own.filter((one) => one === at).length);
  return (index: number, value: number): number => {
    let mass = 0;
    for (let at = coarsest(value); at < steps.length; at++) {
      mass += ((counts[at] ?? 0) - (own[index] === at ? 1 : 0) + UNSEEN) * (steps[at] as number);
    }
    return mass / (values.length - 1 + UNSEEN * steps.length);
  };
}

/** How many other courses have the value, or lie so far `apart` from it, and what part of the others has a partner. */
function partnersOf(values: readonly (number | null)[], apart: (value: number) => number = (value) => value) {
  const counts = new Map<number, number>();
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  const others = (index: number, value: number): number => {
    const sought = apart(value);
    return (counts.get(sought) ?? 0) - (values[index] === sought ? 1 : 0);
  };
  const paired = values.map((value, index) => value !== null && others(index, value) > 0);
  const total = paired.filter(Boolean).length;
  const share = (index: number): number => (total - (paired[index] === true ? 1 : 0) + UNPAIRED) / (values.length + 1);
  return { others, share };
}

const bounded = (odds: number): number => Math.max(-MOST_ODDS, Math.min(MOST_ODDS, odds));

function bearingOddsOf(calls: readonly Call[], bearings: readonly (Bearing | null)[]): Writing['bearingOdds'] {
  const directions = bearings.map((bearing) => (bearing === null ? null : secondsOf(bearing)));
  const parallels = partnersOf(directions);
  const squares = partnersOf(directions, (direction) => (direction + HALF_ROUND / 2) % HALF_ROUND);
  const steps = stepsOf(directions, ANGLE_STEPS);
  const count = Math.max(1, directions.length - 1);
  const chance = (index: number, direction: number): number => {
    const text = calls[index]?.verbatim_text ?? '';
    const parallel = PARALLEL.test(text) ? 0.8 : 0.6 * parallels.share(index);
    const square = SQUARE.test(text) ? 0.15 : 0.15 * squares.share(index);
    const paired = parallel * parallels.others(index, direction) + square * squares.others(index, direction);
    return paired / count + ((1 - parallel - square) * steps(index, direction)) / HALF_ROUND;
  };
  return (index, after) => {
    const before = directions[index];
    if (before === null || before === undefined) return 0;
    const direction = secondsOf(after);
    return direction === before ? 0 : bounded(Math.log(chance(index, direction) / chance(index, before)));
  };
}

function lengthOddsOf(lengths: readonly (number | null)[]): Writing['lengthOdds'] {
  const partners = partnersOf(lengths);
  const steps = stepsOf(lengths, LENGTH_STEPS);
  const count = Math.max(1, lengths.length - 1);
  const logs = lengths.flatMap((length) => (length === null ? [] : Math.log(length))).sort((one, other) => one - other);
  const middle = logs[Math.floor(logs.length / 2)] ?? 0;
  const chance = (index: number, length: number): number => {
    const off = (Math.log(length) - middle) / LENGTH_SPREAD;
    const density = Math.exp(-0.5 * off * off) / (2.5 * LENGTH_SPREAD * length);
    const equal = 0.6 * partners.share(index);
    return (equal * partners.others(index, length)) / count + (1 - equal) * steps(index, length) * density;
  };
  return (index, after) => {
    const before = lengths[index];
    if (before === null || before === undefined) return 0;
    return bounded(Math.log(chance(index, after) / chance(index, before)));
  };
}
