// A source feature recognised as a township, section, part or corner point of CadNSDI, whatever its file did to names.
import { findTownshipId } from '#core/plss/plss-id.ts';
import type { SourceFeature } from '#main/fabric/source-feature.ts';

export type FabricRow =
  | { kind: 'township'; plssid: string; label: string }
  | { kind: 'section'; plssid: string; frstdivid: string; type: string; number: string }
  | {
      kind: 'part';
      plssid: string;
      frstdivid: string;
      secdivid: string;
      type: string;
      name: string;
      quarter_quarter: string;
      record_acres: number | null;
    }
  | { kind: 'point'; plssid: string; pointid: string; label: string };

type Properties = Readonly<Record<string, unknown>>;

/** All that is asked of a feature, as it is spelled in full. */
const FIELDS = [
  ...['PLSSID', 'FRSTDIVID', 'SECDIVID', 'POINTID', 'PRINMERCD', 'STATEABBR', 'TWNSHPDPCD', 'TWNSHPLAB', 'POINTLAB'],
  ...['TWNSHPNO', 'TWNSHPFRAC', 'TWNSHPDIR', 'RANGENO', 'RANGEFRAC', 'RANGEDIR', 'FRSTDIVNO', 'FRSTDIVTYP'],
  ...['SECDIVNO', 'SECDIVTYP', 'GOVLOT', 'QQSEC', 'SURVID', 'RECRDAREANO', 'RECRDAREATX'],
] as const;
type Field = (typeof FIELDS)[number];
const ASKED = new Set<string>(FIELDS.flatMap((name) => [name, name.toLowerCase(), name.slice(0, 10)]));

/** Whether a column of a file can matter: the others need not be read. */
export const isAsked = (column: string): boolean => ASKED.has(column);

/** The value of a field by its full name, its lower case, or the ten letters that a shapefile leaves of it. */
function field(properties: Properties, name: Field): string {
  const value = properties[name] ?? properties[name.toLowerCase()] ?? properties[name.slice(0, 10)];
  return value === null || value === undefined ? '' : String(value).trim();
}

function tally(properties: Properties, stem: 'TWNSHP' | 'RANGE'): string {
  const number = field(properties, `${stem}NO`).padStart(3, '0');
  const fraction = field(properties, `${stem}FRAC`) || '0';
  return `${number}${fraction}${field(properties, `${stem}DIR`).toUpperCase()}`;
}

let lastKnown = '';

/** From its own field, from the head of a longer id, or put together from the parts that townships carry. */
function plssIdOf(properties: Properties): string {
  for (const name of ['PLSSID', 'FRSTDIVID', 'SECDIVID', 'POINTID'] as const) {
    const id = field(properties, name).slice(0, 15);
    // Those of one township mostly follow each other.
    if (id !== '' && id === lastKnown) return id;
    if (findTownshipId(id) !== null) {
      lastKnown = id;
      return id;
    }
  }
  const meridian = field(properties, 'PRINMERCD').padStart(2, '0');
  const made = `${field(properties, 'STATEABBR').toUpperCase()}${meridian}${tally(properties, 'TWNSHP')}${tally(properties, 'RANGE')}${field(properties, 'TWNSHPDPCD') || '0'}`;
  return findTownshipId(made) === null ? '' : made;
}

function sectionNumber(properties: Properties, frstdivid: string): string {
  const stated = field(properties, 'FRSTDIVNO') || frstdivid.slice(17, -1);
  return stated.replace(/^0+(?=\w)/, '');
}

/** SECDIVNO is NENE, NE NE or 3; the id carries the same after its type letter. */
function partName(properties: Properties, type: string, secdivid: string, frstdivid: string): string {
  const tail = secdivid.startsWith(frstdivid) ? secdivid.slice(frstdivid.length + 1) : '';
  const stated = field(properties, 'SECDIVNO') || tail;
  if (type === 'L') {
    const lot = field(properties, 'GOVLOT');
    return (stated || lot)
      .replace(/^(?:GOVT?\s*)?(?:LOT|L)\s*/i, '')
      .replace(/^0+(?=\w)/, '')
      .toUpperCase();
  }
  return stated
    .replaceAll(/[\s¼½]/g, '')
    .replaceAll(/(?<=[EW])4/g, '')
    .toUpperCase();
}

function recordAcres(properties: Properties): number | null {
  const number = Number(field(properties, 'RECRDAREANO'));
  if (Number.isFinite(number) && number > 0) return number;
  const text = /([\d.]+)\s*ac/i.exec(field(properties, 'RECRDAREATX'));
  return text ? Number(text[1]) : null;
}

function partRow(properties: Properties, plssid: string, frstdivid: string): FabricRow {
  const secdivid = field(properties, 'SECDIVID');
  const lot = field(properties, 'GOVLOT');
  const coded = secdivid.startsWith(frstdivid) ? secdivid.slice(frstdivid.length, frstdivid.length + 1) : '';
  const type = (field(properties, 'SECDIVTYP') || coded || (lot === '' ? '' : 'L')).toUpperCase();
  return {
    kind: 'part',
    plssid,
    frstdivid,
    secdivid,
    type,
    name: partName(properties, type, secdivid, frstdivid),
    quarter_quarter: field(properties, 'QQSEC').toUpperCase(),
    record_acres: recordAcres(properties),
  };
}

/** Null for a feature that is none of CadNSDI's. */
export function findFabricRow(feature: SourceFeature): FabricRow | null {
  const { properties } = feature;
  const plssid = plssIdOf(properties);
  if (plssid === '') return null;
  if (feature.point !== null) {
    const pointid = field(properties, 'POINTID');
    return pointid === '' ? null : { kind: 'point', plssid, pointid, label: field(properties, 'POINTLAB') };
  }
  if (feature.rings.length === 0) return null;
  const frstdivid = field(properties, 'FRSTDIVID');
  if (frstdivid === '') return { kind: 'township', plssid, label: field(properties, 'TWNSHPLAB') };
  // The intersected class cuts sections by survey; a piece without a second division is still only a piece.
  const intersected =
    field(properties, 'SECDIVID') !== '' || properties.SURVID !== undefined || properties.QQSEC !== undefined;
  if (intersected) return partRow(properties, plssid, frstdivid);
  const type = field(properties, 'FRSTDIVTYP') || frstdivid.slice(15, 17);
  return { kind: 'section', plssid, frstdivid, type: type.toUpperCase(), number: sectionNumber(properties, frstdivid) };
}
