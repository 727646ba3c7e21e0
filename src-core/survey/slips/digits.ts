// Slips of the pen in a row of digits.

export interface DigitSlip {
  kind: 'misread' | 'transposed' | 'dropped';
  /** The row as it should have been. */
  digits: string;
  /** How much likelier than an ordinary slip of its kind. */
  weight: number;
  /** Asked for only when the slip is worth telling. */
  words: () => string;
}

/** Pairs that a hand, a type or a scanner makes look alike. */
const ALIKE: ReadonlySet<string> = new Set(
  ['17', '14', '27', '25', '35', '38', '39', '49', '56', '58', '06', '08', '09', '68', '89', '69', '47'].flatMap(
    (pair) => [pair, `${pair[1]}${pair[0]}`],
  ),
);

/** Every row that differs by one digit. */
export function* misread(row: string): Generator<DigitSlip> {
  for (let place = 0; place < row.length; place++) {
    const digit = row.charAt(place);
    if (digit < '0' || digit > '9') continue;
    for (let other = 0; other < 10; other++) {
      const instead = String(other);
      if (instead === digit) continue;
      const weight = ALIKE.has(digit + instead) ? 2 : 0.7;
      const digits = row.slice(0, place) + instead + row.slice(place + 1);
      yield { kind: 'misread', digits, weight, words: () => `${digit} for ${instead}` };
    }
  }
}

/** Every row with two digits transposed; neighbours are likelier than digits apart. */
export function* transposed(row: string): Generator<DigitSlip> {
  for (let first = 0; first < row.length; first++) {
    const one = row.charAt(first);
    if (one === '.') continue;
    let apart = 0;
    for (let second = first + 1; second < row.length; second++) {
      const other = row.charAt(second);
      if (other === '.') continue;
      apart++;
      if (one === other) continue;
      const digits = row.slice(0, first) + other + row.slice(first + 1, second) + one + row.slice(second + 1);
      yield {
        kind: 'transposed',
        digits,
        weight: apart === 1 ? 1 : 0.1,
        words: () => `${one} and ${other} transposed`,
      };
    }
  }
}

/** Every row with one digit more. */
export function* dropped(row: string): Generator<DigitSlip> {
  for (let place = 0; place <= row.length; place++) {
    for (let digit = place === 0 ? 1 : 0; digit < 10; digit++) {
      // The same row comes of adding a digit before or after its twin.
      if (row.charAt(place) === String(digit)) continue;
      yield {
        kind: 'dropped',
        digits: row.slice(0, place) + digit + row.slice(place),
        weight: 1,
        words: () => `a ${digit} dropped`,
      };
    }
  }
}
