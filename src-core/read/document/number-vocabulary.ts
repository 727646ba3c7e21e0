// The words that numbers are written in, old spellings among them.

type Vocabulary = Readonly<Record<string, number>>;

const counted = (words: string, from: number, step = 1): Record<string, number> =>
  Object.fromEntries(words.split(' ').map((word, i) => [word, from + i * step]));

export const UNITS: Vocabulary = {
  ...counted('one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen', 1),
  ...counted('seventeen eighteen nineteen', 17),
  fower: 4,
  forteen: 14,
};

export const TENS: Vocabulary = {
  ...counted('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
  fourty: 40,
  fivety: 50,
  ninty: 90,
};

export const SCALES: Vocabulary = { hundred: 100, hundreds: 100, thousand: 1000, million: 1_000_000 };

export const ORDINALS: Vocabulary = {
  ...counted('first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth', 1),
  ...counted('fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth', 14),
  thirtieth: 30,
  eigth: 8,
  twelvth: 12,
};

const PARTS: Vocabulary = {
  half: 2,
  third: 3,
  fourth: 4,
  quarter: 4,
  fifth: 5,
  sixth: 6,
  eighth: 8,
  tenth: 10,
  sixteenth: 16,
  hundredth: 100,
  thousandth: 1000,
};

export const DENOMINATORS: Vocabulary = {
  ...PARTS,
  ...Object.fromEntries(Object.entries(PARTS).map(([word, parts]) => [`${word}s`, parts])),
  halves: 2,
};

export const VULGAR: Vocabulary = {
  '½': 1 / 2,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅚': 5 / 6,
};
