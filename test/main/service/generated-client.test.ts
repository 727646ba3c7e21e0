// The clients that are made of the service's own OpenAPI document: they compile, and they do the work.
import { execFile, spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#core/api/endpoint.ts';
import { endpoints } from '#core/api/endpoints.ts';
import { makeClients } from '#main/cli/make-clients.ts';
import { ROOT } from '#test/house/source-files.ts';
import { SELF_MADE } from '#test/support/office.ts';
import { pdfOf } from '#test/support/scan-pdf.ts';
import { DEED, type Stand, standService } from '#test/support/service.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const run = promisify(execFile);
const folder = temporaryFolder('client');
const at = (name: string) => join(folder, name);
const SAMPLE = join(ROOT, 'resources', 'samples', 'deed-with-a-blunder.txt');

/** Names that the program shares with the client, spelt once. */
const TYPES = `export type { ExtractResponse, JobState } from './deedproof.ts';
export type RequestHeaders = Record<string, string>;
export interface SentWith extends RequestInit { headers: RequestHeaders }
`;

const COMPILER = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'nodenext',
    allowImportingTsExtensions: true,
    erasableSyntaxOnly: true,
    skipLibCheck: true,
    types: ['node'],
    typeRoots: [join(ROOT, 'node_modules', '@types')],
  },
  files: ['deedproof.ts', 'office-types.ts', 'office-tool.ts'],
};

let stand: Stand;
beforeAll(async () => {
  stand = await standService({ office: SELF_MADE });
  writeFileSync(at('package.json'), '{"type":"module","private":true}');
  writeFileSync(at('tsconfig.json'), JSON.stringify(COMPILER));
  writeFileSync(at('office-types.ts'), TYPES);
  copyFileSync(join(ROOT, 'test', 'golden', 'api', 'office-tool.txt'), at('office-tool.ts'));
  const pdf = await pdfOf((page) => void page.font('Times-Roman').fontSize(12).text(DEED));
  writeFileSync(at('deed.pdf'), pdf);
  await makeClients(await (await fetch(`${stand.service.address}/openapi.json`)).json(), folder);
});
afterAll(() => stand.close());

test('the generated client and a program written against it compile', async () => {
  const compiler = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  const compiled = run(process.execPath, [compiler, '-p', folder]).then(({ stdout }) => ({ stdout, code: 0 }));
  const { stdout, code } = await compiled.catch((fault: { stdout: string; code: number }) => fault);
  expect({ stdout, code }).toEqual({ stdout: '', code: 0 });
});

test('the program reads, corrects, files, waits and is refused as the contract says', async () => {
  const env = { ...process.env, KEY: await stand.key('seat'), SESSION: stand.service.session_token };
  const { stdout } = await run(process.execPath, [at('office-tool.ts'), SAMPLE, at('deed.pdf')], { env });
  expect(JSON.parse(stdout)).toEqual({
    extract: ['pasted-text', 'raw.pdf', 'form.pdf'],
    suspect: ['REVIEW', 'distance', 301.44, 310.44],
    upload: true,
    staged: 1,
    corrected: [1, 'Office', true],
    verify: { signature: 'good', verdicts_agree: true, differences: [] },
    certificate: '%PDF-',
    dxf: true,
    geopackage: 'SQLite format 3',
    geojson: 'FeatureCollection',
    located: 0,
    job: ['queued', 'succeeded', 1],
    batch: [
      2,
      [
        ['one.txt', true],
        ['two.pdf', true],
      ],
    ],
    stagedBatch: 1,
    placed: 1,
    fabric: 'SQLite format 3',
    unplaced: 1,
    runs: 2,
    deleted: 1,
    revoked: true,
    keys: ['Office live', 'Second tool revoked', 'Second tool revoked'],
    usage: expect.any(Number),
    refusals: [
      'no_such_job',
      'invalid_api_key',
      'revoked_api_key',
      ['stale_correction', 310.44],
      'attestation_mismatch',
      ['query', 'limit'],
    ],
  });
});

const has = (program: string, word: string): boolean => spawnSync(program, [word]).status === 0;
const PYTHON = ['python3', 'python'].find((name) => has(name, '--version'));

test.skipIf(PYTHON === undefined)(
  'a script over the client for Python hands in, waits, fetches, checks and pages at the office’s server',
  async () => {
    copyFileSync(join(ROOT, 'test', 'golden', 'api', 'office-script.txt'), at('office_script.py'));
    const certificate = join(stand.data_dir, 'tls-certificate.pem');
    const words = [stand.service.office?.address ?? '', await stand.key('seat'), certificate, at('deed.pdf')];
    const { stdout } = await run(PYTHON ?? '', [at('office_script.py'), ...words]);
    expect(JSON.parse(stdout)).toEqual({
      job: [true, 'Grüße.pdf', 'PASS'],
      staged: 'staged.pdf',
      batch: [2, ['one.pdf', 'zwei "ö".pdf']],
      pasted: 'text',
      corrected: [1, 'good'],
      verify: 'good',
      files: ['%PDF-', 'SQLite', 'FeatureCollection'],
      pages: [4, ['Grüße.pdf']],
      run: 'order 7',
      refused: [
        [404, 'no_such_job', []],
        [422, '', ['detail']],
        [401, 'invalid_api_key', []],
        [422, 'stale_correction', ['current']],
      ],
      unsafe: [false, false],
      deleted: 1,
    });
  },
);

/** What a program asks for; the rest is for windows and browsers, or another company's machine. */
const ASKED = Object.entries(endpoints as Record<string, Endpoint>)
  .filter(
    ([name, { caller, reply }]) =>
      caller !== 'desktop' && reply !== 'redirect' && !/Webhook|signOut|DeskSignIn/.test(name),
  )
  .map(([name]) => name.toLowerCase());

test.each([
  ['Python', 'deedproof.py', /^ {4}def ([a-z]\w+)\(self/gm],
  ['C#', 'Deedproof.cs', /^ {8}public (?:async )?Task<.+> (\w+)Async\(/gm],
])('the client for %s asks for all that the contract has for programs', (_, file, method) => {
  const made = [...readFileSync(at(file), 'utf8').matchAll(method)].map(([, name = '']) => name.replaceAll('_', ''));
  expect(made.map((name) => name.toLowerCase())).toEqual(expect.arrayContaining(ASKED));
});

test.skipIf(!has('mcs', '--version'))('the client for C# parses', async () => {
  await run('mcs', ['-langversion:7.2', '--parse', at('Deedproof.cs')]);
});
