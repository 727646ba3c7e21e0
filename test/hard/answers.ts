// Asking over the wire without the typed client, and holding every answer against the table of endpoints and refusals.
import assert from 'node:assert/strict';
import { type EndpointName, endpoints } from '#core/api/endpoints.ts';
import { ERRORS, type ErrorType } from '#core/api/errors.ts';
import { ErrorEnvelope, ValidationEnvelope } from '#core/schema/refusal.ts';

export interface Question {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer> | FormData;
}

export interface Answer {
  readonly status: number;
  readonly text: string;
  /** `ok`, the refusal's type, or `detail`. */
  readonly kind: string;
}

/** Fails when the answer is neither what the endpoint promises nor a refusal that its row names. */
export async function ask(
  address: string,
  credential: string,
  name: EndpointName,
  question: Question = {},
): Promise<Answer> {
  const { method, path, status: good } = endpoints[name];
  const where = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(question.params?.[key] ?? ''));
  const reply = await fetch(`${address}${where}${question.query ?? ''}`, {
    method,
    redirect: 'manual',
    headers: { ...(credential === '' ? {} : { authorization: `Bearer ${credential}` }), ...question.headers },
    ...(question.body === undefined ? {} : { body: question.body }),
  }).catch((problem: unknown) => {
    throw new Error(`${name} was not answered`, { cause: problem });
  });
  const text = await reply.text();
  const kind = reply.status === good ? 'ok' : kindOf(name, reply.status, text);
  return { status: reply.status, text, kind };
}

/** Heard from any endpoint when the disk is full, read-only or gone. */
const ANYWHERE: readonly ErrorType[] = ['server_misconfigured'];

function kindOf(name: EndpointName, status: number, text: string): string {
  const shown = `${name}: ${status} ${text.slice(0, 300)}`;
  const value: unknown = JSON.parse(text);
  if (ValidationEnvelope.safeParse(value).success) {
    assert(status >= 400 && status < 500, shown);
    return 'detail';
  }
  const refused = ErrorEnvelope.safeParse(value);
  assert(refused.success, shown);
  const { type } = refused.data.error;
  const named: readonly string[] = [...endpoints[name].errors, ...ANYWHERE];
  assert(named.includes(type), `${shown}: not a refusal of this endpoint`);
  assert.equal(status, ERRORS[type as ErrorType].status, shown);
  return type;
}

/** How often each kind of answer was heard. */
export class Tally {
  readonly #counts = new Map<string, number>();

  add(kind: string): void {
    this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + 1);
  }

  of(kind: string): number {
    return this.#counts.get(kind) ?? 0;
  }

  get total(): number {
    return [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
  }

  toString(): string {
    const rows = [...this.#counts].sort(([, a], [, b]) => b - a);
    return rows.map(([kind, count]) => `${kind} ${count}`).join(', ');
  }
}
