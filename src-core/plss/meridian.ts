// The thirty-four principal meridians of the public land survey: their codes, names and the ways deeds write them.

export interface Meridian {
  /** Two digits, as CadNSDI numbers them. */
  code: string;
  /** As it stands on the wire: `6th`, `Willamette`. */
  name: string;
  /** States that this meridian governs any of. */
  states: readonly string[];
  pattern: string;
}

const PM =
  '(?:principal\\s+(?:base\\s+and\\s+)?meridian|prin(?:cipal)?\\.?\\s*mer(?:idian)?\\.?|p\\.?\\s?m\\b\\.?|meridian|mer\\b\\.?)';
const BASE =
  '(?:(?:special\\s+)?(?:base|b\\.?)(?:\\s*line)?\\s*(?:and|&)\\s*)?(?:principal\\s+)?(?:meridian|mer\\b\\.?|m\\b\\.?)';

function numbered(n: number, ordinal: string, suffix: string, states: readonly string[]): Meridian {
  return {
    code: `0${n}`,
    name: `${n}${suffix}`,
    states,
    pattern: `(?:${n}\\s?(?:st|nd|rd|d|th)|${ordinal}(?:\\s*\\(${n}(?:st|nd|rd|d|th)\\))?)\\s*${PM}`,
  };
}

function named(code: string, name: string, states: readonly string[], words: string, letters = ''): Meridian {
  const spelled = `${words}\\s+${BASE}`;
  return { code, name, states, pattern: letters === '' ? spelled : `(?:${spelled}|${letters})` };
}

