// Two readings of the same words laid side by side: what the second recogniser read for each word of the first, and
// whether both say the same value.

export interface Compared {
  /** The reading that is well formed where only one is, otherwise the first. */
  text: string;
  /** The other reading. */
  other: string;
  agreed: boolean;
}

export interface FirstWord {
  text: string;
  /** Left and right edge, in the same measure as the second reading's positions. */
  from: number;
  to: number;
}

export interface SecondCharacter {
  text: string;
  x: number;
}

/** One entry for each word of the first reading. */
export function compareReadings(words: readonly FirstWord[], second: readonly SecondCharacter[]): Compared[] {
  const seconds = second.filter(({ text }) => text.trim() !== '');
  const firsts = words.flatMap((word, index) => [...word.text].map((text) => ({ text, index })));
  const owners = ownersOf(firsts, seconds, words);
  return words.map((word, index) => {
    const second = seconds.filter((_, i) => owners[i] === index).map((character) => character.text);
    return settled(word.text, second.join(''));
  });
}

/** Both say the same when their values do, or when the same digits in the same order are well formed in one way only. */
function settled(first: string, second: string): Compared {
  const oneWellFormed = isWellFormed(first) !== isWellFormed(second);
  const sameDigits = digitsOf(first) !== '' && (digitsOf(first) === digitsOf(second) || isDegreeForZero(first, second));
  const agreed = oneWellFormed ? sameDigits || sameValue(first, second) : sameValue(first, second);
  // A foot mark is lost more easily than imagined.
  const preferSecond = isWellFormed(second) && (!isWellFormed(first) || /^['"]$/.test(second.replace(first, '')));
  return preferSecond ? { text: second, other: first, agreed } : { text: first, other: second, agreed };
}

function sameValue(first: string, second: string): boolean {
  return statedValue(first) === statedValue(second);
}

/** A degree mark typed as a raised or small o is read as a digit by one and as a mark by the other: 20031'40" for 20o31'40". */
function isDegreeForZero(first: string, second: string): boolean {
  const zeroed = (word: string) => digitsOf(word.replace(/(?<=^\D?\d{1,2})[°ºo](?=\d)/iu, '0'));
  return zeroed(first) === zeroed(second);
}

function digitsOf(word: string): string {
  return word.replace(/\D/g, '');
}

const WELL_FORMED: readonly RegExp[] = [
  // A bearing or an angle, whole or in the pieces it is set in: 45°12'30", N45°12'30"E, 45°, 12', 30".
  /^[NS]?([0-8]?\d|90)°([0-5]\d'([0-5]\d(\.\d+)?")?)?[EW]?$/,
  /^[0-5]?\d(\.\d+)?['"]$/,
  // A length or an area, with or without the foot mark.
  /^(\d{1,3}(,\d{3})+|\d+)(\.\d+)?'?$/,
  /^\d+\/\d+"?$/,
  /^\d+(st|nd|rd|th)$/,
  /^[NSEW]$/,
];

/** As a surveyor would write it; punctuation of the sentence around it does not count. */
function isWellFormed(word: string): boolean {
  const bare = word
    .replace(/^[(]+|[).,;:]+$/g, '')
    .replace(/(?<=^[NS]?\d{1,2})o(?=\d{2}['’′])/, '°')
    .replace(/[’′]/g, "'")
    .replace(/[”″]/g, '"')
    .replace(/º/g, '°');
  return WELL_FORMED.some((form) => form.test(bare));
}

/** For each second character the word it stands in, by the alignment of both texts with the fewest changes. */
function ownersOf(
  firsts: readonly { text: string; index: number }[],
  seconds: readonly SecondCharacter[],
  words: readonly FirstWord[],
): number[] {
  const columns = seconds.length + 1;
  const cost = new Float64Array((firsts.length + 1) * columns);
  for (let i = 0; i <= firsts.length; i++) {
    for (let j = 0; j <= seconds.length; j++) {
      if (i === 0 || j === 0) cost[i * columns + j] = i + j;
      else {
        const swap =
          (cost[(i - 1) * columns + j - 1] ?? 0) + changeOf(firsts[i - 1]?.text ?? '', seconds[j - 1]?.text ?? '');
        const drop = (cost[(i - 1) * columns + j] ?? 0) + 1;
        const add = (cost[i * columns + j - 1] ?? 0) + 1;
        cost[i * columns + j] = Math.min(swap, drop, add);
      }
    }
  }
  return trace(cost, firsts, seconds, words);
}

function trace(
  cost: Float64Array,
  firsts: readonly { text: string; index: number }[],
  seconds: readonly SecondCharacter[],
  words: readonly FirstWord[],
): number[] {
  const columns = seconds.length + 1;
  const owners: number[] = [];
  let [i, j] = [firsts.length, seconds.length];
  while (j > 0) {
    const here = cost[i * columns + j] ?? 0;
    const first = firsts[i - 1];
    const character = seconds[j - 1] as SecondCharacter;
    const swap = (cost[(i - 1) * columns + j - 1] ?? 0) + changeOf(first?.text ?? '', character.text);
    if (i > 0 && first !== undefined && here === swap) {
      owners[j - 1] = first.index;
      i--;
      j--;
    } else if (i > 0 && here === (cost[(i - 1) * columns + j] ?? 0) + 1) i--;
    else {
      // Seen by the second alone: it belongs to the word it stands in.
      owners[j - 1] = nearestWord(words, character.x);
      j--;
    }
  }
  return owners;
}

/** Marks for marks and look-alikes align before anything else does. */
function changeOf(a: string, b: string): number {
  if (a === b) return 0;
  if (statedValue(a) === statedValue(b)) return 0.1;
  return kindOfCharacter(a) === kindOfCharacter(b) ? 0.9 : 1.2;
}

function kindOfCharacter(character: string): string {
  if (/\d/.test(character)) return 'digit';
  return /\p{L}/u.test(character) ? 'letter' : 'mark';
}

function nearestWord(words: readonly FirstWord[], x: number): number {
  let best = 0;
  let nearest = Number.POSITIVE_INFINITY;
  words.forEach((word, index) => {
    const distance = Math.max(word.from - x, x - word.to, 0);
    if (distance < nearest) {
      nearest = distance;
      best = index;
    }
  });
  return best;
}

/**
 * What a word says, however its marks are drawn: the groups of digits with their decimal points, the letters, and where
 * groups are parted. 45°12'30" and 45º12°30” are one value; 45°12'30" and 4512'30" are not.
 */
export function statedValue(word: string): string {
  const plain = word
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s_]/g, '')
    .replace(/[–—−]/g, '-')
    .replace(/[$§](?=[^a-z]|$)/g, 's')
    .replace(/(?<=[\d.])o+(?=[\d.]|$)/g, (letters) => '0'.repeat(letters.length))
    .replace(/(?<=[°'"]\d?)s(?=\d)|(?<=[°'"]\d)s(?=['"°])/g, '5')
    .replace(/(?<=\d)[li|](?=[\d.])|(?<=\.)[li|](?=\d|$)/g, '1');
  if (!/\d/.test(plain)) return plain.replace(/[^a-z½¼¾]/g, '');
  return plain
    .replace(/(?<=\d)[^a-z\d.,/½¼¾]+(?=\d)/g, '|')
    .replace(/[^a-z\d.,/|½¼¾]+/g, '')
    .replace(/[.,]+(?!\d)/g, '')
    .replace(/^[.,]+(?=[a-z])/, '');
}
