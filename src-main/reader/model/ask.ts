// One question put to a model's server: streamed, within its time, again where that may help, and never further than asked.
import { setTimeout as pause } from 'node:timers/promises';
import type { Dispatcher } from 'undici';
import { NOTHING_SPENT, plus, type Spent } from '#main/reader/model/budget.ts';
import { eventsIn, wholeOf } from '#main/reader/model/event-stream.ts';
import { ModelFault } from '#main/reader/model/fault.ts';
import { type Manner, type Piece, type Protocol, type Question, USUAL } from '#main/reader/model/protocol.ts';

export interface Server {
  readonly url: URL;
  readonly protocol: Protocol;
  readonly key: string | null;
  readonly dispatcher: Dispatcher;
  readonly wait_ms: number;
  /** Before the second attempt; then twice as long each time. */
  readonly pause_ms: number;
  /** How this server is asked, as learnt from its refusals; by its address and the model. */
  readonly manners: Map<string, Manner>;
}

export interface Answered {
  readonly text: string;
  readonly end: 'whole' | 'cut';
  /** Null where the server told none. */
  readonly input_tokens: number | null;
  readonly output_tokens: number | null;
  /** On attempts before it that broke off, as far as the server told. */
  readonly wasted: Spent;
}

const MOST_ATTEMPTS = 4;
const MOST_MANNERS = 5;

/** Throws ModelFault, or the signal's reason when the work is stopped. */
export async function ask(server: Server, question: Question, signal?: AbortSignal): Promise<Answered> {
  const overdue = AbortSignal.timeout(server.wait_ms);
  const either = signal === undefined ? overdue : AbortSignal.any([signal, overdue]);
  const until = performance.now() + server.wait_ms;
  let wasted: Spent = NOTHING_SPENT;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return { ...(await askMannerly(server, question, either)), wasted };
    } catch (problem) {
      signal?.throwIfAborted();
      const told = faultOf(problem);
      const fault = overdue.aborted ? TOO_LATE(server.wait_ms).after(told.spent ?? NOTHING_SPENT) : told;
      const usual = server.pause_ms * 2 ** (attempt - 1) * (0.75 + Math.random() / 2);
      const wait = fault.again?.after_ms ?? usual;
      // Waiting beyond the time that is left would only be late.
      const isLast = fault.again === null || attempt === MOST_ATTEMPTS || performance.now() + wait > until;
      if (isLast) throw fault.after(wasted);
      if (fault.spent !== null) wasted = plus(wasted, fault.spent);
      await pause(wait, undefined, { signal: either }).catch(() => undefined);
      signal?.throwIfAborted();
    }
  }
}

const TOO_LATE = (ms: number): ModelFault =>
  new ModelFault(`The model did not answer within ${Math.round(ms / 1000)} seconds.`);

/** Asked again in simpler ways while the server says that it does not understand how it is asked. */
async function askMannerly(server: Server, question: Question, signal: AbortSignal): Promise<Once> {
  const known = `${server.url.href} ${question.model}`;
  let manner = server.manners.get(known) ?? USUAL;
  for (let tried = 1; ; tried += 1) {
    const answer = await askOnce(server, question, manner, signal);
    if (!('misunderstood' in answer)) {
      server.manners.set(known, manner);
      return answer;
    }
    const simpler = simplerManner(manner, answer.misunderstood);
    if (simpler === null || tried === MOST_MANNERS) throw REFUSED(answer.status);
    manner = simpler;
  }
}

const REFUSED = (status: number): ModelFault => new ModelFault(`The model’s server refuses the question (${status}).`);

function simplerManner(manner: Manner, said: string): Manner | null {
  if (/temperature/i.test(said) && manner.temperature) return { ...manner, temperature: false };
  if (/stream_options|include_usage/i.test(said) && manner.usage) return { ...manner, usage: false };
  if (/max_completion_tokens/i.test(said) && manner.limit === 'max_tokens')
    return { ...manner, limit: 'max_completion_tokens' };
  if (manner.form === 'schema') return { ...manner, form: 'json' };
  return manner.form === 'json' ? { ...manner, form: 'words' } : null;
}

type Once = Omit<Answered, 'wasted'>;
type Misunderstood = { readonly misunderstood: string; readonly status: number };

