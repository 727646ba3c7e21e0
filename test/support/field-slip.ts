// Slips as clerks, typists and scanners make them, put into the writing of a survey.
import type { Bearing } from '#core/schema/bearing.ts';
import type { Call } from '#core/schema/call.ts';
import type { Tract } from '#core/schema/tract.ts';
import { isBearing } from '#core/survey/bearing.ts';
import { decimalsOf } from '#core/survey/distance.ts';
import { halfUnitOf } from '#core/survey/precision.ts';
import { byShare, pickOf, writtenLine } from '#test/support/field-survey.ts';

type Random = () => number;

export interface FieldSlip {
  tract: Tract;
  /** The course that is wrong; more than one where either of two may be called so. */
  calls: readonly number[];
  field: string;
}

/** How a hand or a scanner takes one figure for another. */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  0: '689',
  1: '74',
  2: '7',
  3: '85',
  4: '91',
  5: '638',
  6: '058',
  7: '129',
  8: '3096',
  9: '4087',
};

const letterN = (ns: string): 'N' | 'S' => (ns === 'N' ? 'S' : 'N');
const letterE = (ew: string): 'E' | 'W' => (ew === 'E' ? 'W' : 'E');

interface Writing {
  ns: 'N' | 'S';
  ew: 'E' | 'W';
  /** Degrees, minutes and seconds as far as they are written. */
  angle: string[];
  length: string;
}

type Change = (random: Random, writing: Writing) => Writing | null;

const otherFigure = (random: Random, figure: string): string =>
  random() < 0.6
    ? pickOf(random, [...(LOOKS_LIKE[figure] ?? '0')])
    : pickOf(
        random,
        [...'0123456789'].filter((one) => one !== figure),
      );

const replaceAt = (row: string, at: number, mark: string): string => row.slice(0, at) + mark + row.slice(at + 1);

const figuresOf = (row: string): number[] => [...row].flatMap((mark, at) => (/\d/.test(mark) ? [at] : []));

/** One figure anywhere in the angle or the length, each as likely as any other. */
const oneFigure: Change = (random, writing) => {
  const places = [
    ...writing.angle.flatMap((row, part) => figuresOf(row).map((at) => ({ part, at }))),
    ...figuresOf(writing.length).map((at) => ({ part: -1, at })),
  ];
  const { part, at } = pickOf(random, places);
  const row = part < 0 ? writing.length : (writing.angle[part] ?? '');
  return withRow(writing, part, replaceAt(row, at, otherFigure(random, row.charAt(at))));
};

const withRow = (writing: Writing, part: number, row: string): Writing =>
  part < 0 ? { ...writing, length: row } : { ...writing, angle: writing.angle.with(part, row) };

const anyRow = (random: Random, writing: Writing): { part: number; row: string } => {
  const part = random() < 0.5 ? -1 : Math.floor(random() * writing.angle.length);
  return { part, row: part < 0 ? writing.length : (writing.angle[part] ?? '') };
};

const oneLetter: Change = (random, writing) =>
  random() < 0.5 ? { ...writing, ns: letterN(writing.ns) } : { ...writing, ew: letterE(writing.ew) };

const transposed: Change = (random, writing) => {
  const { part, row } = anyRow(random, writing);
  const at = Math.floor(random() * (row.length - 1));
  if (!/^\d\d$/.test(row.slice(at, at + 2)) || row.charAt(at) === row.charAt(at + 1)) return null;
  return withRow(writing, part, row.slice(0, at) + row.charAt(at + 1) + row.charAt(at) + row.slice(at + 2));
};

const dropped: Change = (random, writing) => {
  const at = pickOf(random, figuresOf(writing.length));
  const length = writing.length.slice(0, at) + writing.length.slice(at + 1);
  return /^\d/.test(length) ? { ...writing, length } : null;
};

const doubled: Change = (random, writing) => {
  const at = pickOf(random, figuresOf(writing.length));
  return { ...writing, length: writing.length.slice(0, at) + writing.length.charAt(at) + writing.length.slice(at) };
};

/** "Two hundred forty" of which the hundreds were not copied. */
const hundreds: Change = (_, writing) => {
  const value = Number(writing.length);
  if (value < 110) return null;
  return { ...writing, length: (value % 100).toFixed(decimalsOf(writing.length)) };
};

const twoFigures: Change = (random, writing) => {
  const one = oneFigure(random, writing);
  const two = one === null ? null : oneFigure(random, one);
  if (two === null) return null;
  const inAngle = two.angle.join(' ') !== writing.angle.join(' ');
  return inAngle === (two.length !== writing.length) ? null : two;
};

