// The command line as its user runs it: real files, exit codes, and a program of its own wherever that could matter.
import { execFile } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import { closeApp, openApp } from '#main/app.ts';
import { startService } from '#main/service/server.ts';
import { command, type Ended } from '#test/support/command-line.ts';
import { PROGRAM } from '#test/support/program.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const samples = join(root, 'resources', 'samples');
const folder = temporaryFolder('cli');
const data = join(folder, 'data');
const out = join(folder, 'out');

/** In a process of its own, from its start to its exit. */
function program(words: readonly string[], input = ''): Promise<Ended> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [PROGRAM, ...words], { cwd: folder }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr }),
    );
    child.stdin?.end(input);
  });
}

const held = (name: string) => join(out, name);
const body = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as ExtractResponse;

beforeAll(async () => {
  const names = [
    'subdivision-lot-with-curves.txt',
    'old-deed-in-poles.txt',
    'aliquot-deed.txt',
    'deed-with-a-blunder.txt',
  ];
  const ended = await program(['extract', ...names.map((name) => join(samples, name)), '--out', out, '--data', data]);
  expect(ended).toMatchObject({ code: 0, stderr: '' });
  expect(ended.stdout).toMatch(/PASS +1:\d+ +2\.23\d ac {2}PARCEL 4/);
  expect(ended.stdout).toMatch(/REVIEW +1:233 +5\.948 ac/);
});

describe('extract', () => {
  test('names as long as a disk takes are read like others, and a folder among them is named', async () => {
    const there = mkdtempSync(join(folder, 'long-'));
    const names = ['a'.repeat(255), `${'a'.repeat(251)}.txt`, 'ü'.repeat(127)];
    for (const name of names) copyFileSync(join(samples, 'old-deed-in-poles.txt'), join(there, name));
    const files = [there, ...names.map((name) => join(there, name))];
    const ended = await command(['extract', ...files, '--out', join(there, 'out'), '--data', data]);
    expect(ended).toMatchObject({ code: 2, stderr: `${there}: is a folder, not a file.\n` });
    const documents = readdirSync(join(there, 'out')).map((name) => body(join(there, 'out', name)).document);
    expect(documents.toSorted()).toEqual(names.toSorted());
  });

  test.each([
    ['subdivision-lot-with-curves.json', ['PASS'], 7],
    ['old-deed-in-poles.json', ['REVIEW'], 5],
    ['aliquot-deed.json', ['REVIEW'], 0],
    ['deed-with-a-blunder.json', ['REVIEW'], 6],
  ])('%s holds the verdict %j over %i calls', (name, statuses, calls) => {
    const result = body(held(name));
    expect(result.groundtruth_verdicts.map((verdict) => verdict.status)).toEqual(statuses);
    expect(result.extraction.tracts[0]?.calls).toHaveLength(calls);
  });

  test('names the transposed distance of the blundered deed', () => {
    const [suspect] = body(held('deed-with-a-blunder.json')).groundtruth_verdicts[0]?.suspects ?? [];
    expect(suspect).toMatchObject({ call: 3, field: 'distance', before: 301.44, after: 310.44, area_agrees: true });
  });

  test('reads standard input', async () => {
    const text = readFileSync(join(samples, 'old-deed-in-poles.txt'), 'utf8');
    const ended = await program(['extract', '-', '--out', out, '--data', data], text);
    expect(ended.code).toBe(0);
    expect(body(held('pasted-text.json')).input_kind).toBe('text');
  });

  test('a refused document says why, and the others are still read', async () => {
    const odd = join(folder, 'odd.pdf');
    writeFileSync(odd, new Uint8Array([0, 1, 2, 3]));
    const good = join(samples, 'aliquot-deed.txt');
    const ended = await program(['extract', odd, join(folder, 'gone.txt'), good, '--out', out, '--data', data]);
    expect(ended.code).toBe(2);
    expect(ended.stderr).toContain('odd.pdf: unsupported_format: ');
    expect(ended.stderr).toContain('gone.txt: there is no such file');
    expect(ended.stdout).toContain('Section 14');
  });

  test('two documents of one stem do not overwrite each other', async () => {
    const [a, b] = [join(folder, 'lot.txt'), join(folder, 'lot.text')];
    copyFileSync(join(samples, 'aliquot-deed.txt'), a);
    copyFileSync(join(samples, 'old-deed-in-poles.txt'), b);
    const twin = join(folder, 'twins');
    expect((await command(['extract', a, b, '--out', twin, '--data', data])).code).toBe(0);
    expect(body(join(twin, 'lot.json')).document).toBe('lot.txt');
    expect(body(join(twin, 'lot.text.json')).document).toBe('lot.text');
  });
});

