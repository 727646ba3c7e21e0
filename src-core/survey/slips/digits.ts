// Slips of the pen in a row of digits, each with its part of all slips of its kind in such a row.

export interface DigitSlip {
  kind: 'misread' | 'transposed' | 'dropped' | 'added' | 'two';
  /** The row as it should have been. */
  digits: string;
  weight: number;
  /** Asked for only when the slip is worth telling. */
  words: () => string;
}

/** Pairs that a hand, a type or a scanner makes look alike. */
const ALIKE = ['17', '14', '27', '25', '35', '38', '39', '49', '56', '58', '06', '08', '09', '68', '89', '69', '47'];

/** One digit is alike to about three and a half others, and taken for one of those three times as often. */
const TAKEN_FOR: readonly (readonly number[])[] = Array.from({ length: 10 }, (_, one) =>
  Array.from({ length: 10 }, (__, other) =>
    ALIKE.includes(`${one}${other}`) || ALIKE.includes(`${other}${one}`) ? 0.19 : 0.06,
  ),
);

const alikeness = (digit: number, other: number): number => TAKEN_FOR[digit]?.[other] ?? 0;

/** The most that any two digits of a row make of all rows with two wrong. */
export const mostOfTwo = (places: number): number => (2 * 0.19 * 0.19) / Math.max(1, places * (places - 1));

const isDigit = (mark: string): boolean => mark >= '0' && mark <= '9';

const countOf = (row: string): number => row.length - (row.includes('.') ? 1 : 0);

/** Every row that differs by one digit. */
export function* misread(row: string): Generator<DigitSlip> {
  const places = countOf(row);
  for (let place = 0; place < row.length; place++) {
    const digit = row.charAt(place);
    if (!isDigit(digit)) continue;
    for (let other = 0; other < 10; other++) {
      const instead = String(other);
      if (instead === digit) continue;
      const digits = row.slice(0, place) + instead + row.slice(place + 1);
      yield {
        kind: 'misread',
        digits,
        weight: alikeness(other, Number(digit)) / places,
        words: () => `${digit} for ${instead}`,
      };
    }
  }
}

/** Every row with two digits transposed; neighbours are likelier than digits apart. */
export function* transposed(row: string): Generator<DigitSlip> {
  const places = countOf(row);
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
        weight: (apart === 1 ? 1 : 0.1) / places,
        words: () => `${one} and ${other} transposed`,
      };
    }
  }
}

/** Every row with one digit more; a leading one, such as the hundreds of a number in words, is lost more often. */
export function* dropped(row: string): Generator<DigitSlip> {
  const places = countOf(row) + 1;
  for (let place = 0; place <= row.length; place++) {
    for (let digit = place === 0 ? 1 : 0; digit < 10; digit++) {
      // The same row comes of adding a digit before or after its twin.
      if (row.charAt(place) === String(digit)) continue;
      yield {
        kind: 'dropped',
        digits: row.slice(0, place) + digit + row.slice(place),
        weight: (place === 0 ? 2 : 1) / places,
        words: () => `a ${digit} dropped`,
      };
    }
  }
}

/** Every row with one digit less; one written twice is likelier than one from nowhere. */
export function* added(row: string): Generator<DigitSlip> {
  const places = countOf(row);
  for (let place = 0; place < row.length; place++) {
    const digit = row.charAt(place);
    if (!isDigit(digit) || row.charAt(place + 1) === digit) continue;
    const digits = row.slice(0, place) + row.slice(place + 1);
    if (!isDigit(digits.charAt(0)) || digits.endsWith('.')) continue;
    const twice = row.charAt(place - 1) === digit;
    yield {
      kind: 'added',
      digits,
      weight: (twice ? 1 : 0.05) / places,
      words: () => (twice ? `the ${digit} written twice` : `a ${digit} too many`),
    };
  }
}

/**
 * Every row that differs by two digits and comes within a bound of the value sought. `worth` is what each place of the
 * row counts, so that 15°30' and 247.50 are both sums.
 */
export function* twoMisread(
  row: string,
  worth: readonly number[],
  sought: number,
  within: number,
): Generator<DigitSlip> {
  const digits = Array.from(row, Number);
  const value = digits.reduce((sum, digit, place) => sum + digit * (worth[place] ?? 0), 0);
  const weight = 2 / Math.max(1, row.length * (row.length - 1));
  for (let first = 0; first < digits.length; first++) {
    for (let second = first + 1; second < digits.length; second++) {
      const [one = 0, other = 0] = [digits[first], digits[second]];
      const [large = 0, small = 1] = [worth[first], worth[second]];
      for (let instead = 0; instead < 10; instead++) {
        if (instead === one) continue;
        const left = sought - value - (instead - one) * large + other * small;
        const low = Math.max(0, Math.ceil((left - within) / small));
        const high = Math.min(9, Math.floor((left + within) / small));
        for (let last = low; last <= high; last++) {
          if (last === other) continue;
          const changed = row.slice(0, first) + instead + row.slice(first + 1, second) + last + row.slice(second + 1);
          yield {
            kind: 'two',
            digits: changed,
            weight: weight * alikeness(instead, one) * alikeness(last, other),
            words: () => `${one} for ${instead} and ${other} for ${last}`,
          };
        }
      }
    }
  }
}
