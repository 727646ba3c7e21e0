// Whether two values of the wire are the same, whatever the order of their keys.

export function isSameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [one, other] = [entriesOf(a), entriesOf(b)];
  return (
    one.length === other.length &&
    one.every(([key, value]) => Object.hasOwn(b, key) && isSameValue(value, b[key as keyof typeof b]))
  );
}

const entriesOf = (value: object): [string, unknown][] => Object.entries(value).filter(([, one]) => one !== undefined);
