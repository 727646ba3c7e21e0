// Numbers in the spelling of the canonical form: integers as written, all others as Python's repr prints a float.

const FRACTION_OR_EXPONENT = /[.eE]/;
/** An integer of so few characters is certainly a double. */
const SHORT = 300;
/**
 * At most 15 digits, at least 0.0001, no zero at the end. Different decimals of 15 digits are different doubles, so
 * such a token is the shortest spelling already.
 */
const ALREADY_SHORT = /^-?(?!0\.0000)(?=[\d.]{3,16}$)\d+\.\d*[1-9]$/;

/** A valid JSON number token in canonical spelling, or null when no double can hold it. */
export function numberSpelling(token: string): string | null {
  if (!FRACTION_OR_EXPONENT.test(token)) {
    if (token.length > SHORT && !Number.isFinite(Number(token))) return null;
    return token === '-0' ? '0' : token;
  }
  if (ALREADY_SHORT.test(token)) return token;
  const value = Number(token);
  return Number.isFinite(value) ? floatSpelling(value) : null;
}

/** Shortest digits that read back as the same double; an exponent below 1e-4 and from 1e16 on. */
function floatSpelling(value: number): string {
  if (value === 0) return Object.is(value, -0) ? '-0.0' : '0.0';
  const size = Math.abs(value);
  if (size < 1e-4 || size >= 1e16) return exponentSpelling(value);
  const plain = String(value);
  return Number.isInteger(value) ? `${plain}.0` : plain;
}

/** One digit before the point, a signed exponent of at least two digits, as in 5e-05 and 1e+16. */
function exponentSpelling(value: number): string {
  const [digits = '', exponent = ''] = value.toExponential().split('e');
  const sign = exponent.startsWith('-') ? '-' : '+';
  return `${digits}e${sign}${exponent.replace(/^[-+]/, '').padStart(2, '0')}`;
}
