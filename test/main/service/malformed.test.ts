// Nonsense at every door: whatever comes, the answer is a refusal of the table or a wrong shape, and never our fault.
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '#core/api/endpoints.ts';
import { heldText } from '#test/main/service/stands.ts';
import { randomOf } from '#test/support/random.ts';
import { DEED, type Stand, standService } from '#test/support/service.ts';

const REQUESTS = Number(process.env.DEEDPROOF_MALFORMED ?? 600);
let stand: Stand;
let held: string;
beforeAll(async () => {
  stand = await standService({ limits: { concurrent: 100_000 } });
  held = await heldText(stand);
});
afterAll(() => stand.close());

const TYPES = [
  'text/plain',
  'application/json',
  'application/pdf',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'multipart/form-data; boundary=',
  'application/x-www-form-urlencoded',
  'nonsense',
  '',
];

test(`${REQUESTS} malformed requests are all refused in words`, async () => {
  const random = randomOf(20_260_715);
  const under = (limit: number) => Math.floor(random() * limit);
  const pick = <T>(list: readonly T[]): T => list[under(list.length)]!;
  const part = (name: string, body: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a"\r\n\r\n${body}\r\n--x--\r\n`;
  const bodies: (() => string | Uint8Array<ArrayBuffer>)[] = [
    () => '',
    () => '{',
    () => '[]',
    () => 'null',
    () => '{"extraction":null}',
    () => `{"extraction":${held}`,
    () => held.slice(0, under(held.length)),
    () => `{"extraction":${held.replace('"calls":[', '"calls":[null,')},"corrections":[{}],"source":7}`,
    () => JSON.stringify({ ...JSON.parse(held), extraction: pick([{}, [], 'x', { tracts: [{}] }, { tracts: 'x' }]) }),
    () => part(pick(['file', 'files', '']), DEED.slice(0, under(200))),
    () => part('file', DEED).slice(0, under(300)),
    () => JSON.stringify({ uploads: pick<unknown>([1, [1], [{}], ['../x'], { a: 1 }, null]) }),
    () => '{"tracts":[{"tract_index":1e9,"lon":1e400,"lat":null}]}',
    () => Uint8Array.from({ length: under(400) }, () => under(256)),
    () => `%PDF-1.7\n${'x'.repeat(under(100))}`,
  ];
  const wrong: string[] = [];
  const names = Object.entries(endpoints).filter(([name]) => name !== 'deleteRuns' && name !== 'putSettings');
  for (let i = 0; i < REQUESTS; i++) {
    const [name, row] = pick(names);
    const path = row.path.replace(/\{\w+\}/g, () =>
      encodeURIComponent(pick(['x', '..', '%00', 'job_x', '👍', 'a'.repeat(300)])),
    );
    const query = pick([
      '',
      '?limit=x',
      '?west=1&south=2',
      '?name=../a',
      '?runs=-1',
      '?expires=1&signature=é',
      '?document=%',
    ]);
    const sends = row.method !== 'GET';
    const reply = await fetch(`${stand.service.address}${path}${query}`, {
      method: row.method,
      redirect: 'manual',
      headers: {
        authorization: `Bearer ${stand.service.session_token}`,
        'content-type': pick(TYPES),
        ...pick<Record<string, string>>([{}, {}, { 'x-upload-id': 'x' }]),
      },
      ...(sends ? { body: pick(bodies)() } : {}),
    });
    const text = await reply.text();
    const refused = reply.status < 500 || /^\{"error":\{"type":"(?!internal_error)[a-z_]+"/.test(text);
    if (!refused) wrong.push(`${name} ${query} ${reply.status} ${text.slice(0, 200)}`);
  }
  expect(wrong).toEqual([]);
});

test('a body that is packed is refused for that, and not for what its bytes look like', async () => {
  const headers = { authorization: `Bearer ${stand.service.session_token}`, 'content-type': 'text/plain' };
  const send = (path: string, coding: string) => {
    const body = coding === 'identity' ? Buffer.from(DEED) : gzipSync(DEED);
    const init = { method: 'POST', headers: { ...headers, 'content-encoding': coding }, body };
    return fetch(`${stand.service.address}${path}`, init);
  };
  for (const path of ['/v1/extract', '/v1/extracts', '/v1/verify', '/v1/uploads']) {
    const answer = await send(path, 'gzip');
    expect([path, answer.status]).toEqual([path, 415]);
    expect(await answer.text()).toContain('Content-Encoding');
  }
  expect((await send('/v1/extracts', 'identity')).status).toBe(202);
});