describe('verify', () => {
  test('accepts what extract wrote', async () => {
    expect(await command(['verify', held('subdivision-lot-with-curves.json'), '--data', data])).toMatchObject({
      code: 0,
    });
  });

  test('rejects it after one digit is changed', async () => {
    const changed = join(folder, 'changed.json');
    const text = readFileSync(held('subdivision-lot-with-curves.json'), 'utf8');
    writeFileSync(changed, text.replace('212.4,', '212.5,'));
    const ended = await program(['verify', changed, '--data', data]);
    expect(ended.code).toBe(3);
    expect(ended.stdout).toContain('MISMATCH');
  });

  test('refuses a file that is no extraction', async () => {
    const other = join(folder, 'other.json');
    writeFileSync(other, '{"hello": 1}');
    expect((await command(['verify', other, '--data', data])).code).toBe(2);
  });
});

test('correct sets the distance right, and the corrected file verifies', async () => {
  const fixed = join(folder, 'fixed.json');
  const correction = '{"tract":0,"call":3,"field":"distance","before":301.44,"after":310.44}';
  const blunder = held('deed-with-a-blunder.json');
  const ended = await command([
    'correct',
    blunder,
    '--set',
    correction,
    '--by',
    'R. Vale',
    '--out',
    fixed,
    '--data',
    data,
  ]);
  expect(ended.stdout).toMatch(/1 corrected, 0 fitted\n +PASS/);
  expect(body(fixed).corrections).toMatchObject([{ by: 'R. Vale', before: 301.44, after: 310.44 }]);
  expect((await command(['verify', fixed, '--data', data])).code).toBe(0);
  const stale = await command(['correct', fixed, '--set', correction, '--data', data]);
  expect(stale).toMatchObject({ code: 2 });
  expect(stale.stderr).toContain('stale_correction');
});

test('export writes every artifact that is asked for', async () => {
  const files = ['certificate.pdf', 'dxf.dxf', 'geopackage.gpkg', 'svg.svg', 'report.md', 'csv.csv'].map((name) =>
    join(folder, name),
  );
  const words = files.flatMap((file) => [`--${file.split('/').at(-1)?.split('.')[0]}`, file]);
  const lot = held('subdivision-lot-with-curves.json');
  expect(await command(['export', lot, ...words, '--data', data])).toMatchObject({ code: 0, stderr: '' });
  for (const file of files) expect(statSync(file).size).toBeGreaterThan(300);
});

test('export goes on past what it cannot make, names it, and says so by its exit code', async () => {
  const aliquot = held('aliquot-deed.json');
  const [certificate, dxf, report, lost] = ['a.pdf', 'a.dxf', 'a.md', 'no/such/folder.svg'].map((name) =>
    join(folder, 'partly', name),
  ) as [string, string, string, string];
  mkdirSync(join(folder, 'partly'));
  const words = ['--dxf', dxf, '--report', report, '--svg', lost, '--certificate', certificate];
  const ended = await command(['export', aliquot, ...words, '--data', data]);
  expect(ended.code).toBe(2);
  expect(ended.stderr).toMatch(/^dxf: nothing_to_draw: /m);
  expect(ended.stderr).toMatch(/^svg: /m);
  expect(ended.stdout.split('\n').filter((line) => line !== '')).toEqual([report, certificate]);
  expect(existsSync(dxf)).toBe(false);
  for (const file of [certificate, report]) expect(statSync(file).size).toBeGreaterThan(300);
});

test('a certificate that cannot be made keeps back no drawing', async () => {
  const lot = held('subdivision-lot-with-curves.json');
  const tampered = join(folder, 'tampered.json');
  writeFileSync(tampered, readFileSync(lot, 'utf8').replace('PARCEL 4', 'PARCEL 5'));
  const [pdf, dxf] = [join(folder, 'tampered.pdf'), join(folder, 'tampered.dxf')];
  const ended = await command(['export', tampered, '--certificate', pdf, '--dxf', dxf, '--data', data]);
  expect(ended).toMatchObject({ code: 2 });
  expect(ended.stderr).toMatch(/^certificate: attestation_mismatch: /);
  expect(existsSync(pdf)).toBe(false);
  expect(statSync(dxf).size).toBeGreaterThan(300);
});

