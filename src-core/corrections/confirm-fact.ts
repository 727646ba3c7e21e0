// A fact beside the courses confirmed as read: a party, a date, a reference, or a fact of a tract. It stays what it is, and
// is as sure as a person's look makes it; another value cannot be given this way.
import { Refusal } from '#core/api/errors.ts';
import { isSameValue } from '#core/corrections/same-value.ts';
import { type Correction, TractFact } from '#core/schema/correction.ts';
import { type Doubted, withoutDoubts } from '#core/schema/doubted.ts';
import type { Extraction } from '#core/schema/extraction.ts';
import type { FactConfidences } from '#core/schema/fact-confidence.ts';
import { Metadata } from '#core/schema/metadata.ts';
import { doubtedName } from '#core/verdict/wording/doubts.ts';

type Asked = Pick<Correction, 'field' | 'before' | 'after'>;

interface Facts {
  readonly doubts?: Doubted[] | undefined;
  readonly fact_confidence?: FactConfidences | undefined;
}

export const isTractFact = (field: string): field is TractFact => TractFact.safeParse(field).success;

/** The verbatim date has the doubts and the confidence of the date. */
const isDocumentFact = (path: string): boolean => {
  const name = path.replace(/\[\d+\]$/, '');
  return name !== 'transfer_date_verbatim' && Metadata.keyof().safeParse(name).success;
};

/** What the metadata says at a path; undefined where it says nothing. */
export function findFact(metadata: Metadata, path: string): string | undefined {
  const [, list = path, index] = /^(\w+)\[(\d+)\]$/.exec(path) ?? [];
  const value = metadata[list as keyof Metadata];
  const found = index === undefined ? value : Array.isArray(value) ? value[Number(index)] : undefined;
  return typeof found === 'string' && found !== '' ? found : undefined;
}

/** The extraction with the fact of its metadata confirmed. */
export function confirmDocumentFact(extraction: Extraction, correction: Asked): Extraction {
  if (!isDocumentFact(correction.field)) throw new Refusal('unknown_field');
  requireAsRead(correction, findFact(extraction.metadata, correction.field));
  return confirmed(extraction, correction.field);
}

/** A tract with one of its own facts confirmed. */
export function confirmTractFact<Of extends Facts & Record<TractFact, string>>(tract: Of, correction: Asked): Of {
  const field = TractFact.parse(correction.field);
  requireAsRead(correction, tract[field] === '' ? undefined : tract[field]);
  return confirmed(tract, field);
}

function requireAsRead({ field, before, after }: Asked, stands: string | undefined): void {
  const name = doubtedName(field);
  if (stands === undefined)
    throw new Refusal('bad_correction', {}, `No ${name} was read: there is nothing to confirm.`);
  if (!isSameValue(before, stands)) throw new Refusal('stale_correction', { current: stands });
  if (!isSameValue(after, stands))
    throw new Refusal('bad_correction', {}, `The ${name} can be confirmed as read, not changed: after repeats before.`);
}

/** Nothing of it is in doubt on the scan; where the words themselves left no choice, a person's look makes it medium. */
export function confirmed<Of extends Facts>(of: Of, path: string): Of {
  const certain = withoutDoubts(of as Of & { doubts?: Doubted[] }, path);
  const told = of.fact_confidence?.[path];
  if (told?.words_confidence === undefined) return certain;
  const { words_confidence: worded, ...fact } = told;
  const settled = { ...fact, confidence: worded === 'low' ? ('low' as const) : ('medium' as const) };
  return { ...certain, fact_confidence: { ...of.fact_confidence, [path]: settled } };
}
