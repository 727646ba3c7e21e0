// A route: a row of the endpoint table and the function that answers it, typed by the row.
import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { Endpoint } from '#core/api/endpoint.ts';
import type { Caller } from '#main/account/caller.ts';
import type { DeskSignIns } from '#main/account/desk-sign-in.ts';
import type { Provider } from '#main/account/provider.ts';
import type { Sessions } from '#main/account/sessions.ts';
import type { SignIns } from '#main/account/sign-in.ts';
import type { App } from '#main/app.ts';
import type { Till } from '#main/billing/till.ts';
import type { Submitted } from '#main/jobs/admit.ts';
import type { Queue } from '#main/jobs/queue.ts';
import type { OfficeLink } from '#main/service/office/office-link.ts';
import type { OfficeSignIn } from '#main/service/office/office-sign-in.ts';
import type { UploadSlots } from '#main/service/requests/upload-slots.ts';
import type { StoredAccount } from '#main/store/accounts.ts';

type Parsed<Row, Key extends string> = Row extends { readonly [K in Key]: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : Record<string, never>;

interface BodyOf<Row extends Endpoint> {
  none: undefined;
  json: Row extends { body_schema: infer Schema extends z.ZodType }
    ? z.output<Schema> | (Row extends { body_optional: true } ? undefined : never)
    : undefined;
  document: Submitted;
  batch: Submitted[];
  /** The exact text that was posted; null when the bytes are not UTF-8. */
  held: string | null;
  bytes: IncomingBytes;
}

/** A file on its way in, not yet read. */
export interface IncomingBytes {
  readonly stream: Readable;
  /** As announced; null when the sender did not say. */
  readonly length: number | null;
}

export interface Asked<Row extends Endpoint> {
  readonly params: Parsed<Row, 'params'>;
  readonly query: Parsed<Row, 'query'>;
  readonly headers: Parsed<Row, 'headers'>;
  readonly body: BodyOf<Row>[Row['body']];
  /** True when the caller wants JSON rather than to be sent on. */
  readonly wants_json: boolean;
  /** Only the headers of the answer are wanted. */
  readonly head: boolean;
  /** Told when the caller hangs up before the answer. */
  readonly gone: () => AbortSignal;
  /** Ends the connection without an answer. */
  readonly hangUp: () => void;
}

interface Known {
  readonly caller: Caller;
  readonly account: StoredAccount;
  /** The database's when the request came; null where it tells none. */
  readonly version: number | null;
}
interface Unknown {
  readonly caller: null;
  readonly account: null;
}

export interface Door {
  readonly app: App;
  readonly queue: Queue;
  readonly slots: UploadSlots;
  /** The line to the office's server, where this machine is a desk of one. */
  readonly office: OfficeLink;
  /** Null where nothing is sold. */
  readonly till: Till | null;
  readonly sessions: Sessions;
  readonly sign_ins: SignIns;
  /** Of desks of this office. */
  readonly desk_sign_ins: DeskSignIns;
  /** Of this desk at its office. */
  readonly office_sign_in: OfficeSignIn;
  /** Null where nobody can sign in. */
  readonly provider: Provider | null;
  /** Where the service is reached, such as http://127.0.0.1:7420; known once it listens. */
  readonly address: () => string;
  /** Starts the service anew, where whoever runs it can. */
  readonly restart: (() => void) | null;
}

export type Context<Row extends Endpoint> = Door &
  (Row['caller'] extends 'anyone' | 'signed_address' ? Unknown : Known);

/** JSON that is sent as the text it is, since a signed body is its bytes. */
export class RawJson {
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  #sent: Sent | null = null;

  constructor(text: string, headers: Readonly<Record<string, string>> = {}) {
    this.text = text;
    this.headers = headers;
  }

  /** As it goes over the wire, kept for an answer that is given more than once. */
  get sent(): Sent {
    this.#sent ??= sentOf(this.text);
    return this.#sent;
  }
}

/** A body on the wire, with what was made of it so far. */
export interface Sent {
  /** Where it is a string, each letter stands for a byte: the wire takes it as it is, in one piece with the headers. */
  readonly content: string | Buffer;
  /** In bytes. */
  readonly length: number;
  tag?: string;
  packed?: Sent;
  said?: Said;
}

/** Headers that say the same each time a body is sent so: names and values in turn. */
export interface Said {
  /** What every answer said then. */
  readonly standing: readonly string[];
  readonly tagged: boolean;
  readonly packable: boolean;
  readonly headers: readonly string[];
}

/** A longer text stays bytes, and goes out after its headers. */
const LONG_LETTERS = 65_536;

export function sentOf(content: string | Buffer): Sent {
  if (typeof content !== 'string') return { content, length: content.length };
  const length = Buffer.byteLength(content);
  // As many bytes as letters: plain ASCII, whose letters are its bytes.
  if (length === content.length && length <= LONG_LETTERS) return { content, length };
  const bytes = Buffer.from(content);
  return { content: length <= LONG_LETTERS ? bytes.toString('latin1') : bytes, length };
}

export const bytesOf = ({ content }: Sent): Buffer =>
  typeof content === 'string' ? Buffer.from(content, 'latin1') : content;

/** An answer that says something beside its body. */
export class WithHeaders<Value> {
  readonly value: Value;
  readonly headers: Readonly<Record<string, string>>;

  constructor(value: Value, headers: Readonly<Record<string, string>>) {
    this.value = value;
    this.headers = headers;
  }
}

export interface FileReply {
  readonly bytes: Uint8Array;
  readonly media_type: string;
  readonly file_name?: string;
}

export interface Redirect {
  readonly location: string;
  readonly cookie?: string;
}

type Body<Row> = Row extends { reply_schema: infer Schema extends z.ZodType } ? z.input<Schema> : never;

type Answer<Row extends Endpoint> = Row['reply'] extends 'json'
  ? RawJson | Body<Row> | WithHeaders<Body<Row>>
  : Row['reply'] extends 'file'
    ? FileReply
    : Redirect | RawJson;

export interface Route {
  readonly row: Endpoint;
  readonly answer: (asked: Asked<Endpoint>, context: Door & (Known | Unknown)) => unknown;
}

export function route<const Row extends Endpoint>(
  row: Row,
  /** A promise only where something is waited for. */
  answer: (asked: Asked<Row>, context: Context<Row>) => Promise<Answer<Row>> | Answer<Row>,
): Route {
  // The server parses by the row before it calls, so what it passes is what the row says.
  return { row, answer: answer as unknown as Route['answer'] };
}