export const MERIDIANS: readonly Meridian[] = [
  numbered(1, 'first', 'st', ['OH', 'IN']),
  numbered(2, 'second', 'nd', ['IN', 'IL']),
  numbered(3, 'third', 'rd', ['IL']),
  numbered(4, 'fourth', 'th', ['IL', 'WI', 'MN']),
  numbered(5, 'fifth', 'th', ['AR', 'IA', 'MN', 'MO', 'ND', 'SD']),
  numbered(6, 'sixth', 'th', ['CO', 'KS', 'NE', 'SD', 'WY']),
  named('07', 'Black Hills', ['SD'], 'black\\s+hills', 'b\\.?\\s?h\\.?\\s?(?:p\\.?\\s?)?m\\b\\.?'),
  named('08', 'Boise', ['ID'], 'boise', 'b\\.\\s?m\\.(?!\\s*(?:no|#|elev))'),
  named('09', 'Chickasaw', ['MS'], 'chickasaw'),
  named('10', 'Choctaw', ['MS'], 'choctaw'),
  named('11', 'Cimarron', ['OK'], 'cimarron', 'c\\.?\\s?m\\b\\.?'),
  named('12', 'Copper River', ['AK'], 'copper\\s+river', 'c\\.?\\s?r\\.?\\s?m\\b\\.?'),
  named('13', 'Fairbanks', ['AK'], 'fairbanks', 'f\\.\\s?m\\.'),
  named(
    '14',
    'Gila and Salt River',
    ['AZ'],
    'gila\\s*(?:and|&)\\s*salt\\s+river',
    'g\\.?\\s?(?:and|&)?\\s?s\\.?\\s?r\\.?\\s?(?:b\\.?\\s?(?:and|&)?\\s?)?m\\b\\.?',
  ),
  named('15', 'Humboldt', ['CA'], 'humboldt', 'h\\.?\\s?(?:b\\.?\\s?(?:and|&)?\\s?)?m\\b\\.?'),
  named('16', 'Huntsville', ['AL', 'MS'], 'huntsville'),
  named('17', 'Indian', ['OK'], 'indian', 'i\\.?\\s?(?:b\\.?\\s?(?:and|&)?\\s?)?m\\b\\.?'),
  named('18', 'Louisiana', ['LA'], 'louisiana'),
  named('19', 'Michigan', ['MI', 'OH'], 'michigan'),
  named(
    '20',
    'Montana',
    ['MT'],
    'montana(?:\\s+principal)?',
    '(?:principal\\s+meridian,?\\s+(?:of\\s+)?montana|p\\.?\\s?m\\.?\\s?m\\b\\.?|m\\.?\\s?p\\.?\\s?m\\b\\.?)',
  ),
  named(
    '21',
    'Mount Diablo',
    ['CA', 'NV'],
    '(?:mount|mt\\.?)\\s+diablo',
    'm\\.?\\s?d\\.?\\s?(?:b\\.?\\s?(?:and|&)?\\s?)?m\\b\\.?',
  ),
  named('22', 'Navajo', ['AZ', 'NM'], 'navajo'),
  named(
    '23',
    'New Mexico',
    ['NM', 'CO', 'TX'],
    'new\\s+mexico(?:\\s+principal)?',
    'n\\.?\\s?m\\.?\\s?p\\.?\\s?m\\b\\.?',
  ),
  named('24', 'St. Helena', ['LA'], '(?:st\\.?|saint)\\s+helena'),
  named('25', 'St. Stephens', ['AL', 'MS'], "(?:st\\.?|saint)\\s+stephen(?:'?s)?"),
  named('26', 'Salt Lake', ['UT'], 'salt\\s+lake', 's\\.?\\s?l\\.?\\s?(?:b\\.?\\s?(?:and|&)?\\s?)?m\\b\\.?'),
  named(
    '27',
    'San Bernardino',
    ['CA'],
    'san\\s+bern(?:ardino)?\\.?',
    's\\.?\\s?b\\.?\\s?(?:b\\.?\\s?(?:and|&)?\\s?)?m\\b\\.?',
  ),
  named('28', 'Seward', ['AK'], 'seward', 's\\.\\s?m\\.'),
  named('29', 'Tallahassee', ['FL', 'AL'], 'tallahassee'),
  named('30', 'Uintah', ['UT'], 'uinta[h]?', 'u\\.?\\s?s\\.?\\s?(?:b\\.?\\s?(?:and|&)?\\s?)m\\b\\.?'),
  named('31', 'Ute', ['CO'], 'ute'),
  named('32', 'Washington', ['MS', 'LA'], 'washington'),
  named('33', 'Willamette', ['OR', 'WA'], 'willamette', 'w\\.?\\s?m\\b\\.?'),
  named('34', 'Wind River', ['WY'], 'wind\\s+river', 'w\\.?\\s?r\\.?\\s?m\\b\\.?'),
];

const START = '(?:(?<![a-z])|(?<=\\d\\s?[ew]))';
/** Any of them: one look that spares thirty-four where there is none. */
const ANY = new RegExp(`${START}(?:${MERIDIANS.map(({ pattern }) => pattern).join('|')})`, 'iy');
const PATTERNS = MERIDIANS.map((meridian) => ({
  meridian,
  pattern: new RegExp(`${START}(?:${meridian.pattern})`, 'iy'),
}));

/** The meridian written at this place, and how many characters it takes. */
export function findMeridianAt(text: string, at: number): { meridian: Meridian; length: number } | null {
  ANY.lastIndex = at;
  if (!ANY.test(text)) return null;
  for (const { meridian, pattern } of PATTERNS) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) return { meridian, length: match[0].length };
  }
  return null;
}

/** By CadNSDI code (`5` and `05` alike), by name on the wire, or by any spelling. */
export function findMeridian(text: string): Meridian | null {
  const wanted = text.trim();
  const code = wanted.padStart(2, '0');
  const plain = wanted.toLowerCase();
  return (
    MERIDIANS.find((one) => one.code === code || one.name.toLowerCase() === plain) ??
    findMeridianAt(wanted, 0)?.meridian ??
    MERIDIANS.find((one) => plain.startsWith(one.name.toLowerCase())) ??
    null
  );
}

/** Meridians that govern any of a state, by its two letters. */
export function meridiansOf(state: string): readonly Meridian[] {
  return MERIDIANS.filter((one) => one.states.includes(state));
}
