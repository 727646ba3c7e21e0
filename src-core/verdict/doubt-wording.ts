// What a scan leaves in doubt, in words: which fact, what it was read as, and what else it may be.
import type { Doubted } from '#core/schema/doubted.ts';

const NAMES: Readonly<Record<string, string>> = {
  bearing: 'bearing',
  distance: 'distance',
  chord_bearing: 'chord bearing',
  chord_length: 'chord',
  radius: 'radius',
  arc_length: 'arc',
  delta: 'central angle',
  curve_direction: 'turn',
  course: 'row of the table',
  stated_area: 'stated area',
  aliquot: 'part of the section',
  tie_calls: 'tie',
  grantors: 'grantor',
  grantees: 'grantee',
  recording: 'recording reference',
  prior_references: 'prior reference',
  transfer_date: 'date of the instrument',
  county: 'county',
  state: 'state',
  lot_block: 'lot and block',
};

/** Facts that a document may hold several of. */
const COUNTED = /^(\w+)\[(\d+)\]$/;

/** "distance", "stated area", "grantor 2". */
export function doubtedName(field: string): string {
  const [, list = field, index] = COUNTED.exec(field) ?? [];
  const name = NAMES[list] ?? list.replaceAll('_', ' ');
  return index === undefined || (index === '0' && list !== 'tie_calls') ? name : `${name} ${Number(index) + 1}`;
}

/** "12.25 acres may be 12.75 acres". */
export function doubtText({ text, others = [], chance }: Doubted): string {
  const told = others.slice(0, 2).map((other) => other.text);
  return told.length === 0
    ? `${text} was read with a chance of ${percent(chance)}`
    : `${text} may be ${told.join(' or ')}`;
}

/** "38 %"; what is nearly sure or hardly possible says so instead of rounding to all or nothing. */
function percent(chance: number): string {
  const whole = Math.round(chance * 100);
  if (whole >= 100 && chance < 1) return 'over 99 %';
  return whole === 0 && chance > 0 ? 'under 1 %' : `${whole} %`;
}
