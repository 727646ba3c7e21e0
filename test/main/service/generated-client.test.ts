// A client that a standard generator makes of the service's own OpenAPI document: it compiles, and it does the work.
import { execFile } from 'node:child_process';
import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTypeScript } from '#main/cli/make-clients.ts';
import { ROOT } from '#test/house/source-files.ts';
import { pdfOf } from '#test/support/scan-pdf.ts';
import { DEED, type Stand, standService } from '#test/support/service.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const run = promisify(execFile);
const folder = temporaryFolder('client');
const at = (name: string) => join(folder, name);
const SAMPLE = join(ROOT, 'resources', 'samples', 'deed-with-a-blunder.txt');

/** Names that the program shares with the client, spelt once. */
const TYPES = `export type { ExtractResponse, JobState } from './client.ts';
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
  files: ['client.ts', 'office-types.ts', 'office-tool.ts'],
};

let stand: Stand;
beforeAll(async () => {
  stand = await standService();
  writeFileSync(at('openapi.json'), await (await fetch(`${stand.service.address}/openapi.json`)).text());
  writeFileSync(at('package.json'), '{"type":"module","private":true}');
  writeFileSync(at('tsconfig.json'), JSON.stringify(COMPILER));
  writeFileSync(at('office-types.ts'), TYPES);
  copyFileSync(join(ROOT, 'test', 'golden', 'api', 'office-tool.txt'), at('office-tool.ts'));
  const pdf = await pdfOf((page) => void page.font('Times-Roman').fontSize(12).text(DEED));
  writeFileSync(at('deed.pdf'), pdf);
  await makeTypeScript(at('openapi.json'), folder);
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
