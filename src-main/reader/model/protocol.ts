// What the two protocols have in common: a question, how it may be put, and the pieces of an answer.

export interface Picture {
  /** Page number. */
  readonly page: number;
  readonly png: Uint8Array;
}

export interface Question {
  readonly model: string;
  readonly system: string;
  readonly text: string;
  readonly pictures: readonly Picture[];
  readonly most_tokens: number;
}

/** What a server may not understand, and is then asked without. */
export interface Manner {
  /** How it is held to the form of the answer. */
  readonly form: 'schema' | 'json' | 'words';
  readonly temperature: boolean;
  readonly usage: boolean;
  readonly limit: 'max_tokens' | 'max_completion_tokens';
}

export const USUAL: Manner = { form: 'schema', temperature: true, usage: true, limit: 'max_tokens' };

/** A part of an answer. */
export interface Piece {
  readonly text?: string;
  readonly input_tokens?: number;
  readonly output_tokens?: number;
  readonly end?: 'whole' | 'cut' | 'refused' | 'fault';
}

export interface Protocol {
  headers(key: string | null): Record<string, string>;
  body(question: Question, manner: Manner): unknown;
  /** Of one event of the stream. */
  piece(event: unknown): Piece;
  /** Of a reply that came in one. */
  whole(reply: unknown): Piece;
}

/** A value at a path of an answer that may be anything. */
export function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  let here = value;
  for (const key of path) {
    if (typeof here !== 'object' || here === null) return undefined;
    here = (here as Record<string | number, unknown>)[key];
  }
  return here;
}

const MOST_TOKENS = 100_000_000;

/** A count of tokens that a server told; absent where it told none that can be one. */
export function countOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < MOST_TOKENS ? value : undefined;
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const pngData = ({ png }: Picture): string => Buffer.from(png).toString('base64');