test('export carries the saved positions of the library, also while the service is at work', async () => {
  const placedData = join(folder, 'placed');
  const app = await openApp({ data_dir: placedData, log: { write: () => undefined } });
  const service = await startService(app, { port: 0, renderer_dir: null });
  const key = (await command(['keys', 'create', 'office', '--data', placedData])).stdout.trim();
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${service.address}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${key}`, ...init.headers },
    });
    return answer.text();
  };
  const source = readFileSync(join(samples, 'deed-with-a-blunder.txt'));
  const headers = { 'content-type': 'text/plain', 'x-document-name': 'deed.txt' };
  const { job } = JSON.parse(await ask('/v1/extracts', { method: 'POST', headers, body: source })) as { job: string };
  for (;;) {
    const state = JSON.parse(await ask(`/v1/extracts/${job}`)) as { status: string; result?: object };
    if (state.status === 'succeeded') {
      writeFileSync(join(folder, 'placed.json'), JSON.stringify(state.result));
      break;
    }
    // Asked without pause it would run into the rate limit, and wait for its end.
    await setTimeout(100);
  }
  await ask(`/v1/runs/${job}/placements`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ tracts: [{ tract_index: 0, lon: -86.25, lat: 35.5, rotation_deg: 2 }] }),
  });
  const dxf = join(folder, 'placed.dxf');
  const words = ['export', join(folder, 'placed.json'), '--dxf', dxf, '--data', placedData];
  expect(await command([...words, '--placements', job])).toMatchObject({ code: 0, stderr: '' });
  expect(readFileSync(dxf, 'utf8')).toContain('pob_longitude=-86.25');
  expect(await command(words)).toMatchObject({ code: 0 });
  expect(readFileSync(dxf, 'utf8')).not.toContain('pob_longitude');
  const unknown = await command([...words, '--placements', 'job_none']);
  expect(unknown).toMatchObject({ code: 2 });
  expect(unknown.stderr).toContain('no_such_run');
  await service.close();
  await closeApp(app);
});

test('keys are made, listed and revoked', async () => {
  const made = await program(['keys', 'create', 'office scripts', '--data', data]);
  const prefix = made.stdout.slice(0, 16);
  // Alone on its line, so that a script can take it: KEY=$(deedproof keys create …).
  expect(made.stdout).toMatch(/^dp_live_\w{40}\n$/);
  expect(made.stderr).toContain(`Its prefix is ${prefix}.`);
  expect((await command(['keys', 'list', '--data', data])).stdout).toContain(`${prefix}  live`);
  const narrow = await command(['keys', 'create', 'drop box', '--scopes', 'submit,read', '--data', data]);
  const line = new RegExp(`${narrow.stdout.slice(0, 16)}  live .*  read,submit +drop box`);
  expect((await command(['keys', 'list', '--data', data])).stdout).toMatch(line);
  const odd = await program(['keys', 'create', 'odd', '--scopes', 'read,write', '--data', data]);
  expect([odd.code === 0, odd.stderr]).toEqual([false, expect.stringContaining('read, submit, delete, manage')]);
  expect((await command(['keys', 'revoke', prefix, '--data', data])).code).toBe(0);
  expect((await command(['keys', 'list', '--data', data])).stdout).toContain(`${prefix}  revoked`);
  expect((await command(['keys', 'revoke', 'dp_live_nobody00', '--data', data])).stderr).toContain('no_such_key');
});

test('keys are made, replaced and revoked while the service is at work in the folder', async () => {
  const app = await openApp({ data_dir: join(folder, 'served'), log: { write: () => undefined } });
  const service = await startService(app, { port: 0, renderer_dir: null });
  const runs = (key: string) =>
    fetch(`${service.address}/v1/runs`, { headers: { authorization: `Bearer ${key.trim()}` } }).then(
      ({ status }) => status,
    );
  const words = ['--data', join(folder, 'served')];
  const first = (await command(['keys', 'create', 'office', ...words])).stdout;
  expect(await runs(first)).toBe(200);
  const second = (await command(['keys', 'rotate', first.slice(0, 16), ...words])).stdout;
  expect([await runs(first), await runs(second)]).toEqual([401, 200]);
  expect((await command(['keys', 'revoke', second.slice(0, 16), ...words])).stdout).toContain('is revoked');
  expect(await runs(second)).toBe(401);
  await service.close();
  await closeApp(app);
});

test('documents, corrections and fabric go through the service that is at work in the folder', async () => {
  const open = join(folder, 'open');
  const app = await openApp({ data_dir: open, log: { write: () => undefined } });
  const service = await startService(app, { port: 0, renderer_dir: null });
  if (process.platform !== 'win32') expect(statSync(join(open, 'service.json')).mode & 0o777).toBe(0o600);
  const beside = (...words: string[]) => command([...words, '--data', open]);
  const fabric = join(root, 'resources', 'fabric', 'sample-township.geojson');
  expect(await program(['fabric', 'import', fabric, '--data', open])).toMatchObject({ code: 0, stderr: '' });
  const files = ['deed-with-a-blunder.txt', 'aliquot-deed.txt'].map((name) => join(samples, name));
  const read = await beside('extract', ...files, join(folder, 'none.txt'), '--out', join(folder, 'beside'));
  expect(read).toMatchObject({ code: 2, stdout: expect.stringMatching(/REVIEW +1:233 +5\.948 ac/) });
  expect(read.stderr).toContain('none.txt: there is no such file');
  const deed = join(folder, 'beside', 'deed-with-a-blunder.json');
  const change = '{"tract":0,"call":3,"field":"distance","before":301.44,"after":310.44}';
  expect((await beside('correct', deed, '--set', change)).stdout).toContain('1 corrected, 0 fitted');
  expect(await beside('correct', deed, '--set', change)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('stale_correction'),
  });
  const located = await beside('locate', join(folder, 'beside', 'aliquot-deed.json'));
  expect(located.stdout).toContain('in KS060990S0990W0 by the fabric');
  expect(await beside('verify', deed)).toMatchObject({ code: 0 });
  // The documents are the library's, as though they had been dropped there.
  const rows = await app.db.selectFrom('runs').select(['document', 'in_library']).orderBy('document').execute();
  expect(rows.map(({ document }) => document)).toEqual(['aliquot-deed.txt', 'deed-with-a-blunder.txt']);
  const taken = await program(['serve', '--port', String(service.port), '--data', join(folder, 'another')]);
  expect(taken).toMatchObject({ code: 2, stdout: '' });
  expect(taken.stderr).toContain(`Port ${service.port} is taken by another program`);
  await service.close();
  expect(existsSync(join(open, 'service.json'))).toBe(false);
  await closeApp(app);
});

describe('careless hands', () => {
  test('a document that lies where the results go is not written over', async () => {
    const here = mkdtempSync(join(folder, 'here-'));
    copyFileSync(join(samples, 'deed-with-a-blunder.txt'), join(here, 'deed.json'));
    const before = readFileSync(join(here, 'deed.json'), 'utf8');
    const ended = await command(['extract', join(here, 'deed.json'), '--out', here, '--data', data]);
    expect(ended.code).toBe(0);
    expect(readFileSync(join(here, 'deed.json'), 'utf8')).toBe(before);
    expect(body(join(here, 'deed.json.json')).document).toBe('deed.json');
  });

  test('one file that cannot be read does not keep the others from being verified', async () => {
    const bad = join(folder, 'bad.json');
    writeFileSync(bad, 'no JSON');
    const good = held('subdivision-lot-with-curves.json');
    const ended = await command(['verify', bad, join(folder, 'none.json'), good, '--data', data]);
    expect(ended.code).toBe(2);
    expect(ended.stdout).toContain(`good      ${good}`);
    expect(ended.stderr).toMatch(/bad\.json: invalid_json: .*\n.*none\.json: there is no such file/);
  });

  test.each([
    ['keyring.json', 'not a keyring', 'the signing keys cannot be read'],
    ['deedproof.db', 'not a database '.repeat(400), 'the database of the data folder is damaged'],
  ])('a damaged %s is said in a sentence, and left as it is', async (name, text, sentence) => {
    const damaged = mkdtempSync(join(folder, 'damaged-'));
    writeFileSync(join(damaged, name), text);
    const ended = await program(['keys', 'list', '--data', damaged]);
    expect(ended.code).toBe(2);
    expect(ended.stderr).toContain(sentence);
    expect(ended.stderr).not.toMatch(/^\s+at /m);
    expect(readFileSync(join(damaged, name), 'utf8')).toBe(text);
  });

  test('without its database a folder is not begun anew, and restore takes its documents up again', async () => {
    const lost = mkdtempSync(join(folder, 'lost-'));
    const deed = join(samples, 'deed-with-a-blunder.txt');
    const into = join(folder, 'lost-out');
    expect((await command(['extract', deed, '--out', into, '--data', lost])).code).toBe(0);
    for (const side of ['', '-wal', '-shm']) rmSync(join(lost, `deedproof.db${side}`), { force: true });
    const refused = await program(['serve', '--port', '0', '--data', lost]);
    expect(refused).toMatchObject({ code: 2, stdout: '' });
    expect(refused.stderr).toContain(`deedproof restore --data ${lost}`);
    expect(refused.stderr).not.toMatch(/^\s+at /m);
    const restored = await command(['restore', '--data', lost]);
    expect(restored).toMatchObject({ code: 0, stderr: '' });
    expect(restored.stdout).toContain('Back in the library with their signed results: 1.');
    rmSync(join(lost, 'keyring.json'));
    const keyless = await command(['extract', deed, '--out', into, '--data', lost]);
    expect(keyless.code).toBe(2);
    expect(keyless.stderr).toContain(`deedproof restore --new-signing-key --data ${lost}`);
    expect((await command(['restore', '--new-signing-key', '--data', lost])).code).toBe(0);
  });
});
