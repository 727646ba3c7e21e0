// The typed client: addresses, credentials, exact texts and refusals.
import { expect, test } from 'vitest';
import { clientOf, type Fetch, ServiceError } from '#core/api/client.ts';

interface Sent {
  address: string;
  init: Record<string, unknown>;
}

function answering(status: number, text: string, headers: Record<string, string> = {}): { fetch: Fetch; sent: Sent[] } {
  const sent: Sent[] = [];
  const fetch: Fetch = async (address, init) => {
    sent.push({ address, init });
    return {
      ok: status < 400,
      status,
      headers: { get: (name) => headers[name] ?? null },
      text: async () => text,
      arrayBuffer: async () => new TextEncoder().encode(text).buffer as ArrayBuffer,
    };
  };
  return { fetch, sent };
}

test('parameters are escaped into the path and the query', async () => {
  const { fetch, sent } = answering(200, '{"reference":"a/b","placements":[]}');
  const client = clientOf('http://127.0.0.1:1', 'dp_live_x', fetch);
  await client.call('putPlacements', {
    params: { reference: 'a/b' },
    query: { document: 'lot 4 & 5.pdf' },
    json: { tracts: [] },
  });
  expect(sent[0]?.address).toBe('http://127.0.0.1:1/v1/runs/a%2Fb/placements?document=lot%204%20%26%205.pdf');
  expect(sent[0]?.init).toMatchObject({
    method: 'PUT',
    body: '{"tracts":[]}',
    headers: { authorization: 'Bearer dp_live_x' },
  });
});

test('a JSON reply keeps its exact text beside the value', async () => {
  const { fetch } = answering(200, '{"runs": [] }');
  expect(await clientOf('', '', fetch).call('listRuns')).toEqual({
    value: { runs: [] },
    text: '{"runs": [] }',
    status: 200,
  });
});

test('a file reply comes as bytes with its media type', async () => {
  const { fetch } = answering(200, '%PDF', { 'content-type': 'application/pdf' });
  const reply = await clientOf('', 'k', fetch).call('certificate', { body: '{}' });
  expect([new TextDecoder().decode(reply.bytes), reply.media_type]).toEqual(['%PDF', 'application/pdf']);
});

test.each([
  [429, '{"error":{"type":"rate_limited","message":"Slow.","limit":10}}', 'rate_limited', { limit: 10 }, 60],
  [422, '{"detail":[{"loc":["query","limit"],"msg":"too big","type":"too_big"}]}', 'validation', {}, null],
  [500, '{"detail":[{"loc":[],"msg":"x","type":"internal_error"}]}', 'internal_error', {}, null],
  [502, '<html>proxy</html>', 'internal_error', {}, null],
])('a %i is thrown with its type, extras and back-off', async (status, text, type, extras, retry_after) => {
  const { fetch } = answering(status, text, retry_after === null ? {} : { 'retry-after': String(retry_after) });
  const thrown = await clientOf('', 'k', fetch)
    .call('listRuns')
    .catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(ServiceError);
  expect(thrown).toMatchObject({ status, type, extras, retry_after });
});