const pointMoved: Change = (random, writing) => ({
  ...writing,
  length: String(Number((Number(writing.length) * pickOf(random, [10, 0.1])).toPrecision(8))),
});

const bothLetters: Change = (_, writing) => ({ ...writing, ns: letterN(writing.ns), ew: letterE(writing.ew) });

const CHANGES: readonly (readonly [number, readonly [string, Change]])[] = [
  [42, ['one figure', oneFigure]],
  [14, ['quadrant letter', oneLetter]],
  [4, ['reversed', bothLetters]],
  [12, ['transposed', transposed]],
  [6, ['figure dropped', dropped]],
  [3, ['figure doubled', doubled]],
  [4, ['hundreds dropped', hundreds]],
  [3, ['two figures', twoFigures]],
  [2, ['point moved', pointMoved]],
];

/** One character of the writing of one course: a figure or a quadrant letter, each place as likely as another. */
export function oneCharacter(random: Random, tract: Tract): FieldSlip | null {
  return changed(random, tract, (next, writing) => {
    const figures = writing.angle.join('').length + writing.length.replace('.', '').length;
    return next() < 2 / (figures + 2) ? oneLetter(next, writing) : oneFigure(next, writing);
  });
}

/** Any slip, as often as the field makes it. Null where the one drawn changes nothing. */
export function fieldSlip(random: Random, tract: Tract): (FieldSlip & { kind: string }) | null {
  const kind = random();
  if (kind < 0.06) return asKind('course left out', leftOut(random, tract));
  if (kind < 0.09) return asKind('course recorded twice', recordedTwice(random, tract));
  const [name, change] = byShare(random, CHANGES);
  return asKind(name, changed(random, tract, change));
}

const asKind = (kind: string, slip: FieldSlip | null): (FieldSlip & { kind: string }) | null =>
  slip === null ? null : { ...slip, kind };

function leftOut(random: Random, tract: Tract): FieldSlip | null {
  if (tract.calls.length < 5) return null;
  const index = Math.floor(random() * tract.calls.length);
  return { tract: { ...tract, calls: tract.calls.toSpliced(index, 1) }, calls: [], field: 'missing_course' };
}

function recordedTwice(random: Random, tract: Tract): FieldSlip {
  const index = Math.floor(random() * tract.calls.length);
  const calls = tract.calls.toSpliced(index, 0, tract.calls[index] as Call);
  return { tract: { ...tract, calls }, calls: [index, index + 1], field: 'repeated_course' };
}

function changed(random: Random, tract: Tract, change: Change): FieldSlip | null {
  const index = Math.floor(random() * tract.calls.length);
  const call = tract.calls[index] as Call;
  const bearing = call.bearing ?? call.chord_bearing;
  const length = call.distance ?? call.chord_length;
  if (bearing === null || length === null) return null;
  const before = writingOf(bearing, length, call);
  const after = change(random, before);
  const read = after === null ? null : readOf(after);
  if (read === null || JSON.stringify(after) === JSON.stringify(before)) return null;
  const now: Call =
    call.call_type === 'line'
      ? writtenLine(read.bearing, read.length, tract.distance_unit, decimalsOf(after?.length ?? ''))
      : { ...call, chord_bearing: read.bearing, chord_length: read.length, verbatim_text: `chord ${after?.length}` };
  return { tract: { ...tract, calls: tract.calls.with(index, now) }, calls: [index], field: 'course' };
}

function writingOf(bearing: Bearing, length: number, call: Call): Writing {
  const { ns, ew, degrees, minutes, seconds } = bearing;
  const decimals = Math.max(0, Math.round(-Math.log10(2 * halfUnitOf(length, call.verbatim_text))));
  const parts = seconds !== 0 ? [degrees, minutes, seconds] : minutes !== 0 ? [degrees, minutes] : [degrees];
  return { ns, ew, angle: parts.map((part) => String(part).padStart(2, '0')), length: length.toFixed(decimals) };
}

function readOf({ ns, ew, angle, length }: Writing): { bearing: Bearing; length: number } | null {
  const [degrees = 0, minutes = 0, seconds = 0] = angle.map(Number);
  const bearing: Bearing = { ns, degrees, minutes, seconds, ew };
  const value = Number(length);
  return isBearing(bearing) && value > 0 ? { bearing, length: value } : null;
}