async function askOnce(
  { url, protocol, key, dispatcher }: Server,
  question: Question,
  manner: Manner,
  signal: AbortSignal,
): Promise<Once | Misunderstood> {
  const { request } = await import('undici');
  const { statusCode, headers, body } = await request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...protocol.headers(key) },
    body: JSON.stringify(protocol.body(question, manner)),
    dispatcher,
    signal,
  });
  // A reply that is let go of complains once more, and nobody waits for it.
  body.on('error', () => undefined);
  if (statusCode === 400 || statusCode === 422) {
    return { misunderstood: await wholeOf(body, 65_536).catch(() => ''), status: statusCode };
  }
  if (statusCode !== 200) {
    body.destroy();
    throw statusFault(statusCode, headers['retry-after']);
  }
  const isStream = String(headers['content-type'] ?? '').includes('event-stream');
  return collected(isStream ? streamed(protocol, body) : once(protocol, body));
}

function statusFault(status: number, retryAfter: string | string[] | undefined): ModelFault {
  if (status === 401 || status === 403) return new ModelFault(`The model’s server does not take the key (${status}).`);
  if (status === 404) return new ModelFault('The model’s server knows no such model, or its address is another (404).');
  // Sent on to another address, a document would go where nobody allowed it to go.
  if (status >= 300 && status < 400) return new ModelFault('The model’s server sends on to another address.');
  if (status === 413) return new ModelFault('The document is too long for the model’s server (413).');
  const again = status === 408 || status === 425 || status === 429 || status >= 500;
  const busy = status === 429 ? 'has too much to do' : 'is in trouble';
  return new ModelFault(`The model’s server ${busy} (${status}).`, again ? { after_ms: waitOf(retryAfter) } : null);
}

/** In seconds or as a date (RFC 9110, 10.2.3); null where it says nothing that can be followed. */
function waitOf(header: string | string[] | undefined): number | null {
  const text = String(header ?? '').trim();
  if (/^\d{1,6}$/.test(text)) return Number(text) * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now());
}

async function* streamed(protocol: Protocol, body: AsyncIterable<Uint8Array>): AsyncGenerator<Piece> {
  for await (const event of eventsIn(body)) {
    if (event.trim() === '[DONE]') return;
    const value = parsed(event);
    if (value !== undefined) yield protocol.piece(value);
  }
}

async function* once(protocol: Protocol, body: AsyncIterable<Uint8Array>): AsyncGenerator<Piece> {
  yield protocol.whole(parsed(await wholeOf(body)));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Far more than any answer that was asked for. */
const MOST_TEXT = 2_000_000;

async function collected(pieces: AsyncGenerator<Piece>): Promise<Once> {
  let text = '';
  let end: Piece['end'];
  let input: number | null = null;
  let output: number | null = null;
  const spent = (): Spent => ({ input_tokens: input ?? 0, output_tokens: output ?? 0 });
  try {
    for await (const piece of pieces) {
      text += piece.text ?? '';
      if (text.length > MOST_TEXT) throw new ModelFault('The model’s server answered without end, and was cut off.');
      end = piece.end ?? end;
      input = piece.input_tokens ?? input;
      output = piece.output_tokens ?? output;
    }
  } catch (problem) {
    throw faultOf(problem).after(spent());
  }
  if (end === 'refused') throw new ModelFault('The model refuses to read the document.', null, spent());
  if (end === 'fault') throw new ModelFault('The model’s server broke off.', { after_ms: null }, spent());
  return { text, end: end === 'whole' ? 'whole' : 'cut', input_tokens: input, output_tokens: output };
}

/** What undici throws: a connection that was not made or that was dropped. */
function faultOf(problem: unknown): ModelFault {
  if (problem instanceof ModelFault) return problem;
  const code = codeOf(problem);
  if (/CERT|SELF_SIGNED|TLS|SSL|UNABLE_TO_VERIFY|ALTNAME/.test(code))
    return new ModelFault('The certificate of the model’s server is not trusted here.');
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new ModelFault('The model’s server is not reached at its address.', { after_ms: null });
  return new ModelFault('The connection to the model’s server broke.', { after_ms: null });
}

function codeOf(problem: unknown): string {
  if (!(problem instanceof Error)) return '';
  const own = 'code' in problem ? String(problem.code) : '';
  return `${own} ${problem.cause instanceof Error ? codeOf(problem.cause) : ''}`.trim();
}
