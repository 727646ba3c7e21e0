// The packed program around a real Electron: its command line and its window read what Node reads, out of the archive.
import { execFile, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { clientOf, type Fetch } from '#core/api/client.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import {
  electronAtHand,
  ended,
  inElectron,
  openScreenForElectron,
  ROOT,
  readByNode,
  SWITCHES,
  timelessOf,
  whereRun,
  withoutScreen,
} from '#test/e2e/real-electron.ts';
import { writeSampleFiles } from '#test/e2e/sample-files.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const PATIENCE_MS = 900_000;
const run = promisify(execFile);
const folder = temporaryFolder('packaged');
const at = (name: string) => join(folder, name);
const bodyIn = (path: string) => JSON.parse(readFileSync(at(path), 'utf8')) as ExtractResponse;
const resultName = (name: string) => `${name.replace(/\.\w+$/, '')}.json`;
const environment = { ...process.env, DEEDPROOF_DATA: at('data') };

describe('the packed program', () => {
  let program = '';
  let names: string[] = [];
  const command = (...words: string[]) =>
    run(program, [...SWITCHES, ...words], { cwd: folder, env: withoutScreen(environment) });

  beforeAll(
    () =>
      whereRun(async () => {
        const { arch } = electronAtHand();
        const words = [join(ROOT, 'src-main/cli/package.ts'), '--layout', at('packed'), '--electron'];
        await run(process.execPath, words, { cwd: ROOT });
        program = at(`packed/${arch === 'x64' ? 'linux-unpacked' : `linux-${arch}-unpacked`}/deedproof`);
        names = await writeSampleFiles(folder);
        await readByNode(names.map(at), at('node'), at('node-data'));
      }),
    PATIENCE_MS,
  );
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  inElectron(
    'reads a PDF, a TIFF, a PNG and a text from the command line as Node does, without a screen',
    async () => {
      await command('extract', ...names, '--out', at('command'));
      for (const name of names.map(resultName)) {
        expect(timelessOf(bodyIn(`command/${name}`)), name).toEqual(timelessOf(bodyIn(`node/${name}`)));
      }
      expect(bodyIn('command/deed.json').text_source).toBe('text_layer');
    },
    PATIENCE_MS,
  );

  inElectron(
    'reads the same in its window, with a key that its command line made',
    async () => {
      const screen = await openScreenForElectron();
      const log = at('data/logs/deedproof.log');
      rmSync(log, { force: true });
      const window = spawn(program, SWITCHES, { env: { ...environment, ...screen.env }, stdio: 'ignore' });
      try {
        const address = () =>
          existsSync(log) ? /"address":"([^"]+)"/.exec(readFileSync(log, 'utf8'))?.[1] : undefined;
        await expect.poll(address, { timeout: PATIENCE_MS }).toBeDefined();
        const key = (await command('keys', 'create', 'smoke')).stdout.trim();
        const asking = clientOf(address() ?? '', key, fetch as unknown as Fetch);
        for (const name of names) {
          const headers = { 'content-type': 'application/octet-stream', 'x-document-name': basename(name) };
          const { value } = await asking.call('extract', { body: readFileSync(at(name)), headers });
          expect(timelessOf(value), name).toEqual(timelessOf(bodyIn(`node/${resultName(name)}`)));
        }
      } finally {
        const gone = ended(window);
        // Asked to end, it would ask back where a document is still being read.
        window.kill('SIGKILL');
        await gone;
        screen.close();
      }
    },
    PATIENCE_MS,
  );
});
