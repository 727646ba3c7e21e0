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
  pob_description: 'beginning',
  sheet: 'title block',
};

/** Facts that there may be several of, and the value of a tie. */
const COUNTED = /^(\w+)\[(\d+)\](?:\.(\w+))?$/;

/** "distance", "stated area", "grantor 2", "bearing of tie 1". */
export function doubtedName(field: string): string {
  const [, list = field, index, value] = COUNTED.exec(field) ?? [];
  const name = nameOf(list);
  if (value !== undefined) return `${nameOf(value)} of ${name} ${Number(index) + 1}`;
  return index === undefined || index === '0' ? name : `${name} ${Number(index) + 1}`;
}

const nameOf = (field: string): string => NAMES[field] ?? field.replaceAll('_', ' ');

/** "12.25 acres may be 12.75 acres". */
export function doubtText({ text, others = [], chance }: Doubted): string {
  const told = others.slice(0, 2).map((other) => other.text);
  return told.length === 0
    ? `${text} was read with a chance of ${percent(chance)}`
    : `${text} may be ${told.join(' or ')}`;
}

/** The same with every chance: "12.25 acres 62 %, or 12.75 acres 36 %". */
export function chancesText({ text, chance, others = [] }: Doubted): string {
  return [`${text} ${percent(chance)}`, ...others.map((other) => `or ${other.text} ${percent(other.chance)}`)].join(
    ', ',
  );
}

/** "38 %"; what is nearly sure or hardly possible says so instead of rounding to all or nothing. */
export function percent(chance: number): string {
  const whole = Math.round(chance * 100);
  if (whole >= 100 && chance < 1) return 'over 99 %';
  return whole === 0 && chance > 0 ? 'under 1 %' : `${whole} %`;
}
