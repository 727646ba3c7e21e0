// One slip of a named kind put into a figure that was recorded right.
import type { Bearing } from '#core/schema/bearing.ts';
import type { Call } from '#core/schema/call.ts';
import type { Tract } from '#core/schema/tract.ts';
import { isBearing, reversed } from '#core/survey/bearing.ts';
import { lineCall } from '#test/support/figures.ts';

export interface Slipped {
  tract: Tract;
  /** Where the slip is: any of these is the true course. */
  calls: readonly number[];
  field: string;
}

type Random = () => number;
type Maker = (random: Random, tract: Tract) => Slipped | null;

const pick = <Item>(random: Random, items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;

function withCall(tract: Tract, index: number, changes: Partial<Call>): Tract {
  const calls = tract.calls.map((call, at) => {
    if (at !== index) return call;
    const changed = { ...call, ...changes };
    // A slipped call is recorded as it now reads.
    return call.call_type === 'line' ? lineCall(changed.bearing, changed.distance) : changed;
  });
  return { ...tract, calls };
}

/** A bearing of a line, or the chord bearing of a curve that has one. */
function slipBearing(change: (random: Random, bearing: Bearing) => Bearing | null): Maker {
  return (random, tract) => {
    const index = Math.floor(random() * tract.calls.length);
    const call = tract.calls[index] as Call;
    const field = call.call_type === 'line' ? 'bearing' : 'chord_bearing';
    const before = call[field];
    const after = before === null ? null : change(random, before);
    if (after === null || !isBearing(after) || JSON.stringify(after) === JSON.stringify(before)) return null;
    return { tract: withCall(tract, index, { [field]: after }), calls: [index], field };
  };
}

function slipLength(change: (random: Random, row: string) => string | null): Maker {
  return (random, tract) => {
    const index = Math.floor(random() * tract.calls.length);
    const call = tract.calls[index] as Call;
    const field = call.call_type === 'line' ? 'distance' : call.chord_length === null ? 'radius' : 'chord_length';
    const before = call[field];
    const row = before === null ? null : change(random, before.toFixed(2));
    const after = row === null ? Number.NaN : Number(row);
    if (!(after > 0) || after === before) return null;
    return { tract: withCall(tract, index, { [field]: after }), calls: [index], field };
  };
}

const swapAt = (row: string, at: number): string =>
  row.slice(0, at) + row.charAt(at + 1) + row.charAt(at) + row.slice(at + 2);

const otherDigit = (random: Random, row: string, at: number): string =>
  row.slice(0, at) + String((Number(row.charAt(at)) + 1 + Math.floor(random() * 9)) % 10) + row.slice(at + 1);

function changeField(random: Random, bearing: Bearing, change: (row: string) => string): Bearing {
  const field = pick(random, ['degrees', 'minutes', 'seconds'] as const);
  return { ...bearing, [field]: Number(change(String(bearing[field]).padStart(2, '0'))) };
}

const digitPlaces = (row: string): number[] => [...row].flatMap((mark, at) => (mark === '.' ? [] : [at]));

export const SLIP_MAKERS: Readonly<Record<string, Maker>> = {
  'quadrant letter flipped': slipBearing((random, bearing) =>
    random() < 0.5
      ? { ...bearing, ns: bearing.ns === 'N' ? 'S' : 'N' }
      : { ...bearing, ew: bearing.ew === 'E' ? 'W' : 'E' },
  ),
  'bearing reversed': slipBearing((_, bearing) => reversed(bearing)),
  'bearing digits transposed': slipBearing((random, bearing) => changeField(random, bearing, (row) => swapAt(row, 0))),
  'bearing digit misread': slipBearing((random, bearing) =>
    changeField(random, bearing, (row) => otherDigit(random, row, random() < 0.5 ? 0 : 1)),
  ),
  'distance digit misread': slipLength((random, row) => otherDigit(random, row, pick(random, digitPlaces(row)))),
  'distance digits transposed': slipLength((random, row) => {
    const at = Math.floor(random() * (row.length - 1));
    return row.charAt(at) === '.' || row.charAt(at + 1) === '.' ? null : swapAt(row, at);
  }),
  'distance digit dropped': slipLength((random, row) => {
    const at = pick(random, digitPlaces(row));
    const shorter = row.slice(0, at) + row.slice(at + 1);
    return shorter.startsWith('.') ? null : shorter;
  }),
  'decimal point moved': slipLength((random, row) =>
    String(Number((Number(row) * pick(random, [10, 0.1])).toPrecision(12))),
  ),
  'unit of one course': slipLength((random, row) =>
    String(Math.round((Number(row) / pick(random, [66, 16.5, 3937 / 1200])) * 100) / 100),
  ),
  'course recorded twice': (random, tract) => {
    const index = Math.floor(random() * tract.calls.length);
    const calls = tract.calls.toSpliced(index, 0, tract.calls[index] as Call);
    if (calls[index]?.tangent === true || calls[index + 2]?.tangent === true) return null;
    return { tract: { ...tract, calls }, calls: [index, index + 1], field: 'repeated_course' };
  },
  'course left out': (random, tract) => {
    const index = Math.floor(random() * tract.calls.length);
    const call = tract.calls[index] as Call;
    // Only a straight course can be solved whole from the closing line.
    if (call.call_type !== 'line' || tract.calls[index + 1]?.tangent === true) return null;
    const last = tract.calls.length - 1;
    return {
      tract: { ...tract, calls: tract.calls.toSpliced(index, 1) },
      calls: index === 0 || index === last ? [0, last] : [index],
      field: 'missing_course',
    };
  },
  'curve turned the other way': (random, tract) => {
    const curves = tract.calls.flatMap((call, index) => (call.call_type === 'curve' ? [index] : []));
    if (curves.length === 0) return null;
    const index = pick(random, curves);
    const turn = tract.calls[index]?.curve_direction === 'left' ? 'right' : 'left';
    return { tract: withCall(tract, index, { curve_direction: turn }), calls: [index], field: 'curve_direction' };
  },
};
