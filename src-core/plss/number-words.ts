// Numbers as deeds spell them out: "thirty-six", "one hundred and twenty-seven".

const UNITS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const ONE_WORD = [...UNITS].sort((a, b) => b.length - a.length).join('|');
const TEN_WORD = [...TENS, 'fourty', 'ninty'].join('|');
const BELOW_HUNDRED = `(?:(?:${TEN_WORD})(?:[\\s-]+(?:${ONE_WORD}))?|(?:${ONE_WORD}))`;

/** Pattern source for a number in words, up to 999; no groups of its own. */
export const NUMBER_WORDS = `(?:(?:(?:${ONE_WORD})[\\s-]+hundred)(?:(?:[\\s-]+and)?[\\s-]+${BELOW_HUNDRED})?|${BELOW_HUNDRED})`;

function wordValue(word: string): number {
  const unit = UNITS.indexOf(word);
  if (unit >= 0) return unit;
  if (word === 'fourty') return 40;
  if (word === 'ninty') return 90;
  const ten = TENS.indexOf(word);
  return ten >= 0 ? (ten + 2) * 10 : 0;
}

/** Value of digits or of words that NUMBER_WORDS matched. */
export function readNumber(text: string): number {
  const digits = /^\d[\d,]*(?:\.\d+)?$/.exec(text.trim());
  if (digits) return Number(text.replaceAll(',', ''));
  let total = 0;
  for (const word of text.toLowerCase().split(/[\s-]+/))
    total = word === 'hundred' ? total * 100 : total + wordValue(word);
  return total;
}
