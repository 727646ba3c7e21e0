// Deeds written for the scanner: a random figure that closes, described in one of several hands, with every value known.

import { randomOf } from '#test/support/random.ts';
import { acresOf, figureOf, type WrittenCall } from '#test/support/scan-figure.ts';
import { type FieldHand, fieldDeed } from '#test/support/scan-hands.ts';

export interface WrittenDeed {
  text: string;
  calls: WrittenCall[];
  acres: number;
}

/** The drafted hand goes through four ways of writing bearings and distances, by seed. */
export type Hand = 'drafted' | FieldHand;

const MONUMENTS = [
  'an iron pin found',
  'a 5/8 inch rebar set with cap',
  'a concrete monument',
  'a railroad spike in the center of Mill Creek Road',
  'a stone at the corner of lands of Abel Turner',
  'a 1/2 inch iron pipe found',
  'a marked white oak',
  'a PK nail set in the pavement',
];

const NAMES = ['Harlan Boyd', 'Ruth Ann Pettigrew', 'Cyrus Whitcomb', 'Delia Marsh', 'Owen Castellaw', 'Ida Fenwick'];

export function writtenDeed(seed: number, courses = 8, hand: Hand = 'drafted'): WrittenDeed {
  if (hand !== 'drafted') return fieldDeed(seed, courses, hand);
  const random = randomOf(seed);
  const calls = figureOf(random, courses);
  const acres = acresOf(calls);
  const style = seed % 4;
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const head =
    `THIS INDENTURE, made this ${2 + Math.floor(random() * 26)}th day of October, ${1950 + Math.floor(random() * 60)}, between ` +
    `${pick(NAMES)}, grantor, and ${pick(NAMES)}, grantee, of the County of Aldous and State of Ohio, WITNESSETH: that the said ` +
    'grantor, for one dollar and other good and valuable consideration, does hereby grant, bargain, sell and convey unto the ' +
    'said grantee, and to the heirs and assigns of the grantee forever, all that certain tract of land described as follows:';
  const start = `BEGINNING at ${pick(MONUMENTS)} on the southerly right of way line of County Road ${10 + Math.floor(random() * 80)};`;
  const courseTexts = calls.map((call, i) => {
    const end = i === calls.length - 1 ? 'the point of beginning' : pick(MONUMENTS);
    return `thence ${bearingText(call, style)}, ${distanceText(call, style)} to ${end}${i === calls.length - 1 ? ',' : ';'}`;
  });
  const area = `containing ${acres.toFixed(3)} acres, more or less, and being part of the land recorded in Deed Book ${100 + Math.floor(random() * 400)}, Page ${10 + Math.floor(random() * 500)}.`;
  return { text: [head, '', [start, ...courseTexts, area].join(' ')].join('\n'), calls, acres };
}

function bearingText({ bearing }: WrittenCall, style: number): string {
  const { ns, degrees, minutes, seconds, ew } = bearing;
  const [d, m, s] = [degrees, minutes, seconds].map((value) => String(value).padStart(2, '0'));
  if (style === 0) return `N${d}°${m}'${s}"E`.replace('N', ns).replace('E', ew);
  if (style === 1) return `${ns} ${d}° ${m}' ${s}" ${ew}`;
  if (style === 2) {
    const words = { N: 'North', S: 'South', E: 'East', W: 'West' };
    return `${words[ns]} ${degrees} degrees ${m} minutes ${s} seconds ${words[ew]}`;
  }
  return `${ns} ${d}°${m}'${s}" ${ew}`;
}

function distanceText({ distance }: WrittenCall, style: number): string {
  if (style === 0) return `${distance.toFixed(2)} feet`;
  if (style === 1) return `a distance of ${distance.toFixed(2)} feet`;
  if (style === 2) return `${distance.toFixed(2)} feet`;
  return `for a distance of ${distance.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })} ft.`;
}
