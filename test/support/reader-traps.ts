// Texts that try a reader's patience: one opening, figure, mark or word over and over, and never what should follow it.

const KILOBYTE = 1024;

/** Traps for a grammar, 64 KB of each: endless openings, figures, marks and words that almost mean something. */
export const READER_TRAPS: Readonly<Record<string, string>> = {
  'bearings without end': 'N 45 ',
  'degrees alone': '45° ',
  'bare figures': '12 ',
  'figures in pairs': '1 2 ',
  'open brackets': '(',
  'one long figure': '1',
  'number words': 'one hundred and ',
  'thence alone': 'thence ',
  'beginnings alone': 'beginning at ',
  'curves announced': 'thence to a point of curve, ',
  'table labels': '\nL1 5',
  exceptions: 'less and except ',
  sections: 'the NW1/4 of Section 5, ',
  acres: '5 acres ',
  parties: 'JOHN SMITH AND MARY SMITH, ',
  lots: 'Lot 5 Block 6 ',
  references: 'Book 5 Page 7 ',
  'courses without end': 'thence N 45°30\'15" E 100 feet; ',
  'sections alone': 'Section 5 ',
  'sections as headings': 'Sec. 5: ',
  'parts and townships': 'T5N NE4 Section 3 ',
  'halves alone': 'N½',
  'tracts announced': 'Tract 1\n',
  'figures and look-alikes': 'l1',
  'points before figures': '..5',
  'lots alone': 'Lot 1 ',
  'lots and their numbers': 'Lots 1, 2, ',
  'halves apart': 'N½ ',
  'halves of halves': 'E½W½ of ',
  'quarters in letters': 'NE¼',
  'fractions of nothing': '½',
  'strips of parts': 'the North 5 feet of ',
  'strips taken out': 'less the West 30 feet ',
  'government lots': 'Government Lot 1, ',
  'meridians alone': 'of the 6th P.M. ',
  'townships alone': 'T5N R6W ',
  'closing brackets': ')',
  'brackets within brackets': '(a',
  'points alone': '.',
  'stops alone': ';',
  'signs of angles': '°',
  'quotes alone': '"',
  'pen strokes': '_ ',
  'unreadable signs': '3\ufffd',
  'stations along a line': '5+00 ',
  'sums of money': '$5 ',
  'numbered items': '1. ',
  'lettered items': '(a) ',
  'numbered lines': '1 a\n2 b\n',
  'pages of one word': 'a\f',
  'lines of one word': 'a\n',
  'torn words': 'be-\n',
  'cardinals alone': 'N ',
  'cardinals against each other': 'N S ',
  'bearings without a side': "S 45°30' ",
  'bearings without marks': 'N45',
  'lengths alone': '5.5 feet; ',
  'lengths of two units': '5 chains 3 links ',
  'lengths in words and figures': 'one hundred feet (100 ',
  'curve tables': 'C1 100.00 50.00 28°38\'52"\n',
  'points of beginning': 'to the point of beginning; ',
  'whole figures': 'Beginning at a stake; thence N 45 E 100 feet to the beginning. ',
  'courses never begun': 'Beginning at a stake thence ',
  'other courses': 'continuing the same course ',
  'places passed': 'passing at 5 feet ',
  dates: 'May 4, 1999 ',
  'days of months': 'day of May ',
  counties: 'Hill County, ',
  couples: 'husband and wife ',
  easements: 'a strip of land 20 feet wide ',
  'doubtful words': 'the distance should be ',
  'one long word': 'a',
  'ones alone': 'one ',
  'tens alone': 'twenty ',
  'hundreds alone': 'hundred ',
  'letters and their feet': 'E 300.00 feet ',
  'letters behind stops': '; E ',
  'numbers in a list': '1, 2, 3 and ',
  'a range, then blank lines': `Section 5, R${'\n'.repeat(20 * KILOBYTE)}`,
};

/** One of them, repeated to so many bytes: texts are limited by what they weigh as UTF-8, not by their letters. */
export function trapOf(trap: string, bytes: number): string {
  return trap.repeat(Math.floor(bytes / Buffer.byteLength(trap)));
}

/** The same in the midst of a deed, between two of its courses. */
export function trapInDeed(trap: string, bytes: number): string {
  const first = "Beginning at a pin; thence N 10°00' E 400.00 feet to a stake; ";
  const rest = "thence S 80°00' E 300.00 feet to a stone; thence S 40° W 500.00 feet to the place of beginning.";
  return `${first}${trapOf(trap, bytes)} ${rest}`;
}
