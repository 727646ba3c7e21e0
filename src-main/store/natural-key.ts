// Names in the order in which people count: deed-2 before deed-10.

const DIGITS = 12;
/** Nothing of it is taken apart or has accents. */
const ASCII = /^[ -~]*$/;

/** Compared byte by byte, keys stand as their names do: numbers by their value, letters without case and accents. */
export function nameKeyOf(name: string): string {
  const bare = ASCII.test(name) ? name : name.normalize('NFKD').replace(/\p{Mn}/gu, '');
  const plain = bare.toLowerCase();
  return plain.replace(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, '').padStart(DIGITS, '0'));
}
