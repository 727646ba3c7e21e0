// A stand-in for a model's server on a real port. It speaks both protocols and plays what it is told to.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Extraction } from '#core/schema/extraction.ts';
import { readWire, TIE_CALL } from '#core/schema/wire-string.ts';
import { TEST_CERTIFICATE, TEST_KEY } from '#test/support/test-certificate.ts';

export interface Asked {
  readonly protocol: 'openai' | 'anthropic';
  readonly headers: IncomingMessage['headers'];
  readonly body: { readonly model: string; readonly [key: string]: unknown };
  /** All words that were sent. */
  readonly sent: string;
  /** How often it was asked, this time included. */
  readonly times: number;
}

export interface Play {
  /** An object is written as JSON. */
  readonly answer?: unknown;
  readonly status?: number;
  readonly headers?: Record<string, string>;
  /** Between two pieces of the stream. */
  readonly pause_ms?: number;
  /** The connection is dropped behind so many signs. */
  readonly drop_at?: number;
  readonly end?: 'stop' | 'length' | 'refusal' | 'none';
  /** False: one reply instead of a stream. */
  readonly stream?: boolean;
  /** Null: the server counts nothing. */
  readonly usage?: { readonly input: number; readonly output: number } | null;
  readonly endless?: 'events' | 'line';
}

export interface ModelServer {
  readonly address: string;
  readonly asked: readonly Asked[];
  play(how: Play | ((asked: Asked) => Play)): void;
  close(): Promise<void>;
}

export async function standModel(first: Play | ((asked: Asked) => Play) = {}, secure = false): Promise<ModelServer> {
  let how = first;
  const asked: Asked[] = [];
  const hear = (request: IncomingMessage, response: ServerResponse) => {
    void answer(request, response, asked, (one) => (typeof how === 'function' ? how(one) : how)).catch(() =>
      response.destroy(),
    );
  };
  const server = secure ? createSecureServer({ key: TEST_KEY, cert: TEST_CERTIFICATE }, hear) : createServer(hear);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http${secure ? 's' : ''}://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    play: (next) => {
      how = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A proxy that says whom it was asked for. */
export async function standProxy(): Promise<{ address: string; through: string[]; close(): Promise<void> }> {
  const through: string[] = [];
  const server = createServer();
  server.on('connect', (request, socket) => {
    through.push(request.url ?? '');
    const [host = '', port = ''] = (request.url ?? '').split(':');
    const onward = connect(Number(port), host, () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      onward.pipe(socket).pipe(onward);
    });
    for (const end of [socket, onward]) end.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    through,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  all: Asked[],
  playOf: (asked: Asked) => Play,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  const protocol = request.url?.endsWith('/messages') === true ? 'anthropic' : 'openai';
  const one: Asked = {
    protocol,
    headers: request.headers,
    body: JSON.parse(text === '' ? '{}' : text) as Asked['body'],
    sent: text,
    times: all.length + 1,
  };
  all.push(one);
  const play = playOf(one);
  const { status = 200, stream = true } = play;
  if (status !== 200) {
    response.writeHead(status, { 'content-type': 'application/json', ...play.headers });
    response.end(typeof play.answer === 'string' ? play.answer : '{"error":{"message":"no"}}');
    return;
  }
  const words = typeof play.answer === 'string' ? play.answer : JSON.stringify(play.answer ?? { tracts: [] });
  if (!stream) {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(wholeOf(protocol, words, play)));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (play.endless !== undefined) return endlessly(response, protocol, play.endless);
  await streamed(response, protocol, words, play);
}

const PIECE = 400;

async function streamed(
  response: ServerResponse,
  protocol: Asked['protocol'],
  words: string,
  play: Play,
): Promise<void> {
  const { usage = { input: 1200, output: 340 }, end = 'stop', drop_at } = play;
  const send = (event: unknown) => response.write(`data: ${JSON.stringify(event)}\n\n`);
  if (protocol === 'anthropic') send({ type: 'message_start', message: { usage: { input_tokens: usage?.input } } });
  for (let at = 0; at < words.length; at += PIECE) {
    if (drop_at !== undefined && at >= drop_at) {
      response.destroy();
      return;
    }
    send(pieceOf(protocol, words.slice(at, at + PIECE)));
    if (play.pause_ms !== undefined) await pause(play.pause_ms);
    if (response.destroyed) return;
  }
  if (end !== 'none') send(endOf(protocol, end, usage));
  if (protocol === 'openai' && usage !== null)
    send({ choices: [], usage: { prompt_tokens: usage.input, completion_tokens: usage.output } });
  response.end(protocol === 'openai' ? 'data: [DONE]\n\n' : undefined);
}

const pieceOf = (protocol: Asked['protocol'], text: string): unknown =>
  protocol === 'openai'
    ? { choices: [{ delta: { content: text } }] }
    : { type: 'content_block_delta', delta: { type: 'input_json_delta', partial_json: text } };

const REASONS = { stop: 'tool_use', length: 'max_tokens', refusal: 'refusal', none: null } as const;

function endOf(protocol: Asked['protocol'], end: NonNullable<Play['end']>, usage: Play['usage']): unknown {
  if (protocol === 'anthropic') {
    return { type: 'message_delta', delta: { stop_reason: REASONS[end] }, usage: { output_tokens: usage?.output } };
  }
  return { choices: [{ delta: {}, finish_reason: end === 'refusal' ? 'content_filter' : end }] };
}

function wholeOf(protocol: Asked['protocol'], text: string, { usage = { input: 1200, output: 340 } }: Play): unknown {
  if (protocol === 'anthropic') {
    return {
      content: [{ type: 'text', text }],
      stop_reason: 'end_turn',
      usage: { input_tokens: usage?.input, output_tokens: usage?.output },
    };
  }
  return {
    choices: [{ message: { content: text }, finish_reason: 'stop' }],
    ...(usage === null ? {} : { usage: { prompt_tokens: usage.input, completion_tokens: usage.output } }),
  };
}

/** Gigabytes, as fast as they are taken. */
function endlessly(response: ServerResponse, protocol: Asked['protocol'], of: 'events' | 'line'): void {
  const event = `data: ${JSON.stringify(pieceOf(protocol, 'x'.repeat(60_000)))}\n\n`;
  const chunk = of === 'events' ? event : 'x'.repeat(60_000);
  const more = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', more);
  more();
}

interface AnswerTract {
  name: string;
  quote: string;
  exception: boolean;
  area_quote: string | null;
  courses: { quote: string; kind: string }[];
}

export interface Answer {
  tracts: AnswerTract[];
  parties: { role: string; name: string; quote: string }[];
  references: { quote: string }[];
  remarks: { quote: string; remark: string }[];
}

/** What a model that read like our own reader would answer. */
export function answerLike({ tracts, metadata, fact_confidence: told = {} }: Extraction): Answer {
  return {
    tracts: tracts
      .filter(({ calls }) => calls.length > 0)
      .map((tract) => ({
        name: tract.name,
        quote: '',
        exception: tract.is_exception,
        area_quote: null,
        courses: [
          ...tract.tie_calls.map((tie) => ({ quote: readWire(TIE_CALL, tie).verbatim ?? '', kind: 'tie' })),
          ...tract.calls.map((call) => ({ quote: call.verbatim_text, kind: call.call_type })),
        ],
      })),
    parties: (['grantor', 'grantee'] as const).flatMap((role) =>
      metadata[`${role}s`].map((name, at) => ({ role, name, quote: told[`${role}s[${at}]`]?.quote ?? name })),
    ),
    references: [],
    remarks: [],
  };
}
