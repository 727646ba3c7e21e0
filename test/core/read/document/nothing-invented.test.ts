// Whatever of a document is left, every fact read from it stands in it.
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentTextOf } from '#core/language/text/document-text.ts';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocumentFacts } from '#core/read/document/document-facts.ts';
import { LOT_BLOCK, REFERENCE, readWire } from '#core/schema/wire-string.ts';

const folder = new URL('../../../golden/document/', import.meta.url);
const instruments = readdirSync(folder)
  .filter((file) => file.endsWith('.txt') && !file.startsWith('ocr-'))
  .map((file) => readFileSync(new URL(file, folder), 'utf8'));

const letters = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Printed facts of the reading: names, numbers and places, not what a rule derives from them. */
function printedFacts(text: string): string[] {
  const { metadata } = readDocumentFacts(documentTextOf(pagesOfText(text)));
  const references = [metadata.recording, ...metadata.prior_references].map((wire) => readWire(REFERENCE, wire));
  const lots = metadata.lot_block.map((wire) => readWire(LOT_BLOCK, wire));
  return [
    ...metadata.grantors.flatMap((name) => name.split(' ')),
    ...metadata.grantees.flatMap((name) => name.split(' ')),
    ...references.flatMap(({ book, page, instrument }) => [...(book ?? '').split('-'), page ?? '', instrument ?? '']),
    ...lots.flatMap(({ subdivision, block }) => [subdivision ?? '', block ?? '']),
    metadata.county,
    // The words of a caption beside the lines may stand among those of the date.
    ...metadata.transfer_date_verbatim.split(' '),
  ];
}

const cutting = fc.record({
  instrument: fc.nat(instruments.length - 1),
  other: fc.nat(instruments.length - 1),
  from: fc.double({ min: 0, max: 1, noNaN: true }),
  to: fc.double({ min: 0, max: 1, noNaN: true }),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
});

test('a piece of one instrument run into a piece of another yields only what is printed', () => {
  fc.assert(
    fc.property(cutting, ({ instrument, other, from, to, at }) => {
      const first = instruments[instrument] ?? '';
      const second = instruments[other] ?? '';
      const [start, end] = [Math.min(from, to), Math.max(from, to)];
      const text = `${first.slice(start * first.length, end * first.length)}\n${second.slice(at * second.length)}`;
      const printed = letters(text);
      expect(printedFacts(text).filter((fact) => !printed.includes(letters(fact)))).toEqual([]);
    }),
    { numRuns: 400, seed: 20 },
  );
});
