// Random JSON objects as text, in every spelling the grammar allows, from a seed.

const LETTERS = [..."abcXYZ019 _-'/.,;°′″½é~\u007f\u0080\u2028\ud7ff\ue000\uffff", '📍', '𐀀', '\u{10ffff}'];
const ESCAPES = [
  '\\"',
  '\\\\',
  '\\/',
  '\\b',
  '\\f',
  '\\n',
  '\\r',
  '\\t',
  '\\u0000',
  '\\u00B0',
  '\\uD83D\\uDCCD',
  '\\u007F',
];

export function jsonText(random: () => number): string {
  const under = (limit: number) => Math.floor(random() * limit);
  const pick = <T>(list: readonly T[]): T => list[under(list.length)]!;
  const space = () => pick(['', '', '', ' ', '\n\t', '\r\n  ']);
  const digits = (most: number) => Array.from({ length: 1 + under(most) }, () => String(under(10))).join('');

  function number(): string {
    const whole = random() < 0.2 ? '0' : `${1 + under(9)}${random() < 0.7 ? digits(random() < 0.1 ? 40 : 6) : ''}`;
    const fraction = random() < 0.6 ? `.${digits(random() < 0.2 ? 25 : 4)}` : '';
    const exponent =
      random() < 0.2 ? `${pick(['e', 'E'])}${pick(['', '+', '-'])}${under(random() < 0.2 ? 260 : 30)}` : '';
    return `${random() < 0.3 ? '-' : ''}${whole}${fraction}${exponent}`;
  }
  function string(): string {
    return `"${Array.from({ length: under(12) }, () => (random() < 0.2 ? pick(ESCAPES) : pick(LETTERS))).join('')}"`;
  }
  function value(depth: number): string {
    const kind = random();
    if (depth < 5 && kind < 0.15) return object(depth + 1);
    if (depth < 5 && kind < 0.3) return array(depth + 1);
    if (kind < 0.6) return number();
    return kind < 0.85 ? string() : pick(['true', 'false', 'null']);
  }
  function array(depth: number): string {
    return `[${space()}${Array.from({ length: under(5) }, () => value(depth)).join(`${space()},${space()}`)}${space()}]`;
  }
  function object(depth: number): string {
    const members = new Map<string, string>();
    for (let n = under(6); n > 0; n--) {
      const key = string();
      members.set(JSON.parse(key), `${key}${space()}:${space()}${value(depth)}`);
    }
    return `{${space()}${[...members.values()].join(`${space()},${space()}`)}${space()}}`;
  }
  return object(0);
}
