// A fact of the wire as a person would say it.

const FREE_TEXT = /^(?:note|verbatim)=/;

/** "book=12 | page=4 | note=…" as "book 12, page 4"; what says nothing else as its own words. */
export function factText(wire: string): string {
  if (!/^\w+=/.test(wire)) return wire;
  const parts = wire.split(' | ').filter((one) => !FREE_TEXT.test(one));
  if (parts.length === 0) return wire.replace(FREE_TEXT, '');
  return parts.map((one) => one.replace('=', ' ').replaceAll('_', ' ')).join(', ');
}
