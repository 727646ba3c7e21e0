// The shape of a row of the endpoint table.
import type { z } from 'zod';
import type { ErrorType } from '#core/api/errors.ts';
import type { KeyScope } from '#core/schema/account.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call: anyone; a key or a session; a session alone; the person at this machine alone; or the holder of a signed address. */
export type Caller = 'anyone' | 'key_or_session' | 'session' | 'desktop' | 'signed_address';

/**
 * What the request carries. `document`: raw PDF, TIFF, PNG, JPEG or .docx, text/plain, multipart with `file`, or nothing with
 * X-Upload-Id. `batch`: multipart with `files`, or the JSON schema. `held`: a signed body, taken as bytes. `bytes`: a file.
 */
export type BodyKind = 'none' | 'json' | 'document' | 'batch' | 'held' | 'bytes';

export type ReplyKind = 'json' | 'file' | 'redirect';

export interface Endpoint {
  readonly method: Method;
  readonly path: string;
  readonly summary: string;
  readonly caller: Caller;
  /** What a key must be for; null where no key is taken. */
  readonly scope: KeyScope | null;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  readonly body: BodyKind;
  readonly body_schema?: z.ZodType;
  /** A body that may be left out altogether. */
  readonly body_optional?: boolean;
  readonly reply: ReplyKind;
  readonly reply_schema?: z.ZodType;
  /** Media types of a file reply; the first is the usual one. */
  readonly media_types?: readonly string[];
  readonly status: number;
  /** A page that another site sends people to. */
  readonly from_anywhere?: boolean;
  readonly errors: readonly ErrorType[];
}
