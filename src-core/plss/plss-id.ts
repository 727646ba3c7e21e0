// CadNSDI identifiers: the fifteen characters of a township and the section and part ids built upon them.
import { findMeridian } from '#core/plss/meridian.ts';

export interface TownshipId {
  state: string;
  /** Two digits, see meridian.ts. */
  meridian: string;
  /** `17S`, `17.5E`. */
  township: string;
  range: string;
  duplicate: string;
}

const PLSSID = /^([A-Z]{2})(\d{2})(\d{3})([0-3])([NS])(\d{3})([0-3])([EW])(\w)$/;
const QUARTERS = ['', '.25', '.5', '.75'];

/** Null for anything but a well-formed PLSSID with a known meridian. */
export function findTownshipId(plssid: string): TownshipId | null {
  const match = PLSSID.exec(plssid);
  if (match === null) return null;
  const [, state = '', meridian = '', t = '', tf = '', ns = '', r = '', rf = '', ew = '', duplicate = ''] = match;
  if (findMeridian(meridian) === null || Number(t) + Number(tf) === 0 || Number(r) + Number(rf) === 0) return null;
  return {
    state,
    meridian,
    township: `${Number(t)}${QUARTERS[Number(tf)] ?? ''}${ns}`,
    range: `${Number(r)}${QUARTERS[Number(rf)] ?? ''}${ew}`,
    duplicate,
  };
}

/** `17.5E` as 0172E: three digits, the quarters, the direction. Null when it has no direction. */
function codedTally(tally: string): string | null {
  const match = /^(\d{1,3})(\.25|\.5|\.75)?([NSEW])$/.exec(tally);
  if (match === null) return null;
  return `${(match[1] ?? '').padStart(3, '0')}${QUARTERS.indexOf(match[2] ?? '')}${match[3]}`;
}

export function plssIdOf(id: TownshipId): string | null {
  const [township, range] = [codedTally(id.township), codedTally(id.range)];
  return township === null || range === null ? null : `${id.state}${id.meridian}${township}${range}${id.duplicate}`;
}

/** FRSTDIVID of an ordinary section. */
export function sectionIdOf(plssid: string, section: number): string {
  return `${plssid}SN${String(section).padStart(2, '0')}0`;
}
