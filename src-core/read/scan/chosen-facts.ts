// Facts that were mended, counted or chosen: they go out with the doubt of that, and with what the page shows instead.

import type { DocumentText } from '#core/language/text/document-text.ts';
import { spellingsOf } from '#core/read/document/agreed-names.ts';
import { readDates } from '#core/read/document/dates.ts';
import { findRunningReference } from '#core/read/document/running-reference.ts';
import type { Doubted } from '#core/schema/doubted.ts';
import type { Metadata } from '#core/schema/metadata.ts';
import { REFERENCE, readWire } from '#core/schema/wire-string.ts';

/** Of a fact that stands nowhere as it is told. */
const MENDED_CHANCE = 0.5;
/** Of a page's number that its neighbours tell. */
const COUNTED_CHANCE = 0.9;

export function chosenFacts(document: DocumentText, metadata: Metadata): Doubted[] {
  const { grantors, grantees } = metadata;
  const parties = new Set([...grantors, ...grantees].map((name) => name.toLowerCase()));
  const named = (field: string, name: string): Doubted[] => chosenName(document, field, name, parties);
  return [
    ...grantors.flatMap((name, at) => named(`grantors[${at}]`, name)),
    ...grantees.flatMap((name, at) => named(`grantees[${at}]`, name)),
    ...countedPage(document, metadata.recording),
    ...mendedDate(document, metadata),
    ...mendedCounty(document, metadata.county),
  ];
}

/** Most spellings that are told of one name. */
const MOST_OTHERS = 4;

function chosenName(document: DocumentText, field: string, name: string, parties: ReadonlySet<string>): Doubted[] {
  const spellings = spellingsOf(document, name).filter(
    ({ text, isSame }) => isSame || !parties.has(text.toLowerCase()),
  );
  const others = spellings.filter(({ isSame }) => !isSame);
  if (others.length === 0) return [];
  const weight = spellings.reduce((sum, one) => sum + one.weight, 0);
  const same = spellings.find(({ isSame }) => isSame)?.weight ?? 0;
  const rounded = (share: number): number => Math.round(share * 1e4) / 1e4;
  return [
    {
      ...wholeDoubt(field, name, same === 0 ? MENDED_CHANCE : rounded(same / weight)),
      others: others.slice(0, MOST_OTHERS).map((one) => ({ text: one.text, chance: rounded(one.weight / weight) })),
    },
  ];
}

function countedPage(document: DocumentText, recording: string): Doubted[] {
  const { page } = readWire(REFERENCE, recording);
  const running = findRunningReference(document);
  const isCounted = running.counted && page !== undefined && page === running.page;
  return isCounted ? [wholeDoubt('recording', page, COUNTED_CHANCE)] : [];
}

function mendedDate({ flow }: DocumentText, { transfer_date, transfer_date_verbatim: verbatim }: Metadata): Doubted[] {
  if (transfer_date === '' || verbatim === '') return [];
  const bare = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  const isPrinted = bare(flow.text).includes(bare(verbatim));
  if (isPrinted && readDates(verbatim).some(({ iso }) => iso === transfer_date)) return [];
  return [wholeDoubt('transfer_date', verbatim, MENDED_CHANCE)];
}

/** A county that no page names so was known by those of its state. */
function mendedCounty({ flow }: DocumentText, county: string): Doubted[] {
  return flow.text.toLowerCase().includes(county.toLowerCase()) ? [] : [wholeDoubt('county', county, MENDED_CHANCE)];
}

const wholeDoubt = (field: string, text: string, chance: number): Doubted => ({
  field,
  text,
  at: Array.from(text, (_, index) => index),
  chance,
});
