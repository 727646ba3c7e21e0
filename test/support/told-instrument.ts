// The instrument of a text as the account sees it, by the same steps as in reading a document.
import { AS_READ } from '#core/language/doubt.ts';
import { documentTextOf } from '#core/language/text/document-text.ts';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { tokensOf } from '#core/language/tokens.ts';
import type { Instrument } from '#core/read/account/instrument.ts';
import { surroundingsOf } from '#core/read/account/tract-text.ts';
import { boundaryOf } from '#core/read/clauses/boundary.ts';
import { unitOf } from '#core/read/clauses/calls.ts';
import { takeTables } from '#core/read/clauses/course-tables.ts';
import { coursesOf } from '#core/read/clauses/courses.ts';
import { descriptionsOf } from '#core/read/clauses/descriptions.ts';
import { elementsOf } from '#core/read/clauses/elements.ts';
import { readStatedArea } from '#core/read/document/stated-area.ts';

/** Every tract is taken for one that may pass; those whose lead ends in a word of exception are kept. */
export function toldInstrument(text: string): Instrument {
  const document = documentTextOf(pagesOfText(text));
  const tokens = tokensOf(document);
  const { rows, prose } = takeTables(tokens, elementsOf(tokens));
  const context = { tokens, tables: rows, azimuthOrigin_deg: 0, azimuthDoubt: AS_READ };
  const descriptions = descriptionsOf(tokens, prose);
  const around = surroundingsOf(tokens, descriptions);
  const tracts = descriptions.flatMap((description, index) => {
    const boundary = boundaryOf(description, coursesOf(context, description));
    const surroundings = around[index];
    if (surroundings === undefined) return [];
    const textOf = (from: number, to: number): string =>
      document.text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0);
    const stated = readStatedArea(textOf(surroundings.closedAt, surroundings.tailTo), 'one');
    const isException = /\b(?:except|excepting)\b[^.]*$/i.test(textOf(surroundings.leadFrom, surroundings.leadTo));
    return [
      {
        index,
        description,
        courses: boundary.courses,
        ties: boundary.ties,
        around: surroundings,
        asserted: [],
        isException,
        isStrip: false,
        stated_acres: stated.stated_acreage,
        unit: unitOf(boundary.courses),
        mayPass: !isException,
      },
    ];
  });
  return { reading: { document, tokens }, tracts };
}
