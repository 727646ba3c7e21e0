// What happened since the start, counted for whoever watches over the service.
import type { Extracted } from '#main/pipeline/extract.ts';

type Counts = Map<string, number>;

/** One measure by the values of its label. */
export interface Tally {
  readonly documents: Counts;
  readonly verdicts: Counts;
  readonly errors: Counts;
  readonly requests: Counts;
  /** Of requests, and of reading by what it took: a text, or the recogniser. */
  readonly seconds: Counts;
  readonly pages: Counts;
  request(status: number, seconds: number): void;
  /** A refusal that a caller was given. */
  refusal(type: string): void;
  read(extracted: Pick<Extracted, 'text_source' | 'usage' | 'gist' | 'read'>): void;
  /** A document that could not be read. */
  failed(type: string): void;
}

/** Of statuses, by their first digit. */
const CLASSES: readonly string[] = ['0xx', '1xx', '2xx', '3xx', '4xx', '5xx'];

export function openTally(): Tally {
  const counts = (): Counts => new Map();
  const documents = counts();
  const verdicts = counts();
  const errors = counts();
  const requests = counts();
  const seconds = counts();
  const pages = counts();
  const add = (to: Counts, label: string, amount = 1) => void to.set(label, (to.get(label) ?? 0) + amount);
  return {
    documents,
    verdicts,
    errors,
    requests,
    seconds,
    pages,
    request: (status, took) => {
      add(requests, CLASSES[Math.floor(status / 100)] ?? 'other');
      add(seconds, 'requests', took);
    },
    refusal: (type) => add(errors, type),
    read: ({ text_source, usage, gist: { tracts, whole }, read }) => {
      const by = text_source === 'ocr' || text_source === 'mixed' ? 'recogniser' : 'text';
      add(documents, 'succeeded');
      add(pages, by, read.pages);
      add(seconds, by, usage.seconds);
      for (const { status } of tracts) add(verdicts, status);
      if (whole !== null) add(verdicts, whole.status);
    },
    failed: (type) => {
      add(documents, 'failed');
      add(errors, type);
    },
  };
}
